"""What one audience heard, in the order it happened: events and talk together."""

from __future__ import annotations

from typing import Any

from penombre.engine import Match, Said, Seat, Seen


class Chronicle:
    """Reads a match as it goes on; ask after every step, or talk and events lose their order."""

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.lines: list[Seen | Said] = []
        self._events = 0
        self._heard = 0

    def listen(self) -> list[Seen | Said]:
        """What is new since the last time."""
        heard = self.match.heard(self.seat)
        fresh: list[Seen | Said] = [*heard[self._heard :], *self.match.events(self.seat, self._events)]
        self._heard = len(heard)
        self._events = self.match.log_length
        self.lines += fresh
        return fresh
