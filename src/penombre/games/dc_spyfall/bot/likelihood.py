"""How likely an answer is from somebody who knows the place, for each of the 20 places.

Its figures are those the bots speak by, with room for people who misjudge a place or are misread.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, PLACES, VALUES
from penombre.games.dc_spyfall.phrases import Meaning

FIRST: Final = 0.58
SECOND: Final = 0.39
"""How often the second true value is said; the rest goes to what is not true of the place."""
DENIED_TRUE: Final = 0.03
ELSEWHERE: Final = 0.12
"""How often what fits the value of a place, but not its colours, is said there all the same."""
MISREAD: Final = 0.06
"""How often a text is taken for something it did not say."""

Row = tuple[float, ...]
"""One figure for each place, or for each value of a facet."""

EVEN: Final[Row] = (1.0,) * len(PLACES)
NUMBER: Final = {place: number for number, place in enumerate(PLACES)}
UNTRUE: Final = {facet: (1 - FIRST - SECOND) / (len(VALUES[facet]) - 2) for facet in FACETS}
"""How likely a value of each facet is said where it is not true."""


@cache
def places_of(bags: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the places among these bags."""
    return tuple([NUMBER[bag] for bag in bags if bag in NUMBER])


@cache
def pairs_of(facet: str, places: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """For each of these places, the numbers of the two values of a facet that are true of it."""
    values = VALUES[facet]
    pairs = [LOCATIONS[PLACES[place]].pair(facet) for place in places]
    return tuple([(values.index(first), values.index(second)) for first, second in pairs])


@cache
def likely(facet: str, value: str, denied: bool = False, places: tuple[str, ...] = ()) -> Row:
    """How likely this value is said, or denied, of every place by somebody who is asked about this facet.

    `places` are those of which it can be said in these words, where they have the colours of some.
    """
    row = []
    for id, place in LOCATIONS.items():
        first, second = place.pair(facet)
        elsewhere = bool(places) and id not in places
        if denied:
            true = value in (first, second)
            row.append(DENIED_TRUE / 2 if true else (1 - DENIED_TRUE) / (len(VALUES[facet]) - 2))
        elif value == first:
            row.append(FIRST * (ELSEWHERE if elsewhere else 1.0))
        elif value == second:
            row.append(SECOND * (ELSEWHERE if elsewhere else 1.0))
        else:
            row.append(UNTRUE[facet])
    return tuple(row)


@cache
def understood(meanings: tuple[Meaning, ...], ready: bool) -> Row:
    """How likely an answer with all these meanings is; several count as one, on average."""
    rows = [likely(each.facet, each.value, each.denied, each.places) for each in meanings]
    some = 1 / len(rows)
    blur = 0.0 if ready else MISREAD
    parts = [_blurred(row, blur / len(VALUES[each.facet]), blur) for row, each in zip(rows, meanings, strict=True)]
    found = []
    for column in zip(*parts, strict=True):
        product = 1.0
        for part in column:
            product *= part
        found.append(product**some)
    return tuple(found)


def _blurred(row: Row, floor: float, blur: float) -> Row:
    return tuple([floor + (1 - blur) * each for each in row])


@cache
def said_at(place: int, facet: str) -> Row:
    """How likely each value of a facet is said of a place."""
    return tuple([likely(facet, value)[place] for value in VALUES[facet]])


@cache
def fitting(facet: str, value: str) -> frozenset[int]:
    """The places this is true of."""
    return frozenset([number for number, each in enumerate(LOCATIONS.values()) if each.fits(facet, value)])
