"""The words for what is meant: all wordings there are, and none that was heard just before, where that can be."""

from __future__ import annotations

from typing import Final

from penombre.engine import Ask
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.phrases import DENIAL, EVASIVE, GENERIC, QUESTIONS_PER_FACET, SENTENCES_PER_VALUE

_BRIEFLY: Final = 0.12
"""How often somebody is brief who need not be."""


def question(mind: Mind, ask: Ask, facet: str) -> str:
    """A question about this facet, or a general one; a brief one where nothing else is allowed."""
    brief = f"brief_{facet}"
    long = [f"ask_{facet}_{number}" for number in range(1, QUESTIONS_PER_FACET + 1)] if facet else list(GENERIC)
    if facet and mind.chance(_BRIEFLY):
        long = [brief]
    said = {each.question.phrase for each in mind.public.exchanges}
    return _one(mind, ask, long, [brief], said)


def affirmation(mind: Mind, ask: Ask, facet: str, value: str) -> str:
    """An answer that says this; a short one where nothing else is allowed."""
    short = f"short_{facet}_{value}"
    long = [f"{facet}_{value}_{number}" for number in range(1, SENTENCES_PER_VALUE + 1)]
    if mind.chance(_BRIEFLY):
        long = [short]
    return _one(mind, ask, long, [short], _answered(mind))


def denial(mind: Mind, ask: Ask, facet: str, value: str) -> str:
    """An answer that denies this."""
    long = [f"{DENIAL}{facet}_{value}_{number}" for number in range(1, SENTENCES_PER_VALUE + 1)]
    return _one(mind, ask, long, long, _answered(mind))


def evasion(mind: Mind, ask: Ask) -> str:
    """An answer that says nothing."""
    return _one(mind, ask, list(EVASIVE), list(EVASIVE), _answered(mind))


def _answered(mind: Mind) -> set[str]:
    return {each.answer.phrase for each in mind.public.exchanges if each.answer is not None}


def _one(mind: Mind, ask: Ask, wanted: list[str], else_: list[str], said: set[str]) -> str:
    assert ask.book is not None
    allowed = [phrase for phrase in wanted if phrase in ask.book.phrases] or else_
    return mind.any([phrase for phrase in allowed if phrase not in said] or allowed)
