"""Every value of DC Spyfall but the Locations in one table: bags, abilities, points, times, with their origins.

A value is from the rulebook, from elsewhere in the Spyfall family, or reconstructed: `ORIGINS` names those that stand
in no row of their own. No rule holds a number of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK, by_id

ELSEWHERE: Final = "elsewhere"

PLAYERS: Final = range(3, 9)
ROUNDS: Final = 5
HARLEY_PLAYERS: Final = 5
"""Harley Quinn is played from so many players on."""

# -- cards and bags --------------------------------------------------------------------------------------------------

JOKER: Final = "joker"
HARLEY: Final = "+harley"
"""What a marked Location card bears after its name."""
PRANK: Final = "prank"
PACKS: Final = ("multiverse_1", "multiverse_2")
BAG_CARDS: Final = 8
"""How many cards any bag has."""
BAG_LOCATIONS: Final = 7
"""How many of the cards of a standard bag are Location cards; one of them is marked."""


def is_special(bag: str) -> bool:
    """Whether this is no bag of a Location."""
    return bag == PRANK or bag in PACKS


def kind_of(bag: str) -> str:
    """What a round with this bag is."""
    if bag == PRANK:
        return "prank"
    return "multiverse" if bag in PACKS else "standard"


def place_of(card: str) -> str:
    """The Location of a card; nothing where it is a Joker card."""
    return "" if card == JOKER else card.removesuffix(HARLEY)


# -- roles -----------------------------------------------------------------------------------------------------------

HERO: Final = "hero"
HARLEY_QUINN: Final = "harley_quinn"
ROLES: Final = (HERO, JOKER, HARLEY_QUINN)
MODULES: Final = ("super_powers", "harley_quinn", "jokers_prank", "multiverse_madness")

# -- abilities -------------------------------------------------------------------------------------------------------


class Ability(Struct, frozen=True):
    """An Ability card: how many there are, and whether it is turned face up to be used, once in a round."""

    id: str
    single: bool
    count: int = 1
    source: str = RECONSTRUCTION


ABILITIES: Final = by_id(
    Ability("god_complex", single=True, source=RULEBOOK),
    Ability("force_field", single=True),
    Ability("boom_tube", single=True),
    Ability("lasso_of_truth", single=True),
    Ability("speed_force", single=True),
    Ability("greatest_detective", single=True),
    Ability("few_words", single=False),
    Ability("bizarro_logic", single=False),
    Ability("neighbourhood_watch", single=False),
    Ability("sceptic", single=False),
    Ability("secret_identity", single=False, count=2),
)
ABILITY_DECK: Final = tuple(ability.id for ability in ABILITIES.values() for _ in range(ability.count))
SPEED: Final = 60_000
"""What the Speed Force adds or takes, in milliseconds."""
SLOWEST: Final = 30_000
"""The milliseconds that the Speed Force leaves on the clock at least; it takes nothing where no more is left."""
FEW_WORDS: Final = 3
NEGATIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("no", "not", "never", "nothing", "nobody", "nowhere", "none", "*n't"),
    "fr": ("non", "ne", "n'*", "pas", "jamais", "rien", "personne", "aucun", "aucune", "nulle"),
}
"""One of these is in every answer by Bizarro Logic."""

# -- time, in milliseconds -------------------------------------------------------------------------------------------

ASK_CHARGE: Final = 8_000
ANSWER_CHARGE: Final = 12_000
"""What a question and an answer cost where the clock runs by turns."""
CLOCK_S: Final = 480
CLOCK_RANGE: Final = (120, 900)
ASK_TIME: Final = 30_000
ANSWER_TIME: Final = 45_000
LONGEST_TEXT: Final = 200

# -- points ----------------------------------------------------------------------------------------------------------

HERO_POINT: Final = 1
ACCUSER_BONUS: Final = 1
JOKER_FREED: Final = 4
"""Points of a Joker after a Hero was convicted, or the Location was named."""
JOKER_SURVIVED: Final = 2
JOKER_HARLEY: Final = 1
"""Points of a Joker after Harley Quinn was convicted instead."""
JOKER_MULTIVERSE: Final = 3
HARLEY_SHARE: Final = 2
HARLEY_HIDDEN: Final = 3
"""Points of Harley Quinn where she is not found after the Location was named."""
PRANK_FOUND: Final = 3
PRANK_MISSED: Final = 1
MULTIVERSE_FOUND: Final = 3
MULTIVERSE_VOTE: Final = 1

ORIGINS: Final[Mapping[str, str]] = {
    "players": ELSEWHERE,
    **dict.fromkeys(("winner", "first_dealer", "dealer_without_joker", "declarations", "name_filter"), RECONSTRUCTION),
    **dict.fromkeys(("special_weight", "times", "facets"), RECONSTRUCTION),
}

# -- talk ------------------------------------------------------------------------------------------------------------

EMOTES: Final = ("smile", "laugh", "think", "doubt", "gasp", "shrug", "applaud")
OPINIONS: Final = ("vague", "off", "echo", "quiet", "too_clear")
"""What can be said of a player after time is up: vague answers, answers that do not fit, and so on."""
MULTIVERSE_VIEWS: Final = ("multiverse_yes", "multiverse_no")
