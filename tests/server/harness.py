"""A real server process on a real port, and the people who come to it: what tests of the server are made of."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import ssl
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from tests.server.forked_program import Forked
from tests.store.postgres_server import PostgresServer
from tests.timeouts import patience
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

UNLIMITED = {
    f"PENOMBRE_LIMIT_{name}": "0"
    for name in (
        "MESSAGES_PER_SECOND",
        "REQUESTS_PER_SECOND",
        "CHAT_PER_SECOND",
        "ROOMS_PER_HOUR",
        "GUESTS_PER_HOUR",
        "CHANGES_PER_HOUR",
        "SOCKETS_PER_ADDRESS",
        "SOCKETS_PER_GUEST",
        "WRONG_KEYS_PER_MINUTE",
    )
}
"""Tests come from one address and are in a hurry."""
SHORT: dict[str, dict[str, Any]] = {"dc_spyfall": {"rounds": 1, "clock_s": 120, "clock_mode": "turns"}}
"""By game, options that make a match short enough for a test; those of other games are."""
A_WHILE = 0.1
"""Seconds after which what is waited for is looked at again, though nothing came in."""
CALM = ("--tempo", "100", "--bot-tempo", "0.0002")
"""What a server is started with where nobody's time is ever over and bots answer at once."""
PENOMBRE = ("-m", "penombre")
TLS = ssl.create_default_context()
"""Made once: every client of httpx would make its own, which takes longer than most of what they ask for."""


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Play a scenario, and let everybody go home after it."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(scenario, patience(300))
        finally:
            for person in _PEOPLE:
                await person.http.aclose()
            _PEOPLE.clear()

    asyncio.run(whole())


class Server:
    """One server process; `where` is a data folder or a postgresql:// address."""

    def __init__(
        self,
        where: Path | str,
        *flags: str,
        environment: dict[str, str] | None = None,
        program: tuple[str, ...] = PENOMBRE,
    ) -> None:
        self.where = where
        self.flags = flags
        self.program = program
        self.environment = environment or {}
        self.port = 0
        self.process: Forked | None = None
        self._log = tempfile.NamedTemporaryFile("r", prefix="penombre-", suffix=".log")  # noqa: SIM115

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it, on the port it had before, and wait until it answers."""
        self._begin()
        assert self.process is not None
        link = self.process.stdout.readline()
        if not link.startswith("http"):
            self.process.wait()
            raise AssertionError(f"the server did not start: {link}{self.read_errors()}")
        self.port = int(link.strip().rpartition(":")[2])
        end = time.monotonic() + patience()
        with httpx.Client(verify=TLS) as asking:
            while True:
                with suppress(httpx.TransportError):
                    if asking.get(f"{self.url}/healthz").status_code == 200:
                        return self
                if self.process.poll() is not None or time.monotonic() > end:
                    raise AssertionError(f"the server did not start: {self.read_errors()}")
                time.sleep(0.02)

    def dies_starting(self, seconds: float) -> None:
        """Start it, and kill it so many seconds later, whether it answers by then or not."""
        self._begin()
        time.sleep(seconds)
        self.kill()

    def _begin(self) -> None:
        store = ["--data", str(self.where)] if isinstance(self.where, Path) else ["--database", self.where]
        command = (*self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port), *store)
        environment = {**os.environ, **UNLIMITED, **self.environment}
        self.process = Forked((*command, "--log", "json", *self.flags), environment, Path(self._log.name))

    def kill(self) -> None:
        """As a power cut would: SIGKILL, nothing is finished."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(patience())
            return self._ended()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def read_errors(self) -> str:
        """What it logged so far, over all its starts."""
        self._log.seek(0)
        return self._log.read()

    def complaints(self) -> list[str]:
        """What it logged that tells of something wrong."""
        lines = self.read_errors().splitlines()
        return [
            line for line in lines if not line.startswith("{") or json.loads(line)["level"] not in ("debug", "info")
        ]

    def close(self) -> None:
        """Nobody needs it any more."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._log.close()

    def _ended(self) -> int:
        assert self.process is not None
        code = self.process.wait()
        self.process.stdout.close()
        return code


@contextmanager
def serving(
    where: Path | str, *flags: str, environment: dict[str, str] | None = None, program: tuple[str, ...] = PENOMBRE
) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(where, *flags, environment=environment, program=program)
    try:
        yield server.start()
    finally:
        server.close()


@contextmanager
def two_nodes(
    postgres: PostgresServer, *flags: str, program: tuple[str, ...] = PENOMBRE
) -> Iterator[tuple[str, Server, Server]]:
    """Two servers with one database, and its address."""
    address = postgres.new_database()
    with serving(address, *flags, program=program) as one, serving(address, *flags, program=program) as other:
        yield address, one, other


class Refused(Exception):
    """The server said no over HTTP."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message


async def refusal(wish: Awaitable[Any]) -> Refused:
    """What the server says no with."""
    try:
        await wish
    except Refused as refused:
        return refused
    raise AssertionError("the server did not say no")


class Person:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=patience(), verify=TLS)
        self.follows: dict[str, dict[str, Any]] = {}
        """By room, the match and the seat that the last full frame was of."""
        _PEOPLE.append(self)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("penombre") or ""

    async def call(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        """Do an HTTP request; `Refused` if the server says no."""
        answer = await self.http.request(
            method, f"{self.server.url}{path}", json=body, params=query, headers={"origin": self.server.url}
        )
        if answer.status_code >= 400:
            error = answer.json()["error"]
            raise Refused(answer.status_code, error["code"], error["message"])
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer.content

    async def opens(self, **asked: Any) -> dict[str, Any]:
        """Open a table; by default Kemomimi Panic for 4."""
        body = {"game": "kemomimi_panic", "players": 4, "name": self.name, **asked}
        room: dict[str, Any] = await self.call("POST", "/api/rooms", body)
        return room

    async def joins(self, room: dict[str, Any], **asked: Any) -> dict[str, Any]:
        """Sit down at a table."""
        body = {"name": self.name, "invite": room["invite"], **asked}
        joined: dict[str, Any] = await self.call("POST", f"/api/rooms/{room['id']}/join", body)
        return joined

    async def does(self, room: dict[str, Any], type: str, **asked: Any) -> dict[str, Any]:
        """Do something at a table."""
        after: dict[str, Any] = await self.call("POST", f"/api/rooms/{room['id']}/actions", {"type": type, **asked})
        return after

    async def looks(self, room: dict[str, Any]) -> dict[str, Any]:
        """Look at a table."""
        seen: dict[str, Any] = await self.call("GET", f"/api/rooms/{room['id']}", invite=room["invite"])
        return seen

    @asynccontextmanager
    async def at(
        self,
        room: dict[str, Any],
        last: int | None = None,
        server: Server | None = None,
        *,
        after: Chair | None = None,
    ) -> AsyncIterator[Chair]:
        """Open the socket of a table, on this server or on another node, or go on from where another chair was."""
        port = (server or self.server).port
        headers = {"Cookie": f"penombre={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{port}/api/rooms/{room['id']}/socket"
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            chair = Chair(self, socket, room["id"])
            if after is not None:
                chair.goes_on_from(after)
                last = after.seq
            invite, resumed = room.get("invite", ""), self.follows.get(room["id"], {})
            await chair.sends({"type": "hello", "protocol": 1, "last": last, "invite": invite, **resumed})
            reading = asyncio.create_task(chair.read())
            try:
                yield chair
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


_PEOPLE: list[Person] = []
"""Whoever came in the scenario being played."""


class Chair:
    """A socket at a table, and all that came through it."""

    def __init__(self, person: Person, socket: ClientConnection, room_id: str) -> None:
        self.person = person
        self.socket = socket
        self.room_id = room_id
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.times: list[float] = []
        """When each frame came, in milliseconds since the epoch."""
        self.room: dict[str, Any] = {}
        self.public: dict[str, Any] = {}
        self.private: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        """The last full or step frame."""
        self.clock: dict[str, Any] | None = None
        self.seq: int | None = None
        self.over = False
        self.acknowledged: set[str] = set()
        self.refused: dict[str, dict[str, Any]] = {}
        self.closed: ConnectionClosed | None = None
        self.bye: dict[str, Any] | None = None
        self._requests = 0
        self._changed = asyncio.Event()

    def goes_on_from(self, other: Chair) -> None:
        """Know what was known on another chair."""
        self.public, self.private, self.told = other.public, other.private, other.told
        self.state, self.seq, self.question, self.over = other.state, other.seq, other.question, other.over
        self.clock = other.clock

    def known(self) -> dict[str, Any]:
        """All that was told here about the match, folded together."""
        shared = {name: self.state[name] for name in ("seq", "question", "waiting", "window", "over")}
        return {"public": self.public, "private": self.private, "told": self.told, **shared}

    async def up_to_date(self) -> None:
        """Wait until a socket just opened has what it missed: everything, or some frames and then the clock."""
        await self.until(lambda: any(frame["type"] in ("full", "clock") for frame in self.frames))

    async def has_all(self) -> None:
        """Wait until everything that the server has sent so far is in."""
        pongs = sum(frame["type"] == "pong" for frame in self.frames)
        await self.sends({"type": "ping"})
        await self.until(lambda: sum(frame["type"] == "pong" for frame in self.frames) > pongs)

    async def sends(self, message: Any) -> None:
        """Send anything: an object as JSON, text or bytes as they are."""
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def answers(self, answer: str | list[str] | None = None, *, request: str | None = None) -> str:
        """Answer the open question, by default with what is legal first, and wait for word of it; the request."""
        question = self.question
        assert question is not None, "nothing is asked"
        if answer is None:
            answer = an_answer(question)
        return await self.requests({"type": "answer", "question": question["id"], "answer": answer}, request)

    async def says(self, kind: str = "text", *, request: str | None = None, **what: Any) -> str:
        """Say something and wait until that is settled."""
        return await self.requests({"type": "say", "kind": kind, **what}, request)

    async def requests(self, message: dict[str, Any], request: str | None = None) -> str:
        """Send a request and wait for its acknowledgement or refusal."""
        if request is None:
            self._requests += 1
            request = f"{id(self)}-{self._requests}"
        self.acknowledged.discard(request)
        self.refused.pop(request, None)
        await self.sends({**message, "request": request})
        await self.until(lambda: request in self.acknowledged or request in self.refused)
        return request

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until something is true of what came in; fails if the socket is closed before."""
        async with asyncio.timeout(patience()):
            while not true():
                if self.closed is not None:
                    raise AssertionError(f"the socket was closed: {self.closed} {self.bye}")
                self._changed.clear()
                # What is waited for may be somebody else's news.
                again = asyncio.get_running_loop().call_later(A_WHILE, self._changed.set)
                await self._changed.wait()
                again.cancel()

    async def until_closed(self) -> tuple[int, str]:
        """Wait until the server closes the socket: with which code, and why, if it said so before."""
        async with asyncio.timeout(patience()):
            while self.closed is None:
                self._changed.clear()
                await self._changed.wait()
        code = 1006 if self.closed.rcvd is None else self.closed.rcvd.code
        return code, "" if self.bye is None else self.bye["code"]

    def words(self) -> list[str]:
        """The free words that were heard here."""
        return [told["text"] for told in self.told if told["type"] == "said"]

    async def read(self) -> None:
        """Take in what comes, until the socket is closed."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.times.append(time.time() * 1000)
                frame = json.loads(text)
                self.frames.append(frame)
                self.take(frame)
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.protocol.close_exc
        self._changed.set()

    def take(self, frame: dict[str, Any]) -> None:
        """Fold a frame into what is known here."""
        match frame["type"]:
            case "room":
                self.room = frame
            case "full":
                self.person.follows[self.room_id] = {"match": frame["match"], "seat": frame["seat"]}
                self.public, self.private, self.told = frame["public"], frame["private"] or {}, frame["told"]
                self._stand(frame)
            case "step":
                self.public = changed(self.public, frame["public"])
                self.private = changed(self.private, frame["private"])
                self.told = [*self.told, *frame["told"]]
                self._stand(frame)
            case "clock":
                self.clock = frame["clock"]
            case "ack":
                self.acknowledged.add(frame["request"])
            case "refusal":
                self.refused[frame["request"]] = frame["error"]
            case "bye":
                self.bye = frame["error"]

    def _stand(self, frame: dict[str, Any]) -> None:
        self.state, self.seq, self.question, self.over = frame, frame["seq"], frame["question"], frame["over"]
        self.clock = frame["clock"]


def changed(facts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Facts of a view after a step: new values by name; under a name with a plus, what its list got longer by."""
    after = dict(facts)
    for name, value in changes.items():
        grown = name.removesuffix("+")
        after[grown] = value if grown == name else [*after[grown], *value]
    return after


async def seated(server: Server, people: int, *, bots: int = 0, **asked: Any) -> tuple[dict[str, Any], list[Person]]:
    """A table with this many people (and bots), everybody ready, not started yet."""
    names = ["Anna", "Bruno", "Chloé", "Denis", "Élise", "Farid", "Gaëlle", "Hugo"]
    persons = [Person(server, name) for name in names[:people]]
    room = await persons[0].opens(players=people + bots, **asked)
    for person in persons[1:]:
        await person.joins(room)
    for _ in range(bots):
        await persons[0].does(room, "add_bot", level="random")
    for number, person in enumerate(persons):
        await person.does(room, "ready", nonce=f"nonce {number}")
    return room, persons


async def started(server: Server, people: int, *, bots: int = 0, **asked: Any) -> tuple[dict[str, Any], list[Person]]:
    """A table where the match has begun."""
    room, persons = await seated(server, people, bots=bots, **asked)
    return await persons[0].does(room, "start"), persons


@asynccontextmanager
async def playing(
    server: Server, people: int, *, bots: int = 0, watchers: int = 0, **asked: Any
) -> AsyncIterator[tuple[dict[str, Any], list[Person], list[Chair]]]:
    """A match that has begun, with everybody on a chair and, after them, those who watch."""
    room, persons = await started(server, people, bots=bots, **asked)
    persons += [Person(server, f"Watcher {number}") for number in range(watchers)]
    async with AsyncExitStack() as sockets:
        chairs = [await sockets.enter_async_context(person.at(room)) for person in persons]
        for chair in chairs:
            await chair.up_to_date()
        yield room, persons, chairs


async def plays_on(chair: Chair) -> None:
    """Answer every question with what is legal first until the match is over; what is optional is left alone."""
    while not chair.over:
        await chair.until(lambda: chair.over or has_to_answer(chair))
        if chair.question is not None:
            asked = chair.question["id"]
            await chair.answers()
            await chair.until(partial(moved_on, chair, asked))


def has_to_answer(chair: Chair) -> bool:
    """Whether somebody is asked something that is not optional."""
    return chair.question is not None and not chair.question["optional"]


def an_answer(question: dict[str, Any], rng: Random | None = None) -> str | list[str]:
    """What is legal first, or any legal answer; a text is left as short as it may be."""
    if question["shape"] == "text":
        return "-" * int(question["least"])
    legal = [option["id"] for option in question["options"] if not option["refused"]]
    if question["shape"] == "address":
        return [str(rng.choice(legal) if rng else legal[0]), "-"]
    if question["shape"] == "one":
        return str(rng.choice(legal) if rng else legal[0])
    least, most = question["least"], question["most"]
    if question["repeat"]:
        return rng.choices(legal, k=rng.randint(least, most)) if rng else legal[:1] * least
    return rng.sample(legal, rng.randint(least, min(most, len(legal)))) if rng else legal[:least]


def moved_on(chair: Chair, asked: int) -> bool:
    """Whether somebody is not asked any more what they were asked."""
    return chair.over or chair.question is None or chair.question["id"] != asked
