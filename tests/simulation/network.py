"""What lies between people and nodes: sockets that are slow, stand still and break, and requests without an answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec
from tests.simulation.simulated_loop import settle
from tests.simulation.simulated_node import Machine
from tests.simulation.world import World

from penombre.server.http.socket_protocol import FRAMES

PATIENCE = 8.0
"""Seconds after which a browser gives a request up."""
UNNOTICED = 4.0
"""Seconds after which a server has noticed at the latest that the other side of a socket is gone."""
WINDOW = 12
"""How many messages may be under way to somebody who reads slowly before the server has to wait."""


class Gone(Exception):
    """There is no answer: whether the server did what it was asked, nobody knows."""


class Link:
    """One socket between a tab and a node."""

    def __init__(
        self,
        world: World,
        machine: Machine,
        rng: Random,
        *,
        name: str,
        path: str,
        cookie: str,
        heard: Callable[[bytes], None],
        closed: Callable[[int], None],
    ) -> None:
        self.world = world
        self.machine = machine
        self.process = machine.running
        self.name = name
        self.open = True
        """Whether the tab still thinks that it is connected."""
        self.stands = True
        """Whether anything still passes."""
        self.closing = False
        """Whether the server has closed it, and the tab does not know that yet."""
        self.delay = rng.uniform(0.0005, 0.03)
        self.slow = 0.0
        """Seconds that the tab takes to read one message."""
        self.sent: list[tuple[float, str, int, int]] = []
        """What the server sent: when, its type, how long it was, and what of it everybody may know."""
        self.acked: Callable[[str], None] = lambda request: None
        """Called when the server sends word that a request is written down."""
        self._rng = rng
        self._heard, self._closed = heard, closed
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._waiter: asyncio.Future[None] | None = None
        self._writable: asyncio.Future[None] | None = None
        self._up = self._down = 0.0
        self._under_way = 0
        scope = _scope(path, cookie, type="websocket", scheme="ws", subprotocols=[], state={FRAMES: SimpleNamespace()})
        machine.serve(scope, self._receive, self._send)

    # -- from the tab ----------------------------------------------------------------------------------------

    def say(self, message: dict[str, Any]) -> None:
        """Send something to the server."""
        if self.stands:
            loop = self.world.loop
            self._up = max(self._up, loop.time() + self.delay * self._rng.uniform(0.5, 1.5))
            text = msgspec.json.encode(message).decode()
            loop.outside_at(self._up, self._came, {"type": "websocket.receive", "text": text})

    def _came(self, message: dict[str, Any]) -> None:
        if self.stands or message["type"] == "websocket.disconnect":
            self._inbox.append(message)
            if self._waiter is not None and not self._waiter.done():
                self._waiter.set_result(None)

    def hang_up(self) -> None:
        """The tab is closed."""
        self.cut(noticed=0.0)

    def cut(self, *, noticed: float | None = None) -> None:
        """Nothing passes any more; each side notices in its time."""
        if not self.stands:
            return
        self.stands = False
        loop = self.world.loop
        if noticed is None:
            noticed = self._rng.uniform(0.0, UNNOTICED) * self._rng.random()
        loop.outside(noticed, self._came, {"type": "websocket.disconnect", "code": 1006})
        if self._writable is not None and not self._writable.done():
            self._writable.set_result(None)
        loop.outside(self._rng.uniform(0.0, 1.0) * self._rng.random(), self._is_closed, 1006)

    def stall(self, seconds: float) -> None:
        """Nothing passes for a while; nothing is lost either."""
        later = self.world.loop.time() + seconds
        self._up, self._down = max(self._up, later), max(self._down, later)

    # -- from the server -------------------------------------------------------------------------------------

    async def _receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._waiter = self.world.loop.create_future()
            await self._waiter
            self._waiter = None
        return self._inbox.popleft()

    async def _send(self, message: dict[str, Any]) -> None:
        if not self.stands:
            raise OSError("the other side is gone")
        kind = message["type"]
        if kind == "websocket.accept":
            return
        if self.slow and self._under_way >= WINDOW:
            self._writable = self.world.loop.create_future()
            await self._writable
            if not self.stands:
                raise OSError("the other side is gone")
        loop = self.world.loop
        self._down = max(self._down + self.slow, loop.time() + self.delay * self._rng.uniform(0.5, 1.5))
        if kind == "websocket.close":
            self.closing = True
            loop.outside_at(self._down, self._is_closed, message["code"])
            return
        data = message["text"].encode()
        self._under_way += 1
        type = _type_of(data)
        self.sent.append((loop.time(), type, len(data), _shared_of(data) if type == "step" else 0))
        if type == "ack":
            self.acked(msgspec.json.decode(data)["request"])
        loop.outside_at(self._down, self._arrives, data)

    def _arrives(self, data: bytes) -> None:
        self._under_way -= 1
        if self._writable is not None and not self._writable.done() and self._under_way < WINDOW:
            self._writable.set_result(None)
        if self.stands and self.open:
            self.world.note("hears", self.name, _type_of(data), len(data), crc32(data))
            self._heard(data)

    def _is_closed(self, code: int) -> None:
        if self.open:
            self.open = False
            if self.stands:
                self.stands = False
                self._came({"type": "websocket.disconnect", "code": code})
            self.world.note("is cut off", self.name, code)
            self._closed(code)


def _scope(path: str, cookie: str, **more: Any) -> dict[str, Any]:
    """What a node learns of a request or a socket before it reads any of it."""
    headers = [(b"host", b"table"), (b"origin", b"http://table")]
    if cookie:
        headers.append((b"cookie", f"penombre={cookie}".encode()))
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("10.0.0.1", 1),
        "server": ("table", 80),
        **more,
    }


def _type_of(data: bytes) -> str:
    """The type of a message; all of them begin with it."""
    return data[9 : data.index(b'"', 9)].decode()


def _shared_of(step: bytes) -> int:
    """What a step says to everybody, in short: frames of one moment have it in common."""
    public = step[step.index(b'"public":') : step.index(b',"private":')]
    return crc32(step[step.rindex(b',"waiting":') : step.rindex(b',"pad":')], crc32(public))


async def request(
    world: World, machine: Machine, method: str, path: str, body: Any, *, cookie: str, rng: Random
) -> tuple[int, Any, str]:
    """An HTTP request: the status, what is answered, and the cookie that is set; `Gone` where nothing comes back."""
    loop = world.loop
    if not machine.up:
        raise Gone
    answer: asyncio.Future[tuple[int, Any, str]] = loop.create_future()
    data = b"" if body is None else msgspec.json.encode(body)
    status, headers, content = 0, [], b""
    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if asked:
            await loop.create_future()
        asked = True
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        nonlocal status, headers, content
        if message["type"] == "http.response.start":
            status, headers = message["status"], message["headers"]
            return
        content += message.get("body", b"")
        if not message.get("more_body"):
            cookies = [value.decode() for name, value in headers if name.lower() == b"set-cookie"]
            token = cookies[0].partition("=")[2].partition(";")[0] if cookies else ""
            json = msgspec.json.decode(content) if content.startswith(b"{") else None
            loop.outside(rng.uniform(0.001, 0.03), settle, answer, (status, json, token))

    scope = _scope(path, cookie, type="http", scheme="http", method=method)
    scope["headers"] += [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    machine.serve(scope, receive, send)
    loop.outside(PATIENCE, settle, answer, None)
    got = await answer
    if got is None:
        raise Gone
    world.note("answered", method, path, body, got[0])
    return got
