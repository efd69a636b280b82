"""Who may be what: the roles that are possible for each Role card, exactly, for all that one seat knows."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from operator import or_
from typing import Final, NamedTuple

from penombre.engine import Card, Randomness, Seat
from penombre.games.death_note.catalogue import LIGHT, SECRET_ROLES, L
from penombre.games.death_note.table import ALL_ROLES, ANY_ROLE, ROLE_BIT, DeathNoteTable

Masks = tuple[int, ...]
"""What each secret Role card may be, a bit per role."""
_NOT_LIGHT: Final = ANY_ROLE & ~ROLE_BIT[LIGHT]
_NAME: Final = {bit: role for role, bit in ROLE_BIT.items()}


def secret_cards(t: DeathNoteTable) -> list[Card]:
    """The Role cards but L's."""
    return [card for card in range(ALL_ROLES) if card != t.card_of(t.detective)]


def masks(t: DeathNoteTable, seat: Seat) -> Masks:
    """What each card may be by itself: what was seen, what checks have told; Light was dealt to a player."""
    detective, faces, seen, could = t.card_of(t.detective), t.faces, t.seen, t.could
    return tuple(
        [
            ROLE_BIT[faces[card]]
            if seen[card] >> seat & 1
            else could[card] & (ANY_ROLE if card < t.players else _NOT_LIGHT)
            for card in range(ALL_ROLES)
            if card != detective
        ]
    )


class _Open(NamedTuple):
    """What is left to find out once the cards that can be one role alone are put aside."""

    places: tuple[int, ...]
    """Which cards are open."""
    roles: tuple[int, ...]
    """The roles that are left for them (a bit each), in the order of the catalogue."""
    masks: Masks
    """What each of them may be, a bit per role that is left: few such sets come up in all of a game."""


@lru_cache(maxsize=4096)
def _opened(cards: Masks) -> _Open:
    taken = reduce(or_, [mask for mask in cards if mask in _NAME], 0)
    places = [place for place, mask in enumerate(cards) if mask not in _NAME]
    roles = _bits(ANY_ROLE & ~taken)
    return _Open(
        tuple(places),
        roles,
        tuple([sum([1 << at for at, bit in enumerate(roles) if cards[place] & bit]) for place in places]),
    )


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
            {used: sum([after.get(used | bit, 0) for bit in _bits(cards[place] & ~used)]) for used in reachable[place]},
        )
    return tuple(ways)


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple([1 << place for place in range(len(SECRET_ROLES)) if mask >> place & 1])


def sample(cards: Masks, rng: Randomness) -> list[str] | None:
    """A role for each card, each world as likely as any other; None where there is none."""
    left = _opened(cards)
    if len(left.places) != len(left.roles):
        return None  # two cards would be the same role
    ways = _ways(left.masks)
    used, dealt, roles = 0, 0, []
    for mask in cards:
        # A card that is known draws too: the same chance deals the same to others, whoever knows how much.
        chance = rng.random()
        if mask in _NAME:
            roles.append(_NAME[mask])
            continue
        after = ways[dealt + 1]
        choices = [(bit, after.get(used | bit, 0)) for bit in _bits(left.masks[dealt] & ~used)]
        number = int(chance * sum([each for _, each in choices]))
        for bit, each in choices:
            if number < each:
                used |= bit
                roles.append(_NAME[left.roles[bit.bit_length() - 1]])
                break
            number -= each
        else:
            return None
        dealt += 1
    return roles


@lru_cache(maxsize=4096)
def possible(cards: Masks) -> Masks:
    """What each card may be in some world that fits all of them."""
    left = _opened(cards)
    if len(left.places) != len(left.roles):
        return (0,) * len(cards)
    found = list(cards)
    for place, mask in zip(left.places, _possible(left.masks), strict=True):
        found[place] = sum([left.roles[bit.bit_length() - 1] for bit in _bits(mask)])
    return tuple(found)


@lru_cache(maxsize=4096)
def _possible(cards: Masks) -> Masks:
    ways = _ways(cards)
    reached = {0}
    found = []
    for place, mask in enumerate(cards):
        after = ways[place + 1]
        steps = {(bit, used | bit) for used in reached for bit in _bits(mask & ~used) if after.get(used | bit)}
        found.append(sum({bit for bit, _ in steps}))
        reached = {used for _, used in steps}
    return tuple(found)


@cache
def names(mask: int) -> tuple[str, ...]:
    """A set of roles by name."""
    return tuple([_NAME[bit] for bit in _bits(mask)])


@lru_cache(maxsize=4096)
def named(cards: Masks, detective: Card) -> tuple[tuple[str, ...], ...]:
    """What each Role card may be, by name: L's card lies between the secret ones."""
    found = [names(mask) for mask in possible(cards)]
    return (*found[:detective], (L,), *found[detective:])
