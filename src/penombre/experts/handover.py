"""What an expert's process is handed, and what it gives back.

It gets a match that was imagined for its seat, never the true one. What it imagines further from there for the same
seat is exactly what it would have imagined at the true table, for that follows from what the seat knows and from
chance; but there is nothing of the true table in what it holds.
"""

from __future__ import annotations

from math import inf
from secrets import token_bytes
from typing import Any, Final

from msgspec import Struct

from penombre.engine import Answer, Match, Randomness, Seat, Statement, snapshot

TRIES: Final = 200
"""So many matches are imagined at most until one fits: whoever is in that thread waits for it."""
CHANCE: Final = 16
"""Bytes that the chance of one thought is made from."""


class Job(Struct, frozen=True, array_like=True):
    """A question to be thought over, as a seat knows it."""

    game: str
    seat: Seat
    statements: int
    """How much the seat may still say today."""
    match: bytes
    """A match imagined for that seat, as a snapshot."""
    chance: bytes
    """What all chance of this thought is made from: drawn for it alone, so that it tells nothing of any other."""
    seconds: float = inf
    """How long it may be thought over."""
    worlds: int | None = None
    """In how many imagined matches answers are weighed; None: in as many as is usual."""


class Thought(Struct, frozen=True, array_like=True):
    """What a seat says, and what it answers after that."""

    statements: tuple[Statement, ...] = ()
    answer: Answer | None = None
    seconds: float = 0.0
    """How long it was thought over, in processor time."""
    failure: str = ""
    """The kind of error that it ended with, if it did; nothing else counts then."""


def handed_over(match: Match[Any], seat: Seat, rng: Randomness) -> bytes:
    """A match that this seat could be in for all it knows, as bytes; `CannotImagine` where none was found.

    Like any imagined match it has no deal, no log and no answers that led there, and its chance to come is another one.
    """
    return snapshot(match.imagine(seat, rng, TRIES))


def new_chance() -> bytes:
    """What the chance of one thought is made from."""
    return token_bytes(CHANCE)
