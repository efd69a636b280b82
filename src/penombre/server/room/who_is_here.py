"""Who is here: the seats of one room with a socket on any node, as the store knows it, and what this node tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from penombre.engine import TABLE, Seat
from penombre.server.node import Node
from penombre.server.room.seated_sockets import SeatedSockets
from penombre.store import SeatsHere


class WhoIsHere:
    """The seats of one room that have a socket anywhere; `changed` is called when others have one."""

    def __init__(self, node: Node, room_id: str, sockets: SeatedSockets, changed: Callable[[], object]) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self._node: Final = node
        self._room_id: Final = room_id
        self._sockets: Final = sockets
        self._changed: Final = changed
        self._asked_at = float("-inf")
        """When the store was asked for what is known."""
        self._writing: Final = asyncio.Lock()
        self._unsaid: Final[set[Seat]] = set()
        """Seats that the store could not be told of: here, or not here any more."""

    async def say(self, seat: Seat) -> None:
        """Tell the store whether a seat has a socket on this node."""
        # One after the other, and each time as it is then: who goes and comes back at once is here in the end.
        async with self._writing:
            self._unsaid.add(seat)
            await self._node.store.set_here(self._room_id, seat, bool(self._sockets.at(seat)))
            self._unsaid.discard(seat)

    async def look(self) -> None:
        """Ask the store."""
        asked_at = self._node.loop_time()
        self._see(await self._node.store.here(self._room_id), asked_at)

    async def tend(self, stored: SeatsHere, asked_at: float) -> None:
        """Mend what the store has wrong, and believe the rest; this is what it said when it was asked at `asked_at`."""
        # A write that was given up may have come late, after the one that took its place.
        wrong = self._unsaid | ((self._sockets.seats() - {TABLE}) ^ stored.on_this_node)
        for seat in sorted(wrong):
            await self.say(seat)
        if wrong:
            await self.look()
        else:
            self._see(stored.anywhere, asked_at)

    def _see(self, seats: frozenset[Seat], asked_at: float) -> None:
        """Believe what the store said, unless it was asked again since and has answered that."""
        if asked_at < self._asked_at:
            return
        self._asked_at = asked_at
        if seats != self.seats:
            self.seats = seats
            self._changed()
