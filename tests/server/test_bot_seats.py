"""Bots of a server think in a thread, over a copy of their match."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.toys.honest import Interruptible
from tests.toys.lanterns import position

from penombre.bots import TALKATIVE, Imagine
from penombre.engine import Answer, Ask, Match, Statement, View
from penombre.server.match import bot_seats
from penombre.server.match.bot_seats import SPARE, BotSeats, Decision


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


@pytest.mark.parametrize(("left", "asked"), [(30.0, True), (SPARE, False)])
def test_where_little_time_is_left_the_ready_phrase_is_said_at_once(left: float, asked: bool) -> None:
    utterance = object()
    match, ask, seats = at_table(speaker=SimpleNamespace(timeout=0.05, begin=lambda *_: utterance))
    decision = Decision(match.view(0), (), "phrase")
    assert seats.ask_for_words(match, ask, "", decision, left) is (utterance if asked else None)
