"""A blind sheet: exchanges of today's bots of DC Spyfall among earlier ones, for people to judge.

    python -m bench.blind [--lang fr] [--seed 1] [--key]

Forty questions with their answers are what bots said before their sentences had parts; forty are of today. The sheet
does not say which is which; `--key` prints the numbers of today's. A judge gives each answer 0 (no), 1 (well) or 2
(yes): would somebody at a table have said that to this question?
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from penombre.bots import make, play
from penombre.engine import TABLE, Match
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.words import LANGUAGES, Words

OF_EACH: Final = 40
_FOLDER: Final = Path(__file__).parent

Exchange = tuple[str, str]
"""A question and its answer, in words."""


def earlier(language: str) -> list[Exchange]:
    """What bots said before."""
    lines = (_FOLDER / f"earlier.{language}.tsv").read_text(encoding="utf-8").splitlines()
    return [(question, answer) for question, _, answer in (line.partition("\t") for line in lines)]


def todays(language: str, rng: Random) -> list[Exchange]:
    """What bots say now, in as many matches as it takes."""
    found: list[Exchange] = []
    while len(found) < OF_EACH:
        match = Match(DcSpyfall(), 5, {"rounds": 1, "language": language}, rng.randrange(1 << 30))
        play(match, [make("judgement", match.ruleset.id, rng) for _ in range(5)], rng)
        found += list(_exchanges(match, Words(match.ruleset.id, language)))[:10]
    return found[:OF_EACH]


def _exchanges(match: Match[Any], words: Words) -> Iterator[Exchange]:
    question = ""
    for seen in match.events(TABLE):
        if seen.key in ("asks", "answers"):
            said = words.phrase("speech", seen.args, ("A", "B", "C", "D", "E"))
            if seen.key == "answers" and question:
                yield question, said
            question = said if seen.key == "asks" else ""


def main() -> None:
    """Write the sheet, or its key."""
    parser = argparse.ArgumentParser(prog="python -m bench.blind", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--key", action="store_true", help="print the numbers of today's exchanges instead")
    given = parser.parse_args()
    rng = Random(given.seed)
    mixed = [(False, each) for each in earlier(given.lang)] + [(True, each) for each in todays(given.lang, rng)]
    rng.shuffle(mixed)
    if given.key:
        lines = [" ".join([str(number) for number, (new, _) in enumerate(mixed, 1) if new])]
    else:
        lines = [f"{number:>2}. – {asked}\n    – {said}\n" for number, (_, (asked, said)) in enumerate(mixed, 1)]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
