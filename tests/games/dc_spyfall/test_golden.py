"""The matches of DC Spyfall that are kept: which of them there are."""

from __future__ import annotations

from pathlib import Path

from penombre.engine import Transcript
from penombre.games.dc_spyfall.catalogue import MODULES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing.golden import kept_cases

FOLDER = Path(__file__).parents[2] / "golden"
RULES = DcSpyfall()


def test_they_are_of_every_size_and_module_with_both_clocks_and_end_in_every_way() -> None:
    matches = [
        Transcript.decode((FOLDER / RULES.id / f"{case.name}.json").read_bytes()).play({RULES.id: RULES})
        for case in kept_cases(RULES, FOLDER)
    ]
    tables = [match.table for match in matches]
    assert {t.players for t in tables} == set(RULES.players)
    assert {module for t in tables for module in t.modules} == set(MODULES) and () in {t.modules for t in tables}
    assert {(t.realtime, t.in_person) for t in tables} == {(False, False), (True, False), (True, True)}
    endings = [result.ending for t in tables for result in t.results]
    assert {ending.kind for ending in endings} == {"standard", "prank", "multiverse"}
    assert {ending.reason for ending in endings} == {
        *("accusation", "pointing", "nobody", "claim", "multiverse_vote", "prank_claim"),
    }
    assert {ending.winner for ending in endings} >= {"heroes", "joker", "finder", "others"}
    readings = {(t.multiverse_points, t.multiverse_late, t.prank_guess) for t in tables}
    assert readings == {(3, False, "others"), (4, True, "nobody")}
    assert 4 in [max(ending.points) for ending in endings if (ending.kind, ending.winner) == ("multiverse", "finder")]
    assert ("prank", "claim", "nobody") in [(ending.kind, ending.reason, ending.winner) for ending in endings]
    claims = [event for match in matches for event in match.log() if event.key == "claims"]
    assert {event.public["right"] for event in claims} == {True, False}
    found = [event.public["found"] for match in matches for event in match.log() if event.key == "harley_pointed"]
    assert True in found, "the Location was named, and Harley Quinn was found"
    used = {event.public["ability"] for match in matches for event in match.log() if event.key == "ability_used"}
    assert used >= {"god_complex", "force_field", "speed_force", "boom_tube", "greatest_detective"}
