"""The worked examples 26 to 38 of the specification, in its own order: the Prank, the Multiverse, set-up and deal."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dc_spyfall.scenes import dealt, table

from penombre.engine import BadOptions, Match
from penombre.games.dc_spyfall.catalogue import HARLEY, JOKER
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

# -- the Prank -------------------------------------------------------------------------------------------------------


@shows("example 26", "jokers_prank", "prank E5")
def test_example_26_the_prank_is_found() -> None:
    s = table(bag="prank")
    assert [player.card for player in s] == [JOKER] * 4
    s.Paul.reveals().calls_prank()
    assert s.all_saw("claims_prank", seat=s.Paul, right=True)
    assert s.won == {"Paul": 3} and s.winner == "finder"


@shows("example 27", "jokers_prank", "standard E5")
def test_example_27_there_is_no_prank_in_a_standard_round() -> None:
    s = table(modules="jokers_prank")
    s.Anne.reveals().calls_prank()
    assert s.all_saw("claims_prank", seat=s.Anne, right=False)
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1} and s.winner == "heroes"


@shows("example 28", "jokers_prank", "prank E4")
def test_example_28_no_location_is_right_in_a_prank() -> None:
    s = table(bag="prank")
    s.Paul.reveals().names("atlantis")
    assert s.all_saw("claims", seat=s.Paul, location="atlantis", right=False)
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1} and s.winner == "others"


@shows("example 29", "jokers_prank", "prank E1, E2, E3, E6")
def test_example_29_a_prank_that_nobody_finds_is_worth_nothing_and_the_deal_goes_left() -> None:
    s = table(bag="prank").pointing()
    s.point(Anne="Paul", Vincent="Paul", Marie="Paul", Paul="Anne")
    assert s.all_saw("convicted", target=s.Paul, card=JOKER)
    assert s.won == {} and s.winner == "nobody" and s.dealer is s.Marie
    s.next_round()
    assert s.dealer is s.Paul and s.Paul.asked == "ask"


# -- the Multiverse --------------------------------------------------------------------------------------------------


@shows("example 30", "multiverse_madness", "multiverse E6")
def test_example_30_the_multiverse_is_found() -> None:
    s = table(players=5, bag="multiverse_1")
    s.Marie.declares()
    s.multiverse_vote("Paul Anne")
    assert s.all_saw("multiverse_voted", seat=s.Marie, ayes_seats=[0, 2, 3], noes_seats=[1, 4], passed=True)
    assert s.won == {"Marie": 3, "Paul": 1, "Anne": 1} and s.winner == "finder"


@shows("example 31", "multiverse_madness", "standard E6")
def test_example_31_the_joker_gets_a_wrong_multiverse_through() -> None:
    s = table(modules="multiverse_madness")
    s.Anne.declares()
    s.multiverse_vote("Paul Marie")
    assert s.won == {"Anne": 3, "Vincent": 1} and s.winner == "joker"


@shows("example 32", "multiverse_madness")
def test_example_32_half_of_the_votes_are_not_enough_and_nobody_declares_twice() -> None:
    s = table(modules="multiverse_madness")
    s.exchange("Marie", "Paul")
    s.Marie.declares()
    s.multiverse_vote("Paul")
    assert s.all_saw("multiverse_voted", seat=s.Marie, passed=False)
    assert s.phase == "ask" and s.Paul.asked == "ask" and s.left == 460
    assert not s.Marie.may_declare and s.Vincent.may_declare
    assert [seat.card for seat in s.spectator.public.seats] == ["", "", "", ""]


@shows("example 33", "multiverse_madness", "multiverse E1, E2, E3")
def test_example_33_a_convicted_seat_of_the_multiverse_is_somewhere_else_and_nobody_scores() -> None:
    s = table(bag="multiverse_2", cards="batcave atlantis themyscira daily_planet").pointing()
    s.point(Anne="Vincent", Marie="Vincent", Paul="Vincent")
    assert s.all_saw("convicted", target=s.Vincent, card="atlantis")
    assert s.all_saw("round_over", kind="multiverse", cards=["batcave", "atlantis", "themyscira", "daily_planet"])
    assert s.won == {} and s.winner == "nobody"
    assert s.next_round().dealer is s.Paul


@shows("example 34", "jokers_prank", "multiverse_madness", "prank E1, E2, E3, E6")
def test_example_34_all_take_a_prank_for_the_multiverse_and_nobody_scores() -> None:
    s = table(bag="prank", modules="multiverse_madness")
    s.Vincent.declares()
    s.multiverse_vote("Anne Marie Paul")
    assert s.ended == "multiverse_vote" and s.won == {} and s.winner == "nobody"


# -- set-up and deal -------------------------------------------------------------------------------------------------


@shows("example 35", "harley_quinn")
@pytest.mark.parametrize("players", [3, 4])
def test_example_35_harley_is_refused_with_fewer_than_five(players: int) -> None:
    with pytest.raises(BadOptions, match="harley_quinn: expected 5 players or more"):
        Match(DcSpyfall(), players, {"harley_quinn": True}, 0)
    assert Match(DcSpyfall(), 5, {"harley_quinn": True}, 0).table.plays("harley_quinn")


@shows("example 36")
def test_example_36_with_three_players_the_only_target_is_the_third() -> None:
    s = table(players=3, dealer="Anne")
    s.exchange("Anne", "Vincent")
    assert s.Vincent.may_ask == ["Marie"]
    s.exchange("Vincent", "Marie")
    assert s.Marie.may_ask == ["Anne"]


@shows("example 37", "harley_quinn")
def test_example_37_eight_players_always_get_the_marked_card() -> None:
    for deal in range(60):
        s = dealt(8, deal, harley_quinn=True)
        roles = Counter(player.role for player in s)
        assert roles == {"hero": 6, "joker": 1, "harley_quinn": 1}
        assert {player.card for player in s} == {JOKER, s.table.bag, s.table.bag + HARLEY}


@shows("example 37", "harley_quinn")
def test_example_37_five_players_get_the_marked_card_in_four_of_seven_deals() -> None:
    deals = 1400
    marked = sum(
        "harley_quinn" in [player.role for player in dealt(5, deal, harley_quinn=True)] for deal in range(deals)
    )
    assert abs(marked / deals - 4 / 7) < 0.04  # three standard deviations


@shows("example 37", "harley_quinn")
def test_example_37_only_whoever_holds_the_mark_knows_of_it() -> None:
    s = table(players=5, harley="Lea")
    assert [player.private.marked for player in s] == [False, False, False, False, True]
    assert who_knows(s, lambda t: t.harley) == "Lea"


@shows("example 38", *PLACES)
def test_example_38_over_twenty_rounds_every_location_appears_once() -> None:
    s = dealt(4, rounds=20)
    while not s.over:
        s.passes()
    assert sorted(result.ending.bag for result in s.table.results) == sorted(PLACES)
    assert s.all_saw("game_over", seats=[player.seat for player in s.winners])
