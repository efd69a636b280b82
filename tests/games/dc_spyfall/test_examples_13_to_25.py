"""The worked examples 13 to 25 of the specification, in its own order: Super-Powers and Harley Quinn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import WATCHTOWER, SpyfallScene, looks_different, table

from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows


def five(harley: str = "Lea") -> SpyfallScene:
    """Five players with the module of Harley Quinn; Anne is the Joker, the heroes are those who are left."""
    return table(players=5, harley=harley, modules="harley_quinn")


# -- abilities -------------------------------------------------------------------------------------------------------


@shows("example 13", "god_complex", "super_powers", "standard E1 Joker")
@pytest.mark.parametrize("holder", ["Paul", "Marie"])
def test_example_13_a_god_complex_makes_four_to_one_unanimous(holder: str) -> None:
    abilities: dict[str, Any] = {holder: "god_complex"}
    s = table(players=6, **abilities)
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie Lea")
    assert s.phase == "power_vote" and s.all_saw("voted", ayes_seats=[1, 2, 3, 4], noes_seats=[5])
    for player in (s.Vincent, s.Marie, s.Paul, s.Lea):
        if player.name == holder:
            player.uses_power()
        else:
            player.cannot("use", because="not_your_ability").passes_power()
    assert s.all_saw("ability_used", ability="god_complex") and s.all_saw("convicted", target=s.Anne, card="joker")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2, "Lea": 1, "Hugo": 1}


@shows("example 13", "god_complex")
def test_example_13_a_god_complex_may_be_kept_and_nobody_learns_of_it() -> None:
    with_it, without = table(players=6, Paul="god_complex"), table(players=6, Paul="few_words")
    for s in (with_it, without):
        s.Paul.accuses(s.Anne)
        s.vote("Vincent Marie Lea")
        s.no_power()
        assert s.phase == "ask" and s.all_saw("accusation_failed", seat=s.Paul, target=s.Anne)
    assert looks_different(with_it, without) == "Paul"


@shows("example 14", "god_complex")
def test_example_14_a_tie_leaves_nothing_to_a_god_complex() -> None:
    s = table(players=5, Paul="god_complex")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert s.all_saw("voted", ayes_seats=[1, 3], noes_seats=[2, 4])
    assert s.phase == "ask" and not s.Paul.saw("ability_used")


@shows("example 15", "god_complex")
@pytest.mark.parametrize("holder", ["Paul", "Marie"])
def test_example_15_a_majority_against_leaves_nothing_to_a_god_complex(holder: str) -> None:
    abilities: dict[str, Any] = {holder: "god_complex"}
    s = table(players=6, **abilities)
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert s.all_saw("voted", ayes_seats=[1, 3], noes_seats=[2, 4, 5])
    assert s.phase == "ask" and s.all_saw("accusation_failed", seat=s.Paul)


@shows("example 16", "force_field", "standard E2 Joker")
def test_example_16_a_force_field_spends_an_accusation_without_a_vote() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    assert s.all_saw("shielded", seat=s.Paul, target=s.Anne) and not s.Paul.saw("voted")
    assert s.phase == "ask" and s.left == 480 and s.Paul.may_accuse == []
    assert [seat.card for seat in s.spectator.public.seats] == ["", "", "", ""]
    s.pointing().point(Vincent="Anne", Marie="Anne", Paul="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("example 17", "boom_tube")
def test_example_17_a_boom_tube_lets_somebody_else_answer_and_ask() -> None:
    s = table(Anne="boom_tube")
    s.Marie.asks(s.Anne, "Que vois-tu ?")
    assert s.Anne.may_send_on == ["Vincent", "Paul"]
    s.Anne.sends_on(s.Vincent)
    assert s.all_saw("ability_used", seat=s.Anne, ability="boom_tube", target=s.Vincent)
    assert s.Vincent.ask is not None and s.Vincent.ask.args["text"] == "Que vois-tu ?"
    s.Vincent.replies()
    assert s.Vincent.may_ask == ["Anne", "Paul"]
    s.Vincent.cannot(s.Marie, because="just_asked_you")


@shows("example 18", "sceptic")
def test_example_18_the_first_vote_of_a_sceptic_is_against() -> None:
    s = table(Marie="sceptic")
    s.Paul.accuses(s.Anne)
    s.Anne.passes_power()
    asks = [player.ask for player in (s.Vincent, s.Marie)]
    assert [ask.args["sceptic"] for ask in asks if ask is not None] == [False, True]
    s.vote("Vincent Marie")
    assert s.all_saw("voted", ayes_seats=[s.Vincent.seat, s.Paul.seat], noes_seats=[s.Marie.seat])
    s.no_power()
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul")
    assert s.won == {"Vincent": 2, "Marie": 1, "Paul": 1}


@shows("example 19", "few_words")
def test_example_19_four_words_are_refused_and_nobody_else_notices() -> None:
    s, untried = table(Anne="few_words"), table(Anne="few_words")
    for scene in (s, untried):
        scene.Marie.asks(scene.Anne)
    s.Anne.cannot_say("Je vois quatre mots", because="few_words")
    assert looks_different(s, untried) == ""
    s.Anne.replies("Rien de spécial !")
    assert s.all_saw("answers", seat=s.Anne, text="Rien de spécial !")


# -- Harley Quinn ----------------------------------------------------------------------------------------------------


@shows("example 20", "harley_quinn", "standard E4 right, Harley not exposed")
def test_example_20_a_tie_does_not_find_harley() -> None:
    s = five()
    s.Anne.reveals().names(WATCHTOWER)
    assert s.phase == "harley_talk" and s.Anne.asked is None
    s.talk_ends()
    s.point(Vincent="Lea", Marie="Lea", Paul="Vincent", Lea="Vincent")
    assert s.all_saw("nobody_convicted")
    assert s.won == {"Anne": 4, "Lea": 3} and s.winner == "joker"


@shows("example 21", "harley_quinn", "standard E4 right, Harley exposed")
def test_example_21_three_fingers_find_harley() -> None:
    s = five()
    s.Anne.reveals().names(WATCHTOWER)
    s.talk_ends()
    s.point(Vincent="Lea", Marie="Lea", Paul="Lea", Lea="Vincent")
    assert s.all_saw("harley_pointed", target=s.Lea, found=True)
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1} and s.winner == "heroes"


@shows("example 22", "harley_quinn", "standard E4 right, Harley not exposed")
def test_example_22_an_absent_harley_is_sought_and_a_hero_is_found() -> None:
    s = five(harley="")
    s.Anne.reveals().names(WATCHTOWER)
    assert who_knows(s, lambda t: t.harley) == ""
    s.talk_ends()
    s.point(Vincent="Lea", Marie="Lea", Paul="Lea", Lea="Vincent")
    assert s.all_saw("harley_pointed", target=s.Lea, found=False)
    assert s.won == {"Anne": 4} and s.winner == "joker"


@shows("example 23", "harley_quinn", "standard E1 Harley")
def test_example_23_harley_is_accused_by_all() -> None:
    s = five()
    s.Paul.accuses(s.Lea)
    s.vote("Anne Vincent Marie")
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1, "Paul": 1}


@shows("example 23", "harley_quinn", "standard E2 Harley")
def test_example_23_harley_has_most_fingers_on_her() -> None:
    s = five().pointing()
    s.point(Anne="Vincent", Vincent="Lea", Marie="Lea", Paul="Anne", Lea="Paul")
    assert s.ending.convicted == s.Lea.seat
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1, "Paul": 1}


@shows("example 24", "harley_quinn", "standard E1 Hero")
def test_example_24_a_hero_is_accused_by_all_beside_harley() -> None:
    s = five()
    s.Lea.accuses(s.Paul)
    s.vote("Anne Vincent Marie")
    assert s.won == {"Anne": 4, "Lea": 2}


@shows("example 24", "harley_quinn", "standard E2 Hero")
def test_example_24_a_hero_has_most_fingers_on_them_beside_harley() -> None:
    s = five().pointing()
    s.point(Anne="Paul", Lea="Paul", Vincent="Anne")
    assert s.won == {"Anne": 4, "Lea": 2}


@shows("example 24", "harley_quinn", "standard E3")
def test_example_24_nobody_is_accused_beside_harley() -> None:
    s = five().pointing()
    s.point(Anne="Paul", Vincent="Anne")
    assert s.won == {"Anne": 2, "Lea": 2}


@shows("example 25", "harley_quinn", "standard E1 Joker")
def test_example_25_harley_starts_the_vote_that_exposes_the_joker_and_gets_nothing() -> None:
    s = five()
    s.Lea.accuses(s.Anne)
    s.vote("Vincent Marie Paul")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}
