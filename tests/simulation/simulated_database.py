"""A database that several simulated nodes share, and all that can go wrong between a node and it.

The rows lie in an SQLite in memory, so the queries of `penombre.store` are the real ones. What is simulated is the way:
a unit of work leaves a node, reaches the database a little later, and word of it comes back later still. It may fail
on either way, hang, or arrive after the node gave up. With several nodes it behaves as PostgreSQL does: locks and word
from other nodes live on connections that can be cut. With one it behaves as the SQLite store: units are done in order.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct
from tests.simulation.simulated_loop import settle

from penombre.store.database import P, Query, Row, T, Tell, Value, Work
from penombre.store.migrations import brought_up_to_date
from penombre.store.pg_notify import DOUBT_SECONDS
from penombre.store.rows import Deposed, Listener, Missing, StoreFailed
from penombre.store.sqlite import DIALECT
from penombre.store.sqlite_units import Append, run, translated

EPOCH = 1_800_000_000_000
"""Milliseconds since the epoch at which every simulation begins."""
UNKNOWN = "the connection was lost, and whether this was written is not known"
LOST = "the connection was lost: nothing was written"
FULL = "the disk is full: nothing was written"
DOWN = "the database cannot be reached"
UNREADABLE = "the database refused: too much is asked of it"

AFTER = 1e-6
"""Seconds between two units of work that follow each other on one connection."""
NOTICED = 10.0
"""Seconds after which a node has noticed at the latest that a connection died without a word."""
RECONNECTED = 2.0
"""Seconds that it takes a node at most to connect again."""


class Fate(Struct):
    """What becomes of one unit of work."""

    out: float
    """Seconds until the database has it."""
    back: float
    """Seconds until the node hears of it."""
    name: str = ""
    """What goes wrong: `lost` before it is done, `unheard` after, `late`: done after the node was told it failed."""


class Weather:
    """What goes wrong on the way to the database at the moment: nothing, until a fault is injected."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.slowness = 1.0
        self.disk_full = False
        self.down = False
        self.unreadable = False
        """Whether what is written is, and nothing can be read."""
        self.unreadable_next = 0.0
        """For so many seconds nothing can be read, from the next change of a room on."""
        self.next: list[tuple[str, str]] = []
        """What happens to the next units of a kind (`append`, `write` or `read`), each once."""

    def fate_of(self, kind: str, *, several: bool = True) -> Fate:
        """What becomes of the unit that is about to leave."""
        rng, slowness = self.rng, self.slowness
        fate = Fate((0.0003 + 0.002 * rng.random()) * slowness, (0.0003 + 0.002 * rng.random()) * slowness)
        for place, (wanted, name) in enumerate(self.next):
            if wanted == kind:
                del self.next[place]
                # The only node has its file at hand, and knows what was written.
                return self._struck(fate, name if several or name in ("lost", "hang") else "lost")
        return fate

    def _struck(self, fate: Fate, name: str) -> Fate:
        if name == "hang":
            fate.out += self.rng.uniform(0.5, 8.0)
            return fate
        if name == "late":
            fate.back = fate.out + self.rng.uniform(0.0, 0.5)
            fate.out = fate.back + self.rng.uniform(0.001, 3.0)
        fate.name = name
        return fate


class SharedDatabase:
    """The rows that outlive every node, the locks, and who is connected."""

    def __init__(self, rng: Random, *, several: bool, connection: sqlite3.Connection | None = None) -> None:
        self.rng = rng
        self.several = several
        self.weather = Weather(rng)
        self.connection = connection or empty_connection()
        self.locks: dict[str, SimulatedDatabase] = {}
        self.sessions: list[SimulatedDatabase] = []
        self.happened: Counter[str] = Counter()
        """What went wrong, and how often."""
        self.noted: Callable[..., None] = lambda *what: None
        """Called with whatever happens here."""
        self.settled_at = 0.0
        """When everything that is under way will have come to its end."""
        self.appended: dict[tuple[str, int], float] = {}
        """When each entry of a log became durable."""
        self.sent: dict[tuple[str, int], float] = {}
        """When a node sent each of them, whatever its clocks said."""
        self.units = 0
        """How many units of work have written something."""

    def done(self, work: Work[T], teller: SimulatedDatabase) -> T:
        """Do a unit of work, whole or not at all, and tell the other nodes."""
        connection = self.connection
        topics: list[str] = []
        connection.execute("SAVEPOINT unit")
        try:
            result = run(connection, _overheard(work, topics))
        except BaseException:
            connection.execute("ROLLBACK TO unit")
            connection.execute("RELEASE unit")
            raise
        connection.execute("RELEASE unit")
        self.units += 1
        for topic in topics:
            self.tell(topic, teller)
        return result

    def tell(self, topic: str, teller: SimulatedDatabase) -> None:
        """Tell every node but one, unless that cannot know whether it was done."""
        if topic.startswith("room:") and self.weather.unreadable_next:
            teller.cannot_read(self.weather.unreadable_next)
        for session in self.sessions:
            if session is not teller or session.hears_itself():
                session.hear(topic)


class SimulatedDatabase:
    """The connection of one node to the shared database: a `Database`."""

    def __init__(self, shared: SharedDatabase, node: str) -> None:
        self.node = node
        self.shared = shared
        self._loop = asyncio.get_running_loop()
        self._outside = Context()
        self._queues: dict[str, float] = defaultdict(float)
        """By kind of connection, when the last unit on it arrives: none overtakes another there."""
        self._closed = False
        self._held: set[str] = set()
        self._locks_up = True
        """Whether the connection that locks live on stands, as far as the node knows."""
        self._locks_dead = False
        """Whether it does not, and the node has not noticed."""
        self._signature = f"{node} {next(_signatures)}"
        self._hears = True
        self._hears_itself_until = 0.0
        self._listeners: list[tuple[Listener, Context]] = []
        shared.sessions.append(self)
        if not shared.several:
            # The only node: whoever was here before is not any more.
            shared.connection.execute("DELETE FROM presence")
            shared.connection.execute("DELETE FROM nodes")
        shared.connection.execute("INSERT OR IGNORE INTO nodes (id, at) VALUES (?, 0)", (node,))

    # -- units of work ---------------------------------------------------------------------------------------

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """A unit of work that is one statement."""
        return await self.write(_one, sql, values)

    async def write(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work, durably."""
        return await self._sent("write", lambda: self.shared.done(work(*args, **named), self))

    async def write_once(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work, durably: nothing is ever begun again here."""
        return await self.write(work, *args, **named)

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one query."""
        return await self._sent("read", lambda: run(self.shared.connection, _one(sql, values)))

    async def read(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """A long unit of work that only reads."""
        return await self._sent("read", lambda: run(self.shared.connection, work(*args, **named)))

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int, *, driving: bool) -> None:
        """Add to the log of a match that ends at `after`, or `Conflict`; `Deposed` if another node drives it."""
        lines, sent_at = list(entries), self._loop.time()
        signature = self.signature(match) if driving else None

        def added() -> None:
            if signature is not None and self._signed(match) != signature:
                raise Deposed(match)
            # Nobody waits for the future of this one: it is its statements that are wanted.
            self.shared.done(Append(_NOBODY, match, after, lines, at).begin(), self)
            for seq in range(after + 1, after + len(lines) + 1):
                self.shared.appended[match, seq] = self._loop.time()
                self.shared.sent[match, seq] = sent_at
            self.shared.tell(f"match:{match}", self)

        await self._sent("append", added)

    async def missing(self) -> Missing:
        """There is no mark."""
        return Missing()

    async def remark(self) -> None:
        """There is no mark."""

    async def sound(self) -> str:
        """There is no file."""
        return ""

    def trouble(self, reserve: int) -> str:
        """Why nothing can be written."""
        return FULL if self.shared.weather.disk_full else ""

    async def erase(self) -> None:
        """There is no file."""

    async def drives(self, match: str) -> bool:
        """Whether the lock of a match is held, and nobody took it since."""
        if not self.shared.several:
            return True
        signature = self._signature_of(match)
        return signature is not None and await self._sent("read", lambda: self._signed(match) == signature)

    def signature(self, match: str) -> str | None:
        """What was signed when the lock was taken; `Deposed` if it is not held any more, as far as is known."""
        signature = self._signature_of(match)
        if self.shared.several and signature is None:
            raise Deposed(match)
        return signature if self.shared.several else None

    async def time(self) -> int | None:
        """The time by the clock of the database, which is right."""
        if not self.shared.several:
            return None
        return await self._sent("read", lambda: EPOCH + int(self._loop.time() * 1000))

    async def cut_off(self, node: str) -> None:
        """Cut the connections of another node, which notices as soon as it can."""

        def cut() -> None:
            for session in list(self.shared.sessions):
                if session.node == node:
                    session.lose_locks()
                    session.notice()
                    session.stop_hearing(most=RECONNECTED)

        await self._sent("read", cut)

    def _signature_of(self, match: str) -> str | None:
        return self._signature if match in self._held and self._locks_up else None

    def _signed(self, match: str) -> str | None:
        row = self.shared.connection.execute("SELECT driver FROM matches WHERE id = ?", (match,)).fetchone()
        return row[0] if row else None

    async def _sent(self, kind: str, do: Callable[[], T]) -> T:
        if self._closed:
            raise StoreFailed("the store is closed")
        fate = self.shared.weather.fate_of(kind, several=self.shared.several)
        future: asyncio.Future[T] = self._loop.create_future()
        arrives = self._loop.time() + fate.out
        queue = self._queue_of(kind)
        if queue and fate.name != "late":
            arrives = self._queues[queue] = max(arrives, self._queues[queue] + AFTER)
        if fate.name == "late":
            self._strike(kind, fate.name)
            self._answer(fate.back, future, None, StoreFailed(UNKNOWN))
        self.shared.settled_at = max(self.shared.settled_at, arrives + fate.back)
        self._loop.call_at(arrives, self._arrives, kind, do, future, fate, context=self._outside)
        return await future

    def _queue_of(self, kind: str) -> str:
        """What a unit cannot overtake: the appends of its node; with one node, whatever is written before it."""
        if self.shared.several:
            return kind if kind == "append" else ""
        return "read" if kind == "read" else "write"

    def _arrives(self, kind: str, do: Callable[[], T], future: asyncio.Future[T], fate: Fate) -> None:
        shared, weather = self.shared, self.shared.weather
        result: T | None = None
        error: Exception | None = None
        if weather.down:
            self._strike(kind, "down")
            error = StoreFailed(DOWN)
        elif weather.unreadable and kind == "read":
            self._strike(kind, "refused")
            error = StoreFailed(UNREADABLE)
        elif weather.disk_full and kind != "read":
            self._strike(kind, "disk full")
            error = StoreFailed(FULL)
        elif fate.name == "lost":
            self._strike(kind, "lost")
            error = StoreFailed(LOST)
        else:
            try:
                result = do()
            except Exception as failure:
                error = translated(failure)
            shared.noted(self.node, kind, "done" if error is None else type(error).__name__)
            if fate.name == "unheard" and kind != "read" and error is None:
                self._strike(kind, "unheard")
                error = StoreFailed(UNKNOWN)
        if fate.name != "late":
            self._answer(fate.back, future, result, error)

    def _answer(self, back: float, future: asyncio.Future[T], result: T | None, error: Exception | None) -> None:
        self._loop.call_later(back, settle, future, result, error, context=self._outside)

    def _strike(self, kind: str, what: str) -> None:
        self.shared.happened[f"{kind}s {what}"] += 1
        self.shared.noted(self.node, kind, what)
        self._hears_itself_until = self._loop.time() + DOUBT_SECONDS

    # -- the other nodes -------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call this, where it was asked for, with every topic that another node told."""
        if self.shared.several:
            self._listeners.append((listener, copy_context()))

    def hear(self, topic: str) -> None:
        """Another node told something: it comes in order, unless the connection is cut."""
        if not self._hears or not self._listeners:
            return
        slowness = self.shared.weather.slowness
        at = max(
            self._queues["told"] + AFTER, self._loop.time() + (0.0003 + 0.003 * self.shared.rng.random()) * slowness
        )
        self._queues["told"] = at
        for listener, context in self._listeners:
            self._loop.call_at(at, self._pass_on, listener, topic, context=context)

    def cannot_read(self, seconds: float) -> None:
        """Nobody can read for a while: whatever has just been written has only been written."""
        weather = self.shared.weather
        weather.unreadable, weather.unreadable_next = True, 0.0
        self._loop.call_later(seconds, setattr, weather, "unreadable", False, context=self._outside)

    def hears_itself(self) -> bool:
        """Whether something failed on its way a while ago, and may be done all the same."""
        return self._loop.time() < self._hears_itself_until

    def _pass_on(self, listener: Listener, topic: str) -> None:
        if not self._closed:
            listener(topic)

    def stop_hearing(self, most: float = NOTICED + RECONNECTED) -> None:
        """The connection that word of other nodes comes on is cut; a while later it stands again."""
        self._hears = False
        after = self.shared.rng.uniform(0.1, most)
        self._loop.call_later(after, self.hear_again, context=self._outside)

    def hear_again(self) -> None:
        """The connection stands again: anything may have changed meanwhile."""
        if not self._hears:
            self._hears = True
            self.hear("*")

    async def take(self, match: str) -> bool:
        """Try to hold the lock of a match."""
        if not self.shared.several or (self._locks_up and match in self._held):
            return True
        if not self._locks_up or self.shared.weather.down:
            return False
        future: asyncio.Future[bool] = self._loop.create_future()
        self._on_locks(self._taken, match, future)
        return await future

    async def release(self, match: str) -> None:
        """Let go of the lock of a match."""
        if match in self._held:
            self._held.discard(match)
            future: asyncio.Future[None] = self._loop.create_future()
            self._on_locks(self._released, match, future)
            await future

    def _on_locks(
        self, do: Callable[[str, asyncio.Future[Any]], None], match: str, future: asyncio.Future[Any]
    ) -> None:
        fate = self.shared.weather.fate_of("lock")
        at = self._queues["locks"] = max(self._queues["locks"] + AFTER, self._loop.time() + fate.out)
        self._loop.call_at(at, do, match, future, context=self._outside)

    def _taken(self, match: str, future: asyncio.Future[bool]) -> None:
        stands = not self._closed and self._locks_up and not self._locks_dead
        free = stands and self.shared.locks.get(match, self) is self
        if free:
            self.shared.locks[match] = self
            self._held.add(match)
            self.shared.connection.execute("UPDATE matches SET driver = ? WHERE id = ?", (self._signature, match))
        self._answer(0.001, future, free, None)

    def _released(self, match: str, future: asyncio.Future[None]) -> None:
        if self.shared.locks.get(match) is self:
            del self.shared.locks[match]
        self._answer(0.001, future, None, None)

    def lose_locks(self) -> None:
        """The connection that locks live on dies: they are free at once, and this node notices that later."""
        self._free()
        self._locks_dead = True
        self._loop.call_later(self.shared.rng.uniform(0, NOTICED), self.notice, context=self._outside)

    def notice(self) -> None:
        """What died without a word is noticed, and opened again a little later."""
        if self._locks_dead:
            self._locks_dead, self._locks_up = False, False
            self._held.clear()
            self._loop.call_later(self.shared.rng.uniform(0.1, RECONNECTED), self.lock_again, context=self._outside)

    def lock_again(self) -> None:
        """The connection that locks live on stands again, under another signature."""
        if not self._locks_up:
            self._locks_up = True
            self._signature = f"{self.node} {next(_signatures)}"

    def _free(self) -> None:
        self.shared.locks = {match: by for match, by in self.shared.locks.items() if by is not self}

    # -- the end ---------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Let go of everything."""
        self.vanish()

    def vanish(self) -> None:
        """The process is gone: its connections end, and its locks with them."""
        self._closed = True
        self._held.clear()
        self._free()
        if self in self.shared.sessions:
            self.shared.sessions.remove(self)


_NOBODY: Any = None
_signatures = count(1)


def empty_connection() -> sqlite3.Connection:
    """An empty store in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA foreign_keys = ON")
    run(connection, brought_up_to_date(DIALECT))
    # How much of a match was written when it was first called finished.
    connection.execute("CREATE TEMP TABLE ends (match_id TEXT PRIMARY KEY, head INTEGER)")
    connection.execute(
        """CREATE TEMP TRIGGER ended AFTER UPDATE OF finished ON main.matches WHEN NEW.finished <> 0
        BEGIN INSERT OR IGNORE INTO ends VALUES (NEW.id, NEW.head); END"""
    )
    return connection


def _one(sql: str, values: tuple[Value, ...]) -> Work[list[Row]]:
    return (yield Query(sql, values))


def _overheard(work: Work[T], topics: list[str]) -> Work[T]:
    """A unit of work, with the topics that it tells written down."""
    try:
        step = next(work)
        while True:
            if isinstance(step, Tell):
                topics.append(step.topic)
            step = work.send((yield step))
    except StopIteration as end:
        result: T = end.value
        return result
