"""Connections as a hostile client makes them: bytes of its own choosing, from an address of its own, read or not."""

from __future__ import annotations

import os
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.harness import Server
from tests.timeouts import patience

GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
TEXT, PING, PONG, CONTINUED, LAST = 0x1, 0x9, 0xA, 0x0, 0x80


def line(server: Server, address: str = "127.0.0.1", *, deaf: bool = False) -> socket.socket:
    """A connection from one of this machine's addresses; a deaf one has hardly any room for what it does not read."""
    connection = socket.socket()
    connection.settimeout(patience())
    if deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((address, 0))
    connection.connect(("127.0.0.1", server.port))
    return connection


def socket_of(server: Server, room: str, cookie: str = "", address: str = "127.0.0.1") -> socket.socket:
    """The socket of a room, just opened."""
    connection = line(server, address)
    connection.sendall(
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nCookie: penombre={cookie}\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    return connection


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros; its first byte says which kind it is, and whether it is the last."""
    return struct.pack(">BBI", first, 0x80 | len(payload), 0) + payload


def rest(connection: socket.socket) -> bytes:
    """All that still comes until the server hangs up."""
    said = b""
    with suppress(ConnectionError):
        while piece := connection.recv(65536):
            said += piece
    return said


def hangs_up(connection: socket.socket, sending: bytes, most: int) -> bool:
    """Whether the server hangs up on who sends this again and again, before so many bytes are sent."""
    try:
        for _ in range(most // len(sending)):
            connection.sendall(sending)
        connection.shutdown(socket.SHUT_WR)
    except ConnectionError:
        return True
    return False


def cut(server: Server, reason: str) -> int:
    """How many connections the server refused or cut off for this reason."""
    # From an address that no hostile client has.
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.250"), timeout=patience()) as operator:
        text = operator.get(f"{server.url}/metrics").text
    sample = f'penombre_connections_cut_total{{reason="{reason}"}} '
    return int(text.partition(sample)[2].split("\n")[0])


def wait_for(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience()
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def memory_of(server: Server) -> int:
    """Bytes of memory the server holds."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
