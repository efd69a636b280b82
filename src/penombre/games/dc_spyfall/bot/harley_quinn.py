"""Who may be Harley Quinn, once the Joker has named the place: who told much that need not be, and spared the Joker."""

from __future__ import annotations

from typing import Final

from penombre.engine import Seat
from penombre.games.dc_spyfall.bot.likelihood import fitting
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.locations import LOCATIONS

_CLEARLY: Final = 0.8
"""How much it tells to have said the rarer of two things that are true, as a power of how much rarer it is."""
_SPARED: Final = 2.5
_MISLED: Final = 1.3
_WORDS: Final = 0.7


def clarity(mind: Mind, seat: Seat, place: str) -> float:
    """How much more a seat has told of this place than it had to; 1 where that is neither much nor little."""
    found = 1.0
    for line in mind.lines:
        if line.seat == seat:
            for meaning in line.meanings:
                pair = LOCATIONS[place].pair(meaning.facet)
                if meaning.value in pair and not meaning.denied:
                    counts = {value: len(fitting(meaning.facet, value)) for value in pair}
                    other = pair[1 - pair.index(meaning.value)]
                    found *= (counts[other] / counts[meaning.value]) ** _CLEARLY
    return found


def harleys(mind: Mind, seats: list[Seat]) -> dict[Seat, float]:
    """How likely each of these is Harley Quinn beside the others."""
    claim = mind.public.claim
    assert claim is not None
    found = {}
    for seat in seats:
        weight = clarity(mind, seat, mind.public.location) * mind.lean[seat] ** _WORDS
        for each in mind.public.accusations:
            if each.suspect == claim.seat and seat in each.noes:
                weight *= _SPARED
            elif each.suspect != claim.seat and seat in each.ayes:
                weight *= _MISLED
        found[seat] = weight
    return found
