"""The web client as browsers get it: which file at which address, how long it is kept, how it is packed."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from web import build

from penombre.server.app import application
from penombre.server.http import web_client
from penombre.server.settings import Settings

PAGE = b"<!doctype html><title>table</title>" + b" " * 100
SCRIPT = b"document.title = 'table';" * 10
BROTLI = b"not really brotli, and never looked into"

Scenario = Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]
Visited = Callable[[Scenario], None]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client small enough to be read at a glance."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".stamp").write_text("of no interest")
    for name, body in (("index.html", PAGE), ("sw.js", SCRIPT), ("assets/index-3fA9.js", SCRIPT)):
        (folder / name).write_bytes(body)
        (folder / f"{name}.gz").write_bytes(gzip.compress(body))
        (folder / f"{name}.br").write_bytes(BROTLI)
    (folder / "icon-180.png").write_bytes(b"\x89PNG")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    return folder


@pytest.fixture
def visited(tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch) -> Visited:
    """Play a scenario on a server with that client."""
    monkeypatch.setattr(web_client, "BUILT", built)

    def play(scenario: Scenario) -> None:
        async def whole() -> None:
            async with running(tmp_path / "data") as http:
                await scenario(http)

        asyncio.run(whole())

    return play


@asynccontextmanager
async def running(where: Path) -> AsyncIterator[httpx.AsyncClient]:
    """The whole application, without a port."""
    app = application(Settings(), where, "http://play.example")
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, told.get, heard.put))
    told.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    try:
        # Whoever wants something packed says so.
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app, client=("127.0.0.1", 1)),
            base_url="http://localhost",
            headers={"accept-encoding": "identity"},
        ) as http:
            yield http
    finally:
        told.put_nowait({"type": "lifespan.shutdown"})
        await life


@pytest.mark.parametrize(
    "path",
    ["/", "/new/kemomimi_panic", "/t/abc", "/join", "/rules", "/rules/kemomimi_panic", "/replay/abc", "/me", "/me?x=1"],
)
def test_every_screen_is_the_one_page_which_is_asked_for_each_time(visited: Visited, path: str) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.content) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self';" in answer.headers["content-security-policy"]

    visited(scenario)


def test_the_server_and_the_router_of_the_client_know_the_same_screens() -> None:
    router = (build.WEB / "src" / "app" / "router.svelte.ts").read_text("utf-8")
    patterns = [re.compile(found.replace(r"\/", "/")) for found in re.findall(r"\[/(\^.*?\$)/,", router)]
    assert len(patterns) >= 7
    examples = [re.sub(r"\{\w+\}", "abc", path) for path in web_client.SCREENS]
    for example in examples:
        assert any(pattern.match(example) for pattern in patterns), example
    for pattern in patterns:
        assert any(pattern.match(example) for example in examples), pattern.pattern


def test_an_asset_is_kept_for_good(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get("/assets/index-3fA9.js")
        assert (answer.status_code, answer.content) == (200, SCRIPT)
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"

    visited(scenario)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-180.png", "image/png"),
    ],
)
def test_a_file_that_browsers_look_for_at_the_root_is_asked_for_each_time(
    visited: Visited, built: Path, path: str, kind: str
) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.content) == (200, (built / path[1:]).read_bytes())
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "no-cache"

    visited(scenario)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.1", "br"),
        ("GZIP", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("br; q=0.000, gzip; q=0", None),
        ("brotli", None),
        ("", None),
    ],
)
def test_a_file_comes_packed_as_the_browser_understands_it(
    visited: Visited, built: Path, accepted: str, encoding: str | None
) -> None:
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]

    async def scenario(http: httpx.AsyncClient) -> None:
        for path, name in (("/", "index.html"), ("/assets/index-3fA9.js", "assets/index-3fA9.js")):
            async with http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
                body = b"".join([piece async for piece in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert body == (built / f"{name}{ending}").read_bytes()
            assert int(answer.headers["content-length"]) == len(body)
            assert answer.headers["vary"] == "accept-encoding"

    visited(scenario)


def test_what_is_packed_in_one_way_only_varies_by_nothing(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get("/icon-180.png", headers={"accept-encoding": "gzip, br"})
        assert "vary" not in answer.headers and "content-encoding" not in answer.headers

    visited(scenario)


def test_a_browser_that_has_a_file_is_not_sent_it_again(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc", "/sw.js", "/assets/index-3fA9.js"):
            for accepted in ("identity", "gzip"):
                first = await http.get(path, headers={"accept-encoding": accepted})
                tag = first.headers["etag"]
                for known in (tag, f'"other", W/{tag}'):
                    again = await http.get(path, headers={"accept-encoding": accepted, "if-none-match": known})
                    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                    assert again.headers["cache-control"] == first.headers["cache-control"]
                other = await http.get(path, headers={"accept-encoding": accepted, "if-none-match": '"other"'})
                assert other.status_code == 200
        plain, packed = [await http.get("/", headers={"accept-encoding": each}) for each in ("identity", "gzip")]
        assert plain.headers["etag"] != packed.headers["etag"]

    visited(scenario)


def test_one_may_ask_for_the_headers_alone(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        for path, body in (("/", PAGE), ("/assets/index-3fA9.js", SCRIPT), ("/sw.js", SCRIPT)):
            answer = await http.head(path)
            assert answer.status_code == 200
            assert int(answer.headers["content-length"]) == len(body)

    visited(scenario)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t/abc/def",
        "/rules/abc/def",
        "/index.html",
        "/.stamp",
        "/sw.js.br",
        "/assets/nothing.js",
        "/assets/index-3fA9.js.gz",
        "/assets/..%2Findex.html",
        "/assets/%2e%2e/sw.js",
        "/../client.py",
    ],
)
def test_at_any_other_address_the_client_says_that_nothing_is_there(visited: Visited, path: str) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.content) == (404, PAGE)
        assert answer.headers["cache-control"] == "no-cache"
        again = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 404

    visited(scenario)


@pytest.mark.parametrize(
    ("path", "bare"),
    [
        ("/rules/", "/rules"),
        ("/t/abc/", "/t/abc"),
        ("/replay/abc/?key=x%2By", "/replay/abc?key=x%2By"),
        ("/t/%3F/", "/t/%3F"),
    ],
)
def test_a_slash_too_many_is_taken_away_and_nobody_is_led_from_https_to_http(
    visited: Visited, path: str, bare: str
) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert (answer.status_code, answer.headers["location"]) == (307, bare)

    visited(scenario)


@pytest.mark.parametrize("path", ["//", "//play.example/", "/%2Fplay.example/", "/t//", "/sw.js/", "/nothing/"])
def test_no_slash_leads_anywhere_else(visited: Visited, path: str) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get(httpx.URL("http://localhost", raw_path=path.encode()))
        assert answer.status_code == 404 and "location" not in answer.headers
        inside = await http.get("/api/rooms/")
        assert (inside.status_code, inside.json()["error"]["code"]) == (404, "not_found")

    visited(scenario)


def test_the_api_keeps_its_own_way_of_saying_no(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/nothing")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
        wrong = await http.post("/me", json={})
        assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")

    visited(scenario)


def test_where_nothing_was_built_the_server_says_how_and_the_rest_works(visited: Visited, built: Path) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc"):
            answer = await http.get(path)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            french, english = answer.text.splitlines()
            assert "make web" in french and "construit" in french
            assert "make web" in english and "built" in english
        assert (await http.get("/nothing")).status_code == 404
        assert (await http.get("/api/rooms")).status_code == 200
        assert (await http.get("/healthz")).status_code == 200

    built.rename(built.with_name("elsewhere"))
    visited(scenario)


def test_requests_are_counted_by_route_and_never_by_address(visited: Visited) -> None:
    async def scenario(http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/secret", "/t/other", "/assets/index-3fA9.js", "/sw.js", "/nothing/secret"):
            await http.get(path)
        counted = (await http.get("/metrics")).text
        found = dict(
            re.findall(r'^penombre_http_requests_total\{route="(.*?)",status="2xx"\} ([1-9]\d*)$', counted, re.M)
        )
        assert found == {"/": "1", "/t/{room}": "2", "/assets/{file}": "1", "/{file}": "1"}
        assert "secret" not in counted

    visited(scenario)
