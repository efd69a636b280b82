"""Which matches this node runs: advisory locks of PostgreSQL, which fall free when the node ends in whatever way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import TYPE_CHECKING

from penombre.store.pg_connection import PgConnection
from penombre.store.rows import StoreFailed

if TYPE_CHECKING:
    from penombre.store.pg_connection import Connection


class PgLocks(PgConnection):
    """A connection and the locks that it holds; they are all gone when it is."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._held: set[str] = set()
        super().__init__(connect, lost=self._held.clear)
        self._deciding = asyncio.Lock()

    async def take(self, match: str) -> bool:
        """Try to hold the lock of a match."""
        if match in self._held and self.up:
            return True
        # Whoever asked may be cancelled while the database decides; what is held must be known all the same.
        return await asyncio.shield(self._taken(match))

    async def release(self, match: str) -> None:
        """Let go of the lock of a match, if it is held."""
        await asyncio.shield(self._released(match))

    async def _taken(self, match: str) -> bool:
        async with self._deciding:
            if not self.up:
                return False
            # PostgreSQL counts how often a session took a lock, so it is asked once only.
            if match not in self._held:
                try:
                    rows = await self.fetch("SELECT pg_try_advisory_lock($1)", key_of(match))
                except StoreFailed:
                    return False
                if not rows[0][0]:
                    return False
                self._held.add(match)
            return True

    async def _released(self, match: str) -> None:
        async with self._deciding:
            if match in self._held:
                self._held.discard(match)
                try:
                    await self.fetch("SELECT pg_advisory_unlock($1)", key_of(match))
                except StoreFailed:
                    return  # the connection is gone, and the lock with it


def key_of(name: str) -> int:
    """The number of the lock of this name."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)
