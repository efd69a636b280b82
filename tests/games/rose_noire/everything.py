"""All that matches of La Rose Noire meet."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.kept_deals import Everything, Thing, named

from penombre.engine import NOBODY, Match
from penombre.games.rose_noire.catalogue import BASE, BONUS, CARDS, EVENT, GOALS, PROFILES, PROOFS
from penombre.games.rose_noire.deeds import Cancel, Event, Play, Trap
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import RoseNoireTable

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
RARE = named("event", ["rector_reshuffles"])
"""The bottom of the Rector's deck is hardly ever reached within five turns; a scene shows it."""
ENDINGS = {
    *("accusation", "accomplices_dead", "tribut_mac_snor", "chevaliers_lames", "double_reveal", "turn_limit"),
}
EVENTS = {id for id, card in CARDS.items() if card.type == EVENT}
OF_THREE = {"somebody is possessed", "nobody is possessed", "nobody is possessed and the accomplices are dead"}


def met(match: Match[RoseNoireTable]) -> Iterator[Thing]:
    """Options, cards that were played or seen, and how the match ended for whom."""
    t, ending = match.table, match.table.ending
    assert ending is not None and len(t.accomplices) == 2
    yield from [("bonus", match.options["bonus"]), ("profiling", t.profiling), ("points", t.points)]
    yield from [("rector", t.rector), ("choosing", t.choosing), ("turn", t.turn)]
    yield from [("goals when summoned", t.summons_goals), ("goals kept", t.keep_goals)]
    yield from [("ending", ending.reason), ("winners", ending.camp)]
    yield from named("profile", t.profiles)
    yield from named("accomplice", t.accomplices)
    for deed in t.deeds:
        if isinstance(deed, Play | Trap | Event | Cancel):
            yield "card", deed.card
        if isinstance(deed, Cancel):
            yield "card", "eau_benite"
    seen = {face for mine in t.notes for note in mine for face in note.cards}
    yield from named("seen", seen & {*PROOFS, *GOALS})
    if t.players > 3:
        assert t.possessed != NOBODY
    elif t.possessed != NOBODY:
        yield "of three", "somebody is possessed"
    else:
        yield "of three", "nobody is possessed"
        if not any(t.alive(each) for each in t.accomplices):
            yield "of three", "nobody is possessed and the accomplices are dead"


EVERYTHING = Everything(
    RULES,
    named("question", EVERY_KIND)
    | named("event", EVERY_EVENT)
    | named("bonus", ("none", "random", "custom"))
    | named("profiling", ("none", "random", "choice"))
    | named("points", (False, True))
    | named("rector", range(5))
    | named("goals when summoned", (False, True))
    | named("goals kept", (False, True))
    | named("choosing", ("choose", "random"))
    | named("turn", range(1, 6))
    | named("ending", ENDINGS)
    | named("winners", ("investigators", "possessed", "rector"))
    | named("profile", ("", *PROFILES))
    | named("accomplice", range(7))
    | named("card", (*BASE, *BONUS, *EVENTS, *GOALS))
    | named("seen", (*PROOFS, *GOALS))
    | named("of three", OF_THREE),
    met,
    EVERY_MATCH,
    accepted=0.95,
    rare=RARE,
)
