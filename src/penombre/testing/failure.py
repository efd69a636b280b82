"""What the kit says when a game does not keep a promise."""

from __future__ import annotations

from penombre.engine import CLOCK, TABLE, Seat, Transcript


class Nonconformance(AssertionError):
    """A broken promise: which `check` found it, `what` is wrong, for which `seat`, and how to see it again.

    `context` names the match and the step, and `transcript` leads there, where a run of `conformance` found it.
    """

    def __init__(self, check: str, what: str, seat: Seat | None = None) -> None:
        super().__init__(check, what, seat)
        self.check = check
        self.what = what
        self.seat = seat
        self.context = ""
        self.transcript: Transcript | None = None

    def __str__(self) -> str:
        whom = f" ({seat_name(self.seat)})" if self.seat is not None else ""
        return f"[{self.check}]{whom} {self.what}{self.context}"


def seat_name(seat: Seat) -> str:
    """A seat as messages call it."""
    return {TABLE: "the spectators", CLOCK: "the clock"}.get(seat, f"seat {seat}")
