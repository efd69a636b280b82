"""What the specification of Kemomimi Panic has: characters, roles, rulings, examples and readings."""

from __future__ import annotations

from tests.games.coverage import Coverage, numbered

from penombre.games.kemomimi_panic.catalogue import CHARACTERS, ROLES

TABLE = Coverage(
    "kemomimi_panic",
    "Kemomimi Panic",
    {
        "Characters": tuple(CHARACTERS),
        "Roles": tuple(ROLES),
        "Rulings": numbered("K", 38),
        "Examples": numbered("example ", 53),
        "Readings": (
            "two jewels at once",
            "Ester and Tristel",
            "Shamlock announces",
            "the Leader names another",
            "the second thief",
        ),
    },
)
