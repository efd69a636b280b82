"""Whatever one person can add to has an end: words in a match, addresses for notices, devices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.harness import Person, Refused, playing, run, serving

PUSH = "https://fcm.googleapis.com/fcm/send/"


def test_a_seat_says_only_so_much_in_one_match_and_plays_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 2, bots=2, pace="days") as (_, _, (one, other)):
            for number in range(5):
                await one.says(text=f"word {number}")
            refused = await one.says(text="one too many")
            assert one.refused[refused]["code"] == "too_many"
            assert one.refused[await one.says("claim", what="civilian")]["code"] == "too_many"
            assert await other.says(text="and me") in other.acknowledged
            assert len([told for told in other.told if told.get("text")]) == 6

    with serving(tmp_path, "--bot-tempo", "100", environment={"PENOMBRE_LIMIT_STATEMENTS_PER_MATCH": "5"}) as server:
        run(scenario())


def test_a_guest_is_told_at_so_many_addresses_and_may_change_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        for number in (1, 2, 1):
            await anna.call("POST", "/api/me/push", {"endpoint": f"{PUSH}{number}"})
        with pytest.raises(Refused) as refused:
            await anna.call("POST", "/api/me/push", {"endpoint": f"{PUSH}3"})
        assert refused.value.code == "too_many"
        await anna.call("DELETE", "/api/me/push", {"endpoint": f"{PUSH}1"})
        await anna.call("POST", "/api/me/push", {"endpoint": f"{PUSH}3"})

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_NOTICES_PER_GUEST": "2"}) as server:
        run(scenario())


def test_devices_of_one_guest_count_like_new_guests(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        await anna.opens()
        key = (await anna.call("POST", "/api/me/link"))["link"].partition("#")[2]
        await Person(server, "").call("POST", "/api/me/claim", {"key": key})
        key = (await anna.call("POST", "/api/me/link"))["link"].partition("#")[2]
        with pytest.raises(Refused) as refused:
            await Person(server, "").call("POST", "/api/me/claim", {"key": key})
        assert refused.value.code == "too_fast"

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_GUESTS_PER_HOUR": "2"}) as server:
        run(scenario())


def test_what_all_tables_of_a_guest_hear_of_can_be_changed_only_so_often(tmp_path: Path) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        await bruno.joins(room)
        await anna.call("PUT", "/api/me", {"name": "Anne"})
        await anna.call("PUT", "/api/me", {"name": "Anne"})
        await anna.does(room, "block", seat=1)
        for refused in (
            anna.call("PUT", "/api/me", {"name": "Annette"}),
            anna.does(room, "block", seat=1, on=False),
            anna.call("DELETE", "/api/me/devices"),
        ):
            with pytest.raises(Refused) as why:
                await refused
            assert why.value.code == "too_fast"
        assert (await anna.call("GET", "/api/me"))["name"] == "Anne"
        assert (await anna.looks(room))["blocked"] == [1]

    with serving(tmp_path, environment={"PENOMBRE_LIMIT_CHANGES_PER_HOUR": "2"}) as server:
        run(scenario())
