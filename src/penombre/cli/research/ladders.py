"""The ladder on the command line: played into a file as its tables end, then written as a page or printed as JSON."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from penombre.cli import arguments
from penombre.cli.failure import Failure, Usage, refused
from penombre.cli.folders import data_folder
from penombre.cli.progress import progress, stoppable
from penombre.cli.research.simulations import MOST_GAMES, workers_of
from penombre.cli.screen import err, out
from penombre.engine import PenombreError, Ruleset
from penombre.research.ladder import climb, write
from penombre.research.ladder.results_file import BadResults

MOST_WORLDS: Final = 10_000


def run(
    game: str,
    *,
    players: Sequence[int],
    games: int,
    seed: int,
    options: str | None,
    levels: str,
    worlds: int,
    workers: int | None,
    resume: Path | None,
    folder: Path,
    reader: bool,
    json: bool,
) -> int:
    """Play what is left of a ladder, and tell what it says."""
    ruleset = arguments.game(game)
    arguments.count("--games", games, MOST_GAMES)
    arguments.count("--worlds", worlds, MOST_WORLDS)
    arguments.seed(seed)
    counts = _counts(ruleset, players, options)
    chosen = arguments.parse_options(ruleset, options)
    names = [arguments.level(name.strip(), ruleset) for name in levels.split(",")]
    if len(set(names)) != len(names):
        raise Usage("--levels: expected each level once, from the weakest to the strongest")
    many = workers_of(workers)
    file = _file(ruleset, resume)
    if folder.exists() and not folder.is_dir():
        raise Usage(f"--folder: {folder} is not a folder")
    with progress(f"{ruleset.id}, ladder") as tell:
        try:
            result = stoppable(
                lambda told: climb(
                    ruleset.id, counts, games, file, seed, chosen, names, worlds, many, told, readable=reader
                ),
                tell,
            )
        except BadResults as error:
            raise Failure(str(error)) from None
        except PenombreError as error:
            raise Usage(str(error)) from None
        except OSError as error:
            raise refused(error, f"cannot keep results in {file}") from None
        finally:
            if resume is None and file.exists():
                err().print(Text(f"results are kept: --resume {file}"), soft_wrap=True)
    if json:
        sys.stdout.write(result.encode().decode())
        sys.stdout.flush()
        return 0
    try:
        written = write(result, folder)
    except OSError as error:
        raise refused(error, f"cannot write the report into {folder}") from None
    for each in written:
        out().print(Text(str(each)), soft_wrap=True)
    return 0


def _counts(ruleset: Ruleset[Any], players: Sequence[int], options: str | None) -> list[int]:
    """The numbers of players; two usual ones when nobody says."""
    if players:
        return [arguments.table(ruleset, number, options)[0] for number in sorted(set(players))]
    usual, _ = arguments.table(ruleset, None, options)
    other = usual + 1 if usual + 1 in ruleset.players else usual - 1
    return sorted({number for number in (usual, other) if number in ruleset.players})


def _file(ruleset: Ruleset[Any], resume: Path | None) -> Path:
    """Where results go: into the file that is gone on with, the game's in a folder, or a new one."""
    if resume is None:
        # No second ladder writes into the same file: nobody begins two of a game in one microsecond.
        return data_folder() / "ladders" / f"{ruleset.id}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.jsonl"
    return resume / f"{ruleset.id}.jsonl" if resume.is_dir() else resume
