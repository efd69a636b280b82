"""The matches of a store: their logs, their last snapshots, and when somebody has to look at them again."""

from __future__ import annotations

from typing import Unpack

from penombre.store import chain, rooms
from penombre.store.database import Fill, Part, Query, Reached, Row, Tell, Unmark, Work
from penombre.store.rows import NEVER, WHOLE, Conflict, Entry, MatchRow, RoomFacts, RoomRow, Snapshot


class Matches(Part):
    """The part of a store that knows matches."""

    async def begin(self, match: str, room: RoomRow, first: bytes, *, at: int, **facts: Unpack[RoomFacts]) -> None:
        """Start a match: its first log entry and the room that plays it (`room.rev` is the revision replaced), at once.

        `Conflict` if the room changed meanwhile.
        """
        await self.database.write(_begun, match, room, first, at, facts)

    async def match(self, id: str) -> MatchRow | None:
        """A match without its log."""
        return await self._one(
            MatchRow, "SELECT id, room_id, head, started, finished, outcome FROM matches WHERE id = $1", id
        )

    async def entries(self, match: str, after: int = 0, most: int = WHOLE) -> list[Entry]:
        """The log of a match, from an entry on: all the rest of it, or so many entries."""
        return await self._all(
            Entry,
            "SELECT seq, at, body FROM log WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            match,
            after,
            most,
        )

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one."""
        await self.database.execute(
            """INSERT INTO snapshots (match_id, seq, body, digest) VALUES ($1, $2, $3, $4)
            ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, body = excluded.body, digest = excluded.digest
            WHERE excluded.seq >= snapshots.seq""",
            match,
            snapshot.seq,
            snapshot.body,
            chain.link(None, match, snapshot.seq, 0, snapshot.body),
        )

    async def snapshot(self, match: str) -> Snapshot | None:
        """The last snapshot; none if it is not as it was written, or stands for entries that are not there."""
        rows = await self.database.fetch(
            """SELECT snapshots.seq, snapshots.body, snapshots.digest
            FROM snapshots JOIN matches ON matches.id = snapshots.match_id
            WHERE snapshots.match_id = $1 AND snapshots.seq <= matches.head""",
            match,
        )
        for seq, body, digest in rows:
            if chain.link(None, match, seq, 0, bytes(body)) == digest:
                return Snapshot(seq, body)
        return None

    async def finish(self, match: str, at: int, outcome: bytes | None = None) -> None:
        """The match is over, in this way: nothing will be appended; its snapshot goes."""
        await self.database.write(_finished, match, at, outcome)

    async def set_wake(self, match: str, at: int | None) -> None:
        """When somebody has to look at this match again, even if nobody connects."""
        await self.database.execute(
            "UPDATE matches SET wake_at = $2 WHERE id = $1 AND COALESCE(wake_at, -1) <> COALESCE($2, -1)", match, at
        )

    async def due_matches(self, now: int, limit: int, *, latest: int = NEVER) -> list[MatchRow]:
        """Unfinished matches whose moment has come, the oldest first.

        A moment after the latest that makes sense was written by a clock that was set back since: it has come, too.
        """
        return await self._all(
            MatchRow,
            """SELECT id, room_id, head, started, finished, outcome FROM matches
            WHERE finished = 0 AND wake_at IS NOT NULL AND (wake_at <= $1 OR wake_at > $3)
            ORDER BY wake_at, id LIMIT $2""",
            now,
            limit,
            latest,
        )

    async def matches_of(self, guest: str, limit: int) -> list[MatchRow]:
        """Matches of the rooms a guest belongs to, the latest first."""
        return await self._all(
            MatchRow,
            """SELECT matches.id, matches.room_id, matches.head, matches.started, matches.finished,
                matches.outcome
            FROM room_guests JOIN matches ON matches.room_id = room_guests.room_id
            WHERE room_guests.guest_id = $1 ORDER BY matches.started DESC, matches.id LIMIT $2""",
            guest,
            limit,
        )

    async def redact(self, match: str, replaced: dict[int, bytes]) -> None:
        """Replace the bodies of log entries where a guest's own words are removed on request."""
        await self.database.write(_redacted, match, replaced)


def _begun(match: str, room: RoomRow, first: bytes, at: int, facts: RoomFacts) -> Work[None]:
    yield from rooms.replaced(room, at, facts)
    link = chain.link(None, match, 1, at, first)
    rows = yield Query(
        """INSERT INTO matches (id, room_id, head, started, finished, chain) VALUES ($1, $2, 1, $3, 0, $4)
        ON CONFLICT DO NOTHING RETURNING id""",
        (match, room.id, at, link),
    )
    if not rows:
        raise Conflict(f"there is a match {match} already")
    yield Query("INSERT INTO log (match_id, seq, at, body, link) VALUES ($1, 1, $2, $3, $4)", (match, at, first, link))
    yield Reached(match, 1, link)
    yield Tell(f"match:{match}")


def _finished(match: str, at: int, outcome: bytes | None) -> Work[None]:
    yield Query("UPDATE matches SET finished = $2, outcome = $3, wake_at = NULL WHERE id = $1", (match, at, outcome))
    yield Query("DELETE FROM snapshots WHERE match_id = $1", (match,))
    yield Tell(f"match:{match}")


def _redacted(match: str, replaced: dict[int, bytes]) -> Work[None]:
    # Nobody appends to the log while its links are made again.
    yield Query("UPDATE matches SET chain = chain WHERE id = $1", (match,))
    yield Unmark(match)
    entries = yield Query("SELECT seq, at, body, link FROM log WHERE match_id = $1 AND seq > 0 ORDER BY seq", (match,))
    yield Fill(
        "UPDATE log SET body = $3, link = $4 WHERE match_id = $1 AND seq = $2", _linked_again(match, entries, replaced)
    )
    yield Query(f"UPDATE matches SET chain = ({chain.LAST_LINK}) WHERE id = $1", (match,))
    # What was set aside when a fault was found, and the snapshot, may hold the same words.
    yield Query("DELETE FROM log WHERE match_id = $1 AND seq < 0", (match,))
    yield Query("DELETE FROM snapshots WHERE match_id = $1", (match,))
    yield Tell(f"match:{match}")


def _linked_again(match: str, entries: list[Row], replaced: dict[int, bytes]) -> list[Row]:
    """The rows of a log from the first replaced body on; a chain that was broken before stays so from there on."""
    rows: list[Row] = []
    old = new = None
    fits = True
    for seq, at, body, carried in entries:
        after = replaced.get(seq, bytes(body))
        link = carried
        if carried is not None:
            fits = fits and chain.link(old, match, seq, at, bytes(body)) == carried
            old = carried
            if fits:
                link = new = chain.link(new, match, seq, at, after)
        if seq >= min(replaced, default=seq + 1):
            rows.append((match, seq, after, link))
    return rows
