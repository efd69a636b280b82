from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from penombre.server.http.request_guard import BadPublicUrl, Guarded

LIMIT = 1000


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the body it got; some of its headers are careless."""
    body = b""
    more = True
    while more:
        message = await receive()
        body, more = body + message["body"], message["more_body"]
    careless = [(b"cache-control", b"public"), (b"Content-Security-Policy", b"default-src *"), (b"x-own", b"kept")]
    await send({"type": "http.response.start", "status": 200, "headers": careless})
    await send({"type": "http.response.body", "body": body})


class Answer:
    """What came back from the guard."""

    def __init__(self, sent: list[Message]) -> None:
        self.sent = sent
        start = sent[0] if sent else {}
        self.status = start.get("status")
        self.pairs = [(name.decode().lower(), value.decode()) for name, value in start.get("headers", ())]
        self.headers = dict(self.pairs)
        self.body = b"".join(message.get("body", b"") for message in sent[1:])

    @property
    def code(self) -> str:
        error: dict[str, Any] = json.loads(self.body)
        assert (
            set(error) == {"error"}
            and set(error["error"]) == {"code", "message", "reason"}
            and error["error"]["message"]
        )
        return str(error["error"]["code"])


def ask(
    *headers: tuple[str, str],
    method: str = "GET",
    path: str = "/",
    host: str = "play.example",
    scheme: str = "http",
    kind: str = "http",
    pieces: tuple[bytes, ...] = (b"",),
    public_url: str | None = None,
    proxies: int = 0,
    leaves: bool = False,
) -> Answer:
    scope: Scope = {
        "type": kind,
        "method": method,
        "path": path,
        "scheme": scheme,
        "client": ("203.0.113.9", 50_000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in (("host", host), *headers)],
    }
    incoming: list[Message] = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    incoming[-1]["more_body"] = leaves
    sent: list[Message] = []

    async def receive() -> Message:
        return incoming.pop(0) if incoming else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def accept(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    app = accept if kind == "websocket" else echo
    guarded = Guarded(app, public_url=public_url, body_bytes=LIMIT, proxies=proxies)
    asyncio.run(guarded(scope, receive, send))
    return Answer(sent)


def policy(answer: Answer) -> dict[str, str]:
    directives = (directive.partition(" ") for directive in answer.headers["content-security-policy"].split("; "))
    return {name: sources for name, _, sources in directives}


def test_the_policy_allows_our_own_files_and_nothing_inline() -> None:
    assert policy(ask()) == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "connect-src": "'self' ws://play.example",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
    }


@pytest.mark.parametrize(
    ("host", "scheme", "public_url", "sources"),
    [
        ("192.168.1.20:8000", "http", None, "'self' ws://192.168.1.20:8000"),
        ("play.example", "https", None, "'self' wss://play.example"),
        ("[2001:db8::1]:8000", "http", None, "'self' ws://[2001:db8::1]:8000"),
        ("127.0.0.1:8000", "http", "https://play.example", "'self' ws://127.0.0.1:8000 wss://play.example"),
        ("play.example", "https", "https://Play.Example:443/", "'self' wss://play.example"),
    ],
)
def test_our_own_sockets_are_named_for_old_browsers(
    host: str, scheme: str, public_url: str | None, sources: str
) -> None:
    assert policy(ask(host=host, scheme=scheme, public_url=public_url))["connect-src"] == sources


@pytest.mark.parametrize(
    "host",
    ["", "*", "a b", "x; script-src *", "x'self'", "evil\r\nset-cookie: a=b", "a/b", "u@h", "h:port", "é", "x" * 999],
)
def test_a_hostile_host_gets_no_word_into_the_policy(host: str) -> None:
    answer = ask(host=host)
    assert policy(answer)["connect-src"] == "'self'"
    assert ask(("origin", f"http://{host}"), method="POST", host=host).status == 403


def test_every_answer_carries_the_usual_headers_once() -> None:
    answer = ask()
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "microphone=()" in answer.headers["permissions-policy"]
    assert answer.headers["x-own"] == "kept"
    assert len(answer.pairs) == len(answer.headers)


def test_refusals_carry_the_headers_too() -> None:
    refused = ask(("origin", "null"), method="POST", path="/api/rooms")
    assert refused.status == 403
    assert set(ask(path="/api/rooms").headers) - {"x-own"} <= set(refused.headers)


@pytest.mark.parametrize(
    ("path", "cached"),
    [("/api", "no-store"), ("/api/rooms", "no-store"), ("/", "public"), ("/apix", "public"), ("/app.js", "public")],
)
def test_nothing_under_api_is_stored(path: str, cached: str) -> None:
    assert ask(path=path).headers["cache-control"] == cached


def test_browsers_are_told_to_stay_with_https_when_they_came_by_it() -> None:
    name = "strict-transport-security"
    forwarded = ("x-forwarded-proto", "https")
    assert name in ask(scheme="https").headers
    assert name in ask(forwarded, proxies=1).headers
    assert name not in ask(forwarded).headers
    assert name not in ask().headers


OWN = [
    ("http://play.example", "play.example", "http", None),
    ("http://play.example", "PLAY.example:80", "http", None),
    ("HTTP://Play.Example:080", "play.example", "http", None),
    ("https://play.example", "play.example:443", "https", None),
    ("http://192.168.1.20:8000", "192.168.1.20:8000", "http", None),
    ("http://[2001:db8::1]:8000", "[2001:db8::1]:8000", "http", None),
    ("https://play.example", "127.0.0.1:8000", "http", "https://play.example"),
    ("http://127.0.0.1:8000", "127.0.0.1:8000", "http", "https://play.example"),
]
FOREIGN = [
    ("null", "play.example", "http", None),
    ("", "play.example", "http", None),
    ("http://evil.example", "play.example", "http", None),
    ("https://play.example", "play.example", "http", None),
    ("http://play.example", "play.example", "https", None),
    ("http://play.example:8000", "play.example", "http", None),
    ("http://play.example.evil.example", "play.example", "http", None),
    ("http://sub.play.example", "play.example", "http", None),
    ("http://play.example/", "play.example", "http", None),
    ("http://play.example@evil.example", "play.example", "http", None),
    ("http://play.example http://evil.example", "play.example", "http", None),
    ("file://", "play.example", "http", None),
    ("http://play.example\n", "play.example", "http", None),
    ("https://evil.example", "127.0.0.1:8000", "http", "https://play.example"),
]


@pytest.mark.parametrize(("origin", "host", "scheme", "public_url"), OWN)
def test_our_own_pages_may_act(origin: str, host: str, scheme: str, public_url: str | None) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        asked = ask(("origin", origin), method=method, host=host, scheme=scheme, public_url=public_url)
        assert asked.status == 200
    socket_scheme = scheme.replace("http", "ws")
    opened = ask(("origin", origin), kind="websocket", host=host, scheme=socket_scheme, public_url=public_url)
    assert [message["type"] for message in opened.sent] == ["websocket.accept"]


@pytest.mark.parametrize(("origin", "host", "scheme", "public_url"), FOREIGN)
def test_pages_of_others_may_not_act(origin: str, host: str, scheme: str, public_url: str | None) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE", "BREW"):
        refused = ask(("origin", origin), method=method, host=host, scheme=scheme, public_url=public_url)
        assert (refused.status, refused.code) == (403, "wrong_origin")
    socket_scheme = scheme.replace("http", "ws")
    closed = ask(("origin", origin), kind="websocket", host=host, scheme=socket_scheme, public_url=public_url)
    assert [message["type"] for message in closed.sent] == ["websocket.close"]


def test_two_origins_or_two_hosts_are_nobodys() -> None:
    own = ("origin", "http://play.example")
    assert ask(own, own, method="POST").status == 403
    assert ask(own, ("host", "play.example"), method="POST").status == 403


def test_who_sends_no_origin_is_no_browser_and_may_act() -> None:
    assert ask(method="POST").status == 200
    assert ask(kind="websocket", scheme="ws").sent == [{"type": "websocket.accept"}]


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_anyone_may_look(method: str) -> None:
    assert ask(("origin", "http://evil.example"), ("sec-fetch-site", "cross-site"), method=method).status == 200


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-origin", 200), ("none", 200)])
def test_a_browser_that_says_cross_site_is_believed(site: str, status: int) -> None:
    assert ask(("sec-fetch-site", site), method="POST").status == status
    opened = ask(("sec-fetch-site", site), kind="websocket", scheme="ws")
    assert opened.sent[0]["type"] == ("websocket.accept" if status == 200 else "websocket.close")


@pytest.mark.parametrize(
    "url", ["play.example", "ftp://play.example", "https://play.example/table", "https://", "https://a b"]
)
def test_a_public_url_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadPublicUrl, match=r"expected one like https://"):
        Guarded(echo, public_url=url, body_bytes=LIMIT)


def test_a_body_arrives_whole_up_to_the_limit() -> None:
    assert ask(method="POST", pieces=(b"a" * 400, b"", b"b" * 600)).body == b"a" * 400 + b"b" * 600
    assert ask(("content-length", "1000"), method="POST", pieces=(b"c" * 1000,)).body == b"c" * 1000


@pytest.mark.parametrize("pieces", [(b"a" * 1001,), (b"a" * 400,) * 3, (b"a",) * 1001])
def test_a_body_beyond_the_limit_is_refused_however_it_is_cut(pieces: tuple[bytes, ...]) -> None:
    refused = ask(method="POST", pieces=pieces)
    assert (refused.status, refused.code) == (413, "too_large")


@pytest.mark.parametrize("length", ["1001", "9" * 18, "9" * 5000])
def test_an_announced_length_beyond_the_limit_is_refused_unread(length: str) -> None:
    assert ask(("content-length", length), method="POST").status == 413


@pytest.mark.parametrize("length", ["", "-1", "1e9", "0x10", "²", "10, 10"])
def test_an_announced_length_that_is_no_number_does_not_lift_the_limit(length: str) -> None:
    assert ask(("content-length", length), method="POST", pieces=(b"a" * 1001,)).status == 413
    assert ask(("content-length", length), method="POST", pieces=(b"a",)).status == 200


def test_a_get_with_a_body_has_the_same_limit() -> None:
    assert ask(pieces=(b"a" * 1001,)).status == 413


def test_a_client_that_leaves_before_the_end_of_its_body_reaches_nothing() -> None:
    assert ask(method="POST", pieces=(b"half",), leaves=True).sent == []


def test_start_and_stop_of_the_server_pass_through() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    async def never(*_: object) -> Any:
        raise AssertionError

    asyncio.run(Guarded(app, public_url=None, body_bytes=LIMIT)({"type": "lifespan"}, never, never))
    assert seen == ["lifespan"]


async def measure(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def fail(request: Request) -> Response:
    raise RuntimeError


async def greet(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.close()


async def deny(websocket: WebSocket) -> None:
    await websocket.send_denial_response(PlainTextResponse("no", status_code=401))


@pytest.fixture(scope="module", params=["httptools", "h11"])
def port(request: pytest.FixtureRequest) -> Iterator[int]:
    """A guarded application behind a real server on a real socket."""
    routes = [
        Route("/measure", measure, methods=["GET", "POST"]),
        Route("/fail", fail),
        WebSocketRoute("/greet", greet),
        WebSocketRoute("/deny", deny),
    ]
    app = Guarded(Starlette(routes=routes), public_url=None, body_bytes=LIMIT)
    config = uvicorn.Config(app, http=request.param, ws="websockets-sansio", log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join()


def call(port: int, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, body, headers, encode_chunked=not isinstance(body, bytes | None))
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


def test_over_a_real_socket_a_long_body_gets_its_answer(port: int) -> None:
    assert call(port, "POST", "/measure", b"a" * 1000)[::2] == (200, b"1000")
    for size in (1001, 100_000, 3_000_000):
        status, headers, body = call(port, "POST", "/measure", b"a" * size)
        assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")
        assert headers["x-content-type-options"] == "nosniff"


def test_over_a_real_socket_a_long_chunked_body_gets_its_answer(port: int) -> None:
    chunked = {"Transfer-Encoding": "chunked"}
    assert call(port, "POST", "/measure", iter([b"a" * 500, b"b" * 500]), **chunked)[::2] == (200, b"1000")
    for pieces in (3, 200):
        status, _, body = call(port, "POST", "/measure", iter([b"a" * 500] * pieces), **chunked)
        assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")


def test_over_a_real_socket_a_fault_of_the_application_carries_the_headers(port: int) -> None:
    status, headers, _ = call(port, "GET", "/fail")
    assert (status, headers["referrer-policy"]) == (500, "no-referrer")


def test_over_a_real_socket_our_own_page_opens_a_socket(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/greet", origin=Origin(f"http://127.0.0.1:{port}"), proxy=None) as opened:
        assert opened.recv() == "hello"
    with connect(f"ws://127.0.0.1:{port}/greet", proxy=None) as opened:
        assert opened.recv() == "hello"


def test_over_a_real_socket_the_page_of_another_opens_none(port: int) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{port}/greet", origin=Origin("http://evil.example"), proxy=None)
    assert refused.value.response.status_code == 403


def test_over_a_real_socket_a_denied_socket_carries_the_headers(port: int) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{port}/deny", proxy=None)
    assert refused.value.response.status_code == 401
    assert refused.value.response.headers["x-content-type-options"] == "nosniff"
