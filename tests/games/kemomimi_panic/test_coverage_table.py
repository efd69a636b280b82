"""Every row of the specification has a scenario test, and the page that says so is up to date."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.coverage_table import PAGE, ROWS, collected, page


def test_the_specification_has_28_characters_8_roles_38_rulings_and_53_examples() -> None:
    assert {title: len(rows) for title, rows in ROWS.items()} == {
        "Characters": 28,
        "Roles": 8,
        "Rulings": 38,
        "Examples": 53,
    }


@pytest.mark.parametrize("title", ROWS)
def test_every_row_is_shown_by_a_test(title: str) -> None:
    tests = collected()
    assert [row for row in ROWS[title] if row not in tests] == []


def test_every_mark_is_a_row_of_the_specification() -> None:
    rows = {row for rows in ROWS.values() for row in rows}
    assert {row: tests for row, tests in collected().items() if row not in rows} == {}


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(collected()), (
        "write it again with: python -m tests.games.kemomimi_panic.coverage_table"
    )
