"""All that matches of Death Note meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.games.kept_deals import Everything, Thing, named

from penombre.engine import Match
from penombre.games.death_note.catalogue import ACTIONS, ROLES, TILES
from penombre.games.death_note.deeds import Play, Tile
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import DeathNoteTable

RULES = DeathNote()

EVERY_MATCH = {"keep_one", "gift", "gift_card", "turn_start", "tile_choice", "turn_main", "window_round_start"}
"""Questions that no match can do without."""
EVERY_KIND = (
    EVERY_MATCH
    | {*("wager", "lie", "silence", "meanwhile_turn_main", "allot_one", "spill_own", "lay_away")}
    | {
        *("meanwhile_turn_start", "play_target", "play_role", "play_name", "two_players", "supporter"),
        *("lay_away_count", "reveal_inactive", "renounce", "reshuffle", "borrow", "supporter_suspicion"),
        *("crossed_fates", "tailing", "look_at_neighbour", "trapped", "testimony", "mole", "bureau", "blackmail"),
        *("resignation", "accusations", "allot", "designate", "designate_two", "designate_inactive", "dealings"),
        *("assault", "ally", "unraveling", "ballot", "glare", "rebirth", "confrontation", "tactics", "overcast"),
        *("assault_discard", "confession", "makeshift", "revival", "next_game", "window_before_reveal"),
        *("window_discarded", "window_tile_revealed", "window_before_allot", "window_round_end", "window_death"),
        "window_check",
    }
)
EVERY_EVENT = {
    *("about_to_die", "aims", "aims_role", "aims_two", "answers", "assault_no", "blackmailed", "bonus", "chairs"),
    *("covers", "crowned", "deal", "designates", "designates_group", "designates_role", "designates_two", "dies"),
    *("dies_hidden", "discards", "draws", "friend", "game_over", "gift", "gives", "hand_back", "hand_shown"),
    "death_waits",
    *("l_names", "l_names_two", "light_barred", "looks", "looks_at_tile", "names", "no_effect", "nobody_to_suspect"),
    *("plays", "pursuit", "rem_answer", "reshuffled", "reveal", "round", "ryuk", "ryuk_free", "ryuk_icon"),
    *("ryuk_locked", "saved", "scored", "sees_hand", "sees_tile", "silent_witness", "spills", "suspicion"),
    *("suspicion_lost", "suspicions_exchanged", "swaps", "takes", "takes_hand", "threat", "threat_void", "tile"),
    *("tile_back", "tile_covered", "tile_discarded", "tile_exposed", "tile_left", "top_secret", "totals", "turn"),
    *("turn_over", "votes"),
}
ENDINGS = {"light_revealed", "three_deaths", "last_round"}
OBJECTIVES = {f"{role}_{place}" for role in ROLES for place in (1, 2, 3)} | {"amour", "poursuite", "fausse_piste"}
ALWAYS_SO = {("poursuite", False)}
"""The Pursuit is an objective of whoever has won it, and of nobody else."""


def met(match: Match[DeathNoteTable]) -> Iterator[Thing]:
    """Options, Actions played, tiles, endings, roles, and objectives that were met or were not."""
    t = match.table
    yield "options", (match.players, t.beginners, t.games, match.options["l"])
    for deed in t.deeds:
        if isinstance(deed, Play):
            yield "play", deed.card
        elif isinstance(deed, Tile):
            yield "tile", deed.card
    for result in t.results:
        yield "ending", result.ending.reason
        yield from named("role", (*result.roles, *result.inactive))
        yield from named("objective", ((line.objective, line.met) for each in result.lines for line in each))


EVERYTHING = Everything(
    RULES,
    named("question", EVERY_KIND)
    | named("event", EVERY_EVENT)
    | named("options", product(RULES.players, (False, True), (1, 2), ("dealt", "host", "seat", "rotation")))
    | named("play", ACTIONS)
    | named("tile", TILES)
    | named("ending", ENDINGS)
    | named("role", ROLES)
    | named("objective", set(product(OBJECTIVES, (False, True))) - ALWAYS_SO),
    met,
    EVERY_MATCH,
    accepted=0.95,
)
