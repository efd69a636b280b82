"""All that matches of Kemomimi Panic meet."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.kept_deals import Everything, Thing, named

from penombre.engine import Match
from penombre.games.kemomimi_panic.catalogue import CHARACTERS
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.table import KemomimiTable

RULES = KemomimiPanic()

EVERY_MATCH = {"talk", "name_suspect", "vote", "steal", "guess"}
"""Questions that no match can do without."""
EVERY_KIND = EVERY_MATCH | {
    *("check", "claim_check", "swap_roles", "choose_master", "use", "federica"),
    *("lead", "second_suspect", "exclude", "strip_jewel", "change_suspect"),
    *("write_name", "show_name", "claim_jewel", "give_jewel", "angry", "cancel"),
}
EVERY_DAY = {
    *("dealt", "hands", "day", "night", "claim_check", "claim_silent", "check_answer", "suspect", "vote_result"),
    *("theft", "no_theft", "theft_undone", "guess_shown", "eliminated", "jewel_lost", "jewel_discarded"),
    *("angry", "paper_shown", "game_over", "points"),
}
"""What a match is made of."""
EVERY_TURN = {
    *("moon", "suspect_changed", "verdict_changed", "next_suspect", "miyabi_abstains", "leader"),
    *("jewel_given", "jewel_found", "informant_voted_out", "crescent_blocked", "lonely", "ghost", "ghost_leaves"),
    *("roles_swapped", "lolo_becomes", "cancelled", "paper_discarded", "role_shown", "master_shown", "crowned"),
}
"""What happens now and then, whoever plays."""
ANNOUNCED = set(CHARACTERS) - {"homeless_arle", "psychic_akira"}
"""Arle only has to sit there, and Akira is met where something is cancelled."""
EVERY_EVENT = EVERY_DAY | EVERY_TURN | {f"announce_{id}" for id in ANNOUNCED}
RARE = named("event", ["no_suspect"])
"""Only where nobody is left whom the table could suspect; scenes show it."""
EVERY_ENDING = {
    *("no_thief", "thief_and_civilian", "thief_and_informant"),
    *("two_thieves", "thieves_and_civilian", "federica"),
}


def met(match: Match[KemomimiTable]) -> Iterator[Thing]:
    """Characters at the table, and how the match ended."""
    yield from named("character", match.table.dealt_cast)
    if match.outcome is not None:
        yield "ending", match.outcome.ending


EVERYTHING = Everything(
    RULES,
    named("question", EVERY_KIND)
    | named("event", EVERY_EVENT)
    | named("character", CHARACTERS)
    | named("ending", EVERY_ENDING),
    met,
    EVERY_MATCH,
    accepted=0.5,
    rare=RARE,
)
