"""Trying something out: a world in which one seat does it is played on by rules of thumb, as far as it takes."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from penombre.bots.drive import play
from penombre.bots.judge import Judge
from penombre.bots.search.planned import Plan, Planned
from penombre.engine import Match, Randomness, Seat, Statement


class Deed(Struct, frozen=True):
    """What may be tried: answers by a plan, or words."""

    plan: Plan = ()
    words: tuple[Statement, ...] = ()


class Trials:
    """Worlds played on from one question, each with a chance of its own that is the same whatever is done."""

    def __init__(self, judge: Judge[Any], seat: Seat, imagined: list[Match[Any]], rng: Randomness) -> None:
        self._judge = judge
        self._seat = seat
        self._worlds = imagined
        self._chances = [int(rng.random() * (1 << 53)) for _ in imagined]

    def worth(self, deed: Deed, world: int) -> float:
        """What a deed comes to in one of the worlds."""
        begun = self._worlds[world]
        match = begun.clone()
        for statement in deed.words:
            if match.may_say(self._seat, statement):
                match.say(self._seat, statement)
        rng = random.Random(self._chances[world])
        judge = self._judge.of_others(rng)
        planned = Planned(self._judge.with_chance(rng), deed.plan)
        bots = [planned if seat == self._seat else judge for seat in range(match.players)]
        play(match, bots, rng, talk=judge.talks_ahead, enough=lambda now: judge.far_enough(now, begun))
        return judge.worth(match, self._seat)
