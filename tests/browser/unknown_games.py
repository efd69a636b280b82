"""Games that the client knows nothing of, here and on a server: it has neither boards nor words for them.

python -m tests.browser.unknown_games serve    as `penombre serve`, with these games besides
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from tests.toys.shapes import EveryShape

from penombre import bots
from penombre.bots import Bot, Random
from penombre.cli import main
from penombre.engine import Randomness, Ruleset
from penombre.games import RULESETS, reference
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.reference import Entry
from penombre.server.http import room_endpoints
from penombre.server.match import bot_seats
from penombre.words import Words

PROGRAM: Final = ("-m", "tests.browser.unknown_games")


class Twin(KemomimiPanic):
    """A large game, under a name that nobody drew a board for."""

    id = "twin"


GAMES: Final[dict[str, Ruleset[Any]]] = {game.id: game for game in (EveryShape(), Twin())}


class ServersWords(Words):
    """What only the server has words for: here, the ids of things."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(None if game in GAMES else game, language)
        self.title = game

    def text(self, id: str, /, **args: Any) -> str:
        if self.has(id):
            return super().text(id, **args)
        return self.title if id == "game-title" else id

    def attribute(self, id: str, name: str, /, **args: Any) -> str:
        return super().attribute(id, name, **args) if self.has(id, name) else id


def entries(game: str) -> tuple[Entry, ...]:
    """There is something to read about these games, in words that the client does not have."""
    return (Entry("rule", "aim"),) if game in GAMES else reference.entries(game)


@contextmanager
def known_here() -> Iterator[None]:
    """Matches of these games can be played meanwhile: the server goes on with them."""
    assert isinstance(RULESETS, dict)
    RULESETS.update(GAMES)
    try:
        yield
    finally:
        for game in GAMES:
            del RULESETS[game]


def make(level: str, game: str, rng: Randomness) -> Bot:
    """They have no bots of their own."""
    return Random(rng) if game in GAMES else bots.make(level, game, rng)


if __name__ == "__main__":
    vars(room_endpoints).update(Words=ServersWords, entries=entries)
    vars(bot_seats).update(make=make)
    with known_here():
        sys.exit(main())
