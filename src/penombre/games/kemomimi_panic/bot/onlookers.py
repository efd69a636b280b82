"""What everybody may make of what was done and said, worked out once for all seats that are asked at the same time."""

from __future__ import annotations

from typing import Any

from penombre.engine import View
from penombre.games.kemomimi_panic.bot.beliefs import Weights, known_camps
from penombre.games.kemomimi_panic.bot.evidence import CIVIL, Act, camp_of, evidence
from penombre.games.kemomimi_panic.view import Private, Public


class Onlookers:
    """Remembers the last evidence, and what follows from it for an onlooker: public facts, and no secret of a seat."""

    __slots__ = ("_acts", "_seen", "_weights")

    def __init__(self) -> None:
        self._seen: tuple[Any, ...] = ()
        self._acts: list[Act] = []
        self._weights: Weights | None = None

    def weights(self, view: View, public: Public, private: Private | None) -> Weights:
        """How much speaks for each seat; a Civilian weighs what others did as an onlooker does."""
        # What is said is not told to all alike, so it is a part of this; equal parts are mostly the same objects.
        people = [(facts.role, facts.character) for facts in public.seats]
        seen = (public.votes, public.thefts, public.claims, public.game, public.trio, people, view.said)
        if self._seen != seen:
            self._seen = seen
            self._acts = evidence(view, public)
            self._weights = None
        if private is not None and camp_of(private.role) != CIVIL:
            return Weights(known_camps(view.seat, public, private), self._acts)
        if self._weights is None:
            self._weights = Weights(known_camps(view.seat, public, None), self._acts)
        return self._weights
