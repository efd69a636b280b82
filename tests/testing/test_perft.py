"""Counts of answers, against numbers worked out by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.toys.honest import CRY, HurriedBallot, Interruptible
from tests.toys.lanterns import Lanterns, position

from penombre.engine import Ask, Match, Option, Phrasebook, ask
from penombre.testing import divide, perft
from penombre.testing.answers import legal_answers, plain_answer

ABC = (Option("a"), Option("b"), Option("c"), Option("d", refused="never"))


def test_nothing_to_answer_is_one_way() -> None:
    assert perft(Match(Lanterns(), 3), 0) == 1


@pytest.mark.parametrize(("depth", "ways"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sealed_answers_count_in_one_order(depth: int, ways: int) -> None:
    # Three marks of two colours, then a sign to one of two, then a peek at one of two.
    assert perft(Match(Lanterns(), 3), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 6), (2, 24), (3, 24), (4, 96), (5, 384), (6, 1536), (7, 0)])
def test_a_whole_end_of_a_round(depth: int, ways: int) -> None:
    # Two tokens for three: 3 pairs + 3 doubles. A race: three hands or the clock. A text counts as one.
    # Then three votes of four; and with one round there is nothing after that.
    assert perft(Match.at(Lanterns(), position("share", "moon shield thief")), depth) == ways


def test_refused_options_do_not_count_and_branches_can_be_told_apart() -> None:
    match = Match.at(Lanterns(), position("peek", "moon shield thief"))
    # After either peek B may show the shield or pass, and C can only pass.
    assert divide(match, 3) == {(0, "seat-1"): 2, (0, "seat-2"): 2}
    assert perft(match, 3) == 4
    assert match.steps == []


def test_an_answer_that_opens_the_seal_may_come_at_any_time() -> None:
    match = Match.at(HurriedBallot(), position("vote", "moon shield thief"))
    # A votes one of four; or A, B or C calls for the end; or the time is up.
    assert perft(match, 1) == 4 + 3 + 1
    # Only after A's vote does anything follow: B's four, B's and C's call, the clock.
    assert perft(match, 2) == 4 * (4 + 2 + 1)
    assert perft(match, 3) == 4 * 4 * (4 + 1 + 1)
    assert perft(match, 4) == 0


def test_what_may_be_done_besides_is_a_way_to_go_on_whoever_does_it() -> None:
    match = Match.at(Interruptible(), position("share", "moon shield thief"))
    # Two tokens for three in six ways; or A, B or C cries out. Then three hands or the clock.
    assert perft(match, 1) == 6 + 3
    assert perft(match, 2) == 9 * 4
    vote = Match.at(Interruptible(), position("vote", "moon shield thief"))
    # A votes one of four, or any of the three cries out, which ends it.
    assert perft(vote, 1) == 4 + 3
    assert perft(vote, 2) == 4 * (4 + 2)


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        (Ask(0, "k", ABC), ["a", "b", "c"]),
        (ask.several(0, "k", ABC, 0, 1), [(), ("a",), ("b",), ("c",)]),
        (ask.several(0, "k", ABC, 2, 3), [("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")]),
        (ask.several(0, "k", ABC[:2], 2, 2, repeat=True), [("a", "a"), ("a", "b"), ("b", "b")]),
        (ask.text(0, "k", 9, least=2), ["--"]),
        (ask.text(0, "k", 9, default="hm"), ["hm"]),
        (ask.text(0, "k", 9, book=Phrasebook("b", ("p", "q"))), ["p"]),
        (ask.address(0, "k", ABC[:2], 9), [("a", "-"), ("b", "-")]),
        (ask.address(0, "k", ABC[:2], 9, book=Phrasebook("b", ("p", "q"))), [("a", "p"), ("b", "p")]),
        (replace(ask.clock(500), default=None), ["1", "500"]),
        (replace(ask.clock(1), default=None), ["1"]),
        (Ask(0, "k", ABC, besides=(CRY,)), ["a", "b", "c", "cry"]),
        (Ask(0, "k", besides=(CRY,), optional=True), ["cry"]),
    ],
)
def test_every_legal_answer_is_listed_once(question: Ask, answers: list[object]) -> None:
    assert list(legal_answers(question)) == answers
    assert plain_answer(question) == answers[0]
