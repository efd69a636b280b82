"""Hands as numbers: what a player holds counts by type alone, so a few dozen different hands are all there are.

A set of hands is a mask with one bit per hand. What a player may hold, for all that somebody knows, is such a set.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from penombre.games.tokyo_ghoul.catalogue import TYPES

Hands = int
"""A set of hands."""

_KEYS: Final = {type: 16**place for place, type in enumerate(TYPES)}


def key(cards: Iterable[str]) -> int:
    """A number that is the same for the same cards in any order."""
    return sum([_KEYS[card] for card in cards])


class Family:
    """All hands of one size made of the first so many types."""

    def __init__(self, size: int, types: int) -> None:
        self.size = size
        self.types = TYPES[:types]
        self.hands = tuple(combinations_with_replacement(self.types, size))
        self.counts = tuple([tuple([hand.count(type) for type in self.types]) for hand in self.hands])
        """How many of each type a hand has."""
        self.number = {key(hand): number for number, hand in enumerate(self.hands)}
        self.all: Hands = (1 << len(self.hands)) - 1

    def bit(self, cards: Iterable[str]) -> Hands:
        """The set of just this hand."""
        return 1 << self.number[key(cards)]

    def numbers(self, hands: Hands) -> tuple[int, ...]:
        """The numbers of the hands in a set."""
        return _numbers(hands)

    def members(self, hands: Hands) -> list[tuple[str, ...]]:
        """The hands of a set, in their order."""
        return [self.hands[number] for number in _numbers(hands)]

    def holding(self, cards: tuple[str, ...]) -> Hands:
        """The hands that hold at least these cards."""
        return _holding(self, tuple(sorted(cards)))

    def at_least(self, needed: int, type: str = "") -> Hands:
        """The hands with so many cards of a type; of any one type where none is named."""
        return _at_least(self, needed, type)

    def exchanged(self, hands: Hands, lost: tuple[str, ...], gained: tuple[str, ...], kept: str = "") -> Hands:
        """What these hands may be after one of the cards `lost` was given for one of those `gained`; `kept` stays."""
        return _exchanged(self, hands, lost, gained, kept)


@cache
def family(size: int, types: int) -> Family:
    """The hands of this size and so many types."""
    return Family(size, types)


@lru_cache(maxsize=1 << 14)
def ways_to_take(family: Family, left: tuple[int, ...]) -> tuple[int, ...]:
    """In how many ways each hand can be taken from so many cards of each type that are left."""
    found = []
    for counts in family.counts:
        ways = 1
        for there, taken in zip(left, counts, strict=True):
            ways *= comb(max(0, there), taken)
        found.append(ways)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _numbers(hands: Hands) -> tuple[int, ...]:
    return tuple([number for number in range(hands.bit_length()) if hands >> number & 1])


@cache
def _holding(family: Family, cards: tuple[str, ...]) -> Hands:
    held = 0
    for number, hand in enumerate(family.hands):
        if all(hand.count(card) >= cards.count(card) for card in cards):
            held |= 1 << number
    return held


@cache
def _at_least(family: Family, needed: int, type: str) -> Hands:
    types = (type,) if type else family.types
    found = 0
    for number, hand in enumerate(family.hands):
        if any(hand.count(each) >= needed for each in types):
            found |= 1 << number
    return found


@lru_cache(maxsize=1 << 16)
def _exchanged(family: Family, hands: Hands, lost: tuple[str, ...], gained: tuple[str, ...], kept: str) -> Hands:
    after = 0
    for number in _numbers(hands):
        after |= _replaced(family, number, lost, gained, kept)
    return after


@cache
def _replaced(family: Family, number: int, lost: tuple[str, ...], gained: tuple[str, ...], kept: str) -> Hands:
    hand = family.hands[number]
    after = 0
    for out in lost:
        if hand.count(out) > (out == kept):
            rest = list(hand)
            rest.remove(out)
            for came in gained:
                after |= family.bit((*rest, came))
    return after
