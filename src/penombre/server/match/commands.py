"""What can be asked of the conductor of a match: somebody arrives, answers or speaks, time is over, a bot is ready."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from penombre import wire
from penombre.engine import Seat
from penombre.server.match.bot_seats import Decision
from penombre.server.open_socket import Socket


class Arrive:
    """A socket wants to follow the match, from the frame after `last` on where possible."""

    def __init__(self, socket: Socket, last: int | None) -> None:
        self.socket: Final = socket
        self.last: Final = last


class Reply:
    """Somebody answers."""

    def __init__(self, socket: Socket, message: wire.Answer) -> None:
        self.socket: Final = socket
        self.message: Final = message
        self.since: Final = perf_counter()


class Speech:
    """Somebody says something."""

    def __init__(self, socket: Socket, message: wire.Say) -> None:
        self.socket: Final = socket
        self.message: Final = message


class TimeUp:
    """The time of a question is over, or an answer to it was held for long enough."""

    def __init__(self, question: int) -> None:
        self.question: Final = question


class Thought:
    """Which question the bot of a seat thinks about, and when it has thought long enough, by the clock of the loop."""

    __slots__ = ("question", "ready_at", "task")

    def __init__(self, question: int, ready_at: float) -> None:
        self.question: Final = question
        self.ready_at: float | None = ready_at
        """None where it has thought, and leaves the question alone."""
        self.task: asyncio.Task[None] | None = None


class BotTurn:
    """A bot or a stand-in has thought long enough."""

    def __init__(self, seat: Seat, thought: Thought, decision: Decision) -> None:
        self.seat: Final = seat
        self.thought: Final = thought
        self.decision: Final = decision


Command = Arrive | Reply | Speech | TimeUp | BotTurn
