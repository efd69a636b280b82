"""Deleting what nothing happened to for long, a few rooms at a time so that nobody waits for it.

How long that was is a clock's word, which may be wrong by months: set by hand, or not set yet after a start. So the
store keeps the moment that was believed last, and an hour in which a server ran moves that on by a day at most.
"""

from __future__ import annotations

from penombre.store.database import Part, Query, Unmark, Work

AT_ONCE = 50
BELIEVED = "believed_until"
"""What the moment that was believed last is kept as."""
FASTER = 24
"""How much faster than time passes that moment may go to where a clock is."""


class Retention(Part):
    """The part of a store that forgets."""

    async def believed(self, now: int, passed: int) -> int:
        """The moment by which ages are counted: now, if it is believed, else one before that which is.

        `passed` is how many milliseconds a server ran since it asked the last time, by a clock that nobody sets.
        """
        return await self.database.write(_believed, now, passed)

    async def purge(self, before: int) -> int:
        """Delete rooms, matches and guests that nothing happened to since then; how many rows went."""
        total = 0
        for forget in (_rooms_forgotten, _guests_forgotten):
            while gone := await self.database.write(forget, before):
                total += gone
        return total


def _believed(now: int, passed: int) -> Work[int]:
    rows = yield Query("SELECT value FROM kept WHERE name = $1", (BELIEVED,))
    if rows:
        last = int(bytes(rows[0][0]))
    else:
        newest = yield Query(
            "SELECT MAX(at) FROM (SELECT updated AS at FROM rooms UNION ALL SELECT at FROM guests) AS known"
        )
        last = now if newest[0][0] is None else min(now, newest[0][0])
    # A clock that is behind is no reason to believe less: it may be that of a machine that was just switched on.
    believed = max(last, min(now, last + FASTER * passed))
    yield Query(
        "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (BELIEVED, str(believed).encode()),
    )
    return min(now, believed)


def _rooms_forgotten(before: int) -> Work[int]:
    # A slow match goes on while its room stays as it is, so the last entry of each log counts too.
    stale = yield Query(
        """SELECT id FROM rooms WHERE updated < $1 AND NOT EXISTS (
            SELECT 1 FROM matches JOIN log ON log.match_id = matches.id AND log.seq = matches.head
            WHERE matches.room_id = rooms.id AND (log.at >= $1 OR matches.finished >= $1))
        ORDER BY id LIMIT $2""",
        (before, AT_ONCE),
    )
    gone = 0
    for (room,) in stale:
        matches = yield Query("SELECT id FROM matches WHERE room_id = $1 ORDER BY id", (room,))
        # Matches and snapshots go with the room, unless somebody has just begun another match in it.
        if (yield Query("DELETE FROM rooms WHERE id = $1 AND updated < $2 RETURNING id", (room, before))):
            for (match,) in matches:
                yield Unmark(match)
                yield Query("DELETE FROM log WHERE match_id = $1", (match,))
            yield Query("DELETE FROM presence WHERE room_id = $1", (room,))
            gone += 1 + len(matches)
    return gone


def _guests_forgotten(before: int) -> Work[int]:
    stale = yield Query(
        """SELECT id FROM guests WHERE at < $1
        AND NOT EXISTS (SELECT 1 FROM room_guests WHERE room_guests.guest_id = guests.id)
        ORDER BY id LIMIT $2""",
        (before, AT_ONCE),
    )
    gone = 0
    for (guest,) in stale:
        if (yield Query("DELETE FROM guests WHERE id = $1 AND at < $2 RETURNING id", (guest, before))):
            yield Query("DELETE FROM blocks WHERE other_id = $1", (guest,))
            gone += 1
    return gone
