"""What the specification of Tokyo Ghoul has: characters, Places, cards and tokens, rulings and examples."""

from __future__ import annotations

from tests.games.coverage import Coverage, numbered

from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, CLUES, PLACES, SUPPORTS

TABLE = Coverage(
    "tokyo_ghoul",
    "Tokyo Ghoul: Bloody Masquerade",
    {
        "Characters": tuple(CHARACTERS),
        "Places": tuple(PLACES),
        "Clue cards and support tokens": (*CLUES, *SUPPORTS),
        "Settings": ("open_card_counts",),
        "Rulings": numbered("ruling ", 32),
        "Examples": numbered("example ", 43),
    },
)
