"""Deleting what nothing happened to for long, a few rooms at a time so that nobody waits for it."""

from __future__ import annotations

from penombre.store.database import Part, Query, Unmark, Work

AT_ONCE = 50


class Retention(Part):
    """The part of a store that forgets."""

    async def purge(self, before: int) -> int:
        """Delete rooms, matches and guests that nothing happened to since then; how many rows went."""
        total = 0
        for forget in (_rooms_forgotten, _guests_forgotten):
            while gone := await self.database.write(forget, before):
                total += gone
        return total


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
