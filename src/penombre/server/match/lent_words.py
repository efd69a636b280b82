"""What the bots of one match are about to say in words of their own, said after a wait that is always as long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from penombre.bots.speaker import Speaker, Utterance
from penombre.engine import Answer, Ask, Seat, View
from penombre.server.match.commands import BotTurn

SPARE: Final = 2.0
"""Seconds that must be left of a question after the wait: else the ready phrase is said at once."""


class _Pending:
    __slots__ = ("due", "question", "utterance")

    def __init__(self, question: int, utterance: Utterance) -> None:
        self.question = question
        self.utterance = utterance
        self.due = False


class LentWords:
    """Per seat, at most one thing on its way; when it is time to say it, the bot of that seat gets its turn again."""

    def __init__(self, speaker: Speaker, left: Callable[[], float], submit: Callable[[BotTurn], None]) -> None:
        self._speaker: Final = speaker
        self._left: Final = left
        self._submit: Final = submit
        self._pending: Final[dict[Seat, _Pending]] = {}

    def begins(self, level: str, question: int, view: View, ask: Ask, answer: Answer, language: str) -> bool:
        """Whether words are asked for: then the bot is silent until it is asked again."""
        if self._left() < self._speaker.timeout + SPARE:
            return False
        utterance = self._speaker.begin(level, view, ask, answer, language)
        if utterance is None:
            return False
        pending = self._pending[ask.seat] = _Pending(question, utterance)
        asyncio.get_running_loop().call_later(self._speaker.timeout, self._now_due, ask.seat, pending)
        return True

    def is_begun(self, seat: Seat, question: int) -> bool:
        """Whether something is on its way, and an answer to this question."""
        pending = self._pending.get(seat)
        return pending is not None and pending.question == question

    def said(self, seat: Seat) -> Answer | None:
        """What was on its way, once it is due; None before."""
        return self._pending.pop(seat).utterance.now() if self._pending[seat].due else None

    def _now_due(self, seat: Seat, pending: _Pending) -> None:
        pending.due = True
        if self._pending.get(seat) is pending:
            self._submit(BotTurn(seat, pending.question))
