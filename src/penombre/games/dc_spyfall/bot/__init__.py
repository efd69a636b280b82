"""The judgement bot of DC Spyfall: it hears what was said, works out who knows the place, and speaks accordingly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Answer, Ask, Match, Seat, Statement, View
from penombre.games.dc_spyfall.bot import (
    answering,
    applauding,
    asking,
    foresight,
    interrupting,
    looking_ahead,
    speech,
    voting,
    weighing,
)
from penombre.games.dc_spyfall.bot.free_talk import FREE_TALK
from penombre.games.dc_spyfall.bot.mind import Mind

DECISIONS: Final[Rules[Mind]] = {
    "accuse_vote": voting.accuse_vote,
    "answer": interrupting.or_else(answering.answer),
    "ask": interrupting.or_else(asking.question),
    "final_point": voting.final_point,
    "final_talk": voting.final_talk,
    "harley_point": voting.harley_point,
    "harley_talk": always("ready"),
    "interrupt": interrupting.interruption,
    "joker_claim": interrupting.claim,
    "look": always("look_done"),
    "multiverse_talk": always("ready"),
    "multiverse_vote": voting.multiverse_vote,
    "power": voting.power,
    "round_end": applauding.round_end,
}


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and bluffs when its card should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS
    words = FREE_TALK
    worlds = 64
    """A world played on by one answer costs half a millisecond."""

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, where talk is allowed."""
        return speech.speak(self.think(view), ask)

    def worth_a_search(self, ask: Ask) -> bool:
        """Whatever is asked: what is worth trying at it says `worth_trying`."""
        return True

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is the Joker; the Joker speaks as anybody else would."""
        return mind.suspicion(seat)

    def worth_trying(self, view: View, ask: Ask, thumb: Answer | None) -> Sequence[Answer | None]:
        """A few different things to say, the votes, and what may be worth stopping the clock for."""
        return looking_ahead.worth_trying(Mind(view, self._rng), ask, thumb)

    def weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """By what everybody's answers make of the cards."""
        return weighing.weigher(Mind(view, self._rng))

    def far_enough(self, match: Match[Any], begun: Match[Any]) -> bool:
        """At the end of the round, or where its prospect says enough."""
        return foresight.far_enough(match, begun)

    def worth(self, match: Match[Any], seat: Seat) -> float:
        """By who wins the round, and by its points."""
        return foresight.worth(match, seat)
