from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Refused, Server, playing, plays_on, run, seated, serving
from websockets.asyncio.client import connect

FRAME_BYTES = 8 * 1024
CLUMSY = 20
"""How many messages that nobody understands a socket may send."""


@asynccontextmanager
async def nothing_changes(chairs: list[Chair]) -> AsyncIterator[None]:
    """Whatever is done meanwhile, nobody is told anything about the match."""
    for chair in chairs:
        await chair.has_all()
    before = [chair.known() for chair in chairs]
    yield
    for chair in chairs:
        await chair.has_all()
    assert [chair.known() for chair in chairs] == before


def _asked(chairs: list[Chair]) -> Chair:
    return next(chair for chair in chairs if chair.question is not None)


def _legal(chair: Chair) -> str:
    assert chair.question is not None
    return str(next(option["id"] for option in chair.question["options"] if not option["refused"]))


async def _refusal(chair: Chair, **message: Any) -> dict[str, Any]:
    request = await chair.requests(message)
    assert request not in chair.acknowledged
    return chair.refused[request]


async def _until_only_some_are_asked(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Play until one is asked and another is not: both."""
    while True:
        asked = [chair for chair in chairs if chair.question is not None]
        if 0 < len(asked) < len(chairs):
            return asked[0], next(chair for chair in chairs if chair.question is None)
        await asked[0].answers()
        for chair in chairs:
            await chair.has_all()


def test_whoever_is_not_asked_cannot_answer(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked, other = await _until_only_some_are_asked(chairs)
            async with nothing_changes(chairs):
                assert asked.question is not None
                answer = {"type": "answer", "question": asked.question["id"], "answer": _legal(asked)}
                assert (await _refusal(other, **answer))["code"] == "not_asked"
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_a_closed_question_and_one_that_is_not_open_yet_cannot_be_answered(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked, _ = await _until_only_some_are_asked(chairs)
            assert asked.question is not None
            now = asked.question["id"]
            async with nothing_changes(chairs):
                for question in (now + 1, 2**62, 10**40, 10**4000, *range(now)):
                    refusal = await _refusal(asked, type="answer", question=question, answer=_legal(asked))
                    assert refusal["code"] == "stale"
                    assert str(now) in refusal["message"], "it says which one is open"
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_what_is_no_option_is_refused_with_what_is_one(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked = _asked(chairs)
            assert asked.question is not None
            async with nothing_changes(chairs):
                legal = _legal(asked)
                for answer in ("nothing of the kind", "0", f" {legal}", legal.upper(), [], [legal], [legal, legal]):
                    refusal = await _refusal(asked, type="answer", question=asked.question["id"], answer=answer)
                    assert refusal["code"] == "not_an_option"
                    assert isinstance(answer, list) or legal in refusal["message"]
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_an_option_that_a_rule_forbids_is_refused_with_the_rule(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early", options={"leader_must_vote": True}) as (_, _, chairs):
            while True:
                leader = chairs[chairs[0].public["leader"]]
                if leader.question is not None and any(option["refused"] for option in leader.question["options"]):
                    break
                await _asked(chairs).answers()
                for chair in chairs:
                    await chair.has_all()
            forbidden = next(option for option in leader.question["options"] if option["refused"])
            async with nothing_changes(chairs):
                refusal = await _refusal(leader, type="answer", question=leader.question["id"], answer=forbidden["id"])
                assert refusal["code"] == "not_an_option"
                assert refusal["reason"] == forbidden["refused"] == "leader_must_vote"
            assert await leader.answers() in leader.acknowledged

    run(scenario())


def test_nobody_answers_or_speaks_for_another_seat(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked, other = await _until_only_some_are_asked(chairs)
            assert asked.question is not None
            async with nothing_changes(chairs):
                answer = {"type": "answer", "question": asked.question["id"], "answer": _legal(asked)}
                assert (await _refusal(other, **answer, seat=chairs.index(asked)))["code"] == "bad_request"
                words = {"type": "say", "kind": "text", "text": "I confess"}
                assert (await _refusal(other, **words, seat=chairs.index(asked)))["code"] == "bad_request"
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_whoever_watches_can_neither_answer_nor_speak(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, watchers=1, windows="early") as (_, _, chairs):
            *players, watcher = chairs
            asked = _asked(players)
            assert asked.question is not None
            async with nothing_changes(chairs):
                answer = {"type": "answer", "question": asked.question["id"], "answer": _legal(asked)}
                assert (await _refusal(watcher, **answer))["code"] == "not_yours"
                assert (await _refusal(watcher, type="say", kind="text", text="hello"))["code"] == "not_yours"
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_nothing_is_answered_before_the_start_nor_after_the_end(calm: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(calm, 4)
        async with people[0].at(room) as chair:
            await chair.until(lambda: chair.room)
            assert (await _refusal(chair, type="answer", question=0, answer="yes"))["code"] == "not_now"
            assert (await _refusal(chair, type="say", kind="text", text="hello"))["code"] == "not_now"
        async with playing(calm, 1, bots=3, windows="early") as (_, _, chairs):
            chair = chairs[0]
            await plays_on(chair)
            async with nothing_changes([chair]):
                refusal = await _refusal(chair, type="answer", question=chair.state["seq"], answer="yes")
                assert refusal["code"] in ("stale", "not_asked")
                assert (await _refusal(chair, type="say", kind="text", text="hello"))["code"] == "not_now"

    run(scenario())


def test_an_answer_to_a_paused_table_is_refused_and_may_be_given_after_the_pause(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            asked = _asked(chairs)
            assert asked.question is not None
            await people[0].does(room, "pause", on=True)
            async with nothing_changes(chairs):
                assert asked.clock is not None and asked.clock["due"] is None
                answer = {"type": "answer", "question": asked.question["id"], "answer": _legal(asked)}
                assert (await _refusal(asked, **answer))["code"] == "paused"
            await people[0].does(room, "pause", on=False)
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_what_the_game_has_no_words_for_is_refused(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs), nothing_changes(chairs):
            for statement in (
                {"kind": "shout"},
                {"kind": "claim", "what": "thief of hearts"},
                {"kind": "accuse"},
                {"kind": "accuse", "about": 4},
                {"kind": "text"},
                {"kind": "text", "text": "so", "what": "so"},
            ):
                assert (await _refusal(chairs[0], type="say", **statement))["code"] == "bad_statement"

    run(scenario())


# -- what is no message at all -----------------------------------------------------------------------------------------

_ANSWER: dict[str, Any] = {"type": "answer", "request": "r", "question": 0, "answer": "yes"}
_SAY: dict[str, Any] = {"type": "say", "request": "r", "kind": "text", "text": "hello"}
MALFORMED = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"type":"answer","request":"r"',
    "two": '{"type":"ping"}{"type":"ping"}',
    "null": "null",
    "a list": '["answer"]',
    "a number": "1",
    "a text": '"ping"',
    "no type": '{"request":"r"}',
    "an unknown type": '{"type":"shutdown","request":"r"}',
    "a type that is none": '{"type":7,"request":"r"}',
    "a type of the server": '{"type":"ack","request":"r"}',
    "a field too many": {**_ANSWER, "as": 1},
    "a field too few": {"type": "answer", "request": "r", "question": 0},
    "no request": {"type": "answer", "question": 0, "answer": "yes"},
    "an empty request": {**_ANSWER, "request": ""},
    "a long request": {**_ANSWER, "request": "r" * 41},
    "a request that is a number": {**_ANSWER, "request": 1},
    "a question that is a text": {**_ANSWER, "question": "0"},
    "a question that is half": {**_ANSWER, "question": 0.5},
    "a question below zero": {**_ANSWER, "question": -1},
    "a question of five thousand digits": '{"type":"answer","request":"r","answer":"yes","question":'
    + "9" * 5000
    + "}",
    "not a number": '{"type":"answer","request":"r","answer":"yes","question":NaN}',
    "an answer that is a number": {**_ANSWER, "answer": 1},
    "an answer that is nothing": {**_ANSWER, "answer": None},
    "an answer that is an object": {**_ANSWER, "answer": {"id": "yes"}},
    "an empty answer": {**_ANSWER, "answer": ""},
    "a long answer": {**_ANSWER, "answer": "a" * 501},
    "numbers as answers": {**_ANSWER, "answer": [1, 2]},
    "too many answers": {**_ANSWER, "answer": ["yes"] * 101},
    "half a character": '{"type":"answer","request":"r","question":0,"answer":"a\\ud800b"}',
    "the other half": '{"type":"answer","request":"r","question":0,"answer":"\\udc00\\udc00"}',
    "long words": {**_SAY, "text": "a" * 501},
    "about a seat that cannot be": {**_SAY, "about": 30},
    "a second hello": {"type": "hello", "protocol": 1},
    "deep lists": "[" * 4000 + "]" * 4000,
    "deep objects": '{"a":' * 1300 + "1" + "}" * 1300,
    "a deep answer": '{"type":"answer","request":"r","question":0,"answer":' + "[" * 3500 + "]" * 3500 + "}",
    "bytes": b'{"type":"ping"}',
    "other bytes": bytes(range(256)),
}


def test_what_is_no_message_is_refused_and_the_table_goes_on(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            for name, message in MALFORMED.items():
                async with nothing_changes(chairs), people[0].at(room) as chair:
                    await chair.up_to_date()
                    await chair.sends(message)
                    await chair.has_all()
                    assert [refusal["code"] for refusal in chair.refused.values()] == ["bad_request"], name
            asked = _asked(chairs)
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_a_refused_request_is_named_in_the_refusal(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            refusal = await _refusal(chairs[0], type="answer", question="first", answer="yes")
            assert refusal["code"] == "bad_request"
            assert "question" in refusal["message"]

    run(scenario())


def test_too_many_messages_that_nobody_understands_close_the_socket(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            async with nothing_changes(chairs), people[0].at(room) as clumsy:
                await clumsy.up_to_date()
                for _ in range(CLUMSY):
                    await clumsy.sends("what?")
                await clumsy.has_all()
                await clumsy.sends("what?")
                assert await clumsy.until_closed() == (4403, "bad_request")
            asked = _asked(chairs)
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_a_message_that_is_too_large_closes_its_socket_and_no_other(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            async with nothing_changes(chairs):
                whole = " " * (FRAME_BYTES + 1)
                parts = [" " * FRAME_BYTES, " "]
                for large in (whole, whole.encode(), parts, "x" * 1_000_000):
                    async with people[0].at(room) as chair:
                        await chair.up_to_date()
                        await chair.socket.send(large)
                        assert await chair.until_closed() == (1009, "")
                async with people[0].at(room) as chair:
                    await chair.up_to_date()
                    await chair.sends(json.dumps({"type": "ping"}).ljust(FRAME_BYTES))
                    await chair.until(lambda: any(frame["type"] == "pong" for frame in chair.frames))
            asked = _asked(chairs)
            assert await asked.answers() in asked.acknowledged

    run(scenario())


def test_text_that_is_no_text_closes_its_socket_and_no_other(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            async with nothing_changes(chairs), people[0].at(room) as chair:
                await chair.up_to_date()
                await chair.socket.send(b'{"type":"ping\xff"}', text=True)
                assert await chair.until_closed() == (1007, "")
            assert await _asked(chairs).answers() in {request for chair in chairs for request in chair.acknowledged}

    run(scenario())


def test_whoever_does_not_say_hello_first_is_turned_away(calm: Server) -> None:
    async def scenario() -> None:
        room, people = await seated(calm, 4)
        headers = {"Cookie": f"penombre={people[0].cookie}"}
        address = f"ws://127.0.0.1:{calm.port}/api/rooms/{room['id']}/socket"
        for first in (
            "",
            "hello",
            b'{"type":"hello","protocol":1}',
            '{"type":"ping"}',
            '{"type":"hello"}',
            '{"type":"hello","protocol":0}',
            '{"type":"hello","protocol":2}',
            '{"type":"hello","protocol":1,"last":-1}',
            json.dumps(_ANSWER),
        ):
            async with connect(address, additional_headers=headers) as socket:
                await socket.send(first)
                chair = Chair(people[0], socket, room["id"])
                await chair.read()
                assert [frame["type"] for frame in chair.frames] == ["bye"]
                assert await chair.until_closed() == (4403, "bad_request"), first

    run(scenario())


def test_a_table_by_invitation_shows_nothing_to_those_without_one(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4) as (room, _, _):
            stranger = Person(calm, "Stranger")
            for asked in (
                {**room, "invite": ""},
                {**room, "invite": "abcdefgh"},
                {**room, "id": "abcdefghjk"},
            ):
                async with stranger.at(asked) as chair:
                    assert await chair.until_closed() == (4404, "not_found"), "as if there were no such table"
                    assert [frame["type"] for frame in chair.frames] == ["bye"]
            with pytest.raises(Refused):
                await stranger.looks({**room, "invite": ""})

    run(scenario())


def test_whoever_sends_too_fast_is_cut_off_and_comes_back(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            async with nothing_changes(chairs), people[0].at(room) as hasty:
                await hasty.up_to_date()
                for _ in range(8):
                    await hasty.sends({"type": "ping"})
                assert await hasty.until_closed() == (4429, "too_fast")
            async with people[0].at(room, after=chairs[0]) as back:
                await back.up_to_date()
                assert back.known() == chairs[0].known()

    limits = {"PENOMBRE_LIMIT_MESSAGES_PER_SECOND": "1", "PENOMBRE_LIMIT_MESSAGES_BURST": "5"}
    with serving(tmp_path, "--tempo", "100", environment=limits) as server:
        run(scenario(server))
