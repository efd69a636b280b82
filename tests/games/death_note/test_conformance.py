"""Death Note passes the suite that every game passes, and the suite meets all of it: nothing passes unseen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from penombre.engine import Match
from penombre.games.death_note.catalogue import ACTIONS, ROLES, TILES
from penombre.games.death_note.rules import DeathNote
from penombre.testing import Report, conformance
from penombre.testing.policy import random_step

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
    *("l_names", "l_names_two", "light_barred", "looks", "looks_at_tile", "names", "no_effect", "nobody_to_suspect"),
    *("plays", "pursuit", "rem_answer", "reshuffled", "reveal", "round", "ryuk", "ryuk_free", "ryuk_icon"),
    *("ryuk_locked", "saved", "scored", "sees_hand", "sees_tile", "silent_witness", "spills", "suspicion"),
    *("suspicion_lost", "suspicions_exchanged", "swaps", "takes", "takes_hand", "threat", "threat_void", "tile"),
    *("tile_back", "tile_covered", "tile_discarded", "tile_exposed", "tile_left", "top_secret", "totals", "turn"),
    *("turn_over", "votes"),
}
ENDINGS = {"light_revealed", "three_deaths", "last_round"}
ALWAYS_SO = {("poursuite", False)}
"""The Pursuit is an objective of whoever has won it, and of nobody else."""


def test_every_promise_holds_wherever_a_match_first_asks_something(report: Callable[[Report], None]) -> None:
    run = conformance(RULES, matches=10, worlds=1, inspect=0.002)
    report(run)
    assert run.by_count == dict.fromkeys(RULES.players, 10)
    assert EVERY_MATCH <= set(run.kinds) <= EVERY_KIND and len(run.kinds) > len(EVERY_KIND) * 0.8
    assert run.worlds.accepted > run.worlds.tried * 0.95


def test_matches_without_a_plan_meet_every_question_event_card_tile_and_objective() -> None:
    kinds, events, reasons, plays, tiles, lines, roles, tables = (set[object]() for _ in range(8))
    for number in range(400):
        for players in RULES.players:
            match = Match(RULES, players, RULES.sample_options(players, Random(number)), number)
            rng = Random(f"{players} {number}")
            while not match.over:
                kinds |= {ask.kind for ask in match.asks()}
                match.answer(*random_step(match, rng))
            events |= {event.key for event in match.log()}
            t = match.table
            tables.add((players, t.beginners, t.games, match.options["l"]))
            plays |= {deed.card for deed in t.deeds if deed.kind == "play"}
            tiles |= {deed.card for deed in t.deeds if deed.kind == "tile"}
            for result in t.results:
                reasons.add(result.ending.reason)
                roles |= {*result.roles, *result.inactive}
                lines |= {(line.objective, line.met) for each in result.lines for line in each}
    assert kinds == EVERY_KIND and events == EVERY_EVENT and reasons == ENDINGS
    assert plays == set(ACTIONS) and tiles == set(TILES) and roles == set(ROLES)
    assert len(tables) == len(RULES.players) * 2 * 2 * 4, "every size with every option"
    objectives = {f"{role}_{place}" for role in ROLES for place in (1, 2, 3)} | {"amour", "poursuite", "fausse_piste"}
    assert lines == {(id, met) for id in objectives for met in (False, True)} - ALWAYS_SO


@pytest.mark.parametrize("players", sorted(RULES.players, reverse=True))
def test_every_promise_holds_where_a_match_is_looked_at_closely(players: int, report: Callable[[Report], None]) -> None:
    run = conformance(RULES, matches=1, counts=[players], seed=1, worlds=1)
    report(run)
    assert run.by_count == {players: 1} and set(run.kinds) >= EVERY_MATCH
    assert run.inspected > run.decisions / 6
    assert run.worlds.accepted > run.worlds.tried * 0.95 and run.worlds.different > run.worlds.accepted / 2
