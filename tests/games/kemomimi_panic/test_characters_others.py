"""The rest of the cast: Sleeping Beauty Cecilia, Clown Lolo, Cowgirl Federica and Psychic Akira."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import NOBODY, BadOptions
from penombre.games.kemomimi_panic.catalogue import CHARACTERS
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows

# -- Sleeping Beauty Cecilia ---------------------------------------------------------------------------------------


@shows("sleeping_beauty_cecilia")
def test_on_a_new_moon_day_cecilia_may_sleep_and_cannot_be_suspect() -> None:
    s = table(at="sd2", A="", B="cecilia", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "use"
    s.B.uses()
    assert s.all_saw("announce_sleeping_beauty_cecilia", seat=s.B)
    assert s.B.spent and s.A.public.protected == s.B.seat
    s.talk_ends()
    assert s.A.asked == "name_suspect" and s.A.may_choose == "CD"


@shows("sleeping_beauty_cecilia")
def test_cecilia_asleep_still_votes_and_can_be_robbed() -> None:
    s = table(at="sd2", A="", B="cecilia", C="", D="crescent")
    s.B.uses()
    s.talk_ends()
    s.A.names(s.C)
    assert s.B.asked == "vote"
    s.votes("")
    s.D.steals_from(s.B)
    assert s.B.jewels == 0


@shows("sleeping_beauty_cecilia")
def test_cecilia_sleeps_one_day_only() -> None:
    s = table(at="sd2", A="", B="cecilia", C="", D="crescent")
    s.B.uses()
    s.next_day()
    assert s.A.public.protected == NOBODY
    s.next_day()
    assert s.passes_until("name_suspect") == s.C and s.C.may_choose == "ABD"


@shows("sleeping_beauty_cecilia")
def test_cecilia_is_not_asked_on_a_full_moon_nor_when_spent_nor_when_gone() -> None:
    assert table(at="sd2", moon="full", A="", B="cecilia", C="", D="crescent").B.asked == "talk"
    assert table(at="sd2", A="", B="cecilia spent", C="", D="crescent").B.asked == "talk"
    assert table(at="sd2", A="", B="cecilia out", C="", D="crescent", E="").B.asked is None


@shows("sleeping_beauty_cecilia")
def test_cecilia_may_stay_awake_and_may_sleep_as_leader() -> None:
    s = table(at="sd2", A="cecilia", B="", C="", D="crescent")
    s.A.passes()
    assert not s.A.spent and s.B.public.protected == NOBODY
    s = table(at="sd2", A="cecilia", B="", C="", D="crescent")
    s.A.uses()
    assert s.B.public.protected == s.A.seat


@shows("sleeping_beauty_cecilia", "student_ester")
def test_the_sleep_lasts_the_whole_day_even_if_the_moon_is_turned() -> None:
    s = table(at="sd2", A="", B="cecilia", C="ester", D="crescent")
    s.B.uses()
    s.C.flips()
    s.talk_ends()
    assert s.A.may_choose == "CD"


@shows("sleeping_beauty_cecilia", "psychic_akira")
def test_cancelled_by_akira_cecilia_is_spent_and_can_be_suspect() -> None:
    s = table(at="sd2", A="", B="cecilia", C="akira", D="crescent")
    s.B.uses()
    s.C.cancels()
    assert s.B.spent and s.A.public.protected == NOBODY
    s.talk_ends()
    assert s.A.may_choose == "BCD"


@shows("sleeping_beauty_cecilia")
def test_without_any_legal_suspect_there_is_no_vote() -> None:
    s = table(at="sd2", leader="D", A="out", B="cecilia", C="stubborn ghost", D="crescent", E="out")
    s.B.uses()
    s.talk_ends()
    assert s.all_saw("no_suspect") and not s.B.saw("vote_result")


# -- Clown Lolo ----------------------------------------------------------------------------------------------------


def lolo_becomes(character: str, **changes: Any) -> KemomimiScene:
    """Lolo, seat B, just turned into this character by the luck of the draw."""
    for luck in range(400):
        s = table(at="sd6", luck=luck, **{"A": "", "B": "lolo", "C": "", "D": "crescent", **changes})
        s.B.uses()
        if s.table.character_of(s.B.seat) == character:
            return s
    raise AssertionError(f"Lolo never becomes {character}")


@shows("clown_lolo")
def test_lolo_is_replaced_by_a_character_that_nobody_has() -> None:
    s = lolo_becomes("homeless_arle")
    assert s.all_saw("announce_clown_lolo", seat=s.B)
    assert s.all_saw("lolo_becomes", seat=s.B, character="homeless_arle")
    assert s.A.public.seats[s.B.seat].character == "homeless_arle" and not s.A.public.seats[s.B.seat].used


@shows("clown_lolo")
def test_lolo_becomes_any_character_that_was_not_dealt_and_has_what_it_needs() -> None:
    drawn = set()
    for luck in range(300):
        s = table(at="sd6", luck=luck, A="shamlock", B="lolo", C="ulrika spent", D="dautriche crescent")
        s.B.uses()
        drawn.add(s.A.public.seats[s.B.seat].character)
    dealt = {"detective_shamlock", "clown_lolo", "athlete_ulrika", "crossdressing_dautriche"}
    missing = {"witness_sheena", "elder_twin_cyril", "younger_twin_beryl", "class_rep_alistair", "teacher_viennetta"}
    assert drawn == set(CHARACTERS) - dealt - missing - {"cowgirl_federica", "cook_genevieve"}
    assert len(drawn) == 17


@shows("clown_lolo")
def test_with_what_they_need_at_the_table_more_characters_can_be_drawn() -> None:
    cases: dict[str, dict[str, Any]] = {
        "class_rep_alistair": {"C": "miranda"},
        "teacher_viennetta": {"C": "mindy"},
        "cowgirl_federica": {"promo": True},
        "cook_genevieve": {"joke": True},
        "witness_sheena": {"E": "", "F": "", "G": "", "H": "full"},
    }
    for character, changes in cases.items():
        s = lolo_becomes(character, **changes)
        assert s.all_saw("lolo_becomes", seat=s.B, character=character)


@shows("clown_lolo")
@pytest.mark.parametrize(("moon", "leader"), [("new", "A"), ("full", "B")])
def test_lolo_is_asked_at_the_start_of_any_day_leader_or_not_and_may_wait(moon: str, leader: str) -> None:
    s = table(at="sd6", moon=moon, leader=leader, A="", B="lolo", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "use"
    s.B.passes()
    assert not s.B.spent and s.A.public.seats[s.B.seat].character == "clown_lolo"


@shows("clown_lolo")
def test_a_lolo_who_is_spent_or_gone_is_not_asked_and_a_ghost_is() -> None:
    assert table(at="sd6", A="", B="lolo spent", C="", D="crescent").B.asked == "talk"
    assert table(at="sd6", A="", B="lolo out", C="", D="crescent", E="").B.asked is None
    assert table(at="sd6", A="", B="lolo stubborn ghost", C="", D="crescent", E="").B.asked == "use"


@shows("clown_lolo", "psychic_akira")
def test_cancelled_by_akira_lolo_stays_lolo_and_is_spent() -> None:
    s = table(at="sd6", A="akira", B="lolo", C="", D="crescent")
    s.B.uses()
    s.A.cancels()
    assert s.B.spent and s.C.public.seats[s.B.seat].character == "clown_lolo" and not s.C.saw("lolo_becomes")


@shows("clown_lolo", "shrine_maiden_towa", "maid_miyabi")
def test_windows_still_to_come_today_are_open_to_the_new_character() -> None:
    towa = lolo_becomes("shrine_maiden_towa", moon="full", A="shamlock", C="verna", D="luma crescent")
    assert towa.B.asked == "use"
    towa.B.uses()
    assert towa.A.public.crescent_blocked and towa.B.spent
    assert lolo_becomes("maid_miyabi").B.asked == "use"


@shows("clown_lolo", "sleeping_beauty_cecilia", "warlock_valeria", "cowgirl_federica")
@pytest.mark.parametrize("character", ["sleeping_beauty_cecilia", "warlock_valeria", "cowgirl_federica"])
def test_windows_up_to_that_of_lolo_are_over_for_the_new_character(character: str) -> None:
    leader = "B" if character == "cowgirl_federica" else "A"
    s = lolo_becomes(character, promo=True, leader=leader, A="verna", C="luma", D="barbera crescent")
    assert s.B.asked == "talk"


@shows("clown_lolo", "crossdressing_dautriche", "cook_genevieve")
@pytest.mark.parametrize("character", ["crossdressing_dautriche", "cook_genevieve"])
def test_a_character_of_the_start_of_the_game_is_the_risk_of_lolo(character: str) -> None:
    s = lolo_becomes(character, joke=True)
    asked = {kind for name, kind in s.questions_of_the_day() if name == "B"}
    assert asked == {"talk", "vote", "guess"}


@shows("clown_lolo", "psychic_akira")
def test_a_lolo_who_becomes_akira_may_cancel() -> None:
    s = lolo_becomes("psychic_akira", moon="full", C="towa")
    s.C.uses()
    s.B.cancels()
    assert not s.A.public.crescent_blocked


@shows("clown_lolo", "homeless_arle", "detective_shamlock")
def test_a_lolo_who_becomes_arle_can_no_longer_be_checked() -> None:
    s = lolo_becomes("homeless_arle", A="shamlock")
    assert s.passes_until("check") == s.A and s.A.may_choose == "CD"


@shows("clown_lolo", "detective_shamlock")
def test_without_a_detective_at_the_table_lolo_may_become_one() -> None:
    s = lolo_becomes("detective_shamlock", leader="B")
    assert s.passes_until("check") == s.B


# -- Cowgirl Federica ----------------------------------------------------------------------------------------------


def standoff(**changes: Any) -> KemomimiScene:
    """Federica leads and four are in play."""
    seats = {"A": "federica", "B": "", "C": "", "D": "crescent", "E": "out"}
    return table(at="sd4", promo=True, **{**seats, **changes})


@shows("cowgirl_federica")
def test_federica_forces_a_thief_and_wins_alone() -> None:
    s = standoff()
    assert s.waiting == [s.A] and s.A.asked == "federica" and s.A.may_choose == "BCD"
    s.A.forces(s.D)
    assert s.all_saw("announce_cowgirl_federica", seat=s.A, target=s.D)
    assert s.all_saw("role_shown", seat=s.D, role="thief_crescent_moon")
    assert s.over and s.winners == [s.A] and s.outcome is not None and s.outcome.ending == "federica"


@shows("cowgirl_federica", "thief_full_moon")
def test_either_thief_makes_her_win_even_if_she_is_one_herself() -> None:
    eight = {"E": "out", "F": "out", "G": "out", "H": "out"}
    s = standoff(A="federica crescent", D="full", **eight)
    s.A.forces(s.D)
    assert s.winners == [s.A]


@shows("cowgirl_federica")
def test_federica_gets_the_points_of_her_own_role() -> None:
    s = standoff(points=True)
    s.A.forces(s.D)
    assert s.all_saw("points", points=[3, 1, 1, 1, 0])
    s = standoff(points=True, A="federica informant")
    s.A.forces(s.D)
    assert s.all_saw("points", points=[8, 1, 1, 1, 0])


@shows("cowgirl_federica", "thief_crescent_moon")
def test_if_it_is_no_thief_both_are_eliminated_and_the_last_pair_decides() -> None:
    s = standoff()
    s.A.forces(s.B)
    assert s.all_saw("eliminated", seat=s.B, role="civilian") and s.all_saw("eliminated", seat=s.A, role="civilian")
    assert s.A.out and s.B.out and s.over and s.winners == [s.D]
    s = standoff(C="informant")
    s.A.forces(s.B)
    assert s.over and s.winners == [s.C]


@shows("cowgirl_federica")
def test_a_federica_who_is_the_thief_and_misses_gives_the_game_to_the_civilians() -> None:
    s = standoff(A="federica crescent", D="informant")
    s.A.forces(s.D)
    assert s.over and s.winners == [s.B, s.C, s.E]


@shows("cowgirl_federica")
def test_jewels_of_both_go_to_the_discard_without_any_loss() -> None:
    s = standoff(A="federica rich", B="stubborn rich", C="")
    s.A.forces(s.B)
    assert s.A.jewels == s.B.jewels == 0 and not s.C.saw("jewel_lost")
    assert sorted(s.C.public.discard) == [s.A.seat, s.A.seat, s.B.seat, s.B.seat, s.E.seat]
    s = standoff(A="federica stubborn", B="christina", C="")
    s.A.forces(s.B)
    assert s.B.out and s.B.asked is None, "Christina gives nothing away"


@shows("cowgirl_federica")
def test_federica_is_asked_only_as_leader_and_only_with_exactly_four_in_play() -> None:
    assert standoff(leader="B").A.asked == "talk"
    assert standoff(E="").A.asked == "talk"
    assert standoff(B="out").A.asked == "talk"
    assert standoff(B="stubborn ghost").A.asked == "federica", "a ghost is in play"


@shows("cowgirl_federica")
def test_a_ghost_is_neither_forced_nor_forces() -> None:
    assert standoff(B="stubborn ghost").A.may_choose == "CD"
    assert standoff(A="federica stubborn ghost").A.asked == "talk"


@shows("cowgirl_federica")
def test_federica_may_hold_back() -> None:
    s = standoff()
    s.A.passes()
    assert s.A.asked == "talk" and not s.A.spent and not s.A.saw("announce_cowgirl_federica")


@shows("cowgirl_federica", "psychic_akira")
def test_cancelled_by_akira_nothing_happens_and_she_may_try_again_another_day() -> None:
    s = standoff(moon="full", A="federica rich", B="akira")
    s.A.forces(s.D)
    assert s.B.asked == "cancel" and not s.B.saw("role_shown")
    s.B.cancels()
    assert not s.A.saw("role_shown") and s.A.asked == "talk" and not s.A.spent
    assert s.passes_until("federica") == s.A and s.table.day == 5


@shows("cowgirl_federica", "civilian_stubborn")
def test_a_stubborn_target_becomes_a_ghost_and_the_next_leader_goes_on_with_the_day() -> None:
    s = standoff(B="", C="stubborn")
    s.A.forces(s.C)
    assert s.A.out and s.C.ghost and s.leader == s.B and s.all_saw("leader", seat=s.B)
    s.talk_ends()
    assert s.B.asked == "name_suspect" and s.B.may_choose == "D"


@shows("cowgirl_federica", "civilian_stubborn")
def test_a_stubborn_federica_stays_leader_as_a_ghost() -> None:
    s = standoff(A="federica stubborn")
    s.A.forces(s.B)
    assert s.A.ghost and s.B.out and s.leader == s.A
    s.talk_ends()
    assert s.A.asked == "name_suspect" and s.A.may_choose == "CD"


@shows("cowgirl_federica")
def test_federica_plays_only_with_the_promo() -> None:
    cast = ["detective_shamlock", "cowgirl_federica", "homeless_arle", "clown_lolo"]
    with pytest.raises(BadOptions, match="cowgirl_federica needs the option promo"):
        KemomimiPanic().options(4, {"characters": cast})
    assert KemomimiPanic().options(4, {"characters": cast, "promo": True})


# -- Psychic Akira -------------------------------------------------------------------------------------------------


@shows("psychic_akira")
def test_akira_is_asked_after_the_targets_are_announced_and_before_any_effect() -> None:
    s = table(at="sd3", A="", B="valeria", C="akira", D="crescent")
    s.B.uses()
    assert s.waiting == [s.C] and s.C.asked == "cancel" and list(s.C.options) == ["cancel", "let"]
    assert s.C.ask is not None
    assert s.C.ask.args == {"character": "warlock_valeria", "seat": s.B.seat, "target": s.A.seat}
    assert s.leader == s.A and s.all_saw("announce_warlock_valeria", target=s.A)


@shows("psychic_akira")
def test_akira_cancels_once_per_game() -> None:
    s = table(at="sd2", A="cecilia", B="valeria", C="akira", D="crescent")
    s.A.uses()
    s.C.cancels()
    assert s.all_saw("cancelled", seat=s.C, character="sleeping_beauty_cecilia") and s.C.spent
    s.B.uses()
    assert s.leader == s.B, "Akira is not asked again"


@shows("psychic_akira")
def test_an_akira_who_lets_things_happen_is_asked_again() -> None:
    s = table(at="sd2", A="cecilia", B="valeria", C="akira", D="crescent")
    s.A.uses()
    s.C.lets()
    assert not s.C.spent and not s.A.saw("cancelled") and s.A.public.protected == s.A.seat
    s.B.uses()
    assert s.C.asked == "cancel"


@shows("psychic_akira")
def test_an_akira_who_is_gone_is_not_asked_and_a_ghost_is() -> None:
    gone = table(at="sd3", A="", B="valeria", C="akira out", D="crescent", E="")
    gone.B.uses()
    assert gone.leader == gone.B
    ghost = table(at="sd3", A="", B="valeria", C="akira stubborn ghost", D="crescent", E="")
    ghost.B.uses()
    ghost.C.cancels()
    assert ghost.leader == ghost.A


@shows("psychic_akira")
def test_nobody_is_asked_when_an_ability_is_not_used() -> None:
    s = table(at="sd3", A="", B="valeria", C="akira", D="crescent")
    s.B.passes()
    assert s.C.asked == "talk"


@shows("psychic_akira", "civilian_angry", "civilian_lonely", "civilian_justice", "informant")
def test_votes_thefts_and_the_effects_of_roles_cannot_be_cancelled() -> None:
    s = table(at="cs", A="akira", B="informant bare", C="", D="", E="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.A.jewels == 0 and s.E.asked == "steal"
    for role in ("lonely", "justice", "stubborn"):
        s = table(at="night", A="akira", B=f"{role} bare", C="", D="", E="crescent")
        s.E.steals_from(s.B)
        assert s.A.asked == "talk"
    s = table(at="night", A="akira", B="angry bare", C="", D="", E="crescent")
    s.E.steals_from(s.B)
    s.B.takes_it_out_on(s.C)
    assert s.C.jewels == 0 and s.A.asked == "talk"


@shows("psychic_akira", "elder_twin_cyril", "maid_miyabi")
def test_akira_can_cancel_only_one_of_two_abilities_of_the_same_vote() -> None:
    s = table(at="cs", A="miyabi", B="cyril", C="beryl", D="akira", E="", F="crescent")
    s.A.names(s.E)
    s.votes("F", A="abstain", B="hand_up_forcing")
    assert s.all_saw("announce_elder_twin_cyril") and not s.D.saw("miyabi_abstains")
    s.D.lets()
    assert s.all_saw("miyabi_abstains", seat=s.A)
    s.D.cancels()
    assert s.all_saw("cancelled", character="maid_miyabi")
    assert s.all_saw("vote_result", hands=3, participants=6, verdict="innocent")
