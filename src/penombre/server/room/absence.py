"""Who is away for too long or misses too much: a stand-in takes over in a match, another person hosts around one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from penombre.engine import CLOCK, Seat
from penombre.server.match import pace
from penombre.server.node import Node
from penombre.server.room import seating
from penombre.server.room_state import Room
from penombre.store import Deposed

HOST_AWAY: Final = 300.0
"""Seconds without the host before somebody who is here hosts, where no match is played."""


class Attended(Protocol):
    """A room, as far as it matters who is there."""

    @property
    def room(self) -> Room:
        """The room as it is stored."""

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people have a socket on any node."""

    def attended(self) -> bool:
        """Whether anybody who plays here is here."""

    def drives(self) -> bool:
        """Whether this node runs the match of the room."""

    async def look_who_is_here(self) -> None:
        """Ask the store again."""

    async def update(self, change: Callable[[Room], Room]) -> Room:
        """Change the room."""

    async def update_as_driver(self, change: Callable[[Room], Room]) -> None:
        """Change the room; `Deposed` if another node runs its match by now."""


class Absence:
    """The graces running for the people of one room, and what they missed."""

    def __init__(self, node: Node, live: Attended) -> None:
        self._node: Final = node
        self._live: Final = live
        self._graces: Final[dict[Seat, asyncio.TimerHandle]] = {}
        self._host_grace: asyncio.TimerHandle | None = None
        self._counting = 0
        """How many missed deadlines are being written down."""

    def watch(self) -> None:
        """Somebody who stays away longer than the grace gets a stand-in, as long as anybody else is here."""
        live, at_table = self._live, self._live.room
        grace = pace.GRACE[at_table.pace]
        away = {
            seat
            for seat, place in enumerate(at_table.places)
            if at_table.status == "playing" and place.kind == "person" and not place.stand_in and seat not in live.here
        }
        for seat in [seat for seat in self._graces if seat not in away]:
            self._graces.pop(seat).cancel()
        if grace is not None and live.attended():
            for seat in away - self._graces.keys():
                wait = grace * self._node.settings.tempo
                self._graces[seat] = asyncio.get_running_loop().call_later(wait, self._grace_over, seat)
        self._watch_host()

    def missed(self, seats: list[Seat]) -> None:
        """Time answered for these seats. Somebody who is away at a slow table has a stand-in from then on."""

        def change(now: Room) -> Room:
            for seat in seats:
                if seat != CLOCK:
                    away = now.pace == "days" and seat not in self._live.here
                    now = seating.stood_in(now, seat) if away else seating.missed(now, seat)
            return now

        async def count() -> None:
            try:
                await self._live.update(change)
            finally:
                self._counting -= 1

        if any(seat != CLOCK and self._live.room.places[seat].kind == "person" for seat in seats):
            self._counting += 1
            self._node.spawn(count())

    def answered(self, seat: Seat) -> None:
        """The person of a seat answered: whatever was missed before, they are back."""
        place = self._live.room.places[seat]
        if place.stand_in or place.missed or self._counting:
            self._node.spawn(self._live.update(lambda now: seating.returned(now, seat)))

    def close(self) -> None:
        """Watch nobody any more."""
        for handle in self._graces.values():
            handle.cancel()
        self._graces.clear()
        if self._host_grace is not None:
            self._host_grace.cancel()
            self._host_grace = None

    def _grace_over(self, seat: Seat) -> None:
        self._graces.pop(seat, None)
        if self._live.drives():
            self._node.spawn(self._stand_in(seat))

    async def _stand_in(self, seat: Seat) -> None:
        live = self._live
        await live.look_who_is_here()  # they may have come back to another node a moment ago
        if seat not in live.here and live.attended():
            with suppress(Deposed):  # the node that runs the match by now knows better
                await live.update_as_driver(lambda now: seating.stood_in(now, seat))

    def _watch_host(self) -> None:
        """Where no match is played, a host who stays away passes hosting on to somebody who is here."""
        live, at_table = self._live, self._live.room
        away = at_table.status != "playing" and at_table.seat_of(at_table.host) not in live.here and live.attended()
        if self._host_grace is not None and not away:
            self._host_grace.cancel()
            self._host_grace = None
        elif self._host_grace is None and away:
            wait = HOST_AWAY * self._node.settings.tempo
            self._host_grace = asyncio.get_running_loop().call_later(wait, self._host_is_away)

    def _host_is_away(self) -> None:
        self._host_grace = None
        self._node.spawn(self._pass_on_hosting())

    async def _pass_on_hosting(self) -> None:
        live = self._live
        await live.look_who_is_here()
        await live.update(lambda now: now if now.status == "playing" else seating.passed_on(now, live.here))
