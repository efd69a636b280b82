"""Where matches are kept: one transcript per match, and beside it a note of who sat where and how they wished to play.

Every write is atomic and reaches the disk before anybody is told: a match survives any interruption.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import glob
import os
import shlex
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from penombre.cli.failure import Failure, Usage, refused
from penombre.cli.folders import data_folder
from penombre.engine import PenombreError, Transcript

NOTE_FORMAT: Final = "penombre-seat"
_NOTE_SUFFIX: Final = ".seat.json"
_LARGEST: Final = 1 << 26
"""Bytes: a transcript of the longest match is a hundred times smaller."""


class Note(Struct, frozen=True, kw_only=True):
    """What a terminal table needs besides the transcript to go on: whose seat this is, who plays the others."""

    format: str = NOTE_FORMAT
    format_version: int = 1
    seat: int | None
    """The person's seat; None where only bots play."""
    bots: str
    lang: str
    fast: bool = False
    people: int = 1
    """How many share the terminal; where that is several, theirs are the first seats."""
    windows: str = "playable"
    """When the person is asked at moments to react in."""


def new_file(name: str) -> Path:
    """A file for a new match, in the data folder."""
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(error, f"cannot keep matches in {folder}") from None
    for number in range(1, 10_000):
        file = folder / f"{name}-{number:03}.json"
        if file.exists():
            continue
        try:
            note_of(file).touch(0o600, exist_ok=False)  # two terminals that start at once get two names
        except FileExistsError:
            continue
        except OSError as error:
            raise refused(error, f"cannot keep matches in {folder}") from None
        return file
    raise Failure(f"{folder} is full of matches named {name}")


def typed(file: Path) -> str:
    """A file name as one would type it into a shell."""
    with contextlib.suppress(ValueError, RuntimeError):
        return "~/" + shlex.quote(str(file.relative_to(Path.home())))
    return shlex.quote(str(file))


def own_file(file: Path) -> Path:
    """A file for a new match, where its owner wants it."""
    if file.is_dir():
        raise Usage(f"{file} is a folder; expected the name of a file to write")
    if file.exists() and not file.is_file():
        raise Usage(f"{file} is a device or a pipe; expected the name of a file to write")
    if file.exists():
        raise Usage(f"{file} exists already; continue it with --resume {file}, or choose another name")
    if not file.absolute().parent.is_dir():
        raise Usage(f"there is no folder {file.absolute().parent} to keep {file.name} in")
    return file


def read(file: Path) -> Transcript:
    """The transcript in a file."""
    try:
        data = _contents(file)
    except FileNotFoundError:
        raise Usage(f"there is no file {file}") from None
    except IsADirectoryError:
        raise Usage(f"{file} is a folder; expected a transcript") from None
    except (OSError, ValueError) as error:
        raise Failure(f"cannot read {file}: {getattr(error, 'strerror', None) or error}") from None
    try:
        return Transcript.decode(data)
    except PenombreError as error:
        raise Failure(f"{file}: {error}") from None


def write(file: Path, data: bytes) -> None:
    """Replace a file at once: after an interruption it is the old one or the new one, whole."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
        try:
            with os.fdopen(handle, "wb") as fresh:
                fresh.write(data)
                fresh.flush()
                os.fsync(fresh.fileno())
            Path(name).replace(file)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
        _sync_folder(file.absolute().parent)
    except OSError as error:
        raise refused(error, f"cannot write {file}") from None


def note_of(file: Path) -> Path:
    """The note that lies beside a transcript."""
    return file.with_name(file.name.removesuffix(".json") + _NOTE_SUFFIX)


def read_note(file: Path) -> Note | None:
    """The note beside a transcript, if there is a readable one."""
    try:
        note = msgspec.json.decode(_contents(note_of(file)), type=Note)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
    return note if note.format == NOTE_FORMAT and note.format_version == 1 else None


def write_note(file: Path, note: Note) -> None:
    """Put a note beside a transcript."""
    write(note_of(file), msgspec.json.format(msgspec.json.encode(note), indent=1) + b"\n")


def newest_unfinished(game: str | None) -> Path:
    """The match that was left last."""
    folder = data_folder() / "matches"
    for file in _newest_first(folder):
        try:
            transcript = read(file)
        except Failure:
            continue
        if transcript.outcome is None and game in (None, transcript.game):
            return file
    of_game = f" of {game}" if game else ""
    raise Failure(f"there is no unfinished match{of_game} in {folder}")


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    """Nobody else plays this match in another terminal meanwhile."""
    with note_of(file).open("rb") as note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Failure(f"{file} is being played in another terminal") from None
        for left_over in file.absolute().parent.glob(f".{glob.escape(file.name)}.????????"):
            with contextlib.suppress(OSError):  # of a write that a power cut or a kill stopped half-way
                left_over.unlink()
        yield


def _contents(file: Path) -> bytes:
    """What a file holds; a pipe or a device, which may never end, is refused before it is read."""
    # Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
    with os.fdopen(os.open(file, os.O_RDONLY | os.O_NONBLOCK), "rb") as opened:
        facts = os.fstat(opened.fileno())
        if not stat.S_ISREG(facts.st_mode):
            raise OSError(errno.EINVAL, "not a regular file")
        if facts.st_size > _LARGEST:
            raise OSError(errno.EFBIG, "too large for a transcript")
        return opened.read()


def _newest_first(folder: Path) -> list[Path]:
    dated = []
    for file in folder.glob("*.json"):
        if not file.name.startswith(".") and not file.name.endswith(_NOTE_SUFFIX):
            with contextlib.suppress(OSError):
                dated.append((file.stat().st_mtime_ns, file.name, file))
    return [file for _, _, file in sorted(dated, reverse=True)]


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # a rename need not be synced everywhere
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
