"""Who may be what: the roles that are possible for each Role card, exactly, for all that one seat knows."""

from __future__ import annotations

from functools import lru_cache

from penombre.engine import Card, Randomness, Seat
from penombre.games.death_note.catalogue import LIGHT, SECRET_ROLES
from penombre.games.death_note.table import ALL_ROLES, ANY_ROLE, ROLE_BIT, DeathNoteTable

Masks = tuple[int, ...]
"""What each secret Role card may be, a bit per role."""


def secret_cards(t: DeathNoteTable) -> list[Card]:
    """The Role cards but L's."""
    return [card for card in range(ALL_ROLES) if card != t.card_of(t.detective)]


def masks(t: DeathNoteTable, seat: Seat) -> Masks:
    """What each card may be by itself: what was seen, what checks have told; Light was dealt to a player."""
    found = []
    for card in secret_cards(t):
        if t.knows(seat, card):
            found.append(ROLE_BIT[t.faces[card]])
        else:
            found.append(t.could[card] & (ANY_ROLE if card < t.players else ~ROLE_BIT[LIGHT]))
    return tuple(found)


@lru_cache(maxsize=4096)
def _ways(cards: Masks) -> tuple[dict[int, int], ...]:
    """For each number of cards dealt, and each set of roles used for them: in how many ways the rest can be dealt."""
    full = (1 << len(cards)) - 1
    reachable: list[set[int]] = [{0}]
    for mask in cards:
        reachable.append({used | bit for used in reachable[-1] for bit in _bits(mask & ~used)})
    ways: list[dict[int, int]] = [{full: 1}]
    for place in range(len(cards) - 1, -1, -1):
        after = ways[0]
        ways.insert(
            0,
            {used: sum(after.get(used | bit, 0) for bit in _bits(cards[place] & ~used)) for used in reachable[place]},
        )
    return tuple(ways)


def _bits(mask: int) -> list[int]:
    return [1 << place for place in range(len(SECRET_ROLES)) if mask >> place & 1]


def sample(cards: Masks, rng: Randomness) -> list[str] | None:
    """A role for each card, each world as likely as any other; None where there is none."""
    ways = _ways(cards)
    used, roles = 0, []
    for place, mask in enumerate(cards):
        choices = [(bit, ways[place + 1].get(used | bit, 0)) for bit in _bits(mask & ~used)]
        left = int(rng.random() * sum(number for _, number in choices))
        chosen = 0
        for bit, number in choices:
            if left < number:
                chosen = bit
                break
            left -= number
        if not chosen:
            return None
        used |= chosen
        roles.append(SECRET_ROLES[chosen.bit_length() - 1])
    return roles


@lru_cache(maxsize=4096)
def possible(cards: Masks) -> Masks:
    """What each card may be in some world that fits all of them."""
    ways = _ways(cards)
    reached = {0}
    found = []
    for place, mask in enumerate(cards):
        after = ways[place + 1]
        steps = {(bit, used | bit) for used in reached for bit in _bits(mask & ~used) if after.get(used | bit)}
        found.append(sum({bit for bit, _ in steps}))
        reached = {used for _, used in steps}
    return tuple(found)


@lru_cache(maxsize=4096)
def names(mask: int) -> tuple[str, ...]:
    """A set of roles by name."""
    return tuple([SECRET_ROLES[bit.bit_length() - 1] for bit in _bits(mask)])
