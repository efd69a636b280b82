"""One server process: its open rooms, who may ask for how much, and what is looked after now and then."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, LiteralString

from starlette.types import Scope

from penombre.server import logs
from penombre.server.client_address import client, network
from penombre.server.connections import Connections
from penombre.server.limits import Buckets, Tally
from penombre.server.logs import Log
from penombre.server.match.replay import Replays
from penombre.server.node import Node
from penombre.server.notices import Notice
from penombre.server.refusal import Refusal
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.lost_entries import find_and_tell
from penombre.server.room.open_rooms import OpenRooms
from penombre.server.settings import Settings
from penombre.store import Missing, Store, StoreFailed

BEAT: Final = 2.0
"""Seconds between two beats of this node, by which the others know that it is alive."""
TEND: Final = 2.0
"""Seconds between two looks at idle rooms, dead nodes and slow matches."""
SWEEP: Final = 3600.0
"""Seconds between two looks at what is too old to keep."""

DAY: Final = 86_400_000

LEFTOVERS: Final = 250
"""How many sockets may be closed before their memory is looked for: each is a cycle of 20 kB that Python finds late."""

log: Final = Log("site")


class Server(Node):
    """A node with its rooms, as endpoints and sockets see it."""

    def __init__(self, settings: Settings, store: Store, *, address: str, routes: tuple[str, ...] = ()) -> None:
        super().__init__(settings, store, address=address, routes=routes)
        self.rooms: Final = OpenRooms(self)
        self.replays: Final = Replays()
        limits = settings.limits
        self.connections: Final = Connections(limits, settings.proxies, self.metrics)
        self.requests: Final = Buckets(limits.requests)
        self.guest_requests: Final = Buckets(limits.guest_requests)
        self.new_rooms: Final = Buckets(limits.rooms)
        self.new_guests: Final = Buckets(limits.guests)
        self.changes: Final = Buckets(limits.changes)
        self.wrong_keys: Final = Buckets(limits.wrong_keys)
        self.chat: Final = Buckets(limits.chat)
        self.sockets_by_address: Final = Tally(limits.sockets_per_address)
        self.sockets_by_guest: Final = Tally(limits.sockets_per_guest)
        self.sockets_closed = 0
        """How many were closed since their memory was looked for."""
        self.closing = False
        self._chores: tuple[asyncio.Task[None], ...] = ()
        self._has_to_tend: Final = asyncio.Event()
        """Set where matches may have fallen free: nobody waits for the next look."""
        self.metrics.log_lines_left_out.read = logs.left_out
        self.metrics.rooms_loaded.read = lambda: len(self.rooms.open)
        self.metrics.matches_loaded.read = lambda: sum(live.conductor is not None for live in self.rooms.open.values())
        self.metrics.matches_driving.read = lambda: sum(live.drives() for live in self.rooms.open.values())

    async def start(self) -> None:
        """Look whether everything is there that was acknowledged, and begin to look after rooms."""
        await self.clock.compare(self.store.time)
        self._say_what_is_missing(await find_and_tell(self.store, self.wall()))
        await self.open(self._still_due)
        await self.store.beat(self.wall())
        self.store.listen(self.rooms.heard)
        loop = asyncio.get_running_loop()
        self._chores = (loop.create_task(self._beat()), loop.create_task(self._tend()))
        self.connections.start()
        if self.connections.most < self.settings.limits.connections:
            log.info("few files may be open, so few connections may be", count=self.connections.most)

    async def close(self) -> None:
        """Finish what is under way, keep what is in memory, let go."""
        self.closing = True
        self.connections.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.rooms.close()
        await super().close()

    def _say_what_is_missing(self, missing: Missing) -> None:
        if missing.replaced:
            log.error("another store was here before")
        if missing.commits:
            log.error("commits are missing", count=missing.commits)
        for loss in missing.losses:
            log.error("entries are missing", match=loss.match, room=loss.room, count=loss.lost)
        self.metrics.lost_commits.value = missing.commits
        self.metrics.lost_entries.value = sum(loss.lost for loss in missing.losses)

    def network_of(self, scope: Scope) -> str:
        """What a request counts by against limits."""
        return network(client(scope, self.settings.proxies).address)

    def count_request(self, network: str, guest: str = "") -> None:
        """Refuse more requests than the limits allow.

        Those of a known guest are their own first: what somebody else sends from the same network stops nobody there.
        """
        now = self.loop_time()
        if not (guest and self.guest_requests.take(guest, now)) and not self.requests.take(network, now):
            raise Refusal("too_fast", "too many requests from your network: wait a little")

    async def own_table(self, room: str, guest: str) -> LiveRoom | None:
        """A table by its id, if this guest sits there: coming to it is no try, however many others of theirs failed."""
        if not guest:
            return None
        try:
            live = await self.rooms.live(room)
        except Refusal:
            return None
        return live if live.room.seat_of(guest) is not None else None

    @contextmanager
    def tried(self, network: str) -> Iterator[None]:
        """A try at a link or a key that is given to few: from one network only so many may be wrong.

        Those that are tried at the same moment all count, so that it does not pay to try many at once.
        """
        if not self.wrong_keys.has(network, self.loop_time()):
            raise Refusal("too_fast", "too many wrong links and keys from your network: wait a minute")
        try:
            yield
        except Refusal as refusal:
            if refusal.problem.code in ("not_found", "bad_key", "bad_invite"):
                self.wrong_keys.owe(network, self.loop_time())
            raise

    async def _beat(self) -> None:
        """Apart from all that takes time: a node that does not beat loses its matches to others."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.clock.compare(self.store.time)
                if await self.store.beat(self.wall()):
                    log.warning("node fell silent")
                    self._has_to_tend.set()
            except Exception as error:
                self._failed("beat failed", error)

    async def _tend(self) -> None:
        swept: float | None = None
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_to_tend.wait(), TEND)
            self._has_to_tend.clear()
            if self.sockets_closed >= LEFTOVERS:
                self.sockets_closed = 0
                gc.collect()
            logs.say_what_was_left_out()
            try:
                await self.rooms.tend()
                now = self.loop_time()
                if self.settings.keep_days and (swept is None or now - swept > SWEEP):
                    passed, swept = 0.0 if swept is None else now - swept, now
                    await self._sweep(int(1000 * passed))
            except Exception as error:
                self._failed("tending failed", error)

    async def _sweep(self, passed: int) -> None:
        """Delete what is too old to keep, as far as the clock can be believed; so long ago was the last time."""
        now = self.wall()
        believed = await self.store.believed(now, passed)
        if now - believed > DAY:
            log.warning("clock is ahead of what is believed for deleting", ms=now - believed)
        if gone := await self.store.purge(believed - self.settings.keep_days * DAY):
            log.info("purged", count=gone)
            await self.rooms.drop_deleted()

    def _failed(self, what: LiteralString, error: Exception) -> None:
        if isinstance(error, StoreFailed):
            self.note_failure()
        log.error(what, error)

    def _still_due(self, notice: Notice) -> bool:
        """Whether the table still waits for the guest, as far as this node knows."""
        live = self.rooms.open.get(notice.room)
        return live is None or live.awaits(notice.guest)
