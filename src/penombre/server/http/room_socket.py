"""The socket of a room: who comes in, what they may send, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from penombre import wire
from penombre.engine import TABLE, PenombreError
from penombre.server.http.api import guest_of, refused, token_in
from penombre.server.http.socket_protocol import FRAMES, FrameCount
from penombre.server.limits import Bucket
from penombre.server.logs import Log
from penombre.server.match.commands import Reply, Speech
from penombre.server.open_socket import Socket, declined
from penombre.server.refusal import Refusal
from penombre.server.room.live_room import LiveRoom
from penombre.server.server import Server
from penombre.server.tokens import hashed
from penombre.store import StoreFailed

PATIENCE: Final = 10.0
"""Seconds a client has to say hello."""
CLUMSY: Final = 20
"""How many messages nobody understands a socket may send."""

CLOSED: Final = {
    "closing": 1012,
    "store_failed": 1013,
    "unknown_you": 4401,
    "not_found": 4404,
    "too_many": 4429,
    "too_fast": 4429,
}
"""Close codes; anything else that is refused closes with 4403."""

log: Final = Log("door")
_decoder: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)


class RoomSocket:
    """The socket endpoint, as an ASGI application."""

    def __init__(self, server_of: Callable[[Scope], Server]) -> None:
        self._server_of = server_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its opening to its end."""
        server = self._server_of(scope)
        await receive()  # websocket.connect
        network, room = server.network_of(scope), str(scope["path_params"]["room"])
        token = token_in(scope)
        frames: FrameCount = scope["state"][FRAMES]
        guest, seated, problem = None, False, None
        try:
            if server.closing:
                raise Refusal("closing", "the server is going down: connect again in a moment")
            guest = await guest_of(server, token, network)
            server.count_request(network, guest.id if guest else "")
            seated = guest is not None and await server.own_table(room, guest.id) is not None
        except PenombreError as error:  # a store that failed, too: who plays must not be taken for a stranger
            problem = error
        # Not before: frames of somebody who has a seat do not count for their network, and the first may come now.
        frames.is_seated = lambda: seated
        try:
            await send({"type": "websocket.accept"})
        except OSError:
            return  # gone meanwhile
        socket = Socket(send, server.metrics, guest.id if guest else "", hashed(token) if guest else b"")
        try:
            if problem is not None:
                raise problem
            with _counted(server, network, socket.guest, seated=seated):
                await _serve(server, socket, room, network, frames, receive)
        except PenombreError as error:
            await _turn_away(server, socket, error)


@contextmanager
def _counted(server: Server, network: str, guest: str, *, seated: bool) -> Iterator[None]:
    """A socket among all that are open: refused where a network or a guest has too many.

    Whoever sits at the table counts for themselves alone: others of their network do not keep them from their seat.
    """
    whose = guest or f"? {network}"
    if not seated and not server.sockets_by_address.enter(network):
        raise Refusal("too_many", "too many open tables from your network")
    if not server.sockets_by_guest.enter(whose):
        if not seated:
            server.sockets_by_address.leave(network)
        raise Refusal("too_many", "too many open tables: close some windows")
    server.metrics.sockets_open.add()
    try:
        yield
    finally:
        server.metrics.sockets_open.add(-1)
        server.sockets_closed += 1
        if not seated:
            server.sockets_by_address.leave(network)
        server.sockets_by_guest.leave(whose)


async def _turn_away(server: Server, socket: Socket, error: PenombreError) -> None:
    problem = refused(server, error).problem
    socket.close(CLOSED.get(problem.code, 4403), problem)
    await socket.flushed()


async def _serve(server: Server, socket: Socket, room: str, network: str, frames: FrameCount, receive: Receive) -> None:
    """A socket that is counted: whatever it is refused, it is counted until it is closed."""
    live: LiveRoom | None = None
    try:
        hello = await _hello(receive)
        if hello is not None:
            live = entered = await _admitted(server, socket, room, hello.invite, network)
            frames.is_seated = lambda: socket.seat != TABLE
            socket.when_cut_off = lambda: server.spawn(entered.cut_off(socket))
            socket.tell(wire.Welcome(wire.PROTOCOL, server.now(), live.room.seat_of(socket.guest)))
            await live.enter(socket, _resumed_from(hello, live, socket.guest))
            await _listen(server, live, socket, receive)
    except PenombreError as error:
        await _leave(live, socket)
        live = None
        await _turn_away(server, socket, error)
    finally:
        await _leave(live, socket)
        await socket.gone()


async def _leave(live: LiveRoom | None, socket: Socket) -> None:
    if live is None:
        return
    try:
        await live.exit(socket)
    except StoreFailed as error:
        log.error("leaving failed", error, room=live.id)


def _resumed_from(hello: wire.Hello, live: LiveRoom, guest: str) -> int | None:
    """The last frame a client has, if it is one of this match and of the seat it has now."""
    seat = live.room.seat_of(guest)
    same = hello.match == live.room.match and hello.seat == (TABLE if seat is None else seat)
    return hello.last if same else None


async def _admitted(server: Server, socket: Socket, room: str, invite: str, network: str) -> LiveRoom:
    """The room, if this socket may come in; links that open nothing are counted."""
    if socket.session and await server.store.guest_of(socket.session) is None:
        raise Refusal("unknown_you", "this device was signed out")
    own = await server.own_table(room, socket.guest)
    with nullcontext() if own is not None else server.tried(network):
        live = own or await server.rooms.live(room)
        socket.invited = live.room.opens_with(invite)
        live.admit(socket)
    return live


async def _hello(receive: Receive) -> wire.Hello | None:
    say_hello = Refusal("bad_request", "say hello first: the protocol, and the last frame you have")
    try:
        async with asyncio.timeout(PATIENCE):
            message = await receive()
    except TimeoutError:
        raise say_hello from None
    if message["type"] == "websocket.disconnect":
        return None
    hello = _understood(message)
    if not isinstance(hello, wire.Hello):
        raise say_hello
    if hello.protocol != wire.PROTOCOL:
        raise Refusal("bad_request", f"this server speaks protocol {wire.PROTOCOL}: load the page again")
    return hello


async def _listen(server: Server, live: LiveRoom, socket: Socket, receive: Receive) -> None:
    bucket = Bucket(server.settings.limits.messages)
    clumsy = 0
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take(server.loop_time()):
            raise Refusal("too_fast", "too many messages: connect again, more slowly")
        try:
            await _do(server, live, socket, _understood(message))
        except Refusal as refusal:
            server.metrics.refusals.add(refusal.problem.code)
            socket.push(declined(_request_of(message), refusal.problem))
            clumsy += refusal.problem.code == "bad_request"
            if clumsy > CLUMSY:
                raise Refusal("bad_request", "too many messages that nobody understands") from None


async def _do(server: Server, live: LiveRoom, socket: Socket, message: wire.FromClient) -> None:
    match message:
        case wire.Ping():
            socket.tell(wire.Pong(server.now()))
        case wire.Hello():
            raise Refusal("bad_request", "one hello is enough")
        case wire.Prefer():
            await live.prefer(socket, message)
        case wire.Answer() | wire.Say():
            conductor = live.conductor
            if conductor is None or not socket.follows:
                raise Refusal("not_now", "no match is being played here")
            if isinstance(message, wire.Answer):
                conductor.submit(Reply(socket, message, server.loop_time()))
                return
            if not server.chat.take(f"{live.id}:{socket.guest}", server.loop_time()):
                raise Refusal("too_fast", "you talk too fast for the others to read: wait a little")
            conductor.submit(Speech(socket, message))


def _understood(message: Any) -> wire.FromClient:
    text = message.get("text")
    if text is None:
        raise Refusal("bad_request", "messages are JSON in text frames")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", f"this is no message of the protocol: {error}") from None


class _Request(msgspec.Struct):
    request: str = ""


def _request_of(message: Any) -> str:
    """The id of a request that was otherwise not understood, if it has one."""
    try:
        return msgspec.json.decode(message.get("text") or b"", type=_Request).request[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
