"""The coverage tables: for every row of a game's specification, the tests that show it.

`python -m tests.games.coverage [GAME …]` writes docs/coverage/<game>.md again, of every game or of those named.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from penombre.testing.shows import rows_shown

_HERE = Path(__file__).parent
_PAGES = _HERE.parents[1] / "docs" / "coverage"
_HEAD = """# What the tests of {title} show

*For whoever changes rules or their tests.*

Every row of the specification with the scenario tests that play it through, as they say themselves with `@shows(…)`.
Written by `{command}`; a test fails when a row has no test, or when this page is
out of date.
"""


class Coverage(Struct, frozen=True):
    """What a game's specification has, by kind, and what its tests show of it."""

    game: str
    title: str
    rows: Mapping[str, tuple[str, ...]]

    @property
    def path(self) -> Path:
        """Where the page is."""
        return _PAGES / f"{self.game}.md"

    @property
    def command(self) -> str:
        """What writes the page again."""
        return f"python -m tests.games.coverage {self.game}"

    def collected(self) -> dict[str, list[str]]:
        """The tests that show each row, as file::test, in the order of the files and in theirs."""
        tests: dict[str, list[str]] = {}
        for path in sorted((_HERE / self.game).glob("test_*.py")):
            module = import_module(f"tests.games.{self.game}.{path.stem}")
            for name, test in vars(module).items():
                for row in rows_shown(test) if name.startswith("test_") else ():
                    tests.setdefault(row, []).append(f"{path.name}::{name}")
        return tests

    def missing(self, title: str) -> list[str]:
        """The rows of a kind that no test shows."""
        tests = self.collected()
        return [row for row in self.rows[title] if row not in tests]

    def page(self) -> str:
        """The page: a table for each kind of row."""
        tests = self.collected()
        parts = [_HEAD.format(title=self.title, command=self.command)]
        for title, rows in self.rows.items():
            shown = sum(row in tests for row in rows)
            parts.append(f"\n## {title}: {shown} of {len(rows)}\n\n| row | tests |\n|---|---|\n")
            parts += [f"| {row} | {'<br>'.join(f'`{test}`' for test in tests.get(row, []))} |\n" for row in rows]
        return "".join(parts)


def tables() -> dict[str, Coverage]:
    """The coverage table of every game that has one."""
    games = sorted(path.parent.name for path in _HERE.glob("*/coverage_table.py"))
    found = [import_module(f"tests.games.{game}.coverage_table").TABLE for game in games]
    return {table.game: table for table in found}


def numbered(name: str, last: int) -> tuple[str, ...]:
    """Rows that have a number: `example 1`, `example 2`, …"""
    return tuple(f"{name}{number}" for number in range(1, last + 1))


def main(games: list[str]) -> None:
    """Write the pages."""
    _PAGES.mkdir(parents=True, exist_ok=True)
    for table in tables().values():
        if not games or table.game in games:
            table.path.write_text(table.page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
