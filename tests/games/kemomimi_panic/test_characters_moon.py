"""Who plays with the Moon: Student Ester, Student Tristel and Shrine Maiden Towa."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.scenes import table

from penombre.testing.shows import shows

# -- Student Ester -------------------------------------------------------------------------------------------------


@shows("student_ester")
def test_while_people_talk_ester_turns_a_new_moon_full() -> None:
    s = table(at="talk", A="", B="ester", C="", D="crescent")
    s.B.flips()
    assert s.moon == "full" and s.B.spent
    assert s.all_saw("announce_student_ester", seat=s.B) and s.all_saw("moon", moon="full")
    assert all(player.asked == "talk" for player in s), "the talk goes on"


@shows("student_ester")
def test_just_before_the_end_of_a_new_moon_day_ester_is_asked_again() -> None:
    s = table(at="dm2", A="", B="ester", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "use"
    s.B.flips()
    assert s.B.spent and s.all_saw("moon", moon="full") and s.all_saw("night", moon="full")


@shows("student_ester")
def test_the_night_after_ester_is_full_and_the_next_day_new() -> None:
    s = table(at="talk", A="", B="ester", C="", D="crescent")
    s.B.flips()
    s.next_day()
    assert s.all_saw("night", moon="full") and s.all_saw("no_theft", why="no_thief")
    assert s.table.day == 2 and s.moon == "new"


@shows("student_ester", "thief_full_moon")
def test_after_ester_the_full_moon_thief_steals_instead_of_the_crescent() -> None:
    s = table(at="dm2", A="", B="ester", C="", D="crescent", E="full", F="", G="", H="")
    s.B.flips()
    assert s.E.asked == "steal" and s.D.asked == "guess"


@shows("student_ester")
def test_on_a_full_moon_day_ester_can_turn_nothing() -> None:
    s = table(at="talk", moon="full", A="", B="ester", C="", D="crescent")
    assert list(s.B.options) == ["ready"]
    s = table(at="dm2", moon="full", A="", B="ester", C="", D="crescent")
    assert s.B.asked == "talk" and s.table.day == 2, "the night went by without a question"


@shows("student_ester")
def test_ester_turns_the_moon_once_per_game() -> None:
    s = table(at="talk", A="", B="ester spent", C="", D="crescent")
    assert list(s.B.options) == ["ready"]
    s = table(at="dm2", A="", B="ester spent", C="", D="crescent")
    assert s.B.asked == "guess"


@shows("student_ester")
def test_nobody_else_can_turn_the_moon() -> None:
    s = table(at="talk", A="tristel", B="ester", C="", D="crescent")
    assert [player.name for player in s if "flip_moon" in player.options] == ["B"]


@shows("student_ester")
def test_ester_may_wait() -> None:
    s = table(at="dm2", A="", B="ester", C="", D="crescent")
    s.B.passes()
    assert s.moon == "new" and not s.B.spent and s.D.asked == "steal"


@shows("student_ester")
def test_an_ester_who_is_gone_turns_nothing_and_a_ghost_still_may() -> None:
    gone = table(at="dm2", A="", B="ester out", C="", D="crescent", E="")
    assert gone.D.asked == "steal"
    ghost = table(at="talk", A="", B="ester stubborn ghost", C="", D="crescent", E="")
    ghost.B.flips()
    assert ghost.moon == "full"


@shows("student_ester", "psychic_akira")
@pytest.mark.parametrize("window", ["talk", "dm2"])
def test_cancelled_by_akira_ester_is_spent_and_the_moon_stays_new(window: str) -> None:
    s = table(at=window, A="akira", B="ester", C="", D="crescent")
    s.B.flips()
    assert s.moon == "new", "Akira speaks first"
    s.A.cancels()
    assert s.moon == "new" and s.B.spent and not s.A.saw("moon")
    s.passes_until("steal")
    assert s.D.asked == "steal"


@shows("student_ester", "military_teresia")
def test_the_new_face_decides_what_the_leader_may_do() -> None:
    s = table(at="talk", A="teresia", B="ester", C="", D="crescent")
    s.B.flips()
    s.talk_ends()
    assert s.A.asked == "lead"


@shows("student_ester", "shrine_maiden_towa")
def test_windows_already_past_are_not_reopened_by_ester() -> None:
    s = table(at="sd7", A="towa", B="ester", C="", D="crescent")
    s.B.flips()
    assert s.A.asked == "talk"
    s.talk_ends()
    assert s.A.asked == "name_suspect"


# -- Student Tristel -----------------------------------------------------------------------------------------------


@shows("student_tristel")
def test_while_people_talk_tristel_turns_a_full_moon_new() -> None:
    s = table(at="talk", moon="full", A="", B="tristel", C="", D="crescent")
    s.B.flips()
    assert s.moon == "new" and s.B.spent
    assert s.all_saw("announce_student_tristel", seat=s.B) and s.all_saw("moon", moon="new")


@shows("student_tristel", "thief_crescent_moon")
def test_the_night_after_tristel_is_new_and_the_next_day_full() -> None:
    s = table(at="dm1", moon="full", A="", B="tristel", C="", D="crescent")
    s.B.flips()
    assert s.D.asked == "steal"
    s.D.steals_from(s.A)
    assert s.table.day == 2 and s.moon == "full"


@shows("student_tristel")
def test_on_a_new_moon_day_tristel_can_turn_nothing() -> None:
    s = table(at="talk", A="", B="tristel", C="", D="crescent")
    assert list(s.B.options) == ["ready"]
    s = table(at="dm1", A="", B="tristel", C="", D="crescent")
    assert s.B.asked == "guess"


@shows("student_tristel")
def test_tristel_turns_the_moon_once_per_game() -> None:
    s = table(at="talk", moon="full", A="", B="tristel spent", C="", D="crescent")
    assert list(s.B.options) == ["ready"]
    s = table(at="dm1", moon="full", A="", B="tristel spent", C="", D="crescent")
    assert s.B.asked == "talk" and s.table.day == 2


@shows("student_tristel")
def test_tristel_may_wait() -> None:
    s = table(at="dm1", moon="full", A="", B="tristel", C="", D="crescent")
    s.B.passes()
    assert not s.B.spent and s.all_saw("night", moon="full")


@shows("student_tristel")
def test_a_tristel_who_is_gone_turns_nothing_and_a_ghost_still_may() -> None:
    gone = table(at="dm1", moon="full", A="", B="tristel out", C="", D="crescent", E="")
    assert gone.A.asked == "talk"
    ghost = table(at="dm1", moon="full", A="", B="tristel stubborn ghost", C="", D="crescent", E="")
    ghost.B.flips()
    assert ghost.D.asked == "steal"


@shows("student_tristel", "psychic_akira")
@pytest.mark.parametrize("window", ["talk", "dm1"])
def test_cancelled_by_akira_tristel_is_spent_and_the_moon_stays_full(window: str) -> None:
    s = table(at=window, moon="full", A="akira", B="tristel", C="", D="crescent")
    s.B.flips()
    s.A.cancels()
    assert s.B.spent and not s.A.saw("moon")
    s.next_day()
    assert s.all_saw("no_theft", why="no_thief")


@shows("student_tristel", "hostess_amarillo")
def test_tristel_takes_full_moon_abilities_from_the_leader() -> None:
    s = table(at="talk", moon="full", A="amarillo", B="tristel", C="", D="crescent")
    s.B.flips()
    s.talk_ends()
    assert s.A.asked == "name_suspect"


@shows("student_tristel", "sleeping_beauty_cecilia")
def test_windows_already_past_are_not_reopened_by_tristel() -> None:
    s = table(at="sd2", moon="full", A="cecilia", B="tristel", C="", D="crescent")
    s.B.flips()
    assert s.A.asked == "talk"
    s.talk_ends()
    assert s.A.asked == "name_suspect" and not s.A.spent


# -- both ----------------------------------------------------------------------------------------------------------


@shows("student_tristel", "student_ester")
def test_before_the_end_of_a_full_moon_day_tristel_turns_it_and_ester_turns_it_back() -> None:
    s = table(at="dm1", moon="full", A="ester", B="tristel", C="", D="crescent")
    s.B.flips()
    assert s.A.asked == "use"
    s.A.flips()
    assert s.all_saw("night", moon="full") and s.A.spent and s.B.spent


@shows("student_tristel", "student_ester")
def test_an_ester_who_waits_for_the_end_of_the_day_cannot_be_answered() -> None:
    s = table(at="dm1", A="ester", B="tristel", C="", D="crescent")
    s.A.flips()
    assert s.all_saw("night", moon="full") and not s.B.spent


@shows("student_tristel", "student_ester")
def test_an_ester_who_turns_it_while_people_talk_can_be_answered_there_or_before_the_end_of_the_day() -> None:
    at_once = table(at="talk", A="ester", B="tristel", C="", D="crescent")
    at_once.A.flips()
    at_once.B.flips()
    assert at_once.moon == "new"
    later = table(at="talk", A="ester", B="tristel", C="", D="crescent")
    later.A.flips()
    later.passes_until("use")
    later.B.flips()
    assert later.D.asked == "steal"


@shows("student_ester")
def test_after_the_moon_turned_everybody_may_talk_again() -> None:
    s = table(at="talk", A="", B="ester", C="", D="crescent")
    s.A.is_ready()
    assert s.A.asked is None and s.A not in s.waiting
    s.B.flips()
    assert s.A.asked == "talk"


# -- Shrine Maiden Towa --------------------------------------------------------------------------------------------


@shows("shrine_maiden_towa", "thief_crescent_moon")
def test_after_towa_the_crescent_moon_does_not_steal_on_the_next_new_moon_night() -> None:
    s = table(at="sd7", moon="full", A="towa", B="", C="", D="crescent")
    s.A.uses()
    assert s.all_saw("announce_shrine_maiden_towa", seat=s.A) and s.all_saw("crescent_blocked")
    assert s.A.spent and s.B.public.crescent_blocked
    s.next_day()
    assert s.B.public.crescent_blocked, "a Full Moon night is not the night"
    s.next_day()
    assert s.all_saw("no_theft", why="blocked") and not s.B.public.crescent_blocked
    s.next_day()
    assert s.passes_until("steal") == s.D, "only that night"


@shows("shrine_maiden_towa")
def test_on_a_new_moon_day_towa_is_not_asked() -> None:
    s = table(at="sd7", A="towa", B="", C="", D="crescent")
    assert s.A.asked == "talk"


@shows("shrine_maiden_towa")
def test_towa_acts_once_per_game_and_may_wait() -> None:
    s = table(at="sd7", moon="full", A="towa spent", B="", C="", D="crescent")
    assert s.A.asked == "talk"
    s = table(at="sd7", moon="full", A="towa", B="", C="", D="crescent")
    s.A.passes()
    assert not s.A.spent and not s.B.public.crescent_blocked


@shows("shrine_maiden_towa")
def test_a_towa_who_is_gone_is_not_asked_and_a_ghost_is() -> None:
    gone = table(at="sd7", moon="full", leader="B", A="towa out", B="", C="", D="crescent", E="")
    assert gone.A.asked is None
    ghost = table(at="sd7", moon="full", A="towa stubborn ghost", B="", C="", D="crescent", E="")
    assert ghost.A.asked == "use"


@shows("shrine_maiden_towa", "student_tristel")
def test_if_the_moon_is_turned_to_new_today_tonight_is_the_night() -> None:
    s = table(at="sd7", moon="full", A="towa", B="tristel", C="", D="crescent")
    s.A.uses()
    s.B.flips()
    s.next_day()
    assert s.all_saw("no_theft", why="blocked") and not s.B.public.crescent_blocked


@shows("shrine_maiden_towa", "psychic_akira")
def test_cancelled_by_akira_towa_is_spent_and_blocks_nothing() -> None:
    s = table(at="sd7", moon="full", A="towa", B="akira", C="", D="crescent")
    s.A.uses()
    s.B.cancels()
    assert s.A.spent and not s.C.public.crescent_blocked and not s.C.saw("crescent_blocked")
    s.next_day()
    assert s.passes_until("steal") == s.D


@shows("shrine_maiden_towa", "thief_full_moon")
def test_towa_does_not_stop_the_full_moon_thief() -> None:
    s = table(at="sd7", moon="full", A="towa", B="", C="", D="crescent", E="full", F="", G="", H="")
    s.A.uses()
    assert s.passes_until("steal") == s.E
    s.E.steals_from(s.A)
    assert s.A.jewels == 0 and s.B.public.crescent_blocked


@shows("shrine_maiden_towa", "civilian_justice")
def test_towa_and_justice_together_block_one_night_only() -> None:
    s = table(at="sd7", moon="full", A="towa", B="justice bare", C="rich", D="crescent", E="full", F="", G="", H="")
    s.A.uses()
    s.passes_until("steal")
    s.E.steals_from(s.B)
    assert s.B.out and s.C.public.crescent_blocked
    s.next_day()
    assert s.all_saw("no_theft", why="blocked") and not s.C.public.crescent_blocked
    s.next_day()
    assert s.passes_until("steal") == s.D


@shows("shrine_maiden_towa")
def test_the_block_is_gone_after_a_new_moon_night_even_if_the_crescent_moon_is_out() -> None:
    s = table(at="night", blocked=True, A="towa spent", B="", C="", D="crescent out", E="full", F="", G="", H="")
    assert s.table.day == 2 and not s.A.public.crescent_blocked
