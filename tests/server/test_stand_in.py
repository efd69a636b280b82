from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.server.harness import Chair, Server, playing, plays_on, run, serving
from tests.server.reconnecting_players import asked, at_rest, entries_of, window_of

from penombre.server.match.match_log import Answered, decode

BRISK = ("--tempo", "0.05", "--bot-tempo", "0.005")
LONG = {"talk_s": 60, "points": True}
"""Options of a match that is not over before a sleeper has woken up."""


def seat_at(chair: Chair, seat: int) -> dict[str, Any]:
    """A seat of the room, as somebody sees it."""
    found: dict[str, Any] = chair.room["seats"][seat]
    return found


def test_somebody_who_leaves_is_stood_in_for_and_takes_the_seat_back_with_everything_known(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            stays, leaves = chairs[0], chairs[1]
            await leaves.socket.close()
            await stays.until(lambda: not seat_at(stays, 1)["here"])
            seen = [frame["seats"][1] for frame in stays.frames if frame["type"] == "room"]
            present = max(number for number, seat in enumerate(seen) if seat["here"])
            assert not seen[present + 1]["stand_in"], "there is a grace"
            playing_on = [asyncio.create_task(plays_on(chair)) for chair in (chairs[0], chairs[2], chairs[3])]
            await stays.until(lambda: seat_at(stays, 1)["stand_in"])
            assert seat_at(stays, 1)["kind"] == "person" and seat_at(stays, 1)["name"] == "Bruno"
            while not [line for line in await answers(room) if line.by == "stand_in"]:
                await asyncio.sleep(0.05)
            async with people[1].at(room, after=leaves) as back:
                await back.up_to_date()
                await stays.until(lambda: seat_at(stays, 1)["here"] and not seat_at(stays, 1)["stand_in"])
                await plays_on(back)
                await asyncio.gather(*playing_on)
            async with people[1].at(room) as anew:
                await anew.up_to_date()
                assert (anew.told, anew.private) == (back.told, back.private)

    async def answers(room: dict[str, Any]) -> list[Answered]:
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, room["match"])]
        return [line for line in lines if isinstance(line, Answered) and line.seat == 1]

    with serving(tmp_path, *BRISK) as server:
        run(scenario())


def test_two_missed_deadlines_give_a_stand_in_to_somebody_who_is_here_and_coming_back_ends_it(server: Server) -> None:
    async def scenario() -> None:
        async with playing(server, 1, bots=3, windows="early", options=LONG) as (room, people, chairs):
            sleeper = chairs[0]
            await sleeper.until(lambda: seat_at(sleeper, 0)["stand_in"])
            assert seat_at(sleeper, 0)["here"]
            stood_in = sleeper.seq or 0
            await sleeper.until(lambda: sleeper.over or (sleeper.seq or 0) > stood_in + 2)
            await people[0].does(room, "return")
            await sleeper.until(lambda: not seat_at(sleeper, 0)["stand_in"])
            in_time = False
            while not in_time:  # time may be quicker than a slow machine
                await sleeper.until(lambda: sleeper.over or sleeper.question is not None)
                assert not sleeper.over, "there was nothing left to answer"
                in_time = await sleeper.answers() in sleeper.acknowledged
            await sleeper.until(lambda: not seat_at(sleeper, 0)["stand_in"])

    run(scenario())


def test_an_answer_after_a_missed_deadline_starts_the_count_anew(server: Server) -> None:
    async def scenario() -> None:
        while True:  # not every match asks often enough
            async with playing(server, 4, windows="early", options={"talk_s": 60}) as (played, _, chairs):
                dreamer, *others = chairs
                playing_on = [asyncio.create_task(plays_on(chair)) for chair in others]
                moods = [await misses_or_answers(dreamer, misses) for misses in (True, False, True, False)]
                for task in playing_on:
                    task.cancel()
                await asyncio.gather(*playing_on, return_exceptions=True)
                rooms = [frame for frame in dreamer.frames if frame["type"] == "room"]
                missed = [line.by == "clock" for line in await answers(played)]
                if any(map(all, pairwise(missed))):
                    continue  # the machine was so slow that two in a row were missed
                assert not any(room["seats"][0]["stand_in"] for room in rooms), "no two in a row were missed"
                if all(moods):
                    return

    async def answers(room: dict[str, Any]) -> list[Answered]:
        lines = [decode(entry.body) for entry in await entries_of(server.where, room["match"])]
        return [line for line in lines if isinstance(line, Answered) and line.seat == 0]

    async def misses_or_answers(chair: Chair, misses: bool) -> bool:
        """Whether there was a question to be missed, or answered in time."""
        await chair.until(lambda: chair.over or chair.question is not None)
        if chair.question is None:
            return False
        if misses:
            await chair.until(partial(_is_past, chair, chair.question))
            return True
        return await chair.answers() in chair.acknowledged

    run(scenario())


def _is_past(chair: Chair, question: dict[str, Any] | None) -> bool:
    return chair.question != question


def test_somebody_who_comes_back_in_the_middle_of_a_window_can_still_answer_in_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4) as (room, people, chairs):
            returns = (await window_of(chairs))[0]
            question = returns.question
            assert question is not None
            seat = returns.room["you"]
            stays = chairs[1] if returns is chairs[0] else chairs[0]
            await returns.socket.close()
            await stays.until(lambda: not seat_at(stays, seat)["here"])
            async with people[seat].at(room, after=returns) as back:
                await back.up_to_date()
                assert back.question == question
                assert await back.answers() in back.acknowledged
                assert back.state["window"]

    with serving(tmp_path, "--tempo", "1") as server:
        run(scenario())


def test_when_nobody_is_here_time_stands_still(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 3, bots=1, windows="early") as (room, people, chairs):
            waiting = chairs[0].clock
            assert waiting is not None
            await asyncio.gather(*[chair.socket.close() for chair in chairs])
            await at_rest(partial(entries_of, tmp_path, room["match"]), 2 * waiting["total"] / 1000)
            came = time.time() * 1000
            async with AsyncExitStack() as sockets:
                again = [await sockets.enter_async_context(person.at(room)) for person in people]
                # The question may be one whose time is not over: then its clock is shown before it starts anew.
                await again[0].until(
                    lambda: again[0].clock and again[0].clock["due"] > came + 0.9 * again[0].clock["total"]
                )
                await asyncio.gather(*[plays_on(chair) for chair in again])

    with serving(tmp_path, *BRISK) as server:
        run(scenario())


def test_a_vote_pauses_the_match_and_the_time_that_was_left_is_left_after_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, people, chairs):
            watching = chairs[0]
            clock = watching.clock
            assert clock is not None
            for voter in (1, 2):
                await people[voter].does(room, "pause", on=True)
            await watching.until(lambda: watching.room["pause_votes"] == [1, 2])
            assert not watching.room["paused"], "two of four are not more than half"
            before_pause = time.time() * 1000
            await people[3].does(room, "pause", on=True)
            in_pause = time.time() * 1000
            await watching.until(lambda: watching.room["paused"] and watching.clock and watching.clock["due"] is None)
            request = await asked(chairs).answers()
            assert asked(chairs).refused[request]["code"] == "paused"
            await asyncio.sleep(1)
            for voter in (1, 2):
                await people[voter].does(room, "pause", on=False)
            still_in_pause = time.time() * 1000
            await people[3].does(room, "pause", on=False)
            after_pause = time.time() * 1000
            await watching.until(lambda: watching.clock and watching.clock["due"] is not None)
            lasted = (watching.clock or clock)["due"] - clock["due"]
            assert int(still_in_pause - in_pause) - 1 <= lasted <= after_pause - before_pause + 1
            answering = asked(chairs)
            assert await answering.answers() in answering.acknowledged

    with serving(tmp_path, "--tempo", "2") as server:
        run(scenario())
