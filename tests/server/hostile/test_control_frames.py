"""Pings, pongs and parts of messages count as much as messages do."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest
from tests.server.harness import Person, Server, run, serving
from tests.server.hostile.raw_lines import CONTINUED, LAST, PING, PONG, TEXT, cut, frame, rest, socket_of, wait_for

TOO_FAST = b"\x88\x0a" + (4429).to_bytes(2) + b"too_fast"
TOO_MANY_PARTS = b"\x88\x10" + (1009).to_bytes(2) + b"too_many_parts"
HELLO = frame(LAST | TEXT, json.dumps({"type": "hello", "protocol": 1}).encode())
FLOODS = {
    "pings": frame(LAST | PING) * 200,
    "pongs": frame(LAST | PONG) * 200,
    "parts": frame(TEXT) + frame(CONTINUED) * 200,
    "pings between parts": frame(TEXT) + frame(LAST | PING) * 200,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts messages and frames as it does by default."""
    limits = {
        "PENOMBRE_LIMIT_MESSAGES_PER_SECOND": "10",
        "PENOMBRE_LIMIT_FRAMES_PER_SECOND": "1",
        "PENOMBRE_LIMIT_FRAMES_BURST": "150",
    }
    with serving(tmp_path_factory.mktemp("strict"), environment=limits) as server:
        yield server


def told(connection: socket.socket) -> bytes:
    """What a socket hears until it is closed."""
    with connection:
        return rest(connection)


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_before_hello_hardly_any_frame_is_taken(server: Server, flood: bytes) -> None:
    connection = socket_of(server, "nowhere")
    connection.sendall(flood)
    assert TOO_FAST in told(connection)


@pytest.mark.parametrize("flood", [FLOODS["pings"], FLOODS["pongs"]], ids=["pings", "pongs"])
def test_who_watches_and_floods_is_cut_off(strict: Server, flood: bytes) -> None:
    async def scenario() -> None:
        room = await Person(strict, "Anna").opens(listed=True)
        connection = socket_of(strict, room["id"], address="127.0.0.9")
        connection.sendall(HELLO + flood)
        assert TOO_FAST in told(connection)

    run(scenario())


def test_a_message_comes_in_few_parts(server: Server) -> None:
    async def scenario() -> None:
        room = await Person(server, "Anna").opens(listed=True)
        connection = socket_of(server, room["id"])
        connection.sendall(HELLO + frame(TEXT) + frame(CONTINUED) * 20)
        assert TOO_MANY_PARTS in told(connection)
        parts = [frame(TEXT, b'{"type":'), frame(LAST | PING), frame(CONTINUED, b'"pi'), frame(LAST, b'ng"}')]
        connection = socket_of(server, room["id"])
        connection.sendall(HELLO + b"".join(parts))
        said = b""
        while b'"type":"pong"' not in said:
            said += connection.recv(65536)
        connection.close()

    run(scenario())


def test_frames_of_one_address_count_together_and_never_against_who_has_a_seat(strict: Server) -> None:
    async def scenario() -> None:
        anna = Person(strict, "Anna")
        room = await anna.opens(listed=True)
        before = cut(strict, "frames")
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.room)
            crowd = [socket_of(strict, room["id"]) for _ in range(6)]
            for connection in crowd:
                connection.sendall(HELLO + frame(LAST | PING) * 40)
            wait_for(lambda: cut(strict, "frames") > before)
            await chair.has_all()
            await chair.has_all()
            for connection in crowd:
                connection.close()

    run(scenario())
