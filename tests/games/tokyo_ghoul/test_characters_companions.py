"""Characters who win by a companion: Kimi by Nishiki, Yomo and Yoriko by Touka."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.endings import attacked, ran_out
from tests.games.tokyo_ghoul.scenes import letters, table

from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.testing.shows import shows

PAIRS = [("kimi", "nishiki"), ("yomo", "touka"), ("yoriko", "touka")]
EACH = pytest.mark.parametrize(("owner", "companion"), PAIRS)


def with_companion(owner: str, companion: str, hand: str = "", **more: Any) -> dict[str, Any]:
    """Six players: the owner, who lacks a pair unless told otherwise, the companion, two Inspectors."""
    return {
        "A": f"{owner} {hand}",
        "B": f"{companion} NTD",
        "C": "mado",
        "D": "amon",
        "players": 6,
        "masks": bool(CHARACTERS[owner].variant),
        **more,
    }


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_companion_is_alive_when_the_reserve_runs_out(owner: str, companion: str) -> None:
    s = ran_out(**with_companion(owner, companion, "CD"))
    assert s.A.met == ("companion",) and "A" in s.won


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_companion_is_alive_when_somebody_else_was_killed(owner: str, companion: str) -> None:
    s = attacked("C", "D", **with_companion(owner, companion, "CD"))
    assert s.A.met == ("companion",)


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_owner_may_be_the_one_who_was_killed(owner: str, companion: str) -> None:
    s = attacked("C", "A", **with_companion(owner, companion, "CD"))
    assert s.table.victim == s.A.seat and s.A.met == ("companion",) and "A" in s.won


@shows("kimi", "yomo", "yoriko")
@EACH
def test_with_a_pair_besides_both_objectives_are_met(owner: str, companion: str) -> None:
    pair = letters([CHARACTERS[owner].stay_alive] * 2)
    s = ran_out(**with_companion(owner, companion, pair))
    assert s.A.met == ("stay_alive", "companion")


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_companion_was_killed(owner: str, companion: str) -> None:
    s = attacked("C", "B", **with_companion(owner, companion, "CD"))
    assert s.table.victim == s.B.seat and s.A.met == () and "A" not in s.won


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_companion_was_killed_but_the_pair_is_there(owner: str, companion: str) -> None:
    pair = letters([CHARACTERS[owner].stay_alive] * 2)
    s = attacked("C", "B", **with_companion(owner, companion, pair))
    assert s.A.met == ("stay_alive",)


@shows("kimi", "yomo", "yoriko")
@EACH
def test_the_companion_is_not_in_play(owner: str, companion: str) -> None:
    for hand, met in (("CD", ()), (letters([CHARACTERS[owner].stay_alive] * 2), ("stay_alive",))):
        others = with_companion(owner, "hinami", hand)
        if owner != "yomo":
            others["E"] = "tsukiyama"
        s = ran_out(**others)
        assert companion not in s.table.pool and s.A.met == met


@shows("kimi", "yomo", "yoriko")
@EACH
def test_somebody_else_wins_at_once_and_the_companion_counts_for_nothing(owner: str, companion: str) -> None:
    s = table("turn_start", active="E", **with_companion(owner, companion, "CD", E="hide NNN"))
    assert (s.ending, s.won) == ("instant", "E")


@shows("kimi", "yomo", "yoriko", "nishiki", "touka", "soutien_kaneki")
@EACH
def test_kaneki_saves_the_companion(owner: str, companion: str) -> None:
    s = attacked("C", "B", supports="B", **with_companion(owner, companion, "CD"))
    assert s.table.victim == s.C.seat and s.A.met == ("companion",)


@shows("yomo", "yoriko", "touka", "soutien_kaneki")
@pytest.mark.parametrize("owner", ["yomo", "yoriko"])
def test_touka_attacks_and_her_friends_win_or_lose_with_her_life(owner: str) -> None:
    s = attacked("B", "C", supports="B", **with_companion(owner, "touka", "CD"))
    assert s.B.met == ("elimination",) and s.A.met == ("companion",)
    s = attacked("B", "C", supports="C", **with_companion(owner, "touka", "CD"))
    assert s.table.victim == s.B.seat and s.B.met == () and s.A.met == ()
