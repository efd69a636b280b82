"""How likely imagined matches are: everybody's character by what they did, and the hands that such characters keep."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Final

from penombre.engine import Match
from penombre.games.tokyo_ghoul.bot.beliefs import seat_weights
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

SHARPNESS: Final = 1.0
"""The power of what deeds tell, by which worlds believed at some chance are true as often."""


def weigher(mind: Mind) -> Callable[[Match[TokyoGhoulTable]], float]:
    """Says of matches imagined from this view how likely what everybody did is in each, up to a factor.

    Imagined hands are dealt evenly among those that fit, and need no weight of their own.
    """
    rows = seat_weights(mind.view, mind.public, mind.private, mind.possible, mind.holdings, SHARPNESS)
    hidden = [id for id in mind.public.pool if id != mind.private.character]
    fits = [(seat, dict(zip(hidden, row, strict=True))) for seat, row in zip(mind.others, rows, strict=True)]

    def weight(world: Match[TokyoGhoulTable]) -> float:
        faces = world.table.faces
        return prod([row[faces[seat]] for seat, row in fits])

    return weight
