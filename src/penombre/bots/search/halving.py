"""Choosing by trial: all candidates in the same worlds, the worse half of them out as evidence comes in."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

Trial = Callable[[int, int], float]
"""What a candidate (the first number) is worth in a world (the second one)."""

LOOKS: Final = 4
"""How often, in equal parts, the evidence is looked at."""
LEAST: Final = 6
"""Fewer worlds than this say nothing."""


def halved(candidates: int, worlds: int, trial: Trial, until: float, doubt: float) -> int:
    """The best candidate, unless it is not better than the first one beyond doubt: then that one.

    `doubt` is how many standard errors better it has to be, world by world. Where time is over, what was seen counts.
    """
    found: list[list[float]] = [[] for _ in range(candidates)]
    alive = list(range(candidates))
    looks = {worlds * look // LOOKS for look in range(1, LOOKS)}
    for world in range(worlds):
        if monotonic() > until:
            break
        for each in alive:
            found[each].append(trial(each, world))
        seen = world + 1
        if seen in looks and len(alive) > 1:
            alive = _kept(found, alive, seen, doubt)
            if len(alive) == 1:
                break
    seen = len(found[0])
    if seen < LEAST:
        return 0
    best = max(alive, key=lambda each: sum(found[each]))
    return best if _beats(found[best], found[0], doubt) else 0


def _kept(found: list[list[float]], alive: list[int], seen: int, doubt: float) -> list[int]:
    """The first one, and the better half of those that are left; none that is behind the first one beyond doubt.

    Only the first one where all came to the same.
    """
    first = found[0]
    if all(found[each] == first for each in alive):
        return [0]
    ranked = sorted([each for each in alive if each], key=lambda each: -sum(found[each][:seen]))
    return [0, *[each for each in ranked[: (len(ranked) + 1) // 2] if not _beats(first, found[each], doubt)]]


def _beats(one: list[float], other: list[float], doubt: float) -> bool:
    """Whether one is better by more than so many standard errors, over the worlds that it was tried in."""
    ahead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    count = len(ahead)
    mean = sum(ahead) / count
    spread = sum([(each - mean) ** 2 for each in ahead]) / max(1, count - 1)
    return mean > 0 and mean > doubt * sqrt(spread / count)
