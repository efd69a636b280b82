"""What the specification of Death Note has: roles, objectives, Actions, tiles, set-up, rulings and examples."""

from __future__ import annotations

from tests.games.coverage import Coverage, numbered

from penombre.games.death_note.catalogue import ACTIONS, PLAYERS, ROLES, TILES

EXTRA = ("amour", "poursuite", "fausse_piste")
"""Objectives that belong to a player, whatever the role."""

TABLE = Coverage(
    "death_note",
    "Death Note",
    {
        "Roles": tuple(ROLES),
        "Objectives": (
            *(f"objective {role}_{place}" for role in ROLES for place in (1, 2, 3)),
            *(f"objective {extra}" for extra in EXTRA),
        ),
        "Actions": tuple(ACTIONS),
        "Tiles": tuple(TILES),
        "Set-up": tuple(f"{seats} seats" for seats in PLAYERS),
        "Variants": ("first_games", "under_six", "chosen_l", "match", "l_tokens", "leak_draws"),
        "Endings": ("light_revealed", "three_deaths", "last_round"),
        "Rulings": numbered("ruling ", 40),
        "Full examples": numbered("example F", 18),
        "General examples": numbered("example G", 10),
        "Examples of Actions": ("example A1", "example A1b", "example A1c", *numbered("example A", 36)[1:]),
        "Examples of tiles": numbered("example T", 25),
        "Examples of scoring": numbered("example S", 2),
    },
)
