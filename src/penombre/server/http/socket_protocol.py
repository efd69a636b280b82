"""How frames come in on a socket: parsed by websockets, with every frame counted, whatever its kind.

The application sees whole messages only: pings, pongs and the parts of a message cost as much to parse, and are counted
here, before anything else happens to them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from penombre.server.client_address import client
from penombre.server.connections import KEY, Connection, Connections
from penombre.server.limits import Bucket

FRAMES: Final = "frames"
"""What the application finds the count of a socket's frames by, in the state of its scope."""
BEFORE_HELLO: Final = 8
"""Frames that may come before the first message is complete."""
PARTS: Final = 16
"""Frames that one message may come in."""
TOO_FAST: Final = 4429


class FrameCount:
    """The frames of one socket: by themselves, and with those of others from its network unless it has a seat."""

    def __init__(self, connections: Connections, now: Callable[[], float]) -> None:
        self.network = ""
        self.is_seated: Callable[[], bool] = _is_not_seated
        self._own = Bucket(connections.limits.socket_frames)
        self._shared = connections.frames
        self._now = now
        self._before = 0
        self._begun = False

    def allows(self, frame: Frame) -> bool:
        """Whether one more may come."""
        now = self._now()
        if not self._own.take(now) or not (self.is_seated() or self._shared.take(self.network, now)):
            return False
        if not self._begun:
            self._before += 1
            self._begun = frame.fin and frame.opcode in _OF_MESSAGES
        return self._begun or self._before <= BEFORE_HELLO


def _is_not_seated() -> bool:
    return False


_TEXT: Final = 0x80 | Opcode.TEXT
"""The first byte of a message of text that is one frame."""
_OF_MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


class BoundedSocket(Connection, WebSocketsSansIOProtocol):
    """One socket: a connection like the others, with every frame counted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection has become a socket."""
        super().connection_made(transport)
        self._connections = self.app_state[KEY]
        self._connections.becomes_socket(cast(Connection, self.transport.get_protocol()), self)
        self._frames = FrameCount(self._connections, self.loop.time)
        self.conn = _CountedFrames(self._frames, max_size=self.config.ws_max_size, logger=self.conn.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        # What is left of a socket would hold itself in memory.
        self.conn.parser.close()
        self._frames.is_seated = _is_not_seated

    def give_up(self) -> None:
        """What is sent is not read."""
        self._connections.cut("unread")
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some bytes came: first the request that asked for a socket, as a whole, then frames."""
        super().data_received(data)
        if not self.handshake_initiated:
            self._connections.cut("malformed")
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """A socket is asked for: the application learns of it, and how its frames are counted."""
        super().handle_connect(event)
        if not self.transport.is_closing():
            self._frames.network = client(cast(Scope, self.scope), self._connections.proxies).address
            self.scope["state"][FRAMES] = self._frames

    def handle_parser_exception(self) -> None:
        """What came is no frame, or one too many."""
        self._connections.cut("frames")
        super().handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """What the application sends: text leaves as one frame right away, and everything else as uvicorn does it."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if not isinstance(text, str) or not self.handshake_complete:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        payload = text.encode()
        self.transport.write(_head_of(len(payload)) + payload)


def _head_of(length: int) -> bytes:
    """What comes before so many bytes of text that are sent in one frame, by RFC 6455."""
    if length < 126:
        return pack("!BB", _TEXT, length)
    return pack("!BBH", _TEXT, 126, length) if length < 2**16 else pack("!BBQ", _TEXT, 127, length)


class _CountedFrames(ServerProtocol):
    """The protocol of one socket, which takes no more frames than it may."""

    def __init__(self, frames: FrameCount, *, max_size: int, logger: Any) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._frames = frames
        self._parts = 0

    def recv_frame(self, frame: Frame) -> None:
        """A frame came."""
        if not self._frames.allows(frame):
            self._refuse(TOO_FAST, "too_fast")
            return
        if frame.opcode in _OF_MESSAGES:
            self._parts = 0 if frame.fin else self._parts + 1
            if self._parts >= PARTS:
                self._refuse(CloseCode.MESSAGE_TOO_BIG, "too_many_parts")
                return
        super().recv_frame(frame)

    def _refuse(self, code: int, reason: str) -> None:
        """Close the socket, and look at nothing more that comes on it."""
        self.parser_exc = _Refused(reason)
        self.fail(code, reason)


class _Refused(Exception):
    """A frame that was one too many."""
