"""Ways for a scene to end, each played for real on the building site: the Reserve runs out, or somebody is attacked."""

from __future__ import annotations

from typing import Any

from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, table


def ran_out(*, active: str = "A", **seats: Any) -> TokyoGhoulScene:
    """The active player gives the last token of the Reserve to the next one and attacks nobody."""
    s = table("chantier", active=active, reserve=1, **seats)
    s.active.adds(s[(s.active.seat + 1) % s.match.players]).passes()
    if s.table.supports:
        s.active.passes()
    assert s.ending == "exhausted"
    return s


def attacked(attacker: str, defender: str, **seats: Any) -> TokyoGhoulScene:
    """One player attacks another, who has three tokens."""
    s = table("chantier", active=attacker, tokens={defender: 3}, **seats)
    s.active.passes().attacks(s["ABCDEFGH".index(defender)])
    assert s.ending == "kill" and s.table.defender == s["ABCDEFGH".index(defender)].seat
    return s
