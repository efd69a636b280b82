"""All that the server may ask of a store: guests, rooms, the log of every match, and word to the other nodes.

A store keeps bytes and knows no game. Every method is durable when it returns: what it acknowledged survives a crash of
the process and of the machine. Times are milliseconds since the epoch.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from penombre.store.database import Database
from penombre.store.guests import Guests
from penombre.store.losses import Losses
from penombre.store.matches import Matches
from penombre.store.presence import Presence, departed
from penombre.store.retention import Retention
from penombre.store.rooms import Rooms
from penombre.store.rows import Listener, StoreFailed
from penombre.store.shares import Shares


class Store(Guests, Rooms, Matches, Shares, Presence, Retention, Losses):
    """Where guests, rooms and matches live, whatever database that is."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database
        self.node = database.node
        """The name of this process among the others: a fresh random one at each start."""

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int, *, driving: bool = False) -> None:
        """Add entries `after + 1`, ... to a log and tell the other nodes, all or none; `Conflict` if it has gone on.

        What is written for bots and clocks says so by `driving`: `Deposed` if this is not the node that runs the match.
        """
        if entries:
            await self.database.append(match, after, entries, at, driving=driving)

    def listen(self, listener: Listener) -> None:
        """Call this with the topic of every change another node made; after a lost connection, with `"*"`."""
        self.database.listen(listener)

    async def take(self, match: str) -> bool:
        """Try to be the one node that runs the bots and clocks of a match; True while it is."""
        return await self.database.take(match)

    async def drives(self, match: str) -> bool:
        """Whether this is still the node that runs a match, as the database knows it."""
        return await self.database.drives(match)

    async def time(self) -> int | None:
        """The time by the clock that all nodes of this store have in common; None where there is one node only."""
        return await self.database.time()

    async def release(self, match: str) -> None:
        """Let another node run this match."""
        await self.database.release(match)

    async def keep(self, name: str, value: bytes) -> bytes:
        """What is kept under this name for all nodes; this value, if nothing was yet."""
        rows = await self.database.execute(
            "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = kept.value "
            "RETURNING value",
            name,
            value,
        )
        return bytes(rows[0][0])

    def trouble(self, reserve: int) -> str:
        """What will keep this store from writing soon, such as a disk with fewer free bytes than this; else nothing."""
        return self.database.trouble(reserve)

    async def close(self) -> None:
        """Write what is under way, and let go of files, connections and locks."""
        with suppress(StoreFailed):  # what it could not remove, silence will
            await self.database.write(departed, self.node)
        await self.database.close()
