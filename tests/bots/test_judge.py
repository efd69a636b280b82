"""What a judgement bot keeps from what it says to what it answers, and no longer."""

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from tests.toys.lanterns import Lanterns, Private, Public

from penombre.bots import Imagine, Judge, Mind
from penombre.engine import Answer, Ask, Match, Randomness, Seat, Statement, View

NO_RULES: Mapping[str, Callable[["Counted", Ask], Answer]] = {}


class Counted(Mind[Public, Private]):
    """A mind that tells how many there were."""

    made: ClassVar[int] = 0

    def __init__(self, view: View, rng: Randomness) -> None:
        super().__init__(view, rng, Public, Private)
        Counted.made += 1


class Thinker(Judge[Counted]):
    """Thinks before it speaks, and says nothing."""

    mind = Counted
    decisions = NO_RULES

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        self.think(view)
        return ()


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def asked() -> tuple[Match[Any], Seat, Ask]:
    match = Match(Lanterns(), 3)
    ask = next(ask for ask in match.asks() if ask.seat >= 0)
    return match, ask.seat, ask


def minds_made(bot: Thinker, ask: Ask, spoken: View | None, *answered: View) -> int:
    before = Counted.made
    if spoken is not None:
        bot.talk(spoken, ask, never)
    for view in answered:
        bot.choose(view, ask, never)
    return Counted.made - before


def test_it_thinks_once_where_it_speaks_and_then_answers() -> None:
    match, seat, ask = asked()
    assert minds_made(Thinker(random.Random(1)), ask, match.view(seat), match.view(seat)) == 1


def test_it_thinks_again_when_something_was_said_in_between() -> None:
    match, seat, ask = asked()
    before = match.view(seat)
    match.say(seat, Statement("claim", what="shield"))
    assert minds_made(Thinker(random.Random(1)), ask, before, match.view(seat)) == 2


def test_it_keeps_no_thought_from_one_answer_to_the_next() -> None:
    match, seat, ask = asked()
    view = match.view(seat)
    assert minds_made(Thinker(random.Random(1)), ask, None, view, view) == 2
