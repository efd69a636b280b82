"""The catalogue of Tokyo Ghoul is the data of its specification, value by value, and says where each comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from penombre.games.catalogue_rows import RECONSTRUCTION, REVIEW, RULEBOOK
from penombre.games.tokyo_ghoul import catalogue
from penombre.games.tokyo_ghoul.catalogue import (
    AREAS,
    CAMPS,
    CHARACTERS,
    CLUES,
    CONFIGS,
    PLACES,
    RED_SLOTS,
    RESERVE,
    START_SLOT,
    SUPPORTS,
    SUSPICIONS,
    TUNED,
    TYPES,
    Character,
    Clue,
    Place,
    cast,
    deck,
    objectives,
)
from penombre.games.tokyo_ghoul.rules import TokyoGhoul

# -- the data block ------------------------------------------------------------------------------------------------


def test_the_reserve_has_its_tokens_by_number_of_players() -> None:
    assert dict(RESERVE) == {4: 12, 5: 20, 6: 24, 7: 35, 8: 40}


def test_ghouls_inspectors_and_humans_are_as_many_as_the_table_says() -> None:
    assert CAMPS == ("goule", "inspecteur", "humain")
    assert {players: dict(configs) for players, configs in CONFIGS.items()} == {
        4: {"a": (1, 1, 2)},
        5: {"a": (2, 1, 2)},
        6: {"a": (2, 1, 3), "b": (2, 2, 2)},
        7: {"a": (3, 1, 3), "b": (3, 2, 2)},
        8: {"a": (4, 1, 3), "b": (4, 2, 2)},
    }
    assert all(sum(config) == players for players, configs in CONFIGS.items() for config in configs.values())


def test_the_markers_of_the_clue_cards_are_those_of_the_specification() -> None:
    assert {id: clue.markers for id, clue in CLUES.items()} == {
        "cafe": (4, 4, 4, 5, 6, 7),
        "nourriture": (4, 4, 4, 5, 6, 8),
        "transformation": (4, 4, 4, 5, 7, 8),
        "colombe": (4, 4, 4, 6, 7, 8),
        "masque": (),
    }


def test_the_colours_are_those_of_the_specification() -> None:
    assert {id: clue.colour for id, clue in CLUES.items()} == {
        "cafe": "yellow",
        "nourriture": "green",
        "transformation": "red",
        "colombe": "blue",
        "masque": "grey",
    }


def test_the_octagon_has_its_red_slots_opposite_each_other_and_starts_on_one() -> None:
    assert (RED_SLOTS, START_SLOT, catalogue.SLOTS) == ((0, 4), 0, 8)
    assert [id for id, place in PLACES.items() if place.red] == ["ruelle", "chantier"]


def test_the_areas_of_the_investigation_board_are_those_of_the_specification() -> None:
    assert AREAS == ("cafe", "nourriture", "colombe", "paire", "transformation", "rumeur")


def test_the_places_have_their_actions_from_left_to_right() -> None:
    assert {id: place.actions for id, place in PLACES.items()} == {
        "anteiku": ("suspicion_cafe", "interrogation"),
        "big_girl": ("suspicion_nourriture", "interrogation"),
        "siege_ccg": ("suspicion_colombe", "interrogation"),
        "universite_kamii": ("interrogation", "suspicion_paire"),
        "hopital_kano": ("suspicion_transformation", "brouiller_retirer"),
        "boutique_masques": ("interrogation", "brouiller_retirer"),
        "ruelle": ("interrogation", "attaque_max"),
        "chantier": ("brouiller_donner", "attaque_3"),
    }


SPECIFIED: Mapping[str, Mapping[str, object]] = {
    "kaneki": {"camps": ("humain",), "collection": "nourriture", "stay_alive": "cafe", "excludes": "kaneki_mi_goule"},
    "kimi": {"camps": ("humain",), "collection": "nourriture", "stay_alive": "nourriture", "companion": "nishiki"},
    "hide": {"camps": ("humain",), "collection": "nourriture", "stay_alive": "colombe"},
    "mado": {"camps": ("inspecteur",), "elimination": "goule", "proof": 2},
    "amon": {"camps": ("inspecteur",), "elimination": "goule", "proof": 3},
    "suzuya": {"camps": ("inspecteur",), "elimination": "goule", "proof": 1},
    "nishiki": {"camps": ("goule",), "collection": "transformation", "stay_alive": "cafe"},
    "rize": {"camps": ("goule",), "elimination": "humain", "least_players": 5},
    "touka": {"camps": ("goule",), "elimination": "inspecteur", "stay_alive": "cafe"},
    "tsukiyama": {"camps": ("goule",), "elimination": "goule", "stay_alive": "nourriture"},
    "hinami": {"camps": ("goule",), "collection": "cafe", "stay_alive": "transformation"},
    "uta": {"variant": "masque", "camps": ("goule",), "collection": "masque", "stay_alive": "masque"},
    "yoshimura": {"variant": "masque", "camps": ("goule",), "collection": "cafe", "stay_alive": "masque"},
    "yomo": {"variant": "masque", "camps": ("goule",), "stay_alive": "cafe", "companion": "touka"},
    "kaneki_mi_goule": {
        "variant": "masque",
        "camps": ("humain", "goule"),
        "collection": "transformation",
        "stay_alive": "nourriture",
        "least_players": 5,
        "excludes": "kaneki",
    },
    "yoriko": {
        "variant": "masque",
        "camps": ("humain",),
        "collection": "nourriture",
        "stay_alive": "nourriture",
        "companion": "touka",
    },
}


def values(character: str) -> dict[str, object]:
    """What a character's row says, without what it leaves out."""
    row = CHARACTERS[character]
    said = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("id", "origins", "source")}
    return {name: value for name, value in said.items() if value}


def test_the_box_has_the_sixteen_characters_of_the_specification() -> None:
    assert list(CHARACTERS) == list(SPECIFIED)


@pytest.mark.parametrize("character", SPECIFIED)
def test_a_character_is_what_the_specification_says(character: str) -> None:
    assert CHARACTERS[character].id == character
    assert {**values(character), **TUNED.get(character, {})} == SPECIFIED[character]
    kinds = ("collection", "elimination", "stay_alive", "companion")
    assert objectives(character) == tuple(kind for kind in kinds if kind in SPECIFIED[character])


def test_only_reconstructed_values_are_tuned_and_the_table_says_from_what() -> None:
    assert TUNED == {"kaneki": {"stay_alive": "cafe"}, "uta": {"collection": "masque"}}
    for character, before in TUNED.items():
        for name, value in before.items():
            assert CHARACTERS[character].origins[name] == RECONSTRUCTION
            assert getattr(CHARACTERS[character], name) != value


def test_matches_of_version_1_are_played_with_its_values() -> None:
    """Uta collected Masks, when what lay face up counted."""
    changed = {
        (id, name): getattr(row, name)
        for id, row in cast(1).items()
        for name in row.__struct_fields__
        if getattr(row, name) != getattr(CHARACTERS[id], name)
    }
    assert changed == {("uta", "collection"): "masque"}
    assert cast(TokyoGhoul.version) == CHARACTERS


def test_the_constants_are_those_of_the_specification() -> None:
    assert {
        "hand": catalogue.HAND,
        "collection_needed": catalogue.COLLECTION_NEEDED,
        "stay_alive_needed": catalogue.STAY_ALIVE_NEEDED,
        "show_cards": catalogue.SHOWN,
        "show_all_from_tokens": catalogue.SHOWS_ALL_FROM,
        "attack3_tokens": catalogue.ATTACK_3,
        "special_colombe_needed": catalogue.SPECIAL_DOVES,
    } == {
        "hand": 3,
        "collection_needed": 3,
        "stay_alive_needed": 2,
        "show_cards": 2,
        "show_all_from_tokens": 3,
        "attack3_tokens": 3,
        "special_colombe_needed": 2,
    }


def test_suspicion_falls_on_pairs_and_on_a_single_transformation() -> None:
    assert {kind: (each.needed, each.type, each.area) for kind, each in SUSPICIONS.items()} == {
        "suspicion_cafe": (2, "cafe", "cafe"),
        "suspicion_nourriture": (2, "nourriture", "nourriture"),
        "suspicion_colombe": (2, "colombe", "colombe"),
        "suspicion_paire": (2, "", "paire"),
        "suspicion_transformation": (1, "transformation", "transformation"),
    }


# -- the deck ------------------------------------------------------------------------------------------------------

DECKS = {
    4: {"cafe": 3, "nourriture": 3, "transformation": 3, "colombe": 3},
    5: {"cafe": 4, "nourriture": 4, "transformation": 4, "colombe": 3},
    6: {"cafe": 5, "nourriture": 5, "transformation": 4, "colombe": 4},
    7: {"cafe": 6, "nourriture": 5, "transformation": 5, "colombe": 5},
    8: {"cafe": 6, "nourriture": 6, "transformation": 6, "colombe": 6},
}


@pytest.mark.parametrize("players", DECKS)
def test_the_deck_has_three_cards_per_player_and_with_masks_four(players: int) -> None:
    assert Counter(deck(players, masks=False)) == DECKS[players]
    assert len(deck(players, masks=False)) == 3 * players
    assert Counter(deck(players, masks=True)) == {**DECKS[players], "masque": players}
    assert len(deck(players, masks=True)) == 4 * players


# -- what is in the box --------------------------------------------------------------------------------------------


def test_the_box_holds_what_section_3_lists() -> None:
    assert {id: clue.count for id, clue in CLUES.items()} == {
        "cafe": 6,
        "nourriture": 6,
        "transformation": 6,
        "colombe": 6,
        "masque": 8,
    }
    assert all(len(clue.markers) in (0, clue.count) for clue in CLUES.values())
    assert sum(clue.count for clue in CLUES.values()) == 32
    assert sum(place.count for place in PLACES.values()) == 8 and sum(place.red for place in PLACES.values()) == 2
    assert {id: support.count for id, support in SUPPORTS.items()} == {"soutien_neutre": 7, "soutien_kaneki": 1}
    assert catalogue.TOKENS == 40 == max(RESERVE.values())


def test_five_ghouls_three_inspectors_and_three_humans_are_in_the_base_game_and_five_more_with_masks() -> None:
    base, all_of_them = catalogue.characters(masks=False), catalogue.characters(masks=True)
    assert Counter(CHARACTERS[id].camps for id in base) == {("goule",): 5, ("inspecteur",): 3, ("humain",): 3}
    assert all_of_them[: len(base)] == base and len(all_of_them) == 16
    assert Counter(CHARACTERS[id].camps for id in all_of_them[11:]) == {
        ("goule",): 3,
        ("humain",): 1,
        ("humain", "goule"): 1,
    }


def test_the_icons_of_the_places_are_as_many_as_the_census_says() -> None:
    icons = Counter(action for place in PLACES.values() for action in place.actions)
    assert icons == {
        "interrogation": 6,
        **dict.fromkeys(SUSPICIONS, 1),
        "brouiller_retirer": 2,
        "brouiller_donner": 1,
        "attaque_max": 1,
        "attaque_3": 1,
    }


# -- where the values come from ------------------------------------------------------------------------------------

COLLECTOR = {"collection": RECONSTRUCTION, "stay_alive": RECONSTRUCTION}
ORIGINS: Mapping[str, Mapping[str, str]] = {
    "kaneki": {**COLLECTOR, "excludes": RECONSTRUCTION},
    "kimi": COLLECTOR,  # that Nishiki is her companion is the rulebook's
    "hide": COLLECTOR,
    "mado": {"proof": RECONSTRUCTION},
    "amon": {"proof": RECONSTRUCTION},
    "suzuya": {"proof": RECONSTRUCTION},
    "nishiki": COLLECTOR,
    "rize": {"elimination": REVIEW},
    "touka": {"elimination": REVIEW, "stay_alive": RECONSTRUCTION},
    "tsukiyama": {"elimination": REVIEW, "stay_alive": RECONSTRUCTION},
    "hinami": COLLECTOR,
    "uta": COLLECTOR,
    "yoshimura": COLLECTOR,
    "yomo": {"stay_alive": RECONSTRUCTION, "companion": RECONSTRUCTION},
    "kaneki_mi_goule": {**COLLECTOR, "excludes": RECONSTRUCTION},
    "yoriko": {**COLLECTOR, "companion": RECONSTRUCTION},
}


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_value_of_a_character_that_is_not_from_the_rulebook_says_so(character: str) -> None:
    assert dict(CHARACTERS[character].origins) == ORIGINS[character]
    assert set(ORIGINS[character]) <= set(values(character))


def test_the_least_certain_value_of_a_row_is_its_source() -> None:
    rows: list[Character | Clue | Place] = [*CHARACTERS.values(), *CLUES.values(), *PLACES.values()]
    for row in rows:
        origins = set(row.origins.values())
        assert row.source == (RECONSTRUCTION if RECONSTRUCTION in origins else REVIEW)


def test_names_and_actions_of_places_and_markers_and_colours_of_cards_say_where_they_come_from() -> None:
    assert {tuple(place.origins.items()) for place in PLACES.values()} == {
        (("name", RECONSTRUCTION), ("actions", RECONSTRUCTION))
    }
    assert {id: set(clue.origins) for id, clue in CLUES.items()} == {
        "cafe": {"markers", "colour"},
        "nourriture": {"markers", "colour"},
        "transformation": {"markers", "colour"},
        "colombe": {"markers"},  # blue is the rulebook's
        "masque": {"colour"},
    }
    assert {support.source for support in SUPPORTS.values()} == {RULEBOOK}


def test_reconstructed_values_outside_the_rows_say_so() -> None:
    assert set(catalogue.ORIGINS) == {"ALONE", "ALONE_UP_TO", "AREAS", "MASKED_GHOULS", "RED_SLOTS", "START_SLOT"}
    assert set(catalogue.ORIGINS.values()) == {RECONSTRUCTION}
    assert all(hasattr(catalogue, name) for name in catalogue.ORIGINS)


def test_no_character_collects_what_is_not_a_card_nor_hunts_what_is_not_a_camp() -> None:
    for row in CHARACTERS.values():
        assert {row.collection, row.stay_alive} - {""} <= set(TYPES)
        assert {row.elimination, *row.camps} - {""} <= set(CAMPS)
        assert {row.companion, row.excludes} - {""} <= set(CHARACTERS)
        assert bool(row.proof) == (row.camps == ("inspecteur",))
