"""The rules of a game, chapter by chapter and card by card."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from penombre.server.pages.markup import Html, details, section, tag
from penombre.server.pages.shell import page
from penombre.server.pages.visit import Page, Visit
from penombre.words import LANGUAGES

FAMILIES: Final = ("role", "character", "tile", "setting")
"""What has a text of its own, besides the chapters."""
_KEY: Final = re.compile(r"^([a-z]+)-[a-z0-9_]+(?= =)", re.MULTILINE)


async def rules(visit: Visit) -> Page:
    """Everything there is to read about a game."""
    game = visit.ruleset().id
    words = visit.words(game)
    chapters = [
        section(words.text(key), tag("p", words.attribute(key, "text")))
        for key in _keys(game)
        if key.startswith("rule-")
    ]
    cards = [section(visit.say(f"rules-{family}"), _cards(visit, game, family)) for family in FAMILIES]
    return page(
        visit, visit.say("rules-of", game=words.text("game-title")), chapters, cards, here=f"/rules/{game}", game=game
    )


def _cards(visit: Visit, game: str, family: str) -> list[Html]:
    words = visit.words(game)
    return [
        details(words.text(key), tag("p", words.attribute(key, "text")))
        for key in _keys(game)
        if key.startswith(f"{family}-") and words.has(key, "text")
    ]


@cache
def _keys(game: str) -> tuple[str, ...]:
    """The keys of a game's words, in their order."""
    text = (files("penombre") / "games" / game / "words" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    return tuple(found.group() for found in _KEY.finditer(text))
