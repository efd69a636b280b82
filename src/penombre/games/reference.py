"""The reference of a game: everything its word files name, with its row of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from msgspec import Struct, to_builtins

from penombre.words import LANGUAGES

_KEY: Final = re.compile(r"^([a-z]+)-([a-z0-9_]+) =(?! \{ [a-z]+-)", re.MULTILINE)
"""What only repeats the words of another key is no thing of its own."""
_TABLES: Final = ("catalogue", "locations")
"""The modules where games keep such rows; most have the first alone."""


class Entry(Struct, frozen=True):
    """One thing that can be read about: its family and id name its words; `facts` is its row of the catalogue."""

    family: str
    id: str
    facts: Any = None

    @property
    def key(self) -> str:
        """The key of its words."""
        return f"{self.family}-{self.id}"

    @property
    def source(self) -> str:
        """Where its text comes from, as far as the catalogue says."""
        return str(getattr(self.facts, "source", ""))

    @property
    def count(self) -> int:
        """How many copies the box has; 0 where the catalogue does not say."""
        return int(getattr(self.facts, "count", 0))

    @property
    def others(self) -> dict[str, Any]:
        """What else its row says, in plain values."""
        return (
            {}
            if self.facts is None
            else {
                name: value for name, value in to_builtins(self.facts).items() if name not in ("id", "source", "count")
            }
        )


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """Everything a game's word files name, in their order."""
    text = (files("penombre") / "games" / game / "words" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    rows = _catalogue(game)
    return tuple(Entry(family, id, rows.get((family, id))) for family, id in _KEY.findall(text))


def tables(game: str) -> list[ModuleType]:
    """The modules in which a game keeps its values."""
    names = [f"penombre.games.{game}.{table}" for table in _TABLES]
    return [import_module(name) for name in names if find_spec(name) is not None]


def _catalogue(game: str) -> dict[tuple[str, str], Any]:
    """Every row of the game's tables that says where it comes from; what a row is called is its family.

    One id may be in several families: a card, the setting that brings it into play, where its tokens lie.
    """
    return {
        (type(row).__name__.lower(), id): row
        for module in tables(game)
        for table in vars(module).values()
        if isinstance(table, Mapping)
        for id, row in table.items()
        if isinstance(row, Struct) and hasattr(row, "source")
    }
