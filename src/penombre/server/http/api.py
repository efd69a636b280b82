"""HTTP endpoints as a list: each says what it takes, gives and refuses, for the router and OpenAPI alike."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from types import NoneType
from typing import Any, Concatenate, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from penombre import wire
from penombre.engine import PenombreError
from penombre.server.client_address import client
from penombre.server.limits import Buckets
from penombre.server.logs import Log
from penombre.server.refusal import Refusal, refusal_of
from penombre.server.server import Server
from penombre.server.tokens import hashed
from penombre.store import GuestRow, StoreFailed

COOKIE: Final = "penombre"
"""The cookie that holds a guest's token."""
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""The same where the way is encrypted: browsers take a cookie of this name from this very host and nobody else."""
_OWN_COOKIES: Final = re.compile(rf"(?:^|;)[ \t]*({COOKIE}|{HOST_COOKIE})=([^;]*)")
YEAR: Final = 365 * 86_400

log: Final = Log("http")
_encode: Final = msgspec.json.Encoder().encode

S = TypeVar("S")


class Raw(Struct, frozen=True):
    """An answer that is no JSON of ours: a drawing, a file."""

    content: bytes
    media_type: str
    name: str = ""
    """What to save it as."""


class Call:
    """One request, with whoever makes it."""

    def __init__(self, server: Server, request: Request, guest: GuestRow | None, token: str = "") -> None:
        self.server: Final = server
        self.request: Final = request
        self.guest = guest
        self.token: Final = token
        """What the cookie holds, where it is a guest's."""
        self.cookie: str | None = None
        """A token to be set as the cookie; empty to remove it."""

    @property
    def known(self) -> GuestRow:
        """Whoever asks, if the cookie says so."""
        if self.guest is None:
            raise Refusal("unknown_you", "you have no name here yet: join a table, or introduce yourself")
        return self.guest

    @property
    def network(self) -> str:
        """What they count by against limits."""
        return self.server.network_of(self.request.scope)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str, default: str = "") -> str:
        """A parameter of the query."""
        return self.request.query_params.get(name, default)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A parameter of the query that is a number."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
            raise Refusal("bad_request", f"{name} is a whole number from {low} to {high}")
        return int(text)

    def limit(self, buckets: Buckets, what: str) -> None:
        """Count this request against a limit per address."""
        if not buckets.take(self.network, self.server.loop_time()):
            raise Refusal("too_fast", f"too many {what} from your network: wait a little")


Handler = Callable[Concatenate[Call, ...], Awaitable[Any]]
"""Takes a call, and the body where it has one, by which type it is read; gives what is answered, or nothing."""
H = TypeVar("H", bound=Handler)


class Query(Struct, frozen=True):
    """A parameter of the query."""

    name: str
    description: str
    schema: Mapping[str, Any]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One line of the API."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None
    media_type: str = "application/json"
    refuses: tuple[str, ...] = ()
    query: tuple[Query, ...] = ()
    guest: bool = True
    """Whether it looks at the cookie."""
    status: int = 200
    nothing: str = ""
    """What it means where the answer is 204 instead, if that can be."""


class Endpoints(list[Endpoint]):
    """Endpoints in the order in which their handlers are written."""

    def add(self, route: str, summary: str, **described: Any) -> Callable[[H], H]:
        """Let a handler answer a route, a method and a path; `described` is what its types do not say."""
        method, path = route.split()

        def added(handler: H) -> H:
            hints = get_type_hints(handler)
            given = hints.pop("return")
            body = next((kind for name, kind in hints.items() if name != "call"), None)
            types = {"takes": body, "gives": None if given in (Raw, NoneType) else given}
            status = 204 if given is NoneType else 200
            about = {**types, "status": status, **described}
            self.append(Endpoint(method=method, path=path, handler=handler, summary=summary, **about))
            return handler

        return added


def routed(server_of: Callable[[Scope], Server], endpoint: Endpoint) -> Route:
    """An endpoint as a route of the web framework."""
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes is not None else None

    async def answer(request: Request) -> Response:
        start = perf_counter()
        server = server_of(request.scope)
        call: Call | None = None
        try:
            guest, token = await _known(server, request, endpoint)
            server.count_request(server.network_of(request.scope), guest.id if guest else "")
            _check_query(request, endpoint.query)
            body = [await _body(request, decoder)] if decoder is not None else []
            call = Call(server, request, guest if endpoint.guest else None, token if guest else "")
            if call.guest is not None and HOST_COOKIE not in cookies_of(request.scope) and _is_secure(call):
                call.cookie = token  # from before there was the better one
            given = await endpoint.handler(call, *body)
            response = _response(given, endpoint.status)
        except PenombreError as error:
            refusal = refused(server, error)
            response = problem(refusal.status, refusal.problem)
        except Exception as error:
            log.error("request failed", error, route=endpoint.path, method=endpoint.method)
            response = problem(500, wire.Problem("fault", "something went wrong here; nothing was changed"))
        if call is not None and call.cookie is not None:
            set_cookie(response, call, call.cookie)
        server.metrics.answered(endpoint.path, response.status_code)
        ms = round(1000 * (perf_counter() - start), 1)
        log.debug("request", route=endpoint.path, method=endpoint.method, status=response.status_code, ms=ms)
        return response

    return Route(endpoint.path, answer, methods=[endpoint.method])


def _check_query(request: Request, query: tuple[Query, ...]) -> None:
    """Refuse texts that are longer than described; what else is described, handlers look at."""
    for each in query:
        longest = each.schema.get("maxLength")
        if longest is not None and len(request.query_params.get(each.name, "")) > longest:
            raise Refusal("bad_request", f"{each.name} has at most {longest} characters")


async def _known(server: Server, request: Request, endpoint: Endpoint) -> tuple[GuestRow | None, str]:
    """Whoever asks, with their token; what is there for everybody is there even while the store is not."""
    token = token_in(request.scope)
    try:
        return await guest_of(server, token, server.network_of(request.scope)), token
    except StoreFailed:
        if endpoint.guest:
            raise
        return None, ""


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies of a request that are this server's; whatever else is there is not even taken apart."""
    lines = ";".join(Headers(scope=scope).getlist("cookie"))
    return {name: value.strip().strip('"') for name, value in _OWN_COOKIES.findall(lines)}


def token_in(scope: Scope) -> str:
    """The token of a guest; where there are two, the one that only this host can have set."""
    cookies = cookies_of(scope)
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE, "")


async def guest_of(server: Server, token: str | None, network: str) -> GuestRow | None:
    """Whose cookie this is; from now on they are known in the network they come from."""
    if not token or len(token) > 100:
        return None
    cookie = hashed(token)
    guest = await server.store.guest_of(cookie)
    if guest is not None:
        server.connections.guest_turns.know(network, cookie, asyncio.get_running_loop().time())
    return guest


async def _body(request: Request, decoder: msgspec.json.Decoder[S]) -> S:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("bad_request", "the body has to be JSON, with the header Content-Type: application/json")
    try:
        return decoder.decode(await request.body())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", f"the body is not what is expected here: {error}") from None


def _response(given: Any, status: int) -> Response:
    if isinstance(given, Raw):
        headers = {"content-disposition": f'attachment; filename="{given.name}"'} if given.name else None
        return Response(given.content, status, headers, given.media_type)
    if given is None:
        return Response(status_code=204)
    return Response(_encode(given), status, media_type="application/json")


def refused(server: Server, error: PenombreError) -> Refusal:
    """What a request is refused with; it is counted."""
    if isinstance(error, StoreFailed):
        server.note_failure()
    refusal = refusal_of(error)
    server.metrics.refusals.add(refusal.problem.code)
    return refusal


def problem(status: int, why: wire.Problem, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to what was refused."""
    return Response(_encode(wire.Refused(why)), status, headers, "application/json")


def _is_secure(call: Call) -> bool:
    """Whether cookies are to travel encrypted only."""
    settings = call.server.settings
    return client(call.request.scope, settings.proxies).https or settings.public_url.startswith("https:")


def set_cookie(response: Response, call: Call, token: str) -> None:
    """Let the browser keep a guest's token, or drop it; the plain cookie does not stay beside the better one."""
    secure = _is_secure(call)
    values = {HOST_COOKIE if secure else COOKIE: token}
    if secure and COOKIE in cookies_of(call.request.scope):
        values[COOKIE] = ""
    for name, value in values.items():
        response.set_cookie(
            name, value, max_age=YEAR if value else 0, path="/", secure=secure, httponly=True, samesite="lax"
        )
