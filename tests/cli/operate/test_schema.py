"""`penombre schema` prints what the committed schema says."""

from pathlib import Path

from tests.cli.conftest import Run

COMMITTED = Path(__file__).parents[3] / "web" / "wire" / "wire.schema.json"


def test_the_schema_is_printed_as_it_is_committed(run: Run) -> None:
    ran = run("schema")
    assert ran.code == 0
    assert ran.out == COMMITTED.read_text("utf-8"), "'make types' writes it again"
