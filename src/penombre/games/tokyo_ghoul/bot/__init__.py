"""The judgement bot of Tokyo Ghoul: chances for every character and hand, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.bots import Imagine, Random
from penombre.engine import Answer, Ask, Randomness, Statement, View
from penombre.games.tokyo_ghoul.bot import dealings, killing, speech, walking
from penombre.games.tokyo_ghoul.bot.mind import Mind

DECISIONS: Final[Mapping[str, Callable[[Mind, Ask], Answer]]] = {
    "attack": killing.attack,
    "cover_give": walking.cover_give,
    "cover_remove": walking.cover_remove,
    "interrogate": dealings.interrogate,
    "interrogation_exchange": dealings.exchange,
    "interrogation_show": dealings.interrogation_show,
    "prelim_give": dealings.prelim_give,
    "prelim_show": dealings.prelim_show,
    "redisplay": dealings.turn_up,
    "show_initial": dealings.turn_up,
    "support_action": killing.support_action,
    "turn_choice": walking.turn_choice,
}


class Judgement:
    """Level `judgement`: plays by the odds, and lies when its character should."""

    __slots__ = ("_random", "_rng")

    def __init__(self, rng: Randomness) -> None:
        self._rng = rng
        self._random = Random(rng)

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer:
        """The answer this seat's beliefs lead to."""
        decide = DECISIONS.get(ask.kind)
        if decide is None or len(ask.options) == 1:
            return self._random.answer(ask)
        return decide(Mind(view, self._rng), ask)

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        """Something to say, at the beginning of the own turn or under interrogation."""
        return speech.speak(Mind(view, self._rng)) if speech.moved_to_speak(ask, self._rng.random()) else ()
