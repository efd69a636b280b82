"""What the conformance tests of all games share: a report of what was covered."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from penombre.testing import Report


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Callable[[Report], None]:
    """Shows what a run has covered, also where it passes."""

    def show(run: Report) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{run}\n")

    return show
