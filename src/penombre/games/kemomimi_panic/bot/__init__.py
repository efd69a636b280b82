"""The judgement bot of Kemomimi Panic: chances for every role, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Answer, Ask, Match, Randomness, Seat, Statement, View
from penombre.games.kemomimi_panic.bot import outlook, powers, speech, suspicion
from penombre.games.kemomimi_panic.bot.free_talk import FREE_TALK
from penombre.games.kemomimi_panic.bot.mind import Mind
from penombre.games.kemomimi_panic.bot.onlookers import Onlookers
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


_COVERED: Final = 0.5


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ("_onlookers",)

    decisions = DECISIONS
    words = FREE_TALK

    def __init__(self, rng: Randomness) -> None:
        super().__init__(rng)
        self._onlookers = Onlookers()

    def mind(self, view: View, rng: Randomness) -> Mind:
        """What this seat thinks: what everybody may make of the evidence is worked out once for all seats it plays."""
        return Mind(view, rng, self._onlookers)

    def with_chance(self, rng: Randomness) -> Judgement:
        """The same, for matches that are imagined."""
        return Imagined(rng)

    def worth_a_search(self, ask: Ask) -> bool:
        """What one thinks while eyes are closed decides nothing."""
        return ask.kind != "guess" and super().worth_a_search(ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, while people talk."""
        return speech.speak(self.think(view)) if ask.kind == "talk" else ()

    def weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """By where the thieves and the Informant are: the evidence that beliefs are made of."""
        return weigher(view)

    def onlookers_weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """The same, by what everybody knows."""
        return weigher(view)

    def covered(self, ask: Ask) -> float:
        """Half: a thief who looked ahead from its own card alone was read by what it did; this costs it nothing."""
        return _COVERED

    def far_enough(self, match: Match[Any], begun: Match[Any]) -> bool:
        """Of several games, this one is enough."""
        return outlook.far_enough(match, begun)

    def worth(self, match: Match[Any], seat: Seat) -> float:
        """A victory, points, or how near the Informant came."""
        return outlook.worth(match, seat)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is a thief, as a Civilian sees it."""
        return (mind.mine if mind.is_civilian else mind.theirs).thief[seat]


class Imagined(Judgement):
    """The same in a match that is only imagined: nobody needs to guess there what decides nothing."""

    __slots__ = ()

    def reflex(self, ask: Ask, talks: bool) -> tuple[Answer | None] | None:
        """What is answered without a look at the table."""
        return _REFLEXES.get(ask.kind) if not talks else None


_REFLEXES: Final[Mapping[str, tuple[Answer]]] = {"guess": ("pass",), "talk": ("ready",)}
