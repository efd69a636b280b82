"""Who is what: the chances of every role for every Role card, where each role is one card.

A world gives each card a role; it weighs as much as all that its cards did is likely from those roles, and nothing
where a fact contradicts it. Sums over sets of roles count all worlds at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from penombre.games.death_note.catalogue import SECRET_ROLES

ROLE_AT: Final = {role: place for place, role in enumerate(SECRET_ROLES)}
Chances = list[list[float]]
"""By Role card, then by secret role; all zero for L's card."""

_Steps = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]


@cache
def _steps(size: int) -> _Steps:
    """Every set of roles used up so far, by growing size: for which card the next one is, and the sets that follow."""
    sets = sorted(range(1 << size), key=lambda used: (used.bit_count(), used))
    return tuple(
        [
            (used, used.bit_count(), tuple([(at, used | 1 << at) for at in range(size) if not used >> at & 1]))
            for used in sets[:-1]
        ]
    )


def chances(possible: Sequence[Sequence[str]], likely: Sequence[Sequence[float]]) -> Chances:
    """The chances of every role for every card, from what it may be and how likely its deeds are."""
    found = [[0.0] * len(SECRET_ROLES) for _ in possible]
    open_cards, taken = [], set()
    for card, roles in enumerate(possible):
        if len(roles) > 1:
            open_cards.append(card)
        elif roles[0] in ROLE_AT:
            found[card][ROLE_AT[roles[0]]] = 1.0
            taken.add(roles[0])
    left = [role for role in SECRET_ROLES if role not in taken]
    weights = [[likely[card][ROLE_AT[role]] if role in possible[card] else 0.0 for role in left] for card in open_cards]
    for card, row in zip(open_cards, _shares(weights), strict=True):
        for role, chance in zip(left, row, strict=True):
            found[card][ROLE_AT[role]] = chance
    return found


def _shares(weights: list[list[float]]) -> list[list[float]]:
    size = len(weights)
    steps = _steps(size)
    rest = [0.0] * (1 << size)
    rest[-1] = 1.0
    for used, at, follow in reversed(steps):
        row = weights[at]
        rest[used] = sum([row[role] * rest[then] for role, then in follow])
    so_far = [0.0] * (1 << size)
    so_far[0] = 1.0
    found = [[0.0] * size for _ in range(size)]
    for used, at, follow in steps:
        before = so_far[used]
        if before:
            row, out = weights[at], found[at]
            for role, then in follow:
                weight = before * row[role]
                if weight:
                    so_far[then] += weight
                    out[role] += weight * rest[then]
    total = rest[0]
    return [[each / total for each in row] for row in found]
