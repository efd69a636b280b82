"""A whole store as one text: lines of JSON, from one database and into another.

The first line says what the file is; then comes one line per row, the table's name first, bytes in base64. The last
line holds how many rows there are and the SHA-256 of all lines before it: a file that was cut or changed is noticed.
All secrets are in it, those of unfinished matches and the keys of the server too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import Meta, Struct

from penombre.store.database import Fill, Query, Work
from penombre.store.rows import Conflict, StoreUnreadable
from penombre.store.store import Store

FORMAT = "penombre-store"
VERSION = 3
"""2 added invitations and outcomes, 3 links with an end and the chains of logs; earlier files are read all the same."""

PAGE = 500
"""How many rows are held in memory at once."""

LONGEST_LINE = 64 * 2**20

Number = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Row(Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A row of a table; the fields are its columns."""


class Keepsake(Row, tag="kept"):
    name: str
    value: bytes


class Guest(Row, tag="guests"):
    id: str
    name: str
    language: str
    link: bytes | None
    at: Number
    link_until: Number | None = None


class Session(Row, tag="sessions"):
    token: bytes
    guest_id: str
    at: Number


class Block(Row, tag="blocks"):
    guest_id: str
    other_id: str


class Subscription(Row, tag="subscriptions"):
    guest_id: str
    kind: str
    address: str
    body: bytes


class Room(Row, tag="rooms"):
    id: str
    rev: Number
    listed: Number
    open: Number
    updated: Number
    body: bytes
    invite: str | None = None


class RoomGuest(Row, tag="room_guests"):
    room_id: str
    guest_id: str


class Match(Row, tag="matches"):
    id: str
    room_id: str
    head: Number
    started: Number
    finished: Number
    wake_at: Number | None
    outcome: bytes | None = None
    chain: bytes | None = None


class Line(Row, tag="log"):
    match_id: str
    seq: Number
    at: Number
    body: bytes
    link: bytes | None = None


class Snapshot(Row, tag="snapshots"):
    match_id: str
    seq: Number
    body: bytes
    digest: bytes | None = None


class Share(Row, tag="shares"):
    match_id: str
    guest_id: str
    salt: bytes
    until: Number


# In this order a row never comes before the one it belongs to. Nodes and who is here are of the moment, and left out;
# which store this is and how many commits it had is its own.
KEYS: dict[type[Row], int] = {
    Keepsake: 1,
    Guest: 1,
    Session: 1,
    Block: 2,
    Subscription: 3,
    Room: 1,
    RoomGuest: 2,
    Match: 1,
    Line: 2,
    Snapshot: 1,
    Share: 2,
}

AnyRow = Keepsake | Guest | Session | Block | Subscription | Room | RoomGuest | Match | Line | Snapshot | Share


class Header(Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int


class Footer(Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    sha256: str


def _silent(_rows: int) -> None:
    """Progress that nobody watches."""


async def export_store(store: Store, out: BinaryIO, progress: Callable[[int], None] = _silent) -> int:
    """Write all of a store as it is at one moment; how many rows there are. A server may go on running meanwhile."""
    return await store.database.read(_exported, out, progress)


async def import_store(store: Store, source: BinaryIO, progress: Callable[[int], None] = _silent) -> int:
    """Fill an empty store, with all of it or nothing; how many rows there are. `StoreUnreadable` says on which line."""
    reader = _Reader(source)
    try:
        return await store.database.write_once(_imported, reader, progress)
    except Conflict as error:
        raise StoreUnreadable(
            f"line {reader.number} or one of the {PAGE} before it: a row comes twice, or before the one it belongs to"
        ) from error


def _exported(out: BinaryIO, progress: Callable[[int], None]) -> Work[int]:
    encoder = msgspec.json.Encoder()
    digest = sha256()
    rows = 0

    def put(line: Struct) -> None:
        text = encoder.encode(line) + b"\n"
        digest.update(text)
        out.write(text)

    put(Header(FORMAT, VERSION))
    for table, keys in KEYS.items():
        for_first, for_next = _pages(table, keys)
        page = yield Query(for_first)
        while page:
            for row in page:
                put(table(*row))
            rows += len(page)
            progress(rows)
            page = (yield Query(for_next, tuple(page[-1][:keys]))) if len(page) == PAGE else []
    put(Footer(rows, digest.hexdigest()))
    return rows


def _pages(table: type[Row], keys: int) -> tuple[str, str]:
    """The queries for the first page of a table, and for the page after a row."""
    name, columns = _name(table), table.__struct_fields__
    key = ", ".join(columns[:keys])
    marks = ", ".join(f"${number}" for number in range(1, keys + 1))
    select, order = f"SELECT {', '.join(columns)} FROM {name}", f"ORDER BY {key} LIMIT {PAGE}"
    return f"{select} {order}", f"{select} WHERE ({key}) > ({marks}) {order}"


def _imported(reader: _Reader, progress: Callable[[int], None]) -> Work[int]:
    for table in KEYS:
        if (yield Query(f"SELECT 1 FROM {_name(table)} LIMIT 1")):
            raise StoreUnreadable("this store is not empty: a store is only imported into an empty one")
    page: list[tuple[Any, ...]] = []
    filled: type[Row] | None = None
    for row in reader.rows():
        if page and (type(row) is not filled or len(page) == PAGE):
            assert filled is not None
            yield Fill(_insertion(filled), page)
            progress(reader.count)
            page = []
        filled = type(row)
        page.append(msgspec.structs.astuple(row))
    if filled is not None:
        yield Fill(_insertion(filled), page)
    progress(reader.count)
    return reader.count


def _insertion(table: type[Row]) -> str:
    columns = table.__struct_fields__
    marks = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {_name(table)} ({', '.join(columns)}) VALUES ({marks})"


def _name(table: type[Row]) -> str:
    return str(table.__struct_config__.tag)


class _Reader:
    """The lines of a file, checked one by one."""

    def __init__(self, source: BinaryIO) -> None:
        self.count = 0
        self._source = source
        self.number = 0
        self._digest = sha256()

    def unreadable(self, reason: str) -> StoreUnreadable:
        return StoreUnreadable(f"line {self.number}: {reason}")

    def rows(self) -> Iterator[AnyRow]:
        """All rows; raises when the file is not what its last line says."""
        self._check_header()
        decoder = msgspec.json.Decoder(AnyRow)
        while True:
            before = self._digest.hexdigest()
            line = self._line()
            if line.startswith(b"{"):
                return self._check_footer(line, before)
            try:
                row = decoder.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise self.unreadable(f"expected a row of a table ({error})") from error
            self.count += 1
            yield row

    def _line(self) -> bytes:
        self.number += 1
        line = self._source.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            raise self.unreadable("the file ends here: it was cut short" if len(line) < LONGEST_LINE else "too long")
        self._digest.update(line)
        return line

    def _check_header(self) -> None:
        try:
            header = msgspec.json.decode(self._line(), type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError, StoreUnreadable) as error:
            raise self.unreadable("this is not an exported store of Pénombre") from error
        if header.format != FORMAT:
            raise self.unreadable(f"expected an exported store ({FORMAT}), this is a {header.format}")
        if not 1 <= header.version <= VERSION:
            raise self.unreadable(
                f"format {header.version} is not known; this version of Pénombre reads 1 to {VERSION}"
            )

    def _check_footer(self, line: bytes, digest: str) -> None:
        try:
            footer = msgspec.json.decode(line, type=Footer)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise self.unreadable(f"expected a row of a table or the last line ({error})") from error
        if footer.rows != self.count:
            raise self.unreadable(f"{footer.rows} rows were exported, but {self.count} are here")
        if footer.sha256 != digest:
            raise self.unreadable("the file was changed after it was exported: its lines do not have the sum it says")
        if self._source.read(1):
            self.number += 1
            raise self.unreadable("there is something after the last line")
