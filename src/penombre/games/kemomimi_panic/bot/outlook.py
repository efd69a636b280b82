"""What an imagined match has come to, and when it has come far enough to tell."""

from __future__ import annotations

from typing import Final

from penombre.engine import Match, Seat
from penombre.games.kemomimi_panic.catalogue import INFORMANT
from penombre.games.kemomimi_panic.flow import CROWN
from penombre.games.kemomimi_panic.table import OUT, KemomimiTable

_NEARLY: Final = 0.2
"""What the longest way to the last pair is worth to an Informant who did not get there."""


def far_enough(match: Match[KemomimiTable], begun: Match[KemomimiTable]) -> bool:
    """Of several games, whether this one is over: in the next one everybody is somebody else."""
    return match.table.game != begun.table.game


def worth(match: Match[KemomimiTable], seat: Seat) -> float:
    """A victory, or being ahead in points; to the Informant, who seldom wins, also how near that was."""
    t, outcome = match.table, match.outcome
    if outcome is not None and seat in outcome.winners:
        return 1.0
    if t.points:
        return _ahead(t.scores, seat) if outcome is None else 0.0
    return _NEARLY * _nearness(t) if t.role(seat) == INFORMANT and t.state[seat] != OUT else 0.0


def _ahead(scores: tuple[int, ...], seat: Seat) -> float:
    """Half, and more or less by how far this seat is ahead of the best of the others."""
    lead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
    return min(1.0, max(0.0, 0.5 + lead / (2 * CROWN)))


def _nearness(t: KemomimiTable) -> float:
    """How few were left when no thief was: a game that ends without one ends with the last of them."""
    return (t.players - len(t.in_play())) / max(1, t.players - 2)
