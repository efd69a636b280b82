"""The rooms of a store: documents that are replaced revision by revision, and who belongs to them."""

from __future__ import annotations

from typing import Unpack

from penombre.store.database import Part, Query, Tell, Work
from penombre.store.rows import Conflict, Deposed, RoomFacts, RoomRow


class Rooms(Part):
    """The part of a store that knows rooms."""

    async def add_room(self, id: str, body: bytes, *, at: int, **facts: Unpack[RoomFacts]) -> None:
        """A new room, at revision 1; `Conflict` if the id or the invitation is taken."""
        await self.database.write(_added, id, body, at, facts)

    async def room(self, id: str) -> RoomRow | None:
        """A room as it stands."""
        return await self._one(RoomRow, "SELECT id, rev, body FROM rooms WHERE id = $1", id)

    async def invited(self, invite: str) -> RoomRow | None:
        """The room with this invitation."""
        return await self._one(RoomRow, "SELECT id, rev, body FROM rooms WHERE invite = $1", invite)

    async def save_room(
        self, id: str, rev: int, body: bytes, *, at: int, driving: str = "", **facts: Unpack[RoomFacts]
    ) -> None:
        """Replace revision `rev` by the next one and tell the other nodes.

        `Conflict` if it is not `rev` any more, or another room has this invitation. What is written for the clock of a
        match names it by `driving`: `Deposed` if this is not the node that runs it.
        """
        driver = self.database.signature(driving) if driving else None
        await self.database.write(_saved, RoomRow(id, rev, body), at, facts, driving, driver)

    async def rooms_after(self, id: str, limit: int) -> list[RoomRow]:
        """Rooms in the order of their ids, from the one after this on."""
        return await self._all(RoomRow, "SELECT id, rev, body FROM rooms WHERE id > $1 ORDER BY id LIMIT $2", id, limit)

    async def listed_rooms(self, limit: int) -> list[RoomRow]:
        """Rooms that are listed and open to newcomers, the most recently changed first."""
        return await self._all(
            RoomRow,
            "SELECT id, rev, body FROM rooms WHERE listed = 1 AND open = 1 ORDER BY updated DESC, id LIMIT $1",
            limit,
        )

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        """The rooms a guest belongs to, the most recently changed first."""
        return await self._all(
            RoomRow,
            """SELECT rooms.id, rooms.rev, rooms.body
            FROM room_guests JOIN rooms ON rooms.id = room_guests.room_id
            WHERE room_guests.guest_id = $1 ORDER BY rooms.updated DESC, rooms.id LIMIT $2""",
            guest,
            limit,
        )

    async def count_rooms(self, since: int) -> int:
        """How many rooms changed since then."""
        rows = await self.database.fetch("SELECT count(*) FROM rooms WHERE updated >= $1", since)
        return int(rows[0][0])


def _added(id: str, body: bytes, at: int, facts: RoomFacts) -> Work[None]:
    rows = yield Query(
        """INSERT INTO rooms (id, rev, listed, open, updated, body, invite) VALUES ($1, 1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING RETURNING id""",
        (id, int(facts["listed"]), int(facts["open"]), at, body, facts.get("invite")),
    )
    if not rows:
        raise Conflict(f"there is a room {id} already, or one with its invitation")
    yield from _peopled(id, sorted(facts["guests"]))


def _saved(room: RoomRow, at: int, facts: RoomFacts, match: str, driver: str | None) -> Work[None]:
    yield from replaced(room, at, facts)
    # The row that whoever takes the match changes: from here to the commit nobody does.
    if driver and not (
        yield Query("UPDATE matches SET driver = driver WHERE id = $1 AND driver = $2 RETURNING id", (match, driver))
    ):
        raise Deposed(match)


def replaced(room: RoomRow, at: int, facts: RoomFacts) -> Work[None]:
    """Put the next revision of a room in the place of `room.rev`, and say so."""
    guests = sorted(facts["guests"])
    rows = yield Query(
        """UPDATE rooms SET rev = rev + 1, listed = $3, open = $4, updated = $5, body = $6, invite = $7
        WHERE id = $1 AND rev = $2 RETURNING id""",
        (room.id, room.rev, int(facts["listed"]), int(facts["open"]), at, room.body, facts.get("invite")),
    )
    if not rows:
        raise Conflict(f"room {room.id} is not at revision {room.rev} any more")
    kept = ", ".join(f"${number}" for number in range(2, len(guests) + 2))
    others = f" AND guest_id NOT IN ({kept})" if guests else ""
    yield Query(f"DELETE FROM room_guests WHERE room_id = $1{others}", (room.id, *guests))
    yield from _peopled(room.id, guests)
    yield Tell(f"room:{room.id}")


def _peopled(room: str, guests: list[str]) -> Work[None]:
    if guests:
        members = ", ".join(f"($1, ${number})" for number in range(2, len(guests) + 2))
        yield Query(
            f"INSERT INTO room_guests (room_id, guest_id) VALUES {members} ON CONFLICT DO NOTHING", (room, *guests)
        )
