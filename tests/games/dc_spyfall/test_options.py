"""The options of a table: what is refused, with which words, and what the people at it change."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from penombre.engine import BadOptions, Match
from penombre.games.dc_spyfall.catalogue import MODULES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing.shows import shows

RULES = DcSpyfall()
READINGS = {"multiverse_points": (3, 4), "multiverse_late": (False, True), "prank_guess": ("others", "nobody")}
"""How a table may read the rulebook."""


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 9, 10])
def test_the_game_is_for_three_to_eight(players: int) -> None:
    with pytest.raises(BadOptions, match="3 to 8 players"):
        RULES.options(players)


@shows("harley_quinn")
@pytest.mark.parametrize("players", [3, 4])
def test_harley_quinn_needs_five_and_the_refusal_says_so(players: int) -> None:
    with pytest.raises(BadOptions, match=f"harley_quinn: expected 5 players or more, not {players}"):
        RULES.options(players, {"harley_quinn": True})
    with pytest.raises(BadOptions, match="expected 5 players or more"):
        Match(RULES, players, {"harley_quinn": True})


@pytest.mark.parametrize(
    ("options", "bags"),
    [
        ({}, 20),
        ({"jokers_prank": True}, 21),
        ({"multiverse_madness": True}, 22),
        ({"jokers_prank": True, "multiverse_madness": True}, 23),
        ({"super_powers": True, "harley_quinn": True}, 20),
    ],
)
def test_there_are_as_many_rounds_as_bags_at_most(options: Mapping[str, Any], bags: int) -> None:
    assert RULES.options(6, {**options, "rounds": bags})["rounds"] == bags
    wanted = f"with these modules there are {bags} bags, not {bags + 1}" if bags < 23 else "a whole number from 1 to 23"
    with pytest.raises(BadOptions, match=wanted):
        RULES.options(6, {**options, "rounds": bags + 1})


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rounds": 0}, "a whole number from 1 to 23"),
        ({"clock_s": 119}, "a whole number from 120 to 900"),
        ({"clock_s": 901}, "a whole number from 120 to 900"),
        ({"clock_s": "480"}, "a whole number from 120 to 900"),
        ({"special_weight": 0}, "a whole number from 1 to 5"),
        ({"special_weight": 6}, "a whole number from 1 to 5"),
        ({"multiverse_points": 2}, "a whole number from 3 to 4"),
        ({"multiverse_points": 5}, "a whole number from 3 to 4"),
        ({"multiverse_late": 1}, "true or false"),
        ({"prank_guess": "all"}, "one of: others, nobody"),
        ({"clock_mode": "slow"}, "one of: auto, realtime, turns"),
        ({"language": "de"}, "one of: fr, en"),
        ({"super_powers": 1}, "true or false"),
        ({"modules": ["super_powers"]}, "has no option"),
        ({"in_person": True, "clock_mode": "turns"}, "a clock in real time"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        RULES.options(5, options)


@pytest.mark.parametrize("clock_s", [120, 480, 900])
def test_a_round_may_be_short_or_long(clock_s: int) -> None:
    assert Match(RULES, 3, {"clock_s": clock_s}).table.clock == 1000 * clock_s


# -- what is played --------------------------------------------------------------------------------------------------


def test_without_a_word_there_are_five_rounds_of_eight_minutes_and_no_module() -> None:
    assert RULES.options(5) == {
        "super_powers": False,
        "harley_quinn": False,
        "jokers_prank": False,
        "multiverse_madness": False,
        "in_person": False,
        "rounds": 5,
        "clock_s": 480,
        "clock_mode": "auto",
        "special_weight": 1,
        "multiverse_points": 3,
        "multiverse_late": False,
        "prank_guess": "others",
        "language": "fr",
    }


@shows(*MODULES)
@pytest.mark.parametrize("players", [5, 8])
def test_any_set_of_modules_may_be_combined(players: int) -> None:
    for chosen in product([False, True], repeat=4):
        match = Match(RULES, players, dict(zip(MODULES, chosen, strict=True)))
        assert match.table.modules == tuple(module for module, on in zip(MODULES, chosen, strict=True) if on)


@shows("super_powers", "jokers_prank", "multiverse_madness")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_the_other_modules_may_be(players: int) -> None:
    modules = [module for module in MODULES if module != "harley_quinn"]
    assert Match(RULES, players, dict.fromkeys(modules, True)).table.modules == tuple(modules)


def test_the_lobby_is_told_that_harley_quinn_needs_five() -> None:
    assert RULES.choice_players("harley_quinn", "true") == (5, 6, 7, 8)
    assert RULES.choice_players("harley_quinn", "false") == ()
    assert RULES.choice_players("super_powers", "true") == ()


def test_the_times_are_those_of_the_specification() -> None:
    options = RULES.options(5, {"clock_s": 300})
    assert {pace: RULES.seconds(pace, options) for pace in RULES.paces} == {
        "look": 20,
        "ask": 30,
        "answer": 45,
        "clock": 300,
        "power": 5,
        "vote": 20,
        "claim": 60,
        "harley_talk": 30,
        "harley_point": 15,
        "multiverse_talk": 60,
        "multiverse_vote": 15,
        "final_talk": 90,
        "final_point": 20,
        "round_end": 30,
    }


@shows("multiverse points", "multiverse late", "prank guess")
def test_how_the_rulebook_is_read_is_asked_where_the_module_is_played_and_of_no_earlier_match() -> None:
    settings = {setting.name: setting for setting in RULES.settings}
    assert {name: settings[name].beside for name in READINGS} == {
        "multiverse_points": ("multiverse_madness", ("true",)),
        "multiverse_late": ("multiverse_madness", ("true",)),
        "prank_guess": ("jokers_prank", ("true",)),
    }
    assert not READINGS.keys() & RULES.at_version(1).options(5).keys()


# -- the people ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "live", "mode"),
    [
        ({}, True, "realtime"),
        ({}, False, "turns"),
        ({"clock_mode": "turns"}, True, "turns"),
        ({"clock_mode": "realtime"}, False, "realtime"),
        ({"in_person": True}, False, "realtime"),
        ({"in_person": True}, True, "realtime"),
    ],
)
def test_the_clock_is_a_real_one_where_people_are_there_at_the_same_time(
    options: Mapping[str, Any], live: bool, mode: str
) -> None:
    hosted = RULES.hosted(RULES.options(4, options), 1, 3, live=live)
    assert hosted["clock_mode"] == mode
    assert RULES.options(4, hosted) == hosted
    assert Match(RULES, 4, hosted).table.realtime is (mode == "realtime")


def test_without_a_server_the_clock_runs_by_turns_unless_people_talk_in_person() -> None:
    assert not Match(RULES, 4).table.realtime
    assert Match(RULES, 4, {"in_person": True}).table.realtime


# -- the sampled tables of the other suites --------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_sampled_options_are_playable_and_meet_every_module_and_both_clocks(players: int) -> None:
    met = set()
    for number in range(300):
        options = RULES.options(players, RULES.sample_options(players, Random(number)))
        met |= {(name, options[name]) for name in (*MODULES, "in_person", "clock_mode", "special_weight", "rounds")}
        met |= {(name, options[name]) for name in READINGS}
    flags = {(name, on) for name in (*MODULES, "in_person") for on in (False, True)}
    if players < 5:
        flags -= {("harley_quinn", True)}
    assert flags | {("clock_mode", "realtime"), ("clock_mode", "turns")} <= met
    assert {(name, value) for name, values in READINGS.items() for value in values} <= met
    assert {("special_weight", weight) for weight in range(1, 6)} | {("rounds", n) for n in (1, 2, 3)} <= met
