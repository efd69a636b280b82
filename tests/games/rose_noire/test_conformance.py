"""La Rose Noire passes the suite that every game passes, and the suite meets all of it: nothing passes unseen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from penombre.engine import NOBODY, Match
from penombre.games.rose_noire.catalogue import BASE, BONUS, CARDS, EVENT, GOALS, PROFILES, PROOFS
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing import Report, conformance
from penombre.testing.policy import random_step

RULES = RoseNoire()

EVERY_MATCH = {"day_before", "dusk_play"}
"""Questions that no match can do without, unless two roles are shown too soon."""
EVERY_KIND = EVERY_MATCH | {
    *("volunteer", "choose_profile", "choose_accomplices", "day_after", "action_targets", "pact_give"),
    *("archives_pick", "exhume_again", "trap_reaction", "convocation_event", "trap_kill", "debate", "ballot"),
    *("event_targets", "forgery_order", "register_pick", "dusk_discard", "dusk_trim", "night_possessed"),
    *("night_rector", "reveal_role", "time_up"),
}
EVERY_EVENT = {
    *("volunteers", "game", "profile", "accomplices", "dealt", "lumines", "turn", "investigates", "draws", "peeks"),
    *("announces", "takes_back", "plays", "takes", "shows_proofs", "swaps", "intercepts", "protected", "files"),
    *("spies", "confession", "exorcised", "dies", "trap", "cancels", "ambushed", "loses", "denounced", "no_effect"),
    *("spares", "buries", "rector_plays", "event_targets", "declines", "isolated", "penance", "forges", "registers"),
    *("silence", "sextines", "ballot", "locks", "no_accusation", "accusation", "vesperines", "plays_nothing"),
    *("rector_discards", "rector_draws", "estellines", "held", "meets", "dawn", "knights_arrive"),
    *("reveal", "game_over", "night_shown", "points", "crowned"),
}
RARE = {"rector_reshuffles"}
"""The bottom of the Rector's deck is hardly ever reached within five turns; a scene shows it."""
ENDINGS = {
    *("accusation", "accomplices_dead", "tribut_mac_snor", "chevaliers_lames", "double_reveal", "turn_limit"),
}


def test_every_promise_holds_in_matches_that_meet_every_question_and_every_event(
    played: list[Match[RoseNoireTable]], report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=60, worlds=1, inspect=0.01)
    report(run)
    assert run.by_count == dict.fromkeys(RULES.players, 60) and set(run.kinds) == EVERY_KIND
    assert {event.key for match in played for event in match.log()} - RARE == EVERY_EVENT
    tables = [match.table for match in played]
    assert {match.options["bonus"] for match in played} == {"none", "random", "custom"}
    assert {t.profiling for t in tables} == {"none", "random", "choice"} and {t.points for t in tables} == {False, True}
    assert {t.rector for t in tables} == set(range(5)) and {t.choosing for t in tables} == {"choose", "random"}
    assert {profile for t in tables for profile in t.profiles} == {"", *PROFILES}


def test_matches_without_a_plan_play_every_card_and_end_in_every_way() -> None:
    played: list[Match[RoseNoireTable]] = []
    for number in range(250):
        for players in RULES.players:
            options = RULES.sample_options(players, Random(number))
            match, rng = Match(RULES, players, options, number), Random(f"{players} {number}")
            while not match.over:
                match.answer(*random_step(match, rng))
            played.append(match)
    tables = [match.table for match in played]
    endings = [t.ending for t in tables if t.ending]
    assert {event.key for match in played for event in match.log()} - RARE == EVERY_EVENT
    assert len(endings) == len(played) and {ending.reason for ending in endings} == ENDINGS
    assert {ending.camp for ending in endings} == {"investigators", "possessed", "rector"}
    assert {len(t.accomplices) for t in tables} == {2}
    assert {each for t in tables for each in t.accomplices} == set(range(7))
    deeds = [deed for t in tables for deed in t.deeds]
    told = {deed.card for deed in deeds if deed.kind in ("play", "trap", "event", "cancel")}
    events = {id for id, card in CARDS.items() if card.type == EVENT}
    assert told | {"eau_benite"} == {*BASE, *BONUS, *events, *GOALS}
    assert any(deed.kind == "cancel" for deed in deeds), "Holy Water was poured"
    notes = [note for t in tables for mine in t.notes for note in mine]
    assert {face for note in notes for face in note.cards} >= {*PROOFS, *GOALS}
    three = [t for t in tables if t.players == 3]
    assert {t.possessed == NOBODY for t in three} == {True, False}, "with three the Possessed may be nobody"
    assert all(t.possessed != NOBODY for t in tables if t.players > 3)
    assert any(not any(t.alive(each) for each in t.accomplices) for t in three if t.possessed == NOBODY)
    assert {t.turn for t in tables} >= {2, 3, 4, 5}


@pytest.mark.parametrize("players", sorted(RULES.players, reverse=True))
def test_every_promise_holds_where_matches_are_looked_at_closely(
    players: int, report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=12, counts=[players], seed=1)
    report(run)
    assert run.by_count == {players: 12} and set(run.kinds) >= EVERY_MATCH
    assert run.inspected > run.decisions / 5
    assert run.worlds.accepted > run.worlds.tried * 0.95 and run.worlds.different > run.worlds.accepted / 2
