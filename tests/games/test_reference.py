from __future__ import annotations

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
