from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import penombre
from penombre.words.texts import Texts, split

FILES = sorted(Path(penombre.__file__).parent.rglob("*.ftl"))


def said(texts: Texts, name: str, **args: object) -> str:
    message = texts.message(name)
    assert message is not None and message.value is not None
    text, errors = texts.format(message.value, args)
    assert not errors
    return text


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-4:]))
def test_the_texts_of_a_file_are_the_same_one_by_one(path: Path) -> None:
    whole, apart = path.read_text(encoding="utf-8"), split(path.read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in FluentResource(whole).body if isinstance(entry, Message)}
    assert list(messages) == list(apart)
    for name, message in messages.items():
        assert FluentResource(apart[name]).body[0].equals(message, ignored_fields=["span", "comment"]), name


def test_a_text_may_refer_to_others_anywhere_in_its_files() -> None:
    texts = Texts(
        "en", ["end = { middle }!\n", "middle = { start.long } and so on\n", "start = no\n    .long = This\n"]
    )
    assert said(texts, "end") == "This and so on!"


def test_a_text_may_refer_to_terms() -> None:
    texts = Texts("en", ["-house = Pénombre\n    .short = P\nhello = Welcome to { -house }\n"])
    assert said(texts, "hello") == "Welcome to Pénombre"
    assert texts.message("-house") is None


def test_texts_may_name_each_other() -> None:
    texts = Texts("en", ["one = two and three\ntwo = one and { three }\nthree = one\n"])
    assert [said(texts, name) for name in ("two", "three", "one")] == ["one and one", "one", "two and three"]


def test_of_two_texts_with_one_name_the_first_counts() -> None:
    assert said(Texts("en", ["one = first\n", "one = second\n"]), "one") == "first"


def test_what_is_no_text_is_not_found() -> None:
    texts = Texts("en", ["# one = a comment\ntwo = text\n    three = goes on\nfour = { broken\n"])
    assert [texts.message(name) for name in ("one", "three", "four", "five")] == [None] * 4
    assert said(texts, "two") == "text\nthree = goes on"
