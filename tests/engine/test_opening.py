"""Sealed questions that one answer, or time, can open before all are in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engine.tiny_game import TinyTable, play

from penombre.engine import CLOCK, Ask, Match, NotAsked, Option, Script, ask

READY, FLIP = Option("ready", "ready"), Option("flip", "flip")
TIME = Ask(CLOCK, "talk", (Option("time_up", "time_up"),))


def talk(t: TinyTable) -> Script[None]:
    """Until all are ready, time is up, or seat 1 does something at once; then what was answered is told."""
    people = [Ask(seat, "talk", (READY, FLIP) if seat == 1 else (READY,)) for seat in range(t.players)]
    answers = yield ask.sealed([*people, TIME], progress=True, opening=("flip", "time_up"))
    t.tell("talked", answers=dict(answers))
    yield ask.text(0, "more", 10)


def talking(*ready: int) -> Match[TinyTable]:
    match = play(talk, players=3)
    for seat in ready:
        match.answer(seat, "ready")
    return match


def talked(match: Match[TinyTable]) -> Any:
    """What the script was told, once the question is settled."""
    events = match.events(0)
    return events[-1].args["answers"] if events and events[-1].key == "talked" else None


def test_it_is_settled_when_everybody_but_time_has_answered() -> None:
    match = talking(2, 0)
    assert talked(match) is None
    match.answer(1, "ready")
    assert talked(match) == {0: "ready", 1: "ready", 2: "ready"}


def test_time_is_asked_but_nobody_waits_for_it() -> None:
    match = talking(0)
    assert match.waiting() == (1, 2)
    assert match.ask_for(CLOCK) == TIME


def test_time_opens_what_is_in() -> None:
    match = talking(2)
    match.answer(CLOCK, "time_up")
    assert talked(match) == {2: "ready", CLOCK: "time_up"}


def test_an_opening_answer_settles_it_at_once() -> None:
    match = talking(0)
    match.answer(1, "flip")
    assert talked(match) == {0: "ready", 1: "flip"}
    with pytest.raises(NotAsked):
        match.answer(2, "ready")


def test_a_clone_keeps_what_is_in_and_what_was_opened() -> None:
    match = talking(0)
    twin = match.clone()
    twin.answer(1, "flip")
    assert talked(match) is None
    assert talked(twin.clone()) == {0: "ready", 1: "flip"}


def test_nobody_imagines_an_answer_that_would_have_opened_it() -> None:
    match = talking(1)
    worlds = [match.imagine(0, Random(number)) for number in range(50)]
    assert all(talked(world) is None and world.waiting() == (0, 2) for world in worlds)
    for world in worlds:
        world.answer(0, "ready")
        world.answer(2, "ready")
        assert talked(world) == {0: "ready", 1: "ready", 2: "ready"}


def test_an_opening_that_everybody_saw_is_imagined_as_it_was() -> None:
    match = talking(0)
    match.answer(1, "flip")
    assert talked(match.imagine(2, Random(1))) == {0: "ready", 1: "flip"}


def test_a_sealed_question_needs_somebody_besides_time() -> None:
    with pytest.raises(ValueError, match="needs somebody to answer it"):
        ask.sealed([TIME])
