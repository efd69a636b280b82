"""The judgement bot of DC Spyfall: it hears what was said, works out who knows the place, and speaks accordingly."""

from __future__ import annotations

from typing import Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Ask, Seat, Statement, View
from penombre.games.dc_spyfall.bot import answering, applauding, asking, interrupting, speech, voting
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

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, where talk is allowed."""
        return speech.speak(self.think(view), ask)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is the Joker; the Joker speaks as anybody else would."""
        return mind.suspicion(seat)
