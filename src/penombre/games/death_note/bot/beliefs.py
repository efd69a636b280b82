"""Who is what: the chances of every role for every Role card, where each role is one card.

A world gives each card a role; it weighs as much as all that its cards did is likely from those roles, and nothing
where a fact contradicts it. Sums over sets of roles count all worlds at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from penombre.engine import Card
from penombre.games.death_note.catalogue import SECRET_ROLES

ROLE_AT: Final = {role: place for place, role in enumerate(SECRET_ROLES)}
Chances = list[list[float]]
"""By Role card, then by secret role; all zero for L's card."""
Likely = Sequence[Sequence[float]]
"""By Role card, then by secret role: how likely what its player did is from that role."""
_Steps = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]


class _Plan(NamedTuple):
    """How to go through the worlds that fit what each Role card may be."""

    known: tuple[tuple[Card, int], ...]
    """The cards that can be one role alone, with the place of that role."""
    open: tuple[Card, ...]
    left: tuple[int, ...]
    """The places of the roles that are left for the open cards."""
    steps: _Steps
    """Every set of roles used up so far from which all can be dealt, by growing size: for which card the next role is,
    and those it may get with the sets that follow."""


@lru_cache(maxsize=1024)
def _plan(possible: tuple[tuple[str, ...], ...]) -> _Plan:
    known, open_cards = [], []
    for card, roles in enumerate(possible):
        if len(roles) > 1:
            open_cards.append(card)
        elif roles[0] in ROLE_AT:
            known.append((card, ROLE_AT[roles[0]]))
    taken = {at for _, at in known}
    left = [at for at in range(len(SECRET_ROLES)) if at not in taken]
    may_be = tuple([tuple([SECRET_ROLES[at] in possible[card] for at in left]) for card in open_cards])
    return _Plan(tuple(known), tuple(open_cards), tuple(left), _steps(may_be))


@lru_cache(maxsize=1024)
def _steps(may_be: tuple[tuple[bool, ...], ...]) -> _Steps:
    size = len(may_be)
    reached = [{0}]
    for row in may_be:
        reached.append({used | 1 << at for used in reached[-1] for at in range(size) if row[at] and not used >> at & 1})
    good = {(1 << size) - 1}
    steps = []
    for card in range(size - 1, -1, -1):
        for used in sorted(reached[card], reverse=True):
            row = may_be[card]
            follow = [(at, used | 1 << at) for at in range(size) if row[at] and not used >> at & 1]
            follow = [(at, then) for at, then in follow if then in good]
            if follow:
                good.add(used)
                steps.append((used, card, tuple(follow)))
    return tuple(steps[::-1])


def chances(possible: Sequence[Sequence[str]], likely: Likely) -> Chances:
    """The chances of every role for every card, from what it may be and how likely its deeds are."""
    plan = _plan(tuple([tuple(roles) for roles in possible]))
    found = [[0.0] * len(SECRET_ROLES) for _ in possible]
    for card, at in plan.known:
        found[card][at] = 1.0
    for card, row in zip(plan.open, _shares(plan, likely), strict=True):
        for at, chance in zip(plan.left, row, strict=True):
            found[card][at] = chance
    return found


def _shares(plan: _Plan, likely: Likely) -> list[list[float]]:
    size, steps = len(plan.open), plan.steps
    weights = [[row[at] for at in plan.left] for row in [likely[card] for card in plan.open]]
    rest = [0.0] * (1 << size)
    rest[-1] = 1.0
    for used, card, follow in reversed(steps):
        row = weights[card]
        rest[used] = sum([row[role] * rest[then] for role, then in follow])
    so_far = [0.0] * (1 << size)
    so_far[0] = 1.0
    found = [[0.0] * size for _ in range(size)]
    for used, card, follow in steps:
        before = so_far[used]
        row, out = weights[card], found[card]
        for role, then in follow:
            weight = before * row[role]
            so_far[then] += weight
            out[role] += weight * rest[then]
    total = rest[0]
    return [[each / total for each in row] for row in found]
