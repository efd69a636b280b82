"""Damage to a store is noticed, wherever it is; and nothing is taken for damage that is none."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.make_rows import bodies, earlier_store, match, opened
from tests.store.start_programs import child, line

from penombre.store import Loss, Missing, Snapshot, Store, StoreFailed, StoreUnreadable, mark
from penombre.store.database import Query
from penombre.store.mark import MOST_BYTES, mark_beside, read_mark

NAMES = [f"m{number}" for number in range(4)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "penombre.db"


async def furnish(store: Store, entries: int = 40, names: Sequence[str] = NAMES) -> None:
    """Matches of so many entries each, written one by one."""
    for name in names:
        await match(store, name)
    for number in range(1, entries):
        for name in names:
            await store.append(name, number, [f"{name} {number}".encode()], number)


async def killed(file: Path, entries: int = 40) -> None:
    """A store whose server was killed: what was written last is in its write-ahead log."""
    async with opened(file) as store:
        await furnish(store, entries)
        away = file.with_name("away")
        away.mkdir()
        for path in file.parent.glob("penombre.db*"):
            shutil.copy(path, away / path.name)
    for path in [*file.parent.glob("penombre.db*")]:
        path.unlink()
    for path in away.iterdir():
        path.rename(file.parent / path.name)
    away.rmdir()


async def missing(where: Path | str) -> Missing:
    async with opened(where) as store:
        return await store.find_losses()


def flip(path: Path, place: float) -> None:
    """Change some bytes at this part of a file."""
    size = path.stat().st_size
    with path.open("r+b") as out:
        out.seek(int(size * place))
        found = out.read(8)
        out.seek(int(size * place))
        out.write(bytes(byte ^ 0xFF for byte in found))


def wal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


DAMAGES: dict[str, Callable[[Path], None]] = {
    "the middle of the log is changed": lambda file: flip(wal(file), 0.5),
    "the start of the log is changed": lambda file: flip(wal(file), 0.0),
    "the log is cut": lambda file: os.truncate(wal(file), wal(file).stat().st_size // 2),
    "the log is emptied": lambda file: os.truncate(wal(file), 0),
    "the log is deleted": lambda file: wal(file).unlink(),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
async def test_what_the_write_ahead_log_lost_is_said_match_by_match(file: Path, damage: Callable[[Path], None]) -> None:
    async with opened(file) as store:  # so that the tables themselves are not in the log
        await match(store, "other")
    await killed(file)
    damage(file)
    async with opened(file) as store:
        found = await store.find_losses()
        assert found.commits and not found.replaced and found.losses
        for loss in found.losses:
            row = await store.match(loss.match)
            assert (0 if row is None else row.head) == loss.kept == 40 - loss.lost
        assert {loss.match for loss in found.losses} == set(NAMES)


async def test_what_was_found_is_found_again_until_it_is_accepted_and_then_no_more(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 5)
    shutil.copy(file, file.with_suffix(".older"))
    async with opened(file) as store:
        for name in NAMES:
            await store.append(name, 5, [b"late", b"later"], 9)
    file.with_suffix(".older").rename(file)
    lost = {Loss(name, f"room of {name}", 5, 2) for name in NAMES}
    async with opened(file) as store:
        assert {*(await store.find_losses()).losses} == lost
        await store.append("m0", 5, [b"another"], 9)  # killed before anybody was told
    async with opened(file) as store:
        found = await store.find_losses()
        assert {loss.match for loss in found.losses} == set(NAMES)
        await store.remark()
        assert not await store.find_losses()
    assert not await missing(file)


async def test_an_older_copy_that_went_on_elsewhere_is_noticed(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 5)
    other = file.with_name("elsewhere.db")
    shutil.copy(file, other)
    async with opened(other) as store:
        for number in range(5, 12):
            await store.append("m0", number, [b"there"], 9)
    async with opened(file) as store:
        await store.append("m0", 5, [b"here"], 9)
    shutil.copy(other, file)
    assert [loss.match for loss in (await missing(file)).losses] == ["m0"]


async def test_a_database_that_was_deleted_or_exchanged_is_noticed(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 2)
    file.unlink()
    assert (await missing(file)).replaced
    async with opened(file) as store:
        await store.remark()
    assert not await missing(file)


REMOVED = "DELETE FROM log WHERE match_id = 'm1' AND seq = 20"
CHANGED = "UPDATE log SET body = $2 WHERE match_id = 'm1' AND seq = $1"
INSIDE: dict[str, tuple[list[Query], int]] = {
    "a row is removed": ([Query(REMOVED)], 19),
    "the first row is removed": ([Query("DELETE FROM log WHERE match_id = 'm1' AND seq = 1")], 0),
    "the last row is removed": ([Query("DELETE FROM log WHERE match_id = 'm1' AND seq = 40")], 39),
    "a row is changed": ([Query(CHANGED, (20, b"other"))], 19),
    "the last row is changed": ([Query(CHANGED, (40, b"other"))], 39),
    "the moment of a row is changed": ([Query("UPDATE log SET at = 7 WHERE match_id = 'm1' AND seq = 20")], 19),
    "two rows are swapped": (
        [
            Query("UPDATE log SET seq = -1 WHERE match_id = 'm1' AND seq = 20"),
            Query("UPDATE log SET seq = 20 WHERE match_id = 'm1' AND seq = 21"),
            Query("UPDATE log SET seq = 21 WHERE match_id = 'm1' AND seq = -1"),
        ],
        19,
    ),
    "a row is another match's": (
        [Query(REMOVED), Query("UPDATE log SET match_id = 'm1' WHERE match_id = 'm2' AND seq = 20")],
        19,
    ),
    "the end of the chain is another": ([Query("UPDATE matches SET chain = $1 WHERE id = 'm1'", (b"x" * 16,))], 39),
}


@pytest.mark.parametrize("damage", INSIDE, ids=list(INSIDE))
async def test_damage_inside_a_log_is_found_and_the_match_goes_on_before_it(where: str, damage: str) -> None:
    statements, intact = INSIDE[damage]
    async with opened(where) as store:
        await furnish(store)
        await store.save_snapshot("m1", Snapshot(32, b"state"))
        for statement in statements:
            await store.database.execute(statement.sql, *statement.values)
        found = {loss.match: loss for loss in (await store.find_losses()).losses}
        assert found["m1"] == Loss("m1", "room of m1", intact, 40 - intact)
        assert found.keys() <= {"m1", "m2"} and "m0" not in found
        await store.cut(found["m1"])
        assert len(await bodies(store, "m1")) == intact and await store.snapshot("m1") is None
        if intact:
            await store.append("m1", intact, [b"on", b"and on"], 99)
            assert "m1" not in {loss.match for loss in (await store.find_losses()).losses}


async def test_a_snapshot_that_is_damaged_or_ahead_of_its_log_is_not_used(where: str) -> None:
    async with opened(where) as store:
        await furnish(store, 9)
        for name, change in (("m0", "body = $1"), ("m1", "digest = $1"), ("m2", "seq = 8")):
            await store.save_snapshot(name, Snapshot(7, b"state"))
            assert await store.snapshot(name) == Snapshot(7, b"state")
            values = (b"other",) if "$1" in change else ()
            await store.database.execute(f"UPDATE snapshots SET {change} WHERE match_id = '{name}'", *values)
            assert await store.snapshot(name) is None
        await store.save_snapshot("m3", Snapshot(70, b"the future"))
        assert await store.snapshot("m3") is None
        assert not await store.find_losses()


async def test_a_file_that_is_damaged_inside_is_refused_with_what_to_do(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 300)
    for place in range(30, 90, 3):
        flip(file, place / 100)
    before = mark_beside(file).read_bytes()
    with pytest.raises((StoreUnreadable, StoreFailed), match=r"restore a back-up|damaged|not a store"):
        await missing(file)
    assert mark_beside(file).read_bytes()[:40] == before[:40]


# -- no false alarm ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [1, 7, 40, 300])
async def test_a_killed_server_has_lost_nothing(file: Path, moment: int) -> None:
    with child("append", file) as process:
        for _ in range(moment):
            line(process)
        process.kill()
        process.wait()
    assert not await missing(file)


async def test_a_full_disk_is_no_loss(file: Path) -> None:
    with child("overflow", file) as process:
        for _ in range(4):
            line(process)
        process.wait()
    assert not await missing(file)


async def test_shared_memory_is_made_again_by_itself(file: Path) -> None:
    await killed(file)
    file.with_name(f"{file.name}-shm").unlink()
    assert not await missing(file)


async def test_a_copy_without_its_mark_is_a_store_of_its_own(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 5)
    copy = file.with_name("copy.db")
    shutil.copy(file, copy)
    assert not await missing(copy) and not await missing(file)


@pytest.mark.parametrize("version", [1, 2])
async def test_a_store_from_before_chains_goes_on_with_its_matches(
    where: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements = [
        Query("INSERT INTO rooms (id, rev, listed, open, updated, body) VALUES ('r', 1, 0, 0, 1, $1)", (b"{}",)),
        Query("INSERT INTO matches (id, room_id, head, started, finished) VALUES ('old', 'r', 3, 1, 0)"),
        *(
            Query("INSERT INTO log (match_id, seq, at, body) VALUES ('old', $1, 1, $2)", (seq, b"x"))
            for seq in (1, 2, 3)
        ),
    ]
    await earlier_store(where, version, statements, monkeypatch)
    async with opened(where) as store:
        assert not await store.find_losses()
        await store.append("old", 3, [b"y", b"z"], 2)
        assert not await store.find_losses()
        # A node of the earlier version that still runs writes without links.
        await store.database.execute("INSERT INTO log (match_id, seq, at, body) VALUES ('old', 6, 1, $1)", b"w")
        await store.database.execute("UPDATE matches SET head = 6 WHERE id = 'old'")
        await store.append("old", 6, [b"v"], 2)
        assert not await store.find_losses()
        await store.database.execute("DELETE FROM log WHERE match_id = 'old' AND seq = 2")
        assert (await store.find_losses()).losses == (Loss("old", "r", 1, 6),)


async def test_words_taken_out_of_a_log_and_matches_deleted_are_no_loss(where: str) -> None:
    async with opened(where) as store:
        await furnish(store, 9)
        await store.redact("m1", {4: b"-", 6: b"-"})
        await store.append("m1", 9, [b"on"], 9)
        await store.purge(2**62)
        assert await store.match("m0") is None
        await furnish(store, 9, ["fresh"])
    async with opened(where) as store:
        assert not await store.find_losses()
        await store.redact("fresh", {2: b"-"})
    assert not await missing(where)


async def test_taking_words_out_does_not_hide_what_was_broken_before(where: str) -> None:
    async with opened(where) as store:
        await furnish(store, 9, ["m"])
        await store.database.execute("UPDATE log SET body = $1 WHERE seq = 5", b"other")
        await store.redact("m", {2: b"-", 7: b"-"})
        assert (await store.find_losses()).losses == (Loss("m", "room of m", 4, 5),)


async def test_a_mark_that_is_gone_or_torn_tells_less_and_nothing_false(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 9)
    beside = mark_beside(file)
    for text in (beside.read_bytes()[:-7], beside.read_bytes() + b"\0" * 50, b"", b"nothing\n"):
        beside.write_bytes(text)
        assert not await missing(file)
    beside.unlink()
    assert not await missing(file)


async def test_a_mark_stays_small_and_a_damaged_line_of_it_is_counted(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store, 40)
        assert mark_beside(file).stat().st_size < MOST_BYTES
        found = read_mark(mark_beside(file))
        assert found is not None and {match: end[0] for match, end in found.ends.items()} == dict.fromkeys(NAMES, 40)
        lines = mark_beside(file).read_bytes().split(b"\n")
        lines[5] = lines[5].replace(b"m", b"n")
        mark_beside(file).write_bytes(b"\n".join(lines))
        found = read_mark(mark_beside(file))
        assert found is not None and found.damaged == 1


def test_a_mark_is_written_anew_when_it_has_grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mark, "MOST_BYTES", 2000)
    monkeypatch.setattr(mark, "MOST_MATCHES", 10)
    writing = mark.Mark(tmp_path / "mark", mark.Marked("store"))
    writing.open()
    for number in range(1, 500):
        writing.reached(number, {f"match {number % 30}": (number, b"link")})
        if number % 50 == 0:
            writing.strike([f"match {number % 30}"])
        assert (tmp_path / "mark").stat().st_size < 5000
    writing.close()
    found = read_mark(tmp_path / "mark")
    assert found is not None and found.number == 499 and len(found.ends) == 10
    assert found.ends["match 19"] == (499, b"link".hex()) and "match 20" not in found.ends


def test_an_open_log_is_one_row_longer_than_its_mark_at_most(tmp_path: Path) -> None:
    """The mark is never ahead of the file, whatever moment another program looks at both."""
    with child("append", tmp_path / "penombre.db") as process:
        for _ in range(200):
            line(process)
        for _ in range(50):
            found = read_mark(mark_beside(tmp_path / "penombre.db"))
            assert found is not None
            with closing(sqlite3.connect(tmp_path / "penombre.db")) as reading:
                ((number,),) = reading.execute("SELECT number FROM commits").fetchall()
                heads = dict(reading.execute("SELECT id, head FROM matches").fetchall())
            assert number >= found.number and all(heads[match] >= end[0] for match, end in found.ends.items())
