"""Where matches live: one SQLite file by default, PostgreSQL by URL."""

from penombre.store.opening import open_store
from penombre.store.rows import (
    NEVER,
    Conflict,
    Deposed,
    Entry,
    GuestRow,
    Listener,
    MatchRow,
    RoomFacts,
    RoomRow,
    Snapshot,
    StoreFailed,
    StoreUnreadable,
    Subscription,
)
from penombre.store.store import Store

__all__ = [
    "NEVER",
    "Conflict",
    "Deposed",
    "Entry",
    "GuestRow",
    "Listener",
    "MatchRow",
    "RoomFacts",
    "RoomRow",
    "Snapshot",
    "Store",
    "StoreFailed",
    "StoreUnreadable",
    "Subscription",
    "open_store",
]
