"""Hostile clients, in a process of their own and from many addresses of this machine: one row of a table per attack.

    python -m bench.attackers NAME --port PORT [--addresses 20] [--seconds 20] [--room ID]

An attack is connections that say something first, then something again and again, read what they get or not, and come
back when they are hung up on. They are paced: what is measured is what the server makes of them, not how much processor
time they take from it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import uvloop

from bench.load import HELLO

HALF_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nHalf: "
HALF_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"
)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGVub21icmUgYmVuY2ghIQ==\r\n\r\n"
)
IMAGE = (
    b"GET /api/invitations/aaaaaaaa HTTP/1.1\r\nHost: localhost\r\n"
    b"Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image\r\n\r\n"
)


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros."""
    return struct.pack(">BBI", first, 0x80 | len(payload), 0) + payload


@dataclass(frozen=True)
class Attack:
    """What each of `lines` connections from every address does; `{room}` is a table where people play."""

    lines: int
    first: bytes = b""
    again: bytes = b""
    every: float = 1.0
    """Seconds between two times that `again` is sent."""
    deaf: bool = False
    """Whether what is answered is left unread."""
    stays: float = float("inf")
    """Seconds after which it hangs up by itself, to come back."""
    pause: float = 0.5
    """Seconds before it comes back."""


ATTACKS = {
    "nobody": Attack(lines=0),
    "unread answers": Attack(lines=3, first=GET * 50, again=GET * 50, every=0.05, deaf=True),
    "unread, few at once": Attack(lines=90, first=GET * 3, again=GET, every=0.25, deaf=True),
    "control frames": Attack(lines=2, first=UPGRADE, again=(frame(0x89) + frame(0x8A)) * 200, every=0.05),
    "sockets of strangers": Attack(lines=20, first=UPGRADE, again=frame(0x81, HELLO) + frame(0x89) * 4, every=0.25),
    "silent connections": Attack(lines=120),
    "half headers": Attack(lines=120, first=HALF_HEAD, again=b"a", every=2),
    "half bodies": Attack(lines=120, first=HALF_BODY, again=b" ", every=2),
    "foreign pages": Attack(lines=3, first=IMAGE * 2, again=IMAGE * 2, every=0.25),
    "spectators": Attack(lines=25, first=UPGRADE, again=frame(0x81, HELLO), every=0.5, stays=4),
}


class Line(asyncio.Protocol):
    """One connection of an attack."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.lost = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        if self.attack.deaf:
            self.transport.pause_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)


class Attackers:
    """All of them, and what they did."""

    def __init__(self, attack: Attack, port: int, room: str) -> None:
        self.attack = attack
        self.port = port
        self.first = attack.first.replace(b"{room}", room.encode())
        self.again = attack.again.replace(b"{room}", room.encode())
        self.opened = self.refused = self.bytes = 0

    async def run(self, addresses: int, seconds: float) -> dict[str, Any]:
        """Attack for so long; what was done, and at what rate."""
        start, cpu = time.perf_counter(), time.process_time()
        people = [
            asyncio.create_task(self._line(f"127.0.0.{2 + number}", late=0.005 * each * addresses + 0.005 * number))
            for number in range(addresses)
            for each in range(self.attack.lines)
        ]
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        return {
            "connections_per_s": self.opened / spent,
            "not_connected": self.refused,
            "kB_per_s": self.bytes / spent / 1000,
            "attackers_cpu": (time.process_time() - cpu) / spent,
        }

    async def _line(self, address: str, late: float) -> None:
        """One connection, and the next one when it was hung up on."""
        await asyncio.sleep(late)
        while True:
            with suppress(OSError):
                await self._once(address)
            await asyncio.sleep(self.attack.pause)

    async def _once(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        made: Callable[[], Line] = lambda: Line(self.attack)  # noqa: E731
        try:
            _, line = await loop.create_connection(made, "127.0.0.1", self.port, local_addr=(address, 0))
        except OSError:
            self.refused += 1
            raise
        self.opened += 1
        until = loop.time() + self.attack.stays
        try:
            self._say(line, self.first)
            while not line.lost.done() and loop.time() < until:
                await asyncio.wait([line.lost], timeout=self.attack.every)
                self._say(line, self.again)
        finally:
            line.transport.abort()

    def _say(self, line: Line, what: bytes) -> None:
        if what and not line.transport.is_closing() and line.transport.get_write_buffer_size() < 65536:
            line.transport.write(what)
            self.bytes += len(what)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--addresses", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--room", default="nowhere")
    options = parser.parse_args()
    attackers = Attackers(ATTACKS[options.name], options.port, options.room)
    print(json.dumps(uvloop.run(attackers.run(options.addresses, options.seconds))))


if __name__ == "__main__":
    main()
