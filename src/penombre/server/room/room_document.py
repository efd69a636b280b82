"""A room as the store keeps it: its document, and what the store has to know of it besides."""

from __future__ import annotations

from typing import Final

import msgspec

from penombre.engine import Outcome
from penombre.server.room_state import Room
from penombre.store import RoomFacts

encode_room: Final = msgspec.json.Encoder().encode
decode_room: Final = msgspec.json.Decoder(Room).decode
encode_outcome: Final = msgspec.json.Encoder().encode
decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


def facts(at_table: Room) -> RoomFacts:
    """What the store has to know of this room."""
    kinds = {place.kind for place in at_table.places}
    is_open = at_table.status == "open" and {"empty", "person"} <= kinds
    # Whoever asked for a seat is named here, too, and can be forgotten.
    named = {request.guest for request in at_table.requests} | {note.guest for note in at_table.notes if note.guest}
    return {"listed": at_table.listed, "open": is_open, "guests": at_table.guests() | named, "invite": at_table.invite}
