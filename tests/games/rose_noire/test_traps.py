"""The Traps of the base set: sprung wherever they are drawn, in every Turn, with full and with empty hands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.games.rose_noire.catalogue import NAMES
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

TRAPS = ["convocation", "guet_apens", "papiers_brules", "denonciation", "meurtre_cloitre", "tumulte"]


def sprung(trap: str, hand: str = "zele", **more: object) -> RoseNoireScene:
    """A has Investigated Taran and suffers what lay there."""
    s = table(A=hand, piles={"taran": trap}, **more)  # type: ignore[arg-type]
    s.A.investigates("taran")
    if s.A.asked == "trap_reaction":
        s.A.suffers()
    return s


# -- what is true of all -------------------------------------------------------------------------------------------


@shows(*TRAPS)
@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("turn", [1, 3])
def test_a_trap_is_public_never_enters_a_hand_and_ends_face_up_in_the_discard(trap: str, turn: int) -> None:
    s = sprung(trap, turn=turn)
    assert s.all_saw("trap", seat=s.A, card=trap) and not s.A.saw("draws")
    while s.table.trap != -1:
        s.passes()
    assert s.discard == (trap,) and trap not in s.A.hand
    assert s.table.source == -1 and not s.table.cards(s.table.limbo)
    assert s.spectator.knows(trap, zone="clue_discard") and s.spectator.public.trap == ""
    assert s.A.pawn == "taran" and s.table.investigated[6] == s.A.seat


@shows(*TRAPS)
@pytest.mark.parametrize("trap", TRAPS)
def test_a_trap_springs_when_a_dead_suspect_is_investigated(trap: str) -> None:
    s = table(A="zele", dead="bricen", graveyard=f"{trap} 5", clue_discard="")
    s.A.investigates("bricen").suffers()
    while s.table.trap != -1:
        s.passes()
    assert s.discard == (trap,)


# -- Rector's Summons ----------------------------------------------------------------------------------------------


@shows("convocation")
def test_summoned_the_rector_may_play_an_event_or_decline_and_draws_nothing() -> None:
    s = sprung("convocation", R="chevaliers mise_au_secret assassinat", turn=4)
    assert s.R.asked == "convocation_event" and list(s.R.options) == [
        "decline",
        "play-assassinat",
        "play-mise_au_secret",
    ]
    assert s.R.ask is not None and s.R.ask.default == "decline"
    s.R.plays("mise_au_secret", "eoghan")
    assert len(s.R.hand) == 2 and s.rector_discard == ("mise_au_secret",) and s.discard == ("convocation",)
    assert s.A.asked == "day_after" and s.phase == "lumines" and s.table.event == -1
    assert s.all_saw("rector_plays", card="mise_au_secret")


@shows("convocation")
def test_declining_is_public_and_says_nothing_of_the_hand() -> None:
    s = sprung("convocation", R="assassinat penitence messager")
    s.R.declines()
    assert s.all_saw("declines", seat=s.R) and len(s.R.hand) == 3 and s.A.asked == "day_after"
    assert who_knows(s, lambda t: "assassinat" in t.hand(0)) == "R"


@shows("convocation")
@pytest.mark.parametrize(
    ("hand", "turn"), [("tribut chevaliers", 5), ("", 3), ("assassinat assassinat", 1), ("registre_secret", 2)]
)
def test_the_rector_is_asked_even_where_declining_is_all_that_is_left(hand: str, turn: int) -> None:
    s = sprung("convocation", R=hand, turn=turn)
    assert s.R.asked == "convocation_event" and list(s.R.options) == ["decline"]


@shows("convocation")
def test_the_play_of_a_summons_is_extra() -> None:
    s = sprung("convocation", R="penitence messager droit_asile", rector_deck="assassinat falsification")
    s.R.plays("penitence", s.C)
    s.until("vesperines")
    s.R.plays("droit_asile", "taran").discards()
    assert sorted(s.R.hand) == ["assassinat", "falsification", "messager"]


@shows("convocation")
def test_two_summons_in_one_day_are_two_plays() -> None:
    s = table(A="zele", piles={"taran": "convocation", "eoghan": "convocation"}, R="penitence penitence messager")
    s.A.plays("zele", "taran").suffers()
    s.R.plays("penitence", s.B)
    s.A.investigates("eoghan").suffers()
    s.R.plays("penitence", s.C)
    assert s.table.penance == 1 << s.B.seat | 1 << s.C.seat and s.discard == ("convocation", "zele", "convocation")


# -- Ambush --------------------------------------------------------------------------------------------------------


@shows("guet_apens")
def test_an_ambush_ends_the_turn_at_once() -> None:
    s = sprung("guet_apens", hand="interrogatoire zele")
    assert s.active == s.B and s.A.asked is None and len(s.A.hand) == 2
    assert s.all_saw("ambushed", seat=s.A) and s.discard == ("guet_apens",)


@shows("guet_apens")
def test_an_ambush_of_the_last_player_ends_the_day() -> None:
    s = table(active="D", D="zele", piles={"taran": "guet_apens"}, penance="B", isolated="aodhan")
    s.D.investigates("taran").suffers()
    assert s.phase == "sextines" and not s.table.penance and not s.table.isolated and not s.table.owed


@shows("guet_apens")
def test_an_ambush_on_turn_one_leads_to_dusk() -> None:
    s = table(active="D", D="zele", piles={"taran": "guet_apens"}, turn=1)
    s.D.investigates("taran").suffers()
    assert s.phase == "vesperines"


# -- Burnt Papers --------------------------------------------------------------------------------------------------


@pytest.mark.simulation
@shows("papiers_brules")
def test_burnt_papers_put_a_random_card_of_the_hand_into_the_graveyard() -> None:
    lost = Counter[str]()
    for luck in range(20):
        s = sprung("papiers_brules", hand="zele proof_morwen", luck=luck)
        (gone,) = s.graveyard
        lost[gone] += 1
        assert len(s.A.hand) == 1 and gone not in s.A.hand
        assert s.who_saw("loses", card=gone) == "A" and s.all_saw("loses", seat=s.A)
        assert s.A.noted("lost") == [(gone,)] and s.A.private.buried == (gone,)
        assert who_knows(s, lambda t: t.faces[t.pile(7)[0]]) == "A"
        assert not any(player.was_told_of(gone) for player in (s.R, s.B, s.C, s.D, s.spectator))
    assert set(lost) == {"zele", "proof_morwen"}


@shows("papiers_brules")
def test_burnt_papers_do_nothing_to_an_empty_hand() -> None:
    s = sprung("papiers_brules", hand="")
    assert s.graveyard == () and not s.A.saw("loses") and s.active == s.B and s.discard == ("papiers_brules",)


@shows("papiers_brules")
def test_the_action_being_played_is_not_in_the_hand_that_burns() -> None:
    s = table(A="fouille", piles={"taran": "papiers_brules"})
    s.A.plays("fouille", "taran").suffers()
    assert s.graveyard == () and s.discard == ("papiers_brules", "fouille_cellule")


@shows("papiers_brules")
def test_the_graveyard_is_shuffled_so_that_what_was_seen_there_cannot_be_placed() -> None:
    s = table(
        A="veillee zele", dead="bricen", graveyard="proof_morwen confrontation", piles={"taran": "papiers_brules"}
    )
    s.A.plays("veillee").investigates("taran").suffers()
    assert s.A.pile("graveyard") == ("", "", "")
    assert sorted(s.A.private.buried) == ["confrontation", "proof_morwen", "zele"]
    assert len(possible(s, s.A.seat, lambda t: t.faces[t.pile(7)[0]])) > 1


# -- Denunciation --------------------------------------------------------------------------------------------------


@shows("denonciation")
@pytest.mark.parametrize("hand", ["zele proof_morwen interrogatoire", ""])
def test_a_denunciation_shows_the_rector_the_whole_hand(hand: str) -> None:
    s = sprung("denonciation", hand=hand)
    faces = tuple(sorted(hand.split()))
    assert tuple(sorted(s.R.held_by(s.A))) == faces
    assert s.all_saw("denounced", seat=s.R, target=s.A, count=len(faces))
    assert [player.name for player in s if player.held_by(s.A) and player is not s.A] == (["R"] if hand else [])
    assert not any(player.was_told_of("proof_morwen") for player in (s.B, s.C, s.D, s.spectator))
    assert s.R.private.notes[-1].kind == "saw"


# -- Murder in the Cloister ----------------------------------------------------------------------------------------


@shows("meurtre_cloitre")
def test_a_murder_in_the_cloister_is_the_rectors_choice_and_public() -> None:
    s = sprung("meurtre_cloitre", protected="aodhan", dead="bricen")
    assert s.R.asked == "trap_kill" and s.R.may_kill == ["deirdre", "eoghan", "fearghal", "morwen", "taran"]
    assert s.R.ask is not None and s.R.ask.default == "nobody"
    s.R.kills("taran")
    assert s.dead == ["bricen", "taran"] and s.all_saw("dies", suspects=["taran"], card="meurtre_cloitre")
    assert s.pile("taran") == () and s.A.pawn == "taran" and s.A.asked == "day_after"
    assert s.discard == ("meurtre_cloitre",)


@shows("meurtre_cloitre")
def test_the_rector_may_spare_everybody() -> None:
    s = sprung("meurtre_cloitre")
    s.R.kills()
    assert s.dead == [] and s.all_saw("spares") and s.A.asked == "day_after"


@shows("meurtre_cloitre")
@pytest.mark.parametrize("more", [{"turn": 1}, {"protected": " ".join(NAMES)}])
def test_without_a_victim_a_murder_in_the_cloister_has_no_effect(more: dict[str, Any]) -> None:
    s = sprung("meurtre_cloitre", **more)
    assert s.R.asked is None and s.all_saw("no_effect", card="meurtre_cloitre")
    assert s.discard == ("meurtre_cloitre",) and s.A.asked == "day_after" and s.dead == []


@shows("meurtre_cloitre")
def test_a_murder_of_the_second_accomplice_ends_the_game_in_the_middle_of_the_day() -> None:
    s = sprung("meurtre_cloitre", accomplices="aodhan eoghan", dead="eoghan", possessed="C")
    s.R.kills("aodhan")
    assert (s.ending, s.won) == ("accomplices_dead", "C") and s.over


# -- Uproar --------------------------------------------------------------------------------------------------------


@shows("tumulte")
def test_an_uproar_leaves_only_the_talk_of_this_turns_sextines() -> None:
    s = sprung("tumulte")
    assert s.table.no_accusation and s.spectator.public.no_accusation
    s.until("sextines")
    assert {player.asked for player in s} == {"debate"} and s.all_saw("sextines", turn=2, allowed=False)
    s.A.says("claim", what="innocent_taran")
    for player in s:
        player.is_ready()
    assert s.phase == "vesperines" and not s.A.saw("accusation")
    s.next_turn().until("sextines")
    assert s.A.asked == "ballot" and not s.table.no_accusation


@shows("tumulte")
def test_the_talk_of_an_uproar_ends_when_time_is_up() -> None:
    s = sprung("tumulte")
    s.until("sextines")
    s.A.is_ready()
    s.clock.chooses("time_up")
    assert s.phase == "vesperines"


@shows("tumulte")
def test_an_uproar_on_turn_one_has_no_effect_on_the_next() -> None:
    s = sprung("tumulte", turn=1)
    assert not s.table.no_accusation and s.all_saw("no_effect", card="tumulte")
    s.next_turn().until("sextines")
    assert s.A.asked == "ballot"


@shows("denonciation")
def test_a_trap_may_be_the_last_card_of_a_pile() -> None:
    s = table(A="zele", players=3, piles={**dict.fromkeys(NAMES, 1), "taran": "denonciation 1"})
    s.A.investigates("taran")
    assert s.pile("taran") == () and s.graveyard == () and s.A.asked == "day_after"
    s.A.ends()
    assert "taran" not in s.B.may_investigate
