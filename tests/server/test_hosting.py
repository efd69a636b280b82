from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.harness import Person, Server, comes_in, refusal, run, seated, serving, started


def test_who_is_kicked_is_cut_off_at_once_and_never_comes_back(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno, _) = await seated(server, 3, bots=1)
        async with bruno.at(room) as chair, bruno.at(room) as other_window, anna.at(room) as host:
            after = await anna.does(room, "kick", seat=1)
            for gone in (chair, other_window):
                assert await gone.until_closed() == (4403, "banned")
            await host.until(
                lambda: host.room and host.room["seats"][1]["kind"] == "empty" and not host.room["seats"][1]["here"]
            )
        assert after["invite"] != room["invite"]
        for link in (room, after):
            for wish in (bruno.joins(link), bruno.looks(link), bruno.does(link, "ready")):
                assert (await refusal(wish)).code == "banned"
            async with bruno.at(link) as chair:
                await chair.until_closed()
                assert [frame["type"] for frame in chair.frames] == ["bye"]
        another_bruno = Person(server, "Bob")
        assert (await refusal(another_bruno.joins(room))).status == 404
        assert (await another_bruno.joins(after))["you"] == 1

    run(scenario())


def test_a_stand_in_plays_for_who_was_kicked_until_somebody_takes_the_seat_and_all_it_knows(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno, *others) = await started(server, 4, pace="days")
        async with bruno.at(room) as chair:
            await chair.until(lambda: chair.private)
            known = chair.private
            after = await anna.does(room, "kick", seat=1)
            await chair.until_closed()
        assert (after["seats"][1]["kind"], after["seats"][1]["stand_in"]) == ("empty", True)
        elise = Person(server, "Élise")
        assert (await refusal(elise.joins(room))).status == 404
        taken = await comes_in(elise, after, anna, *others)
        assert (taken["you"], taken["seats"][1]["stand_in"], taken["seats"][1]["name"]) == (1, False, "Élise")
        async with elise.at(after) as chair:
            await chair.until(lambda: chair.state)
            assert chair.state["type"] == "full"
            assert chair.state["seat"] == 1
            # Whoever plays for somebody may learn something meanwhile; nothing that was known is lost.
            learnt = chair.private["checks"][len(known["checks"]) :]
            assert chair.private == {**known, "checks": [*known["checks"], *learnt]}

    run(scenario())


def test_a_stand_in_answers_for_who_left_and_who_left_takes_the_seat_back(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(server, 2, bots=2, pace="days")
        async with anna.at(room) as host, bruno.at(room) as chair:
            await chair.until(lambda: chair.state)
            await bruno.does(room, "leave")
            await host.until(lambda: host.room and host.room["seats"][1]["stand_in"])
            await chair.until(lambda: chair.room and chair.room["seats"][1]["stand_in"])
            await bruno.does(room, "return")
            await host.until(lambda: host.room and not host.room["seats"][1]["stand_in"])
            await bruno.does(room, "leave")
        async with bruno.at(room) as chair:
            await chair.until(lambda: chair.state and not chair.room["seats"][1]["stand_in"])
            assert chair.room["you"] == 1

    run(scenario())


def test_the_seat_of_who_is_away_is_given_to_a_bot_or_to_whoever_comes(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno, chloe, denis) = await started(server, 4, pace="days")
        assert (await refusal(anna.does(room, "replace", seat=1, by="bot"))).code == "not_now"
        await bruno.does(room, "leave")
        await chloe.does(room, "leave")
        after = await anna.does(room, "replace", seat=1, by="bot")
        assert (after["seats"][1]["kind"], after["seats"][1]["level"]) == ("bot", "judgement")
        assert after["seats"][1]["name"] != "Bruno"
        assert (await refusal(bruno.does(room, "return"))).status == 404
        assert (await refusal(bruno.joins(room))).code == "room_full"
        after = await anna.does(room, "replace", seat=2, by="person")
        assert (after["seats"][2]["kind"], after["seats"][2]["stand_in"]) == ("empty", True)
        no = await refusal(bruno.joins(room))  # has seen what seat 1 knows
        assert (no.code, "secrets" in no.message) == ("seat_taken", True)
        assert (await comes_in(Person(server, "Élise"), room, anna, denis))["you"] == 2

    run(scenario())


def test_a_host_hands_over_and_has_nothing_more_to_say(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(server, 2, bots=2)
        after = await anna.does(room, "hand_over", seat=1)
        assert after["host"] == 1
        for action in ({"type": "kick", "seat": 1}, {"type": "add_bot"}, {"type": "start"}, {"type": "rematch"}):
            assert (await refusal(anna.does(room, **action))).code == "not_host"
        assert (await bruno.does(room, "start"))["status"] == "playing"

    run(scenario())


@pytest.mark.parametrize("status", ["open", "playing"])
def test_hosting_passes_on_when_the_host_leaves(server: Server, status: str) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await (seated if status == "open" else started)(server, 2, bots=2, pace="days")
        async with bruno.at(room) as chair:
            await anna.does(room, "leave")
            await chair.until(lambda: chair.room and chair.room["host"] == 1)
            assert chair.room["status"] == status
            assert (await bruno.does(room, "switch", chat=False))["chat"] is False

    run(scenario())


def test_a_host_who_stays_away_passes_hosting_on_to_somebody_who_is_here(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, (anna, bruno) = await seated(server, 2, bots=2)
        async with AsyncExitStack() as sockets:
            async with anna.at(room) as host:
                await host.until(lambda: host.room and host.room["seats"][0]["here"])
                chair = await sockets.enter_async_context(bruno.at(room))
                await host.until(lambda: host.room["seats"][1]["here"])
                assert host.room["host"] == 0
            await chair.until(lambda: chair.room and chair.room["host"] == 1)
            assert chair.room["status"] == "open"

    with serving(tmp_path, "--tempo", "0.002") as server:
        run(scenario(server))


def test_no_action_of_one_table_reaches_another(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await seated(server, 2, bots=2)
        other = await Person(server, "Chloé").opens(listed=True)
        before = await Person(server, "").looks(other)
        for action in (
            {"type": "kick", "seat": 0},
            {"type": "hand_over", "seat": 0},
            {"type": "configure", "chat": False},
            {"type": "chat", "text": "hello"},
            {"type": "start"},
            {"type": "block", "seat": 0},
        ):
            assert (await refusal(anna.does(other, **action))).code == "not_yours"
        assert await Person(server, "").looks(other) == before
        assert room["id"] != other["id"]

    run(scenario())


def test_where_the_host_is_to_begin_it_is_whoever_hosts_when_the_match_starts(calm: Server) -> None:
    async def scenario() -> None:
        options = {"first_player": "host"}
        room, (anna, bruno) = await seated(calm, 2, bots=2, game="tokyo_ghoul", options=options)
        await anna.does(room, "hand_over", seat=1)
        room = await bruno.does(room, "start")
        assert room["options"]["first_player"] == "host", "the table is as it was"
        async with anna.at(room) as chair:
            await chair.up_to_date()
            assert chair.public["first"] == 1

    run(scenario())


def test_at_an_anonymous_table_nobody_learns_by_who_begins_where_the_host_sits(calm: Server) -> None:
    async def scenario() -> None:
        for _ in range(4):
            asked = {"game": "tokyo_ghoul", "options": {"first_player": "host"}, "anonymous": True}
            room, (anna, *_) = await started(calm, 3, bots=1, **asked)
            async with anna.at(room) as chair:
                await chair.up_to_date()
                assert chair.public["first"] == 0, "seats were shuffled: the first one is anybody's"

    run(scenario())
