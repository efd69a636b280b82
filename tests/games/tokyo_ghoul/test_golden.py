"""The matches of Tokyo Ghoul that are kept: which of them there are."""

from __future__ import annotations

from pathlib import Path

from penombre.engine import Transcript
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.testing.golden import kept_cases

FOLDER = Path(__file__).parents[2] / "golden"
RULES = TokyoGhoul()


def test_they_are_of_every_variant_and_end_in_every_way() -> None:
    matches = [
        Transcript.decode((FOLDER / RULES.id / f"{case.name}.json").read_bytes()).play({RULES.id: RULES})
        for case in kept_cases(RULES, FOLDER)
    ]
    assert {(match.table.masks, match.table.supports) for match in matches} == {(a, b) for a in (0, 1) for b in (0, 1)}
    assert {match.table.ending.way for match in matches} == {"instant", "kill", "exhausted"}
    assert any(match.table.ending.killer == match.table.defender >= 0 for match in matches), "a defended attack"
