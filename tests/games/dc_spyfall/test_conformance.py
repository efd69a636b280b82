"""DC Spyfall passes the suite that every game passes, and the suite meets all of it: nothing passes unseen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from penombre.engine import Match
from penombre.games.dc_spyfall.catalogue import ABILITIES, MODULES, PACKS, PRANK
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.testing import Report, conformance
from penombre.testing.policy import random_step

RULES = DcSpyfall()

EVERY_MATCH = {"look", "ask", "answer", "round_end"}
"""Questions that no match can do without, unless people talk aloud."""
EVERY_KIND = EVERY_MATCH | {
    *("interrupt", "clock", "power", "accuse_vote", "joker_claim", "harley_talk", "final_talk", "multiverse_talk"),
    *("harley_point", "final_point", "multiverse_vote", "time_up"),
}
RARE_KINDS = {"harley_talk", "harley_point"}
"""Whoever names places at random is hardly ever right; scenes and matches without inspection show it."""
EVERY_EVENT = {
    *("opened", "round", "dealt", "clock_starts", "asks", "answers", "silent", "ability_used", "speed", "accuses"),
    *("shielded", "voted", "accusation_failed", "convicted", "reveals", "claims", "claims_prank", "claims_nothing"),
    *("declares", "multiverse_voted", "time_up", "fingers", "nobody_convicted", "harley_pointed", "round_over"),
    *("applause", "game_over"),
}
ENDINGS = {
    *product(("standard", "prank"), ("accusation", "pointing", "nobody", "claim", "prank_claim")),
    *product(("multiverse",), ("accusation", "pointing", "nobody", "multiverse_vote")),
    *product(("standard", "prank"), ("multiverse_vote",)),
}
"""Every kind of round with every way to end it."""
RARE_EVENTS = {"harley_pointed"}
RARE_ENDINGS = {("standard", "prank_claim")}
"""One of twenty-two things that a Joker can claim, where the Prank may be; scenes show it."""
USABLE = {ability.id for ability in ABILITIES.values() if ability.single}


def test_every_promise_holds_in_matches_that_meet_every_question(
    played: list[Match[SpyfallTable]], report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=40, worlds=1, inspect=0.01)
    report(run)
    assert run.by_count == dict.fromkeys(RULES.players, 40) and set(run.kinds) >= EVERY_KIND - RARE_KINDS
    tables = [match.table for match in played]
    assert {t.in_person for t in tables} == {t.realtime for t in tables} == {False, True}
    assert {t.rounds for t in tables} >= {1, 2, 3} and {t.special_weight for t in tables} == {1, 2, 3, 4, 5}
    combined = {t.modules for t in tables}
    assert len(combined) == 2 ** len(MODULES), "every module with every other"


def test_matches_without_a_plan_end_in_every_way() -> None:
    kinds, events, places, endings, used = set(), set(), set(), set(), set()
    for number in range(400):
        for players in RULES.players:
            options = RULES.sample_options(players, Random(number))
            match, rng = Match(RULES, players, options, number), Random(f"{players} {number}")
            while not match.over:
                seat, answer = random_step(match, rng)
                kinds |= {ask.kind for ask in match.asks()}
                match.answer(seat, answer)
            log = match.log()
            events |= {event.key for event in log}
            used |= {event.public["ability"] for event in log if event.key == "ability_used"}
            for result in match.table.results:
                places.add(result.ending.bag)
                endings.add((result.ending.kind, result.ending.reason))
    assert kinds | RARE_KINDS == EVERY_KIND and events | RARE_EVENTS == EVERY_EVENT
    assert places == {*PLACES, PRANK, *PACKS}
    assert endings | RARE_ENDINGS == ENDINGS
    assert used == USABLE


@pytest.mark.parametrize("players", sorted(RULES.players, reverse=True))
def test_every_promise_holds_where_matches_are_looked_at_closely(
    players: int, report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=8, counts=[players], seed=1)
    report(run)
    assert run.by_count == {players: 8} and set(run.kinds) >= EVERY_MATCH
    assert run.inspected > run.decisions / 5
    assert run.worlds.accepted == run.worlds.tried and run.worlds.different > run.worlds.accepted / 2


def test_looking_back_with_the_cards_of_another_bag_breaks_no_rule() -> None:
    """Cards are looked back at without their bag: where all are Locations, a standard round has nobody for a Joker."""
    assert conformance(RULES, matches=1, seed=31, counts=[8], first=16, inspect=0.05).matches == 1
