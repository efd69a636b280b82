"""The worked examples of the specification, 20 to 37: changed verdicts, twins, jewels on the move, special roles."""

from __future__ import annotations

from tests.games.kemomimi_panic.scenes import KemomimiScene, table

from penombre.games.kemomimi_panic.catalogue import INFORMANT
from penombre.testing.shows import shows


@shows("example 20")
def test_example_20_verna_then_barbera() -> None:
    s = table("cs", A="", B="", C="verna", D="barbera", E="")
    s.A.names(s.B)
    s.votes("ABC")
    s.C.uses()
    assert s.all_saw("verdict_changed", suspect=s.B, verdict="innocent")
    s.D.uses()
    assert s.all_saw("verdict_changed", suspect=s.B, verdict="guilty")
    assert s.B.jewels == 0


@shows("example 21")
def test_example_21_akira_cancels_verna_and_barbera_is_not_asked() -> None:
    s = table("cs", A="", B="", C="verna", D="barbera", E="akira", F="crescent")
    s.A.names(s.B)
    s.votes("ABCD")
    s.C.uses()
    s.E.cancels()
    assert s.B.jewels == 0 and s.C.spent and s.E.spent
    assert s.F.asked == "steal" and not s.D.spent  # the verdict stood, the day is over, Barbera was passed over


@shows("example 22")
def test_example_22_cyril_forces_beryl_unless_akira_objects() -> None:
    def vote() -> KemomimiScene:
        s = table("cs", A="", B="", C="cyril", D="beryl", E="akira")
        s.A.names(s.B)
        s.votes("", C="hand_up_forcing", D="hand_down")
        return s

    s = vote()
    s.E.lets()
    assert s.all_saw("vote_result", hands=2) and s.A.public.votes[0].up == (s.C.seat, s.D.seat)
    s = vote()
    s.E.cancels()
    assert s.all_saw("vote_result", hands=1) and s.A.public.votes[0].up == (s.C.seat,)


@shows("example 23")
def test_example_23_cyril_cannot_force_as_leader() -> None:
    s = table("cs", A="", B="", C="cyril", D="beryl")
    s.A.names(s.B)
    assert set(s.C.options) == {"hand_up", "hand_down", "hand_up_forcing", "hand_down_forcing"}
    s = table("cs", leader="C", A="", B="", C="cyril", D="beryl")
    s.C.names(s.B)
    assert set(s.C.options) == {"hand_up", "hand_down"}


@shows("example 24")
def test_example_24_cyril_loses_a_jewel_with_beryl_but_nothing_when_she_is_eliminated() -> None:
    s = table("night", A="", B="beryl", C="cyril rich", D="", E="crescent")
    s.E.steals_from(s.B)
    assert (s.B.jewels, s.C.jewels) == (0, 1)
    s.next_day()
    s.passes_until("steal").steals_from(s.B)
    assert s.B.out and s.C.jewels == 1


@shows("example 25")
def test_example_25_a_bare_cyril_stays_when_beryl_loses_her_jewel() -> None:
    s = table("night", A="", B="beryl", C="cyril bare", D="", E="crescent")
    s.E.steals_from(s.B)
    assert s.B.jewels == 0 and not s.C.out and not s.all_saw("announce_younger_twin_beryl")


@shows("example 26")
def test_example_26_alistair_takes_mirandas_jewel_once() -> None:
    s = table("cs", A="", B="alistair", C="miranda spent", D="", E="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    assert (s.B.jewels, s.C.jewels) == (1, 0) and s.B.spent and s.A.public.discard == (s.B.seat,)
    s.E.steals_from(s.B)
    assert (s.B.jewels, s.C.jewels) == (0, 0) and s.A.public.discard == (s.B.seat, s.B.seat)


@shows("example 27")
def test_example_27_viennetta_takes_the_jewel_and_mindy_cannot_claim_it_back() -> None:
    s = table("night", A="", B="mindy", C="viennetta", D="", E="crescent")
    s.E.steals_from(s.B)
    assert (s.B.jewels, s.C.jewels) == (0, 2) and s.C.spent and s.A.public.discard == ()
    assert ("B", "claim_jewel") not in s.questions_of_the_day()


@shows("example 28")
def test_example_28_mindy_takes_only_what_another_player_lost() -> None:
    s = table("ed5", A="", B="mindy bare", C="", D="bare", E="crescent")
    assert sorted(s.A.public.discard) == [s.B.seat, s.D.seat]
    assert len(s.B.options) == 2 and s.B.option_with(seat=s.D)
    s.B.claims_jewel_of(s.D)
    assert s.B.jewels == 1 and s.A.public.discard == (s.B.seat,)


@shows("example 29")
def test_example_29_christinas_gift_lets_a_player_survive_two_hits() -> None:
    s = table("cs", A="", B="angry bare", C="", D="christina", E="crescent", F="")
    s.A.names(s.B)
    s.votes("ACDF")
    s.B.takes_it_out_on(s.D)
    s.D.gives(s.C)
    assert (s.C.jewels, s.D.jewels) == (2, 0)
    s.E.steals_from(s.C)
    s.next_day()
    s.passes_until("steal").steals_from(s.C)
    assert s.C.jewels == 0 and not s.C.out


@shows("example 30")
def test_example_30_the_informant_voted_out_costs_everybody_a_jewel() -> None:
    s = table("cs", A="", B="informant bare", C="christina", D="alistair", E="miranda spent", F="bare", G="crescent")
    s.A.names(s.B)
    s.votes("ACDE")
    assert s.B.out and s.all_saw("informant_voted_out", seat=s.B)
    s.C.gives(s.F)
    assert [player.jewels for player in s] == [0, 0, 0, 0, 0, 1, 0]
    assert not s.D.spent


@shows("example 31")
def test_example_31_the_informant_robbed_out_costs_nobody_else_anything() -> None:
    s = table("night", A="", B="informant bare", C="", D="", E="crescent")
    s.E.steals_from(s.B)
    assert s.B.out and s.all_saw("eliminated", seat=s.B, role=INFORMANT)
    assert [player.jewels for player in s] == [1, 0, 1, 1, 1]


@shows("example 32")
def test_example_32_justice_robbed_out_blocks_the_next_new_moon_night() -> None:
    s = table("night", day=3, A="", B="justice bare", C="", D="", E="crescent", F="")
    s.E.steals_from(s.B)
    assert s.B.out and s.table.crescent_blocked
    for _ in range(2):
        s.next_day()
    assert s.table.day == 6 and s.all_saw("no_theft", why="blocked") and not s.table.crescent_blocked
    assert [theft.day for theft in s.A.public.thefts] == [3]
    for _ in range(2):
        s.next_day()
    assert [theft.day for theft in s.A.public.thefts] == [3, 7]
    s = table("cs", A="", B="justice bare", C="", D="", E="crescent", F="")
    s.A.names(s.B)
    s.votes("ACDF")
    assert s.B.out and not s.table.crescent_blocked and s.E.asked == "steal"


@shows("example 33")
def test_example_33_a_stubborn_civilian_voted_out_haunts_the_next_day() -> None:
    s = table("cs", day=2, moon="full", A="", B="stubborn bare", C="miranda", D="", E="", F="", G="crescent", H="full")
    s.A.names(s.B)
    s.C.passes()
    s.votes("ACDEF")
    assert s.B.ghost and s.all_saw("eliminated", seat=s.B, role="civilian_stubborn")
    assert s.H.asked == "steal" and s.H.may_choose == "ACDEFG"
    s.H.steals_from(s.D)
    s.talk_ends()
    assert s.leader == s.B and s.B.asked == "name_suspect"
    s.B.names(s.D)
    assert s.C.may_choose == "ACEFGH"
    s.C.passes()
    assert s.B.asked == "vote"
    s.votes("B")
    assert s.all_saw("ghost_leaves", seat=s.B) and s.B.out and s.table.day == 3
    assert s.G.asked == "steal"


@shows("example 34")
def test_example_34_a_stubborn_civilian_robbed_out_leaves_at_the_end_of_the_next_day() -> None:
    s = table("night", day=2, moon="full", A="", B="stubborn bare", C="", D="", E="", F="", G="crescent", H="full")
    s.H.steals_from(s.B)
    assert s.B.ghost and s.table.day == 3
    s.passes_until("vote")
    assert s.B.asked == "vote"
    s.votes("")
    assert s.B.out and s.table.day == 3 and s.G.asked == "steal"


@shows("example 35")
def test_example_35_a_stubborn_ghost_may_turn_the_end() -> None:
    def haunt() -> KemomimiScene:
        s = table("night", A="crescent bare", B="", C="stubborn bare", D="out")
        s.A.steals_from(s.C)
        assert s.C.ghost and not s.over
        s.talk_ends()
        s.B.names(s.A)
        return s

    s = haunt()
    s.votes("BC")
    assert s.over and s.winners == [s.B, s.C, s.D]
    s = haunt()
    s.votes("B")
    assert s.over and s.winners == [s.A] and s.C.out
    assert s.outcome is not None and s.outcome.ending == "thief_and_civilian"


@shows("example 36")
def test_example_36_the_lonely_civilian_takes_it_out_on_the_nearest_player_to_the_right() -> None:
    s = table("cs", A="", B="", C="out", D="lonely bare", E="crescent", F="")
    s.A.names(s.D)
    s.votes("ABF")
    assert s.D.out and s.all_saw("lonely", seat=s.D, target=s.B)
    assert [player.jewels for player in s] == [1, 0, 0, 0, 1, 1]


@shows("example 37")
def test_example_37_the_angry_civilian_finds_no_jewel() -> None:
    s = table("cs", A="bare", B="angry bare", C="bare", D="bare", E="crescent bare")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.B.out and s.B.asked is None and s.E.asked == "steal"
    assert not s.all_saw("angry") and not s.all_saw("jewel_lost")
