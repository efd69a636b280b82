"""Who is here: which seats have a socket on which node, and which nodes are alive."""

from __future__ import annotations

from penombre.store.database import Database, Query, Tell, Work
from penombre.store.port import Listener

SILENCE = 15_000
"""A node that was silent for longer counts as gone."""

FORGET = 24 * 3_600_000
"""A node that was silent for longer will not come back: what it left behind is removed."""


_HERE = """SELECT presence.room_id, presence.seat FROM presence LEFT JOIN nodes ON nodes.id = presence.node_id
    WHERE (presence.node_id = $1 OR nodes.at >= (SELECT max(at) FROM nodes) - $2)"""


class Presence:
    """The part of a store that knows nodes."""

    _database: Database
    node: str

    async def check(self) -> None:
        # Flips the last bit of a moment nobody looks at so closely: SQLite writes nothing where nothing changes.
        await self._database.execute(
            """INSERT INTO nodes (id, at) VALUES ($1, 0)
            ON CONFLICT (id) DO UPDATE SET at = nodes.at + 1 - 2 * (nodes.at % 2)""",
            self.node,
        )

    async def set_here(self, room: str, seat: int, here: bool) -> None:
        await self._database.write(_seen if here else _unseen, room, seat, self.node)

    async def here(self, room: str) -> frozenset[int]:
        rows = await self._database.fetch(f"{_HERE} AND presence.room_id = $3", self.node, SILENCE, room)
        return frozenset(row[1] for row in rows)

    async def everybody_here(self) -> dict[str, frozenset[int]]:
        seats: dict[str, set[int]] = {}
        for room, seat in await self._database.fetch(_HERE, self.node, SILENCE):
            seats.setdefault(room, set()).add(seat)
        return {room: frozenset(here) for room, here in seats.items()}

    async def beat(self, at: int) -> None:
        await self._database.write(_alive, self.node, at)

    def listen(self, listener: Listener) -> None:
        self._database.listen(listener)

    async def take(self, match: str) -> bool:
        return await self._database.take(match)

    async def release(self, match: str) -> None:
        await self._database.release(match)


def _seen(room: str, seat: int, node: str) -> Work[None]:
    yield Query(
        "INSERT INTO presence (room_id, seat, node_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (room, seat, node)
    )
    yield Tell(f"room:{room}")


def _unseen(room: str, seat: int, node: str) -> Work[None]:
    yield Query("DELETE FROM presence WHERE room_id = $1 AND seat = $2 AND node_id = $3", (room, seat, node))
    yield Tell(f"room:{room}")


def _alive(node: str, at: int) -> Work[None]:
    yield Query(
        "INSERT INTO nodes (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (node, at)
    )
    # Sorted, so that two nodes that clean up at the same moment cannot wait for each other.
    gone = yield Query("SELECT id FROM nodes WHERE at < $1 AND id <> $2 ORDER BY id", (at - FORGET, node))
    for (other,) in gone:
        yield from departed(other)


def departed(node: str) -> Work[None]:
    """Remove a node and its sockets."""
    yield Query("DELETE FROM presence WHERE node_id = $1", (node,))
    yield Query("DELETE FROM nodes WHERE id = $1", (node,))
