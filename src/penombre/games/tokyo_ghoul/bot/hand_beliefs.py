"""What the others hold: the chance of every hand each of them may have, all cards being dealt.

Which hands are possible is exact (`deduction`). Among those, a hand weighs as much as there are ways to deal it, and a
few rounds of fitting see to it that the hands of all together come to the cards there are.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from penombre.engine import Seat
from penombre.games.tokyo_ghoul.catalogue import HAND, SUSPICIONS, TYPES, deck
from penombre.games.tokyo_ghoul.deduction import Possible
from penombre.games.tokyo_ghoul.hands import Family, Hands, ways_to_take

Chances = tuple[float, ...]
"""The chances of holding none, one, two, three or four of a type."""

_ROUNDS: Final = 2
_MOST: Final = HAND + 1


class Holdings:
    """The chances of every hand, seat by seat, for somebody who holds `mine`."""

    def __init__(self, possible: Possible, me: Seat, players: int, mine: tuple[str, ...]) -> None:
        self._family = possible.family
        self.types = self._family.types
        left = tuple([count - mine.count(type) for type, count in _deck(players, len(self.types)).items()])
        others = [seat for seat in range(players) if seat != me]
        ways = ways_to_take(self._family, left)
        sets = {seat: self._family.numbers(possible.hands(seat)) for seat in others}
        pull = [1.0] * len(left)
        for _ in range(_ROUNDS):
            weights = _pulled(self._family, ways, pull)
            shares: list[tuple[float, tuple[int, ...]]] = []
            for seat in others:
                chosen = [weights[number] for number in sets[seat]]
                total = sum(chosen)
                if total:
                    counts = self._family.counts
                    shares += [(one / total, counts[number]) for one, number in zip(chosen, sets[seat], strict=True)]
            expected = [sum([share * count[place] for share, count in shares]) for place in range(len(left))]
            pull = [one * there / come if come else one for one, there, come in zip(pull, left, expected, strict=True)]
        self._weights = _pulled(self._family, ways, pull)
        self._sets = sets
        self._chances: dict[Seat, tuple[Chances, ...]] = {}

    def weight(self, hands: Hands) -> float:
        """How much these hands weigh together."""
        weights = self._weights
        return sum([weights[number] for number in self._family.numbers(hands)])

    def counts(self, seat: Seat, type: str) -> Chances:
        """The chances that a seat has none, one, two, three or four of a type, what lies face up with the hand."""
        if seat not in self._chances:
            self._chances[seat] = self._counted(seat)
        place = _PLACE[type]
        return self._chances[seat][place] if place < len(self.types) else (1.0, 0.0, 0.0, 0.0, 0.0)

    def at_least(self, seat: Seat, needed: int, type: str) -> float:
        """The chance that a seat holds so many of a type."""
        return sum(self.counts(seat, type)[needed:])

    def suspect(self, seat: Seat, kind: str) -> float:
        """The chance that a seat would take a token from this Suspicion."""
        looked_for = SUSPICIONS[kind]
        if looked_for.type:
            return self.at_least(seat, looked_for.needed, looked_for.type)
        total = self.weight(self._mask(seat))
        pairs = self._mask(seat) & self._family.at_least(looked_for.needed)
        return self.weight(pairs) / total if total else 0.5

    def _mask(self, seat: Seat) -> Hands:
        return sum([1 << number for number in self._sets[seat]])

    def _counted(self, seat: Seat) -> tuple[Chances, ...]:
        weights, numbers = self._weights, self._sets[seat]
        total = sum([weights[number] for number in numbers])
        if not total:  # a study may set up any table
            return ((0.4, 0.35, 0.2, 0.05, 0.0),) * len(self.types)
        chances = [[0.0] * (_MOST + 1) for _ in self.types]
        for number in numbers:
            share = weights[number] / total
            for row, count in zip(chances, self._family.counts[number], strict=True):
                row[count] += share
        return tuple([tuple(row) for row in chances])


_PLACE: Final = {type: place for place, type in enumerate(TYPES)}


@cache
def _deck(players: int, types: int) -> dict[str, int]:
    cards = deck(players, masks=types == len(TYPES))
    return {type: cards.count(type) for type in TYPES[:types]}


def _pulled(family: Family, ways: tuple[int, ...], pull: list[float]) -> list[float]:
    """The weight of every hand: the ways to deal it, and how much each of its cards is pulled to the others."""
    powers = [(1.0, one, one * one, one * one * one, one * one * one * one) for one in pull]
    coffee, food, transformation, dove, *more = powers
    if not more:
        return [
            count * coffee[a] * food[b] * transformation[c] * dove[d]
            for count, (a, b, c, d) in zip(ways, family.counts, strict=True)
        ]
    (mask,) = more
    return [
        count * coffee[a] * food[b] * transformation[c] * dove[d] * mask[e]
        for count, (a, b, c, d, e) in zip(ways, family.counts, strict=True)
    ]
