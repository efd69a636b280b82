"""All that the server may ask of a store: guests, rooms, the log of every match, and word to the other nodes.

A store keeps bytes and knows no game. Every method is durable when it returns: what it acknowledged survives a crash of
the process and of the machine. Times are milliseconds since the epoch.
"""

from __future__ import annotations

from contextlib import suppress

from penombre.store.database import Database
from penombre.store.guests import Guests
from penombre.store.matches import Matches
from penombre.store.presence import Presence, departed
from penombre.store.retention import Retention
from penombre.store.rooms import Rooms
from penombre.store.rows import StoreFailed


class Store(Guests, Rooms, Matches, Presence, Retention):
    """Where guests, rooms and matches live, whatever database that is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = database.node
        """The name of this process among the others: a fresh random one at each start."""
        self.append = database.append
        """Add entries `after + 1`, ... to a log and tell the other nodes, all or none; `Conflict` if it has gone on."""
        self.listen = database.listen
        """Call a listener with the topic of every change another node made; after a lost connection, with `"*"`."""
        self.take, self.release = database.take, database.release
        """Try to be the one node that runs the bots and clocks of a match, True while it is; let another one run it."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """What is kept under this name for all nodes; this value, if nothing was yet."""
        rows = await self.database.execute(
            "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = kept.value "
            "RETURNING value",
            name,
            value,
        )
        return bytes(rows[0][0])

    async def close(self) -> None:
        """Write what is under way, and let go of files, connections and locks."""
        with suppress(StoreFailed):  # what it could not remove, silence will
            await self.database.write(departed, self.node)
        await self.database.close()
