"""What happened, with one content per audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from penombre.engine.seat import EVERYBODY

NOBODY_ELSE: Final[Mapping[int, Mapping[str, Any]]] = {}
"""What single seats are told besides, for events where none is: one for all events, never changed."""


class Seen(Struct, frozen=True, gc=False):
    """An event as one seat received it."""

    key: str
    args: Mapping[str, Any]


class Event(Struct, frozen=True, gc=False):
    """A word key, what its audience is told, and what single seats are told besides."""

    key: str
    public: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]] = {}
    audience: int = EVERYBODY

    def seen_by(self, seat: int) -> Seen | None:
        """What this seat received, if anything."""
        if not self.audience >> seat & 1:
            return None
        more = self.private.get(seat)
        return Seen(self.key, {**self.public, **more} if more else self.public)
