"""People who play as fast as they are acknowledged, come back when the server is gone, and remember all they saw."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import httpx
from tests.server.harness import SHORT, Chair, Person, Refused, Server, an_answer, seated
from tests.server.redealt_frames import at_any_tempo
from tests.timeouts import patience
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from penombre.games import RULESETS
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Held, Record, decode
from penombre.store import Entry, open_store

GONE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
"""All that a client meets when its server is gone, going, or coming."""
LATER = {"store_failed", "not_now", "closing", "paused"}
"""Refusals that say nothing about the answer itself: the same request is sent again."""
FILE = "penombre.sqlite3"
FLAGS = ("--tempo", "0.02", "--bot-tempo", "0.005")
"""Of servers under load: nobody waits for long, and few are late."""
FEWEST, KILLING = 5, 150.0
"""So often servers die at least, and for so many seconds they go on dying if asked to more often."""


class Request(NamedTuple):
    """An answer on its way; sent again, it is the same one."""

    id: str
    question: int
    answer: str | list[str]


class Player:
    """One person at one table: plays from any of the servers, and goes on from the last frame whenever one is gone."""

    def __init__(self, person: Person, room: dict[str, Any], servers: Sequence[Server], rng: Random) -> None:
        self.person = person
        self.room = room
        self.servers = servers
        self.rng = rng
        self.match = ""
        self.seat = -1
        self.seq: int | None = None
        self.told: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.over = False
        self.connections = 0
        self.acknowledged: list[Request] = []
        self.refused: list[Request] = []
        self._pending: Request | None = None
        self._answered = -1
        self._numbers = itertools.count(1)

    async def plays(self) -> None:
        """Until the match is over."""
        while not self.over:
            server = self.rng.choice(self.servers)
            try:
                async with asyncio.timeout(patience()), connected(server, self.person, self.room) as socket:
                    self.connections += 1
                    await self._plays_on(socket)
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.01, 0.05))

    async def _plays_on(self, socket: ClientConnection) -> None:
        last = {} if self.seq is None else {"last": self.seq, "match": self.match, "seat": self.seat}
        hello = {"type": "hello", "protocol": 1, "invite": self.room["invite"], **last}
        await socket.send(json.dumps(hello))
        following = False
        while not self.over:
            message = json.loads(await socket.recv())
            self._take(message)
            if message["type"] in ("full", "step", "clock") and not following:
                following = True
                if self._pending is not None:
                    await self._send(socket, self._pending)
            if message["type"] == "refusal":
                await self._refused(socket, message)
            question = self.question
            if question is None or question["optional"] or question["id"] == self._answered:
                continue
            if following and self._pending is None:
                self._pending = self._chosen(question)
                await self._send(socket, self._pending)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "full":
                assert self.match in ("", message["match"])
                self.match, self.seat = message["match"], message["seat"]
                assert self.seq is None or message["seq"] >= self.seq, f"{self}: frame {self.seq} was taken back"
                assert message["told"][: len(self.told)] == self.told, f"{self}: what was told was taken back"
                self.told = message["told"]
                self._stand(message)
            case "step":
                assert self.seq is not None
                assert message["after"] == self.seq, f"{self}: a frame after {message['after']} came after {self.seq}"
                self.told += message["told"]
                self._stand(message)
            case "ack":
                assert self._pending is not None and message["request"] == self._pending.id
                self.acknowledged.append(self._pending)
                self._answered = self._pending.question
                self._pending = None

    def _stand(self, frame: dict[str, Any]) -> None:
        self.seq, self.question, self.over = frame["seq"], frame["question"], frame["over"]

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        assert self._pending is not None and message["request"] == self._pending.id
        code = message["error"]["code"]
        if code in LATER:
            await asyncio.sleep(0.05)
            await self._send(socket, self._pending)
        else:
            # Time or a stand-in answered first.
            assert code in ("stale", "not_asked", "wrong_seat"), message
            self.refused.append(self._pending)
            self._answered = self._pending.question
            self._pending = None

    def _chosen(self, question: dict[str, Any]) -> Request:
        id = f"{self.person.name}-{self.room['id']}-{next(self._numbers)}"
        return Request(id, question["id"], an_answer(question, self.rng))

    async def _send(self, socket: ClientConnection, request: Request) -> None:
        message = {"type": "answer", "request": request.id, "question": request.question, "answer": request.answer}
        await socket.send(json.dumps(message))

    def __repr__(self) -> str:
        return f"{self.person.name} on seat {self.seat} of match {self.match}"


@asynccontextmanager
async def connected(server: Server, person: Person, room: dict[str, Any]) -> AsyncIterator[ClientConnection]:
    """A bare socket at a table."""
    async with connect(
        f"ws://127.0.0.1:{server.port}/api/rooms/{room['id']}/socket",
        additional_headers={"Cookie": f"penombre={person.cookie}"},
        max_size=None,
        compression=None,
        close_timeout=1,
    ) as socket:
        yield socket


class Crowd:
    """Tables that play one match after the other until they are told to stop, whatever happens to the servers."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers = servers
        self.rng = Random(seed)
        self.players: list[Player] = []
        self.begun = asyncio.Event()
        """Everybody has a seat, and the first match is on: from here on there is something to lose."""
        self.last_round = False
        self.kills = 0

    async def plays(self, *tables: tuple[int, int]) -> None:
        """At as many tables as given, each with its people and bots as far as they fit, of one game after the other."""
        games = itertools.cycle(RULESETS.values())
        gathered = [
            await seated(
                self.servers[0],
                min(people, ruleset.players[-1]),
                bots=max(0, min(bots, ruleset.players[-1] - people)),
                game=ruleset.id,
                options=SHORT.get(ruleset.id, {}),
                # Whole windows would take too long; a moment for which quick answers are held does not.
                windows="fixed" if ruleset.holds else "early",
            )
            for (people, bots), ruleset in zip(tables, games, strict=False)
        ]
        await asyncio.gather(*[self._table(room, persons) for room, persons in gathered])

    async def is_killed(self, times: int, rng: Random) -> None:
        """One server or the other dies at moments that only the seed knows; now and then before it has started.

        Where starting takes long it dies fewer times, and no fewer than `FEWEST`.
        """
        await self.begun.wait()
        begun = monotonic()
        starting = {rng.randrange(times)} | {number for number in range(times) if rng.random() < 0.15}
        for number in range(times):
            await asyncio.sleep(rng.uniform(0, 0.35))
            server = rng.choice(self.servers)
            server.kill()
            if number in starting:
                await asyncio.to_thread(server.dies_starting, rng.uniform(0, 0.4))
            await asyncio.to_thread(server.start)
            self.kills += 1
            if self.kills >= FEWEST and monotonic() - begun > KILLING:
                break
        self.last_round = True

    async def progress(self, answers: int) -> None:
        """Wait until so many more answers were acknowledged."""
        before = self.acknowledged
        async with asyncio.timeout(patience()):
            while self.acknowledged < before + answers:
                await asyncio.sleep(0.01)

    @property
    def acknowledged(self) -> int:
        """How many answers were acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    async def _table(self, room: dict[str, Any], persons: list[Person]) -> None:
        while True:
            room = await self._becomes(room, persons, "playing", by="start")
            players = [Player(person, room, self.servers, Random(self.rng.random())) for person in persons]
            self.players += players
            self.begun.set()
            await asyncio.gather(*[player.plays() for player in players])
            if self.last_round:
                return
            room = await self._becomes(room, persons, "open", by="rematch")
            for person in persons:
                await self._insists(person, room, "ready", nonce="again")

    async def _becomes(self, room: dict[str, Any], persons: list[Person], status: str, *, by: str) -> dict[str, Any]:
        """Have the host do something until it is done: no word of it does not mean that it was not."""
        while room["status"] != status:
            host = persons[room["host"]]  # another one, if the first was away for too long after a match
            host.server = self.rng.choice(self.servers)
            with suppress(*GONE, Refused):
                room = await host.looks(room)
                if room["status"] != status:
                    room = await host.does(room, by)
            await asyncio.sleep(0.01)
        return room

    async def _insists(self, person: Person, room: dict[str, Any], action: str, **asked: Any) -> None:
        while True:
            person.server = self.rng.choice(self.servers)
            with suppress(*GONE, Refused):
                await person.does(room, action, **asked)
                return
            await asyncio.sleep(0.01)


class Log(NamedTuple):
    """What a store holds of one match in the end."""

    record: Record
    frames: Frames
    finished: bool
    lines: list[tuple[int, Answered | Held]]
    """Every answer, with the question that was open."""


async def logs_of(where: Path | str, matches: set[str]) -> dict[str, Log]:
    """What a store holds of these matches, read beside whoever uses it."""
    store = await open_store(where / FILE if isinstance(where, Path) else where, only_read=True)
    try:
        logs = {}
        for match in matches:
            row = await store.match(match)
            end = monotonic() + patience()
            # That a match is over may be written a moment after its last answer: a cut connection puts it off.
            while row is not None and not row.finished and monotonic() < end:
                await asyncio.sleep(0.2)
                row = await store.match(match)
            assert row is not None
            entries = await store.entries(match)
            assert [entry.seq for entry in entries] == list(range(1, row.head + 1))
            logs[match] = _log(entries, row.finished != 0)
        return logs
    finally:
        await store.close()


def _log(entries: list[Entry], finished: bool) -> Log:
    record = Record.of(entries[:1])
    frames = Frames(record)
    lines = []
    for entry in entries[1:]:
        line = decode(entry.body)
        if isinstance(line, (Answered, Held)):
            lines.append((record.match.settled, line))
        record.follow(entry)
        frames.advance()
    return Log(record, frames, finished, lines)


def check(players: Sequence[Player], logs: dict[str, Log]) -> None:
    """Nothing acknowledged was lost, nothing was applied twice, and nobody saw what did not last."""
    for player in players:
        log = logs[player.match]
        assert log.record.match.over and log.finished, f"{player}: the match is not over"
        mine = [(question, line) for question, line in log.lines if line.seat == player.seat and line.request]
        written = {line.request: (question, line.answer) for question, line in mine}
        assert len(mine) == len(written), f"{player}: a request was written twice"
        for request in player.acknowledged:
            assert request.id in written, f"{player}: {request} was acknowledged and lost"
            answer = tuple(request.answer) if isinstance(request.answer, list) else request.answer
            assert written[request.id] == (request.question, answer), f"{player}: {request} became {written}"
        for request in player.refused:
            assert request.id not in written, f"{player}: {request} was refused and written"
        final = json.loads(log.frames.full(player.seat, None, player.match))
        assert at_any_tempo(player.told) == at_any_tempo(final["told"]), (
            f"{player} was told of things that did not last, or not of all"
        )
        assert player.seq == final["seq"], f"{player}: frames are numbered otherwise"


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that can only be asked for."""
    async with asyncio.timeout(patience()):
        while not await true():
            await asyncio.sleep(0.05)


async def at_rest(what: Callable[[], Awaitable[Any]], seconds: float) -> None:
    """Wait until something is what it was so many seconds ago: nothing goes on there any more."""
    async with asyncio.timeout(patience()):
        before, now = object(), await what()
        while now != before:
            await asyncio.sleep(seconds)
            before, now = now, await what()


async def told(chair: Chair) -> int | None:
    """The last frame of all that was sent to somebody so far."""
    await chair.has_all()
    return chair.seq


async def entries_of(where: Path | str, match: str) -> list[Entry]:
    """The log of a match as it is now, read beside whoever uses the store."""
    store = await open_store(where / FILE if isinstance(where, Path) else where, only_read=True)
    try:
        return await store.entries(match)
    finally:
        await store.close()


def measured(server: Server, name: str) -> float:
    """What a server says of itself under this name."""
    metrics = httpx.get(f"{server.url}/metrics", timeout=patience()).text
    return next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith(f"penombre_{name} "))


def asked(chairs: Sequence[Chair]) -> Chair:
    """Somebody who has to answer now."""
    return next(chair for chair in chairs if chair.question is not None)


async def window_of(chairs: Sequence[Chair]) -> list[Chair]:
    """Play until a window is open whose answers stay sealed; those who are asked something in it."""
    while True:
        await asyncio.gather(*[chair.has_all() for chair in chairs])
        assert not chairs[0].over, "no window was opened in the whole match"
        asked = [chair for chair in chairs if chair.question is not None]
        if asked and all(chair.state["window"] for chair in chairs):
            return asked
        by_day = [chair for chair in asked if not chair.state["window"]]
        if by_day:
            await by_day[0].answers()
        else:
            await asyncio.sleep(0.01)
