"""The reference of a game: every text of its word files, with when a card acts and where its text comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from penombre.cli import lookup
from penombre.words import LANGUAGES, Words

CARDS: Final = ("character", "role", "tile", "preset")
"""The families that have a card, a source and a name people look for."""
OTHERS: Final = ("rule", "setting")
_KEY: Final = re.compile(r"^([a-z]+)-([a-z0-9_]+) =", re.MULTILINE)


class Entry(Struct, frozen=True):
    """One thing that can be read about: its family and id name its words; `facts` is its row of the catalogue."""

    family: str
    id: str
    facts: Any = None

    @property
    def key(self) -> str:
        """The key of its words."""
        return f"{self.family}-{self.id}"


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """Everything a game's word files name, in their order."""
    text = (files("penombre") / "games" / game / "words" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    rows = _catalogue(game)
    return tuple(Entry(family, id, rows.get(id)) for family, id in _KEY.findall(text))


def family(game: str, name: str) -> list[Entry]:
    """The entries of one family."""
    return [entry for entry in entries(game) if entry.family == name]


def look_up(game: str, text: str) -> tuple[list[str], list[str]]:
    """The keys of what somebody means, cards before chapters; and what looks like it, when nothing is meant."""
    cards, others = names(game, CARDS), names(game, OTHERS)
    found = lookup.find(text, cards) or lookup.find(text, others)
    return found, [] if found else lookup.close(text, {**cards, **others})


@cache
def names(game: str, families: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What each entry may be called: its id and its name in every language."""
    spoken = [Words(game, language) for language in LANGUAGES]
    return {
        entry.key: (entry.id, *(words.text(entry.key) for words in spoken if words.has(entry.key)))
        for entry in entries(game)
        if entry.family in families
    }


def entry_of(game: str, key: str) -> Entry:
    """The entry with these words."""
    return next(entry for entry in entries(game) if entry.key == key)


def _catalogue(game: str) -> dict[str, Any]:
    """Every row of the game's catalogue that says where it comes from."""
    catalogue = import_module(f"penombre.games.{game}.catalogue")
    return {
        id: row
        for table in vars(catalogue).values()
        if isinstance(table, Mapping)
        for id, row in table.items()
        if isinstance(row, Struct) and hasattr(row, "source")
    }
