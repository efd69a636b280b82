"""The bots of one match: each plays its seat from that seat's view, as a person would, and thinks in a thread.

What a bot thinks over is a copy of the match, so that the match may go on meanwhile; whoever asked has to see whether
its question is still open when the bot has come to an answer.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from msgspec import Struct

from penombre.bots import USUAL, Bot, BotSeat, TalkBudget, make
from penombre.bots.speaker import Utterance
from penombre.bots.voice import language_of
from penombre.engine import Answer, Ask, Match, Randomness, Said, Seat, Statement, View
from penombre.server.node import Node

SPARE: Final = 2.0
"""Seconds that must be left of a question after the wait for lent words: else the ready phrase is said at once."""


class Decision(Struct, frozen=True):
    """What a bot says, and what it answers after that."""

    view: View
    """What its seat saw when it had spoken."""
    statements: tuple[Statement, ...]
    answer: Answer | None
    """None where it leaves alone what nobody waits for, or is still to find its words."""


class BotSeats:
    """Bots and stand-ins, made when they are first needed. A bot keeps no memory, so it can take a seat at any time."""

    def __init__(self, node: Node) -> None:
        self._node: Final = node
        self._bots: Final[dict[tuple[Seat, str], Bot]] = {}
        self._budget: Final = TalkBudget()

    async def decide(self, match: Match[Any], ask: Ask, level: str) -> Decision:
        """What the bot of a seat says and answers; it thinks beside the event loop."""
        bot = self._bot(match.ruleset.id, ask.seat, level)
        work = partial(_decided, bot, match.clone(), ask, self._node.rng, self._budget.copy())
        return await asyncio.get_running_loop().run_in_executor(self._node.bot_thread, work)

    async def reply(self, match: Match[Any], seat: Seat, level: str, said: Said) -> Statement | None:
        """What the bot of a seat says to that, where it heard it."""
        bot = self._bot(match.ruleset.id, seat, level)
        work = partial(_replied, bot, match.clone(), seat, said)
        return await asyncio.get_running_loop().run_in_executor(self._node.bot_thread, work)

    def has_spoken(self, decision: Decision) -> None:
        """What a bot decided to say is said: its seat has so much less to say today."""
        self._budget.spend(decision.view, len(decision.statements))

    def ask_for_words(
        self, match: Match[Any], ask: Ask, level: str, decision: Decision, left: float
    ) -> Utterance | None:
        """The words for an answer, on their way; None where nobody lends any, or too few seconds are left for them."""
        speaker = self._node.speaker
        if speaker is None or decision.answer is None or left < speaker.timeout + SPARE:
            return None
        return speaker.begin(level or USUAL, decision.view, ask, decision.answer, language_of(match))

    def _bot(self, game: str, seat: Seat, level: str) -> Bot:
        level = level or USUAL
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = make(level, game, self._node.rng)
        return bot


def _decided(bot: Bot, match: Match[Any], ask: Ask, rng: Randomness, budget: TalkBudget) -> Decision:
    seat = BotSeat(match, ask.seat, bot, rng, budget)
    view = match.view(ask.seat)
    statements = () if ask.optional else seat.talk(view, ask)
    if statements:
        view = match.view(ask.seat)
    return Decision(view, statements, seat.choose(view, ask))


def _replied(bot: Bot, match: Match[Any], seat: Seat, said: Said) -> Statement | None:
    view = match.view(seat)
    return bot.reply(view, said, language_of(match)) if said in view.said else None
