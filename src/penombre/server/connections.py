"""The connections of a server: how many there may be, how long each may keep it waiting, and who goes for another.

A connection is at work while the server owes it something, and waits while its other side does: a request to be asked,
the rest of one, an answer to be read. Whoever keeps the server waiting for too long is hung up on, and where there is
no room for a newcomer the one that has waited longest makes it: silence never keeps anybody out. Sockets do not wait,
and are counted apart: where an address has too many, whoever holds most of them makes room for who holds fewer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from math import inf
from typing import Final

from penombre.server import freed_memory, open_files
from penombre.server.client_address import network
from penombre.server.guest_turns import GuestTurns
from penombre.server.limits import Buckets, Limits
from penombre.server.metrics import Metrics

KEY: Final = "connections"
"""What protocols find them by in the state of the application."""
LOOK: Final = 1.0
"""Seconds between two looks at who waits for too long."""
CROWD: Final = 200
"""How many connections there have to be for their memory to be worth giving back."""
FOR_SOCKETS: Final = 7 / 8
"""The part of all connections that may be sockets, which stay: the others are for whoever asks something."""


class Connection(asyncio.Protocol):
    """What is counted of one connection, whatever protocol it speaks."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _connections: Connections
    network = ""
    whose = b""
    """Of a socket: the hash of the cookie it was opened with."""
    until = inf
    """The moment at which it has waited for too long."""
    unread = 0
    """Bytes that wait to be read, where there are more than a few."""

    def give_up(self) -> None:
        """It kept the server waiting for too long."""
        raise NotImplementedError

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._connections.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What is sent is not read as fast as it is written."""
        super().pause_writing()
        self._connections.is_unread(self, self.loop.time() + self._connections.limits.read_seconds)

    def resume_writing(self) -> None:
        """Most of what was sent has left."""
        super().resume_writing()
        self._connections.is_read(self)


class Connections:
    """All of them. Behind proxies of the operator's, which hold everybody's, they are not counted by address."""

    def __init__(self, limits: Limits, proxies: int, metrics: Metrics) -> None:
        files = open_files.for_connections()
        self.most: Final = min(limits.connections, files) if limits.connections else files
        self.limits: Final = limits
        self.proxies: Final = proxies
        self.cut: Final = metrics.connections_cut.add
        self.hits: Final = Buckets(limits.hits)
        """Requests of every kind, by network."""
        self.guest_turns: Final = GuestTurns(limits.guest_requests_burst)
        """What known guests may ask, however many requests come from their network."""
        self.frames: Final = Buckets(limits.frames)
        """Frames of sockets without a seat, by network."""
        self._per_network: Final = 0 if proxies else limits.connections_per_address
        self._sockets: Final[set[Connection]] = set()
        self._sockets_of: Final[dict[str, dict[Connection, None]]] = {}  # by network, who came first comes first
        self._open: Final[dict[Connection, None]] = {}
        self._waiting: Final[dict[Connection, None]] = {}  # who has waited longest comes first
        self._by_network: Final[dict[str, dict[Connection, None]]] = {}  # in the same order, but for who is at work
        self._unread: Final[dict[Connection, None]] = {}
        self._unread_of: Final[Counter[str]] = Counter()  # bytes, by network
        self._crowd = 0
        self._looking: asyncio.TimerHandle | None = None
        metrics.connections_open.read = lambda: len(self._open)

    def start(self) -> None:
        """Look now and then at who waits for too long."""
        self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)

    def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    def enter(self, connection: Connection, address: str) -> bool:
        """Count one more, if there is room or somebody makes it; each yes needs one `leave`."""
        connection.network = network(address)
        theirs = self._by_network.get(connection.network, {})
        if self._per_network and len(theirs) >= self._per_network and not self._makes_room(theirs):
            self.cut("address")
            return False
        if len(self._open) >= self.most and not self._makes_room(self._waiting):
            self.cut("full")
            return False
        self._open[connection] = None
        self._by_network.setdefault(connection.network, {})[connection] = None
        return True

    def leave(self, connection: Connection) -> None:
        """Count one less; nothing where it was not counted."""
        if connection not in self._open:
            return
        self.is_read(connection)
        del self._open[connection]
        self._waiting.pop(connection, None)
        by_network = self._sockets_of if connection in self._sockets else self._by_network
        self._sockets.discard(connection)
        theirs = by_network[connection.network]
        del theirs[connection]
        if not theirs:
            del by_network[connection.network]

    def have_room_for_a_socket(self, network: str, whose: bytes) -> bool:
        """Whether one more connection of somebody may become a socket, or another socket makes room for it."""
        theirs = self._sockets_of.get(network, {})
        if self._per_network and len(theirs) >= self._per_network:
            held = Counter(each.whose for each in theirs)
            most, count = held.most_common(1)[0]
            if count <= held[whose] + 1:
                return False
            first = next(each for each in theirs if each.whose == most)
            self.leave(first)
            self.cut("address")
            first.transport.abort()
        return len(self._sockets) < self.most * FOR_SOCKETS

    def becomes_socket(self, connection: Connection, socket: Connection) -> None:
        """Count a socket instead of the connection it began as."""
        self.leave(connection)
        socket.network, socket.whose = connection.network, connection.whose
        self._open[socket] = None
        self._sockets_of.setdefault(socket.network, {})[socket] = None
        self._sockets.add(socket)

    def waits(self, connection: Connection, until: float) -> None:
        """A connection waits for its other side from now on, and not longer than until then."""
        if connection in self._open and connection not in self._unread:
            connection.until = until
            self._waiting.pop(connection, None)
            self._waiting[connection] = None
            if connection not in self._sockets:
                theirs = self._by_network[connection.network]
                del theirs[connection]
                theirs[connection] = None

    def works(self, connection: Connection) -> None:
        """It is the server's turn."""
        if connection not in self._unread:
            connection.until = inf
            self._waiting.pop(connection, None)

    def is_unread(self, connection: Connection, until: float) -> None:
        """More waits to be read than a connection holds at ease.

        Where that is too much in all, the first one goes of the network that most of it is for: who reads slowly is not
        cut off for those who do not read at all.
        """
        if connection not in self._open:
            return
        self.waits(connection, until)
        connection.unread = connection.transport.get_write_buffer_size()
        self._unread[connection] = None
        self._unread_of[connection.network] += connection.unread
        while self._unread_of.total() > self.limits.unread_bytes:
            [(most, _)] = self._unread_of.most_common(1)
            first = next(each for each in self._unread if each.network == most)
            self.is_read(first)
            self.cut("unread")
            first.transport.abort()

    def is_read(self, connection: Connection) -> None:
        """What waited to be read is not much any more."""
        if connection in self._unread:
            del self._unread[connection]
            self._unread_of[connection.network] -= connection.unread
            if not self._unread_of[connection.network]:
                del self._unread_of[connection.network]
            connection.unread = 0
            self.works(connection)

    def _makes_room(self, among: dict[Connection, None]) -> bool:
        """Whether somebody went that waits; sockets, which others may be playing with, stay."""
        for connection in among:
            if connection.until < inf and connection not in self._sockets:
                self.leave(connection)
                self.cut("silent")
                connection.transport.abort()
                return True
        return False

    def _look(self) -> None:
        """Hang up on who waits for too long, and on who was hung up on and does not even take note of that."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self._open):
            if connection.transport.is_closing():
                if connection.until == inf:
                    connection.until = now + self.limits.read_seconds
                elif connection.until <= now:
                    connection.transport.abort()
            elif connection.until <= now:
                connection.until = now + self.limits.read_seconds
                connection.give_up()
        self._crowd = max(self._crowd, len(self._open))
        if self._crowd >= CROWD and len(self._open) <= self._crowd // 4:
            self._crowd = 0
            freed_memory.give_back()
        self._looking = loop.call_later(LOOK, self._look)
