"""What leaves a match: frames for whoever follows it, and all that somebody missed who comes in."""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct

from penombre import wire
from penombre.engine import TABLE, Seat
from penombre.server.match.commands import Arrive
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Record
from penombre.server.match.match_room import MatchRoom
from penombre.server.match.question_clock import QuestionClock
from penombre.server.node import Node
from penombre.server.open_socket import Socket, encode

KEPT: Final = 24
"""How many frames per seat are kept for those who reconnect; whoever missed more gets everything anew."""


REWOUND: Final = 1_000_000
"""By so many the numbers of frames go up when a match is rewound: more than any match has."""


class Delivery(Struct, eq=False):
    """What leaves once the batch is durable, in order: frames for whoever follows, or messages for one socket."""

    frames: dict[Seat, bytes] | None = None
    socket: Socket | None = None
    messages: tuple[bytes, ...] = ()
    arrives: bool = False
    """Whether the socket gets the frames of the match from here on."""
    resumes: bool = False
    """Whether these are only what it missed."""


class Publisher:
    """Makes what each reader of one match gets, and sends it once the conductor says that it is durable."""

    def __init__(self, node: Node, room: MatchRoom, clock: QuestionClock, match_id: str) -> None:
        self.frames: Frames
        self._node: Final = node
        self._room: Final = room
        self._clock: Final = clock
        self._match_id: Final = match_id
        self._rings: Final[dict[Seat, deque[tuple[int, bytes]]]] = {}
        """Per seat, the last frames, each with the number of the one before it."""
        self._public: tuple[object, bytes] = (None, b"")
        """Everything that spectators may know, and the moment that is of."""

    def follow(self, record: Record, seqs: dict[Seat, int] | None = None) -> None:
        """Make the frames of this record from here on; whoever missed some gets everything anew."""
        # A match that was rewound has other numbers: what somebody saw of the lost end is not taken for what is.
        first = 1 + REWOUND * self._room.room.rewound
        self.frames = Frames(record, seqs, first, tempo=self._node.settings.tempo)
        self.frames.deaf = self._room.deaf
        self._rings.clear()
        self._public = (None, b"")

    def let_go(self) -> None:
        """Keep nothing of the match any more, if anything was known of it at all."""
        vars(self).pop("frames", None)
        self._rings.clear()

    def framed(self) -> Delivery:
        """What everybody gets for all that happened since the last time."""
        frames = self.frames.step(self._rings, self._clock.shown())
        for seat, numbered in frames.items():
            self._rings[seat].append(numbered)
        return Delivery({seat: frame for seat, (_, frame) in frames.items()})

    def arrival(self, command: Arrive) -> Delivery:
        """What somebody gets who comes in: the frames they missed, or everything where those are not at hand."""
        seat = command.socket.seat
        ring = self._rings.setdefault(seat, deque(maxlen=KEPT))
        self.frames.read_by(seat)
        last = command.last
        if last is not None and (last == self.frames.seqs[seat] or any(before == last for before, _ in ring)):
            self._node.metrics.reconnects.add("resumed")
            tick = encode(wire.Tick(self._clock.shown()))  # the clock may have changed without a frame
            missed = [*(frame for before, frame in ring if before >= last), tick]
        else:
            self._node.metrics.reconnects.add("full")
            missed = [self._full(seat)]
        return Delivery(socket=command.socket, messages=tuple(missed), arrives=True, resumes=last is not None)

    def _full(self, seat: Seat) -> bytes:
        """Everything that a reader may know; for all who watch at one moment it is the same, and made once."""
        clock, match = self._clock.shown(), self.frames.record.match
        if seat != TABLE:
            return self.frames.full(seat, clock, self._match_id)
        moment = (self.frames.seqs[seat], match.log_length, len(self.frames.record.said_at), clock)
        if moment != self._public[0]:
            self._public = (moment, self.frames.full(seat, clock, self._match_id))
        return self._public[1]

    def deliver(self, out: list[Delivery]) -> None:
        """Send all of it, in this order."""
        for delivery in out:
            if delivery.frames is not None:
                for seat, frame in delivery.frames.items():
                    for socket in self._room.sockets_at(seat):
                        if socket.source is self.frames:
                            socket.push(frame)
            elif delivery.socket is not None:
                if delivery.resumes and delivery.socket.follows and delivery.socket.source is self.frames:
                    continue  # its room let it in meanwhile: it has all of that already
                if delivery.arrives:
                    delivery.socket.follows, delivery.socket.source = True, self.frames
                for message in delivery.messages:
                    delivery.socket.push(message)
