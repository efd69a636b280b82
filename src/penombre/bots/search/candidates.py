"""The answers that are worth weighing: all where they are few, else what the rule of thumb says and some at random."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from penombre.engine import Answer, Ask, Randomness, shuffle_with

MOST: Final = 12
"""As many answers are weighed at most."""
_TRIES: Final = 4


def candidates(ask: Ask, thumb: Answer | None, rng: Randomness, most: int = MOST) -> list[Answer | None]:
    """The rule of thumb's answer first, then others in random order; words are left to whoever finds them."""
    others = [each for each in _others(ask, rng, most) if each != thumb]
    shuffle_with(rng, others)
    return [thumb, *others[: most - 1]]


def _others(ask: Ask, rng: Randomness, most: int) -> list[Answer | None]:
    besides: list[Answer | None] = [option.id for option in ask.besides if not option.refused]
    alone: list[Answer | None] = [None] if ask.optional else []
    legal = [option.id for option in ask.options if not option.refused]
    if ask.shape == "one":
        return [*alone, *besides, *legal]
    if ask.shape == "several" and not ask.repeat and _ways(len(legal), ask) <= most:
        return [*besides, *[some for size in _sizes(len(legal), ask) for some in combinations(legal, size)]]
    if ask.shape in ("several", "number"):
        drawn = [ask.random_answer(lambda number: int(rng.random() * number)) for _ in range(most * _TRIES)]
        return [*besides, *{tuple(sorted(each)) if isinstance(each, tuple) else each: each for each in drawn}.values()]
    return besides


def _sizes(legal: int, ask: Ask) -> range:
    return range(ask.least, min(ask.most, legal) + 1)


def _ways(legal: int, ask: Ask) -> int:
    return sum([comb(legal, size) for size in _sizes(legal, ask)])
