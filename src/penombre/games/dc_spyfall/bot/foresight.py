"""How far a round is played on where somebody looks ahead, and what it is worth to a seat then."""

from __future__ import annotations

from typing import Any, Final

from penombre.engine import NOBODY, Match, Seat
from penombre.games.dc_spyfall.bot.prospects import joker_wins, prospect
from penombre.games.dc_spyfall.catalogue import ACCUSER_BONUS, HERO_POINT, JOKER_FREED
from penombre.games.dc_spyfall.table import SpyfallTable

_AHEAD: Final = 1
"""After so many more answers a standard round is weighed by its prospect."""
_POINT: Final = 0.05
"""What a point is worth beside winning the round with one's own side, which is worth nearly 1."""


def far_enough(match: Match[Any], begun: Match[Any]) -> bool:
    """Whether the round is over, or as many answers were given as it takes to weigh it.

    Rounds with Harley Quinn, Pranks and the Multiverse are played to their end: of those no prospect was learned.
    """
    t = match.table
    if t.ending is not None:
        return True
    if t.phase != "ask" or t.joker == NOBODY or t.harley != NOBODY:
        return False
    return _answers(t) >= _answers(begun.table) + _AHEAD


def _answers(t: SpyfallTable) -> int:
    """How many answers were given this round."""
    return sum([each.answer is not None for each in t.exchanges])


def worth(match: Match[Any], seat: Seat) -> float:
    """From 0 to 1, by how the round has ended or may end: that the own side wins counts most, then points."""
    t = match.table
    if t.ending is not None:
        return _ended(t, seat)
    chance = joker_wins(prospect(match), t.players)
    return chance if seat == t.joker else (1 - chance) * (1 - _POINT)


def _ended(t: SpyfallTable, seat: Seat) -> float:
    assert t.ending is not None
    points = t.ending.points[seat]
    if t.ending.kind != "standard":
        return points / JOKER_FREED
    for_joker = seat in (t.joker, t.harley)
    if (t.ending.winner == "joker") != for_joker:
        return _POINT * points
    return 1 - _POINT * ((JOKER_FREED if for_joker else HERO_POINT + ACCUSER_BONUS) - points)
