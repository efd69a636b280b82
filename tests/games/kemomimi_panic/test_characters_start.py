"""Who acts before the first day: Crossdressing d'Autriche and Cook Geneviève."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import NOBODY, BadOptions
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows

# -- Crossdressing d'Autriche --------------------------------------------------------------------------------------


def swapped(luck: int = 0, **changes: Any) -> KemomimiScene:
    """D'Autriche, an angry Civilian, swapped with B, the Informant, and D, the thief."""
    seats = {"A": "dautriche angry", "B": "informant", "C": "", "D": "crescent"}
    s = table(at="gs2", luck=luck, **{**seats, **changes})
    s.A.swaps(s.B, s.D)
    return s


@shows("crossdressing_dautriche")
def test_dautriche_must_choose_two_other_players() -> None:
    s = table(at="gs2", A="", B="dautriche", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "swap_roles" and s.B.ask is not None
    assert s.B.may_choose == "ACD" and "pass" not in s.B.options
    assert (s.B.ask.least, s.B.ask.most) == (2, 2)


@shows("crossdressing_dautriche")
def test_the_three_roles_are_shuffled_among_the_three() -> None:
    before = ["civilian_angry", "informant", "thief_crescent_moon"]
    deals = set()
    for luck in range(60):
        s = swapped(luck)
        deals.add((s.A.role, s.B.role, s.D.role))
        assert sorted((s.A.role, s.B.role, s.D.role)) == before and s.C.role == "civilian"
    assert len(deals) == 6, "every way of dealing three cards back happens"


@shows("crossdressing_dautriche")
def test_everybody_knows_the_trio_and_each_of_the_three_knows_only_the_own_old_and_new_role() -> None:
    s = swapped()
    assert s.all_saw("announce_crossdressing_dautriche", seat=s.A, target=s.B, other=s.D)
    assert s.all_saw("roles_swapped", seats=[s.A, s.B, s.D])
    assert s.C.public.trio == (s.A.seat, s.B.seat, s.D.seat)
    assert s.B.private.first_role == "informant"
    for player in (s.A, s.B, s.D):
        assert player.private.role == player.role and player.saw("roles_swapped", role=player.role)
        assert [other.name for other in s if player.knows(other.seat)] == [player.name]
    assert "role" not in next(event.args for event in s.C.events if event.key == "roles_swapped")
    assert all(not facts.role for facts in s.C.public.seats)


@shows("crossdressing_dautriche")
def test_dautriche_acts_at_the_start_of_the_game_and_never_again() -> None:
    s = swapped()
    assert s.A.asked == "talk"
    assert not [kind for _, kind in s.questions_of_the_day() if kind == "swap_roles"]


@shows("crossdressing_dautriche", "thief_crescent_moon")
def test_the_new_roles_count_from_now_on() -> None:
    s = next(s for s in map(swapped, range(60)) if s.B.role == "thief_crescent_moon")
    s.passes_until("steal")
    assert s.B.asked == "steal" and s.D.asked == "guess"


@shows("crossdressing_dautriche", "detective_shamlock")
def test_an_earlier_answer_about_the_trio_may_become_false_and_is_not_repeated() -> None:
    for luck in range(60):
        s = table(at="gs1", luck=luck, A="dautriche", B="", C="shamlock", D="crescent")
        s.C.checks(s.B)
        s.A.swaps(s.B, s.D)
        assert len([event for event in s.C.events if event.key == "check_answer"]) == 1
        assert s.C.private.checks[0].civilian and s.C.asked == "claim_check"
        if s.B.role == "thief_crescent_moon":
            break
    else:
        raise AssertionError("the thief's card never went to B")


@shows("crossdressing_dautriche", "detective_shamlock")
def test_an_earlier_answer_about_somebody_else_stays_true() -> None:
    s = table(at="gs1", A="dautriche", B="", C="shamlock", D="crescent", E="informant")
    s.C.checks(s.E)
    s.A.swaps(s.B, s.D)
    assert s.E.role == "informant" and not s.C.private.checks[0].civilian and not s.C.private.checks[0].before_swap


@shows("crossdressing_dautriche", "detective_shamlock")
def test_the_detective_acts_before_dautriche_and_may_be_one_of_the_three() -> None:
    s = table(at="gs1", A="dautriche", B="shamlock", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "check"
    s.B.checks(s.C)
    assert s.A.asked == "swap_roles" and s.A.may_choose == "BCD"


@shows("crossdressing_dautriche", "psychic_akira")
def test_cancelled_by_akira_nothing_is_shuffled() -> None:
    for luck in range(6):
        s = swapped(luck, C="akira")
        assert s.C.asked == "cancel" and not s.C.saw("roles_swapped")
        s.C.cancels()
        assert [player.role for player in s] == ["civilian_angry", "informant", "civilian", "thief_crescent_moon"]
        assert s.A.public.trio == () and not s.A.saw("roles_swapped") and s.C.spent


# -- Cook Geneviève ------------------------------------------------------------------------------------------------


def served(master: str, **changes: Any) -> KemomimiScene:
    """The first day, after Geneviève, seat A, chose her master."""
    seats = {"A": "genevieve", "B": "", "C": "", "D": "crescent bare"}
    s = table(at="gs3", joke=True, **{**seats, **changes})
    s.A.serves(next(player for player in s if player.name == master))
    return s


@shows("cook_genevieve")
def test_genevieve_must_choose_another_player_as_master() -> None:
    s = table(at="gs3", joke=True, A="", B="genevieve", C="", D="crescent")
    assert s.waiting == [s.B] and s.B.asked == "choose_master"
    assert s.B.may_choose == "ACD" and "pass" not in s.B.options


@shows("cook_genevieve")
def test_the_master_is_a_secret_even_to_the_master() -> None:
    s, other = served("B"), served("D")
    assert s.all_saw("announce_cook_genevieve", seat=s.A)
    assert s.A.private.master == s.B.seat and s.A.public.master == NOBODY
    for player in (s.B, s.C, s.D):
        twin = other[player.seat]
        assert player.view == twin.view and player.events == twin.events and player.private.master == NOBODY


@shows("cook_genevieve")
def test_the_master_wins_if_genevieve_wins() -> None:
    s = served("D")
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.over and s.winners == [s.A, s.B, s.C, s.D], "the thief was her master"
    assert s.all_saw("master_shown", seat=s.A, target=s.D) and s.B.public.master == s.D.seat


@shows("cook_genevieve")
def test_the_master_does_not_win_if_genevieve_does_not() -> None:
    s = served("B", A="genevieve informant")
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.over and s.winners == [s.C], "B would have won without serving such a cook"


@shows("cook_genevieve")
def test_the_master_gets_the_victory_of_genevieve_instead_of_an_own_one() -> None:
    s = served("D", points=True)
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.all_saw("points", points=[3, 3, 3, 2])
    s = served("B", points=True, A="genevieve informant")
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.all_saw("points", points=[1, 1, 3, 0])


@shows("cook_genevieve", "psychic_akira")
def test_cancelled_by_akira_who_does_not_learn_the_name_there_is_no_master() -> None:
    s = served("D", B="akira")
    assert s.B.asked == "cancel" and s.B.ask is not None and s.D.seat not in s.B.ask.args.values()
    s.B.cancels()
    assert s.A.private.master == NOBODY
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.winners == [s.A, s.B, s.C] and not s.A.saw("master_shown")


@shows("cook_genevieve")
def test_genevieve_acts_at_the_start_of_the_game_and_never_again() -> None:
    s = served("B", D="crescent")
    assert not [kind for _, kind in s.questions_of_the_day() if kind == "choose_master"]


@shows("cook_genevieve")
def test_genevieve_does_not_exist_without_the_joke() -> None:
    cast = ["detective_shamlock", "cook_genevieve", "homeless_arle", "clown_lolo"]
    with pytest.raises(BadOptions, match="cook_genevieve needs the option joke"):
        KemomimiPanic().options(4, {"characters": cast})
    assert KemomimiPanic().options(4, {"characters": cast, "joke": True})
