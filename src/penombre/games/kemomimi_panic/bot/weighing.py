"""How likely what people did and said is in an imagined match, by the same evidence as beliefs."""

from __future__ import annotations

from collections.abc import Callable

from penombre.engine import Match, Seat, View
from penombre.games.kemomimi_panic.bot.beliefs import ASIDE, Weights, known_camps
from penombre.games.kemomimi_panic.bot.evidence import evidence
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL, INFORMANT
from penombre.games.kemomimi_panic.table import KemomimiTable
from penombre.games.kemomimi_panic.view import Private, Public


def weigher(view: View) -> Callable[[Match[KemomimiTable]], float]:
    """Weighs matches imagined from a view by where the thieves and the Informant are in them.

    What rules out a place, imagining does by itself: a theft, an answer that was given.
    """
    assert isinstance(view.public, Public)
    assert isinstance(view.private, Private)
    weights = Weights(known_camps(view.seat, view.public, view.private), evidence(view, view.public))
    known: dict[tuple[Seat, Seat, Seat], float] = {}
    seats = len(view.public.seats)

    def weight(world: Match[KemomimiTable]) -> float:
        faces = world.table.faces[:seats]
        at = _place(faces, CRESCENT), _place(faces, FULL), _place(faces, INFORMANT)
        found = known.get(at)
        if found is None:
            found = known[at] = weights.of(*at)
        return found

    return weight


def _place(faces: tuple[str, ...], role: str) -> Seat:
    return faces.index(role) if role in faces else ASIDE
