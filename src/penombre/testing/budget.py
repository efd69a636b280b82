"""How much `conformance` looks at: decisions inspected with each number of players, by game and tier.

An inspection deals worlds anew for every seat, so its price is the game's: 9 ms in Kemomimi Panic, 22 in Death Note.
The numbers are such that all games take about as long: seven seconds of one processor for `test`, and twenty times as
long for `soak`. To set one anew: the report of `conformance(rules, inspected=100)` ends with its seconds.
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
    "dc_spyfall": Budget(test=100, soak=2200),
    "death_note": Budget(test=60, soak=1000),
    "kemomimi_panic": Budget(test=150, soak=3400),
    "rose_noire": Budget(test=110, soak=2400),
    "tokyo_ghoul": Budget(test=65, soak=1400),
}
OTHERS = Budget(test=200, soak=2000)
"""For games that have not been measured."""


def budget(game: str, tier: Tier = "test") -> int:
    """How many decisions of this game to inspect with each number of players: `conformance(…, inspected=…)`."""
    found = BUDGETS.get(game, OTHERS)
    return found.soak if tier == "soak" else found.test
