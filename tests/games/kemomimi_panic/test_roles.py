"""What the eight roles do when they are eliminated - by vote, theft or ability - and when they win."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import Match
from penombre.games.kemomimi_panic.catalogue import ROLES
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows

_CAUSES = ["vote", "theft", "ability"]


def eliminated(role: str, cause: str, **changes: Any) -> KemomimiScene:
    """B, who had this role, was just eliminated; the thief is D. By ability: Federica, in seat A, forced B.

    Federica is stubborn then: her ghost has no effect of its own and keeps the game going.
    """
    seats = {"A": "", "B": f"{role} bare", "C": "", "D": "crescent", "E": "", **changes}
    if cause == "theft":
        s = table(at="night", **seats)
        s.D.steals_from(s.B)
    elif cause == "vote":
        s = table(at="cs", **seats)
        s.leader.names(s.B)
        s.votes("ACDE")
    else:
        s = table(at="sd4", promo=True, **{**seats, "A": "federica stubborn", "E": "out"})
        s.A.forces(s.B)
    return s


# -- thieves -------------------------------------------------------------------------------------------------------


@shows("thief_crescent_moon")
def test_the_crescent_moon_must_steal_on_new_moon_nights_from_anybody_else_in_play() -> None:
    s = table(at="night", A="", B="stubborn ghost", C="out", D="crescent", E="informant")
    assert s.D.asked == "steal" and s.D.may_choose == "AE" and "pass" not in s.D.options
    s.D.steals_from(s.E)
    assert s.all_saw("theft", victim=s.E) and s.E.jewels == 0 and s.A.public.thefts[0].victim == s.E.seat


@shows("thief_crescent_moon", "thief_full_moon")
def test_the_full_moon_steals_on_full_moon_nights_and_either_may_rob_the_other() -> None:
    eight: dict[str, Any] = dict.fromkeys("ABCFGH", "") | {"D": "crescent", "E": "full"}
    new = table(at="night", **eight)
    assert new.D.asked == "steal" and new.E.asked == "guess" and "E" in new.D.may_choose
    full = table(at="night", moon="full", **eight)
    assert full.E.asked == "steal" and full.D.asked == "guess" and "D" in full.E.may_choose


@shows("thief_crescent_moon", "thief_full_moon")
def test_nobody_sees_who_steals() -> None:
    here = table(at="night", A="", B="", C="crescent", D="")
    there = table(at="night", A="", B="", C="", D="crescent")
    assert here.waiting == list(here) and there.waiting == list(there), "everybody is asked something"
    here.C.answers("steal", here.B)
    assert here.waiting == list(here) and here.A.view == there.A.view, "not even that the thief has chosen"
    here.passes()
    there.D.steals_from(there.B)
    for seat in (here.A.seat, here.B.seat):
        assert here[seat].view == there[seat].view and here[seat].events == there[seat].events


@shows("thief_full_moon")
def test_without_the_full_moon_thief_full_moon_nights_go_by_openly() -> None:
    s = table(at="night", moon="full", A="", B="", C="", D="crescent")
    assert s.all_saw("no_theft", why="no_thief") and s.table.day == 2 and s.A.asked == "talk"


@shows("thief_crescent_moon", "thief_full_moon")
def test_with_two_thieves_one_elimination_does_not_end_the_game() -> None:
    s = table(at="cs", A="", B="", C="", D="crescent bare", E="full", F="", G="", H="")
    s.A.names(s.D)
    s.votes("ABCFG")
    assert s.D.out and not s.over
    assert s.all_saw("no_theft", why="no_thief"), "New Moon nights are quiet from now on"


@shows("thief_crescent_moon", "civilian")
@pytest.mark.parametrize("cause", _CAUSES)
def test_without_a_thief_in_play_the_civilians_win_and_nobody_else(cause: str) -> None:
    if cause == "ability":
        s = table(at="sd4", promo=True, A="federica crescent", B="", C="informant", D="", E="out lonely")
        s.A.forces(s.B)
    elif cause == "theft":
        s = table(
            at="night",
            moon="full",
            A="",
            B="",
            C="informant",
            D="",
            E="out lonely",
            F="",
            G="crescent bare",
            H="full bare",
        )
        s.H.steals_from(s.G)  # one thief robs the other out
        s.passes_until("name_suspect").names(s.H)
        s.votes("ABCD")
        assert s.G.out and s.H.out
    else:
        s = table(at="cs", A="", B="", C="informant", D="crescent bare", E="out lonely")
        s.A.names(s.D)
        s.votes("ABC")
    assert s.outcome is not None and s.outcome.ending == "no_thief"
    assert s.winners == [player for player in s if player.role in ("civilian", "civilian_lonely")]
    assert s.E in s.winners, "those who were eliminated win too"


@shows("thief_crescent_moon", "civilian")
@pytest.mark.parametrize("cause", ["vote", "theft"])
def test_a_thief_and_a_civilian_left_the_thief_wins(cause: str) -> None:
    s = eliminated("civilian", cause, A="", C="out", E="out")
    assert s.over and s.winners == [s.D] and s.outcome is not None and s.outcome.ending == "thief_and_civilian"


@shows("thief_crescent_moon", "thief_full_moon")
def test_of_two_thieves_only_the_one_in_play_wins_beside_a_civilian() -> None:
    s = table(at="night", A="", B="bare", C="out full", D="crescent", E="out", F="out", G="out", H="out")
    s.D.steals_from(s.B)
    assert s.winners == [s.D]


@shows("thief_crescent_moon", "thief_full_moon")
def test_two_thieves_left_both_win() -> None:
    s = table(at="night", points=True, A="out", B="bare", C="full", D="crescent", E="out", F="out", G="out", H="out")
    s.D.steals_from(s.B)
    assert s.all_saw("game_over", ending="two_thieves", winner_seats=[s.C, s.D])
    assert s.all_saw("points", points=[0, 0, 4, 4, 0, 0, 0, 0])


@shows("thief_crescent_moon", "thief_full_moon")
def test_with_three_left_two_thieves_go_on() -> None:
    s = table(at="night", A="bare", B="", C="full", D="crescent", E="out", F="out", G="out", H="out")
    s.D.steals_from(s.A)
    assert s.A.out and not s.over


# -- the Informant -------------------------------------------------------------------------------------------------


@shows("informant")
def test_voted_out_the_informant_costs_everybody_in_play_a_jewel() -> None:
    s = eliminated("informant", "vote", C="rich", E="bare")
    assert s.B.out and s.all_saw("eliminated", seat=s.B, role="informant")
    assert s.all_saw("informant_voted_out", seat=s.B)
    assert (s.A.jewels, s.C.jewels, s.D.jewels, s.E.jewels) == (0, 1, 0, 0)
    assert not s.E.out, "who has no jewel loses nothing"


@shows("informant")
@pytest.mark.parametrize("cause", ["theft", "ability"])
def test_eliminated_otherwise_the_informant_does_nothing(cause: str) -> None:
    s = eliminated("informant", cause)
    assert s.B.out and s.all_saw("eliminated", seat=s.B, role="informant")
    assert s.C.jewels == s.D.jewels == 1 and not s.A.saw("informant_voted_out")


@shows("informant")
def test_the_losses_are_settled_clockwise_from_the_leader() -> None:
    s = table(at="cs", leader="C", A="", B="informant bare", C="", D="crescent", E="christina")
    s.C.names(s.B)
    s.votes("ACD")
    assert s.E.asked == "give_jewel" and s.A.jewels == 0, "all jewels left at once"
    s.E.gives(s.A)
    lost = [event.args["seat"] for event in s.A.events if event.key == "jewel_lost"]
    assert lost == [s.C.seat, s.D.seat, s.E.seat, s.A.seat] and s.A.jewels == 1


@shows("informant")
def test_the_informant_who_only_loses_a_jewel_stays_hidden() -> None:
    s = table(at="cs", A="", B="informant", C="", D="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.B.jewels == 0 and not s.A.saw("informant_voted_out") and not s.A.public.seats[s.B.seat].role


@shows("informant", "thief_crescent_moon")
def test_the_informant_wins_alone_beside_a_thief() -> None:
    s = table(at="night", points=True, A="bare", B="informant", C="out", D="crescent")
    s.D.steals_from(s.A)
    assert s.all_saw("game_over", ending="thief_and_informant", winner_seats=[s.B])
    assert s.all_saw("points", points=[0, 8, 0, 1])


@shows("informant")
def test_the_informant_loses_without_a_thief_and_when_gone() -> None:
    s = table(at="cs", A="", B="informant", C="", D="crescent bare")
    s.A.names(s.D)
    s.votes("ABC")
    assert s.over and s.winners == [s.A, s.C]
    s = table(at="night", A="bare", B="informant out", C="", D="crescent")
    s.D.steals_from(s.A)
    assert s.winners == [s.D]


# -- Civilians -----------------------------------------------------------------------------------------------------


@shows("civilian")
@pytest.mark.parametrize("cause", _CAUSES)
def test_a_plain_civilian_is_shown_and_does_nothing(cause: str) -> None:
    s = eliminated("civilian", cause)
    assert s.B.out and s.all_saw("eliminated", seat=s.B, role="civilian")
    assert s.A.public.seats[s.B.seat].role == "civilian" and s.A.public.seats[s.B.seat].state == "out"
    assert s.C.jewels == s.D.jewels == 1 and not s.A.public.crescent_blocked


@shows("civilian")
def test_who_is_gone_is_asked_nothing_any_more() -> None:
    s = eliminated("civilian", "vote")
    asked = s.questions_of_the_day() + s.questions_of_the_day()
    assert not [kind for name, kind in asked if name == "B"]


@shows(*ROLES)
def test_a_role_is_known_to_its_owner_alone_until_it_is_shown() -> None:
    for deal in range(5):
        match = Match(KemomimiPanic(), 8, {}, deal)
        for seat in range(8):
            assert match.view(seat).private.role == match.table.role(seat)  # type: ignore[union-attr]
            assert [other for other in range(8) if match.table.knows(seat, other)] == [seat]
        assert all(not facts.role for facts in match.view(0).public.seats)  # type: ignore[attr-defined]


@shows("civilian_justice", "thief_crescent_moon")
def test_robbed_out_justice_keeps_the_crescent_moon_from_the_next_new_moon_night() -> None:
    s = eliminated("justice", "theft", E="rich")
    assert s.B.out and s.all_saw("crescent_blocked") and s.A.public.crescent_blocked
    s.next_day()
    assert s.table.day == 3 and s.A.public.crescent_blocked
    s.next_day()
    assert s.all_saw("no_theft", why="blocked") and not s.A.public.crescent_blocked


@shows("civilian_justice", "thief_full_moon")
def test_justice_robbed_out_by_the_full_moon_thief_blocks_the_crescent_moon_too() -> None:
    s = table(at="night", moon="full", A="", B="justice bare", C="", D="crescent", E="full", F="", G="", H="")
    s.E.steals_from(s.B)
    assert s.A.public.crescent_blocked and s.moon == "new"
    s.next_day()
    assert s.all_saw("no_theft", why="blocked")
    assert s.passes_until("steal") == s.E


@shows("civilian_justice")
@pytest.mark.parametrize("cause", ["vote", "ability"])
def test_eliminated_otherwise_justice_does_nothing(cause: str) -> None:
    s = eliminated("justice", cause)
    assert s.B.out and not s.A.public.crescent_blocked and not s.A.saw("crescent_blocked")


@shows("civilian_stubborn")
@pytest.mark.parametrize("cause", ["vote", "theft"])
def test_the_stubborn_stays_as_a_ghost_until_the_end_of_the_next_day(cause: str) -> None:
    s = eliminated("stubborn", cause)
    assert s.B.ghost and s.all_saw("eliminated", seat=s.B, role="civilian_stubborn") and s.all_saw("ghost", seat=s.B)
    assert s.A.public.seats[s.B.seat].state == "ghost" and s.A.public.seats[s.B.seat].role == "civilian_stubborn"
    if cause == "vote":
        assert s.B.asked == "guess" and "B" not in s.D.may_choose
        s.next_day()
    assert s.table.day == 2 and s.B.asked == "talk"
    s.talk_ends()
    assert s.leader == s.B and s.B.asked == "name_suspect", "a ghost may lead"
    s.B.names(s.A)
    assert s.B.asked == "vote"
    s.votes("B")
    assert s.B.out and s.all_saw("ghost_leaves", seat=s.B) and s.table.day == 3
    assert s.leader == s.C


@shows("civilian_stubborn", "cowgirl_federica")
def test_forced_by_federica_the_stubborn_is_a_ghost_for_this_day_and_the_next() -> None:
    s = table(at="sd4", promo=True, A="federica", B="stubborn", C="", D="crescent")
    s.A.forces(s.B)
    assert s.A.out and s.B.ghost and s.B.jewels == 0
    s.next_day()
    assert s.table.day == 2 and s.B.asked == "talk"
    s.next_day()
    assert s.B.out and s.over and s.winners == [s.D]


@shows("civilian_stubborn")
def test_a_ghost_cannot_be_suspect_victim_or_anybodys_friend() -> None:
    s = table(at="cs", A="", B="stubborn ghost", C="", D="crescent", E="")
    assert s.A.may_choose == "CDE"
    s = table(at="night", A="", B="stubborn ghost", C="", D="crescent", E="")
    assert s.D.may_choose == "ACE"


@shows("civilian_stubborn")
def test_a_ghost_counts_as_in_play_for_the_end() -> None:
    s = table(at="night", A="", B="stubborn bare", C="out", D="crescent")
    s.D.steals_from(s.B)
    assert s.B.ghost and not s.over, "three are in play"


@shows("civilian_stubborn", "thief_crescent_moon")
def test_when_the_ghost_leaves_the_last_pair_decides() -> None:
    s = table(at="night", A="", B="stubborn bare", C="out", D="crescent")
    s.D.steals_from(s.B)
    s.next_day()
    assert s.over and s.winners == [s.D]


@shows("civilian_stubborn", "thief_crescent_moon")
def test_the_thief_can_be_voted_out_with_the_hand_of_the_ghost() -> None:
    s = table(at="night", A="", B="stubborn bare", C="out", D="crescent bare")
    s.D.steals_from(s.B)
    s.passes_until("name_suspect").names(s.D)
    s.votes("AB")
    assert s.over and s.winners == [s.A, s.B, s.C]


@shows("civilian_stubborn")
def test_a_ghost_and_a_thief_left_the_thief_wins_and_the_ghost_has_a_point_for_being_in_play() -> None:
    s = table(at="night", points=True, A="bare", B="stubborn ghost", C="out", D="crescent")
    s.D.steals_from(s.A)
    assert s.all_saw("game_over", winner_seats=[s.D]) and s.all_saw("points", points=[0, 1, 0, 4])


@shows("civilian_angry")
@pytest.mark.parametrize("cause", _CAUSES)
def test_the_angry_takes_a_jewel_along_however_eliminated(cause: str) -> None:
    s = eliminated("angry", cause)
    assert s.waiting == [s.B] and s.B.asked == "angry" and s.B.out
    s.B.takes_it_out_on(s.D)
    assert s.all_saw("angry", seat=s.B, target=s.D) and s.D.jewels == 0 and s.C.jewels == 1


@shows("civilian_angry")
def test_the_angry_must_choose_somebody_with_a_jewel() -> None:
    s = eliminated("angry", "theft", A="bare", C="rich", F="out", G="stubborn ghost")
    assert s.B.may_choose == "CDE" and len(s.B.options) == 3
    s.B.takes_it_out_on(s.C)
    assert s.C.jewels == 1


@shows("civilian_angry")
def test_where_nobody_has_a_jewel_the_angry_does_nothing() -> None:
    s = eliminated("angry", "theft", A="bare", C="bare", D="crescent bare", E="bare")
    assert s.B.out and not s.A.saw("angry") and s.A.asked == "talk"


@shows("civilian_angry")
def test_the_angry_acts_before_the_end_is_checked() -> None:
    s = table(at="night", A="out", B="angry bare", C="", D="crescent")
    s.D.steals_from(s.B)
    s.B.takes_it_out_on(s.C)
    assert s.C.jewels == 0 and s.over and s.winners == [s.D]


@shows("civilian_lonely")
@pytest.mark.parametrize("cause", ["vote", "theft"])
def test_the_lonely_takes_a_jewel_from_the_right(cause: str) -> None:
    s = eliminated("lonely", cause)
    assert s.B.out and s.all_saw("lonely", seat=s.B, target=s.A)
    assert s.A.jewels == 0 and s.C.jewels == s.E.jewels == 1


@shows("civilian_lonely", "cowgirl_federica")
def test_forced_by_federica_on_the_right_the_lonely_takes_it_from_the_one_beyond() -> None:
    s = table(at="sd4", promo=True, A="federica", B="lonely", C="", D="crescent", E="out")
    s.A.forces(s.B)
    assert s.A.out and s.B.out and s.all_saw("lonely", seat=s.B, target=s.D)
    assert s.D.jewels == 0 and s.C.jewels == 1


@shows("civilian_lonely")
def test_those_who_are_gone_are_skipped_on_the_right() -> None:
    s = eliminated("lonely", "theft", A="out", E="", leader="C")
    assert s.E.jewels == 0 and s.C.jewels == s.D.jewels == 1


@shows("civilian_lonely")
def test_a_neighbour_without_a_jewel_loses_nothing_and_nobody_further_does() -> None:
    bare = eliminated("lonely", "theft", A="bare")
    assert not bare.A.out and bare.E.jewels == 1 and not bare.C.saw("lonely")
    ghost = eliminated("lonely", "theft", A="stubborn ghost")
    assert ghost.A.ghost and ghost.E.jewels == 1


@shows("civilian_angry", "civilian_lonely", "cowgirl_federica")
def test_with_federica_the_effect_of_the_target_comes_before_her_own() -> None:
    s = table(at="sd4", promo=True, A="federica angry", B="", C="lonely", D="crescent rich")
    s.A.forces(s.C)
    assert s.all_saw("lonely", seat=s.C, target=s.B) and s.B.jewels == 0
    assert s.A.asked == "angry" and s.A.may_choose == "D"
    s.A.takes_it_out_on(s.D)
    assert s.D.jewels == 1 and s.over and s.winners == [s.D]


@shows("civilian", "civilian_justice", "civilian_stubborn", "civilian_angry", "civilian_lonely")
def test_every_civilian_wins_when_the_last_thief_goes_in_play_or_not() -> None:
    s = table(at="cs", points=True, A="", B="justice", C="stubborn out", D="angry", E="lonely out", F="crescent bare")
    s.A.names(s.F)
    s.votes("ABD")
    assert s.all_saw("game_over", ending="no_thief", winner_seats=[s.A, s.B, s.C, s.D, s.E])
    assert s.all_saw("points", points=[3, 3, 2, 3, 2, 0])


@shows(*ROLES)
def test_at_the_end_all_dealt_roles_are_shown_and_never_those_put_aside() -> None:
    s = table(at="cs", aside="lonely", A="", B="", C="informant", D="crescent bare")
    s.A.names(s.D)
    s.votes("ABC")
    assert s.all_saw("game_over", roles=["civilian", "civilian", "informant", "thief_crescent_moon"])
    assert [facts.role for facts in s.A.public.seats] == [player.role for player in s]
    assert not any(player.knows("civilian_lonely") for player in s)
