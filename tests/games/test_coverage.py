"""Every row of every specification has a scenario test, and the pages that say so are up to date."""

from __future__ import annotations

import pytest
from tests.games.coverage import Coverage, tables

from penombre.games import RULESETS

TABLES = tables()
KINDS = [(table, title) for table in TABLES.values() for title in table.rows]

every_game = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


def test_every_game_has_a_coverage_table() -> None:
    assert set(TABLES) == set(RULESETS)


def test_the_specifications_have_so_many_rows() -> None:
    assert {game: {title: len(rows) for title, rows in table.rows.items()} for game, table in TABLES.items()} == {
        "kemomimi_panic": {"Characters": 28, "Roles": 8, "Rulings": 38, "Examples": 53, "Readings": 5},
        "tokyo_ghoul": {
            "Characters": 16,
            "Places": 8,
            "Clue cards and support tokens": 5 + 2,
            "Settings": 1,
            "Rulings": 32,
            "Examples": 43,
        },
        "dc_spyfall": {
            "Locations": 20,
            "Facets": 11,
            "Values": 67,
            "Abilities": 11,
            "Modules": 4,
            "Points": 13 + 3 + 3,
            "Rulings": 28,
            "Readings": 4,
            "Examples": 38,
        },
        "death_note": {
            "Roles": 9,
            "Objectives": 27 + 3,
            "Actions": 36,
            "Tiles": 25,
            "Set-up": 5,
            "Variants": 6,
            "Endings": 3,
            "Rulings": 40,
            "Full examples": 18,
            "General examples": 10,
            "Examples of Actions": 36 + 2,
            "Examples of tiles": 25,
            "Examples of scoring": 2,
        },
        "rose_noire": {
            "Suspects": 7,
            "Roles": 3,
            "Cards": 46,
            "Profiles": 6,
            "Rulings": 35,
            "Examples": 60,
            "Readings": 4,
        },
    }


@pytest.mark.parametrize(("table", "title"), KINDS, ids=[f"{table.game} {title}" for table, title in KINDS])
def test_every_row_is_shown_by_a_test(table: Coverage, title: str) -> None:
    assert table.missing(title) == []


@every_game
def test_every_mark_is_a_row_of_the_specification(table: Coverage) -> None:
    rows = {row for rows in table.rows.values() for row in rows}
    assert {row: tests for row, tests in table.collected().items() if row not in rows} == {}


@every_game
def test_the_page_is_up_to_date(table: Coverage) -> None:
    assert table.path.read_text(encoding="utf-8") == table.page(), f"write it again with: {table.command}"
