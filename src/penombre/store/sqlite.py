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
from typing import Any

from penombre.store.batch_thread import BatchThread, Outcome
from penombre.store.database import Dialect, P, Query, Row, T, Value, Work
from penombre.store.losses import behind
from penombre.store.mark import MOST_MATCHES, Mark, Marked, mark_beside, read_mark
from penombre.store.migrations import brought_up_to_date, found_up_to_date, stored_version
from penombre.store.rows import Listener, Missing, StoreFailed, StoreUnreadable
from penombre.store.sqlite_units import (
    Append,
    Erasure,
    Fetch,
    Progress,
    Remark,
    Unit,
    done_one_by_one,
    done_together,
    explained,
    is_failure,
    named,
    run,
    translated,
)

DIALECT = Dialect(
    bytes="BLOB",
    clustered=" WITHOUT ROWID",
    tables="SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    guard="",
)

BUSY_SECONDS = 5


class Sqlite:
    """One SQLite file, for one server process."""

    def __init__(self, path: Path, only_read: bool) -> None:
        self.node = secrets.token_hex(8)
        self._path = path
        self._only_read = only_read
        self._loop = asyncio.get_running_loop()
        self._lock: int | None = None
        self._commits = 0
        self._found: Marked | None = None
        """What the mark said when the file was opened."""
        self._mark: Mark | None = None

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
        if self._mark is not None:
            self._mark.close()
        self._unlock()

    # -- opening ---------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        try:
            if self._only_read:
                if not self._path.is_file():
                    raise StoreUnreadable("there is no such file")
            else:
                self._lock = lock_beside(self._path)
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

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _connect(self) -> sqlite3.Connection:
        # Each connection is used by one thread at a time: that of its batches, after the one that opened it.
        # Who only reads leaves the write-ahead log as it is: closing would fold it into the file.
        address = self._path.absolute().as_uri() + ("?mode=ro" if self._only_read else "")
        connection = sqlite3.connect(
            address,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
            uri=True,
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
        if not self._writing.execute("SELECT 1 FROM commits").fetchall():
            self._writing.execute("INSERT INTO commits (store, number) VALUES (?, 0)", (secrets.token_hex(8),))
        self._writing.execute("COMMIT")
        path = mark_beside(self._path)
        now, self._found = self._marked(), read_mark(path)
        self._commits = now.number
        self._mark = Mark(path, self._found or now)
        self._mark.open()

    def _marked(self) -> Marked:
        """What a mark would say that is set now."""
        ((store, number),) = self._writing.execute("SELECT store, number FROM commits")
        ends = self._writing.execute(
            "SELECT id, head, chain FROM matches WHERE chain IS NOT NULL ORDER BY started DESC, id LIMIT ?",
            (MOST_MATCHES,),
        )
        return Marked(store, number, {match: (head, chain.hex()) for match, head, chain in reversed(ends.fetchall())})

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

    def _commit(self, units: list[Unit[Any] | Append | Erasure | Remark]) -> list[Outcome]:
        """Do all of it, in the writer's thread; each one's own errors are its own, a failed commit is everybody's."""
        group = [unit for unit in units if not isinstance(unit, Erasure | Remark)]
        together = [unit for unit in group if isinstance(unit, Append) or not unit.once]
        outcomes = self._commit_together(together, again=True) if together else []
        for unit in group:
            if isinstance(unit, Unit) and unit.once:
                outcomes += self._commit_together([unit], again=False)
        for other in units:
            if isinstance(other, Erasure):
                outcomes.append(self._erased(other))
            elif isinstance(other, Remark):
                outcomes.append(self._remarked(other))
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
                return self._committed(done_together, group)
            except Exception as error:
                if not again or is_failure(error):
                    raise
            return self._committed(done_one_by_one, group)
        except Exception as error:
            return [(unit.future, None, translated(error)) for unit in group]

    def _committed(
        self,
        do: Callable[[sqlite3.Connection, list[Unit[Any] | Append], Progress], list[Outcome]],
        group: list[Unit[Any] | Append],
    ) -> list[Outcome]:
        connection, progress, number = self._writing, Progress(), self._commits + 1
        if self._only_read:
            raise StoreFailed("the file is read-only: nothing was written")
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = do(connection, group, progress)
            if self._mark is not None:
                connection.execute("UPDATE commits SET number = ?", (number,))
                self._mark.strike(progress.struck)
            connection.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):  # if even this fails, the next BEGIN says so
                connection.rollback()
            if isinstance(error, OSError):
                raise StoreFailed(f"nothing was written: {self.trouble(0)}") from error
            raise
        if self._mark is not None:
            self._commits = number
            self._mark.reached(number, progress.ends)
        return outcomes

    # -- the mark --------------------------------------------------------------------------------------------

    async def missing(self) -> Missing:
        """What the mark says was written and is not there."""
        return Missing() if self._found is None else await self.read(behind, self._found)

    async def remark(self) -> None:
        """Set the mark to what is there now."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._writer.put(Remark(future))
        await future

    def _remarked(self, remark: Remark) -> Outcome:
        try:
            if self._mark is not None:
                self._mark.rewrite(self._marked())
        except (sqlite3.Error, OSError) as error:
            return remark.future, None, StoreFailed(f"the mark beside the store cannot be written: {error}")
        self._found = None
        return remark.future, None, None

    def trouble(self, reserve: int) -> str:
        """A disk with little room left, or a mark that cannot be written: the file itself may have room inside."""
        if self._mark is not None and self._mark.problem:
            return self._mark.problem
        try:
            room = os.statvfs(self._path.parent)
        except OSError as error:
            return f"its folder cannot be looked at ({error.strerror})"
        if room.f_bavail * room.f_frsize < reserve:
            return f"the disk has less than {reserve // 2**20} MB left"
        return ""

    async def sound(self) -> str:
        """What SQLite itself finds wrong with the file."""

        def integrity() -> Work[str]:
            found = yield Query("PRAGMA integrity_check(1)")
            return "" if found[0][0] == "ok" else str(found[0][0]).partition("\n")[0]

        try:
            return await self.read(integrity)
        except StoreFailed as error:
            return str(error)

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
                rows = self._reading.execute(wanted.sql, named(wanted.values)).fetchall()
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

    def signature(self, match: str) -> str | None:
        """Nobody else could run it, so nothing is signed."""
        return None

    async def time(self) -> int | None:
        """A file has no clock."""
        return None

    async def cut_off(self, node: str) -> None:
        """Another node was an earlier process on this file, which is gone."""

    _writing: sqlite3.Connection
    _reading: sqlite3.Connection
    _writer: BatchThread[Unit[Any] | Append | Erasure | Remark]
    _reader: BatchThread[Fetch]


def lock_beside(path: Path) -> int:
    """Keep other servers from a file, as long as the side file returned is open; the system drops the lock, too."""
    side = path.with_name(path.name + ".lock")
    lock = os.open(side, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise StoreFailed(
            f"{path} is in use by another server: stop that one first, or use PostgreSQL for several"
        ) from error
    return lock


def _one(sql: str, values: tuple[Value, ...]) -> Work[list[Row]]:
    return (yield Query(sql, values))
