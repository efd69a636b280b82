from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

from tests.server.harness import Person, Server, run, seated, serving
from tests.server.notices.notice_receiver import Endpoint
from tests.server.reconnecting_players import measured, until
from tests.timeouts import patience

from penombre.server.notices.webhook import SIGNATURE, signature


async def called(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What the webhook was called with, once it was."""
    async with asyncio.timeout(patience()):
        while not endpoint.received:
            await asyncio.sleep(0.05)
    return [json.loads(call.body) for call in endpoint.received]


async def wait_for_calls(persons: list[Person], endpoint: Endpoint) -> list[str]:
    """Everybody wants a webhook to be called when it is their turn; the secrets that sign the calls."""
    asked = [
        await person.call("POST", "/api/me/webhook", {"url": f"http://127.0.0.1:{endpoint.port}/{number}"})
        for number, person in enumerate(persons)
    ]
    return [answer["secret"] for answer in asked]


def test_whoever_is_asked_first_at_a_slow_table_and_is_away_is_called(tmp_path: Path) -> None:
    async def scenario(server: Server, endpoint: Endpoint) -> None:
        room, persons = await seated(server, 4, pace="days")
        secrets = await wait_for_calls(persons, endpoint)
        await persons[0].does(room, "start")
        for body in await called(endpoint):
            link = room["link"].partition("#")[0]
            assert body == {"type": "your_turn", "game": room["game"], "room_link": link, "language": "fr"}
        first = endpoint.received[0]
        assert first.headers[SIGNATURE] == signature(secrets[int(first.path.strip("/"))], first.body)

        async def is_counted() -> bool:
            return measured(server, 'notices_total{result="sent"}') >= 1

        await until(is_counted)  # which it is once the answer of the webhook has come back

    with Endpoint() as endpoint, serving(tmp_path, "--allow-webhook", f"http://127.0.0.1:{endpoint.port}") as server:
        run(scenario(server, endpoint))


def test_at_a_live_table_nobody_is_called(tmp_path: Path) -> None:
    async def scenario(server: Server, endpoint: Endpoint) -> None:
        live, persons = await seated(server, 4)
        slow, others = await seated(server, 4, pace="days")
        await wait_for_calls(persons + others, endpoint)
        await persons[0].does(live, "start")
        await others[0].does(slow, "start")
        links = {body["room_link"] for body in await called(endpoint)}
        assert links == {slow["link"].partition("#")[0]}

    with Endpoint() as endpoint, serving(tmp_path, "--allow-webhook", f"http://127.0.0.1:{endpoint.port}") as server:
        run(scenario(server, endpoint))


def test_nobody_is_called_for_what_they_may_leave_alone(tmp_path: Path) -> None:
    async def scenario(server: Server, endpoint: Endpoint) -> None:
        room, persons = await seated(server, 3, game="rose_noire", pace="days", options={"rector": "seat"})
        await wait_for_calls(persons, endpoint)
        await persons[0].does(room, "start")
        async with persons[0].at(room) as rector:
            await rector.until(lambda: rector.question is not None)
            await rector.answers()
            await rector.until(lambda: rector.state["waiting"] != [0])
            (turn,) = rector.state["waiting"]
            async with asyncio.timeout(patience()):
                while f"/{turn}" not in {call.path for call in endpoint.received}:
                    await asyncio.sleep(0.05)
        async with persons[3 - turn].at(room) as other:
            await other.until(lambda: other.question is not None)
            assert other.question is not None and other.question["optional"], "who might interrupt was asked, too"
        (mine,) = (await persons[turn].call("GET", "/api/me/rooms"))["rooms"]
        (theirs,) = (await persons[3 - turn].call("GET", "/api/me/rooms"))["rooms"]
        assert (mine["your_turn"], theirs["your_turn"]) == (True, False)
        assert f"/{3 - turn}" not in {call.path for call in endpoint.received}

    with Endpoint() as endpoint, serving(tmp_path, "--allow-webhook", f"http://127.0.0.1:{endpoint.port}") as server:
        run(scenario(server, endpoint))


def test_a_browser_gets_the_key_as_it_takes_it_and_can_subscribe_and_stop(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.call("PUT", "/api/me", {"name": "Anna"})
        key = (await anna.call("GET", "/api/push"))["key"]
        point = urlsafe_b64decode(key + "=" * (-len(key) % 4))
        assert (len(point), point[0]) == (65, 4)  # an uncompressed point of P-256
        assert "=" not in key
        assert (await anna.call("GET", "/api/push"))["key"] == key
        browser = {"endpoint": "https://fcm.googleapis.com/fcm/send/anna"}
        for method in ("POST", "POST", "DELETE", "DELETE"):
            assert await anna.call(method, "/api/me/push", browser) == b""

    run(scenario())
