"""What became of a notice, as far as the answer of a service tells."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """What became of a notice."""

    SENT = "sent"
    LATER = "later"
    """The service is busy or out of order: worth another try."""
    GONE = "gone"
    """The address does not exist any more: nothing will ever arrive there."""
    REFUSED = "refused"
    """The service does not take it, and would not the next time."""


def read(status: int, gone: frozenset[int]) -> Outcome:
    """The outcome an HTTP status stands for. A redirect is a refusal: it is not followed."""
    if 200 <= status < 300:
        return Outcome.SENT
    if status in gone:
        return Outcome.GONE
    if status == 429 or 500 <= status < 600:
        return Outcome.LATER
    return Outcome.REFUSED
