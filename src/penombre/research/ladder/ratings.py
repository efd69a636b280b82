"""How strong each level is in each camp: Bradley and Terry's model, with teams, as a logistic regression.

A camp is as strong as its seats on average, and beats another one as likely as the logistic function of the difference
says. Bradley-Terry and not TrueSkill: its figures do not depend on the order of the matches, and its intervals follow
from the data alone. These are robust ones, by deals: tables of one deal are not independent of each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

from msgspec import Struct

from penombre.research.intervals import Z

ELO: Final = 400 / log(10)
"""Points of a rating by which one has ten times the chances of another one: 400 of them."""
_CAUTION: Final = 0.02
"""How much a rating is drawn to the mean: whoever never lost would be infinitely strong."""
_STEPS: Final = 50
_CLOSE: Final = 1e-10

Strength = Mapping[int, float]
"""What a side is made of: the share of its seats that each contestant has."""
Matrix = list[list[float]]


class Comparison(Struct, frozen=True):
    """One side that did better than another one, and how much that counts."""

    deal: int
    better: Strength
    worse: Strength
    weight: float


class Rating(Struct, frozen=True):
    """How much stronger a contestant is than another one, in Elo points, with its 95 % interval."""

    elo: float
    low: float
    high: float


class Ratings:
    """The ratings of some contestants, numbered from 0, by how they did against each other."""

    def __init__(self, contestants: int, comparisons: Sequence[Comparison]) -> None:
        rows = [(_difference(each, contestants), each.weight, each.deal) for each in comparisons]
        self._strength = [0.0] * contestants
        for _ in range(_STEPS):
            slope, curve = self._likelihood(rows)
            step = _solved(curve, slope)
            self._strength = [one + more for one, more in zip(self._strength, step, strict=True)]
            if max([abs(more) for more in step], default=0.0) < _CLOSE:
                break
        self._spread = self._robust(rows)

    def beside(self, one: int, other: int) -> Rating:
        """How much stronger one is than another."""
        ahead = self._strength[one] - self._strength[other]
        spread = self._spread
        variance = spread[one][one] + spread[other][other] - 2 * spread[one][other]
        half = Z * sqrt(max(0.0, variance))
        return Rating(*[round(ELO * each, 1) for each in (ahead, ahead - half, ahead + half)])

    def _likelihood(self, rows: Sequence[tuple[dict[int, float], float, int]]) -> tuple[list[float], Matrix]:
        """The slope of the likelihood, and how it bends, upside down."""
        count = len(self._strength)
        slope = [-_CAUTION * strength for strength in self._strength]
        curve = [[_CAUTION if row == column else 0.0 for column in range(count)] for row in range(count)]
        for difference, weight, _ in rows:
            chance = self._chance(difference)
            for row, one in difference.items():
                slope[row] += weight * (1 - chance) * one
                for column, other in difference.items():
                    curve[row][column] += weight * chance * (1 - chance) * one * other
        return slope, curve

    def _robust(self, rows: Sequence[tuple[dict[int, float], float, int]]) -> Matrix:
        """How far the strengths are known: the spread of what each deal says, between two inverses of the curve."""
        count = len(self._strength)
        _, curve = self._likelihood(rows)
        deals: dict[int, list[float]] = {}
        for difference, weight, deal in rows:
            said = deals.setdefault(deal, [0.0] * count)
            surprise = weight * (1 - self._chance(difference))
            for row, one in difference.items():
                said[row] += surprise * one
        moved = [_solved(curve, said) for said in deals.values()]
        return [[sum([each[row] * each[column] for each in moved]) for column in range(count)] for row in range(count)]

    def _chance(self, difference: Mapping[int, float]) -> float:
        return 1 / (1 + exp(-sum([self._strength[each] * share for each, share in difference.items()])))


def _difference(comparison: Comparison, contestants: int) -> dict[int, float]:
    better, worse = comparison.better, comparison.worse
    shares = {each: better.get(each, 0.0) - worse.get(each, 0.0) for each in range(contestants)}
    return {each: share for each, share in shares.items() if share}


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, count):
            factor = rows[row][place] / rows[place][place]
            if factor:
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[place], strict=True)]
    found = [0.0] * count
    for place in range(count - 1, -1, -1):
        known = sum([rows[place][other] * found[other] for other in range(place + 1, count)])
        found[place] = (rows[place][count] - known) / rows[place][place]
    return found
