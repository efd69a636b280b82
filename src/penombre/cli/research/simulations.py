"""Many matches at once: simulations as a table or as JSON, and balance reports."""

from __future__ import annotations

import fnmatch
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from penombre.cli import arguments
from penombre.cli.failure import Failure, Usage, refused
from penombre.cli.progress import progress, stoppable
from penombre.cli.research.study import Study
from penombre.cli.rules import search
from penombre.cli.screen import Screen, out
from penombre.engine import PenombreError, Ruleset
from penombre.research import Rate, Simulation, Spread, balance, parse_levels, simulate
from penombre.research.simulate import Levels
from penombre.words import Words

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256


def run_simulate(game: str, study: Study) -> int:
    """Play many matches and print what was counted."""
    ruleset = arguments.game(game)
    language = arguments.language(study.lang)
    arguments.count("--games", study.games, MOST_GAMES)
    arguments.seed(study.seed)
    number, _ = arguments.table(ruleset, study.players, study.options)
    chosen = arguments.parse_options(ruleset, study.options)
    levels, many = _levels(study.bots, ruleset, number), workers_of(study.workers)
    with progress(f"{ruleset.id}, {number} players") as tell:
        try:
            result = stoppable(
                lambda told: simulate(ruleset.id, number, levels, study.games, study.seed, chosen, many, told), tell
            )
        except PenombreError as error:
            raise Usage(str(error)) from None
    if study.as_json:
        sys.stdout.write(result.encode().decode())
        sys.stdout.flush()
    else:
        _report(result, Words(ruleset.id, language, also=("penombre.cli",)), out())
    return 0


def run_balance(game: str, *, games: int, seed: int, search: int, workers: int | None, folder: Path) -> int:
    """Simulate every player count and write the report."""
    ruleset = arguments.game(game)
    arguments.count("--games", games, MOST_GAMES)
    arguments.seed(seed)
    if search:
        arguments.count("--search", search, MOST_GAMES)
    if folder.exists() and not folder.is_dir():
        raise Usage(f"--folder: {folder} is not a folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(error, f"cannot write the report into {folder}") from None
    with progress(f"{ruleset.id}, balance") as tell:
        try:
            many = workers_of(workers)
            written = stoppable(lambda told: balance(ruleset.id, games, seed, many, folder, told, search), tell)
        except PenombreError as error:
            raise Failure(str(error)) from None
        except OSError as error:
            raise refused(error, f"cannot write the report into {folder}") from None
    screen = out()
    for file in written:
        screen.print(Text(str(file)), soft_wrap=True)
    return 0


def _levels(text: str, ruleset: Ruleset[Any], players: int) -> Levels:
    """One level for all, one per seat or one per role; each of them there."""
    levels = parse_levels(text)
    if isinstance(levels, str):
        return arguments.level(levels, ruleset)
    for level in (levels.values() if isinstance(levels, Mapping) else levels) or ("",):
        arguments.level(level, ruleset)
    if isinstance(levels, Mapping):
        roles = [entry.id for entry in search.family(ruleset.id, "role")]
        for pattern in levels:
            if roles and not fnmatch.filter(roles, pattern):
                raise Usage(f"--bots: {ruleset.id} has no role {pattern!r}; {arguments.hint(pattern, roles)}")
    elif len(levels) > players:
        raise Usage(f"--bots: {len(levels)} levels for {players} seats")
    return levels


def workers_of(given: int | None) -> int:
    """How many processes; one per core when nobody says."""
    if given is None:
        return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    return arguments.count("--workers", given, MOST_WORKERS)


def _report(result: Simulation, words: Words, screen: Screen) -> None:
    def name(family: str, id: str) -> str:
        return words.text(f"{family}-{id}") if words.has(f"{family}-{id}") else id

    def group(id: str) -> str:
        return name("role" if words.has(f"role-{id}") else "character", id)

    text = words.text
    bots = ", ".join(result.bots)
    screen.say(
        text("cli-study", game=name("game", "title"), players=result.players, games=result.games, bots=bots), "title"
    )
    screen.print()
    screen.print(_rates(words, text("cli-study-role"), "wins", {group(id): rate for id, rate in result.roles.items()}))
    if len(result.levels) > 1:
        for level, roles in result.levels.items():
            screen.print()
            screen.print(_rates(words, level, "wins", {group(id): rate for id, rate in roles.items()}))
    screen.print()
    endings = {_ending(words, id): rate for id, rate in result.endings.items()}
    screen.print(_rates(words, text("cli-study-ending"), "times", endings))
    screen.print()
    if result.tally:
        tally = {name("tally", id): rate for id, rate in result.tally.items()}
        screen.print(_rates(words, text("cli-study-tally"), "times", tally))
        screen.print()
    if result.points:
        for id, scored in result.points.items():
            screen.say(_length(text("cli-study-points", role=group(id)), scored, words))
        screen.print()
    for key, spread in ((f"{result.unit}s", result.days), ("decisions", result.decisions)):
        screen.say(_length(text(f"cli-study-{key}"), spread, words))
    timing = result.timing
    speed = f"{timing.decisions_per_second:,.0f}".replace(",", " ")
    screen.say(text("cli-study-speed", seconds=round(timing.seconds, 1), speed=speed, workers=timing.workers), "quiet")


def _ending(words: Words, id: str) -> str:
    """Who won, in a word or two; a game need not have such words."""
    key = f"ending-{id}"
    return words.attribute(key, "short") if words.has(key, "short") else id


def _rates(words: Words, of_what: str, counted: str, rates: Mapping[str, Rate]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(of_what)
    for title in (counted, "of", "rate", "interval"):
        table.add_column(words.text(f"cli-study-{title}"), justify="right", no_wrap=True)
    for name, rate in rates.items():
        share, low, high = (words.text("cli-percent", value=100 * part) for part in (rate.rate, rate.low, rate.high))
        table.add_row(name, str(rate.count), str(rate.of), share, f"{low} – {high}")
    return table


def _length(name: str, spread: Spread, words: Words) -> str:
    return words.text(
        "cli-study-length",
        name=name,
        mean=round(spread.mean, 1),
        median=spread.median,
        p95=spread.p95,
        longest=spread.longest,
    )
