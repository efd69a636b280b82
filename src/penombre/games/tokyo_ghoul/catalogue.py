"""Every value of Tokyo Ghoul: Bloody Masquerade in one table: cards, characters, places, numbers, with their origins.

A value is from the rulebook, from a public review, or reconstructed: `origins` names those of a row that are not from
the rulebook, `ORIGINS` those that stand in no row. Only reconstructed values may be tuned; no rule holds a number of
its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from penombre.games.catalogue_rows import RECONSTRUCTION, REVIEW, RULEBOOK, by_id

Camp = Literal["goule", "inspecteur", "humain"]
ClueType = Literal["cafe", "nourriture", "transformation", "colombe", "masque"]

GHOUL: Final = "goule"
INSPECTOR: Final = "inspecteur"
HUMAN: Final = "humain"
CAMPS: Final = (GHOUL, INSPECTOR, HUMAN)

COFFEE: Final = "cafe"
FOOD: Final = "nourriture"
TRANSFORMATION: Final = "transformation"
DOVE: Final = "colombe"
MASK: Final = "masque"


# -- clue cards ------------------------------------------------------------------------------------------------------


class Clue(Struct, frozen=True):
    """A type of Clue card: its colour, and from how many players on each of its cards is used."""

    id: str
    colour: str
    markers: tuple[int, ...]
    count: int
    origins: Mapping[str, str]
    source: str = RECONSTRUCTION

    def used(self, players: int) -> int:
        """How many of its cards are in the deck; masks have no markers, one per player is used."""
        return sum(marker <= players for marker in self.markers) if self.markers else players


_MARKED: Final = {"markers": RECONSTRUCTION}
_COLOURED: Final = {"markers": RECONSTRUCTION, "colour": RECONSTRUCTION}

CLUES: Final = by_id(
    Clue(COFFEE, "yellow", (4, 4, 4, 5, 6, 7), 6, _COLOURED),
    Clue(FOOD, "green", (4, 4, 4, 5, 6, 8), 6, _COLOURED),
    Clue(TRANSFORMATION, "red", (4, 4, 4, 5, 7, 8), 6, _COLOURED),
    Clue(DOVE, "blue", (4, 4, 4, 6, 7, 8), 6, _MARKED),
    Clue(MASK, "grey", (), 8, {"colour": RECONSTRUCTION}),
)
TYPES: Final = tuple(CLUES)
"""The order in which cards are told and sorted."""
BASE_TYPES: Final = tuple(id for id in TYPES if id != MASK)

HAND: Final = 3
"""Cards in hand; with masks one more lies face up."""


def deck(players: int, *, masks: bool) -> list[str]:
    """The Clue cards of a match, type by type."""
    types = TYPES if masks else BASE_TYPES
    return [id for id in types for _ in range(CLUES[id].used(players))]


# -- characters ------------------------------------------------------------------------------------------------------


class Character(Struct, frozen=True):
    """A character card: its camps, its objectives, and what it needs to be in a pool."""

    id: str
    camps: tuple[Camp, ...]
    collection: ClueType | Literal[""] = ""
    """Three of these at the start of the own turn: wins alone, at once."""
    elimination: Camp | Literal[""] = ""
    """Wins by killing this camp, and may attack."""
    stay_alive: ClueType | Literal[""] = ""
    """Wins alive with two of these."""
    companion: str = ""
    """Wins if this character is in play and alive."""
    proof: int = 0
    """Tokens that an Inspector needs on a target outside the red Places."""
    variant: str = ""
    least_players: int = 0
    excludes: str = ""
    origins: Mapping[str, str] = {}
    source: str = RECONSTRUCTION


def _made(**origins: str) -> Mapping[str, str]:
    return origins


_R, _W = RECONSTRUCTION, REVIEW
_COLLECTS: Final = _made(collection=_R, stay_alive=_R)
_ONE_PERSON: Final = _made(excludes=_R, **_COLLECTS)
_HUNTS: Final = _made(elimination=_W, stay_alive=_R)

CHARACTERS: Final = by_id(
    Character("kaneki", (HUMAN,), FOOD, stay_alive=FOOD, excludes="kaneki_mi_goule", origins=_ONE_PERSON),
    Character("kimi", (HUMAN,), FOOD, stay_alive=FOOD, companion="nishiki", origins=_COLLECTS),
    Character("hide", (HUMAN,), FOOD, stay_alive=DOVE, origins=_COLLECTS),
    Character("mado", (INSPECTOR,), elimination=GHOUL, proof=2, origins=_made(proof=_R)),
    Character("amon", (INSPECTOR,), elimination=GHOUL, proof=3, origins=_made(proof=_R)),
    Character("suzuya", (INSPECTOR,), elimination=GHOUL, proof=1, origins=_made(proof=_R)),
    Character("nishiki", (GHOUL,), TRANSFORMATION, stay_alive=COFFEE, origins=_COLLECTS),
    Character("rize", (GHOUL,), elimination=HUMAN, least_players=5, origins=_made(elimination=_W), source=_W),
    Character("touka", (GHOUL,), elimination=INSPECTOR, stay_alive=COFFEE, origins=_HUNTS),
    Character("tsukiyama", (GHOUL,), elimination=GHOUL, stay_alive=FOOD, origins=_HUNTS),
    Character("hinami", (GHOUL,), COFFEE, stay_alive=TRANSFORMATION, origins=_COLLECTS),
    Character("uta", (GHOUL,), DOVE, stay_alive=MASK, variant="masque", origins=_COLLECTS),
    Character("yoshimura", (GHOUL,), COFFEE, stay_alive=MASK, variant="masque", origins=_COLLECTS),
    Character(
        "yomo",
        (GHOUL,),
        stay_alive=COFFEE,
        companion="touka",
        variant="masque",
        origins=_made(stay_alive=_R, companion=_R),
    ),
    Character(
        "kaneki_mi_goule",
        (HUMAN, GHOUL),
        TRANSFORMATION,
        stay_alive=FOOD,
        variant="masque",
        least_players=5,
        excludes="kaneki",
        origins=_ONE_PERSON,
    ),
    Character(
        "yoriko",
        (HUMAN,),
        FOOD,
        stay_alive=FOOD,
        companion="touka",
        variant="masque",
        origins=_made(collection=_R, stay_alive=_R, companion=_R),
    ),
)
TUNED: Final[Mapping[str, Mapping[str, str]]] = {
    "kaneki": {"stay_alive": COFFEE},
    "uta": {"collection": MASK},
}
"""Reconstructed values that bots playing by judgement have changed, as they were specified.

Where the open card does not count, three Masks in hand mean four Masks: Uta's Collection was practically out of reach.
Characters of the Masque extension are to win 10 to 60 % at every number of players, with masks and with both variants.
Others were not tuned for it: Touka and Hinami win more often than that with masks and four players. What was tried, and
how often it won with so many players (400 to 1000 matches, seed 0):

| tried | masks | both variants |
|---|---|---|
| Uta collects Masks | 16 % at 4, 6 % at 6, 10 % at 8 (60 to 100 matches) | |
| Uta collects Transformations | 47, 47, 36, 31, 33 % at 4 to 8 | 61, 59, 44, 36, 33 % at 4 to 8 |
| Uta collects Doves | 52, 41, 27, 34, 30 % at 4 to 8 | 57, 43, 36, 32, 27 % at 4 to 8 |
| Uta stays alive with Transformations | about 50 % at 4, 70 % at 8 (60 to 100 matches) | |
| Kaneki stays alive with Coffee | Kaneki 56, 36, 37, 36, 24 % at 4 to 8 | Kaneki 65 % at 4 |
| Kaneki and Yoriko with Coffee | | Kaneki 55 % at 4; Yoriko 65 % at 7, 64 % at 8 |
| both with Food | 40, 33, 42, 26, 24 %; 45, 43, 40, 44, 56 % | 44, 31, 37, 24, 28 %; 52, 45, 44, 50, 57 % |

So Kaneki stays with Food, as he was tuned before. Yomo (28 to 57 %), Yoshimura (27 to 46 %), Yoriko and the half-ghoul
(25 to 41 %) stay as specified.
"""
EARLIER: Final[Mapping[int, Mapping[str, Mapping[str, str]]]] = {
    1: {"uta": {"collection": MASK}},
}
"""What characters had in earlier versions of the rules, where it was something else."""
HALF_GHOUL: Final = "kaneki_mi_goule"
OBJECTIVES: Final = ("collection", "elimination", "stay_alive", "companion")

COLLECTION_NEEDED: Final = 3
STAY_ALIVE_NEEDED: Final = 2

FIRST_GHOULS: Final = ("hinami", "nishiki")
"""One of these for a first game with four or five players."""
FIRST_GHOULS_UP_TO: Final = 5
ALONE: Final = ("tsukiyama",)
"""Characters that are not drawn where there is no other Ghoul to kill; a host may still pick them."""
ALONE_UP_TO: Final = 4
MASKED_GHOULS: Final = ("uta", "yoshimura", "yomo")
"""One of these where masks are played and nobody else drawn belongs to them."""


@cache
def cast(edition: int) -> Mapping[str, Character]:
    """The characters as this version of the rules has them."""
    earlier = EARLIER.get(edition, {})
    return {id: replace(row, **earlier.get(id, {})) for id, row in CHARACTERS.items()}


def objectives(character: str) -> tuple[str, ...]:
    """The kinds of objective a character has."""
    return tuple(kind for kind in OBJECTIVES if getattr(CHARACTERS[character], kind))


def characters(*, masks: bool) -> tuple[str, ...]:
    """The characters in the box."""
    return tuple(id for id, row in CHARACTERS.items() if masks or not row.variant)


# -- places ----------------------------------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    """A tile of the octagon: its actions, from left to right."""

    id: str
    actions: tuple[str, ...]
    red: bool = False
    count: int = 1
    origins: Mapping[str, str] = {}
    source: str = RECONSTRUCTION


_LAID: Final = {"name": RECONSTRUCTION, "actions": RECONSTRUCTION}

PLACES: Final = by_id(
    Place("anteiku", ("suspicion_cafe", "interrogation"), origins=_LAID),
    Place("big_girl", ("suspicion_nourriture", "interrogation"), origins=_LAID),
    Place("siege_ccg", ("suspicion_colombe", "interrogation"), origins=_LAID),
    Place("universite_kamii", ("interrogation", "suspicion_paire"), origins=_LAID),
    Place("hopital_kano", ("suspicion_transformation", "brouiller_retirer"), origins=_LAID),
    Place("boutique_masques", ("interrogation", "brouiller_retirer"), origins=_LAID),
    Place("ruelle", ("interrogation", "attaque_max"), red=True, origins=_LAID),
    Place("chantier", ("brouiller_donner", "attaque_3"), red=True, origins=_LAID),
)
RED_SLOTS: Final = (0, 4)
START_SLOT: Final = 0
SLOTS: Final = len(PLACES)


class Suspicion(Struct, frozen=True):
    """What makes a player suspect: so many cards of this type; no type is any type. The token lies in this area."""

    type: str
    needed: int
    area: str


SUSPICIONS: Final[Mapping[str, Suspicion]] = {
    "suspicion_cafe": Suspicion(COFFEE, 2, "cafe"),
    "suspicion_nourriture": Suspicion(FOOD, 2, "nourriture"),
    "suspicion_colombe": Suspicion(DOVE, 2, "colombe"),
    "suspicion_paire": Suspicion("", 2, "paire"),
    "suspicion_transformation": Suspicion(TRANSFORMATION, 1, "transformation"),
}
RUMOUR: Final = "rumeur"
AREAS: Final = ("cafe", "nourriture", "colombe", "paire", "transformation", RUMOUR)

SHOWN: Final = 2
"""Cards an interrogated player shows."""
SHOWS_ALL_FROM: Final = 3
"""Tokens from which on all the hand is shown."""
ATTACK_3: Final = 3
SPECIAL_DOVES: Final = 2


# -- support tokens --------------------------------------------------------------------------------------------------


class Support(Struct, frozen=True):
    """A support token."""

    id: str
    count: int
    source: str = RULEBOOK


NEUTRAL: Final = "soutien_neutre"
KANEKI: Final = "soutien_kaneki"
SUPPORTS: Final[Mapping[str, Support]] = {
    NEUTRAL: Support(NEUTRAL, 7),
    KANEKI: Support(KANEKI, 1),
}


# -- set-up ----------------------------------------------------------------------------------------------------------

RESERVE: Final[Mapping[int, int]] = {4: 12, 5: 20, 6: 24, 7: 35, 8: 40}
"""Suspicion tokens by number of players."""
TOKENS: Final = 40

CONFIGS: Final[Mapping[int, Mapping[str, tuple[int, int, int]]]] = {
    4: {"a": (1, 1, 2)},
    5: {"a": (2, 1, 2)},
    6: {"a": (2, 1, 3), "b": (2, 2, 2)},
    7: {"a": (3, 1, 3), "b": (3, 2, 2)},
    8: {"a": (4, 1, 3), "b": (4, 2, 2)},
}
"""Ghouls, Inspectors and Humans by number of players."""
PLAYERS: Final = range(min(CONFIGS), max(CONFIGS) + 1)

ORIGINS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("ALONE", "ALONE_UP_TO", "AREAS", "MASKED_GHOULS", "RED_SLOTS", "START_SLOT"), RECONSTRUCTION),
}
"""The values outside the rows that are not from the rulebook."""
