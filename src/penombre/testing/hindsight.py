"""Hindsight: what a seat sees after an answer must have been possible in every world it is given from then on.

The re-deal test starts at a rest point and takes for granted what the table shows there. A script that ends by moving a
marker to the thief would escape it: at the next rest point the marker just lies there. So the faces that a seat is
given *after* an answer are put into the match as it was *before* it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from penombre.engine import CLOCK, Answer, Ask, Match, PenombreError, Sealed, Seat, Table
from penombre.testing.difference import first_difference
from penombre.testing.match_internals import closed, redealt, with_faces
from penombre.testing.nonconformance import Nonconformance
from penombre.testing.random_player import random_answer

_TRIES = 400
"""How often others answer anew before it counts as impossible: enough where one answer in twenty would do."""
_HINT = (
    "What it sees rules out a world that it is still given: the rules tell it too much, "
    "or the ruleset's redeal() forgets what they have told."
)


class LooksBack(Struct):
    """How often a seat has looked back at another deal, and how often the rules broke there: that proved nothing."""

    made: int = 0
    broken: int = 0


class Hindsight:
    """A match as it was at a question, to look back at when that is settled."""

    def __init__(self, match: Match[Any]) -> None:
        self._before = None if closed(match) else match.clone()
        self._answers: dict[Seat, Answer] = {}

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Note an answer that the match was given; one that comes after another of that seat stands in for it."""
        self._answers.pop(seat, None)
        self._answers[seat] = answer

    def settle(self, match: Match[Any], seat: Seat, rng: Random, looks: LooksBack) -> None:
        """The question is settled: this seat is given a world, and looks back from there."""
        before, now = self._before, match.table
        if before is None or match.over or _dealt(before.table) != _dealt(now):
            return
        given = redealt(match, seat, rng)
        earlier = with_faces(before, given.table.faces, seat, rng) if given is not None else None
        if given is None or earlier is None or given.table.faces == now.faces:
            return
        looks.made += 1
        try:
            possible = any(self._leads_here(earlier, match, seat, rng, attempt) for attempt in range(_TRIES))
        except _NeverWas:
            looks.broken += 1
            return
        if not possible:
            other = first_difference(now.faces, given.table.faces, "faces")
            raise Nonconformance(
                "hindsight", f"this could not be, had the cards lain otherwise: {other}. {_HINT}", seat
            )

    def _leads_here(self, earlier: Match[Any], match: Match[Any], seat: Seat, rng: Random, attempt: int) -> bool:
        """Whether the match could look as it does to this seat; after the first attempt others answer anew."""
        world = earlier.clone()
        start, hidden = world.settled, isinstance(world.asking, Sealed)
        try:
            for whose, answer in self._answers.items():
                ask = world.ask_for(whose)
                if attempt and ask is not None and whose not in (seat, CLOCK) and (hidden or _is_private(ask)):
                    answer = random_answer(ask, rng)
                world.answer(whose, answer)
        except PenombreError:
            return False
        except Exception as error:
            raise _NeverWas from error
        return world.settled > start and _seen(world, seat) == _seen(match, seat)


class _NeverWas(Exception):
    """The rules break here: something on the table, other than a face, follows from the faces that really lay there.

    Nothing can be said of such a world. Where rules break in the match or in a re-dealt one, that is told there.
    """


def _dealt(table: Table) -> tuple[Any, ...]:
    """What must be as it was for cards to be looked back at by their numbers."""
    return table.faces, table.draws, table.shuffles


def _is_private(ask: Ask) -> bool:
    """Whether not everybody was told the answer."""
    return ask.secret or ask.whispered != 0


def _seen(match: Match[Any], seat: Seat) -> tuple[Any, ...]:
    """What a seat sees of the table; its question is the re-deal test's affair, and talk changes no table."""
    view = match.view(seat)
    return view.public, view.private
