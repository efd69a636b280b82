"""Whole matches of Kemomimi Panic play as they did when they were written down."""

from __future__ import annotations

from pathlib import Path

from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.golden import check_golden, golden

FOLDER = Path(__file__).parents[2] / "golden"
RULES = KemomimiPanic()


def test_old_matches_play_as_they_did() -> None:
    check_golden(RULES, FOLDER)


def test_writing_them_again_would_change_nothing(tmp_path: Path) -> None:
    again = {path.name: path.read_bytes() for path in golden(RULES, tmp_path)}
    assert again == {path.name: path.read_bytes() for path in (FOLDER / RULES.id).iterdir()}
