from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Person, Server, refusal, run, serving, started
from tests.server.reconnecting_players import until
from tests.timeouts import patience
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits; each address is somebody else's, as a proxy tells it."""
    limits = {
        "REQUESTS_PER_SECOND": "0.01",
        "REQUESTS_BURST": "12",
        "ROOMS_PER_HOUR": "2",
        "GUESTS_PER_HOUR": "2",
        "MESSAGES_PER_SECOND": "0.01",
        "MESSAGES_BURST": "5",
        "SOCKETS_PER_GUEST": "2",
        "SOCKETS_PER_ADDRESS": "3",
        "NAME_LENGTH": "10",
        "TEXT_LENGTH": "20",
        "BODY_BYTES": "2000",
        "FRAME_BYTES": "1000",
    }
    environment = {f"PENOMBRE_LIMIT_{name}": value for name, value in limits.items()}
    environment["PENOMBRE_METRICS_TOKEN"] = "operator"
    with serving(tmp_path_factory.mktemp("strict"), "--proxies", "1", environment=environment) as running:
        yield running


def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """All that comes until the server closes the socket."""
    frames = []
    try:
        while True:
            frames.append(json.loads(socket.recv()))
    except ConnectionClosed:
        return frames


ADDRESSES = iter(range(1, 250))


def elsewhere(server: Server, name: str = "Anna") -> Person:
    """Somebody at an address of their own."""
    person = Person(server, name)
    person.http.headers["x-forwarded-for"] = f"198.51.100.{next(ADDRESSES)}"
    return person


def test_requests_are_limited_for_each_address(strict: Server) -> None:
    async def scenario() -> None:
        anna, bruno = elsewhere(strict), elsewhere(strict)
        answers = [(await anna.http.get("/api/rooms")).status_code for _ in range(14)]
        assert answers == [200] * 12 + [429] * 2
        no = await refusal(anna.call("GET", "/api/rooms"))
        assert no.code == "too_fast"
        assert (await bruno.http.get("/api/rooms")).status_code == 200

    run(scenario())


def test_sockets_count_as_requests(strict: Server) -> None:
    address = f"198.51.100.{next(ADDRESSES)}"
    for _ in range(12):
        assert httpx.get(f"{strict.url}/api/rooms", headers={"x-forwarded-for": address}).status_code == 200
    with connect(
        f"ws://127.0.0.1:{strict.port}/api/rooms/x/socket", additional_headers={"x-forwarded-for": address}
    ) as socket:
        assert json.loads(socket.recv())["error"]["code"] == "too_fast"


def test_new_tables_and_new_guests_are_limited_for_each_address(strict: Server) -> None:
    async def scenario() -> None:
        anna = elsewhere(strict)
        await anna.opens()
        await anna.opens()
        no = await refusal(anna.opens())
        assert (no.status, no.code) == (429, "too_fast")
        first = elsewhere(strict)
        for number in range(3):
            guest = Person(strict, f"Guest {number}")
            guest.http.headers["x-forwarded-for"] = first.http.headers["x-forwarded-for"]
            wish = guest.call("PUT", "/api/me", {"name": guest.name})
            if number < 2:
                await wish
            else:
                assert (await refusal(wish)).code == "too_fast"
                assert guest.cookie == ""

    run(scenario())


def test_names_and_words_are_as_long_as_the_operator_allows(strict: Server) -> None:
    async def scenario() -> None:
        anna = elsewhere(strict)
        no = await refusal(anna.opens(name="Maximiliane"))
        assert (no.code, "10 characters" in no.message) == ("bad_request", True)
        room = await anna.opens(name="  Maximilian ")
        assert room["seats"][0]["name"] == "Maximilian"
        no = await refusal(anna.does(room, "chat", text="x" * 21))
        assert (no.code, "20 characters" in no.message) == ("bad_request", True)
        assert len((await anna.does(room, "chat", text="x" * 20))["lines"]) == 1

    run(scenario())


def test_a_body_that_is_too_long_is_refused_unread(strict: Server) -> None:
    async def scenario() -> None:
        anna = elsewhere(strict)
        no = await refusal(anna.opens(options={"x": "y" * 2000}))
        assert (no.status, no.code) == (413, "too_large")

    run(scenario())


def _turned_away(server: Server, room: dict[str, Any], cookie: str) -> tuple[str, str]:
    """What a socket is told that is closed before it said a word."""
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{room['id']}/socket"
    with connect(address, additional_headers={"cookie": f"penombre={cookie}"}) as socket:
        (bye,) = heard(socket)
        assert socket.close_code == 4429
        return bye["error"]["code"], bye["error"]["message"]


def test_sockets_are_limited_for_each_guest_and_each_address(strict: Server) -> None:
    async def scenario() -> None:
        anna = Person(strict, "Anna")  # sockets of the tests come from 127.0.0.1
        room = await anna.opens(listed=True)
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(anna.at(room))
            second = await stack.enter_async_context(anna.at(room))
            await first.until(lambda: first.room)
            await second.until(lambda: second.room)
            assert _turned_away(strict, room, anna.cookie) == ("too_many", "too many open tables: close some windows")
            zoe = Person(strict, "Zoé")
            await zoe.call("PUT", "/api/me", {"name": "Zoé"})
            for person in (zoe, zoe, Person(strict, "")):  # those who sit do not count for their address
                other = await stack.enter_async_context(person.at(room))
                await other.has_all()
            assert _turned_away(strict, room, "") == ("too_many", "too many open tables from your network")
        await until(nobody_is_there)
        async with anna.at(room) as chair:  # places that were left are free again
            await chair.until(lambda: chair.room)

    async def nobody_is_there() -> bool:
        answer = httpx.get(f"{strict.url}/metrics", headers={"authorization": "Bearer operator"}, timeout=patience())
        return "penombre_sockets_open 0\n" in answer.text

    run(scenario())


def test_who_sends_too_much_on_a_socket_is_cut_off(strict: Server) -> None:
    async def scenario() -> None:
        room = await elsewhere(strict).opens(listed=True)
        headers = {"x-forwarded-for": f"198.51.100.{next(ADDRESSES)}"}
        address = f"ws://127.0.0.1:{strict.port}/api/rooms/{room['id']}/socket"
        with connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1}))
            for _ in range(6):
                socket.send('{"type":"ping"}')
            frames = heard(socket)
            assert [frame["type"] for frame in frames].count("pong") == 5
            assert frames[-1]["error"]["code"] == "too_fast"
        with connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "invite": "x" * 1000}))
            assert heard(socket) == []
            assert socket.close_code == 1009

    run(scenario())


def test_a_server_carries_only_so_many_tables(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        await anna.opens()
        no = await refusal(anna.opens())
        assert (no.status, no.code) == (429, "too_many")

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_OPEN_ROOMS": "2"}) as server:
        run(scenario(server))


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 8000,
        b'{"game":' * 1000,
        b'{"game":"kemomimi_panic","players":4,"options":{"x":' + b"[" * 5000 + b"]" * 5000 + b"}}",
        b'{"game":"kemomimi_panic","players":4,"name":"\\ud800"}',
        b'{"game":"kemomimi_panic","players":1e400}',
        b'{"game":"kemomimi_panic","players":' + b"9" * 5000 + b"}",
        b"\xff\xfe",
        b"",
        b"null",
    ],
)
def test_what_nobody_could_mean_is_a_bad_request_and_no_fault(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/rooms", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_a_deep_message_on_a_socket_is_refused_and_the_table_goes_on(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with people[0].at(room) as chair:
            await chair.until(lambda: chair.state)
            await chair.sends("[" * 8000)
            await chair.until(lambda: "" in chair.refused)
            assert chair.refused[""]["code"] == "bad_request"
            assert (await chair.says(text="still here")) in chair.acknowledged

    run(scenario())


def test_only_our_own_pages_act_and_open_sockets(server: Server) -> None:
    async def scenario() -> None:
        room = await Person(server, "Anna").opens(listed=True)
        address = f"ws://127.0.0.1:{server.port}/api/rooms/{room['id']}/socket"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            no = httpx.put(f"{server.url}/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert (no.status_code, no.json()["error"]["code"]) == (403, "wrong_origin")
            assert "set-cookie" not in no.headers
            with pytest.raises(InvalidStatus, match="403"):
                connect(address, additional_headers={"origin": origin})
        with connect(address, additional_headers={"origin": server.url}) as socket:
            socket.send('{"type":"hello","protocol":1}')
            assert json.loads(socket.recv())["type"] == "welcome"

    run(scenario())
