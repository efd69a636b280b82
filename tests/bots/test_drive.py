import random
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from tests.toys.honest import Interruptible
from tests.toys.lanterns import Lanterns, LanternTable, position

from penombre.bots import LEVELS, TALKATIVE, Imagine, Random, UnknownLevel, make, play
from penombre.engine import CLOCK, Answer, Ask, Match, Option, Script, Statement, Step, View, ask
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

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
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


class Crier(Random):
    """Cries out wherever it may, or never; always shown its view."""

    def __init__(self, rng: random.Random, cries: bool) -> None:
        super().__init__(rng)
        self.cries = cries
        self.asked = 0

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        if not ask.optional:
            return self.answer(ask)
        assert view.seat == ask.seat
        self.asked += 1
        return ask.besides[0].id if self.cries else None


@pytest.mark.parametrize("cries", [False, True])
def test_whoever_may_interrupt_is_asked_before_the_one_who_is_waited_for(cries: bool) -> None:
    match = Match.at(Interruptible(), position("share", "moon shield thief"))
    bots = [Crier(random.Random(seat), cries and seat == 2) for seat in range(3)]
    play(match, bots, random.Random(9), until=1)
    (step,) = match.steps
    assert (step.seat, step.answer == "cry") == ((2, True) if cries else (0, False))
    assert [bot.asked for bot in bots] == [0, 1, 1]


def test_random_bots_interrupt_now_and_then() -> None:
    cried = 0
    for deal in range(200):
        match = Match(Interruptible(), 3, deal=deal)
        play(match, [Random(random.Random(seat)) for seat in range(3)], random.Random(deal))
        cried += any(step.answer == "cry" for step in match.steps)
    assert 0 < cried < 100


def test_time_answers_a_race_that_only_the_idle_are_in() -> None:
    class Idle(Interruptible):
        """Nobody has to share: the time passes, unless somebody cries out."""

        def share(self, t: LanternTable) -> Script[None]:
            clock = Ask(CLOCK, "time", (Option("time_up"),), pace="bid", default="time_up")
            yield ask.race([*[self.watching(t, seat) for seat in range(3)], clock])
            t.phase = "grab"

    match = Match.at(Idle(), position("share", "moon shield thief"))
    play(match, [Crier(random.Random(seat), cries=False) for seat in range(3)], random.Random(9), until=1)
    assert match.steps == [Step(CLOCK, "time_up")]


def test_a_bot_must_answer_what_is_not_optional() -> None:
    class Mute(Random):
        def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
            return None

    with pytest.raises(AssertionError, match="Mute must answer"):
        play(table(), [Mute(random.Random(seat)) for seat in range(5)], random.Random(9))


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


class Metronome(Lanterns):
    """Somebody shares while a clock is running."""

    id = "metronome"
    paces: ClassVar[Mapping[str, int]] = {**Lanterns.paces, "bid": 20}

    def share(self, t: LanternTable) -> Script[None]:
        left = 60_000
        while left:
            seats = tuple(ask.seat_option(seat) for seat in range(t.players))
            sharing = ask.one(t.turn, "share", seats, pace="bid")
            seat, given = yield ask.race([sharing, ask.clock(left, pace="bid")], main=t.turn)
            if seat != CLOCK:
                t.tokens[given] += 1
                break
            left -= given
        t.phase = "grab"


def test_where_a_clock_is_running_some_time_passes_before_each_answer() -> None:
    match = Match(Metronome(), 3)
    play(match, [Random(random.Random(seat)) for seat in range(3)], random.Random(9))
    steps = [step for step in match.steps if step.said is None]
    ticks = [number for number, step in enumerate(steps) if step.seat == CLOCK and str(step.answer).isdigit()]
    assert ticks
    for number in ticks:
        assert 2_000 <= int(str(steps[number].answer)) <= 8_000, "a part of the twenty seconds there are"
        assert steps[number + 1].seat != CLOCK, "then somebody answers"
