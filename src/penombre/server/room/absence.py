"""Who is away for too long: a stand-in takes over in a match, another person hosts around one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from penombre.engine import Seat
from penombre.server.match import pace
from penombre.server.room import seating

if TYPE_CHECKING:
    from penombre.server.room.live_room import LiveRoom

HOST_AWAY: Final = 300.0
"""Seconds without the host before somebody who is here hosts, where no match is played."""


class Absence:
    """The graces running for the people of one room."""

    def __init__(self, live: LiveRoom) -> None:
        self._live: Final = live
        self._graces: Final[dict[Seat, asyncio.TimerHandle]] = {}
        self._host_grace: asyncio.TimerHandle | None = None

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
                wait = grace * live.node.settings.tempo
                self._graces[seat] = asyncio.get_running_loop().call_later(wait, self._grace_over, seat)
        self._watch_host()

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
        live = self._live
        if live.conductor is not None and live.conductor.driver.driving:
            live.node.spawn(self._stand_in(seat))

    async def _stand_in(self, seat: Seat) -> None:
        live = self._live
        await live.look_who_is_here()  # they may have come back to another node a moment ago
        if seat not in live.here and live.attended():
            await live.update(lambda now: seating.stood_in(now, seat))

    def _watch_host(self) -> None:
        """Where no match is played, a host who stays away passes hosting on to somebody who is here."""
        live, at_table = self._live, self._live.room
        away = at_table.status != "playing" and at_table.seat_of(at_table.host) not in live.here and live.attended()
        if self._host_grace is not None and not away:
            self._host_grace.cancel()
            self._host_grace = None
        elif self._host_grace is None and away:
            wait = HOST_AWAY * live.node.settings.tempo
            self._host_grace = asyncio.get_running_loop().call_later(wait, self._host_is_away)

    def _host_is_away(self) -> None:
        self._host_grace = None
        self._live.node.spawn(self._pass_on_hosting())

    async def _pass_on_hosting(self) -> None:
        live = self._live
        await live.look_who_is_here()
        await live.update(lambda now: now if now.status == "playing" else seating.passed_on(now, live.here))
