"""The schema, as numbered steps: a store written by an earlier version is brought up to date when it is opened."""

from __future__ import annotations

from collections.abc import Sequence

from penombre.store.database import Dialect, Query, Work
from penombre.store.rows import StoreUnreadable

FORMAT = "penombre"

# A step that was released is never edited: stores that took it exist. `log` has no foreign key, because checking one
# for each entry costs more than writing it; an entry is only ever written together with the head of its match.
STEPS: Sequence[Sequence[str]] = (
    (
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            link {bytes} UNIQUE,
            at BIGINT NOT NULL)""",
        "CREATE INDEX guests_by_time ON guests (at)",
        """CREATE TABLE sessions (
            token {bytes} PRIMARY KEY,
            guest_id TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
            at BIGINT NOT NULL)""",
        "CREATE INDEX sessions_by_guest ON sessions (guest_id)",
        """CREATE TABLE blocks (
            guest_id TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
            other_id TEXT NOT NULL,
            PRIMARY KEY (guest_id, other_id))""",
        "CREATE INDEX blocks_by_other ON blocks (other_id)",
        """CREATE TABLE subscriptions (
            guest_id TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            body {bytes} NOT NULL,
            PRIMARY KEY (guest_id, kind, address))""",
        """CREATE TABLE rooms (
            id TEXT PRIMARY KEY,
            rev BIGINT NOT NULL,
            listed BIGINT NOT NULL,
            open BIGINT NOT NULL,
            updated BIGINT NOT NULL,
            body {bytes} NOT NULL)""",
        "CREATE INDEX rooms_by_time ON rooms (updated)",
        "CREATE INDEX rooms_to_join ON rooms (updated) WHERE listed = 1 AND open = 1",
        """CREATE TABLE room_guests (
            room_id TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
            guest_id TEXT NOT NULL,
            PRIMARY KEY (room_id, guest_id))""",
        "CREATE INDEX room_guests_by_guest ON room_guests (guest_id)",
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            room_id TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
            head BIGINT NOT NULL,
            started BIGINT NOT NULL,
            finished BIGINT NOT NULL,
            wake_at BIGINT)""",
        "CREATE INDEX matches_by_room ON matches (room_id)",
        "CREATE INDEX matches_due ON matches (wake_at) WHERE finished = 0 AND wake_at IS NOT NULL",
        """CREATE TABLE log (
            match_id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            body {bytes} NOT NULL,
            PRIMARY KEY (match_id, seq)){clustered}""",
        """CREATE TABLE snapshots (
            match_id TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
            seq BIGINT NOT NULL,
            body {bytes} NOT NULL)""",
        "CREATE TABLE kept (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, at BIGINT NOT NULL)",
        """CREATE TABLE presence (
            room_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            node_id TEXT NOT NULL,
            PRIMARY KEY (room_id, seat, node_id))""",
        "CREATE INDEX presence_by_node ON presence (node_id)",
    ),
    (
        # Rooms from before have none until they are saved again, matches from before none at all.
        "ALTER TABLE rooms ADD COLUMN invite TEXT",
        "CREATE UNIQUE INDEX rooms_by_invite ON rooms (invite)",
        "ALTER TABLE matches ADD COLUMN outcome {bytes}",
    ),
    (
        # Which connection took the match last: only what it writes for bots and clocks counts.
        "ALTER TABLE matches ADD COLUMN driver TEXT",
    ),
)


def stored_version(dialect: Dialect) -> Work[int]:
    """The version of the schema as it is stored, 0 if there is nothing; refuses what this program cannot read."""
    tables = {name for (name,) in (yield Query(dialect.tables))}
    if not tables:
        return 0
    if "schema_version" not in tables:
        raise StoreUnreadable("it holds tables, but not those of Pénombre: expected a store or an empty database")
    rows = yield Query("SELECT * FROM schema_version")
    if len(rows) != 1 or len(rows[0]) != 2 or rows[0][0] != FORMAT:
        raise StoreUnreadable("its schema_version is not one of Pénombre: expected a store or an empty database")
    version = int(rows[0][1])
    if version > len(STEPS):
        raise StoreUnreadable(
            f"it was written by a newer version of Pénombre (schema {version}; this one knows {len(STEPS)}): "
            f"upgrade Pénombre to open it"
        )
    return version


def found_up_to_date(dialect: Dialect) -> Work[None]:
    """For those who only read: refuses what would have to be brought up to date first."""
    if (yield from stored_version(dialect)) < len(STEPS):
        raise StoreUnreadable("it is empty or of an earlier version: start the server on it once")


def brought_up_to_date(dialect: Dialect) -> Work[None]:
    """Take the steps that are missing, all or none."""
    if dialect.guard:
        yield Query(dialect.guard)
    version = yield from stored_version(dialect)
    if version == len(STEPS):
        return
    if version == 0:
        yield Query("CREATE TABLE schema_version (format TEXT NOT NULL, version BIGINT NOT NULL)")
        yield Query("INSERT INTO schema_version (format, version) VALUES ($1, $2)", (FORMAT, 0))
    for step in STEPS[version:]:
        for statement in step:
            yield Query(statement.format(bytes=dialect.bytes, clustered=dialect.clustered))
    yield Query("UPDATE schema_version SET version = $1", (len(STEPS),))
