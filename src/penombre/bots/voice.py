"""How a game lets its bots put ready phrases into words of their own: what is asked for, and what of it is said."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from msgspec import Struct

from penombre.engine import Answer, Ask, Match, View
from penombre.words import LANGUAGES


class Brief(Struct, frozen=True):
    """All that leaves for whoever puts it into words: what to do, and what there is to be said."""

    system: str
    user: str


class Voice(Protocol):
    """The class `Voice` of the module `bot.voice` of a game."""

    def brief(self, view: View, ask: Ask, answer: Answer, language: str) -> Brief | None:
        """What to ask for, from what this seat is shown alone; None where there is nothing to put into words."""

    def taken(self, ask: Ask, answer: Answer, reply: str) -> Answer | None:
        """The answer in these words; None where they are not fit to be said instead of it."""


@cache
def voice_of(game: str) -> Voice | None:
    """The voice of a game, where it has one."""
    name = f"penombre.games.{game}"
    # Games are found by name: the bots come before them and know none.
    if find_spec(name) is None or find_spec(f"{name}.bot") is None or find_spec(f"{name}.bot.voice") is None:
        return None
    voice: Voice = import_module(f"{name}.bot.voice").Voice()
    return voice


def language_of(match: Match[Any]) -> str:
    """The language that is spoken in a match."""
    return str(match.options.get("language", LANGUAGES[0]))
