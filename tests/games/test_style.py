"""How bots speak tells nobody what they are: neither what they say by themselves nor what they reply."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.style_reader import SOUGHT, Dressed, Found, Reader, heard, judged

from penombre.bots import Bot, Imagine
from penombre.engine import Ask, Said, Statement, View
from penombre.games import RULESETS
from penombre.games.dc_spyfall.catalogue import EMOTES

pytestmark = pytest.mark.simulation

MATCHES: Mapping[str, int] = {"dc_spyfall": 450, "death_note": 60}
"""Matches to learn from and to be judged by, where these are not 120: short ones, and long ones."""
every_game = pytest.mark.parametrize("game", RULESETS)


class LongWinded:
    """A bot that takes the longest of six replies that mean the same: no word of it is new."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choose = bot.choose
        self.talk = bot.talk

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        replies = [self.bot.reply(view, said, language) for _ in range(6)]
        return max([each for each in replies if each is not None], key=lambda each: len(each.text), default=None)


class Stammering:
    """A bot that stammers when it speaks up by itself, and makes one face only."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choose = bot.choose
        self.reply = bot.reply

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        return tuple([self._stammered(each) for each in self.bot.talk(view, ask, imagine)])

    @staticmethod
    def _stammered(said: Statement) -> Statement:
        return replace(said, what=EMOTES[0]) if said.kind == "emote" else replace(said, text="Euh…")


def found(game: str, first: int, matches: int, dressed: Dressed = lambda bot, sought: bot) -> Found:
    """How well a reader does that has learnt from half of these matches, in the other half."""
    players = RULESETS[game].players
    heards = [heard(game, players[deal % len(players)], deal, dressed) for deal in range(first, first + matches)]
    return judged(Reader(heards[::2]), heards[1::2])


def test_every_game_says_whom_the_others_look_for() -> None:
    assert set(SOUGHT) == set(RULESETS)


@every_game
def test_a_reader_of_style_finds_nobody(game: str, depth: Depth, covered: Covered) -> None:
    matches = depth.of(test=MATCHES.get(game, 120), soak=600)
    covered("matches read for style", matches)
    reader = found(game, depth.seed, matches)
    assert not reader.above_chance, reader


@every_game
@pytest.mark.parametrize(("manner", "among"), [(LongWinded, 2), (Stammering, 1)], ids=["long-winded", "stammering"])
def test_a_manner_of_those_who_are_looked_for_is_found_out(game: str, manner: Callable[[Bot], Bot], among: int) -> None:
    reader = found(game, 0, MATCHES.get(game, 120) // among, lambda bot, sought: manner(bot) if sought else bot)
    assert reader.above_chance, reader
