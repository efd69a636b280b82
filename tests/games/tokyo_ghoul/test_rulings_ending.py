"""The rulings about how it ends and who has won: 12, 15 to 19, 21, 23, 25 and 30."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.endings import attacked, ran_out
from tests.games.tokyo_ghoul.scenes import letters, table

from penombre.engine import BadOptions
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.testing.shows import shows

RULES = TokyoGhoul()
INSPECTORS = ("mado", "amon", "suzuya")


@shows("ruling 12")
def test_ruling_12_a_turn_that_empties_the_reserve_and_kills_ends_by_the_kill() -> None:
    s = table("chantier", reserve=1, A="rize", B="hide", C="hinami TTC", D="mado", E="kaneki", tokens={"B": 2})
    s.A.adds(s.B)
    assert s.table.exhausted and s.A.may_choose == "B"
    s.A.attacks(s.B)
    assert s.ending == "kill" and not s.A.saw("exhausted")
    assert (s.A.met, s.C.met) == (("elimination",), ("stay_alive",))  # objectives are as ever


@shows("ruling 15")
@pytest.mark.parametrize(("owner", "companion"), [("kimi", "nishiki"), ("yomo", "touka"), ("yoriko", "touka")])
def test_ruling_15_a_companion_who_is_not_in_play_does_not_survive(owner: str, companion: str) -> None:
    masks = bool(CHARACTERS[owner].variant)
    s = ran_out(A=owner, B=companion, E="mado", masks=masks)
    assert s.A.met == ("companion",) and s.all_saw("objective_met", seat=s.A, objectives=["companion"])
    s = ran_out(A=owner, B="hinami", C="tsukiyama" if owner != "yomo" else "hide", E="mado", masks=masks)
    assert companion not in s.table.pool and s.A.met == () and "A" not in s.won


# -- the dead (16) -------------------------------------------------------------------------------------------------


@shows("ruling 16")
@pytest.mark.parametrize("character", [id for id, row in CHARACTERS.items() if row.stay_alive and not row.companion])
def test_ruling_16_the_dead_do_not_win_by_their_cards(character: str) -> None:
    row = CHARACTERS[character]
    pair = letters([row.stay_alive] * 2) + ("m" if row.variant else "")  # what lies face up counts for nothing
    s = attacked("B", "A", A=f"{character} {pair}", B="mado", players=5, masks=bool(row.variant))
    assert s.table.victim == s.A.seat and s.A.met == () and "A" not in s.won
    s = ran_out(A=f"{character} {pair}", B="mado", players=5, masks=bool(row.variant))
    assert s.A.met == ("stay_alive",)


@shows("ruling 16")
@pytest.mark.parametrize(("owner", "companion"), [("kimi", "nishiki"), ("yomo", "touka"), ("yoriko", "touka")])
def test_ruling_16_the_dead_win_by_their_companion(owner: str, companion: str) -> None:
    row = CHARACTERS[owner]
    pair = letters([row.stay_alive] * 2)
    masks = bool(row.variant)
    s = attacked("B", "A", A=f"{owner} {pair}", B="mado", C=companion, players=5, masks=masks)
    assert s.table.victim == s.A.seat and s.A.met == ("companion",)
    other = "kaneki" if owner == "yomo" else "tsukiyama"
    s = attacked("B", "A", A=f"{owner} {pair}", B="mado", C="hinami", D="hide", E=other, masks=masks)
    assert companion not in s.table.pool and s.A.met == ()


# -- Inspectors (17 to 19, 21, 23) ---------------------------------------------------------------------------------

SIX: dict[str, Any] = {"A": "amon", "B": "mado", "C": "rize", "D": "hinami CNT", "E": "hide CNT", "F": "kaneki NTD"}


@shows("ruling 17", "soutien_kaneki")
def test_ruling_17_an_inspector_who_kills_an_attacking_ghoul_wins_for_all() -> None:
    s = attacked("C", "A", supports="A", **SIX)
    assert s.table.victim == s.C.seat
    assert (s.A.met, s.B.met, s.C.met) == (("elimination",), ("team",), ())
    assert s.won == "AB"


@shows("ruling 17", "soutien_kaneki")
def test_ruling_17_an_inspector_who_dies_attacking_has_lost_for_all() -> None:
    s = attacked("A", "C", supports="C", **SIX)
    assert s.table.victim == s.A.seat and (s.A.met, s.B.met) == ((), ())
    assert s.won == ""  # Rize killed an Inspector, which is not what she wants either


@shows("ruling 17")
@pytest.mark.parametrize("ghoul", "CD")
def test_ruling_17_whoever_of_them_kills_a_ghoul_all_have_won(ghoul: str) -> None:
    s = attacked("B", ghoul, **SIX)
    assert (s.A.met, s.B.met) == (("team",), ("elimination",)) and s.won == "AB"
    assert s.all_saw("objective_met", seat=s.A, character="amon", objectives=["team"])


@shows("ruling 18")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("A", "E"), ("A", "F"), ("A", "B"), ("B", "A"), ("C", "E"), ("C", "B"), ("C", "D")],
)
def test_ruling_18_inspectors_lose_together_unless_one_of_them_killed_a_ghoul(attacker: str, defender: str) -> None:
    s = attacked(attacker, defender, **SIX)
    assert not set("AB") & set(s.won) and (s.A.met, s.B.met) == ((), ())


@shows("ruling 18")
def test_ruling_18_inspectors_lose_where_nobody_is_killed() -> None:
    s = ran_out(**SIX)
    assert not set("AB") & set(s.won)


@shows("ruling 18", "kaneki_mi_goule")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_ruling_18_the_half_ghoul_is_a_ghoul_to_inspectors(inspector: str) -> None:
    others = [id for id in INSPECTORS if id != inspector]
    s = attacked("A", "C", A=inspector, B=others[0], C="kaneki_mi_goule", players=6, masks=True)
    assert (s.A.met, s.B.met) == (("elimination",), ("team",))


@shows("ruling 19")
def test_ruling_19_a_ghoul_killed_by_a_ghoul_is_no_help_to_inspectors() -> None:
    s = attacked("C", "D", **{**SIX, "C": "tsukiyama"})
    assert s.C.met == ("elimination",) and s.won == "C"


@shows("ruling 21")
@pytest.mark.parametrize("at", ["prelim_show", "turn_choice"])
def test_ruling_21_inspectors_do_not_know_each_other(at: str) -> None:
    hands = {"B": "CNT", "C": "CNT", "D": "CND", "E": "CNT", "F": "CDD"}
    seen = []
    for order in (("amon", "hide", "kaneki"), ("hide", "amon", "kaneki"), ("kaneki", "hide", "amon")):
        cast = zip("BCDEF", (*order, "touka", "hinami"), strict=True)
        seats: dict[str, Any] = {seat: f"{who} {hands[seat]}" for seat, who in cast}
        s = table(at, A="mado NTD", **seats)
        seen.append(s.A.everything)
    assert seen[0] == seen[1] == seen[2]


@shows("ruling 23")
@pytest.mark.parametrize("inspector", INSPECTORS)
def test_ruling_23_three_doves_win_nothing_at_once_but_may_strike(inspector: str) -> None:
    s = table("turn_start", A=f"{inspector} DDD", tokens={"B": 3})
    assert not s.over and s.A.asked == "turn_choice" and s.A.may_strike == "B"
    assert not CHARACTERS[inspector].collection


@shows("ruling 25", "kaneki_mi_goule", "kaneki")
@pytest.mark.parametrize("players", range(5, 9))
def test_ruling_25_there_is_one_kaneki_and_he_is_nobodys_companion(players: int) -> None:
    pool = ["kaneki", "kaneki_mi_goule", *[id for id in CHARACTERS if "kaneki" not in id][: players - 2]]
    with pytest.raises(BadOptions, match="kaneki and kaneki_mi_goule are the same person; choose one of them"):
        RULES.options(players, {"characters": pool, "masque": True})
    for deal in range(100):
        t = RULES.setup(players, RULES.options(players, {"masque": True}), bytes([deal]))
        assert not {"kaneki", "kaneki_mi_goule"} <= set(t.pool)
    assert "kaneki_mi_goule" not in {row.companion for row in CHARACTERS.values()}


# -- Support (30) --------------------------------------------------------------------------------------------------


@shows("ruling 30", "soutien_kaneki")
def test_ruling_30_who_dies_attacking_loses_and_the_others_are_checked_as_ever() -> None:
    s = attacked(
        "A", "B", supports="B", masks=True, A="touka CCCn", B="mado", C="yoriko NNDc", D="hide DDTt", E="yoshimura MMTm"
    )
    assert s.table.victim == s.A.seat and s.A.met == ()
    assert s.B.met == ("elimination",)  # an Inspector who killed a Ghoul
    assert s.C.met == ("stay_alive",)  # her companion is dead, her cards are there
    assert s.D.met == s.E.met == ("stay_alive",)
    assert s.won == "BCDE"


@shows("ruling 30", "soutien_kaneki")
@pytest.mark.parametrize("attacker", ["touka", "tsukiyama", "rize", "mado", "amon", "suzuya"])
def test_ruling_30_no_attacker_who_dies_wins_by_anything(attacker: str) -> None:
    row = CHARACTERS[attacker]
    pair = letters([row.stay_alive] * 2) if row.stay_alive else ""
    s = attacked("A", "B", supports="B", A=f"{attacker} {pair}", B="hinami", players=5)
    assert s.table.victim == s.A.seat and s.A.met == () and s.table.ending.killer == s.B.seat
    assert s.all_saw("supports_shown", seat=s.A, target=s.B, own="soutien_neutre", theirs="soutien_kaneki")
    assert s.all_saw("killed", seat=s.B, target=s.A, character=attacker, defended=True)


@shows("ruling 30", "soutien_kaneki")
def test_ruling_30_the_special_action_is_an_attack_too() -> None:
    s = table(A="mado DDN", B="touka", tokens={"B": 2}, supports="B")
    s.A.strikes(s.B)
    assert s.table.victim == s.A.seat and s.A.met == () and s.B.met == ("elimination",)
