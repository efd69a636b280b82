"""What the specification of La Rose Noire has, from suspects to examples, and readings of the rulebook beside it."""

from __future__ import annotations

from tests.games.coverage import Coverage, numbered

from penombre.games.rose_noire.catalogue import CARDS, PROFILES, ROLES, SUSPECTS

TABLE = Coverage(
    "rose_noire",
    "La Rose Noire",
    {
        "Suspects": tuple(SUSPECTS),
        "Roles": tuple(ROLES),
        "Cards": tuple(CARDS),
        "Profiles": tuple(PROFILES),
        "Rulings": numbered("ruling ", 35),
        "Examples": numbered("example ", 60),
        "Readings": ("take-backs", "reveal at any moment", "summons and Goals", "only Goals"),
    },
)
