"""What two or three characters, roles and options do to each other."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.engine import NOBODY, Match
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.setup import deal
from penombre.testing.random_player import random_step


def jewels(s: KemomimiScene) -> dict[str, int]:
    """How many jewels everybody has who has any."""
    return {player.name: player.jewels for player in s if player.jewels}


def lolo_becomes(character: str, lolo: str = "A", **scene: Any) -> KemomimiScene:
    """A day on which chance makes Lolo this character."""
    for luck in count():
        s = table("sd6", luck=luck, **scene)
        me = next(player for player in s if player.name == lolo)
        me.uses()
        if s.table.character_of(me.seat) == character:
            return s
    raise AssertionError("chance is patient")


# -- a mass loss ---------------------------------------------------------------------------------------------------

EVERYBODY_LINKED: dict[str, Any] = {
    "A": "christina",
    "B": "miranda spent",
    "C": "alistair",
    "D": "mindy spent",
    "E": "viennetta",
    "F": "beryl",
    "G": "cyril rich crescent",
    "H": "informant bare",
}


def test_when_all_lose_at_once_a_gift_of_christina_can_be_taken_on_by_alistair() -> None:
    s = table("cs", **EVERYBODY_LINKED)
    s.A.names(s.H)
    s.votes("ABCDEFG")
    assert s.H.out and jewels(s) == {"G": 1}
    s.A.gives(s.B)
    # Miranda has a jewel again when Alistair's turn comes; Mindy's goes to Viennetta, who has lost her own by then;
    # Beryl's link takes the second jewel of Cyril.
    assert jewels(s) == {"C": 1, "E": 1} and s.C.spent and s.E.spent
    assert sorted(s.A.public.discard) == [1, 2, 4, 5, 6, 6, 7]


def test_when_all_lose_at_once_what_follows_starts_at_the_leader() -> None:
    s = table("cs", leader="C", **EVERYBODY_LINKED)
    s.C.names(s.H)
    s.votes("ABCDEFG")
    # Alistair, who leads, found Miranda bare; Christina's gift comes too late for him.
    s.A.gives(s.B)
    assert jewels(s) == {"B": 1, "E": 1} and not s.C.spent


def test_akira_may_wait_for_the_link_that_matters_in_a_mass_loss() -> None:
    seats: dict[str, Any] = {**EVERYBODY_LINKED, "D": "akira", "E": ""}
    s = table("cs", **seats)
    s.A.names(s.H)
    s.votes("ABCDEFG")
    s.A.gives(s.B)
    s.D.lets()
    assert s.all_saw("announce_class_rep_alistair", target=s.B) and jewels(s) == {"B": 1, "G": 1}
    s.D.lets()
    assert s.all_saw("announce_younger_twin_beryl", target=s.G) and jewels(s) == {"C": 1, "G": 1}
    s.D.cancels()
    assert jewels(s) == {"C": 1, "G": 1} and s.D.spent and not s.F.spent


def test_a_gift_cancelled_by_akira_is_no_jewel_for_alistair_to_take() -> None:
    seats: dict[str, Any] = {**EVERYBODY_LINKED, "D": "akira", "E": ""}
    s = table("cs", **seats)
    s.A.names(s.H)
    s.votes("ABCDEFG")
    s.A.gives(s.B)
    s.D.cancels()
    assert jewels(s) == {} and not s.C.spent


@pytest.mark.parametrize("role", ["informant", "angry"])
def test_an_akira_who_is_voted_out_cancels_nothing_of_what_that_sets_off(role: str) -> None:
    s = table("cs", A="", B=f"akira {role} bare", C="christina", D="crescent", E="")
    s.A.names(s.B)
    s.votes("ACDE")
    if role == "angry":
        s.B.takes_it_out_on(s.C)
    s.C.gives(s.E)
    assert s.B.out and s.E.jewels == (1 if role == "informant" else 2)


def test_a_leading_informant_voted_out_through_miranda_still_tells_where_the_losses_start() -> None:
    s = table("cs", leader="B", A="christina", B="informant bare", C="miranda", D="crescent", E="alistair")
    s.B.names(s.D)
    s.C.redirects(s.B)
    s.votes("ACDE")
    # C, D and E settle before A: Alistair takes nothing.
    s.A.gives(s.C)
    assert jewels(s) == {"C": 1} and not s.E.spent
    s.next_day()
    assert s.leader == s.C


def test_the_informant_pardoned_by_verna_costs_nothing_until_barbera_objects() -> None:
    for objects in (False, True):
        s = table("cs", A="", B="informant bare", C="verna", D="barbera", E="crescent")
        s.A.names(s.B)
        s.votes("ACDE")
        s.C.uses()
        assert jewels(s) == {"A": 1, "C": 1, "D": 1, "E": 1}
        s.D.chooses("use" if objects else "pass")
        assert s.B.out is objects and sum(jewels(s).values()) == (0 if objects else 4)


# -- Lolo turns into somebody --------------------------------------------------------------------------------------


def test_a_lolo_who_becomes_lucie_writes_and_shows_that_very_night() -> None:
    s = lolo_becomes("bank_employee_lucie", A="lolo", B="cyril", C="beryl", D="crescent")
    s.passes_until("use").uses()
    s.A.writes(s.C)
    s.D.steals_from(s.C)
    s.A.shows()
    # What does not happen to Beryl does not happen to Cyril either.
    assert s.C.jewels == s.B.jewels == 1 and s.A.spent


def test_a_lolo_who_becomes_viennetta_catches_the_jewel_of_mindy() -> None:
    s = lolo_becomes("teacher_viennetta", leader="B", A="lolo", B="", C="mindy", D="crescent")
    s.passes_until("name_suspect").names(s.C)
    s.votes("ABD")
    assert jewels(s) == {"A": 2, "B": 1, "D": 1} and s.A.spent


def test_a_lolo_who_becomes_miyabi_doubles_today_or_abstains_as_leader() -> None:
    s = lolo_becomes("maid_miyabi", leader="B", A="lolo", B="", C="", D="crescent")
    assert s.A.asked == "use" and s.A.ask is not None and s.A.ask.args["character"] == "maid_miyabi"
    s = lolo_becomes("maid_miyabi", A="lolo", B="", C="", D="crescent")
    assert s.A.asked == "talk"
    s.passes_until("name_suspect").names(s.B)
    s.votes("CD", A="abstain")
    assert s.B.jewels == 0 and not s.A.spent


def test_a_lolo_who_becomes_the_detective_asks_as_leader_and_announces_the_next_day() -> None:
    s = lolo_becomes("detective_shamlock", A="lolo", B="", C="arle", D="crescent")
    s.passes_until("check")
    assert s.A.may_choose == "BD"
    s.A.checks(s.D)
    assert s.A.saw("check_answer", target=s.D, answer="not_civilian")
    s.passes_until("claim_check")
    s.A.announces("civilian")
    assert s.table.day == 2 and s.all_saw("claim_check", target=s.D, answer="civilian")


def test_a_lolo_who_becomes_federica_waits_for_the_next_lead() -> None:
    s = lolo_becomes("cowgirl_federica", promo=True, A="lolo rich", B="rich", C="rich", D="crescent rich", E="out")
    assert s.A.asked == "talk"
    for _ in range(3):
        s.next_day()
        assert s.A.asked == "talk"
    s.next_day()
    assert s.leader == s.A and s.A.asked == "federica"


def test_a_lolo_who_becomes_genevieve_has_no_master() -> None:
    s = lolo_becomes("cook_genevieve", joke=True, A="lolo", B="", C="", D="crescent bare")
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    assert s.winners == [s.A, s.B, s.C] and not s.A.saw("master_shown")


def test_a_ghost_who_becomes_mindy_finds_nothing() -> None:
    s = lolo_becomes("archaeologist_mindy", leader="B", A="lolo stubborn ghost", B="", C="bare", D="crescent", E="")
    assert ("A", "claim_jewel") not in s.questions_of_the_day()


# -- two suspects --------------------------------------------------------------------------------------------------


def test_a_stubborn_amarillo_hit_in_the_first_vote_leads_the_second_as_a_ghost() -> None:
    seats: dict[str, Any] = {"A": "amarillo stubborn bare", "B": "", "C": "miranda", "D": "crescent", "E": ""}
    s = table("cs", moon="full", leader_must_vote=True, **seats)
    s.A.uses().names(s.B).names(s.D)
    s.C.redirects(s.A)
    assert set(s.A.options) == {"hand_up", "hand_down"}
    s.votes("BCDE")
    assert s.A.ghost and s.suspect == s.D and set(s.A.options) == {"hand_up"}
    s.votes("ABC")
    # The night is quiet; on the next day the ghost still talks, and at its end she is gone.
    assert s.D.jewels == 0 and s.table.day == 2 and s.leader == s.B and s.A.asked == "talk"
    s.next_day()
    assert s.A.out


def test_a_stubborn_first_suspect_votes_on_the_second_as_a_ghost() -> None:
    s = table("cs", moon="full", A="amarillo", B="stubborn bare", C="miranda", D="crescent", E="bare")
    s.A.uses().names(s.B).names(s.E)
    assert s.C.may_choose == "ACD"
    s.C.passes()
    s.votes("ACD")
    assert s.B.ghost and s.C.may_choose == "ACD"
    s.C.passes()
    s.votes("ABC")
    assert s.E.out


def test_an_informant_judged_first_strips_the_second_suspect_bare() -> None:
    s = table("cs", moon="full", A="amarillo", B="informant bare", C="", D="crescent", E="")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ACD")
    assert s.B.out and s.C.jewels == 0
    s.votes("ADE")
    assert s.C.out


def test_a_suspect_who_was_judged_is_shown_as_a_suspect_no_longer() -> None:
    s = table("cs", moon="full", A="amarillo", B="", C="", D="crescent", E="lucie")
    s.A.uses().names(s.B).names(s.C)
    assert s.D.public.suspect == s.B.seat and s.D.public.other_suspect == s.C.seat
    s.votes("")
    assert s.D.public.suspect == s.C.seat and s.D.public.other_suspect == NOBODY
    s.votes("")
    assert s.E.asked == "use" and s.D.public.suspect == s.D.public.other_suspect == NOBODY


def test_cecilia_asleep_under_a_moon_that_ester_turned_cannot_be_one_of_two_suspects() -> None:
    s = table("sd2", A="amarillo", B="cecilia", C="ester", D="crescent", E="stubborn ghost")
    s.B.uses()
    s.C.flips()
    s.talk_ends()
    s.A.uses()
    assert s.A.may_choose == "CD"
    s = table("sd2", A="amarillo", B="cecilia", C="ester out", D="crescent", E="tristel stubborn ghost", moon="new")
    s.B.uses()
    s.talk_ends()
    assert s.A.asked == "name_suspect" and s.A.may_choose == "D"


def test_a_leader_with_nobody_to_name_may_still_be_teresia_once_ester_turned_the_moon() -> None:
    s = table("sd2", A="teresia", B="cecilia crescent", C="ester stubborn ghost", D="out")
    s.B.uses()
    s.C.flips()
    s.talk_ends()
    assert set(s.A.options) == {"pass", "use"}
    s.A.uses().strips(s.B)
    assert s.B.jewels == 0 and not s.all_saw("hands")


# -- a Leader who must vote ----------------------------------------------------------------------------------------


def test_where_leaders_must_vote_cyril_cannot_lower_the_hand_of_a_leading_beryl() -> None:
    s = table("cs", leader_must_vote=True, A="beryl", B="cyril", C="", D="crescent")
    s.A.names(s.C)
    assert set(s.A.options) == {"hand_up"} and set(s.B.options) == {"hand_up", "hand_down"}
    # A suspect of Miranda's frees the Leader, and so the twins.
    s = table("cs", leader_must_vote=True, A="beryl", B="cyril", C="miranda", D="crescent", E="")
    s.A.names(s.C)
    s.C.redirects(s.E)
    assert set(s.A.options) == {"hand_up", "hand_down"} and "hand_down_forcing" in s.B.options
    # A Beryl who does not lead is nobody's exception.
    s = table("cs", leader_must_vote=True, A="", B="cyril", C="beryl", D="crescent")
    s.A.names(s.D)
    s.votes("AC", B="hand_down_forcing")
    assert s.D.jewels == 1 and set(s.A.public.votes[-1].up) == {s.A.seat}


def test_where_leaders_must_vote_ulrika_has_two_hands_up_after_the_draw() -> None:
    s = table("cs", leader_must_vote=True, A="ulrika", B="", C="crescent", D="out")
    s.A.uses()
    suspect = s.suspect
    s.votes("A")
    assert suspect is not None and suspect.jewels == 0


def test_where_leaders_must_vote_a_cancelled_abstention_is_a_lowered_hand_all_the_same() -> None:
    s = table("cs", leader_must_vote=True, A="miyabi", B="", C="akira", D="crescent")
    s.A.names(s.B)
    s.votes("CD", A="abstain")
    s.C.cancels()
    assert s.B.jewels == 1 and set(s.A.public.votes[-1].down) == {s.A.seat, s.B.seat}


# -- left out by Luma ----------------------------------------------------------------------------------------------


def test_left_out_by_luma_a_double_hand_is_no_hand() -> None:
    s = table("sd8", A="luma", B="miyabi", C="", D="crescent")
    s.B.uses()
    s.passes_until("lead").uses()
    s.A.names(s.C).excludes(s.B)
    assert s.B.asked is None
    s.votes("A")
    assert s.C.jewels == 1 and s.B.spent


def test_left_out_by_luma_akira_still_cancels_and_the_stubborn_ghost_is_not_counted() -> None:
    s = table("cs", A="luma", B="akira", C="cyril", D="beryl", E="crescent")
    s.A.uses().names(s.E).excludes(s.B)
    s.B.lets()
    s.votes("AC", C="hand_up_forcing")
    s.B.cancels()
    assert s.E.jewels == 1 and len(s.A.public.votes[-1].up + s.A.public.votes[-1].down) == 4
    s = table("cs", A="luma", B="stubborn ghost", C="", D="crescent")
    s.A.uses().names(s.D).excludes(s.B)
    s.votes("AC")
    assert s.D.jewels == 0


# -- Federica ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("federica", "target", "left", "ending", "winners"),
    [
        ("", "informant", "crescent ,", "thief_and_civilian", "C"),
        ("informant", "", "crescent ,", "thief_and_civilian", "C"),
        ("informant", "justice", "full , crescent", "two_thieves", "CD"),
        ("", "", "crescent , informant", "thief_and_informant", "D"),
        ("crescent", "", "informant ,", "no_thief", "BDEFGH"),
        ("crescent", "informant", "full ,", "thief_and_civilian", "C"),
        ("full", "crescent", "informant ,", "federica", "A"),
        ("informant", "crescent", "full ,", "federica", "A"),
    ],
)
def test_federica_and_every_pair_that_she_leaves(
    federica: str, target: str, left: str, ending: str, winners: str
) -> None:
    one, other = left.split(",")
    gone: dict[str, Any] = dict.fromkeys("EFGH", "out")
    s = table("sd4", promo=True, A=f"federica {federica}", B=target, C=one, D=other, **gone)
    s.A.forces(s.B)
    assert s.outcome is not None and s.outcome.ending == ending
    assert "".join(player.name for player in s.winners) == winners


def test_the_lonely_and_the_angry_of_a_lost_gamble_hurt_only_those_who_remain() -> None:
    s = table("sd4", promo=True, leader="B", A="", B="federica angry", C="lonely", D="crescent", E="out")
    s.B.forces(s.C)
    # On the right of the lonely sits Federica, who is gone: the one beyond loses. Then she is angry herself.
    assert s.all_saw("lonely", seat=s.C, target=s.A) and s.A.jewels == 0
    assert s.B.may_choose == "D"
    s.B.takes_it_out_on(s.D)
    assert s.D.jewels == 0 and s.winners == [s.D]


def test_a_stubborn_federica_leads_on_after_an_angry_target() -> None:
    s = table("sd4", promo=True, A="federica stubborn", B="angry", C="", D="crescent", E="out")
    s.A.forces(s.B)
    assert s.B.may_choose == "CD" and s.A.ghost and s.A.jewels == 0
    s.B.takes_it_out_on(s.C)
    assert s.leader == s.A and s.passes_until("name_suspect") == s.A and s.A.may_choose == "CD"


def test_a_lost_gamble_makes_a_leader_of_miyabi_who_then_cannot_double() -> None:
    s = table("sd4", promo=True, A="federica", B="miyabi", C="stubborn", D="crescent", E="out")
    s.A.forces(s.C)
    assert s.leader == s.B and s.B.asked == "talk"
    s.passes_until("name_suspect").names(s.D)
    assert "abstain" in s.B.options


def test_valeria_may_hand_the_lead_to_federica_in_time() -> None:
    s = table("sd3", promo=True, A="", B="federica", C="valeria", D="crescent")
    s.C.uses()
    assert s.leader == s.B and s.B.asked == "federica"
    s.B.forces(s.D)
    assert s.winners == [s.B]


def test_a_master_of_genevieve_does_not_share_the_victory_of_federica() -> None:
    scene: dict[str, Any] = {"A": "genevieve", "B": "", "C": "federica", "D": "crescent"}
    s = table("gs3", leader="C", joke=True, promo=True, points=True, **scene)
    s.A.serves(s.B)
    s.passes_until("federica")
    s.C.forces(s.D)
    assert s.all_saw("points", points=[1, 1, 3, 1])


# -- two thieves ---------------------------------------------------------------------------------------------------


def test_a_thief_robbed_out_by_the_other_leaves_quiet_nights_behind() -> None:
    s = table("night", moon="full", A="", B="", C="", D="", E="", F="", G="crescent bare", H="full")
    s.H.steals_from(s.G)
    assert s.G.out and not s.over
    s.next_day()
    assert s.all_saw("no_theft", why="no_thief") and s.table.day == 3


def test_a_night_that_is_quiet_for_two_reasons_is_so_for_want_of_a_thief() -> None:
    s = table("night", blocked=True, A="", B="", C="", D="", E="", F="", G="crescent out", H="full")
    assert s.all_saw("no_theft", why="no_thief") and not s.all_saw("no_theft", why="blocked")
    assert s.table.day == 2 and not s.table.crescent_blocked


def test_a_block_by_justice_outlasts_a_night_that_ester_turned() -> None:
    s = table("night", moon="full", A="ester", B="justice bare", C="", D="", E="", F="", G="crescent", H="full")
    s.H.steals_from(s.B)
    assert s.B.out and s.moon == "new" and s.A.public.crescent_blocked
    s.A.flips()
    s.passes_until("steal")
    assert s.H.asked == "steal" and s.G.asked == "guess"
    s.next_day()
    assert s.moon == "new" and s.A.public.crescent_blocked
    s.next_day()
    assert s.all_saw("no_theft", why="blocked") and not s.A.public.crescent_blocked


def test_lucie_saves_justice_and_so_nothing_is_blocked() -> None:
    s = table("ed2", A="lucie", B="justice bare", C="", D="crescent")
    s.A.uses().writes(s.B)
    s.D.steals_from(s.B)
    s.A.shows()
    assert not s.B.out and not s.A.public.crescent_blocked and s.table.day == 2


def test_the_last_night_of_two_thieves_and_a_ghost() -> None:
    out: dict[str, Any] = dict.fromkeys("ABCDE", "out")
    s = table("night", **out, F="stubborn ghost", G="full bare", H="crescent")
    assert s.H.may_choose == "G"
    s.H.steals_from(s.G)
    assert s.outcome is not None and s.outcome.ending == "thief_and_civilian" and s.winners == [s.H]


# -- several jewels ------------------------------------------------------------------------------------------------


def test_a_jewel_may_go_from_christina_to_mindy_to_viennetta_and_back_to_mindy() -> None:
    s = table("cs", A="", B="christina", C="mindy bare", D="viennetta", E="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    s.B.gives(s.C)
    assert s.C.jewels == 1 and s.B.jewels == 0
    s.passes_until("steal")
    s.E.steals_from(s.C)
    assert s.C.jewels == 0 and s.D.jewels == 2
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABC")
    # Viennetta was the last to lose it, so it is no longer one of Mindy's own.
    s.passes_until("claim_jewel").claims_jewel_of(s.D)
    assert s.C.jewels == 1 and s.D.jewels == 1


def test_with_two_jewels_of_her_own_miranda_pays_for_alistair_and_is_hit_herself() -> None:
    s = table("cs", moon="full", A="amarillo", B="alistair", C="miranda rich spent", D="crescent", E="")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ADE")
    assert s.B.jewels == 1 and s.C.jewels == 1 and s.B.spent
    s.votes("ADE")
    assert s.C.jewels == 0 and not s.C.out


# -- one game after the other --------------------------------------------------------------------------------------


def test_a_new_game_remembers_nothing_of_the_last_but_the_points() -> None:
    rules = KemomimiPanic()
    for number in range(40):
        rng = Random(number)
        players = 4 + number % 5
        options = rules.options(players, {**rules.sample_options(players, rng), "points": True})
        match = Match(rules, players, options, number)
        for _ in range(rng.randrange(20, 300)):
            if not match.over:
                match.answer(*random_step(match, rng))
        old, new = match.table.copy(), rules.setup(players, options, match.table.seed)
        for kept in ("game", "scores", "draws", "shuffles", "phase", "finished", "champions"):
            setattr(new, kept, getattr(old, kept))
        for t in (old, new):
            t.events.clear()
            deal(t)
        assert old == new


def test_points_of_a_game_with_a_ghost_a_master_and_a_tie_for_the_crown() -> None:
    seats: dict[str, Any] = {
        "A": "genevieve",
        "B": "stubborn ghost",
        "C": "angry out",
        "D": "crescent bare",
        "E": "informant",
    }
    s = table("gs3", leader="E", joke=True, points=True, scores=(7, 7, 0, 0, 8), **seats)
    s.A.serves(s.D)
    s.passes_until("name_suspect").names(s.D)
    s.votes("ABE")
    # The thief was the master of a Civilian and wins as one, but is gone; the ghost counts as in play.
    assert s.all_saw("points", points=[3, 3, 2, 2, 1], scores=[10, 10, 2, 2, 9])
    assert not s.over and s.table.game == 2 and s.A.public.crescent_blocked is False


def test_everybody_is_told_of_the_jewels_that_leave_with_the_duellists() -> None:
    s = table("sd4", promo=True, A="federica rich", B="", C="crescent", D="bare", E="out")
    s.A.forces(s.B)
    assert [event.args["seat"] for event in s.D.events if event.key == "jewel_discarded"] == [1, 0, 0]
