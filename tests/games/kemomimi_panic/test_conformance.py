"""Kemomimi Panic passes the suite that every game passes, and the suite meets all of it: nothing passes unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from penombre.engine import Match
from penombre.games.kemomimi_panic.catalogue import CHARACTERS
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.table import KemomimiTable
from penombre.testing import Report, conformance

RULES = KemomimiPanic()

EVERY_MATCH = {"talk", "name_suspect", "vote", "steal", "guess"}
"""Questions that no match can do without."""
EVERY_KIND = EVERY_MATCH | {
    *("check", "claim_check", "swap_roles", "choose_master", "use", "federica"),
    *("lead", "second_suspect", "exclude", "strip_jewel", "change_suspect"),
    *("write_name", "show_name", "claim_jewel", "give_jewel", "angry", "cancel"),
}
EVERY_TURN = {
    *("moon", "suspect_changed", "verdict_changed", "next_suspect", "miyabi_abstains", "leader"),
    *("jewel_given", "jewel_found", "informant_voted_out", "crescent_blocked", "lonely", "ghost", "ghost_leaves"),
    *("roles_swapped", "lolo_becomes", "cancelled", "paper_discarded", "role_shown", "master_shown", "crowned"),
}
"""What happens now and then, whoever plays."""
EVERY_ENDING = {"no_thief", "thief_and_civilian", "thief_and_informant", "two_thieves", "federica"}


def test_every_promise_holds_in_matches_that_use_every_ability(
    played: list[Match[KemomimiTable]], report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=24, worlds=1, inspect=0.01)
    report(run)
    assert run.by_count == dict.fromkeys(RULES.players, 24) and set(run.kinds) == EVERY_KIND
    happened = Counter(event.key for match in played for event in match.log())
    # Arle only has to sit there, and Akira is met where something is cancelled.
    used = {id for id in CHARACTERS if happened[f"announce_{id}"]}
    assert used == set(CHARACTERS) - {"homeless_arle", "psychic_akira"}
    assert any("homeless_arle" in match.table.dealt_cast for match in played)
    assert {key for key in EVERY_TURN if not happened[key]} == set()
    assert {match.outcome.ending for match in played if match.outcome} == EVERY_ENDING


@pytest.mark.parametrize("players", sorted(RULES.players, reverse=True))
def test_every_promise_holds_where_matches_are_looked_at_closely(
    players: int, report: Callable[[Report], None]
) -> None:
    run = conformance(RULES, matches=6, counts=[players], seed=1)
    report(run)
    assert run.by_count == {players: 6} and set(run.kinds) >= EVERY_MATCH
    assert run.inspected > run.decisions / 5
    assert run.worlds.accepted > run.worlds.tried / 2 and run.worlds.different > run.worlds.accepted / 2
