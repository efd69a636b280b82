"""Tokyo Ghoul passes the suite that every game passes, and the suite meets all of it: nothing passes unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from penombre.engine import Match
from penombre.games.tokyo_ghoul.catalogue import AREAS, CHARACTERS, KANEKI, OBJECTIVES, PLACES, RED_SLOTS
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.testing import Report, conformance

RULES = TokyoGhoul()

EVERY_MATCH = {"prelim_show", "prelim_give"}
"""Questions that no match can do without."""
EVERY_KIND = EVERY_MATCH | {
    *("show_initial", "turn_choice", "interrogate", "interrogation_show", "interrogation_exchange", "redisplay"),
    *("cover_remove", "cover_give", "attack", "support_action"),
}
EVERY_EVENT = {
    *("dealt", "face_up", "prelim_shown", "prelim_saw", "prelim_given", "prelim_received", "turn", "moved"),
    *("suspicion", "interrogates", "saw", "interrogation_over", "face_up_given", "face_up_taken"),
    *("token_removed", "token_given", "no_attack", "support_peek", "support_swap"),
    *("exhausted", "attack", "supports_shown", "killed", "game_over", "objective_met"),
}


def test_every_promise_holds_in_matches_that_meet_every_question_and_every_event(
    played: list[Match[TokyoGhoulTable]], report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=18, worlds=1, inspect=0.01)
    report(run)
    assert run.by_count == dict.fromkeys(RULES.players, 18) and set(run.kinds) == EVERY_KIND
    assert {event.key for match in played for event in match.log()} == EVERY_EVENT
    tables = [match.table for match in played]
    assert {(t.masks, t.supports) for t in tables} == {(masks, soutien) for masks in (0, 1) for soutien in (0, 1)}
    assert {id for t in tables for id in t.pool} == set(CHARACTERS)
    assert {deed.place for t in tables for deed in t.deeds if deed.kind == "move"} == set(PLACES)
    assert {deed.area for t in tables for deed in t.deeds if deed.kind in ("suspicion", "add")} == set(AREAS)


def test_the_matches_of_the_suite_are_of_every_kind_and_end_in_every_way(played: list[Match[TokyoGhoulTable]]) -> None:
    conformance(RULES, matches=80, worlds=1, inspect=0.0, accepted=0.0)
    tables = [match.table for match in played]
    assert {(t.players, t.masks, t.supports, t.config) for t in tables} == {
        (players, masks, supports, config)
        for players in RULES.players
        for masks in (False, True)
        for supports in (False, True)
        for config in ("a", "b")[: 1 + (players >= 6)]
    }
    endings = [t.ending for t in tables if t.ending]
    assert len(endings) == len(played)
    assert {(ending.way, ending.source) for ending in endings} == {
        ("instant", ""),
        ("kill", "place"),
        ("kill", "special"),
        ("exhausted", ""),
    }
    assert any(t.ending.way == "instant" and t.turn == 1 for t in tables if t.ending), "an instant victory at once"
    assert any(t.ending.killer == t.defender for t in tables if t.ending and t.attacker >= 0), "a defended attack"
    assert any(t.supports and t.support(t.attacker) == KANEKI for t in tables if t.attacker >= 0)
    assert {objective for ending in endings for met in ending.met for objective in met} == {*OBJECTIVES, "team"}
    assert {len(ending.winners) for ending in endings} >= {0, 1, 2, 3}
    attackers = Counter(t.character(t.attacker) for t in tables if t.attacker >= 0)
    assert set(attackers) == {id for id, row in CHARACTERS.items() if row.elimination}
    victims = {camp for t in tables if t.victim >= 0 for camp in CHARACTERS[t.character(t.victim)].camps}
    assert victims == {"goule", "humain", "inspecteur"}
    winners = {t.character(seat) for t in tables if t.ending for seat in t.ending.winners}
    assert winners == set(CHARACTERS)
    reds = {t.place(slot) for t in tables for slot in RED_SLOTS[:1]}
    assert reds == {id for id, place in PLACES.items() if place.red}


@pytest.mark.parametrize("players", sorted(RULES.players, reverse=True))
def test_every_promise_holds_where_matches_are_looked_at_closely(
    players: int, report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=6, counts=[players], seed=1)
    report(run)
    assert run.by_count == {players: 6} and set(run.kinds) >= EVERY_MATCH
    assert run.inspected > run.decisions / 5
    assert run.worlds.accepted > run.worlds.tried * 0.9 and run.worlds.different > run.worlds.accepted / 2
