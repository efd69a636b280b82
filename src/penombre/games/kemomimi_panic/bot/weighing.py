"""How likely what people did and said is in an imagined match, by the same evidence as beliefs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from penombre.engine import Match, Seat, View
from penombre.games.kemomimi_panic.bot.beliefs import ASIDE, Weights, known_camps
from penombre.games.kemomimi_panic.bot.evidence import evidence
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL, INFORMANT
from penombre.games.kemomimi_panic.table import KemomimiTable
from penombre.games.kemomimi_panic.view import Private, Public

_MANNERS: Final = 1.7
_SURER: Final = 1.1
"""How much more the acts of an Informant tell than the table of likelihoods says, and all evidence together: a
calibration finds beliefs too timid by that, which were set short of what matches say."""


def weigher(view: View) -> Callable[[Match[KemomimiTable]], float]:
    """Weighs matches imagined from a view, a seat's or an onlooker's, by where the thieves and the Informant are.

    What rules out a place, imagining does by itself: a theft, an answer that was given.
    """
    assert isinstance(view.public, Public)
    assert view.private is None or isinstance(view.private, Private)
    weights = Weights(known_camps(view.seat, view.public, view.private), evidence(view, view.public), _MANNERS)
    known: dict[tuple[Seat, Seat, Seat], float] = {}
    seats = len(view.public.seats)

    def weight(world: Match[KemomimiTable]) -> float:
        faces = world.table.faces[:seats]
        at = _place(faces, CRESCENT), _place(faces, FULL), _place(faces, INFORMANT)
        found = known.get(at)
        if found is None:
            found = known[at] = weights.of(*at) ** _SURER
        return found

    return weight


def _place(faces: tuple[str, ...], role: str) -> Seat:
    return faces.index(role) if role in faces else ASIDE
