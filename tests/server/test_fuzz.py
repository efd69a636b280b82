from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Chair, Person, Server, playing, plays_on, run, serving, started
from tests.timeouts import patience
from websockets.exceptions import ConnectionClosed

JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    29,
    2**31,
    -(2**63),
    2**64,
    10**300,
    0.5,
    1e308,
    "",
    " ",
    "\x00",
    "\ud83d\ude00",
    "é" * 600,
    "a" * 5000,
    "NaN",
    "__proto__",
    "'; DROP TABLE matches; --",
    [],
    [[]],
    ["a"] * 200,
    [None],
    {},
    {"": {}},
    {"type": "answer"},
)
FIELDS = ("type", "request", "question", "answer", "kind", "about", "what", "text", "protocol", "last", "seat", "match")
TYPES = ("hello", "answer", "say", "ping", "ack", "full", "step", "room", "close", "")
LETTERS = '{}[]":,\\/ \t\n0123456789.eE+-truefalsnul\x00\x7f\u2028é😀aé'


class Fuzzer:
    """Somebody whose messages are wrong in every way, and who comes back when thrown out."""

    def __init__(self, person: Person, room: dict[str, Any], seed: str, messages: int) -> None:
        self.person = person
        self.room = room
        self.rng = Random(seed)
        self.messages = messages
        self.sent = 0
        self.thrown_out = 0
        self.told: set[str] = set()
        """What the server ever said: types of frames, and codes of refusals."""

    async def plays(self) -> None:
        """Come, send, be thrown out, come again."""
        while self.sent < self.messages:
            with suppress(ConnectionClosed, OSError):
                async with self.person.at(self.room) as chair:
                    try:
                        await self._sits(chair)
                    finally:
                        self.told |= {frame["type"] for frame in chair.frames}
                        self.told |= {refusal["code"] for refusal in chair.refused.values()}
            self.thrown_out += 1

    async def _sits(self, chair: Chair) -> None:
        await chair.up_to_date()
        while chair.closed is None and self.sent < self.messages:
            self.sent += 1
            await self._sends(chair)
            if self.sent % 10 == 0:
                nobody = {"type": "say", "request": f"nobody {self.sent}", "kind": "accuse", "about": 5, "what": ""}
                await chair.sends({**nobody, "text": ""})
                await _hears(chair)
            if self.sent % 25 == 0 and chair.question is not None:
                await chair.sends({**_answer(chair), "request": f"honest {self.sent}"})
        await _hears(chair)

    async def _sends(self, chair: Chair) -> None:
        kind = self.rng.random()
        text = self._text(chair)
        if kind < 0.90:
            await chair.sends(text)
        elif kind < 0.92:
            await chair.sends(text.encode())
        elif kind < 0.94:
            half = len(text) // 2
            await chair.socket.send([text[:half], "", text[half:]])
        elif kind < 0.96:
            await chair.socket.ping(self.rng.randbytes(self.rng.randrange(100)))
        elif kind < 0.97:
            await chair.socket.send(self.rng.randbytes(40), text=True)
        elif kind < 0.98:
            await chair.sends(text * (1 + 9000 // (1 + len(text))))
        elif kind < 0.99:
            noise = self.rng.randbytes(60)
            with suppress(RuntimeError):  # the socket may have been closed meanwhile
                chair.socket.transport.write(noise)  # half a frame, perhaps: nothing can follow
            await asyncio.sleep(0.01)
            await self._hangs_up(chair)
        else:
            await self._hangs_up(chair)

    async def _hangs_up(self, chair: Chair) -> None:
        chair.socket.transport.abort()
        await chair.until_closed()

    def _text(self, chair: Chair) -> str:
        """A message of the protocol, and what chance makes of it."""
        message = self._message(chair)
        for _ in range(self.rng.choice((0, 1, 1, 2, 4))):
            self._spoil(message)
        text = json.dumps(message, ensure_ascii=self.rng.random() < 0.5)
        if self.rng.random() < 0.3:
            text = self._scribbled(text)
        if self.rng.random() < 0.02:
            depth = self.rng.randrange(1, 2000)
            text = text.replace("null", "[" * depth + "]" * depth, 1)
        return text.encode("utf-8", "ignore").decode()

    def _message(self, chair: Chair) -> dict[str, Any]:
        request = f"fuzz {self.rng.randrange(50)}"
        choices: list[dict[str, Any]] = [
            {"type": "ping"},
            {"type": "hello", "protocol": 1, "last": self.rng.choice((None, 0, 7, 10**6)), "match": "", "seat": None},
            {"type": "say", "request": request, "kind": "text", "text": "hello", "about": None, "what": ""},
            {
                "type": "say",
                "request": request,
                "kind": "accuse",
                "text": "",
                "about": self.rng.randrange(6),
                "what": "",
            },
        ]
        if chair.question is not None:
            choices += [{**_answer(chair), "request": request}] * 3
        else:
            choices.append({"type": "answer", "request": request, "question": self.rng.randrange(90), "answer": "yes"})
        return dict(self.rng.choice(choices))

    def _spoil(self, message: dict[str, Any]) -> None:
        way = self.rng.randrange(5)
        field = self.rng.choice((*message, *FIELDS))
        if way == 0:
            message.pop(field, None)
        elif way == 1:
            message["type"] = self.rng.choice(TYPES)
        elif way == 2:
            message[field] = {"nested": self.rng.choice(JUNK)}
        else:
            message[field] = self.rng.choice(JUNK)

    def _scribbled(self, text: str) -> str:
        letters = list(text)
        for _ in range(self.rng.randrange(1, 5)):
            at = self.rng.randrange(len(letters) + 1)
            letters[at : at + self.rng.randrange(3)] = self.rng.choices(LETTERS, k=self.rng.randrange(3))
        return "".join(letters)


async def _hears(chair: Chair) -> None:
    """Take in what the server has to say so far, and be it that it closed the socket."""
    pongs = sum(frame["type"] == "pong" for frame in chair.frames)
    await chair.sends({"type": "ping"})
    async with asyncio.timeout(patience()):
        while chair.closed is None and sum(frame["type"] == "pong" for frame in chair.frames) == pongs:
            await asyncio.sleep(0.002)


def _answer(chair: Chair) -> dict[str, Any]:
    assert chair.question is not None
    legal = next(option["id"] for option in chair.question["options"] if not option["refused"])
    return {"type": "answer", "question": chair.question["id"], "answer": legal}


def test_thousands_of_wrong_messages_disturb_nobody(tmp_path: Path, depth: Depth, covered: Covered) -> None:
    messages = depth.of(test=1500, soak=6000)

    async def scenario(server: Server) -> None:
        async with playing(server, 2, bots=2, windows="early") as (_, _, neighbours):
            room, people = await started(server, 4, windows="early")
            async with people[0].at(room) as one, people[1].at(room) as two:
                honest = [asyncio.create_task(plays_on(chair)) for chair in (one, two, *neighbours)]
                watcher = Person(server, "Watcher")
                fuzzers = [
                    Fuzzer(person, room, f"fuzzer {number} {depth.seed}", messages)
                    for number, person in enumerate((*people[2:], watcher))
                ]
                await asyncio.gather(*[fuzzer.plays() for fuzzer in fuzzers])
                assert all(fuzzer.thrown_out > 10 for fuzzer in fuzzers)
                assert all({"pong", "bad_request"} <= fuzzer.told for fuzzer in fuzzers)
                assert {"ack", "bad_statement", "stale"} <= fuzzers[0].told | fuzzers[1].told
                assert "not_yours" in fuzzers[2].told and "ack" not in fuzzers[2].told
                async with people[2].at(room) as three, people[3].at(room) as four:
                    await asyncio.gather(*honest, plays_on(three), plays_on(four))
                    assert one.public["ending"] == four.public["ending"]
                assert all(chair.closed is None for chair in (one, two, *neighbours))

    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.02") as server:
        run(scenario(server))
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert server.complaints() == []
    covered("wrong messages", 3 * messages)


def test_connections_that_are_no_sockets_disturb_nobody(tmp_path: Path) -> None:
    rng = Random("connections")
    room = "abcdefghjk"
    upgrade = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    wrong = [
        b"",
        b"\r\n\r\n",
        rng.randbytes(200),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
        upgrade[: len(upgrade) // 2],
        upgrade.replace(b"13", b"7"),
        upgrade.replace(b"dGhl", b"!!!!"),
        upgrade,
        upgrade + rng.randbytes(300),
        upgrade + b"\x81\x05hello",
        upgrade + b"\x89\xfe\xff\xff",
    ]

    async def scenario(server: Server) -> None:
        async with playing(server, 2, bots=2, windows="early") as (_, _, chairs):
            honest = [asyncio.create_task(plays_on(chair)) for chair in chairs]
            for _ in range(5):
                for data in wrong:
                    await asyncio.to_thread(_pokes, server.port, data)
            await asyncio.gather(*honest)

    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.02") as server:
        run(scenario(server))
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert "Traceback" not in server.read_errors()
        assert [line for line in server.complaints() if json.loads(line)["level"] == "error"] == []


def _pokes(port: int, data: bytes) -> None:
    """Send this to the server's port, read a little, and hang up."""
    with sockets.create_connection(("127.0.0.1", port), timeout=5) as raw, suppress(OSError):
        raw.sendall(data)
        raw.settimeout(0.02)
        raw.recv(1000)
