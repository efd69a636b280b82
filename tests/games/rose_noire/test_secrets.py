"""Hidden information of La Rose Noire, row by row: exactly those know a thing who should, at the moment they should.

What somebody knows is tested by imagining. What somebody cannot tell is tested with two scenes that differ in one
secret: all that reaches them is the same, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.rose_noire.scenes import LETTERS, RoseNoireScene, dealt, looks_different, table

from penombre.engine import NOBODY
from penombre.games.rose_noire.catalogue import NAMES
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.who_knows import Fact, possible, who_knows

Play = Callable[[RoseNoireScene], Any]


def both(play: Play, one: RoseNoireScene, other: RoseNoireScene) -> tuple[RoseNoireScene, RoseNoireScene]:
    play(one)
    play(other)
    return one, other


def seat_of(s: RoseNoireScene, letter: str) -> int:
    return s.R.seat if letter == "R" else s.investigators[LETTERS.index(letter)].seat


def hand_of(s: RoseNoireScene, letter: str) -> Fact:
    seat = seat_of(s, letter)
    return lambda t: t.hand(seat)


def knowing(s: RoseNoireScene, fact: Fact) -> str:
    return "".join(sorted(who_knows(s, fact)))


def accomplices(t: RoseNoireTable) -> Any:
    return t.accomplices


def possessed(t: RoseNoireTable) -> Any:
    return t.possessed


# -- who is who ------------------------------------------------------------------------------------------------------


def test_the_accomplices_are_the_rectors_alone() -> None:
    s = table()
    assert knowing(s, accomplices) == "R"
    assert s.R.private.accomplices == (0, 1) and s.A.private.accomplices == () == s.A.public.accomplices
    assert looks_different(table(accomplices="aodhan bricen"), table(accomplices="aodhan taran")) == "R"


def test_choosing_accomplices_is_told_to_nobody_else() -> None:
    chosen = dealt(4, rector="seat", rector_seat=1)
    before = [len(player.events) for player in (*chosen, chosen.spectator)]
    chosen.R.takes_out("morwen", "taran")
    told = {
        player.name: [event.key for event in player.events[start:]]
        for player, start in zip((*chosen, chosen.spectator), before, strict=True)
    }
    assert "accomplices" in told.pop("R")
    assert len({tuple(keys) for keys in told.values()}) == 1 and "accomplices" not in told["A"]
    assert not any("morwen" in str(event.args) for event in chosen.A.events)


def test_a_role_is_known_to_its_owner_alone_and_the_possessed_to_nobody_else() -> None:
    s = table(possessed="B")
    assert knowing(s, possessed) == "B"
    assert len(possible(s, s.A.seat, possessed)) == 3 and len(possible(s, s.R.seat, possessed)) == 4
    assert {facts.role for facts in s.A.public.seats} == {"", "rector"}
    # Two Investigators exchange their cards: only they can tell.
    assert looks_different(table(possessed="B"), table(possessed="D")) == "BD"


def test_with_three_nobody_but_the_possessed_knows_whether_there_is_one() -> None:
    here, nobody = table(players=3, possessed="B"), table(players=3, possessed="")
    assert looks_different(here, nobody) == "B"
    assert possible(nobody, nobody.A.seat, possessed) == {nobody.B.seat, NOBODY}
    assert possible(nobody, nobody.R.seat, possessed) == {nobody.A.seat, nobody.B.seat, NOBODY}
    assert knowing(here, possessed) == "B" and knowing(nobody, possessed) == ""


# -- by day ----------------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_the_drawers_alone() -> None:
    def draws(top: str) -> RoseNoireScene:
        under = "zele" if top == "proof_taran" else "proof_taran"
        s = table(piles={"eoghan": f"{top} {under}"})
        s.A.investigates("eoghan")
        return s

    one, other = draws("proof_taran"), draws("zele")
    assert one.all_saw("investigates", seat=one.A, suspects=["eoghan"])
    assert one.who_saw("draws", card="proof_taran") == "A"
    assert looks_different(one, other) == "A"


def test_nobody_can_tell_who_could_play_a_card_after_the_investigation() -> None:
    one = table(A="proof_taran", B="interrogatoire", owed=False, at="day", piles={"deirdre": "?"})
    other = table(A="interrogatoire", B="proof_taran", owed=False, at="day", piles={"deirdre": "?"})
    assert one.A.asked == other.A.asked == "day_after" and one.A.may_play == [] != other.A.may_play
    assert looks_different(one, other) == "AB"
    both(lambda s: s.A.ends(), one, other)
    assert looks_different(one, other) == "AB"


def test_nobody_can_tell_who_could_have_poured_holy_water() -> None:
    def sprung(a: str, b: str) -> RoseNoireScene:
        s = table(A=a, B=b, piles={"eoghan": "guet_apens"})
        s.A.investigates("eoghan")
        return s

    holder, other = sprung("eau_benite", "zele"), sprung("zele", "eau_benite")
    assert holder.A.asked == other.A.asked == "trap_reaction"
    assert list(holder.A.options) == ["suffer", "cancel"] and list(other.A.options) == ["suffer"]
    assert looks_different(holder, other) == "AB"
    both(lambda s: s.A.suffers(), holder, other)
    assert looks_different(holder, other) == "AB"


def test_cards_one_looks_at_are_seen_by_nobody_else() -> None:
    def looked(*pile: str) -> RoseNoireScene:
        s = table(A="interrogatoire", piles={"eoghan": " ".join(pile)})
        s.A.plays("interrogatoire", "eoghan")
        return s

    one, other = looked("proof_taran", "guet_apens", "zele"), looked("zele", "proof_taran", "guet_apens")
    assert one.all_saw("peeks", seat=one.A, suspects=["eoghan"], count=3)
    assert one.A.pile("eoghan")[:3] == ("proof_taran", "guet_apens", "zele") and not any(one.B.pile("eoghan"))
    assert looks_different(one, other) == "A"


def test_a_swap_is_known_to_the_two_alone() -> None:
    def swapped(gave: str) -> RoseNoireScene:
        s = table(A="pacte_de_confiance proof_taran zele", B="exhumation ronde", possessed="D")
        s.A.plays("pacte", s.B)
        s.A.gives(gave)
        return s

    sealed = swapped("zele"), swapped("proof_taran")
    assert looks_different(*sealed) == "", "not even to B, before both have chosen"
    one, other = both(lambda s: s.B.gives("exhumation"), *sealed)
    assert one.all_saw("swaps", seat=one.A, target=one.B)
    assert looks_different(one, other) == "AB"
    assert one.B.hand == ("zele", "ronde_de_nuit") and other.B.hand == ("proof_taran", "ronde_de_nuit")
    assert one.A.held_by(one.B) == ("zele",) and one.C.held_by(one.B) == ()
    assert knowing(one, hand_of(one, "B")) == "B" and one.B.held_by(one.A) == ("exhumation",)
    both(lambda s: s.A.investigates("deirdre"), one, other)
    assert looks_different(one, other) == "AB"


def test_which_proofs_are_shown_is_seen_by_one_and_how_many_by_all() -> None:
    def confronted(b: str, c: str) -> RoseNoireScene:
        s = table(A="confrontation", B=b, C=c)
        s.A.plays("confrontation", s.B)
        return s

    one, other = confronted("proof_taran zele", "proof_morwen"), confronted("proof_morwen zele", "proof_taran")
    assert one.all_saw("shows_proofs", seat=one.B, target=one.A, count=1)
    assert one.who_saw("shows_proofs", cards=["proof_taran"]) == "AB"
    assert looks_different(one, other) == "ABC", "C holds another card; the Rector and D see the same"


def test_what_was_stolen_is_known_to_its_owner_alone() -> None:
    def stolen(first: str, second: str) -> RoseNoireScene:
        s = table("vesperines", A=f"{first} {second}", R="documents_derobes penitence messager")
        s.R.plays("documents", s.A)
        return s

    one, other = stolen("proof_taran", "zele"), stolen("zele", "proof_taran")
    lost = [s.A.noted("lost") for s in (one, other)]
    assert lost[0] != lost[1], "the same chance takes another card"
    assert one.graveyard != other.graveyard and len(one.graveyard) == 1
    assert looks_different(one, other) == "A"


def test_a_letter_is_read_by_the_two_alone() -> None:
    def read(*hand: str) -> RoseNoireScene:
        s = table(A="lettre_interceptee", R=" ".join(hand))
        s.A.plays("lettre")
        return s

    one, other = read("tribut", "messager", "penitence"), read("messager", "tribut", "penitence")
    assert one.all_saw("intercepts", seat=one.A, target=one.R)
    assert set(looks_different(one, other)) <= set("AR") and one.A.noted("saw")[0] in (
        ("tribut_mac_snor",),
        ("messager",),
        ("penitence",),
    )
    assert one.rector_discard == one.A.noted("saw")[0]


def test_the_rectors_cards_are_seen_by_a_spy_alone() -> None:
    def spied(hand: str, deck: str) -> RoseNoireScene:
        s = table(A="espionner_recteur", R=hand, rector_deck=deck)
        s.A.plays("espionner")
        return s

    one = spied("tribut messager penitence", "chevaliers")
    other = spied("chevaliers messager penitence", "tribut")
    assert one.all_saw("spies", seat=one.A, target=one.R, count=3)
    assert one.A.held_by(one.R) == (*other.R.hand[:2], "tribut_mac_snor")
    assert looks_different(one, other) == "AR"


# -- the Rector ------------------------------------------------------------------------------------------------------


def dusk(**more: Any) -> RoseNoireScene:
    return table("vesperines", R="tribut messager penitence", A="espionner_recteur", **more)


def test_what_the_rector_lays_away_is_named_to_nobody() -> None:
    one, other = both(lambda s: s.R.plays_nothing(), dusk(), dusk())
    one.R.discards("tribut")
    other.R.discards("messager")
    assert one.all_saw("rector_discards", count=1) and one.who_saw("rector_discards", cards=["tribut_mac_snor"]) == "R"
    assert looks_different(one, other) == "R"
    assert looks_different(one, both(lambda s: s.R.plays_nothing(), dusk(), dusk())[0]) != "R"


def test_not_even_who_has_seen_the_hand_knows_what_was_laid_away() -> None:
    def spied() -> RoseNoireScene:
        s = table(A="espionner_recteur", R="tribut messager penitence", turn=2)
        s.A.plays("espionner")
        s.until("vesperines")
        s.R.plays_nothing()
        return s

    one, other = spied(), spied()
    one.R.discards("tribut")
    other.R.discards("messager")
    assert looks_different(one, other) == "R"
    assert possible(one, one.A.seat, lambda t: "tribut_mac_snor" in t.hand(one.R.seat)) == {True, False}


def test_a_forged_order_is_known_to_the_rector_alone_even_where_another_has_seen_the_pile() -> None:
    def forged(order: str) -> RoseNoireScene:
        pile = {"eoghan": "proof_taran zele guet_apens"}
        s = table(A="interrogatoire", R="falsification penitence messager", piles=pile)
        s.A.plays("interrogatoire", "eoghan")
        for player, suspect in zip(s.investigators, ("aodhan", "bricen", "deirdre", "fearghal"), strict=True):
            player.investigates(suspect).ends()
        s.until("vesperines")
        s.R.plays("falsification", "eoghan")
        s.R.orders(order)
        return s

    kept, turned = forged("proof_taran zele guet_apens"), forged("guet_apens zele proof_taran")
    assert looks_different(kept, turned) == "R"
    assert not any(kept.A.pile("eoghan")[:3]), "A can no longer tell, not even that nothing changed"
    assert len(possible(kept, kept.A.seat, lambda t: t.faces[t.pile(3)[0]])) == 3


def test_what_is_taken_back_from_the_register_is_known_to_the_rector_alone() -> None:
    def registered(taken: str) -> RoseNoireScene:
        s = table("vesperines", R="registre penitence assassinat", rector_discard="tribut messager")
        s.R.plays("registre")
        s.R.takes(taken)
        return s

    one, other = registered("tribut"), registered("messager")
    assert one.all_saw("registers", seat=one.R) and one.who_saw("registers", card="tribut_mac_snor") == "R"
    assert looks_different(one, other) == "R"


def test_nobody_can_tell_what_the_rector_could_have_played() -> None:
    def idle(hand: str, deck: str) -> RoseNoireScene:
        s = table("vesperines", turn=4, R=hand, rector_deck=deck)
        s.R.plays_nothing()
        return s

    knights, none = idle("chevaliers penitence messager", "tribut"), idle("tribut penitence messager", "chevaliers")
    assert looks_different(knights, none) == "R"


# -- the night -------------------------------------------------------------------------------------------------------


def test_every_investigator_is_asked_the_same_at_night() -> None:
    s = table("estellines", possessed="B")
    asks = [replace(player.ask, seat=0) for player in s.investigators if player.ask is not None]
    assert len(asks) == 4 and asks == asks[:1] * 4


@pytest.mark.parametrize("answer", ["hide", "nobody", "kill-morwen"])
def test_what_an_investigator_answers_at_night_counts_for_nothing(answer: str) -> None:
    one, other = table("estellines", possessed="B"), table("estellines", possessed="B")
    one.A.chooses(answer)
    for player in (other.A, one.B, other.B, one.C, other.C, one.D, other.D):
        player.hides()
    both(lambda s: s.R.kills(), one, other)
    assert looks_different(one, other) == "" and one.all_saw("dawn", suspects=[])


def test_whether_the_possessed_came_is_known_to_the_two_alone() -> None:
    hid, came = table("estellines", possessed="B"), table("estellines", possessed="B")
    hid.night(R="morwen")
    came.night(B="", R="morwen")
    assert looks_different(hid, came) == "BR" and came.who_saw("meets") == "BR"
    assert came.R.private.possessed == came.B.seat and hid.R.private.possessed == NOBODY
    assert knowing(came, possessed) == "BR" and knowing(hid, possessed) == "B"


def test_who_killed_whom_is_not_told() -> None:
    one, other = table("estellines", possessed="B"), table("estellines", possessed="B")
    one.night(B="morwen", R="fearghal")
    other.night(B="fearghal", R="morwen")
    assert one.dead == other.dead and one.all_saw("dawn", suspects=["fearghal", "morwen"])
    assert looks_different(one, other) == "BR"


def test_a_death_by_the_rector_looks_like_one_by_the_possessed() -> None:
    one, other = table("estellines", possessed="B"), table("estellines", possessed="B")
    one.night(B="morwen")
    other.night(R="morwen")
    assert one.dead == other.dead == ["morwen"]
    assert looks_different(one, other) == "BR"
    both(lambda s: s.turn_of(s.B), one, other)
    assert looks_different(one, other) == "BR"


def test_while_the_night_lasts_nobody_sees_who_has_answered_nor_whom_the_rector_chose() -> None:
    s = table("estellines", possessed="B")
    before = s.C.everything
    s.A.hides()
    s.B.kills("morwen")
    assert s.C.everything == before, "neither that A has answered nor that B has"
    one, other = table("estellines", possessed="B"), table("estellines", possessed="B")
    for each, answer in ((one, "kill-morwen"), (other, "hide")):
        each.A.hides()
        each.B.chooses(answer)
        each.C.hides()
        each.D.hides()
    assert one.R.asked == other.R.asked == "night_rector"
    assert looks_different(one, other) == "BR"
    assert "kill-morwen" not in one.R.options and "kill-morwen" in other.R.options


def test_an_exorcism_tells_nobody_whether_it_mattered() -> None:
    def held(b: str) -> tuple[RoseNoireScene, RoseNoireScene]:
        both_sides = [table("estellines", possessed=who, exorcised="B", bonus="exorcisme") for who in ("B", "D")]
        for s in both_sides:
            s.A.hides()
            s.B.chooses(b)
            s.C.hides()
            s.D.hides()
        return both_sides[0], both_sides[1]

    for answer in ("hide", "nobody", "kill-morwen"):
        mattered, innocent = held(answer)
        assert looks_different(mattered, innocent) == "BD", "the two whose roles differ, and not the Rector"
        both(lambda s: s.R.kills(), mattered, innocent)
        assert looks_different(mattered, innocent) == "BD" and mattered.dead == []
    tried, _ = held("kill-morwen")
    stayed, _ = held("hide")
    assert looks_different(tried, stayed) == "" and tried.who_saw("held") == ""
    both(lambda s: s.R.kills(), tried, stayed)
    assert looks_different(tried, stayed) == "" and tried.who_saw("held") == "B"


def test_after_the_end_everything_is_shown() -> None:
    s = table("sextines", possessed="B", open_night_log=True)
    for player in s.investigators[:3]:
        player.votes("aodhan", "bricen")
    assert s.over and s.ending == "accusation"
    public = s.spectator.public
    assert public.accomplices == (0, 1) and public.seats[s.B.seat].role == "possessed"
    assert [facts.hand for facts in public.seats] == [player.hand for player in s]


def test_a_sleeper_imagines_no_meeting_and_knows_the_dead() -> None:
    s = table("estellines", possessed="B")
    s.night(B="morwen", R="fearghal")
    met = possible(s, s.A.seat, lambda t: tuple((night.met, night.possessed) for night in t.nights))
    assert met == {((False, ()),)}, "nothing of the true night is carried over"
    dead = NAMES.index("morwen"), NAMES.index("fearghal")
    assert possible(s, s.A.seat, lambda t: any(t.alive(each) for each in dead)) == {False}
    # Two died and the Rector kills one: somebody is Possessed.
    assert NOBODY not in possible(s, s.A.seat, possessed)
