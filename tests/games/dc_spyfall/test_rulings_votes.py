"""Rulings about votes and fingers: who votes, what a majority is, and who is paid for having been right."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import table

from penombre.engine import NOBODY
from penombre.testing.shows import shows


@shows("ruling 1")
def test_q1_the_accuser_votes_for_and_is_not_asked() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    assert [player.name for player in s if player.asked == "accuse_vote"] == ["Vincent", "Marie"]
    s.vote("Vincent Marie")
    assert s.all_saw("voted", seat=s.Paul, target=s.Anne, ayes_seats=[1, 2, 3], noes_seats=[])
    assert s.ended == "accusation"


@shows("ruling 1")
def test_q1_with_three_the_accuser_and_one_more_are_everybody() -> None:
    s = table(players=3)
    s.Marie.accuses(s.Anne)
    s.Vincent.votes_for()
    assert s.ended == "accusation" and s.won == {"Vincent": 1, "Marie": 2}


@shows("ruling 2")
def test_q2_nobody_points_at_themselves_after_time_is_up() -> None:
    s = table().pointing()
    assert {player.name: player.may_point_at for player in s} == {
        "Anne": ["Vincent", "Marie", "Paul"],
        "Vincent": ["Anne", "Marie", "Paul"],
        "Marie": ["Anne", "Vincent", "Paul"],
        "Paul": ["Anne", "Vincent", "Marie"],
    }
    for player in s:
        player.cannot_do(f"seat-{player.seat}")


@shows("ruling 2")
def test_q2_nobody_points_at_themselves_to_find_harley() -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names("justice_league")
    s.talk_ends()
    assert s.Lea.may_point_at == ["Vincent", "Marie", "Paul"]
    s.Lea.cannot_do(f"seat-{s.Lea.seat}")


@shows("ruling 2")
def test_q2_nobody_accuses_themselves() -> None:
    s = table()
    for player in s:
        assert player.name not in player.may_accuse and len(player.may_accuse) == 3
        player.cannot_do(f"accuse-{player.seat}")


@shows("ruling 4")
def test_q4_the_single_highest_count_convicts_and_need_not_be_half() -> None:
    s = table(players=8).pointing()
    s.point(Vincent="Anne", Marie="Anne", Anne="Paul", Lea="Vincent", Hugo="Nina", Nina="Hugo")
    assert s.all_saw("convicted", target=s.Anne, card="joker") and s.ended == "pointing"


@shows("ruling 4")
def test_q4_a_tie_for_most_fingers_convicts_nobody() -> None:
    s = table(players=5).pointing()
    s.point(Vincent="Anne", Marie="Anne", Anne="Paul", Lea="Paul", Paul="Lea")
    assert s.all_saw("nobody_convicted") and s.ended == "nobody" and s.ending.convicted == NOBODY


@shows("ruling 5")
@pytest.mark.parametrize(("players", "ayes", "passes"), [(4, "Paul", False), (4, "Paul Marie", True)])
def test_q5_the_multiverse_takes_more_than_half_of_all_seats(players: int, ayes: str, passes: bool) -> None:
    s = table(players=players, modules="multiverse_madness")
    s.Anne.declares()
    s.multiverse_vote(ayes)
    assert s.all_saw("multiverse_voted", seat=s.Anne, passed=passes)
    assert (s.ended == "multiverse_vote") is passes and (s.phase == "ask") is not passes


@shows("ruling 5")
@pytest.mark.parametrize(("ayes", "passes"), [("Paul", False), ("Paul Lea", True)])
def test_q5_with_five_seats_three_are_more_than_half(ayes: str, passes: bool) -> None:
    s = table(players=5, modules="multiverse_madness")
    s.Anne.declares()
    s.multiverse_vote(ayes)
    assert (s.ended == "multiverse_vote") is passes


@shows("ruling 6")
def test_q6_whoever_declared_a_true_multiverse_gets_three_in_all_and_counts_as_a_yes() -> None:
    s = table(players=5, bag="multiverse_1")
    s.Marie.declares()
    s.talk_ends()
    assert s.Marie.asked is None
    s.multiverse_vote("Paul Anne")
    assert s.all_saw("multiverse_voted", seat=s.Marie, ayes_seats=[0, 2, 3], noes_seats=[1, 4], passed=True)
    assert s.won == {"Marie": 3, "Paul": 1, "Anne": 1}


@shows("ruling 7")
def test_q7_each_hero_whose_vote_against_the_joker_had_failed_gets_the_bonus() -> None:
    s = table(players=5)
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    s.Marie.accuses(s.Anne)
    s.vote("Vincent")
    s.Lea.accuses(s.Vincent)
    s.vote()
    s.pointing().point(Paul="Anne", Marie="Anne")
    assert s.won == {"Vincent": 1, "Marie": 2, "Paul": 2, "Lea": 1}


@shows("ruling 8")
def test_q8_harley_scores_nothing_for_the_vote_that_exposes_the_joker() -> None:
    s = table(players=5, harley="Lea")
    s.Lea.accuses(s.Anne)
    s.vote("Vincent Marie Paul")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("ruling 8")
def test_q8_harley_scores_nothing_for_a_failed_vote_either() -> None:
    s = table(players=5, harley="Lea")
    s.Lea.accuses(s.Anne)
    s.vote("Vincent")
    s.pointing().point(Lea="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("ruling 10")
def test_q10_whoever_accused_into_a_force_field_gets_no_bonus() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    s.Vincent.accuses(s.Anne)
    s.vote("Paul").no_power()
    s.pointing().point(Paul="Anne")
    assert s.won == {"Vincent": 2, "Marie": 1, "Paul": 1}


@shows("ruling 11")
def test_q11_only_the_accuser_of_the_unanimous_vote_gets_the_bonus() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    s.Marie.accuses(s.Anne)
    s.vote("Vincent Paul")
    assert s.won == {"Vincent": 1, "Marie": 2, "Paul": 1}


@shows("ruling 12", "god_complex")
def test_q12_a_god_complex_pays_the_accuser_and_not_its_holder() -> None:
    s = table(Vincent="god_complex")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    s.Paul.passes_power()
    s.Vincent.uses_power()
    assert s.ended == "accusation" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("ruling 12", "god_complex")
def test_q12_a_god_complex_pays_no_harley_who_accused() -> None:
    s = table(players=5, harley="Lea", Vincent="god_complex")
    s.Lea.accuses(s.Anne)
    s.vote("Vincent Paul")
    s.Vincent.uses_power()
    s.no_power()
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("ruling 18")
def test_q18_harley_votes_and_points_like_a_hero() -> None:
    s = table(players=5, harley="Lea")
    s.Paul.accuses(s.Vincent)
    assert s.Lea.asked == "accuse_vote"
    s.vote("Lea")
    s.pointing()
    assert s.Lea.may_point_at == ["Anne", "Vincent", "Marie", "Paul"]


@shows("ruling 18")
def test_q18_the_joker_alone_is_left_out_of_the_pointing_at_harley() -> None:
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names("justice_league")
    assert [player.name for player in s if player.asked == "harley_talk"] == ["Vincent", "Marie", "Paul", "Lea"]
    s.talk_ends()
    assert {player.name: player.may_point_at for player in s if player.asked == "harley_point"} == {
        "Vincent": ["Marie", "Paul", "Lea"],
        "Marie": ["Vincent", "Paul", "Lea"],
        "Paul": ["Vincent", "Marie", "Lea"],
        "Lea": ["Vincent", "Marie", "Paul"],
    }


@shows("ruling 20")
def test_q20_one_finger_alone_convicts() -> None:
    s = table(players=6).pointing()
    s.point(Marie="Anne")
    assert s.all_saw("fingers", fingers=[NOBODY, NOBODY, 0, NOBODY, NOBODY, NOBODY])
    assert s.ended == "pointing" and s.ending.convicted == s.Anne.seat
    assert s.won == dict.fromkeys(("Vincent", "Marie", "Paul", "Lea", "Hugo"), 1)


@shows("ruling 20")
def test_q20_no_finger_at_all_convicts_nobody() -> None:
    s = table().pointing()
    s.point()
    assert s.ended == "nobody" and s.won == {"Anne": 2}
