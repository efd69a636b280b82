from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.redealt_frames import record_of
from tests.simulation.simulated_loop import SimulatedLoop
from tests.timeouts import patience
from tests.toys.honest import Interruptible
from tests.toys.lanterns import position

from penombre import wire
from penombre.bots import EXPERT, USUAL
from penombre.engine import CLOCK, Ask, Match, replaced
from penombre.experts import Job, thought_of
from penombre.experts import Thought as ExpertThought
from penombre.games import RULESETS
from penombre.server.match import driver, pace
from penombre.server.match.bot_seats import BotSeats, Decision
from penombre.server.match.commands import BotTurn, Command, Thought
from penombre.server.match.driver import Driver
from penombre.server.node_clock import NodeClock
from penombre.server.room_state import Place
from penombre.testing.random_player import random_step


class Bots:
    """Bots that answer at once, in other words where those are lent; `began` has when each began to think."""

    def __init__(self) -> None:
        self.began: list[float] = []
        self.levels: list[str] = []
        self.prepared = 0
        self.until_due = False
        """Whether to think until the answer is due, as an expert may for whom nothing comes earlier."""
        self.lent: Any = None
        self.meanwhile: Callable[[], None] = lambda: None

    def prepare(self) -> None:
        self.prepared += 1

    async def decide(self, match: Match[Any], ask: Ask, level: str, due: float) -> Decision:
        self.began.append(asyncio.get_running_loop().time())
        self.levels.append(level)
        if self.until_due:
            await asyncio.sleep(due - self.began[-1])
        self.meanwhile()
        return Decision(match.view(ask.seat), (), "phrase")

    def ask_for_words(self, match: Match[Any], ask: Ask, level: str, decision: Decision, left: float) -> Any:
        return self.lent


class Stage:
    """A driver whose three seats are played by bots, over a match that stands at some question."""

    def __init__(self, phase: str = "", match: Match[Any] | None = None, bots: Any = None) -> None:
        match = match or Match.at(Interruptible(), position(phase, "moon shield thief"))
        self.turns: list[BotTurn] = []
        self.came: list[float] = []
        self.ceremony = 0.0
        self.record = record_of(match, ())
        places = (Place("bot"),) * match.players
        self.room = SimpleNamespace(pace="live", paused=0, places=places, bots="normal")
        room: Any = SimpleNamespace(room=self.room, attended=lambda: True)
        self.settings = SimpleNamespace(bot_tempo=0.001)
        node: Any = SimpleNamespace(now=lambda: 1000, rng=Random(1), settings=self.settings, clock=NodeClock())
        clock: Any = SimpleNamespace(
            record=self.record,
            by_time=lambda: wire.Clock(21_000, 20_000),
            most_left=lambda: 20_000,
            ceremony_left=lambda: self.ceremony,
            closes_at=lambda: 21_000,
            seconds_left=lambda: 20.0,
        )
        self.bots = Bots()
        bots = bots or self.bots
        self.driver = Driver(node, room, clock, bots, match_id="m", submit=self.hear, goes_on=lambda: True)
        self.driver.driving = True

    def hear(self, command: Command) -> None:
        if isinstance(command, BotTurn):
            self.turns.append(command)
            self.came.append(asyncio.get_running_loop().time())

    def answered(self) -> list[tuple[int, int]]:
        return sorted((turn.seat, turn.thought.question) for turn in self.turns)

    async def hears(self, turns: int) -> None:
        async with asyncio.timeout(patience(10)):
            while len(self.turns) < turns:
                await asyncio.sleep(0.01)


def on_stage(phase: str, scenario: Callable[[Stage], Awaitable[None]]) -> None:
    async def whole() -> None:
        stage = Stage(phase)
        stage.driver.reschedule()
        await scenario(stage)
        stage.driver.stop()
        stage.driver.forget_thoughts()

    asyncio.run(whole())


def test_a_bot_that_leaves_something_alone_does_not_think_about_it_again() -> None:
    async def scenario(stage: Stage) -> None:
        await stage.hears(3)
        assert stage.answered() == [(0, 0), (1, 0), (2, 0)]
        for turn in stage.turns:
            if turn.seat != 0:
                stage.driver.has_thought(turn.seat, turn.thought)
            if turn.seat == 1:
                stage.driver.leaves_alone(turn.seat, turn.thought)
        stage.driver.reschedule()
        await stage.hears(4)
        await asyncio.sleep(0.1)
        assert stage.answered() == [(0, 0), (1, 0), (2, 0), (2, 0)]

    on_stage("share", scenario)


def test_nobody_waits_for_a_bot_that_may_leave_its_question_alone() -> None:
    async def scenario(stage: Stage) -> None:
        assert stage.driver.awaits_bots()
        stage.record.held[0] = "held"
        assert not stage.driver.awaits_bots()

    on_stage("share", scenario)


def test_what_a_bot_thinks_goes_on_where_others_are_quicker() -> None:
    async def scenario(stage: Stage) -> None:
        thoughts = dict(stage.driver._thinking)
        before = {seat: thought.ready_at for seat, thought in thoughts.items()}
        stage.record.match.answer(0, "grab")
        stage.record._asked_another(1001, 0.0)
        assert stage.record.further == 1
        stage.driver.has_thought(0, thoughts[0])
        stage.driver.reschedule()
        after = {seat: thought.ready_at for seat, thought in stage.driver._thinking.items()}
        assert (after[1], after[2]) == (before[1], before[2]), "they began with the question before"
        assert after[0] != before[0], "and whoever has answered thinks anew"
        await stage.hears(3)
        assert stage.answered() == [(0, 1), (1, 1), (2, 1)]

    on_stage("grab", scenario)


def test_a_bot_thinks_before_its_answer_is_due_and_answers_when_it_is() -> None:
    async def scenario(stage: Stage) -> None:
        due = {seat: thought.ready_at for seat, thought in stage.driver._thinking.items()}
        await stage.hears(3)
        assert max(stage.bots.began) <= min(stage.came)
        for turn, came in zip(stage.turns, stage.came, strict=True):
            assert came >= (due[turn.seat] or 0)

    on_stage("share", scenario)


@pytest.mark.parametrize("until_due", [False, True])
def test_an_expert_begins_earlier_and_answers_when_it_is_due_however_long_it_thought(
    until_due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "AHEAD", 0.5)
    monkeypatch.setattr(driver, "LEAD", 0.1)

    async def whole() -> None:
        stage = Stage("share")
        stage.room.places = (Place("bot", level=EXPERT), Place("bot"), Place("person", level=EXPERT, stand_in=True))
        stage.bots.until_due = until_due
        stage.settings.bot_tempo = 0.3
        stage.driver.reschedule()
        due = {seat: thought.ready_at or 0.0 for seat, thought in stage.driver._thinking.items()}
        await stage.hears(3)
        for turn, came in zip(stage.turns, stage.came, strict=True):
            assert came >= due[turn.seat]
        assert sorted(stage.bots.levels) == sorted([EXPERT, "", USUAL]), "a stand-in is no expert"
        before = {
            seat: due[seat] - stage.bots.began[stage.bots.levels.index(level)]
            for seat, level in enumerate((EXPERT, "", USUAL))
        }
        assert 0.1 < before[0] <= 0.5 and before[1] <= 0.1 and before[2] <= 0.1
        assert stage.bots.prepared == 1
        stage.driver.stop()
        stage.driver.forget_thoughts()

    asyncio.run(whole())


class Elsewhere:
    """Processes of experts that take some time for a thought, or give none at all; time is not real."""

    def __init__(self, takes: float) -> None:
        self.takes = takes

    def prepare(self) -> None:
        pass

    @contextmanager
    def expecting(self) -> Iterator[bool]:
        yield True

    async def think(self, job: Job, due: float) -> ExpertThought | None:
        left = due - asyncio.get_running_loop().time()
        await asyncio.sleep(min(left, self.takes))
        if self.takes > left:
            return None
        return thought_of(replace(job, worlds=1))


@pytest.mark.parametrize("game", RULESETS)
def test_an_expert_answers_at_the_same_moment_whatever_it_holds_and_however_long_it_thought(game: str) -> None:
    """To the very moment, in re-dealt worlds too: the clock is not real, so that there is nothing to allow for."""
    match: Match[Any] = Match(RULESETS[game], 5, None, 1)
    while not [ask for ask in match.asks() if ask.seat != CLOCK and not ask.optional]:
        match.answer(*random_step(match, Random(1)))
    seat = next(ask.seat for ask in match.asks() if ask.seat != CLOCK and not ask.optional)
    worlds = [match, *[match.imagine(seat, Random(number)) for number in range(2)]]
    found = set()
    for world in worlds:
        for takes in (0.0, 0.3, 60.0):
            elsewhere = Elsewhere(takes)
            loop = SimulatedLoop()  # type: ignore[abstract]
            stage = Stage(match=world, bots=_thinking(elsewhere))
            stage.room.places = replaced(stage.room.places, seat, Place("bot", level=EXPERT))
            stage.settings.bot_tempo = 1.0
            loop.begin(_scheduled(stage))
            loop.run_until(30.0)
            (turn,) = [at for at, turn in enumerate(stage.turns) if turn.seat == seat]
            found.add(stage.came[turn])
    assert len(found) == 1


async def _scheduled(stage: Stage) -> None:
    stage.driver.reschedule()


def _thinking(elsewhere: Elsewhere) -> BotSeats:
    node: Any = SimpleNamespace(rng=Random(1), bot_thread=None, experts=elsewhere, speaker=None)
    return BotSeats(node)


def test_an_answer_is_not_expected_any_more_when_the_match_moved_on_while_its_bot_thought() -> None:
    async def scenario(stage: Stage) -> None:
        stage.bots.meanwhile = lambda: stage.record.match.answer(0, "grab") if not stage.record.match.settled else None
        await stage.hears(1)
        first = stage.turns[0]
        assert stage.record.match.settled == 1
        assert not stage.driver.expects(first.seat, first.thought)

    on_stage("grab", scenario)


def test_what_was_thought_over_a_match_that_was_read_again_is_never_heard_of() -> None:
    async def scenario(stage: Stage) -> None:
        stage.bots.meanwhile = stage.driver.forget_thoughts
        while not stage.bots.began:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert not any(stage.driver.expects(turn.seat, turn.thought) for turn in stage.turns)

    on_stage("share", scenario)


def test_words_are_said_when_their_time_has_come_and_not_when_they_are_there() -> None:
    async def scenario(stage: Stage) -> None:
        stage.bots.lent = SimpleNamespace(seconds_left=lambda: 0.05, now=lambda: "in other words")
        await stage.hears(6)
        for seat in range(3):
            asked, said = (
                (turn, came) for turn, came in zip(stage.turns, stage.came, strict=True) if turn.seat == seat
            )
            assert asked[0].decision.answer is None, "it is silent until its words are due"
            assert said[0].decision.answer == "in other words" and said[1] - asked[1] >= 0.05

    on_stage("share", scenario)


@pytest.mark.parametrize("phase", ["share", "grab"])
def test_word_of_an_old_question_does_not_end_the_thought_of_a_new_one(phase: str) -> None:
    async def scenario(stage: Stage) -> None:
        stage.driver.has_thought(0, Thought(-1, 0.0))
        stage.driver.reschedule()
        await stage.hears(3)
        await asyncio.sleep(0.1)
        assert stage.answered().count((0, 0)) == 1

    on_stage(phase, scenario)


@pytest.mark.parametrize(
    ("phase", "persons", "races"),
    [("grab", (0,), True), ("grab", (), False), ("share", (0,), False)],
)
def test_bots_do_not_settle_what_people_may_be_first_at_before_they_have_read_it(
    phase: str, persons: tuple[int, ...], races: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    def thinking(bots: str, lasts: float, rng: Random, *, racing: bool) -> float:
        told.append(racing)
        return lasts

    monkeypatch.setattr(pace, "thinking", thinking)

    async def whole() -> None:
        stage = Stage(phase)
        stage.room.places = tuple(Place("person" if seat in persons else "bot") for seat in range(3))
        stage.driver.reschedule()
        stage.driver.stop()
        stage.driver.forget_thoughts()

    asyncio.run(whole())
    assert set(told) == {races}


def test_bots_begin_to_think_when_all_has_been_shown_that_led_to_their_question() -> None:
    async def whole() -> list[float]:
        due = []
        for ceremony in (0.0, 5000.0):
            stage = Stage("share")
            stage.ceremony = ceremony
            stage.driver.reschedule()
            stage.driver.stop()
            (thought, *_) = stage.driver._thinking.values()
            assert thought.ready_at is not None
            due.append(thought.ready_at)
            stage.driver.forget_thoughts()
        return due

    at_once, after = asyncio.run(whole())
    assert after - at_once >= 4, "five seconds, where time is a thousandth"
