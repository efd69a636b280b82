from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Server, playing, run, serving
from tests.server.reconnecting_players import FILE, entries_of, until
from tests.store.postgres_server import PostgresServer
from tests.timeouts import patience

from penombre.engine import CLOCK
from penombre.games.dc_spyfall.catalogue import ANSWER_TIME, ASK_TIME
from penombre.server.match.match_log import Answered, Record, decode
from penombre.server.room.room_document import decode_room
from penombre.store import Entry, open_store

TEMPO = 0.1
SLOW = 6 * TEMPO
"""Milliseconds that one of the clock takes at the tables here where people are to have the time to play."""
UNHURRIED = 0.5
"""The tempo where people are to have the time to play at a live table, too."""
HASTY = 0.05
"""The tempo where nobody is to play."""
GAME: dict[str, Any] = {"game": "dc_spyfall", "options": {"rounds": 1, "clock_s": 120}}
ROUND = 120_000
"""Milliseconds of a round, as the rules count them."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("clock")
    with serving(folder, "--tempo", str(TEMPO), "--bot-tempo", "0.01") as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), "--tempo", str(HASTY), "--bot-tempo", "0.01") as server:
        yield server


def options(**chosen: Any) -> dict[str, Any]:
    return {**GAME, "options": {**GAME["options"], **chosen}}


@asynccontextmanager
async def running(
    server: Server, people: int = 3, **asked: Any
) -> AsyncIterator[tuple[dict[str, Any], list[Person], list[Chair]]]:
    """A round whose clock has just begun to run."""
    async with playing(server, people, **{**GAME, "pace": "relaxed", **asked}) as (room, persons, chairs):
        await asyncio.gather(*[looks(chair) for chair in chairs])
        for chair in chairs:
            await chair.until(partial(runs, chair))
        yield room, persons, chairs


async def looks(chair: Chair) -> None:
    """Have looked at the card, unless time was quicker."""
    if chair.question is not None and chair.question["kind"] == "look":
        await chair.answers("look_done")


def runs(chair: Chair) -> bool:
    return chair.clock is not None and chair.clock["runs_out"] is not None


def main(chairs: list[Chair]) -> Chair:
    """Whom the table waits for."""
    (seat,) = chairs[0].state["waiting"]
    return chairs[int(seat)]


def now() -> float:
    return time.time() * 1000


async def phase(chairs: list[Chair], name: str) -> None:
    for chair in chairs:
        await chair.until(partial(lambda chair: chair.public["phase"] == name, chair))


async def says(chairs: list[Chair]) -> None:
    """Whoever is waited for asks or answers with a ready phrase, and everybody hears it."""
    chair = main(chairs)
    assert chair.question is not None
    asks, number = chair.question["kind"] == "ask", chair.question["id"]
    assert await says_something(chair), chair.refused
    for each in chairs:
        await each.until(partial(lambda each: each.question is None or each.question["id"] > number, each))
    await phase(chairs, "answer" if asks else "ask")


async def says_something(chair: Chair) -> bool:
    """Ask or answer with a ready phrase; whether that was in time."""
    assert chair.question is not None
    asks = chair.question["kind"] == "ask"
    seats = [option["id"] for option in chair.question["options"] if not option["refused"]]
    return await chair.answers([seats[0], "generic_1"] if asks else "evasive_1") in chair.acknowledged


# -- what time says ----------------------------------------------------------------------------------------------------


def test_every_answer_is_written_after_what_time_says_and_the_log_tells_the_same_match(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (room, _, chairs):
            for _ in range(4):
                await asyncio.sleep(0.1)
                await says(chairs)
            left = chairs[0].public["clock"]
            entries = await entries_of(quick.where, room["match"])
        lines = [(entry.at, decode(entry.body)) for entry in entries]
        answers = [(at, line) for at, line in lines if isinstance(line, Answered) and line.seat != CLOCK][-4:]
        ran = 0
        for at, line in answers:
            before_at, before = lines[lines.index((at, line)) - 1]
            assert isinstance(before, Answered) and (before.seat, before.by, before_at) == (CLOCK, "clock", at)
            ran += int(str(before.answer))
            assert int(str(before.answer)) >= 100 / SLOW
        assert left == ROUND - ran == ROUND - spent(entries)
        assert Record.of(entries).match.table.clock == left

    run(scenario())


def test_a_clock_says_when_the_question_ends_and_when_the_round_does(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (_, _, chairs):
            for lasts, left in ((ASK_TIME, ROUND), (ANSWER_TIME, None)):
                clock = chairs[0].clock
                assert clock is not None
                assert clock["total"] == int(lasts * SLOW)
                left = chairs[0].public["clock"] if left is None else left
                assert clock["runs_out"] - (clock["due"] - clock["total"]) == int(left * SLOW)
                await says(chairs)

    run(scenario())


def test_where_nobody_says_anything_questions_take_their_time_until_it_is_up_in_the_middle_of_one(
    hasty: Server,
) -> None:
    async def scenario() -> None:
        async with running(hasty, pace="live") as (room, _, chairs):
            first = chairs[0].clock
            assert first is not None
            for chair in chairs:
                await chair.until(partial(lambda chair: "time_up" in heard(chair), chair))
            assert now() >= first["runs_out"]
            assert heard(chairs[0])[:3] == ["asks", "silent", "asks"]
            assert chairs[0].public["clock"] == 0
            assert spent(await entries_of(hasty.where, room["match"])) == ROUND

    run(scenario())


def heard(chair: Chair) -> list[str]:
    """What was told of questions and of time, in its order."""
    return [told["key"] for told in chair.told if told.get("key") in ("asks", "answers", "silent", "time_up")]


def spent(entries: list[Entry]) -> int:
    """All the time that a log says has passed."""
    lines = [decode(entry.body) for entry in entries]
    times = [line.answer for line in lines if isinstance(line, Answered) and line.seat == CLOCK]
    return sum(int(each) for each in times if isinstance(each, str) and each.isdecimal())


def test_whoever_was_interrupted_goes_on_with_the_time_that_was_left(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (_, _, chairs):
            asker = main(chairs)
            accuser = next(chair for chair in chairs if chair is not asker)
            await asyncio.sleep(1)
            assert (await accuser.answers(f"accuse-{asker.state['waiting'][0]}")) in accuser.acknowledged
            await phase(chairs, "accuse_vote")
            assert not runs(chairs[0])
            left = chairs[0].public["clock"]
            assert left <= ROUND - 1000 / SLOW
            await asyncio.sleep(0.5)
            voter = next(chair for chair in chairs if chair not in (asker, accuser))
            await voter.answers("against")
            await phase(chairs, "ask")
            assert chairs[0].public["clock"] == left
            clock = chairs[0].clock
            assert clock is not None
            assert clock["total"] <= ASK_TIME * SLOW - 1000
            assert main(chairs) is asker

    run(scenario())


def test_what_is_refused_stops_no_clock(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (_, _, chairs):
            asker, question = main(chairs), main(chairs).question
            assert question is not None
            for wrong in (["seat-9", "generic_1"], "nonsense", ["seat-0", "x" * 201]):
                request = await asker.answers(wrong)
                assert asker.refused[request]["code"] in ("not_an_option", "bad_request")
            assert asker.question == question
            assert chairs[0].public["clock"] == ROUND

    run(scenario())


def test_at_a_relaxed_table_the_clock_runs_six_times_as_slowly(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        for pace, times in (("live", 1), ("relaxed", 6)):
            async with running(server, pace=pace) as (_, _, chairs):
                clock = chairs[0].clock
                assert clock is not None
                asked_at = clock["due"] - clock["total"]
                assert (clock["due"] - asked_at, clock["runs_out"] - asked_at) == (
                    int(times * ASK_TIME * UNHURRIED),
                    int(times * ROUND * UNHURRIED),
                )
                await asyncio.sleep(0.6)
                await says(chairs)
                ran = ROUND - chairs[0].public["clock"]
                assert int(600 / UNHURRIED / times) <= ran <= (now() - asked_at) / UNHURRIED / times

    with serving(tmp_path, "--tempo", str(UNHURRIED)) as server:
        run(scenario(server))


def test_over_days_the_clock_runs_by_what_is_said(quick: Server) -> None:
    async def scenario() -> None:
        async with playing(quick, 3, pace="days", **GAME) as (_, _, chairs):
            await asyncio.gather(*[chair.answers("look_done") for chair in chairs])
            await phase(chairs, "ask")
            assert not runs(chairs[0])
            await says(chairs)
            assert chairs[0].public["clock"] == ROUND - 8000

    run(scenario())


def test_in_person_nobody_is_waited_for_and_the_question_ends_with_the_round(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick, **options(in_person=True)) as (_, _, chairs):
            state, clock = chairs[0].state, chairs[0].clock
            assert clock is not None
            assert (state["waiting"], chairs[0].public["phase"]) == ([], "aloud")
            assert clock["due"] == clock["runs_out"]
            assert clock["total"] == int(ROUND * SLOW)
            assert all(chair.question is not None and chair.question["optional"] for chair in chairs)

    run(scenario())


# -- time that does not count ------------------------------------------------------------------------------------------


def test_a_pause_is_no_time_of_the_round(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (room, people, chairs):
            before = chairs[0].clock
            assert before is not None
            await people[0].does(room, "pause", on=True)
            await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["due"] is None)
            assert not runs(chairs[0])
            await asyncio.sleep(0.7)
            await people[0].does(room, "pause", on=False)
            await chairs[0].until(partial(runs, chairs[0]))
            after = chairs[0].clock
            assert after is not None
            assert after["runs_out"] - before["runs_out"] == after["due"] - before["due"] >= 700
            await says(chairs)
            assert ROUND - chairs[0].public["clock"] <= (now() - (after["due"] - after["total"])) / SLOW

    run(scenario())


async def beats(folder: Path, room: dict[str, Any], least: int) -> int:
    """Wait until a mark of the clock that is no older than this is kept; when it was made."""
    store = await open_store(folder / FILE, only_read=True)
    try:
        async with asyncio.timeout(patience()):
            while True:
                row = await store.room(room["id"])
                assert row is not None
                beat = decode_room(row.body).beat
                if beat is not None and beat.at >= least:
                    return beat.at
                await asyncio.sleep(0.02)
    finally:
        await store.close()


ENDS: dict[str, Callable[[Server], object]] = {"stopped": Server.stop, "killed": Server.kill}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS.keys())
@pytest.mark.parametrize("in_person", [False, True], ids=["online", "in person"])
def test_after_a_restart_the_round_has_what_was_left_of_it(
    tmp_path: Path, end: Callable[[Server], object], in_person: bool
) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as sockets:
            async with running(server, **options(in_person=in_person)) as (room, people, chairs):
                clock = chairs[0].clock
                assert clock is not None
                beat = await beats(tmp_path, room, clock["due"] - clock["total"] + 500)
                await asyncio.to_thread(end, server)
                least = clock["runs_out"] - now()
            await asyncio.sleep(1)
            await asyncio.to_thread(server.start)
            back = now()
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            for chair in chairs:
                await chair.up_to_date()
            await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["runs_out"] >= back + least - 50)
            after = chairs[0].clock
            assert after is not None
            assert after["runs_out"] - now() <= clock["runs_out"] - beat, "nor has it been given time again"
            if not in_person:
                await says(chairs)
                assert chairs[0].public["clock"] < ROUND - 500 / SLOW

    with serving(tmp_path, "--tempo", str(TEMPO), "--bot-tempo", "0.01") as server:
        run(scenario())


def test_time_stands_still_while_nobody_is_there(quick: Server) -> None:
    async def scenario() -> None:
        async with running(quick) as (room, people, chairs):
            await asyncio.sleep(0.5)
            clock = chairs[0].clock
            assert clock is not None

        async def nobody_is_there() -> bool:
            return not any(seat["here"] for seat in (await people[0].looks(room))["seats"])

        await until(nobody_is_there)
        left = clock["runs_out"] - now()
        await asyncio.sleep(1)
        back = now()
        async with AsyncExitStack() as sockets:
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            for chair in chairs:
                await chair.up_to_date()
            await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["runs_out"] >= back + left - 50)

    run(scenario())


def test_an_answer_to_another_node_counts_the_same_time(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    flags = ("--tempo", str(TEMPO), "--bot-tempo", "0.01")
    with serving(address, *flags) as one, serving(address, *flags) as other:

        async def scenario() -> None:
            async with running(one, pace="live") as (room, people, chairs), AsyncExitStack() as sockets:
                there = [await sockets.enter_async_context(person.at(room, server=other)) for person in people]
                for chair in there:
                    await chair.up_to_date()
                await there[0].until(lambda: there[0].clock == chairs[0].clock)
                await asyncio.sleep(0.5)
                in_time = False
                while not in_time:  # the question may be another one before a slow machine has said something
                    await asyncio.gather(*[chair.has_all() for chair in there])
                    in_time = await says_something(main(there))
                await chairs[0].until(lambda: chairs[0].public["clock"] < ROUND)
                assert chairs[0].public["clock"] <= ROUND - 500 / TEMPO
                await asyncio.to_thread(one.kill)
                await phase(there, "final_talk")
                assert there[0].public["clock"] == 0
                entries = await entries_of(address, room["match"])
                assert spent(entries) == ROUND

        run(scenario())
