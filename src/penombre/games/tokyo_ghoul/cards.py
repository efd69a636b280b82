"""Choosing cards: options name them by type, since cards of one type cannot be told apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from penombre.engine import Option

PASS: Final = Option("pass", None, "pass")


@cache
def _card(type: str) -> Option:
    return Option(type, type, "card", {"card": type, "face": type})


@cache
def _cards(types: tuple[str, ...]) -> Option:
    return Option("+".join(types), types, "cards", {"cards": list(types)})


@cache
def one_of(hand: tuple[str, ...]) -> tuple[Option, ...]:
    """One option per type in the hand."""
    return tuple([_card(type) for type in dict.fromkeys(hand)])


@cache
def some_of(hand: tuple[str, ...], count: int) -> tuple[Option, ...]:
    """One option per choice of so many cards that differs by its types."""
    return tuple([_cards(types) for types in dict.fromkeys(combinations(hand, count))])
