"""The levels a bot can be made at, by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from math import inf
from typing import Any, Final

from penombre.bots.bot import Bot
from penombre.bots.judge import Judge
from penombre.bots.random_bot import Random
from penombre.bots.search import Search
from penombre.bots.search.search import WORLDS
from penombre.engine import PenombreError, Randomness

USUAL: Final = "judgement"
"""The level of a bot that nobody chose another one for, and of every stand-in."""
EXPERT: Final = "search"
"""The level that looks ahead, which people know as expert: one answer may take it a second, so that it never thinks
where others have to wait for that."""
LEVELS: Final = ("random", USUAL, EXPERT)
"""All levels, from the weakest to the strongest."""


class UnknownLevel(PenombreError):
    """There is no such bot; the text says which there are."""


def make(level: str, game: str, rng: Randomness, worlds: int = WORLDS, seconds: float = inf) -> Bot:
    """A bot of this level for one seat of this game, with its own source of chance.

    One that looks ahead does so in that many imagined worlds, and for so many seconds at most.
    """
    if level == "random":
        return Random(rng)
    if level not in LEVELS:
        raise UnknownLevel(f"unknown bot level {level!r}; expected one of: {', '.join(LEVELS)}")
    name = f"penombre.games.{game}"
    # Games are found by name: the bots come before them and know none.
    if find_spec(name) is None or find_spec(f"{name}.bot") is None:
        raise UnknownLevel(f"{game} has no bot of level {level!r}; it has: random")
    bot = import_module(f"{name}.bot")
    if level == USUAL:
        judge: Judge[Any] = bot.Judgement(rng)
        return judge
    # Rules of thumb that take more time may be worth it once for each question, where a match played on needs hundreds.
    return Search(getattr(bot, "Expert", bot.Judgement)(rng), rng, worlds, seconds)
