"""A connection to PostgreSQL that is kept: listening and locks need one, and need to know when it was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg

from penombre.store.database import Row, Value
from penombre.store.rows import StoreFailed

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]

ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""All that asyncpg and the system raise when a database cannot be reached, or refuses."""

PULSE_SECONDS = 5.0
"""How often a silent connection is tried: one that died without a word is noticed after at most twice as long."""

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


class PgConnection:
    """One connection, opened again with growing pauses whenever it is lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        *,
        lost: Callable[[], None] = lambda: None,
        back: Callable[[], None] = lambda: None,
    ) -> None:
        self._connect = connect
        self._lost = lost
        self._back = back
        self._turn = asyncio.Lock()
        self._connection: Connection | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect for the first time, and stay connected from then on."""
        self._connection = await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    @property
    def up(self) -> bool:
        """Whether the connection stands, as far as is known."""
        return self._connection is not None and not self._connection.is_closed()

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one query on this connection; `StoreFailed` while it is down."""
        async with self._turn:
            connection = self._connection
            if connection is None:
                raise StoreFailed("the connection to the database is down")
            try:
                rows: list[Row] = list(await connection.fetch(sql, *values, timeout=PULSE_SECONDS))
            except ERRORS as error:
                # After a time-out nobody knows in which state the other side is: only a new connection is sure.
                connection.terminate()
                raise StoreFailed(f"the connection to the database was lost: {error}") from error
            return rows

    async def close(self) -> None:
        """Close the connection, and do not open it again."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._connection is not None:
            with suppress(*ERRORS):
                await self._connection.close(timeout=PULSE_SECONDS)
            self._connection = None

    async def _keep(self) -> None:
        while True:
            await self._gone()
            self._connection = None
            self._lost()
            pause = FIRST_PAUSE
            while self._connection is None:
                try:
                    self._connection = await self._connect()
                except ERRORS:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
            self._back()

    async def _gone(self) -> None:
        """Wait until the connection is lost."""
        connection = self._connection
        assert connection is not None
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        while self.up:
            try:
                await asyncio.wait_for(ended.wait(), PULSE_SECONDS)
            except TimeoutError:
                with suppress(StoreFailed):
                    await self.fetch("SELECT 1")
