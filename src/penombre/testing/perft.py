"""Counts of the ways a match can go on, to check rules against numbers worked out by hand."""

from __future__ import annotations

from typing import Any

from penombre.engine import Answer, Ask, Match, Race, Seat
from penombre.testing.answers import legal_answers
from penombre.testing.inside import asking


def perft(match: Match[Any], depth: int) -> int:
    """How many sequences of `depth` answers can follow.

    In a race every seat asked may be first, CLOCK included. The order in which sealed answers come in changes nothing,
    so they come in the order of asking. A match that ends earlier has no longer sequence.
    """
    if depth <= 0:
        return 1
    if depth == 1:
        return sum(sum(1 for _ in legal_answers(ask)) for ask in _next_asks(match))
    return sum(divide(match, depth).values())


def divide(match: Match[Any], depth: int) -> dict[tuple[Seat, Answer], int]:
    """The same count for each first answer apart: where a number is wrong, this shows on which branch."""
    counts = {}
    for ask in _next_asks(match):
        for answer in legal_answers(ask):
            twin = match.clone()
            twin.answer(ask.seat, answer)
            counts[ask.seat, answer] = perft(twin, depth - 1)
    return counts


def _next_asks(match: Match[Any]) -> tuple[Ask, ...]:
    return match.asks() if isinstance(asking(match), Race) else match.asks()[:1]
