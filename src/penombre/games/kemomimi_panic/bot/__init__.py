"""The judgement bot of Kemomimi Panic: chances for every role, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Ask, Match, Seat, Statement, View
from penombre.games.kemomimi_panic.bot import powers, speech, suspicion
from penombre.games.kemomimi_panic.bot.free_talk import FREE_TALK
from penombre.games.kemomimi_panic.bot.mind import Mind
from penombre.games.kemomimi_panic.bot.weighing import weigher

DECISIONS: Final[Rules[Mind]] = {
    "angry": powers.likeliest_thief,
    "cancel": suspicion.cancel,
    "change_suspect": suspicion.change_suspect,
    "check": powers.check,
    "claim_check": powers.claim_check,
    "claim_jewel": powers.claim_jewel,
    "exclude": suspicion.exclude,
    "federica": powers.federica,
    "give_jewel": powers.give_jewel,
    "guess": powers.likeliest_thief,
    "lead": suspicion.lead,
    "name_suspect": suspicion.name_suspect,
    "second_suspect": suspicion.name_suspect,
    "show_name": powers.show_name,
    "steal": powers.steal,
    "strip_jewel": suspicion.name_suspect,
    "talk": always("ready"),
    "use": powers.use,
    "vote": suspicion.vote,
    "write_name": powers.write_name,
}
"""What has no rule of thumb (d'Autriche's shuffle, Geneviève's master) is answered at random."""


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS
    words = FREE_TALK

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, while people talk."""
        return speech.speak(self.think(view)) if ask.kind == "talk" else ()

    def weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """By where the thieves and the Informant are: the evidence that beliefs are made of."""
        return weigher(view)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is a thief, as a Civilian sees it."""
        return (mind.mine if mind.is_civilian else mind.theirs).thief[seat]
