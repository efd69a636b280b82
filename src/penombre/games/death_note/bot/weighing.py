"""How likely an imagined match is, given what everybody did and said: by the very beliefs that judgement plays by.

Imagined matches deal roles and tiles evenly among those that fit. What people did and said makes some roles likelier;
and of a tile that a seat has not seen, whoever left it has told something, each role something else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penombre.engine import Match
from penombre.games.death_note.bot.beliefs import ROLE_AT
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.table import DeathNoteTable

Weigher = Callable[[Match[Any]], float]


def weigher(mind: Mind) -> Weigher:
    """Says of matches imagined from what this mind sees how likely each is, up to a factor."""
    if mind.public.ending is not None:
        return lambda world: 1.0
    rows = [(card, mind.likely[card]) for card, roles in enumerate(mind.private.possible) if len(roles) > 1]
    left = mind.evidence.left

    def weigh(world: Match[Any]) -> float:
        t: DeathNoteTable = world.table
        faces, found = t.faces, 1.0
        for card, row in rows:
            found *= row[ROLE_AT[faces[card]]]
        if left:
            tile = faces[t.cards(t.pile(t.round))[0]]
            for card, by_tile in left:
                found *= by_tile[tile][ROLE_AT[faces[card]]]
        return found

    return weigh
