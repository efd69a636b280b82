"""Imagined matches, each about as often as the table's behaviour makes it likely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Any, Final

from penombre.bots.bot import Imagine
from penombre.bots.judge import Judge
from penombre.engine import TABLE, Ask, CannotImagine, Match, Randomness, View, shuffle_with

Weigher = Callable[[Match[Any]], float]
"""How likely what people did and said is in an imagined match, up to a factor."""

DRAWN: Final = 4
"""How many imagined matches are weighed for each that is kept."""
_TRIES: Final = 10


def worlds(
    view: View, ask: Ask, imagine: Imagine, judge: Judge[Any], kept: int, rng: Randomness, until: float
) -> list[Match[Any]]:
    """So many imagined matches, a likely one several times; fewer, or none, where hardly any can be found in time.

    Answers that are still closed in them are taken back: who would give them is asked again.
    """
    weigher, shaper = judge.weigher(view), judge.shaper(view)
    found = [shaper(world) for world in _likely(imagine, weigher, kept, kept * DRAWN, rng, until)]
    covered = int(len(found) * judge.covered(ask))
    shuffle_with(rng, found)
    if covered:
        found[:covered] = _as_others_see_them(found[:covered], ask, judge, rng)
    shuffle_with(rng, found)
    return found


def _likely(
    imagine: Imagine, weigher: Weigher, kept: int, most: int, rng: Randomness, until: float
) -> list[Match[Any]]:
    """So many of at most so many imagined matches, by their weights."""
    drawn: list[Match[Any]] = []
    weights: list[float] = []
    for _ in range(most):
        try:
            world = imagine()
        except CannotImagine:
            break
        world.reopen()
        drawn.append(world)
        weights.append(weigher(world))
        if len(drawn) >= kept and monotonic() > until:
            break
    return resampled(drawn, weights, kept, rng)


def resampled(things: Sequence[Any], weights: Sequence[float], kept: int, rng: Randomness) -> list[Any]:
    """So many of these, each as often as its weight says, give or take one; evenly where nothing weighs anything."""
    total = sum(weights)
    if total <= 0:
        return [things[place % len(things)] for place in range(kept)] if things else []
    step = total / kept
    mark = rng.random() * step
    found: list[Any] = []
    reached = 0.0
    for thing, weight in zip(things, weights, strict=True):
        reached += weight
        while mark < reached and len(found) < kept:
            found.append(thing)
            mark += step
    return found


def _as_others_see_them(found: list[Match[Any]], ask: Ask, judge: Judge[Any], rng: Randomness) -> list[Match[Any]]:
    """As many matches that an onlooker could be at; the same ones where nobody else would be asked this."""
    first = found[0]
    onlookers = first.view(TABLE)
    weigher, shaper = judge.onlookers_weigher(onlookers), judge.shaper(onlookers)
    others = _likely(lambda: first.imagine(TABLE, rng, _TRIES), weigher, len(found), len(found) * DRAWN, rng, inf)
    others = [shaper(other) for other in others if _is_asked(other, ask)]
    return [*others, *found[len(others) :]]


def _is_asked(world: Match[Any], ask: Ask) -> bool:
    asked = world.ask_for(ask.seat)
    return asked is not None and asked.kind == ask.kind
