"""`penombre backup` and `penombre restore`: what is no copy of a store is refused, and nothing is touched."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.make_rows import match

from penombre.cli import main
from penombre.store import open_store

FILE = "penombre.sqlite3"


async def _furnished(where: Path) -> None:
    store = await open_store(where)
    await match(store, "m")
    await store.append("m", 1, [b"one", b"two", b"three"], 9)
    await store.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a match in it, and a copy of its store beside it."""
    folder = tmp_path / "data"
    folder.mkdir()
    asyncio.run(_furnished(folder / FILE))
    assert main(["backup", str(tmp_path / "copy"), "--data", str(folder)]) == 0
    return folder


def _foreign(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as database:
        database.execute("CREATE TABLE letters (text TEXT)")


def _changed(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as database:
        database.execute("UPDATE log SET body = CAST('another' AS BLOB) WHERE seq = 3")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda copy: copy.unlink(), "there is no such file"),
        (lambda copy: copy.write_bytes(b""), "it is empty"),
        (lambda copy: copy.write_text("a letter " * 1000), "is not a SQLite file"),
        (_foreign, "not those of Pénombre"),
        (_changed, "the log of match m is not what was written"),
    ],
    ids=["missing", "empty", "a text", "another database", "changed"],
)
def test_what_is_no_whole_copy_is_not_restored_and_says_why(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], object], said: str
) -> None:
    spoil(tmp_path / "copy")
    before = (data / FILE).read_bytes()
    assert main(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"penombre: nothing was restored: {tmp_path / 'copy'}") and said in line
    assert line.count(str(tmp_path / "copy")) == 1
    assert (data / FILE).read_bytes() == before
