"""A reader of roles: who is of a camp, by public acts alone. What it finds out, people might.

Linear, by pairs of one table: what tells somebody of the camp from somebody who is not. It is tested on deals that it
was not trained on. Half the pairs in the right order is what guessing gives.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log1p, sqrt
from typing import Final

from msgspec import Struct

from penombre.research.intervals import Z

Acts = Mapping[str, float]

_FOLDS: Final = 5
_ROUNDS: Final = 12
_PACE: Final = 0.05
_DECAY: Final = 0.01
"""How much of each weight is lost per pair: what few matches suggest is not trusted."""
_SELDOM: Final = 5
"""What fewer seats than this ever did is left out."""


class Sitting(Struct, frozen=True):
    """One table: a deal, what was seen of each seat, and which seats are of the camp."""

    deal: int
    acts: tuple[dict[str, int] | None, ...]
    """None for a seat that everybody knows."""
    inside: tuple[bool, ...]


class Reading(Struct, frozen=True):
    """In how many pairs of one table the reader finds who of the two is of the camp, with the interval over deals."""

    deals: int
    found: float
    low: float
    high: float


def read(sittings: Sequence[Sitting]) -> dict[int, float]:
    """For each deal, the share of its pairs that a reader puts in the right order who never saw that deal.

    Deals where there is nobody to tell apart are left out.
    """
    sittings = [sitting for sitting in sittings if _pairs(sitting)]
    frequent = _frequent(sittings)
    found = {}
    for fold in range(_FOLDS):
        weights = _trained([each for each in sittings if each.deal % _FOLDS != fold], frequent)
        for sitting in sittings:
            if sitting.deal % _FOLDS == fold:
                found[sitting.deal] = _in_order(sitting, weights)
    return found


def reading(found: Sequence[float]) -> Reading:
    """The mean over deals, with its 95 % interval."""
    count = len(found)
    if not count:
        return Reading(0, 0.5, 0.0, 1.0)
    mean = sum(found) / count
    half = Z * sqrt(sum([(each - mean) ** 2 for each in found]) / max(1, count - 1) / count)
    return Reading(count, round(mean, 4), round(mean - half, 4), round(mean + half, 4))


def _frequent(sittings: Sequence[Sitting]) -> frozenset[str]:
    often = Counter([act for each in sittings for acts in each.acts for act in acts or ()])
    return frozenset([act for act, count in often.items() if count >= _SELDOM])


def _pairs(sitting: Sitting) -> list[tuple[Acts, Acts]]:
    """Somebody of the camp and somebody who is not; what is done often counts less and less."""
    sides: dict[bool, list[Acts]] = {True: [], False: []}
    for acts, is_inside in zip(sitting.acts, sitting.inside, strict=True):
        if acts is not None:
            sides[is_inside].append({act: log1p(count) for act, count in acts.items()})
    inside, outside = sides[True], sides[False]
    return [(one, other) for one in inside for other in outside]


def _trained(sittings: Sequence[Sitting], frequent: frozenset[str]) -> dict[str, float]:
    """Logistic regression of the differences of pairs."""
    weights: defaultdict[str, float] = defaultdict(float)
    differences = [_difference(pair, frequent) for each in sittings for pair in _pairs(each)]
    for _ in range(_ROUNDS):
        for difference in differences:
            step = _PACE / (1 + exp(min(50.0, _score(difference, weights))))
            for act, more in difference.items():
                weights[act] += step * more - _PACE * _DECAY * weights[act]
    return weights


def _difference(pair: tuple[Acts, Acts], frequent: frozenset[str]) -> dict[str, float]:
    one, other = pair
    acts = sorted({*one, *other} & frequent)
    return {act: more for act in acts if (more := one.get(act, 0.0) - other.get(act, 0.0))}


def _score(acts: Acts, weights: Mapping[str, float]) -> float:
    return sum([count * weights[act] for act, count in acts.items() if act in weights])


def _in_order(sitting: Sitting, weights: Mapping[str, float]) -> float:
    scores = [(_score(one, weights), _score(other, weights)) for one, other in _pairs(sitting)]
    return sum([1.0 if one > other else 0.5 if one == other else 0.0 for one, other in scores]) / len(scores)
