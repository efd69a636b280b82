"""What a store keeps, row by row, and how it fails."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NotRequired, TypedDict

from msgspec import Struct

from penombre.engine import PenombreError

WHOLE = 2**31 - 1
"""More entries than any log has."""

NEVER = 2**62
"""A moment that does not come."""


class Conflict(PenombreError):
    """Somebody else wrote first: load what is new and try again. Nothing was written."""


class Deposed(Conflict):
    """Another node runs this match by now: what this one meant to write for bots and clocks was not written."""

    def __init__(self, match: str) -> None:
        super().__init__(f"another node runs match {match}, or will: this one lost its lock")


class StoreFailed(PenombreError):
    """The store could not write or read (disk full, read-only, connection lost). Nothing was acknowledged."""


class StoreUnreadable(PenombreError):
    """This is not a store of Pénombre, or one that a newer version wrote."""


class SeatsHere(Struct, frozen=True):
    """The seats of a room that have a socket: on any node that is alive, and on the one that asks."""

    anywhere: frozenset[int]
    on_this_node: frozenset[int]


NOBODY_HERE = SeatsHere(frozenset(), frozenset())


class GuestRow(Struct, frozen=True, gc=False):
    """A guest: a name and a language, nothing else."""

    id: str
    name: str
    language: str


class RoomRow(Struct, frozen=True, gc=False):
    """A room as the store keeps it: a document and its revision."""

    id: str
    rev: int
    body: bytes


class RoomFacts(TypedDict):
    """What a store has to know of a room besides its document."""

    listed: bool
    open: bool
    """Whether newcomers find a seat and somebody to play with, before the start."""
    guests: Collection[str]
    invite: NotRequired[str]


class MatchRow(Struct, frozen=True, gc=False):
    """A match without its log. `finished` is the moment it ended, 0 while it goes on; `outcome` is how, if known."""

    id: str
    room: str
    head: int
    started: int
    finished: int
    outcome: bytes | None = None


class Entry(Struct, frozen=True, gc=False):
    """One line of the log of a match; the first one has number 1."""

    seq: int
    at: int
    body: bytes


class Snapshot(Struct, frozen=True, gc=False):
    """A match as it stood after entry `seq`."""

    seq: int
    body: bytes


class ShareRow(Struct, frozen=True, gc=False):
    """A link that shows a match to others: its key comes from the salt. `until` is when it is void, 0 for never."""

    match: str
    guest: str
    salt: bytes
    until: int


class Break(Struct, frozen=True, gc=False):
    """A match whose log is as it was written up to entry `intact` only, though it should reach `head`."""

    match: str
    room: str
    intact: int
    head: int


class Loss(Struct, frozen=True, gc=False):
    """Entries that were acknowledged and are not there: the match goes on after entry `kept`.

    The room is not known where the match itself is gone.
    """

    match: str
    room: str
    kept: int
    lost: int


class Missing(Struct, frozen=True):
    """What a store has lost, as far as its mark and its chains tell."""

    losses: tuple[Loss, ...] = ()
    commits: int = 0
    """How many commits it is behind its mark."""
    replaced: bool = False
    """Whether the mark is that of another store: the file was put in its place, or made anew."""

    def __bool__(self) -> bool:
        return bool(self.losses or self.commits or self.replaced)


class Subscription(Struct, frozen=True, gc=False):
    """Where a guest wants to be told that it is their turn: `kind` is "push" or "webhook"."""

    guest: str
    kind: str
    address: str
    body: bytes = b""


Listener = Callable[[str], None]
"""Called on the event loop with a topic: `room:<id>` or `match:<id>` when another node changed it."""
