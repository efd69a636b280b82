"""Which matches this node runs: advisory locks of PostgreSQL, which fall free when the node ends in whatever way.

A lock may be gone before its holder knows: a node that was frozen is cut off by the others, and another one takes its
matches. So whoever takes a match also signs it, with a name that is as old as the connection: what is written for bots
and clocks counts only under the last signature.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from secrets import token_hex
from typing import TYPE_CHECKING

from penombre.store.pg_connection import PgConnection
from penombre.store.rows import StoreFailed

if TYPE_CHECKING:
    from penombre.store.pg_connection import Connection


class PgLocks(PgConnection):
    """A connection and the locks that it holds; they are all gone when it is."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._held: set[str] = set()
        self._dial = connect
        self._signature = ""
        super().__init__(self._signing, lost=self._held.clear)
        self._deciding = asyncio.Lock()

    async def take(self, match: str) -> bool:
        """Try to hold the lock of a match."""
        if match in self._held and self.up:
            return True
        # Whoever asked may be cancelled while the database decides; what is held must be known all the same.
        return await asyncio.shield(self._taken(match))

    def signature(self, match: str) -> str | None:
        """What the match was signed with when its lock was taken; None if it is not held, as far as is known."""
        return self._signature if match in self._held and self.up else None

    async def release(self, match: str) -> None:
        """Let go of the lock of a match, if it is held."""
        await asyncio.shield(self._released(match))

    async def _taken(self, match: str) -> bool:
        async with self._deciding:
            if not self.up:
                return False
            # PostgreSQL counts how often a session took a lock, so it is asked once only.
            if match not in self._held:
                signature = self._signature
                try:
                    rows = await self.fetch("SELECT pg_try_advisory_lock($1)", key_of(match))
                    if not rows[0][0]:
                        return False
                    await self.fetch("UPDATE matches SET driver = $2 WHERE id = $1", match, signature)
                except StoreFailed:
                    return False
                if signature != self._signature:
                    return False  # another connection by now, which has no lock
                self._held.add(match)
            return True

    async def _signing(self) -> Connection:
        connection = await self._dial()
        self._signature = token_hex(8)
        return connection

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
