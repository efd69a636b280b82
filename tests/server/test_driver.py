from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.redealt_frames import record_of
from tests.toys.honest import Interruptible
from tests.toys.lanterns import position

from penombre import wire
from penombre.engine import Match
from penombre.server import pace
from penombre.server.commands import BotTurn, Command
from penombre.server.driver import Driver
from penombre.server.room import Place


class Stage:
    """A driver whose three seats are played by bots, over a match that stands at some question."""

    def __init__(self, phase: str) -> None:
        self.heard: list[Command] = []
        self.record = record_of(Match.at(Interruptible(), position(phase, "moon shield thief")), ())
        room = SimpleNamespace(pace="live", paused=0, places=(Place("bot"),) * 3, people=lambda: (0, 1))
        self.live = live = SimpleNamespace(room=room, attended=lambda: True)
        settings = SimpleNamespace(bot_tempo=0.001)
        site: Any = SimpleNamespace(now=lambda: 1000, rng=Random(1), settings=settings)
        conductor: Any = SimpleNamespace(
            live=live,
            site=site,
            record=self.record,
            goes_on=lambda: True,
            clock=lambda: wire.Clock(21_000, 20_000),
            closes_at=lambda: 21_000,
            submit=self.heard.append,
        )
        self.driver = Driver(conductor)
        self.driver.driving = True

    def turns(self) -> list[tuple[int, int]]:
        return [(each.seat, each.question) for each in self.heard if isinstance(each, BotTurn)]


def on_stage(phase: str, scenario: Callable[[Stage], Awaitable[None]]) -> None:
    async def whole() -> None:
        stage = Stage(phase)
        stage.driver.reschedule()
        await scenario(stage)
        stage.driver.stop()

    asyncio.run(whole())


def test_a_bot_that_leaves_something_alone_does_not_think_about_it_again() -> None:
    async def scenario(stage: Stage) -> None:
        await asyncio.sleep(0.1)
        assert sorted(stage.turns()) == [(0, 0), (1, 0), (2, 0)]
        for seat in (1, 2):
            stage.driver.has_thought(seat, 0)
        stage.driver.leaves_alone(1, 0)
        stage.driver.reschedule()
        await asyncio.sleep(0.1)
        assert sorted(stage.turns()) == [(0, 0), (1, 0), (2, 0), (2, 0)]

    on_stage("share", scenario)


def test_nobody_waits_for_a_bot_that_may_leave_its_question_alone() -> None:
    async def scenario(stage: Stage) -> None:
        assert stage.driver.awaits_bots()
        stage.record.held[0] = "kept back"
        assert not stage.driver.awaits_bots()

    on_stage("share", scenario)


def test_what_a_bot_thinks_goes_on_where_others_are_quicker() -> None:
    async def scenario(stage: Stage) -> None:
        before = {seat: thought.ready_at for seat, thought in stage.driver._thinking.items()}
        stage.record.match.answer(0, "grab")
        stage.record._asked_another(1001)
        assert stage.record.further == 1
        stage.driver.has_thought(0, 0)
        stage.driver.reschedule()
        after = {seat: thought.ready_at for seat, thought in stage.driver._thinking.items()}
        assert (after[1], after[2]) == (before[1], before[2]), "they began with the question before"
        assert after[0] != before[0], "and whoever has answered thinks anew"
        await asyncio.sleep(0.1)
        assert {turn for turn in stage.turns() if turn[1] == 1} == {(0, 1), (1, 1), (2, 1)}

    on_stage("grab", scenario)


@pytest.mark.parametrize("phase", ["share", "grab"])
def test_word_of_an_old_question_does_not_end_the_thought_of_a_new_one(phase: str) -> None:
    async def scenario(stage: Stage) -> None:
        stage.driver.has_thought(0, -1)
        stage.driver.reschedule()
        await asyncio.sleep(0.1)
        assert stage.turns().count((0, 0)) == 1

    on_stage(phase, scenario)


@pytest.mark.parametrize(
    ("phase", "persons", "counted"),
    [("grab", (0,), 2), ("grab", (), 0), ("share", (0,), 1)],
)
def test_bots_do_not_hurry_where_a_person_answers_by_the_same_clock(
    phase: str, persons: tuple[int, ...], counted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    def thinking(lasts: float, rng: Random, *, people: int, clocked: bool) -> float:
        told.append(people)
        return lasts

    monkeypatch.setattr(pace, "thinking", thinking)

    async def whole() -> None:
        stage = Stage(phase)
        stage.live.room.places = tuple(Place("person" if seat in persons else "bot") for seat in range(3))
        stage.live.room.people = lambda: persons
        stage.driver.reschedule()
        stage.driver.stop()

    asyncio.run(whole())
    assert set(told) == {counted}
