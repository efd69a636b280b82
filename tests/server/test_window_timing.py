from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Chair, Server, playing, run, serving
from tests.server.prepared_match import asks, first_match
from tests.server.test_late_answers import START, Table

from penombre.server.match.commands import TimeUp
from penombre.server.match.match_log import Closed, Held


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a night lasts two seconds and bots answer within it."""
    folder: Path = tmp_path_factory.mktemp("nights")
    with serving(folder, "--tempo", "0.14", "--bot-tempo", "0.1") as server:
        yield server


class Night:
    """A sealed window as every chair saw it, from the frame that opened it to the one that closed it."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.question = max(chair.question["id"] for chair in chairs if chair.question is not None)
        self.asked = [chair for chair in chairs if chair.question is not None]
        self.opened = [len(chair.frames) for chair in chairs]
        assert chairs[0].clock is not None
        self.due, self.total = chairs[0].clock["due"], chairs[0].clock["total"]

    async def closes(self) -> None:
        """Wait until everybody knows that it is over."""
        for chair in self.chairs:
            await chair.until(lambda chair=chair: not self._open(chair.state))  # type: ignore[misc]

    def _open(self, state: dict[str, Any]) -> bool:
        return bool(state["window"]) and state["clock"]["due"] == self.due

    def _closing(self, number: int) -> int:
        """Where the closing frame is among the frames of a chair."""
        frames = self.chairs[number].frames
        return next(
            at
            for at in range(self.opened[number], len(frames))
            if frames[at]["type"] == "step" and not self._open(frames[at])
        )

    def meanwhile(self, chair: Chair) -> list[tuple[str, int]]:
        """Type and length of every frame that a chair got while the window was open."""
        number = self.chairs.index(chair)
        between = slice(self.opened[number], self._closing(number))
        return [(frame["type"], len(raw)) for raw, frame in zip(chair.raw[between], chair.frames[between], strict=True)]

    def lateness(self) -> list[float]:
        """For each chair, how many milliseconds after its time the window closed."""
        return [chair.times[self._closing(number)] - self.due for number, chair in enumerate(self.chairs)]


async def _until_night(chairs: list[Chair]) -> Night:
    """Play until the first sealed window opens."""
    while not _all_in_a_window(chairs):
        await _one_answers(chairs)
    return Night(chairs)


def _all_in_a_window(chairs: list[Chair]) -> bool:
    """Whether everybody has heard that a sealed window opened, and of the same one."""
    asked = any(chair.question is not None for chair in chairs)
    return asked and all(chair.state["window"] and chair.clock == chairs[0].clock for chair in chairs)


async def _night(server: Server, habit: str, *, people: int = 4, windows: str = "fixed") -> Night:
    """A table whose people have this habit of answering, through one night."""
    asked = {"windows": windows, "options": {"points": True, "talk_s": 10}}
    while True:  # a night in which a slow machine comes too late with an answer is not one of this habit
        async with playing(server, people, bots=4 - people, watchers=1, **asked) as (_, _, chairs):
            night = await _until_night(chairs)
            prompt, last = night.asked[:-1], night.asked[-1]
            if habit != "nobody answers":
                await asyncio.gather(*[_answers_in_time(chair) for chair in prompt])
            if habit == "everybody answers at once":
                await _answers_in_time(last)
            elif habit == "one answers late":
                await asyncio.sleep(0.5 * night.total / 1000)
                await _answers_in_time(last)
            answering = {"nobody answers": 0, "one does not answer": len(prompt)}.get(habit, len(night.asked))
            if sum("mine" in chair.acknowledged for chair in night.asked) < answering:
                continue
            await night.closes()
            return night


async def _answers_in_time(chair: Chair) -> bool:
    """Answer what is asked; whether there still was something."""
    return chair.question is not None and await chair.answers(request="mine") in chair.acknowledged


HABITS = ("everybody answers at once", "one answers late", "one does not answer", "nobody answers")


@pytest.fixture(scope="module")
def tables(nights: Server, depth: Depth) -> list[Night]:
    """One night at a table of each habit, and at one where bots sit too; several of each in a soak."""
    found: list[Night] = []
    habits = [*[(habit, 4) for habit in HABITS], (HABITS[0], 2)] * depth.of(test=1, soak=3)

    async def scenario() -> None:
        found.extend(await asyncio.gather(*[_night(nights, habit, people=people) for habit, people in habits]))

    run(scenario())
    return found


def test_when_a_sealed_window_closes_does_not_depend_on_who_answered_when(
    tables: list[Night], covered: Covered
) -> None:
    covered("nights timed", len(tables))
    for night in tables:
        assert all(late >= 0 for late in night.lateness()), night.lateness()


@pytest.mark.parametrize("prompt", range(5))
def test_a_sealed_window_is_due_at_the_same_moment_however_many_have_answered(prompt: int) -> None:
    table = Table(first_match("kemomimi_panic", 4, asks(0, "steal", "guess")), players=4)
    due = table.conductor.clock.closes_at()
    assert due is not None
    question, seats = table.match.settled, [ask.seat for ask in table.match.asks()]
    for number, ask in enumerate(table.match.asks()[:prompt]):
        (held,) = table.does(table.reply(ask.seat, ask.options[0].id), at=100 * number)
        assert isinstance(held, Held)
        assert table.conductor.clock.closes_at() == due and table.match.settled == question
    *late, closed = table.does(TimeUp(question), at=due - START)
    assert closed == Closed() and [line.seat for line in late if isinstance(line, Held)] == seats[prompt:]


def test_what_others_receive_while_a_sealed_window_is_open_is_the_same_whoever_answers(tables: list[Night]) -> None:
    own = set()
    for night in tables:
        for chair in night.chairs:
            got = night.meanwhile(chair)
            if "mine" in chair.acknowledged:
                own.add(tuple(got))
            else:
                assert got == [], "nobody hears anything of the others' answers"
    assert len(own) == 1, "and whoever answers gets the same in every night"
    assert [kind for kind, _ in own.pop()] == ["step", "ack"]


def test_nobody_hears_who_comes_back_to_the_table_in_a_sealed_window(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, watchers=1, windows="fixed", options=options) as (_, _, chairs):
            dreamer, *others = chairs
            while not dreamer.room["seats"][0]["stand_in"]:
                await _one_answers(others)
            in_time = False
            while not in_time:  # a window may close before a slow machine has answered: there are several
                while not (dreamer.question and _all_in_a_window(chairs)):
                    assert not dreamer.over
                    await _one_answers(others)
                    await dreamer.has_all()
                night = Night(chairs)
                in_time = await _answers_in_time(dreamer)
            await night.closes()
            assert [night.meanwhile(chair) for chair in others] == [[]] * len(others)
            await dreamer.until(lambda: not dreamer.room["seats"][0]["stand_in"])

    options = {"points": True, "talk_s": 10}
    with serving(tmp_path, "--tempo", "0.04", "--bot-tempo", "50") as server:
        run(scenario(server))


def test_getting_up_in_a_sealed_window_does_not_show_when_the_others_answer(nights: Server) -> None:
    async def scenario() -> None:
        options = {"points": True, "talk_s": 10}
        async with playing(nights, 2, bots=2, watchers=1, windows="fixed", options=options) as (room, people, chairs):
            night = await _until_night(chairs)
            await people[0].does(room, "leave")
            if chairs[1].question is not None:
                await chairs[1].answers()
            await night.closes()
            assert all(late >= 0 for late in night.lateness()), night.lateness()

    run(scenario())


async def _one_answers(chairs: list[Chair]) -> None:
    """Somebody who is asked by day answers; whoever is not among these waits for the time to pass."""
    asked = [chair for chair in chairs if chair.question is not None and not chair.state["window"]]
    if asked:
        await asked[0].answers()
    for chair in chairs:
        await chair.has_all()


def test_at_a_table_that_closes_windows_early_the_last_answer_closes_them(calm: Server) -> None:
    async def scenario() -> None:
        night = await _night(calm, HABITS[0], windows="early")
        assert all(late < 0 for late in night.lateness()), "which shows that the tests above could fail"

    run(scenario())
