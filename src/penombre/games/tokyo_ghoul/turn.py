"""A turn: an instant victory, else a walk to a Place and its actions, or an Inspector's special elimination."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from penombre.engine import EVERYBODY, Option, Script, ask
from penombre.games.tokyo_ghoul import deeds
from penombre.games.tokyo_ghoul.catalogue import (
    COLLECTION_NEEDED,
    DOVE,
    PLACES,
    RED_SLOTS,
    SLOTS,
    SPECIAL_DOVES,
)
from penombre.games.tokyo_ghoul.ending import attack, finish
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable, collects

STAGES_OF: Final = {
    "interrogation": ("interrogate", "interrogation_show", "interrogation_exchange", "redisplay"),
    "brouiller_retirer": ("cover_remove",),
    "brouiller_donner": ("cover_give",),
    "attaque_max": ("attaque_max",),
    "attaque_3": ("attaque_3",),
}
"""The questions of an action; Suspicion asks nothing and is its own stage."""


class Walk(NamedTuple):
    """A move: where it leads, and which hidden Places it turns over on the way."""

    slot: int
    flown: tuple[int, ...]


def turn_start(t: TokyoGhoulTable) -> None:
    """The next player's turn; three cards of the own collection win alone and at once."""
    t.turn += 1
    t.tell("turn", seat=t.active, turn=t.turn)
    if collects(t.row(t.active), t.counted(t.active), COLLECTION_NEEDED):
        finish(t, "instant")
    else:
        t.todo = ("turn_choice",)


def turn_choice(t: TokyoGhoulTable) -> Script[None]:
    """The active player walks one or two visible Places, or strikes as an Inspector may."""
    me = t.active
    kind, value = yield ask.one(me, "turn_choice", _choices(t), default="move-1", pace="turn_choice")
    if kind == "special":
        attack(t, me, value, "special")
        return
    move(t, value)
    t.todo = _rest_of_turn(t.place(t.slot), supports=t.supports)


@cache
def _rest_of_turn(place: str, *, supports: bool) -> tuple[str, ...]:
    """The actions of a Place from left to right, then a look at the supports."""
    stages = [stage for action in PLACES[place].actions for stage in STAGES_OF.get(action, (action,))]
    return (*stages, *(("support_action",) if supports else ()), "turn_end")


def _choices(t: TokyoGhoulTable) -> tuple[Option, ...]:
    return (_walk(t, 1), _walk(t, 2), *map(_special, special_targets(t)))


def _walk(t: TokyoGhoulTable, steps: int) -> Option:
    walk = walks(t.slot, t.visible, steps)
    if walk is None:
        return Option(f"move-{steps}", word="move", args={"steps": steps, "place": ""}, refused="one_place")
    return _to(steps, t.place(walk.slot), walk)


@cache
def _to(steps: int, place: str, walk: Walk) -> Option:
    args = {"steps": steps, "place": place, "slot": walk.slot, "flown": list(walk.flown)}
    return Option(f"move-{steps}", ("move", steps), "move", args)


@cache
def _special(seat: int) -> Option:
    return Option(f"special-{seat}", ("special", seat), "special", {"seat": seat})


def special_targets(t: TokyoGhoulTable) -> list[int]:
    """Whom the active player may eliminate without walking: an Inspector with two Doves, and proof enough."""
    proof = t.row(t.active).proof
    if not proof or t.counted(t.active).count(DOVE) < SPECIAL_DOVES:
        return []
    return [seat for seat in t.others(t.active) if t.tokens[seat] >= proof]


@cache
def walks(slot: int, visible: int, steps: int) -> Walk | None:
    """A walk over so many visible Places clockwise, hidden ones not counted; None where there are not so many."""
    flown = []
    counted = 0
    for distance in range(1, SLOTS):
        there = (slot + distance) % SLOTS
        if not visible >> there & 1:
            flown.append(there)
            continue
        counted += 1
        if counted == steps:
            return Walk(there, tuple(flown))
    return None


def move(t: TokyoGhoulTable, steps: int) -> None:
    """The Place left is turned face down, the hidden ones flown over are turned face up."""
    walk = walks(t.slot, t.visible, steps)
    assert walk is not None
    t.visible &= ~(1 << t.slot)
    for slot in walk.flown:
        t.visible |= 1 << slot
    left, t.slot = t.slot, walk.slot
    place = t.place(t.slot)
    if any(slot in RED_SLOTS and t.seen[t.place_card(slot)] != EVERYBODY for slot in walk.flown):
        for slot in RED_SLOTS:
            t.show(t.place_card(slot))  # the one that was not seen is known as well
    t.happened(
        deeds.Move(t.turn, t.active, steps, place),
        "moved",
        seat=t.active,
        steps=steps,
        place=place,
        left=left,
        slot=t.slot,
        flown=[t.place(slot) for slot in walk.flown],
    )


def turn_end(t: TokyoGhoulTable) -> None:
    """An empty Reserve ends the match; else the player to the left goes on."""
    if t.exhausted:
        t.tell("exhausted")
        finish(t, "exhausted")
        return
    t.active = t.left_of(t.active)
    t.todo = ("turn_start",)
