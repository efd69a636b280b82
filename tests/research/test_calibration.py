"""What bots believe at 20 % is so about one time in five."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from penombre.bots import Judge
from penombre.engine import Match, View
from penombre.games import RULESETS
from penombre.research import BadSimulation
from penombre.research.calibration import Calibration, calibrate

pytestmark = pytest.mark.simulation

MATCHES, WORLDS = 20, 40
"""So that the test of a game takes a second or two."""


def measured(game: str) -> Calibration:
    players = RULESETS[game].players
    return calibrate(game, players[len(players) // 2], MATCHES, worlds=WORLDS, looks=2)


def too_sure(found: Calibration) -> bool:
    """Whether less than four fifths of what is believed is so, beyond chance."""
    return found.slope.high < 0.8


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_believed_more_is_so_more_often_by_as_much(game: str) -> None:
    found = measured(game)
    assert found.decisions == 2 * MATCHES
    assert found.unimagined <= 0.05 * found.decisions
    assert not too_sure(found)
    off = [one for one in found.buckets if not one.low - 0.1 <= one.believed <= one.high + 0.1]
    assert len(off) <= 1


def test_beliefs_that_are_too_sure_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def sure(judge: Judge[Any], view: View) -> Callable[[Match[Any]], float]:
        """Whatever the first two seats are in a world, it is up to chance whether that weighs much or nothing."""
        return lambda world: 100 ** random.Random(str(judge.facts(world, view.seat)[:2])).random()

    monkeypatch.setattr(import_module("penombre.games.dc_spyfall.bot").Judgement, "weigher", sure)
    assert too_sure(measured("dc_spyfall"))


def test_the_same_seed_measures_the_same() -> None:
    assert calibrate("kemomimi_panic", 5, 2, seed=3) == calibrate("kemomimi_panic", 5, 2, seed=3)


def test_there_have_to_be_worlds_to_compare() -> None:
    with pytest.raises(BadSimulation, match="two worlds"):
        calibrate("kemomimi_panic", 5, worlds=1)
