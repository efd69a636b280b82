"""Who is here: which seats have a socket on which node, and which nodes are alive."""

from __future__ import annotations

from penombre.store.database import Part, Query, Row, Tell, Work
from penombre.store.neighbours import Neighbours
from penombre.store.rows import SeatsHere

FORGET = 24 * 3_600_000
"""A node that was silent for longer will not come back: what it left behind is removed."""


class Presence(Part):
    """The part of a store that knows nodes."""

    node: str

    def __init__(self) -> None:
        self._neighbours = Neighbours()
        self._to_cut_off: set[str] = set()
        """Nodes that fell silent and may still have connections to the database."""

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
        rows = await self.database.fetch("SELECT node_id, seat FROM presence WHERE room_id = $1", room)
        return frozenset(seat for node, seat in rows if node not in self._neighbours.silent)

    async def everybody_here(self) -> dict[str, SeatsHere]:
        """By room, the seats with a socket on any node that is alive; rooms with nobody are left out."""
        seats: dict[str, tuple[set[int], set[int]]] = {}
        for node, room, seat in await self.database.fetch("SELECT node_id, room_id, seat FROM presence"):
            if node not in self._neighbours.silent:
                anywhere, on_this_node = seats.setdefault(room, (set(), set()))
                anywhere.add(seat)
                if node == self.node:
                    on_this_node.add(seat)
        return {room: SeatsHere(frozenset(anywhere), frozenset(ours)) for room, (anywhere, ours) in seats.items()}

    async def beat(self, at: int) -> bool:
        """This node is alive. Others that missed four beats in a row count as gone: what they run can be taken.

        Whether one fell silent just now. It may be frozen, with its locks: its connections are cut for it.
        """
        others = await self.database.write(_alive, self.node, at)
        fell_silent = self._neighbours.saw({row[0]: row[1] for row in others}, at)
        self._to_cut_off = (self._to_cut_off | fell_silent) & self._neighbours.silent
        for node in sorted(self._to_cut_off):
            await self.database.cut_off(node)
            self._to_cut_off.discard(node)
        long_gone = [id for id, moment in others if id in self._neighbours.silent and moment < at - FORGET]
        if long_gone:
            await self.database.write(_forgotten, long_gone)
        return bool(fell_silent)


def _seen(room: str, seat: int, node: str) -> Work[None]:
    yield Query(
        "INSERT INTO presence (room_id, seat, node_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (room, seat, node)
    )
    yield Tell(f"room:{room}")


def _unseen(room: str, seat: int, node: str) -> Work[None]:
    yield Query("DELETE FROM presence WHERE room_id = $1 AND seat = $2 AND node_id = $3", (room, seat, node))
    yield Tell(f"room:{room}")


def _alive(node: str, at: int) -> Work[list[Row]]:
    yield Query(
        "INSERT INTO nodes (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (node, at)
    )
    return (yield Query("SELECT id, at FROM nodes WHERE id <> $1", (node,)))


def _forgotten(nodes: list[str]) -> Work[None]:
    # Sorted, so that two nodes that clean up at the same moment cannot wait for each other.
    for node in sorted(nodes):
        yield from departed(node)


def departed(node: str) -> Work[None]:
    """Remove a node and its sockets."""
    yield Query("DELETE FROM presence WHERE node_id = $1", (node,))
    yield Query("DELETE FROM nodes WHERE id = $1", (node,))
