"""Level `search`: plays likely worlds on for each answer, and departs from its rule of thumb where that is better."""

from __future__ import annotations

import random
from math import inf
from time import monotonic
from typing import Any, Final

from penombre.bots.bot import Imagine
from penombre.bots.drive import play
from penombre.bots.judge import Judge
from penombre.bots.search.candidates import candidates
from penombre.bots.search.halving import halved
from penombre.bots.search.planned import Plan, Planned
from penombre.bots.search.worlds import worlds
from penombre.engine import Answer, Ask, Match, Randomness, Said, Seat, Statement, View

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

    __slots__ = ("_judge", "_most", "_rng", "_seconds")

    def __init__(self, judge: Judge[Any], rng: Randomness, most: int = WORLDS, seconds: float = inf) -> None:
        self._judge = judge
        self._rng = rng
        self._most = most
        self._seconds = seconds

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """The answer that does best where the match is played on, or that of the rule of thumb."""
        began = monotonic()
        thumb = self._judge.choose(view, ask, imagine)
        found = candidates(ask, thumb, self._rng) if self._judge.worth_a_search(ask) else [thumb]
        if len(found) == 1:
            return thumb
        drawing = began + self._seconds * _DRAWING
        imagined = worlds(imagine, self._judge.weigher(view), self._most, self._rng, drawing)
        trials = Trials(self._judge, ask, imagined, self._rng)
        plans: list[Plan] = [((ask.kind, answer),) for answer in found]
        best = halved(
            len(plans),
            len(imagined),
            lambda candidate, world: trials.worth(plans[candidate], world),
            began + self._seconds,
            DOUBT,
        )
        return found[best]

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        """What its rule of thumb says."""
        return self._judge.talk(view, ask)

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """What its rule of thumb says."""
        return self._judge.reply(view, said, language)


class Trials:
    """Worlds played on from one question, each with a chance of its own that is the same whatever is answered."""

    def __init__(self, judge: Judge[Any], ask: Ask, imagined: list[Match[Any]], rng: Randomness) -> None:
        self._judge = judge
        self._seat: Seat = ask.seat
        self._worlds = imagined
        self._chances = [int(rng.random() * (1 << 53)) for _ in imagined]

    def worth(self, plan: Plan, world: int) -> float:
        """What following a plan in one of the worlds comes to."""
        begun = self._worlds[world]
        match = begun.clone()
        rng = random.Random(self._chances[world])
        judge = self._judge.with_chance(rng)
        bots = [Planned(judge, plan) if seat == self._seat else judge for seat in range(match.players)]
        play(match, bots, rng, talk=False, enough=lambda now: judge.far_enough(now, begun))
        return judge.worth(match, self._seat)
