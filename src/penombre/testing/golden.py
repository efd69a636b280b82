"""Golden playthroughs: whole matches kept as text beside the rules, so that any change of play shows in review.

`python -m penombre.testing.golden [--check] [FOLDER]` writes (or compares) those of every game under FOLDER/<game>/.
Where there is a FOLDER/<game>/cases.json, it says which matches are kept.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from penombre.engine import BadStatement, Match, PenombreError, Ruleset, Transcript, Value
from penombre.testing.playthrough import playthrough
from penombre.testing.random_player import random_statement, random_step

FOLDER = Path("tests/golden")
CASES = "cases.json"
_TALK = 0.03
_SAID = ("claim", "accuse", "vouch", "ask", "promise", "text")
"""What is said in kept matches: not every kind there is, so that they stay as they are when there are more."""
_SHOWN = 60


class Case(Struct, frozen=True):
    """One match to keep: how many play, with which options, from which deal, and with what luck in their choices."""

    players: int
    options: Mapping[str, Value] = {}
    deal: int = 1
    title: str = ""
    luck: int = 0

    @property
    def name(self) -> str:
        """The name of its files, without the suffix."""
        return self.title or f"{self.players}-players-deal-{self.deal}"


def default_cases(ruleset: Ruleset[Any]) -> list[Case]:
    """The smallest table with default options, every larger one with sampled options."""
    fewest, *more = ruleset.players
    return [Case(fewest), *(Case(n, ruleset.sample_options(n, Random(f"golden {n}"))) for n in more)]


def kept_cases(ruleset: Ruleset[Any], folder: Path) -> list[Case]:
    """The cases that a folder asks for, or the default ones."""
    asked = folder / ruleset.id / CASES
    return msgspec.json.decode(asked.read_bytes(), type=list[Case]) if asked.exists() else default_cases(ruleset)


def record(ruleset: Ruleset[Any], case: Case) -> Transcript:
    """Play a case to its end without a plan, always the same way."""
    match = Match(ruleset, case.players, case.options, case.deal)
    rng = Random(f"golden {ruleset.id} {case.name}{case.luck or ''}")
    while not match.over:
        if rng.random() < _TALK:
            try:
                match.say(*random_statement(match, rng, _SAID))
            except BadStatement:
                continue
        match.answer(*random_step(match, rng))
    return Transcript.of(match)


def golden(ruleset: Ruleset[Any], folder: Path, cases: Sequence[Case] | None = None) -> list[Path]:
    """Write the playthroughs of a game under `folder/<game>/`: a transcript and its text for each case."""
    home = folder / ruleset.id
    home.mkdir(parents=True, exist_ok=True)
    written = []
    for case in kept_cases(ruleset, folder) if cases is None else cases:
        transcript = record(ruleset, case)
        for path, data in (
            (home / f"{case.name}.json", transcript.encode()),
            (home / f"{case.name}.txt", playthrough(transcript, {ruleset.id: ruleset}).encode()),
        ):
            path.write_bytes(data)
            written.append(path)
    return written


def check_golden(ruleset: Ruleset[Any], folder: Path) -> None:
    """Play every transcript under `folder/<game>/` again and compare it with its text; a difference is shown."""
    home = folder / ruleset.id
    transcripts = sorted(path for path in home.glob("*.json") if path.name != CASES)
    if not transcripts:
        raise AssertionError(f"no golden playthroughs in {home}; write them with: make golden")
    for path in transcripts:
        difference = compare(ruleset, path)
        if difference:
            raise AssertionError(
                f"{path} plays differently now. If that is meant (a change of rules bumps the version), "
                f"write it again with: make golden\n{difference}"
            )


def compare(ruleset: Ruleset[Any], path: Path) -> str:
    """How a transcript plays differently from the text beside it; empty when it does not."""
    beside = path.with_suffix(".txt")
    if not beside.exists():
        return f"{beside} is missing"
    rulesets = {ruleset.id: ruleset}
    try:
        transcript = Transcript.decode(path.read_bytes())
        transcript.play(rulesets)
        now = playthrough(transcript, rulesets)
    except PenombreError as error:
        return f"it cannot be played any more: {error}"
    lines = list(
        unified_diff(
            beside.read_text(encoding="utf-8").splitlines(), now.splitlines(), "as it was", "as it is now", lineterm=""
        )
    )
    if lines:
        more = [f"… and {len(lines) - _SHOWN} more lines"] if len(lines) > _SHOWN else []
        return "\n".join([*lines[:_SHOWN], *more])
    try:
        transcript.verify(rulesets)
    except PenombreError as error:
        return f"every step is the same, but: {error}"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or compare the playthroughs of every game there is."""
    parser = ArgumentParser(prog="python -m penombre.testing.golden", description=main.__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    asked = parser.parse_args(arguments)
    # By name: the kit itself knows no game.
    rulesets: Mapping[str, Ruleset[Any]] = importlib.import_module("penombre.games").RULESETS
    for ruleset in rulesets.values():
        if not asked.check:
            print(*golden(ruleset, asked.folder), sep="\n")
            continue
        try:
            check_golden(ruleset, asked.folder)
        except AssertionError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
