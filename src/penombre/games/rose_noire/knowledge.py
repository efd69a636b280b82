"""Sets of faces that rules and places tell of cards nobody sees: no Trap in a hand, no Proof in the box."""

from __future__ import annotations

from typing import Final

from penombre.engine.knowing import bits_of
from penombre.games.rose_noire.catalogue import BONUS, CARDS, GOAL, PROOF, TRAP

FACE: Final = bits_of(CARDS)
"""A bit per face, so that a set of faces is a number."""


def _faces(*types: str) -> int:
    return sum(FACE[id] for id, card in CARDS.items() if card.type in types)


PROOFS_ALL: Final = _faces(PROOF)
TRAPS_ALL: Final = _faces(TRAP)
GOALS_ALL: Final = _faces(GOAL)
BONUS_ALL: Final = sum(FACE[id] for id in BONUS)
EVERY_FACE: Final = (1 << len(CARDS)) - 1
ANY_BUT_TRAPS: Final = EVERY_FACE & ~TRAPS_ALL
ANY_BUT_PROOFS: Final = EVERY_FACE & ~PROOFS_ALL
