"""Pages of other sites, and one misbehaving device among many players: neither keeps anybody from their seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Server, refusal, run, seated, serving
from websockets.asyncio.client import connect

IMAGE = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
"""What browsers say of an <img> on somebody else's page."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with small limits, where everybody comes from one address."""
    limits = {
        "REQUESTS_PER_SECOND": "2",
        "REQUESTS_BURST": "60",
        "WRONG_KEYS_PER_MINUTE": "20",
        "SOCKETS_PER_ADDRESS": "3",
    }
    environment = {f"PENOMBRE_LIMIT_{name}": value for name, value in limits.items()}
    with serving(tmp_path, environment=environment) as running:
        yield running


async def _plays(person: Person, room: dict[str, Any]) -> None:
    """Somebody comes to their table, and does there what people do."""
    async with person.at(room) as chair:
        await chair.until(lambda: chair.room)
        assert chair.room["you"] is not None
    await person.looks(room)
    await person.call("GET", "/api/me")
    await person.call("GET", "/api/games")
    await person.does(room, "chat", text="still here")


def test_wrong_invitations_on_a_foreign_page_cost_nobody(strict: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await seated(strict, 2, bots=2)
        for number in range(200):
            answer = await anna.http.get(f"/api/invitations/aaaaaa{number:02}", headers=IMAGE)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong_origin")
        await Person(strict, "Zoé").joins({**room, "id": (await anna.opens(listed=True))["id"]}, invite="")
        await _plays(anna, room)

    run(scenario())


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_link_that_somebody_follows_opens_and_what_a_page_embeds_does_not(strict: Server, site: str) -> None:
    async def scenario() -> None:
        zoe = Person(strict, "Zoé")
        followed = {"sec-fetch-site": site, "sec-fetch-dest": "document", "sec-fetch-user": "?1"}
        assert (await zoe.http.get("/api/openapi.json", headers=followed)).status_code == 200
        for more in ({"sec-fetch-dest": "iframe"}, {"sec-fetch-dest": "document"}, {"sec-fetch-dest": "script"}):
            answer = await zoe.http.get("/api/openapi.json", headers={"sec-fetch-site": site, **more})
            assert answer.status_code == 403
        assert (await zoe.http.get("/t/whatever", headers={"sec-fetch-site": site})).status_code == 200

    run(scenario())


def test_a_device_that_tries_wrong_keys_locks_no_seated_neighbour_out(strict: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(strict, 2, bots=2)
        device = Person(strict, "")
        codes = [
            (await refusal(device.call("GET", f"/api/invitations/bbbbbb{number}"))).code for number in range(20, 50)
        ]
        assert codes[-1] == "too_fast"
        for person in (anna, bruno):
            await _plays(person, room)

    run(scenario())


def test_a_device_that_floods_stops_no_seated_neighbour(strict: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(strict, 2, bots=2)
        device = Person(strict, "")
        answers = await asyncio.gather(*(device.http.get("/api/rooms") for _ in range(150)))
        assert 429 in {answer.status_code for answer in answers}
        for person in (anna, bruno):
            await _plays(person, room)

    run(scenario())


def test_a_device_that_holds_all_sockets_of_its_address_leaves_seats_open(strict: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(strict, 2, bots=2, listed=True)
        device = Person(strict, "")
        async with device.at(room) as one, device.at(room) as two, device.at(room) as three:
            for chair in (one, two, three):
                await chair.has_all()
            async with connect(f"ws://127.0.0.1:{strict.port}/api/rooms/{room['id']}/socket") as four:
                assert json.loads(await four.recv())["error"]["code"] == "too_many"
            for person in (anna, bruno):
                await _plays(person, room)

    run(scenario())
