"""The general worked examples G1 to G10 and those of scoring, S1 and S2: given, when, then."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.death_note.scenes import dealt, table

from penombre.games.death_note.catalogue import ROLES
from penombre.testing.shows import shows

# -- set-up and thresholds -------------------------------------------------------------------------------------------


@shows("example G1", "5 seats")
def test_example_g1_five_seats_have_five_roles_four_inactive_ones_36_actions_and_a_threshold_of_six() -> None:
    s = dealt(5)
    assert {"l", "light"} <= {player.role for player in s}
    assert len(s.table.inactive()) == 4 and s.table.threshold == 6
    assert sum(back == "action" for back in s.table.backs) == 36


@shows("example G2", "4 seats", "5 seats", "6 seats", "7 seats", "8 seats")
@pytest.mark.parametrize(("seats", "threshold"), [(4, 7), (5, 6), (6, 6), (7, 6), (8, 5)])
@pytest.mark.parametrize("last", [False, True])
def test_example_g2_a_player_is_revealed_by_the_last_suspicion_of_the_threshold(
    seats: int, threshold: int, last: bool
) -> None:
    where: dict[str, Any] = {"seats": seats, "l_seat": seats - 1 if last else 0}  # A is the first seat, or L is
    s = table("allot", tile="renaissance", roles="misa light", suspicion=f"A{threshold - 2} B1", **where)
    s.L.allots("A")
    assert s.revealed == "" and s.A.suspicion == threshold - 1
    s = table("allot", tile="renaissance", roles="misa light", suspicion=f"A{threshold - 1} B1", **where)
    s.L.allots("A")
    assert s.revealed == "A" and s.A.suspicion == 0 and s.A.revealed_by == "L"


@shows("example G2", "8 seats")
def test_example_g2_a_revealed_player_gets_no_more_suspicions_and_keeps_playing() -> None:
    s = table("allot", seats=8, tile="poursuite", roles="misa light", suspicion="A4", A="mouchards", L="rem alibi")
    s.L.allots("ABB")
    assert s.revealed == "A" and s.suspicion == {"B": 2} and s.A.hand == ("mouchards",)
    s.next_round()
    s.L.gives("rem", s.B)
    s.until("turn_start")
    while s.active != "A":
        s.passes()
    s.A.plays("mouchards", s.B).leaves()
    assert s.A.sees_role_of(s.B) == "light" and len(s.A.hand) == 1
    s.until("allot")
    assert "A" not in s.L.may_choose


@shows("example G3")
def test_example_g3_the_players_beside_l_are_neighbours_until_one_of_them_dies() -> None:
    s = table(A="death_note")
    assert s.A.neighbours == "BD" and s.D.neighbours == "AC"
    s = table(dead="A", turn="B")
    assert s.D.neighbours == "BC" and s.B.neighbours == "CD"
    s = table(dead="D")
    assert s.A.neighbours == "BC"


@shows("example G4")
def test_example_g4_the_last_tile_of_a_round_can_only_be_left() -> None:
    s = table(tile="pacte", tiles=1, deck="mouchards")
    s.A.looks().cannot("discard", "last_tile").leaves()
    assert s.A.hand == ("mouchards",) and s.pile == ("pacte",)


@shows("example G5", "light_revealed", "objective mogi_1", "objective aizawa_1")
def test_example_g5_two_players_are_revealed_together_and_then_the_game_ends() -> None:
    s = table(
        "allot",
        tile="poursuite",
        roles="light mogi aizawa watari",
        inactive="misa higuchi",
        revealed="1 2",
        suspicion="A5 B4",
    )
    s.L.allots("ABB")
    assert s.ending == "light_revealed" and s.revealed == "AB12"
    assert s.A.revealed_by == s.B.revealed_by == "L"
    assert s.C.met["aizawa_1"] and s.B.met["mogi_1"] and not s.L.met["l_3"]


@shows("example G6")
def test_example_g6_in_the_second_round_the_first_turn_is_that_of_the_player_on_ls_right() -> None:
    assert table("turn", round=1).active == "A"
    s = table("turn", round=2)
    assert s.order == "DCBA" and s.active == "D" and not s.L.public.clockwise


@shows("example G7", "three_deaths", "yeux_de_shinigami")
@pytest.mark.parametrize("revealed", ["", "1"])
def test_example_g7_a_third_dead_role_ends_the_game_even_an_inactive_one_revealed_before_or_not(revealed: str) -> None:
    s = table(roles="light misa", inactive="mogi", dead="C 2", revealed=revealed, A="yeux")
    s.A.plays("yeux", 1)
    assert s.ending == "three_deaths" and s.dead == "C12"


@shows("example G8")
@pytest.mark.parametrize(
    ("ryuk", "revealed", "suspicion"), [("", "", {}), ("A", "A", {}), ("A", "", {"A": 1}), ("A", "B", {"A": 1})]
)
def test_example_g8_ryuk_suspects_only_a_hidden_player_who_has_the_pawn(
    ryuk: str, revealed: str, suspicion: dict[str, int]
) -> None:
    s = table("reveal", tile="pacte", ryuk=ryuk, revealed=revealed, roles="misa mogi light")
    assert s.L.asked == "dealings" and s.suspicion == suspicion


@shows("example G8")
def test_example_g8_a_tile_without_ryuk_gives_no_suspicion() -> None:
    s = table("reveal", tile="tactique", ryuk="A")
    assert s.L.asked == "designate" and not s.suspicion


@shows("example G9", "alibi")
@pytest.mark.parametrize(("round", "first", "last"), [(1, "B", "D"), (2, "D", "B")])
def test_example_g9_alibis_laid_at_the_same_time_are_played_in_the_order_of_the_round(
    round: int, first: str, last: str
) -> None:
    s = table("before_reveal", seats=6, round=round, B="alibi", D="alibi")
    s.D.lays("alibi")
    s.B.lays("alibi")
    s.player(first).declares(s.A)
    s.player(last).declares(s.C)
    assert s.front == [f"{first} alibi A", f"{last} alibi C"]
    took = [s[event.args["seat"]].name for event in s.L.events if event.key == "ryuk"]
    assert took == [first, last] and s.ryuk == last


@shows("example G10")
@pytest.mark.parametrize("luck", range(4))
def test_example_g10_an_empty_deck_is_made_anew_from_the_discard(luck: int) -> None:
    hand = "death_note page rem partisan fouiner couverture manipulation destins taupe se_blanchir"
    rest = "decouverte amnesie enregistrements filature fondation mouchards renoncement presence temoignage"
    more = "remaniement piege bureau demission"
    thrown = "mise accusations fausse_identite alibi yeux menace mensonge"
    held = "chantage fuite deballage fausse_piste secret faux"
    s = table(deck=0, discard=thrown, L=f"{hand} {rest}", B=more, C=held, luck=luck)
    before = Counter(s.discard)
    assert before.total() == 7 and s.deck == ()
    s.A.leaves()
    assert len(s.A.hand) == 1 and Counter([*s.A.hand, *s.deck]) == before
    assert s.discard == () and s.all_saw("reshuffled", count=7)


# -- scoring ---------------------------------------------------------------------------------------------------------


@shows("example S1", "last_round", *ROLES)
@pytest.mark.parametrize(("hand", "watari"), [("", 3), ("rem", 2)])
def test_example_s1_after_five_rounds_in_which_nothing_came_to_light(hand: str, watari: int) -> None:
    s = table("over", seats=8, roles="light misa higuchi yagami matsuda aizawa mogi", inactive="watari", round=5)
    assert s.ending == "last_round"
    assert s.apples == {"L": 3, "A": 5, "B": 6, "C": 3, "D": 1, "E": 2, "F": 0, "G": 2}
    s = table("over", roles="light misa watari mogi", round=5, C=hand)
    assert s.apples == {"L": 3, "A": 5, "B": 6, "C": watari, "D": 2}


@shows("example S2", "light_revealed")
@pytest.mark.parametrize(("hand", "watari"), [("", 6), ("rem", 5)])
def test_example_s2_light_revealed_by_ls_suspicions(hand: str, watari: int) -> None:
    s = table("allot", tile="renaissance", roles="light misa watari mogi", suspicion="A5", C=hand)
    s.L.allots("A")
    assert s.ending == "light_revealed"
    assert s.L.apples == 6 and s.A.apples == 2 and s.C.apples == watari
