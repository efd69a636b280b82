"""How the objectives of one seat stand, as far as that seat can know: met, not met, or nobody has told."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from penombre.engine import Card, Seat
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, LIGHT, ROLES, amount
from penombre.games.death_note.deduction import Masks, names, possible
from penombre.games.death_note.in_play import leads
from penombre.games.death_note.scoring import OBJECTIVES, Own, State, blamed, extras
from penombre.games.death_note.table import ALL_ROLES, ROLE_BIT, DeathNoteTable, role_bits

Standing = Literal["yes", "no", "maybe"]

YES: Final = "yes"
NO: Final = "no"
MAYBE: Final = "maybe"


class Aim(Struct, frozen=True, gc=False):
    """An objective, what it is worth, and how it stands if the game ended now."""

    objective: str
    apples: int
    state: Standing


class Seen(NamedTuple):
    """All that the state of the objectives of one seat follows from."""

    role: str
    may_be: Masks
    """What each secret Role card may be for this seat, by itself; one role where it is revealed."""
    detective: Card
    held: tuple[tuple[Card, ...], ...]
    """The Role card that each seat holds, L's too."""
    revealed: int
    dead: int
    died_held: int
    blamed: tuple[Card, ...]
    card: Card
    neighbours: tuple[Seat, ...]
    cards: int


def aims(t: DeathNoteTable, seat: Seat, cards: Masks) -> tuple[Aim, ...]:
    """The objectives of the role a seat holds, then its extra ones; `cards` is what it knows of the Role cards."""
    zones, players, detective = t.zones, t.players, t.card_of(t.detective)
    card, out = zones[seat][0], t.revealed & ~(1 << detective)
    role = t.faces[card]
    # What only one role looks at is left out for the others: what follows is then the same more often.
    by_l = blamed(t) if role == "l" else ()
    beside = tuple(t.neighbours(seat)) if role == "misa" else ()
    hand = len(t.hand_cards(seat)) if role == "watari" else 0
    seen = Seen(role, cards, detective, zones[:players], out, t.dead, t.died_held, by_l, card, beside, hand)
    found = _aims(seen)
    if seat not in t.lovers and t.pursued != seat and not (t.front and leads(t, seat)):
        return found
    more = extras(t, seat, _any_world(seen))
    return (*found, *[Aim(name, amount(name), YES if won else NO) for name, won in more])


@lru_cache(maxsize=4096)
def _aims(seen: Seen) -> tuple[Aim, ...]:
    may_be = dict(zip(_secret(seen), possible(seen.may_be), strict=True))
    return tuple(
        [
            Aim(f"{seen.role}_{place}", worth, _status(seen, f"{seen.role}_{place}", may_be))
            for place, worth in enumerate(ROLES[seen.role].apples, 1)
        ]
    )


def _secret(seen: Seen) -> list[Card]:
    return [card for card in range(ALL_ROLES) if card != seen.detective]


def _status(seen: Seen, objective: str, may_be: dict[Card, int]) -> Standing:
    """What depends on roles that a seat cannot place stays open; all the rest is the same in every world."""
    dead = [card for card in may_be if seen.dead >> card & 1]
    match objective:
        case "misa_2":
            return _among(LIGHT, [seen.held[seat][0] for seat in seen.neighbours], may_be)
        case "yagami_1":
            return _seated_kira(seen, may_be)
        case "higuchi_2":
            return _among("matsuda", dead, may_be)
        case "mogi_2":
            return _not(_among("misa", dead, may_be))
        case "aizawa_3":
            return _any_of(KIRAS, dead, may_be)
        case "watari_2":
            return _not(_any_of(ENQUIRERS, dead, may_be))
        case "yagami_3":
            return _not(_any_of(ENQUIRERS, [card for card in dead if seen.died_held >> card & 1], may_be))
    role, place = objective.rsplit("_", 1)
    beside = frozenset([seen.held[seat][0] for seat in seen.neighbours])
    me = Own(seen.card, not seen.dead >> seen.card & 1, beside, seen.cards)
    return YES if OBJECTIVES[role][int(place) - 1](_any_world(seen), me) else NO


def _any_world(seen: Seen) -> State:
    """Unrevealed roles in the order of the catalogue: for objectives that are read on revealed ones alone."""
    shown = _shown(seen)
    hidden = iter([card for card in _secret(seen) if not seen.revealed >> card & 1])
    where = {role: shown[role] if role in shown else next(hidden) for role in ROLE_BIT}
    players = frozenset(_seated(seen))
    return State(where, seen.revealed, seen.dead, seen.died_held, players, frozenset(seen.blamed))


def _seated(seen: Seen) -> list[Card]:
    return [card for (card,) in seen.held if card != seen.detective]


def _shown(seen: Seen) -> dict[str, Card]:
    """Which card each revealed role is."""
    cards = zip(_secret(seen), seen.may_be, strict=True)
    return {names(mask)[0]: card for card, mask in cards if seen.revealed >> card & 1}


def _among(role: str, some: list[Card], may_be: dict[Card, int]) -> Standing:
    """Whether a role is one of some cards."""
    at = [card for card, mask in may_be.items() if mask & ROLE_BIT[role]]
    inside = sum([card in some for card in at])
    return NO if not inside else YES if inside == len(at) else MAYBE


def _any_of(roles: tuple[str, ...], some: list[Card], may_be: dict[Card, int]) -> Standing:
    """Whether one of these cards has one of these roles."""
    bits = role_bits(roles)
    found = [mask for card, mask in may_be.items() if card in some]
    if any(not mask & ~bits for mask in found):
        return YES
    return MAYBE if any(mask & bits for mask in found) else NO


def _not(state: Standing) -> Standing:
    return YES if state == NO else NO if state == YES else MAYBE


def _seated_kira(seen: Seen, may_be: dict[Card, int]) -> Standing:
    """Whether there are Kira among the players, and all of them revealed."""
    seated = _seated(seen)
    shown = _shown(seen)
    hidden = [_among(role, seated, may_be) for role in KIRAS if role not in shown]
    if YES in hidden:
        return NO
    if MAYBE in hidden:
        return MAYBE if any(shown.get(role) in seated for role in KIRAS) else NO
    return YES if any(shown.get(role) in seated for role in KIRAS) else NO
