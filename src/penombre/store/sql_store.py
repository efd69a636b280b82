"""The store itself: guests, rooms, matches and nodes, kept in one database or the other."""

from __future__ import annotations

from contextlib import suppress

from penombre.store.database import Database
from penombre.store.guests import Guests
from penombre.store.matches import Matches
from penombre.store.port import StoreFailed
from penombre.store.presence import Presence, departed
from penombre.store.retention import Retention
from penombre.store.rooms import Rooms


class SqlStore(Guests, Rooms, Matches, Presence, Retention):
    """A `Store`, whatever database it is kept in; each part says its methods as the port describes them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.node = database.node

    @property
    def database(self) -> Database:
        """For what works on all records at once: export and import."""
        return self._database

    async def keep(self, name: str, value: bytes) -> bytes:
        rows = await self._database.execute(
            "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = kept.value "
            "RETURNING value",
            name,
            value,
        )
        return bytes(rows[0][0])

    async def close(self) -> None:
        with suppress(StoreFailed):  # what it could not remove, silence will
            await self._database.write(departed, self.node)
        await self._database.close()
