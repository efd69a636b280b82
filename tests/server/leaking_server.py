"""The server with a leak planted in it, named by the environment: tests of secrecy have to find each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from penombre import wire
from penombre.cli import main
from penombre.engine import Ask, Seat
from penombre.server.match import frames, publisher
from penombre.server.room import room_view


def private_of_seat_0() -> None:
    """Every step tells what seat 0 knows."""
    step = frames.Frames.step

    def leak(self: frames.Frames, readers: Collection[Seat], clock: wire.Clock | None) -> dict[Seat, tuple[int, bytes]]:
        match = self.record.match
        known = b'"private":' + msgspec.json.encode(match.view(0).private)
        told = step(self, readers, clock)
        return {seat: (before, frame.replace(b'"private":{}', known)) for seat, (before, frame) in told.items()}

    frames.Frames.step = leak  # type: ignore[method-assign]


def secret() -> None:
    """Full frames tell what was dealt from."""
    full = frames.Frames.full

    def leak(self: frames.Frames, seat: Seat, clock: wire.Clock | None, match_id: str) -> bytes:
        return full(self, seat, clock, match_id).replace(
            b'"pad":"', b'"pad":"' + self.record.started.secret.encode(), 1
        )

    frames.Frames.full = leak  # type: ignore[method-assign]


def values() -> None:
    """Questions tell what options are worth to the rules."""
    question = frames.question

    def leak(ask: Ask, id: int) -> wire.Question:
        asked = question(ask, id)
        options: Any = [{**msgspec.structs.asdict(one), "value": repr(o.value)} for one, o in _pairs(asked, ask)]
        asked.options = options
        return asked

    frames.question = leak


def _pairs(asked: wire.Question, ask: Ask) -> list[tuple[wire.Choice, Any]]:
    return list(zip(asked.options, ask.options, strict=True))


def guests() -> None:
    """Rooms tell who the guests are."""
    shown = room_view.shown

    def leak(at_table: Any, *rest: Any, **more: Any) -> wire.Room:
        room = shown(at_table, *rest, **more)
        room.options = {**room.options, "host": at_table.host}
        return room

    room_view.shown = leak


def requests() -> None:
    """Acknowledgements go to everybody."""
    deliver = publisher.Publisher.deliver

    def leak(self: publisher.Publisher, out: list[publisher.Delivery]) -> None:
        deliver(self, out)
        for delivery in out:
            for socket in self._room.all_sockets():
                for message in delivery.messages if not delivery.arrives else ():
                    socket.push(message)

    publisher.Publisher.deliver = leak  # type: ignore[method-assign]


LEAKS: dict[str, Callable[[], None]] = {
    leak.__name__: leak for leak in (private_of_seat_0, secret, values, guests, requests)
}

if __name__ == "__main__":
    LEAKS[os.environ["PLANTED_LEAK"]]()
    sys.exit(main())
