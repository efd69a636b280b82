"""`penombre doctor`: what it says of stores that are well, and of those that are not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.harness import CALM, Chair, playing, run, serving
from tests.server.reconnecting_players import asked
from tests.store.postgres_server import running_postgres

from penombre.cli import main
from penombre.store.mark import mark_beside

FILE = "penombre.sqlite3"


async def answered(chairs: list[Chair]) -> None:
    for _ in range(3):
        await chairs[0].until(lambda: any(chair.question for chair in chairs))
        await asked(chairs).answers()


def furnish(where: Path | str) -> None:
    """A match of some answers, at which doctor looks while it is played."""

    async def scenario() -> None:
        async with playing(server, 4, windows="early") as (_, _, chairs):
            await answered(chairs)
            assert await asyncio.to_thread(main, ["doctor", str(where)]) == 0

    with serving(where, *CALM) as server:
        run(scenario())
        server.stop()


def examined(where: Path | str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    """The exit code, and what was wrong about what."""
    capsys.readouterr()
    code = main(["doctor", str(where), "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["well"] == (code == 0)
    return code, {one["about"]: one["says"] for one in report["findings"] if one["state"] == "bad"}


def change(where: Path, sql: str) -> None:
    with closing(sqlite3.connect(where / FILE, isolation_level=None)) as database:
        database.execute(sql)


def test_a_store_is_examined_and_what_is_wrong_with_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    furnish(tmp_path)
    before = (tmp_path / FILE).read_bytes(), mark_beside(tmp_path / FILE).read_bytes()
    assert examined(tmp_path, capsys) == (0, {}) == examined(tmp_path / FILE, capsys)
    assert before == ((tmp_path / FILE).read_bytes(), mark_beside(tmp_path / FILE).read_bytes())
    change(tmp_path, "UPDATE snapshots SET body = x'00'")
    assert examined(tmp_path, capsys) == (0, {}), "a snapshot that is not used is harmless"
    change(tmp_path, "UPDATE log SET body = '{}' WHERE seq = 3")
    (tmp_path / FILE).chmod(0o644)
    code, bad = examined(tmp_path, capsys)
    assert code == 1 and bad.keys() == {"chain", "replay", "permissions"} and "up to entry 2" in bad["chain"]
    change(tmp_path, "UPDATE rooms SET body = 'x'")
    change(tmp_path, "UPDATE commits SET number = 1")
    code, bad = examined(tmp_path, capsys)
    assert "commits are missing" in bad["mark"] and "cannot be read" in bad["rooms"]
    assert main(["doctor", str(tmp_path)]) == 1
    assert "Something is wrong" in capsys.readouterr().out


def test_a_store_on_postgresql_is_examined(capsys: pytest.CaptureFixture[str]) -> None:
    with running_postgres() as postgres:
        address = postgres.new_database()
        furnish(address)
        assert examined(address, capsys) == (0, {})
        postgres.sql(postgres.name(address), "DELETE FROM log WHERE seq = 3")
        code, bad = examined(address, capsys)
        assert code == 1 and "up to entry 2" in bad["chain"]


def test_what_is_no_store_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, bad = examined(tmp_path / "nowhere", capsys)
    assert code == 1 and "no such file" in bad["version"]
