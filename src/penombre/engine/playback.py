"""A match followed step by step: what each step brought, to one reader or to whoever sees everything."""

from __future__ import annotations

from typing import Any

from penombre.engine.ask import Race
from penombre.engine.event import Event, Seen
from penombre.engine.match import Match, Step
from penombre.engine.seat import CLOCK, Seat
from penombre.engine.talk import Said
from penombre.engine.transcript import replay


class Playback:
    """Follows a match as it goes on. Ask what is new after every step, or talk and events lose their order."""

    __slots__ = ("_events", "_said", "match")

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._events = 0
        self._said = 0

    def step(self, step: Step) -> bool:
        """Do again what a step says; whether it only let a clock of the game run, which is no moment of its own."""
        asking = self.match.asking
        ticks = step.seat == CLOCK and isinstance(asking, Race) and asking.running is not None
        replay(self.match, step)
        return ticks

    def told(self, seat: Seat) -> list[Said | Seen]:
        """What one seat, or a spectator, was told since the last time."""
        said = [said for audience, said in self.match.said_since(self._said) if audience >> seat & 1]
        seen = self.match.events(seat, self._events)
        self.catch_up()
        return [*said, *seen]

    def told_to_all(self) -> list[Said | Event]:
        """All that happened and was said since the last time, whoever was told."""
        said = [said for _, said in self.match.said_since(self._said)]
        events = self.match.log(self._events)
        self.catch_up()
        return [*said, *events]

    def catch_up(self) -> None:
        """Whatever happened so far is not new any more."""
        self._said += len(self.match.said_since(self._said))
        self._events = self.match.log_length
