from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import playing, run, serving
from tests.server.reconnecting_players import entries_of
from tests.toys.lanterns import position
from tests.toys.shapes import Toasts

from penombre.engine import CLOCK, Ask, Match, Sealed
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.server.match.match_log import Answered, Record, decode


def played(players: int, seed: int) -> list[Match[Any]]:
    """A random match at each of its questions."""
    match, rng = Match(RULESETS["kemomimi_panic"], players, deal=seed), Random(seed)
    moments = []
    while not match.over:
        moments.append(match.clone())
        ask = rng.choice(match.asks())
        match.answer(ask.seat, ask.random_answer(rng.randrange))
    return moments


def test_a_question_lasts_as_long_as_its_rules_say_at_a_live_table_six_times_that_or_a_day_at_others() -> None:
    asked = 0
    for match in played(6, 3):
        if isinstance(match.asking, Ask):
            asked += 1
            live = match.ruleset.seconds(match.asking.pace, match.options)
            assert [pace.seconds(match, each) for each in ("live", "relaxed", "days")] == [live, 6 * live, 86_400]
    assert asked > 5


def test_a_question_to_several_lasts_no_longer_and_no_shorter_when_some_have_answered() -> None:
    open_still = 0
    for match in played(8, 4):
        if not isinstance(match.asking, Sealed):
            continue
        lasts, question = pace.seconds(match, "live"), match.settled
        ask = next(ask for ask in match.asks() if ask.seat != CLOCK)
        match.answer(ask.seat, ask.random_answer(Random(1).randrange))
        if match.settled == question:
            open_still += 1
            assert pace.seconds(match, "live") == lasts
    assert open_still > 5


def test_a_question_lasts_at_least_as_long_as_its_rules_say_and_less_than_it_lasts_at_most() -> None:
    ruleset = RULESETS["tokyo_ghoul"]
    match, rng = Match(ruleset, 5, deal=2), Random(2)
    held = set()
    while not match.over:
        asking = match.asking
        least = pace.least(match, "live")
        assert least == (ruleset.holds.get(asking.pace, 0) if isinstance(asking, Ask) else 0)
        if least:
            assert isinstance(asking, Ask)
            held.add(asking.pace)
            assert least < min(pace.seconds(match, each) for each in ("live", "relaxed", "days"))
        ask = rng.choice(match.asks())
        match.answer(ask.seat, "pass" if ask.kind == "attack" else ask.random_answer(rng.randrange))
    assert held and pace.least(match, "live") == 0


def toasting(**position_of: Any) -> Match[Any]:
    return Match.at(Toasts(), position("share", "moon shield thief"), **position_of)


def test_while_a_clock_of_the_game_runs_a_question_has_its_own_time_and_the_clock_is_as_slow_as_the_table() -> None:
    match = toasting()
    own = pace.running(match)
    assert own is not None
    assert own.most == 5000
    assert [pace.seconds(match, each) for each in ("live", "relaxed", "days")] == [30, 180, 30]
    assert [pace.stretch(each) for each in ("live", "relaxed", "days")] == [1, 6, 1]
    match.answer(0, "stop")
    assert pace.running(match) is None


def test_where_nobody_is_waited_for_a_question_lasts_as_long_as_the_clock_of_the_game_has_left() -> None:
    options = {"in_person": True, "clock_mode": "realtime", "clock_s": 120}
    match = Match(RULESETS["dc_spyfall"], 3, options, 1)
    for seat in range(3):
        match.answer(seat, "look_done")
    match.answer(CLOCK, "500")
    assert [pace.seconds(match, each) for each in ("live", "relaxed")] == [119.5, 717]


def test_a_question_that_was_interrupted_lasts_what_was_left_of_it() -> None:
    match = Match(RULESETS["dc_spyfall"], 3, {"clock_mode": "realtime"}, 1)
    for seat in range(3):
        match.answer(seat, "look_done")
    match.answer(CLOCK, "12500")
    assert [pace.seconds(match, each) for each in ("live", "relaxed")] == [17.5, 105]


def test_a_match_that_is_over_lasts_no_longer() -> None:
    match = played(4, 5)[-1]
    while not match.over:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.random_answer(Random(1).randrange))
    assert pace.seconds(match, "live") == 0.0


@pytest.mark.parametrize("bots", pace.BOTS)
@pytest.mark.parametrize("lasts", [30.0, 180.0, 86_400.0])
def test_bots_take_as_long_as_the_host_likes_however_long_a_question_lasts(bots: str, lasts: float) -> None:
    rng = Random(7)
    least, most = pace.BOTS[bots]
    times = [pace.thinking(bots, lasts, rng) for _ in range(500)]
    assert least <= min(times) < max(times) <= most
    racing = [pace.thinking(bots, lasts, rng, racing=True) for _ in range(500)]
    assert least + pace.READING <= min(racing) <= max(racing) <= most + pace.READING


@pytest.mark.parametrize("bots", pace.BOTS)
def test_of_a_short_question_bots_take_half_at_most(bots: str) -> None:
    rng = Random(7)
    assert max(pace.thinking(bots, 1.5, rng, racing=racing) for racing in (False, True) for _ in range(100)) == 0.75


def test_time_answers_with_the_default_of_the_question_for_whoever_does_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (room, _, chairs):
            for _ in range(6):
                await chairs[0].until(lambda at=chairs[0].seq: chairs[0].over or chairs[0].seq != at)  # type: ignore[misc]
                await asyncio.gather(*[chair.has_all() for chair in chairs])
        first, *entries = await entries_of(tmp_path, room["match"])
        record = Record.of([first])
        defaults = 0
        for entry in entries:
            line = decode(entry.body)
            if isinstance(line, Answered):
                assert line.by in ("clock", "stand_in")
                ask = record.match.ask_for(line.seat)
                if line.by == "clock" and ask is not None and ask.default is not None:
                    assert line.answer == ask.default
                    defaults += 1
            record.follow(entry)
        assert defaults, "time answered no question with a default"

    with serving(tmp_path, "--tempo", "0.02", "--bot-tempo", "0.005") as server:
        run(scenario())
