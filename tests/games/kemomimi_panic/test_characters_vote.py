"""Who bends a vote: Cyril, Miyabi, Miranda, Verna and Barbera."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.testing.shows import shows

# -- Elder Twin Cyril ----------------------------------------------------------------------------------------------

_BALLOTS = ["hand_up", "hand_down", "hand_up_forcing", "hand_down_forcing"]


def twins(**changes: Any) -> KemomimiScene:
    """A vote about D with both twins at the table."""
    seats = {"A": "", "B": "cyril", "C": "beryl", "D": "", "E": "crescent"}
    s = table(at="cs", **{**seats, **changes})
    s.leader.names(s.D)
    return s


@shows("elder_twin_cyril")
def test_cyril_may_raise_the_hand_of_beryl() -> None:
    s = twins()
    assert list(s.B.options) == _BALLOTS
    s.votes("A", B="hand_up_forcing")
    assert s.all_saw("hands", up_seats=[s.A, s.B], forcing=True)
    assert s.all_saw("announce_elder_twin_cyril", seat=s.B, target=s.C)
    assert s.all_saw("vote_result", hands=3, participants=5, verdict="guilty")
    assert s.D.jewels == 0 and s.A.public.votes[0].up == (s.A.seat, s.B.seat, s.C.seat)


@shows("elder_twin_cyril")
def test_cyril_may_lower_the_hand_of_beryl() -> None:
    s = twins()
    s.votes("ACE", B="hand_down_forcing")
    assert s.all_saw("vote_result", hands=2, verdict="innocent")


@shows("elder_twin_cyril")
def test_without_force_the_hand_of_beryl_is_her_own() -> None:
    s = twins()
    s.votes("AB")
    assert s.all_saw("vote_result", hands=2, verdict="innocent") and not s.A.saw("announce_elder_twin_cyril")


@shows("elder_twin_cyril")
def test_beryl_always_commits_a_hand_and_nobody_sees_one_before_all_are_in() -> None:
    s = twins()
    s.B.answers("vote", "hand_up_forcing")
    assert s.C.asked == "vote" and list(s.C.options) == ["hand_up", "hand_down"]
    assert not s.C.saw("hands") and not s.C.saw("announce_elder_twin_cyril")


@shows("elder_twin_cyril")
def test_as_leader_cyril_forces_nobody_but_a_leading_beryl_can_be_forced() -> None:
    assert list(twins(leader="B").B.options) == ["hand_up", "hand_down"]
    s = twins(leader="C")
    assert list(s.B.options) == _BALLOTS
    s.votes("A", B="hand_up_forcing")
    assert s.all_saw("vote_result", hands=3, verdict="guilty")


@shows("elder_twin_cyril")
def test_both_twins_must_take_part() -> None:
    assert list(twins(C="beryl out", F="").B.options) == ["hand_up", "hand_down"]
    assert twins(B="cyril out", F="").C.asked == "vote"
    ghost = twins(C="beryl stubborn ghost", F="")
    assert list(ghost.B.options) == _BALLOTS


@shows("elder_twin_cyril", "hostess_amarillo")
def test_cyril_decides_for_each_vote_anew_and_is_never_spent() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="cyril", C="beryl", D="", E="crescent")
    s.A.uses().names(s.D).names(s.E)
    s.votes("A", B="hand_up_forcing")
    assert s.D.jewels == 0 and not s.B.spent
    assert list(s.B.options) == _BALLOTS
    s.votes("AB")
    assert s.E.jewels == 1


@shows("elder_twin_cyril", "psychic_akira")
def test_cancelled_by_akira_the_own_hand_of_beryl_counts() -> None:
    s = twins(A="akira")
    s.votes("E", B="hand_up_forcing")
    assert s.A.asked == "cancel" and not s.A.saw("vote_result")
    s.A.cancels()
    assert s.all_saw("vote_result", hands=2, verdict="innocent")
    assert s.A.public.votes[0].down == (s.A.seat, s.C.seat, s.D.seat)


@shows("elder_twin_cyril", "psychic_akira")
def test_akira_may_let_cyril_force() -> None:
    s = twins(A="akira")
    s.votes("E", B="hand_up_forcing")
    s.A.lets()
    assert s.all_saw("vote_result", hands=3, verdict="guilty") and not s.A.spent


# -- Maid Miyabi ---------------------------------------------------------------------------------------------------


@shows("maid_miyabi")
def test_on_one_day_the_hand_of_miyabi_counts_twice() -> None:
    s = table(at="sd8", A="", B="miyabi", C="", D="", E="", F="crescent")
    s.B.uses()
    assert s.all_saw("announce_maid_miyabi", seat=s.B) and s.B.spent and s.A.public.double_hands == (s.B.seat,)
    s.talk_ends()
    s.A.names(s.C)
    s.votes("ABD")
    assert s.all_saw("vote_result", hands=4, participants=6, verdict="guilty")


@shows("maid_miyabi", "hostess_amarillo")
def test_the_double_hand_counts_in_all_votes_of_the_day_and_not_on_the_next() -> None:
    s = table(at="sd8", moon="full", A="amarillo", B="miyabi", C="", D="crescent")
    s.B.uses()
    s.talk_ends()
    s.A.uses().names(s.C).names(s.D)
    s.votes("B")
    s.votes("AB")
    s.passes_until("vote")
    s.votes("AB")
    assert [event.args["hands"] for event in s.A.events if event.key == "vote_result"] == [2, 3, 2]


@shows("maid_miyabi")
def test_miyabi_doubles_once_per_game_and_may_wait() -> None:
    assert table(at="sd8", A="", B="miyabi spent", C="", D="crescent").B.asked == "talk"
    s = table(at="sd8", A="", B="miyabi", C="", D="crescent")
    s.B.passes()
    assert not s.B.spent and s.A.public.double_hands == ()


@shows("maid_miyabi")
def test_miyabi_cannot_double_as_leader_nor_when_gone_but_as_a_ghost() -> None:
    assert table(at="sd8", A="miyabi", B="", C="", D="crescent").A.asked == "talk"
    assert table(at="sd8", A="", B="miyabi out", C="", D="crescent", E="").B.asked is None
    assert table(at="sd8", A="", B="miyabi stubborn ghost", C="", D="crescent", E="").B.asked == "use"


@shows("maid_miyabi", "psychic_akira")
def test_cancelled_by_akira_the_double_hand_counts_once_and_is_spent() -> None:
    s = table(at="sd8", A="akira", B="miyabi", C="", D="crescent")
    s.B.uses()
    s.A.cancels()
    assert s.B.spent
    s.talk_ends()
    s.A.names(s.C)
    s.votes("AB")
    assert s.all_saw("vote_result", hands=2, participants=4, verdict="innocent")


@shows("maid_miyabi")
def test_as_leader_miyabi_may_abstain_and_is_no_participant() -> None:
    s = table(at="cs", A="miyabi", B="", C="", D="", E="", F="crescent")
    s.A.names(s.B)
    assert list(s.A.options) == ["hand_up", "hand_down", "abstain"]
    s.votes("CDE", A="abstain")
    assert s.all_saw("hands", abstaining_seats=[s.A])
    assert s.all_saw("vote_result", hands=3, participants=5, verdict="guilty")
    assert s.A.seat not in s.B.public.votes[0].up + s.B.public.votes[0].down


@shows("maid_miyabi")
def test_abstaining_is_never_spent_and_not_for_those_who_do_not_lead() -> None:
    s = table(at="cs", A="miyabi spent", B="", C="", D="crescent")
    s.A.names(s.B)
    assert "abstain" in s.A.options
    s.votes("", A="abstain")
    s = table(at="cs", A="miyabi", B="", C="", D="crescent")
    s.A.names(s.B)
    s.votes("", A="abstain")
    assert not s.A.spent
    s = table(at="cs", leader="B", A="miyabi", B="", C="", D="crescent")
    s.B.names(s.C)
    assert list(s.A.options) == ["hand_up", "hand_down"]


@shows("maid_miyabi", "psychic_akira")
def test_cancelled_by_akira_an_abstention_is_a_lowered_hand() -> None:
    s = table(at="cs", A="miyabi", B="akira", C="", D="", E="", F="crescent")
    s.A.names(s.C)
    s.votes("BDE", A="abstain")
    assert s.B.asked == "cancel" and not s.B.saw("vote_result")
    s.B.cancels()
    assert s.all_saw("vote_result", hands=3, participants=6, verdict="innocent")
    assert s.A.seat in s.B.public.votes[0].down and not s.A.spent


@shows("maid_miyabi")
def test_where_leaders_must_vote_miyabi_alone_may_choose() -> None:
    s = table(at="cs", leader_must_vote=True, A="miyabi", B="", C="", D="crescent")
    s.A.names(s.B)
    assert list(s.A.options) == ["hand_up", "hand_down", "abstain"]
    s = table(at="cs", leader_must_vote=True, A="", B="miyabi", C="", D="crescent")
    s.A.names(s.B)
    assert list(s.A.options) == ["hand_up"] and s.A.refused == {"hand_down": "leader_must_vote"}


# -- Vice Class Rep Miranda ----------------------------------------------------------------------------------------


@shows("vice_class_rep_miranda")
def test_miranda_replaces_the_suspect() -> None:
    s = table(at="cs", A="", B="miranda", C="", D="crescent")
    s.A.names(s.C)
    assert s.waiting == [s.B] and s.B.asked == "change_suspect"
    s.B.redirects(s.D)
    assert s.all_saw("announce_vice_class_rep_miranda", seat=s.B, target=s.D, suspect=s.C)
    assert s.all_saw("suspect_changed", suspect=s.D)
    assert s.suspect == s.D and s.A.public.arrow == s.D.seat and s.B.spent
    s.votes("ABC")
    assert s.D.jewels == 0 and s.C.jewels == 1


@shows("vice_class_rep_miranda")
def test_miranda_may_name_the_leader_and_herself_but_no_ghost_nobody_gone_and_not_the_suspect() -> None:
    s = table(at="cs", A="", B="miranda", C="", D="stubborn ghost", E="out", F="crescent")
    s.A.names(s.C)
    assert s.B.may_choose == "ABF"


@shows("vice_class_rep_miranda")
def test_a_suspect_miranda_may_save_herself_by_naming_the_leader() -> None:
    s = table(at="cs", A="", B="miranda", C="", D="crescent")
    s.A.names(s.B)
    assert s.B.may_choose == "ACD"
    s.B.redirects(s.A)
    s.votes("BCD")
    assert s.A.jewels == 0 and s.B.jewels == 1


@shows("vice_class_rep_miranda", "sleeping_beauty_cecilia")
def test_miranda_cannot_bring_the_suspicion_on_cecilia_asleep() -> None:
    s = table(at="sd2", A="", B="miranda", C="cecilia", D="", E="crescent")
    s.C.uses()
    s.talk_ends()
    s.A.names(s.D)
    assert s.B.may_choose == "ABE"


@shows("vice_class_rep_miranda")
def test_miranda_is_not_asked_as_leader_nor_when_spent_nor_when_gone() -> None:
    for leader, words in (("B", "miranda"), ("A", "miranda spent"), ("A", "miranda out")):
        s = table(at="cs", leader=leader, A="", B=words, C="", D="crescent", E="")
        s.leader.names(s.C)
        assert s.C.asked == "vote"


@shows("vice_class_rep_miranda")
def test_miranda_may_pass_and_acts_as_a_ghost_too() -> None:
    s = table(at="cs", A="", B="miranda stubborn ghost", C="", D="", E="crescent")
    s.A.names(s.C)
    assert s.B.may_choose == "ADE", "the ghost herself cannot be suspect"
    s.B.passes()
    assert s.suspect == s.C and not s.B.spent


@shows("vice_class_rep_miranda", "psychic_akira")
def test_cancelled_by_akira_miranda_is_spent_and_the_suspect_stays() -> None:
    s = table(at="cs", A="akira", B="miranda", C="", D="crescent")
    s.A.names(s.C)
    s.B.redirects(s.A)
    s.A.cancels()
    assert s.suspect == s.C and s.B.spent and s.A.spent and not s.A.saw("suspect_changed")


@shows("vice_class_rep_miranda", "military_teresia")
def test_without_a_suspect_miranda_is_not_asked() -> None:
    s = table(at="cs", moon="full", A="teresia", B="miranda", C="", D="crescent")
    s.A.uses().strips(s.C)
    assert s.table.day == 2 and s.B.asked == "talk"


@shows("vice_class_rep_miranda")
def test_where_leaders_must_vote_a_changed_suspect_frees_the_leader() -> None:
    s = table(at="cs", leader_must_vote=True, A="", B="miranda", C="", D="crescent")
    s.A.names(s.C)
    s.B.redirects(s.A)
    assert list(s.A.options) == ["hand_up", "hand_down"]


@shows("vice_class_rep_miranda")
def test_a_leader_voted_out_through_miranda_hands_the_moon_on_after_the_night() -> None:
    s = table(at="cs", moon="full", A="bare", B="miranda", C="", D="", E="crescent")
    s.A.names(s.C)
    s.B.redirects(s.A)
    s.votes("BCD")
    assert s.A.out and s.leader == s.B and s.table.day == 2


# -- Teacher Verna and Politician Barbera --------------------------------------------------------------------------

_GUILTY, _INNOCENT = "ABD", "A"


def judged(hands: str, **changes: Any) -> KemomimiScene:
    """A vote about C."""
    seats = {"A": "", "B": "", "C": "", "D": "crescent"}
    s = table(at="cs", **{**seats, **changes})
    s.leader.names(s.C)
    s.votes(hands)
    return s


@shows("teacher_verna")
def test_verna_changes_guilty_into_innocent() -> None:
    s = judged(_GUILTY, B="verna")
    assert s.waiting == [s.B] and s.B.asked == "use" and s.C.jewels == 1
    s.B.uses()
    assert s.all_saw("announce_teacher_verna", seat=s.B)
    assert s.all_saw("verdict_changed", suspect=s.C, verdict="innocent")
    assert s.C.jewels == 1 and s.B.spent


@shows("politician_barbera")
def test_barbera_changes_innocent_into_guilty() -> None:
    s = judged(_INNOCENT, B="barbera")
    assert s.waiting == [s.B] and s.B.asked == "use"
    s.B.uses()
    assert s.all_saw("announce_politician_barbera", seat=s.B)
    assert s.all_saw("verdict_changed", suspect=s.C, verdict="guilty")
    assert s.C.jewels == 0 and s.B.spent


@shows("teacher_verna", "politician_barbera")
def test_verna_is_not_asked_about_innocence_nor_barbera_about_guilt() -> None:
    assert judged(_INNOCENT, B="verna").D.asked == "steal"
    assert judged(_GUILTY, B="barbera").D.asked == "steal"


@shows("teacher_verna", "politician_barbera")
@pytest.mark.parametrize(("who", "hands"), [("verna", _GUILTY), ("barbera", _INNOCENT)])
def test_neither_is_asked_as_leader_nor_when_spent_nor_when_gone(who: str, hands: str) -> None:
    assert judged(hands, leader="B", B=who).D.asked == "steal"
    assert judged(hands, B=f"{who} spent").D.asked == "steal"
    assert judged("ADE" if hands == _GUILTY else "A", B=f"{who} out", E="").D.asked == "steal"


@shows("teacher_verna", "politician_barbera")
@pytest.mark.parametrize(("who", "hands", "left"), [("verna", _GUILTY, 0), ("barbera", _INNOCENT, 1)])
def test_either_may_pass_and_keep_the_ability(who: str, hands: str, left: int) -> None:
    s = judged(hands, B=who)
    s.B.passes()
    assert s.C.jewels == left and not s.B.spent


@shows("teacher_verna", "politician_barbera")
@pytest.mark.parametrize(("who", "hands", "left"), [("verna", _GUILTY, 1), ("barbera", _INNOCENT, 0)])
def test_the_suspect_may_be_the_one_who_changes_the_result(who: str, hands: str, left: int) -> None:
    s = judged(hands, C=who)
    s.C.uses()
    assert s.C.jewels == left


@shows("teacher_verna", "politician_barbera")
@pytest.mark.parametrize(("who", "hands"), [("verna", "ADE"), ("barbera", "A")])
def test_a_ghost_may_change_the_result(who: str, hands: str) -> None:
    assert judged(hands, B=f"{who} stubborn ghost", E="").B.asked == "use"


@shows("teacher_verna", "politician_barbera")
def test_barbera_may_change_what_verna_changed() -> None:
    s = judged(_GUILTY, A="barbera", B="verna", leader="D")
    s.B.uses()
    assert s.A.asked == "use"
    s.A.uses()
    assert s.C.jewels == 0 and s.A.spent and s.B.spent


@shows("teacher_verna", "politician_barbera")
def test_verna_cannot_change_what_barbera_changed() -> None:
    s = judged(_INNOCENT, A="barbera", B="verna", leader="D")
    s.A.uses()
    assert s.C.jewels == 0 and not s.B.spent


@shows("teacher_verna", "politician_barbera", "psychic_akira")
def test_cancelled_by_akira_verna_is_spent_guilt_stands_and_barbera_is_not_asked() -> None:
    s = judged("ABDE", A="akira", B="verna", E="barbera")
    s.B.uses()
    s.A.cancels()
    assert s.C.jewels == 0 and s.B.spent and s.A.spent
    assert not s.E.spent and s.D.asked == "steal"


@shows("politician_barbera", "psychic_akira")
def test_cancelled_by_akira_barbera_is_spent_and_innocence_stands() -> None:
    s = judged(_INNOCENT, A="akira", B="barbera")
    s.B.uses()
    s.A.cancels()
    assert s.C.jewels == 1 and s.B.spent and not s.A.saw("verdict_changed")


@shows("politician_barbera", "informant")
def test_guilt_by_barbera_is_still_a_vote_for_the_informant() -> None:
    s = judged("A", B="barbera", C="informant bare", E="")
    s.B.uses()
    assert s.C.out and s.all_saw("informant_voted_out", seat=s.C)
    assert s.A.jewels == s.B.jewels == s.D.jewels == s.E.jewels == 0


@shows("politician_barbera")
def test_the_thief_can_be_eliminated_by_barbera() -> None:
    s = judged("A", B="barbera", C="crescent bare", D="")
    s.B.uses()
    assert s.over and s.winners == [s.A, s.B, s.D]


@shows("teacher_verna")
def test_the_votes_stay_as_they_were_cast() -> None:
    s = judged(_GUILTY, B="verna")
    s.B.uses()
    assert s.A.public.votes[0].guilty and len(s.A.public.votes[0].up) == 3
