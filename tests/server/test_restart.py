from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Server, playing, plays_on, run, serving, started
from tests.server.reconnecting_players import asked, entries_of, logs_of, measured, until, window_of

from penombre.server.match.driver import LATE
from penombre.server.match.match_log import Held, decode

ENDS: dict[str, Callable[[Server], object]] = {"stopped": Server.stop, "killed": Server.kill}
ended = pytest.mark.parametrize("end", ENDS.values(), ids=ENDS.keys())


def now() -> float:
    return time.time() * 1000


async def back(sockets: AsyncExitStack, room: dict[str, Any], before: list[Chair]) -> list[Chair]:
    """Everybody on a new chair that goes on from the one before."""
    chairs = [await sockets.enter_async_context(chair.person.at(room, after=chair)) for chair in before]
    for chair in chairs:
        await chair.up_to_date()
    return chairs


def first_told(chair: Chair) -> str:
    """The type of the first frame about the match that somebody got who came back."""
    return str(next(frame["type"] for frame in chair.frames if frame["type"] in ("full", "step", "clock")))


@ended
def test_a_restarted_server_goes_on_with_the_question_that_was_open_and_gives_it_its_time_again(
    tmp_path: Path, end: Callable[[Server], object]
) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, _, chairs):
            await asyncio.to_thread(end, server)
            for chair in chairs:
                await chair.until_closed()
            before = [chair.known() for chair in chairs]
            due = chairs[0].clock["due"] if chairs[0].clock else 0
            await asyncio.sleep(max(0, due - now()) / 1000)
            restarted = now()
            await asyncio.to_thread(server.start)
            assert measured(server, "matches_loaded") == 0, "a match is loaded when somebody comes"
            async with AsyncExitStack() as sockets:
                chairs = await back(sockets, room, chairs)
                await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["due"] > restarted)
                assert [first_told(chair) for chair in chairs] == ["clock"] * 4, "everybody knows what they knew before"
                assert measured(server, "matches_loaded") == 1
                clock = chairs[0].clock
                assert clock is not None and clock["due"] > restarted + 0.9 * clock["total"]
                await asyncio.gather(*[plays_on(chair) for chair in chairs])
                steps = [frame for frame in chairs[1].frames if frame["type"] == "step"]
                assert steps[0]["after"] == before[1]["seq"], "frames are numbered on"
        log = (await logs_of(tmp_path, {room["match"]}))[room["match"]]
        assert log.record.match.over

    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.005") as server:
        run(scenario())


def told_early(chair: Chair) -> bool:
    """Whether somebody who came back was told anything before the end of the question that was open then."""
    due = 0
    for frame, came in zip(chair.frames, chair.times, strict=True):
        if frame["type"] == "clock":
            due = frame["clock"]["due"] or due
        elif frame["type"] == "step":
            return came < due
    return False


@ended
def test_answers_in_a_sealed_window_stay_sealed_and_count_after_a_restart(
    tmp_path: Path, end: Callable[[Server], object]
) -> None:
    async def scenario() -> None:
        async with playing(server, 4) as (room, _, chairs):
            request = ""
            while not request:  # a window may close before a slow machine has answered
                first = (await window_of(chairs))[0]
                assert first.question is not None
                choice = [option["id"] for option in first.question["options"] if not option["refused"]][-1]
                question = first.question["id"]
                given = await first.answers(choice)
                request = given if given in first.acknowledged else ""
            await asyncio.gather(*[chair.has_all() for chair in chairs])
            await asyncio.to_thread(end, server)
            await asyncio.to_thread(server.start)
            async with AsyncExitStack() as sockets:
                again = await back(sockets, room, chairs)
                assert [first_told(chair) for chair in again] == ["clock"] * 4, "nobody learns that somebody answered"
                mine = again[chairs.index(first)]
                answer = {"type": "answer", "question": question, "answer": choice}
                assert await mine.requests(answer, request) in mine.acknowledged
                other = await mine.requests({**answer, "answer": choice}, "another")
                kinds = [frame["type"] for frame in mine.frames]
                is_open = "step" not in kinds[: kinds.index("refusal")]
                assert mine.refused[other]["code"] == ("not_asked" if is_open else "stale")
                await asyncio.gather(*[chair.has_all() for chair in again])
                assert not any(map(told_early, again))
                await mine.until(lambda: not mine.state["window"] or mine.state["question"])
        seat = first.room["you"]
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, room["match"])]
        held = [line for line in lines if isinstance(line, Held) and line.request == request]
        assert held == [Held(seat, choice, request, "person")]

    with serving(tmp_path, "--tempo", "0.2") as server:
        run(scenario())


def test_a_slow_match_whose_time_passed_while_no_server_ran_goes_on_after_a_grace_with_nobody_here(
    tmp_path: Path,
) -> None:
    day = 1728.0  # milliseconds, at this tempo

    async def scenario() -> None:
        while True:
            room, _ = await started(server, 4, pace="days")
            await asyncio.to_thread(server.stop)
            if len(await entries_of(tmp_path, room["match"])) == 1:
                break
            await asyncio.to_thread(server.start)  # a slow machine took a day for that
        await asyncio.sleep((day + LATE) / 1000)
        restarted = now()
        await asyncio.to_thread(server.start)

        async def went_on() -> bool:
            return len(await entries_of(tmp_path, room["match"])) > 2

        await until(went_on)
        first = (await entries_of(tmp_path, room["match"]))[1]
        assert first.at >= restarted + day

    with serving(tmp_path, "--tempo", str(day / 86_400_000), "--bot-tempo", "0.001") as server:
        run(scenario())


def test_the_bots_of_a_slow_match_go_on_after_a_restart_with_nobody_here(tmp_path: Path) -> None:
    async def scenario() -> None:
        room, people = await started(server, 1, bots=3, pace="days")
        async with people[0].at(room) as chair:
            await chair.up_to_date()
            while not bots_are_asked(chair):
                await chair.until(lambda: chair.question is not None or bots_are_asked(chair))
                if chair.question is not None:
                    await chair.answers()
        await asyncio.to_thread(server.stop)
        before = len(await entries_of(tmp_path, room["match"]))
        server.flags = ("--bot-tempo", "0.01")
        await asyncio.to_thread(server.start)

        async def went_on() -> bool:
            return len(await entries_of(tmp_path, room["match"])) > before

        await until(went_on)

    def bots_are_asked(chair: Chair) -> bool:
        return bool(chair.state["waiting"]) and 0 not in chair.state["waiting"]

    # Until the restart no bot comes to an answer.
    with serving(tmp_path, "--bot-tempo", "100") as server:
        run(scenario())


def _dealt_earlier(folder: Path, by: int) -> None:
    """As if so many milliseconds more had passed since."""
    with sqlite3.connect(folder / "penombre.sqlite3") as file:
        # Without links, as an earlier version wrote it: a chain would tell.
        file.execute("UPDATE log SET at = at - ?, link = NULL", (by,))
        file.execute("UPDATE matches SET chain = NULL")
    file.close()


def test_a_slow_match_of_a_killed_server_gets_a_grace_when_somebody_comes(tmp_path: Path) -> None:
    day = 20_000.0  # milliseconds, at this tempo

    async def scenario() -> None:
        room, people = await started(server, 4, pace="days")
        server.kill()
        _dealt_earlier(tmp_path, int(day + 2 * LATE))
        restarted = now()
        await asyncio.to_thread(server.start)
        async with AsyncExitStack() as sockets:
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            for chair in chairs:
                await chair.up_to_date()
            await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["due"] >= restarted + day)
            chair = asked(chairs)
            assert chair.question is not None and chair.question["id"] == 0
            assert await chair.answers() in chair.acknowledged

    with serving(tmp_path, "--tempo", str(day / 86_400_000), "--bot-tempo", "0.001") as server:
        run(scenario())


def test_a_pause_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            await people[0].does(room, "pause", on=True)
            await chairs[0].until(lambda: chairs[0].clock and chairs[0].clock["due"] is None)
            server.kill()
            await asyncio.to_thread(server.start)
            async with AsyncExitStack() as sockets:
                again = await back(sockets, room, chairs)
                assert again[0].room["paused"] and again[0].clock is not None and again[0].clock["due"] is None
                request = await asked(again).answers()
                assert asked(again).refused[request]["code"] == "paused"
                resumed = now()
                await people[0].does(room, "pause", on=False)
                await again[0].until(lambda: again[0].clock and (again[0].clock["due"] or 0) > resumed)
                await asyncio.gather(*[plays_on(chair) for chair in again])

    with serving(tmp_path, "--tempo", "0.2") as server:
        run(scenario())
