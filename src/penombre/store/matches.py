"""The matches of a store: their logs, their last snapshots, and when somebody has to look at them again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from penombre.store import rooms
from penombre.store.database import Database, Query, Tell, Work
from penombre.store.port import WHOLE, Conflict, Entry, MatchRow, RoomRow, Snapshot


class Matches:
    """The part of a store that knows matches."""

    _database: Database

    async def begin(
        self,
        match: str,
        room: RoomRow,
        first: bytes,
        *,
        listed: bool,
        open: bool,
        guests: Collection[str],
        at: int,
        invite: str | None = None,
    ) -> None:
        await self._database.write(_begun, match, room, first, listed, open, sorted(guests), at, invite)

    async def match(self, id: str) -> MatchRow | None:
        rows = await self._database.fetch(
            "SELECT id, room_id, head, started, finished, outcome FROM matches WHERE id = $1", id
        )
        return MatchRow(*rows[0]) if rows else None

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int) -> None:
        await self._database.append(match, after, entries, at)

    async def entries(self, match: str, after: int = 0, most: int = WHOLE) -> list[Entry]:
        rows = await self._database.fetch(
            "SELECT seq, at, body FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3", match, after, most
        )
        return [Entry(*row) for row in rows]

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        await self._database.execute(
            """INSERT INTO snapshots (match_id, seq, body) VALUES ($1, $2, $3)
            ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
            WHERE excluded.seq >= snapshots.seq""",
            match,
            snapshot.seq,
            snapshot.body,
        )

    async def snapshot(self, match: str) -> Snapshot | None:
        rows = await self._database.fetch("SELECT seq, body FROM snapshots WHERE match_id = $1", match)
        return Snapshot(*rows[0]) if rows else None

    async def finish(self, match: str, at: int, outcome: bytes | None = None) -> None:
        await self._database.write(_finished, match, at, outcome)

    async def set_wake(self, match: str, at: int | None) -> None:
        await self._database.execute(
            "UPDATE matches SET wake_at = $2 WHERE id = $1 AND COALESCE(wake_at, -1) <> COALESCE($2, -1)", match, at
        )

    async def due_matches(self, now: int, limit: int) -> list[MatchRow]:
        rows = await self._database.fetch(
            """SELECT id, room_id, head, started, finished, outcome FROM matches
            WHERE finished = 0 AND wake_at IS NOT NULL AND wake_at <= $1 ORDER BY wake_at, id LIMIT $2""",
            now,
            limit,
        )
        return [MatchRow(*row) for row in rows]

    async def matches_of(self, guest: str, limit: int) -> list[MatchRow]:
        rows = await self._database.fetch(
            """SELECT matches.id, matches.room_id, matches.head, matches.started, matches.finished,
                matches.outcome
            FROM room_guests JOIN matches ON matches.room_id = room_guests.room_id
            WHERE room_guests.guest_id = $1 ORDER BY matches.started DESC, matches.id LIMIT $2""",
            guest,
            limit,
        )
        return [MatchRow(*row) for row in rows]

    async def redact(self, match: str, replaced: dict[int, bytes]) -> None:
        await self._database.write(_redacted, match, sorted(replaced.items()))


def _begun(
    match: str,
    room: RoomRow,
    first: bytes,
    listed: bool,
    open: bool,
    guests: list[str],
    at: int,
    invite: str | None,
) -> Work[None]:
    yield from rooms.replaced(room, listed, open, guests, at, invite)
    rows = yield Query(
        """INSERT INTO matches (id, room_id, head, started, finished) VALUES ($1, $2, 1, $3, 0)
        ON CONFLICT DO NOTHING RETURNING id""",
        (match, room.id, at),
    )
    if not rows:
        raise Conflict(f"there is a match {match} already")
    yield Query("INSERT INTO log (match_id, seq, at, body) VALUES ($1, 1, $2, $3)", (match, at, first))
    yield Tell(f"match:{match}")


def _finished(match: str, at: int, outcome: bytes | None) -> Work[None]:
    yield Query("UPDATE matches SET finished = $2, outcome = $3, wake_at = NULL WHERE id = $1", (match, at, outcome))
    yield Query("DELETE FROM snapshots WHERE match_id = $1", (match,))
    yield Tell(f"match:{match}")


def _redacted(match: str, replaced: list[tuple[int, bytes]]) -> Work[None]:
    for seq, body in replaced:
        yield Query("UPDATE log SET body = $3 WHERE match_id = $1 AND seq = $2", (match, seq, body))
    # A snapshot may hold the same words; it can be made again from the log.
    yield Query("DELETE FROM snapshots WHERE match_id = $1", (match,))
    yield Tell(f"match:{match}")
