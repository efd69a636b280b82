"""Who plays whom: the exact chance of every character on every seat, each of them sitting on just one.

What somebody did weighs every character on their seat (`evidence`); that all the characters of the pool are dealt, one
each, makes the rest. With seven strangers there are 5040 ways to seat them: sums over sets of characters that are
already seated give the same result in a few hundred steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from penombre.engine import Said, Seat
from penombre.games.tokyo_ghoul.bot.evidence import weigh
from penombre.games.tokyo_ghoul.bot.hand_beliefs import Holdings
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, cast
from penombre.games.tokyo_ghoul.deduction import Known, Possible


class Beliefs:
    """The chance of each character of the pool, seat by seat."""

    __slots__ = ("edition", "pool", "rows")

    def __init__(self, edition: int, pool: tuple[str, ...], rows: Sequence[Sequence[float]]) -> None:
        self.edition = edition
        self.pool = pool
        self.rows = rows

    def character(self, seat: Seat, id: str) -> float:
        """The chance that a seat plays this character."""
        return self.rows[seat][self.pool.index(id)] if id in self.pool else 0.0

    def camp(self, seat: Seat, camp: str) -> float:
        """The chance that a seat belongs to this camp."""
        return self._sum(seat, _of_camp(self.pool, camp))

    def collects(self, seat: Seat, type: str) -> float:
        """The chance that three of a type make this seat win."""
        return self._sum(seat, _collectors(self.edition, self.pool, type))

    def hunts(self, seat: Seat, camps: tuple[str, ...]) -> float:
        """The chance that a seat wins by killing somebody of these camps."""
        return self._sum(seat, _hunters(self.pool, camps))

    def kills_living_on(self, seat: Seat, type: str) -> float:
        """The chance that a seat may attack, and wins alive with two of a type."""
        return self._sum(seat, _living_killers(self.edition, self.pool, type))

    def _sum(self, seat: Seat, places: tuple[int, ...]) -> float:
        row = self.rows[seat]
        return sum([row[place] for place in places])


@cache
def _of_camp(pool: tuple[str, ...], camp: str) -> tuple[int, ...]:
    return tuple([place for place, id in enumerate(pool) if camp in CHARACTERS[id].camps])


@cache
def _collectors(edition: int, pool: tuple[str, ...], type: str) -> tuple[int, ...]:
    return tuple([place for place, id in enumerate(pool) if cast(edition)[id].collection == type])


@cache
def _hunters(pool: tuple[str, ...], camps: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([place for place, id in enumerate(pool) if CHARACTERS[id].elimination in camps])


@cache
def _living_killers(edition: int, pool: tuple[str, ...], type: str) -> tuple[int, ...]:
    rows = [cast(edition)[id] for id in pool]
    return tuple([place for place, row in enumerate(rows) if row.elimination and row.stay_alive == type])


def believe(
    known: Known, edition: int, pool: tuple[str, ...], character: str, weights: Sequence[Sequence[float]]
) -> Beliefs:
    """The chances, for somebody of this character, where the others' characters have these weights."""
    mine = pool.index(character)
    hidden = [place for place in range(len(pool)) if place != mine]
    others = [seat for seat in range(known.players) if seat != known.seat]
    rows = [[0.0] * len(pool) for _ in range(known.players)]
    rows[known.seat][mine] = 1.0
    for seat, each in zip(others, seated(weights), strict=True):
        for place, chance in zip(hidden, each, strict=True):
            rows[seat][place] = chance
    return Beliefs(edition, pool, rows)


def seat_weights(
    known: Known,
    edition: int,
    pool: tuple[str, ...],
    character: str,
    meant: tuple[Said, ...],
    possible: Possible,
    holdings: Holdings,
) -> list[list[float]]:
    """How well each character but the own fits what each of the others did, up to a factor for each seat."""
    mine = pool.index(character)
    collections = [cast(edition)[id].collection for id in pool]
    hidden = [place for place in range(len(pool)) if place != mine]
    logs = weigh(known, edition, pool, meant)
    weights = []
    for seat in range(known.players):
        if seat == known.seat:
            continue
        row = logs[seat]
        most = max([row[place] for place in hidden])
        anyway = holdings.weight(possible.hands(seat))
        not_won: dict[str, float] = {
            type: holdings.weight(possible.hands(seat, type)) / anyway if anyway else 1.0
            for type in {collections[place] for place in hidden}
            if type
        }
        weights.append([exp(row[place] - most) * not_won.get(collections[place], 1.0) for place in hidden])
    return weights


def seated(weights: Sequence[Sequence[float]]) -> list[list[float]]:
    """The chance of each column for each row where every row gets another column, by the product of the weights."""
    size = len(weights)
    flat = [weight for row in weights for weight in row]
    before = [0.0] * (1 << size)
    after = [0.0] * (1 << size)
    before[0] = after[-1] = 1.0
    steps = _steps(size)
    for cell, taken, now in steps:
        before[now] += before[taken] * flat[cell]
    total = before[-1]
    if not total:  # nothing fits: a study may set up any table
        return [[1.0 / size] * size for _ in range(size)]
    chances = [0.0] * (size * size)
    for cell, taken, now in reversed(steps):
        ways = after[now] * flat[cell]
        after[taken] += ways
        chances[cell] += before[taken] * ways / total
    return [chances[first : first + size] for first in range(0, size * size, size)]


@cache
def _steps(size: int) -> tuple[tuple[int, int, int], ...]:
    """Row after row, every set of columns already taken with one more: the cell of row and column, both sets."""
    found = [
        (taken.bit_count() * size + column, taken, taken | 1 << column)
        for taken in range(1 << size)
        for column in range(size)
        if not taken >> column & 1
    ]
    return tuple(sorted(found, key=lambda step: step[0] // size))
