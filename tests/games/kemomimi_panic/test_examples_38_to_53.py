"""The worked examples of the specification, 38 to 53: double hands, special Leaders, papers, Lolo, endings, points."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, dealt, table

from penombre.engine import BadOptions
from penombre.games.kemomimi_panic.catalogue import PRESETS, lolo_pool
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.testing.shows import shows


@shows("example 38")
def test_example_38_ulrikas_hand_counts_twice() -> None:
    def draw(luck: int) -> KemomimiScene:
        s = table("cs", leader="B", A="", B="ulrika", C="", D="", E="", luck=luck)
        s.B.uses()
        return s

    s = next(s for s in map(draw, range(100)) if s.suspect == s.A)
    s.votes("BC")
    assert s.all_saw("vote_result", suspect=s.A, hands=3, participants=5, verdict="guilty") and s.A.jewels == 0


@shows("example 39")
def test_example_39_miyabis_hand_counts_twice_on_her_day() -> None:
    s = table("sd8", A="", B="", C="", D="", E="", F="miyabi")
    s.F.uses()
    s.talk_ends()
    s.A.names(s.B)
    s.votes("ACF")
    assert s.all_saw("vote_result", hands=4, participants=6, verdict="guilty")


@shows("example 40")
def test_example_40_miyabi_abstains_as_leader() -> None:
    for up, verdict in (("BC", "innocent"), ("CDE", "guilty")):
        s = table("cs", A="miyabi", B="", C="", D="", E="", F="")
        s.A.names(s.B)
        s.votes(up, A="abstain")
        assert s.all_saw("vote_result", hands=len(up), participants=5, verdict=verdict)


@shows("example 41")
def test_example_41_teresia_takes_a_jewel_and_nobody_votes() -> None:
    s = table("cs", moon="full", A="teresia", B="", C="verna", D="barbera", E="miranda", F="crescent")
    s.A.uses().strips(s.B)
    assert s.B.jewels == 0 and s.table.day == 2 and s.table.votes == ()  # the night of Full Moon was quiet too
    assert not s.C.spent and not s.D.spent and not s.E.spent
    s = table("cs", moon="new", A="teresia", B="", C="", D="")
    assert s.A.asked == "name_suspect"


@shows("example 42")
def test_example_42_amarillo_names_two_suspects_and_the_end_is_checked_after_each() -> None:
    s = table("cs", moon="full", A="amarillo", B="bare", C="bare", D="crescent")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ACD")
    assert s.B.out and s.waiting and s.suspect == s.C
    s.votes("AD")
    assert s.all_saw("vote_result", suspect=s.C, hands=2, participants=3, verdict="guilty")
    assert s.over and s.winners == [s.D]


@shows("example 43")
def test_example_43_lucies_paper_waits_for_the_next_theft() -> None:
    def theft(victim: str) -> KemomimiScene:
        s = table("ed2", moon="full", A="lucie", B="", C="crescent", D="", E="")
        s.A.uses().writes(s.E)
        assert s.table.day == 2 and s.all_saw("no_theft") and s.A.public.paper_waits
        s.passes_until("steal")
        s.C.steals_from(getattr(s, victim))
        return s

    s = theft("E")
    s.A.shows()
    assert s.all_saw("paper_shown", seat=s.A, victim=s.E) and s.all_saw("theft_undone", victim=s.E) and s.E.jewels == 1
    s = theft("D")
    s.A.cannot("show", because="not_the_victim").passes()
    assert s.D.jewels == 0 and s.all_saw("paper_discarded", seat=s.A) and not s.A.public.paper_waits
    assert s.who_saw("paper_shown") == ""


@shows("example 44")
def test_example_44_akira_cancels_the_showing_of_the_paper() -> None:
    s = table("ed2", A="lucie", B="akira", C="crescent", D="", E="")
    s.A.uses().writes(s.E)
    s.B.lets()
    s.C.steals_from(s.E)
    s.A.shows()
    s.B.cancels()
    assert s.E.jewels == 0 and not s.all_saw("theft_undone")


@shows("example 45")
def test_example_45_sheena_may_check_after_any_elimination() -> None:
    s = table("night", A="sheena", B="bare", C="bare", D="", E="", F="", G="crescent", H="full")
    s.G.steals_from(s.B)
    assert s.table.day == 2 and s.A.asked == "check"
    s.A.passes()
    s.passes_until("steal")
    s.H.steals_from(s.D)
    assert s.table.day == 3 and s.A.asked == "talk"  # D only lost a jewel
    s.passes_until("steal")
    s.G.steals_from(s.C)
    assert s.table.day == 4 and s.A.asked == "check"
    s.A.checks(s.G)
    assert s.A.saw("check_answer", target=s.G, answer="not_civilian") and s.A.spent


@shows("example 46")
def test_example_46_lolo_draws_one_of_seventeen() -> None:
    gone = set(PRESETS["rascals_alliance"].characters) | {
        "witness_sheena",
        "elder_twin_cyril",
        "younger_twin_beryl",
        "class_rep_alistair",
        "teacher_viennetta",
    }
    s = dealt(4, preset="rascals_alliance")
    assert len(s.table.lolo_pool()) == 17 and not gone & set(s.table.lolo_pool())

    def draw(luck: int) -> KemomimiScene:
        s = table("sd6", moon="full", A="shamlock", B="ulrika", C="dautriche", D="lolo", luck=luck)
        s.D.uses()
        return s

    scenes = [draw(luck) for luck in range(300)]
    assert {s.table.character_of(s.D.seat) for s in scenes} == set(
        lolo_pool(PRESETS["rascals_alliance"].characters, 4, promo=False, joke=False)
    )
    s = next(s for s in scenes if s.table.character_of(s.D.seat) == "shrine_maiden_towa")
    assert s.all_saw("lolo_becomes", seat=s.D, character="shrine_maiden_towa") and not s.D.spent
    s.D.uses()
    assert s.table.crescent_blocked and s.D.spent


@shows("example 47")
def test_example_47_two_thieves_left_both_win() -> None:
    s = table("cs", points=True, A="crescent", B="full", C="bare", D="out", E="out", F="out", G="out", H="out")
    s.A.names(s.C)
    s.votes("AB")
    assert s.all_saw("game_over", ending="two_thieves", winner_seats=[0, 1])
    assert s.all_saw("points", points=[4, 4, 0, 0, 0, 0, 0, 0])


@shows("example 48")
def test_example_48_with_one_civilian_left_only_the_thief_in_play_wins() -> None:
    s = table("cs", points=True, A="crescent", B="full out", C="bare", D="", E="out", F="out", G="out", H="out")
    s.A.names(s.C)
    s.votes("AD")
    assert s.all_saw("game_over", ending="thief_and_civilian", winner_seats=[0])
    assert s.all_saw("points", points=[4, 0, 0, 1, 0, 0, 0, 0])


@shows("example 49")
def test_example_49_beside_the_informant_the_thief_loses() -> None:
    s = table("cs", points=True, A="crescent", B="informant", C="bare", D="out")
    s.A.names(s.C)
    s.votes("AB")
    assert s.all_saw("game_over", ending="thief_and_informant", winner_seats=[1])
    assert s.all_saw("points", points=[1, 8, 0, 0])


@shows("example 50")
def test_example_50_the_points_of_a_game_that_the_civilians_win() -> None:
    s = table("cs", points=True, A="", B="", C="informant", D="crescent bare", E="out")
    s.A.names(s.D)
    s.votes("ABC")
    assert s.all_saw("game_over", ending="no_thief", winner_seats=[0, 1, 4])
    assert s.all_saw("points", points=[3, 3, 1, 0, 2], scores=[3, 3, 1, 0, 2])


@shows("example 51")
def test_example_51_federica_stakes_everything() -> None:
    s = table("sd4", promo=True, A="federica", B="", C="crescent", D="", E="out")
    s.A.forces(s.C)
    assert s.over and s.winners == [s.A] and s.all_saw("role_shown", seat=s.C, role="thief_crescent_moon")
    s = table("sd4", promo=True, A="federica", B="", C="crescent", D="", E="out")
    s.A.forces(s.B)
    assert s.over and s.A.out and s.B.out and s.winners == [s.C]
    s = table("sd4", promo=True, A="federica crescent", B="", C="informant", D="")
    s.A.forces(s.B)
    assert s.over and s.A.out and s.winners == [s.B, s.D]  # she was the thief herself


@shows("example 52")
def test_example_52_the_moon_of_a_leader_robbed_out_passes_on() -> None:
    s = table("night", leader="D", A="crescent", B="", C="", D="bare", E="out", F="")
    s.A.steals_from(s.D)
    assert s.D.out and s.moon == "full" and s.leader == s.F


@shows("example 53")
def test_example_53_the_six_notables_as_printed_cannot_be_played() -> None:
    notables = PRESETS["six_notables"].characters
    assert {"politician_barbera", "teacher_viennetta", "archaeologist_mindy", "vice_class_rep_miranda"} < set(notables)
    rules = KemomimiPanic()
    assert rules.options(6, {"preset": "six_notables"})
    assert rules.options(6, {"characters": notables})
    literal = tuple("class_rep_alistair" if id == "vice_class_rep_miranda" else id for id in notables)
    with pytest.raises(BadOptions, match="class_rep_alistair needs vice_class_rep_miranda at the table"):
        rules.options(6, {"characters": literal})
