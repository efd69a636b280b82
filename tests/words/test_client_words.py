"""The client's own words: the same in both languages, well set, none missing and none left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.words.ftl import english_faults, entries, french_faults, source

from penombre.games import RULESETS
from penombre.server.refusal import STATUS

CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = ("words/{}.ftl", "words/refused.{}.ftl", "boards/*/words.{}.ftl")
WORD = r"[a-z]+(?:-[a-z0-9_]+)*"


def text(language: str) -> str:
    files = [file for name in FILES for file in sorted(CLIENT.glob(name.format(language)))]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def code() -> str:
    """Everything the client is written in, without its tests."""
    found = sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")])
    return "\n".join(each.read_text("utf-8") for each in found if not each.name.endswith(".test.ts"))


@cache
def begun() -> tuple[str, ...]:
    """How the keys begin that the client puts together: room-pace-${pace}."""
    return tuple(sorted(set(re.findall(rf"`((?:{WORD}-)+)\$\{{", code()))))


@cache
def known() -> frozenset[str]:
    """Every key there is: the client's own, those all games share, those of the games."""
    games = [source("games", game, "words", "fr.ftl") for game in RULESETS]
    texts = (text("fr"), source("words", "common.fr.ftl"), *games)
    return frozenset(key for each in texts for key in entries(each))


def test_both_languages_have_the_same_words() -> None:
    assert entries(text("fr")) == entries(text("en"))


def test_french_is_set_as_french_is() -> None:
    assert french_faults(text("fr")) == []


def test_english_is_set_as_english_is() -> None:
    assert english_faults(text("en")) == []


def test_every_text_the_client_says_is_there() -> None:
    calls = re.findall(r"\bsay\(([^`]*?)[,)]", re.sub(r'[!=]== "[^"]*"', "", code()))
    asked = {key for call in calls for key in re.findall(rf'"({WORD})"', call)}
    assert asked > {"skip", "loading"}
    assert sorted(asked - entries(text("fr")).keys()) == []


@pytest.mark.parametrize("start", begun())
def test_every_family_of_texts_the_client_says_is_there(start: str) -> None:
    optional = "fact-"  # a game may word the names of its facts for the plain board
    drawn = "tombstone-"  # pictures only: the suspect's own name is said beside it
    assert start in {optional, drawn} or any(key.startswith(start) for key in known())


def test_every_text_is_said_somewhere() -> None:
    said = set(re.findall(rf'"({WORD})"', code()))
    left = {key for key in entries(text("fr")) if key not in said and not key.startswith(begun())}
    assert sorted(left) == []


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    assert {f"refused-{code}" for code in STATUS} <= entries(text("fr")).keys()
