"""What the conformance tests of all games share: the matches that the suite plays, and a report of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from penombre.engine import Answer, Match, Seat
from penombre.testing import Report
from penombre.testing.policy import random_step


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Match[Any]]:
    """The matches that the suite plays, without the copies and the imagined worlds it looks at on the way."""
    matches: list[Match[Any]] = []

    def step(match: Match[Any], rng: Random) -> tuple[Seat, Answer]:
        if not matches or matches[-1] is not match:
            matches.append(match)
        return random_step(match, rng)

    monkeypatch.setattr(sys.modules["penombre.testing.conformance"], "random_step", step)
    return matches


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Callable[[Report], None]:
    """Shows what a run has covered, also where it passes."""

    def show(run: Report) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{run}\n")

    return show
