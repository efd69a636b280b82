from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from tests.server.clock_server import SHORT_BEATS
from tests.server.harness import Chair, Person, Server, plays_on, run, seated, started, two_nodes
from tests.server.reconnecting_players import Log, entries_of, logs_of, measured
from tests.server.redealt_frames import at_any_tempo
from tests.store.postgres_server import PostgresServer

BRISK = ("--tempo", "0.05", "--bot-tempo", "0.005")


async def spread(
    sockets: AsyncExitStack, room: dict[str, Any], people: list[Person], nodes: tuple[Server, Server]
) -> list[Chair]:
    """People on one node and the other in turn."""
    chairs = [
        await sockets.enter_async_context(person.at(room, server=nodes[number % 2]))
        for number, person in enumerate(people)
    ]
    for chair in chairs:
        await chair.up_to_date()
    return chairs


def test_a_table_is_one_table_on_two_nodes(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        room, people = await seated(one, 4)
        async with people[0].at(room, server=one) as here, people[1].at(room, server=other) as there:
            await here.until(lambda: _present(here) == {0, 1})
            await there.until(lambda: _present(there) == {0, 1})
            people[2].server = other
            await people[2].does(room, "ready", ready=False)
            await here.until(lambda: not here.room["seats"][2]["ready"])
            await there.until(lambda: not there.room["seats"][2]["ready"])
            await people[2].does(room, "ready", nonce="again")
            await here.until(lambda: here.room["seats"][2]["ready"])
            await people[0].does(room, "start")
            await asyncio.gather(here.up_to_date(), there.up_to_date())
            await here.until(lambda: here.public == there.public)  # time may go on between the two
        async with people[0].at(room, server=one) as here:
            await here.until(lambda: _present(here) == {0})

    with two_nodes(postgres, *BRISK) as (_, one, other):
        run(scenario())


def _present(chair: Chair) -> set[int]:
    return {seat["seat"] for seat in chair.room.get("seats", ()) if seat["here"]}


def test_a_match_on_two_nodes_is_one_match_that_one_of_them_drives(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        room, people = await started(one, 4, bots=2, windows="early")
        async with AsyncExitStack() as sockets:
            chairs = await spread(sockets, room, people, (one, other))
            driving = [await asyncio.to_thread(measured, node, "matches_driving") for node in (one, other)]
            assert sorted(driving) == [0, 1]
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            log = (await logs_of(address, {room["match"]}))[room["match"]]
            assert log.record.match.over
            answers = Counter((question, line.seat) for question, line in log.lines)
            assert answers.most_common(1)[0][1] == 1, "somebody answered twice"
            written = {line.request for _, line in log.lines if line.request}
            assert written == set().union(*[chair.acknowledged for chair in chairs])
            assert {line.by for _, line in log.lines} >= {"person", "bot"}
            for chair in chairs:
                assert at_any_tempo(chair.told) == at_any_tempo(_told(log, chair))
                await chair.until(partial(_is_over, chair))
            assert {sum(seat["wins"] for seat in chair.room["seats"]) for chair in chairs} == {
                len(chairs[0].public["ending"]["winners"])
            }

    with two_nodes(postgres, *BRISK) as (address, one, other):
        run(scenario())


def _is_over(chair: Chair) -> bool:
    return bool(chair.room["status"] == "over")


def _told(log: Log, chair: Chair) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(log.frames.full(chair.room["you"], None, ""))["told"]
    return told


def test_the_other_node_drives_on_when_the_one_that_did_is_killed(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        room, people = await started(one, 1, bots=3, windows="early")
        async with people[0].at(room, server=other) as chair:
            await chair.up_to_date()
            assert await asyncio.to_thread(measured, one, "matches_driving") == 1
            one.kill()
            await plays_on(chair)
        assert (await logs_of(address, {room["match"]}))[room["match"]].record.match.over

    with two_nodes(postgres, *BRISK) as (address, one, other):
        run(scenario())


def test_people_on_a_node_that_died_without_a_word_are_away_after_its_silence(postgres: PostgresServer) -> None:
    async def scenario() -> None:
        room, people = await started(one, 4, windows="early")
        async with people[0].at(room, server=one) as stays, people[1].at(room, server=other) as cut_off:
            await stays.until(lambda: _present(stays) == {0, 1})
            other.kill()
            await cut_off.until_closed()
            assert _present(stays) == {0, 1}, "a moment's silence says nothing"
            await stays.until(lambda: _present(stays) == {0})
            await stays.until(lambda: stays.room["seats"][1]["stand_in"])
            await plays_on(stays)

    with two_nodes(postgres, *BRISK, program=SHORT_BEATS) as (_, one, other):
        run(scenario())


def test_a_pause_asked_for_on_a_node_that_does_not_know_the_match_keeps_the_time_that_is_left(
    postgres: PostgresServer,
) -> None:
    async def scenario() -> None:
        room, people = await started(one, 4, windows="early")
        async with people[0].at(room, server=one) as chair:
            await chair.up_to_date()
            people[0].server = other
            await people[0].does(room, "pause", on=True)
            await chair.until(lambda: chair.clock and chair.clock["due"] is None)
            before = [clock for clock in clocks(chair) if clock["due"] is not None][-1]
            written, paused = await entries_of(address, room["match"]), len(clocks(chair))
            await asyncio.sleep(before["total"] / 1000)
            assert await entries_of(address, room["match"]) == written, "time ran out in the pause"
            await people[0].does(room, "pause", on=False)
            await chair.until(lambda: chair.clock and chair.clock["due"] is not None)
            after = next(clock for clock in clocks(chair)[paused:] if clock["due"] is not None)
            assert after["due"] > before["due"] and after["total"] == before["total"]

    def clocks(chair: Chair) -> list[dict[str, Any]]:
        return [frame["clock"] for frame in chair.frames if frame.get("clock")]

    with two_nodes(postgres, *BRISK) as (address, one, other):
        run(scenario())


def test_a_match_begun_on_one_node_is_found_by_whoever_comes_to_the_other_at_that_moment(
    postgres: PostgresServer,
) -> None:
    async def scenario() -> None:
        for _ in range(5):
            room, people = await seated(one, 4, windows="early")
            async with AsyncExitStack() as sockets:
                coming = [sockets.enter_async_context(person.at(room, server=other)) for person in people]
                _, *chairs = await asyncio.gather(people[0].does(room, "start"), *coming)
                for chair in chairs:
                    await chair.up_to_date()

    with two_nodes(postgres, "--tempo", "1") as (_, one, other):
        run(scenario())
