import random
from typing import Any

import pytest
from tests.toys.lanterns import Lanterns

from penombre.bots import LEVELS, TALKATIVE, Imagine, Random, UnknownLevel, make, play
from penombre.engine import Answer, Ask, Match, Statement, View
from penombre.games import RULESETS


def table(players: int = 5, deal: int = 0) -> Match[Any]:
    return Match(RULESETS["kemomimi_panic"], players, deal=deal)


class Chatterbox(Random):
    """Talks at every occasion; not a plain random bot, so it is shown its view."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.views: list[View] = []

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        assert view.seat == ask.seat
        self.views.append(view)
        return super().choose(view, ask, imagine)

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        return (Statement("vouch", view.seat), Statement("accuse", (view.seat + 1) % 5))


def test_random_bots_play_any_game_to_its_end() -> None:
    for match in (table(4), table(8), Match(Lanterns(), 3)):
        bots = [Random(random.Random(seat)) for seat in range(match.players)]
        given = play(match, bots, random.Random(9))
        assert match.over
        assert given == len(match.steps)


def test_the_same_bots_play_the_same_match() -> None:
    def steps(kind: type[Random]) -> object:
        match = table(6)
        play(match, [kind(random.Random(seat)) for seat in range(6)], random.Random(9), talk=False)
        return match.steps

    assert steps(Random) == steps(Random)
    assert steps(Random) == steps(Chatterbox), "a bot that is shown its view draws the same chances as one that is not"


def test_a_match_can_be_stopped_on_the_way() -> None:
    match = table()
    bots = [Random(random.Random(seat)) for seat in range(5)]
    assert play(match, bots, random.Random(9), until=10) >= 10
    assert not match.over


def test_nobody_says_more_than_a_few_things_a_day() -> None:
    match = table()
    bots = [Chatterbox(random.Random(seat)) for seat in range(5)]
    play(match, bots, random.Random(9))
    days = match.view(0).public.day  # type: ignore[attr-defined]
    for seat in range(5):
        said = [step for step in match.steps if step.seat == seat and step.said is not None]
        assert 0 < len(said) <= TALKATIVE * days


def test_a_bot_hears_what_was_said_before_it_answers() -> None:
    match = table()
    bots = [Chatterbox(random.Random(seat)) for seat in range(5)]
    play(match, bots, random.Random(9), until=5)
    heard = [view for bot in bots for view in bot.views]
    assert all(any(said.seat == view.seat for said in view.said) for view in heard)


class Curious(Chatterbox):
    """Looks at what it can imagine."""

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        assert not hasattr(imagine, "__self__") and not hasattr(imagine, "func")
        world = imagine()
        assert world.view(view.seat) == view and world.deal is None and not world.steps
        return super().choose(view, ask, imagine)


def test_what_a_bot_can_imagine_is_no_method_of_the_true_match() -> None:
    match = table()
    play(match, [Curious(random.Random(seat)) for seat in range(5)], random.Random(9), until=60)
    assert len(match.steps) >= 60


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="5 seats need 5 bots, not 1"):
        play(table(), [Random(random.Random(0))], random.Random(0))


def test_a_level_is_made_by_its_name() -> None:
    assert LEVELS[0] == "random"
    assert isinstance(make("random", "kemomimi_panic", random.Random(0)), Random)


def test_an_unknown_level_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownLevel, match="unknown bot level 'genius'; expected one of: random, judgement"):
        make("genius", "kemomimi_panic", random.Random(0))
    with pytest.raises(UnknownLevel, match="lanterns has no bot of level 'judgement'; it has: random"):
        make("judgement", "lanterns", random.Random(0))
