"""How the objectives of one seat stand, as far as that seat can know: met, not met, or nobody has told."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from penombre.engine import Card, Seat
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, LIGHT, ROLES, amount
from penombre.games.death_note.deduction import Masks, masks, possible, secret_cards
from penombre.games.death_note.scoring import OBJECTIVES, State, extras, own, state_of
from penombre.games.death_note.table import ROLE_BIT, DeathNoteTable, role_bits

Standing = Literal["yes", "no", "maybe"]

YES: Final = "yes"
NO: Final = "no"
MAYBE: Final = "maybe"


class Aim(Struct, frozen=True, gc=False):
    """An objective, what it is worth, and how it stands if the game ended now."""

    objective: str
    apples: int
    state: Standing


def aims(t: DeathNoteTable, seat: Seat) -> tuple[Aim, ...]:
    """The objectives of the role a seat holds, then its extra ones."""
    role = t.role(seat)
    cards = secret_cards(t)
    may_be = possible(masks(t, seat))
    states = [_status(t, seat, f"{role}_{place}", cards, may_be) for place in (1, 2, 3)]
    known = [Aim(f"{role}_{place}", worth, states[place - 1]) for place, worth in enumerate(ROLES[role].apples, 1)]
    more = extras(t, seat, _any_world(t, cards))
    return (*known, *[Aim(name, amount(name), YES if won else NO) for name, won in more])


def _status(t: DeathNoteTable, seat: Seat, objective: str, cards: list[Card], may_be: Masks) -> Standing:
    """What depends on roles that a seat cannot place stays open; all the rest is the same in every world."""
    dead = [card for card in cards if t.dead >> card & 1]
    match objective:
        case "misa_2":
            beside = [t.card_of(each) for each in t.neighbours(seat)]
            return _among(LIGHT, beside, cards, may_be)
        case "yagami_1":
            return _seated_kira(t, cards, may_be)
        case "higuchi_2":
            return _among("matsuda", dead, cards, may_be)
        case "mogi_2":
            return _not(_among("misa", dead, cards, may_be))
        case "aizawa_3":
            return _any_of(KIRAS, dead, cards, may_be)
        case "watari_2":
            return _not(_any_of(ENQUIRERS, dead, cards, may_be))
        case "yagami_3":
            return _not(_any_of(ENQUIRERS, [card for card in dead if t.died_held >> card & 1], cards, may_be))
    role, place = objective.rsplit("_", 1)
    return YES if OBJECTIVES[role][int(place) - 1](_any_world(t, cards), own(t, seat)) else NO


def _any_world(t: DeathNoteTable, cards: list[Card]) -> State:
    """Unrevealed roles in the order of the catalogue: for objectives that are read on revealed ones alone."""
    shown = _shown(t, cards)
    hidden = iter([card for card in cards if not t.revealed >> card & 1])
    return state_of(t, {role: shown[role] if role in shown else next(hidden) for role in ROLE_BIT})


def _shown(t: DeathNoteTable, cards: list[Card]) -> dict[str, Card]:
    """Which card each revealed role is."""
    return {t.faces[card]: card for card in cards if t.revealed >> card & 1}


def _among(role: str, some: list[Card], cards: list[Card], may_be: Masks) -> Standing:
    """Whether a role is one of some cards."""
    at = [card for card, mask in zip(cards, may_be, strict=True) if mask & ROLE_BIT[role]]
    inside = sum(card in some for card in at)
    return NO if not inside else YES if inside == len(at) else MAYBE


def _any_of(roles: tuple[str, ...], some: list[Card], cards: list[Card], may_be: Masks) -> Standing:
    """Whether one of these cards has one of these roles."""
    bits = role_bits(roles)
    found = [mask for card, mask in zip(cards, may_be, strict=True) if card in some]
    if any(not mask & ~bits for mask in found):
        return YES
    return MAYBE if any(mask & bits for mask in found) else NO


def _not(state: Standing) -> Standing:
    return YES if state == NO else NO if state == YES else MAYBE


def _seated_kira(t: DeathNoteTable, cards: list[Card], may_be: Masks) -> Standing:
    """Whether there are Kira among the players, and all of them revealed."""
    seated = [card for card in cards if t.holder(card) >= 0]
    shown = _shown(t, cards)
    hidden = [_among(role, seated, cards, may_be) for role in KIRAS if role not in shown]
    if YES in hidden:
        return NO
    if MAYBE in hidden:
        return MAYBE if any(shown.get(role) in seated for role in KIRAS) else NO
    return YES if any(shown.get(role) in seated for role in KIRAS) else NO
