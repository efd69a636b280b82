"""What the specification of DC Spyfall has: Locations and what is true there, abilities, points, rulings, examples."""

from __future__ import annotations

from tests.games.coverage import Coverage, numbered

from penombre.games.dc_spyfall.catalogue import ABILITIES, MODULES
from penombre.games.dc_spyfall.locations import FACETS, PLACES, VALUES

STANDARD = (
    *("E1 Joker", "E1 Hero", "E1 Harley", "E2 Joker", "E2 Hero", "E2 Harley", "E3"),
    *("E4 right", "E4 right, Harley exposed", "E4 right, Harley not exposed", "E4 wrong", "E5", "E6"),
)
PRANK = ("E5", "E4", "E1, E2, E3, E6")
MULTIVERSE = ("E6", "E1, E2, E3", "E4, E5")
"""The lines of the table of points, by the kind of round."""

TABLE = Coverage(
    "dc_spyfall",
    "DC Spyfall",
    {
        "Locations": PLACES,
        "Facets": FACETS,
        "Values": tuple(f"{facet} {value}" for facet in FACETS for value in VALUES[facet]),
        "Abilities": tuple(ABILITIES),
        "Modules": MODULES,
        "Points": (
            *(f"standard {line}" for line in STANDARD),
            *(f"prank {line}" for line in PRANK),
            *(f"multiverse {line}" for line in MULTIVERSE),
        ),
        "Rulings": numbered("ruling ", 28),
        "Readings": ("everybody points", "multiverse points", "multiverse late", "prank guess"),
        "Examples": numbered("example ", 38),
    },
)
