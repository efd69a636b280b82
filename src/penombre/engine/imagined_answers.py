"""Answers that were given, as they would be in a world where all that a seat cannot know was dealt anew.

Each comes with its value, as scripts get it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from penombre.engine.ask import Answer, Ask, Asking, Race, Sealed
from penombre.engine.errors import NotAnOption
from penombre.engine.ruleset import Randomness
from penombre.engine.seat import CLOCK, Seat


def imagined(asking: Asking, answer: Any, seat: Seat, rng: Randomness | None) -> tuple[Any, Any]:
    """An answer given before, as it would be in a redealt world."""
    if isinstance(answer, dict):
        if type(asking) is not Sealed or not answer.keys() <= asking.asks.keys():
            raise NotAnOption("in this world others are asked")
        pairs = {each: imagined_one(asking.asks[each], given, seat, rng) for each, given in answer.items()}
        return {each: pair[0] for each, pair in pairs.items()}, {each: pair[1] for each, pair in pairs.items()}
    who, given = answer
    if type(asking) is Ask and asking.seat == who:
        given, value = imagined_one(asking, given, seat, rng)
        return (who, given), value
    if type(asking) is Race and who in asking.asks:
        given, value = imagined_one(asking.asks[who], given, seat, rng)
        return (who, given), (who, value)
    raise NotAnOption("in this world others are asked")


def imagined_one(ask: Ask, answer: Answer, seat: Seat, rng: Randomness | None) -> tuple[Answer, Any]:
    """An answer to one question as it would be there: what another seat has answered in secret is drawn anew."""
    if ask.secret and ask.seat != seat and rng is not None and all(option.id != answer for option in ask.besides):
        return drawn(ask, rng)
    return answer, ask.value_of(answer)


def imagined_sealed(
    asking: Sealed, true: Mapping[Seat, tuple[Answer, Any]], seat: Seat, rng: Randomness
) -> dict[Seat, tuple[Answer, Any]]:
    """Others' closed answers are drawn anew; whether they are given at all too, unless everybody sees that."""
    sealed = {}
    others = [other for other in asking.asks if other not in (seat, CLOCK)]
    if seat in true:
        if seat not in asking.asks:
            raise NotAnOption("in this world others are asked")
        sealed[seat] = imagined_one(asking.asks[seat], true[seat][0], seat, rng)
    given = [other for other in others if (other in true if asking.progress else rng.random() < 0.5)]
    if len(given) == len(others) and seat not in asking.asks.keys() - true.keys():
        given = given[:-1]  # somebody must be missing, or the answers would have been opened
    for other in given:
        sealed[other] = drawn(asking.asks[other], rng, asking.opening)
    return sealed


def drawn(ask: Ask, rng: Randomness, never: tuple[str, ...] = ()) -> tuple[Answer, Any]:
    """Any legal answer but those that cannot have been given."""
    if never and ask.shape == "one":
        ask = replace(ask, options=tuple([option for option in ask.options if option.id not in never]))
    if not ask.has_answer():
        raise NotAnOption("in this world nothing can be answered")
    answer = ask.random_answer(lambda number: int(rng.random() * number))
    return answer, ask.value_of(answer)
