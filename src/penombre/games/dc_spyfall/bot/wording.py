"""The words for what is meant: a phrase that says it and that nobody has said yet, after an opening that fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from penombre.bots import temperament_of
from penombre.engine import OPENED, Ask
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.bot.text_reading.ready import alike
from penombre.games.dc_spyfall.colour import COLOUR
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.phrases import (
    BEFORE_QUESTIONS,
    DENIAL,
    DENIALS_PER_VALUE,
    MEANINGS,
    OPENINGS,
    RECALLS,
    SENTENCES_PER_VALUE,
)

_BRIEFLY: Final = 0.4
"""How often somebody is brief who need not be, where the question was."""
_COLOURFUL: Final = 0.3
"""How often somebody speaks in the colours of a place, where there are words for it."""
_PALE: Final = 0.3
"""How much of what may be the place must fit such words, so that they do not tell it."""
_ECHOES: Final = 0.15
_MOODY: Final = {"chatty": 0.4, "dry": 0.05, "nervous": 0.3, "theatrical": 0.35, "blunt": 0.2}
"""How often somebody of each temperament says something before what they say; nothing else depends on it."""


def affirmation(mind: Mind, ask: Ask, facet: str, value: str, *, briefly: bool = True) -> str:
    """An answer that says this; a short one where nothing else is allowed, or now and then if it may be one."""
    short = f"short_{facet}_{value}"
    taken_up = _taken_up(mind)
    plain = [f"{facet}_{value}_{number}" for number in range(1, SENTENCES_PER_VALUE + 1)]
    plain = [phrase for phrase in plain if phrase not in taken_up] or plain
    if _all(ask, plain):
        if mind.chance(_COLOURFUL):
            coloured = [phrase for phrase in _coloured(mind, facet, value) if phrase not in taken_up]
            plain = unsaid(mind, coloured) or plain
        elif briefly and mind.chance(_BRIEFLY):
            plain = [short]
    return one(mind, ask, plain, [short])


def _taken_up(mind: Mind) -> frozenset[str]:
    """What the question has in its own words already, where it takes up what I said."""
    recall = mind.public.exchanges[-1].question.phrase.rpartition(OPENED)[0]
    return alike(recall) if recall in RECALLS else frozenset()


def denial(mind: Mind, ask: Ask, facet: str, value: str) -> str:
    """An answer that denies this."""
    denials = [f"{DENIAL}{facet}_{value}_{number}" for number in range(1, DENIALS_PER_VALUE + 1)]
    return one(mind, ask, denials, denials)


def _coloured(mind: Mind, facet: str, value: str) -> list[str]:
    """What can be said of the place I speak of, and of enough others that may be it."""
    places = mind.evidence.places
    weights = dict(zip([PLACES[place] for place in places], mind.evidence.without(mind.me), strict=True))
    total = sum(weights.values()) or 1.0
    return [
        phrase
        for phrase, (of, what, fits) in COLOUR.items()
        if (of, what) == (facet, value)
        and mind.pretended in fits
        and sum([weights.get(place, 0.0) for place in fits]) / total >= _PALE
    ]


def one(mind: Mind, ask: Ask, wanted: Sequence[str], else_: Sequence[str]) -> str:
    """One of these phrases, of those that may be said here, and that nobody has said yet."""
    allowed = _all(ask, wanted) or list(else_)
    return mind.any(unsaid(mind, allowed) or allowed)


def _all(ask: Ask, phrases: Iterable[str]) -> list[str]:
    assert ask.book is not None
    return [phrase for phrase in phrases if ask.book.has(phrase)]


def unsaid(mind: Mind, phrases: Iterable[str]) -> list[str]:
    """Those that were not said in this match."""
    return [phrase for phrase in phrases if phrase not in mind.said]


def is_new(mind: Mind, phrase: str) -> bool:
    """Whether what follows the opening of this was not said in this match."""
    return phrase.rpartition(OPENED)[2] not in mind.said


def opened(mind: Mind, ask: Ask, phrase: str, opening: str, topic: str = "") -> str:
    """A phrase after an opening of this kind; without one, now and then after what its speaker says anyway."""
    assert ask.book is not None
    kind = opening
    if not kind and not phrase.startswith("short_"):
        if mind.chance(_MOODY[temperament_of(mind.view)]):
            kind = mood(mind)
        elif topic and mind.chance(_ECHOES):
            kind = f"echo_{topic}"
    openings = [each for each in of_kind(kind) if ask.book.has(f"{each}{OPENED}{phrase}")]
    fresh = unsaid(mind, openings) or (openings if opening else [])
    return f"{mind.any(fresh)}{OPENED}{phrase}" if fresh else phrase


def mood(mind: Mind) -> str:
    """The kind of opening that somebody of this temperament begins with."""
    return f"mood_{temperament_of(mind.view)}"


def begun(mind: Mind, question: str) -> str:
    """A question after what its speaker says before any; without it where all that fits was said."""
    able = unsaid(mind, [each for each in of_kind(mood(mind)) if each in BEFORE_QUESTIONS])
    return f"{mind.any(able)}{OPENED}{question}" if able else question


def of_kind(kind: str) -> tuple[str, ...]:
    """The phrases of a kind, such as `evade_noise` or `puzzled`."""
    return _kinds().get(kind, ())


@cache
def _kinds() -> dict[str, tuple[str, ...]]:
    kinds: dict[str, tuple[str, ...]] = {}
    for phrase in (*MEANINGS, *OPENINGS, *RECALLS):
        kind = phrase.rpartition("_")[0]
        if phrase not in kinds.get(kind, ()):
            kinds[kind] = (*kinds.get(kind, ()), phrase)
    return kinds
