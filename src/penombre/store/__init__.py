"""Where matches live: one SQLite file by default, PostgreSQL by URL."""

from penombre.store.opening import open_store
from penombre.store.port import (
    Conflict,
    Entry,
    GuestRow,
    Listener,
    MatchRow,
    RoomRow,
    Snapshot,
    Store,
    StoreFailed,
    StoreUnreadable,
    Subscription,
)

__all__ = [
    "Conflict",
    "Entry",
    "GuestRow",
    "Listener",
    "MatchRow",
    "RoomRow",
    "Snapshot",
    "Store",
    "StoreFailed",
    "StoreUnreadable",
    "Subscription",
    "open_store",
]
