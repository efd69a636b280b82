"""Answers in the colours of one place: what each says, and of which places it could be said, its own first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _row(facet: str, value: str, places: str) -> tuple[str, str, tuple[str, ...]]:
    return facet, value, tuple(places.split())


COLOUR: Final[Mapping[str, tuple[str, str, tuple[str, ...]]]] = {
    "place_arkham_asylum_1": _row("noise", "din", "arkham_asylum iceberg_lounge titans_tower daily_planet"),
    "place_arkham_asylum_2": _row("people", "criminals", "arkham_asylum iceberg_lounge central_city_police_department"),
    "place_arkham_asylum_3": _row(
        "clothes", "uniform", "arkham_asylum ferris_aircraft belle_reve justice_league_watchtower"
    ),
    "place_arkham_asylum_4": _row("smell", "disinfectant", "arkham_asylum belle_reve star_labs"),
    "place_arkham_asylum_5": _row(
        "light", "artificial", "arkham_asylum belle_reve central_city_police_department gotham_university"
    ),
    "place_arkham_asylum_6": _row("activity", "confine", "arkham_asylum belle_reve central_city_police_department"),
    "place_atlantis_1": _row("setting", "sealed", "atlantis justice_league_watchtower bottle_city_of_kandor"),
    "place_atlantis_2": _row("noise", "silent", "atlantis fortress_of_solitude rock_of_eternity batcave"),
    "place_atlantis_3": _row("people", "warriors", "atlantis themyscira gorilla_city"),
    "place_atlantis_4": _row("temperature", "cold", "atlantis iceberg_lounge batcave rock_of_eternity"),
    "place_atlantis_5": _row("activity", "rule", "atlantis gorilla_city themyscira rock_of_eternity"),
    "place_atlantis_6": _row("access", "secret", "atlantis themyscira fortress_of_solitude"),
    "place_batcave_1": _row("arrival", "secret_way", "batcave gorilla_city rock_of_eternity"),
    "place_batcave_2": _row("clothes", "costume", "batcave hall_of_justice justice_league_watchtower titans_tower"),
    "place_batcave_3": _row("light", "dim", "batcave atlantis rock_of_eternity arkham_asylum iceberg_lounge"),
    "place_batcave_4": _row("activity", "investigate", "batcave central_city_police_department daily_planet"),
    "place_batcave_5": _row("temperature", "cold", "batcave lexcorp_tower hall_of_justice justice_league_watchtower"),
    "place_batcave_6": _row("noise", "hum", "batcave rock_of_eternity fortress_of_solitude"),
    "place_belle_reve_1": _row("smell", "plants", "belle_reve gorilla_city atlantis themyscira"),
    "place_belle_reve_2": _row("activity", "meet", "belle_reve iceberg_lounge lexcorp_tower"),
    "place_belle_reve_3": _row("danger", "security", "belle_reve iceberg_lounge lexcorp_tower"),
    "place_belle_reve_4": _row("temperature", "hot", "belle_reve gorilla_city themyscira"),
    "place_belle_reve_5": _row("arrival", "escort", "belle_reve arkham_asylum central_city_police_department"),
    "place_belle_reve_6": _row("access", "secret", "belle_reve justice_league_watchtower batcave"),
    "place_bottle_city_of_kandor_1": _row(
        "setting", "sealed", "bottle_city_of_kandor justice_league_watchtower atlantis"
    ),
    "place_bottle_city_of_kandor_2": _row(
        "arrival", "portal", "bottle_city_of_kandor oa rock_of_eternity justice_league_watchtower"
    ),
    "place_bottle_city_of_kandor_3": _row(
        "danger", "environment", "bottle_city_of_kandor justice_league_watchtower rock_of_eternity"
    ),
    "place_bottle_city_of_kandor_4": _row(
        "light", "artificial", "bottle_city_of_kandor justice_league_watchtower star_labs"
    ),
    "place_bottle_city_of_kandor_5": _row("people", "strange", "bottle_city_of_kandor justice_league_watchtower oa"),
    "place_bottle_city_of_kandor_6": _row("activity", "live", "bottle_city_of_kandor atlantis fortress_of_solitude"),
    "place_central_city_police_department_1": _row(
        "smell", "paper_coffee", "central_city_police_department daily_planet gotham_university hall_of_justice"
    ),
    "place_central_city_police_department_2": _row(
        "arrival", "street", "central_city_police_department star_labs hall_of_justice"
    ),
    "place_central_city_police_department_3": _row(
        "people", "criminals", "central_city_police_department arkham_asylum belle_reve iceberg_lounge"
    ),
    "place_central_city_police_department_4": _row(
        "activity", "investigate", "central_city_police_department daily_planet batcave"
    ),
    "place_central_city_police_department_5": _row(
        "danger", "dangerous_people", "central_city_police_department arkham_asylum belle_reve iceberg_lounge"
    ),
    "place_central_city_police_department_6": _row(
        "access", "public", "central_city_police_department arkham_asylum iceberg_lounge"
    ),
    "place_daily_planet_1": _row("clothes", "business", "daily_planet lexcorp_tower star_labs ferris_aircraft"),
    "place_daily_planet_2": _row(
        "noise", "din", "daily_planet arkham_asylum belle_reve central_city_police_department"
    ),
    "place_daily_planet_3": _row("smell", "oil", "daily_planet batcave ferris_aircraft justice_league_watchtower"),
    "place_daily_planet_4": _row("arrival", "lift", "daily_planet lexcorp_tower star_labs"),
    "place_daily_planet_5": _row("activity", "investigate", "daily_planet batcave central_city_police_department"),
    "place_daily_planet_6": _row("danger", "low", "daily_planet titans_tower hall_of_justice oa"),
    "place_ferris_aircraft_1": _row("setting", "open_air", "ferris_aircraft oa titans_tower themyscira"),
    "place_ferris_aircraft_2": _row("noise", "din", "ferris_aircraft titans_tower arkham_asylum"),
    "place_ferris_aircraft_3": _row("temperature", "hot", "ferris_aircraft themyscira gorilla_city oa"),
    "place_ferris_aircraft_4": _row("people", "staff", "ferris_aircraft daily_planet hall_of_justice"),
    "place_ferris_aircraft_5": _row(
        "danger", "experiments", "ferris_aircraft star_labs lexcorp_tower gotham_university"
    ),
    "place_ferris_aircraft_6": _row("activity", "train", "ferris_aircraft oa themyscira titans_tower"),
    "place_fortress_of_solitude_1": _row("people", "nobody", "fortress_of_solitude batcave rock_of_eternity"),
    "place_fortress_of_solitude_2": _row(
        "light", "glow", "fortress_of_solitude bottle_city_of_kandor iceberg_lounge atlantis"
    ),
    "place_fortress_of_solitude_3": _row(
        "arrival", "air", "fortress_of_solitude themyscira oa justice_league_watchtower"
    ),
    "place_fortress_of_solitude_4": _row("access", "invited", "fortress_of_solitude gorilla_city themyscira"),
    "place_fortress_of_solitude_5": _row("activity", "live", "fortress_of_solitude bottle_city_of_kandor atlantis"),
    "place_fortress_of_solitude_6": _row(
        "temperature", "cold", "fortress_of_solitude iceberg_lounge justice_league_watchtower"
    ),
    "place_gorilla_city_1": _row("people", "strange", "gorilla_city oa rock_of_eternity justice_league_watchtower"),
    "place_gorilla_city_2": _row("smell", "food_perfume", "gorilla_city iceberg_lounge titans_tower"),
    "place_gorilla_city_3": _row("activity", "rule", "gorilla_city oa rock_of_eternity"),
    "place_gorilla_city_4": _row("temperature", "hot", "gorilla_city themyscira ferris_aircraft belle_reve"),
    "place_gorilla_city_5": _row("access", "secret", "gorilla_city themyscira belle_reve"),
    "place_gorilla_city_6": _row("light", "daylight", "gorilla_city themyscira gotham_university"),
    "place_gotham_university_1": _row("people", "youth", "gotham_university titans_tower daily_planet"),
    "place_gotham_university_2": _row(
        "noise", "chatter", "gotham_university daily_planet titans_tower hall_of_justice"
    ),
    "place_gotham_university_3": _row("danger", "experiments", "gotham_university star_labs lexcorp_tower"),
    "place_gotham_university_4": _row("temperature", "cold", "gotham_university arkham_asylum star_labs"),
    "place_gotham_university_5": _row(
        "clothes", "casual", "gotham_university titans_tower daily_planet central_city_police_department"
    ),
    "place_gotham_university_6": _row("activity", "research", "gotham_university star_labs arkham_asylum"),
    "place_hall_of_justice_1": _row("arrival", "street", "hall_of_justice daily_planet gotham_university"),
    "place_hall_of_justice_2": _row("activity", "meet", "hall_of_justice justice_league_watchtower daily_planet"),
    "place_hall_of_justice_3": _row("setting", "indoors", "hall_of_justice gotham_university ferris_aircraft"),
    "place_hall_of_justice_4": _row("people", "staff", "hall_of_justice lexcorp_tower iceberg_lounge"),
    "place_hall_of_justice_5": _row("danger", "low", "hall_of_justice titans_tower oa central_city_police_department"),
    "place_hall_of_justice_6": _row(
        "noise", "silent", "hall_of_justice lexcorp_tower justice_league_watchtower fortress_of_solitude"
    ),
    "place_iceberg_lounge_1": _row("smell", "sea", "iceberg_lounge atlantis themyscira"),
    "place_iceberg_lounge_2": _row("clothes", "business", "iceberg_lounge lexcorp_tower batcave hall_of_justice"),
    "place_iceberg_lounge_3": _row(
        "people", "criminals", "iceberg_lounge central_city_police_department belle_reve arkham_asylum"
    ),
    "place_iceberg_lounge_4": _row("light", "dim", "iceberg_lounge belle_reve arkham_asylum"),
    "place_iceberg_lounge_5": _row("temperature", "cold", "iceberg_lounge fortress_of_solitude lexcorp_tower"),
    "place_iceberg_lounge_6": _row(
        "access", "public", "iceberg_lounge arkham_asylum gotham_university central_city_police_department"
    ),
    "place_justice_league_watchtower_1": _row(
        "setting", "sealed", "justice_league_watchtower atlantis bottle_city_of_kandor"
    ),
    "place_justice_league_watchtower_2": _row("activity", "watch", "justice_league_watchtower batcave hall_of_justice"),
    "place_justice_league_watchtower_3": _row(
        "arrival", "portal", "justice_league_watchtower hall_of_justice oa fortress_of_solitude"
    ),
    "place_justice_league_watchtower_4": _row(
        "smell", "clean_air", "justice_league_watchtower bottle_city_of_kandor star_labs lexcorp_tower"
    ),
    "place_justice_league_watchtower_5": _row("light", "artificial", "justice_league_watchtower batcave star_labs"),
    "place_justice_league_watchtower_6": _row(
        "people", "heroes", "justice_league_watchtower hall_of_justice titans_tower oa"
    ),
    "place_lexcorp_tower_1": _row("clothes", "business", "lexcorp_tower iceberg_lounge star_labs"),
    "place_lexcorp_tower_2": _row("setting", "indoors", "lexcorp_tower daily_planet star_labs"),
    "place_lexcorp_tower_3": _row("light", "daylight", "lexcorp_tower daily_planet titans_tower hall_of_justice"),
    "place_lexcorp_tower_4": _row("danger", "security", "lexcorp_tower star_labs iceberg_lounge batcave"),
    "place_lexcorp_tower_5": _row("activity", "meet", "lexcorp_tower iceberg_lounge belle_reve"),
    "place_lexcorp_tower_6": _row("temperature", "cold", "lexcorp_tower iceberg_lounge star_labs"),
    "place_star_labs_1": _row("danger", "experiments", "star_labs ferris_aircraft lexcorp_tower gotham_university"),
    "place_star_labs_2": _row("noise", "hum", "star_labs lexcorp_tower batcave"),
    "place_star_labs_3": _row("setting", "below", "star_labs lexcorp_tower batcave central_city_police_department"),
    "place_star_labs_4": _row("clothes", "lab_coat", "star_labs gotham_university arkham_asylum"),
    "place_star_labs_5": _row("access", "cleared", "star_labs lexcorp_tower batcave justice_league_watchtower"),
    "place_star_labs_6": _row(
        "smell", "clean_air", "star_labs justice_league_watchtower lexcorp_tower ferris_aircraft"
    ),
    "place_themyscira_1": _row("clothes", "armour", "themyscira atlantis gorilla_city"),
    "place_themyscira_2": _row("arrival", "water", "themyscira atlantis titans_tower"),
    "place_themyscira_3": _row("activity", "train", "themyscira titans_tower oa"),
    "place_themyscira_4": _row("access", "invited", "themyscira atlantis titans_tower"),
    "place_themyscira_5": _row("setting", "sealed", "themyscira arkham_asylum fortress_of_solitude gorilla_city"),
    "place_themyscira_6": _row("temperature", "hot", "themyscira oa gorilla_city"),
    "place_titans_tower_1": _row("smell", "food_perfume", "titans_tower central_city_police_department iceberg_lounge"),
    "place_titans_tower_2": _row("people", "heroes", "titans_tower hall_of_justice justice_league_watchtower"),
    "place_titans_tower_3": _row("setting", "open_air", "titans_tower daily_planet gotham_university hall_of_justice"),
    "place_titans_tower_4": _row("arrival", "water", "titans_tower iceberg_lounge themyscira"),
    "place_titans_tower_5": _row("danger", "combat", "titans_tower oa gorilla_city"),
    "place_titans_tower_6": _row("clothes", "costume", "titans_tower hall_of_justice justice_league_watchtower oa"),
    "place_oa_1": _row("light", "glow", "oa star_labs atlantis bottle_city_of_kandor"),
    "place_oa_2": _row("activity", "rule", "oa rock_of_eternity atlantis themyscira"),
    "place_oa_3": _row("people", "strange", "oa justice_league_watchtower atlantis"),
    "place_oa_4": _row("clothes", "uniform", "oa justice_league_watchtower central_city_police_department"),
    "place_oa_5": _row("access", "cleared", "oa batcave justice_league_watchtower"),
    "place_oa_6": _row("arrival", "air", "oa justice_league_watchtower bottle_city_of_kandor"),
    "place_rock_of_eternity_1": _row("people", "nobody", "rock_of_eternity fortress_of_solitude batcave"),
    "place_rock_of_eternity_2": _row("arrival", "portal", "rock_of_eternity justice_league_watchtower oa"),
    "place_rock_of_eternity_3": _row("access", "invited", "rock_of_eternity fortress_of_solitude themyscira"),
    "place_rock_of_eternity_4": _row("clothes", "robe", "rock_of_eternity fortress_of_solitude atlantis themyscira"),
    "place_rock_of_eternity_5": _row("noise", "silent", "rock_of_eternity arkham_asylum batcave"),
    "place_rock_of_eternity_6": _row("danger", "environment", "rock_of_eternity batcave fortress_of_solitude"),
}
