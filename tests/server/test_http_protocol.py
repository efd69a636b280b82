"""A request has an end, whatever it is that does not end: its address, a header, their number, its trailers."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Server, serving
from tests.timeouts import patience

START = b"GET /healthz HTTP/1.1\r\nHost: play.example\r\n"
CHUNKED = b"PUT /api/me HTTP/1.1\r\nHost: play.example\r\nTransfer-Encoding: chunked\r\n\r\n"
MEGABYTE = 2**20


def sent(server: Server, pieces: Iterator[bytes]) -> tuple[int, bytes]:
    """How much of it the server took before it hung up, and what it said."""
    taken = 0
    with socket.create_connection(("127.0.0.1", server.port), patience()) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
                taken += len(piece)
                assert taken < 64 * MEGABYTE, "the server takes more and more of it"
        except ConnectionError:
            return taken, b""
        return taken, line.recv(4096)


@pytest.mark.parametrize(
    "pieces",
    [
        chain([b"GET /"], repeat(b"a" * 1000)),
        chain([START, b"Endless: "], repeat(b"a" * 1000)),
        chain([START], repeat(b"Another: one\r\n" * 100)),
        chain([CHUNKED, b"0\r\n"], repeat(b"Trailer: one\r\n" * 100)),
    ],
    ids=["address", "header", "headers", "trailers"],
)
def test_what_never_ends_is_hung_up_on_and_everybody_else_is_served(server: Server, pieces: Iterator[bytes]) -> None:
    taken, _ = sent(server, pieces)
    assert taken < 32 * MEGABYTE  # what was under way in the meantime counts, too
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_long_headers_that_end_are_read(server: Server) -> None:
    _, answer = sent(server, iter([START, b"Long: " + b"a" * 30_000, b"\r\nConnection: close\r\n\r\n"]))
    assert answer.startswith(b"HTTP/1.1 200 ")


def test_many_requests_on_one_connection_are_counted_one_by_one(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"long": "a" * 30_000}) as one:
        assert {one.get("/healthz").status_code for _ in range(10)} == {200}


def test_a_body_is_as_long_as_the_operator_allows(tmp_path: Path) -> None:
    body = b'{"name": "Anna", ' + b" " * 500_000 + b'"language": "fr"}'
    pieces = (body[start : start + 1000] for start in range(0, len(body), 1000))
    with serving(tmp_path, environment={"PENOMBRE_LIMIT_BODY_BYTES": "1000000"}) as server:
        answer = httpx.put(f"{server.url}/api/me", content=pieces, headers={"content-type": "application/json"})
    assert answer.status_code == 200
