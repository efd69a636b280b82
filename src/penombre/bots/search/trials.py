"""Trying something out: a world in which one seat does it is played on by rules of thumb, as far as it takes."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from penombre.bots.drive import play
from penombre.bots.judge import Judge
from penombre.bots.search.planned import Plan, Planned, is_legal
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
        planned = Planned(self._judge.with_chance(rng), self._begun(match, deed.plan))
        bots = [planned if seat == self._seat else judge for seat in range(match.players)]
        if not judge.far_enough(match, begun):
            play(match, bots, rng, talk=judge.talks_ahead, enough=lambda now: judge.far_enough(now, begun))
        return judge.worth(match, self._seat)

    def _begun(self, match: Match[Any], plan: Plan) -> Plan:
        """Do the first thing of a plan, before anybody else does anything; what is left of it."""
        ask = match.ask_for(self._seat)
        if not plan or ask is None or ask.kind != plan[0][0]:
            return plan
        answer = plan[0][1]
        if answer is None or not is_legal(ask, answer):
            return plan
        match.answer(self._seat, answer)
        return plan[1:]
