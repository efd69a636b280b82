"""What the server asks of a store: guests, rooms, the log of every match, and word to the other nodes.

A store keeps bytes and knows no game. Every method is durable when it returns: what it acknowledged survives a crash of
the process and of the machine. Times are milliseconds since the epoch.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from msgspec import Struct

from penombre.engine import PenombreError

WHOLE = 2**31 - 1
"""More entries than any log has."""


class Conflict(PenombreError):
    """Somebody else wrote first: load what is new and try again. Nothing was written."""


class StoreFailed(PenombreError):
    """The store could not write or read (disk full, read-only, connection lost). Nothing was acknowledged."""


class StoreUnreadable(PenombreError):
    """This is not a store of Pénombre, or one that a newer version wrote."""


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


class Subscription(Struct, frozen=True, gc=False):
    """Where a guest wants to be told that it is their turn: `kind` is "push" or "webhook"."""

    guest: str
    kind: str
    address: str
    body: bytes = b""


Listener = Callable[[str], None]
"""Called on the event loop with a topic: `room:<id>` or `match:<id>` when another node changed it."""


class Store(Protocol):
    """Where guests, rooms and matches live."""

    node: str
    """The name of this process among the others: a fresh random one at each start."""

    async def close(self) -> None:
        """Write what is under way, and let go of files, connections and locks."""

    async def check(self) -> None:
        """Do a small durable write; `StoreFailed` says what is wrong."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """What is kept under this name for all nodes; this value, if nothing was yet."""

    # -- guests ----------------------------------------------------------------------------------------------

    async def add_guest(self, guest: GuestRow, token: bytes, at: int) -> None:
        """A new guest with a first session; `token` is the hash of what the cookie holds."""

    async def add_session(self, guest: str, token: bytes, at: int) -> None:
        """Add the session of one more device of a guest."""

    async def drop_sessions(self, guest: str, but: bytes) -> None:
        """Sign out all devices of a guest but one."""

    async def guest_of(self, token: bytes) -> GuestRow | None:
        """Whose session this is."""

    async def touch_guest(self, guest: str, at: int) -> None:
        """Note that a guest was here at this moment, so that they are not purged."""

    async def set_guest(self, guest: GuestRow) -> None:
        """Give a guest another name or language."""

    async def set_key(self, guest: str, key: bytes) -> None:
        """The hash of the personal link that opens a session on another device; the one before is void."""

    async def guest_of_key(self, key: bytes) -> GuestRow | None:
        """Whose personal link this is."""

    async def drop_guest(self, guest: str) -> None:
        """Forget a guest: sessions, key, blocks, subscriptions, membership of rooms."""

    async def block(self, guest: str, other: str, on: bool) -> None:
        """`guest` does not want to hear `other`, or does again."""

    async def blocked_by(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to hear."""

    async def blocked_in(self, room: str) -> dict[str, frozenset[str]]:
        """For each guest of a room, whom they do not want to hear; whoever wants to hear everybody is left out."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Add or replace where a guest wants to be told."""

    async def unsubscribe(self, guest: str, kind: str, address: str) -> None:
        """Tell a guest nothing more at this address."""

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """Where a guest wants to be told."""

    # -- rooms -----------------------------------------------------------------------------------------------

    async def add_room(
        self,
        id: str,
        body: bytes,
        *,
        listed: bool,
        open: bool,
        guests: Collection[str],
        at: int,
        invite: str | None = None,
    ) -> None:
        """A new room, at revision 1; `Conflict` if the id or the invitation is taken."""

    async def room(self, id: str) -> RoomRow | None:
        """A room as it stands."""

    async def invited(self, invite: str) -> RoomRow | None:
        """The room with this invitation."""

    async def save_room(
        self,
        id: str,
        rev: int,
        body: bytes,
        *,
        listed: bool,
        open: bool,
        guests: Collection[str],
        at: int,
        invite: str | None = None,
    ) -> None:
        """Replace revision `rev` by the next one and tell the other nodes.

        `Conflict` if it is not `rev` any more, or another room has this invitation.
        """

    async def listed_rooms(self, limit: int) -> list[RoomRow]:
        """Rooms that are listed and open to newcomers, the most recently changed first."""

    async def rooms_of(self, guest: str, limit: int) -> list[RoomRow]:
        """The rooms a guest belongs to, the most recently changed first."""

    async def count_rooms(self, since: int) -> int:
        """How many rooms changed since then."""

    # -- matches ---------------------------------------------------------------------------------------------

    async def begin(
        self,
        match: str,
        room: RoomRow,
        first: bytes,
        *,
        listed: bool,
        open: bool,
        guests: Collection[str],
        at: int,
        invite: str | None = None,
    ) -> None:
        """Start a match: its first log entry and the room that plays it (`room.rev` is the revision replaced), at once.

        `Conflict` if the room changed meanwhile.
        """

    async def match(self, id: str) -> MatchRow | None:
        """A match without its log."""

    async def append(self, match: str, after: int, entries: Sequence[bytes], at: int) -> None:
        """Add entries `after + 1`, ... and tell the other nodes; all or none.

        `Conflict` if the log does not end at `after` any more.
        """

    async def entries(self, match: str, after: int = 0, most: int = WHOLE) -> list[Entry]:
        """The log of a match, from an entry on: all the rest of it, or so many entries."""

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one."""

    async def snapshot(self, match: str) -> Snapshot | None:
        """The last snapshot."""

    async def finish(self, match: str, at: int, outcome: bytes | None = None) -> None:
        """The match is over, in this way: nothing will be appended; its snapshot goes."""

    async def set_wake(self, match: str, at: int | None) -> None:
        """When somebody has to look at this match again, even if nobody connects."""

    async def due_matches(self, now: int, limit: int) -> list[MatchRow]:
        """Unfinished matches whose moment has come, the oldest first."""

    async def matches_of(self, guest: str, limit: int) -> list[MatchRow]:
        """Matches of the rooms a guest belongs to, the latest first."""

    async def redact(self, match: str, replaced: dict[int, bytes]) -> None:
        """Replace the bodies of log entries where a guest's own words are removed on request."""

    # -- who is here, and the other nodes --------------------------------------------------------------------

    async def set_here(self, room: str, seat: int, here: bool) -> None:
        """A seat has a socket on this node, or has none any more; the other nodes are told."""

    async def here(self, room: str) -> frozenset[int]:
        """Seats with a socket on any node that is alive."""

    async def everybody_here(self) -> dict[str, frozenset[int]]:
        """By room, the seats with a socket on any node that is alive; rooms with nobody are left out."""

    async def beat(self, at: int) -> None:
        """This node is alive; nodes that were silent for 15 seconds count as gone."""

    def listen(self, listener: Listener) -> None:
        """Call this with the topic of every change another node made; after a lost connection, with `"*"`."""

    async def take(self, match: str) -> bool:
        """Try to be the one node that runs the bots and clocks of a match; True while it is."""

    async def release(self, match: str) -> None:
        """Let another node run this match."""

    # -- retention -------------------------------------------------------------------------------------------

    async def purge(self, before: int) -> int:
        """Delete rooms, matches and guests that nothing happened to since then; how many rows went."""
