"""What a lost jewel sets off: Beryl, Viennetta, Alistair, Mindy and Christina."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.testing.shows import shows


def robbed(victim: str, **seats: Any) -> KemomimiScene:
    """A night in which the thief, the last seat, robs this player."""
    s = table(at="night", **seats)
    thief = list(s)[-1]
    thief.steals_from(next(player for player in s if player.name == victim))
    return s


# -- Younger Twin Beryl --------------------------------------------------------------------------------------------


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_when_beryl_loses_a_jewel_cyril_loses_one_too() -> None:
    s = robbed("B", A="cyril", B="beryl", C="", D="crescent")
    assert s.all_saw("jewel_lost", seat=s.B) and s.all_saw("jewel_lost", seat=s.A)
    assert s.all_saw("announce_younger_twin_beryl", seat=s.B, target=s.A)
    assert s.A.jewels == s.B.jewels == 0 and sorted(s.C.public.discard) == [s.A.seat, s.B.seat]


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_the_link_is_one_way() -> None:
    s = robbed("A", A="cyril", B="beryl", C="", D="crescent")
    assert s.A.jewels == 0 and s.B.jewels == 1 and not s.C.saw("announce_younger_twin_beryl")


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_the_link_never_eliminates_cyril() -> None:
    s = robbed("B", A="cyril bare", B="beryl", C="", D="crescent")
    assert s.B.jewels == 0 and not s.A.out and not s.C.saw("announce_younger_twin_beryl")


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_a_beryl_who_is_eliminated_takes_nothing_from_cyril() -> None:
    s = robbed("B", A="cyril", B="beryl bare", C="", D="", E="crescent")
    assert s.B.out and s.A.jewels == 1


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_there_is_no_link_to_a_cyril_who_is_gone() -> None:
    s = robbed("B", A="", B="beryl", C="cyril out", D="", E="crescent")
    assert s.B.jewels == 0 and not s.A.saw("announce_younger_twin_beryl")


@shows("younger_twin_beryl", "elder_twin_cyril")
def test_the_link_works_every_time() -> None:
    s = robbed("B", leader="B", A="cyril rich", B="beryl rich", C="", D="crescent")
    assert s.A.jewels == s.B.jewels == 1 and not s.B.spent
    s.passes_until("name_suspect").names(s.B)
    s.votes("ACD")
    assert s.A.jewels == s.B.jewels == 0


@shows("younger_twin_beryl", "elder_twin_cyril", "psychic_akira")
def test_cancelled_by_akira_cyril_keeps_his_jewel_this_time() -> None:
    s = robbed("B", leader="B", A="cyril", B="beryl rich", C="akira", D="crescent")
    assert s.C.asked == "cancel" and s.B.jewels == 1 and s.A.jewels == 1
    s.C.cancels()
    assert s.A.jewels == 1 and not s.B.spent
    s.passes_until("name_suspect").names(s.B)
    s.votes("ACD")
    assert s.A.jewels == 0


@shows("younger_twin_beryl", "elder_twin_cyril", "informant", "two jewels at once")
def test_in_a_mass_loss_the_link_takes_a_second_jewel_from_a_rich_cyril() -> None:
    s = table(at="cs", A="cyril rich", B="beryl", C="informant bare", D="", E="crescent")
    s.A.names(s.C)
    s.votes("ABD")
    assert s.A.jewels == s.B.jewels == 0


# -- Teacher Viennetta ---------------------------------------------------------------------------------------------


@shows("teacher_viennetta", "archaeologist_mindy")
def test_the_jewel_mindy_loses_goes_to_viennetta() -> None:
    s = robbed("B", A="viennetta", B="mindy", C="", D="crescent")
    assert s.all_saw("announce_teacher_viennetta", seat=s.A, target=s.B)
    assert s.all_saw("jewel_given", seat=s.B, target=s.A)
    assert s.A.jewels == 2 and s.B.jewels == 0 and s.C.public.discard == () and s.A.spent


@shows("teacher_viennetta", "archaeologist_mindy")
def test_viennetta_takes_the_jewel_unasked_and_whatever_the_cause() -> None:
    s = table(at="cs", A="viennetta", B="mindy", C="", D="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.A.jewels == 2 and s.D.asked == "steal"


@shows("teacher_viennetta", "archaeologist_mindy")
def test_viennetta_takes_it_the_first_time_only() -> None:
    s = robbed("B", A="viennetta spent", B="mindy", C="", D="crescent")
    assert s.A.jewels == 1 and s.C.public.discard == (s.B.seat,)


@shows("teacher_viennetta")
def test_viennetta_takes_nobody_elses_jewel() -> None:
    s = robbed("C", A="viennetta", B="mindy", C="", D="crescent")
    assert s.A.jewels == 1 and not s.A.spent and s.B.public.discard == (s.C.seat,)


@shows("teacher_viennetta")
def test_a_viennetta_who_is_a_ghost_or_gone_takes_nothing() -> None:
    for words in ("viennetta stubborn ghost", "viennetta out"):
        s = robbed("B", leader="B", A=words, B="mindy", C="", D="", E="crescent")
        assert s.A.jewels == 0 and s.B.seat in s.C.public.discard and not s.A.spent


@shows("teacher_viennetta", "archaeologist_mindy", "psychic_akira")
def test_cancelled_by_akira_viennetta_is_spent_and_the_jewel_discarded() -> None:
    s = robbed("B", A="viennetta", B="mindy", C="akira", D="crescent")
    assert s.C.asked == "cancel"
    s.C.cancels()
    assert s.A.jewels == 1 and s.A.spent and s.D.public.discard == (s.B.seat,)


@shows("teacher_viennetta", "archaeologist_mindy", "informant")
def test_viennetta_takes_it_in_a_mass_loss_too() -> None:
    s = table(at="cs", A="viennetta", B="mindy", C="informant bare", D="", E="crescent")
    s.A.names(s.C)
    s.votes("ABD")
    assert s.A.jewels == 1 and s.B.jewels == 0


# -- Class Rep Alistair --------------------------------------------------------------------------------------------


@shows("class_rep_alistair", "vice_class_rep_miranda")
def test_when_alistair_loses_a_jewel_he_takes_the_one_of_miranda() -> None:
    s = robbed("A", A="alistair", B="miranda", C="", D="crescent")
    assert s.all_saw("announce_class_rep_alistair", seat=s.A, target=s.B)
    assert s.all_saw("jewel_given", seat=s.B, target=s.A)
    assert s.A.jewels == 1 and s.B.jewels == 0 and s.C.public.discard == (s.A.seat,)
    assert s.A.spent and not s.B.spent


@shows("class_rep_alistair")
def test_alistair_takes_it_the_first_time_only() -> None:
    s = robbed("A", A="alistair spent", B="miranda", C="", D="crescent")
    assert s.A.jewels == 0 and s.B.jewels == 1


@shows("class_rep_alistair")
def test_if_miranda_has_no_jewel_alistair_waits_for_a_time_when_she_has() -> None:
    s = robbed("A", A="alistair rich", B="miranda bare", C="christina", D="crescent")
    assert s.A.jewels == 1 and not s.A.spent and not s.B.saw("announce_class_rep_alistair")
    s.passes_until("name_suspect").names(s.C)
    s.votes("ABD")
    s.C.gives(s.B)
    s.passes_until("steal")
    s.D.steals_from(s.A)
    assert s.A.jewels == 1 and s.B.jewels == 0 and s.A.spent


@shows("class_rep_alistair")
def test_alistair_takes_one_jewel_of_a_rich_miranda() -> None:
    s = robbed("A", A="alistair", B="miranda rich", C="", D="crescent")
    assert s.A.jewels == s.B.jewels == 1


@shows("class_rep_alistair")
def test_alistair_takes_nothing_when_miranda_is_gone_or_loses_a_jewel_herself() -> None:
    gone = robbed("A", A="alistair", B="miranda out", C="", D="", E="crescent")
    assert gone.A.jewels == 0 and not gone.A.spent
    hers = robbed("B", A="alistair", B="miranda", C="", D="crescent")
    assert hers.A.jewels == 1 and hers.B.jewels == 0 and not hers.A.spent


@shows("class_rep_alistair")
def test_an_alistair_who_is_eliminated_takes_nothing() -> None:
    s = robbed("A", A="alistair bare", B="miranda", C="", D="", E="crescent")
    assert s.A.out and s.B.jewels == 1


@shows("class_rep_alistair", "psychic_akira")
def test_cancelled_by_akira_alistair_is_spent_and_miranda_keeps_hers() -> None:
    s = robbed("A", A="alistair", B="miranda", C="akira", D="crescent")
    s.C.cancels()
    assert s.A.jewels == 0 and s.B.jewels == 1 and s.A.spent


@shows("class_rep_alistair", "informant")
def test_in_a_mass_loss_miranda_has_lost_hers_too_and_alistair_is_not_spent() -> None:
    s = table(at="cs", A="alistair", B="miranda", C="informant bare", D="", E="crescent")
    s.A.names(s.C)
    s.B.passes()
    s.votes("ABD")
    assert s.A.jewels == s.B.jewels == 0 and not s.A.spent


# -- Archaeologist Mindy -------------------------------------------------------------------------------------------


@shows("archaeologist_mindy")
def test_at_the_end_of_a_day_mindy_takes_a_jewel_another_player_lost() -> None:
    s = table(at="ed5", A="mindy", B="bare", C="bare", D="crescent")
    assert s.waiting == [s.A] and s.A.asked == "claim_jewel"
    s.A.claims_jewel_of(s.C)
    assert s.all_saw("announce_archaeologist_mindy", seat=s.A, target=s.C) and s.all_saw("jewel_found", seat=s.A)
    assert s.A.jewels == 2 and s.B.public.discard == (s.B.seat,) and s.A.spent


@shows("archaeologist_mindy")
def test_mindy_cannot_take_the_jewel_she_lost_herself() -> None:
    s = table(at="ed5", A="mindy bare", B="bare", C="", D="crescent")
    s.A.claims_jewel_of(s.B)
    assert s.A.jewels == 1 and s.B.public.discard == (s.A.seat,)
    s = table(at="ed5", A="mindy bare", B="bare", C="", D="crescent")
    assert len(s.A.options) == 2, "one jewel, or pass"
    s = table(at="ed5", A="mindy bare", B="", C="", D="crescent")
    assert s.A.asked == "guess", "there is nothing for her to find"


@shows("archaeologist_mindy")
def test_mindy_is_not_asked_with_an_empty_discard_nor_when_spent_nor_as_a_ghost_nor_when_gone() -> None:
    assert table(at="ed5", A="mindy", B="", C="", D="crescent").D.asked == "steal"
    assert table(at="ed5", A="mindy spent", B="bare", C="", D="crescent").D.asked == "steal"
    assert table(at="ed5", leader="B", A="mindy stubborn ghost", B="bare", C="", D="", E="crescent").E.asked == "steal"
    assert table(at="ed5", leader="B", A="mindy out", B="bare", C="", D="", E="crescent").E.asked == "steal"


@shows("archaeologist_mindy")
@pytest.mark.parametrize("moon", ["new", "full"])
def test_mindy_may_wait_on_any_day(moon: str) -> None:
    s = table(at="ed5", moon=moon, A="mindy", B="bare", C="", D="crescent")
    s.A.passes()
    assert not s.A.spent and s.B.public.discard == (s.B.seat,)


@shows("archaeologist_mindy", "psychic_akira")
def test_cancelled_by_akira_mindy_is_spent_and_the_jewel_stays() -> None:
    s = table(at="ed5", A="mindy", B="bare", C="akira", D="crescent")
    s.A.claims_jewel_of(s.B)
    s.C.cancels()
    assert s.A.jewels == 1 and s.A.spent and s.B.public.discard == (s.B.seat,)


@shows("archaeologist_mindy", "teacher_viennetta")
def test_a_jewel_that_viennetta_took_is_not_in_the_discard_until_she_loses_it() -> None:
    s = table(at="cs", A="viennetta", B="mindy", C="", D="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.D.asked == "steal", "there is nothing to find"
    s.D.steals_from(s.A)
    s.passes_until("claim_jewel")
    s.B.claims_jewel_of(s.A)
    assert s.B.jewels == 1


@shows("archaeologist_mindy", "sister_christina")
def test_a_jewel_that_christina_gave_away_is_not_in_the_discard() -> None:
    s = table(at="cs", A="mindy", B="christina", C="", D="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    s.B.gives(s.C)
    assert s.D.asked == "steal"


@shows("archaeologist_mindy", "cowgirl_federica")
def test_mindy_finds_the_jewels_of_those_whom_federica_took_along() -> None:
    s = table(at="sd4", promo=True, A="federica", B="mindy", C="stubborn", D="crescent")
    s.A.forces(s.C)
    s.passes_until("claim_jewel")
    assert sorted(s.B.public.discard) == [s.A.seat, s.C.seat]
    s.B.claims_jewel_of(s.C)
    assert s.B.jewels == 2


# -- Sister Christina ----------------------------------------------------------------------------------------------


@shows("sister_christina")
def test_christina_may_give_a_jewel_she_loses_to_another_player() -> None:
    s = robbed("A", A="christina", B="", C="", D="crescent")
    assert s.waiting == [s.A] and s.A.asked == "give_jewel" and s.A.may_choose == "BCD"
    s.A.gives(s.B)
    assert s.all_saw("announce_sister_christina", seat=s.A, target=s.B)
    assert s.all_saw("jewel_given", seat=s.A, target=s.B)
    assert s.A.jewels == 0 and s.B.jewels == 2 and s.C.public.discard == ()


@shows("sister_christina")
def test_christina_may_let_it_go() -> None:
    s = robbed("A", A="christina", B="", C="", D="crescent")
    s.A.discards()
    assert s.C.public.discard == (s.A.seat,) and not s.C.saw("announce_sister_christina")


@shows("sister_christina")
def test_a_ghost_gets_nothing_from_christina_nor_do_those_who_are_gone() -> None:
    s = robbed("A", A="christina", B="stubborn ghost", C="out", D="", E="crescent")
    assert s.A.may_choose == "DE"


@shows("sister_christina")
def test_christina_gives_every_time() -> None:
    s = robbed("A", A="christina rich", B="", C="", D="crescent")
    s.A.gives(s.B)
    assert not s.A.spent
    s.passes_until("name_suspect").names(s.A)
    s.votes("BCD")
    s.A.gives(s.B)
    assert s.A.jewels == 0 and s.B.jewels == 3


@shows("sister_christina")
def test_a_christina_who_is_eliminated_gives_nothing() -> None:
    s = robbed("A", A="christina bare", B="", C="", D="", E="crescent")
    assert s.A.out and s.B.asked == "talk"


@shows("sister_christina")
def test_nobody_else_is_asked_where_a_lost_jewel_goes() -> None:
    s = robbed("B", A="christina", B="", C="", D="crescent")
    assert s.B.jewels == 0 and s.A.asked == "talk"


@shows("sister_christina", "civilian_angry", "civilian_lonely", "informant")
def test_christina_gives_whatever_the_cause() -> None:
    angry = robbed("B", A="christina", B="angry bare", C="", D="", E="crescent")
    angry.B.takes_it_out_on(angry.A)
    assert angry.A.asked == "give_jewel"
    lonely = robbed("B", A="christina", B="lonely bare", C="", D="", E="crescent")
    assert lonely.A.asked == "give_jewel"
    informant = table(at="cs", A="christina", B="informant bare", C="", D="", E="crescent")
    informant.A.names(informant.B)
    informant.votes("ACD")
    assert informant.A.asked == "give_jewel"
    informant.A.gives(informant.C)
    assert informant.C.jewels == 1 and informant.A.jewels == informant.D.jewels == informant.E.jewels == 0


@shows("sister_christina", "psychic_akira")
def test_cancelled_by_akira_the_jewel_is_discarded_this_time() -> None:
    s = robbed("A", A="christina rich", B="akira", C="", D="crescent")
    s.A.gives(s.C)
    assert s.B.asked == "cancel" and s.C.jewels == 1
    s.B.cancels()
    assert s.C.jewels == 1 and s.D.public.discard == (s.A.seat,) and not s.A.spent
    s.passes_until("name_suspect").names(s.A)
    s.votes("BCD")
    assert s.A.asked == "give_jewel"


@shows("sister_christina", "psychic_akira")
def test_akira_is_not_asked_about_a_jewel_that_christina_lets_go() -> None:
    s = robbed("A", A="christina", B="akira", C="", D="crescent")
    s.A.discards()
    assert s.B.asked == "talk"
