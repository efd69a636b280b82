from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.engine.tiny_game import Tiny, TinyTable

from penombre.engine import BadOptions, Match, Ruleset, Setting, shuffle_with

FLAG = Setting("stones", "flag", True)
NUMBER = Setting("each", "number", 1, low=0, high=2)
CHOICE = Setting("mood", "choice", "calm", choices=("calm", "wild"))
LIST = Setting("roles", "list", (), choices=("wolf", "lamb"))


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        (FLAG, False),
        (NUMBER, 0),
        (NUMBER, 2),
        (CHOICE, "wild"),
        (LIST, ()),
        (LIST, ("wolf", "wolf", "lamb")),
    ],
)
def test_a_setting_takes_what_it_lists(setting: Setting, value: Any) -> None:
    assert setting.check(value) == value


def test_a_game_that_says_nothing_of_hosts_and_quick_answers_has_neither() -> None:
    ruleset = Tiny()
    options = ruleset.options(3)
    assert ruleset.hosted(options, 2, 1, live=True) == options
    assert ruleset.holds == {} == ruleset.sizes
    assert ruleset.unhurried == frozenset() == ruleset.lapsing == ruleset.ballots


def test_a_game_that_says_nothing_of_counts_and_free_words_has_neither() -> None:
    match = Match(Tiny(), 2)
    assert Tiny().tally(match.table) == {}
    assert Tiny().scored(match.table) == ()
    assert Tiny().camp("wolf") == "wolf"
    assert Tiny().muffled(match.public, (0, 1)) is match.public


def test_a_list_read_from_a_file_is_kept_as_a_tuple() -> None:
    assert LIST.check(["wolf"]) == ("wolf",)


@pytest.mark.parametrize(
    ("setting", "value", "complaint"),
    [
        (FLAG, 1, "option stones: 1 is not true or false"),
        (FLAG, "yes", "option stones: 'yes' is not true or false"),
        (NUMBER, 3, "option each: 3 is not a whole number from 0 to 2"),
        (NUMBER, -1, "option each: -1 is not a whole number"),
        (NUMBER, True, "option each: True is not a whole number"),
        (NUMBER, "1", "option each: '1' is not a whole number"),
        (CHOICE, "sad", "option mood: 'sad' is not one of: calm, wild"),
        (CHOICE, ["calm"], "is not one of: calm, wild"),
        (LIST, ("wolf", "cow"), "is not a list made of: wolf, lamb"),
        (LIST, "wolf", "option roles: 'wolf' is not a list made of: wolf, lamb"),
    ],
)
def test_a_setting_refuses_the_rest_and_says_what_it_expects(setting: Setting, value: Any, complaint: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        setting.check(value)
    assert complaint in str(refusal.value)


def test_a_choice_is_for_any_number_of_players_unless_the_game_says_otherwise() -> None:
    assert Tiny().choice_players("mood", "wild") == ()


def test_options_are_completed_with_what_holds_when_nobody_says_otherwise() -> None:
    assert Tiny().options(2) == {"stones": True, "each": 1, "mood": "calm", "roles": ()}
    assert Tiny().options(2, {"each": 2})["each"] == 2


@pytest.mark.parametrize("players", [1, 5])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOptions, match=f"tiny is for 2 to 4 players, not {players}"):
        Match(Tiny(), players)


def test_an_unknown_option_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="tiny has no option 'speed'; its options: stones, each, mood, roles"):
        Tiny().options(2, {"speed": 9})


def test_a_game_without_options_says_that_it_has_none() -> None:
    class Plain(Tiny):
        settings = ()

        def check_options(self, players: int, options: Any) -> None:
            Ruleset.check_options(self, players, options)

    assert Plain().options(2) == {}
    with pytest.raises(BadOptions, match="its options: none"):
        Plain().options(2, {"speed": 9})


def test_options_that_do_not_go_together_are_refused_by_the_game() -> None:
    with pytest.raises(BadOptions, match="wild needs 3 players"):
        Tiny().options(2, {"mood": "wild"})
    assert Tiny().options(3, {"mood": "wild"})["mood"] == "wild"


def test_sample_options_can_be_played_and_are_the_usual_ones_unless_the_game_says_more() -> None:
    ruleset: Ruleset[TinyTable] = Tiny()
    assert ruleset.options(2, ruleset.sample_options(2, Random(1))) == ruleset.options(2)


def test_a_pace_is_as_many_seconds_as_the_game_says() -> None:
    ruleset = Tiny()
    assert ruleset.seconds("talk", ruleset.options(2)) == 300


def test_shuffling_with_a_random_source_reaches_every_order() -> None:
    rng, orders = Random(1), set()
    for _ in range(200):
        things = ["a", "b", "c"]
        shuffle_with(rng, things)
        orders.add(tuple(things))
    assert orders == set(permutations("abc"))


def test_bots_can_sit_at_any_table_unless_the_game_says_otherwise() -> None:
    ruleset = Tiny()
    assert ruleset.seats_bots(ruleset.options(2))
