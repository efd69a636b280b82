"""The worked examples of the specification, 1 to 19: set-up, checks, votes, nights, the Moon, who leads."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.kemomimi_panic.scenes import dealt, every_way_to_put_aside, table

from penombre.games.kemomimi_panic.catalogue import CIVILIAN, CRESCENT, FIRST_ROLES, FULL, INFORMANT
from penombre.testing.shows import shows


@shows("example 1")
def test_example_1_with_four_the_informant_is_missing_in_one_deal_of_four() -> None:
    aside: Counter[str] = Counter()
    for t in every_way_to_put_aside(4, FIRST_ROLES[4]):
        (hidden,) = t.cards(t.aside)
        aside[t.faces[hidden]] += 1
        assert sorted(t.faces[:5]) == [CIVILIAN, CIVILIAN, "civilian_stubborn", INFORMANT, CRESCENT]
        assert CRESCENT in t.faces[:4]
    assert aside == {INFORMANT: 6, "civilian_stubborn": 6, CIVILIAN: 12}  # of 24


@shows("example 2")
def test_example_2_with_eight_the_informant_is_missing_in_a_quarter_of_the_deals() -> None:
    deals = missing = 0
    for t in every_way_to_put_aside(8, FIRST_ROLES[8]):
        deals += 1
        hidden = [t.faces[card] for card in t.cards(t.aside)]
        missing += INFORMANT in hidden
        assert len(hidden) == 2 and CRESCENT in t.faces[:8] and FULL in t.faces[:8]
    assert Counter(t.faces[:10]) == Counter(
        [INFORMANT, "civilian_angry", "civilian_lonely", *[CIVILIAN] * 5, CRESCENT, FULL]
    )
    assert (deals, missing) == (40320, 40320 // 4)


@shows("example 3")
def test_example_3_the_player_on_the_left_of_shamlock_leads_first() -> None:
    scenes = [dealt(5, deal) for deal in range(40)]
    s = next(s for s in scenes if s.table.cast["detective_shamlock"] == 2)
    assert s.leader.seat == 3 and s.moon == "new"
    assert all(s.leader.seat == (s.table.cast["detective_shamlock"] + 1) % 5 for s in scenes)


@shows("example 4")
def test_example_4_the_informant_gives_the_same_answer_as_the_thief() -> None:
    for seat, answer in ((1, "not_civilian"), (2, "not_civilian"), (3, "civilian")):
        s = table("gs1", A="shamlock", B="informant", C="crescent", D="stubborn")
        s.A.checks(s[seat])
        assert s.A.saw("check_answer", target=s[seat], answer=answer)


@shows("example 5")
def test_example_5_shamlock_cannot_check_arle() -> None:
    s = table("gs1", A="shamlock", B="arle", C="", D="")
    assert s.A.may_choose == "CD"


@shows("example 6")
def test_example_6_dautriche_makes_the_detectives_answer_doubtful() -> None:
    def play(luck: int) -> bool:
        s = table("gs1", A="shamlock", B="dautriche", C="", D="", E="crescent", luck=luck)
        s.A.checks(s.D)
        assert s.A.saw("check_answer", target=s.D, answer="civilian")
        s.B.swaps(s.D, s.E)
        imagined = [s.match.imagine(s.A.seat, Random(number)).table.role(s.D.seat) for number in range(40)]
        assert {CRESCENT, CIVILIAN} == set(imagined)
        assert sum(event.key == "check_answer" for event in s.A.events) == 1
        return s.D.role == CRESCENT

    assert {play(luck) for luck in range(12)} == {True, False}


@shows("example 7")
def test_example_7_half_of_the_hands_is_innocent() -> None:
    s = table("cs", A="", B="", C="", D="", E="", F="")
    s.A.names(s.B)
    s.votes("ABC")
    assert s.all_saw("vote_result", suspect=s.B, hands=3, participants=6, verdict="innocent") and s.B.jewels == 1
    s = table("cs", A="", B="", C="", D="", E="", F="")
    s.A.names(s.B)
    s.votes("ACDE")
    assert s.all_saw("vote_result", suspect=s.B, hands=4, participants=6, verdict="guilty") and s.B.jewels == 0


@shows("example 8")
def test_example_8_the_first_guilty_verdict_costs_a_jewel_the_second_the_game() -> None:
    s = table("cs", A="", B="", C="angry", D="", E="crescent")
    s.A.names(s.C)
    s.votes("ABD")
    assert s.C.jewels == 0 and s.A.public.discard == (s.C.seat,) and s.C.asked == "guess"
    s.E.steals_from(s.D)
    s.talk_ends()
    s.B.names(s.C)
    s.votes("ABD")
    assert s.C.out and s.all_saw("eliminated", seat=s.C, role="civilian_angry")
    assert s.B.public.seats[s.C.seat].role == "civilian_angry"


@shows("example 9")
def test_example_9_without_a_thief_all_civilians_win_eliminated_ones_too() -> None:
    s = table("cs", A="informant", B="", C="lonely out", D="crescent bare", E="angry")
    s.A.names(s.D)
    s.votes("ABE")
    assert s.over and s.outcome is not None and s.outcome.ending == "no_thief"
    assert s.winners == [s.B, s.C, s.E]


@shows("example 10")
def test_example_10_a_new_moon_night_robs_and_a_full_moon_night_of_five_players_does_not() -> None:
    s = table("night", A="crescent", B="", C="bare", D="", E="")
    s.A.steals_from(s.B)
    assert s.B.jewels == 0 and not s.B.out
    s = table("night", A="crescent", B="", C="bare", D="", E="")
    s.A.steals_from(s.C)
    assert s.C.out and s.all_saw("eliminated", seat=s.C, role=CIVILIAN)
    s = table("night", A="crescent", B="", C="bare", D="", E="", moon="full")
    assert s.all_saw("no_theft", why="no_thief") and not s.all_saw("theft")
    assert s.moon == "new" and s.leader == s.B and s.table.day == 2


@shows("example 11")
def test_example_11_the_moon_turns_every_night() -> None:
    s = table(A="", B="", C="", D="", E="crescent")
    moons = [s.moon, *(s.next_day().moon for _ in range(3))]
    assert moons == ["new", "full", "new", "full"]


@shows("example 12")
def test_example_12_ester_makes_the_first_night_a_quiet_full_moon_night() -> None:
    s = table("talk", A="", B="ester", C="", D="", E="", F="", G="crescent")
    s.B.flips()
    assert s.moon == "full" and s.B.spent
    s.next_day()
    assert s.all_saw("night", moon="full") and s.all_saw("no_theft", why="no_thief") and not s.all_saw("theft")
    assert s.table.day == 2 and s.moon == "new"


@shows("example 13")
def test_example_13_tristel_then_ester_at_the_end_of_a_full_moon_day() -> None:
    s = table("dm1", A="tristel", B="ester", C="", D="", E="", F="crescent", moon="full")
    s.A.flips()
    assert s.moon == "new"
    s.B.flips()
    assert s.all_saw("night", moon="full") and s.A.spent and s.B.spent


@shows("example 14")
def test_example_14_towa_blocks_the_night_that_tristel_makes_new() -> None:
    s = table("sd7", A="towa", B="tristel", C="", D="", E="crescent", moon="full")
    s.A.uses()
    assert s.table.crescent_blocked
    s.B.flips()
    s.next_day()
    assert s.all_saw("night", moon="new") and s.all_saw("no_theft", why="blocked") and not s.all_saw("theft")
    assert not s.table.crescent_blocked


@shows("example 15")
def test_example_15_valeria_skips_the_leader() -> None:
    s = table("sd3", leader="C", A="", B="", C="", D="", E="", F="valeria")
    s.F.uses()
    assert s.leader == s.D and s.all_saw("leader", seat=s.D)
    s.next_day()
    assert s.leader == s.E


@shows("example 16")
def test_example_16_valeria_is_not_asked_while_she_leads() -> None:
    s = table("sd1", leader="F", A="", B="", C="", D="", E="", F="valeria")
    assert s.F.asked == "talk"


@shows("example 17")
def test_example_17_luma_keeps_a_player_out_of_the_vote() -> None:
    for up, verdict in (("AB", "innocent"), ("ABC", "guilty")):
        s = table("cs", A="luma", B="", C="", D="", E="crescent")
        s.A.uses().names(s.B).excludes(s.E)
        assert s.E.asked is None
        s.votes(up)
        assert s.all_saw("vote_result", hands=len(up), participants=4, verdict=verdict)


@shows("example 18")
def test_example_18_miranda_makes_the_leader_the_suspect() -> None:
    s = table("cs", A="", B="", C="miranda", D="")
    s.A.names(s.B)
    s.C.redirects(s.A)
    assert s.suspect == s.A
    s.votes("BCD")
    assert s.A.jewels == 0 and s.B.jewels == 1


@shows("example 19")
def test_example_19_miranda_cannot_wake_cecilia() -> None:
    s = table("sd2", A="", B="", C="miranda", D="cecilia")
    s.D.uses()
    s.talk_ends()
    s.A.names(s.B)
    assert s.C.may_choose == "AC"
