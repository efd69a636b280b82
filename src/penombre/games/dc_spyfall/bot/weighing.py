"""How likely what was said is in an imagined round: by the same evidence that leads to everybody's beliefs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penombre.engine import NOBODY, Match, Seat
from penombre.games.dc_spyfall.bot.harley_quinn import harleys
from penombre.games.dc_spyfall.bot.likelihood import NUMBER
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.catalogue import JOKER, PRANK, place_of


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
        return max(guessing, evidence.babbling[seat]) if bag == PRANK else guessing * mind.lean[seat]

    def weight(world: Match[Any]) -> float:
        table = world.table
        cards = tuple([table.card_of(seat) for seat in range(table.players)])
        found = known.get(cards)
        if found is None:
            found = 1.0
            for seat, card in enumerate(cards):
                if seat != me:
                    found *= likely(seat, card, table.bag)
            if marked and table.harley not in (NOBODY, me):
                found *= marked[table.harley]
            known[cards] = found
        return found

    return weight
