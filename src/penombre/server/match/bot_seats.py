"""The bots of one match: each plays its seat from that seat's view, as a person would, and thinks in a thread.

What a bot thinks over is a copy of the match, so that the match may go on meanwhile; whoever asked has to see whether
its question is still open when the bot has come to an answer. An expert has its rule of thumb in that thread, and looks
ahead in another process: where nothing comes from there in time, the rule of thumb stands.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any, Final

from msgspec import Struct

from penombre.bots import EXPERT, USUAL, Bot, BotSeat, Judge, TalkBudget, make
from penombre.bots.speaker import Utterance
from penombre.bots.voice import language_of
from penombre.engine import (
    Answer,
    Ask,
    CannotImagine,
    Match,
    NotAnOption,
    Randomness,
    Said,
    Seat,
    Statement,
    View,
)
from penombre.experts import Job, Thought, handed_over, new_chance
from penombre.server.node import Node

SPARE: Final = 2.0
"""Seconds that must be left of a question after the wait for lent words: else the ready phrase is said at once."""


class Decision(Struct, frozen=True):
    """What a bot says, and what it answers after that."""

    view: View
    """What its seat saw when it began to think, or had spoken."""
    statements: tuple[Statement, ...]
    answer: Answer | None
    """None where it leaves alone what nobody waits for, or is still to find its words."""


class BotSeats:
    """Bots and stand-ins, made when they are first needed. A bot keeps no memory, so it can take a seat at any time."""

    def __init__(self, node: Node) -> None:
        self._node: Final = node
        self._bots: Final[dict[tuple[Seat, str], Bot]] = {}
        self._budget: Final = TalkBudget()

    async def decide(self, match: Match[Any], ask: Ask, level: str, due: float) -> Decision:
        """What the bot of a seat says and answers; it thinks beside the event loop.

        What an expert has to say must be there by that moment on the clock of the loop.
        """
        bot = self._bot(match.ruleset.id, ask.seat, level)
        thumb = (bot, match.clone(), ask, self._node.rng, self._budget.copy())
        beside = partial(asyncio.get_running_loop().run_in_executor, self._node.bot_thread)
        if level != EXPERT or not isinstance(bot, Judge) or not bot.worth_a_search(ask):
            return await beside(_decided, *thumb)
        with self._node.experts.expecting() as may_come:
            if not may_come:
                return await beside(_decided, *thumb)
            job, view, decision = await beside(_handed_over_and_decided, *thumb)
            if job is None:
                self._node.metrics.expert_thoughts.add("failed")
                return decision
            thought = await self._node.experts.think(job, due)
        if thought is None or not _is_legal(thought, match, ask):
            return decision
        return Decision(view, thought.statements, thought.answer)

    def prepare(self) -> None:
        """An expert will be asked soon."""
        self._node.experts.prepare()

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
        # Nobody looks ahead in this process: that would hold up everybody.
        level = USUAL if level == EXPERT else level or USUAL
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


def _handed_over_and_decided(
    bot: Bot, match: Match[Any], ask: Ask, rng: Randomness, budget: TalkBudget
) -> tuple[Job | None, View, Decision]:
    """What an expert's process gets, if a match can be imagined; what the seat sees; and what its rule of thumb says.

    What is handed over comes from a chance of its own: whoever knew what was drawn from the one that all bots here
    share could tell how much others had to draw.
    """
    view = match.view(ask.seat)
    try:
        imagined = handed_over(match, ask.seat, Random(new_chance()))
    except CannotImagine:
        job = None
    else:
        job = Job(match.ruleset.id, ask.seat, max(0, budget.left(view)), imagined, new_chance())
    return job, view, _decided(bot, match, ask, rng, budget)


def _is_legal(thought: Thought, match: Match[Any], ask: Ask) -> bool:
    """Whether that can be said and answered here: it comes from a process that may have gone wrong."""
    if thought.answer is None:
        return ask.optional and not thought.statements
    try:
        ask.value_of(thought.answer)
    except NotAnOption:
        return False
    return all(match.may_say(ask.seat, statement) for statement in thought.statements)


def _replied(bot: Bot, match: Match[Any], seat: Seat, said: Said) -> Statement | None:
    view = match.view(seat)
    return bot.reply(view, said, language_of(match)) if said in view.said else None
