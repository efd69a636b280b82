"""The Rector's Events: when each may be played, on whom, what it does, who learns what; how dusk goes on."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.engine import BadStatement
from penombre.games.rose_noire.catalogue import CARDS, NAMES
from penombre.games.rose_noire.events import EVENTS
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

ALL_DEAD = {"players": 3, "possessed": "", "dead": " ".join(NAMES)}


def dusk(hand: str, **more: object) -> RoseNoireScene:
    return table("vesperines", R=hand, **more)  # type: ignore[arg-type]


# -- what is true of all -------------------------------------------------------------------------------------------


@shows(*EVENTS)
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_public_and_then_lies_face_down_on_the_rectors_discard(event: str) -> None:
    s = dusk(f"{event} tribut", A="zele", rector_discard="chevaliers", dead="taran")
    s.R.plays(event)
    while s.table.event != -1:
        s.passes()
    assert s.rector_discard[-1] == event and s.R.hand.count(event) == 0
    assert s.all_saw("rector_plays", seat=s.R, card=event)
    assert s.R.asked == "dusk_discard" and s.table.played
    assert not s.table.cards(s.table.limbo) and s.table.forged in range(-1, 7)


@shows(*EVENTS)
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_can_be_played_through_a_summons_by_day(event: str) -> None:
    s = table(
        R=f"{event} tribut", A="zele", rector_discard="chevaliers", dead="deirdre", piles={"taran": "convocation"}
    )
    s.A.investigates("taran").suffers()
    s.R.plays(event)
    while s.table.trap != -1:
        s.passes()
    assert s.rector_discard[-1] == event and s.phase == "lumines" and s.R.asked is None
    assert s.discard == ("convocation",)


@shows(*EVENTS)
def test_a_card_of_which_two_are_held_is_offered_once() -> None:
    s = dusk("penitence penitence messager")
    assert s.R.may_play == ["penitence", "messager"]
    s.R.plays("penitence", s.A)
    assert sorted(s.R.hand) == ["messager", "penitence"]


# -- Murder --------------------------------------------------------------------------------------------------------


@shows("assassinat")
def test_a_murder_kills_any_living_unprotected_suspect_in_public() -> None:
    s = dusk("assassinat", protected="eoghan", dead="bricen", isolated="taran", piles={"taran": 3})
    s.R.plays("assassinat")
    assert s.R.may_choose == ["aodhan", "deirdre", "fearghal", "morwen", "taran"]
    before = len(s.graveyard)
    s.R.targets("taran")
    assert s.dead == ["bricen", "taran"] and len(s.graveyard) == before + 3
    assert s.all_saw("dies", suspects=["taran"], card="assassinat")
    assert not s.table.isolated  # death ends it


@shows("assassinat")
@pytest.mark.parametrize("more", [{"turn": 1}, {"protected": " ".join(NAMES)}, ALL_DEAD])
def test_a_murder_needs_a_later_turn_and_a_victim(more: dict[str, object]) -> None:
    assert "assassinat" not in dusk("assassinat messager", **more).R.may_play


@shows("assassinat")
def test_an_only_victim_is_not_asked_for() -> None:
    s = dusk("assassinat", protected=" ".join(NAMES[1:]))
    s.R.plays("assassinat")
    assert s.dead == ["aodhan"]


# -- Right of Sanctuary --------------------------------------------------------------------------------------------


@shows("droit_asile")
def test_sanctuary_protects_a_living_suspect_this_night() -> None:
    s = dusk("droit_asile tribut", dead="bricen")
    s.R.plays("droit_asile")
    assert s.R.may_choose == [name for name in NAMES if name != "bricen"]
    s.R.targets("aodhan").discards()
    assert s.all_saw("protected", suspects=["aodhan"]) and "aodhan" not in s.A.may_kill
    s.night()
    assert not s.table.protected and s.turn == 3


@shows("droit_asile", "mise_au_secret")
@pytest.mark.parametrize("event", ["droit_asile", "mise_au_secret"])
def test_somebody_must_be_alive(event: str) -> None:
    assert event in dusk(f"{event} messager").R.may_play
    assert event not in dusk(f"{event} messager", **ALL_DEAD).R.may_play


@shows("droit_asile", "mise_au_secret")
@pytest.mark.parametrize("event", ["droit_asile", "mise_au_secret"])
def test_on_turn_one_it_may_be_played_too(event: str) -> None:
    s = dusk(f"{event} tribut", turn=1)
    s.R.plays(event, "taran").discards()
    assert s.turn == 2
    assert s.table.isolated == (1 << 6 if event == "mise_au_secret" else 0) and not s.table.protected


# -- Solitary Confinement ------------------------------------------------------------------------------------------


@shows("mise_au_secret")
def test_an_isolated_suspect_can_be_neither_investigated_nor_searched_nor_looked_at() -> None:
    s = table(A="interrogatoire fouille priere perquisition zele", isolated="taran")
    assert "taran" not in s.A.may_investigate
    for card in ("interrogatoire", "fouille", "priere", "perquisition", "zele"):
        s.A.plays(card)
        assert "taran" not in s.A.may_choose and len(s.A.may_choose) == 6
        s.A.takes_back()


@shows("mise_au_secret")
def test_an_isolated_suspect_can_still_be_forged_protected_accused_and_killed() -> None:
    s = dusk("falsification assassinat droit_asile", isolated="taran")
    s.R.plays("falsification")
    assert "taran" in s.R.may_choose
    s = table("sextines", isolated="taran")
    assert "pair-aodhan-taran" in s.A.options
    s = table("estellines", isolated="taran")
    assert "taran" in s.A.may_kill


@shows("mise_au_secret")
def test_two_suspects_may_be_isolated_at_once() -> None:
    s = dusk("mise_au_secret", isolated="taran")
    s.R.plays("mise_au_secret", "eoghan")
    assert s.table.isolated == 1 << 6 | 1 << 3


# -- Penance -------------------------------------------------------------------------------------------------------


@shows("penitence")
@pytest.mark.parametrize("turn", [1, 2])
def test_penance_is_for_any_investigator(turn: int) -> None:
    s = dusk("penitence tribut", turn=turn, rector=3)
    s.R.plays("penitence")
    assert sorted(s.R.may_choose) == ["A", "B", "C", "D"]
    s.R.targets(s.B).discards()
    assert s.all_saw("penance", seat=s.B)
    assert [player.name for player in s.investigators if s.table.does_penance(player.seat)] == ["B"]


@shows("penitence")
def test_penance_leaves_the_investigation_and_the_ballot() -> None:
    s = table(A="interrogatoire eau_benite", penance="A", piles={"taran": "tumulte"})
    assert s.A.may_play == [] and len(s.A.may_investigate) == 7
    s = table("sextines", penance="A")
    assert s.A.asked == "ballot"


@shows("penitence")
def test_penance_in_the_middle_of_a_turn_stops_further_actions() -> None:
    s = table(A="interrogatoire zele", R="penitence messager", piles={"taran": "convocation"})
    s.A.plays("zele", "taran").suffers()
    s.R.plays("penitence", s.A)
    assert s.A.may_play == [] and s.A.asked == "day_before"
    s.A.investigates("aodhan")
    assert s.active == s.B


# -- Stolen Papers -------------------------------------------------------------------------------------------------


@pytest.mark.simulation
@shows("documents_derobes")
def test_stolen_papers_put_a_random_card_of_a_hand_into_the_graveyard_unseen_by_the_rector() -> None:
    lost = Counter[str]()
    for luck in range(20):
        s = dusk("documents", B="zele proof_morwen", C="exhumation", luck=luck)
        s.R.plays("documents")
        assert s.R.may_choose == ["B", "C"]
        s.R.targets(s.B)
        (gone,) = s.graveyard
        lost[gone] += 1
        assert s.who_saw("loses", card=gone) == "B" and s.all_saw("loses", seat=s.B)
        assert who_knows(s, lambda t: t.faces[t.pile(7)[0]]) == "B"
        assert s.R.private.buried == () and s.B.private.buried == (gone,) and s.B.noted("lost") == [(gone,)]
    assert set(lost) == {"zele", "proof_morwen"}


@shows("documents_derobes")
def test_stolen_papers_need_a_hand_with_cards() -> None:
    assert "documents_derobes" not in dusk("documents messager").R.may_play
    s = dusk("documents messager", C="zele")
    s.R.plays("documents", s.C)  # the only one is not asked for
    assert s.C.hand == () and s.graveyard == ("zele",)


@shows("documents_derobes")
def test_a_stolen_card_lies_in_the_graveyard_though_nobody_is_dead() -> None:
    s = dusk("documents tribut", C="proof_morwen", B="veillee", turn=1)
    s.R.plays("documents", s.C).discards()
    assert s.turn == 2 and s.graveyard == ("proof_morwen",) and s.dead == []
    s.B.plays("veillee")
    assert s.B.pile("graveyard") == ("proof_morwen",)


# -- Forgery -------------------------------------------------------------------------------------------------------


@shows("falsification")
def test_a_forgery_puts_the_top_three_back_in_any_order_which_nobody_else_learns() -> None:
    s = dusk("falsification", piles={"eoghan": "proof_taran zele guet_apens confrontation"})
    s.R.plays("falsification", "eoghan")
    assert s.R.ask is not None and len(s.R.options) == 6 and s.R.ask.default == "012"
    s.R.orders("guet_apens zele proof_taran")
    assert s.pile("eoghan")[:4] == ("guet_apens", "zele", "proof_taran", "confrontation")
    assert s.R.pile("eoghan")[:4] == ("guet_apens", "zele", "proof_taran", "")
    assert s.all_saw("forges", suspects=["eoghan"], count=3)
    assert s.who_saw("forges", cards=["proof_taran", "zele", "guet_apens"]) == "R"
    assert who_knows(s, lambda t: t.faces[t.pile(3)[0]]) == "R"


@shows("falsification")
@pytest.mark.parametrize(("size", "orders"), [(2, 2), (3, 6), (5, 6)])
def test_a_forgery_looks_at_two_or_three_cards(size: int, orders: int) -> None:
    s = dusk("falsification", piles={"eoghan": size})
    s.R.plays("falsification", "eoghan")
    assert len(s.R.options) == orders


@shows("falsification")
def test_a_forgery_needs_a_living_suspect_with_two_cards() -> None:
    one_each = dusk("falsification messager", piles=dict.fromkeys(NAMES, 1))
    assert "falsification" not in one_each.R.may_play
    s = dusk("falsification messager", dead="taran", graveyard=5, piles={**dict.fromkeys(NAMES[:6], 1), "morwen": 2})
    s.R.plays("falsification")
    assert s.R.asked == "forgery_order" and s.all_saw("forges", suspects=["morwen"])


@shows("falsification")
def test_what_was_seen_on_top_of_a_forged_pile_is_uncertain() -> None:
    eoghan = {"eoghan": "proof_taran zele exhumation confrontation"}
    s = table(A="interrogatoire", R="falsification", piles=eoghan, investigated={"eoghan": "D"})
    s.A.plays("interrogatoire", "eoghan")
    s.until("vesperines")
    s.R.plays("falsification", "eoghan").orders("zele exhumation proof_taran")
    assert s.A.pile("eoghan")[:3] == ("", "", "")
    assert possible(s, s.A.seat, lambda t: t.faces[t.pile(3)[0]]) == {"proof_taran", "zele", "exhumation"}


@shows("falsification")
def test_the_unchanged_order_is_not_told_apart_by_others() -> None:
    kept = dusk("falsification", piles={"eoghan": "proof_taran zele exhumation"})
    turned = dusk("falsification", piles={"eoghan": "proof_taran zele exhumation"})
    kept.R.plays("falsification", "eoghan").orders("proof_taran zele exhumation")
    turned.R.plays("falsification", "eoghan").orders("exhumation zele proof_taran")
    assert kept.A.everything == turned.A.everything and kept.spectator.everything == turned.spectator.everything


# -- Secret Register -----------------------------------------------------------------------------------------------


@shows("registre_secret")
def test_the_register_takes_any_card_of_the_discard_back_unseen() -> None:
    s = dusk("registre messager", rector_discard="penitence tribut assassinat")
    s.R.plays("registre")
    assert s.R.asked == "register_pick"
    assert sorted(s.R.options) == ["take-assassinat", "take-penitence", "take-tribut_mac_snor"]
    assert s.R.ask is not None and s.R.ask.default == "take-tribut_mac_snor"
    s.R.takes("assassinat")
    assert sorted(s.R.hand) == ["assassinat", "messager"]
    assert sorted(s.rector_discard) == ["penitence", "registre_secret", "tribut_mac_snor"]
    assert s.all_saw("registers", seat=s.R) and s.who_saw("registers", card="assassinat") == "R"
    assert s.R.noted("took") == [("assassinat",)]


@shows("registre_secret")
def test_time_takes_the_latest_card_where_there_is_no_goal() -> None:
    s = dusk("registre", rector_discard="penitence messager assassinat")
    s.R.plays("registre")
    assert s.R.ask is not None and s.R.ask.default == "take-assassinat"


@shows("registre_secret")
def test_a_single_card_is_taken_without_a_question() -> None:
    s = dusk("registre", rector_discard="penitence")
    s.R.plays("registre")
    assert s.R.hand == ("penitence",) and s.R.asked == "dusk_discard" and s.rector_discard == ("registre_secret",)
    assert s.who_saw("registers", card="penitence") == "R"


@shows("registre_secret")
def test_two_copies_of_a_card_are_still_asked_about() -> None:
    s = dusk("registre", rector_discard="penitence penitence")
    s.R.plays("registre")
    assert s.R.asked == "register_pick" and list(s.R.options) == ["take-penitence"]


@shows("registre_secret")
def test_the_register_needs_another_card_in_the_discard() -> None:
    assert dusk("registre messager").R.may_play == ["messager"]


@shows("registre_secret")
def test_an_event_that_everybody_saw_played_may_be_the_one_taken() -> None:
    s = dusk("registre", rector_discard="penitence messager")
    s.R.plays("registre").takes("messager")
    assert possible(s, s.A.seat, lambda t: "messager" in t.hand(0)) == {True, False}


@shows("registre_secret", "lettre_interceptee")
def test_whoever_saw_a_letter_is_not_sure_whether_it_came_back() -> None:
    s = table(A="lettre", R="tribut", rector_discard="penitence", rector_deck="registre messager assassinat")
    s.A.plays("lettre")
    assert s.who_can_place("tribut", "rector_discard") == "AR"
    s.until("vesperines")
    s.R.plays_nothing()
    s.next_turn().until("vesperines")
    s.R.plays("registre").takes("tribut")
    held = possible(s, s.A.seat, lambda t: "tribut_mac_snor" in t.hand(0))
    assert held == {True, False} and who_knows(s, lambda t: "tribut_mac_snor" in t.hand(0)) == "R"


# -- Vow of Silence ------------------------------------------------------------------------------------------------


@shows("voeu_de_silence")
def test_under_a_vow_of_silence_nobody_talks_and_everything_else_works() -> None:
    s = dusk("voeu_de_silence tribut")
    s.R.says("claim", what="guilty_taran")
    s.R.plays("voeu_de_silence").discards()
    assert s.all_saw("silence") and s.spectator.public.silence
    s.night()
    for player in s:
        with pytest.raises(BadStatement, match="Vow of Silence"):
            player.says("claim", what="innocent_taran")
    s.until("sextines")
    s.A.votes("taran", "eoghan")
    with pytest.raises(BadStatement):
        s.A.says("claim", what="pair_eoghan_taran")
    s.until("vesperines")
    s.A.says("claim", what="innocent_taran")


@shows("voeu_de_silence")
def test_a_vow_of_silence_does_not_outlive_the_game() -> None:
    s = table("estellines", silence=True, dead="aodhan", accomplices="aodhan taran", possessed="A")
    s.night(A="taran")
    assert s.over
    s.B.says("claim", what="guilty_taran")
    assert [said.statement.what for said in s.R.hears] == ["guilty_taran"]


# -- Courier -------------------------------------------------------------------------------------------------------


@shows("messager")
def test_a_courier_brings_two_cards_and_the_hand_is_trimmed_at_the_end_of_dusk() -> None:
    s = dusk("messager penitence droit_asile", rector_deck="tribut assassinat")
    s.R.plays("messager")
    assert sorted(s.R.hand) == ["assassinat", "droit_asile", "penitence", "tribut_mac_snor"]
    assert s.who_saw("rector_draws", cards=["assassinat", "tribut_mac_snor"]) == "R"
    assert s.all_saw("rector_draws", seat=s.R, count=2)
    s.R.discards()
    assert s.R.asked == "dusk_trim" and s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (1, 1)
    s.R.discards("tribut")
    assert len(s.R.hand) == 3 and s.phase == "estellines"


@shows("messager")
def test_a_courier_needs_a_card_to_draw() -> None:
    assert "messager" not in dusk("messager penitence", rector_deck=0).R.may_play
    s = dusk("messager penitence", rector_deck=0, rector_discard="tribut")
    s.R.plays("messager")
    assert s.all_saw("rector_reshuffles", count=1) and sorted(s.R.hand) == ["penitence", "tribut_mac_snor"]
    assert s.rector_discard == ("messager",)  # the Courier was not shuffled in


@shows("messager")
def test_a_courier_finds_the_deck_empty_after_one_card() -> None:
    s = dusk("messager penitence", rector_deck="tribut 1", rector_discard="assassinat droit_asile")
    s.R.plays("messager")
    assert s.all_saw("rector_reshuffles", count=2) and len(s.R.hand) == 3 and "tribut_mac_snor" in s.R.hand
    assert len(s.rector_deck) == 1 and s.rector_discard == ("messager",)


@shows("messager")
def test_by_day_the_hand_may_exceed_three_until_dusk() -> None:
    s = table(R="messager penitence droit_asile", piles={"taran": "convocation"}, rector_deck="tribut assassinat")
    s.A.investigates("taran").suffers()
    s.R.plays("messager")
    assert s.spectator.public.seats[0].cards == 4
    s.until("vesperines")
    s.R.plays("droit_asile", "taran").discards()
    assert len(s.R.hand) == 3 and s.phase == "estellines"  # neither trimmed nor drawn


# -- dusk ----------------------------------------------------------------------------------------------------------


def test_after_a_play_none_or_one_may_be_laid_away() -> None:
    s = dusk("penitence messager tribut", rector_deck="assassinat falsification")
    s.R.plays("penitence", s.A)
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most, s.R.ask.default) == (0, 1, ())
    s.R.discards("tribut")
    assert sorted(s.R.hand) == ["assassinat", "falsification", "messager"]
    assert s.all_saw("rector_discards", count=1) and s.who_saw("rector_discards", cards=["tribut_mac_snor"]) == "R"
    assert who_knows(s, lambda t: "tribut_mac_snor" in t.hand(0)) == "R"


def test_without_a_play_one_must_and_two_may_be_laid_away() -> None:
    s = dusk("penitence messager tribut")
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (1, 2)
    assert s.R.ask.default == ("card-0",)  # the Event held longest
    s.R.discards("tribut messager")
    assert len(s.R.hand) == 3 and "penitence" in s.R.hand and len(s.rector_discard) == 2


@pytest.mark.parametrize(("hand", "default"), [("tribut messager", "card-1"), ("messager tribut", "card-0")])
def test_time_lays_the_event_held_longest_away(hand: str, default: str) -> None:
    s = dusk(hand)
    s.R.plays_nothing()
    assert s.R.ask is not None and s.R.ask.default == (default,)


def test_with_nothing_but_goals_none_has_to_be_laid_away_and_everybody_can_tell() -> None:
    s = dusk("tribut chevaliers", turn=2)
    assert list(s.R.options) == ["nothing"]
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most, s.R.ask.default) == (0, 2, ())
    s.R.discards()
    assert len(s.R.hand) == 3
    assert who_knows(s, lambda t: {"tribut_mac_snor", "chevaliers_lames"} <= set(t.hand(0))) == "RABCD*"


def test_a_single_card_can_only_be_laid_away_once() -> None:
    s = dusk("messager")
    s.R.plays_nothing()
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (1, 1)
    s.R.discards("messager")
    assert len(s.R.hand) == 3 and s.rector_discard == ("messager",)


def test_an_empty_hand_plays_nothing_discards_nothing_and_draws_three() -> None:
    s = dusk("")
    assert s.R.asked == "dusk_play" and list(s.R.options) == ["nothing"]
    s.R.plays_nothing()
    assert len(s.R.hand) == 3 and s.phase == "estellines"


def test_the_last_card_played_leaves_nothing_to_discard() -> None:
    s = dusk("penitence")
    s.R.plays("penitence", s.A)
    assert s.phase == "estellines" and len(s.R.hand) == 3


def test_trimming_lays_the_events_held_longest_away_by_default_and_goals_last() -> None:
    s = dusk("tribut penitence droit_asile messager chevaliers", turn=2, rector_deck="assassinat falsification")
    s.R.plays("messager").discards()
    assert s.R.ask is not None and s.R.asked == "dusk_trim"
    assert (s.R.ask.least, s.R.ask.most, s.R.ask.default) == (3, 3, ("card-1", "card-2", "card-4"))
    s.passes()
    assert sorted(s.R.hand) == sorted(["chevaliers_lames", "falsification", "tribut_mac_snor"])


def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    s = dusk("tribut messager", rector_deck=0, rector_discard="penitence penitence droit_asile assassinat assassinat")
    s.R.plays_nothing().discards("messager")
    assert s.all_saw("rector_reshuffles", count=6) and len(s.R.hand) == 3 and len(s.rector_deck) == 4
    assert s.rector_discard == ()


def test_without_any_card_left_the_rector_holds_less_than_three() -> None:
    s = dusk("tribut", rector_deck=0)
    s.R.plays_nothing().discards()
    assert list(s.R.hand) == ["tribut_mac_snor"]
    assert s.A.asked == "night_possessed"


def test_laying_away_or_not_shows_only_in_the_number() -> None:
    one = dusk("penitence messager tribut", rector_deck="assassinat assassinat")
    other = dusk("penitence messager tribut", rector_deck="assassinat assassinat")
    one.R.plays_nothing().discards("messager")
    other.R.plays_nothing().discards("tribut")
    assert one.A.everything == other.A.everything and one.spectator.everything == other.spectator.everything


def test_every_event_has_a_rule() -> None:
    assert set(EVENTS) == {id for id, card in CARDS.items() if card.type == "event"}
