"""What positions are worth is learned from matches: the cases, and the figures that follow from them."""

from __future__ import annotations

from math import exp
from random import Random

import pytest
from bench import death_note_outlook as learning
from bench.logistic import fitted

from penombre.games.death_note.bot import outlook


def test_what_is_likelier_with_a_feature_gets_a_figure_for_it() -> None:
    rng, rows = Random(1), []
    for _ in range(1500):
        one, other = rng.random() * 2, rng.random() * 2
        rows.append(((1.0, one, other), rng.random() < 1 / (1 + exp(1 - 2 * one))))
    start, wanted, idle = fitted(rows)
    assert (start, wanted, idle) == pytest.approx((-1, 2, 0), abs=0.3)


def test_what_never_comes_about_is_unlikely_and_no_fault() -> None:
    start, with_it = fitted([((1.0, float(number % 2)), False) for number in range(100)])
    assert start < -2
    assert with_it <= 0


def test_a_match_is_a_case_for_light_and_for_every_objective_at_each_round() -> None:
    cases = list(learning.cases(3))
    assert {"caught", "l_1", "light_3"} <= {what for what, _, _ in cases}
    known = outlook.figures()
    for what, light, (features, met) in cases:
        if what == "caught":
            assert len(features) == len(known.caught)
            assert met == light
        elif what in outlook.UNCERTAIN:
            assert len(features) == len((known.shown if light else known.hidden)[what])


def test_every_objective_that_is_open_has_figures() -> None:
    learned = learning.learned(learning.cases(2))
    assert learned.hidden.keys() | learned.shown.keys() <= outlook.UNCERTAIN
    assert outlook.figures().hidden.keys() == outlook.figures().shown.keys() == outlook.UNCERTAIN
