"""Free words in answers: which they are, made readable like talk, and what is left of them when they have to go."""

from __future__ import annotations

from penombre.engine import SILENCE, Answer, Ask
from penombre.server.match.match_log import Answered, Held
from penombre.server.plain_text import said


def is_free(ask: Ask, answer: Answer) -> bool:
    """Whether an answer has words of somebody's own in it: no option, and no ready phrase."""
    if any(option.id == answer for option in ask.besides):
        return False
    words: object = None
    if ask.shape == "text":
        words = answer
    elif ask.shape == "address" and isinstance(answer, tuple) and len(answer) == 2:
        words = answer[1]
    return isinstance(words, str) and bool(words) and (ask.book is None or not ask.book.has(words))


def tidied(ask: Ask, answer: Answer) -> Answer:
    """A free answer with its words on one line, without what would control how others see the rest."""
    if isinstance(answer, tuple):
        return answer[0], said(answer[1], ask.most)
    return said(answer, ask.most)


def silenced(line: Answered | Held) -> Answered | Held:
    """An answer without the free words in it: whom it was for stays, and that something was said."""
    answer = line.answer
    left = (answer[0], SILENCE) if isinstance(answer, tuple) else SILENCE
    return type(line)(line.seat, left, line.request, line.by)
