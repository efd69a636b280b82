"""How much `conformance` looks at: decisions inspected with each number of players, by game and tier.

An inspection deals worlds anew for every seat, so its price is the game's: 5 ms in Kemomimi Panic, 24 in Death Note.
The numbers are such that all games take about as long: ten seconds of one processor for `test`, two minutes for
`soak`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Tier = Literal["test", "soak"]


class Budget(NamedTuple):
    """Decisions to inspect with each number of players."""

    test: int
    soak: int


BUDGETS: Mapping[str, Budget] = {
    "dc_spyfall": Budget(test=165, soak=2000),
    "death_note": Budget(test=85, soak=1000),
    "kemomimi_panic": Budget(test=400, soak=5000),
    "rose_noire": Budget(test=230, soak=2800),
    "tokyo_ghoul": Budget(test=90, soak=1100),
}
OTHERS = Budget(test=100, soak=1200)
"""For games that have not been measured."""


def budget(game: str, tier: Tier = "test") -> int:
    """How many decisions of this game to inspect with each number of players: `conformance(…, inspected=…)`."""
    found = BUDGETS.get(game, OTHERS)
    return found.soak if tier == "soak" else found.test
