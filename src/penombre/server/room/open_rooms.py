"""All rooms open on this node: found, followed, tended, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from penombre.server import room_state
from penombre.server.logs import Log
from penombre.server.match import pace
from penombre.server.node import Node
from penombre.server.refusal import Refusal
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.room_document import decode_room
from penombre.store import NOBODY_HERE, SeatsHere, StoreFailed

LEASE: Final = 60_000
"""Milliseconds after which another node looks at a slow match whose driver went silent."""
MOST_ROOMS: Final = 1000
"""How many rooms of one guest are looked at; more than anybody has."""

log: Final = Log("rooms")


class OpenRooms:
    """All rooms open on this node."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.open: Final[dict[str, LiveRoom]] = {}
        self._loading: Final[dict[str, asyncio.Future[LiveRoom]]] = {}
        self._overtaken: Final[set[str]] = set()
        """Rooms that another node changed while they were read."""

    async def live(self, id: str) -> LiveRoom:
        """A room, loaded if it is not yet."""
        found = self.open.get(id)
        if found is not None:
            found.idle_since = self.node.loop_time()  # whoever asks for it needs it for a while
            return found
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        self._loading[id] = future = asyncio.get_running_loop().create_future()
        try:
            row = await self.node.store.room(id)
            if row is None:
                raise room_state.no_such_table()
            live = LiveRoom(self.node, row, lambda: self.open.pop(id, None))
            await live.read_blocks()
            await live.look_who_is_here()
            self.open[id] = live
            if id in self._overtaken:
                self.node.spawn(self._follow(live))
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it; nobody waiting is no fault
            raise
        finally:
            del self._loading[id]
            self._overtaken.discard(id)
        return live

    async def stir(self, guest: str) -> None:
        """A guest changed a block list or signed out devices: all their tables look at that, on every node."""
        for live in list(self.open.values()):
            if any(socket.guest == guest for socket in live.sockets):
                await live.check_devices(guest)
        for row in await self.node.store.rooms_of(guest, MOST_ROOMS):
            if decode_room(row.body).seat_of(guest) is not None:
                await (await self.live(row.id)).update(lambda now: replace(now, stirred=now.stirred + 1))

    async def drop_deleted(self) -> None:
        """Rooms were purged: whoever is still in one is told."""
        for live in list(self.open.values()):
            try:
                async with live.lock:
                    await live.reload()
            except Refusal:
                await live.close()

    def heard(self, topic: str) -> None:
        """Another node changed something."""
        kind, _, id = topic.partition(":")
        for live in list(self.open.values()):
            if kind == "*" or (kind == "room" and live.id == id):
                self.node.spawn(self._follow(live))
            if live.conductor is not None and (kind == "*" or (kind == "match" and live.conductor.match_id == id)):
                live.conductor.fell_behind()
            if live.loading and (kind == "*" or (kind == "match" and live.loading == id)):
                live.overtaken = True
        for loading in self._loading:
            if kind == "*" or (kind == "room" and loading == id):
                self._overtaken.add(loading)

    async def _follow(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                await live.reload()
            await live.look_who_is_here()
        except StoreFailed:
            live.doubtful = True  # nobody tells it again: whoever tends the rooms looks
            raise

    async def tend(self) -> None:
        """Now and then: let idle rooms go, take over from dead nodes, wake slow matches whose time has come."""
        now = self.node.loop_time()
        here = await self.node.store.everybody_here()
        await self._clear(here)
        for live in list(self.open.values()):
            with self._apart(live.id):
                if live.is_idle(now):
                    del self.open[live.id]
                    await live.close()
                else:
                    await live.tend(here.get(live.id, NOBODY_HERE), now)
        slow = [
            live.conductor.match_id
            for live in self.open.values()
            if live.room.pace == "days" and live.conductor is not None and live.conductor.driver.driving
        ]
        for match_id in slow:
            await self.node.store.set_wake(match_id, self.node.wall() + LEASE)
        latest = self.node.wall() + int(pace.DAY * 1000 * max(1.0, self.node.settings.tempo)) + LEASE
        for row in await self.node.store.due_matches(self.node.wall(), 50, latest=latest):
            # Whatever becomes of it, the others must not wait behind it.
            await self.node.store.set_wake(row.id, self.node.wall() + LEASE)
            with self._apart(row.room):
                live = await self.live(row.room)
                live.idle_since = now
                await live.conducted()

    async def _clear(self, here: dict[str, SeatsHere]) -> None:
        """Nobody is here in rooms that are not open, whatever a write that failed or came late left behind."""
        for room_id, seats in here.items():
            for seat in seats.on_this_node:
                if room_id not in self.open and room_id not in self._loading:
                    with self._apart(room_id):
                        await self.node.store.set_here(room_id, seat, False)

    @contextmanager
    def _apart(self, room_id: str) -> Iterator[None]:
        """What goes wrong with one room is logged, and the others are tended all the same."""
        try:
            yield
        except Exception as error:
            log.error("tending failed", error, room=room_id)

    async def close(self) -> None:
        """Let everything go."""
        for live in list(self.open.values()):
            with self._apart(live.id):
                await live.close()
        self.open.clear()
