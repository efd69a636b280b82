"""The random bot: any legal answer, and not a word. It never looks at its view, so nobody needs to draw one for it."""

from __future__ import annotations

from typing import Final

from penombre.bots.bot import Imagine
from penombre.engine import Answer, Ask, Randomness, Said, Statement, View

SELDOM: Final = 1 / 64
"""How often a random bot does what is optional, where nobody waits for it."""


class Random:
    """Level `random`: the measure of all the others."""

    __slots__ = ("_random",)

    def __init__(self, rng: Randomness) -> None:
        self._random = rng.random

    def answer(self, ask: Ask) -> Answer:
        """Any legal answer, all equally likely."""
        random = self._random
        if ask.shape == "one" and ask.options:
            options = ask.options
            while True:
                option = options[int(random() * len(options))]
                if not option.refused:
                    return option.id
        return ask.random_answer(lambda number: int(random() * number))

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """Any legal answer, whatever the view; what is optional it mostly leaves alone."""
        return None if ask.optional and self._random() > SELDOM else self.answer(ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """It never says anything."""
        return ()

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """Whatever it is told, it says nothing."""
        return None
