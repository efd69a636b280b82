"""What can be asked of the conductor of a match: somebody arrives, answers or speaks, time is over, a bot is ready."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from penombre import wire
from penombre.engine import Seat, Statement
from penombre.server.match.bot_seats import Decision
from penombre.server.open_socket import Socket


class Arrive(Struct, frozen=True, eq=False):
    """A socket wants to follow the match, from the frame after `last` on where possible."""

    socket: Socket
    last: int | None


class Reply(Struct, frozen=True, eq=False):
    """Somebody answers."""

    socket: Socket
    message: wire.Answer
    since: float
    """When it came in, by the node's clock that only counts."""


class Speech(Struct, frozen=True, eq=False):
    """Somebody says something."""

    socket: Socket
    message: wire.Say


class TimeUp(Struct, frozen=True, eq=False):
    """The time of a question is over, or an answer to it was held for long enough."""

    question: int


class Thought(Struct, eq=False):
    """Which question the bot of a seat thinks about, and when it has thought long enough, by the clock of the loop."""

    question: int
    ready_at: float | None
    """None where it has thought, and leaves the question alone."""
    task: asyncio.Task[None] | None = None


class BotTurn(Struct, frozen=True, eq=False):
    """A bot or a stand-in has thought long enough."""

    seat: Seat
    thought: Thought
    decision: Decision


class BotSpeech(Struct, frozen=True, eq=False):
    """A bot or a stand-in says something to what was said."""

    seat: Seat
    statement: Statement


Command = Arrive | Reply | Speech | TimeUp | BotTurn | BotSpeech
