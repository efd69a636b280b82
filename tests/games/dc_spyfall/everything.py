"""All that matches of DC Spyfall meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from tests.games.kept_deals import Everything, Thing, named

from penombre.engine import Match
from penombre.games.dc_spyfall.catalogue import ABILITIES, MODULES, PACKS, PRANK
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable

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
MODULES_COMBINED = {frozenset(some) for count in range(len(MODULES) + 1) for some in combinations(MODULES, count)}


def met(match: Match[SpyfallTable]) -> Iterator[Thing]:
    """Options, modules, abilities used, bags that were drawn and how their rounds ended."""
    t = match.table
    yield from [("in person", t.in_person), ("realtime", t.realtime), ("rounds", t.rounds)]
    yield from [("special weight", t.special_weight), ("modules", frozenset(t.modules))]
    yield from named("used", (event.public["ability"] for event in match.log() if event.key == "ability_used"))
    yield from [("multiverse points", t.multiverse_points), ("prank guess", t.prank_guess)]
    yield from [("multiverse late", t.multiverse_late), ("declared late", _declared_late(match))]
    for result in t.results:
        yield "bag", result.ending.bag
        yield "ending", (result.ending.kind, result.ending.reason)


def _declared_late(match: Match[SpyfallTable]) -> bool:
    """Whether somebody declared the Multiverse after time was up."""
    over = False
    for event in match.log():
        if event.key == "declares" and over:
            return True
        over = event.key == "time_up" or (over and event.key != "round")
    return False


EVERYTHING = Everything(
    RULES,
    named("question", EVERY_KIND)
    | named("event", EVERY_EVENT)
    | named("in person", (False, True))
    | named("realtime", (False, True))
    | named("rounds", (1, 2, 3))
    | named("special weight", (1, 2, 3, 4, 5))
    | named("multiverse points", (3, 4))
    | named("prank guess", ("others", "nobody"))
    | named("multiverse late", (False, True))
    | named("declared late", (False, True))
    | named("modules", MODULES_COMBINED)
    | named("used", USABLE)
    | named("bag", (*PLACES, PRANK, *PACKS))
    | named("ending", ENDINGS),
    met,
    EVERY_MATCH,
    accepted=0.99,
    rare=named("question", RARE_KINDS) | named("event", RARE_EVENTS) | named("ending", RARE_ENDINGS),
)
