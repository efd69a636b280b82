"""Characters who win by killing: Rize, Touka, Tsukiyama and the Inspectors; and those who may not attack."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.endings import attacked, ran_out
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, table

from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.testing.shows import shows

KILLERS = {
    "rize": "humain",
    "touka": "inspecteur",
    "tsukiyama": "goule",
    "mado": "goule",
    "amon": "goule",
    "suzuya": "goule",
}
PEACEFUL = tuple(id for id in CHARACTERS if id not in KILLERS)
INSPECTORS = ("mado", "amon", "suzuya")
WANTED = {"humain": "hide", "inspecteur": "amon", "goule": "hinami"}
"""Somebody of each camp."""


def attack_of(attacker: str, defender: str, **more: Any) -> TokyoGhoulScene:
    """Six players, with masks so that anybody may be among them: A attacks B."""
    return attacked("A", "B", A=attacker, B=defender, players=6, masks=True, **more)


# -- the right victim, the wrong one, none --------------------------------------------------------------------------


@shows(*KILLERS)
@pytest.mark.parametrize("attacker", KILLERS)
def test_killing_meets_the_objective_where_the_victim_belongs_to_the_right_camp_and_not_otherwise(
    attacker: str,
) -> None:
    for victim, row in CHARACTERS.items():
        if victim == attacker:
            continue
        s = attack_of(attacker, victim)
        assert s.table.victim == s.B.seat and s.B.character == victim
        assert ("elimination" in s.A.met) == (KILLERS[attacker] in row.camps)
        assert s.all_saw("attack", seat=s.A, target=s.B, source="place", characters=[attacker, victim])
        assert s.all_saw("killed", seat=s.A, target=s.B, character=victim, defended=False)


@shows(*KILLERS)
@pytest.mark.parametrize("attacker", KILLERS)
def test_without_a_kill_there_is_no_elimination(attacker: str) -> None:
    s = ran_out(A=attacker, players=6)
    assert s.A.met == () and "A" not in s.won


@shows(*KILLERS)
@pytest.mark.parametrize("attacker", KILLERS)
def test_a_kill_by_somebody_else_is_not_ones_own(attacker: str) -> None:
    other = "rize" if attacker != "rize" else "touka"
    victim = WANTED[KILLERS[attacker]]
    s = attacked("B", "C", A=attacker, B=other, C=victim, players=7)
    assert s.table.victim == s.C.seat and s.A.met == ()


@shows(*KILLERS, "ruelle")
@pytest.mark.parametrize("attacker", KILLERS)
def test_the_alley_is_as_good_a_place_to_kill(attacker: str) -> None:
    victim = WANTED[KILLERS[attacker]]
    s = table("ruelle", A=attacker, B=victim, players=6, tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.ending == "kill" and s.A.met == ("elimination",)


@shows(*PEACEFUL)
@pytest.mark.parametrize("place", ["ruelle", "chantier"])
@pytest.mark.parametrize("character", PEACEFUL)
def test_who_has_nobody_to_kill_may_not_attack(character: str, place: str) -> None:
    s = table(place, A=character, players=5, masks=True, tokens=dict.fromkeys("BCDE", 3))
    s.A.passes()
    assert s.A.asked == "attack" and set(s.A.options) == {"pass"}


# -- Kaneki's support ----------------------------------------------------------------------------------------------


@shows(*KILLERS, "soutien_kaneki")
@pytest.mark.parametrize("attacker", KILLERS)
def test_the_right_victim_with_kaneki_beside_them_kills_the_attacker(attacker: str) -> None:
    victim = WANTED[KILLERS[attacker]]
    s = attack_of(attacker, victim, supports="B")
    assert s.table.victim == s.A.seat and s.A.met == () and "A" not in s.won
    assert s.all_saw("killed", seat=s.B, target=s.A, character=attacker, defended=True)


@shows(*KILLERS, "soutien_kaneki", "soutien_neutre")
@pytest.mark.parametrize("attacker", KILLERS)
def test_kaneki_beside_the_attacker_changes_nothing(attacker: str) -> None:
    victim = WANTED[KILLERS[attacker]]
    for holder in "AC":
        s = attack_of(attacker, victim, supports=holder)
        assert s.table.victim == s.B.seat and "elimination" in s.A.met


@shows("rize", "soutien_kaneki")
@pytest.mark.parametrize("attacker", [id for id in KILLERS if id != "rize"])
def test_rize_who_defends_herself_kills_no_human(attacker: str) -> None:
    s = attack_of(attacker, "rize", supports="B")
    assert s.table.victim == s.A.seat and s.B.met == ()  # whoever may attack her is no Human


@shows("touka", "soutien_kaneki")
@pytest.mark.parametrize("attacker", [id for id in KILLERS if id != "touka"])
def test_touka_who_defends_herself_wins_over_an_inspector(attacker: str) -> None:
    s = attack_of(attacker, "touka", supports="B")
    assert s.table.victim == s.A.seat and ("elimination" in s.B.met) == (attacker in INSPECTORS)


@shows("tsukiyama", "soutien_kaneki")
@pytest.mark.parametrize("attacker", [id for id in KILLERS if id != "tsukiyama"])
def test_tsukiyama_who_defends_himself_wins_over_a_ghoul(attacker: str) -> None:
    s = attack_of(attacker, "tsukiyama", supports="B")
    assert s.table.victim == s.A.seat and ("elimination" in s.B.met) == (attacker in ("rize", "touka"))


@shows(*INSPECTORS, "soutien_kaneki")
@pytest.mark.parametrize(
    ("attacker", "defender"), [(one, other) for one in KILLERS for other in INSPECTORS if one != other]
)
def test_an_inspector_who_defends_himself_wins_over_a_ghoul(attacker: str, defender: str) -> None:
    s = attack_of(attacker, defender, supports="B")
    assert s.table.victim == s.A.seat
    assert ("elimination" in s.B.met) == (attacker in ("rize", "touka", "tsukiyama"))


# -- Rize, Touka, Tsukiyama ----------------------------------------------------------------------------------------


@shows("rize")
def test_rize_has_no_second_way_to_win() -> None:
    for hand in ("CCC", "NNN", "TTT", "DDD"):
        s = table("turn_start", A=f"rize {hand}", players=5)
        assert s.A.asked == "turn_choice"
        s = ran_out(A=f"rize {hand}", players=5)
        assert s.A.met == ()


@shows("touka")
def test_touka_may_win_both_ways_at_once() -> None:
    s = attacked("A", "B", A="touka CCN", B="mado")
    assert s.A.met == ("elimination", "stay_alive")
    s = attacked("A", "B", A="touka CCN", B="hide", C="mado")
    assert s.A.met == ("stay_alive",)  # the wrong victim, but alive with her pair
    s = attacked("A", "B", A="touka CNT", B="hide", C="mado")
    assert s.A.met == () and "A" not in s.won


@shows("tsukiyama")
def test_tsukiyama_with_the_wrong_victim_still_has_his_pair() -> None:
    s = attacked("A", "B", A="tsukiyama NNC", B="mado")
    assert s.A.met == ("stay_alive",)
    s = attacked("A", "B", A="tsukiyama NCT", B="mado")
    assert s.A.met == ()


@shows("tsukiyama")
def test_tsukiyama_himself_does_not_count_as_a_ghoul_killed() -> None:
    s = attacked("B", "A", A="tsukiyama NNC", B="mado", players=5)
    assert s.A.met == ()


# -- Inspectors ----------------------------------------------------------------------------------------------------


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize(("inspector", "proof"), [("suzuya", 1), ("mado", 2), ("amon", 3)])
def test_an_inspector_strikes_a_ghoul_with_proof_enough(inspector: str, proof: int) -> None:
    s = table(A=f"{inspector} DDN", B="hinami", tokens={"B": proof})
    s.A.strikes(s.B)
    assert (s.ending, s.A.met) == ("kill", ("elimination",)) and s.table.ending.source == "special"
    s = table(A=f"{inspector} DDN", B="hinami", tokens={"B": proof - 1})
    assert s.A.may_strike == ""


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_an_inspector_who_strikes_a_human_has_lost(inspector: str) -> None:
    s = table(A=f"{inspector} DDN", B="hide", tokens={"B": 3})
    s.A.strikes(s.B)
    assert s.ending == "kill" and s.A.met == () and "A" not in s.won


@shows("mado", "amon", "suzuya", "colombe", "masque", "open_card_counts")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_a_dove_that_lies_face_up_counts_for_no_special_action_unless_the_table_plays_so(inspector: str) -> None:
    for open_counts, in_hand, strikes in ((False, 1, ""), (False, 2, "B"), (True, 1, "B"), (True, 0, "")):
        cards = "D" * in_hand + "CNT"[in_hand:] + "d"
        s = table(A=f"{inspector} {cards}", B="hinami", tokens={"B": 3}, masks=True, open_counts=open_counts)
        assert s.A.face_up == "D" and s.A.may_strike == strikes


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_an_inspector_on_a_red_place_needs_neither_doves_nor_proof(inspector: str) -> None:
    s = table("ruelle", A=f"{inspector} CNT", B="hinami", tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.A.met == ("elimination",)


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_an_inspector_wins_by_what_another_one_strikes(inspector: str) -> None:
    other = "mado" if inspector != "mado" else "amon"
    s = table(A=f"{other} DDN", B=inspector, C="hinami", players=6, tokens={"C": 3})
    s.A.strikes(s.C)
    assert (s.A.met, s.B.met) == (("elimination",), ("team",))


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_an_inspector_has_no_cards_to_win_with(inspector: str) -> None:
    for hand in ("CCC", "NNN", "TTT", "DDD"):
        assert table("turn_start", A=f"{inspector} {hand}").A.asked == "turn_choice"
        assert ran_out(A=f"{inspector} {hand}").A.met == ()


@shows("mado", "amon", "suzuya")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_an_inspector_who_is_killed_has_lost(inspector: str) -> None:
    s = attacked("B", "A", A=inspector, B="touka")
    assert s.A.met == () and s.B.met == ("elimination",)


@pytest.mark.parametrize("killer", ["A", "C"])
def test_a_dead_inspector_has_lost_since_nobody_else_can_die(killer: str) -> None:
    s = table(
        "chantier", A="touka", B="mado", C="amon", D="hide", E="kaneki", F="hinami", active=killer, tokens={"B": 3}
    )
    s.active.passes().attacks(s.B)
    assert s.B not in s.winners and s.C not in s.winners


# -- the half-ghoul ------------------------------------------------------------------------------------------------


@shows("kaneki_mi_goule")
@pytest.mark.parametrize(
    ("attacker", "wins"),
    [("rize", True), ("mado", True), ("amon", True), ("suzuya", True), ("tsukiyama", True), ("touka", False)],
)
def test_the_half_ghoul_is_human_and_ghoul_to_those_who_kill_him(attacker: str, wins: bool) -> None:
    s = attack_of(attacker, "kaneki_mi_goule")
    assert ("elimination" in s.A.met) == wins
    assert s.B.met == ()


@shows("kaneki_mi_goule", "soutien_kaneki")
def test_the_half_ghoul_who_defends_himself_stays_alive_and_kills_for_nothing() -> None:
    s = attacked("A", "B", A="rize", B="kaneki_mi_goule NNT", players=5, masks=True, supports="B")
    assert s.table.victim == s.A.seat and s.B.met == ("stay_alive",)
    s = attacked("A", "B", A="rize", B="kaneki_mi_goule NCT", players=5, masks=True, supports="B")
    assert s.table.victim == s.A.seat and s.B.met == ()
