from __future__ import annotations

import asyncio

import pytest
from tests.simulation.simulated_loop import Process, SimulatedLoop


def loop_of() -> SimulatedLoop:
    return SimulatedLoop()  # type: ignore[abstract]


def begin(loop: SimulatedLoop, process: Process, told: list[object]) -> None:
    """A process that writes down what time it is, once a second."""

    async def ticks() -> None:
        while True:
            await asyncio.sleep(1)
            told.append(round(loop.time(), 3))

    process.context.run(loop.create_task, ticks())


def test_hours_pass_in_no_time_and_in_order() -> None:
    loop = loop_of()
    told: list[object] = []
    for seconds in (3600, 1, 60):
        loop.outside(seconds, told.append, seconds)
    loop.run_until(1800)
    assert told == [1, 60] and loop.time() == 1800
    loop.run_until(3600)
    assert told == [1, 60, 3600]


def test_what_is_due_at_the_same_moment_happens_in_the_order_it_was_asked_for() -> None:
    loop = loop_of()
    told: list[object] = []
    for number in range(20):
        loop.outside_at(5.0, told.append, number)
    loop.run_until(5)
    assert told == list(range(20))


def test_time_limits_and_threads_are_those_of_asyncio() -> None:
    loop = loop_of()
    told: list[object] = []

    async def waits() -> None:
        told.append(await asyncio.to_thread(lambda: "done"))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(10):
                await loop.create_future()
        told.append(round(loop.time()))

    loop.begin(waits())
    loop.run_until(100)
    assert told == ["done", 10]


def test_a_frozen_process_does_later_what_became_due_meanwhile() -> None:
    loop, process = loop_of(), Process("north")
    told: list[object] = []
    begin(loop, process, told)
    loop.run_until(2.5)
    loop.freeze(process)
    loop.run_until(10)
    assert told == [1, 2]
    loop.thaw(process)
    loop.run_until(11.5)
    assert told == [1, 2, 10, 11]


def test_a_killed_process_does_nothing_any_more() -> None:
    loop, process, other = loop_of(), Process("north"), Process("south")
    told: list[object] = []
    heard: list[object] = []
    begin(loop, process, told)
    begin(loop, other, heard)
    loop.run_until(2.5)
    loop.kill(process)
    loop.run_until(5.5)
    assert told == [1, 2] and heard == [1, 2, 3, 4, 5]
    loop.end([process, other])
