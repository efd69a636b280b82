"""Counts of the ways a match can go on, to check rules against numbers worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from penombre.engine import Answer, Match, Race, Sealed, Seat
from penombre.testing.answers import legal_answers


def perft(match: Match[Any], depth: int) -> int:
    """How many sequences of `depth` answers can follow.

    What may be done besides answering is a way to go on like any other, whether or not anybody waits for it. In a race
    every seat asked may be first, CLOCK included. The order in which sealed answers come in changes nothing,
    so they come in the order of asking; but one that opens the seal may come at any time. A match that ends earlier has
    no longer sequence.
    """
    if depth <= 0:
        return 1
    if depth == 1:
        return sum(1 for _ in _next_answers(match))
    return sum(divide(match, depth).values())


def divide(match: Match[Any], depth: int) -> dict[tuple[Seat, Answer], int]:
    """What `perft` counts, for each first answer apart: where a number is wrong, this shows on which branch."""
    counts = {}
    for seat, answer in _next_answers(match):
        twin = match.clone()
        twin.answer(seat, answer)
        counts[seat, answer] = perft(twin, depth - 1)
    return counts


def _next_answers(match: Match[Any]) -> Iterator[tuple[Seat, Answer]]:
    question = match.asking
    for place, ask in enumerate(match.asks()):
        for answer in legal_answers(ask):
            if (
                place == 0
                or isinstance(question, Race)
                or (isinstance(question, Sealed) and answer in question.opening)
            ):
                yield ask.seat, answer
