"""How Actions are played: by whom, when, how they are discarded; Night Watch and Holy Water, which keep from harm."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.engine import Answer, Ask, NotAnOption
from penombre.games.rose_noire.actions import ACTIONS
from penombre.games.rose_noire.catalogue import NAMES, PROOFS, TRAP, TYPE_OF
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

RICH = {
    "B": "interrogatoire",
    "R": "messager penitence tribut",
    "graveyard": "proof_taran",
    "clue_discard": "fouille",
    "dead": "taran",
}
"""A table where every Action can be played."""


def first_target(ask: Ask) -> Answer | None:
    """An Action is for the first it can be for."""
    first = ask.options[0].id if ask.options else ""
    return (first if ask.shape == "one" else (first,)) if ask.kind == "action_targets" else None


# -- the turn of an Investigator -----------------------------------------------------------------------------------


@shows(*ACTIONS)
@pytest.mark.parametrize("card", ACTIONS)
def test_every_action_can_be_played_before_and_after_investigating_and_is_discarded(card: str) -> None:
    for owed in (True, False):
        s = table("day", owed=owed, A=f"{card} proof_morwen", **RICH)  # type: ignore[arg-type]
        assert s.A.may_play == [card] and s.A.asked == ("day_before" if owed else "day_after")
        played = s.clues
        s.A.plays(card)
        while s.table.playing != -1:  # targets, picks, swaps
            s.passes(first_target)
        assert s.discard[-1] == card and card not in s.A.hand and s.clues == played
        assert s.table.playing == -1 and s.table.targets == () and not s.table.cards(s.table.limbo)
        assert s.all_saw("plays", seat=s.A, card=card)


@shows(*ACTIONS)
@pytest.mark.parametrize("card", ACTIONS)
def test_under_penance_no_action_is_offered(card: str) -> None:
    s = table(A=f"{card} proof_morwen", penance="A", **RICH)  # type: ignore[arg-type]
    assert s.A.may_play == [] and s.A.asked == "day_before"
    s.A.investigates("aodhan")
    assert s.active == s.B  # there is nothing else to do, and everybody knows it


@shows(*PROOFS)
@pytest.mark.parametrize("proof", PROOFS[2:])
def test_a_proof_is_never_playable_and_stays_in_hand(proof: str) -> None:
    s = table(A=proof)
    assert s.A.may_play == []
    s.A.investigates("aodhan")
    s.next_turn()
    assert proof in s.A.hand


@pytest.mark.parametrize("letter", "BCD")
def test_nobody_plays_outside_the_own_turn(letter: str) -> None:
    s = table(**dict.fromkeys("ABCD", "interrogatoire"))  # type: ignore[arg-type]
    player = next(player for player in s if player.name == letter)
    assert player.asked is None and s.R.asked is None
    assert [each.name for each in s.waiting] == ["A"]


def test_there_is_no_end_to_a_turn_before_its_investigation_while_somebody_can_be_investigated() -> None:
    s = table(A="interrogatoire zele")
    assert "end" not in s.A.options
    s.A.investigates("taran")
    assert "end" in s.A.options and s.A.may_investigate == []


def test_time_investigates_the_suspect_with_the_most_cards_the_first_of_several() -> None:
    s = table(A="zele", piles={"aodhan": 2, "bricen": 2, "eoghan": 2, "fearghal": 2, "morwen": 2, "taran": 2})
    assert s.A.ask is not None and s.A.ask.default == "look-deirdre"
    even = table(A="zele", piles=dict.fromkeys(NAMES, 4))
    assert even.A.ask is not None and even.A.ask.default == "look-aodhan"
    grave = table(A="zele", dead="eoghan", graveyard=9)
    assert grave.A.ask is not None and grave.A.ask.default == "look-eoghan"


def test_time_ends_a_turn_that_has_nothing_left_to_do_but_actions() -> None:
    s = table("day", owed=False, A="interrogatoire")
    assert s.A.ask is not None and s.A.ask.default == "end"


def test_an_empty_hand_that_has_investigated_is_not_asked() -> None:
    s = table(A="", piles={"taran": "denonciation"})
    s.A.investigates("taran").suffers()
    assert s.active == s.B and s.A.asked is None


def test_an_empty_hand_with_one_target_investigates_it_without_a_question() -> None:
    s = table(piles={**dict.fromkeys(NAMES, 0), "taran": "zele"})
    assert s.A.pawn == "taran" and s.A.hand == ("zele",)


def test_whoever_holds_cards_is_asked_even_where_none_can_be_played() -> None:
    s = table("day", owed=False, A="proof_morwen")
    assert s.A.asked == "day_after" and list(s.A.options) == ["end"]
    s = table("day", owed=False, A="eau_benite")
    assert s.A.asked == "day_after" and list(s.A.options) == ["end"]


def test_a_target_that_becomes_legal_again_has_to_be_investigated() -> None:
    s = table(A="dague exhumation", isolated="taran", piles={**dict.fromkeys(NAMES, 0), "taran": "zele proof_morwen"})
    assert s.A.asked == "day_after" and "end" in s.A.options
    s.A.plays("dague", "taran")  # who dies is no longer isolated, and the Graveyard has cards now
    assert s.A.asked == "day_before" and s.A.may_investigate == ["taran"] and "end" not in s.A.options


def test_the_day_goes_clockwise_from_the_first_player() -> None:
    s = table("lumines", first="C", rector=1)
    order = []
    for _ in range(4):
        order.append(s.active.name)
        s.active.investigates(s.active.may_investigate[0])
        s.passes()
    assert order == ["C", "D", "A", "B"] and s.phase == "sextines"


@shows("take-backs")
def test_a_card_taken_back_may_be_played_later_and_time_takes_it_back() -> None:
    s = table(A="ronde")
    s.A.plays("ronde")
    assert s.A.ask is not None and s.A.ask.default == "back"
    s.passes()
    assert s.A.hand == ("ronde_de_nuit",) and s.A.asked == "day_before" and not s.table.protected
    s.A.plays("ronde", "taran")
    assert s.discard == ("ronde_de_nuit",) and s.all_saw("protected", suspects=["taran"])


@shows("take-backs")
def test_whoever_takes_every_card_back_loses_no_play() -> None:
    held = ["interrogatoire", "fouille_cellule", "priere_saint_beren", "confrontation", "ronde_de_nuit"]
    s = table(A=" ".join(held), B="zele")
    for card in held:
        s.A.plays(card).takes_back()
    assert s.A.asked == "day_before" and s.A.may_play == held and s.A.refused == {}
    s.A.investigates("taran")
    assert s.A.asked == "day_after" and set(held) <= set(s.A.may_play)
    for card, target in zip(held[:2], ("aodhan", "bricen"), strict=True):
        s.A.plays(card, target)
        assert card in s.discard


@shows("take-backs")
def test_a_card_laid_open_again_in_the_same_turn_is_played() -> None:
    s = table(A="ronde interrogatoire")
    s.A.plays("ronde").takes_back()
    s.A.plays("ronde").cannot("back", because="taken_back")
    assert s.A.ask is not None and s.A.ask.default is None, "time names a suspect by chance"
    with pytest.raises(NotAnOption, match="taken_back"):
        s.match.answer(s.A.seat, "back")
    s.passes()
    assert s.discard == ("ronde_de_nuit",) and s.table.protected
    s.A.plays("interrogatoire").takes_back()
    assert s.A.may_play == ["interrogatoire"]


@shows("take-backs")
def test_a_prayer_laid_open_again_needs_a_suspect() -> None:
    s = table(A="priere")
    s.A.plays("priere").takes_back()
    s.A.plays("priere").cannot("back", because="taken_back")
    assert s.A.ask is not None and (s.A.ask.least, s.A.ask.most, s.A.ask.default) == (1, 3, None)
    with pytest.raises(NotAnOption, match="1 to 3"):
        s.match.answer(s.A.seat, ())
    s.A.targets("taran")
    assert s.discard == ("priere_saint_beren",) and s.A.noted("peeked")


@shows("take-backs")
def test_of_two_copies_the_second_is_the_same_card_to_whoever_watches() -> None:
    s = table(A="interrogatoire interrogatoire")
    s.A.plays("interrogatoire").takes_back()
    s.A.plays("interrogatoire").cannot("back", because="taken_back")
    s.A.targets("taran")
    s.A.plays("interrogatoire").cannot("back", because="taken_back")


@shows("take-backs")
def test_a_turn_never_ends_for_what_was_taken_back() -> None:
    s = table("day", owed=False, A="ronde interrogatoire")
    s.A.plays("ronde").takes_back()
    s.A.plays("interrogatoire").takes_back()
    assert s.active == s.A and s.A.asked == "day_after" and s.A.may_play == ["interrogatoire", "ronde_de_nuit"]
    s.A.ends()
    assert s.active == s.B


@shows("take-backs")
def test_the_next_turn_forgets_what_was_taken_back() -> None:
    s = table(A="ronde")
    s.A.plays("ronde").takes_back()
    s.next_turn().turn_of(s.A)
    s.A.plays("ronde")
    assert s.A.refused == {} and s.A.ask is not None and s.A.ask.default == "back"


@shows("take-backs")
def test_a_card_that_is_for_one_alone_is_played_without_a_question() -> None:
    s = table(A="ronde zele", players=4, dead=" ".join(NAMES[1:]))
    s.A.plays("ronde")
    assert s.discard[-1] == "ronde_de_nuit" and not s.all_saw("takes_back", seat=s.A)


@shows("take-backs")
def test_what_was_taken_back_is_no_secret_and_tells_no_other_card() -> None:
    s = table(A="ronde zele")
    s.A.plays("ronde").takes_back()
    assert who_knows(s, lambda t: "ronde_de_nuit" in t.hand(1)) == "RABCD*"
    assert who_knows(s, lambda t: "zele" in t.hand(1)) == "A"


@shows("take-backs", "penitence")
def test_under_penance_every_action_says_why_not() -> None:
    s = table(A="ronde interrogatoire exhumation exhumation eau_benite proof_morwen", graveyard="", penance="A")
    faces = ("interrogatoire", "exhumation", "ronde_de_nuit", "eau_benite")  # what could not be played anyway too
    assert s.A.may_play == [] and s.A.refused == {f"play-{face}": "penance" for face in faces}
    with pytest.raises(NotAnOption, match="penance"):
        s.match.answer(s.A.seat, "play-ronde_de_nuit")
    assert s.A.ask is not None and str(s.A.ask.default).startswith("look-")


def test_one_of_two_copies_is_played_and_the_other_stays() -> None:
    s = table(A="interrogatoire interrogatoire")
    assert s.A.may_play == ["interrogatoire"]
    s.A.plays("interrogatoire", "taran")
    assert s.A.hand == ("interrogatoire",) and s.discard == ("interrogatoire",)


def test_the_others_do_not_learn_which_of_the_unseen_cards_was_played() -> None:
    s = table(A="interrogatoire zele", B="confrontation", first="B")
    s.B.plays("confrontation", s.A)
    s.B.investigates("taran")
    s.B.ends()
    s.C.investigates("aodhan")
    s.C.ends()
    s.D.investigates("bricen")
    s.D.ends()
    s.A.plays("interrogatoire", "deirdre")

    def zeal(t: RoseNoireTable) -> bool:
        return "zele" in t.hand(1)

    assert who_knows(s, zeal) == "A"
    assert all(TYPE_OF[face] != TRAP for face in s.A.hand)


# -- Night Watch ---------------------------------------------------------------------------------------------------


@shows("ronde_de_nuit")
def test_a_night_watch_protects_any_living_suspect_until_dawn() -> None:
    s = table(A="ronde", dead="bricen", isolated="taran", piles={"morwen": 0})
    s.A.plays("ronde")
    assert s.A.may_choose == ["aodhan", "deirdre", "eoghan", "fearghal", "morwen", "taran"]
    s.A.targets("taran")
    assert s.A.public.suspects[6].protected and s.spectator.public.suspects[6].protected
    s.until("estellines")
    assert "taran" not in s.A.may_kill and "aodhan" in s.A.may_kill
    s.night()
    assert s.turn == 3 and not s.table.protected


@shows("ronde_de_nuit")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_night_watch_can_be_played_in_any_turn(turn: int) -> None:
    s = table(A="ronde", turn=turn)
    s.A.plays("ronde", "taran")
    s.next_turn()
    assert not s.table.protected


@shows("ronde_de_nuit")
def test_a_night_watch_for_the_last_one_alive_is_not_asked_about() -> None:
    s = table(A="ronde zele", players=4, dead=" ".join(NAMES[1:]))
    s.A.plays("ronde", "aodhan")
    assert s.table.protected == 1 and s.A.asked == "day_before"


@shows("ronde_de_nuit")
def test_a_suspect_may_be_protected_twice() -> None:
    s = table(A="ronde", protected="taran")
    s.A.plays("ronde", "taran")
    assert s.table.protected == 1 << 6


# -- Holy Water ----------------------------------------------------------------------------------------------------


def sprung(trap: str = "tumulte", hand: str = "eau_benite zele", **more: str) -> RoseNoireScene:
    s = table(A=hand, piles={"taran": trap}, **more)  # type: ignore[arg-type]
    s.A.investigates("taran")
    return s


@shows("eau_benite")
def test_holy_water_is_not_played_like_other_actions() -> None:
    assert table(A="eau_benite").A.may_play == []


@shows("eau_benite")
def test_holy_water_takes_the_effect_of_a_trap_away_and_both_are_discarded() -> None:
    s = sprung()
    assert s.A.asked == "trap_reaction" and list(s.A.options) == ["suffer", "cancel"]
    assert s.A.ask is not None and s.A.ask.default == "suffer"
    s.A.cancels()
    assert set(s.discard) == {"tumulte", "eau_benite"} and s.A.hand == ("zele",) and not s.table.no_accusation
    assert s.all_saw("cancels", seat=s.A, card="tumulte")
    assert s.table.trap == -1 and not s.table.cards(s.table.limbo) and s.A.asked == "day_after"


@shows("eau_benite")
def test_holy_water_may_be_kept() -> None:
    s = sprung()
    s.A.suffers()
    assert s.table.no_accusation and "eau_benite" in s.A.hand and s.discard == ("tumulte",)


@shows("eau_benite", "penitence")
def test_under_penance_there_is_no_holy_water() -> None:
    s = sprung(penance="A")
    assert s.table.no_accusation and "eau_benite" in s.A.hand and s.active == s.B


@shows("eau_benite")
def test_every_drawer_is_asked_alike_while_holy_water_may_be_held() -> None:
    s = sprung(hand="zele", B="eau_benite")
    assert s.A.asked == "trap_reaction" and list(s.A.options) == ["suffer"]
    s.A.suffers()
    assert s.table.no_accusation and s.B.hand == ("eau_benite",)  # of others it is no help
    assert who_knows(s, lambda t: "eau_benite" in t.hand(2)) == "B"


@shows("eau_benite")
def test_nobody_is_asked_where_everybody_knows_that_there_is_no_holy_water() -> None:
    poured = table(A="zele", clue_discard="eau_benite", piles={"taran": "tumulte"})
    poured.A.investigates("taran")
    assert poured.table.no_accusation and poured.A.asked == "day_after"
    three = table(A="zele", players=3, piles={"taran": "denonciation"})
    three.A.investigates("taran")
    assert three.R.held_by(three.A) == ("zele",) and three.A.asked == "day_after"


@shows("eau_benite")
@pytest.mark.parametrize(
    "trap", ["convocation", "guet_apens", "papiers_brules", "denonciation", "meurtre_cloitre", "tumulte"]
)
def test_holy_water_helps_against_every_trap_wherever_it_was_drawn(trap: str) -> None:
    for graveyard in (False, True):
        s = (
            table(A="eau_benite exhumation", graveyard=trap)
            if graveyard
            else table(A="eau_benite fouille", piles={"taran": trap})
        )
        if graveyard:
            s.A.plays("exhumation").cancels()
        else:
            s.A.plays("fouille", "taran").cancels()
        assert s.A.asked == "day_before" and s.R.asked is None and not s.dead
        assert set(s.discard) == {"eau_benite", trap, "exhumation" if graveyard else "fouille_cellule"}
        assert s.A.hand == () and s.R.held_by(s.A) == () and not s.table.no_accusation


@shows("eau_benite")
def test_the_same_time_passes_after_a_trap_whether_holy_water_is_held_or_not() -> None:
    with_water, without = sprung(), sprung(hand="zele")
    assert with_water.A.ask is not None and without.A.ask is not None
    assert with_water.A.ask.pace == without.A.ask.pace == "trap"
    assert with_water.B.everything.keys() == without.B.everything.keys()
    assert with_water.spectator.public.seats[1].cards == without.spectator.public.seats[1].cards + 1
