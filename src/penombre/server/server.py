"""One server process: its open rooms, who may ask for how much, and what is looked after now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.types import Scope

from penombre.server.client_address import client, network
from penombre.server.limits import Buckets, Tally
from penombre.server.logs import Log
from penombre.server.match.replay import Replays
from penombre.server.node import Node
from penombre.server.notices import Notice
from penombre.server.refusal import Refusal
from penombre.server.room.lost_entries import find_and_tell
from penombre.server.room.open_rooms import OpenRooms
from penombre.server.settings import Settings
from penombre.store import Missing, Store, StoreFailed

TEND: Final = 2.0
"""Seconds between two looks at idle rooms, dead nodes and slow matches."""
SWEEP: Final = 3600.0
"""Seconds between two looks at what is too old to keep."""

log: Final = Log("site")


class Server(Node):
    """A node with its rooms, as endpoints and sockets see it."""

    def __init__(self, settings: Settings, store: Store, *, address: str, routes: tuple[str, ...] = ()) -> None:
        super().__init__(settings, store, address=address, routes=routes)
        self.rooms: Final = OpenRooms(self)
        self.replays: Final = Replays()
        limits = settings.limits
        self.requests: Final = Buckets(limits.requests)
        self.new_rooms: Final = Buckets(limits.rooms)
        self.new_guests: Final = Buckets(limits.guests)
        self.changes: Final = Buckets(limits.changes)
        self.wrong_keys: Final = Buckets(limits.wrong_keys)
        self.chat: Final = Buckets(limits.chat)
        self.sockets_by_address: Final = Tally(limits.sockets_per_address)
        self.sockets_by_guest: Final = Tally(limits.sockets_per_guest)
        self.closing = False
        self._tending: asyncio.Task[None] | None = None
        self.metrics.rooms_loaded.read = lambda: len(self.rooms.open)
        self.metrics.matches_loaded.read = lambda: sum(live.conductor is not None for live in self.rooms.open.values())
        self.metrics.matches_driving.read = lambda: sum(live.drives() for live in self.rooms.open.values())

    async def start(self) -> None:
        """Look whether everything is there that was acknowledged, and begin to look after rooms."""
        self._say_what_is_missing(await find_and_tell(self.store, self.now()))
        await self.open(self._still_due)
        await self.store.beat(self.now())
        self.store.listen(self.rooms.heard)
        self._tending = asyncio.get_running_loop().create_task(self._tend())

    async def close(self) -> None:
        """Finish what is under way, keep what is in memory, let go."""
        self.closing = True
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
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

    def count_request(self, network: str) -> None:
        """Refuse more requests from one network than the limit allows."""
        if not self.requests.take(network, self.loop_time()):
            raise Refusal("too_fast", "too many requests from your network: wait a little")

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

    async def _tend(self) -> None:
        swept = float("-inf")
        while True:
            await asyncio.sleep(TEND)
            try:
                await self.store.beat(self.now())
                await self.rooms.tend()
                if self.settings.keep_days and self.loop_time() - swept > SWEEP:
                    swept = self.loop_time()
                    gone = await self.store.purge(self.now() - self.settings.keep_days * 86_400_000)
                    if gone:
                        log.info("purged", count=gone)
                        await self.rooms.drop_deleted()
            except Exception as error:
                if isinstance(error, StoreFailed):
                    self.note_failure()
                log.error("tending failed", error)

    def _still_due(self, notice: Notice) -> bool:
        """Whether the table still waits for the guest, as far as this node knows."""
        live = self.rooms.open.get(notice.room)
        return live is None or live.awaits(notice.guest)
