"""Addresses and headers that nobody means: each gets an answer, none of them a fault, and the log stays short."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from tests.server.harness import Person, Server, refusal, run, serving
from tests.server.hostile.raw_lines import line, rest

WHERE = (
    "/{}",
    "/{}/",
    "/t/{}",
    "/t/{}/",
    "/new/{}/",
    "/rules/{}/",
    "/replay/{}/",
    "/assets/{}",
    "/join?{}",
    "/t/x/?{}",
)
API = ("/api/{}", "/api/rooms/{}", "/api/rooms/x?invite={}", "/api/invitations/{}", "/api/matches/{}", "/api/games/{}")
PARTS = (
    b"%E2%82%AC",
    b"a%00b",
    b"%ED%A0%80",
    b"%FF",
    b"%0d%0aset-cookie:x",
    b"..%2f..%2fetc",
    b"%zz",
    b"\xc3\xa9",
    b"%2F%2Fevil.example",
    b"a" * 20_000,
    b"%F0%9F%A6%8A" * 1000,
    b"<script>",
)
HEADERS = ("Host", "Cookie", "Origin", "If-None-Match", "Accept-Encoding", "Content-Length", "Authorization", "Upgrade")
VALUES = (b"", b"\x00", b"\xe9\xff", b"a" * 9000, b"penombre=\xff", b"http://[", b"9" * 40, b",,;q=x", b"websocket")
SOCKET = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def status(server: Server, target: bytes, headers: bytes = b"Host: x\r\nConnection: close\r\n") -> int:
    """What is answered to a request that is written by hand."""
    with line(server) as connection:
        connection.sendall(b"GET " + target + b" HTTP/1.1\r\n" + headers + b"\r\n")
        said = connection.recv(15)
    assert said.startswith(b"HTTP/1.1 "), f"{target[:80]!r} got {said!r}"
    return int(said[9:12])


@pytest.mark.parametrize("part", [b"%E2%82%AC", b"a%00b"])
def test_a_screen_that_cannot_be_is_not_found(server: Server, part: bytes) -> None:
    assert status(server, b"/t/" + part + b"/") == 404


def test_every_address_is_answered_and_none_is_a_fault(server: Server) -> None:
    for where, part in product((*WHERE, *API), PARTS):
        before, _, after = where.encode().partition(b"{}")
        assert status(server, before + part + after) < 500, (where, part[:40])


def test_every_address_of_a_socket_is_answered_and_none_is_a_fault(server: Server) -> None:
    for where, part in product(("/api/rooms/{}/socket", "/{}"), PARTS):
        before, _, after = where.encode().partition(b"{}")
        assert status(server, before + part + after, b"Host: x\r\n" + SOCKET) < 500, (where, part[:40])


def test_every_header_is_answered_and_none_is_a_fault(server: Server) -> None:
    for name, value, more in product(HEADERS, VALUES, (b"Connection: close\r\n", SOCKET)):
        host = b"" if name == "Host" else b"Host: x\r\n"
        headers = host + name.encode() + b": " + value + b"\r\n" + more
        assert status(server, b"/api/rooms/x/socket", headers) < 500, (name, value[:40])


def test_none_of_it_is_worth_a_line_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(100):
            with line(server) as connection:
                connection.sendall(b"nonsense\r\n\r\n")
                assert rest(connection).startswith(b"HTTP/1.1 400 ")
            status(server, b"/t/%E2%82%AC/")
            status(server, b"/", b"Host: x\r\nConnection: close, upgrade\r\nUpgrade: h2c\r\n")
            status(server, b"/", b"Host: x\r\n" + SOCKET.replace(b"13", b"7"))
        assert server.complaints() == []


@pytest.mark.parametrize(
    ("target", "headers", "expected"),
    [
        (b"/t/" + b"a" * 4000, b"", 200),
        (b"/api/me?" + b"a=&" * 2000, b"", 400),
        (b"/t/" + b"a" * 5000, b"", 400),
        (b"/", b"A: b\r\n" * 90, 200),
        (b"/", b"A: b\r\n" * 120, 400),
    ],
    ids=["long", "query", "too long", "many", "too many"],
)
def test_what_takes_long_to_take_apart_is_refused(server: Server, target: bytes, headers: bytes, expected: int) -> None:
    assert status(server, target, b"Host: x\r\nConnection: close\r\n" + headers) == expected


@pytest.mark.parametrize(
    "cookies",
    [
        "penombre={}",
        'other=1; penombre="{}" ; more="a;b"',
        "__Host-penombre={}; penombre=somebody",
        "penombre=somebody;__Host-penombre={}",
        "Xpenombre=somebody; " + "a=1;" * 1000 + "penombre={}",
    ],
)
def test_the_cookie_is_found_among_others(server: Server, cookies: str) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        answer = await Person(server, "").http.get("/api/me", headers={"cookie": cookies.format(anna.cookie)})
        assert answer.json()["name"] == "Anna"

    run(scenario())


def test_personal_links_are_not_asked_for_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        for _ in range(3):
            await anna.call("POST", "/api/me/link")
        assert (await refusal(anna.call("POST", "/api/me/link"))).code == "too_fast"

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_CHANGES_PER_HOUR": "3"}) as server:
        run(scenario())
