"""The load driver: bot clients over real WebSockets, in a process of their own.

`closed`: every seat answers as soon as it is asked; what is measured is answers acknowledged per second. `paced`: one
answer per match and second, as people do; what is measured is the time from an answer sent to the last frame it causes.
`connect`: one socket per match, closed at once; what is measured is the time until every match was loaded.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop
from msgspec import Struct

HELLO = b'{"type":"hello","protocol":1}'


class Chair(Struct):
    """A seat of a prepared match and the cookie that opens it; a spectator has neither."""

    room: str
    seat: int
    token: str

    def cookie(self) -> str:
        """The header that says who it is."""
        return f"Cookie: penombre={self.token}\r\n" if self.token else ""


class Choice(Struct):
    id: str
    refused: str


class Question(Struct):
    id: int
    options: list[Choice]
    shape: str
    least: int
    most: int
    repeat: bool
    optional: bool = False

    def answer(self) -> str | list[str]:
        """Any legal answer, as JSON has it."""
        legal = [option.id for option in self.options if not option.refused]
        if self.shape == "one":
            return random.choice(legal)
        if self.shape == "number":
            return str(random.randint(self.least, self.most))
        words = "?" * max(1, self.least)
        if self.shape == "address":
            return [random.choice(legal), words]
        if self.shape == "text":
            return words
        count = random.randint(self.least, self.most if self.repeat and legal else min(self.most, len(legal)))
        return random.choices(legal, k=count) if self.repeat else random.sample(legal, count)


class Frame(Struct):
    question: Question | None


_frames = msgspec.json.Decoder(Frame)
_encode = msgspec.json.Encoder().encode


class Client(asyncio.Protocol):
    """One seat: a WebSocket client small enough not to be what is measured."""

    def __init__(self, chair: Chair, match: Match) -> None:
        self.chair = chair
        self.match = match
        self.question: Question | None = None
        self.asked = 0
        self.ready = False
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own kind, which is not a subclass
        self._transport.write(
            f"GET /api/rooms/{self.chair.room}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGVub21icmUgYmVuY2ghIQ==\r\n"
            f"{self.chair.cookie()}\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.match.lost(error)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                sys.exit(f"the server refused a socket: {bytes(buffer[:200])!r}")
            del buffer[: end + 4]
            self._open = True
            self.send(HELLO)
        at = 0
        while len(buffer) - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                if len(buffer) - at < 4:
                    break
                length, head = struct.unpack_from(">H", buffer, at + 2)[0], 4
            elif length == 127:
                if len(buffer) - at < 10:
                    break
                length, head = struct.unpack_from(">Q", buffer, at + 2)[0], 10
            if len(buffer) - at < head + length:
                break
            payload = bytes(buffer[at + head : at + head + length])
            opcode = buffer[at] & 15
            at += head + length
            if opcode == 1:
                self.match.frame(self, payload)
            elif opcode == 9:
                self.send(payload, 0x8A)
        del buffer[:at]

    def send(self, payload: bytes, first: int = 0x81) -> None:
        # Masked, as clients must, with a mask of zeros.
        size = len(payload)
        head = struct.pack(">BBI", first, 0x80 | size, 0) if size < 126 else struct.pack(">BBHI", first, 0xFE, size, 0)
        self._transport.write(head + payload)

    def answer(self) -> None:
        """Answer the open question, any legal way."""
        question = self.question
        assert question is not None
        self.question = None
        self.asked += 1
        self.send(
            b'{"type":"answer","request":"%d-%d","question":%d,"answer":%b}'
            % (self.chair.seat, self.asked, question.id, _encode(question.answer()))
        )

    def close(self) -> None:
        self._transport.close()


class Match:
    """The clients of one match, and what came back to them."""

    def __init__(self, load: Load, chairs: list[Chair]) -> None:
        self.load = load
        self.clients = [Client(chair, self) for chair in chairs]
        self.sent_at = 0.0
        self.last_at = 0.0

    def frame(self, client: Client, payload: bytes) -> None:
        load = self.load
        load.frames += 1
        load.bytes += len(payload)
        kind = payload[9:13]
        if kind == b"step" or kind == b"full":
            self.last_at = time.perf_counter()
            if not client.ready:
                client.ready = True
                load.came()
                if load.fleeting:
                    client.close()
                    return
            if b'"question":null' in payload:
                client.question = None
                load.over += client.chair.seat == 0 and b'"over":true' in payload
                return
            question = _frames.decode(payload).question
            client.question = None if question is None or question.optional else question
            if load.greedy and client.question is not None:
                client.answer()
        elif kind == b'ack"':
            load.answers += 1
        elif kind == b"refu":
            load.refusals += 1
            load.refused = payload
        elif kind == b'bye"':
            sys.exit(f"the server closed a socket: {payload!r}")

    def lost(self, error: Exception | None) -> None:
        if not self.load.done:
            sys.exit(f"a socket was lost: {error}")

    def act(self) -> None:
        """One seat that is asked something answers."""
        asked = [client for client in self.clients if client.question is not None]
        if asked:
            self.sent_at = time.perf_counter()
            self.last_at = 0.0
            random.choice(asked).answer()


class Load:
    """All matches, and the counts."""

    def __init__(self, chairs: list[list[Chair]], host: str, port: int) -> None:
        self.matches = [Match(self, each) for each in chairs]
        self.host, self.port = host, port
        self.frames = self.bytes = self.answers = self.refusals = self.over = 0
        self.refused = b""
        self.greedy = False
        self.fleeting = False
        """Whether clients leave as soon as they have their match."""
        self.done = False
        self._missing = sum(len(match.clients) for match in self.matches)
        self._all_here = asyncio.Event()

    def came(self) -> None:
        self._missing -= 1
        if not self._missing:
            self._all_here.set()

    async def connect(self) -> float:
        """Open every socket, a few at a time; the seconds until everybody has their match."""
        loop = asyncio.get_running_loop()
        start = time.perf_counter()
        clients = [client for match in self.matches for client in match.clients]
        for first in range(0, len(clients), 50):
            await asyncio.gather(
                *[loop.create_connection(_made(client), self.host, self.port) for client in clients[first : first + 50]]
            )
        await self._all_here.wait()
        return time.perf_counter() - start

    async def closed(self, seconds: float, warmup: float, answers: int, pid: int) -> dict[str, Any]:
        """As fast as acknowledged: for so long, for so many answers, or until a fifth of the matches are over."""
        self.greedy = True
        for match in self.matches:
            for client in match.clients:
                if client.question is not None:
                    client.answer()
        await asyncio.sleep(warmup)
        given, frames, sent, start = self.answers, self.frames, self.bytes, time.perf_counter()
        cpu, server = time.process_time(), cpu_of(pid)
        few = len(self.matches) / 5
        while time.perf_counter() - start < seconds and self.answers - given < answers and self.over < few:
            await asyncio.sleep(0.02)
        spent = time.perf_counter() - start
        return {
            "answers_per_s": (self.answers - given) / spent,
            "server_us_per_answer": 1e6 * (cpu_of(pid) - server) / max(1, self.answers - given),
            "frames_per_s": (self.frames - frames) / spent,
            "bytes_per_frame": (self.bytes - sent) / max(1, self.frames - frames),
            "driver_cpu": (time.process_time() - cpu) / spent,
            "answers": self.answers - given,
            "refusals": self.refusals,
            "over": self.over,
        }

    async def paced(self, seconds: float) -> dict[str, Any]:
        """One answer per match and second."""
        took: list[float] = []

        async def people(match: Match, first: float) -> None:
            await asyncio.sleep(first)
            for _ in range(int(seconds)):
                match.act()
                await asyncio.sleep(1.0)
                if match.last_at:
                    took.append(match.last_at - match.sent_at)

        before = self.answers
        start = time.perf_counter()
        await asyncio.gather(*[people(match, random.random()) for match in self.matches])
        took.sort()
        return {
            "answers_per_s": (self.answers - before) / (time.perf_counter() - start),
            "answers": len(took),
            "p50_ms": 1000 * took[len(took) // 2],
            "p95_ms": 1000 * took[int(len(took) * 0.95)],
            "p99_ms": 1000 * took[int(len(took) * 0.99)],
            "worst_ms": 1000 * took[-1],
            "refusals": self.refusals,
        }


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _made(client: Client) -> Callable[[], Client]:
    return lambda: client


async def _run(options: argparse.Namespace) -> dict[str, Any]:
    chairs = msgspec.json.decode(options.chairs.read_bytes(), type=list[list[Chair]])
    if options.mode == "connect":
        chairs = [each[:1] for each in chairs]
    for each in chairs:
        each += [Chair(each[0].room, -1, "")] * options.spectators
    load = Load(chairs, options.host, options.port)
    load.fleeting = load.done = options.mode == "connect"
    result: dict[str, Any] = {"matches": len(chairs), "connected_s": await load.connect()}
    if options.mode == "closed":
        result |= await load.closed(options.seconds, options.warmup, options.answers, options.pid)
    elif options.mode == "paced":
        result |= await load.paced(options.seconds)
    load.done = True
    for match in load.matches:
        for client in match.clients:
            client.close()
    if load.refused:
        result["refused"] = load.refused.decode()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=("closed", "paced", "connect"))
    parser.add_argument("--chairs", type=Path, required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warmup", type=float, default=0.5)
    parser.add_argument("--spectators", type=int, default=0, help="of each match")
    parser.add_argument("--answers", type=int, default=1_000_000_000)
    parser.add_argument("--pid", type=int, required=True, help="the server, whose processor time is counted")
    print(msgspec.json.encode(uvloop.run(_run(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
