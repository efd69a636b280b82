"""One open socket: somebody at a table, or somebody watching.

Frames are queued and written by a task of its own, so that a slow reader delays nobody; one who reads too slowly is cut
off and comes back later from the last number it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from penombre import wire
from penombre.engine import TABLE, Seat
from penombre.server.metrics import Metrics

BACKLOG: Final = 256
"""How many frames may wait for a reader."""

Send = Callable[[dict[str, Any]], Awaitable[None]]

encode: Final = msgspec.json.Encoder().encode


def acknowledged(request: str) -> bytes:
    """The frame that says a request is written down."""
    return encode(wire.Acknowledged(request))


def declined(request: str, problem: wire.Problem) -> bytes:
    """The frame that says a request was refused."""
    return encode(wire.Declined(request, problem))


class Socket:
    """A socket and what it may see."""

    def __init__(self, send: Send, metrics: Metrics, guest: str, session: bytes = b"") -> None:
        self.guest: Final = guest
        self.session: Final = session
        """The hash of the token that opened it, to see whether the device was signed out since."""
        self.seat: Seat = TABLE
        self.invited = False
        self.follows = False
        """Whether it gets the frames of the match."""
        self.source: object = None
        """What made the frames that it has: those of a match that was read again do not go on from them."""
        self.when_cut_off: Callable[[], None] | None = None
        """Called when it reads too slowly: whoever reads nothing never hears that it is closed, and is not here."""
        self._send = send
        self._metrics = metrics
        self._queue: deque[bytes] = deque()
        self._wakeup: asyncio.Future[None] | None = None
        self._closing: tuple[int, wire.Problem] | None = None
        self._task = asyncio.get_running_loop().create_task(self._write())

    def push(self, frame: bytes) -> None:
        """Queue a frame."""
        if self._closing is not None:
            return
        if len(self._queue) >= BACKLOG:
            self._queue.clear()
            self.close(1013, wire.Problem("too_slow", "frames are not read fast enough: connect again"))
            if self.when_cut_off is not None:
                self.when_cut_off()
            return
        self._queue.append(frame)
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    def tell(self, message: wire.Outgoing) -> None:
        """Queue a message."""
        self.push(encode(message))

    def close(self, code: int, problem: wire.Problem) -> None:
        """Say why, then close."""
        if self._closing is None:
            self._queue.append(encode(wire.Farewell(problem)))
            self._closing = (code, problem)
            if self._wakeup is not None and not self._wakeup.done():
                self._wakeup.set_result(None)

    async def gone(self) -> None:
        """The other side hung up, or is not worth waiting for."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.when_cut_off = None  # it holds the socket, which would hold itself

    async def flushed(self) -> None:
        """Wait until the socket was closed from here; not long for one who does not read."""
        await asyncio.wait([self._task], timeout=5)
        await self.gone()

    async def _write(self) -> None:
        queue = self._queue
        loop = asyncio.get_running_loop()
        while True:
            while queue:
                frame = queue.popleft()
                self._metrics.frames_sent.add()
                self._metrics.bytes_sent.add(len(frame))
                if not await self._sent({"type": "websocket.send", "text": frame.decode()}):
                    queue.clear()
                    return
            if self._closing is not None:
                code, problem = self._closing
                await self._sent({"type": "websocket.close", "code": code, "reason": problem.code})
                return
            self._wakeup = loop.create_future()
            await self._wakeup
            self._wakeup = None

    async def _sent(self, message: dict[str, Any]) -> bool:
        try:
            await self._send(message)
        except Exception:  # the transport is gone; the reading side notices and cleans up
            return False
        return True
