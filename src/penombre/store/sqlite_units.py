"""What waits for the writer of a SQLite file, how it is done in one commit, and what SQLite's errors mean."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from penombre.store.batch_thread import Outcome
from penombre.store.chain import links
from penombre.store.database import Fill, Query, Reached, Row, Step, T, Unmark, Value, Work, moved_on
from penombre.store.rows import Conflict, StoreFailed

_NAMES = [str(number) for number in range(1, 1000)]

_END = "SELECT head, chain FROM matches WHERE id = $1"
_ADVANCE = "UPDATE matches SET head = $1, chain = $2 WHERE id = $3"
_WRITE_LOG = "INSERT INTO log (match_id, seq, at, body, link) VALUES ($1, $2, $3, $4, $5)"

_FAILURES = {
    sqlite3.SQLITE_FULL: "the disk is full: nothing was written",
    sqlite3.SQLITE_READONLY: "the file is read-only: nothing was written",
    sqlite3.SQLITE_PERM: "the file may not be used by this user: nothing was written",
    sqlite3.SQLITE_BUSY: "another program holds the file: nothing was written",
    sqlite3.SQLITE_LOCKED: "another program holds the file: nothing was written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened: does its folder exist, and may this user write there?",
    sqlite3.SQLITE_CORRUPT: "the file is damaged: restore a back-up",
    sqlite3.SQLITE_NOTADB: "this is not a SQLite file",
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
        lines, head, link = self.lines((yield Query(_END, (self.match,))))
        yield Query(_ADVANCE, (head, link, self.match))
        yield Fill(_WRITE_LOG, lines)
        yield Reached(self.match, head, link)

    def lines(self, end: list[Row]) -> tuple[list[Row], int, bytes]:
        """The rows of a log that ends there, where it ends with them, and the last link."""
        match, at, after = self.match, self.at, self.after
        if not end or end[0][0] != after:
            raise Conflict(moved_on(match, after))
        made = links(end[0][1], match, after, at, self.entries)
        rows: list[Row] = [
            (match, seq, at, body, link)
            for seq, (body, link) in enumerate(zip(self.entries, made, strict=True), after + 1)
        ]
        return rows, after + len(rows), made[-1]


class Erasure(Struct, eq=False):
    """Word that what was deleted has to leave the write-ahead log, too."""

    future: asyncio.Future[None]


class Remark(Struct, eq=False):
    """Word that the mark is to be set anew."""

    future: asyncio.Future[None]


class Progress(Struct):
    """What a commit changes about the mark."""

    ends: dict[str, tuple[int, bytes]] = {}
    struck: list[str] = []

    def see(self, step: Step) -> None:
        """Take down a step that is no statement."""
        if isinstance(step, Reached):
            self.ends[step.match] = (step.head, step.link)
        elif isinstance(step, Unmark):
            self.struck.append(step.match)
            self.ends.pop(step.match, None)

    def join(self, other: Progress) -> None:
        """Add what one unit did."""
        self.struck += other.struck
        self.ends |= other.ends


class Fetch(Struct, eq=False):
    """A query on its way to the reader."""

    future: asyncio.Future[list[Row]]
    sql: str
    values: tuple[Value, ...]


def named(values: Row) -> dict[str, Value]:
    """The parameters of a statement."""
    # SQLite takes `$1` for a name.
    return dict(zip(_NAMES, values, strict=False))


def _unseen(_step: Step) -> None:
    """A step that is no statement, where nobody needs it."""


def run(connection: sqlite3.Connection, work: Work[T], see: Callable[[Step], None] = _unseen) -> T:
    """Do a unit of work, here and now; `see` is told of the steps that are no statements."""
    try:
        step = next(work)
        while True:
            step = work.send(_stepped(connection, step, see))
    except StopIteration as end:
        result: T = end.value
        return result


def _stepped(connection: sqlite3.Connection, step: Step, see: Callable[[Step], None]) -> list[Row]:
    if isinstance(step, Query):
        return connection.execute(step.sql, named(step.values)).fetchall()
    if isinstance(step, Fill):
        connection.executemany(step.sql, map(named, step.rows))
    else:
        see(step)
    return []


def done_together(connection: sqlite3.Connection, group: list[Unit[Any] | Append], progress: Progress) -> list[Outcome]:
    """All units, or an error that says nothing about whose it is."""
    outcomes: list[Outcome] = []
    appends: list[Append] = []
    for unit in group:
        if isinstance(unit, Append):
            appends.append(unit)
            outcomes.append((unit.future, None, None))
        else:
            outcomes.append((unit.future, run(connection, unit.begin(), progress.see), None))
    if appends:
        lines: list[Row] = []
        ends: dict[str, tuple[int, bytes]] = {}
        for append in appends:
            known = ends.get(append.match)
            end = [known] if known else connection.execute(_END, {"1": append.match}).fetchall()
            added, head, link = append.lines(end)
            lines += added
            ends[append.match] = (head, link)
        connection.executemany(_ADVANCE, [named((*end, match)) for match, end in ends.items()])
        connection.executemany(_WRITE_LOG, map(named, lines))
        progress.ends |= ends
    return outcomes


def done_one_by_one(
    connection: sqlite3.Connection, group: list[Unit[Any] | Append], progress: Progress
) -> list[Outcome]:
    """Do each unit by itself: what fails is that one, with its own error."""
    outcomes: list[Outcome] = []
    # In the order in which they are done together: appends come last.
    for unit in sorted(group, key=lambda unit: isinstance(unit, Append)):
        own = Progress()
        connection.execute("SAVEPOINT unit")
        try:
            result = run(connection, unit.begin(), own.see)
        except Exception as error:
            if not connection.in_transaction:  # SQLite gave up the whole transaction
                raise
            connection.execute("ROLLBACK TO unit")
            outcomes.append((unit.future, None, translated(error)))
        else:
            progress.join(own)
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
