"""The worked examples 41 to 60 of the specification, in its own order: given, when, then."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, looks_different, table

from penombre.engine import NOBODY, BadStatement
from penombre.games.rose_noire.catalogue import NAMES, PAIRS
from penombre.testing.scene import Player
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible

# -- silence, the Rector's deck --------------------------------------------------------------------------------------


def is_heard(player: Player) -> bool:
    """Whether the table lets this player claim something and talk freely; it must allow both or neither."""
    allowed = []
    for kind, what, text in (("claim", "innocent_deirdre", ""), ("text", "", "Deirdre, I say")):
        try:
            player.says(kind, None, what, text)
        except BadStatement:
            allowed.append(False)
        else:
            allowed.append(True)
    assert len(set(allowed)) == 1
    return allowed[0]


@shows("example 41", "voeu_de_silence")
def test_example_41_a_vow_of_silence_lasts_until_the_end_of_the_next_accusation() -> None:
    s = table("vesperines", turn=2, R="voeu penitence")
    assert all(is_heard(player) for player in s)
    s.R.plays("voeu")
    assert s.all_saw("silence") and not any(is_heard(player) for player in s)
    s.until("lumines")
    assert s.turn == 3 and s.spectator.public.silence and not any(is_heard(player) for player in s)
    s.until("sextines")
    assert not any(is_heard(player) for player in s)
    for player in (s.A, s.B, s.C):
        player.ballots("deirdre", "eoghan")
        player.locks()
    assert s.all_saw("accusation", suspects=["deirdre", "eoghan"])
    assert s.phase == "vesperines" and all(is_heard(player) for player in s)


@shows("example 42")
@pytest.mark.parametrize("discarded", [6, 14])
def test_example_42_an_empty_deck_is_made_anew_from_the_discard(discarded: int) -> None:
    drawn = set()
    for luck in range(12):
        s = table("vesperines", R="tribut chevaliers", rector_deck=0, rector_discard=discarded, luck=luck)
        before = Counter(s.rector_discard)
        s.R.plays_nothing().discards()
        assert len(s.R.hand) == 3 and s.rector_discard == () and len(s.rector_deck) == discarded - 1
        new = Counter(s.R.hand) - Counter({"tribut_mac_snor": 1, "chevaliers_lames": 1})
        assert new + Counter(s.rector_deck) == before
        assert s.all_saw("rector_reshuffles", count=discarded) and s.all_saw("rector_draws", count=1)
        assert s.spectator.public.rector_deck == discarded - 1
        assert not any(s.R.knows(card) for card in s.table.cards(s.table.rector_deck))
        drawn |= set(new)
    assert len(drawn) > 2


# -- the night, a prayer, burnt papers -------------------------------------------------------------------------------


@shows("example 43", "deirdre")
def test_example_43_the_rector_cannot_choose_the_victim_of_the_possessed() -> None:
    s, hidden = table("estellines"), table("estellines")
    for each in (s, hidden):
        for player in each.investigators:
            player.kills("deirdre") if each is s and player is s.D else player.hides()
    assert s.R.may_kill == [name for name in NAMES if name != "deirdre"]
    assert hidden.R.may_kill == list(NAMES)


@shows("example 43")
def test_example_43_what_an_investigator_answers_who_is_not_possessed_takes_nobody_from_the_list() -> None:
    s = table("estellines")
    for player in (s.A, s.B, s.C):
        player.kills("deirdre")
    s.D.hides()
    assert s.R.may_kill == list(NAMES) and not s.R.saw("meets")
    s.R.kills()
    assert s.dead == []


@shows("example 44", "priere_saint_beren", "proof_taran", "guet_apens")
def test_example_44_a_prayer_shows_three_cards_to_one_player_and_springs_nothing() -> None:
    tops = {"aodhan": "proof_taran", "deirdre": "guet_apens", "eoghan": "zele"}
    s = table(A="priere_saint_beren", piles=tops)
    s.A.plays("priere")
    assert s.A.ask is not None and (s.A.ask.shape, s.A.ask.most) == ("several", 3)
    assert not any(any(s.A.pile(name)) for name in NAMES)
    s.A.targets("aodhan", "deirdre", "eoghan")
    for name, face in tops.items():
        assert s.pile(name)[0] == face and s.A.pile(name) == (face, *[""] * (len(s.pile(name)) - 1))
        assert s.who_saw("peeks", suspects=[name], cards=[face]) == "A"
        assert s.all_saw("peeks", seat=s.A, suspects=[name], count=1)
    for watcher in (s.B, s.R, s.spectator):
        assert not any(watcher.was_told_of(face) for face in tops.values())
    assert s.all_saw("plays", seat=s.A, suspects=list(tops))
    keys = [event.key for event in s.spectator.events]
    assert keys.index("plays") < keys.index("peeks") and keys.count("peeks") == 3
    assert s.active is s.A and s.discard == ("priere_saint_beren",) and not s.spectator.saw("trap")


@shows("example 45", "papiers_brules")
def test_example_45_burnt_papers_take_a_random_card_that_only_its_owner_knows() -> None:
    lost = set()
    for luck in range(12):
        s = table(A="zele proof_taran", piles={"eoghan": "papiers_brules"}, luck=luck)
        s.A.investigates("eoghan").suffers()
        (gone,) = s.graveyard
        lost.add(gone)
        assert sorted((gone, *s.A.hand)) == ["proof_taran", "zele"]
        assert s.who_saw("loses", seat=s.A, card=gone) == "A" and s.all_saw("loses", seat=s.A)
        assert (s.spectator.public.graveyard, s.spectator.public.seats[s.A.seat].cards) == (1, 1)
        for watcher in (s.B, s.R, s.spectator):
            assert not watcher.was_told_of("proof_taran") and not watcher.was_told_of("zele")
        assert s.B.pile("graveyard") == ("",) and s.A.private.buried == (gone,)
    assert lost == {"zele", "proof_taran"}


@shows("example 45", "papiers_brules")
def test_example_45_an_empty_hand_loses_nothing() -> None:
    s = table(piles={"eoghan": "papiers_brules"})
    s.A.investigates("eoghan").suffers()
    assert s.graveyard == () and s.discard == ("papiers_brules",) and not s.spectator.saw("loses")
    assert s.active is s.B


# -- archives, penance, forgery --------------------------------------------------------------------------------------


@shows("example 46", "archives_scriptorium", "eau_benite", "zele")
@pytest.mark.parametrize(("taken", "left"), [("zele", "eau_benite"), ("eau_benite", "zele")])
def test_example_46_the_archives_give_back_an_action_and_never_a_trap(taken: str, left: str) -> None:
    s = table(A="archives_scriptorium", clue_discard="convocation zele eau_benite")
    s.A.plays("archives")
    assert set(s.A.options) == {"give-zele", "give-eau_benite"}
    s.A.takes(taken)
    assert s.A.hand == (taken,) and s.discard == ("convocation", left, "archives_scriptorium")
    assert s.all_saw("files", seat=s.A, card=taken) and s.B.held_by(s.A) == (taken,)


@shows("example 46", "archives_scriptorium")
def test_example_46_with_a_discard_of_traps_the_archives_cannot_be_played() -> None:
    s = table(A="archives_scriptorium", clue_discard="convocation denonciation")
    assert s.A.asked == "day_before" and s.A.may_play == []


@shows("example 47", "penitence")
def test_example_47_under_penance_there_are_only_investigations() -> None:
    s = table("vesperines", turn=2, A="zele interrogatoire", R="penitence")
    s.R.plays("penitence", s.A)
    assert s.all_saw("penance", seat=s.A)
    s.until("lumines").turn_of(s.A)
    assert s.turn == 3 and s.spectator.public.seats[s.A.seat].penance
    assert s.A.asked == "day_before" and set(s.A.options) == {f"look-{name}" for name in s.A.may_investigate}
    s.A.investigates(s.A.may_investigate[0])
    assert s.phase == "sextines" and s.table.investigated.count(s.A.seat) == 1 and "zele" in s.A.hand
    s.next_turn().turn_of(s.A)
    assert s.turn == 4 and {"zele", "interrogatoire"} <= set(s.A.may_play)
    assert not s.spectator.public.seats[s.A.seat].penance


def forged(order: str) -> RoseNoireScene:
    """D has Peeked at Eoghan's pile; at dusk the Rector puts it into this order."""
    s = table(
        active="D", D="interrogatoire", R="falsification penitence", piles={"eoghan": "proof_taran zele guet_apens"}
    )
    s.D.plays("interrogatoire", "eoghan").investigates("aodhan").ends()
    assert s.D.pile("eoghan")[:3] == ("proof_taran", "zele", "guet_apens")
    s.until("vesperines")
    s.R.plays("falsification", "eoghan").orders(order).discards()
    return s


@shows("example 48", "falsification", "eoghan")
def test_example_48_a_forgery_puts_the_trap_on_top_and_only_the_rector_knows() -> None:
    s = forged("guet_apens zele proof_taran")
    assert s.pile("eoghan")[:3] == s.R.pile("eoghan")[:3] == ("guet_apens", "zele", "proof_taran")
    assert s.all_saw("forges", seat=s.R, suspects=["eoghan"], count=3)
    assert s.who_saw("forges", cards=["proof_taran", "zele", "guet_apens"]) == "R"
    s.until("lumines")
    s.B.investigates("eoghan")
    assert s.all_saw("trap", seat=s.B, card="guet_apens")


@shows("example 48", "falsification")
def test_example_48_what_was_peeked_at_before_is_stale() -> None:
    s = forged("guet_apens zele proof_taran")
    assert s.D.pile("eoghan") == ("",) * 5 and s.D.noted("peeked") == [("proof_taran", "zele", "guet_apens")]
    on_top = possible(s, s.D.seat, lambda t: t.faces[t.pile(3)[0]])
    assert on_top == {"guet_apens", "zele", "proof_taran"}


@shows("example 48", "falsification")
def test_example_48_nobody_else_can_tell_one_order_from_another() -> None:
    s = forged("guet_apens zele proof_taran")
    for order in ("proof_taran zele guet_apens", "zele guet_apens proof_taran"):
        assert looks_different(s, forged(order)) == "R"


# -- the Rector's cards ----------------------------------------------------------------------------------------------


@shows("example 49", "messager")
def test_example_49_the_courier_brings_two_cards_and_one_may_be_laid_away() -> None:
    s = table("vesperines", R="messager penitence droit", rector_deck="falsification voeu")
    s.R.plays("messager")
    assert sorted(s.R.hand) == ["droit_asile", "falsification", "penitence", "voeu_de_silence"]
    assert s.all_saw("rector_draws", count=2)
    s.R.discards("voeu")
    assert sorted(s.R.hand) == ["droit_asile", "falsification", "penitence"] and s.phase == "estellines"
    assert len([event for event in s.spectator.events if event.key == "rector_draws"]) == 1
    assert s.who_saw("rector_draws", cards=["falsification", "voeu_de_silence"]) == "R"


@shows("example 49", "messager")
def test_example_49_whoever_lays_none_away_must_keep_three() -> None:
    s = table("vesperines", R="messager penitence droit", rector_deck="falsification voeu")
    s.R.plays("messager").discards()
    assert s.R.asked == "dusk_trim" and s.R.ask is not None and s.R.ask.least == s.R.ask.most == 1
    s.R.discards("penitence")
    assert sorted(s.R.hand) == ["droit_asile", "falsification", "voeu_de_silence"]
    assert s.phase == "estellines" and s.rector_discard == ("messager", "penitence")


def registered(taken: str) -> RoseNoireScene:
    """The Secret Register takes a card back while the Tribute's conditions are true."""
    s = table(
        "vesperines",
        turn=4,
        dead="deirdre eoghan fearghal",
        R="registre penitence droit",
        rector_discard="tribut messager",
    )
    s.R.plays("registre")
    assert set(s.R.options) == {"take-tribut_mac_snor", "take-messager"}
    s.R.takes(taken)
    return s


@shows("example 50", "registre_secret", "tribut_mac_snor")
def test_example_50_the_register_brings_the_tribute_back_for_the_next_dusk() -> None:
    s = registered("tribut")
    assert "tribut_mac_snor" in s.R.hand and s.R.asked == "dusk_discard" and not s.over
    assert s.rector_discard == ("messager", "registre_secret")
    assert s.all_saw("registers", seat=s.R) and s.who_saw("registers", card="tribut_mac_snor") == "R"
    s.R.discards()
    s.until("lumines").until("vesperines")
    assert s.turn == 5 and "tribut_mac_snor" in s.R.may_play


@shows("example 50", "registre_secret")
def test_example_50_the_others_see_only_that_a_card_was_taken() -> None:
    assert looks_different(registered("tribut"), registered("messager")) == "R"


@shows("example 51", "espionner_recteur")
def test_example_51_a_spy_alone_sees_the_rectors_hand_and_the_rector_knows_it() -> None:
    s = table(A="espionner_recteur", R="tribut penitence messager")
    s.A.plays("espionner")
    seen = ["penitence", "messager", "tribut_mac_snor"]
    assert s.who_saw("spies", cards=seen) == "A" and s.R.saw("spies", seat=s.A, target=s.R, count=3)
    assert s.A.held_by(s.R) == tuple(seen)
    for watcher in (s.B, s.C, s.D):
        assert watcher.held_by(s.R) == () and not watcher.was_told_of("tribut")
    assert sorted(s.R.hand) == sorted(seen)


# -- the Graveyard ---------------------------------------------------------------------------------------------------


@shows("example 52", "veillee_funebre")
def test_example_52_a_wake_looks_at_the_graveyard_until_the_next_death() -> None:
    s = table(active="D", D="veillee_funebre", dead="taran", graveyard="proof_morwen zele")
    s.D.plays("veillee")
    assert s.all_saw("peeks", seat=s.D, count=2, suspects=[])
    assert s.who_saw("peeks", cards=["proof_morwen", "zele"]) == "D"
    assert s.D.pile("graveyard") == s.graveyard and list(s.graveyard) == ["proof_morwen", "zele"]
    assert s.C.pile("graveyard") == ("", "")
    s.D.investigates("aodhan")
    s.until("estellines").night(R="deirdre")
    assert len(s.graveyard) > 2 and s.D.pile("graveyard") == ("",) * len(s.graveyard)
    assert {"proof_morwen", "zele"} <= set(s.D.private.buried)
    assert len(possible(s, s.D.seat, lambda t: t.faces[t.cards(t.graveyard)[0]])) > 2


@shows("example 52", "veillee_funebre")
def test_example_52_of_a_larger_graveyard_it_shows_the_four_on_top() -> None:
    s = table(A="veillee_funebre", dead="taran", graveyard=6)
    s.A.plays("veillee")
    assert s.all_saw("peeks", seat=s.A, count=4) and s.A.pile("graveyard") == (*s.graveyard[:4], "", "")


@shows("example 53", "exhumation", "guet_apens")
def test_example_53_an_ambush_ends_an_exhumation_before_the_second_card() -> None:
    s = table(A="exhumation zele", graveyard="guet_apens proof_taran")
    s.A.plays("exhumation").suffers()
    assert s.active is s.B and s.A.hand == ("zele",) and s.graveyard == ("proof_taran",)
    assert sorted(s.discard) == ["exhumation", "guet_apens"] and s.A.pawn == ""


@shows("example 53", "exhumation")
def test_example_53_without_it_a_second_card_may_be_taken_or_left() -> None:
    for stops in (True, False):
        s = table(A="exhumation", graveyard="zele proof_taran")
        s.A.plays("exhumation")
        assert s.A.asked == "exhume_again" and s.A.hand == ("zele",)
        s.A.stops() if stops else s.A.takes_another()
        assert s.A.hand == (("zele",) if stops else ("proof_taran", "zele")) and s.A.asked == "day_before"


# -- bonus cards -----------------------------------------------------------------------------------------------------


@shows("example 54", "confession")
@pytest.mark.parametrize(
    ("named", "answer"),
    [(("taran", "eoghan"), "yes"), (("bricen", "eoghan"), "no"), (("taran", "aodhan"), "yes")],
)
def test_example_54_a_confession_says_whether_one_of_two_is_an_accomplice(named: tuple[str, str], answer: str) -> None:
    s = table(A="confession", accomplices="aodhan taran")
    s.A.plays("confession", *named)
    assert s.all_saw("confession", suspects=sorted(named), answer=answer)
    pairs = possible(s, s.B.seat, lambda t: t.accomplices, worlds=80)
    told = {NAMES.index(name) for name in named}
    assert pairs == {pair for pair in PAIRS if bool(told & set(pair)) is (answer == "yes")}


@shows("example 54", "confession")
def test_example_54_not_in_the_first_turn() -> None:
    assert table(turn=1, A="confession").A.may_play == []


def exorcised(*victims: str) -> RoseNoireScene:
    """A exorcises D, who is Possessed; at night D would kill somebody, or hides."""
    s = table(A="exorcisme")
    s.A.plays("exorcisme", s.D)
    s.until("estellines")
    assert [player.ask.options for player in s.investigators if player.ask] == [s.A.ask.options if s.A.ask else ()] * 4
    for player in (s.A, s.B, s.C):
        player.hides()
    s.D.kills(*victims) if victims else s.D.hides()
    return s


@shows("example 55", "exorcisme")
def test_example_55_the_possessed_who_is_exorcised_is_held_and_nobody_else_is_told() -> None:
    s = exorcised("morwen")
    assert s.all_saw("exorcised", seat=s.D) and s.spectator.public.seats[s.D.seat].exorcised
    assert s.R.asked == "night_rector" and s.R.may_kill == list(NAMES)
    assert s.who_saw("meets") == "" and s.R.private.possessed == NOBODY and s.who_saw("held") == ""
    assert looks_different(s, exorcised()) == ""
    s.R.kills()
    assert s.who_saw("held") == "D" and s.who_saw("meets") == ""
    assert s.dead == [] and not s.spectator.public.seats[s.D.seat].exorcised


@shows("example 55", "exorcisme")
def test_example_55_the_next_night_the_possessed_is_free_again() -> None:
    s = exorcised("morwen")
    s.R.kills()
    s.until("estellines").night(D="morwen")
    assert s.dead == ["morwen"]


@shows("example 56", "discorde")
def test_example_56_under_discord_everybody_has_to_agree() -> None:
    for last in ("none", "same"):
        s = table(active="D", piles={"deirdre": "discorde"})
        s.D.investigates("deirdre").suffers()
        assert s.phase == "sextines" and s.spectator.public.unanimous and s.spectator.public.threshold == 4
        for player in (s.A, s.B, s.C):
            player.votes("eoghan", "taran")
        assert s.phase == "sextines" and not s.spectator.saw("accusation")
        s.D.votes(*(("eoghan", "taran") if last == "same" else ()))
        assert s.phase == "vesperines" and not s.spectator.public.unanimous
        assert s.all_saw("no_accusation" if last == "none" else "accusation")
        assert s.spectator.saw("accusation", suspects=["eoghan", "taran"]) is (last == "same")


@shows("example 57", "fureur_spectrale", "possessed")
def test_example_57_under_spectral_fury_the_possessed_kills_both_accomplices_and_wins() -> None:
    s = table(active="D", piles={"deirdre": "fureur_spectrale"})
    s.D.investigates("deirdre").suffers()
    s.until("estellines")
    assert s.spectator.public.fury and all("aodhan-bricen" in player.may_kill for player in s.investigators)
    for player in (s.A, s.B, s.C):
        player.hides()
    s.D.kills("bricen", "aodhan")
    assert not s.over and "aodhan" not in s.R.may_kill
    assert all("-" not in name for name in s.R.may_kill)
    s.R.kills()
    assert s.ending == "accomplices_dead" and s.won == "D" and s.turn == 2


@shows("example 57", "fureur_spectrale")
def test_example_57_an_ordinary_night_has_one_victim_of_the_possessed_at_most() -> None:
    assert table("estellines", bonus="fureur_spectrale").D.may_kill == list(NAMES)


@shows("example 58", "eboulement", "deirdre")
def test_example_58_a_cave_in_empties_the_pile_it_came_from() -> None:
    orders = set()
    for luck in range(6):
        s = table(
            dead="taran", graveyard="zele proof_morwen", piles={"deirdre": "eboulement ? ? proof_taran 4"}, luck=luck
        )
        buried = Counter((*s.graveyard, *s.pile("deirdre")[1:]))
        s.A.investigates("deirdre").suffers()
        assert s.pile("deirdre") == () and len(s.graveyard) == 5 and Counter(s.graveyard) == buried
        assert s.discard == ("eboulement",) and s.dead == ["taran"] and s.spectator.public.suspects[2].alive
        assert s.all_saw("buries", suspects=["deirdre"], count=3)
        orders.add(s.graveyard)
        s.next_turn()
        assert s.B.asked == "day_before" and "deirdre" not in s.B.may_investigate and "taran" in s.B.may_investigate
    assert len(orders) > 3


# -- the rest --------------------------------------------------------------------------------------------------------


@shows("example 59", "tribut_mac_snor", "chevaliers_lames", "lettre_interceptee")
def test_example_59_whoever_holds_only_goals_may_keep_them() -> None:
    for luck in range(16):
        s = table(turn=2, A="lettre_interceptee", R="tribut chevaliers messager", luck=luck)
        s.A.plays("lettre")
        if s.rector_discard == ("messager",):
            break
    assert sorted(s.R.hand) == ["chevaliers_lames", "tribut_mac_snor"]
    s.until("vesperines")
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (0, 2)
    s.R.discards()
    assert len(s.R.hand) == 3 and {"chevaliers_lames", "tribut_mac_snor"} < set(s.R.hand)
    assert s.all_saw("rector_discards", count=0) and s.all_saw("rector_draws", count=1)


@shows("example 59")
def test_example_59_with_an_event_among_them_one_card_must_go() -> None:
    s = table("vesperines", R="tribut chevaliers messager")
    s.R.plays_nothing()
    assert s.R.ask is not None and s.R.ask.least == 1


@shows("example 60", "zele")
def test_example_60_zeal_is_one_more_investigation_and_not_the_compulsory_one() -> None:
    s = table(A="zele", piles={"deirdre": "proof_taran", "eoghan": "proof_morwen"})
    s.A.plays("zele", "deirdre")
    assert list(s.A.hand) == ["proof_taran"] and s.pawns == {"A": "deirdre"}
    assert "deirdre" not in s.A.may_investigate
    s.A.investigates("eoghan")
    assert list(s.A.hand) == ["proof_morwen", "proof_taran"] and s.pawns == {"A": "eoghan"}
    marked = [name for each, name in enumerate(NAMES) if s.table.investigated[each] == s.A.seat]
    assert marked == ["deirdre", "eoghan"]
    s.A.ends()
    assert not {"deirdre", "eoghan"} & set(s.B.may_investigate)
