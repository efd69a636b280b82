"""The guard before every request: headers that tie the browser's hands, whose page may ask, how long a body may be."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from penombre import wire
from penombre.engine import PenombreError
from penombre.server.client_address import client

# Nothing but our own files, nothing inline, nobody's frame. What 'self' leaves out follows in `_policy`.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "connect-src 'self'"
)

_ALWAYS: Final = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": (
        b"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), "
        b"gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
    ),
}

# A year. Not for subdomains: they may be somebody else's.
_ONLY_HTTPS: Final = b"max-age=31536000"

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_ORIGIN: Final = re.compile(r"(https?)://(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::([0-9]{1,5}))?", re.ASCII)
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class BadPublicUrl(PenombreError):
    """The public address of the server is not one."""


class Guarded:
    """An application with the guard in front of it. `proxies` is how many proxies before it the operator trusts.

    A body is read to its end before the application is called, so that one that is too long never reaches it, whether
    or not its length was announced.
    """

    def __init__(self, app: ASGIApp, *, public_url: str | None, body_bytes: int, proxies: int = 0) -> None:
        self._app = app
        self._body_bytes = body_bytes
        self._proxies = proxies
        self._public = _origin((public_url or "").rstrip("/"))
        if public_url and self._public is None:
            raise BadPublicUrl(f"{public_url[:80]!a} is no public address; expected one like https://play.example")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        https = client(scope, self._proxies).https
        own = self._own_origins(headers, https)
        foreign = _is_foreign(headers, own)
        if scope["type"] == "websocket":
            if foreign:
                await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
            else:
                await self._app(scope, receive, _dressed(send, _dress(scope, own, https)))
            return
        send = _dressed(send, _dress(scope, own, https))
        if foreign and scope["method"] not in _SAFE_METHODS:
            await _refuse(send, 403, "wrong_origin", "Only pages of this server may do this. Is its public URL set?")
            return
        try:
            body = await self._read(headers, receive)
        except _Gone:
            return
        except _TooLarge:
            await _refuse(send, 413, "too_large", f"At most {self._body_bytes} bytes can be sent at once.")
            return
        await self._app(scope, _replayed(body, receive), send)

    def _own_origins(self, headers: Headers, https: bool) -> tuple[str, ...]:
        """The origins that are this server: what the request calls it, and what the operator does.

        The name in the request is the visitor's word, which is enough: a page of another site cannot choose it, and
        one that leads its own name here is, to the browser, another site than the one that holds the guest's cookie.
        """
        hosts = headers.getlist("host")
        asked = _origin(f"{'https' if https else 'http'}://{hosts[0]}") if len(hosts) == 1 else None
        return tuple(dict.fromkeys(origin for origin in (asked, self._public) if origin))

    async def _read(self, headers: Headers, receive: Receive) -> bytes:
        announced = headers.get("content-length", "")
        # By its number of digits first: a number of any length is slow to read.
        if announced.isdecimal() and (len(announced) > 18 or int(announced) > self._body_bytes):
            raise _TooLarge
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise _Gone
            body += message.get("body", b"")
            if len(body) > self._body_bytes:
                raise _TooLarge
            more = message.get("more_body", False)
        return bytes(body)


class _TooLarge(Exception):
    """The body is longer than allowed."""


class _Gone(Exception):
    """The client left before its body was complete."""


def _origin(url: str) -> str | None:
    """An origin in one spelling: lower case, no default port; None when it is none."""
    parts = _ORIGIN.fullmatch(url.lower())
    if parts is None:
        return None
    scheme, host, written = parts.groups()
    default = _DEFAULT_PORTS[scheme]
    port = int(written or default)
    return f"{scheme}://{host}" if port == default else f"{scheme}://{host}:{port}"


def _is_foreign(headers: Headers, own: tuple[str, ...]) -> bool:
    """Whether a page of another site asks. Whoever sends no Origin is no browser, and holds nobody's cookies."""
    if "cross-site" in headers.getlist("sec-fetch-site"):
        return True
    origins = headers.getlist("origin")
    return bool(origins) and (len(origins) > 1 or _origin(origins[0]) not in own)


def _dress(scope: Scope, own: tuple[str, ...], https: bool) -> dict[bytes, bytes]:
    """The headers of the answer to this request."""
    dress = {**_ALWAYS, b"content-security-policy": _policy(own).encode()}
    if https:
        dress[b"strict-transport-security"] = _ONLY_HTTPS
    if scope["path"] == "/api" or scope["path"].startswith("/api/"):
        dress[b"cache-control"] = b"no-store"
    return dress


def _policy(own: tuple[str, ...]) -> str:
    """Safari up to 15, the last there is for some phones, does not count our own sockets as 'self': they are named."""
    return " ".join([_POLICY, *(origin.replace("http", "ws", 1) for origin in own)])


def _dressed(send: Send, dress: dict[bytes, bytes]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            others = ((name, value) for name, value in message.get("headers", ()) if name.lower() not in dress)
            message = {**message, "headers": [*others, *dress.items()]}
        await send(message)

    return sending


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more, then whatever comes after it."""
    kept: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return kept.pop() if kept else await receive()

    return receiving


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = msgspec.json.encode(wire.Refused(wire.Problem(code, message)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
