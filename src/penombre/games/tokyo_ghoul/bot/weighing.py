"""How likely imagined matches are: everybody's character by what they did, as judgement believes it."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from penombre.engine import Match
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable


def weigher(mind: Mind) -> Callable[[Match[TokyoGhoulTable]], float]:
    """Says of matches imagined from this view how likely what everybody did is in each, up to a factor.

    Imagined hands are dealt evenly among those that fit, and need no weight of their own.
    """
    hidden = [id for id in mind.public.pool if id != mind.private.character]
    fits = [
        (seat, dict(zip(hidden, row, strict=True))) for seat, row in zip(mind.others, mind.insight.weights, strict=True)
    ]

    def weight(world: Match[TokyoGhoulTable]) -> float:
        faces = world.table.faces
        return prod([row[faces[seat]] for seat, row in fits])

    return weight
