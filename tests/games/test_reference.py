from __future__ import annotations

from penombre.games.dc_spyfall.catalogue import ABILITIES
from penombre.games.dc_spyfall.locations import LOCATIONS
from penombre.games.reference import entries
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, CLUES, PLACES


def test_a_row_of_the_catalogue_belongs_to_the_family_it_is_named_after_and_to_no_other() -> None:
    facts = {(entry.family, entry.id): entry.facts for entry in entries("tokyo_ghoul")}
    assert facts["clue", "masque"] == CLUES["masque"]
    assert facts["setting", "masque"] is None
    assert facts["character", "kaneki"] == CHARACTERS["kaneki"]
    assert facts["setting", "kaneki"] is None
    assert facts["area", "cafe"] is None
    assert facts["place", "ruelle"] == PLACES["ruelle"]


def test_a_row_tells_where_each_of_its_values_comes_from() -> None:
    rize = next(entry for entry in entries("tokyo_ghoul") if entry.key == "character-rize")
    assert rize.source == "review"
    assert rize.others["origins"] == {"elimination": "review"}


def test_rows_are_found_in_whichever_table_of_the_game_they_are() -> None:
    facts = {(entry.family, entry.id): entry.facts for entry in entries("dc_spyfall")}
    assert {id: facts["location", id] for id in LOCATIONS} == LOCATIONS
    assert {id: facts["ability", id] for id in ABILITIES} == ABILITIES


def test_what_only_repeats_other_words_is_not_read_about() -> None:
    families = {entry.family for entry in entries("dc_spyfall")}
    assert {"location", "ability", "role", "setting", "rule", "example", "ending"} <= families
    assert not families & {"card", "module"}
