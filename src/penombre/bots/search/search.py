"""Level `search`: plays likely worlds on for each answer, and departs from its rule of thumb where that is better."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any, Final

from penombre.bots.bot import Imagine
from penombre.bots.judge import Judge
from penombre.bots.search.answers import answers, plans
from penombre.bots.search.halving import halved
from penombre.bots.search.trials import Deed, Trials
from penombre.bots.search.words import words
from penombre.bots.search.worlds import worlds
from penombre.engine import Answer, Ask, Match, Randomness, Said, Statement, View

WORLDS: Final = 24
"""In how many worlds answers are weighed, unless somebody says otherwise."""
DOUBT: Final = 1.0
"""By how many standard errors an answer has to beat the rule of thumb."""
_DRAWING: Final = 0.3
"""The share of the time that drawing worlds may take."""


class Search:
    """Looks ahead from what its seat knows; `judge` is its rule of thumb, and plays all seats in what it imagines.

    It weighs answers in so many worlds, in at most so many seconds. Without a bound in seconds the same chance leads
    to the same answers.
    """

    __slots__ = ("_judge", "_rng", "_seconds", "_worlds")

    def __init__(self, judge: Judge[Any], rng: Randomness, most: int = WORLDS, seconds: float = inf) -> None:
        self._judge = judge
        self._rng = rng
        self._worlds = most
        self._seconds = seconds

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """The answer that does best where the match is played on, or that of the rule of thumb."""
        until = monotonic() + self._seconds
        thumb = self._judge.choose(view, ask, imagine)
        if not self._judge.worth_a_search(ask):
            return thumb
        wanted = self._judge.worth_trying(view, ask, thumb)
        first = answers(ask, thumb, self._rng) if wanted is None else [thumb, *[w for w in wanted if w != thumb]]
        if len(first) == 1:
            return thumb
        imagined = self._imagined(view, ask, imagine, self._worlds)
        if not imagined:
            return thumb
        # A game that says what is worth trying plays what follows by its rules of thumb, and is asked again.
        found = plans(ask, first, imagined[0], self._rng) if wanted is None else [((ask.kind, each),) for each in first]
        best = self._best(ask, [Deed(plan) for plan in found], imagined, until)
        return found[best][0][1]

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """What does best where its rule of thumb has something to say: that, something like it, or nothing.

        It speaks no more than the rule of thumb does, and weighs its words in half as many worlds as its answers.
        """
        until = monotonic() + self._seconds
        thumb = self._judge.talk(view, ask, imagine)
        wanted = self._judge.worth_saying(view, ask, thumb) if thumb else ()
        if wanted is not None and all(each == thumb for each in wanted):
            return thumb
        imagined = self._imagined(view, ask, imagine, self._worlds // 2)
        if not imagined:
            return thumb
        if wanted is None:
            found = words(ask.seat, thumb, imagined[0], self._rng)
        else:
            found = [thumb, *[each for each in wanted if each != thumb]]
        return found[self._best(ask, [Deed(words=each) for each in found], imagined, until)]

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """What its rule of thumb says."""
        return self._judge.reply(view, said, language)

    def _imagined(self, view: View, ask: Ask, imagine: Imagine, most: int) -> list[Match[Any]]:
        until = monotonic() + self._seconds * _DRAWING
        return worlds(view, ask, imagine, self._judge, most, self._rng, until)

    def _best(self, ask: Ask, deeds: Sequence[Deed], imagined: list[Match[Any]], until: float) -> int:
        trials = Trials(self._judge, ask.seat, imagined, self._rng)
        return halved(len(deeds), len(imagined), lambda each, world: trials.worth(deeds[each], world), until, DOUBT)
