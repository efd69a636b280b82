"""Opens the store behind a path or an address."""

from __future__ import annotations

from pathlib import Path

from penombre.store.database import Database
from penombre.store.postgres import Postgres
from penombre.store.rows import StoreUnreadable
from penombre.store.sqlite import Sqlite
from penombre.store.store import Store


async def open_store(where: Path | str, *, only_read: bool = False) -> Store:
    """Open a SQLite file (made if there is none) or a PostgreSQL database, and bring its schema up to date.

    With `only_read` nothing is written, not even a newer schema, and a server may go on running on the same file.
    """
    return Store(await _opened(where, only_read))


async def _opened(where: Path | str, only_read: bool) -> Database:
    if isinstance(where, Path) or "://" not in where:
        return await Sqlite.open(Path(where), only_read=only_read)
    if where.startswith(("postgresql://", "postgres://")):
        return await Postgres.open(where, only_read=only_read)
    scheme = where.split("://", 1)[0]
    raise StoreUnreadable(f"no store can be kept at {scheme}://: expected the path of a file, or postgresql://")
