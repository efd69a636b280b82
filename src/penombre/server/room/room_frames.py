"""The frames of a room besides its match: made once for each seat, and once for all who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from penombre import wire
from penombre.engine import TABLE, Seat
from penombre.server.open_socket import Socket, encode
from penombre.server.room.seated_sockets import SeatedSockets
from penombre.server.room_state import Room

COUNTED: Final = 1.0
"""Seconds between two words of how many watch, at least: they come and go faster than anybody reads."""


class Shown(Protocol):
    """A room, as far as readers see it."""

    @property
    def room(self) -> Room:
        """The room as it is stored."""

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose people are here."""

    @property
    def unwanted(self) -> dict[Seat, frozenset[str]]:
        """By seat, the guests whom it does not want to read."""

    def shown(self, you: Seat | None) -> wire.Room:
        """The room as somebody on this seat sees it, or somebody on none."""


class RoomFrames:
    """What the sockets of one room are told besides its match."""

    def __init__(self, live: Shown, sockets: SeatedSockets) -> None:
        self.watchers = 0
        """How many watch, as everybody was told last."""
        self._live: Final = live
        self._sockets: Final = sockets
        self._made_of: tuple[object, ...] = ()
        self._made: Final[dict[Seat, bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def show_to(self, socket: Socket) -> None:
        """Show a socket the room from its seat, at once: from now on it may be let into the match at any moment."""
        socket.push(self.room(socket.seat))

    def room(self, seat: Seat) -> bytes:
        """The room as readers on this seat see it."""
        live = self._live
        made_of = (live.room, live.here, live.unwanted, self.watchers)
        if made_of != self._made_of:
            self._made_of = made_of
            self._made.clear()
        frame = self._made.get(seat)
        if frame is None:
            frame = self._made[seat] = encode(live.shown(None if seat == TABLE else seat))
        return frame

    def show_room(self, wanted: Callable[[Seat], bool] = lambda seat: True) -> None:
        """Show the room to everybody, or to some seats."""
        for seat in filter(wanted, self._sockets.seats()):
            frame = self.room(seat)
            for socket in self._sockets.at(seat):
                socket.push(frame)

    def count_watchers(self) -> None:
        """Somebody came to watch, or went: everybody is told how many there are, once in a while."""
        if self._timer is None:
            self._tell_watchers()

    def close(self) -> None:
        """Nobody is told anything any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_watchers(self) -> None:
        self._timer = None
        watchers = len(self._sockets.at(TABLE))
        if watchers == self.watchers:
            return
        self.watchers = watchers
        frame = encode(wire.Watchers(watchers))
        for socket in self._sockets:
            socket.push(frame)
        self._timer = asyncio.get_running_loop().call_later(COUNTED, self._tell_watchers)
