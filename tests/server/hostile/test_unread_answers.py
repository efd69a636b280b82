"""Who asks and asks, and reads no answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Server, serving
from tests.server.hostile.raw_lines import GET, cut, hangs_up, line, memory_of, rest, wait_for
from tests.server.reconnecting_players import measured

MEGABYTE = 2**20


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives whoever reads nothing a second, and keeps a megabyte for all of them."""
    limits = {"PENOMBRE_LIMIT_READ_SECONDS": "1", "PENOMBRE_LIMIT_UNREAD_BYTES": str(MEGABYTE)}
    with serving(tmp_path_factory.mktemp("impatient"), environment=limits) as server:
        yield server


def large_file(server: Server) -> bytes:
    """A request for the program of the client, of some hundred kilobytes."""
    page = httpx.get(server.url).text
    name = re.search(r"/assets/app-[^\"]+\.js", page)
    assert name is not None
    return f"GET {name[0]} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


def test_who_asks_without_end_and_reads_nothing_is_hung_up_on_and_costs_next_to_nothing(server: Server) -> None:
    before = memory_of(server)
    for _ in range(5):
        with line(server, deaf=True) as connection:
            assert hangs_up(connection, GET * 100, 16 * MEGABYTE)
    assert memory_of(server) - before < 32 * MEGABYTE
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_what_is_asked_at_once_and_read_is_answered_in_order(server: Server) -> None:
    last = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n").replace(b"GET / ", b"GET /healthz ")
    with line(server) as connection:
        connection.sendall(GET * 2 + last)
        answers = rest(connection).split(b"HTTP/1.1 200 OK\r\n")[1:]
    assert len(answers) == 3
    assert [b"<!doctype html>" in answer.lower() for answer in answers] == [True] * 2 + [False]


def test_who_does_not_read_in_time_is_cut_off(impatient: Server) -> None:
    before = cut(impatient, "unread")
    asked = large_file(impatient)
    with line(impatient, deaf=True) as connection:
        connection.sendall(asked * 3)
        wait_for(lambda: cut(impatient, "unread") > before)


def test_what_nobody_reads_is_bounded_over_all_connections(tmp_path: Path) -> None:
    limits = {"PENOMBRE_LIMIT_READ_SECONDS": "600", "PENOMBRE_LIMIT_UNREAD_BYTES": str(MEGABYTE // 8)}
    with serving(tmp_path, environment=limits) as server:
        asked = large_file(server)
        lines = [line(server, deaf=True) for _ in range(12)]
        try:
            for connection in lines:
                connection.sendall(asked * 3)
            wait_for(lambda: cut(server, "unread") > 0)
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        finally:
            for connection in lines:
                connection.close()


def test_who_asks_for_the_end_and_reads_nothing_is_cut_off_without_a_complaint(impatient: Server) -> None:
    asked = large_file(impatient).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with line(impatient, deaf=True) as connection, line(impatient, deaf=True) as other:
        connection.sendall(asked)
        other.sendall(large_file(impatient) * 2 + asked)
        wait_for(lambda: measured(impatient, "connections_open") == 1)
    assert impatient.complaints() == []


def test_more_requests_than_a_network_may_send_wait_for_their_turn_and_very_many_are_refused(tmp_path: Path) -> None:
    limits = {"PENOMBRE_LIMIT_HITS_PER_SECOND": "10", "PENOMBRE_LIMIT_HITS_BURST": "5"}
    with serving(tmp_path, environment=limits) as server:
        assert {httpx.get(server.url).status_code for _ in range(15)} == {200}
        lines = [line(server, "127.0.0.9") for _ in range(150)]
        for connection in lines:
            connection.sendall(GET * 3)
        wait_for(lambda: cut(server, "too_fast") > 0)
        assert any(connection.recv(12) == b"HTTP/1.1 429" for connection in lines[-5:])
        for connection in lines:
            connection.close()
        assert server.complaints() == []


def test_who_reads_slowly_is_not_cut_off_for_those_who_read_nothing(tmp_path: Path) -> None:
    limits = {"PENOMBRE_LIMIT_READ_SECONDS": "600", "PENOMBRE_LIMIT_UNREAD_BYTES": str(MEGABYTE // 4)}
    with serving(tmp_path, environment=limits) as server, ExitStack() as held:
        asked = large_file(server)
        slow = held.enter_context(line(server, "127.0.0.9", deaf=True))
        slow.sendall(asked * 2 + asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        for _ in range(20):
            held.enter_context(line(server, deaf=True)).sendall(asked * 3)
        wait_for(lambda: cut(server, "unread") > 3)
        assert len(rest(slow)) > 3 * len(httpx.get(f"{server.url}{asked.split()[1].decode()}").content)
