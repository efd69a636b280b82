"""How requests come in: parsed by uvicorn, with an end to all that it would wait for, keep or take without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Final, cast

import httptools
from starlette.types import Scope
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from penombre.server.client_address import UNKNOWN, client
from penombre.server.connections import KEY, Connection
from penombre.server.http.api import token_in
from penombre.server.tokens import hashed

MOST: Final = 64 * 1024
"""Bytes of one request besides its body: address, headers, trailers. More than any browser sends."""
ADDRESS: Final = 4096
"""Bytes of an address: none of this server's has a tenth of it, and every sign of one is looked at."""
HEADERS: Final = 100
"""Headers of one request. Browsers and proxies send thirty, and each is looked at many times."""
AT_ONCE: Final = 2
"""Requests that may wait behind another on one connection. Browsers and proxies send none before they are answered."""
LONGEST: Final = 10.0
"""Seconds that a request may wait for its turn, where many come from its network."""
AT_EASE: Final = 16 * 1024
"""Bytes of answers that may wait to be read before the connection is asked nothing more."""


class BoundedHttp(Connection, HttpToolsProtocol):
    """One connection. Requests on it are answered one by one, each once the answer before it has left."""

    _within = False
    """Whether a request has begun and is not complete."""
    _timed = False
    """Whether the time runs in which it has to be complete."""
    _besides = 0
    """Bytes of the request that are no body; those that came in one piece with its beginning are not counted."""
    _answer_waits = False
    """Whether an answer is complete and too much of it was not read yet."""
    _turn: asyncio.TimerHandle | None = None
    """When what was asked is done, where it has to wait for its turn."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; asks nothing yet."""
        super().connection_made(transport)
        self._connections = self.app_state[KEY]
        transport.set_write_buffer_limits(high=AT_EASE)
        if self._connections.enter(self, self.client[0] if self.client else UNKNOWN):
            self._waits(self._connections.limits.idle_seconds)
        else:
            self._refuse(503, "There are too many connections: come back in a moment.")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        if self._turn is not None:
            self._turn.cancel()
        # Requests that nobody waits for any more and their connection would hold each other in memory.
        self.pipeline.clear()
        self.cycle = cast(RequestResponseCycle, None)

    def give_up(self) -> None:
        """Nothing was asked in time, or not to its end, or what was answered is not read."""
        if self.unread:
            self._connections.cut("unread")
            self.transport.abort()
        elif self._within:
            self._connections.cut("late")
            self._refuse(408, "This request did not come to its end in time.")
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Some bytes came: whatever they are part of must have an end."""
        self._besides += len(data)
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self._not_understood()
        if self._within and not self.transport.is_closing():
            if self._besides > MOST:
                self._connections.cut("malformed")
                self._refuse(400, "This request is too long.")
            elif not self._timed and self._turn is None:
                self._timed = True
                self._waits(self._connections.limits.request_seconds)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._within, self._timed, self._besides = True, False, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It is known what is asked."""
        if len(self.pipeline) >= AT_ONCE:
            self._connections.cut("pipelined")
            raise _TooMuch
        super().on_headers_complete()

    def on_url(self, url: bytes) -> None:
        """Part of the address came."""
        super().on_url(url)
        if len(self.url) > ADDRESS:
            raise _TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header came."""
        if len(self.headers) >= HEADERS:
            raise _TooMuch
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Part of a body came: how long that may be is the guard's business, while it listens."""
        if not self._owes_nothing():
            self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request has come to its end."""
        self._within = False
        if self._owes_nothing():
            self._waits(self._connections.limits.idle_seconds)
        elif self._turn is None:
            self._connections.works(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer is written: once it has left, the next one is asked for."""
        if self.flow.write_paused and not self.transport.is_closing():
            self._answer_waits = True
            self.flow.pause_reading()
            return
        if not self.pipeline and not self._within:
            self._waits(self._connections.limits.idle_seconds)
        super().on_response_complete()

    def resume_writing(self) -> None:
        """Most of what was sent has left: the next answer may be asked for."""
        super().resume_writing()
        if self._answer_waits:
            self._answer_waits = False
            self.on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """This connection becomes a socket, if it may: its application sees to the rest."""
        self.whose = hashed(token_in(cast(Scope, self.scope)))
        if not self._connections.have_room_for_a_socket(self.network, self.whose):
            self._connections.cut("full")
            self._refuse(503, "There are too many sockets: come back in a moment.")
        elif not self.url.isascii() or not self._owes_nothing():
            self._not_understood()
        else:
            self._in_turn(super().handle_websocket_upgrade)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Have a request answered, when it is its turn."""
        self._in_turn(partial(super()._start_asgi_task, cycle, app))

    def _in_turn(self, do: Callable[[], None]) -> None:
        """Do it at once, or as soon as few enough requests come from this network; nothing more is read until then."""
        network = self.network
        if self._connections.proxies:
            network = client(cast(Scope, self.scope), self._connections.proxies).address
        wait = self._connections.hits.turn(network, self.loop.time(), LONGEST)
        if wait != 0 and self._is_known(network):
            wait = 0
        if wait is None:
            self._connections.cut("too_fast")
            self._refuse(429, "Too many requests come from your network: wait a little.")
        elif wait:
            self.flow.pause_reading()
            self._waits(LONGEST + wait)
            self._turn = self.loop.call_later(wait, self._turn_has_come, do)
        else:
            do()

    def _is_known(self, network: str) -> bool:
        """Whether whoever asks is a guest known in this network, who has a turn of their own left."""
        token = token_in(cast(Scope, self.scope))
        return self._connections.guest_turns.take(network, hashed(token), self.loop.time())

    def _turn_has_come(self, do: Callable[[], None]) -> None:
        self._turn = None
        if not self.transport.is_closing():
            if self._within:
                self._timed = True
                self._waits(self._connections.limits.request_seconds)
            else:
                self._connections.works(self)
            self.flow.resume_reading()
            do()

    def _waits(self, seconds: float) -> None:
        self._connections.waits(self, self.loop.time() + seconds)

    def _owes_nothing(self) -> bool:
        """Whether everything that was asked is answered."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def _not_understood(self) -> None:
        """What came is no HTTP, or more than is taken at once."""
        self._connections.cut("malformed")
        self._refuse(400, "This is no request that could be understood.")

    def _refuse(self, status: int, why: str) -> None:
        """Close this connection, and say why unless that would come in the middle of an answer."""
        if self._owes_nothing() or not (self.pipeline or self.cycle.response_started):
            self.transport.write(
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"retry-after: 5\r\ncontent-length: {len(why) + 1}\r\nconnection: close\r\n\r\n{why}\n".encode("ascii")
            )
        self.transport.close()


class _TooMuch(Exception):
    """More than one connection may send, or more requests before they are answered; the parser stops here."""
