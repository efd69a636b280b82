from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.harness import Server

from penombre.games import RULESETS
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, PRESETS, ROLES
from penombre.words import LANGUAGES, Words


def reference(server: Server, game: str) -> list[dict[str, Any]]:
    answer = httpx.get(f"{server.url}/api/games/{game}/reference")
    assert answer.status_code == 200
    told = answer.json()
    assert told["game"] == game
    entries: list[dict[str, Any]] = told["entries"]
    return entries


@pytest.mark.parametrize("game", RULESETS)
def test_everything_in_a_reference_has_words_in_every_language_and_a_known_source(server: Server, game: str) -> None:
    entries = reference(server, game)
    keys = [f"{entry['family']}-{entry['id']}" for entry in entries]
    assert len({*keys}) == len(keys)
    for language in LANGUAGES:
        words = Words(game, language)
        assert all(words.has(key) for key in keys)
        assert all(words.has(f"source-{entry['source']}") for entry in entries if entry["source"])
    assert {setting.name for setting in RULESETS[game].settings} == ids(entries, "setting")
    assert ids(entries, "rule") and ids(entries, "ending")


def test_the_reference_of_kemomimi_panic_has_every_card_with_its_row_of_the_catalogue(server: Server) -> None:
    entries = reference(server, "kemomimi_panic")
    assert ids(entries, "character") == {*CHARACTERS}
    assert ids(entries, "role") == {*ROLES}
    assert {*PRESETS} < ids(entries, "preset")
    by_key = {(entry["family"], entry["id"]): entry for entry in entries}
    assert by_key["role", "civilian"] == {
        "family": "role",
        "id": "civilian",
        "source": "rulebook",
        "count": 5,
        "facts": {"victory": 2},
    }
    themed = by_key["preset", "small_society"]
    assert (themed["source"], themed["count"]) == ("reconstruction", 0)
    assert themed["facts"]["characters"] == list(PRESETS["small_society"].characters)
    assert by_key["tile", "moon_card"] == {"family": "tile", "id": "moon_card", "source": "", "count": 0, "facts": {}}
    assert by_key["character", "witness_sheena"]["facts"]["only_with"] == 8


def test_a_reference_has_nothing_that_is_only_said_during_a_match(server: Server) -> None:
    families = {entry["family"] for entry in reference(server, "kemomimi_panic")}
    assert families <= {"character", "role", "tile", "preset", "setting", "ending", "rule", "example"}


def test_a_game_that_is_not_here_has_no_reference(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games/chess/reference")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert "kemomimi_panic" in answer.json()["error"]["message"]


def ids(entries: list[dict[str, Any]], family: str) -> set[str]:
    return {entry["id"] for entry in entries if entry["family"] == family}
