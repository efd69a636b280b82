"""Sentences of the rulebook that can be read in two ways: what is played, and what a table may choose instead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import BadOptions
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows

RULES = KemomimiPanic()

# -- Shamlock announces ----------------------------------------------------------------------------------------------


def asked_to_announce(checked: str = "", **options: Any) -> KemomimiScene:
    """Shamlock has checked C and is asked what to say of it."""
    s = table("gs1", leader="B", A="shamlock", B="", C=checked, D="crescent", **options)
    s.A.checks(s.C)
    assert s.A.asked == "claim_check"
    return s


@shows("Shamlock announces")
@pytest.mark.parametrize("checked", ["", "informant"])
@pytest.mark.parametrize("claim", ["civilian", "not_civilian"])
def test_where_shamlock_must_announce_both_answers_are_free_whatever_is_true(checked: str, claim: str) -> None:
    s = asked_to_announce(checked, must_announce=True)
    assert set(s.A.options) == {"civilian", "not_civilian"}
    s.A.announces(claim)
    assert s.all_saw("claim_check", seat=s.A, target=s.C, answer=claim)
    assert all(player.asked == "talk" for player in s)


@shows("Shamlock announces")
def test_where_shamlock_must_announce_silence_is_refused_with_its_reason() -> None:
    s = asked_to_announce(must_announce=True)
    s.A.cannot("silent", because="must_announce")
    s = asked_to_announce()
    assert set(s.A.options) == {"civilian", "not_civilian", "silent"} and s.clock.asked is None
    assert s.A.ask is not None and s.A.ask.default == "silent"


@shows("Shamlock announces")
def test_where_shamlock_must_announce_time_that_runs_out_says_nothing_for_them() -> None:
    s = asked_to_announce(must_announce=True)
    assert s.waiting == [s.A] and s.A.ask is not None and s.A.ask.default is None
    s.clock.answers("claim_check", "time_up")
    assert s.all_saw("claim_silent", seat=s.A) and not s.all_saw("claim_check") and not s.A.public.claims
    assert all(player.asked == "talk" for player in s)


@shows("Shamlock announces")
def test_a_ghost_must_announce_too_and_nobody_does_after_a_cancelled_check() -> None:
    s = table("ed1", A="shamlock stubborn bare", B="", C="", D="crescent", must_announce=True)
    s.A.checks(s.B)
    s.D.steals_from(s.A)
    assert s.A.ghost and s.A.refused == {"silent": "must_announce"}
    s = table("gs1", leader="B", A="shamlock", B="akira", C="", D="crescent", must_announce=True)
    s.A.checks(s.C)
    s.B.cancels()
    assert all(player.asked == "talk" for player in s)


# -- the second thief ------------------------------------------------------------------------------------------------


def eight(at: str, a: str, b: str, c: str, d: str, **options: Any) -> KemomimiScene:
    """Eight players of whom four are out."""
    return table(at, A=a, B=b, C=c, D=d, E="out", F="out", G="out", H="out", points=True, **options)


def last_three(a: str, b: str, c: str, d: str, **options: Any) -> KemomimiScene:
    """The end of a game of eight: D is out already, and C is voted out."""
    s = eight("cs", a, b, c, d, **options)
    s.A.names(s.C)
    s.votes("AB")
    return s


@shows("the second thief")
@pytest.mark.parametrize(("last", "gone"), [("crescent", "full out"), ("full", "crescent out")])
def test_where_thieves_share_the_one_who_is_out_wins_too(last: str, gone: str) -> None:
    s = last_three(last, "", "bare", gone, thieves_share=True)
    assert s.all_saw("game_over", ending="thieves_and_civilian", winner_seats=[0, 3])
    assert s.all_saw("points", points=[4, 1, 0, 3, 0, 0, 0, 0])
    s = last_three(last, "", "bare", gone)
    assert s.all_saw("game_over", ending="thief_and_civilian", winner_seats=[0])
    assert s.all_saw("points", points=[4, 1, 0, 0, 0, 0, 0, 0])


@shows("the second thief")
def test_where_thieves_share_nobody_shares_with_an_informant_or_where_no_thief_is_left() -> None:
    s = last_three("crescent", "informant", "bare", "full out", thieves_share=True)
    assert s.all_saw("game_over", ending="thief_and_informant", winner_seats=[1])
    assert s.all_saw("points", points=[1, 8, 0, 0, 0, 0, 0, 0])
    s = last_three("", "", "crescent bare", "full out", thieves_share=True)
    assert s.all_saw("game_over", ending="no_thief", winner_seats=[0, 1, 4, 5, 6, 7])


@shows("the second thief")
def test_where_thieves_share_two_in_play_win_as_ever() -> None:
    s = last_three("crescent", "full", "bare", "out", thieves_share=True)
    assert s.all_saw("game_over", ending="two_thieves", winner_seats=[0, 1])


@shows("the second thief")
def test_where_thieves_share_the_master_of_a_thief_who_is_out_wins_with_her() -> None:
    s = eight("gs3", "crescent", "", "bare", "full genevieve bare", joke=True, thieves_share=True)
    s.D.serves(s.B)
    s.talk_ends()
    s.A.names(s.D)
    s.votes("ABC")
    s.A.steals_from(s.C)
    assert s.all_saw("game_over", ending="thieves_and_civilian", winner_seats=[0, 1, 3])
    assert s.all_saw("points", points=[4, 4, 0, 3, 0, 0, 0, 0])


@shows("the second thief")
def test_thieves_share_only_where_there_are_two() -> None:
    assert RULES.choice_players("thieves_share", "true") == (8,)
    assert RULES.choice_players("thieves_share", "false") == ()
    assert RULES.options(8, {"thieves_share": True})["thieves_share"] is True
    with pytest.raises(BadOptions, match="with 7 players there is one thief; two play with 8"):
        RULES.options(7, {"thieves_share": True})


# -- matches from before ---------------------------------------------------------------------------------------------


def test_matches_of_the_first_version_know_neither_choice() -> None:
    first = RULES.at_version(1)
    assert not {"must_announce", "thieves_share"} & first.options(8).keys()
    assert {"must_announce", "thieves_share"} <= RULES.options(8).keys()
    with pytest.raises(BadOptions, match="has no option 'must_announce'"):
        first.options(4, {"must_announce": True})
