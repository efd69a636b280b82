"""The levels a bot can be made at, by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from penombre.bots.bot import Bot
from penombre.bots.random_bot import Random
from penombre.engine import PenombreError, Randomness

LEVELS: Final = ("random", "judgement")
"""All levels, from the weakest to the strongest."""


class UnknownLevel(PenombreError):
    """There is no such bot; the text says which there are."""


def make(level: str, game: str, rng: Randomness) -> Bot:
    """A bot of this level for one seat of this game, with its own source of chance."""
    if level == "random":
        return Random(rng)
    if level not in LEVELS:
        raise UnknownLevel(f"unknown bot level {level!r}; expected one of: {', '.join(LEVELS)}")
    name = f"penombre.games.{game}"
    # Games are found by name: the bots come before them and know none.
    if find_spec(name) is None or find_spec(f"{name}.bot") is None:
        raise UnknownLevel(f"{game} has no bot of level {level!r}; it has: random")
    bot: Bot = import_module(f"{name}.bot").Judgement(rng)
    return bot
