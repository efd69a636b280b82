"""The clock of the machine is set, by an hour and by days, while a question is open and between two starts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.clock_server import PROGRAM, SetClock
from tests.server.harness import CALM, Chair, Server, playing, run, serving
from tests.server.reconnecting_players import entries_of, window_of
from tests.server.test_game_clock import running
from tests.timeouts import patience

import penombre.server
from penombre.server.match.driver import GRACE
from penombre.server.node_clock import NodeClock

HOUR = 3_600_000
DAY = 24 * HOUR
SLOW = 300_000
"""Milliseconds that no test takes on any machine."""
STAGED = 30_000
"""Milliseconds that no ceremonies take together: so much later the time of a question may begin."""
jumps = pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forward"])


async def left(chair: Chair) -> float:
    """How long the open question is open yet, as a client has it: by the time of the server."""
    await chair.has_all()
    pong = [frame for frame in chair.frames if frame["type"] == "pong"][-1]
    assert chair.clock is not None
    return float(chair.clock["due"] - pong["now"])


@asynccontextmanager
async def back(room: dict[str, Any], before: list[Chair]) -> AsyncIterator[list[Chair]]:
    """Everybody on a new chair, and the question has got its time again if it gets any."""
    async with AsyncExitStack() as sockets:
        chairs = [await sockets.enter_async_context(chair.person.at(room)) for chair in before]
        for chair in chairs:
            await chair.until(partial(lambda chair: chair.clock, chair))
        yield chairs


# -- while a question is open ------------------------------------------------------------------------------------------


@jumps
def test_a_window_is_as_long_as_it_was_when_the_clock_is_set(tmp_path: Path, jump: int) -> None:
    clock = SetClock(tmp_path)

    async def scenario(server: Server) -> None:
        async with playing(server, 4) as (room, _, chairs):
            (first, *_) = await window_of(chairs)
            due, total = first.clock["due"], first.clock["total"]  # type: ignore[index]
            clock.sets(jump)
            await first.answers()
            assert first.clock is not None and first.clock["due"] == due
            assert total - SLOW < await left(first) <= total + STAGED
            await first.says(text="What time is it?")
            # Whoever comes in is told the same, by the same clock.
            async with first.person.at(room) as again:
                await again.until(lambda: again.clock)
                assert again.clock is not None and again.clock["due"] == due
                assert total - SLOW < await left(again) <= total + STAGED

    with serving(tmp_path / "data", *CALM, environment=clock.environment, program=PROGRAM) as server:
        run(scenario(server))


@jumps
def test_time_goes_on_in_a_match_when_the_clock_is_set_and_what_is_stored_has_the_time_it_says(
    tmp_path: Path, jump: int
) -> None:
    clock = SetClock(tmp_path)

    async def scenario(server: Server) -> None:
        async with playing(server, 2, bots=2, windows="early") as (room, _, chairs):
            clock.sets(jump)
            seqs = [chair.seq or 0 for chair in chairs]
            for chair, seq in zip(chairs, seqs, strict=True):  # nobody answers: bots and time go on
                await chair.until(partial(lambda chair, seq: chair.over or chair.seq > seq + 2, chair, seq))
                for frame in chair.frames:
                    if frame.get("clock"):
                        assert frame["clock"]["due"] is None or abs(frame["clock"]["due"] - chair.times[0]) < SLOW
            entries = await entries_of(tmp_path / "data", room["match"])
        assert abs(entries[-1].at - entries[0].at - jump) < SLOW

    with serving(
        tmp_path / "data", "--tempo", "0.02", "--bot-tempo", "0.01", environment=clock.environment, program=PROGRAM
    ) as server:
        run(scenario(server))


# -- between two starts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "days"])
@pytest.mark.parametrize("jump", [-10 * DAY, -HOUR, HOUR, 10 * DAY])
def test_a_question_has_neither_more_than_its_time_nor_none_after_a_restart_with_the_clock_set(
    tmp_path: Path, jump: int, pace: str
) -> None:
    clock = SetClock(tmp_path)

    async def scenario(server: Server) -> None:
        async with playing(server, 2, bots=2, pace=pace, windows="early") as (room, _, chairs):
            question = max(chair.state["seq"] for chair in chairs)
            await asyncio.to_thread(server.kill)
            clock.sets(jump)
            await asyncio.to_thread(server.start)
            async with back(room, chairs) as chairs:
                # Where its time is wrong, that is put right as soon as somebody is there.
                total = chairs[0].clock["total"] if chairs[0].clock else 0
                async with asyncio.timeout(patience()):
                    while not 0 < await left(chairs[0]) <= total:
                        await asyncio.sleep(0.01)
                least = min(total - SLOW, GRACE - SLOW // 10) if pace == "days" and jump > 0 else total - SLOW
                if (pace, jump) == ("days", HOUR):
                    least = total - HOUR - SLOW  # a day is as long as it is: an hour of it may have passed
                assert await left(chairs[0]) > least
                assert chairs[0].state["seq"] >= question

    # People are asked for ten minutes and more at a live table, and for a day at a slow one.
    tempo = "100" if pace == "live" else "1"
    flags = ("--tempo", tempo, "--bot-tempo", "1000")
    with serving(tmp_path / "data", *flags, environment=clock.environment, program=PROGRAM) as server:
        run(scenario(server))


@jumps
def test_the_clock_of_a_game_keeps_what_it_had_left_over_a_restart_with_the_clock_set(
    tmp_path: Path, jump: int
) -> None:
    clock = SetClock(tmp_path)

    async def scenario(server: Server) -> None:
        async with running(server, options={"rounds": 1, "clock_s": 300}) as (room, _, chairs):
            whole = chairs[0].clock["runs_out"] - (chairs[0].clock["due"] - chairs[0].clock["total"])  # type: ignore[index]
            # Two marks of how far it ran, half a second apart at this tempo.
            await asyncio.sleep(1.3)
            await asyncio.to_thread(server.kill)
            clock.sets(jump)
            await asyncio.to_thread(server.start)
            async with back(room, chairs) as chairs:

                async def of_the_round() -> float:
                    question = await left(chairs[0])
                    assert chairs[0].clock is not None
                    return question + float(chairs[0].clock["runs_out"] - chairs[0].clock["due"])

                async with asyncio.timeout(patience()):
                    while not 0 < await of_the_round() < whole - 500:
                        await asyncio.sleep(0.01)
                assert await left(chairs[0]) <= chairs[0].clock["total"] - 500  # type: ignore[index]

    flags = ("--tempo", "0.1", "--bot-tempo", "0.01")
    with serving(tmp_path / "data", *flags, environment=clock.environment, program=PROGRAM) as server:
        run(scenario(server))


# -- the clock of a node -----------------------------------------------------------------------------------------------


class Machine:
    """A machine with two clocks to be set."""

    def __init__(self) -> None:
        self.wall = 1_000_000_000
        self.counted = 5.0

    def waits(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.counted += milliseconds / 1000


def test_the_time_of_a_node_goes_on_by_what_passes_and_what_is_stored_by_the_wall() -> None:
    machine = Machine()
    clock = NodeClock(lambda: machine.wall, lambda: machine.counted)
    assert clock.now() == clock.stored(clock.now()) == 1_000_000_000
    machine.waits(1000)
    machine.wall -= HOUR
    assert clock.now() == 1_000_001_000
    assert clock.stored(clock.now()) == machine.wall
    assert clock.recalled(machine.wall) == clock.now()
    machine.waits(7)
    machine.wall += 20  # too little to be told from the noise of looking
    assert clock.now() == 1_000_001_007
    assert clock.stored(clock.recalled(12345)) == 12345
    machine.wall += HOUR  # it slept: nothing went on meanwhile
    assert clock.now() == 1_000_001_007
    assert clock.stored(clock.now()) == machine.wall


def test_nodes_of_one_store_begin_with_its_time_and_follow_it_only_in_what_they_store() -> None:
    machine = Machine()
    clock = NodeClock(lambda: machine.wall, lambda: machine.counted)
    ahead = 0

    async def tells(after: int = 4) -> int:
        machine.waits(after // 2)
        told = 7_000_000_000 + round(machine.counted * 1000) + ahead
        machine.waits(after // 2)
        return told

    async def scenario() -> None:
        nonlocal ahead
        await clock.compare(tells)
        assert clock.now() == clock.stored(clock.now()) == 7_000_000_000 + round(machine.counted * 1000)
        before = clock.now()
        machine.wall += HOUR  # nobody cares
        ahead = -1000
        await clock.compare(partial(tells, 3000))  # too slow to say anything
        assert clock.stored(before) == before
        await clock.compare(tells)
        assert clock.now() == before + 3004
        assert clock.stored(before) == before - 1000
        ahead = -HOUR
        await clock.compare(partial(tells, 3000))  # however slow, it was another time before
        assert clock.stored(before) == before - HOUR
        ahead -= 1000
        await clock.compare(partial(tells, 2000))  # quicker than what was known
        assert clock.stored(before) == before - HOUR - 1000

    asyncio.run(scenario())


def test_nothing_of_the_server_looks_at_a_clock_but_that_of_its_node() -> None:
    """Measurements, the dates of others' protocols, lines of the log and the age of back-ups aside."""
    looks = re.compile(
        r"\btime\.(time|time_ns|monotonic|monotonic_ns)\(|from time import (?!perf_counter)|datetime\.now"
    )
    folder = Path(penombre.server.__file__).parent
    looking = {str(file.relative_to(folder)) for file in folder.rglob("*.py") if looks.search(file.read_text())}
    aside = {"lines_per_cause.py", "notices/delivery.py", "notices/outgoing_request.py", "scheduled_backups.py"}
    assert looking <= {"node_clock.py", *aside}
