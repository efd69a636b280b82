"""The Actions that move cards: Cell Search, Zeal, Exhumation, Pact of Trust, Scriptorium Archives."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.games.rose_noire.catalogue import NAMES
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

EMPTY = dict.fromkeys(NAMES, 0)


def in_hand(seat: int, face: str) -> Callable[[RoseNoireTable], bool]:
    """Whether somebody holds a card, as something to know."""
    return lambda t: face in t.hand(seat)


# -- Cell Search ---------------------------------------------------------------------------------------------------


@shows("fouille_cellule")
def test_a_cell_search_takes_the_top_card_without_a_pawn_or_a_mark() -> None:
    s = table(A="fouille", piles={"deirdre": "proof_taran 3"})
    s.A.plays("fouille", "deirdre")
    assert s.A.hand == ("proof_taran",) and len(s.pile("deirdre")) == 2
    assert s.A.pawn == "" and s.table.investigated[2] == -1
    assert s.all_saw("takes", seat=s.A, suspects=["deirdre"]) and s.who_saw("draws", card="proof_taran") == "A"
    assert "deirdre" in s.A.may_investigate
    assert who_knows(s, in_hand(1, "proof_taran")) == "A"
    assert s.A.noted("drew") == [("proof_taran",)]


@shows("fouille_cellule")
def test_a_cell_search_ignores_who_was_investigated_but_not_isolation_nor_death() -> None:
    s = table(A="fouille", investigated={"deirdre": "B"}, isolated="taran", dead="bricen", piles={"morwen": 0})
    s.A.plays("fouille")
    assert s.A.may_choose == ["aodhan", "deirdre", "eoghan", "fearghal"]
    s.A.targets("deirdre")
    assert s.table.investigated[2] == s.B.seat and len(s.A.hand) == 1


@shows("fouille_cellule")
def test_a_trap_found_by_a_cell_search_springs_before_the_search_is_discarded() -> None:
    s = table(A="fouille zele", piles={"deirdre": "denonciation"})
    s.A.plays("fouille", "deirdre").suffers()
    assert s.R.held_by(s.A) == ("zele",) and s.A.hand == ("zele",)
    assert s.discard == ("denonciation", "fouille_cellule") and s.A.asked == "day_before"


# -- Zeal ----------------------------------------------------------------------------------------------------------


@shows("zele")
def test_zeal_is_one_more_investigation_before_the_compulsory_one() -> None:
    s = table(A="zele")
    s.A.plays("zele", "deirdre")
    assert s.A.pawn == "deirdre" and s.A.asked == "day_before" and "deirdre" not in s.A.may_investigate
    s.A.investigates("taran")
    assert s.A.pawn == "taran" and len(s.A.hand) == 2
    assert [s.table.investigated[suspect] for suspect in (2, 6)] == [s.A.seat] * 2
    assert s.discard == ("zele",)


@shows("zele")
def test_zeal_is_one_more_investigation_after_the_compulsory_one() -> None:
    s = table(A="zele")
    s.A.investigates("taran").plays("zele", "deirdre")
    assert s.A.pawn == "deirdre" and s.A.asked == "day_after" and s.A.may_investigate == []
    assert s.all_saw("investigates", seat=s.A, suspects=["deirdre"])


@shows("zele")
def test_zeal_needs_somebody_who_can_be_investigated() -> None:
    everybody = dict.fromkeys(NAMES, "B")
    s = table(A="zele interrogatoire", investigated=everybody)
    assert s.A.may_play == ["interrogatoire"] and s.A.asked == "day_after"
    s = table(A="zele interrogatoire", isolated="taran", piles={**EMPTY, "taran": 2})
    assert s.A.may_play == []


@shows("zele")
def test_zeal_reaches_the_dead_and_takes_the_only_target_from_the_compulsory_investigation() -> None:
    s = table(
        A="zele eau_benite",
        dead="bricen",
        graveyard="proof_taran zele",
        piles=dict.fromkeys([name for name in NAMES if name != "bricen"], 0),
    )
    s.A.plays("zele", "bricen")
    assert s.A.pawn == "bricen" and "proof_taran" in s.A.hand
    assert s.A.asked == "day_after"  # nobody is left to Investigate


@shows("zele")
def test_a_trap_found_by_zeal_springs_and_an_ambush_loses_the_compulsory_investigation() -> None:
    s = table(A="zele", piles={"deirdre": "guet_apens"})
    s.A.plays("zele", "deirdre").suffers()
    assert s.active == s.B and s.discard == ("guet_apens", "zele")
    assert s.A.pawn == "deirdre" and s.table.investigated.count(s.A.seat) == 1


# -- Exhumation ----------------------------------------------------------------------------------------------------


@shows("exhumation")
def test_an_exhumation_takes_one_card_and_a_second_one_if_wanted() -> None:
    s = table(A="exhumation", graveyard="proof_taran zele 3")
    s.A.plays("exhumation")
    assert s.A.asked == "exhume_again" and s.A.hand == ("proof_taran",)
    assert s.all_saw("takes", seat=s.A, suspects=[])
    s.A.takes_another()
    assert set(s.A.hand) == {"proof_taran", "zele"} and len(s.graveyard) == 1
    assert s.discard == ("exhumation",) and s.A.asked == "day_before"
    assert who_knows(s, in_hand(1, "zele")) == who_knows(s, in_hand(1, "proof_taran")) == "A"


@shows("exhumation")
def test_an_exhumation_may_stop_after_one_and_time_stops_it() -> None:
    s = table(A="exhumation", graveyard="proof_taran zele")
    s.A.plays("exhumation")
    assert s.A.ask is not None and s.A.ask.default == "stop" and list(s.A.options) == ["take", "stop"]
    s.A.stops()
    assert s.A.hand == ("proof_taran",) and s.graveyard == ("zele",)


@shows("exhumation")
def test_a_single_card_is_taken_without_another_question() -> None:
    s = table(A="exhumation", graveyard="proof_taran")
    s.A.plays("exhumation")
    assert s.A.asked == "day_before" and s.graveyard == () and s.discard == ("exhumation",)


@shows("exhumation")
def test_each_trap_exhumed_springs_when_it_is_taken() -> None:
    s = table(A="exhumation", graveyard="denonciation tumulte", players=4)
    s.A.plays("exhumation").suffers()
    assert s.all_saw("denounced", count=0) and s.A.asked == "exhume_again"
    s.A.takes_another().suffers()
    assert s.table.no_accusation and s.discard == ("denonciation", "tumulte", "exhumation")
    assert s.A.hand == () and s.A.asked == "day_before"


@shows("exhumation", "papiers_brules")
def test_papers_burnt_in_an_exhumation_can_be_taken_as_the_second_card() -> None:
    s = table(A="exhumation proof_taran", graveyard="papiers_brules")
    s.A.plays("exhumation").suffers()
    assert list(s.A.hand) == [] and s.graveyard == ("proof_taran",) and s.A.asked == "exhume_again"
    s.A.takes_another()
    assert list(s.A.hand) == ["proof_taran"] and len(s.graveyard) == 0


# -- Pact of Trust -------------------------------------------------------------------------------------------------


def pact(**hands: str) -> RoseNoireScene:
    s = table(**{"A": "pacte proof_eoghan zele", "B": "confrontation interrogatoire", **hands})  # type: ignore[arg-type]
    s.A.plays("pacte", s.B)
    return s


@shows("pacte_de_confiance")
def test_a_pact_swaps_a_card_that_each_picks_in_secret() -> None:
    s = pact(C="exhumation")
    assert {player.name for player in s if player.asked == "pact_give"} == {"A", "B"}
    assert list(s.A.options) == ["give-proof_eoghan", "give-zele"]  # not the Pact itself
    seen = s.B.everything
    s.A.gives("proof_eoghan")
    assert s.B.everything == seen
    s.B.gives("confrontation")
    assert s.A.hand == ("zele", "confrontation") and set(s.B.hand) == {"proof_eoghan", "interrogatoire"}
    assert s.who_saw("swaps", gave="proof_eoghan", card="confrontation") == "A"
    assert s.who_saw("swaps", gave="confrontation", card="proof_eoghan") == "B"
    assert s.all_saw("swaps", seat=s.A, target=s.B)
    assert who_knows(s, in_hand(2, "proof_eoghan")) == who_knows(s, in_hand(1, "confrontation")) == "AB"
    assert who_knows(s, in_hand(1, "zele")) == "A"
    assert s.discard == ("pacte_de_confiance",) and s.A.asked == "day_before"


@shows("pacte_de_confiance")
def test_a_pact_needs_another_card_and_a_partner_with_cards() -> None:
    assert table(A="pacte", B="zele").A.may_play == []
    assert table(A="pacte zele").A.may_play == ["zele"]
    assert "pacte_de_confiance" in table(A="pacte zele", C="interrogatoire").A.may_play
    s = table(A="pacte zele", B="interrogatoire", C="", D="confrontation", R="messager")
    s.A.plays("pacte")
    assert s.A.may_choose == ["B", "D"]


@shows("pacte_de_confiance")
def test_time_gives_a_random_card() -> None:
    s = pact()
    assert s.A.ask is not None and s.B.ask is not None
    assert s.A.ask.default is None and s.B.ask.default is None


@shows("pacte_de_confiance")
def test_whoever_holds_a_single_card_gives_it_without_a_question() -> None:
    s = pact(B="interrogatoire")
    assert s.B.asked is None and s.A.asked == "pact_give"
    s.A.gives("zele")
    assert set(s.A.hand) == {"proof_eoghan", "interrogatoire"} and s.B.hand == ("zele",)
    both = pact(A="pacte zele", B="interrogatoire")
    assert both.A.hand == ("interrogatoire",) and both.B.hand == ("zele",) and both.A.asked == "day_before"
    assert both.who_saw("swaps", card="zele") == "B"


@shows("pacte_de_confiance")
def test_with_three_players_a_partner_with_a_single_card_may_still_reveal() -> None:
    s = table(players=3, possessed="B", A="pacte proof_eoghan zele", B="interrogatoire")
    s.A.plays("pacte", s.B)
    assert s.A.asked == "pact_give" and s.A.may_reveal and s.B.may_reveal
    s.B.reveals()
    s.A.gives("zele")
    assert s.B.hand == ("zele",) and s.table.revealed


@shows("pacte_de_confiance")
def test_two_copies_of_a_card_are_asked_about_all_the_same() -> None:
    s = pact(B="interrogatoire interrogatoire")
    assert s.B.asked == "pact_give" and list(s.B.options) == ["give-interrogatoire"]


@shows("pacte_de_confiance")
def test_penance_does_not_keep_a_partner_from_swapping() -> None:
    s = table(A="pacte zele", B="confrontation interrogatoire", penance="B")
    s.A.plays("pacte", s.B)
    assert s.B.asked == "pact_give"


@shows("pacte_de_confiance")
def test_what_was_received_can_be_played_at_once_and_what_was_given_cannot() -> None:
    s = pact()
    s.A.gives("zele")
    s.B.gives("confrontation")
    assert s.A.may_play == ["confrontation"]


@shows("pacte_de_confiance")
def test_whoever_had_seen_the_given_hand_is_no_longer_sure_where_the_card_is() -> None:
    s = table(A="pacte zele", B="proof_taran interrogatoire", D="confrontation", first="D")
    s.D.plays("confrontation", s.B)
    assert s.D.held_by(s.B) == ("proof_taran",)
    s.D.investigates("aodhan")
    s.D.ends()
    s.A.plays("pacte", s.B)
    s.B.gives("proof_taran")
    assert s.D.held_by(s.B) == s.D.held_by(s.A) == ()
    somewhere = who_knows(s, lambda t: "proof_taran" in (*t.hand(1), *t.hand(2)))
    assert set("ABD") <= set(somewhere) and "R" not in somewhere


# -- Scriptorium Archives ------------------------------------------------------------------------------------------


@shows("archives_scriptorium")
def test_the_archives_give_back_an_action_of_the_discard_for_all_to_see() -> None:
    s = table(A="archives", clue_discard="convocation zele eau_benite")
    s.A.plays("archives")
    assert list(s.A.options) == ["give-zele", "give-eau_benite"]
    s.A.takes("eau_benite")
    assert s.A.hand == ("eau_benite",) and s.discard == ("convocation", "zele", "archives_scriptorium")
    assert s.all_saw("files", seat=s.A, card="eau_benite")
    assert who_knows(s, in_hand(1, "eau_benite")) == "RABCD*"


@shows("archives_scriptorium")
@pytest.mark.parametrize(
    ("discard", "playable"),
    [("convocation tumulte", False), ("", False), ("zele", True), ("proof_taran", False), ("confession", True)],
)
def test_the_archives_need_an_action_in_the_discard(discard: str, playable: bool) -> None:
    s = table(A="archives", clue_discard=discard)
    assert (s.A.may_play == ["archives_scriptorium"]) == playable


@shows("archives_scriptorium")
def test_an_only_action_is_taken_without_a_question_and_can_be_played_at_once() -> None:
    s = table(A="archives", clue_discard="zele guet_apens")
    s.A.plays("archives")
    assert s.A.hand == ("zele",) and s.A.asked == "day_before" and s.A.may_play == ["zele"]


@shows("archives_scriptorium")
def test_time_takes_the_action_discarded_last() -> None:
    s = table(A="archives", clue_discard="zele eau_benite interrogatoire zele convocation")
    s.A.plays("archives")
    assert s.A.ask is not None and s.A.ask.default == "give-zele"
    s = table(A="archives", clue_discard="zele eau_benite interrogatoire convocation")
    s.A.plays("archives")
    assert s.A.ask is not None and s.A.ask.default == "give-interrogatoire"


@shows("archives_scriptorium", "eau_benite")
def test_holy_water_taken_back_counts_as_held_again() -> None:
    s = table(A="archives", clue_discard="eau_benite", piles={"taran": "tumulte"})
    s.A.plays("archives").investigates("taran")
    assert list(s.A.options) == ["suffer", "cancel"]
