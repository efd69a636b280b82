from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Server, plays_on, refusal, run, seated, serving, started


async def at_table(stack: AsyncExitStack, room: dict[str, Any], *people: Person) -> list[Chair]:
    chairs = [await stack.enter_async_context(person.at(room)) for person in people]
    for chair in chairs:
        await chair.until(partial(lambda chair: chair.state, chair))
    return chairs


def said(chair: Chair) -> list[dict[str, Any]]:
    return [told for told in chair.told if told["type"] == "said"]


@pytest.mark.parametrize(
    ("statement", "heard"),
    [
        ({"kind": "claim", "what": "thief"}, {"kind": "claim", "about": None, "what": "thief", "text": ""}),
        ({"kind": "claim", "what": "guilty", "about": 2}, {"kind": "claim", "about": 2, "what": "guilty", "text": ""}),
        ({"kind": "accuse", "about": 1}, {"kind": "accuse", "about": 1, "what": "", "text": ""}),
        ({"kind": "vouch", "about": 3}, {"kind": "vouch", "about": 3, "what": "", "text": ""}),
        ({"kind": "ask", "about": 1, "text": "who?"}, {"kind": "ask", "about": 1, "what": "", "text": "who?"}),
        (
            {"kind": "promise", "about": 2, "what": "guilty"},
            {"kind": "promise", "about": 2, "what": "guilty", "text": ""},
        ),
        (
            {"kind": "text", "text": "  Bonsoir\tà\ntous "},
            {"kind": "text", "about": None, "what": "", "text": "Bonsoir à tous"},
        ),
        ({"kind": "text", "text": "x\u202ey\u0007z"}, {"kind": "text", "about": None, "what": "", "text": "xyz"}),
        ({"kind": "text", "text": "👩‍🚀 é"}, {"kind": "text", "about": None, "what": "", "text": "👩‍🚀 é"}),
    ],
)
def test_statements_reach_everybody_as_they_were_meant(
    server: Server, statement: dict[str, Any], heard: dict[str, Any]
) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        watcher = Person(server, "")
        async with AsyncExitStack() as stack:
            chairs = await at_table(stack, room, *people, watcher)
            request = await chairs[0].says(**statement)
            assert request in chairs[0].acknowledged
            for chair in chairs:
                await chair.until(partial(lambda chair: said(chair), chair))
                assert said(chair) == [{"type": "said", "seat": 0, "moment": 0, **heard}]
        async with people[1].at(room) as chair:  # and again, to whoever comes back
            await chair.until(lambda: said(chair))
            assert said(chair) == [{"type": "said", "seat": 0, "moment": 0, **heard}]

    run(scenario())


def test_free_words_are_understood_and_the_bot_they_are_about_replies(server: Server) -> None:
    """Whoever wrote them may say that they were just words."""

    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens(players=4, pace="days")
        for _ in range(3):
            await anna.does(room, "add_bot")
        await anna.does(room, "ready", nonce="nonce")
        await anna.does(room, "start")
        bot = (await anna.call("GET", f"/api/rooms/{room['id']}"))["seats"][2]["name"]
        async with AsyncExitStack() as stack:
            (chair,) = await at_table(stack, room, anna)
            await chair.says(kind="text", text=f"Je soupçonne {bot} !")
            await chair.until(lambda: [each for each in said(chair) if each["seat"] == 2 and each["kind"] == "text"])
            mine = next(each for each in said(chair) if each["seat"] == 0)
            assert (mine["kind"], mine["about"], mine["text"]) == ("accuse", 2, f"Je soupçonne {bot} !")
            reply = next(each for each in said(chair) if each["seat"] == 2 and each["kind"] == "text")
            assert reply["about"] == 0
            await chair.says(kind="unsay")
            await chair.until(lambda: said(chair)[-1]["kind"] == "unsay")

    run(scenario())


def test_what_a_person_says_while_a_bot_thinks_is_replied_to_afterwards(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens(players=4, pace="days")
        for _ in range(3):
            await anna.does(room, "add_bot")
        await anna.does(room, "ready", nonce="nonce")
        await anna.does(room, "start")
        async with AsyncExitStack() as stack:
            (chair,) = await at_table(stack, room, anna)
            for seat in (2, 3):
                await chair.sends({"type": "say", "kind": "accuse", "about": seat, "request": f"{seat}"})
            await chair.until(lambda: {2, 3} <= {each["seat"] for each in said(chair) if each["kind"] == "text"})

    run(scenario())


@pytest.mark.parametrize(
    ("statement", "code", "expected"),
    [
        ({"kind": "shout", "text": "hey"}, "bad_statement", "claim, accuse, vouch, ask, promise, text"),
        ({"kind": "accuse"}, "bad_statement", "about a seat"),
        ({"kind": "vouch", "about": 9}, "bad_statement", "0 to 3"),
        ({"kind": "claim", "what": "wizard"}, "bad_statement", "civilian"),
        ({"kind": "text"}, "bad_statement", "needs some text"),
        ({"kind": "text", "text": " \n "}, "bad_request", "nothing to read"),
        ({"kind": "text", "text": "\u202e"}, "bad_request", "nothing to read"),
        ({"kind": "text", "text": "x" * 501}, "bad_request", "500"),
        ({"kind": "text", "text": "x", "about": -1}, "bad_request", "0"),
        ({"kind": ""}, "bad_request", "kind"),
    ],
)
def test_what_cannot_be_said_is_refused_with_what_can(
    server: Server, statement: dict[str, Any], code: str, expected: str
) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with people[0].at(room) as chair:
            await chair.until(lambda: chair.state)
            request = await chair.says(**statement)
            assert chair.refused[request]["code"] == code
            assert expected in chair.refused[request]["message"]
            assert not said(chair)

    run(scenario())


def test_the_host_switches_free_words_off_and_statements_still_work(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with AsyncExitStack() as stack:
            _, bruno, *_ = await at_table(stack, room, *people)
            await people[0].does(room, "switch", chat=False)
            for wish in ({"kind": "text", "text": "hi"}, {"kind": "accuse", "about": 0, "text": "hi"}):
                request = await bruno.says(**wish)
                assert bruno.refused[request]["code"] == "chat_off"
            assert (await bruno.says("accuse", about=0)) in bruno.acknowledged
            await people[0].does(room, "switch", chat=True)
            assert (await bruno.says(text="hi")) in bruno.acknowledged

    run(scenario())


def test_who_is_muted_is_seen_muted_and_says_no_free_words(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with AsyncExitStack() as stack:
            anna, bruno, *_ = await at_table(stack, room, *people)
            await people[0].does(room, "mute", seat=1)
            await anna.until(lambda: anna.room and anna.room["seats"][1]["muted"])
            request = await bruno.says(text="hi")
            assert bruno.refused[request]["code"] == "muted"
            assert (await bruno.says("vouch", about=0)) in bruno.acknowledged
            assert (await anna.says(text="hi")) in anna.acknowledged
            await people[0].does(room, "mute", seat=1, on=False)
            assert (await bruno.says(text="hi")) in bruno.acknowledged

    run(scenario())


def test_whom_i_blocked_is_silent_for_me_alone_at_every_table(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        anna, bruno, *_ = people
        other = await anna.opens()
        await bruno.joins(other)
        await bruno.does(other, "chat", text="before")
        async with AsyncExitStack() as stack:
            chairs = await at_table(stack, room, *people)
            elsewhere = await stack.enter_async_context(anna.at(other))
            await chairs[1].says(text="first words")
            await chairs[0].until(lambda: said(chairs[0]))
            await chairs[1].has_all()
            seen = len(chairs[1].frames)
            assert (await anna.does(room, "block", seat=1))["blocked"] == [1]
            await chairs[1].has_all()
            assert [frame["type"] for frame in chairs[1].frames[seen:]] == ["pong"]  # nobody is told whom I blocked
            await elsewhere.until(lambda: elsewhere.room and elsewhere.room["blocked"] == [1])
            assert [line["text"] for line in elsewhere.room["lines"]] == [""]
            await chairs[1].says(text="second words: I am a civilian")
            await chairs[1].says("accuse", about=0, text="third words")
            for chair, texts in (
                (chairs[0], ["first words", "", ""]),
                (chairs[2], ["first words", "second words: I am a civilian", "third words"]),
            ):
                await chair.until(partial(lambda chair: len(said(chair)) == 3, chair))
                assert [each["text"] for each in said(chair)] == texts
            # Nor what words were understood as, or said beside: its speaker may have meant just words.
            assert [each["kind"] for each in said(chairs[0])] == ["text"] * 3
            assert [each["kind"] for each in said(chairs[2])] == ["text", "claim", "accuse"]
        for person, texts in (
            (anna, ["", "", ""]),
            (bruno, ["first words", "second words: I am a civilian", "third words"]),
        ):
            async with person.at(room) as chair:
                await chair.until(lambda: said(chair))
                assert [each["text"] for each in said(chair)] == texts
        await bruno.does(other, "chat", text="after")
        assert [line["text"] for line in (await anna.looks(other))["lines"]] == ["", ""]
        assert [line["text"] for line in (await bruno.looks(other))["lines"]] == ["before", "after"]
        assert (await bruno.looks(other))["blocked"] == []
        await anna.does(other, "block", seat=1, on=False)
        assert [line["text"] for line in (await anna.looks(other))["lines"]] == ["before", "after"]

    run(scenario())


def test_nobody_blocks_themselves_a_bot_or_an_empty_seat(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens()
        await anna.does(room, "add_bot", seat=1)
        for seat in (0, 1, 2, 9):
            assert (await refusal(anna.does(room, "block", seat=seat))).code == "bad_request"

    run(scenario())


def test_whom_the_host_blocked_does_not_join(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(server, 2, bots=2)
        await anna.does(room, "block", seat=1)
        other = await anna.opens(listed=True)
        assert (await refusal(bruno.joins(other))).code == "banned"

    run(scenario())


def test_people_talk_in_the_room_before_the_match_and_after_it(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await seated(server, 2, bots=2, windows="early")
        async with anna.at(room) as chair:
            await bruno.does(room, "chat", text=" hello\u202e ")
            await chair.until(lambda: chair.room and chair.room["lines"])
            line = chair.room["lines"][0]
            assert (line["seat"], line["name"], line["text"]) == (1, "Bruno", "hello")
            for text in ("", "   ", "x" * 501):
                assert (await refusal(bruno.does(room, "chat", text=text))).code == "bad_request"
            request = await chair.says(text="too early")
            assert chair.refused[request]["code"] == "not_now"
            room = await anna.does(room, "start")
            assert room["lines"] == []
            no = await refusal(anna.does(room, "chat", text="too late"))
            assert (no.code, "socket" in no.message) == ("not_now", True)
            await bruno.does(room, "leave")
            await plays_on(chair)
            await chair.until(lambda: chair.room and chair.room["status"] == "over")
            request = await chair.says(text="over")
            assert chair.refused[request]["code"] == "not_now"
            after = await anna.does(room, "chat", text="well played")
            assert [line["text"] for line in after["lines"]] == ["well played"]

    run(scenario())


def test_who_talks_too_fast_is_told_and_the_others_are_not_slowed_down(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, people = await started(server, 4, pace="days")
        async with AsyncExitStack() as stack:
            anna, bruno, *_ = await at_table(stack, room, *people)
            requests = [await anna.says("accuse", about=1) for _ in range(4)]
            assert [request in anna.acknowledged for request in requests] == [True, True, True, False]
            assert anna.refused[requests[3]]["code"] == "too_fast"
            assert (await bruno.says(text="calm")) in bruno.acknowledged
        other = await people[0].opens()
        for _ in range(3):
            await people[0].does(other, "chat", text="hello")
        assert (await refusal(people[0].does(other, "chat", text="hello"))).status == 429

    limits = {"PENOMBRE_LIMIT_CHAT_PER_SECOND": "0.01", "PENOMBRE_LIMIT_CHAT_BURST": "3"}
    with serving(tmp_path, environment=limits) as server:
        run(scenario(server))
