"""What a Leader does, or stops doing: Valeria, Luma, Ulrika, Teresia and Amarillo."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.scenes import table

from penombre.testing.shows import shows

# -- Warlock Valeria -----------------------------------------------------------------------------------------------


@shows("warlock_valeria")
def test_valeria_passes_the_lead_to_the_left_and_the_skipped_leader_loses_the_turn() -> None:
    s = table(at="sd3", leader="C", A="", B="", C="", D="", E="crescent", F="valeria")
    s.F.uses()
    assert s.all_saw("announce_warlock_valeria", seat=s.F, target=s.C) and s.all_saw("leader", seat=s.D)
    assert s.leader == s.D and s.F.spent
    s.talk_ends()
    assert s.D.asked == "name_suspect"
    s.next_day()
    assert s.leader == s.E


@shows("warlock_valeria")
def test_valeria_may_get_the_lead_herself() -> None:
    s = table(at="sd3", A="", B="valeria", C="", D="crescent")
    s.B.uses()
    assert s.leader == s.B


@shows("warlock_valeria")
def test_the_lead_skips_players_who_are_gone_and_may_fall_on_a_ghost() -> None:
    s = table(at="sd3", A="", B="out", C="stubborn ghost", D="valeria", E="crescent")
    s.D.uses()
    assert s.leader == s.C
    s.talk_ends()
    assert s.C.asked == "name_suspect"


@shows("warlock_valeria")
def test_valeria_is_not_asked_as_leader_nor_when_spent_nor_when_gone() -> None:
    assert table(at="sd3", A="valeria", B="", C="", D="crescent").A.asked == "talk"
    assert table(at="sd3", A="", B="valeria spent", C="", D="crescent").B.asked == "talk"
    assert table(at="sd3", A="", B="valeria out", C="", D="crescent", E="").B.asked is None


@shows("warlock_valeria")
@pytest.mark.parametrize("moon", ["new", "full"])
def test_valeria_may_act_on_any_day_or_wait(moon: str) -> None:
    s = table(at="sd3", moon=moon, A="", B="valeria", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "use"
    s.B.passes()
    assert s.leader == s.A and not s.B.spent


@shows("warlock_valeria")
def test_valeria_acts_as_a_ghost_too() -> None:
    s = table(at="sd3", A="", B="", C="valeria stubborn ghost", D="", E="crescent")
    s.C.uses()
    assert s.leader == s.B


@shows("warlock_valeria", "psychic_akira")
def test_cancelled_by_akira_valeria_is_spent_and_the_leader_stays() -> None:
    s = table(at="sd3", A="", B="valeria", C="akira", D="crescent")
    s.B.uses()
    s.C.cancels()
    assert s.leader == s.A and s.B.spent and s.C.spent
    assert not s.D.saw("leader")


@shows("warlock_valeria", "maid_miyabi", "athlete_ulrika")
def test_who_leads_after_valeria_has_the_rights_of_a_leader() -> None:
    s = table(at="sd3", A="ulrika", B="miyabi", C="valeria", D="crescent")
    s.C.uses()
    assert s.B.asked == "talk", "a Leader cannot double her vote"
    s.talk_ends()
    assert s.A.asked is None and s.B.asked == "name_suspect"


# -- Student Luma --------------------------------------------------------------------------------------------------


@shows("student_luma")
def test_luma_keeps_a_player_out_of_the_vote_and_fewer_hands_are_needed() -> None:
    s = table(at="cs", A="luma", B="", C="", D="", E="crescent")
    s.A.uses().names(s.B).excludes(s.E)
    assert s.all_saw("announce_student_luma", seat=s.A, target=s.E) and s.all_saw("suspect", suspect=s.B)
    assert s.E.asked is None and s.C.public.excluded == s.E.seat and s.A.spent
    s.votes("ACD")
    assert s.all_saw("vote_result", participants=4, hands=3, verdict="guilty")
    assert s.B.jewels == 0


@shows("student_luma")
def test_with_a_player_left_out_half_of_the_others_is_not_enough() -> None:
    s = table(at="cs", A="luma", B="", C="", D="", E="crescent")
    s.A.uses().names(s.B).excludes(s.E)
    s.votes("AC")
    assert s.all_saw("vote_result", participants=4, hands=2, verdict="innocent")


@shows("student_luma")
def test_luma_may_leave_out_the_suspect_or_a_ghost_but_not_herself() -> None:
    s = table(at="cs", A="luma", B="", C="stubborn ghost", D="out", E="crescent")
    s.A.uses().names(s.B)
    assert s.A.may_choose == "BCE"
    s.A.excludes(s.B)
    assert s.B.asked is None
    s.votes("AC")
    assert s.all_saw("vote_result", participants=3, hands=2, verdict="guilty")


@shows("student_luma")
def test_luma_is_asked_only_as_leader_and_only_once() -> None:
    assert table(at="cs", leader="B", A="luma", B="", C="", D="crescent").B.asked == "name_suspect"
    assert table(at="cs", A="luma spent", B="", C="", D="crescent").A.asked == "name_suspect"
    s = table(at="cs", A="luma", B="", C="", D="crescent")
    s.A.leads_normally().names(s.B)
    assert not s.A.spent and all(player.asked == "vote" for player in s)


@shows("student_luma")
@pytest.mark.parametrize("moon", ["new", "full"])
def test_luma_may_act_under_either_moon_and_as_a_ghost(moon: str) -> None:
    s = table(at="cs", moon=moon, A="luma stubborn ghost", B="", C="", D="", E="crescent")
    assert s.A.asked == "lead"


@shows("student_luma")
def test_luma_without_anybody_to_name_is_not_asked() -> None:
    s = table(at="sd2", A="luma", B="cecilia", C="stubborn ghost", D="crescent out", E="out")
    s.B.uses()
    s.talk_ends()
    assert s.all_saw("no_suspect") and not s.A.spent


@shows("student_luma", "psychic_akira")
def test_cancelled_by_akira_luma_is_spent_and_everybody_votes() -> None:
    s = table(at="cs", A="luma", B="akira", C="", D="crescent")
    s.A.uses().names(s.C).excludes(s.D)
    s.B.cancels()
    assert s.suspect == s.C and s.A.spent
    assert all(player.asked == "vote" for player in s)


@shows("student_luma", "elder_twin_cyril", "younger_twin_beryl")
def test_a_twin_who_is_left_out_neither_forces_nor_is_forced() -> None:
    without_cyril = table(at="cs", A="luma", B="cyril", C="beryl", D="", E="crescent")
    without_cyril.A.uses().names(without_cyril.D).excludes(without_cyril.B)
    assert without_cyril.B.asked is None
    without_beryl = table(at="cs", A="luma", B="cyril", C="beryl", D="", E="crescent")
    without_beryl.A.uses().names(without_beryl.D).excludes(without_beryl.C)
    assert list(without_beryl.B.options) == ["hand_up", "hand_down"]


@shows("student_luma", "vice_class_rep_miranda")
def test_after_miranda_the_player_left_out_stays_out() -> None:
    s = table(at="cs", A="luma", B="miranda", C="", D="", E="crescent")
    s.A.uses().names(s.C).excludes(s.E)
    s.B.redirects(s.A)
    assert s.E.asked is None and s.suspect == s.A


@shows("student_luma", "teacher_verna", "vice_class_rep_miranda")
def test_a_player_left_out_of_the_vote_keeps_other_abilities() -> None:
    s = table(at="cs", A="luma", B="verna", C="", D="", E="crescent")
    s.A.uses().names(s.C).excludes(s.B)
    s.votes("ADE")
    assert s.B.asked == "use"


@shows("student_luma")
def test_the_player_left_out_votes_again_on_the_next_day() -> None:
    s = table(at="cs", moon="full", A="luma", B="", C="", D="crescent")
    s.A.uses().names(s.C).excludes(s.D)
    s.next_day()
    s.passes_until("vote")
    assert s.D.asked == "vote"


# -- Athlete Ulrika ------------------------------------------------------------------------------------------------


@shows("athlete_ulrika")
def test_ulrika_lets_chance_choose_among_the_legal_suspects() -> None:
    drawn = set()
    for luck in range(40):
        s = table(at="cs", luck=luck, A="ulrika", B="", C="stubborn ghost", D="out", E="", F="crescent")
        s.A.uses()
        assert s.suspect is not None
        drawn.add(s.suspect.name)
        assert s.all_saw("announce_athlete_ulrika", seat=s.A) and s.all_saw("suspect", suspect=s.suspect)
    assert drawn == {"B", "E", "F"}


@shows("athlete_ulrika")
def test_after_chance_chose_the_hand_of_ulrika_counts_twice() -> None:
    s = table(at="cs", A="ulrika", B="", C="", D="", E="crescent")
    s.A.uses()
    assert s.B.public.double_hands == (s.A.seat,) and s.A.spent
    s.votes("AB")
    assert s.all_saw("vote_result", hands=3, participants=5, verdict="guilty")


@shows("athlete_ulrika")
def test_a_lowered_hand_of_ulrika_counts_nothing() -> None:
    s = table(at="cs", A="ulrika", B="", C="", D="", E="crescent")
    s.A.uses()
    s.votes("BC")
    assert s.all_saw("vote_result", hands=2, participants=5, verdict="innocent")


@shows("athlete_ulrika")
def test_the_hand_of_ulrika_counts_twice_in_that_vote_only() -> None:
    s = table(at="cs", moon="full", A="ulrika", B="", C="", D="crescent")
    s.A.uses()
    s.next_day()
    s.passes_until("vote")
    s.votes("AB")
    assert s.all_saw("vote_result", hands=2, participants=4, verdict="innocent")


@shows("athlete_ulrika")
def test_ulrika_may_name_a_suspect_herself_and_keep_her_ability() -> None:
    s = table(at="cs", A="ulrika", B="", C="", D="crescent")
    assert s.A.asked == "lead"
    s.A.leads_normally().names(s.C)
    s.votes("AB")
    assert not s.A.spent and s.all_saw("vote_result", hands=2, verdict="innocent")


@shows("athlete_ulrika")
def test_ulrika_is_asked_only_as_leader_and_only_once() -> None:
    assert table(at="cs", leader="B", A="ulrika", B="", C="", D="crescent").B.asked == "name_suspect"
    assert table(at="cs", A="ulrika spent", B="", C="", D="crescent").A.asked == "name_suspect"


@shows("athlete_ulrika", "sleeping_beauty_cecilia")
def test_chance_never_falls_on_cecilia_asleep() -> None:
    for luck in range(20):
        s = table(at="sd2", luck=luck, A="ulrika", B="cecilia", C="", D="crescent")
        s.B.uses()
        s.talk_ends()
        s.A.uses()
        assert s.suspect in (s.C, s.D)


@shows("athlete_ulrika", "psychic_akira")
def test_cancelled_by_akira_before_the_draw_ulrika_names_a_suspect_and_has_one_hand() -> None:
    s = table(at="cs", A="ulrika", B="akira", C="", D="crescent")
    s.A.uses()
    assert s.B.asked == "cancel" and s.suspect is None
    s.B.cancels()
    assert s.A.asked == "name_suspect" and s.A.spent
    s.A.names(s.C)
    s.votes("AB")
    assert s.all_saw("vote_result", hands=2, participants=4, verdict="innocent")


@shows("athlete_ulrika", "vice_class_rep_miranda")
def test_miranda_may_change_what_chance_chose_and_the_double_hand_stays() -> None:
    s = table(at="cs", A="ulrika", B="miranda", C="", D="", E="crescent")
    s.A.uses()
    assert s.B.asked == "change_suspect" and "A" in s.B.may_choose
    s.B.redirects(s.A)
    s.votes("AB")
    assert s.all_saw("vote_result", suspect=s.A, hands=3, verdict="guilty")


# -- Military Teresia ----------------------------------------------------------------------------------------------


@shows("military_teresia")
def test_under_a_full_moon_teresia_takes_a_jewel_and_there_is_no_vote() -> None:
    s = table(at="cs", moon="full", A="teresia", B="verna", C="miranda", D="barbera", E="crescent")
    s.A.uses().strips(s.B)
    assert s.all_saw("announce_military_teresia", seat=s.A, target=s.B) and s.all_saw("jewel_lost", seat=s.B)
    assert s.B.jewels == 0 and s.A.spent
    assert not s.A.saw("suspect") and not s.A.saw("vote_result")
    assert s.table.day == 2, "nobody was asked to change anything; a Full Moon night without its thief went by"


@shows("military_teresia")
def test_teresia_chooses_another_player_with_a_jewel() -> None:
    s = table(at="cs", moon="full", A="teresia", B="bare", C="stubborn ghost", D="out", E="", F="rich crescent")
    s.A.uses()
    assert s.A.may_choose == "EF"
    s.A.strips(s.F)
    assert s.F.jewels == 1


@shows("military_teresia")
def test_teresia_is_not_asked_on_a_new_moon_nor_when_spent_nor_when_another_leads() -> None:
    assert table(at="cs", A="teresia", B="", C="", D="crescent").A.asked == "name_suspect"
    assert table(at="cs", moon="full", A="teresia spent", B="", C="", D="crescent").A.asked == "name_suspect"
    assert table(at="cs", moon="full", leader="B", A="teresia", B="", C="", D="crescent").A.asked is None


@shows("military_teresia")
def test_teresia_is_not_asked_when_nobody_else_has_a_jewel() -> None:
    s = table(at="cs", moon="full", A="teresia", B="bare", C="bare", D="crescent bare")
    assert s.A.asked == "name_suspect" and not s.A.spent


@shows("military_teresia")
def test_teresia_may_name_a_suspect_instead() -> None:
    s = table(at="cs", moon="full", A="teresia", B="", C="", D="crescent")
    s.A.leads_normally().names(s.B)
    assert s.suspect == s.B and not s.A.spent


@shows("military_teresia", "sleeping_beauty_cecilia", "student_tristel", "student_ester")
def test_teresia_can_take_the_jewel_of_cecilia_asleep() -> None:
    s = table(at="sd2", A="teresia", B="cecilia", C="ester", D="crescent")
    s.B.uses()
    s.C.flips()
    s.talk_ends()
    s.A.uses().strips(s.B)
    assert s.B.jewels == 0


@shows("military_teresia")
def test_teresia_with_nobody_to_name_may_still_take_a_jewel() -> None:
    s = table(at="sd2", A="teresia", B="cecilia", C="ester stubborn ghost", D="crescent out", E="out")
    s.B.uses()
    s.C.flips()
    s.talk_ends()
    assert list(s.A.options) == ["pass", "use"]
    s.A.uses().strips(s.B)
    assert s.B.jewels == 0


@shows("military_teresia", "psychic_akira")
def test_cancelled_by_akira_teresia_is_spent_and_names_a_suspect() -> None:
    s = table(at="cs", moon="full", A="teresia", B="akira", C="", D="crescent")
    s.A.uses().strips(s.C)
    assert s.C.jewels == 1
    s.B.cancels()
    assert s.C.jewels == 1 and s.A.spent and s.A.asked == "name_suspect"
    s.A.names(s.C)
    s.votes("ABD")
    assert s.C.jewels == 0


@shows("military_teresia", "sister_christina", "younger_twin_beryl", "elder_twin_cyril")
def test_what_teresia_takes_is_lost_like_any_jewel() -> None:
    s = table(at="cs", moon="full", A="teresia", B="christina", C="", D="crescent")
    s.A.uses().strips(s.B)
    s.B.gives(s.C)
    assert s.C.jewels == 2
    twins = table(at="cs", moon="full", A="teresia", B="cyril", C="beryl", D="crescent")
    twins.A.uses().strips(twins.C)
    assert twins.B.jewels == twins.C.jewels == 0


# -- Hostess Amarillo ----------------------------------------------------------------------------------------------


@shows("hostess_amarillo")
def test_under_a_full_moon_amarillo_names_two_suspects_for_two_votes() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="", C="", D="", E="crescent")
    s.A.uses().names(s.C).names(s.B)
    assert s.all_saw("announce_hostess_amarillo", seat=s.A, target=s.C, other=s.B)
    assert s.suspect == s.C and s.A.spent
    assert s.D.public.arrow == s.C.seat and s.D.public.other_suspect == s.B.seat
    s.votes("ABD")
    assert s.C.jewels == 0 and s.all_saw("next_suspect", suspect=s.B) and s.suspect == s.B
    assert s.D.public.arrow == s.B.seat
    s.votes("AC")
    assert s.B.jewels == 1
    assert [vote.suspect for vote in s.D.public.votes] == [s.C.seat, s.B.seat] and s.table.day == 2


@shows("hostess_amarillo")
def test_the_two_suspects_of_amarillo_are_different_and_legal() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="", C="stubborn ghost", D="out", E="", F="crescent")
    s.A.uses()
    assert s.A.may_choose == "BEF"
    s.A.names(s.E)
    assert s.A.may_choose == "BF"


@shows("hostess_amarillo")
def test_amarillo_is_not_asked_on_a_new_moon_nor_when_spent_nor_when_another_leads() -> None:
    assert table(at="cs", A="amarillo", B="", C="", D="crescent").A.asked == "name_suspect"
    assert table(at="cs", moon="full", A="amarillo spent", B="", C="", D="crescent").A.asked == "name_suspect"
    assert table(at="cs", moon="full", leader="B", A="amarillo", B="", C="", D="crescent").A.asked is None


@shows("hostess_amarillo")
def test_amarillo_is_not_asked_with_a_single_legal_suspect() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="stubborn ghost", C="out", D="out", E="crescent")
    assert s.A.asked == "name_suspect" and s.A.may_choose == "E" and not s.A.spent


@shows("hostess_amarillo")
def test_amarillo_may_name_one_suspect_only() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="", C="", D="crescent")
    s.A.leads_normally().names(s.B)
    s.votes("")
    assert not s.A.spent and s.table.day == 2


@shows("hostess_amarillo")
def test_the_second_vote_counts_its_participants_anew() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="bare", C="", D="", E="crescent")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ADE")
    assert s.B.out and s.B.asked is None
    s.votes("AD")
    assert s.all_saw("vote_result", suspect=s.C, participants=4, hands=2, verdict="innocent")


@shows("hostess_amarillo")
def test_the_end_is_checked_after_each_vote() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="bare", C="bare", D="crescent")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ACD")
    assert s.B.out and s.C.asked == "vote"
    s.votes("AD")
    assert s.C.out and s.over and s.winners == [s.D]


@shows("hostess_amarillo")
def test_if_the_game_ends_after_the_first_vote_there_is_no_second() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="", C="", D="crescent bare")
    s.A.uses().names(s.D).names(s.C)
    s.votes("ABC")
    assert s.over and s.winners == [s.A, s.B, s.C]
    assert len(s.A.public.votes) == 1


@shows("hostess_amarillo", "psychic_akira")
def test_cancelled_by_akira_only_the_first_suspect_is_judged() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="akira", C="", D="crescent")
    s.A.uses().names(s.C).names(s.D)
    s.B.cancels()
    assert s.suspect == s.C and s.A.spent
    s.votes("")
    assert len(s.A.public.votes) == 1 and s.table.day == 2


@shows("hostess_amarillo", "vice_class_rep_miranda")
def test_miranda_may_change_either_suspect_but_not_into_the_other() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="miranda", C="", D="", E="crescent")
    s.A.uses().names(s.C).names(s.D)
    assert s.B.asked == "change_suspect" and s.B.may_choose == "ABE"
    s.B.passes()
    s.votes("")
    assert s.B.asked == "change_suspect" and s.B.may_choose == "ABE"
    s.B.redirects(s.E)
    s.votes("ABCD")
    assert s.E.jewels == 0 and s.D.jewels == 1


@shows("hostess_amarillo", "vice_class_rep_miranda")
def test_both_votes_take_place_even_if_the_first_gets_amarillo_eliminated() -> None:
    s = table(at="cs", moon="full", A="amarillo bare", B="miranda", C="", D="", E="crescent")
    s.A.uses().names(s.C).names(s.D)
    s.B.redirects(s.A)
    s.votes("BCE")
    assert s.A.out and s.suspect == s.D and s.A.asked is None
    s.votes("BCE")
    assert s.D.jewels == 0 and s.all_saw("vote_result", suspect=s.D, participants=4)
    assert s.leader == s.B


@shows("hostess_amarillo", "teacher_verna", "politician_barbera")
def test_with_two_votes_verna_and_barbera_act_once_in_either() -> None:
    s = table(at="cs", moon="full", A="amarillo", B="verna", C="barbera", D="", E="crescent")
    s.A.uses().names(s.D).names(s.E)
    s.votes("ABC")
    s.B.passes()
    assert s.D.jewels == 0
    s.votes("ABC")
    s.B.uses()
    assert s.C.asked == "use"
    s.C.passes()
    assert s.E.jewels == 1 and s.B.spent and not s.C.spent
