from __future__ import annotations

import asyncio
import base64
import io
import json
from hashlib import sha256
from pathlib import Path

import pytest
from tests.store.make_rows import bodies, guest, match, opened, room

from penombre.store import MatchRow, RoomRow, Snapshot, Store, StoreFailed, StoreUnreadable, Subscription, open_store
from penombre.store.dump import export_store, import_store


async def furnish(store: Store) -> None:
    """Something in every table, and more entries than are held in memory at once."""
    for name in ("Ada", "Bea", "Élodie"):
        await guest(store, name, at=5)
    await store.keep("keys", b"\x00secret")
    await store.set_key("ada", b"\x00link")
    await store.add_session("ada", b"\xff\xfe", 7)
    await store.block("ada", "bea", True)
    await store.subscribe(Subscription("bea", "push", "https://push.test/1", b"keys"))
    await room(store, "r", "ada", "bea")
    await store.add_room("s", b"{}", listed=True, open=True, guests=["ada"], at=2, invite="abcd")
    await match(store, "long", "ada", at=3)
    await match(store, "done", at=4)
    await store.append("long", 1, [b"%d" % number for number in range(1234)], 8)
    await store.save_snapshot("long", Snapshot(900, b"state"))
    await store.set_wake("long", 77)
    await store.finish("done", 9, b"outcome")


async def exported(store: Store) -> bytes:
    out = io.BytesIO()
    await export_store(store, out)
    return out.getvalue()


async def furnished(where: str) -> bytes:
    store = await open_store(where)
    try:
        await furnish(store)
        return await exported(store)
    finally:
        await store.close()


async def refused(where: str, text: bytes) -> str:
    """How importing this is refused; and the store must be as empty as before."""
    store = await open_store(where)
    try:
        before = await exported(store)
        with pytest.raises(StoreUnreadable) as refusal:
            await import_store(store, io.BytesIO(text))
        assert await exported(store) == before
        return str(refusal.value)
    finally:
        await store.close()


async def test_a_store_moves_to_the_other_database_and_back(tmp_path: Path, address: str) -> None:
    places = [str(tmp_path / "first.db"), address, str(tmp_path / "second.db")]
    text = await furnished(places[0])
    for place in places[1:]:
        store = await open_store(place)
        try:
            steps: list[int] = []
            count = await import_store(store, io.BytesIO(text), steps.append)
            assert count == steps[-1] == len(text.splitlines()) - 2 and steps == sorted(steps)
            assert len(await bodies(store, "long")) == 1235
            assert await store.keep("keys", b"new") == b"\x00secret"
            assert await store.room("r") == RoomRow("r", 1, b"{}")
            assert await store.invited("abcd") == RoomRow("s", 1, b"{}")
            done = await store.match("done")
            assert done is not None and done.outcome == b"outcome"
            assert [row.id for row in await store.due_matches(77, 9)] == ["long"]
            await store.append("long", 1235, [b"next"], 10)
            await store.redact("long", {})
        finally:
            await store.close()
    back = await open_store(places[2])
    try:
        again = await exported(back)
    finally:
        await back.close()
    kept = {line for line in text.splitlines()[1:-1] if not line.startswith((b'["matches","long"', b'["snapshots"'))}
    assert kept < set(again.splitlines())


async def test_what_was_imported_exports_the_same(where: str, tmp_path: Path) -> None:
    text = await furnished(where)
    copy = await open_store(tmp_path / "copy.db")
    try:
        await import_store(copy, io.BytesIO(text))
        assert sorted((await exported(copy)).splitlines()[:-1]) == sorted(text.splitlines()[:-1])
    finally:
        await copy.close()


async def test_bytes_are_written_in_base64_and_rows_are_counted(where: str) -> None:
    text = await furnished(where)
    header, *rows, footer = map(json.loads, text.splitlines())
    assert header == {"format": "penombre-store", "version": 3}
    assert ["snapshots", "long", 900, base64.b64encode(b"state").decode()] in [row[:4] for row in rows]
    assert ["guests", "élodie", "Élodie", "fr", None, 5] in [row[:6] for row in rows]
    assert footer["rows"] == len(rows) == sum(1 for row in rows)


async def test_a_file_from_before_invitations_is_read(where: str) -> None:
    head = b"".join(
        (
            b'{"format":"penombre-store","version":1}\n',
            b'["rooms","r",1,0,1,5,"e30="]\n["matches","m","r",1,5,6,null]\n',
        )
    )
    text = head + b'{"rows":2,"sha256":"%s"}\n' % sha256(head).hexdigest().encode()
    async with opened(where) as store:
        assert await import_store(store, io.BytesIO(text)) == 2
        assert await store.room("r") == RoomRow("r", 1, b"{}") and await store.invited("") is None
        assert await store.match("m") == MatchRow("m", "r", 1, 5, 6)


async def test_an_empty_store_can_be_exported_and_imported(where: str, tmp_path: Path) -> None:
    async with opened(tmp_path / "empty.db"):
        pass
    empty = await open_store(tmp_path / "empty.db")
    text = await exported(empty)
    await empty.close()
    store = await open_store(where)
    try:
        assert await import_store(store, io.BytesIO(text)) == 0
    finally:
        await store.close()


async def test_an_export_shows_one_moment_while_matches_go_on(where: str) -> None:
    store = await open_store(where)
    try:
        await furnish(store)
        out = io.BytesIO()
        over = asyncio.Event()

        async def play() -> None:
            head = 1235
            while not over.is_set():
                await store.append("long", head, [b"on"], 9)
                head += 1

        async def export() -> None:
            await export_store(store, out)
            over.set()

        await asyncio.gather(play(), export())
        rows = [json.loads(line) for line in out.getvalue().splitlines()[1:-1]]
        said = next(row[3] for row in rows if row[:2] == ["matches", "long"])
        assert said == sum(row[:2] == ["log", "long"] for row in rows)
    finally:
        await store.close()


async def test_a_store_that_is_not_empty_takes_no_import(where: str) -> None:
    text = await furnished(where)
    assert "not empty" in await refused(where, text)


@pytest.mark.parametrize("lost", [1, 2, 40, 5000])
async def test_a_file_that_was_cut_is_refused(where: str, tmp_path: Path, lost: int) -> None:
    text = await furnished(str(tmp_path / "source.db"))
    assert "cut short" in await refused(where, text[:-lost])


async def test_a_missing_line_is_noticed(where: str, tmp_path: Path) -> None:
    lines = (await furnished(str(tmp_path / "source.db"))).splitlines(keepends=True)
    del lines[900]
    assert "rows were exported" in await refused(where, b"".join(lines))


async def test_a_changed_row_is_noticed(where: str, tmp_path: Path) -> None:
    text = await furnished(str(tmp_path / "source.db"))
    assert b'"Bea"' in text
    assert "was changed" in await refused(where, text.replace(b'"Bea"', b'"Eva"'))


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (b'["guests","x","X"]', "expected a row"),
        (b'["guests","x","X","fr",null,5,6,7]', "expected a row"),
        (b'["guests","x","X","fr",null,"5"]', "expected a row"),
        (b'["guests","x","X","fr",null,9223372036854775808]', "expected a row"),
        (b'["sessions","!!","x",1]', "expected a row"),
        (b'["nodes","x",1]', "expected a row"),
        (b'["guests","\xff","X","fr",null,5]', "expected a row"),
        (b"nonsense", "expected a row"),
        (b'{"rows":1}', "expected a row"),
        (b'["sessions","AAAA","nobody",1]', "belongs to"),
        (b'["blocks","x","y"]', "belongs to"),
    ],
)
async def test_a_row_that_cannot_be_is_named_by_its_line(where: str, row: bytes, reason: str) -> None:
    head = b'{"format":"penombre-store","version":1}\n["guests","a","A","fr",null,5]\n' + row + b"\n"
    text = head + b'{"rows":2,"sha256":"%s"}\n' % sha256(head).hexdigest().encode()
    refusal = await refused(where, text)
    assert reason in refusal and refusal.startswith("line ")
    assert reason == "belongs to" or refusal.startswith("line 3:")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "line 1: this is not an exported store"),
        (b"PK\x03\x04\n", "line 1: this is not an exported store"),
        (b'{"format":"penombre-match","version":1}\n', "this is a penombre-match"),
        (b'{"format":"penombre-store","version":4}\n', "format 4 is not known"),
        (b'{"format":"penombre-store","version":0}\n', "format 0 is not known"),
    ],
)
async def test_another_file_is_refused(where: str, text: bytes, reason: str) -> None:
    assert reason in await refused(where, text)


async def test_nothing_may_follow_the_last_line(where: str, tmp_path: Path) -> None:
    text = await furnished(str(tmp_path / "source.db"))
    assert "after the last line" in await refused(where, text + b"\n")


async def test_a_store_opened_for_reading_is_exported_while_a_server_runs(where: str) -> None:
    async with opened(where) as server:
        await furnish(server)
        reader = await open_store(where, only_read=True)
        try:
            assert b'"long"' in await exported(reader)
            with pytest.raises(StoreFailed, match="read-only"):
                await reader.append("long", 1235, [b"x"], 1)
            with pytest.raises(StoreFailed, match="read-only"):
                await reader.check()
        finally:
            await reader.close()
        await server.append("long", 1235, [b"x"], 1)
