"""Questions: to whom, and about what. The Joker asks as somebody would who is at a place that may well be the one."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.dc_spyfall.bot import phrase_choice
from penombre.games.dc_spyfall.bot.hearing import facet_asked
from penombre.games.dc_spyfall.bot.likelihood import NUMBER, VALUES_SAID
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.phrases import GENERIC

_GENERAL: Final = 0.05
_EVERYBODY: Final = 0.06
"""Even whoever is beyond suspicion is asked now and then."""
_QUIET: Final = 0.12
"""How much whoever has hardly answered is asked rather than others."""
_TELLING: Final = 2.0
"""How much a question is preferred that tells the Joker from others, where the target may be it."""
_AGAIN: Final = 0.25
"""How often a facet is taken that others were asked about, beside one that nobody was."""


def question(mind: Mind, ask: Ask) -> Answer:
    """A question to somebody."""
    seats = [int(option.value) for option in ask.legal()]
    target = mind.drawn(seats, [_worth_asking(mind, seat) for seat in seats])
    assert ask.book is not None
    general = GENERIC[0] in ask.book.phrases and mind.chance(_GENERAL)
    facet = "" if general else _facet(mind, target)
    return f"seat-{target}", phrase_choice.question(mind, ask, facet)


def _worth_asking(mind: Mind, seat: Seat) -> float:
    """How much somebody is worth asking: who may be the Joker and who was hardly asked yet, most."""
    return _EVERYBODY + mind.suspicion(seat) + _QUIET / (1 + mind.evidence.answers[seat])


def _facet(mind: Mind, target: Seat) -> str:
    """What to ask about: nothing this one was asked already, as long as there is anything else."""
    asked = mind.evidence.asked[target]
    facets = [facet for facet in FACETS if facet not in asked] or list(FACETS)
    common = {facet_asked(each.question) for each in mind.public.exchanges}
    tells = dict(telling(mind, target, facets))
    suspected = mind.suspicion(target)
    weights = [
        exp(_TELLING * tells[facet] * (3 * suspected - 1)) * (_AGAIN if facet in common else 1.0) for facet in facets
    ]
    return mind.drawn(facets, weights)


def telling(mind: Mind, target: Seat, facets: list[str]) -> Iterator[tuple[str, float]]:
    """How much an answer of somebody who is here differs from one of a Joker in that seat: the mean, in nats.

    The same tells a Joker elsewhere about the place.
    """
    here = NUMBER[mind.pretended]
    weights = mind.evidence.without(target)
    total = sum(weights) or 1.0
    for facet in facets:
        mean = 0.0
        for _, row in VALUES_SAID[facet]:
            guess = (
                sum([weight * row[place] for weight, place in zip(weights, mind.evidence.places, strict=True)]) / total
            )
            if guess:
                mean += row[here] * log(row[here] / guess)
        yield facet, mean
