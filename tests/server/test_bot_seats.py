"""Bots of a server think in a thread, over a copy of their match."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.toys.honest import Interruptible
from tests.toys.lanterns import position

from penombre.bots import EXPERT, TALKATIVE, USUAL, Imagine, make
from penombre.engine import CLOCK, Answer, Ask, Match, Statement, View, restored
from penombre.experts import Job, Thought
from penombre.games import RULESETS
from penombre.games.death_note.bot import Judgement
from penombre.server.match import bot_seats
from penombre.server.match.bot_seats import SPARE, BotSeats, Decision
from penombre.testing.random_player import random_step


class Talker:
    """Says more than anybody may, and notes in which thread it thinks."""

    def __init__(self) -> None:
        self.threads: set[str] = set()

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        self.threads.add(threading.current_thread().name)
        return ask.legal()[0].id

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        return (Statement("text", text="again"),) * (TALKATIVE + 1)


@pytest.fixture
def talker(monkeypatch: pytest.MonkeyPatch) -> Talker:
    made = Talker()
    monkeypatch.setattr(bot_seats, "make", lambda level, game, rng: made)
    return made


def at_table(**more: Any) -> tuple[Match[Any], Ask, BotSeats]:
    match = Match.at(Interruptible(), position("share", "moon shield thief"))
    ask = match.ask_for(0)
    assert ask is not None
    node: Any = SimpleNamespace(rng=Random(1), bot_thread=ThreadPoolExecutor(1, thread_name_prefix="bots"), **more)
    return match, ask, BotSeats(node)


def test_a_bot_thinks_beside_the_event_loop_and_changes_nothing(talker: Talker) -> None:
    match, ask, seats = at_table()
    decision = asyncio.run(seats.decide(match, ask, "", 0.0))
    assert [name.partition("_")[0] for name in talker.threads] == ["bots"]
    assert not match.said and match.ask_for(0) is ask
    assert decision.answer == ask.legal()[0].id and len(decision.statements) == TALKATIVE


def test_a_seat_has_as_much_to_say_as_it_did_not_say(talker: Talker) -> None:
    match, ask, seats = at_table()
    first = asyncio.run(seats.decide(match, ask, "", 0.0))
    again = asyncio.run(seats.decide(match, ask, "", 0.0))
    assert first.statements == again.statements, "what was decided in vain was not said"
    seats.has_spoken(first)
    assert asyncio.run(seats.decide(match, ask, "", 0.0)).statements == ()


class Elsewhere:
    """A process of experts, as a match sees it: it says what it is told to, and remembers what it got."""

    def __init__(self, thought: Thought | None, room: bool = True) -> None:
        self.thought = thought
        self.room = room
        self.jobs: list[Job] = []

    @contextmanager
    def expecting(self) -> Iterator[bool]:
        yield self.room

    async def think(self, job: Job, due: float) -> Thought | None:
        self.jobs.append(job)
        return self.thought


def decided_with(
    experts: Elsewhere, level: str = EXPERT, game: str = "kemomimi_panic"
) -> tuple[Match[Any], Ask, Decision]:
    match: Match[Any] = Match(RULESETS[game], 5, None, 1)
    ask = match.asks()[0]
    node: Any = SimpleNamespace(rng=Random(1), bot_thread=ThreadPoolExecutor(1), experts=experts)
    return match, ask, asyncio.run(BotSeats(node).decide(match, ask, level, 0.0))


def test_an_expert_looks_ahead_elsewhere_and_never_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = []

    def noted(level: str, game: str, rng: Random) -> Any:
        levels.append(level)
        return make(level, game, rng)

    monkeypatch.setattr(bot_seats, "make", noted)
    match, ask, thumb = decided_with(Elsewhere(None))
    other = next(option.id for option in ask.legal() if option.id != thumb.answer)
    experts = Elsewhere(Thought(answer=other))
    assert decided_with(experts)[2].answer == other
    assert set(levels) == {USUAL}
    (job,) = experts.jobs
    handed = restored(match.ruleset, job.match)
    assert handed.ask_for(job.seat) == ask and handed.view(job.seat) == match.view(job.seat)
    assert handed.deal is None and handed.table != match.table


@pytest.mark.parametrize(
    "experts",
    [
        Elsewhere(None),
        Elsewhere(None, room=False),
        Elsewhere(Thought(answer="no option")),
        Elsewhere(Thought(answer=None)),
        Elsewhere(Thought(statements=(Statement("claim", what="no word of this game"),), answer="seat-1")),
    ],
)
def test_where_nothing_comes_that_can_be_said_and_answered_the_rule_of_thumb_stands(experts: Elsewhere) -> None:
    _, ask, decision = decided_with(experts)
    judged = decided_with(Elsewhere(None), level="")[2]
    assert (decision.statements, decision.answer) == (judged.statements, judged.answer)
    assert not ask.optional and len(experts.jobs) == experts.room


def test_what_is_not_worth_looking_ahead_for_is_no_matter_of_experts() -> None:
    experts = Elsewhere(None)
    match, ask, judge = Match(RULESETS["death_note"], 5, {}, 1), None, Judgement(Random(1))
    while ask is None or judge.worth_a_search(ask):
        match.answer(*random_step(match, Random(1)))
        ask = next((each for each in match.asks() if each.seat != CLOCK), None)
    node: Any = SimpleNamespace(rng=Random(1), bot_thread=ThreadPoolExecutor(1), experts=experts)
    asyncio.run(BotSeats(node).decide(match, ask, EXPERT, 0.0))
    assert not experts.jobs


@pytest.mark.parametrize(("left", "asked"), [(30.0, True), (SPARE, False)])
def test_where_little_time_is_left_the_ready_phrase_is_said_at_once(left: float, asked: bool) -> None:
    utterance = object()
    match, ask, seats = at_table(speaker=SimpleNamespace(timeout=0.05, begin=lambda *_: utterance))
    decision = Decision(match.view(0), (), "phrase")
    assert seats.ask_for_words(match, ask, "", decision, left) is (utterance if asked else None)
