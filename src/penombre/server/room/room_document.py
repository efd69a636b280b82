"""A room as the store keeps it: its document, and what the store has to know of it besides."""

from __future__ import annotations

from typing import Final, TypedDict

import msgspec

from penombre.engine import Outcome
from penombre.server.room_state import Room

encode_room: Final = msgspec.json.Encoder().encode
decode_room: Final = msgspec.json.Decoder(Room).decode
encode_outcome: Final = msgspec.json.Encoder().encode
decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


class Facts(TypedDict):
    """What the store has to know of a room besides its document."""

    listed: bool
    open: bool
    """Whether newcomers find a seat and somebody to play with, before the start."""
    guests: frozenset[str]
    invite: str


def facts(at_table: Room) -> Facts:
    """What the store has to know of this room."""
    kinds = {place.kind for place in at_table.places}
    is_open = at_table.status == "open" and {"empty", "person"} <= kinds
    return {"listed": at_table.listed, "open": is_open, "guests": at_table.guests(), "invite": at_table.invite}
