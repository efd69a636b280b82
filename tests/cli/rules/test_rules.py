"""The reference: every card can be found by any of its names, and says where its text comes from."""

import pytest
from tests.cli.conftest import Run

from penombre.cli.rules import pages, search
from penombre.games.dc_spyfall.catalogue import ABILITIES
from penombre.games.dc_spyfall.locations import LOCATIONS
from penombre.games.death_note.catalogue import ACTIONS, TILES
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, PRESETS, ROLES
from penombre.games.rose_noire.catalogue import CARDS, PROFILES, SUSPECTS
from penombre.words import LANGUAGES, Words


def test_the_whole_reference(run: Run) -> None:
    for lang in LANGUAGES:
        words = Words("kemomimi_panic", lang)
        out = run("rules", "kemomimi_panic", "--lang", lang).out
        for family, ids in (("character", CHARACTERS), ("role", ROLES), ("preset", PRESETS)):
            for id in ids:
                assert words.text(f"{family}-{id}") in out
        sources = out.count("Source")
        assert sources >= len(CHARACTERS) + len(ROLES) + len(PRESETS)
        assert max(len(line) for line in out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("psychic_akira", "psychic_akira"),
        ("akira", "psychic_akira"),
        ("PSYCHIC akira", "psychic_akira"),
        ("Civil têtu", "civilian_stubborn"),
        ("civil tetu", "civilian_stubborn"),
        ("stubborn", "civilian_stubborn"),
        ("genevieve", "cook_genevieve"),
        ("d'autriche", "crossdressing_dautriche"),
        ("six notables", "six_notables"),
        ("talk_s", "talk_s"),
        ("civilian", "civilian"),
        ("fantome", "ghost"),
    ],
)
def test_a_card_by_any_of_its_names(name: str, id: str) -> None:
    assert pages.find("kemomimi_panic", name).id == id


def test_every_name_of_every_card_finds_it_or_names_its_doubles() -> None:
    for key, names in search.names("kemomimi_panic", search.CARDS).items():
        for name in names:
            found, _ = search.look_up("kemomimi_panic", name)
            assert key in found


def test_one_card_with_timing_and_source(run: Run) -> None:
    out = run("rules", "kemomimi_panic", "lucie", "--lang", "en").out
    assert "When: End of day, then end of the theft" in out
    assert "Moments: End of day (2), End of the theft" in out
    assert "Source: Rulebook" in out
    assert "Source: Reconstruction" in run("rules", "kemomimi_panic", "small_society", "--lang", "en").out
    assert "Ne se joue qu’avec" in run("rules", "kemomimi_panic", "viennetta", "--lang", "fr").out


def test_the_list_of_games(run: Run) -> None:
    out = run("games", "--lang", "fr").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "kemomimi_panic" in out
    assert "de 4 à 8 joueurs, de 20 à 40 minutes" in out


def test_the_whole_reference_of_a_game_with_other_families(run: Run) -> None:
    for lang in LANGUAGES:
        words = Words("rose_noire", lang)
        out = " ".join(run("rules", "rose_noire", "--lang", lang).out.split())
        for family, ids in (("suspect", SUSPECTS), ("card", CARDS), ("profile", PROFILES)):
            for id in ids:
                assert " ".join(words.text(f"{family}-{id}").split()) in out


def test_places_and_abilities_are_read_with_where_they_come_from(run: Run) -> None:
    for lang in LANGUAGES:
        words = Words("dc_spyfall", lang)
        out = " ".join(run("rules", "dc_spyfall", "--lang", lang).out.split())
        for family, ids in (("location", LOCATIONS), ("ability", ABILITIES)):
            for id in ids:
                assert out.count(" ".join(words.attribute(f"{family}-{id}", "text").split())) == 1
    assert pages.find("dc_spyfall", "watchtower").key == "location-justice_league_watchtower"
    assert pages.find("dc_spyfall", "champ de force").key == "ability-force_field"
    assert "Source: Reconstruction" in run("rules", "dc_spyfall", "oa", "--lang", "en").out


def test_a_game_may_call_a_family_by_a_name_of_its_own(run: Run) -> None:
    for lang, headings in (("fr", ("Cartes Action", "Enquêtes")), ("en", ("Action cards", "Investigations"))):
        words = Words("death_note", lang)
        out = run("rules", "death_note", "--lang", lang).out
        read = " ".join(out.split())
        for heading in headings:
            assert any(line.strip("─━= ") == heading for line in out.splitlines())
        for family, ids in (("action", ACTIONS), ("tile", TILES)):
            for id in ids:
                assert " ".join(words.attribute(f"{family}-{id}", "text").split()) in read


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("matsuda", "role-matsuda"),
        ("matsuda_enquete", "tile-matsuda_enquete"),
        ("fausse piste", "action-fausse_piste"),
        ("amour", "tile-amour"),
        ("wiretaps", "action-mouchards"),
    ],
)
def test_what_has_this_very_id_is_meant_and_cards_come_before_objectives(name: str, key: str) -> None:
    assert pages.find("death_note", name).key == key


def test_how_often_a_card_is_in_the_box_is_told_whatever_its_row_calls_that(run: Run) -> None:
    assert "2 copies in the box" in run("rules", "death_note", "alibi", "--lang", "en").out
    assert "in the box" not in run("rules", "death_note", "rem", "--lang", "en").out


@pytest.mark.parametrize("name", ["rector", "recteur", "possessed"])
def test_a_role_comes_before_the_camp_that_is_called_like_it(name: str) -> None:
    assert pages.find("rose_noire", name).family == "role"
    assert pages.find("rose_noire", f"camp-{pages.find('rose_noire', name).id}").family == "camp"


def test_what_a_row_does_not_name_is_from_the_rulebook_unless_that_is_the_exception(run: Run) -> None:
    bonus = run("rules", "rose_noire", "confession", "--lang", "en").out
    assert "Source: Reconstruction" in bonus
    assert "Rulebook: letter" in bonus
    goal = run("rules", "rose_noire", "tribut_mac_snor", "--lang", "en").out
    assert "Rulebook: number of copies\n" in goal
    character = run("rules", "tokyo_ghoul", "mado", "--lang", "en").out
    assert "Source: Rulebook" in character
    assert "Reconstruction: " in character
