from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from tests.store.make_rows import bodies, earlier_store, guest, match, opened
from tests.store.postgres_server import PostgresServer

from penombre.store import GuestRow, RoomRow, StoreFailed, StoreUnreadable, migrations
from penombre.store.database import Query

LATER = (*migrations.STEPS, ("ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'",))


async def test_an_older_store_is_brought_up_to_date_with_all_it_holds(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(where) as store:
        ada = await guest(store, "Ada")
        await match(store)
    monkeypatch.setattr(migrations, "STEPS", LATER)
    async with opened(where) as store:
        assert await store.guest_of(b"ada") == ada and await bodies(store, "match") == [b"deal"]
        assert list(map(tuple, await store.database.fetch("SELECT id, colour FROM guests"))) == [("ada", "grey")]
    async with opened(where) as store:
        assert await store.guest_of(b"ada") == ada


async def test_a_room_from_before_invitations_were_kept_is_found_by_its_own_once_it_is_saved(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [
        Query("INSERT INTO rooms (id, rev, listed, open, updated, body) VALUES ($1, 1, 0, 1, 1, $2)", (id, b"{}"))
        for id in ("r", "s")
    ]
    await earlier_store(where, 1, rooms, monkeypatch)
    async with opened(where) as store:
        assert await store.invited("abcd") is None and await store.room("s") == RoomRow("s", 1, b"{}")
        await store.save_room("r", 1, b"{}", listed=False, open=True, guests=[], at=2, invite="abcd")
        assert await store.invited("abcd") == RoomRow("r", 2, b"{}")


async def test_a_personal_link_from_before_links_had_an_end_opens_once(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Query("INSERT INTO guests (id, name, language, link, at) VALUES ('ada', 'Ada', 'fr', $1, 1)", (b"link",))
    await earlier_store(where, 2, [ada], monkeypatch)
    async with opened(where) as store:
        assert await store.open_key("ada", 5) == (True, None)
        once, again = await store.use_key(b"link", 5), await store.use_key(b"link", 5)
        assert (once, again) == (GuestRow("ada", "Ada", "fr"), None)


async def test_a_store_of_a_newer_version_is_refused_and_left_alone(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(migrations, "STEPS", LATER)
        async with opened(where) as store:
            await match(store)
    for only_read in (False, True):
        with pytest.raises(StoreUnreadable, match="newer version"):
            async with opened(where, only_read=only_read):
                pass
    monkeypatch.setattr(migrations, "STEPS", LATER)
    async with opened(where) as store:
        assert await bodies(store, "match") == [b"deal"]


async def test_an_upgrade_that_fails_changes_nothing(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(where) as store:
        await match(store)
    with monkeypatch.context() as broken:
        broken.setattr(migrations, "STEPS", (*LATER, ("ALTER TABLE nowhere ADD COLUMN x TEXT",)))
        with pytest.raises(StoreFailed):
            async with opened(where):
                pass
    async with opened(where) as store:
        assert await bodies(store, "match") == [b"deal"]
        rows = await store.database.fetch("SELECT version FROM schema_version")
        assert rows[0][0] == len(migrations.STEPS)


async def test_an_older_store_is_not_upgraded_by_reading_it(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(where):
        pass
    monkeypatch.setattr(migrations, "STEPS", LATER)
    with pytest.raises(StoreUnreadable, match="earlier version"):
        async with opened(where, only_read=True):
            pass


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "notes.txt"
    where.write_text("Buy milk. " * 100)
    with pytest.raises(StoreUnreadable, match="not a store"):
        async with opened(where):
            pass
    assert where.read_text() == "Buy milk. " * 100


@pytest.mark.parametrize("table", ["recipes (title TEXT)", "schema_version (version INTEGER)"])
async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path, table: str) -> None:
    where = tmp_path / "other.db"
    with sqlite3.connect(where) as other:
        other.execute(f"CREATE TABLE {table}")
    other.close()
    before = where.read_bytes()
    for only_read in (False, True):
        with pytest.raises(StoreUnreadable, match="expected a store"):
            async with opened(where, only_read=only_read):
                pass
    assert where.read_bytes() == before


async def test_another_programs_postgresql_is_refused(postgres: PostgresServer, address: str) -> None:
    name = postgres.name(address)
    postgres.sql(name, "CREATE TABLE recipes (title TEXT)")
    with pytest.raises(StoreUnreadable, match="expected a store"):
        async with opened(address):
            pass
    assert postgres.sql(name, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "1"


async def test_one_file_is_for_one_server(tmp_path: Path) -> None:
    where = tmp_path / "penombre.db"
    async with opened(where) as store:
        with pytest.raises(StoreFailed, match="in use by another server"):
            async with opened(where):
                pass
        await match(store)
    async with opened(where) as store:
        assert await bodies(store, "match") == [b"deal"]


async def test_a_stopped_store_is_one_file_that_can_be_copied(tmp_path: Path) -> None:
    async with opened(tmp_path / "penombre.db") as store:
        await match(store)
    assert {path.name for path in tmp_path.iterdir()} == {"penombre.db", "penombre.db.lock", "penombre.db.mark"}
    (tmp_path / "copy.db").write_bytes((tmp_path / "penombre.db").read_bytes())
    async with opened(tmp_path / "copy.db") as store:
        assert await bodies(store, "match") == [b"deal"]


async def test_only_its_user_may_read_a_new_file(tmp_path: Path) -> None:
    async with opened(tmp_path / "penombre.db") as store:
        await match(store)
        modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {0o600}


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"nowhere.*cannot be opened"):
        async with opened(tmp_path / "nowhere" / "penombre.db"):
            pass


async def test_nothing_is_made_by_reading_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreadable, match="no such file"):
        async with opened(tmp_path / "penombre.db", only_read=True):
            pass
    assert list(tmp_path.iterdir()) == []


async def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(StoreUnreadable, match="expected the path of a file, or postgresql://"):
        async with opened("mysql://localhost/penombre"):
            pass


async def test_a_database_that_cannot_be_reached_is_said_without_the_password(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    for where in (f"postgresql://ada:hunter2@/x?host={tmp_path}", postgres.address("missing"), "postgresql://[oops"):
        with pytest.raises(StoreFailed, match="cannot be reached") as failure:
            async with opened(where):
                pass
        assert "hunter2" not in str(failure.value)


async def test_two_nodes_that_start_together_on_an_empty_database_both_run(address: str) -> None:
    async def start(name: str) -> None:
        async with opened(address) as store:
            await match(store, name)

    await asyncio.gather(*(start(f"m{number}") for number in range(4)))
    async with opened(address) as store:
        assert await bodies(store, "m0") == await bodies(store, "m3") == [b"deal"]
