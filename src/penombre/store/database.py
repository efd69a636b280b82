"""What the records ask of a database: units of work that happen whole or not at all, reads, and word to other nodes.

A unit of work is a generator: it yields what it wants done and is sent the rows. So each query is written once, whether
a thread runs it on SQLite or the event loop on PostgreSQL. Queries number their parameters `$1`, `$2`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from msgspec import Struct

from penombre.store.rows import Listener, Missing

T = TypeVar("T")
P = ParamSpec("P")

Value = str | int | bytes | None
Row = Sequence[Any]


class Query(Struct, frozen=True, gc=False):
    """A statement; its rows are sent back."""

    sql: str
    values: tuple[Value, ...] = ()


class Fill(Struct, frozen=True, gc=False):
    """A statement done once for each of many rows."""

    sql: str
    rows: Sequence[Row]


class Tell(Struct, frozen=True, gc=False):
    """Tell the other nodes, if and when the unit is committed, that something changed."""

    topic: str


class Reached(Struct, frozen=True, gc=False):
    """Note in the mark, once the unit is committed, how far the log of a match reaches and its last link."""

    match: str
    head: int
    link: bytes


class Unmark(Struct, frozen=True, gc=False):
    """Strike a match from the mark before the unit is committed: it is deleted, or its chain becomes another."""

    match: str


Step = Query | Fill | Tell | Reached | Unmark
Work = Generator[Step, list[Row], T]


class Dialect(Struct, frozen=True, gc=False):
    """In what the schema of one database is written differently from the other's."""

    bytes: str
    """The type of a column of bytes."""

    clustered: str
    """What a table says whose rows should lie in the order of its key."""

    tables: str
    """The query that lists the names of all tables."""

    guard: str
    """The statement that keeps two nodes from bringing one schema up to date at the same time."""


class Database(Protocol):
    """One SQLite file or one PostgreSQL database."""

    node: str

    async def close(self) -> None:
        """Finish what is under way, and let go of files, connections and locks."""

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """A unit of work that is one statement."""

    async def write(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work, durably. It may be begun again after it was rolled back, so it must not keep anything."""

    async def write_once(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work, durably, and never begin it again."""

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one query."""

    async def read(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """A long unit of work that only reads, all of it from the same moment, beside everything else."""

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int, *, driving: bool) -> None:
        """Add to the log of a match that ends at `after`, or `Conflict`; many matches share one commit.

        `Deposed` if `driving` and this process does not hold the lock of the match any more.
        """

    async def missing(self) -> Missing:
        """What this database has lost since a mark was set outside it; nothing where it keeps none."""

    async def remark(self) -> None:
        """Set the mark anew, to what is there now: what is missing was told."""

    async def sound(self) -> str:
        """What the database itself finds wrong with its files, if it can look; a long read."""

    def trouble(self, reserve: int) -> str:
        """What will keep it from writing soon, such as a disk with fewer free bytes than this."""

    async def erase(self) -> None:
        """What was deleted so far leaves the files too, as far as that is for this program to do."""

    def listen(self, listener: Listener) -> None:
        """Call this with every topic that another node told."""

    async def take(self, match: str) -> bool:
        """Try to hold a lock that falls free when this process ends in whatever way; True while it is held."""

    async def release(self, match: str) -> None:
        """Let go of the lock of a match."""

    async def drives(self, match: str) -> bool:
        """Whether the lock of a match is held, and nobody took it since."""

    def signature(self, match: str) -> str | None:
        """What this process has signed a match with that it runs; None where no other process could run it.

        `Deposed` if it does not hold the lock of the match any more, as far as it knows.
        """

    async def time(self) -> int | None:
        """The time by the database's own clock, where several processes share it."""

    async def cut_off(self, node: str) -> None:
        """Cut the connections of another process, and free its locks."""


def moved_on(match: str, after: int) -> str:
    """What a `Conflict` on a log says."""
    return f"the log of match {match} does not end at entry {after} any more"


class Part:
    """A part of a store: its queries, and what their rows are."""

    database: Database

    async def _one(self, kind: Callable[..., T], sql: str, *values: Value) -> T | None:
        """What the first row holds, if there is one."""
        rows = await self.database.fetch(sql, *values)
        return kind(*rows[0]) if rows else None

    async def _all(self, kind: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """What each row holds."""
        return [kind(*row) for row in await self.database.fetch(sql, *values)]
