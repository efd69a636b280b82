"""A room as the store keeps it: its document, and what the store has to know of it besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from penombre.engine import Outcome
from penombre.server.room_state import Mark, Room
from penombre.store import RoomFacts

encode_room: Final = msgspec.json.Encoder().encode
decode_room: Final = msgspec.json.Decoder(Room).decode
encode_outcome: Final = msgspec.json.Encoder().encode
decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


def moved(at_table: Room, move: Callable[[int], int]) -> Room:
    """The room with every moment moved that something waits for: as it is stored, or as this node counts."""
    return replace(
        at_table,
        paused=move(at_table.paused) if at_table.paused else 0,
        due=None if at_table.due is None else Mark(at_table.due.question, move(at_table.due.at)),
        beat=None if at_table.beat is None else Mark(at_table.beat.question, move(at_table.beat.at)),
    )


def facts(at_table: Room) -> RoomFacts:
    """What the store has to know of this room."""
    kinds = {place.kind for place in at_table.places}
    is_open = at_table.status == "open" and {"empty", "person"} <= kinds
    return {"listed": at_table.listed, "open": is_open, "guests": at_table.guests(), "invite": at_table.invite}
