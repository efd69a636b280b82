"""The judgement bot of Tokyo Ghoul: chances for every character and hand, and a rule of thumb for every question."""

from __future__ import annotations

from typing import Final

from penombre.bots import Imagine, Judge, Rules
from penombre.engine import Answer, Ask, Seat, Statement, View
from penombre.games.tokyo_ghoul.bot import attacking, card_choice, speech, turn
from penombre.games.tokyo_ghoul.bot.free_talk import FREE_TALK
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import GHOUL, HUMAN

DECISIONS: Final[Rules[Mind]] = {
    "attack": attacking.attack,
    "cover_give": turn.cover_give,
    "cover_remove": turn.cover_remove,
    "interrogate": card_choice.interrogate,
    "interrogation_exchange": card_choice.exchange,
    "interrogation_show": card_choice.interrogation_show,
    "prelim_give": card_choice.prelim_give,
    "prelim_show": card_choice.prelim_show,
    "redisplay": card_choice.turn_up,
    "show_initial": card_choice.turn_up,
    "support_action": attacking.support_action,
    "turn_choice": turn.turn_choice,
}


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its character should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS
    words = FREE_TALK

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """The answer by the rule for this kind of question, where there is a choice."""
        return self._random.answer(ask) if len(ask.options) == 1 else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, at the beginning of the own turn or under interrogation."""
        return speech.speak(self.think(view)) if speech.moved_to_speak(ask, self._rng.random()) else ()

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is a Ghoul; Ghouls speak of Humans as if they were."""
        return mind.beliefs.camp(seat, HUMAN if mind.is_ghoul else GHOUL)
