"""Which Investigations each role would rather see revealed, and how often it discards one accordingly.

The same figures choose and explain: a bot discards by them, and reads by them what others left and discarded.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from penombre.games.death_note.catalogue import SECRET_ROLES, TILES, tiles_of

POWER: Final = {
    "renaissance": -0.1,
    "confrontation": 0.3,
    "pacte": 0.8,
    "poursuite": 0.8,
    "tactique": 0.2,
    "dechirure": 0.4,
    "temps_couvert": 0.1,
    "regard": 0.1,
    "contact": 0.6,
    "doute": 0.5,
    "assaut": 0.1,
    "amour": 0.5,
    "confession": 1.0,
    "ami": 0.6,
    "pari": 0.2,
    "decision": 0.6,
    "execution": 2.2,
    "allie": 0.5,
    "matsuda_enquete": 0.3,
    "expedient": 1.3,
    "performance": 0.4,
    "conduite": 1.1,
    "frenesie": 1.0,
    "resurrection": 0.6,
    "silence": 0.1,
}
"""How much each tile helps L to find Light, in apples or so."""

_SIDE: Final = {
    "light": -1.2,
    "misa": -1.4,
    "higuchi": -1.0,
    "yagami": 0.3,
    "matsuda": 0.1,
    "aizawa": 0.2,
    "mogi": 0.2,
    "watari": 1.0,
}
"""How much of that each role shares, or shows: Misa discards what would hurt Light, so that he need not;
most Investigators want other things before Light is found."""

_LIKES: Final = {
    "light": {"amour": 0.2, "silence": 0.3},
    "misa": {"amour": 0.3, "silence": 0.2},
    "higuchi": {"confrontation": 0.4, "temps_couvert": 0.3, "silence": 0.4, "matsuda_enquete": 0.5},
    "yagami": {"renaissance": -0.5, "temps_couvert": 0.4, "confession": 0.6, "silence": -0.2},
    "matsuda": {"renaissance": -0.3, "temps_couvert": -0.1, "silence": -0.5, "matsuda_enquete": 0.3, "execution": 0.4},
    "aizawa": {"confrontation": 0.5, "temps_couvert": 0.2, "silence": 0.3},
    "mogi": {"confrontation": 0.6, "temps_couvert": 0.4, "assaut": 0.2},
    "watari": {"renaissance": -0.6, "tactique": 0.2, "expedient": 0.2, "conduite": 0.2, "silence": -0.5},
}
"""What a role thinks of a tile besides."""

_KEENNESS: Final = 3.0
_RELUCTANCE: Final = 0.25
"""What it is worth to leave a tile: it looks harmless."""
CARD: Final = 0.25
"""What an Action more is worth."""


def _taste(role: str, tile: str) -> float:
    round = tiles_of(TILES[tile].round)
    usual = sum(POWER[each] for each in round) / len(round)
    return _SIDE[role] * (POWER[tile] - usual) + _LIKES[role].get(tile, 0.0)


TASTE: Final = {role: {tile: _taste(role, tile) for tile in TILES} for role in SECRET_ROLES}
"""What a role gains if this tile is revealed, rather than another one of its round."""


def inclined(liking: float, gain: int) -> float:
    """How likely somebody discards a tile who likes it so much, and draws so many cards more for discarding it."""
    return 1 / (1 + exp(_KEENNESS * (liking + _RELUCTANCE - CARD * gain)))


@cache
def discards(tile: str, gain: int) -> tuple[float, ...]:
    """How likely each role discards this tile."""
    return tuple([inclined(TASTE[role][tile], gain) for role in SECRET_ROLES])


@cache
def discards_any(tiles: tuple[str, ...], gain: int) -> tuple[float, ...]:
    """How likely each role discards a tile that is any one of these."""
    rows = [discards(tile, gain) for tile in tiles]
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])
