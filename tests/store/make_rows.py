"""Guests, rooms and matches for tests, made in one line each."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from tests.simulation.simulated_store import open_simulated

from penombre.store import GuestRow, RoomRow, Store, migrations, open_store, sqlite
from penombre.store.database import Query, Work
from penombre.store.postgres import Postgres
from penombre.store.sqlite_units import run


@asynccontextmanager
async def opened(where: Path | str, *, only_read: bool = False) -> AsyncIterator[Store]:
    """An open store, closed in the end."""
    if isinstance(where, str) and where.startswith("simulated:"):
        store = open_simulated(where)
    else:
        store = await open_store(where, only_read=only_read)
    try:
        yield store
    finally:
        await store.close()


async def guest(store: Store, name: str, at: int = 1) -> GuestRow:
    """A guest called `name`, whose id is the name in small letters and whose first token is the id."""
    row = GuestRow(id=name.lower(), name=name, language="fr")
    await store.add_guest(row, name.lower().encode(), at)
    return row


async def room(store: Store, id: str = "room", *guests: str, at: int = 1) -> None:
    """A room that is neither listed nor open."""
    await store.add_room(id, b"{}", listed=False, open=False, guests=guests, at=at)


async def match(store: Store, id: str = "match", *guests: str, at: int = 1) -> str:
    """A match with its first entry, in a room of its own."""
    await room(store, f"room of {id}", *guests, at=at)
    await store.begin(id, RoomRow(f"room of {id}", 1, b"{}"), b"deal", listed=False, open=False, guests=guests, at=at)
    return id


async def bodies(store: Store, match: str) -> list[bytes]:
    """What the log of a match holds, after making sure that its numbers run from 1 to the head."""
    entries = await store.entries(match)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    row = await store.match(match)
    assert row is not None and row.head == len(entries)
    return [entry.body for entry in entries]


async def earlier_store(where: str, version: int, statements: Sequence[Query], monkeypatch: pytest.MonkeyPatch) -> None:
    """A store as an earlier version left it, with what these statements put into it."""

    def filled() -> Work[None]:
        for statement in statements:
            rows = yield statement
            assert not rows

    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "STEPS", migrations.STEPS[:version])
        if "://" in where:
            database = await Postgres.open(where)
            await database.write(filled)
            await database.close()
        else:
            with closing(sqlite3.connect(where, isolation_level=None)) as connection:
                run(connection, migrations.brought_up_to_date(sqlite.DIALECT))
                run(connection, filled())
