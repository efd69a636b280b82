"""What was said so far, as a listener understands it: who answered what to which question, and who asked what."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from penombre.engine import OPENED, Seat
from penombre.games.dc_spyfall.bot.text_reading import Asked, asked, said
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.phrases import Meaning
from penombre.games.dc_spyfall.table import Exchange

_REMEMBERED = 512
"""How many tables' talk is kept as it was understood."""


class Heard(NamedTuple):
    """An answer, understood; without meanings it was vague, or silence."""

    seat: Seat
    asker: Seat
    facet: str
    """What was asked about; nothing where the question was a general one, or about none of the facets."""
    meanings: tuple[Meaning, ...]
    ready: bool
    """Whether it was a ready phrase, which cannot be misread."""
    tone: str = "sure"
    """sure, unsure or ironic; what is meant by irony is among the meanings already."""


@lru_cache(maxsize=_REMEMBERED)
def questions(exchanges: tuple[Exchange, ...]) -> tuple[Asked, ...]:
    """Every question that was asked, understood, each after those before it."""
    if not exchanges:
        return ()
    earlier = questions(exchanges[:-1])
    return (*earlier, asked(exchanges[-1].question, _before(exchanges, earlier)))


def _before(exchanges: tuple[Exchange, ...], earlier: tuple[Asked, ...]) -> Asked | None:
    """The question that the last one may take up: `why?` is asked about what somebody had answered."""
    if not earlier:
        return None
    last = exchanges[-1]
    if not last.question.phrase and asked(last.question, None).form == "why":
        for each, question in zip(reversed(exchanges[:-1]), reversed(earlier), strict=True):
            if each.answer is not None and each.answerer == last.target:
                return question
    return earlier[-1]


@lru_cache(maxsize=_REMEMBERED)
def ready_parts(exchanges: tuple[Exchange, ...], worn: tuple[str, ...]) -> frozenset[str]:
    """The ready phrases and openings in these exchanges, and in what is worn already."""
    phrases = exchanges[-1].ready if exchanges else worn
    before = ready_parts(exchanges[:-1], worn) if exchanges else frozenset()
    return before.union(*[phrase.split(OPENED) for phrase in phrases])


@lru_cache(maxsize=_REMEMBERED)
def heard(exchanges: tuple[Exchange, ...]) -> tuple[Heard, ...]:
    """Every answer that was given, in order."""
    if not exchanges:
        return ()
    before, last = heard(exchanges[:-1]), exchanges[-1]
    if last.answer is None:
        return before
    topic = questions(exchanges)[-1].topic
    facet = topic if topic in FACETS else ""
    answered = said(last.answer, facet)
    ready = bool(last.answer.phrase)
    return (*before, Heard(last.answerer, last.asker, facet, answered.meanings, ready, answered.tone))
