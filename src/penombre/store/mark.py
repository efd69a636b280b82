"""The mark: a small file beside a SQLite file that says how far the store had got, whatever becomes of the store.

A commit that was lost from the end of a database leaves no trace in it. So after each commit a line is added here: the
number of the commit, and where the logs it wrote to end. The line is written after the commit is on the disk and before
anybody hears of it, so the mark never says more than was written; it is not waited for, so it costs next to nothing.

What is to be deleted, or gets another chain, is struck before its commit. A line carries a checksum: one that was torn
at the end is left out, and one that is damaged elsewhere is counted.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import msgspec
from msgspec import Struct

FORMAT = "penombre-mark"
MOST_MATCHES = 5000
"""Of so many matches, those written to last, the mark knows where their logs end."""
MOST_BYTES = 2**20
"""A file that has grown by more is written anew, with one line for each match."""

End = tuple[int, str]
"""The last entry of a log, and its link in hexadecimal."""


class Line(Struct, array_like=True, frozen=True):
    """A commit: its number, and where logs end; none for a match that was struck."""

    number: int
    ends: dict[str, End | None]


class Header(Struct, array_like=True, frozen=True):
    """The first line: what the file is, and of which store."""

    format: str
    store: str


class Marked(Struct):
    """All that a mark says."""

    store: str = ""
    number: int = 0
    ends: dict[str, End] = {}
    damaged: int = 0
    """How many of its lines cannot be read."""

    def follow(self, line: Line) -> None:
        """Go on by one line. A log that is said to end earlier than before did so only if it was struck first."""
        self.number = max(self.number, line.number)
        for match, end in line.ends.items():
            before = self.ends.pop(match, None)
            if end is not None:
                self.ends[match] = end if before is None or end[0] >= before[0] else before
        while len(self.ends) > MOST_MATCHES:
            del self.ends[next(iter(self.ends))]


def mark_beside(path: Path) -> Path:
    """Where the mark of a SQLite file is."""
    return path.with_name(f"{path.name}.mark")


def read_mark(path: Path) -> Marked | None:
    """What the mark at a path says; none if there is none, or nothing of it can be read."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    marked, torn = Marked(), 0
    for number, line in enumerate(text.split(b"\n")):
        kind = Line if number else Header
        found = _read(line, kind)
        if isinstance(found, Header):
            marked.store = found.store
        elif isinstance(found, Line):
            marked.damaged += torn
            torn = 0
            marked.follow(found)
        elif line:
            torn += 1  # at the end it was never finished; before another line it was damaged
    return marked if marked.store else None


def _read(line: bytes, kind: type[Line] | type[Header]) -> Line | Header | None:
    checksum, _, body = line.partition(b" ")
    try:
        if int(checksum, 16) != crc32(body):
            return None
        found = msgspec.json.decode(body, type=kind)
    except (ValueError, msgspec.MsgspecError):
        return None
    return None if isinstance(found, Header) and found.format != FORMAT else found


def _written(line: Line | Header) -> bytes:
    body = msgspec.json.encode(line)
    return b"%08x %b\n" % (crc32(body), body)


class Mark:
    """The mark of a store that is open for writing; used by the thread that commits."""

    def __init__(self, path: Path, marked: Marked) -> None:
        self._path = path
        self._marked = marked
        self._unwritten: dict[str, End | None] = {}
        self._number = 0
        self._file: int | None = None
        self._size = self._limit = 0
        self.problem = ""
        """Why the last line could not be written."""

    def open(self) -> None:
        """Begin the file, or go on with what it says: a line that was torn is left out."""
        self.rewrite(self._marked)

    def close(self) -> None:
        """Nothing is added any more."""
        if self._file is not None:
            with suppress(OSError):
                os.fdatasync(self._file)
            os.close(self._file)
            self._file = None

    def reached(self, number: int, ends: Mapping[str, tuple[int, bytes]]) -> None:
        """Note a commit. One that cannot be noted now is noted with the next: a mark that is behind does no harm."""
        self._number = number
        for match, (head, link) in ends.items():
            self._unwritten[match] = (head, link.hex())
        with suppress(OSError):
            self._note()

    def strike(self, matches: Iterable[str]) -> None:
        """Say nothing of these matches any more. Raises `OSError` if that cannot be written."""
        struck = dict.fromkeys(matches)
        if struck:
            self._unwritten |= struck
            self._note()

    def rewrite(self, marked: Marked) -> None:
        """Write the whole file anew, in one step."""
        self._marked = marked
        new = self._path.with_name(f"{self._path.name}.new")
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | os.O_CLOEXEC, 0o600)
        try:
            text = _written(Header(FORMAT, marked.store)) + _written(Line(marked.number, dict(marked.ends)))
            _write(file, text)
            os.fdatasync(file)
            new.rename(self._path)
        except BaseException:
            os.close(file)
            raise
        if self._file is not None:
            os.close(self._file)
        self._file, self._size, self._limit = file, len(text), len(text) + MOST_BYTES

    def _note(self) -> None:
        line = Line(self._number, self._unwritten)
        try:
            self._add(_written(line))
            self._marked.follow(line)
            self._unwritten = {}
            if self._size > self._limit:
                self.rewrite(self._marked)
        except OSError as error:
            self.problem = f"the mark beside the store cannot be written: {error.strerror}"
            raise
        self.problem = ""

    def _add(self, text: bytes) -> None:
        assert self._file is not None
        try:
            _write(self._file, text)
        except OSError:
            # What was written of it goes, so that the next line stands by itself.
            with suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise
        self._size += len(text)


def _write(file: int, text: bytes) -> None:
    while text:
        text = text[os.write(file, text) :]
