"""The matches of Death Note that are kept: which of them there are."""

from __future__ import annotations

from pathlib import Path

from penombre.engine import Transcript
from penombre.games.death_note.catalogue import ACTIONS
from penombre.games.death_note.deeds import Chairs, Check, Death, Play, Saved, Swap, Vote
from penombre.games.death_note.rules import DeathNote
from penombre.testing.golden import kept_cases

FOLDER = Path(__file__).parents[2] / "golden"
RULES = DeathNote()


def test_they_are_of_every_size_and_option_and_end_in_every_way() -> None:
    matches = [
        Transcript.decode((FOLDER / RULES.id / f"{case.name}.json").read_bytes()).play({RULES.id: RULES})
        for case in kept_cases(RULES, FOLDER)
    ]
    tables = [match.table for match in matches]
    assert {t.players for t in tables} == set(RULES.players) and len(matches) >= 6
    assert {match.options["l"] for match in matches} == {"dealt", "host", "seat", "rotation"}
    assert {t.beginners for t in tables} == {t.silenced for t in tables} == {False, True}
    assert {t.games for t in tables} == {1, 2}
    endings = {result.ending.reason for t in tables for result in t.results}
    assert endings == {"light_revealed", "three_deaths", "last_round"}
    deeds = [deed for t in tables for deed in t.deeds]
    assert len({deed.card for deed in deeds if isinstance(deed, Play)}) > len(ACTIONS) * 0.9
    assert {Death, Saved, Swap, Chairs, Check, Vote} <= {type(deed) for deed in deeds}
