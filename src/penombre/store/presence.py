"""Who is here: which seats have a socket on which node, and which nodes are alive."""

from __future__ import annotations

from penombre.store.database import Part, Query, Tell, Work

SILENCE = 15_000
"""A node that was silent for longer counts as gone."""

FORGET = 24 * 3_600_000
"""A node that was silent for longer will not come back: what it left behind is removed."""


_HERE = """SELECT presence.room_id, presence.seat FROM presence LEFT JOIN nodes ON nodes.id = presence.node_id
    WHERE (presence.node_id = $1 OR nodes.at >= (SELECT max(at) FROM nodes) - $2)"""


class Presence(Part):
    """The part of a store that knows nodes."""

    node: str

    async def check(self) -> None:
        """Do a small durable write; `StoreFailed` says what is wrong."""
        # Flips the last bit of a moment nobody looks at so closely: SQLite writes nothing where nothing changes.
        await self.database.execute(
            """INSERT INTO nodes (id, at) VALUES ($1, 0)
            ON CONFLICT (id) DO UPDATE SET at = nodes.at + 1 - 2 * (nodes.at % 2)""",
            self.node,
        )

    async def set_here(self, room: str, seat: int, here: bool) -> None:
        """A seat has a socket on this node, or has none any more; the other nodes are told."""
        await self.database.write(_seen if here else _unseen, room, seat, self.node)

    async def here(self, room: str) -> frozenset[int]:
        """Seats with a socket on any node that is alive."""
        rows = await self.database.fetch(f"{_HERE} AND presence.room_id = $3", self.node, SILENCE, room)
        return frozenset(row[1] for row in rows)

    async def everybody_here(self) -> dict[str, frozenset[int]]:
        """By room, the seats with a socket on any node that is alive; rooms with nobody are left out."""
        seats: dict[str, set[int]] = {}
        for room, seat in await self.database.fetch(_HERE, self.node, SILENCE):
            seats.setdefault(room, set()).add(seat)
        return {room: frozenset(here) for room, here in seats.items()}

    async def beat(self, at: int) -> None:
        """This node is alive; nodes that were silent for 15 seconds count as gone."""
        await self.database.write(_alive, self.node, at)


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
