"""What the Possessed says who looks ahead: no Proof that it saw, but the likely Accomplices are called innocent.

Never more people than it has seen cards: who clears more would be known by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from penombre.engine import Ask, Statement
from penombre.games.rose_noire.bot.accusing import decoy
from penombre.games.rose_noire.bot.hearsay import INNOCENT
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.bot.speech import MOST, may_speak, speak
from penombre.games.rose_noire.catalogue import NAMES

_LIES: Final = 3
_LIKELY: Final = 0.15
"""The guilt from which on it is worth a lie."""
_WEIGHED: Final = 3

Words = tuple[Statement, ...]


def deceive(mind: Mind, ask: Ask) -> Words:
    """As many lies as are safe, on the likeliest first; and a pair that is to be accused instead."""
    return mind.unsaid(_thoughts(mind, ask), MOST, mind.public.began) if may_speak(mind, ask) else ()


def _thoughts(mind: Mind, ask: Ask) -> Iterator[Statement]:
    safe = _safe(mind)
    yield from [_clears(suspect) for suspect in _unspoken(mind)[:safe]]
    if ask.kind == "ballot":
        one, other = decoy(mind)
        yield Statement("claim", what=f"pair_{NAMES[one]}_{NAMES[other]}")


def alternatives(mind: Mind, ask: Ask) -> list[Words]:
    """Nothing, the truth as told by others who have something to hide, and other lies than the likeliest."""
    if not may_speak(mind, ask):
        return []
    likely = _unspoken(mind)[:_WEIGHED]
    lies = [each for size in (1, 2) for each in combinations(likely, size) if size <= _safe(mind)]
    return [(), speak(mind, ask), *[tuple([_clears(suspect) for suspect in each]) for each in lies]]


def _safe(mind: Mind) -> int:
    """How many more people can be called innocent."""
    mine = mind.heard.cleared_by(mind.me)
    return max(0, min(_LIES, mind.evidence.proofs(mind.me)) - len(mine))


def _unspoken(mind: Mind) -> list[int]:
    """Who may well be an Accomplice and was not called innocent by this seat, the likeliest first."""
    guilt, stances = mind.mine.guilt, mind.heard.stances[mind.me]
    likely = [each for each in range(len(NAMES)) if stances.get(each) != INNOCENT and guilt[each] > _LIKELY]
    return sorted(likely, key=lambda each: -guilt[each])


def _clears(suspect: int) -> Statement:
    return Statement("claim", what=f"{INNOCENT}_{NAMES[suspect]}")
