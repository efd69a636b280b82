"""The options of a table: what is refused, with which words; what the host's seat and the players change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from penombre.engine import BadOptions, Match
from penombre.games.rose_noire.catalogue import BASE, BONUS, CARDS
from penombre.games.rose_noire.rules import RoseNoire

RULES = RoseNoire()
EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5])


# -- what is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rector": "seat", "rector_seat": 5}, "expected 1 to 4, not 5"),
        ({"rector": "seat", "rector_seat": 0}, "a whole number from 1 to 5"),
        ({"rector": "nobody"}, "one of: random, volunteer, host, seat"),
        ({"bonus": "custom", "bonus_cards": ("confession", "confession")}, "each is in the box once"),
        ({"bonus": "custom", "bonus_cards": ("zele",)}, "a list made of: confession"),
        ({"bonus": "custom", "removed_cards": ("proof_taran",)}, "a list made of: interrogatoire"),
        ({"bonus": "custom", "removed_cards": ("confession",)}, "a list made of: interrogatoire"),
        ({"bonus": "custom", "removed_cards": ("zele",) * 3}, "with 4 players there are 2 of zele, not 3"),
        ({"bonus": "custom", "removed_cards": ("veillee_funebre",)}, "with 4 players there are 0 of veillee_funebre"),
        ({"bonus": "random", "bonus_cards": ("confession",)}, "choose bonus=custom"),
        ({"bonus": "none", "removed_cards": ("zele",)}, "choose bonus=custom"),
        ({"bonus": "random", "bonus_count": 0}, "a whole number from 1 to 9"),
        ({"bonus": "random", "bonus_count": 10}, "a whole number from 1 to 9"),
        ({"bonus_random": 3}, "has no option"),
        ({"accomplices": "secret"}, "one of: choose, random"),
        ({"profiles": True}, "one of: none, random, choice"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        RULES.options(4, options)


@pytest.mark.parametrize("players", [1, 2, 6, 7])
def test_the_game_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadOptions, match="3 to 5 players"):
        RULES.options(players)


def test_without_a_word_the_rector_is_drawn_and_chooses_the_accomplices_and_there_are_no_extras() -> None:
    assert RULES.options(4) == {
        "points": False,
        "rector": "random",
        "rector_seat": 1,
        "accomplices": "choose",
        "bonus": "none",
        "bonus_count": 3,
        "bonus_cards": (),
        "removed_cards": (),
        "profiles": "none",
        "summons_goals": False,
        "keep_goals": True,
        "open_night_log": False,
        "debate_s": 0,
    }


@pytest.mark.parametrize("rector", ["random", "volunteer", "host", "seat"])
def test_in_a_points_game_everybody_is_the_rector_in_turn_whatever_was_chosen(rector: str) -> None:
    match = Match(RULES, 4, {"points": True, "rector": rector, "rector_seat": 5}, 1)
    assert match.table.rector == 0 and match.waiting() == (0,)


def test_naming_cards_is_enough_to_build_a_deck() -> None:
    assert RULES.options(4, {"bonus_cards": ["confession"]})["bonus"] == "custom"
    assert RULES.options(4, {"removed_cards": ["zele", "zele"]})["bonus"] == "custom"
    assert RULES.options(4, {"bonus_cards": []})["bonus"] == "none"


@EVERY_COUNT
def test_as_many_of_a_card_may_be_taken_out_as_are_played(players: int) -> None:
    for card in BASE:
        used = CARDS[card].used(players)
        RULES.options(players, {"removed_cards": (card,) * used})
        with pytest.raises(BadOptions, match=rf"there are {used} of {card}, not {used + 1}"):
            RULES.options(players, {"bonus": "custom", "removed_cards": (card,) * (used + 1)})


# -- the lobby -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", BASE)
def test_a_card_can_be_taken_out_only_with_players_who_use_it(card: str) -> None:
    named = RULES.choice_players("removed_cards", card)
    fits = tuple(players for players in RULES.players if CARDS[card].used(players))
    assert named == (() if fits == (3, 4, 5) else fits)


def test_every_other_choice_can_be_played_with_any_number() -> None:
    others = [setting for setting in RULES.settings if setting.name != "removed_cards"]
    assert all(RULES.choice_players(setting.name, choice) == () for setting in others for choice in setting.choices)


@pytest.mark.parametrize("host", [0, 1, 3])
def test_where_the_host_is_the_rector_that_seat_is(host: int) -> None:
    options = RULES.hosted(RULES.options(4, {"rector": "host"}), host, 3, live=True)
    assert (options["rector"], options["rector_seat"], options["debate_s"]) == ("seat", host + 1, 0)
    assert RULES.options(4, options) == options
    assert Match(RULES, 4, options, 5).table.rector == host


def test_without_a_host_the_first_seat_is_the_rector() -> None:
    assert {Match(RULES, 4, {"rector": "host"}, deal).table.rector for deal in range(8)} == {0}


def test_one_person_among_bots_gets_a_shorter_debate_unless_the_host_said_how_long() -> None:
    options = RULES.options(4)
    assert RULES.seconds("sextines", options) == 120
    assert RULES.seconds("sextines", RULES.hosted(options, 0, 1, live=True)) == 60
    assert RULES.seconds("sextines", RULES.hosted(options, 0, 2, live=True)) == 120
    chosen = RULES.options(4, {"debate_s": 200})
    assert RULES.seconds("sextines", RULES.hosted(chosen, 0, 1, live=True)) == 200
    assert RULES.seconds("night", chosen) == 20


def test_the_times_are_those_of_the_specification() -> None:
    assert {
        pace: RULES.paces[pace] for pace in ("accomplices", "turn", "react", "trap", "sextines", "dusk", "night")
    } == {"accomplices": 30, "turn": 75, "react": 15, "trap": 15, "sextines": 120, "dusk": 60, "night": 20}
    assert RULES.spans["turn"] == 15
    assert (RULES.holds["night"], RULES.holds["trap"]) == (20, 3)


# -- the sampled tables of the other suites ------------------------------------------------------------------------


@EVERY_COUNT
def test_sampled_options_are_playable_and_meet_every_choice(players: int) -> None:
    met: Counter[tuple[str, Any]] = Counter()
    for number in range(300):
        options = RULES.options(players, RULES.sample_options(players, Random(number)))
        for setting in RULES.settings:
            value = options[setting.name]
            if setting.kind in ("choice", "flag"):
                met[setting.name, value] += 1
            if setting.kind == "list":
                assert isinstance(value, tuple)
                met.update((setting.name, each) for each in value)
    expected = {(setting.name, choice) for setting in RULES.settings for choice in setting.choices}
    unused = {("removed_cards", card) for card in BASE if not CARDS[card].used(players)}
    assert expected - set(met) == unused
    assert {("points", True), ("points", False), ("open_night_log", True)} <= set(met)
    assert {(name, on) for name in ("summons_goals", "keep_goals") for on in (True, False)} <= set(met)
    assert {each for name, each in met if name == "bonus_cards"} == set(BONUS)
