"""Rulings about the modules: the mark, Harley Quinn, the Prank and the Multiverse."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.dc_spyfall.scenes import dealt, looks_different, table

from penombre.games.dc_spyfall.catalogue import JOKER
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows


@shows("ruling 3", "harley_quinn")
@pytest.mark.parametrize("deal", range(4))
def test_q3_without_the_module_no_card_bears_a_mark(deal: int) -> None:
    s = dealt(8, deal)
    assert sorted(player.card for player in s) == sorted([JOKER, *[s.table.bag] * 7])
    assert not any(player.private.marked for player in s)
    assert not any(b"harley" in msgspec.json.encode(player.events) for player in s)


@shows("ruling 3", "harley_quinn")
def test_q3_with_the_module_its_holder_alone_sees_the_mark() -> None:
    s = table("look", players=5, harley="Lea")
    plain = table("look", players=5, modules="harley_quinn")
    assert s.Lea.private.marked and s.Lea.private.card == "justice_league_watchtower"
    assert looks_different(s, plain) == "Lea"


@shows("ruling 9", "jokers_prank")
def test_q9_a_wrong_place_in_a_prank_pays_all_the_others() -> None:
    s = table(bag="prank")
    s.Paul.reveals().names("atlantis")
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1}


@shows("ruling 9", "jokers_prank")
def test_q9_so_does_naming_nothing_in_time() -> None:
    s = table(bag="prank")
    s.Paul.reveals().names_nothing()
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1}


@shows("ruling 9", "jokers_prank")
def test_q9_a_prank_without_a_reveal_pays_nobody() -> None:
    s = table(bag="prank").pointing()
    s.point(Anne="Paul", Marie="Paul")
    assert s.ended == "pointing" and s.won == {}


@shows("ruling 9", "jokers_prank", "harley_quinn")
def test_q9_a_prank_declared_in_a_standard_round_pays_the_heroes_and_no_harley() -> None:
    s = table(players=5, harley="Lea", modules="jokers_prank")
    s.Anne.reveals().calls_prank()
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("jokers_prank")
def test_without_its_module_nobody_can_call_it_a_prank() -> None:
    s = table(modules="multiverse_madness")
    s.Anne.reveals().cannot_do("prank")
    assert "prank" not in s.Anne.options


@shows("jokers_prank", "harley_quinn")
def test_a_prank_that_was_found_ends_the_round_and_nobody_looks_for_harley() -> None:
    s = table(players=5, bag="prank", modules="harley_quinn")
    s.Paul.reveals().calls_prank()
    assert s.phase == "round_end" and s.ended == "prank_claim" and s.won == {"Paul": 3}


@shows("ruling 16", "harley_quinn")
def test_q16_a_right_guess_confirms_the_place_and_no_other_card() -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals()
    assert s.spectator.public.location == "" and s.spectator.public.seats[0].card == JOKER
    s.Anne.names("justice_league")
    assert s.all_saw("claims", seat=s.Anne, location="justice_league_watchtower", right=True)
    assert s.spectator.public.location == "justice_league_watchtower"
    assert [seat.card for seat in s.spectator.public.seats] == [JOKER, "", "", "", ""]
    assert who_knows(s, lambda t: t.harley) == "Lea"
    s.talk_ends()
    assert who_knows(s, lambda t: t.harley) == "Lea"
    s.point(Paul="Vincent")
    assert s.all_saw("harley_pointed", target=s.Vincent, found=False)
    assert [seat.card for seat in s.spectator.public.seats][4] == "justice_league_watchtower+harley"


@shows("ruling 16", "harley_quinn")
def test_q16_whoever_is_not_harley_cannot_tell_whether_she_is_there() -> None:
    s = table(players=5, harley="Lea")
    without = table(players=5, modules="harley_quinn")
    for each in (s, without):
        each.Anne.reveals().names("justice_league")
        each.talk_ends()
    assert looks_different(s, without) == "Lea"


@shows("ruling 19", "harley_quinn", "multiverse_madness")
@pytest.mark.parametrize(("ayes", "hers"), [("Paul Marie Lea", 0), ("Paul Marie", 1)])
def test_q19_harley_scores_by_her_own_vote_in_a_wrong_multiverse(ayes: str, hers: int) -> None:
    s = table(players=5, harley="Lea", modules="multiverse_madness")
    s.Anne.declares()
    s.multiverse_vote(ayes)
    assert s.won.get("Lea", 0) == hers and s.won["Anne"] == 3 and s.won["Vincent"] == 1
    assert "Paul" not in s.won and "Marie" not in s.won


@shows("ruling 23", "multiverse_madness")
def test_q23_three_is_all_the_joker_gets_of_a_wrong_multiverse_even_after_voting_no() -> None:
    s = table(players=5, modules="multiverse_madness")
    s.Paul.declares()
    s.multiverse_vote("Marie Lea")
    assert s.won == {"Anne": 3, "Vincent": 1}


@shows("ruling 23", "multiverse_madness")
def test_q23_whoever_declared_a_wrong_multiverse_gets_nothing() -> None:
    s = table(modules="multiverse_madness")
    s.Paul.declares()
    s.multiverse_vote("Marie Vincent Anne")
    assert s.won == {"Anne": 3}


@shows("ruling 26", "harley_quinn")
def test_q26_two_and_two_are_for_a_round_in_which_nobody_is_convicted() -> None:
    s = table(players=5, harley="Lea").pointing()
    s.point(Vincent="Paul", Paul="Vincent")
    assert s.won == {"Anne": 2, "Lea": 2}


@shows("ruling 26", "harley_quinn")
@pytest.mark.parametrize("named", ["fortress", ""])
def test_q26_a_wrong_guess_is_a_victory_of_the_heroes(named: str) -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals()
    s.Anne.names(named) if named else s.Anne.names_nothing()
    assert s.winner == "heroes" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}
    assert not s.spectator.saw("harley_pointed")
