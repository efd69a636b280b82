"""The rulings about set-up, the first Turn and the day (1 to 8, 20 to 27, 33 to 35)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.rose_noire.scenes import dealt, table

from penombre.games.rose_noire.catalogue import NAMES, PAIRS
from penombre.testing.random_player import random_step
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

# -- set-up and the first Turn -------------------------------------------------------------------------------------


@shows("ruling 1")
@pytest.mark.parametrize("pair", PAIRS)
def test_ruling_1_the_rector_takes_any_two(pair: tuple[int, int]) -> None:
    s = dealt(4, 2)
    s.R.takes_out(NAMES[pair[0]], NAMES[pair[1]])
    assert s.table.accomplices == pair


@shows("ruling 1")
def test_ruling_1_or_leaves_it_to_chance() -> None:
    s = dealt(4, 2, accomplices="random")
    assert s.phase == "lumines" and s.R.private.accomplices == s.table.accomplices


@shows("ruling 2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_2_the_first_turn_has_no_sextines_and_no_estellines_but_a_dusk(players: int) -> None:
    s = dealt(players, 4, accomplices="random")
    asked = set()
    phases = []
    while s.turn == 1:
        asked |= {player.asked for player in s}
        phases += [s.phase] if s.phase not in phases else []
        s.passes()
    assert phases == ["lumines", "vesperines"]
    assert "dusk_play" in asked and not asked & {"ballot", "debate", "night_possessed", "night_rector"}
    assert not s.A.saw("sextines") and not s.A.saw("estellines") and s.A.saw("vesperines")


@shows("ruling 3")
@pytest.mark.parametrize(
    ("card", "holder"), [("assassinat", "R"), ("dague_rituelle", "A"), ("meurtre_cloitre", "pile")]
)
def test_ruling_3_nobody_dies_on_the_first_turn(card: str, holder: str) -> None:
    for turn in (1, 2):
        if holder == "R":
            s = table("vesperines", R=card, turn=turn)
            assert (card in s.R.may_play) == (turn > 1)
        elif holder == "A":
            assert (card in table(A=card, turn=turn).A.may_play) == (turn > 1)
        else:
            s = table(A="zele", piles={"taran": card}, turn=turn)
            s.A.investigates("taran").suffers()
            assert (s.R.asked == "trap_kill") == (turn > 1)


@shows("ruling 3", "assassinat")
def test_ruling_3_holds_for_a_summons_too() -> None:
    s = table(A="zele", piles={"taran": "convocation"}, R="assassinat", turn=1)
    s.A.investigates("taran").suffers()
    assert list(s.R.options) == ["decline"]


# -- Investigations ------------------------------------------------------------------------------------------------


@shows("ruling 4")
def test_ruling_4_an_empty_source_is_no_target_and_without_a_target_the_investigation_is_lost() -> None:
    s = table(A="proof_morwen", piles={**dict.fromkeys(NAMES, 0), "taran": "zele 1", "eoghan": "fouille 1"})
    assert s.A.may_investigate == ["eoghan", "taran"]
    s.A.investigates("taran")
    s.A.ends()
    assert s.B.pawn == "eoghan"  # the only one left
    s.B.ends()
    assert s.phase == "sextines" and s.C.pawn == s.D.pawn == ""  # for the others there was nobody


@shows("ruling 4")
def test_ruling_4_a_dead_suspect_over_an_empty_graveyard_is_no_target() -> None:
    s = table(A="zele", dead="taran", graveyard=0)
    assert "taran" not in s.A.may_investigate and len(s.A.may_investigate) == 6


@shows("ruling 5", "zele")
def test_ruling_5_nobody_is_investigated_twice_in_a_turn_not_even_by_the_same_player() -> None:
    s = table(A="zele")
    s.A.investigates("taran").plays("zele")
    assert "taran" not in s.A.may_choose


@shows("ruling 6")
def test_ruling_6_each_dead_suspect_is_one_way_into_the_same_graveyard() -> None:
    s = table(dead="bricen taran", graveyard="zele interrogatoire fouille", A="proof_morwen")
    s.A.investigates("bricen")
    s.A.ends()
    assert "bricen" not in s.B.may_investigate and "taran" in s.B.may_investigate
    s.B.investigates("taran")
    assert s.B.hand == ("interrogatoire",) and s.graveyard == ("fouille_cellule",)
    s.B.ends()
    assert {"bricen", "taran"}.isdisjoint(s.C.may_investigate)


@shows("ruling 7")
def test_ruling_7_a_trap_drawn_from_the_graveyard_springs() -> None:
    s = table(dead="bricen", graveyard="guet_apens zele", A="exhumation")
    s.A.investigates("bricen")
    if s.A.asked == "trap_reaction":
        s.A.suffers()
    assert s.active == s.B and s.all_saw("ambushed", seat=s.A)


@shows("ruling 8", "fouille_cellule")
def test_ruling_8_a_cell_search_is_no_investigation() -> None:
    s = table(A="fouille", investigated={"taran": "D"})
    s.A.plays("fouille", "taran")
    assert s.D.pawn == "taran" and s.A.pawn == "" and s.table.investigated[6] == s.D.seat
    assert s.A.asked == "day_before"


# -- cards ---------------------------------------------------------------------------------------------------------


@shows("ruling 20", "penitence")
def test_ruling_20_penance_by_day_stops_the_active_player_at_once_and_ends_with_the_day() -> None:
    s = table(A="interrogatoire eau_benite", piles={"taran": "convocation"}, R="penitence tribut")
    s.A.investigates("taran").suffers()
    s.R.plays("penitence", s.A)
    assert s.active == s.B  # there is nothing left for A to do
    s.next_turn()
    assert s.table.penance == 0


@shows("ruling 21")
def test_ruling_21_a_pawn_stays_on_whoever_dies_by_day_and_so_does_the_mark() -> None:
    s = table(A="zele", B="dague")
    s.A.investigates("taran")
    s.A.ends()
    s.B.plays("dague", "taran")
    assert s.A.pawn == "taran" and s.table.investigated[6] == s.A.seat and "taran" not in s.B.may_investigate


@shows("ruling 22")
def test_ruling_22_death_ends_isolation_and_opens_the_way_to_the_graveyard() -> None:
    s = table(A="dague zele", isolated="taran")
    assert "taran" not in s.A.may_investigate
    s.A.plays("dague", "taran")
    assert "taran" in s.A.may_investigate and not s.table.isolated


@shows("ruling 23", "priere_saint_beren")
def test_ruling_23_all_targets_are_named_before_anything_is_seen() -> None:
    s = table(A="priere", piles={"taran": "proof_morwen"})
    s.A.plays("priere")
    assert s.A.ask is not None and s.A.ask.shape == "several" and not s.A.saw("peeks")
    assert s.A.pile("taran")[0] == ""
    s.A.targets("taran", "eoghan")
    assert s.A.asked == "day_before" and len(s.A.noted("peeked")) == 2


@shows("ruling 24")
def test_ruling_24_a_card_whose_condition_is_false_is_neither_offered_nor_refused_and_may_be_kept() -> None:
    s = table(
        "day",
        owed=False,
        A="exhumation veillee zele eau_benite proof_morwen",
        investigated=dict.fromkeys(NAMES, "B"),
    )
    assert list(s.A.options) == ["end"] and s.A.refused == {}
    s.A.ends()
    assert len(s.A.hand) == 5


@shows("ruling 25", "zele")
def test_ruling_25_a_card_may_be_played_the_turn_it_is_drawn_also_zeal_by_zeal() -> None:
    s = table(A="zele", piles={"taran": "zele", "eoghan": "interrogatoire"})
    s.A.plays("zele", "taran").plays("zele", "eoghan").plays("interrogatoire", "taran")
    s.A.investigates("bricen")
    assert s.table.investigated.count(s.A.seat) == 3
    assert s.discard == ("zele", "zele", "interrogatoire")


@shows("ruling 26", "guet_apens")
def test_ruling_26_an_ambush_before_the_investigation_loses_it() -> None:
    s = table(A="fouille zele", piles={"taran": "guet_apens"})
    s.A.plays("fouille", "taran").suffers()
    assert s.active == s.B and s.A.pawn == "" and s.A.seat not in s.table.investigated
    assert s.discard == ("guet_apens", "fouille_cellule") and not s.table.cards(s.table.limbo)


@shows("ruling 27", "pacte_de_confiance")
def test_ruling_27_a_proof_may_be_given_and_no_promise_binds() -> None:
    s = table(A="pacte proof_taran zele", B="interrogatoire fouille")
    s.A.says("claim", what="hand_useful_later")
    s.A.plays("pacte", s.B)
    assert "give-proof_taran" in s.A.options and "give-zele" in s.A.options
    s.A.gives("proof_taran")
    s.B.gives("fouille")
    assert "proof_taran" in s.B.hand
    assert who_knows(s, lambda t: "proof_taran" in t.hand(2)) == "AB"


@shows("ruling 33")
def test_ruling_33_any_number_of_actions_one_after_the_other() -> None:
    s = table(A="interrogatoire interrogatoire priere priere confrontation lettre espionner ronde", R="messager tribut")
    for name in ("taran", "eoghan"):
        s.A.plays("interrogatoire", name).plays("priere", name)
    s.A.plays("confrontation", s.B).plays("espionner").plays("lettre").plays("ronde", "taran")
    assert len(s.discard) == 8 and s.A.hand == () and s.A.asked == "day_before"


@shows("ruling 34")
def test_ruling_34_the_third_role_is_out_of_reach_of_everything() -> None:
    s = table(players=3, possessed="", A="confrontation exorcisme", turn=3)
    (spare,) = s.table.cards(s.table.aside)
    s.A.plays("confrontation", s.B).plays("exorcisme", s.B)
    for _ in range(12):
        if not s.over:
            s.passes()
    if not s.over:
        assert s.table.where[spare] == s.table.aside.index and not s.table.seen[spare]
        assert possible(s, s.R.seat, lambda t: t.faces[spare]) == {"investigator", "possessed"}


@shows("ruling 35")
@pytest.mark.parametrize("players", [3, 5])
def test_ruling_35_whoever_takes_a_seat_over_finds_role_hand_and_notes_in_the_view(players: int) -> None:
    s = dealt(players, 8, bonus="random", bonus_count=5)
    rng = Random(3)
    for _ in range(60):
        if s.over:
            break
        s.match.answer(*random_step(s.match, rng))
    again = s.match.clone()
    for seat in range(players):
        assert again.view(seat) == s.match.view(seat)
        private = s[seat].private
        assert private.role == (s.table.role(seat) or "rector") and sorted(private.hand) == sorted(s.table.hand(seat))
        assert private.notes == s.table.notes[seat]


@shows("ruling 35")
def test_ruling_35_a_seat_that_nobody_plays_holds_nobody_up() -> None:
    s = dealt(5, 6, accomplices="random")
    for _ in range(400):
        if not s.over:
            s.passes()
    assert s.over
