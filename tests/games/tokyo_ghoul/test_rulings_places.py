"""The rulings about Places: targets, tokens and the Reserve (6 to 11, 24), walking (13, 14), attacking (20, 22, 26)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.scenes import table

from penombre.engine import Ask
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, PLACES
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.testing.shows import shows

RULES = TokyoGhoul()


# -- targets (6 to 8) ----------------------------------------------------------------------------------------------


@shows("ruling 6")
@pytest.mark.parametrize("active", "ABCDE")
def test_ruling_6_nobody_interrogates_themselves(active: str) -> None:
    for place in [id for id, place in PLACES.items() if place.actions[0] == "interrogation"]:
        s = table(place, players=5, active=active)
        assert s.active.asked == "interrogate"
        assert s.active.may_choose == "ABCDE".replace(active, "")


@shows("ruling 7")
@pytest.mark.parametrize(
    ("tokens", "targets"),
    [
        ({"A": 5, "B": 3, "C": 3, "D": 1}, "BC"),
        ({"A": 5, "B": 3, "C": 4, "D": 1}, "C"),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, "BCD"),
        ({"A": 9, "D": 1}, "D"),
        ({"A": 2}, ""),  # nobody "has the most"
        ({}, ""),
    ],
)
def test_ruling_7_the_most_suspected_of_the_others_may_be_attacked(tokens: dict[str, int], targets: str) -> None:
    s = table("ruelle", players=5, A="touka", tokens=tokens)
    s.A.passes()
    assert s.A.asked == "attack" and s.A.may_choose == targets and "pass" in s.A.options


@shows("ruling 8")
@pytest.mark.parametrize("active", "ABCD")
def test_ruling_8_a_token_is_given_to_another_player(active: str) -> None:
    s = table("chantier", active=active)
    assert s.active.asked == "cover_give" and s.active.may_choose == "ABCD".replace(active, "")
    other = s[(s.active.seat + 2) % 4]
    s.active.adds(other)
    assert other.areas == {"rumeur": 1} and s.reserve == 11


# -- tokens (9 to 11, 24) ------------------------------------------------------------------------------------------


@shows("ruling 9")
def test_ruling_9_the_area_a_token_leaves_is_chosen() -> None:
    held: dict[str, Any] = {"A": {"rumeur": 1}, "B": {"cafe": 2, "paire": 1}}
    s = table("boutique_masques", tokens=held)
    s.A.passes()
    assert set(s.A.options) == {"pass", "seat-0-rumeur", "seat-1-cafe", "seat-1-paire"}
    before = s.reserve
    s.A.removes(s.B, "paire")
    assert s.B.areas == {"cafe": 2} and s.A.areas == {"rumeur": 1} and s.reserve == before + 1
    assert s.all_saw("token_removed", seat=s.A, target=s.B, area="paire", reserve=before + 1)


@shows("ruling 9")
def test_ruling_9_one_may_remove_a_token_of_ones_own() -> None:
    s = table("boutique_masques", tokens={"A": {"cafe": 1, "colombe": 1}})
    s.A.passes().removes(s.A, "colombe")
    assert s.A.areas == {"cafe": 1}


@shows("ruling 10")
def test_ruling_10_a_token_put_back_does_not_undo_that_the_reserve_was_empty() -> None:
    s = table("hopital_kano", reserve=1, A="kaneki NNC", B="touka NCD", C="hide CDD", D="mado TTT")
    assert s.reserve == 0 and s.D.areas == {"transformation": 1}
    assert s.A.asked == "cover_remove"  # the turn is completed first
    s.A.removes(s.D, "transformation")
    assert s.reserve == 1
    assert s.ending == "exhausted" and s.all_saw("exhausted")


@shows("ruling 10")
def test_ruling_10_the_support_action_belongs_to_the_turn_that_is_completed() -> None:
    s = table("chantier", reserve=1, supports="B", A="kaneki")
    s.A.adds(s.B).passes()
    assert s.table.exhausted and not s.over and s.A.asked == "support_action"
    s.A.swaps(s.B)
    assert s.ending == "exhausted" and s.A.support == "soutien_kaneki"


@shows("ruling 11")
def test_ruling_11_too_few_tokens_go_clockwise_from_the_active_player() -> None:
    s = table("hopital_kano", active="D", reserve=2, A="T", B="NCD", C="T", D="T", E="T")
    assert [player.tokens for player in s] == [0, 0, 0, 1, 1]
    assert s.all_saw("suspicion", area="transformation", seats=[s.D, s.E], reserve=0)
    assert s.table.exhausted and s.D.asked == "cover_remove"  # D goes on
    s.D.passes()
    assert s.ending == "exhausted"


@shows("ruling 11")
@pytest.mark.parametrize(("reserve", "takers"), [(1, "C"), (2, "CD"), (3, "ACD"), (4, "ACD")])
def test_ruling_11_each_takes_one_as_long_as_there_are_some(reserve: int, takers: str) -> None:
    s = table("hopital_kano", active="C", reserve=reserve, A="NCT", B="NCD", C="NTD", D="CTD")
    assert "".join(player.name for player in s if player.tokens) == takers
    assert s.table.exhausted == (reserve <= 3) and s.reserve == reserve - len(takers)


@shows("ruling 11")
def test_ruling_11_nobody_can_tell_of_those_for_whom_nothing_was_left() -> None:
    s = table("hopital_kano", active="C", reserve=2, A="NCT", B="NCD", C="NTD", D="CTD")
    # A is the last but one in turn and has the card, B is the last and has not: to D both may or may not.
    assert {"T" in hand for hand in s.D.may_hold(s.A)} == {True, False} == {"T" in hand for hand in s.D.may_hold(s.B)}
    s = table("hopital_kano", active="C", reserve=9, A="NCT", B="NCD", C="NTD", D="CTD")
    assert {"T" in hand for hand in s.D.may_hold(s.A)} == {True}
    assert {"T" in hand for hand in s.D.may_hold(s.B)} == {False}


AREAS_MIXED: list[Any] = [
    {"cafe": 1, "nourriture": 1, "colombe": 1},
    {"paire": 1, "transformation": 1, "rumeur": 1},
    {"rumeur": 3},
    {"cafe": 2, "rumeur": 1},
]


@shows("ruling 24")
@pytest.mark.parametrize("three", AREAS_MIXED)
def test_ruling_24_only_the_number_of_tokens_counts(three: dict[str, int]) -> None:
    s = table(A="amon DDN", tokens={"B": three, "C": {"cafe": 2}})
    assert s.A.may_strike == "B"
    s = table("ruelle", A="touka", tokens={"B": three, "C": {"cafe": 2}, "D": {"paire": 3}})
    s.A.passes()
    assert s.A.may_choose == "BD"
    s = table("chantier", A="touka", tokens={"B": three, "C": {"cafe": 2}, "D": {"paire": 3}})
    s.A.passes()
    assert s.A.may_choose == "BD"
    s = table("universite_kamii", tokens={"B": three})
    s.A.interrogates(s.B)
    assert s.A.asked == "interrogation_exchange" and len(s.A.private.shown) == 3


# -- walking (13, 14) ----------------------------------------------------------------------------------------------


@shows("ruling 13")
def test_ruling_13_with_one_other_visible_place_nobody_walks_two() -> None:
    s = table(token_slot=7, visible=(4, 7))
    s.A.cannot("move-2", because="one_place")
    assert set(s.A.options) == {"move-1"}
    s.A.walks(1)
    assert s.slot == 4 and s.visible == [0, 1, 2, 3, 4]


@shows("ruling 14")
@pytest.mark.parametrize(("steps", "slot"), [(1, 5), (2, 6)])
def test_ruling_14_hidden_places_do_not_count_though_they_are_turned_over_on_the_way(steps: int, slot: int) -> None:
    s = table(token_slot=3, visible=(1, 2, 3, 5, 6, 7))
    s.A.walks(steps)
    assert s.slot == slot and s.visible == [1, 2, 4, 5, 6, 7]


@shows("ruling 14")
def test_ruling_14_two_hidden_places_on_the_way_do_not_count_either() -> None:
    s = table(token_slot=0, visible=(0, 2, 4))
    s.A.walks(2)
    assert s.slot == 4 and s.visible == [1, 2, 3, 4]


# -- attacking (20, 22, 26) ----------------------------------------------------------------------------------------


@shows("ruling 20")
@pytest.mark.parametrize("place", ["ruelle", "chantier"])
@pytest.mark.parametrize("attacker", [id for id, row in CHARACTERS.items() if row.elimination])
def test_ruling_20_nobody_has_to_attack(attacker: str, place: str) -> None:
    s = table(place, players=5, A=attacker, tokens={"B": 3, "C": 3})
    s.A.passes()
    assert s.A.may_choose == "BC"
    s.A.passes()
    assert not s.over and s.B.asked == "turn_choice" and s.all_saw("no_attack", seat=s.A)


@shows("ruling 20")
def test_ruling_20_anybody_within_reach_may_be_killed_whatever_they_are() -> None:
    cast: dict[str, Any] = {"A": "rize", "B": "hinami", "C": "mado", "D": "hide", "E": "kaneki"}
    won = {}
    for victim in "BCDE":
        s = table("chantier", tokens=dict.fromkeys("BCDE", 3), **cast)
        s.A.passes()
        assert s.A.may_choose == "BCDE"
        s.A.attacks(s["ABCDE".index(victim)])
        assert s.ending == "kill"
        won[victim] = "A" in s.won
    assert won == {"B": False, "C": False, "D": True, "E": True}


@shows("ruling 22")
@pytest.mark.parametrize(("inspector", "proof"), [("suzuya", 1), ("mado", 2), ("amon", 3)])
def test_ruling_22_the_special_action_needs_two_doves_and_proof(inspector: str, proof: int) -> None:
    tokens = {"B": proof - 1, "C": proof, "D": proof + 1}
    assert table(A=f"{inspector} DDN", tokens=tokens).A.may_strike == "CD"
    assert table(A=f"{inspector} DDD", tokens=tokens).A.may_strike == "CD"
    assert table(A=f"{inspector} DNC", tokens=tokens).A.may_strike == ""


@shows("ruling 22")
def test_ruling_22_nobody_but_an_inspector_has_it() -> None:
    for character, row in CHARACTERS.items():
        s = table(players=5, A=f"{character} DDN", masks=bool(row.variant), tokens=dict.fromkeys("ABCDE", 3))
        assert bool(s.A.may_strike) == (row.camps == ("inspecteur",))


@shows("ruling 22")
def test_ruling_22_the_special_action_takes_the_place_of_the_move() -> None:
    s = table(A="mado DDN", B="touka", tokens={"B": 2})
    board = (s.slot, s.visible)
    s.A.strikes(s.B)
    assert (s.ending, s.slot, s.visible) == ("kill", *board)
    assert s.all_saw("attack", seat=s.A, target=s.B, source="special") and not s.A.saw("moved")


@shows("ruling 22")
def test_ruling_22_time_never_strikes() -> None:
    s = table(A="mado DDN", B="touka", tokens={"B": 2})
    assert s.A.ask and s.A.ask.default == "move-1"
    s.passes()
    assert not s.over and s.slot == 1


def as_put(ask: Ask | None) -> tuple[object, ...]:
    """What everybody could tell of a question by the way it is put."""
    assert ask is not None
    return ask.seat, ask.kind, ask.default, ask.pace, ask.secret, ask.whispered


@shows("ruling 26")
@pytest.mark.parametrize("place", ["ruelle", "chantier"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_ruling_26_everybody_on_a_red_place_is_asked_about_an_attack(character: str, place: str) -> None:
    masks = bool(CHARACTERS[character].variant)
    s = table(place, players=5, A=character, masks=masks, tokens={"B": 3})
    s.A.passes()
    assert as_put(s.A.ask) == (0, "attack", "pass", "attack", False, False)
    assert s.A.may_choose == ("B" if CHARACTERS[character].elimination else "")
    assert RULES.holds["attack"] > 0  # a table of people waits as long whoever it is


@shows("ruling 26")
@pytest.mark.parametrize("place", ["ruelle", "chantier"])
def test_ruling_26_nobody_else_can_tell_whether_there_was_a_right_to_attack(place: str) -> None:
    seen = []
    for a, b in (("hinami", "touka"), ("touka", "hinami")):
        s = table(place, A=f"{a} NCD", B=f"{b} NCD", C="hide NCT", D="kaneki NCD", E="mado TTT", tokens={"C": 3})
        s.A.passes()
        asked = [player.everything for player in (s.C, s.D, s.E, s.spectator)], s.match.waiting()
        s.A.passes()
        seen.append((asked, [player.everything for player in (s.C, s.D, s.E, s.spectator)], s.match.waiting()))
    assert seen[0] == seen[1]


@shows("ruling 26")
def test_ruling_26_nobody_else_can_tell_whether_the_special_action_was_possible() -> None:
    seen = []
    for a, c in (("DDN", "DCT"), ("DCT", "DDN")):
        s = table(A=f"mado {a}", B="touka NCT", C=f"hide {c}", D="kaneki NCT", tokens={"B": 3})
        assert bool(s.A.may_strike) == (a == "DDN")
        assert as_put(s.A.ask) == (0, "turn_choice", "move-1", "turn_choice", False, False)
        seen.append([player.everything for player in (s.B, s.D, s.spectator)])
    assert seen[0] == seen[1]
