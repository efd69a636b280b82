"""A player without a plan: any legal answer, any valid statement. Only `random()` is drawn: the same on any Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from penombre.engine import Answer, Ask, Match, Randomness, Seat, Statement
from penombre.testing.nonconformance import Nonconformance

SAYABLE = ("claim", "accuse", "vouch", "ask", "promise", "text", "emote")
"""What anybody may say by itself; to unsay something, it has to be said first."""
_LETTERS = 'abcdefgh éÀ☂ \n"\\'
_LONGEST_TEXT = 24
_SELDOM = 0.03
"""How often something is done that nobody waits for: else hardly any match would go on without it."""


def below(rng: Randomness, number: int) -> int:
    """A random number in 0..number-1."""
    return int(rng.random() * number)


def random_answer(ask: Ask, rng: Randomness) -> Answer:
    """Any legal answer to a question."""
    if not ask.has_answer():
        raise Nonconformance("asks", f"{ask.kind} has no legal answer", ask.seat)
    if ask.shape != "text" or ask.book is not None:
        return ask.random_answer(lambda number: below(rng, number))
    longest = max(ask.least, min(ask.most, _LONGEST_TEXT))
    length = ask.least + below(rng, longest - ask.least + 1)
    return "".join(_LETTERS[below(rng, len(_LETTERS))] for _ in range(length))


def random_step(match: Match[Any], rng: Randomness) -> tuple[Seat, Answer]:
    """Any seat that is asked now, CLOCK included, with any legal answer."""
    asks = match.asks()
    besides = [ask for ask in asks if ask.besides]
    if besides and rng.random() < _SELDOM:
        ask = besides[below(rng, len(besides))]
        return ask.seat, ask.besides[below(rng, len(ask.besides))].id
    asks = tuple([ask for ask in asks if not ask.optional])
    ask = asks[below(rng, len(asks))]
    return ask.seat, random_answer(ask, rng)


def random_statement(match: Match[Any], rng: Randomness, kinds: Sequence[str] = SAYABLE) -> tuple[Seat, Statement]:
    """Anybody, saying anything that this game has words for, or making a face."""
    words = sorted(match.ruleset.vocabulary)
    kind = kinds[below(rng, len(kinds))]
    about = below(rng, match.players)
    if kind == "text":
        return below(rng, match.players), Statement(kind, text=f"text {below(rng, 100)}")
    sayable = [word for word in words if (word in match.ruleset.gestures) == (kind == "emote")] or [""]
    speaker, word = below(rng, match.players), sayable[below(rng, len(sayable))]
    return speaker, Statement(kind, None if kind == "emote" else about, word)
