"""Answers: true of the place and of many others, for whoever knows it; true of as many as possible, for the Joker."""

from __future__ import annotations

from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.dc_spyfall.bot import phrase_choice
from penombre.games.dc_spyfall.bot.hearing import facet_asked
from penombre.games.dc_spyfall.bot.likelihood import FIRST, SECOND, fitting
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.bot.powers import through_the_tube
from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, VALUES
from penombre.games.dc_spyfall.phrases import DENYING, EVASIVE

_EVADES: Final = 0.08
_EVADES_GENERAL: Final = 0.5
_CAREFUL: Final = 0.4
"""How much more often an answer is evaded that would tell the place."""
_DENIES: Final = 0.06
"""How often somebody who need not says what is not true of the place."""
_AMBIGUITY: Final = 5.0
"""How much likelier an answer is that fits twice as many of the places that are still possible, as a power of two."""
_LEAST_FITTING: Final = 3
"""An answer fits so many places at least, early in a round; later, and from Harley Quinn, one less."""
_EARLY: Final = 120_000
_HINTS: Final = 0.4
"""How often Harley Quinn helps the Joker with what she says: whoever tells too much is found out."""
_HINTED: Final = 0.5
"""How sure of the place the Joker is before Harley Quinn stops helping."""
_BOLD: Final = 2.5
"""How much the Joker prefers what fits well to what fits a little, as a power."""


def answer(mind: Mind, ask: Ask) -> Answer:
    """What can be said about what was asked, where the question is not sent on."""
    assert ask.book is not None
    tube = through_the_tube(mind, ask)
    if tube is not None:
        return tube
    facet = facet_asked(mind.public.exchanges[-1].question)
    vaguely = EVASIVE[0] in ask.book.phrases
    if vaguely and mind.chance(_evades(mind, facet)):
        return phrase_choice.evasion(mind, ask)
    facet = facet or mind.any(FACETS)
    if ask.book.phrases == DENYING.phrases or (vaguely and mind.chance(_DENIES)):
        return phrase_choice.denial(mind, ask, facet, _denied(mind, facet))
    value = _guessed(mind, facet) if mind.is_joker else _true(mind, facet, vaguely)
    return phrase_choice.affirmation(mind, ask, facet, value) if value else phrase_choice.evasion(mind, ask)


def _evades(mind: Mind, facet: str) -> float:
    """How readily an answer is evaded: more so where whatever is true would tell much; the Joker evades as often."""
    if not facet:
        return _EVADES_GENERAL
    shares = _shares(mind, facet)
    telling = 1 - max(shares[value] for value in LOCATIONS[mind.pretended].pair(facet))
    return _EVADES + _CAREFUL * telling


def _true(mind: Mind, facet: str, vaguely: bool) -> str:
    """One of the two values that are true; nothing where both would tell too much."""
    pair = LOCATIONS[mind.private.card].pair(facet)
    least = _LEAST_FITTING - (mind.is_harley or _late(mind))
    many = [len(fitting(facet, value)) for value in pair]
    weights = [weight if count >= least else 0.0 for weight, count in zip((FIRST, SECOND), many, strict=True)]
    if not any(weights):
        return "" if vaguely else pair[many.index(max(many))]
    if mind.is_harley and mind.knows(mind.suspect) < _HINTED and mind.chance(_HINTS):
        weights = [weight / count for weight, count in zip(weights, many, strict=True)]
    else:
        shares = _shares(mind, facet)
        weights = [weight * shares[value] ** _AMBIGUITY for weight, value in zip(weights, pair, strict=True)]
    return mind.drawn(pair, weights)


def _late(mind: Mind) -> bool:
    first = mind.public.exchanges[0].clock
    return first - mind.public.clock > _EARLY


def _shares(mind: Mind, facet: str) -> dict[str, float]:
    """For each value, the share of the places that it is true of, by what was said; by me it does not count."""
    weights = mind.evidence.without(mind.me)
    total = sum(weights) or 1.0
    shares = {}
    for value in VALUES[facet]:
        true = fitting(facet, value)
        fits = [weight for weight, place in zip(weights, mind.evidence.places, strict=True) if place in true]
        shares[value] = sum(fits) / total
    return shares


def _guessed(mind: Mind, facet: str) -> str:
    """Something that is true of most places that may be it; it goes with what was said, and is not always the best."""
    shares = _shares(mind, facet)
    values = list(shares)
    return mind.drawn(values, [(share + 1e-6) ** _BOLD for share in shares.values()])


def _denied(mind: Mind, facet: str) -> str:
    """What is not true of the place; the Joker denies what fits least."""
    if mind.is_joker:
        shares = _shares(mind, facet)
        values = list(shares)
        return mind.drawn(values, [(1 - share + 1e-6) ** (2 * _BOLD) for share in shares.values()])
    pair = LOCATIONS[mind.private.card].pair(facet)
    return mind.any([value for value in VALUES[facet] if value not in pair])
