"""Somebody at a table whose browser opens no socket: the server opens one for them, to itself.

An envoy says hello at the same door as every client, is refused what every client is refused, and knows what frames
tell it: a page cannot show more than a client would. While people look at the pages of a table, their envoy keeps them
present there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.types import ASGIApp, Message

from penombre import wire
from penombre.server.refusal import STATUS, Refusal
from penombre.server.site import new_id

PATIENCE: Final = 10.0
"""Seconds until the table should have answered."""
GLIMPSE: Final = 1.0
"""Seconds somebody who sees everything later waits for what there is to see by now."""
LINGER: Final = {"live": 240.0, "relaxed": 1_500.0, "days": 240.0}
"""Seconds after which somebody who asked for no page is away: longer than questions last, as nobody asks meanwhile."""
WATCH: Final = 90.0
"""Seconds after which those who asked for no page do not watch any more."""

_decoder: Final[msgspec.json.Decoder[wire.FromServer]] = msgspec.json.Decoder(wire.FromServer)


class Sight(Struct):
    """A match as frames told it."""

    match: str
    game: str
    seat: int
    public: dict[str, Any]
    private: dict[str, Any] | None
    told: list[wire.Told]
    question: wire.Question | None
    waiting: tuple[int, ...]
    window: bool
    clock: wire.Clock | None
    over: bool


class Envoy:
    """One socket, seen from the other end."""

    def __init__(self, door: ASGIApp, request: Request, room: str, invite: str = "") -> None:
        self.room: wire.Room | None = None
        self.sight: Sight | None = None
        self.whole: wire.Whole | None = None
        self.told_whole: list[wire.Uncovered | wire.Spoken] = []
        self.bye: wire.Problem | None = None
        self.closed = False
        self._glimpsed = False
        self._inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._answers: Final[dict[str, wire.Problem | None]] = {}
        self._changed: Final = asyncio.Event()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._say(wire.Hello(protocol=wire.PROTOCOL, invite=invite))
        scope = {**request.scope, "type": "websocket", "path_params": {"room": room}}
        self._task = asyncio.get_running_loop().create_task(self._live(door, scope))

    async def arrives(self, match: str) -> None:
        """Wait for the table, and for the match that is played there, if one is."""
        await self._until(lambda: self.room is not None)
        assert self.room is not None
        if not match:
            return
        if self.room.you is not None or self.room.watching == "public":
            await self._until(lambda: self.sight is not None and self.sight.match == match)
        elif not self._glimpsed:
            self._glimpsed = True
            with suppress(Refusal):  # it may be too early to see anything
                await self._until(lambda: self.whole is not None, GLIMPSE)

    async def requests(self, message: wire.Answer | wire.Say) -> None:
        """Answer or say something; it is written down when this returns."""
        id = message.request
        self._say(message)
        await self._until(lambda: id in self._answers)
        problem = self._answers.pop(id)
        if problem is not None:
            raise _refusal(problem)

    def hang_up(self) -> None:
        """Leave soon."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def leaves(self) -> None:
        """Hang up, and wait until that is done."""
        self.hang_up()
        await asyncio.wait([self._task], timeout=PATIENCE)

    async def _live(self, door: ASGIApp, scope: dict[str, Any]) -> None:
        try:
            await door(scope, self._inbox.get, self._hear)
        finally:
            self.closed = True
            self._changed.set()

    def _say(self, message: wire.FromClient) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def _until(self, true: Callable[[], bool], patience: float = PATIENCE) -> None:
        try:
            async with asyncio.timeout(patience):
                while not true():
                    if self.closed:
                        raise _refusal(self.bye or wire.Problem("not_now", "the table is gone"))
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise Refusal("not_now", "the table does not answer: try again") from None

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._take(_decoder.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = True
        self._changed.set()

    def _take(self, frame: wire.FromServer) -> None:
        match frame:
            case wire.Room():
                self.room = frame
            case wire.Full():
                seen = {name: getattr(frame, name) for name in Sight.__struct_fields__}
                self.sight = Sight(**{**seen, "told": list(frame.told)})
            case wire.Step() if self.sight is not None:
                _step(self.sight, frame)
            case wire.Tick() if self.sight is not None:
                self.sight.clock = frame.clock
            case wire.Whole():
                self.told_whole = [*([] if frame.first else self.told_whole), *frame.told]
                self.whole = frame
            case wire.Acknowledged():
                self._answers[frame.request] = None
            case wire.Declined():
                self._answers[frame.request] = frame.error
            case wire.Farewell():
                self.bye = frame.error
                self.closed = True


def _refusal(problem: wire.Problem) -> Refusal:
    code = problem.code if problem.code in STATUS else "not_now"
    return Refusal(code, problem.message, problem.reason)


def _step(sight: Sight, step: wire.Step) -> None:
    sight.public = {**sight.public, **step.public}
    if step.private:
        sight.private = {**(sight.private or {}), **step.private}
    sight.told += step.told
    for name in ("question", "waiting", "window", "clock", "over"):
        setattr(sight, name, getattr(step, name))


class Envoys:
    """The envoys of all who look at pages of tables. Those without a name share one: they see the same."""

    def __init__(self, door: ASGIApp) -> None:
        self._door: Final = door
        self._sent: Final[dict[tuple[str, str], Envoy]] = {}
        self._recalls: Final[dict[tuple[str, str], asyncio.TimerHandle]] = {}

    async def at(self, request: Request, guest: str, room: wire.Room, invite: str = "") -> Envoy:
        """The envoy of a guest at a table they may see; it stays for a while after they looked last."""
        key = guest, room.id
        envoy = self._sent.get(key)
        if envoy is None or envoy.closed:
            envoy = self._sent[key] = Envoy(self._door, request, room.id, invite)
        if key in self._recalls:
            self._recalls[key].cancel()
        linger = WATCH if room.you is None else LINGER[room.pace]
        self._recalls[key] = asyncio.get_running_loop().call_later(linger, self._recall, key)
        await envoy.arrives(room.match)
        return envoy

    async def close(self) -> None:
        """Call everybody back."""
        for recall in self._recalls.values():
            recall.cancel()
        self._recalls.clear()
        envoys = list(self._sent.values())
        self._sent.clear()
        await asyncio.gather(*(envoy.leaves() for envoy in envoys))

    def _recall(self, key: tuple[str, str]) -> None:
        del self._recalls[key]
        self._sent.pop(key).hang_up()


def new_request() -> str:
    """The id of a request, drawn into the form so that sending it twice does it once."""
    return new_id(20)
