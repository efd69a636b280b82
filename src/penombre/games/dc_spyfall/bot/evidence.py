"""What the talk so far is worth as evidence, from public facts alone: the same for everybody at the table.

For every seat: how likely its answers are if it knows a place, for each of the 20, and if it knows none and guesses
from what the others had said before. A seat that guesses speaks as somebody would who is at one of the places it takes
for possible.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from penombre.engine import Seat
from penombre.games.dc_spyfall.bot.hearing import Heard
from penombre.games.dc_spyfall.bot.likelihood import EVEN, Row, understood
from penombre.games.dc_spyfall.locations import VALUES

BLUNDER: Final = 0.35
"""How often whoever guesses says just anything."""
VAGUE_KNOWING: Final = 0.10
VAGUE_GUESSING: Final = 0.13
_REMEMBERED: Final = 512


class Evidence(Struct, frozen=True):
    """How likely the answers of each seat are, by what it may know."""

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

    def without(self, *seats: Seat) -> list[float]:
        """For each possible place, how likely is what all but these seats have said."""
        found = [1.0] * len(self.places)
        for seat, row in enumerate(self.knowing):
            if seat not in seats:
                found = [each * row[place] for each, place in zip(found, self.places, strict=True)]
        return found


@lru_cache(maxsize=_REMEMBERED)
def gathered(lines: tuple[Heard, ...], players: int, places: tuple[int, ...]) -> Evidence:
    """The evidence after these answers, one by one. What was worked out before an answer serves for the next one."""
    if not lines:
        each = tuple([1.0] * players)
        return Evidence(places, (EVEN,) * players, each, each, (0,) * players, ((),) * players)
    before = gathered(lines[:-1], players, places)
    line = lines[-1]
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
    return Evidence(places, tuple(knowing), tuple(guessing), tuple(babbling), tuple(answers), tuple(asked))


def guessed(weights: list[float], row: Row, places: tuple[int, ...], values: int) -> float:
    """How likely this is said by somebody who takes the places for as likely as that."""
    total = sum(weights)
    if not total:
        return 1 / values
    mix = sum([weight * row[place] for weight, place in zip(weights, places, strict=True)]) / total
    return (1 - BLUNDER) * mix + BLUNDER / values
