"""How likely what was said is in an imagined round: by the same evidence that leads to everybody's beliefs.

It is tempered so that of what is believed at some chance that share is true; beliefs are left as they are, which were
set for people rather than for bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from penombre.engine import NOBODY, Match, Seat
from penombre.games.dc_spyfall.bot.harley_quinn import harleys
from penombre.games.dc_spyfall.bot.likelihood import NUMBER
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.catalogue import JOKER, place_of

_UNSURE: Final = 0.65
"""How much it counts that an answer is somewhat likelier from a Joker, as a power: careful Heroes speak alike."""
_SURE: Final = 3.0
"""How much counts what is beyond `_CLEAR`: no Hero ever says what is not true of the place."""
_CLEAR: Final = 2.7
_PLACED: Final = 0.85
"""How much all that was said counts for a place, as a power: people choose what fits many places."""


def tempered(ratio: float) -> float:
    """How much likelier a Joker really says what is so much likelier from one by the evidence."""
    beyond = max(1.0, ratio / _CLEAR)
    found: float = min(ratio, _CLEAR) ** _UNSURE * beyond**_SURE
    return found


def weigher(mind: Mind) -> Callable[[Match[Any]], float]:
    """Weighs matches imagined by this seat; worlds with the same cards are weighed once."""
    evidence, me = mind.evidence, mind.me
    named = mind.public.location and mind.public.claim
    marked = harleys(mind, [seat for seat in mind.others if seat != named.seat]) if named else {}
    known: dict[tuple[str, ...], float] = {}

    def likely(seat: Seat, card: str, bag: str) -> float:
        if card != JOKER:
            return evidence.knowing[seat][NUMBER[place_of(card)]]
        guessing = evidence.guessing[seat]
        if bag not in NUMBER:
            return max(guessing, evidence.babbling[seat])
        known = evidence.knowing[seat][NUMBER[bag]]
        return known * tempered(guessing / known) * mind.lean[seat]

    def weight(world: Match[Any]) -> float:
        table = world.table
        cards = tuple([table.card_of(seat) for seat in range(table.players)])
        found = known.get(cards)
        if found is None:
            found = 1.0
            for seat, card in enumerate(cards):
                if seat != me:
                    found *= likely(seat, card, table.bag)
            if mind.is_joker:
                found **= _PLACED
            if marked and table.harley not in (NOBODY, me):
                found *= marked[table.harley]
            known[cards] = found
        return found

    return weight
