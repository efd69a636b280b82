"""How likely the Joker wins a round that goes on, to somebody who sees all the cards: as in imagined matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from penombre.engine import Match
from penombre.games.dc_spyfall.bot.beliefs import joker_believes, seats_by_guilt
from penombre.games.dc_spyfall.bot.evidence import gathered
from penombre.games.dc_spyfall.bot.hearsay import leaning_of
from penombre.games.dc_spyfall.bot.interrupting import threshold
from penombre.games.dc_spyfall.bot.likelihood import NUMBER, places_of
from penombre.games.dc_spyfall.bot.prospect_weights import WEIGHTS
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.dc_spyfall.view import Public

MIDDLE: Final = 5.5
"""The number of players for which the first weight of each product stands; the second one is for each player more."""


class Prospect(NamedTuple):
    """What the chances of the Joker of a standard round depend on, while the clock runs."""

    found: float
    """How sure the Joker is of the true place."""
    misled: float
    """How sure the Joker is of a wrong place, if that is the likeliest."""
    blamed: float
    """How likely the Heroes take the Joker for it, on average."""
    spared: float
    """The same of the Hero who believes it least."""
    ready: float
    """The share of the Heroes who would vote for an accusation of the Joker."""
    unanimous: float
    """1 where all of them would, else 0."""
    agreed: float
    """The share of the Heroes who suspect the Joker most."""
    framed: float
    """How likely the Heroes take that one of them for the Joker whom they suspect most."""
    left: float
    """The share of the time that is left."""
    spent: float
    """The share of the Heroes who have no accusation left."""
    heard: float
    """Answers for each player."""


def prospect(match: Match[SpyfallTable]) -> Prospect:
    """The prospect of a standard round."""
    t, public = match.table, match.public
    assert isinstance(public, Public)
    joker, place, players = t.joker, NUMBER[t.bag], t.players
    evidence = gathered(t.exchanges, players, places_of(public.bags))
    places = joker_believes(public, joker, evidence, leaning_of(t.accusations, players, joker)).places
    best = max(places.values())
    found = places[t.bag]
    heroes = t.others(joker)
    beliefs = [seats_by_guilt(evidence, leaning_of(t.accusations, players, seat), place, seat) for seat in heroes]
    blame = [each[joker] for each in beliefs]
    needed = threshold(evidence, players, evidence.sure(joker, place))
    ready = sum([each > needed for each in blame])
    count = len(heroes)
    return Prospect(
        found=found,
        misled=best if best > found else 0.0,
        blamed=sum(blame) / count,
        spared=min(blame),
        ready=ready / count,
        unanimous=float(ready == count),
        agreed=sum([max(each) == each[joker] for each in beliefs]) / count,
        framed=max([sum([each[seat] for each in beliefs]) for seat in heroes]) / (count - 1),
        left=t.clock / t.clock_ms,
        spent=sum([t.accused >> seat & 1 for seat in heroes]) / count,
        heard=evidence.heard / players,
    )


Weighed = Sequence[tuple[tuple[int, ...], float, float]]
"""Products of prospects by their places, each with its weight, and how much that grows with each player more."""


def read(weights: Mapping[tuple[str, ...], tuple[float, float]]) -> Weighed:
    """Weights as they are quickest to go by."""
    fields = Prospect._fields
    return tuple([(tuple([fields.index(name) for name in names]), *both) for names, both in weights.items()])


_WEIGHED: Final = read(WEIGHTS)


def joker_wins(prospect: Prospect, players: int, weighed: Weighed = _WEIGHED) -> float:
    """How likely the Joker of such a round wins it, where everybody goes on by the rule of thumb."""
    more = players - MIDDLE
    total = 0.0
    for places, weight, each in weighed:
        product = weight + each * more
        for place in places:
            product *= prospect[place]
        total += product
    return 1 / (1 + exp(-total))
