"""The store in one SQLite file: one thread writes, and commits everything that waits at once; another one reads.

A commit costs a wait for the disk, whatever it holds. So units of work queue up while one commit is under way and share
the next. They are first tried together; if one of them fails, all are rolled back and done again, each in a savepoint.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic

from msgspec import Struct

from penombre.store.batch_thread import BatchThread, Outcome
from penombre.store.database import Dialect, Fill, P, Query, Row, Step, T, Value, Work, moved_on
from penombre.store.migrations import brought_up_to_date, found_up_to_date, stored_version
from penombre.store.rows import Conflict, Listener, StoreFailed, StoreUnreadable

DIALECT = Dialect(
    bytes="BLOB",
    clustered=" WITHOUT ROWID",
    tables="SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    guard="",
)

BUSY_SECONDS = 5

_NAMES = [str(number) for number in range(1, 1000)]

_ADVANCE = "UPDATE matches SET head = $1 WHERE id = $2 AND head = $3"
_WRITE_LOG = "INSERT INTO log (match_id, seq, at, body) VALUES ($1, $2, $3, $4)"

_FAILURES = {
    sqlite3.SQLITE_FULL: "the disk is full: nothing was written",
    sqlite3.SQLITE_READONLY: "the file is read-only: nothing was written",
    sqlite3.SQLITE_PERM: "the file may not be used by this user: nothing was written",
    sqlite3.SQLITE_BUSY: "another program holds the file: nothing was written",
    sqlite3.SQLITE_LOCKED: "another program holds the file: nothing was written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened: does its folder exist, and may this user write there?",
    sqlite3.SQLITE_CORRUPT: "the file is damaged: restore a back-up",
}


class Unit(Struct, Generic[T], eq=False):
    """A unit of work on its way to the writer, and who waits for it."""

    future: asyncio.Future[T]
    begin: Callable[[], Work[T]]
    once: bool = False


class Append(Struct, eq=False):
    """Entries on their way into a log: the unit that is by far the most frequent, so it does not run as a generator."""

    future: asyncio.Future[None]
    match: str
    after: int
    entries: Sequence[bytes]
    at: int

    def begin(self) -> Work[None]:
        """The unit as a generator, for a commit in which it is alone."""
        lines = self.lines()
        if not (yield Query(_ADVANCE + " RETURNING id", (self.after + len(lines), self.match, self.after))):
            raise Conflict(moved_on(self.match, self.after))
        yield Fill(_WRITE_LOG, lines)

    def lines(self) -> list[tuple[str, int, int, bytes]]:
        """The rows of the log."""
        match, at = self.match, self.at
        return [(match, seq, at, body) for seq, body in enumerate(self.entries, self.after + 1)]


class Erasure(Struct, eq=False):
    """Word that what was deleted has to leave the write-ahead log, too."""

    future: asyncio.Future[None]


class Fetch(Struct, eq=False):
    """A query on its way to the reader."""

    future: asyncio.Future[list[Row]]
    sql: str
    values: tuple[Value, ...]


class Sqlite:
    """One SQLite file, for one server process."""

    def __init__(self, path: Path, only_read: bool) -> None:
        self.node = secrets.token_hex(8)
        self._path = path
        self._only_read = only_read
        self._loop = asyncio.get_running_loop()
        self._lock: int | None = None

    @classmethod
    async def open(cls, path: Path, *, only_read: bool = False) -> Sqlite:
        """Open or create the file, and bring its schema up to date."""
        database = cls(path, only_read)
        try:
            await asyncio.to_thread(database._prepare)
        except BaseException:
            database._unlock()
            raise
        database._writer = BatchThread("penombre-writer", database._commit)
        database._reader = BatchThread("penombre-reader", database._answer)
        return database

    async def close(self) -> None:
        """Commit what waits, and let go of the file."""
        await self._writer.close()
        await self._reader.close()
        self._reading.close()
        self._writing.close()
        self._unlock()

    # -- opening ---------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        try:
            if self._only_read:
                if not self._path.is_file():
                    raise StoreUnreadable("there is no such file")
            else:
                self._lock_out_others()
                # Sessions are in it: only this user may read it. SQLite gives the same mode to its other files.
                os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            self._writing = self._connect()
            try:
                self._set_up()
            except BaseException:
                self._writing.close()
                raise
            self._reading = self._connect()
            self._reading.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_NOTADB:
                raise StoreUnreadable(f"{self._path} is not a store of Pénombre: expected a SQLite file") from error
            raise StoreFailed(f"{self._path}: {explained(error)}") from error
        except OSError as error:
            raise StoreFailed(f"{self._path} cannot be opened: {error.strerror}") from error
        except StoreUnreadable as error:
            raise StoreUnreadable(f"{self._path} cannot be opened: {error}") from error

    def _lock_out_others(self) -> None:
        # The system drops this lock when the process ends, however it ends.
        side = self._path.with_name(self._path.name + ".lock")
        self._lock = os.open(side, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreFailed(
                f"{self._path} is in use by another server: stop that one first, or use PostgreSQL for several"
            ) from error

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _connect(self) -> sqlite3.Connection:
        # Each connection is used by one thread at a time: that of its batches, after the one that opened it.
        connection = sqlite3.connect(
            self._path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _set_up(self) -> None:
        # A file that is not ours must be refused before anything in it changes, so its version is looked at first.
        if self._only_read:
            self._writing.execute("PRAGMA query_only = ON")
            run(self._writing, found_up_to_date(DIALECT))
            return
        run(self._writing, stored_version(DIALECT))
        self._writing.execute("PRAGMA journal_mode = WAL")
        self._writing.execute("PRAGMA synchronous = FULL")
        self._writing.execute("PRAGMA secure_delete = ON")  # who is forgotten is not in the free pages either
        self._writing.execute("BEGIN IMMEDIATE")
        run(self._writing, brought_up_to_date(DIALECT))
        # This is the only node, so whoever was here before is not any more. It also shows that writing works.
        self._writing.execute("DELETE FROM presence")
        self._writing.execute("DELETE FROM nodes")
        self._writing.execute("INSERT INTO nodes (id, at) VALUES (?, 0)", (self.node,))
        self._writing.execute("COMMIT")

    # -- writing ---------------------------------------------------------------------------------------------

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """A unit of work that is one statement."""
        return await self.write(_one, sql, values)

    async def write(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work in the next commit."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._writer.put(Unit(future, lambda: work(*args, **named)))
        return await future

    async def write_once(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Do a unit of work in a commit of its own."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._writer.put(Unit(future, lambda: work(*args, **named), once=True))
        return await future

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int, *, driving: bool) -> None:
        """Add to a log in the next commit."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._writer.put(Append(future, match, after, entries, at))
        await future

    async def erase(self) -> None:
        """Empty the write-ahead log: it may still hold what was deleted from the pages."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._writer.put(Erasure(future))
        await future

    def _commit(self, units: list[Unit[Any] | Append | Erasure]) -> list[Outcome]:
        """Do all of it, in the writer's thread; each one's own errors are its own, a failed commit is everybody's."""
        group = [unit for unit in units if not isinstance(unit, Erasure)]
        together = [unit for unit in group if isinstance(unit, Append) or not unit.once]
        outcomes = self._commit_together(together, again=True) if together else []
        for unit in group:
            if isinstance(unit, Unit) and unit.once:
                outcomes += self._commit_together([unit], again=False)
        for erasure in units:
            if isinstance(erasure, Erasure):
                outcomes.append(self._erased(erasure))
        return outcomes

    def _erased(self, erasure: Erasure) -> Outcome:
        try:
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            return erasure.future, None, translated(error)
        return erasure.future, None, None

    def _commit_together(self, group: list[Unit[Any] | Append], *, again: bool) -> list[Outcome]:
        try:
            try:
                return self._committed(_done_together, group)
            except Exception as error:
                if not again or is_failure(error):
                    raise
            return self._committed(_done_one_by_one, group)
        except Exception as error:
            return [(unit.future, None, translated(error)) for unit in group]

    def _committed(
        self,
        do: Callable[[sqlite3.Connection, list[Unit[Any] | Append]], list[Outcome]],
        group: list[Unit[Any] | Append],
    ) -> list[Outcome]:
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = do(connection, group)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # if even this fails, the next BEGIN says so
                connection.rollback()
            raise
        return outcomes

    # -- reading ---------------------------------------------------------------------------------------------

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of one query."""
        future: asyncio.Future[list[Row]] = self._loop.create_future()
        self._reader.put(Fetch(future, sql, values))
        return await future

    def _answer(self, group: list[Fetch]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for wanted in group:
            try:
                rows = self._reading.execute(wanted.sql, _named(wanted.values)).fetchall()
                outcomes.append((wanted.future, rows, None))
            except Exception as error:
                outcomes.append((wanted.future, None, translated(error)))
        return outcomes

    async def read(self, work: Callable[P, Work[T]], *args: P.args, **named: P.kwargs) -> T:
        """Read all of it from the same moment, through a connection and in a thread of its own."""

        def reading() -> T:
            try:
                connection = self._connect()
                try:
                    connection.execute("PRAGMA query_only = ON")
                    connection.execute("BEGIN")
                    return run(connection, work(*args, **named))
                finally:
                    connection.close()
            except sqlite3.Error as error:
                raise translated(error) from error

        return await asyncio.to_thread(reading)

    # -- the other nodes: there are none ---------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Nobody else writes to this file, so there is nothing to hear."""

    async def take(self, match: str) -> bool:
        """There is one node only, and it runs every match."""
        return True

    async def release(self, match: str) -> None:
        """A match is left to nobody: there is no other node."""

    async def drives(self, match: str) -> bool:
        """Nobody else could run it."""
        return True

    async def time(self) -> int | None:
        """A file has no clock."""
        return None

    async def cut_off(self, node: str) -> None:
        """Another node was an earlier process on this file, which is gone."""

    _writing: sqlite3.Connection
    _reading: sqlite3.Connection
    _writer: BatchThread[Unit[Any] | Append | Erasure]
    _reader: BatchThread[Fetch]


def _one(sql: str, values: tuple[Value, ...]) -> Work[list[Row]]:
    return (yield Query(sql, values))


def _named(values: Row) -> dict[str, Value]:
    # SQLite takes `$1` for a name.
    return dict(zip(_NAMES, values, strict=False))


def run(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Do a unit of work, here and now."""
    try:
        step = next(work)
        while True:
            step = work.send(_stepped(connection, step))
    except StopIteration as end:
        result: T = end.value
        return result


def _stepped(connection: sqlite3.Connection, step: Step) -> list[Row]:
    if isinstance(step, Query):
        return connection.execute(step.sql, _named(step.values)).fetchall()
    if isinstance(step, Fill):
        connection.executemany(step.sql, map(_named, step.rows))
    return []


def _done_together(connection: sqlite3.Connection, group: list[Unit[Any] | Append]) -> list[Outcome]:
    """All units, or an error that says nothing about whose it is."""
    outcomes: list[Outcome] = []
    advances: list[tuple[int, str, int]] = []
    lines: list[tuple[str, int, int, bytes]] = []
    for unit in group:
        if isinstance(unit, Append):
            lines += unit.lines()
            advances.append((unit.after + len(unit.entries), unit.match, unit.after))
            outcomes.append((unit.future, None, None))
        else:
            outcomes.append((unit.future, run(connection, unit.begin()), None))
    if advances:
        if connection.executemany(_ADVANCE, map(_named, advances)).rowcount != len(advances):
            raise Conflict("one of these logs moved on")
        connection.executemany(_WRITE_LOG, map(_named, lines))
    return outcomes


def _done_one_by_one(connection: sqlite3.Connection, group: list[Unit[Any] | Append]) -> list[Outcome]:
    """Do each unit by itself: what fails is that one, with its own error."""
    outcomes: list[Outcome] = []
    # In the order in which they are done together: appends come last.
    for unit in sorted(group, key=lambda unit: isinstance(unit, Append)):
        connection.execute("SAVEPOINT unit")
        try:
            result = run(connection, unit.begin())
        except Exception as error:
            if not connection.in_transaction:  # SQLite gave up the whole transaction
                raise
            connection.execute("ROLLBACK TO unit")
            outcomes.append((unit.future, None, translated(error)))
        else:
            outcomes.append((unit.future, result, None))
        connection.execute("RELEASE unit")
    return outcomes


def explained(error: sqlite3.Error) -> str:
    """What went wrong, for the person who runs the server."""
    code = getattr(error, "sqlite_errorcode", 0)
    if reason := _FAILURES.get(code & 0xFF):
        return reason
    return f"the disk or the file failed: {error} ({getattr(error, 'sqlite_errorname', type(error).__name__)})"


def is_failure(error: Exception) -> bool:
    """Whether the disk or the file failed, and not one unit among many."""
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR


def translated(error: Exception) -> Exception:
    """An error of SQLite as one of the store; anything else is a fault and stays what it is."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(f"what this belongs to was deleted meanwhile, or it exists already ({error})")
    if isinstance(error, sqlite3.Error):
        return StoreFailed(explained(error))
    return error
