"""Sextines: which two to accuse, whom to follow, when to lock; with three players, when to show the role."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from penombre.engine import Answer, Ask
from penombre.games.rose_noire.bot.beliefs import PAIR_AT
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.catalogue import NAMES, PAIRS
from penombre.games.rose_noire.deeds import Ballot

_COMPANY: Final = 0.6
"""How much more a pair is worth for every other ballot on it."""
_LONG: Final = 6
"""After so many changes of mind a ballot is locked."""
_BELIEVED: Final = 0.07
"""The chance from which on the Possessed does not help to accuse a pair."""
_UNWILLING: Final = 0.8
"""How much less the Possessed proposes the pair that is likeliest, next to one that is not."""
SURE: Final = 0.9
"""How sure one is of the other's role before showing one's own."""
_REVEAL_TURN: Final = 3

Pair = tuple[int, ...]


def ballot(mind: Mind, ask: Ask) -> Answer:
    """The pair that is worth most, others' ballots counted; locked once nothing better can come of waiting."""
    mine = mind.public.seats[mind.me].ballot
    changeable = len(ask.options) > 1
    if not changeable:
        return "lock"
    worth = _possessed_worth(mind) if mind.is_possessed else _worth(mind)
    best = max(worth, key=lambda pair: worth[pair])
    if best == mine or worth[best] <= worth.get(mine, 0.0) * 1.05 or _changes(mind) >= _LONG:
        return "lock"
    return f"pair-{NAMES[best[0]]}-{NAMES[best[1]]}"


def _changes(mind: Mind) -> int:
    turn = mind.public.turn
    return sum(isinstance(deed, Ballot) and deed.turn == turn and deed.seat == mind.me for deed in mind.public.deeds)


def _support(mind: Mind) -> tuple[Counter[Pair], Counter[Pair], int]:
    """The others' ballots, those of them that are locked, and how many are still open."""
    seats = [mind.public.seats[seat] for seat in mind.others]
    ballots = Counter([facts.ballot for facts in seats if facts.ballot])
    locked = Counter([facts.ballot for facts in seats if facts.ballot and facts.locked])
    return ballots, locked, sum(not facts.locked for facts in seats)


def _worth(mind: Mind) -> Mapping[Pair, float]:
    """The chance of a pair, the more the nearer it is to being accused."""
    ballots, locked, open_ = _support(mind)
    proposed = Counter([pair for seat in mind.others if (pair := mind.heard.proposals[seat]) is not None])
    worth: dict[Pair, float] = {}
    for pair, chance in zip(PAIRS, mind.mine.pairs, strict=True):
        feasible = locked[pair] + open_ + 1 >= mind.public.threshold
        company = 1 + _COMPANY * ballots[pair] + 0.1 * proposed[pair]
        worth[pair] = chance * company * (1.0 if feasible else 0.1)
    return worth


def _possessed_worth(mind: Mind) -> Mapping[Pair, float]:
    """What others would believe and I do not; for two who may be the Accomplices I will not be one more."""
    ballots, _, _ = _support(mind)
    worth: dict[Pair, float] = {}
    likeliest = max(mind.mine.pairs)
    for pair in PAIRS:
        place = PAIR_AT[pair]
        believed = mind.mine.pairs[place]
        if believed < _BELIEVED:
            company = 1 + _COMPANY * ballots[pair]
        else:
            company = (1 - _UNWILLING * believed / likeliest) / (1 + ballots[pair]) ** 2
        worth[pair] = (mind.theirs.pairs[place] + 1e-3) * company
    return worth


def decoy(mind: Mind) -> Pair:
    """The pair that the Possessed speaks for: who never proposes one would be known by it."""
    worth = _possessed_worth(mind)
    return max(worth, key=lambda pair: worth[pair])


def shows_role(mind: Mind) -> bool:
    """With three players: only a true Investigator who is nearly sure of the other, and not early."""
    public = mind.public
    if public.turn < _REVEAL_TURN or mind.is_possessed or mind.is_rector or public.revealed:
        return False
    return max([mind.mine.possessed.get(seat, 0.0) for seat in mind.others]) > SURE
