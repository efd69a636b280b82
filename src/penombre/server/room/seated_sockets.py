"""The open sockets of a room on this node, by the seat they look from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from penombre.engine import Seat
from penombre.server.open_socket import Socket


class SeatedSockets:
    """Every socket of a room; those of spectators are at `TABLE`."""

    def __init__(self) -> None:
        self._by_seat: Final[dict[Seat, list[Socket]]] = {}

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    def __iter__(self) -> Iterator[Socket]:
        """All of them as they are now, whoever comes and goes meanwhile."""
        return iter([socket for sockets in self._by_seat.values() for socket in sockets])

    def at(self, seat: Seat) -> list[Socket]:
        """The sockets of one seat."""
        return self._by_seat.get(seat, [])

    def seats(self) -> set[Seat]:
        """Every seat that has one."""
        return set(self._by_seat)

    def add(self, socket: Socket) -> None:
        """A socket looks from its seat now."""
        self._by_seat.setdefault(socket.seat, []).append(socket)

    def remove(self, socket: Socket, seat: Seat) -> bool:
        """A socket does not look from this seat any more; whether none does."""
        sockets = self._by_seat.get(seat, [])
        if socket in sockets:
            sockets.remove(socket)
        if not sockets:
            self._by_seat.pop(seat, None)
        return not sockets
