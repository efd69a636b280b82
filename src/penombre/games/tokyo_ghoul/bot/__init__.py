"""The judgement bot of Tokyo Ghoul: chances for every character and hand, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.bots import Judge
from penombre.engine import Answer, Ask, Statement, View
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


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its character should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """By the rule for this kind of question, where there is a choice."""
        return self._random.answer(ask) if len(ask.options) == 1 else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        """Something to say, at the beginning of the own turn or under interrogation."""
        return speech.speak(self.think(view)) if speech.moved_to_speak(ask, self._rng.random()) else ()
