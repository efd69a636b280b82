"""A reader of roles finds what acts tell, nothing where they tell nothing, and never sees more than an onlooker."""

import random

import pytest

from penombre.bots import dealt, make, play
from penombre.engine import Match
from penombre.games import RULESETS
from penombre.research.public_acts import public_acts
from penombre.research.role_reader import Sitting, read, reading

pytestmark = pytest.mark.simulation


def sittings(given_away: float) -> list[Sitting]:
    """Tables of four where the one who is looked for nods that much more often than others, and all shrug at random."""
    rng = random.Random(1)
    found = []
    for deal in range(150):
        inside = tuple([seat == deal % 4 for seat in range(4)])
        acts = [
            {"nods": 1 + int(rng.random() < 0.5 + given_away * is_inside), "shrugs": rng.randrange(5)}
            for is_inside in inside
        ]
        found.append(Sitting(deal, tuple(acts), inside))
    return found


def test_what_gives_a_role_away_is_found_on_deals_that_were_never_seen() -> None:
    found = reading(list(read(sittings(0.5)).values()))
    # Three others nod half the time: the pair is in order where one did not, and a toss-up where both did.
    assert found.low < 0.75 < found.high
    assert found.deals == 150


def test_where_acts_tell_nothing_it_finds_half() -> None:
    found = reading(list(read(sittings(0.0)).values()))
    assert found.low < 0.5 < found.high


def test_a_table_with_nobody_to_tell_apart_is_left_out() -> None:
    assert read([Sitting(0, ({}, None), (False, True)), Sitting(1, ({}, {}), (True, True))]) == {}


def test_acts_are_what_onlookers_see_and_nothing_of_whose_role_was_shown() -> None:
    rules = RULESETS["kemomimi_panic"]
    told, shown = set[str](), 0
    for deal in range(12):
        match = Match(rules, 6, {}, deal)
        roles = [dealt(match, seat) for seat in range(6)]
        play(match, [make("judgement", rules.id, random.Random(seat)) for seat in range(6)], random.Random(deal))
        acts = public_acts(match, roles)
        shown += acts.count(None)
        told |= {act for each in acts for act in each or ()}
    assert {"hands.up_seats", "hands.suspect", "says_accuse.seat", "suspect.seat"} <= told
    assert not [act for act in told if act.startswith(("steal", "guess"))], "what is done in secret is not seen"
    assert shown
    assert not [act for act in told if "role=" in act], "whose role an event shows is left out"
