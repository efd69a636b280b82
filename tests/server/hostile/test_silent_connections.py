"""Connections that say nothing, or half of something, and are kept open by the hundred."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.harness import Person, Server, run, serving
from tests.server.hostile import few_files
from tests.server.hostile.raw_lines import GET, cut, line, rest, socket_of, wait_for
from tests.server.reconnecting_players import measured

HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHalf: "
HALF_BODY = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = b"GET /api/rooms/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
FEW_FILES = (str(few_files.__file__),)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a second for anything."""
    limits = {f"PENOMBRE_LIMIT_{name}_SECONDS": "1" for name in ("IDLE", "REQUEST", "READ")}
    with serving(tmp_path_factory.mktemp("hurried"), environment=limits) as server:
        yield server


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY], ids=["head", "body"])
def test_half_a_request_is_waited_for_no_longer_than_a_while(hurried: Server, half: bytes) -> None:
    with line(hurried) as connection:
        connection.sendall(half)
        assert rest(connection).startswith(b"HTTP/1.1 408 ")


def test_bytes_that_trickle_in_do_not_prolong_it(hurried: Server) -> None:
    with line(hurried) as connection:
        connection.sendall(HALF_HEAD)
        connection.settimeout(0.1)
        said = None
        while said is None:
            try:
                connection.sendall(b"a")
                said = connection.recv(100)
            except TimeoutError:
                pass
            except ConnectionError:
                said = b""


@pytest.mark.parametrize("first", [b"", GET, b"\r\n"], ids=["nothing", "a request", "empty lines"])
def test_who_asks_nothing_more_is_hung_up_on(hurried: Server, first: bytes) -> None:
    with line(hurried) as connection:
        connection.sendall(first)
        assert (b"200 OK" in rest(connection)) == (first == GET)


def test_an_answer_given_early_does_not_keep_a_body_coming(hurried: Server) -> None:
    with line(hurried) as connection:
        connection.sendall(HALF_BODY.replace(b"Host:", b"Origin: https://evil.example\r\nHost:"))
        assert rest(connection).startswith(b"HTTP/1.1 403 ")


def test_an_address_holds_so_many_connections_and_its_silent_ones_make_room(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"PENOMBRE_LIMIT_CONNECTIONS_PER_ADDRESS": "10"}) as server, ExitStack() as held:
        silent = [held.enter_context(line(server)) for _ in range(10)]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert rest(silent[0]) == b""
        sockets = [held.enter_context(socket_of(server, "nowhere", address="127.0.0.9")) for _ in range(10)]
        refused = held.enter_context(line(server, "127.0.0.9"))
        refused.sendall(UPGRADE)
        assert rest(refused).startswith(b"HTTP/1.1 503 ")
        assert len(sockets) == 10


def test_behind_a_proxy_its_address_is_everybodys_and_does_not_count(tmp_path: Path) -> None:
    limits = {"PENOMBRE_LIMIT_CONNECTIONS_PER_ADDRESS": "3", "PENOMBRE_METRICS_TOKEN": "operator"}
    with serving(tmp_path, "--proxies", "1", environment=limits) as server, ExitStack() as held:
        lines = [held.enter_context(line(server)) for _ in range(20)]
        for connection in lines:
            connection.sendall(GET)
            assert connection.recv(15) == b"HTTP/1.1 200 OK"


def test_with_few_files_everybody_is_served_and_the_store_keeps_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens()
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.room)
            with ExitStack() as held:
                for number in range(600):
                    silent = held.enter_context(line(server, f"127.0.0.{2 + number % 20}"))
                    silent.sendall(HALF_HEAD if number % 2 else b"")
                assert httpx.get(f"{server.url}/healthz").text == "ok\n"
                assert (await Person(server, "Bruno").joins(room))["seats"][1]["name"] == "Bruno"
                await anna.does(room, "chat", text="still here")
                await chair.has_all()
        assert chair.closed is None or chair.closed.rcvd is None

    with serving(tmp_path, program=FEW_FILES) as server:
        run(scenario())
        assert cut(server, "silent") > 300
        assert server.complaints() == []


def test_sockets_leave_room_for_whoever_asks(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"PENOMBRE_LIMIT_CONNECTIONS": "16"}) as server, ExitStack() as held:
        for _ in range(14):
            held.enter_context(socket_of(server, "nowhere"))
        one_more = held.enter_context(line(server))
        one_more.sendall(UPGRADE)
        assert rest(one_more).startswith(b"HTTP/1.1 503 ")
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_everybody_who_left_is_counted_no_more(server: Server) -> None:
    lines = [line(server) for _ in range(20)]
    lines[0].sendall(HALF_HEAD)
    lines[1].sendall(GET)
    lines[2].sendall(b"nonsense\r\n\r\n")
    lines.append(socket_of(server, "nowhere"))
    for connection in lines:
        connection.shutdown(socket.SHUT_RDWR)
        connection.close()
    wait_for(lambda: measured(server, "connections_open") == 1)
