"""The worked examples of the specification, 32 to 43: the half-ghoul, an empty Reserve, masks, support tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, dealt, table

from penombre.engine import BadOptions
from penombre.games.tokyo_ghoul.catalogue import KANEKI, NEUTRAL
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.testing.shows import shows


def kills_the_half_ghoul(killer: str, others: str) -> TokyoGhoulScene:
    """The first player kills the second, half-ghoul Kaneki, on a red Place."""
    seats: dict[str, Any] = dict(zip("CDEFGH", others.split(), strict=False))
    s = table("ruelle", masks=True, A=f"{killer} NTDm", B="kaneki_mi_goule CNTm", **seats, tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.table.ending.victim == s.B.seat and s.B.met == ()
    return s


@shows("example 32")
def test_example_32_the_half_ghoul_killed_is_a_human_to_rize_and_a_ghoul_to_tsukiyama_and_inspectors() -> None:
    assert kills_the_half_ghoul("rize", "hinami mado hide").A.met == ("elimination",)
    assert kills_the_half_ghoul("tsukiyama", "hinami mado hide").A.met == ("elimination",)
    s = kills_the_half_ghoul("mado", "amon hinami touka hide")
    assert s.A.met == ("elimination",) and s.B.met == () and s.C.met == ("team",)


@shows("example 32")
def test_example_32_the_half_ghoul_is_no_inspector_to_touka() -> None:
    s = kills_the_half_ghoul("touka", "hinami mado hide")
    assert s.A.met == () and s.A not in s.winners


@shows("example 32")
def test_example_32_the_half_ghoul_needs_five_players() -> None:
    rules = TokyoGhoul()
    for pool in (["kaneki_mi_goule", "mado", "kimi", "hide"], ["touka", "mado", "kaneki_mi_goule", "hide"]):
        with pytest.raises(BadOptions, match="kaneki_mi_goule plays from 5 players on"):
            rules.options(4, {"masque": True, "characters": pool})
    five = ["touka", "kaneki_mi_goule", "mado", "kimi", "hide"]
    assert rules.options(5, {"masque": True, "characters": five})["pool"] == "manual"


@shows("example 33")
def test_example_33_a_token_put_back_does_not_undo_an_empty_reserve() -> None:
    s = table("hopital_kano", A="CND", B="TTT", C="CND", D="CND", reserve=1)
    assert s.reserve == 0 and s.A.public.exhausted
    s.A.removes(s.B, "transformation")
    assert s.reserve == 1 and s.all_saw("token_removed", seat=s.A, target=s.B, area="transformation", reserve=1)
    assert s.ending == "exhausted" and s.all_saw("exhausted") and s.table.turn == 1


@shows("example 34")
def test_example_34_with_masks_twenty_cards_are_dealt_to_five_four_each() -> None:
    s = dealt(5, masque=True)
    cards = "".join(player.hand + player.face_up for player in s)
    assert Counter(cards) == {"C": 4, "N": 4, "T": 4, "D": 3, "M": 5}
    assert [len(player.hand + player.face_up) for player in s] == [4] * 5


@shows("example 34")
def test_example_34_who_has_a_mask_must_show_it_and_who_has_none_chooses() -> None:
    s = table("show_initial", masks=True, A="CMMD", B="CCNT", C="MMDT", D="MNTN", E="CTDN")
    assert (s.A.face_up, s.A.hand) == ("M", "CDM") and s.A.asked is None
    assert s.waiting == [s.B, s.E]
    assert list(s.B.options) == ["cafe", "nourriture", "transformation"]
    s.B.turns_up("N")
    assert s.B.face_up == "" and s.A.public.seats[1].face_up == ""  # turned together with E's
    s.E.turns_up("D")
    assert [player.face_up for player in s] == ["M", "N", "M", "M", "D"] and s.B.hand == "CCT"
    assert s.all_saw("face_up", seat=s.B, card="nourriture") and s.all_saw("face_up", seat=s.E, card="colombe")
    assert [facts.face_up for facts in s.spectator.public.seats] == [
        *("masque", "nourriture", "masque", "masque", "colombe")
    ]
    assert s.B.asked == "prelim_show"


@shows("example 35")
def test_example_35_a_mask_received_goes_up_at_once() -> None:
    s = table("anteiku", masks=True, A="CDMm", B="TDCn", C="CNTm", D="NTDm")
    s.A.interrogates(s.B)
    s.B.shows("CD")
    s.A.exchanges("M", "D")
    assert (s.B.face_up, s.B.hand) == ("M", "CNT") and s.all_saw("face_up", seat=s.B, card="masque")
    assert (s.A.face_up, s.A.hand) == ("M", "CDD")


@shows("example 35")
def test_example_35_a_mask_taken_goes_up_at_once_too() -> None:
    s = table("anteiku", masks=True, A="TDCn", B="CDMm", C="CNTm", D="NTDm")
    s.A.interrogates(s.B)
    s.B.shows("DM")
    s.A.exchanges("T", "M")
    assert (s.A.face_up, s.A.hand) == ("M", "CND") and s.all_saw("face_up", seat=s.A, card="masque")
    assert (s.B.face_up, s.B.hand) == ("M", "CTD")


@shows("example 35")
def test_example_35_a_mask_given_in_the_preliminary_phase_goes_up_as_well() -> None:
    s = table("prelim_show", masks=True, A="TDCn", B="CDMm", C="CNTm", D="NTDm")
    s.passes()
    for giver, card in ((s.A, "T"), (s.B, "M"), (s.C, "C"), (s.D, "N")):
        giver.gives(card)
    assert (s.A.face_up, s.A.hand) == ("M", "CND") and s.all_saw("face_up", seat=s.A, card="masque")
    assert [player.face_up for player in s] == ["M"] * 4 and s.A.asked == "turn_choice"


@shows("example 36")
@pytest.mark.parametrize(("up", "hand"), [("N", "TTD"), ("T", "NTD"), ("D", "NTT")])
def test_example_36_a_player_whose_face_up_card_was_taken_chooses_another_one(up: str, hand: str) -> None:
    s = table("anteiku", masks=True, A="CNTm", B="NTDc", C="CNMm", D="TDDm")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("T", "C", theirs_up=True)
    assert s.all_saw("face_up_taken", seat=s.A, target=s.B, card="cafe")
    assert s.B.hand == "NTTD" and s.B.face_up == "" and s.waiting == [s.B] and s.B.asked == "redisplay"
    assert list(s.B.options) == ["nourriture", "transformation", "colombe"]  # the new Transformation among them
    s.B.turns_up(up)
    assert (s.B.face_up, s.B.hand) == (up, hand) and s.A.hand == "CCN"
    assert len(s.A.hand + s.A.face_up) == 4


@shows("example 36")
def test_example_36_with_a_mask_in_hand_the_mask_is_shown() -> None:
    s = table("anteiku", masks=True, A="CNTd", B="NDMm", C="CCTm", D="NTDm")
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.exchanges("T", "M", theirs_up=True)
    assert (s.B.face_up, s.B.hand) == ("M", "NTD") and (s.A.face_up, s.A.hand) == ("M", "CND")
    assert s.B.asked == "turn_choice" and s.all_saw("face_up", seat=s.B, card="masque")  # nothing to choose
    s = table("anteiku", masks=True, A="CNMm", B="NTDc", C="CTTm", D="NDDm")
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.exchanges("M", "C", theirs_up=True)
    assert (s.B.face_up, s.B.hand) == ("M", "NTD") and s.B.asked == "turn_choice"


@shows("example 37")
def test_example_37_who_gives_the_own_face_up_card_puts_another_one_up() -> None:
    s = table("anteiku", masks=True, A="CNTd", B="NTDm", C="CNTm", D="CDMm")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("D", "N", mine_up=True)
    assert s.all_saw("face_up_given", seat=s.A, target=s.B, card="colombe")
    assert s.A.hand == "CNNT" and s.waiting == [s.A] and s.A.asked == "redisplay"
    s.A.turns_up("N")
    assert (s.A.face_up, s.A.hand) == ("N", "CNT") and (s.B.face_up, s.B.hand) == ("M", "TDD")
    assert s.all_saw("face_up", seat=s.A, card="nourriture")


@shows("example 37")
def test_example_37_a_mask_comes_first() -> None:
    s = table("anteiku", masks=True, A="CNTd", B="NTMm", C="CNTm", D="CDDm")
    s.A.interrogates(s.B)
    s.B.shows("NM")
    s.A.exchanges("D", "M", mine_up=True)
    assert (s.A.face_up, s.A.hand) == ("M", "CNT") and s.B.asked == "turn_choice"
    s = table("anteiku", masks=True, A="CNMm", B="NTDc", C="CTTm", D="NDDm")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("M", "N", mine_up=True)
    assert (s.A.face_up, s.A.hand) == ("M", "CNN") and (s.B.face_up, s.B.hand) == ("M", "CTD")


@shows("example 38")
def test_example_38_a_collection_is_in_the_hand_the_open_card_is_left_out() -> None:
    others: dict[str, Any] = {"masks": True, "B": "mado", "C": "hide", "D": "kaneki", "E": "touka"}
    s = table("turn_start", A="hinami CCNc", **others)
    assert not s.over and s.A.asked == "turn_choice"  # 2 Coffee in hand
    s = table("turn_start", A="hinami CCCn", **others)
    assert s.ending == "instant" and s.won == "A" and s.A.met == ("collection",)


@shows("example 38")
@pytest.mark.parametrize("inspector", ["mado", "amon", "suzuya"])
def test_example_38_an_inspector_strikes_with_two_doves_in_hand(inspector: str) -> None:
    others: dict[str, Any] = {"masks": True, "B": "hinami", "C": "hide", "D": "kaneki", "tokens": {"B": 3}}
    assert table(A=f"{inspector} DNNd", **others).A.may_strike == ""
    assert table(A=f"{inspector} DDNn", **others).A.may_strike == "B"


@shows("example 38", "open_card_counts")
def test_example_38_the_open_card_counts_where_a_table_plays_so() -> None:
    others: dict[str, Any] = {"masks": True, "open_counts": True, "C": "hide", "D": "kaneki"}
    s = table("turn_start", A="hinami CCNc", B="mado", **others)
    assert s.ending == "instant" and s.won == "A" and s.A.met == ("collection",)
    s = table(A="mado DNNd", B="hinami", tokens={"B": 3}, **others)
    assert s.A.may_strike == "B"


@shows("example 38", "masque")
def test_example_38_uta_wins_by_what_three_cards_in_hand_can_be() -> None:
    others: dict[str, Any] = {"masks": True, "B": "mado", "C": "hide", "D": "kaneki", "E": "touka"}
    s = table("turn_start", A="uta DDDm", **others)
    assert s.ending == "instant" and s.won == "A" and s.A.met == ("collection",)
    s = table("turn_start", A="uta MMNm", **others)
    assert not s.over and s.A.asked == "turn_choice"


@shows("example 39")
def test_example_39_five_support_tokens_are_one_kaneki_and_four_neutral_ones() -> None:
    s = dealt(5, soutien=True)
    assert sorted(player.support for player in s) == [KANEKI, *[NEUTRAL] * 4]
    for player in s:
        own = player.support
        assert player.support_known(player) == own
        others = [player.support_known(other) for other in s if other is not player]
        assert others == [NEUTRAL if own == KANEKI else ""] * 4  # there is just one Kaneki


@shows("example 40")
def test_example_40_a_defender_with_kaneki_kills_the_attacker() -> None:
    s = table(
        "ruelle",
        supports="B",
        A="rize CND",
        B="amon CNT",
        C="mado CNT",
        D="hinami CTT",
        E="hide NDD",
        F="kaneki CND",
        tokens={"B": 1},
    )
    s.A.passes().attacks(s.B)
    assert s.all_saw("supports_shown", seat=s.A, target=s.B, own=NEUTRAL, theirs=KANEKI)
    assert s.all_saw("killed", seat=s.B, target=s.A, character="rize", defended=True)
    assert s.table.ending.killer == s.B.seat and s.table.ending.victim == s.A.seat
    assert s.won == "BCDE" and s.A.met == () and s.F.met == ()
    assert s.B.met == ("elimination",) and s.C.met == ("team",) and s.D.met == s.E.met == ("stay_alive",)


@shows("example 41")
def test_example_41_kaneki_at_the_attackers_side_saves_nobody() -> None:
    s = table(
        "ruelle",
        masks=True,
        supports="A",
        A="touka CNDm",
        B="mado CNTm",
        C="yoriko CTDm",
        D="yomo CNTm",
        E="hide NTDm",
        tokens={"B": 1},
    )
    s.A.passes().attacks(s.B)
    assert s.all_saw("supports_shown", own=KANEKI, theirs=NEUTRAL) and s.all_saw("killed", seat=s.A, target=s.B)
    assert s.won == "ACD" and s.A.met == ("elimination",) and s.C.met == s.D.met == ("companion",)


@shows("example 42")
def test_example_42_who_saw_a_token_knows_where_it_went() -> None:
    s = table("support_action", supports="E", A="", B="", C="", D="", E="", active="B")
    s.B.peeks(s.E)
    assert s.who_saw("support_peek", seat=s.B, target=s.E, support=KANEKI) == "B"
    assert s.all_saw("support_peek", seat=s.B, target=s.E) and not s.spectator.saw("support_peek", support=KANEKI)
    s.next_turn().next_turn().passes_until("support_action")
    assert s.active is s.E and s.B.support_known(s.E) == KANEKI
    s.E.swaps(s.C)
    assert s.all_saw("support_swap", seat=s.E, target=s.C) and s.C.support == KANEKI
    assert s.B.support_known(s.C) == KANEKI and s.B.support_known(s.E) == NEUTRAL
    assert s.E.support_known(s.C) == KANEKI and s.E.support_known(s.E) == NEUTRAL  # it had seen its own
    assert s.C.support_known(s.C) == "" and s.C.support_known(s.E) == NEUTRAL  # its former one
    assert s.A.support_known(s.C) == s.A.support_known(s.E) == s.D.support_known(s.C) == ""


@shows("example 42")
def test_example_42_who_holds_a_token_unseen_learns_it_by_looking() -> None:
    s = table("support_action", supports="E", A="", B="", C="", D="", E="", active="E")
    s.E.swaps(s.C)
    assert s.C.support_known(s.C) == ""
    s.next_turn().next_turn()
    assert s.active is s.C
    s.passes_until("support_action")
    s.C.peeks(s.C)
    assert s.C.support_known(s.C) == KANEKI and s.who_saw("support_peek", support=KANEKI) == "C"
    assert s.B.support_known(s.C) == ""


@shows("example 42")
def test_example_42_who_swaps_a_token_unseen_does_not_know_where_it_went() -> None:
    s = table("support_action", supports="B", A="", B="", C="", D="", E="", active="B")
    s.B.swaps(s.E)
    s.next_turn().next_turn().passes_until("support_action")
    assert s.active is s.E and s.E.support_known(s.E) == ""
    s.E.swaps(s.C)
    assert s.C.support == KANEKI and s.E.support_known(s.C) == "" and s.B.support_known(s.C) == KANEKI
    assert s.E.support_known(s.E) == ""  # what came is not looked at either


@shows("example 43")
def test_example_43_with_both_variants_cards_then_supports_then_face_up_cards_then_the_preliminary_phase() -> None:
    deals = (dealt(6, deal, masque=True, soutien=True) for deal in range(50))
    s = next(s for s in deals if "show_initial" in {player.asked for player in s})
    asked = [player for player in s if player.asked]
    assert {player.asked for player in asked} == {"show_initial"}
    assert [len(player.hand + player.face_up) for player in s] == [4] * 6
    assert Counter("".join(player.hand + player.face_up for player in s)) == {"C": 5, "N": 5, "T": 4, "D": 4, "M": 6}
    assert sorted(player.support for player in s) == [KANEKI, *[NEUTRAL] * 5]
    assert all(player.support_known(player) == player.support for player in s)
    assert all(player.hand.count("M") == 0 and player.face_up == "" for player in asked)
    assert all(player.face_up == "M" for player in s if player not in asked)
    s.passes()
    assert all(len(player.hand) == 3 and player.face_up for player in s)
    assert {player.asked for player in s} == {"prelim_show"}
    s.passes()
    assert {player.asked for player in s} == {"prelim_give"}
    s.passes()
    assert s.active.asked == "turn_choice"
