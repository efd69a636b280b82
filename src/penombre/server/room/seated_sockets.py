"""The open sockets of a room on this node, by the seat they look from."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from penombre.engine import Seat
from penombre.server.open_socket import Socket
from penombre.server.room_state import Room

_NOBODY: Final[dict[Socket, None]] = {}


class SeatedSockets:
    """Every socket of a room; those of spectators are at `TABLE`."""

    def __init__(self) -> None:
        self._by_seat: Final[dict[Seat, dict[Socket, None]]] = {}

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def __contains__(self, socket: Socket) -> bool:
        return socket in self.at(socket.seat)

    def __iter__(self) -> Iterator[Socket]:
        """All of them as they are now, whoever comes and goes meanwhile."""
        return iter([socket for sockets in self._by_seat.values() for socket in sockets])

    def at(self, seat: Seat) -> Set[Socket]:
        """The sockets of one seat, in the order they came."""
        return self._by_seat.get(seat, _NOBODY).keys()

    def seats(self) -> set[Seat]:
        """Every seat that has one."""
        return set(self._by_seat)

    def add(self, socket: Socket) -> None:
        """A socket looks from its seat now."""
        self._by_seat.setdefault(socket.seat, {})[socket] = None

    def remove(self, socket: Socket, seat: Seat) -> bool:
        """A socket does not look from this seat any more; whether none does."""
        sockets = self._by_seat.get(seat, {})
        sockets.pop(socket, None)
        if not sockets:
            self._by_seat.pop(seat, None)
        return not sockets


def seating_of(at_table: Room) -> tuple[object, ...]:
    """Whatever decides where sockets belong, and whether they do."""
    guests = [place.guest for place in at_table.places]
    return at_table.match, guests, at_table.listed, at_table.watching
