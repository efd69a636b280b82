"""The judgement bot of Tokyo Ghoul: chances for every character and hand, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from penombre.bots import Imagine, Judge, Rules
from penombre.engine import Answer, Ask, Match, Seat, Statement, View
from penombre.games.tokyo_ghoul.bot import attacking, card_choice, prospects, speech, turn, weighing
from penombre.games.tokyo_ghoul.bot.free_talk import FREE_TALK
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import GHOUL, HUMAN
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

TURNS: Final = 1
"""How many turns matches are played on to weigh an answer."""

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
    worlds = 48

    def decide(self, mind: Mind, ask: Ask) -> Answer | None:
        """The answer by the rule for this kind of question, where there is a choice."""
        return self._random.answer(ask) if len(ask.options) == 1 else super().decide(mind, ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, at the beginning of the own turn or under interrogation."""
        return speech.speak(self.think(view)) if speech.moved_to_speak(ask, self._rng.random()) else ()

    def weigher(self, view: View) -> Callable[[Match[TokyoGhoulTable]], float]:
        """By everybody's deeds and the characters they speak for."""
        return weighing.weigher(self.think(view))

    def far_enough(self, match: Match[TokyoGhoulTable], begun: Match[TokyoGhoulTable]) -> bool:
        """When the next player begins a turn."""
        return prospects.is_rest(match) and match.table.turn >= begun.table.turn + TURNS

    def worth(self, match: Match[TokyoGhoulTable], seat: Seat) -> float:
        """Who has won, or the chance to win from where a turn begins."""
        return super().worth(match, seat) if match.over else prospects.prospect(match, seat)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is a Ghoul; Ghouls speak of Humans as if they were."""
        return mind.beliefs.camp(seat, HUMAN if mind.is_ghoul else GHOUL)
