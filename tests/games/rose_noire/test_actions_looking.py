"""The Actions that look at cards: Interrogation, Prayer, Wake, Confrontation, Intercepted Letter, Spy on the Rector."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.games.rose_noire.catalogue import NAMES, TYPE_OF
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

EMPTY = dict.fromkeys(NAMES, 0)
"""No suspect has a card left."""


# -- Interrogation -------------------------------------------------------------------------------------------------


@shows("interrogatoire")
@pytest.mark.parametrize(("size", "seen"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_an_interrogation_looks_at_the_top_three_or_all_there_are(size: int, seen: int) -> None:
    s = table(A="interrogatoire", piles={"eoghan": size})
    before = s.pile("eoghan")
    s.A.plays("interrogatoire", "eoghan")
    assert s.pile("eoghan") == before
    assert s.A.pile("eoghan") == (*before[:seen], *[""] * (size - seen))
    assert s.all_saw("peeks", seat=s.A, suspects=["eoghan"], count=seen)
    assert s.who_saw("peeks", cards=list(before[:seen])) == "A"
    assert s.discard[-1] == "interrogatoire" and s.A.hand == ()
    assert s.A.noted("peeked") == [before[:seen]]


@shows("interrogatoire")
def test_a_trap_that_is_looked_at_does_nothing() -> None:
    s = table(A="interrogatoire zele", piles={"eoghan": "guet_apens convocation tumulte"})
    s.A.plays("interrogatoire", "eoghan")
    assert s.A.asked == "day_before" and s.R.asked is None and not s.table.no_accusation
    assert s.pile("eoghan")[:3] == ("guet_apens", "convocation", "tumulte")
    assert who_knows(s, lambda t: t.faces[t.pile(3)[1]]) == "A"


@shows("interrogatoire")
def test_an_interrogation_needs_a_living_suspect_who_is_not_isolated_and_has_cards() -> None:
    s = table(A="interrogatoire", dead="deirdre", isolated="taran", piles={"aodhan": 0, "eoghan": 1}, players=3)
    s.A.plays("interrogatoire")
    assert s.A.may_choose == ["bricen", "eoghan", "fearghal", "morwen"]


@shows("interrogatoire", "fouille_cellule", "priere_saint_beren", "perquisition")
@pytest.mark.parametrize("card", ["interrogatoire", "fouille_cellule", "priere_saint_beren", "perquisition"])
def test_without_anybody_in_reach_it_is_not_offered(card: str) -> None:
    nobody = table(A=card, dead="taran", graveyard=4, piles=dict.fromkeys(NAMES[:6], 0))
    assert nobody.A.may_play == [] and nobody.A.may_investigate == ["taran"]
    alone = table(A=card, isolated="eoghan", piles={**EMPTY, "eoghan": 2})
    assert alone.A.asked == "day_after" and list(alone.A.options) == ["end"]
    reachable = table(A=card, piles={**EMPTY, "eoghan": 2})
    assert reachable.A.may_play == [card]


@shows("interrogatoire", "fouille_cellule")
@pytest.mark.parametrize("card", ["interrogatoire", "fouille_cellule"])
def test_an_only_target_is_not_asked_for(card: str) -> None:
    s = table(A=f"{card} eau_benite", piles={**EMPTY, "eoghan": "zele confrontation 2"})
    s.A.plays(card, "eoghan")
    assert s.A.asked == "day_before" and s.discard[-1] == card


@shows("interrogatoire")
def test_an_interrogation_may_be_taken_back_and_is_then_known_to_be_held() -> None:
    s = table(A="interrogatoire zele", B="confrontation")
    s.A.plays("interrogatoire").takes_back()
    assert s.A.hand == ("interrogatoire", "zele") and s.discard == () and s.A.asked == "day_before"
    assert s.all_saw("announces", seat=s.A, card="interrogatoire")
    assert s.all_saw("takes_back", seat=s.A, card="interrogatoire")
    assert who_knows(s, lambda t: "interrogatoire" in t.hand(1)) == "RABCD*"
    assert s.table.playing == -1 and s.A.public.playing == ""


@shows("interrogatoire")
def test_a_suspect_who_was_investigated_may_be_interrogated() -> None:
    s = table(A="interrogatoire", investigated={"eoghan": "B"})
    s.A.plays("interrogatoire", "eoghan")
    assert s.table.investigated[3] == s.B.seat and s.A.pawn == ""


# -- Prayer --------------------------------------------------------------------------------------------------------


@shows("priere_saint_beren")
@pytest.mark.parametrize("on", [("eoghan",), ("taran", "aodhan"), ("taran", "aodhan", "eoghan")])
def test_a_prayer_looks_at_the_top_of_one_to_three_piles(on: tuple[str, ...]) -> None:
    s = table(A="priere", piles={"eoghan": "proof_taran", "taran": "guet_apens", "aodhan": "zele"})
    s.A.plays("priere", *on)
    for name in ("eoghan", "taran", "aodhan"):
        assert s.A.pile(name)[0] == (s.pile(name)[0] if name in on else "")
        assert s.all_saw("peeks", seat=s.A, suspects=[name], count=1) == (name in on)
        assert not any(player.was_told_of(s.pile(name)[0]) for player in (s.R, s.B, s.C, s.D, s.spectator))
    assert s.discard == ("priere_saint_beren",) and s.A.asked == "day_before"


@shows("priere_saint_beren")
def test_a_prayer_takes_three_different_suspects_at_most_and_none_is_taking_it_back() -> None:
    s = table(A="priere")
    s.A.plays("priere")
    assert s.A.ask is not None and (s.A.ask.least, s.A.ask.most, s.A.ask.default) == (0, 3, ())
    for wrong in (NAMES[:4], ("taran", "taran")):
        with pytest.raises(AssertionError, match="expects"):
            s.A.targets(*wrong)
    s.A.takes_back()
    assert s.A.hand == ("priere_saint_beren",) and s.A.asked == "day_before"


@shows("priere_saint_beren")
def test_a_prayer_reaches_neither_the_dead_nor_the_isolated_nor_empty_piles() -> None:
    s = table(A="priere", dead="bricen", isolated="morwen", piles={"taran": 0})
    s.A.plays("priere")
    assert s.A.may_choose == ["aodhan", "deirdre", "eoghan", "fearghal"]


@shows("priere_saint_beren")
def test_with_one_suspect_in_reach_a_prayer_is_for_that_one() -> None:
    s = table(A="priere eau_benite", piles={**EMPTY, "eoghan": "zele confrontation 2"})
    s.A.plays("priere", "eoghan")
    assert s.A.pile("eoghan") == ("zele", "")


# -- Wake ----------------------------------------------------------------------------------------------------------


@shows("veillee_funebre")
@pytest.mark.parametrize(("size", "seen"), [(6, 4), (4, 4), (3, 3), (1, 1)])
def test_a_wake_looks_at_the_top_four_of_the_graveyard(size: int, seen: int) -> None:
    s = table(A="veillee", dead="taran", graveyard=size)
    before = s.graveyard
    s.A.plays("veillee")
    assert s.graveyard == before
    assert s.A.pile("graveyard") == (*before[:seen], *[""] * (size - seen))
    assert s.all_saw("peeks", seat=s.A, suspects=[], count=seen)
    assert s.who_saw("peeks", cards=list(before[:seen])) == "A"
    assert s.discard[-1] == "veillee_funebre"


@shows("veillee_funebre", "exhumation")
@pytest.mark.parametrize("card", ["veillee_funebre", "exhumation"])
def test_the_graveyard_must_not_be_empty_whether_somebody_is_dead_or_not(card: str) -> None:
    assert table(A=card).A.may_play == []
    assert table(A=card, dead="taran", graveyard=0).A.may_play == []
    assert table(A=card, graveyard="proof_taran").A.may_play == [card]


@shows("veillee_funebre")
def test_what_a_wake_showed_is_mixed_by_the_next_death_but_still_there() -> None:
    s = table(A="veillee dague", dead="taran", graveyard="proof_morwen guet_apens")
    s.A.plays("veillee").plays("dague", "eoghan")
    assert set(s.A.pile("graveyard")) == {""}
    assert s.A.private.buried == ("proof_morwen", "guet_apens")
    assert s.B.private.buried == ()


# -- Confrontation -------------------------------------------------------------------------------------------------


@shows("confrontation")
@pytest.mark.parametrize(
    ("hand", "proofs"),
    [
        ("zele proof_taran interrogatoire proof_morwen", ("proof_morwen", "proof_taran")),
        ("zele", ()),
        ("", ()),
        ("proof_taran", ("proof_taran",)),
    ],
)
def test_a_confrontation_shows_every_proof_and_nothing_else(hand: str, proofs: tuple[str, ...]) -> None:
    s = table(A="confrontation", B=hand)
    s.A.plays("confrontation", s.B)
    assert s.all_saw("shows_proofs", seat=s.B, target=s.A, count=len(proofs))
    assert s.who_saw("shows_proofs", cards=list(proofs)) == "AB"
    assert s.A.held_by(s.B) == proofs
    assert s.C.held_by(s.B) == s.R.held_by(s.B) == ()
    assert s.A.noted("saw") == [proofs] and s.B.noted("showed") == [proofs]
    assert sorted(s.B.hand) == sorted(hand.split()) and s.discard == ("confrontation",)


@shows("confrontation")
def test_everybody_draws_the_conclusions_of_the_number_shown() -> None:
    s = table(A="confrontation", B="proof_taran zele")
    s.A.plays("confrontation", s.B)

    def proofs(t: RoseNoireTable) -> int:
        return sum(TYPE_OF[face] == "proof" for face in t.hand(2))

    assert who_knows(s, proofs) == "RABCD*"
    assert who_knows(s, lambda t: "proof_taran" in t.hand(2)) == "AB"
    assert who_knows(s, lambda t: "zele" in t.hand(2)) == "B"


@shows("confrontation")
def test_a_confrontation_is_with_another_investigator_never_the_rector() -> None:
    s = table(A="confrontation", rector=2)
    s.A.plays("confrontation")
    assert s.A.may_choose == ["B", "C", "D"]
    s.A.takes_back()
    alone = table(A="confrontation", B="proof_taran", players=3)
    alone.A.plays("confrontation", alone.B)
    assert alone.A.held_by(alone.B) == ("proof_taran",)


@shows("confrontation")
@pytest.mark.parametrize("turn", [1, 2, 5])
def test_a_confrontation_can_always_be_played(turn: int) -> None:
    assert table(A="confrontation", turn=turn).A.may_play == ["confrontation"]
    s = table(A="confrontation", turn=turn, piles=EMPTY)
    assert s.A.may_play == ["confrontation"] and s.A.asked == "day_after"


# -- Intercepted Letter --------------------------------------------------------------------------------------------


def letter(luck: int, hand: str = "tribut documents messager") -> RoseNoireScene:
    s = table(A="lettre", R=hand, luck=luck)
    s.A.plays("lettre")
    return s


@shows("lettre_interceptee")
def test_a_letter_discards_a_random_card_that_the_player_and_the_rector_see() -> None:
    lost = Counter[str]()
    for luck in range(24):
        s = letter(luck)
        (gone,) = s.rector_discard
        lost[gone] += 1
        assert len(s.R.hand) == 2 and gone not in s.R.hand and len(s.rector_deck) == 13
        assert s.who_saw("intercepts", card=gone) == "AR" and s.all_saw("intercepts", seat=s.A, target=s.R)
        assert s.A.noted("saw") == s.R.noted("lost") == [(gone,)]
        assert s.who_can_place(gone, "rector_discard") == "AR"
        assert not any(player.was_told_of(gone) for player in (s.B, s.C, s.D, s.spectator))
    assert set(lost) == {"tribut_mac_snor", "documents_derobes", "messager"}


@shows("lettre_interceptee", "espionner_recteur")
@pytest.mark.parametrize("card", ["lettre_interceptee", "espionner_recteur"])
def test_the_rector_must_hold_a_card(card: str) -> None:
    assert table(A=card, R="").A.may_play == []
    assert table(A=card, R="messager").A.may_play == [card]


@shows("lettre_interceptee")
def test_a_last_card_is_lost_and_the_rector_draws_only_at_dusk() -> None:
    s = letter(0, "messager")
    assert s.R.hand == () and s.rector_discard == ("messager",)
    s.until("vesperines")
    assert s.R.asked == "dusk_play" and list(s.R.options) == ["nothing"]
    s.R.plays_nothing()
    assert s.phase == "estellines" and len(s.R.hand) == 3  # nothing to discard, so nothing asked


# -- Spy on the Rector ---------------------------------------------------------------------------------------------


@shows("espionner_recteur")
def test_a_spy_alone_sees_the_rectors_whole_hand_and_the_rector_knows_it() -> None:
    s = table(A="espionner", R="tribut assassinat messager assassinat")
    s.A.plays("espionner")
    hand = ("assassinat", "assassinat", "messager", "tribut_mac_snor")
    assert s.A.held_by(s.R) == hand
    assert s.who_saw("spies", cards=list(hand)) == "A"
    assert s.all_saw("spies", seat=s.A, target=s.R, count=4)
    assert s.B.held_by(s.R) == () and s.discard == ("espionner_recteur",)
    assert sorted(s.R.hand) == sorted(hand)


@shows("espionner_recteur")
def test_what_was_spied_is_uncertain_once_the_rector_has_discarded_unseen() -> None:
    s = table(A="espionner", R="tribut chevaliers messager", rector_deck="assassinat assassinat")
    s.A.plays("espionner")
    s.until("vesperines")
    s.R.plays_nothing().discards("messager")
    assert "tribut_mac_snor" in s.R.hand
    assert possible(s, s.A.seat, lambda t: "tribut_mac_snor" in t.hand(0)) == {True, False}
    assert possible(s, s.A.seat, lambda t: "assassinat" in t.hand(0)) == {True, False}
