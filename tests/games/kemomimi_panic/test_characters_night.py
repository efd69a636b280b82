"""Who undoes a theft: Bank Employee Lucie and her paper."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.testing.shows import shows


def paper_about(name: str, **changes: Any) -> KemomimiScene:
    """The end of a New Moon day on which Lucie, seat B, wrote this name; the thief is asked."""
    s = table(at="ed2", **{"A": "", "B": "lucie", "C": "", "D": "crescent", **changes})
    s.B.uses().writes(next(player for player in s if player.name == name))
    return s


@shows("bank_employee_lucie")
def test_lucie_undoes_a_theft_by_showing_the_name_of_the_victim() -> None:
    s = paper_about("C")
    s.D.steals_from(s.C)
    assert s.waiting == [s.B] and s.B.asked == "show_name" and s.all_saw("theft", victim=s.C)
    assert s.C.jewels == 1 and s.A.public.arrow == s.C.seat
    s.B.shows()
    assert s.all_saw("paper_shown", seat=s.B, victim=s.C) and s.all_saw("theft_undone", victim=s.C)
    assert s.C.jewels == 1 and not s.C.saw("jewel_lost") and s.table.day == 2


@shows("bank_employee_lucie")
def test_a_player_without_jewel_is_saved_too() -> None:
    s = paper_about("C", C="bare")
    s.D.steals_from(s.C)
    s.B.shows()
    assert not s.C.out and not s.A.saw("eliminated")


@shows("bank_employee_lucie")
def test_everybody_knows_that_lucie_wrote_and_nobody_else_knows_what() -> None:
    s, other = paper_about("C"), paper_about("A")
    assert s.all_saw("announce_bank_employee_lucie", seat=s.B) and s.B.spent and s.A.public.paper_waits
    assert s.B.private.paper == s.C.seat
    for player in (s.A, s.C, s.D):
        twin = other[player.seat]
        assert player.view == twin.view and player.events == twin.events
        assert player.options == twin.options


@shows("bank_employee_lucie")
def test_the_question_to_lucie_tells_nothing_to_the_others() -> None:
    right, wrong = paper_about("C"), paper_about("A")
    right.D.steals_from(right.C)
    wrong.D.steals_from(wrong.C)
    assert right.waiting == [right.B] and wrong.waiting == [wrong.B]
    for player in (right.A, right.C, right.D):
        assert player.view == wrong[player.seat].view and player.events == wrong[player.seat].events
    right.B.passes()
    wrong.B.passes()
    for player in (right.A, right.C, right.D):
        assert player.view == wrong[player.seat].view and player.events == wrong[player.seat].events


@shows("bank_employee_lucie")
def test_a_wrong_name_cannot_be_shown_and_the_paper_is_discarded_unseen() -> None:
    s = paper_about("A")
    s.D.steals_from(s.C)
    s.B.cannot("show", because="not_the_victim")
    assert list(s.B.options) == ["pass"]
    s.B.passes()
    assert s.all_saw("paper_discarded", seat=s.B) and not s.A.saw("paper_shown")
    assert s.C.jewels == 0 and not s.A.public.paper_waits


@shows("bank_employee_lucie")
def test_while_she_is_asked_lucie_still_knows_what_she_wrote() -> None:
    s = paper_about("C")
    s.D.steals_from(s.C)
    assert s.B.private.paper == s.C.seat


@shows("bank_employee_lucie")
def test_lucie_may_keep_a_right_name_to_herself() -> None:
    s = paper_about("C")
    s.D.steals_from(s.C)
    s.B.passes()
    assert s.C.jewels == 0 and not s.A.saw("paper_shown") and not s.A.public.paper_waits


@shows("bank_employee_lucie")
def test_the_paper_waits_for_the_next_night_in_which_a_thief_acts() -> None:
    s = table(at="ed2", moon="full", A="", B="lucie", C="", D="crescent")
    s.B.uses().writes(s.C)
    assert s.table.day == 2 and s.A.public.paper_waits and s.B.asked == "talk"
    s.passes_until("steal")
    s.D.steals_from(s.C)
    s.B.shows()
    assert s.C.jewels == 1


@shows("bank_employee_lucie", "shrine_maiden_towa")
def test_a_blocked_night_does_not_use_up_the_paper() -> None:
    s = table(at="ed2", blocked=True, A="", B="lucie", C="", D="crescent")
    s.B.uses().writes(s.C)
    assert s.all_saw("no_theft", why="blocked") and s.A.public.paper_waits


@shows("bank_employee_lucie")
def test_the_paper_is_gone_after_one_theft() -> None:
    s = paper_about("C")
    s.D.steals_from(s.A)
    s.B.passes()
    s.passes_until("steal")
    s.D.steals_from(s.C)
    assert s.C.jewels == 0 and s.B.asked == "talk"


@shows("bank_employee_lucie")
def test_lucie_may_write_her_own_name_and_save_herself_before_losing_anything() -> None:
    s = table(at="ed2", A="", B="lucie bare", C="", D="crescent")
    s.B.uses()
    assert s.B.may_choose == "ABCD"
    s.B.writes(s.B)
    s.D.steals_from(s.B)
    s.B.shows()
    assert not s.B.out and not s.A.saw("eliminated") and s.table.day == 2


@shows("bank_employee_lucie")
def test_the_paper_is_void_when_lucie_is_gone() -> None:
    s = table(at="ed2", moon="full", leader="B", A="", B="lucie bare", C="", D="", E="crescent")
    s.B.uses().writes(s.A)
    s.passes_until("name_suspect").names(s.B)
    s.votes("ACD")
    assert s.B.out and not s.A.public.paper_waits
    s.E.steals_from(s.A)
    assert s.A.jewels == 0 and s.B.asked is None


@shows("bank_employee_lucie", "civilian_stubborn")
def test_a_ghost_writes_and_shows_but_a_paper_is_void_once_she_left() -> None:
    s = table(at="ed2", day=2, leader="B", A="", B="lucie stubborn ghost", C="", D="", E="crescent")
    s.B.uses().writes(s.A)
    assert s.B.out
    s.E.steals_from(s.A)
    assert s.A.jewels == 0
    s = table(at="cs", A="", B="lucie stubborn bare", C="", D="", E="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.B.ghost
    s.B.uses().writes(s.A)
    s.E.steals_from(s.A)
    s.B.shows()
    assert s.A.jewels == 1


@shows("bank_employee_lucie")
def test_lucie_writes_once_per_game_and_may_wait() -> None:
    assert table(at="ed2", A="", B="lucie spent", C="", D="crescent").D.asked == "steal"
    s = table(at="ed2", A="", B="lucie", C="", D="crescent")
    s.B.passes()
    assert not s.B.spent and not s.A.public.paper_waits and s.D.asked == "steal"
    s.D.steals_from(s.A)
    assert s.B.asked == "talk", "without a paper there is no question"


@shows("bank_employee_lucie")
@pytest.mark.parametrize("moon", ["new", "full"])
@pytest.mark.parametrize("leader", ["A", "B"])
def test_lucie_writes_at_the_end_of_any_day_leader_or_not(moon: str, leader: str) -> None:
    s = table(at="ed2", moon=moon, leader=leader, A="", B="lucie", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "use"


@shows("bank_employee_lucie")
def test_a_lucie_who_is_gone_writes_nothing() -> None:
    assert table(at="ed2", A="", B="lucie out", C="", D="", E="crescent").E.asked == "steal"


@shows("bank_employee_lucie", "thief_full_moon")
def test_the_paper_works_against_the_full_moon_thief() -> None:
    s = table(at="ed2", moon="full", A="", B="lucie", C="", D="crescent", E="full", F="", G="", H="")
    s.B.uses().writes(s.C)
    s.E.steals_from(s.C)
    s.B.shows()
    assert s.C.jewels == 1


@shows("bank_employee_lucie", "psychic_akira")
def test_akira_cancels_the_writing_without_seeing_the_name() -> None:
    s = table(at="ed2", A="akira", B="lucie", C="", D="crescent")
    s.B.uses().writes(s.C)
    assert s.A.asked == "cancel" and s.A.ask is not None
    assert s.C.seat not in s.A.ask.args.values()
    s.A.cancels()
    assert s.B.spent and not s.A.public.paper_waits
    s.D.steals_from(s.C)
    assert s.C.jewels == 0 and s.B.asked == "talk"


@shows("bank_employee_lucie", "psychic_akira")
def test_akira_cancels_the_showing_and_the_theft_applies() -> None:
    s = table(at="ed2", A="akira", B="lucie", C="", D="crescent")
    s.B.uses().writes(s.C)
    s.A.lets()
    s.D.steals_from(s.C)
    s.B.shows()
    assert s.A.asked == "cancel" and s.C.jewels == 1
    s.A.cancels()
    assert s.C.jewels == 0 and s.A.spent and not s.C.saw("theft_undone")
