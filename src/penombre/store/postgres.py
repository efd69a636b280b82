"""The store in PostgreSQL, for several nodes: appends of many matches share a statement, notifications tell the others.

What the database said was rolled back may be tried again. When the connection is lost in the middle, nobody knows: that
is a `StoreFailed`, and whoever asked reads the log to find out.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import asyncpg

from penombre.store.chain import links
from penombre.store.database import Dialect, Fill, P, Query, Row, Step, T, Tell, Unmark, Value, Work, moved_on
from penombre.store.migrations import brought_up_to_date, found_up_to_date
from penombre.store.pg_connection import ERRORS
from penombre.store.pg_locks import PgLocks, key_of
from penombre.store.pg_notify import CHANNEL, TELL, PgNotify
from penombre.store.rows import Conflict, Deposed, Listener, Missing, StoreFailed, StoreUnreadable

if TYPE_CHECKING:
    from penombre.store.pg_connection import Connection

CONNECTIONS = 8
BATCH_LIMIT = 500
WAIT_SECONDS = 30.0
"""How long a connection, or an answer on one, is waited for."""

ATTEMPTS = 10
"""How often something is tried that the database rolls back because of what others did at the same time."""

DIALECT = Dialect(
    bytes="BYTEA",
    clustered="",
    tables="SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
    guard=f"SELECT pg_advisory_xact_lock({key_of('the schema of Pénombre')})",
)

# Rows are locked in the order of their ids, so that the batches of two nodes cannot wait for each other.
_APPEND = """
    WITH want AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $13::text[])
            AS want (id, after, head, linked, chain, driver)
    ), locked AS (
        SELECT matches.id, want.after, want.head, want.linked, want.chain, want.driver
        FROM matches JOIN want ON want.id = matches.id
        WHERE matches.head = want.after AND matches.chain IS NOT DISTINCT FROM want.linked
        ORDER BY matches.id FOR UPDATE OF matches
    ), won AS (
        UPDATE matches SET head = locked.head, chain = locked.chain FROM locked
        WHERE matches.id = locked.id AND matches.head = locked.after
            AND matches.chain IS NOT DISTINCT FROM locked.linked
            AND (locked.driver IS NULL OR matches.driver = locked.driver)
        RETURNING matches.id
    ), written AS (
        INSERT INTO log (match_id, seq, at, body, link)
        SELECT line.match_id, line.seq, line.at, line.body, line.link
        FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::bytea[], $10::bytea[])
            AS line (match_id, seq, at, body, link)
        JOIN won ON won.id = line.match_id
    )
    SELECT id, pg_notify($11, $12 || id) FROM won"""

_ENDS = "SELECT id, head, chain FROM matches WHERE id = ANY($1::text[])"

KNOWN_ENDS = 5000
"""Of so many logs it is remembered where they end: mostly the next append comes from the same node."""

_DEPOSED = """
    SELECT matches.id FROM unnest($1::text[], $2::text[]) AS want (id, driver) JOIN matches ON matches.id = want.id
    WHERE want.driver IS NOT NULL AND matches.driver IS DISTINCT FROM want.driver"""

# Waits until each is gone, for half a second at most: its locks can be taken at once.
_CUT_OFF = """SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity
    WHERE application_name = $1 AND datname = current_database() AND usename = current_user"""

_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"

_ROLLED_BACK = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

_CUT = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    ConnectionError,
)
"""In how many ways asyncpg says that a connection was cut, depending on when it notices."""

_UNFIT = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)
"""What is said of a value that the database cannot take: the fault of one append, not of those that share its batch."""


class Append(NamedTuple):
    """Entries on their way into a log."""

    future: asyncio.Future[None]
    match: str
    after: int
    entries: Sequence[bytes]
    at: int
    driver: str | None
    """The signature that has to be the last one under this match, if any."""


class Postgres:
    """One PostgreSQL database, for any number of server processes."""

    _pool: asyncpg.Pool[Any]
    _writer: asyncio.Task[None]

    def __init__(self, address: str, only_read: bool) -> None:
        self.node = secrets.token_hex(8)
        self._address = address
        self._only_read = only_read
        self._loop = asyncio.get_running_loop()
        self._appends: deque[Append] = deque()
        self._coming = asyncio.Event()
        self._closed = False
        self._ends: dict[str, tuple[int, bytes | None]] = {}
        """Of logs that this node appended to: where they end, and their last link."""
        self._locks = PgLocks(self._connect)
        self._notify = PgNotify(self.node, self._connect)

    @classmethod
    async def open(cls, address: str, *, only_read: bool = False) -> Postgres:
        """Connect, and bring the schema up to date."""
        database = cls(address, only_read)
        try:
            database._pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=WAIT_SECONDS,
                command_timeout=WAIT_SECONDS,
                reset=_nothing,
                server_settings=database._settings(),
            )
        except (*ERRORS, ValueError) as error:
            raise StoreFailed(f"the database cannot be reached: {worded(error)}") from error
        try:
            await database._prepare()
        except BaseException as error:
            await database._hang_up()
            if isinstance(error, StoreUnreadable):
                raise StoreUnreadable(f"this database cannot be opened: {error}") from error
            if isinstance(error, ERRORS):
                raise translated(error) from error
            raise
        database._writer = asyncio.create_task(database._write_logs())
        return database

    async def close(self) -> None:
        """Write what waits, and let go of connections and locks."""
        if not self._closed:
            self._closed = True
            self._coming.set()
            await self._writer
            await self._hang_up()

    async def _prepare(self) -> None:
        if self._only_read:
            await self.read(found_up_to_date, DIALECT)
            return
        await self.write(brought_up_to_date, DIALECT)
        await self._locks.open()
        await self._notify.open()

    async def _hang_up(self) -> None:
        await self._locks.close()
        await self._notify.close()
        try:
            await asyncio.wait_for(self._pool.close(), WAIT_SECONDS)
        except ERRORS:
            self._pool.terminate()

    async def _connect(self) -> Connection:
        connection: Connection = await asyncpg.connect(
            self._address, timeout=WAIT_SECONDS, server_settings=self._settings()
        )
        return connection

    def _settings(self) -> dict[str, str]:
        return {
            "application_name": _session_of(self.node),
            "default_transaction_read_only": "on" if self._only_read else "off",
            # An acknowledged answer is never lost, however the server is set up.
            "synchronous_commit": "on",
            # The locks of a machine that vanished fall free within half a minute.
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
        }

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if self._closed and self._writer.done():
            raise StoreFailed("the store is closed")
        async with self._pool.acquire(timeout=WAIT_SECONDS) as connection:
            yield cast("Connection", connection)  # a stand-in that does all that a connection does

    async def _fetched(self, sql: str, values: Sequence[object]) -> list[Row]:
        async with self._connection() as connection:
            return list(await connection.fetch(sql, *values))

    # -- writing ---------------------------------------------------------------------------------------------

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """A unit of work that is one statement, and one round trip."""
        return await self._insisted(lambda: self._fetched(sql, values))

    async def write(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work in a transaction, again if others made the database roll it back."""
        return await self._insisted(lambda: self._done(work(*args, **named)))

    async def write_once(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work in a transaction."""
        return await self._insisted(lambda: self._done(work(*args, **named)), attempts=1)

    async def _insisted(self, once: Callable[[], Awaitable[T]], attempts: int = ATTEMPTS) -> T:
        """Do it, and again as long as the database says that it rolled it back because of what others did."""
        for attempt in range(1, attempts + 1):
            try:
                return await once()
            except _ROLLED_BACK as error:
                if attempt == attempts:
                    raise translated(error) from error
                # At different moments, or they would meet again.
                await asyncio.sleep(random.uniform(0, 0.01 * attempt))
            except ERRORS as error:
                if isinstance(error, (*_CUT, OSError)):
                    self._notify.hear_itself()
                raise translated(error) from error
        raise AssertionError("at least one attempt is made")

    async def _done(self, work: Work[T]) -> T:
        async with self._connection() as connection, connection.transaction():
            return await self._run(connection, work)

    async def _run(self, connection: Connection, work: Work[T]) -> T:
        try:
            step = next(work)
            while True:
                step = work.send(await self._stepped(connection, step))
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            work.close()

    async def _stepped(self, connection: Connection, step: Step) -> list[Row]:
        if isinstance(step, Query):
            return list(await connection.fetch(step.sql, *step.values))
        if isinstance(step, Fill):
            await connection.executemany(step.sql, step.rows)
        elif isinstance(step, Tell):
            await connection.fetch(TELL, CHANNEL, self._notify.said(step.topic))
        elif isinstance(step, Unmark):
            self._ends.pop(step.match, None)
        return []

    # -- the log ---------------------------------------------------------------------------------------------

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int, *, driving: bool) -> None:
        """Add to a log in the next batch."""
        if self._closed:
            raise StoreFailed("the store is closed")
        driver = self.signature(match) if driving else None
        future: asyncio.Future[None] = self._loop.create_future()
        self._appends.append(Append(future, match, after, entries, at, driver))
        self._coming.set()
        await future

    async def _write_logs(self) -> None:
        while self._appends or not self._closed:
            if self._appends:
                await self._write_batch(self._next_batch())
            else:
                self._coming.clear()
                await self._coming.wait()

    def _next_batch(self) -> list[Append]:
        """Those that wait, one of each match, in the order of their ids; a second one of a match waits for the next."""
        batch: dict[str, Append] = {}
        later: list[Append] = []
        while self._appends and len(batch) < BATCH_LIMIT:
            append = self._appends.popleft()
            if append.match in batch:
                later.append(append)
            else:
                batch[append.match] = append
        self._appends.extendleft(reversed(later))
        return sorted(batch.values(), key=lambda append: append.match)

    async def _write_batch(self, batch: list[Append]) -> None:
        try:
            won = await self._won(batch)
            lost = [append for append in batch if append.match not in won]
            deposed = await self._deposed(lost) if any(append.driver for append in lost) else set()
        except _Unfit as unfit:
            if len(batch) == 1:
                _refuse(batch, unfit.reason)
            else:
                for append in batch:
                    await self._write_batch([append])
        except Exception as error:
            _refuse(batch, error)
        else:
            for append in batch:
                if append.match in deposed:
                    _refuse([append], Deposed(append.match))
                elif append.match not in won:
                    _refuse([append], Conflict(moved_on(append.match, append.after)))
                elif not append.future.done():
                    append.future.set_result(None)

    async def _won(self, batch: list[Append]) -> set[str]:
        """The matches whose log did end where it was expected, and now has the new entries."""
        await self._learn_ends(batch)
        before = [self._ends.get(append.match, (0, None))[1] for append in batch]
        try:
            made = [
                links(end, append.match, append.after, append.at, append.entries)
                for end, append in zip(before, batch, strict=True)
            ]
        except ValueError as error:
            raise _Unfit(error) from error
        lines = [
            (append.match, seq, append.at, body, link)
            for append, links_of in zip(batch, made, strict=True)
            for seq, (body, link) in enumerate(zip(append.entries, links_of, strict=True), append.after + 1)
        ]
        values = (
            [append.match for append in batch],
            [append.after for append in batch],
            [append.after + len(append.entries) for append in batch],
            before,
            [links_of[-1] for links_of in made],
            *([line[column] for line in lines] for column in range(5)),
            CHANNEL,
            self._notify.said("match:"),
            [append.driver for append in batch],
        )

        for append in batch:  # whatever becomes of it
            self._ends.pop(append.match, None)
        won = {row[0] for row in await self._insisted(partial(self._fit, _APPEND, values))}
        for append, links_of in zip(batch, made, strict=True):
            if append.match in won:
                self._ends[append.match] = (append.after + len(append.entries), links_of[-1])
        while len(self._ends) > KNOWN_ENDS:
            del self._ends[next(iter(self._ends))]
        return won

    async def _fit(self, sql: str, values: Sequence[object]) -> list[Row]:
        """The rows of a statement about many appends; `_Unfit` if one of them holds what the database cannot take."""
        try:
            return await self._fetched(sql, values)
        except _UNFIT as error:
            raise _Unfit(error) from error

    async def _learn_ends(self, batch: list[Append]) -> None:
        """Ask for the last links of those logs that do not end where this node left them."""
        unknown = [append.match for append in batch if self._ends.get(append.match, (0, None))[0] != append.after]
        if unknown:
            rows = await self._insisted(partial(self._fit, _ENDS, (unknown,)))
            self._ends |= {match: (head, chain) for match, head, chain in rows}

    async def _deposed(self, lost: list[Append]) -> set[str]:
        """Those of these matches that another node runs by now."""
        signed = [append.match for append in lost], [append.driver for append in lost]
        return {row[0] for row in await self._insisted(lambda: self._fetched(_DEPOSED, signed))}

    # -- reading ---------------------------------------------------------------------------------------------

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one query; asked once more if the connection was lost, since reading twice does no harm."""
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # no text of PostgreSQL can hold this character, so nothing is called that
        try:
            return await self._fetched(sql, values)
        except _CUT:
            return await self._insisted(lambda: self._fetched(sql, values))
        except ERRORS as error:
            raise translated(error) from error

    async def read(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Read all of it from the same moment."""

        async def once() -> T:
            async with (
                self._connection() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await self._run(connection, work(*args, **named))

        return await self._insisted(once, attempts=1)

    # -- what is missing -------------------------------------------------------------------------------------

    async def missing(self) -> Missing:
        """PostgreSQL answers for what it acknowledged; there is no mark outside it."""
        return Missing()

    async def remark(self) -> None:
        """There is no mark."""

    async def sound(self) -> str:
        """Its files are looked after by whoever runs PostgreSQL."""
        return ""

    def trouble(self, reserve: int) -> str:
        """Only PostgreSQL knows what room its disk has."""
        return ""

    async def erase(self) -> None:
        """Dead rows leave the files when PostgreSQL vacuums them; when that is, its operator decides."""

    # -- the other nodes -------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Call this with every topic that another node told."""
        self._notify.listen(listener)

    async def take(self, match: str) -> bool:
        """Try to hold the lock of a match."""
        return await self._locks.take(match)

    async def release(self, match: str) -> None:
        """Let go of the lock of a match."""
        await self._locks.release(match)

    async def drives(self, match: str) -> bool:
        """Whether the last signature under a match is ours, and its lock held."""
        signature = self._locks.signature(match)
        signed = await self.fetch("SELECT driver FROM matches WHERE id = $1", match) if signature else []
        return bool(signed) and signed[0][0] == signature

    def signature(self, match: str) -> str:
        """What was signed when the lock was taken; `Deposed` if it is not held any more, as far as is known."""
        if (signature := self._locks.signature(match)) is None:
            raise Deposed(match)
        return signature

    async def time(self) -> int | None:
        """The time by the clock of the database's machine."""
        return int((await self.fetch(_TIME))[0][0])

    async def cut_off(self, node: str) -> None:
        """Cut the connections of another node: a frozen one would hold its locks as long as they stand."""
        await self.fetch(_CUT_OFF, _session_of(node))


class _Unfit(Exception):
    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


def _session_of(node: str) -> str:
    """What the connections of a node are called."""
    return f"penombre {node}"


async def _nothing(_connection: object) -> None:
    """Nobody leaves anything behind on a connection, so giving it back needs no word to the server."""


def _refuse(appends: Sequence[Append], error: Exception) -> None:
    for append in appends:
        if not append.future.done():
            append.future.set_exception(translated(error))


def translated(error: Exception) -> Exception:
    """An error of the database as one of the store; anything else is a fault and stays what it is."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict(f"what this belongs to was deleted meanwhile, or it exists already ({error})")
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFailed("the disk of the database is full: nothing was written")
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return StoreFailed("the database is read-only: nothing was written")
    if isinstance(error, (*_CUT, OSError)) and not isinstance(error, ValueError):
        return StoreFailed(f"the connection was lost, and whether this was written is not known: {worded(error)}")
    if isinstance(error, ERRORS):
        return StoreFailed(f"the database refused: {worded(error)}")
    return error


def worded(error: Exception) -> str:
    """What an error says, or at least what it is called."""
    return str(error) or type(error).__name__
