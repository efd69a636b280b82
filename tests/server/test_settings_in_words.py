from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fluent.syntax import ast, parse
from tests.server.harness import Server

import penombre.server
from penombre.bots import LEVELS
from penombre.games import RULESETS
from penombre.server import room_state
from penombre.words import LANGUAGES


def games(server: Server, language: str) -> dict[str, dict[str, object]]:
    answer = httpx.get(f"{server.url}/api/games", params={"language": language})
    assert answer.status_code == 200
    return {game["id"]: game for game in answer.json()["games"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_every_setting_of_every_game_is_explained(server: Server, id: str, language: str) -> None:
    game = games(server, language)[id]
    settings = game["settings"]
    assert isinstance(settings, list)
    assert [setting["name"] for setting in settings] == [setting.name for setting in RULESETS[id].settings]
    for setting in settings:
        assert setting["label"].strip()
        assert setting["label"] != setting["name"]
        assert len(setting["text"]) > 20
        assert setting["choice_labels"].keys() == {*setting["choices"]}
        assert all(label.strip() for label in setting["choice_labels"].values())
        assert setting["choice_texts"].keys() <= {*setting["choices"]}
        assert all(len(text) > 20 for text in setting["choice_texts"].values())
        switched = {"true"} if setting["kind"] == "flag" else set()
        assert setting["choice_players"].keys() <= {*setting["choices"], *switched}
        if (beside := setting["beside"]) is not None:
            other = next(each for each in settings if each["name"] == beside["setting"])
            possible = {"true", "false"} if other["kind"] == "flag" else {*other["choices"]}
            assert beside["choices"] and {*beside["choices"]} < possible
        assert setting["kind"] == "flag" or not setting["variant"], "a variant is on or off"
        for counts in setting["choice_players"].values():
            assert counts and {*counts} < {*RULESETS[id].players}
    assert game["tagline"] and game["length"]
    assert (game["fewest"], game["most"]) == (RULESETS[id].players[0], RULESETS[id].players[-1])
    assert game["levels"] == list(LEVELS)
    assert game["words"] == sorted(RULESETS[id].vocabulary)


@pytest.mark.parametrize("id", RULESETS)
def test_explanations_are_in_the_language_that_was_asked_for(server: Server, id: str) -> None:
    french, english = games(server, "fr")[id]["settings"], games(server, "en")[id]["settings"]
    assert isinstance(french, list)
    assert isinstance(english, list)
    for one, other in zip(french, english, strict=True):
        assert one["text"] != other["text"]
        assert (one["name"], one["default"], one["choices"]) == (other["name"], other["default"], other["choices"])


def test_a_language_nobody_wrote_is_refused_with_those_there_are(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games", params={"language": "de"})
    assert answer.status_code == 400
    assert "fr, en" in answer.json()["error"]["message"]


def server_words(language: str) -> dict[str, ast.Message]:
    text = (Path(penombre.server.__file__).parent / "words" / f"{language}.ftl").read_text()
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


def test_the_server_has_the_same_words_in_both_languages() -> None:
    words = {language: server_words(language) for language in LANGUAGES}
    assert words["fr"].keys() == words["en"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_an_alias_and_a_bot_name_for_each_number_and_no_name_twice(language: str) -> None:
    wanted = {f"{family}-{number}" for family in ("alias", "bot") for number in range(room_state.ALIASES)}
    assert {key for key in server_words(language) if key.startswith(("alias-", "bot-"))} == wanted
    names = [
        room_state.numbered(family, number, language)
        for family in ("alias", "bot")
        for number in range(room_state.ALIASES)
    ]
    assert len({name.casefold() for name in names}) == len(names)


def test_the_sets_cards_and_roles_of_kemomimi_panic_are_explained_choice_by_choice(server: Server) -> None:
    settings = games(server, "en")["kemomimi_panic"]["settings"]
    assert isinstance(settings, list)
    by_name = {setting["name"]: setting for setting in settings}
    for name in ("preset", "characters", "roles"):
        assert by_name[name]["choice_texts"].keys() == {*by_name[name]["choices"]}
    assert by_name["preset"]["choice_players"]["small_society"] == [4]
    assert by_name["characters"]["beside"] == {"setting": "preset", "choices": ["custom"]}
    assert by_name["points"]["beside"] is None
    assert "recommended" not in by_name["preset"]["choice_players"]
    assert by_name["characters"]["choice_players"] == {"witness_sheena": [8]}
    assert by_name["roles"]["choice_players"] == {"thief_full_moon": [8]}


def test_a_variant_says_how_many_it_is_for(server: Server) -> None:
    settings = games(server, "en")["dc_spyfall"]["settings"]
    assert isinstance(settings, list)
    counted = {setting["name"]: setting["choice_players"] for setting in settings if setting["choice_players"]}
    assert counted == {"harley_quinn": {"true": [5, 6, 7, 8]}}


def test_the_variants_of_tokyo_ghoul_are_told_from_its_other_options(server: Server) -> None:
    settings = games(server, "en")["tokyo_ghoul"]["settings"]
    assert isinstance(settings, list)
    assert [setting["name"] for setting in settings if setting["variant"]] == ["masque", "soutien"]
