"""What was said so far, as a listener understands it: who answered what to which question, and who asked what."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from penombre.engine import Seat, Spoken
from penombre.games.dc_spyfall.bot.text_reading import Asked, asked, facet_of, meanings
from penombre.games.dc_spyfall.phrases import Meaning
from penombre.games.dc_spyfall.table import Exchange

_TEXTS = 4096
"""How many texts are kept as they were read: reading one again would come to the same."""


class Heard(NamedTuple):
    """An answer, understood; without meanings it was vague, or silence."""

    seat: Seat
    asker: Seat
    facet: str
    """What was asked about; nothing where the question was a general one."""
    meanings: tuple[Meaning, ...]
    tone: str
    ready: bool
    """Whether it was a ready phrase, which cannot be misread."""


@lru_cache(maxsize=_TEXTS)
def facet_asked(question: Spoken) -> str:
    """What a question is about; nothing where it is a general one."""
    return facet_of(question)


@lru_cache(maxsize=_TEXTS)
def _meanings(answer: Spoken, facet: str) -> tuple[Meaning, ...]:
    return meanings(answer, facet)


def heard(exchanges: tuple[Exchange, ...]) -> tuple[Heard, ...]:
    """Every answer that was given, in order."""
    lines = []
    for each in exchanges:
        if each.answer is not None:
            facet = facet_asked(each.question)
            said = _meanings(each.answer, facet)
            lines.append(Heard(each.answerer, each.asker, facet, said, 'sure', bool(each.answer.phrase)))
    return tuple(lines)


def questions(exchanges: tuple[Exchange, ...]) -> tuple[Asked, ...]:
    return tuple([asked(each.question, None) for each in exchanges])
