"""Who asks about roles: Detective Shamlock, Witness Sheena - and Homeless Arle, whom nobody has on file."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import NOBODY, BadOptions
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows

# -- Detective Shamlock --------------------------------------------------------------------------------------------


@shows("detective_shamlock")
@pytest.mark.parametrize(
    ("role", "answer"),
    [
        ("civilian", "civilian"),
        ("justice", "civilian"),
        ("stubborn", "civilian"),
        ("angry", "civilian"),
        ("lonely", "civilian"),
        ("crescent", "not_civilian"),
        ("full", "not_civilian"),
        ("informant", "not_civilian"),
    ],
)
def test_the_detective_learns_whether_a_player_is_a_civilian(role: str, answer: str) -> None:
    s = table(at="gs1", A="shamlock", B=role, C="", D="")
    s.A.checks(s.B)
    assert s.A.saw("check_answer", target=s.B, answer=answer)
    assert [check.civilian for check in s.A.private.checks] == [answer == "civilian"]


@shows("detective_shamlock")
def test_everybody_sees_whom_the_detective_asks_about_and_only_the_detective_hears_the_answer() -> None:
    s = table(at="gs1", A="shamlock", B="informant", C="", D="")
    s.A.checks(s.B)
    assert s.all_saw("announce_detective_shamlock", seat=s.A, target=s.B)
    assert s.who_saw("check_answer") == "A"
    assert not s.B.private.checks and not s.C.private.checks
    assert all(not facts.role for facts in s.C.public.seats)


@shows("detective_shamlock")
def test_the_detective_must_ask_about_somebody_else() -> None:
    s = table(at="gs1", A="", B="shamlock", C="", D="")
    assert s.waiting == [s.B] and s.B.asked == "check"
    assert s.B.may_choose == "ACD" and "pass" not in s.B.options


@shows("detective_shamlock")
def test_the_detective_asks_again_at_the_end_of_each_day_as_leader() -> None:
    s = table(at="ed1", leader="B", A="rich", B="shamlock", C="", D="crescent")
    s.B.checks(s.A)
    assert not s.B.spent
    s.next_day()
    assert s.passes_until("check") == s.B and s.leader == s.B and s.table.day == 5
    s.B.checks(s.C)
    assert [check.target for check in s.B.private.checks] == [s.A.seat, s.C.seat]


@shows("detective_shamlock")
def test_a_detective_who_does_not_lead_asks_nothing_at_the_end_of_the_day() -> None:
    s = table(at="ed1", leader="B", A="shamlock", B="", C="", D="crescent")
    assert s.A.asked == "guess"


@shows("detective_shamlock")
def test_a_detective_who_was_passed_over_by_valeria_asks_nothing() -> None:
    s = table(at="sd3", A="shamlock", B="", C="valeria", D="crescent")
    s.C.uses()
    s.passes_until("steal")
    assert s.A.asked == "guess" and not s.A.private.checks


@shows("detective_shamlock", "sleeping_beauty_cecilia")
def test_the_detective_asks_about_cecilia_asleep_and_about_ghosts_but_not_about_those_who_are_gone() -> None:
    s = table(at="sd2", A="shamlock", B="cecilia", C="stubborn ghost", D="out", E="crescent")
    s.B.uses()
    s.passes_until("check")
    assert s.A.may_choose == "BCE"


@shows("detective_shamlock", "homeless_arle")
def test_a_detective_with_nobody_to_ask_about_is_not_asked() -> None:
    s = table(at="ed1", A="shamlock crescent", B="arle", C="out", D="out")
    assert s.A.asked == "steal"


@shows("detective_shamlock")
def test_a_detective_voted_out_as_leader_asks_nothing() -> None:
    s = table(at="cs", A="shamlock bare", B="miranda", C="", D="", E="crescent")
    s.A.names(s.C)
    s.B.redirects(s.A)
    s.votes("BCDE")
    assert s.A.out and s.E.asked == "steal"


@shows("detective_shamlock")
def test_a_ghost_who_leads_as_the_detective_still_asks() -> None:
    s = table(at="ed1", A="shamlock stubborn ghost", B="", C="", D="", E="crescent")
    s.A.checks(s.B)
    assert s.A.saw("check_answer", target=s.B, answer="civilian")


@shows("detective_shamlock")
@pytest.mark.parametrize("claim", ["civilian", "not_civilian"])
def test_the_detective_may_announce_the_answer_and_may_lie(claim: str) -> None:
    s = table(at="gs1", A="shamlock", B="", C="", D="crescent")
    s.A.checks(s.D)
    assert s.A.asked == "claim_check" and s.waiting == [s.A]
    s.A.announces(claim)
    assert s.all_saw("claim_check", seat=s.A, target=s.D, answer=claim)
    assert [said.civilian for said in s.B.public.claims] == [claim == "civilian"]


@shows("detective_shamlock")
def test_the_detective_may_say_nothing() -> None:
    s = table(at="gs1", A="shamlock", B="", C="", D="crescent")
    s.A.checks(s.D).announces("silent")
    assert s.all_saw("claim_silent", seat=s.A) and s.B.public.claims == () and s.B.asked == "talk"


@shows("detective_shamlock")
def test_an_answer_is_announced_on_the_next_day_once() -> None:
    s = table(at="ed1", A="shamlock", B="", C="", D="crescent")
    s.A.checks(s.B)
    s.next_day()
    assert s.passes_until("claim_check") == s.A
    s.A.announces("civilian").is_ready()
    s.next_day()
    assert s.A.asked == "talk"


@shows("detective_shamlock")
def test_a_detective_robbed_out_announces_nothing() -> None:
    s = table(at="ed1", A="shamlock bare", B="", C="", D="", E="crescent")
    s.A.checks(s.B)
    s.E.steals_from(s.A)
    assert s.A.out and s.A.asked is None and s.B.asked == "talk"


@shows("detective_shamlock", "psychic_akira")
def test_akira_cancels_a_check_before_it_is_answered() -> None:
    s = table(at="gs1", A="shamlock", B="akira", C="", D="crescent")
    s.A.checks(s.D)
    assert s.B.asked == "cancel" and s.all_saw("announce_detective_shamlock", target=s.D)
    assert not s.A.saw("check_answer")
    s.B.cancels()
    assert s.who_saw("check_answer") == "" and not s.A.private.checks
    assert s.A.asked == "talk", "there is no answer to announce"


@shows("detective_shamlock", "psychic_akira")
def test_a_cancelled_check_is_lost_this_time_only() -> None:
    s = table(at="gs1", A="shamlock", B="akira", C="", D="crescent")
    s.A.checks(s.D)
    s.B.cancels()
    assert not s.A.spent
    assert s.passes_until("check") == s.A
    s.A.checks(s.C)
    assert s.A.saw("check_answer", target=s.C, answer="civilian")


@shows("detective_shamlock", "crossdressing_dautriche")
def test_a_check_after_the_swap_tells_the_role_of_that_moment() -> None:
    for luck in range(6):
        s = table(at="gs2", luck=luck, A="shamlock", B="dautriche", C="", D="crescent")
        s.B.swaps(s.C, s.D)
        s.passes_until("check")
        s.A.checks(s.D)
        assert s.A.private.checks[-1].civilian == (s.D.role == "civilian")


# -- Witness Sheena ------------------------------------------------------------------------------------------------


def eight(at: str = "sd1", **changes: Any) -> KemomimiScene:
    """Eight players, the witness first."""
    seats = {"A": "sheena", "B": "", "C": "", "D": "informant", "E": "", "F": "", "G": "full", "H": "crescent"}
    return table(at, **{**seats, **changes})


@shows("witness_sheena")
def test_after_an_elimination_the_witness_may_ask_about_a_role() -> None:
    s = eight(day=2, eliminated=1, leader="B")
    assert s.waiting == [s.A] and s.A.asked == "check"
    s.A.checks(s.D)
    assert s.all_saw("announce_witness_sheena", seat=s.A, target=s.D)
    assert s.who_saw("check_answer", target=s.D, answer="not_civilian") == "A"
    assert s.A.spent and s.A.private.checks[0].target == s.D.seat and not s.B.private.checks
    assert s.A.asked == "talk", "only the detective is asked to announce an answer"


@shows("witness_sheena")
@pytest.mark.parametrize(("day", "eliminated"), [(1, NOBODY), (2, NOBODY), (3, 1)])
def test_without_a_fresh_elimination_the_witness_is_not_asked(day: int, eliminated: int) -> None:
    s = eight(day=day, eliminated=eliminated)
    assert s.A.asked == "talk"


@shows("witness_sheena")
def test_an_elimination_by_vote_counts() -> None:
    s = eight(at="cs", B="bare")
    s.A.names(s.B)
    s.votes("ACDEF")
    assert s.B.out
    s.next_day()
    assert s.A.asked == "check" and s.A.may_choose == "CDEFGH"


@shows("witness_sheena")
def test_an_elimination_by_theft_counts() -> None:
    s = eight(at="night", B="bare")
    s.H.steals_from(s.B)
    assert s.table.day == 2 and s.A.asked == "check"


@shows("witness_sheena", "cowgirl_federica")
def test_an_elimination_by_federica_counts_on_the_next_day() -> None:
    s = eight(leader="B", promo=True, B="federica stubborn", C="", D="out", E="out", F="out", G="out full")
    s.B.forces(s.C)
    assert s.A.asked == "talk"
    s.next_day()
    assert s.A.asked == "check"


@shows("witness_sheena", "civilian_stubborn")
def test_a_stubborn_elimination_counts_when_the_role_is_shown_and_not_when_the_ghost_leaves() -> None:
    s = eight(at="night", day=1, B="stubborn bare")
    s.H.steals_from(s.B)
    assert s.B.ghost and s.A.asked == "check"
    s.A.passes()
    s.next_day()
    assert s.B.out and s.table.day == 3 and s.A.asked == "talk"


@shows("witness_sheena")
def test_a_witness_who_passes_may_ask_after_another_elimination() -> None:
    s = eight(day=2, eliminated=1, B="bare", C="out")
    s.A.passes()
    assert not s.A.spent
    s.passes_until("name_suspect").names(s.B)
    s.votes("ADEFG")
    s.next_day()
    assert s.A.asked == "check"


@shows("witness_sheena")
def test_the_witness_asks_once_per_game() -> None:
    s = eight(day=2, eliminated=1, A="sheena spent", B="out")
    assert s.A.asked == "talk"


@shows("witness_sheena")
def test_a_witness_who_is_gone_asks_nothing_and_a_ghost_still_may() -> None:
    gone = eight(day=2, eliminated=1, leader="B", A="sheena out")
    assert gone.A.asked is None and gone.B.asked == "talk"
    ghost = eight(day=2, eliminated=1, leader="B", A="sheena stubborn ghost")
    assert ghost.A.asked == "check"


@shows("witness_sheena", "psychic_akira")
def test_a_witness_cancelled_by_akira_is_spent_and_learns_nothing() -> None:
    s = eight(day=2, eliminated=1, B="akira", C="out")
    s.A.checks(s.D)
    assert not s.A.saw("check_answer")
    s.B.cancels()
    assert s.who_saw("check_answer") == "" and not s.A.private.checks
    assert s.A.spent and s.B.spent


@shows("witness_sheena")
def test_the_witness_sits_only_at_a_table_of_eight() -> None:
    cast = ["detective_shamlock", "witness_sheena", "homeless_arle", "clown_lolo"]
    with pytest.raises(BadOptions, match="witness_sheena is only for 8 players"):
        KemomimiPanic().options(4, {"characters": cast})


# -- Homeless Arle -------------------------------------------------------------------------------------------------


@shows("homeless_arle", "detective_shamlock")
@pytest.mark.parametrize("window", ["gs1", "ed1"])
def test_the_detective_cannot_choose_arle(window: str) -> None:
    s = table(at=window, A="shamlock", B="arle", C="", D="crescent")
    assert s.A.asked == "check" and s.A.may_choose == "CD"


@shows("homeless_arle", "witness_sheena")
def test_the_witness_cannot_choose_arle() -> None:
    s = eight(day=2, eliminated=1, B="arle", C="out")
    assert s.A.may_choose == "DEFGH"


@shows("homeless_arle", "psychic_akira")
def test_the_immunity_of_arle_is_never_used_so_akira_is_not_asked_about_it() -> None:
    s = table(at="gs1", A="shamlock", B="arle", C="akira", D="crescent")
    s.A.checks(s.D)
    assert s.C.asked == "cancel"
    s.C.cancels()
    assert s.passes_until("check").may_choose == "CD"


@shows("homeless_arle")
def test_arle_can_be_suspect_victim_and_target_of_other_abilities() -> None:
    s = table(at="cs", moon="full", A="teresia", B="arle", C="", D="crescent")
    s.A.uses()
    assert s.A.may_choose == "BCD"
    s = table(at="cs", A="luma", B="arle", C="", D="crescent")
    s.A.uses().names(s.B)
    assert "B" in s.A.may_choose
    s = table(at="night", A="", B="arle", C="", D="crescent")
    assert s.D.may_choose == "ABC"
    s = table(at="gs2", A="dautriche", B="arle", C="", D="crescent")
    assert s.A.may_choose == "BCD"
