"""The answers that are worth weighing: all where they are few, else what the rule of thumb says and some at random."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any, Final

from penombre.bots.search.planned import Plan, is_legal
from penombre.engine import Answer, Ask, Match, Randomness, Seat, shuffle_with

MOST: Final = 12
"""As many answers to one question are weighed at most."""
_TURNS: Final = 4
"""As many whole turns besides, where answers mean little one by one."""
_LONGEST: Final = 4
"""As many answers make up a turn that is weighed as a whole, at most."""
_TRIES: Final = 4


def answers(ask: Ask, thumb: Answer | None, rng: Randomness) -> list[Answer | None]:
    """The rule of thumb's answer first, then others in random order; words are left to whoever finds them."""
    others = [each for each in _others(ask, rng) if each != thumb]
    shuffle_with(rng, others)
    return [thumb, *others[: MOST - 1]]


def plans(ask: Ask, first: list[Answer | None], world: Match[Any], rng: Randomness) -> list[Plan]:
    """A plan for each of these answers, and some for whole turns where the same seat is asked on at once."""
    found: list[Plan] = [((ask.kind, answer),) for answer in first]
    turns = {_turn(ask, first[int(rng.random() * len(first))], world, rng): None for _ in range(_TURNS)}
    return found + [turn for turn in turns if len(turn) > 1]


def _turn(ask: Ask, answer: Answer | None, world: Match[Any], rng: Randomness) -> tuple[tuple[str, Answer | None], ...]:
    """What a turn that begins with this answer may be, the rest of it at random."""
    turn = [(ask.kind, answer)]
    asked = world.ask_for(ask.seat)
    # In a world that others hold possible, the seat may hold something else.
    if answer is None or not isinstance(world.asking, Ask) or asked is None or not is_legal(asked, answer):
        return tuple(turn)
    match = world.clone()
    match.answer(ask.seat, answer)
    while len(turn) < _LONGEST and (then := _alone(match, ask.seat)) is not None:
        next_answer = then.random_answer(lambda number: int(rng.random() * number))
        match.answer(ask.seat, next_answer)
        turn.append((then.kind, next_answer))
    return tuple(turn)


def _alone(match: Match[Any], seat: Seat) -> Ask | None:
    """The question that only this seat is asked, and that is no matter of words."""
    asking = match.asking
    is_mine = isinstance(asking, Ask) and asking.seat == seat and asking.shape in ("one", "several")
    return asking if is_mine and isinstance(asking, Ask) else None


def _others(ask: Ask, rng: Randomness) -> list[Answer | None]:
    besides: list[Answer | None] = [option.id for option in ask.besides if not option.refused]
    alone: list[Answer | None] = [None] if ask.optional else []
    legal = [option.id for option in ask.options if not option.refused]
    if ask.shape == "one":
        return [*alone, *besides, *legal]
    if ask.shape == "several" and not ask.repeat and _ways(len(legal), ask) <= MOST:
        return [*besides, *[some for size in _sizes(len(legal), ask) for some in combinations(legal, size)]]
    if ask.shape in ("several", "number"):
        drawn = [ask.random_answer(lambda number: int(rng.random() * number)) for _ in range(MOST * _TRIES)]
        return [*besides, *dict.fromkeys(drawn)]
    return besides


def _sizes(legal: int, ask: Ask) -> range:
    return range(ask.least, min(ask.most, legal) + 1)


def _ways(legal: int, ask: Ask) -> int:
    return sum([comb(legal, size) for size in _sizes(legal, ask)])
