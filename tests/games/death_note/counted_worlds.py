"""Worlds counted one by one, to measure by what deals and bots make of them."""

from __future__ import annotations

from penombre.games.death_note.catalogue import SECRET_ROLES
from penombre.games.death_note.deduction import Masks, _bits, _ways


def count(cards: Masks) -> int:
    """How many worlds there are."""
    return _ways(cards)[0].get(0, 0)


def odds(cards: Masks) -> tuple[tuple[float, ...], ...]:
    """For each card, how likely each role is, where all worlds are as likely."""
    ways = _ways(cards)
    total = ways[0].get(0, 0)
    reached: dict[int, int] = {0: 1}
    found = []
    for place, mask in enumerate(cards):
        after = ways[place + 1]
        further: dict[int, int] = {}
        row = [0] * len(SECRET_ROLES)
        for used, number in reached.items():
            for bit in _bits(mask & ~used):
                rest = after.get(used | bit, 0)
                if rest:
                    row[bit.bit_length() - 1] += number * rest
                    further[used | bit] = further.get(used | bit, 0) + number
        found.append(tuple([each / total for each in row]))
        reached = further
    return tuple(found)
