"""What cards and tokens are worth to a character, as parts of a chance to win."""

from __future__ import annotations

from typing import Final

from penombre.engine import Seat
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import DOVE, MASK, TRANSFORMATION

COLLECTED: Final = (0.0, 0.06, 0.22, 0.62)
"""What none to three cards of a collection are worth."""
ALIVE: Final = (0.0, 0.10, 0.36)
"""What none to two cards are worth that win alive."""
PROOF: Final = (0.0, 0.09, 0.30)
"""What none to two Doves are worth to an Inspector."""
_HOT: Final = 0.03
"""What it costs to hold a Transformation for nothing."""
_PAIR: Final = 0.015
"""What it costs to hold any pair that is not wanted."""
_DANGER: Final = (0.0, 0.01, 0.025, 0.06, 0.08, 0.10, 0.115)
"""What so many tokens cost for each player who wants to kill their owner."""
_PROVEN: Final = 0.1
"""What it costs besides to have tokens enough for an Inspector to strike anywhere."""
_FIRST: Final = 0.03
"""What it costs besides to have the most tokens of all."""
_SPREE: Final = 1.0
"""How much of what a pair is worth to a killer who lives on it is lost to everybody who is not ready."""
_BASE: Final = 0.006
"""What a token costs in any case: with three of them everything has to be shown."""


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand without one card of a type."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def hand_worth(mind: Mind, cards: tuple[str, ...], face_up: str = "") -> float:
    """What these cards are worth to me, one of them lying face up; none: the one that I should put up."""
    key = cards, face_up
    if key not in mind.memo:
        mind.memo[key] = _reached(mind, cards, face_up) - _burden(mind, cards)
    return mind.memo[key]


def _reached(mind: Mind, cards: tuple[str, ...], face_up: str) -> float:
    """What the cards are worth that my objectives count: a mask goes up first, and what lies there may not count."""
    if not mind.public.hand_only:
        return _towards_winning(mind, cards)
    ups = (MASK,) if MASK in cards else (face_up,) if face_up else dict.fromkeys(cards)
    return max([_towards_winning(mind, without(cards, up)) for up in ups])


def _towards_winning(mind: Mind, cards: tuple[str, ...]) -> float:
    row = mind.row
    late = 1.0 - min(1.0, mind.turns_left / (2 * mind.players))
    worth = 0.0
    if row.collection:
        reach = (0.6 if mind.has_companion else 1.0) * (1 - 0.5 * late)
        worth += reach * COLLECTED[min(3, cards.count(row.collection))]
    if row.stay_alive:
        needed = (0.3 if mind.has_companion else 1.0) * (1 + 0.5 * late)
        worth += needed * ALIVE[min(2, cards.count(row.stay_alive))] * (1.4 if row.elimination else 1.0)
    if row.proof:
        worth += PROOF[min(2, cards.count(DOVE))]
    return worth


def _burden(mind: Mind, cards: tuple[str, ...]) -> float:
    """What it costs to have these cards: Suspicion counts all of them."""
    row, cost = mind.row, 0.0
    wanted = (row.collection, row.stay_alive, DOVE if row.proof else "")
    if TRANSFORMATION not in wanted and TRANSFORMATION in cards:
        cost += _HOT
    for type in dict.fromkeys(cards):
        if cards.count(type) > 1 and type not in wanted:
            cost += _PAIR
    return cost


def wants(mind: Mind, type: str) -> float:
    """How much I want cards of a type, from 0 to 1."""
    row = mind.row
    return max(1.0 * (row.collection == type), 0.7 * (row.stay_alive == type), 0.7 * (row.proof > 0 and type == DOVE))


def help_to(mind: Mind, seat: Seat, type: str) -> float:
    """How much it costs me that another player gets one more card of a type."""
    return _harm(mind, seat, type, 1)


def blow_to(mind: Mind, seat: Seat, type: str) -> float:
    """How much it is worth to me that another player loses a card of a type."""
    return _harm(mind, seat, type, -1)


def _harm(mind: Mind, seat: Seat, type: str, change: int) -> float:
    """Instant victories are everybody's loss; Doves arm those who hunt Ghouls.

    What others live on harms nobody, but that killers who live on a pair attack whoever comes: it is over then, and
    good for nobody who is not ready.
    """
    key = (seat, type, change)
    if key not in mind.memo:
        mind.memo[key] = _worked_out(mind, seat, type, change)
    return mind.memo[key]


def _worked_out(mind: Mind, seat: Seat, type: str, change: int) -> float:
    counts = mind.counted_of(seat, type)
    harm = 0.0
    collects = mind.beliefs.collects(seat, type)
    if collects:
        harm += 0.7 * collects * _gain(COLLECTED, counts, change)
    if type == DOVE and mind.is_ghoul:
        harm += mind.hunter(seat) * _gain(PROOF, counts, change)
    if not mind.ready:
        killers = mind.beliefs.kills_living_on(seat, type)
        if killers:
            harm += _SPREE * killers * _gain(ALIVE, counts, change)
    return harm


def _gain(table: tuple[float, ...], counts: tuple[float, ...], change: int) -> float:
    """What one card more, or less, changes for somebody who holds so many by these chances."""
    last = len(table) - 1
    moved = 0.0
    for count, chance in enumerate(counts):
        here, there = min(last, count), min(last, max(0, count + change))
        moved += chance * (table[there] - table[here])
    return abs(moved)


def token_cost(mind: Mind, tokens: int) -> float:
    """What having so many tokens costs me."""
    hunters = len(mind.hunters)
    worst = hunters * _DANGER[min(tokens, len(_DANGER) - 1)] + _BASE * tokens
    if tokens and tokens >= max(mind.tokens[seat] for seat in mind.others):
        worst += hunters * _FIRST
    worst += _PROVEN * sum([0 < hunter.proof <= tokens for hunter in mind.hunters])
    return worst
