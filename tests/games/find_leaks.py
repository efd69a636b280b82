"""Where the leaks that are planted in the games are found.

`.venv/bin/python -m tests.games.find_leaks [GAME [LEAK …]]` looks for them from nothing - for all of them, for those of
a game or for single ones - and writes tests/games/<game>/found_leaks.json again, saying which have moved.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.planted_leaks import Leaks

_HERE = Path(__file__).parent


def planted() -> dict[str, Leaks]:
    """The leaks of every game that has some."""
    games = sorted(path.parent.name for path in _HERE.glob("*/leaks.py"))
    return {game: import_module(f"tests.games.{game}.leaks").LEAKS for game in games}


def look(leaks: Leaks, names: list[str]) -> bool:
    """Look for these leaks, and write down where each is found; whether all of them are."""
    lost = False
    for name in names:
        before = leaks.kept().get(name)
        try:
            with pytest.MonkeyPatch.context() as patch:
                found = leaks.find(name, patch)
        except AssertionError as failure:
            sys.stdout.write(f"not found: {name}: {failure}\n")
            lost = True
            continue
        if found != before:
            sys.stdout.write(f"{moved(name, before, found)}\n")
        sys.stdout.flush()
        leaks.keep({**leaks.kept(), name: found})
    leaks.keep({name: found for name, found in leaks.kept().items() if name in leaks})
    return not lost


def moved(name: str, before: object, now: object) -> str:
    """How it is said that a leak is found elsewhere than before."""
    return f"moved: {name}: {before or 'nowhere'} -> {now}"


def main(game: str = "", *names: str) -> bool:
    """Look for the leaks of every game, of one, or for single ones; whether all of them are found."""
    games = planted()
    unknown = {game} - {"", *games} or set(names) - set(games.get(game, ()))
    if unknown:
        sys.exit(f"There is no {', '.join(sorted(unknown))}.")
    found = [look(leaks, list(names) or sorted(leaks)) for id, leaks in games.items() if game in ("", id)]
    return all(found)


if __name__ == "__main__":
    sys.exit(not main(*sys.argv[1:]))
