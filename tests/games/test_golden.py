"""Whole matches of every game play as they did when they were written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from penombre.engine import Ruleset, Transcript
from penombre.games import RULESETS
from penombre.testing.golden import CASES, check_golden, golden, kept_cases

FOLDER = Path(__file__).parents[1] / "golden"
EARLIER = FOLDER / "earlier"
"""Matches as earlier versions of the rules played them, one folder per game; of version 1, all that were kept then."""

every_game = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)


@every_game
def test_old_matches_play_as_they_did(rules: Ruleset[Any]) -> None:
    check_golden(rules, FOLDER)


@every_game
def test_writing_them_again_would_change_nothing(rules: Ruleset[Any], tmp_path: Path) -> None:
    again = {path.name: path.read_bytes() for path in golden(rules, tmp_path, kept_cases(rules, FOLDER))}
    kept = {path.name: path.read_bytes() for path in (FOLDER / rules.id).iterdir() if path.name != CASES}
    assert again == kept


@pytest.mark.parametrize("path", sorted(EARLIER.rglob("*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_matches_of_earlier_rules_verify(path: Path) -> None:
    transcript = Transcript.decode(path.read_bytes())
    assert transcript.verify(RULESETS).ruleset.version == transcript.version
