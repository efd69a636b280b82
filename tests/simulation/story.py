"""What happened in a schedule, in words; and the fewest faults that break the same promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.simulation.schedule import Outcome, run, script
from tests.simulation.search import simulated

WORDS = {
    "starts": "{} starts",
    "ready": "{} is ready",
    "did not start": "{} does not start: {}",
    "gone": "{} is gone",
    "goes on": "{} goes on",
    "logged": "{} logs: {} ({})",
    "store": "{}: {} {}",
    "next": "the next {} will be {}",
    "hears": "{} hears {} of {} bytes",
    "is cut off": "{} is cut off ({})",
    "asks": "{} asks {}",
    "answered": "{} {} {} is answered {}",
    "joins": "{} joins",
    "calm": "from here on nothing goes wrong",
    "broken": "BROKEN: {}: {}",
}
QUIET = {"read", "write"}
"""What the store does all the time: told only where it goes wrong."""


def line(event: tuple[Any, ...]) -> str:
    """One event in words."""
    at, what, *details = event
    if what == "fault":
        return f"{at:9.3f}  FAULT: {' '.join(map(str, details))}"
    words = WORDS[what]
    return f"{at:9.3f}  {words.format(*details)}"


def told(outcome: Outcome, *, whole: bool = False) -> str:
    """All that happened, line by line; of what the store does all the time only what went wrong, unless asked."""
    lines = [
        line(event)
        for event in outcome.trace
        if whole or not (event[1] == "store" and event[3] in QUIET and event[4] == "done")
    ]
    return "\n".join(lines)


def shrunk(outcome: Outcome, focus: Sequence[str] = ()) -> Outcome:
    """The same promise broken with as few faults as can be found."""
    without: set[int] = set()
    for number in [fault.number for fault in outcome.plan]:
        tried = run(outcome.seed, {*without, number}, focus)
        if tried.promise == outcome.promise:
            without.add(number)
            outcome = tried
    return outcome


def shown(seed: int, plant: str | None = None, focus: Sequence[str] = (), *, shrink: bool = False) -> Outcome:
    """A schedule, once more; with as few faults as break the same promise, if asked."""
    with simulated(plant):
        outcome = run(seed, focus=focus)
        return shrunk(outcome, focus) if shrink and outcome.broken else outcome


def introduced(seed: int, focus: Sequence[str] = ()) -> str:
    """Who plays what where under this seed."""
    told = script(seed, focus)
    table = told.table
    return (
        f"{table.game} at {table.players} seats, {table.bots} of them bots, on {told.machines} nodes; "
        f"{f'from {table.part:.0%} of a match' if told.playing else 'from the start'}, windows {table.windows}, "
        f"pace {table.pace}, tempo {told.tempo}, watching {table.watching}"
    )
