"""Who sits where in a ladder: tables of one deal, played again and again with other levels in its seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from penombre.bots import dealt
from penombre.engine import Match, Ruleset, Value

EVEN: Final = "even"
"""Everybody is of one level."""
CAMP: Final = "camp"
"""One camp is of a level, all others are of the level below."""
MIXED: Final = "mixed"
"""All levels are at one table, and go round its seats from one table of the deal to the next."""


class Seating(Struct, frozen=True, order=True):
    """One table to be played: a deal, and a level for each of its seats."""

    players: int
    deal: int
    kind: str
    what: str
    """The level of all, or the camp that is a level above the others, or how far the levels have gone round."""
    levels: tuple[str, ...]


def camps(ruleset: Ruleset[Any], players: int, options: dict[str, Value], deal: int) -> tuple[str, ...]:
    """The camp of each seat, as it was dealt."""
    match: Match[Any] = Match(ruleset, players, options, deal)
    return tuple([ruleset.camp(dealt(match, seat)) for seat in range(players)])


def seatings(players: int, deal: int, camps: Sequence[str], levels: Sequence[str]) -> list[Seating]:
    """All tables of one deal."""

    def table(kind: str, what: str, names: Sequence[str]) -> Seating:
        return Seating(players, deal, kind, what, tuple(names))

    found = [table(EVEN, level, [level] * players) for level in levels]
    for lower, upper in pairwise(levels):
        found += [
            table(CAMP, camp, [upper if each == camp else lower for each in camps]) for camp in sorted(set(camps))
        ]
    count = len(levels)
    for turned in range(count if count > 1 else 0):
        # Who begins goes on with the deal, so that no level has the first seats more often than others.
        names = [levels[(seat + turned + deal) % count] for seat in range(players)]
        found.append(table(MIXED, str(turned), names))
    return found
