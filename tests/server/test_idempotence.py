from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Server, playing, run, serving


def _asked(chairs: list[Chair]) -> Chair:
    return next(chair for chair in chairs if chair.question is not None)


def _answer(chair: Chair, request: str) -> dict[str, Any]:
    """An answer to the question that is open on this chair, as it would be sent."""
    assert chair.question is not None
    legal = next(option["id"] for option in chair.question["options"] if not option["refused"])
    return {"type": "answer", "request": request, "question": chair.question["id"], "answer": legal}


async def _acknowledged(chair: Chair, message: dict[str, Any], times: int = 1) -> None:
    """Send a request again and again: it is acknowledged each time."""
    before = _acks(chair, message["request"])
    for _ in range(times):
        await chair.sends(message)
    await chair.until(lambda: _acks(chair, message["request"]) == before + times)
    assert message["request"] not in chair.refused


def _acks(chair: Chair, request: str) -> int:
    return sum(frame["type"] == "ack" and frame["request"] == request for frame in chair.frames)


async def _all_in(chairs: list[Chair]) -> list[dict[str, Any]]:
    for chair in chairs:
        await chair.has_all()
    return [chair.known() for chair in chairs]


def test_an_answer_given_twice_is_acknowledged_twice_and_counts_once(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked = _asked(chairs)
            answer = _answer(asked, "once")
            await _acknowledged(asked, answer)
            after = await _all_in(chairs)
            await _acknowledged(asked, answer)
            await _acknowledged(asked, {**answer, "answer": "something else"})
            await _acknowledged(asked, {**answer, "question": 12345})
            assert await _all_in(chairs) == after

    run(scenario())


def test_a_burst_of_the_same_answer_counts_once(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (_, _, chairs):
            asked = _asked(chairs)
            number = asked.seq
            await _acknowledged(asked, _answer(asked, "burst"), times=50)
            await asked.has_all()
            told = [frame for frame in asked.frames if frame["type"] == "step"]
            assert [(frame["after"], frame["seq"]) for frame in told] == [(number, (number or 0) + 1)]

    run(scenario())


def test_words_said_twice_are_heard_once(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, watchers=1, windows="early") as (_, _, chairs):
            words = {"type": "say", "request": "words", "kind": "text", "text": "it was not me"}
            await _acknowledged(chairs[1], words, times=3)
            for known in await _all_in(chairs):
                assert [told["text"] for told in known["told"] if told["type"] == "said"] == ["it was not me"]

    run(scenario())


def test_a_request_is_known_again_on_every_socket_of_its_seat_and_on_no_other_seat(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            while len(asked := [chair for chair in chairs if chair.question is not None]) < 2:
                await asked[0].answers()
                await _all_in(chairs)
            one, other = asked[:2]
            answer = _answer(one, "shared")
            await _acknowledged(one, answer)
            async with people[chairs.index(one)].at(room, after=one) as again:
                await again.up_to_date()
                after = await _all_in(chairs)
                await _acknowledged(again, answer)
                assert await _all_in(chairs) == after
            seq = other.seq
            await _acknowledged(other, _answer(other, "shared"))
            await other.until(lambda: other.seq != seq)

    run(scenario())


def test_an_answer_without_a_word_of_it_is_repeated_after_a_reconnect(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early") as (room, people, chairs):
            asked = _asked(chairs)
            seat = chairs.index(asked)
            answer = _answer(asked, "lost")
            await asked.sends(answer)
            await asked.socket.close()
            async with people[seat].at(room, after=asked) as back:
                await back.up_to_date()
                await _acknowledged(back, answer)
                others = [back if chair is asked else chair for chair in chairs]
                after = await _all_in(others)
                await _acknowledged(back, answer)
                assert await _all_in(others) == after

    run(scenario())


def test_requests_are_remembered_for_as_long_as_a_client_may_repeat_them(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, windows="early", options={"points": True}) as (_, _, chairs):
            sent: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(4)}
            for number in range(80):
                if chairs[0].over:
                    break
                asked = _asked(chairs)
                answer = _answer(asked, f"request {number}")
                await _acknowledged(asked, answer)
                sent[chairs.index(asked)].append(answer)
                await _all_in(chairs)
            after = await _all_in(chairs)
            for seat, chair in enumerate(chairs):
                for answer in sent[seat]:
                    await _acknowledged(chair, answer)
            assert await _all_in(chairs) == after

    run(scenario())


@pytest.mark.parametrize("ends", ["stopped", "killed"])
def test_an_answer_repeated_to_a_server_that_was_restarted_counts_once(tmp_path: Path, ends: str) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            asked = _asked(chairs)
            answer = _answer(asked, "before the end")
            words = {"type": "say", "request": "words", "kind": "text", "text": "nothing is lost"}
            await _acknowledged(asked, words)
            await _acknowledged(asked, answer)
            await _all_in(chairs)
            await asyncio.to_thread(server.stop if ends == "stopped" else server.kill)
            await asked.until_closed()
        server.start()
        async with people[chairs.index(asked)].at(room, after=asked) as back:
            await back.up_to_date()
            known = back.known()
            await _acknowledged(back, words)
            await _acknowledged(back, answer)
            await back.has_all()
            assert back.known() == known == asked.known()

    with serving(tmp_path, "--tempo", "100") as server:
        run(scenario(server))


def test_in_a_window_that_stays_open_an_answer_given_twice_counts_once(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, windows="fixed", options={"points": True}) as (_, _, chairs):
            while not chairs[0].state["window"] or chairs[0].question is None:
                asked = [chair for chair in chairs if chair.question is not None and not chair.state["window"]]
                if asked:
                    await asked[0].answers()
                await _all_in(chairs)
            one = chairs[0]
            answer = _answer(one, "in the dark")
            await _acknowledged(one, answer, times=2)
            again = await one.requests({**answer}, "another mind")
            assert one.refused[again]["code"] == "not_asked"
            await one.until(lambda: not one.state["window"])
            await _acknowledged(one, answer)

    with serving(tmp_path, "--tempo", "0.25") as server:
        run(scenario(server))
