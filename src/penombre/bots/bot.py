"""The Bot protocol: a player gets a view, a question and imagined matches, never the true table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from penombre.engine import Answer, Ask, Match, Randomness, Said, Seat, Statement, View

Imagine = Callable[[], Match[Any]]
"""Gives a match that the asked seat could be in for all it knows; each call deals another one."""


def imagining(match: Match[Any], seat: Seat, rng: Randomness) -> Imagine:
    """What a bot in this seat may imagine, as a plain function: no method that would hand over the true match.

    An imagined match carries nothing of the true one. Still, nothing hides an object from code in the same process: a
    bot that nobody trusts belongs into another one, where it gets its view and its question as they leave the engine.
    """
    return lambda: match.imagine(seat, rng)


Reflex = Callable[[Ask, bool], tuple[Answer | None] | None]
"""An answer that takes no look at the table, wrapped up; None: the bot has to look. True: it would talk first."""


def reflex_of(bot: Bot) -> Reflex:
    """The reflex of a bot that has one: a view costs more than many an answer, and is not made for nothing."""
    reflex: Reflex = getattr(bot, "reflex", _looks)
    return reflex


def _looks(ask: Ask, talks: bool) -> tuple[Answer | None] | None:
    return None


class Bot(Protocol):
    """Plays one seat from what that seat is shown.

    A bot keeps no memory between two questions: all it believes follows from the view, so that it can take over a seat
    in the middle of a match and hand it back. Its only lasting state is the source of chance it was made with.
    """

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """An answer to this question; None where it is optional, and better left alone."""

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """What to say before answering; nothing, as a rule."""

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """What to say to something that was said, in this language; None, as a rule."""
