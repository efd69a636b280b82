"""Playing one table of a ladder, and what is kept of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from time import process_time
from typing import Any

from msgspec import Struct

from penombre.bots import Bot, Imagine, Random, dealt, make, play
from penombre.engine import Answer, Ask, Match, Statement, Value, View
from penombre.games import RULESETS
from penombre.research.ladder.seating import Seating
from penombre.research.public_acts import public_acts


class Terms(Struct, frozen=True):
    """What all tables of a ladder have alike."""

    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, Value]
    seed: int
    levels: tuple[str, ...]
    worlds: int
    """In how many worlds bots that look ahead weigh their answers."""


class Thinking(Struct):
    """How long bots of one level took, in seconds of a processor."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Result(Struct, frozen=True):
    """What is kept of one table."""

    seating: Seating
    roles: tuple[str, ...]
    """As they were dealt."""
    winners: tuple[int, ...]
    acts: tuple[dict[str, int] | None, ...]
    """What an onlooker saw each seat do whose role was not shown."""
    thinking: dict[str, Thinking]


def play_table(terms: Terms, seating: Seating) -> Result:
    """A table from its deal to its end: the same deal and the same chance for each of its seats, whoever sits there."""
    match: Match[Any] = Match(RULESETS[terms.game], seating.players, terms.options, seating.deal)
    roles = tuple([dealt(match, seat) for seat in range(match.players)])
    thinking = {level: Thinking() for level in sorted(set(seating.levels))}
    bots = [_bot(terms, level, seating.deal * 64 + seat, thinking) for seat, level in enumerate(seating.levels)]
    play(match, bots, random.Random(seating.deal * 64 + 63))
    outcome = match.outcome
    assert outcome is not None
    return Result(seating, roles, tuple(sorted(outcome.winners)), public_acts(match, roles), thinking)


def _bot(terms: Terms, level: str, chance: int, thinking: Mapping[str, Thinking]) -> Bot:
    bot = make(level, terms.game, random.Random(chance), terms.worlds)
    # A random bot does not think, and is played without a view as long as it is known for one.
    return bot if isinstance(bot, Random) else Timed(bot, thinking[level])


class Timed:
    """A bot, and how long it takes to answer."""

    __slots__ = ("_bot", "_thinking", "reply")

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self._bot = bot
        self._thinking = thinking
        self.reply = bot.reply

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """The bot's answer."""
        began = process_time()
        answer = self._bot.choose(view, ask, imagine)
        self._count(process_time() - began)
        self._thinking.decisions += 1
        return answer

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """What the bot says."""
        began = process_time()
        statements = self._bot.talk(view, ask, imagine)
        self._count(process_time() - began)
        return statements

    def _count(self, seconds: float) -> None:
        self._thinking.seconds += seconds
        self._thinking.longest = max(self._thinking.longest, seconds)
