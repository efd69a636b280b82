"""How far the beliefs of judgement bots can be trusted, as a table or as JSON."""

from __future__ import annotations

import sys
from typing import Final

from rich.table import Table

from penombre.cli import arguments
from penombre.cli.failure import Usage
from penombre.cli.progress import progress, stoppable
from penombre.cli.screen import Screen, out
from penombre.engine import PenombreError
from penombre.research.calibration import Calibration, Slope, calibrate

MOST_MATCHES: Final = 100_000
MOST_WORLDS: Final = 10_000


def run(
    game: str, *, players: int | None, matches: int, seed: int, options: str | None, worlds: int, looks: int, json: bool
) -> int:
    """Play matches, look at beliefs now and then, and print how often they were right."""
    ruleset = arguments.game(game)
    arguments.count("--games", matches, MOST_MATCHES)
    arguments.count("--worlds", worlds, MOST_WORLDS)
    arguments.count("--looks", looks, MOST_WORLDS)
    arguments.seed(seed)
    number, _ = arguments.table(ruleset, players, options)
    chosen = arguments.parse_options(ruleset, options)
    with progress(f"{ruleset.id}, calibration") as tell:
        try:
            result = stoppable(
                lambda told: calibrate(ruleset.id, number, matches, seed, chosen, worlds, looks, told), tell
            )
        except PenombreError as error:
            raise Usage(str(error)) from None
    if json:
        sys.stdout.write(result.encode().decode())
        sys.stdout.flush()
    else:
        _print(result, out())
    return 0


def _print(result: Calibration, screen: Screen) -> None:
    screen.say(f"{result.game}, {result.players} players: {result.decisions} decisions in {result.matches} matches")
    screen.print()
    buckets = _table("believed", "true", "interval", "cases")
    for each in result.buckets:
        interval = f"{100 * each.low:.1f} – {100 * each.high:.1f}"
        buckets.add_row(f"{100 * each.believed:.1f} %", f"{100 * each.true:.1f} %", interval, str(each.cases))
    screen.print(buckets)
    screen.print()
    slopes = _table("what", "slope", "interval")
    for what, slope in {"all": result.slope, **result.kinds}.items():
        slopes.add_row(what, *_told(slope))
    screen.print(slopes)
    screen.print()
    screen.say("slope: 1 is calibrated, less is too sure, more too timid", "quiet")
    effective = f"{result.effective:.1f} of {result.worlds}"
    screen.say(
        f"worlds that count: {effective}; decisions without worlds: {result.unimagined}; "
        f"facts in no world: {100 * result.unthought:.1f} %",
        "quiet",
    )


def _told(slope: Slope) -> tuple[str, str]:
    return f"{slope.slope:.2f}", f"{slope.low:.2f} – {slope.high:.2f}"


def _table(*titles: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    for title in titles:
        table.add_column(title, justify="right", no_wrap=True)
    return table
