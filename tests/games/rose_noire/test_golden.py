"""The matches of La Rose Noire that are kept: which of them there are."""

from __future__ import annotations

from pathlib import Path

from penombre.engine import Transcript
from penombre.games.rose_noire.rules import RoseNoire
from penombre.testing.golden import kept_cases

FOLDER = Path(__file__).parents[2] / "golden"
RULES = RoseNoire()


def test_they_are_of_every_size_and_option_and_end_in_every_way() -> None:
    matches = [
        Transcript.decode((FOLDER / RULES.id / f"{case.name}.json").read_bytes()).play({RULES.id: RULES})
        for case in kept_cases(RULES, FOLDER)
    ]
    tables = [match.table for match in matches]
    assert {t.players for t in tables} == set(RULES.players)
    assert {match.options["bonus"] for match in matches} == {"none", "random", "custom"}
    assert {t.points for t in tables} == {False, True}
    assert {t.profiling for t in tables} == {"none", "random", "choice"}
    assert {t.ending.reason for t in tables if t.ending} >= {
        *("accusation", "accomplices_dead", "tribut_mac_snor", "chevaliers_lames", "double_reveal", "turn_limit"),
    }
    assert any(t.revealed and t.ending.reason != "double_reveal" for t in tables if t.ending), "roles shown, and on"
