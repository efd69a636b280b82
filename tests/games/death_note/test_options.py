"""The options of a table: what is refused, with which words; what the host's seat and the players change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from penombre.engine import BadOptions, Match
from penombre.games.death_note.rules import DeathNote
from penombre.testing import scene
from penombre.testing.random_player import random_step
from penombre.testing.shows import shows

RULES = DeathNote()
EVERY_COUNT = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"l": "seat", "l_seat": 6}, "expected 1 to 5, not 6"),
        ({"l": "seat", "l_seat": 0}, "a whole number from 1 to 8"),
        ({"l": "seat", "l_seat": 9}, "a whole number from 1 to 8"),
        ({"l": "nobody"}, "one of: dealt, host, seat, rotation"),
        ({"games": 0}, "a whole number from 1 to 8"),
        ({"games": 9}, "a whole number from 1 to 8"),
        ({"first_games": "yes"}, "first_games"),
        ({"dead_talk": 1}, "dead_talk"),
        ({"leak_draws": 1}, "leak_draws"),
        ({"under_six": True}, "has no option"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        RULES.options(5, options)


@pytest.mark.parametrize("seats", [1, 2, 3, 9])
def test_the_game_is_for_four_to_eight(seats: int) -> None:
    with pytest.raises(BadOptions, match="4 to 8 players"):
        RULES.options(seats)


def test_without_a_word_one_full_game_is_played_and_l_is_dealt() -> None:
    assert RULES.options(5) == {
        "first_games": False,
        "l": "dealt",
        "l_seat": 1,
        "games": 1,
        "dead_talk": False,
        "leak_draws": False,
    }


def test_a_seat_for_l_that_does_not_exist_is_no_matter_where_l_is_dealt() -> None:
    assert Match(RULES, 4, {"l": "dealt", "l_seat": 8}, 1).players == 4


@EVERY_COUNT
def test_the_host_may_be_l_wherever_the_host_sits(seats: int) -> None:
    for host in range(seats):
        options = RULES.hosted(RULES.options(seats, {"l": "host"}), host, seats, True)
        assert Match(RULES, seats, options, 1).table.detective == host


def test_who_hosts_is_no_matter_where_l_is_found_otherwise() -> None:
    for how in ("dealt", "seat", "rotation"):
        options = RULES.options(5, {"l": how, "l_seat": 2})
        assert RULES.hosted(options, 4, 5, True) == options


@shows("first_games")
@pytest.mark.parametrize("seats", [4, 6])
def test_first_games_leave_the_advanced_actions_out_for_a_whole_match(seats: int) -> None:
    match = Match(RULES, seats, {"first_games": True, "games": 2}, 3)
    s = scene(match)
    advanced = {
        *("yeux_de_shinigami", "menace", "mensonge", "chantage", "fuite_d_informations"),
        *("deballage", "fausse_piste", "secret_defense", "faux_death_note"),
    }
    while not match.over:
        assert not advanced & set(match.table.faces)
        s.passes()
    assert len(match.table.results) == 2


@shows("first_games")
def test_in_first_games_nobody_is_asked_for_what_is_not_in_the_deck() -> None:
    rng = Random(1)
    for deal in range(3):
        match = Match(RULES, 6, {"first_games": True}, deal)
        while not match.over:
            assert all(ask.kind not in ("window_check", "lie") for ask in match.asks())
            match.answer(*random_step(match, rng))


@shows("match")
@pytest.mark.parametrize("games", [1, 2, 8])
def test_so_many_games_are_played_and_the_apples_add_up(games: int) -> None:
    match = Match(RULES, 4, {"games": games}, 4)
    s = scene(match)
    while not match.over:
        s.passes()
    t = match.table
    assert len(t.results) == games
    assert t.scores == tuple(sum(result.apples[seat] for result in t.results) for seat in range(4))
    assert match.outcome is not None
    most = max(t.scores)
    assert match.outcome.winners == tuple(seat for seat in range(4) if t.scores[seat] == most)
    assert match.outcome.points == t.scores


def test_between_two_games_all_are_asked_whether_they_are_ready_and_time_answers_that_they_are() -> None:
    match = Match(RULES, 5, {"games": 2}, 4)
    s = scene(match)
    while match.table.phase != "end":
        s.passes()
    assert {(ask.seat, ask.kind, ask.default) for ask in match.asks()} == {
        (seat, "next_game", "ready") for seat in range(5)
    }
    assert match.outcome is None


@EVERY_COUNT
def test_sampled_options_meet_every_choice_and_are_never_refused(seats: int) -> None:
    rng = Random(seats)
    met = Counter[str]()
    for _ in range(200):
        options = RULES.options(seats, RULES.sample_options(seats, rng))
        met.update(f"{name}={value}" for name, value in options.items())
    assert {f"l={how}" for how in ("dealt", "host", "seat", "rotation")} <= set(met)
    assert {"first_games=True", "first_games=False", "games=2", "dead_talk=True", "leak_draws=True"} <= set(met)
    assert {f"l_seat={seat}" for seat in range(1, seats + 1)} <= set(met)
