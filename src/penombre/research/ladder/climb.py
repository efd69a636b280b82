"""Playing a ladder: all tables that its file does not have yet, by any number of workers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import CancelledError, Future, as_completed
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from penombre.bots import LEVELS, make
from penombre.bots.search.search import WORLDS
from penombre.engine import Ruleset
from penombre.research.ladder.playing import Result, Terms, play_table
from penombre.research.ladder.results_file import ResultsFile
from penombre.research.ladder.seating import Seating, camps, seatings
from penombre.research.ladder.standings import Ladder, standings
from penombre.research.simulate import DEALS, BadSimulation, Progress, known_game
from penombre.research.workers import pool

_ONCE: Final = ("rounds", "games")
"""Settings that deal new roles in the middle of a match. In a ladder levels sit with a role: one deal is played."""


def climb(
    game: str,
    players: Sequence[int],
    games: int,
    file: Path,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    levels: Sequence[str] = LEVELS,
    worlds: int = WORLDS,
    workers: int = 1,
    progress: Progress | None = None,
    *,
    readable: bool = False,
) -> Ladder:
    """Play `games` deals for each number of players, going on where `file` ends, and count.

    The result depends on everything but the number of workers; only `thinking` in it differs.
    """
    ruleset = known_game(game)
    if games < 1 or seed < 0 or workers < 1 or worlds < 1:
        raise BadSimulation("a ladder needs a game, a worker and a world at least, and a seed from 0 on")
    for level in levels:
        make(level, game, Random(0))
    chosen = once(ruleset, options)
    for number in players:
        ruleset.options(number, chosen)
    terms = Terms(game, ruleset.version, chosen, seed, tuple(levels), worlds)
    wanted = _wanted(ruleset, terms, players, games)
    results = ResultsFile(file, terms)
    left = [seating for seating in wanted if seating not in results.results]
    _play(terms, left, results, workers, len(wanted), progress)
    return standings(terms, [results.results[seating] for seating in wanted], readable=readable)


def once(ruleset: Ruleset[Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options, with one deal a match."""
    known = {setting.name for setting in ruleset.settings}
    return {**{name: 1 for name in _ONCE if name in known}, **(options or {})}


def _wanted(ruleset: Ruleset[Any], terms: Terms, players: Sequence[int], games: int) -> list[Seating]:
    """Every table, a deal of each number of players after the other: whoever stops early has some of all."""
    found = []
    for number in range(games):
        for count in players:
            deal = terms.seed * DEALS + number
            found += seatings(count, deal, camps(ruleset, count, terms.options, deal), terms.levels)
    return found


def _play(
    terms: Terms, left: list[Seating], results: ResultsFile, workers: int, total: int, progress: Progress | None
) -> None:
    """Play what is left; what has ended is in the file, whenever somebody stops this."""
    done = total - len(left)

    def tell() -> None:
        if progress is not None:
            progress(done, total)

    tell()
    if workers == 1 or len(left) < 2:
        for seating in left:
            results.keep(play_table(terms, seating))
            done += 1
            tell()
        return

    def keep(future: Future[Result]) -> None:
        # Called as soon as a table has ended, also while the workers are stopped.
        with suppress(CancelledError):
            results.keep(future.result())

    with pool(min(workers, len(left))) as executor:
        futures = [executor.submit(play_table, terms, seating) for seating in left]
        for future in futures:
            future.add_done_callback(keep)
        for future in as_completed(futures):
            future.result()
            done += 1
            tell()
