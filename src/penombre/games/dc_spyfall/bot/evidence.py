"""What the talk so far is worth as evidence, from public facts alone: the same for everybody at the table.

For every seat: how likely its answers are if it knows a place, for each of the 20, and if it knows none and guesses
from what the others had said before. A seat that guesses speaks as somebody would who is at one of the places it takes
for possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from penombre.engine import Seat
from penombre.games.dc_spyfall.bot.hearing import heard
from penombre.games.dc_spyfall.bot.likelihood import EVEN, FIRST, SECOND, UNTRUE, Row, pairs_of, understood
from penombre.games.dc_spyfall.locations import VALUES
from penombre.games.dc_spyfall.table import Exchange

BLUNDER: Final = 0.35
"""How often whoever guesses says just anything."""
VAGUE_KNOWING: Final = 0.10
VAGUE_GUESSING: Final = 0.13
_REMEMBERED: Final = 512


class Evidence(Struct, frozen=True, eq=False):
    """How likely the answers of each seat are, by what it may know: one for all who have heard the same."""

    places: tuple[int, ...]
    """The places that are still possible."""
    knowing: tuple[Row, ...]
    """For each seat, then each place: how likely its answers are from somebody who is there."""
    guessing: tuple[float, ...]
    """For each seat: how likely its answers are from somebody who does not know the place and guesses."""
    babbling: tuple[float, ...]
    """For each seat: how likely its answers are from somebody who says just anything."""
    answers: tuple[int, ...]
    """For each seat: how often it has answered."""
    asked: tuple[tuple[str, ...], ...]
    """For each seat: the facets it was asked about."""
    heard: int
    """How many answers there were."""

    def without(self, seat: Seat) -> tuple[float, ...]:
        """For each possible place, how likely is what all but this seat have said."""
        return _without(self, seat)

    def sure(self, seat: Seat, place: int) -> float:
        """How sure of this place somebody in this seat would be by now who goes by what the others have said."""
        weights = _without(self, seat)
        total = sum(weights)
        return weights[self.places.index(place)] / total if total and place in self.places else 0.0

    def shares(self, seat: Seat, facet: str) -> dict[str, float]:
        """For each value, the share of the places it is true of, by what all but this seat have said."""
        found = [first + second for first, second in _true(self, seat, facet)]
        return dict(zip(VALUES[facet], found, strict=True))

    def expected(self, seat: Seat, facet: str) -> list[float]:
        """For each value, how likely somebody says it who goes by what all but this seat have said."""
        untrue = UNTRUE[facet]
        one, other = FIRST - untrue, SECOND - untrue
        return [untrue + one * first + other * second for first, second in _true(self, seat, facet)]


@lru_cache(maxsize=_REMEMBERED)
def _without(evidence: Evidence, but: Seat) -> tuple[float, ...]:
    found = [1.0] * len(evidence.places)
    for seat, row in enumerate(evidence.knowing):
        if seat != but and row is not EVEN:
            found = [each * row[place] for each, place in zip(found, evidence.places, strict=True)]
    return tuple(found)


def _true(evidence: Evidence, seat: Seat, facet: str) -> Iterable[tuple[float, float]]:
    """For each value, the share of the places it is the first true value of, and the second."""
    firsts = [0.0] * len(VALUES[facet])
    seconds = firsts.copy()
    weights = _without(evidence, seat)
    total = sum(weights) or 1.0
    for weight, (first, second) in zip(weights, pairs_of(facet, evidence.places), strict=True):
        share = weight / total
        firsts[first] += share
        seconds[second] += share
    return zip(firsts, seconds, strict=True)


@lru_cache(maxsize=_REMEMBERED)
def gathered(exchanges: tuple[Exchange, ...], players: int, places: tuple[int, ...]) -> Evidence:
    """The evidence after these answers, one by one. What was worked out before an answer serves for the next one."""
    if not exchanges:
        each = (1.0,) * players
        return Evidence(places, (EVEN,) * players, each, each, (0,) * players, ((),) * players, 0)
    before = gathered(exchanges[:-1], players, places)
    if exchanges[-1].answer is None:
        return before
    line = heard(exchanges)[-1]
    seat = line.seat
    knowing, guessing = list(before.knowing), list(before.guessing)
    answers, asked, babbling = list(before.answers), list(before.asked), list(before.babbling)
    answers[seat] += 1
    asked[seat] += (line.facet,)
    if not line.meanings and not line.facet:
        # Whatever was asked had nothing to do with the place: it tells nothing that the answer does not, either.
        pass
    elif not line.meanings:
        knowing[seat] = tuple([VAGUE_KNOWING * each for each in knowing[seat]])
        guessing[seat] *= VAGUE_GUESSING
        babbling[seat] *= VAGUE_KNOWING
    else:
        row = understood(line.meanings, line.ready)
        values = len(VALUES[line.meanings[0].facet])
        guessing[seat] *= guessed(before.without(seat), row, places, values)
        babbling[seat] /= values
        knowing[seat] = tuple([one * other for one, other in zip(knowing[seat], row, strict=True)])
    return Evidence(
        places, tuple(knowing), tuple(guessing), tuple(babbling), tuple(answers), tuple(asked), before.heard + 1
    )


def guessed(weights: Sequence[float], row: Row, places: tuple[int, ...], values: int) -> float:
    """How likely this is said by somebody who takes the places for as likely as that."""
    total = sum(weights)
    if not total:
        return 1 / values
    mix = sum([weight * row[place] for weight, place in zip(weights, places, strict=True)]) / total
    return (1 - BLUNDER) * mix + BLUNDER / values
