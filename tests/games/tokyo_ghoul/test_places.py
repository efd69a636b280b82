"""The eight Places: their actions from left to right, each with the state the one before has left."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, table

from penombre.games.tokyo_ghoul.catalogue import PLACES
from penombre.testing.shows import shows


def happened(s: TokyoGhoulScene) -> list[str]:
    """What everybody was told since the walk, in order."""
    keys = [event.key for event in s.spectator.events]
    return keys[keys.index("moved") + 1 :]


# -- Suspicion first, then a question ------------------------------------------------------------------------------


@shows("anteiku", "cafe")
def test_anteiku_suspects_pairs_of_coffee_and_then_lets_ask() -> None:
    s = table("anteiku", A="kaneki CCN", B="touka CCT", C="hide NNT", D="mado NDD", E="hinami TTD")
    assert happened(s) == ["suspicion"] and s.all_saw("suspicion", area="cafe", seats=[s.A, s.B], reserve=18)
    assert [player.areas for player in s] == [{"cafe": 1}, {"cafe": 1}, {}, {}, {}]
    assert s.A.asked == "interrogate"  # now it is known whom to ask
    s.A.interrogates(s.B)
    s.B.shows("CC")
    s.A.exchanges("N", "C")
    assert s.A.hand == "CCC" and s.A.tokens == 1  # no second look
    assert s.B.asked == "turn_choice"


@shows("big_girl", "nourriture")
def test_big_girl_suspects_pairs_of_food_and_then_lets_ask() -> None:
    s = table("big_girl", A="kaneki CCD", B="touka NNT", C="hide NCT", D="mado TDD")
    assert happened(s) == ["suspicion"] and s.all_saw("suspicion", area="nourriture", seats=[s.B], reserve=11)
    assert s.B.areas == {"nourriture": 1} and s.A.asked == "interrogate"
    s.A.passes()
    assert s.B.asked == "turn_choice"


@shows("siege_ccg", "colombe")
def test_the_ccg_suspects_pairs_of_doves_and_then_lets_ask() -> None:
    s = table("siege_ccg", A="mado DDN", B="touka CCT", C="hide NCT", D="kaneki NDT")
    assert happened(s) == ["suspicion"] and s.all_saw("suspicion", area="colombe", seats=[s.A], reserve=11)
    assert s.A.areas == {"colombe": 1} and s.A.asked == "interrogate"


@shows("anteiku", "big_girl", "siege_ccg", "cafe", "nourriture", "colombe")
@pytest.mark.parametrize(("place", "card"), [("anteiku", "C"), ("big_girl", "N"), ("siege_ccg", "D")])
def test_three_of_a_kind_take_one_token_and_a_single_card_none(place: str, card: str) -> None:
    others = "CNTD".replace(card, "")[:2]
    s = table(place, A=f"rize {card * 3}", B=f"mado {card}{others}", players=6)
    assert s.A.tokens == 1 and s.B.tokens == 0


@shows("anteiku", "big_girl", "siege_ccg", "masque")
@pytest.mark.parametrize(("place", "card"), [("anteiku", "C"), ("big_girl", "N"), ("siege_ccg", "D")])
def test_the_card_that_lies_face_up_counts_for_suspicion(place: str, card: str) -> None:
    rest = "CNTD".replace(card, "")[:2]
    s = table(place, A=f"rize {rest}{card}{card.lower()}", players=5, masks=True)
    assert s.A.face_up == card and s.A.tokens == 1


# -- Kamii University ----------------------------------------------------------------------------------------------


@shows("universite_kamii")
def test_at_the_university_ones_own_pair_may_be_broken_before_it_is_counted() -> None:
    s = table("universite_kamii", A="kaneki NNC", B="mado TDD", C="touka CCT", D="hide NTD")
    assert s.A.asked == "interrogate" and happened(s) == []
    s.A.interrogates(s.B)
    s.B.shows("DD")
    s.A.exchanges("N", "D")
    assert s.all_saw("suspicion", area="paire", seats=[s.C], reserve=11)
    assert s.C.areas == {"paire": 1} and s.A.tokens == s.B.tokens == 0


@shows("universite_kamii")
def test_at_the_university_a_pair_may_be_built_in_another_hand() -> None:
    s = table("universite_kamii", A="kaneki NCD", B="mado NTD", C="touka CCT", D="hide NTD")
    s.A.interrogates(s.B)
    s.B.shows("TD")
    s.A.exchanges("N", "T")
    assert s.B.hand == "NND" and s.B.areas == {"paire": 1} and s.A.tokens == 0
    assert happened(s)[:3] == ["interrogates", "interrogation_over", "suspicion"]


@shows("universite_kamii", "masque")
def test_two_masks_are_a_pair() -> None:
    s = table("universite_kamii", masks=True, A="uta MMNC", B="mado MNTD", C="hide CDTM", D="kaneki CNTd")
    s.A.passes()
    assert s.all_saw("suspicion", area="paire", seats=[s.A])


# -- the hospital and the shop -------------------------------------------------------------------------------------


@shows("hopital_kano", "transformation")
def test_the_hospital_suspects_a_single_transformation_and_takes_a_token_off_anybody() -> None:
    s = table("hopital_kano", A="kaneki NNT", B="mado TTD", C="touka CCN", D="hide CDD", tokens={"C": {"cafe": 1}})
    assert s.all_saw("suspicion", area="transformation", seats=[s.A, s.B], reserve=9)
    assert s.A.asked == "cover_remove"
    assert set(s.A.options) == {"pass", "seat-0-transformation", "seat-1-transformation", "seat-2-cafe"}
    s.A.removes(s.A, "transformation")  # the very token just received
    assert s.A.tokens == 0 and s.reserve == 10 and s.B.asked == "turn_choice"


@shows("hopital_kano")
def test_the_hospital_may_be_left_without_taking_a_token_off() -> None:
    s = table("hopital_kano", A="kaneki NNT")
    s.A.passes()
    assert s.A.areas == {"transformation": 1} and not s.A.saw("token_removed")


@shows("boutique_masques")
def test_the_mask_shop_lets_ask_and_then_takes_a_token_off() -> None:
    s = table("boutique_masques", A="kaneki", B="touka NCT", tokens={"B": 3})
    s.A.interrogates(s.B)
    assert s.A.asked == "interrogation_exchange"  # three tokens: all three cards
    s.A.keeps().removes(s.B, "rumeur")
    assert s.B.tokens == 2 and s.B.asked == "turn_choice"


@shows("boutique_masques")
def test_where_nobody_has_a_token_there_is_none_to_take_off() -> None:
    s = table("boutique_masques")
    s.A.passes()
    assert s.B.asked == "turn_choice"


# -- the red Places ------------------------------------------------------------------------------------------------


@shows("ruelle")
@pytest.mark.parametrize("victim", "BC")
def test_in_the_alley_one_may_ask_somebody_and_attack_them_or_another(victim: str) -> None:
    s = table("ruelle", A="touka NCT", B="mado NTD", C="hide", tokens={"B": 2, "C": 2})
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.exchanges("T", "D")
    assert s.A.asked == "attack" and s.A.may_choose == "BC"
    s.A.attacks(s["ABC".index(victim)])
    assert s.ending == "kill" and s.table.victim == "ABC".index(victim)


@shows("ruelle")
def test_in_the_alley_one_may_do_neither() -> None:
    s = table("ruelle", A="touka", tokens={"B": 1})
    s.A.passes().passes()
    assert s.B.asked == "turn_choice" and happened(s)[:1] == ["no_attack"]


@shows("chantier")
def test_on_the_building_site_the_token_just_given_counts() -> None:
    s = table("chantier", A="rize", B="hide", C="mado", tokens={"B": 2, "C": 2}, players=5)
    assert s.A.asked == "cover_give"
    s.A.adds(s.B)
    assert s.B.areas == {"rumeur": 3} and s.A.asked == "attack" and s.A.may_choose == "B"
    s.A.attacks(s.B)
    assert s.A.met == ("elimination",)


@shows("chantier")
def test_on_the_building_site_only_three_tokens_or_more_can_be_attacked() -> None:
    s = table("chantier", A="rize", tokens={"A": 5, "B": 2, "C": 3, "D": 4}, players=5)
    s.A.passes()
    assert s.A.may_choose == "CD"


@shows("chantier")
def test_an_empty_reserve_has_no_token_to_give() -> None:
    # No play leads here: the turn before, which emptied it, would have been the last.
    s = table("chantier", A="rize", B="hide", tokens={"B": 3}, reserve=0, players=5)
    assert s.A.asked == "attack" and s.A.may_choose == "B"


# -- all of them ---------------------------------------------------------------------------------------------------

ASKED = {
    "anteiku": ["interrogate", "interrogation_show", "interrogation_exchange"],
    "big_girl": ["interrogate", "interrogation_show", "interrogation_exchange"],
    "siege_ccg": ["interrogate", "interrogation_show", "interrogation_exchange"],
    "universite_kamii": ["interrogate", "interrogation_show", "interrogation_exchange"],
    "hopital_kano": ["cover_remove"],
    "boutique_masques": ["interrogate", "interrogation_show", "interrogation_exchange", "cover_remove"],
    "ruelle": ["interrogate", "interrogation_show", "interrogation_exchange", "attack"],
    "chantier": ["cover_give", "attack"],
}


@shows(*PLACES)
@pytest.mark.parametrize("place", PLACES)
def test_a_place_asks_its_questions_in_order_and_then_the_next_player_begins(place: str) -> None:
    s = table(place, A="hinami", tokens={"B": 1})
    asked = []
    while s.table.turn == 1:
        (ask,) = s.match.asks()
        asked.append(ask.kind)
        s.match.answer(ask.seat, "seat-1" if ask.kind == "interrogate" else ask.default or ask.legal()[0].id)
    assert asked == ASKED[place] and s.B.asked == "turn_choice"


@shows(*PLACES, "soutien_neutre")
@pytest.mark.parametrize("place", PLACES)
def test_the_support_action_comes_after_all_actions_of_a_place(place: str) -> None:
    s = table(place, A="hinami", tokens={"B": 1}, supports="B")
    asked = []
    while s.table.turn == 1:
        (ask,) = s.match.asks()
        asked.append(ask.kind)
        s.match.answer(ask.seat, "seat-1" if ask.kind == "interrogate" else ask.default or ask.legal()[0].id)
    assert asked == [*ASKED[place], "support_action"]


@shows("cafe", "nourriture", "transformation", "colombe", "masque")
def test_cards_change_hands_and_none_comes_or_goes() -> None:
    s = table("boutique_masques", masks=True, A="uta MMNC", B="mado MNTD")
    before = Counter(s.table.faces)
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("C", "T")
    assert Counter(s.table.faces) == before and (s.A.hand, s.B.hand) == ("NTM", "CND")
