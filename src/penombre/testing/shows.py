"""What a test shows: the rows, rulings and examples of a game's specification that it plays through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def shows(*rows: str) -> Callable[[F], F]:
    """Mark a test with the rows it shows: `@shows("witness_sheena", "K12", "example 46")`."""

    def mark(test: F) -> F:
        test.__dict__["shows"] = (*rows, *rows_shown(test))
        return test

    return mark


def rows_shown(test: Callable[..., object]) -> tuple[str, ...]:
    """The rows a test was marked with."""
    rows: tuple[str, ...] = getattr(test, "shows", ())
    return rows
