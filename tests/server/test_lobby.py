from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Server, playing, plays_on, refusal, run, seated, serving, started

from penombre.server import room_state as rooms


def test_a_table_is_opened_as_asked(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens(
            players=5, pace="relaxed", language="en", watching="nobody", chat=False, options={"talk_s": 60}
        )
        assert (room["players"], room["pace"], room["language"], room["watching"]) == (5, "relaxed", "en", "nobody")
        assert (room["status"], room["host"], room["you"], room["chat"]) == ("open", 0, 0, False)
        assert (room["options"]["talk_s"], room["options"]["preset"]) == (60, "recommended")
        assert [seat["name"] for seat in room["seats"]] == ["Anna", "", "", "", ""]
        assert len(room["commitment"]) == 64
        assert room["link"] == f"{server.url}/t/{room['id']}#{room['invite']}"

    run(scenario())


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"options": {"talk_s": 9999}}, ("talk_s", "0 to 3600")),
        ({"options": {"preset": "best"}}, ("preset", "one of: recommended")),
        ({"options": {"promo": 1}}, ("promo", "true or false")),
        ({"options": {"roles": ["king"]}}, ("roles", "a list made of")),
        ({"options": {"speed": 3}}, ("speed", "its options: preset")),
        ({"options": {"characters": ["detective_shamlock"], "preset": "recommended"}}, ("characters", "preset=custom")),
        ({"players": 3}, ("4 to 8 players", "3")),
        ({"game": "chess"}, ("known:", "kemomimi_panic")),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(
    server: Server, asked: dict[str, Any], expected: tuple[str, ...]
) -> None:
    async def scenario() -> None:
        no = await refusal(Person(server, "Anna").opens(**asked))
        assert (no.status, no.code) == (400, "bad_options")
        for word in expected:
            assert word in no.message

    run(scenario())


@pytest.mark.parametrize(
    "asked",
    [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "  \u200b "},
        {"name": "…"},
        {"pace": "slow"},
        {"watching": "everybody"},
        {"language": "de"},
        {"players": -1},
        {"players": "4"},
        {"options": {"talk_s": [["deep"]]}},
        {"unknown": 1},
    ],
)
def test_what_is_not_a_wish_for_a_table_is_refused_and_makes_no_guest(server: Server, asked: dict[str, Any]) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        no = await refusal(anna.opens(**asked))
        assert (no.status, no.code) == (400, "bad_request")
        assert anna.cookie == ""

    run(scenario())


def test_the_list_shows_open_tables_that_are_listed_and_no_others(server: Server) -> None:
    async def scenario() -> None:
        anna, stranger = Person(server, "Anna"), Person(server, "")
        listed = await anna.opens(listed=True, language="en")
        private = await anna.opens()
        full = await anna.opens(listed=True)
        for _ in range(3):
            await anna.does(full, "add_bot")
        left = await anna.opens(listed=True)
        await anna.does(left, "leave")
        found = {room["id"]: room for room in (await stranger.call("GET", "/api/rooms"))["rooms"]}
        assert listed["id"] in found
        assert not {private["id"], full["id"], left["id"]} & found.keys()
        line = found[listed["id"]]
        assert (line["taken"], line["players"], line["host"], line["language"]) == (1, 4, "Anna", "en")
        assert line["you"] is None
        assert private["invite"] not in str(found)
        hidden = await anna.does(listed, "configure", listed=False)
        assert hidden["listed"] is False
        assert listed["id"] not in str(await stranger.call("GET", "/api/rooms"))

    run(scenario())


def test_my_tables_are_those_where_i_sit(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        first, second = await anna.opens(), await anna.opens()
        await bruno.joins(first)
        await bruno.joins(second)
        await bruno.does(second, "leave")
        mine = (await bruno.call("GET", "/api/me/rooms"))["rooms"]
        assert [(room["id"], room["you"]) for room in mine] == [(first["id"], 1)]

    run(scenario())


def test_a_link_and_a_name_are_all_it_takes_to_join(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        link = (await anna.opens())["link"]
        id, _, invite = link.rpartition("/")[2].partition("#")
        room = await bruno.joins({"id": id, "invite": invite})
        assert (room["you"], room["host"], room["link"]) == (1, 0, link)
        code = await anna.call("GET", f"/api/rooms/{id}/qr.svg")
        assert code.lstrip().startswith((b"<?xml", b"<svg"))

    run(scenario())


def test_a_refused_guest_is_no_guest_and_keeps_their_name(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        assert (await refusal(bruno.joins(room, name="anna"))).code == "seat_taken"
        assert bruno.cookie == ""
        await bruno.call("PUT", "/api/me", {"name": "Bruno"})
        assert (await refusal(bruno.joins(room, name="anna"))).code == "seat_taken"
        assert (await bruno.call("GET", "/api/me"))["name"] == "Bruno"
        assert (await refusal(bruno.call("POST", f"/api/rooms/{room['id']}/join", {}))).status == 404
        assert (await refusal(Person(server, "").joins(room, name=None))).code == "unknown_you"

    run(scenario())


def test_a_new_name_is_the_same_at_every_table_that_is_not_playing(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await seated(server, 2, bots=2)
        other, playing = await anna.opens(), await anna.opens()
        for _ in range(3):
            await anna.does(playing, "add_bot")
        await anna.does(playing, "start")
        await anna.call("PUT", "/api/me", {"name": "Annette", "language": "en"})
        assert (await anna.looks(room))["seats"][0]["name"] == "Annette"
        await anna.opens(name="Annie")
        assert (await anna.looks(other))["seats"][0]["name"] == "Annie"
        assert (await anna.call("GET", "/api/me")) == {"name": "Annie", "language": "en"}
        await anna.opens(name="Bruno")
        assert (await anna.looks(room))["seats"][0]["name"] == "Annie"  # somebody else is called Bruno there
        assert (await anna.looks(playing))["seats"][0]["name"] == "Anna"

    run(scenario())


def test_everybody_sees_who_comes_moves_is_ready_and_leaves(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        async with anna.at(room) as chair:
            await bruno.joins(room, seat=2)
            await chair.until(lambda: chair.room and chair.room["seats"][2]["name"] == "Bruno")
            await bruno.does(room, "sit", seat=3)
            await chair.until(lambda: chair.room and chair.room["seats"][3]["name"] == "Bruno")
            assert chair.room["seats"][2]["kind"] == "empty"
            await bruno.does(room, "ready", nonce="my nonce")
            await chair.until(lambda: chair.room and chair.room["seats"][3]["ready"])
            assert "my nonce" not in "".join(chair.raw)  # it would tell the deal before the deal
            await bruno.does(room, "ready", ready=False)
            await chair.until(lambda: chair.room and not chair.room["seats"][3]["ready"])
            async with bruno.at(room):
                await chair.until(lambda: chair.room and chair.room["seats"][3]["here"])
            await chair.until(lambda: chair.room and not chair.room["seats"][3]["here"])
            await bruno.does(room, "leave")
            await chair.until(lambda: chair.room and chair.room["seats"][3]["kind"] == "empty")

    run(scenario())


def test_bots_are_labelled_and_never_have_the_name_of_a_person(server: Server) -> None:
    async def scenario() -> None:
        host = Person(server, rooms.numbered("bot", 1, "fr").upper())
        room = await host.opens(players=8)
        for _ in range(6):
            room = await host.does(room, "add_bot", level="random")
        bots = [seat for seat in room["seats"] if seat["kind"] == "bot"]
        assert {seat["level"] for seat in bots} == {"random"}
        assert all(seat["ready"] for seat in bots)
        assert len({seat["name"].casefold() for seat in room["seats"] if seat["name"]}) == 7
        taken = bots[0]["name"]
        assert (await refusal(Person(server, taken).joins(room))).code == "seat_taken"
        no = await refusal(host.does(room, "add_bot", level="genius"))
        assert "random, judgement" in no.message
        room = await host.does(room, "remove_bot", seat=bots[0]["seat"])
        assert room["seats"][bots[0]["seat"]]["kind"] == "empty"

    run(scenario())


def test_the_start_waits_for_everybody_and_says_for_whom(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        await bruno.joins(room)
        no = await refusal(anna.does(room, "start"))
        assert (no.status, no.code) == (409, "not_ready")
        assert "2, 3" in no.message
        await anna.does(room, "add_bot")
        await anna.does(room, "add_bot")
        no = await refusal(anna.does(room, "start"))
        assert "waiting for seats: 1" in no.message
        await bruno.does(room, "ready")
        assert (await refusal(bruno.does(room, "start"))).code == "not_host"
        room = await anna.does(room, "configure", pace="days")
        assert "waiting for seats: 1" in (await refusal(anna.does(room, "start"))).message
        await bruno.does(room, "ready", nonce="shown once dealt")
        room = await anna.does(room, "start")
        assert room["status"] == "playing"
        assert room["nonces"] == {"1": "shown once dealt"}
        assert (await refusal(anna.does(room, "start"))).code == "not_now"

    run(scenario())


def test_a_rematch_is_with_the_same_people_and_their_wins(calm: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(calm, 2, bots=2, windows="early")
        async with anna.at(room) as chair:
            assert (await refusal(anna.does(room, "rematch"))).code == "not_now"
            await bruno.does(room, "leave")
            await plays_on(chair)
            await chair.until(lambda: chair.room and chair.room["status"] == "over")
            assert chair.room["seats"][1] == {**chair.room["seats"][1], "kind": "empty", "name": "Bruno"}
            wins = [seat["wins"] for seat in chair.room["seats"]]
            assert sum(wins) > 0
            assert (await refusal(bruno.does(room, "ready"))).status == 404
            again = await anna.does(room, "rematch")
            assert (again["status"], again["match"]) == ("open", "")
            assert again["commitment"] != room["commitment"]
            assert [seat["ready"] for seat in again["seats"]] == [False, False, True, True]
            assert [seat["kind"] for seat in again["seats"]] == ["person", "empty", "bot", "bot"]
            assert [again["seats"][seat]["wins"] for seat in (0, 2, 3)] == [wins[0], wins[2], wins[3]]
            await bruno.joins(again)
            await bruno.does(again, "ready")
            third = await anna.does(again, "start")
            assert third["match"] not in ("", room["match"])
            await chair.until(lambda: chair.state["type"] == "full" and chair.state["match"] == third["match"])

    run(scenario())


def test_a_table_that_everybody_left_is_hosted_by_whoever_comes_by_its_link(server: Server) -> None:
    async def scenario() -> None:
        anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
        room = await anna.opens()
        await anna.does(room, "leave")
        assert (await refusal(anna.does(room, "ready"))).status == 404
        assert (await bruno.joins(room))["host"] == 0

    run(scenario())


def test_my_tables_say_at_which_of_them_i_am_asked_something(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, people, chairs):
            answered = 0
            while answered < 6:
                await asyncio.gather(*[chair.has_all() for chair in chairs])
                for person, chair in zip(people, chairs, strict=True):
                    (line,) = (await person.call("GET", "/api/me/rooms"))["rooms"]
                    assert line["your_turn"] == (chair.question is not None)
                asked = [chair for chair in chairs if chair.question is not None]
                assert asked, "nobody is asked anything"
                await asked[0].answers()
                answered += 1
            idle = await people[0].opens()
            lines = {line["id"]: line for line in (await people[0].call("GET", "/api/me/rooms"))["rooms"]}
            assert lines[idle["id"]]["your_turn"] is False

    run(scenario())


def test_a_list_knows_my_turn_at_a_table_that_nobody_has_opened_since_the_server_started(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, pace="days") as (room, people, chairs):
            turns = [chair.question is not None for chair in chairs]
        assert any(turns)
        server.stop()
        server.start()
        for person, turn in zip(people, turns, strict=True):
            (line,) = (await person.call("GET", "/api/me/rooms"))["rooms"]
            assert (line["id"], line["your_turn"]) == (room["id"], turn)

    with serving(tmp_path) as server:
        run(scenario())
