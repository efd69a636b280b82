"""Where the rulebook of DC Spyfall can be read in two ways: what is played, and what a table may choose instead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import SpyfallScene, looks_different, table

from penombre.engine import NOBODY
from penombre.testing.shows import shows


def searching() -> SpyfallScene:
    """The Location was named, and Harley Quinn is looked for."""
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names("justice_league")
    return s.talk_ends()


# -- everybody points --------------------------------------------------------------------------------------------------


@shows("everybody points", "ruling 20")
def test_everybody_has_to_point_at_somebody_else() -> None:
    s = table().pointing()
    for player in s:
        assert set(player.options) == {f"seat-{other.seat}" for other in s if other is not player}
        player.cannot_do("nobody")
        player.cannot_do("time_up")


@shows("everybody points")
def test_everybody_has_to_point_to_find_harley_too() -> None:
    s = searching()
    asked = [player for player in s if player.asked == "harley_point"]
    assert [player.name for player in asked] == ["Vincent", "Marie", "Paul", "Lea"]
    for player in asked:
        assert set(player.options) == {f"seat-{other.seat}" for other in asked if other is not player}
        player.cannot_do("nobody")


@shows("everybody points", "ruling 20")
def test_only_time_points_at_nobody_and_what_was_pointed_counts() -> None:
    s = table().pointing()
    s.Paul.points(s.Anne)
    assert s.phase == "final_point", "the others are waited for"
    s.clock.chooses("time_up", kind="time_up")
    assert s.all_saw("fingers", fingers=[NOBODY, NOBODY, NOBODY, 0])
    assert s.ended == "pointing" and s.ending.convicted == s.Anne.seat


@shows("everybody points")
def test_only_time_points_at_nobody_to_find_harley_too() -> None:
    s = searching()
    s.Paul.points(s.Lea)
    s.clock.chooses("time_up", kind="time_up")
    assert s.all_saw("harley_pointed", target=s.Lea, found=True) and s.winner == "heroes"


@shows("everybody points")
def test_when_all_have_pointed_nobody_waits_for_time() -> None:
    s = table().pointing()
    for player in s:
        assert s.phase == "final_point"
        player.points(s.Marie if player is s.Anne else s.Anne)
    assert s.ended == "pointing" and s.all_saw("fingers", fingers=[2, 0, 0, 0])


# -- the points of a true Multiverse -----------------------------------------------------------------------------------


@shows("multiverse points", "ruling 6")
@pytest.mark.parametrize(("points", "hers"), [(3, 3), (4, 4)])
def test_where_the_table_says_so_the_declarer_is_paid_for_the_yes_too(points: int, hers: int) -> None:
    s = table(players=5, bag="multiverse_1", multiverse_points=points)
    s.Marie.declares()
    s.multiverse_vote("Paul Anne")
    assert s.won == {"Marie": hers, "Paul": 1, "Anne": 1} and s.winner == "finder"


@shows("multiverse points")
def test_whoever_declares_a_wrong_multiverse_gets_nothing_at_such_a_table_either() -> None:
    s = table(modules="multiverse_madness", multiverse_points=4)
    s.Paul.declares()
    s.multiverse_vote("Marie Vincent")
    assert s.won == {"Anne": 3}


# -- a Location named in a prank ---------------------------------------------------------------------------------------


@shows("prank guess", "ruling 9")
@pytest.mark.parametrize("named", ["atlantis", ""])
def test_where_the_table_says_so_a_place_named_in_a_prank_pays_nobody(named: str) -> None:
    s = table(bag="prank", prank_guess="nobody")
    s.Paul.reveals()
    s.Paul.names(named) if named else s.Paul.names_nothing()
    assert s.ended == "claim" and s.winner == "nobody" and s.won == {}
    assert s.next_round().dealer is s.Paul, "on the left of Marie"


@shows("prank guess", "ruling 9")
def test_else_it_pays_all_the_others() -> None:
    s = table(bag="prank")
    s.Paul.reveals().names("atlantis")
    assert s.winner == "others" and s.won == {"Anne": 1, "Vincent": 1, "Marie": 1}


@shows("prank guess")
def test_at_such_a_table_finding_the_prank_and_a_wrong_place_in_an_ordinary_round_pay_as_ever() -> None:
    s = table(bag="prank", prank_guess="nobody")
    s.Paul.reveals().calls_prank()
    assert s.won == {"Paul": 3}
    s = table(modules="jokers_prank", prank_guess="nobody")
    s.Anne.reveals().names("atlantis")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


# -- the Multiverse after time is up -----------------------------------------------------------------------------------


def late(bag: str = "multiverse_1", **more: Any) -> SpyfallScene:
    """Time is up at a table where the Multiverse may still be declared."""
    return table(bag=bag, modules="multiverse_madness", multiverse_late=True, **more).time_runs_out()


@shows("multiverse late", "ruling 17")
def test_where_the_table_says_so_the_multiverse_is_declared_in_the_final_talk() -> None:
    s = late()
    assert all(player.may_declare for player in s)
    s.Marie.declares()
    assert s.phase == "multiverse_talk" and s.all_saw("declares", seat=s.Marie)
    s.multiverse_vote("Paul Anne")
    assert s.ended == "multiverse_vote" and s.won == {"Marie": 3, "Paul": 1, "Anne": 1}


@shows("multiverse late")
def test_after_a_late_vote_that_failed_the_talk_goes_on_and_then_all_point() -> None:
    s = late()
    s.Paul.is_ready()
    s.Marie.declares()
    s.multiverse_vote("Paul")
    assert s.phase == "final_talk" and s.left == 0
    assert [player.name for player in s if player.asked == "final_talk"] == ["Anne", "Vincent", "Marie", "Paul"]
    s.Marie.cannot_do("declare_multiverse")
    assert [player.name for player in s if player.may_declare] == ["Anne", "Vincent", "Paul"]
    s.Vincent.declares()
    s.multiverse_vote()
    s.talk_ends()
    assert s.phase == "final_point"
    s.point(Anne="Paul", Vincent="Paul", Marie="Paul", Paul="Anne")
    assert s.ended == "pointing" and s.ending.convicted == s.Paul.seat


@shows("multiverse late")
def test_whoever_declared_while_the_clock_ran_does_not_again() -> None:
    s = table(bag="multiverse_1", multiverse_late=True)
    s.Marie.declares()
    s.multiverse_vote()
    assert s.phase == "ask", "the clock runs on"
    s.time_runs_out()
    assert [player.name for player in s if player.may_declare] == ["Anne", "Vincent", "Paul"]
    s.Marie.cannot_do("declare_multiverse")


@shows("multiverse late")
def test_whoever_has_said_that_they_are_ready_has_nothing_to_declare() -> None:
    s = late()
    s.Marie.is_ready()
    s.Marie.cannot_do("declare_multiverse")
    assert s.Paul.may_declare


@shows("multiverse late")
def test_nothing_else_may_be_done_late_and_nothing_while_all_point() -> None:
    s = late("justice_league", Anne="boom_tube", Paul="speed_force")
    assert {option for player in s for option in player.besides} == {"declare_multiverse"}
    s.Anne.cannot_do("joker_reveal")
    s.Paul.cannot_do("accuse-0")
    s.talk_ends()
    for player in s:
        assert not player.besides
        player.cannot_do("declare_multiverse")


@shows("multiverse late")
@pytest.mark.parametrize("declarer", ["Anne", "Vincent"])
def test_the_joker_may_declare_it_late_as_anybody_and_nobody_can_tell(declarer: str) -> None:
    one, other = late("justice_league"), late("justice_league", joker="Vincent")
    for s in (one, other):
        assert all(player.may_declare for player in s)
        s.called(declarer).declares()
        assert s.phase == "multiverse_talk"
    assert looks_different(one, other) == "Anne Vincent", "who have other cards"
    one.multiverse_vote("Paul Marie")
    assert one.won["Anne"] == 3


@shows("multiverse late")
def test_without_its_module_nobody_declares_anything_late() -> None:
    s = table("final_talk", multiverse_late=True)
    for player in s:
        assert not player.besides
        player.cannot_do("declare_multiverse")


@shows("multiverse late")
def test_it_is_declared_late_around_a_real_table_too() -> None:
    s = table(bag="multiverse_1", in_person=True, multiverse_late=True).time_runs_out()
    s.Paul.declares()
    s.multiverse_vote("Marie Anne")
    assert s.won == {"Paul": 3, "Marie": 1, "Anne": 1}
