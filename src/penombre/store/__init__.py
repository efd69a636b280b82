"""Where matches live: one SQLite file by default, PostgreSQL by URL."""

from penombre.store.opening import open_store
from penombre.store.rows import (
    NEVER,
    NOBODY_HERE,
    Conflict,
    Deposed,
    Entry,
    GuestRow,
    Listener,
    Loss,
    MatchRow,
    Missing,
    RoomFacts,
    RoomRow,
    SeatsHere,
    ShareRow,
    Snapshot,
    StoreFailed,
    StoreUnreadable,
    Subscription,
)
from penombre.store.store import Store

__all__ = [
    "NEVER",
    "NOBODY_HERE",
    "Conflict",
    "Deposed",
    "Entry",
    "GuestRow",
    "Listener",
    "Loss",
    "MatchRow",
    "Missing",
    "RoomFacts",
    "RoomRow",
    "SeatsHere",
    "ShareRow",
    "Snapshot",
    "Store",
    "StoreFailed",
    "StoreUnreadable",
    "Subscription",
    "open_store",
]
