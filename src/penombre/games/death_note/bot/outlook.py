"""What a position at the beginning of a round is worth to each seat of an imagined match, in which all is known.

How a game ends is summed up by whether Light is revealed; given that, each objective has a chance of its own. The
figures are in `outlook.json`, learned from matches of judgement bots (`bench/death_note_outlook.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from penombre.engine import NOBODY, Seat
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.bot.evidence import reading
from penombre.games.death_note.catalogue import KIRAS, LIGHT, ROLES, ROUNDS, amount
from penombre.games.death_note.deduction import Masks, named
from penombre.games.death_note.scoring import OBJECTIVES, State, extras, final_state, own
from penombre.games.death_note.table import ALL_ROLES, ANY_ROLE, ROLE_BIT, DeathNoteTable

Row = Sequence[float]


class Figures(Struct, frozen=True):
    """What was learned: a figure per feature, for Light and for each objective that does not follow from that."""

    caught: tuple[float, ...]
    hidden: dict[str, tuple[float, ...]]
    """Where Light stays hidden."""
    shown: dict[str, tuple[float, ...]]
    """Where Light is revealed."""


LEARNED: Final = Path(__file__).with_name("outlook.json")
"""Learned under version 2 of the rules."""


@cache
def figures() -> Figures:
    """What positions are worth by now."""
    return msgspec.json.decode(LEARNED.read_bytes(), type=Figures)


_LEAST: Final = 0.02
_BY_LIGHT: Final = {"l_1": True, "light_1": False, "misa_1": False, "aizawa_2": True, "mogi_3": True, "watari_1": True}
"""Objectives that follow from whether Light is revealed."""
UNCERTAIN: Final = frozenset(
    [f"{role}_{place}" for role in ROLES for place in (1, 2, 3) if f"{role}_{place}" not in _BY_LIGHT]
)
"""All others."""
_ALL_APPLES: Final = 6.0
"""What the objectives of a role are worth together."""
_FOR_APPLES: Final = 0.3
"""How much of the worth are apples, and not whether they are the most: they tell more of each play."""
_SHARPNESS: Final = 0.9
"""How many apples more make it so much likelier to have the most (a factor of e)."""


def worth(t: DeathNoteTable, seat: Seat) -> float:
    """How good it is for a seat to be there, from 0 to 1: at the beginning of a round, or once the game is over.

    In a match of one game that is mostly whether it will have the most apples, in one of several how many of them.
    """
    if t.ending is not None:
        apples = t.results[-1].apples
        share, most = apples[seat] / _ALL_APPLES, float(seat in t.ending.winners)
    else:
        hopes = _hopes(t)
        share = sum([likely * found[seat] for likely, found in hopes]) / _ALL_APPLES
        most = sum([likely * _ahead(found, seat) for likely, found in hopes])
    return share if t.games > 1 else _FOR_APPLES * share + (1 - _FOR_APPLES) * most


def _ahead(hopes: Sequence[float], seat: Seat) -> float:
    """How likely a seat has the most apples, where everybody may hope for so many."""
    weights = [exp(hope / _SHARPNESS) for hope in hopes]
    return weights[seat] / sum(weights)


def _hopes(t: DeathNoteTable) -> list[tuple[float, list[float]]]:
    """What each seat may hope for, in apples, where Light stays hidden and where not, with how likely that is."""
    state = final_state(t)
    chance = caught(t, state)
    ways = [(likely, light) for likely, light in ((1 - chance, False), (chance, True)) if likely]
    return [(likely, [_hope(t, each, state, light) for each in range(t.players)]) for likely, light in ways]


def caught(t: DeathNoteTable, state: State) -> float:
    """How likely Light is revealed in the end."""
    if state.shown(LIGHT):
        return 1.0
    return _chance(figures().caught, of_light(t, state))


def _hope(t: DeathNoteTable, seat: Seat, state: State, light: bool) -> float:
    role, me, found = t.role(seat), own(t, seat), 0.0
    met = figures().shown if light else figures().hidden
    for place, (objective, worth) in enumerate(zip(OBJECTIVES[role], ROLES[role].apples, strict=True), 1):
        name = f"{role}_{place}"
        if name in _BY_LIGHT:
            found += worth * (light == _BY_LIGHT[name])
        else:
            found += worth * _chance(met[name], of_seat(t, seat, state, objective(state, me)))
    for name, now in extras(t, seat, state):
        found += amount(name) * (float(not light) if name == "amour" else float(now))
    return found


def _chance(figures: Row, features: Row) -> float:
    total = sum([figure * feature for figure, feature in zip(figures, features, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


# -- what it depends on ----------------------------------------------------------------------------------------------


def of_light(t: DeathNoteTable, state: State) -> list[float]:
    """What it depends on whether Light will be revealed."""
    card = state.where[LIGHT]
    holder, left = t.holder(card), ROUNDS + 1 - t.round
    held = holder != NOBODY
    looks = suspected(t)
    others = [looks[t.card_of(seat)] for seat in t.hidden() if seat != holder]
    mine, most = max(looks[card], _LEAST), max([*others, _LEAST])
    near = t.suspicion[holder] / t.threshold if held else 0.0
    return [
        1.0,
        left,
        float(held),
        near,
        near * left,
        mine * held,
        log(mine / most) * held,
        near * mine,
        float(len(t.hidden())),
        float(t.dead.bit_count()),
        float(held and t.alive(holder)),
        max([t.suspicion[seat] for seat in t.hidden() if seat != holder], default=0) / t.threshold,
        float(t.players),
        float(left == 1),
    ]


def suspected(t: DeathNoteTable) -> list[float]:
    """How likely each Role card is Light to somebody who has seen no card."""
    detective = t.card_of(t.detective)
    cards: Masks = tuple(
        [
            ROLE_BIT[t.faces[card]] if t.revealed >> card & 1 else t.could[card] & _unseen(t, card)
            for card in range(ALL_ROLES)
            if card != detective
        ]
    )
    shown = tuple([face if t.revealed >> card & 1 else "" for card, face in enumerate(t.faces[:ALL_ROLES])])
    rows = reading(t.deeds, t.players, shown, ()).chances(named(cards, detective))
    return [row[ROLE_AT[LIGHT]] for row in rows]


def _unseen(t: DeathNoteTable, card: int) -> int:
    return ANY_ROLE if card < t.players else ANY_ROLE & ~ROLE_BIT[LIGHT]


def of_seat(t: DeathNoteTable, seat: Seat, state: State, now: bool) -> list[float]:
    """What it depends on whether an objective of a seat will be met, that is met `now` or not."""
    left = ROUNDS + 1 - t.round
    shown, alive = t.is_revealed(seat), t.alive(seat)
    near = t.suspicion[seat] / t.threshold
    matsuda = state.where["matsuda"]
    holder = t.holder(matsuda)
    players = t.players - 1
    return [
        1.0,
        float(now),
        float(left),
        now * left,
        near,
        float(shown),
        float(alive),
        float(shown) * left,
        len(t.hand_cards(seat)) / 5,
        (players - len(t.hidden())) / players,
        float(len(t.inactive_hidden())),
        float(t.dead.bit_count() == 1),
        float(t.dead.bit_count() > 1),
        float(sum([state.shown(kira) for kira in KIRAS if kira != LIGHT])),
        float(state.shown("matsuda")),
        t.suspicion[holder] / t.threshold if holder != NOBODY else 0.0,
        float(holder != NOBODY),
        float(t.players),
    ]
