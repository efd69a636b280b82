"""How likely something is from some features: logistic regression by Newton's method, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

Row = tuple[Sequence[float], bool]
"""The features of a case, and whether it came about."""

_STEPS: Final = 8
_LITTLE: Final = 1e-6
"""Keeps what never comes about from having no solution."""


def fitted(rows: Sequence[Row], ridge: float = 2.0) -> list[float]:
    """A figure per feature, by which the log odds are their weighted sum; `ridge` keeps all but the first small."""
    size = len(rows[0][0])
    figures = [0.0] * size
    for _ in range(_STEPS):
        slope = [ridge * each if at else 0.0 for at, each in enumerate(figures)]
        curve = [[0.0] * size for _ in range(size)]
        for at in range(size):
            curve[at][at] = ridge if at else _LITTLE
        for features, so in rows:
            total = max(-30.0, min(30.0, sum([each * by for each, by in zip(figures, features, strict=True)])))
            likely = 1 / (1 + exp(-total))
            wrong, weight = likely - so, likely * (1 - likely)
            for at, feature in enumerate(features):
                if feature:
                    slope[at] += wrong * feature
                    line, scaled = curve[at], weight * feature
                    for column in range(at + 1):
                        line[column] += scaled * features[column]
        for at in range(size):
            for column in range(at):
                curve[column][at] = curve[at][column]
        figures = [each - step for each, step in zip(figures, _solved(curve, slope), strict=True)]
    return figures


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """What the matrix takes to the right side, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            share = rows[row][at] / rows[at][at]
            if share:
                rows[row] = [one - share * other for one, other in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum([rows[at][column] * found[column] for column in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
