"""The 20 Locations, and what is true of each: eleven facets, with a first value and a second one.

Values overlap on purpose: an answer that is true of one place is true of others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK, by_id

FACETS: Final = (
    "setting",
    "noise",
    "people",
    "clothes",
    "arrival",
    "danger",
    "smell",
    "light",
    "temperature",
    "activity",
    "access",
)
"""What can be asked about a place."""

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "setting": ("indoors", "open_air", "below", "sealed"),
    "noise": ("silent", "hum", "chatter", "din"),
    "people": ("heroes", "criminals", "scientists", "staff", "warriors", "officers", "strange", "youth", "nobody"),
    "clothes": ("costume", "uniform", "business", "lab_coat", "armour", "robe", "evening", "casual"),
    "arrival": ("street", "lift", "air", "water", "portal", "escort", "secret_way"),
    "danger": ("low", "dangerous_people", "experiments", "environment", "combat", "security"),
    "smell": ("sea", "disinfectant", "paper_coffee", "oil", "damp_stone", "plants", "food_perfume", "clean_air"),
    "light": ("daylight", "artificial", "dim", "glow"),
    "temperature": ("cold", "mild", "hot"),
    "activity": ("watch", "investigate", "research", "train", "confine", "meet", "party", "rule", "learn", "live"),
    "access": ("public", "invited", "cleared", "secret"),
}
"""What can be answered, facet by facet."""

Pair = tuple[str, str]
"""What is true of a place in one facet: first of all, and besides."""


class Location(Struct, frozen=True):
    """A place of the DC Multiverse: the names it is known by, and what is true of it in the order of the facets."""

    id: str
    multiverse: bool
    aliases: tuple[str, ...]
    pairs: tuple[Pair, ...]
    source: str = RULEBOOK

    def pair(self, facet: str) -> Pair:
        """What is true of it in one facet."""
        return self.pairs[_FACET[facet]]

    def fits(self, facet: str, value: str) -> bool:
        """Whether this could be said of it."""
        return value in self.pairs[_FACET[facet]]


_FACET: Final = {facet: index for index, facet in enumerate(FACETS)}


def _location(id: str, multiverse: bool, aliases: tuple[str, ...], true: str, source: str = RULEBOOK) -> Location:
    """A row of the table: what is true of a place, facet by facet, the first value before the second."""
    pairs = [pair.partition("/") for pair in true.split()]
    return Location(id, multiverse, aliases, tuple([(first, second) for first, _, second in pairs]), source)


LOCATIONS: Final = by_id(
    _location(
        "arkham_asylum",
        True,
        ("arkham", "asile", "asylum"),
        "indoors/sealed din/silent criminals/scientists uniform/lab_coat escort/street dangerous_people/security "
        "disinfectant/damp_stone dim/artificial cold/mild confine/research cleared/public",
    ),
    _location(
        "atlantis",
        True,
        ("atlantis", "atlantide"),
        "below/sealed silent/chatter warriors/strange armour/robe water/portal environment/combat sea/plants "
        "glow/dim cold/mild rule/live secret/invited",
    ),
    _location(
        "batcave",
        True,
        ("batcave", "bat-cave", "bat cave"),
        "below/indoors hum/silent heroes/nobody costume/business secret_way/street security/environment "
        "damp_stone/oil dim/artificial cold/mild investigate/watch secret/cleared",
    ),
    _location(
        "belle_reve",
        True,
        ("belle reve", "belle rêve", "penitentiary", "pénitencier", "centre pénitentiaire"),
        "indoors/sealed din/chatter criminals/officers uniform/armour escort/air security/dangerous_people "
        "disinfectant/plants artificial/dim hot/mild confine/meet cleared/secret",
    ),
    _location(
        "bottle_city_of_kandor",
        False,
        ("kandor", "cité-bouteille", "cité bouteille", "bottle city"),
        "sealed/open_air chatter/hum strange/scientists robe/casual portal/air low/environment clean_air/plants "
        "artificial/glow mild/hot live/research secret/invited",
    ),
    _location(
        "central_city_police_department",
        True,
        ("central city", "ccpd", "police department", "département de police", "commissariat"),
        "indoors/below chatter/din officers/criminals uniform/casual street/escort dangerous_people/low "
        "paper_coffee/food_perfume artificial/daylight mild/hot investigate/confine public/cleared",
    ),
    _location(
        "daily_planet",
        True,
        ("daily planet", "planet"),
        "indoors/open_air chatter/din staff/youth business/casual lift/street low/dangerous_people "
        "paper_coffee/oil daylight/artificial mild/hot investigate/meet public/cleared",
    ),
    _location(
        "ferris_aircraft",
        True,
        ("ferris", "ferris aircraft"),
        "open_air/indoors din/hum staff/scientists uniform/business air/street experiments/security oil/clean_air "
        "daylight/artificial hot/mild research/train cleared/invited",
    ),
    _location(
        "fortress_of_solitude",
        True,
        ("fortress", "forteresse", "fortress of solitude"),
        "sealed/indoors silent/hum nobody/heroes costume/robe air/portal environment/security "
        "clean_air/damp_stone glow/daylight cold/mild live/research secret/invited",
    ),
    _location(
        "gorilla_city",
        False,
        ("gorilla city", "gorilla", "gorilles"),
        "open_air/sealed chatter/din strange/warriors armour/robe secret_way/air combat/environment "
        "plants/food_perfume daylight/glow hot/mild rule/research secret/invited",
    ),
    _location(
        "gotham_university",
        True,
        ("gotham university", "université", "university", "campus"),
        "indoors/open_air chatter/silent youth/scientists casual/lab_coat street/lift low/experiments "
        "paper_coffee/plants daylight/artificial mild/cold learn/research public/cleared",
    ),
    _location(
        "hall_of_justice",
        True,
        ("hall of justice", "hall de justice"),
        "indoors/open_air chatter/silent heroes/staff costume/business street/portal low/security "
        "clean_air/paper_coffee daylight/artificial mild/cold meet/watch public/cleared",
    ),
    _location(
        "iceberg_lounge",
        True,
        ("iceberg", "iceberg lounge", "lounge"),
        "indoors/below din/chatter criminals/staff evening/business street/water dangerous_people/security "
        "food_perfume/sea dim/glow cold/mild party/meet invited/public",
    ),
    _location(
        "justice_league_watchtower",
        True,
        ("watchtower", "tour de guet"),
        "sealed/indoors hum/silent heroes/strange costume/uniform portal/air environment/security clean_air/oil "
        "artificial/glow mild/cold watch/meet cleared/secret",
    ),
    _location(
        "lexcorp_tower",
        True,
        ("lexcorp", "lex corp", "tour lexcorp"),
        "indoors/below hum/silent staff/scientists business/evening lift/air security/experiments "
        "clean_air/paper_coffee daylight/artificial mild/cold meet/research cleared/invited",
    ),
    _location(
        "star_labs",
        True,
        ("star labs", "s.t.a.r. labs", "star lab"),
        "indoors/below hum/silent scientists/staff lab_coat/business street/lift experiments/security "
        "disinfectant/clean_air artificial/glow mild/cold research/watch cleared/invited",
    ),
    _location(
        "themyscira",
        True,
        ("themyscira", "paradise island", "île du paradis"),
        "open_air/sealed din/chatter warriors/strange armour/robe water/air combat/environment sea/plants "
        "daylight/glow hot/mild train/rule secret/invited",
    ),
    _location(
        "titans_tower",
        True,
        ("titans tower", "tour des titans", "titans"),
        "indoors/open_air din/chatter youth/heroes costume/casual water/air combat/low food_perfume/sea "
        "daylight/artificial mild/hot train/party cleared/invited",
    ),
    _location(
        "oa",
        False,
        ("oa",),
        "open_air/indoors chatter/silent strange/heroes uniform/costume air/portal combat/low "
        "clean_air/damp_stone glow/daylight mild/hot rule/train cleared/secret",
        RECONSTRUCTION,
    ),
    _location(
        "rock_of_eternity",
        False,
        ("rock of eternity", "rocher de l'éternité", "rocher"),
        "below/sealed silent/hum nobody/strange robe/costume portal/secret_way environment/dangerous_people "
        "damp_stone/clean_air glow/dim cold/mild rule/learn secret/invited",
        RECONSTRUCTION,
    ),
)
PLACES: Final = tuple(LOCATIONS)
MULTIVERSE: Final = tuple(location.id for location in LOCATIONS.values() if location.multiverse)
"""The Locations that have one more copy."""
