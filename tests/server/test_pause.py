from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Refused, Server, run, serving, started
from tests.server.reconnecting_players import at_rest, told


async def at_table(stack: AsyncExitStack, room: dict[str, Any], *people: Person) -> list[Chair]:
    """Everybody on their chair, with the match before them and all the others here."""
    chairs = [await stack.enter_async_context(person.at(room)) for person in people]
    for chair in chairs:
        await chair.until(partial(lambda chair: chair.state and here(chair) == len(people), chair))
    return chairs


def here(chair: Chair) -> int:
    return sum(seat["here"] for seat in chair.room["seats"])


def clocks(chair: Chair) -> list[dict[str, Any]]:
    return [frame["clock"] for frame in chair.frames if frame["type"] in ("clock", "full", "step")]


def test_the_host_pauses_at_once_and_nobody_answers_until_it_goes_on(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with AsyncExitStack() as stack:
            anna, bruno, *_ = await at_table(stack, room, *people)
            await people[0].does(room, "pause", on=True)
            for chair in (anna, bruno):
                await chair.until(
                    partial(lambda chair: chair.room["paused"] and clocks(chair)[-1]["due"] is None, chair)
                )
            asked = next(chair for chair in (anna, bruno, *_) if chair.question)
            request = await asked.answers()
            assert asked.refused[request]["code"] == "paused"
            assert (await bruno.says(text="we are paused")) in bruno.acknowledged
            await people[0].does(room, "pause", on=False)
            await asked.until(lambda: asked.room and not asked.room["paused"] and clocks(asked)[-1]["due"])
            assert (await asked.answers(request=request)) in asked.acknowledged

    run(scenario())


def test_a_pause_keeps_the_time_that_a_question_has_left(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        async with AsyncExitStack() as stack:
            anna, *_ = await at_table(stack, room, *people)
            before = clocks(anna)[-1]
            paused = await people[0].does(room, "pause", on=True)
            assert paused["paused"]
            await asyncio.sleep(0.5)
            await people[0].does(room, "pause", on=False)
            await anna.until(lambda: clocks(anna)[-1]["due"] and clocks(anna)[-1] != before)
            after = clocks(anna)[-1]
            assert after["total"] == before["total"]
            assert after["due"] - before["due"] >= 500

    run(scenario())


def test_in_a_pause_neither_bots_nor_the_clock_play(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, (anna,) = await started(server, 1, bots=3, windows="early", options={"points": True})
        async with anna.at(room) as chair:
            await chair.until(lambda: chair.state)
            await anna.does(room, "pause", on=True)
            await chair.until(lambda: chair.room and chair.room["paused"])
            await at_rest(partial(told, chair), 1.5)  # many times what a question lasts here
            seq = chair.seq
            await anna.does(room, "pause", on=False)
            await chair.until(lambda: chair.seq != seq)

    with serving(tmp_path, "--tempo", "0.01", "--bot-tempo", "0.01") as server:
        run(scenario(server))


def test_others_pause_by_a_majority_of_the_people_here_and_votes_are_shown(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 4, bots=1, pace="days")
        _, bruno, chloe, denis = people
        async with AsyncExitStack() as stack:
            chairs = await at_table(stack, room, bruno, chloe, denis)  # the host is away
            await bruno.does(room, "pause", on=True)
            for chair in chairs:
                await chair.until(partial(lambda chair: chair.room["pause_votes"] == [1], chair))
            taken_back = await bruno.does(room, "pause", on=False)
            assert (taken_back["pause_votes"], taken_back["paused"]) == ([], False)
            await chloe.does(room, "pause", on=True)
            assert (await bruno.does(room, "pause", on=True))["paused"]
            await chairs[2].until(lambda: chairs[2].room["paused"] and not chairs[2].room["pause_votes"])
            one = await denis.does(room, "pause", on=False)
            assert (one["paused"], one["pause_votes"]) == (True, [3])
            assert not (await chloe.does(room, "pause", on=False))["paused"]

    run(scenario())


def test_a_table_without_a_match_has_nothing_to_pause(server: Server) -> None:
    async def scenario() -> None:
        anna = Person(server, "Anna")
        room = await anna.opens()
        with pytest.raises(Refused, match="not_now"):
            await anna.does(room, "pause", on=True)

    run(scenario())
