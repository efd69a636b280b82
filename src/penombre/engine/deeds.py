"""Deeds: what everybody saw, kept on the table for as long as the game lasts.

An event is told once; a deed stays, for views, for bots and for whatever follows from all that was done. A game has a
struct for each kind of deed, and its table a field `deeds` that holds them in the order they were done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from penombre.engine.event import NOBODY_ELSE, Event
from penombre.engine.seat import Seat

D = TypeVar("D", bound=Struct)


class Deed(Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True, tag_field="kind", tag=str.lower):
    """What the deeds of a game are made from: each is told apart by its kind, which is the name of its struct.

    Its hash is kept: whatever follows from all deeds can be remembered by them.
    """


class InTurn(Deed, frozen=True):
    """A deed in a game that counts its turns."""

    turn: int


class By(InTurn, frozen=True):
    """A deed of one seat."""

    seat: Seat


class On(By, frozen=True):
    """A deed of one seat to another one."""

    target: Seat


class _Table(Protocol[D]):
    deeds: tuple[D, ...]
    events: list[Event]

    def tell_apart(self, key: str, private: Mapping[Seat, Mapping[str, Any]], /, **public: Any) -> None: ...


class KeepsDeeds(Struct, gc=False):
    """What a table does that has a field `deeds`."""

    def record(self: _Table[D], deed: D) -> int:
        """Keep what everybody saw; gives its number."""
        self.deeds += (deed,)
        return len(self.deeds) - 1

    def happened(
        self: _Table[D],
        deed: D,
        key: str,
        private: Mapping[Seat, Mapping[str, Any]] = NOBODY_ELSE,
        /,
        **public: Any,
    ) -> int:
        """Keep what everybody saw and tell it, some seats more than others; gives the number of the deed."""
        self.deeds += (deed,)
        if private:
            self.tell_apart(key, private, **public)
        else:
            self.events.append(Event(key, public, NOBODY_ELSE))
        return len(self.deeds) - 1
