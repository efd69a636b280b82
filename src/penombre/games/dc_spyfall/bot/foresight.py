"""What a round is worth to a seat, over or not: to somebody who sees all the cards, as in imagined matches."""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from penombre.engine import NOBODY, Match, Seat
from penombre.games.dc_spyfall.bot.beliefs import joker_believes, seats_by_guilt
from penombre.games.dc_spyfall.bot.evidence import Evidence, gathered
from penombre.games.dc_spyfall.bot.hearsay import leaning_of
from penombre.games.dc_spyfall.bot.interrupting import threshold
from penombre.games.dc_spyfall.bot.likelihood import NUMBER, places_of
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.dc_spyfall.view import Public


class Prospect(NamedTuple):
    """What the chances of a Joker depend on, while the clock runs."""

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
    """Whether all of them would."""
    agreed: float
    """The share of the Heroes who suspect the Joker most."""
    framed: float
    """How likely the Heroes take the one of them for the Joker whom they suspect most."""
    left: float
    """The share of the time that is left."""
    spent: float
    """The share of the Heroes who have no accusation left."""
    heard: float
    """Answers for each player."""
    players: float


_AHEAD: Final = 1
"""After so many more answers a standard round is weighed by its prospect; others are played to their end."""
_HALF: Final = 0.8
"""How much of the worth is that the own side wins; the rest are points."""
_MOST_POINTS: Final = 5.0


def far_enough(match: Match[Any], begun: Match[Any]) -> bool:
    """Whether the round is over, or another answer was given by which it can be weighed."""
    t = match.table
    if t.ending is not None or t.phase != "ask" or t.joker == NOBODY or t.harley != NOBODY:
        return t.ending is not None
    return answered(t) >= answered(begun.table) + _AHEAD


def answered(t: SpyfallTable) -> int:
    """How many answers were given this round."""
    return sum([each.answer is not None for each in t.exchanges])


def worth(match: Match[Any], seat: Seat) -> float:
    """From 0 to 1: by how the round ended, or may end."""
    t = match.table
    if t.ending is None:
        chance = joker_wins(prospect(t, match.public))
        return 0.97 * chance if seat == t.joker else 0.92 * (1 - chance)
    points = t.ending.points
    if seat in (t.joker, t.harley):
        return (0.75 + points[seat] / 16) if t.ending.winner == "joker" else points[seat] / 16
    if t.ending.kind != "standard":
        return points[seat] / 4
    if t.ending.winner == "joker":
        return (4 - points[t.joker]) / 40
    return 0.8 + points[seat] / 10


def joker_wins(p: Prospect) -> float:
    """How likely the Joker wins a round with these prospects."""
    signs = features(p)
    size = (p.players - 5.5) / 2.5
    z = sum([(one + size * other) * sign for (one, other), sign in zip(_WEIGHTS, signs, strict=True)])
    return 1 / (1 + exp(-z))


def features(p: Prospect):
    q,w,b,lo,ready,una,agreed,framed,left,spent,heard,n=p
    return [1.0,q,q*q,float(q>.85),w,w*w,b,b*b,lo,ready,una,agreed,framed,framed*framed,left,left*q,left*b,b*q,lo*q,spent,spent*b,heard,heard*q,agreed*left,ready*q, framed*left]

import json
_W = json.load(open('/tmp/s20/w.json'))
_WEIGHTS = tuple(zip(_W[:26],_W[26:]))

def prospect(t: SpyfallTable, public: Public) -> Prospect:
    joker = t.joker
    place = NUMBER[t.bag]
    evidence = gathered(t.exchanges, t.players, places_of(public.bags))
    places = joker_believes(public, joker, evidence, leaning_of(t.accusations, t.players, joker)).places
    best = max(places, key=places.__getitem__)
    heroes = [seat for seat in range(t.players) if seat != joker]
    beliefs = [seats_by_guilt(evidence, leaning_of(t.accusations, t.players, seat), place, seat) for seat in heroes]
    blame = [each[joker] for each in beliefs]
    need = threshold(evidence, t.players, evidence.sure(joker, place))
    ready = sum([each > need for each in blame]) / len(heroes)
    framed = max([sum([each[seat] for each in beliefs]) for seat in heroes]) / (len(heroes) - 1)
    agreed = sum([max(each) == each[joker] for each in beliefs]) / len(heroes)
    return Prospect(
        places[t.bag],
        0.0 if best == t.bag else places[best],
        sum(blame) / len(heroes),
        min(blame),
        ready,
        float(ready == 1.0),
        agreed,
        framed,
        t.clock / t.clock_ms,
        sum([t.accused >> seat & 1 for seat in heroes]) / len(heroes),
        evidence.heard / t.players,
        t.players,
    )
