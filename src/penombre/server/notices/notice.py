"""A notice: it tells a guest that a table waits for them, and nothing about what happens there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

DAY: Final = 86_400


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One guest, one address of theirs, one room. What is secret stays out of its `repr`, hence out of logs."""

    guest: str
    kind: str
    """`push` or `webhook`, as in the store's `Subscription`."""
    address: str = field(repr=False)
    secret: str = field(default="", repr=False)
    """What signs a webhook; empty for a push."""
    room: str = field(repr=False)
    room_link: str = field(repr=False)
    game: str
    language: str
    lifetime: int = DAY
    """Seconds after which a push service need not show it any more: the time left for the answer."""
