"""What follows from what one player knows: hands that others may hold, and whom they may play.

The same knowledge leads to the same insight, so it is worked out once wherever several questions come to it, or the
many matches of a bot that looks ahead.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from penombre.engine import Said, View
from penombre.games.tokyo_ghoul.bot.beliefs import Beliefs, believe, seat_weights
from penombre.games.tokyo_ghoul.bot.hand_beliefs import Holdings
from penombre.games.tokyo_ghoul.deduction import Known, Possible, knowledge_of
from penombre.games.tokyo_ghoul.view import Private, Public


class Knowledge(NamedTuple):
    """All that a player has to go by."""

    known: Known
    edition: int
    pool: tuple[str, ...]
    character: str
    cards: tuple[str, ...]
    """What the player holds, what lies face up with the hand."""
    meant: tuple[Said, ...]


class Insight:
    """What follows from some knowledge, each part when it is asked for."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    @cached_property
    def possible(self) -> Possible:
        """Which hands the others may hold."""
        return Possible(self._knowledge.known)

    @cached_property
    def holdings(self) -> Holdings:
        """What the others may hold, with its chances."""
        known = self._knowledge.known
        return Holdings(self.possible, known.seat, known.players, self._knowledge.cards)

    @cached_property
    def weights(self) -> list[list[float]]:
        """How well each character of the others fits what each of them did."""
        known, edition, pool, character, _, meant = self._knowledge
        return seat_weights(known, edition, pool, character, meant, self.possible, self.holdings)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who may play whom."""
        known, edition, pool, character, _, _ = self._knowledge
        return believe(known, edition, pool, character, self.weights)


def insight_of(view: View) -> Insight:
    """What follows from a player's view."""
    public, private = view.public, view.private
    assert isinstance(public, Public)
    assert isinstance(private, Private)
    known = knowledge_of(view.seat, public, private)
    face_up = public.seats[view.seat].face_up
    cards = (*private.hand, face_up) if face_up else private.hand
    return _insight(Knowledge(known, public.edition, public.pool, private.character, cards, view.meant()))


@lru_cache(maxsize=1 << 10)
def _insight(knowledge: Knowledge) -> Insight:
    return Insight(knowledge)
