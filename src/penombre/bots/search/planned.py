"""A player who begins with answers that were decided beforehand, and goes on by the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from penombre.bots.bot import Bot, Imagine
from penombre.engine import Answer, Ask, NotAnOption, Said, Statement, View

Plan = Sequence[tuple[str, Answer | None]]
"""Kinds of questions and what to answer to each, in turn."""


class Planned:
    """Keeps to a plan as long as it is asked what the plan is for and may answer that; then another bot decides."""

    __slots__ = ("_bot", "_plan")

    def __init__(self, bot: Bot, plan: Plan) -> None:
        self._bot = bot
        self._plan: list[tuple[str, Answer | None]] = list(plan)

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """What was planned for this question, or what the other bot says."""
        if self._plan:
            kind, answer = self._plan.pop(0)
            if kind == ask.kind and is_legal(ask, answer):
                return answer
            self._plan.clear()
        return self._bot.choose(view, ask, imagine)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Whatever the other bot says."""
        return self._bot.talk(view, ask, imagine)

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """Whatever the other bot says."""
        return self._bot.reply(view, said, language)


def is_legal(ask: Ask, answer: Any) -> bool:
    """Whether that answers this question."""
    if answer is None:
        return ask.optional
    try:
        ask.value_of(answer)
    except NotAnOption:
        return False
    return True
