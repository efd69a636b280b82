"""The server's own words: the same in both languages, well set, none left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tests.words.ftl import english_faults, entries, french_faults, source

FRENCH, ENGLISH = source("server", "words", "fr.ftl"), source("server", "words", "en.ftl")


def test_both_languages_have_the_same_words_in_the_same_order() -> None:
    assert entries(FRENCH) == entries(ENGLISH)
    assert [*entries(FRENCH)] == [*entries(ENGLISH)]


def test_each_language_is_set_as_it_is() -> None:
    assert french_faults(FRENCH) == []
    assert english_faults(ENGLISH) == []


def test_every_text_is_said_somewhere() -> None:
    server = Path(str(files("penombre"))) / "server"
    code = "".join(module.read_text("utf-8") for module in server.rglob("*.py"))
    numbered = {f"{name}-" for name in re.findall(r'numbered\("([a-z]+)"', code)}
    assert numbered == {"alias-", "bot-"}
    left = [key for key in entries(FRENCH) if not key.startswith((*numbered,)) and f'text("{key}")' not in code]
    assert left == []
