"""Questions: to whom, and about what. The Joker asks as somebody would who is at a place that may well be the one."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from typing import Final

from penombre.engine import OPENED, Answer, Ask, Seat
from penombre.games.dc_spyfall.bot import wording
from penombre.games.dc_spyfall.bot.likelihood import NUMBER, said_at
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.phrases import ASKING, GENERIC, TOPICS
from penombre.games.dc_spyfall.questions import ASKS

_GENERAL: Final = 0.03
_BESIDES: Final = 0.1
"""How often somebody asks about food, feelings, work, time or opinions rather than about a facet of the place."""
_RECALLS: Final = 0.3
"""How often somebody takes up what the one who is asked has said, where there is something to take up."""
_BRIEFLY: Final = 0.08
_EVERYBODY: Final = 0.06
"""Even whoever is beyond suspicion is asked now and then."""
_QUIET: Final = 0.12
"""How much whoever has hardly answered is asked rather than others."""
_TELLING: Final = 2.0
"""How much a question is preferred that tells the Joker from others, where the target may be it."""
_AGAIN: Final = 0.25
"""How often a facet is taken that others were asked about, beside one that nobody was."""
_PRESSING: Final = frozenset({"yes_no", "either_or"})
"""Forms of questions that leave little room: they suit somebody who is suspected, and the end of a round."""
_PRESSED: Final = 3.0
_OPENED: Final = 0.15
"""How often a question begins with what its speaker says anyway."""


def question(mind: Mind, ask: Ask) -> Answer:
    """A question to somebody."""
    seats = [int(option.value) for option in ask.legal()]
    target = mind.drawn(seats, [_worth_asking(mind, seat) for seat in seats])
    return f"seat-{target}", _words(mind, ask, target)


def _words(mind: Mind, ask: Ask, target: Seat) -> str:
    if ask.book != ASKING:
        facet = _facet(mind, target)
        return wording.one(mind, ask, [f"brief_{facet}"], [f"brief_{facet}"])
    recalled = _recalled(mind, ask, target)
    if recalled:
        return recalled
    general = wording.unsaid(mind, GENERIC)
    if general and mind.chance(_GENERAL):
        return mind.any(general)
    topic = mind.any(TOPICS) if mind.chance(_BESIDES) else _facet(mind, target)
    brief = wording.unsaid(mind, [f"brief_{topic}"] if topic in FACETS else [])
    if brief and mind.chance(_BRIEFLY):
        return brief[0]
    asks = wording.unsaid(mind, wording.of_kind(f"ask_{topic}")) or _any_other(mind)
    pressing = _PRESSED if mind.suspicion(target) > 1 / mind.players else 1 / _PRESSED
    phrase = mind.drawn(asks, [pressing if ASKS[id].form in _PRESSING else 1.0 for id in asks])
    return wording.begun(mind, phrase) if mind.chance(_OPENED) else phrase


def _any_other(mind: Mind) -> list[str]:
    """The questions about the place that nobody has asked; all of them where there is none."""
    every = [phrase for facet in FACETS for phrase in wording.of_kind(f"ask_{facet}")]
    return wording.unsaid(mind, every) or every


def _recalled(mind: Mind, ask: Ask, target: Seat) -> str:
    """A question that takes up what the target has said before; nothing where there is nothing, or somebody did."""
    able = []
    for line in mind.lines:
        if line.seat == target and line.tone == "sure":
            for meaning in line.meanings:
                recall = f"recall_{meaning.facet}_{meaning.value}"
                if not meaning.denied and meaning.facet == line.facet and recall not in mind.said:
                    able += [f"{recall}{OPENED}{then}" for then in _then(mind, meaning.facet)]
    able = [each for each in able if ask.book is not None and ask.book.has(each)]
    return mind.any(able) if able and mind.chance(_RECALLS) else ""


def _then(mind: Mind, facet: str) -> list[str]:
    return wording.unsaid(mind, wording.of_kind(f"then_{facet}"))


def _worth_asking(mind: Mind, seat: Seat) -> float:
    """How much somebody is worth asking: who may be the Joker and who was hardly asked yet, most."""
    return _EVERYBODY + mind.suspicion(seat) + _QUIET / (1 + mind.evidence.answers[seat])


def _facet(mind: Mind, target: Seat) -> str:
    """What to ask about: nothing this one was asked already, as long as there is anything else."""
    asked = mind.evidence.asked[target]
    facets = [facet for facet in FACETS if facet not in asked] or list(FACETS)
    common = {line.facet for line in mind.lines}
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
    for facet in facets:
        guessed = mind.evidence.expected(target, facet)
        known = said_at(here, facet)
        yield facet, sum([each * log(each / guess) for each, guess in zip(known, guessed, strict=True)])
