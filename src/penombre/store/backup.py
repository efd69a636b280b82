"""Copies of a SQLite store: made while a server runs, checked, and put under their name in one step; and put back.

`VACUUM INTO` copies what one moment holds, in its own thread and without Python's lock: whoever writes does not wait.
What was deleted is not in the copy.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from penombre.store.chain import broken_chains
from penombre.store.migrations import stored_version
from penombre.store.rows import StoreFailed, StoreUnreadable
from penombre.store.sqlite import DIALECT, lock_beside
from penombre.store.sqlite_units import explained, run

NAME = "penombre-%Y%m%dT%H%M%SZ.sqlite3"
PATTERN = "penombre-[0-9]*T[0-9]*Z.sqlite3"


class LastBackup(Struct, frozen=True):
    """When the last back-up was made, in milliseconds since the epoch, and where it is."""

    at: int
    file: str


def last_backup(path: Path) -> LastBackup | None:
    """The last back-up of the store at a path, as far as is known."""
    try:
        return msgspec.json.decode(_note_beside(path).read_bytes(), type=LastBackup)
    except (OSError, msgspec.MsgspecError):
        return None


def back_up(path: Path, copy: Path) -> int:
    """Copy a store into a new file and check the copy; how many bytes it has. Takes long; call it in a thread."""
    if copy.exists():
        raise StoreFailed(f"{copy} exists already; expected the name of a new file")
    part = copy.with_name(f".{copy.name}.part")
    try:
        # Only this user may read it. SQLite fills an empty file and keeps its mode.
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
        with _connected(path) as source:
            source.execute("VACUUM INTO ?", (str(part),))
        check_copy(part)
        size = part.stat().st_size
        _synced(part)
        part.rename(copy)
        _synced(copy.parent)
    except OSError as error:
        raise StoreFailed(f"cannot write {copy}: {error.strerror}") from error
    finally:
        for left in (part, *part.parent.glob(f"{part.name}-*")):
            left.unlink(missing_ok=True)
    note = LastBackup(int(datetime.now(UTC).timestamp() * 1000), str(copy.absolute()))
    with suppress(OSError):  # a copy that nobody noted is a copy all the same
        _note_beside(path).write_bytes(msgspec.json.encode(note))
    return size


def back_up_into(path: Path, folder: Path, keep: int) -> Path:
    """Add a copy to a folder, named by the moment, and remove the oldest ones until so many are left."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreFailed(f"cannot write {folder}: {error.strerror}") from error
    copy = folder / datetime.now(UTC).strftime(NAME)
    back_up(path, copy)
    for old in sorted(folder.glob(PATTERN))[:-keep]:
        with suppress(OSError):
            old.unlink()
    return copy


def newest_in(folder: Path) -> float:
    """When the newest copy in a folder was made, in seconds since the epoch; 0 if there is none."""
    names = sorted(path.name for path in folder.glob(PATTERN))
    return datetime.strptime(names[-1], NAME).replace(tzinfo=UTC).timestamp() if names else 0.0


def check_copy(copy: Path) -> None:
    """Refuse a copy that is no store, is of a newer version, or is damaged."""
    try:
        with _connected(copy) as reading:
            if not run(reading, stored_version(DIALECT)):
                raise StoreUnreadable("it is empty")
            ((found,),) = reading.execute("PRAGMA integrity_check(1)").fetchall()
            if found != "ok":
                raise StoreUnreadable(f"SQLite finds it damaged ({found})")
            has_chains = any(column[1] == "link" for column in reading.execute("PRAGMA table_info(log)"))
            broken = run(reading, broken_chains(finished=True)) if has_chains else []
            if broken:
                raise StoreUnreadable(f"the log of match {broken[0].match} is not what was written")
    except StoreUnreadable as error:
        raise StoreUnreadable(f"{copy} is not a whole copy of a store: {error}") from error


def put_back(copy: Path, path: Path) -> Path | None:
    """Put a checked copy in the place of a store that no server uses; where what was there is now, if anything was.

    The mark stays: it tells what the copy does not have.
    """
    check_copy(copy)
    try:
        with _locked(path):
            new = path.with_name(f"{path.name}.restoring")
            with (
                copy.open("rb") as source,
                os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600), "wb") as target,
            ):
                while block := source.read(2**20):
                    target.write(block)
            _synced(new)
            aside = _set_aside(path)
            new.rename(path)
            _synced(path.parent)
    except OSError as error:
        raise StoreFailed(f"cannot restore into {path}: {error.strerror}") from error
    return aside


def _set_aside(path: Path) -> Path | None:
    """Move a store and its log out of the way, together."""
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    aside = path.with_name(f"{path.name}.before-{moment}")
    for ending in ("-shm", "-wal", ""):
        there = path.with_name(path.name + ending)
        if there.exists():
            there.rename(aside.with_name(aside.name + ending))
    return aside if aside.exists() else None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    lock = lock_beside(path)
    try:
        yield
    finally:
        fcntl.flock(lock, fcntl.LOCK_UN)
        os.close(lock)


@contextmanager
def _connected(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise StoreFailed(f"{path}: there is no such file")
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", isolation_level=None, uri=True, timeout=5)
        ) as connection:
            yield connection
    except sqlite3.Error as error:
        raise StoreFailed(f"{path}: {explained(error)}") from error


def _note_beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.last-backup")


def _synced(path: Path) -> None:
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)
