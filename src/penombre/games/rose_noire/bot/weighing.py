"""How likely imagined matches are: by the chances of every pair and seat that judgement plays by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from penombre.engine import Match, Seat, View
from penombre.games.rose_noire.bot.beliefs import PAIR_AT, Witness, weighed
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.recall import Recall
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.games.rose_noire.view import Public

TEMPER: Final = 1.0
"""The power that brings these weights to how often they are true."""


def weigher(view: View, mind: Mind | None, recall: Recall) -> Callable[[Match[RoseNoireTable]], float]:
    """Says of matches imagined from this view how likely what people did and said is; without a mind, an onlooker's."""
    public = view.public
    assert isinstance(public, Public)
    if not public.seats:
        return lambda world: 1.0
    witness = mind.witness if mind is not None else Witness()
    rows, seats = weighed(public, recall.heard(view, public), recall.evidence(public), witness)
    of: dict[Seat, list[float]] = {
        seat: [weight**TEMPER for weight in row] for seat, row in zip(seats, rows, strict=True)
    }

    def weight(world: Match[RoseNoireTable]) -> float:
        t = world.table
        pair, row = t.accomplices, of.get(t.possessed)
        if not pair:
            return 1.0
        return row[PAIR_AT[pair[0], pair[1]]] if row is not None else 0.0

    return weight
