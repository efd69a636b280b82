"""How answers are weighed: fairly, with doubt, in worlds as likely as they should be."""

import random
from collections import Counter
from math import inf

import pytest

from penombre.bots.search.halving import LEAST, halved
from penombre.bots.search.planned import Planned
from penombre.bots.search.words import words
from penombre.bots.search.worlds import resampled
from penombre.engine import Answer, Ask, Match, Said, Statement, View, ask
from penombre.games import RULESETS


def test_the_best_answer_is_found_where_it_is_better_in_most_worlds() -> None:
    assert halved(4, 24, lambda each, world: float(each == 2 and world % 3 > 0), inf, doubt=1.0) == 2


def test_the_rule_of_thumb_stands_unless_it_is_beaten_beyond_doubt() -> None:
    def once(each: int, world: int) -> float:
        """One candidate is better in one world of twelve."""
        return float(each == 1 and world % 12 == 0)

    assert halved(2, 24, once, inf, doubt=2.0) == 0
    assert halved(2, 24, once, inf, doubt=1.0) == 1


def test_what_is_beaten_beyond_doubt_is_not_tried_again() -> None:
    tried: Counter[int] = Counter()

    def trial(each: int, world: int) -> float:
        tried[each] += 1
        return (1.0, 0.0, 0.9 + world % 2 / 5)[each]

    halved(3, 24, trial, inf, doubt=1.0)
    assert tried[1] == 6
    assert tried[0] == tried[2] == 24


def test_where_all_answers_come_to_the_same_nothing_more_is_played() -> None:
    tried: Counter[int] = Counter()

    def trial(each: int, world: int) -> float:
        tried[each] += 1
        return world % 2

    assert halved(3, 24, trial, inf, doubt=1.0) == 0
    assert tried.total() == 3 * 6


def test_fewer_worlds_than_say_anything_leave_the_rule_of_thumb() -> None:
    assert halved(2, LEAST - 1, lambda each, world: float(each), inf, doubt=1.0) == 0
    assert halved(2, LEAST, lambda each, world: float(each), inf, doubt=1.0) == 1
    assert halved(2, 24, lambda each, world: float(each), -inf, doubt=1.0) == 0, "no time: none is played"


@pytest.mark.parametrize("kept", [1, 8, 40])
def test_worlds_are_kept_as_often_as_they_weigh_give_or_take_one(kept: int) -> None:
    weights = [0.1, 0.0, 0.5, 0.4]
    found = Counter(resampled("abcd", weights, kept, random.Random(3)))
    assert found.total() == kept
    for thing, weight in zip("abcd", weights, strict=True):
        assert abs(found[thing] - weight * kept) < 1


def test_worlds_without_any_weight_are_kept_evenly() -> None:
    assert sorted(resampled("ab", [0, 0], 4, random.Random(0))) == ["a", "a", "b", "b"]
    assert resampled("", [], 4, random.Random(0)) == []


# -- plans and words -----------------------------------------------------------------------------------------------


class Silent:
    """Always takes the first option."""

    def choose(self, view: View, ask: Ask, imagine: object) -> Answer | None:
        return ask.options[0].id

    def talk(self, view: View, ask: Ask, imagine: object) -> tuple[Statement, ...]:
        return ()

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        return None


def question(kind: str, *options: str) -> Ask:
    return ask.one(0, kind, tuple([ask.Option(option) for option in options]))


MATCH = Match(RULESETS["kemomimi_panic"], 5)


def test_a_plan_is_kept_as_long_as_it_fits() -> None:
    view = MATCH.view(0)

    def answers(*asks: Ask) -> list[Answer | None]:
        bot = Planned(Silent(), (("card", "b"), ("target", "y")))
        return [bot.choose(view, each, lambda: MATCH) for each in asks]

    assert answers(question("card", "a", "b"), question("target", "x", "y"), question("card", "a", "b")) == [
        "b",
        "y",
        "a",
    ]
    assert answers(question("card", "a", "b"), question("vote", "up"), question("target", "x", "y")) == ["b", "up", "x"]
    assert answers(question("card", "a", "c")) == ["a"], "in this world that is no option"


def test_what_may_be_said_instead_is_nothing_the_same_of_others_or_the_contrary() -> None:
    thumb = (Statement("accuse", 2),)
    found = words(0, thumb, MATCH, random.Random(0))
    assert found[:2] == [thumb, ()]
    assert {statement for each in found[2:] for statement in each} <= {
        Statement("vouch", 2),
        *[Statement("accuse", other) for other in (1, 3, 4)],
    }
    assert len(found) == 6
