"""What the kit says when a game does not keep a promise."""

from __future__ import annotations

from typing import NamedTuple

from penombre.engine import CLOCK, TABLE, Seat, Transcript


class Place(NamedTuple):
    """A decision of one of the random matches that `conformance` plays; after the last answer, their end.

    `match` is the number of the match among those with so many `players` and this `seed`, and `decision` the number of
    answers that were given before.
    """

    players: int
    match: int
    decision: int
    seed: int = 0


class Nonconformance(AssertionError):
    """A broken promise: which `check` found it, `what` is wrong, for which `seat`, and how to see it again.

    Where a run of `conformance` found it, `context` names the match and the step, `transcript` leads there, and `place`
    is the decision whose inspection found it: what is followed from there may show some answers later.
    """

    def __init__(self, check: str, what: str, seat: Seat | None = None) -> None:
        super().__init__(check, what, seat)
        self.check = check
        self.what = what
        self.seat = seat
        self.context = ""
        self.place: Place | None = None
        self.transcript: Transcript | None = None

    def __str__(self) -> str:
        whom = f" ({seat_name(self.seat)})" if self.seat is not None else ""
        return f"[{self.check}]{whom} {self.what}{self.context}"


def seat_name(seat: Seat) -> str:
    """A seat as messages call it."""
    return {TABLE: "the spectators", CLOCK: "the clock"}.get(seat, f"seat {seat}")
