"""What everybody may make of what was done and said, worked out once for all seats that are asked at the same time."""

from __future__ import annotations

from typing import Any

from penombre.engine import View
from penombre.games.kemomimi_panic.bot.beliefs import Weights, known_camps
from penombre.games.kemomimi_panic.bot.evidence import CIVIL, camp_of, evidence
from penombre.games.kemomimi_panic.view import Private, Public


class Onlookers:
    """Remembers the last evidence it weighed, and what it weighed it for: public facts, and no secret of a seat."""

    __slots__ = ("_seen", "_weights")

    def __init__(self) -> None:
        self._seen: tuple[Any, ...] = ()
        self._weights: Weights | None = None

    def weights(self, view: View, public: Public, private: Private | None) -> Weights:
        """How much speaks for each seat; a Civilian weighs what others did as an onlooker does."""
        if private is not None and camp_of(private.role) != CIVIL:
            return Weights(known_camps(view.seat, public, private), evidence(view, public))
        # What is said is not told to all alike, so it is a part of this; equal parts are mostly the same objects.
        people = [(facts.role, facts.character) for facts in public.seats]
        seen = (public.votes, public.thefts, public.claims, public.game, public.trio, people, view.said)
        if self._weights is None or self._seen != seen:
            self._seen = seen
            self._weights = Weights(known_camps(view.seat, public, None), evidence(view, public))
        return self._weights
