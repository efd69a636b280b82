"""The coverage table: for every character, role, ruling and example of the specification, the tests that show it.

`python -m tests.games.kemomimi_panic.coverage_table` writes docs/coverage/kemomimi_panic.md again.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from penombre.games.kemomimi_panic.catalogue import CHARACTERS, ROLES
from penombre.testing.shows import rows_shown

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "coverage" / "kemomimi_panic.md"

ROWS: Mapping[str, tuple[str, ...]] = {
    "Characters": tuple(CHARACTERS),
    "Roles": tuple(ROLES),
    "Rulings": tuple(f"K{number}" for number in range(1, 39)),
    "Examples": tuple(f"example {number}" for number in range(1, 54)),
}
_HEAD = """# What the tests of Kemomimi Panic show

Every row of the specification with the scenario tests that play it through, as they say themselves with `@shows(…)`.
Written by `python -m tests.games.kemomimi_panic.coverage_table`; a test fails when a row has no test, or when this page
is out of date.
"""


def collected() -> dict[str, list[str]]:
    """The tests that show each row, as file::test, in the order of the files and in theirs."""
    tests: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        module = import_module(f"tests.games.kemomimi_panic.{path.stem}")
        for name, test in vars(module).items():
            for row in rows_shown(test) if name.startswith("test_") else ():
                tests.setdefault(row, []).append(f"{path.name}::{name}")
    return tests


def page(tests: Mapping[str, list[str]]) -> str:
    """The page: a table for each kind of row."""
    parts = [_HEAD]
    for title, rows in ROWS.items():
        shown = sum(row in tests for row in rows)
        parts.append(f"\n## {title}: {shown} of {len(rows)}\n\n| row | tests |\n|---|---|\n")
        parts += [f"| {row} | {'<br>'.join(f'`{test}`' for test in tests.get(row, []))} |\n" for row in rows]
    return "".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(collected()), encoding="utf-8")


if __name__ == "__main__":
    main()
