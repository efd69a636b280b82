"""All that matches of Tokyo Ghoul meet."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.kept_deals import Everything, Thing, named

from penombre.engine import Match
from penombre.games.tokyo_ghoul.catalogue import AREAS, CHARACTERS, KANEKI, OBJECTIVES, PLACES, RED_SLOTS
from penombre.games.tokyo_ghoul.deeds import Add, Move, Suspicion
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

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
EVERY_TABLE = {
    (players, masks, supports, config)
    for players in RULES.players
    for masks in (False, True)
    for supports in (False, True)
    for config in ("a", "b")[: 1 + (players >= 6)]
}
ENDINGS = {("instant", ""), ("kill", "place"), ("kill", "special"), ("exhausted", "")}
TURNS_OF_FATE = {"instant victory at once", "defended attack", "Kaneki in support"}


def met(match: Match[TokyoGhoulTable]) -> Iterator[Thing]:
    """Variants, characters, places, what was done where, and how the match ended for whom."""
    t = match.table
    yield "table", (t.players, t.masks, t.supports, t.config)
    yield from named("character", t.pool)
    yield from named("place", (deed.place for deed in t.deeds if isinstance(deed, Move)))
    yield from named("area", (deed.area for deed in t.deeds if isinstance(deed, Suspicion | Add)))
    yield "red place", t.place(RED_SLOTS[0])
    ending = t.ending
    assert ending is not None
    yield "ending", (ending.way, ending.source)
    yield from named("objective", (objective for each in ending.met for objective in each))
    yield "winners", min(3, len(ending.winners))
    yield from named("winner", (t.character(seat) for seat in ending.winners))
    if ending.way == "instant" and t.turn == 1:
        yield "fate", "instant victory at once"
    if t.attacker >= 0:
        yield "attacker", t.character(t.attacker)
        if ending.killer == t.defender:
            yield "fate", "defended attack"
        if t.supports and t.support(t.attacker) == KANEKI:
            yield "fate", "Kaneki in support"
    if t.victim >= 0:
        yield from named("victim", CHARACTERS[t.character(t.victim)].camps)


EVERYTHING = Everything(
    RULES,
    named("question", EVERY_KIND)
    | named("event", EVERY_EVENT)
    | named("table", EVERY_TABLE)
    | named("character", CHARACTERS)
    | named("place", PLACES)
    | named("area", AREAS)
    | named("red place", (id for id, place in PLACES.items() if place.red))
    | named("ending", ENDINGS)
    | named("objective", (*OBJECTIVES, "team"))
    | named("winners", range(4))
    | named("winner", CHARACTERS)
    | named("fate", TURNS_OF_FATE)
    | named("attacker", (id for id, row in CHARACTERS.items() if row.elimination))
    | named("victim", ("goule", "humain", "inspecteur")),
    met,
    EVERY_MATCH,
    accepted=0.9,
)
