"""Who decides where level `search` looks ahead: judgement's rules by sharper beliefs, and a Possessed who deceives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from penombre.bots import Imagine
from penombre.engine import Answer, Ask, Randomness, Statement, View
from penombre.games.rose_noire.bot import deceit, trying
from penombre.games.rose_noire.bot.beliefs import Beliefs
from penombre.games.rose_noire.bot.judgement import Judgement
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.weighing import sharp_beliefs

_UNSEEN: Final = frozenset({"night_possessed", "night_rector", "dusk_discard", "dusk_trim", "forgery_order"})
"""Questions whose answers nobody sees, or only what comes of them."""


class SharpMind(Mind):
    """A mind that counts every clue."""

    @cached_property
    def mine(self) -> Beliefs:
        """What I believe."""
        return sharp_beliefs(self.public, self.heard, self.evidence, self.witness)


class Expert(Judgement):
    """Judgement with more time for each question; the others are taken to play by judgement."""

    __slots__ = ()

    def mind(self, view: View, rng: Randomness) -> Mind:
        """What a seat thinks, all clues counted."""
        return SharpMind(view, rng, self._recall)

    def of_others(self, rng: Randomness) -> Judgement:
        """Judgement, which knows what this one worked out of what everybody sees."""
        return Judgement(rng, self._recall.copy())

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """As judgement does; the Possessed lies where it is safe."""
        mind = self.think(view)
        return deceit.deceive(mind, ask) if mind.is_possessed else super().talk(view, ask, imagine)

    def worth_saying(self, view: View, ask: Ask, thumb: Sequence[Statement]) -> Sequence[tuple[Statement, ...]]:
        """Only the Possessed weighs its words: the others have nothing to hide, or are not believed."""
        mind = self.think(view)
        return deceit.alternatives(mind, ask) if mind.is_possessed else ()

    def worth_trying(self, view: View, ask: Ask, thumb: Answer | None) -> Sequence[Answer | None]:
        """What may well be better than the rule of thumb's answer."""
        return trying.worth_trying(self.think(view), ask)

    def covered(self, ask: Ask) -> float:
        """What nobody sees tells nothing."""
        return 0.0 if ask.kind in _UNSEEN else super().covered(ask)
