"""Rates with the interval they are known to, and the spread of a length."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.959963984540054
"""Two-sided 95 %."""


class Rate(Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    count: int
    of: int
    rate: float
    low: float
    high: float

    @staticmethod
    def counted(count: int, of: int, matches: int | None = None) -> Rate:
        """The rate of `count` cases among `of`.

        Seats of one camp win or lose together: where `of` counts seats, `matches` says from how many matches, and the
        interval is that of so many cases.
        """
        cases = of if matches is None else matches
        low, high = wilson(count / of * cases if of else 0, cases)
        return Rate(count, of, round(count / of, 6) if of else 0.0, round(low, 6), round(high, 6))


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a proportion; all of 0..1 where nothing was counted."""
    if not of:
        return 0.0, 1.0
    share, z2 = count / of, Z * Z
    centre = share + z2 / (2 * of)
    half = Z * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    scale = 1 + z2 / of
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


class Spread(Struct, frozen=True):
    """How long something was over many matches."""

    mean: float
    median: float
    p95: float
    longest: int

    @staticmethod
    def of(lengths: Iterable[int]) -> Spread:
        """The spread of these lengths."""
        ordered = sorted(lengths)
        if not ordered:
            return Spread(0.0, 0.0, 0.0, 0)
        count = len(ordered)
        middle = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
        return Spread(round(sum(ordered) / count, 4), middle, float(ordered[ceil(0.95 * count) - 1]), ordered[-1])
