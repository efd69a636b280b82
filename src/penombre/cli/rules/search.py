"""Looking things up in the reference of a game, by whatever name they have in any language."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from penombre.cli import lookup
from penombre.games.reference import Entry, entries
from penombre.wire.games import Family
from penombre.words import LANGUAGES, Words

OTHERS: Final = ("rule", "setting", "area", "action", "objective")
CARDS: Final = tuple(family for family in get_args(Family) if family not in (*OTHERS, "ending", "example"))
"""The families that have a card, a source and a name people look for."""


def family(game: str, name: str) -> list[Entry]:
    """The entries of one family."""
    return [entry for entry in entries(game) if entry.family == name]


def first_card(game: str) -> Entry:
    """A card to name as an example."""
    return next(entry for name in CARDS for entry in family(game, name))


def look_up(game: str, text: str) -> tuple[list[str], list[str]]:
    """The keys of what somebody means, cards before chapters; and what looks like it, when nothing is meant."""
    cards, others = names(game, CARDS), names(game, OTHERS)
    found = _meant(text, lookup.find(text, cards)) or _meant(text, lookup.find(text, others))
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


def _meant(text: str, keys: list[str]) -> list[str]:
    """What has this very id; of a role and the camp that is called like it, the role: no name could say which."""
    named = [key for key in keys if key.partition("-")[2] == text]
    if len(named) == 1:
        return named
    order = sorted(keys, key=lambda key: (*CARDS, *OTHERS).index(key.partition("-")[0]))
    return order[:1] if len({key.partition("-")[2] for key in keys}) == 1 else keys


def entry_of(game: str, key: str) -> Entry:
    """The entry with these words."""
    return next(entry for entry in entries(game) if entry.key == key)
