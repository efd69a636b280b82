from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.engine.tiny_game import TinyTable, options, play

from penombre.engine import CLOCK, Ask, NotAnOption, NotAsked, Option, Script, ask, restored, snapshot

LEAVE = (Option("leave", "GONE", "leave"),)
BREAD = options("rye", "oat")


@pytest.mark.parametrize(
    "question",
    [
        ask.one(0, "bread", BREAD, besides=LEAVE),
        ask.several(0, "bread", BREAD, 2, 2, besides=LEAVE),
        ask.text(0, "bread", 2, besides=LEAVE),
        ask.one(0, "bread", (), besides=LEAVE, optional=True),
    ],
    ids=lambda question: question.shape,
)
def test_what_may_be_done_besides_is_answered_by_its_id_whatever_is_asked(question: Ask) -> None:
    assert question.value_of("leave") == "GONE"
    assert question.has_answer()


def test_a_refusal_names_what_may_be_done_besides() -> None:
    with pytest.raises(NotAnOption, match="'brick' does not answer bread; expected one of: rye, oat, leave"):
        ask.one(0, "bread", BREAD, besides=LEAVE).value_of("brick")


def test_nobody_does_it_at_random_unless_nothing_else_is_asked() -> None:
    below = Random(1).randrange
    eaten = {ask.one(0, "bread", BREAD, besides=LEAVE).random_answer(below) for _ in range(50)}
    assert eaten == {"rye", "oat"}
    assert ask.one(0, "bread", (), besides=LEAVE, optional=True).random_answer(below) == "leave"


def test_what_must_be_answered_has_no_answer_where_all_can_only_be_left() -> None:
    assert not ask.one(0, "bread", (), besides=LEAVE).has_answer()


def baker(t: TinyTable) -> Script[None]:
    """Somebody eats, and the others may leave; whoever does ends the meal."""
    others = [ask.one(seat, "meal", (), besides=LEAVE, optional=True) for seat in (1, 2)]
    seat, eaten = yield ask.race([ask.one(0, "bread", BREAD, besides=LEAVE), *others], main=0)
    t.notes.append(f"{seat} {eaten}")


@pytest.mark.parametrize(
    ("seat", "answer", "noted"), [(0, "oat", "0 OAT"), (0, "leave", "0 GONE"), (2, "leave", "2 GONE")]
)
def test_the_first_to_answer_or_to_interrupt_settles_a_race(seat: int, answer: str, noted: str) -> None:
    match = play(baker, players=3)
    match.answer(seat, answer)
    assert match.table.notes == [noted]


def test_nobody_answers_for_others_what_they_alone_are_asked() -> None:
    match = play(baker, players=3)
    with pytest.raises(NotAnOption, match="'oat' does not answer meal; expected one of: leave"):
        match.answer(1, "oat")
    assert match.settled == 0


def guests(t: TinyTable) -> Script[None]:
    """Whoever is quickest eats; one may only leave."""
    may_leave = ask.one(1, "meal", (), besides=LEAVE, optional=True)
    clock = ask.one(CLOCK, "time", options("closed"), default="closed")
    yield ask.race([ask.one(0, "bread", BREAD), may_leave, ask.one(2, "bread", BREAD), clock])


def test_nobody_waits_for_what_may_be_left_alone() -> None:
    assert play(baker, players=3).waiting() == (0,)
    assert play(guests, players=3).waiting() == (0, 2)
    assert [each.seat for each in play(guests, players=3).asks()] == [0, 1, 2, CLOCK]


def secret_meal(t: TinyTable) -> Script[None]:
    """Somebody eats in secret, or leaves, which everybody sees; then both are asked on."""
    eaten = yield ask.one(0, "bread", BREAD, secret=True, besides=LEAVE)
    t.points[0] = int(eaten == "GONE")
    yield ask.one(1, "bread", BREAD)


@pytest.mark.parametrize(("answer", "points"), [("leave", {1}), ("rye", {0})])
def test_an_interruption_of_a_secret_question_is_no_secret(answer: str, points: set[int]) -> None:
    match = play(secret_meal)
    match.answer(0, answer)
    worlds: list[Any] = [match.redealt(1, Random(number)) for number in range(20)]
    assert {world.table.points[0] for world in worlds} == points


def potluck(t: TinyTable) -> Script[None]:
    """All choose their bread at once; whoever leaves, with or without having chosen, ends the meal."""
    asks = [ask.one(seat, "bread", BREAD, secret=True, besides=LEAVE) for seat in range(3)]
    meanwhile = [ask.one(seat, "meal", (), besides=LEAVE, optional=True) for seat in (0, 1)]
    t.notes.append(f"{(yield ask.sealed(asks, opening=('leave',), meanwhile=meanwhile))}")


def test_whoever_has_answered_a_sealed_question_may_still_do_what_is_left_to_them() -> None:
    match = play(potluck, players=3)
    match.answer(0, "rye")
    left = match.ask_for(0)
    assert left is not None and (left.kind, left.optional, left.args) == ("meal", True, {"answered": "rye"})
    assert match.waiting() == (0, 1, 2) and match.settled == 0
    assert [(each.seat, each.kind) for each in match.asks()] == [(1, "bread"), (2, "bread"), (0, "meal")]
    match.answer(0, "leave")
    assert match.table.notes == ["{0: 'GONE'}"] and [step.answer for step in match.steps] == ["rye", "leave"]


def test_an_answer_that_is_in_cannot_be_changed_for_another() -> None:
    match = play(potluck, players=3)
    match.answer(0, "rye")
    match.answer(2, "oat")
    for seat, error, why in ((0, NotAnOption, "does not answer meal"), (2, NotAsked, "has answered already")):
        with pytest.raises(error, match=why):
            match.answer(seat, "oat")
    match.answer(1, "oat")
    assert match.table.notes == ["{0: 'RYE', 1: 'OAT', 2: 'OAT'}"]


def test_what_is_left_to_do_is_in_copies_snapshots_and_imagined_worlds() -> None:
    match = play(potluck, players=3)
    match.answer(0, "rye")
    for twin in (match.clone(), restored(match.ruleset, snapshot(match)), match.imagine(0, Random(1))):
        assert twin.ask_for(0) == match.ask_for(0)
        twin.answer(0, "leave")
        assert "0: 'GONE'" in twin.table.notes[0]


def test_a_fault_that_follows_what_was_done_late_leaves_the_answer_in() -> None:
    def breaks(t: TinyTable) -> Script[None]:
        yield from potluck(t)
        raise ZeroDivisionError

    match = play(breaks, players=3)
    match.answer(0, "rye")
    match.answer(1, "rye")
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "leave")
    assert match.ask_for(0) == replace(match.asking.meanwhile[0], args={"answered": "rye"})  # type: ignore[union-attr]
    assert [step.answer for step in match.steps] == ["rye", "rye"] and match.ask_for(2) is not None
