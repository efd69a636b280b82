"""The nine bonus cards: Actions and Traps of the option, with what each changes of a Turn."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, pair_id, table

from penombre.engine import TABLE
from penombre.games.rose_noire.catalogue import NAMES, PAIRS
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

NIGHT_TRAPS = ("fureur_spectrale", "nuit_sans_lune", "discorde")


def sprung(trap: str, **more: object) -> RoseNoireScene:
    """A has Investigated Taran and suffers what lay there."""
    s = table(**{"A": "zele", "piles": {"taran": trap}, **more})  # type: ignore[arg-type]
    s.A.investigates("taran")
    if s.A.asked == "trap_reaction":
        s.A.suffers()
    return s


# -- Confession ----------------------------------------------------------------------------------------------------


@shows("confession")
@pytest.mark.parametrize(
    ("pair", "answer"),
    [
        (("taran", "eoghan"), "yes"),
        (("aodhan", "taran"), "yes"),
        (("bricen", "eoghan"), "no"),
    ],
)
def test_a_confession_tells_everybody_whether_one_of_two_is_an_accomplice(pair: tuple[str, str], answer: str) -> None:
    s = table(A="confession", accomplices="aodhan taran", dead="eoghan")
    s.A.plays("confession")
    assert len(s.A.options) == len(PAIRS) + 1  # every pair, dead or alive, and taking it back
    s.A.targets(*pair)
    assert s.all_saw("confession", seat=s.A, suspects=sorted(pair, key=NAMES.index), answer=answer)
    assert s.discard[-1] == "confession" and s.A.asked == "day_before"


@shows("confession")
def test_everybody_draws_conclusions_from_a_confession() -> None:
    s = table(A="confession", accomplices="aodhan taran")
    s.A.plays("confession", "bricen", "eoghan")
    for seat in (*range(1, 5), TABLE):
        pairs = possible(s, seat, lambda t: t.accomplices)
        assert not any({1, 3} & set(pair) for pair in pairs) and len(pairs) > 3
    s = table(A="confession", accomplices="aodhan taran")
    s.A.plays("confession", "taran", "eoghan")
    assert all({3, 6} & set(pair) for pair in possible(s, s.C.seat, lambda t: t.accomplices))


@shows("confession", "exorcisme", "dague_rituelle")
@pytest.mark.parametrize("card", ["confession", "exorcisme", "dague_rituelle"])
def test_not_on_turn_one(card: str) -> None:
    assert table(A=card, turn=1).A.may_play == []
    assert table(A=card, turn=2).A.may_play == [card]


# -- Raid ----------------------------------------------------------------------------------------------------------


@shows("perquisition")
@pytest.mark.parametrize("size", [1, 5])
def test_a_raid_looks_at_a_whole_pile(size: int) -> None:
    s = table(A="perquisition eau_benite", piles={"eoghan": size}, dead="bricen", isolated="taran")
    s.A.plays("perquisition")
    assert s.A.may_choose == ["aodhan", "deirdre", "eoghan", "fearghal", "morwen"]
    s.A.targets("eoghan")
    assert s.A.pile("eoghan") == s.pile("eoghan") and len(s.pile("eoghan")) == size
    assert s.all_saw("peeks", seat=s.A, suspects=["eoghan"], count=size)
    assert who_knows(s, lambda t: t.faces[t.pile(3)[-1]]) == "A"


@shows("perquisition")
def test_a_raid_springs_no_trap() -> None:
    s = table(A="perquisition", piles={"eoghan": "guet_apens convocation"}, turn=1)
    s.A.plays("perquisition", "eoghan")
    assert s.A.asked == "day_before" and s.pile("eoghan")[:2] == ("guet_apens", "convocation")


# -- Exorcism ------------------------------------------------------------------------------------------------------


def exorcised(target: str, possessed: str = "C") -> RoseNoireScene:
    """A night in which somebody is exorcised."""
    return table("estellines", possessed=possessed, exorcised=target, bonus="exorcisme")


@shows("exorcisme")
def test_an_exorcism_is_of_another_investigator_and_public() -> None:
    s = table(A="exorcisme")
    s.A.plays("exorcisme")
    assert s.A.may_choose == ["B", "C", "D"]
    s.A.targets(s.C)
    assert s.all_saw("exorcised", seat=s.C) and s.spectator.public.seats[s.C.seat].exorcised
    s.next_turn()
    assert s.turn == 3 and not s.table.exorcised


@shows("exorcisme")
def test_an_exorcised_possessed_is_held_alone_learns_it_and_the_rector_nothing() -> None:
    s = exorcised("C")
    options = s.A.options
    assert s.C.options == options == s.B.options
    s.A.hides()
    s.B.hides()
    s.C.kills("taran")
    s.D.hides()
    assert s.who_saw("held") == "" and not s.R.saw("meets")
    assert s.R.ask is not None and s.R.ask.args["met"] is False and "taran" in s.R.may_kill
    s.R.kills()
    assert s.dead == [] and s.R.private.possessed == -1 and s.table.nights[-1].met is False
    assert s.who_saw("held") == "C" and not s.R.saw("meets")


@shows("exorcisme")
def test_an_exorcism_of_somebody_else_hinders_nobody() -> None:
    s = exorcised("B")
    s.night(C="taran")
    assert s.dead == ["taran"] and s.R.private.possessed == s.C.seat and s.who_saw("held") == ""


@shows("exorcisme")
def test_two_deaths_in_a_night_clear_whoever_was_exorcised() -> None:
    s = exorcised("B")
    s.night(C="taran", R="morwen")
    assert s.B.seat not in possible(s, s.A.seat, lambda t: t.possessed)
    assert possible(s, s.A.seat, lambda t: t.possessed) == {s.C.seat, s.D.seat}


@shows("exorcisme")
def test_an_exorcism_that_did_not_matter_looks_the_same_to_the_rector() -> None:
    held, idle = exorcised("C"), exorcised("C", possessed="D")
    held.night(C="taran")
    idle.night(C="taran")
    assert held.dead == idle.dead == []
    assert held.R.everything == idle.R.everything


# -- Ritual Dagger -------------------------------------------------------------------------------------------------


@shows("dague_rituelle")
def test_a_ritual_dagger_kills_by_day_whoever_holds_it() -> None:
    s = table(A="dague", protected="taran", dead="bricen", isolated="eoghan", possessed="D")
    s.A.plays("dague")
    assert s.A.may_choose == ["aodhan", "deirdre", "eoghan", "fearghal", "morwen"]
    s.A.targets("eoghan")
    assert s.dead == ["bricen", "eoghan"] and s.all_saw("dies", suspects=["eoghan"], card="dague_rituelle")
    assert not s.table.isolated and "eoghan" in s.A.may_investigate and s.discard[-1] == "dague_rituelle"


@shows("dague_rituelle")
def test_a_ritual_dagger_needs_an_unprotected_victim() -> None:
    assert table(A="dague", protected=" ".join(NAMES)).A.may_play == []


@shows("dague_rituelle")
def test_an_investigator_can_hand_the_possessed_the_victory() -> None:
    s = table(A="dague", dead="bricen", accomplices="aodhan bricen", possessed="D")
    s.A.plays("dague", "aodhan")
    assert (s.ending, s.won, s.table.turn) == ("accomplices_dead", "D", 2)


# -- Spectral Fury and Moonless Night ------------------------------------------------------------------------------


@shows("fureur_spectrale")
def test_under_spectral_fury_all_are_offered_two_victims_and_the_possessed_may_kill_both() -> None:
    s = sprung("fureur_spectrale", possessed="C", accomplices="eoghan morwen")
    assert s.table.fury and s.spectator.public.fury
    s.until("estellines")
    assert "aodhan" in s.A.may_kill and "aodhan-taran" in s.A.may_kill and s.A.options == s.C.options
    assert len(s.A.may_kill) == 7 + 21
    s.A.hides()
    s.B.hides()
    s.C.kills("taran", "aodhan")
    s.D.hides()
    assert s.R.ask is not None and s.R.ask.args["suspects"] == ["aodhan", "taran"]
    assert s.R.may_kill == [name for name in NAMES if name not in ("aodhan", "taran")]
    s.R.kills("bricen")
    assert s.dead == ["aodhan", "bricen", "taran"] and not s.table.fury


@shows("nuit_sans_lune")
def test_under_a_moonless_night_the_rector_may_kill_two() -> None:
    s = sprung("nuit_sans_lune", possessed="C", accomplices="eoghan morwen")
    s.until("estellines")
    assert len(s.A.may_kill) == 7
    for player in s.investigators:
        player.hides()
    assert len(s.R.may_kill) == 7 + 21
    s.R.kills("taran", "bricen")
    assert s.dead == ["bricen", "taran"] and s.turn == 3 and not s.table.moonless


@shows("nuit_sans_lune")
def test_after_a_moonless_night_two_deaths_do_not_prove_a_possessed() -> None:
    s = sprung("nuit_sans_lune", players=3, possessed="", accomplices="eoghan morwen")
    s.until("estellines")
    s.night(R="taran bricen")
    assert possible(s, s.A.seat, lambda t: t.possessed) == {-1, s.B.seat}


@shows("fureur_spectrale", "nuit_sans_lune")
def test_fury_and_a_moonless_night_together_may_kill_four() -> None:
    s = table("estellines", fury=True, moonless=True, possessed="A", accomplices="eoghan morwen")
    s.night(A="aodhan bricen", R="deirdre taran")
    assert s.dead == ["aodhan", "bricen", "deirdre", "taran"]


@shows(*NIGHT_TRAPS)
@pytest.mark.parametrize("trap", NIGHT_TRAPS)
def test_on_turn_one_it_has_no_effect_on_any_night(trap: str) -> None:
    s = sprung(trap, turn=1)
    assert s.all_saw("no_effect", card=trap) and s.discard == (trap,)
    assert not (s.table.fury or s.table.moonless or s.table.unanimous)


@shows("fureur_spectrale")
def test_protection_holds_against_fury_and_a_single_victim_may_be_enough() -> None:
    s = table("estellines", fury=True, possessed="A", protected=" ".join(NAMES[1:]))
    assert s.A.may_kill == ["aodhan"]


# -- Discord -------------------------------------------------------------------------------------------------------


@shows("discorde")
def test_under_discord_all_have_to_agree() -> None:
    s = sprung("discorde")
    assert s.spectator.public.unanimous and s.spectator.public.threshold == 4
    s.until("sextines")
    for player in (s.A, s.B, s.C):
        player.votes("taran", "eoghan")
    assert s.phase == "sextines"
    s.D.locks()
    assert s.all_saw("no_accusation") and not s.spectator.public.unanimous and s.spectator.public.threshold == 3
    again = sprung("discorde")
    again.until("sextines")
    for player in again.investigators:
        player.votes("taran", "eoghan")
    assert again.all_saw("accusation", suspects=["eoghan", "taran"], answer="inexact")


@shows("discorde")
def test_discord_with_four_players_needs_three() -> None:
    s = sprung("discorde", players=4)
    s.until("sextines")
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert s.phase == "sextines"
    s.C.votes("taran", "eoghan")
    assert s.all_saw("accusation", answer="inexact")


# -- Cave-in -------------------------------------------------------------------------------------------------------


@shows("eboulement")
def test_a_cave_in_buries_what_is_left_of_the_pile() -> None:
    s = sprung("eboulement proof_morwen zele confrontation 4")
    assert s.pile("taran") == () and sorted(s.graveyard) == ["confrontation", "proof_morwen", "zele"]
    assert s.all_saw("buries", suspects=["taran"], count=3) and s.discard == ("eboulement",)
    assert s.table.alive(6) and "taran" not in s.A.may_investigate
    s.A.ends()
    assert "taran" not in s.B.may_investigate


@shows("eboulement")
def test_a_cave_in_by_a_cell_search_buries_the_pile_that_was_searched() -> None:
    s = table(A="fouille", piles={"eoghan": "eboulement zele 2"})
    s.A.plays("fouille", "eoghan").suffers()
    assert s.graveyard == ("zele",) and s.pile("eoghan") == ()
    assert s.discard == ("eboulement", "fouille_cellule")


@shows("eboulement")
def test_a_cave_in_from_the_graveyard_or_from_a_last_card_has_no_effect() -> None:
    s = table(A="exhumation", graveyard="eboulement zele")
    s.A.plays("exhumation").suffers()
    assert s.all_saw("no_effect", card="eboulement") and s.graveyard == ("zele",) and s.A.asked == "exhume_again"
    s = sprung("eboulement 1")
    assert s.all_saw("no_effect", card="eboulement") and s.graveyard == ()
    s = table(A="zele", dead="bricen", graveyard="eboulement zele", clue_discard=None)
    s.A.investigates("bricen")
    if s.A.asked == "trap_reaction":
        s.A.suffers()
    assert s.graveyard == ("zele",)


@shows("eboulement")
def test_what_was_seen_of_a_buried_pile_is_known_to_lie_in_the_graveyard() -> None:
    s = table(A="interrogatoire fouille", piles={"eoghan": "eboulement proof_morwen zele 3"})
    s.A.plays("interrogatoire", "eoghan").plays("fouille", "eoghan").suffers()
    assert sorted(s.A.private.buried) == ["proof_morwen", "zele"]
    assert s.B.private.buried == ()


# -- Mac Snòr's Order ----------------------------------------------------------------------------------------------


@shows("ordre_mac_snor")
@pytest.mark.parametrize("turn", [1, 3])
def test_mac_snors_order_brings_the_rector_two_cards(turn: int) -> None:
    s = sprung("ordre_mac_snor", R="tribut penitence droit_asile", rector_deck="assassinat messager", turn=turn)
    assert len(s.R.hand) == 5 and s.all_saw("rector_draws", seat=s.R, count=2)
    assert s.who_saw("rector_draws", cards=["assassinat", "messager"]) == "R" and s.A.asked == "day_after"
    s.until("vesperines")
    s.R.plays("penitence", s.A).discards()
    assert s.R.asked == "dusk_trim"


@shows("ordre_mac_snor")
def test_mac_snors_order_without_a_card_to_draw_does_nothing() -> None:
    s = sprung("ordre_mac_snor", R="tribut", rector_deck=0)
    assert s.R.hand == ("tribut_mac_snor",) and s.A.asked == "day_after" and s.discard == ("ordre_mac_snor",)
    s = sprung("ordre_mac_snor", R="tribut", rector_deck=0, rector_discard="messager penitence assassinat")
    assert len(s.R.hand) == 3 and s.all_saw("rector_reshuffles", count=3) and s.rector_discard == ()


# -- Holy Water and the rest ---------------------------------------------------------------------------------------


@shows("fureur_spectrale", "discorde", "eboulement", "ordre_mac_snor", "nuit_sans_lune")
@pytest.mark.parametrize("trap", ["fureur_spectrale", "discorde", "eboulement", "ordre_mac_snor", "nuit_sans_lune"])
def test_holy_water_helps_against_bonus_traps_too(trap: str) -> None:
    s = table(A="eau_benite", piles={"taran": f"{trap} zele"}, R="tribut")
    s.A.investigates("taran").cancels()
    t = s.table
    assert not (t.fury or t.unanimous or t.moonless) and len(s.pile("taran")) > 0 and s.R.hand == ("tribut_mac_snor",)
    assert set(s.discard) == {trap, "eau_benite"}


@shows("confession")
def test_a_confession_about_the_known_dead_is_allowed() -> None:
    s = table(A="confession", accomplices="aodhan taran", dead="taran", possessed="D")
    s.A.plays("confession")
    assert pair_id("taran", "eoghan") in s.A.options


def guilty(t: RoseNoireTable) -> tuple[int, ...]:
    return t.accomplices


@shows("confession")
def test_a_confession_can_settle_who_the_accomplices_are() -> None:
    s = table(A="confession proof_bricen proof_deirdre proof_eoghan proof_fearghal", accomplices="aodhan taran")
    assert who_knows(s, guilty) == "R"
    s.A.plays("confession", "morwen", "bricen")
    assert who_knows(s, guilty) == "RA"
