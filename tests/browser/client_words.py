"""The words on the screen, from the same files as the client has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, TextElement

from penombre.engine import Option
from penombre.words import Words, french

CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = Path(__file__).parents[2] / "src" / "penombre" / "games"
COMMON = Path(__file__).parents[2] / "src" / "penombre" / "words"


@cache
def _house(language: str) -> FluentBundle:
    functions = french.FUNCTIONS if language == "fr" else {}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in sorted((*CLIENT.rglob(f"*{language}.ftl"), *COMMON.glob(f"*.{language}.ftl"))):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def _pattern(language: str, id: str) -> Any:
    """The pattern of a text; `id` may name an attribute, as in `home-open.hint`."""
    key, _, attribute = id.partition(".")
    assert _house(language).has_message(key), f"the client has no words for {key} in {language}"
    message = _house(language).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{key} has no text in {language}"
    return pattern


def house(language: str, id: str, /, **args: Any) -> str:
    """A text of the client itself."""
    text, errors = _house(language).format_pattern(_pattern(language, id), args)
    assert not errors, errors
    return str(text)


def anything(language: str, id: str) -> re.Pattern[str]:
    """A text of the client whatever its arguments are, and however wide its spaces."""
    parts = getattr(_pattern(language, id), "elements", [_pattern(language, id)])
    return re.compile("".join(_loosely(part.value) if hasattr(part, "value") else ".*" for part in parts))


def _loosely(text: str) -> str:
    return r"\s+".join(re.escape(word) for word in re.split(r"\s+", text))


@cache
def game(name: str, language: str) -> Words:
    """The words of a game."""
    return Words(name, language)


@cache
def told_of(game: str, language: str) -> frozenset[str]:
    """What there is to read of a game: the texts that go with its names, as far as they are the same for everybody."""
    path = GAMES / game / "words" / f"{language}.ftl"
    messages = [entry for entry in FluentResource(path.read_text("utf-8")).body if isinstance(entry, Message)]
    patterns = [attribute.value.elements for message in messages for attribute in message.attributes]
    texts = [[part.value for part in parts if isinstance(part, TextElement)] for parts in patterns]
    return frozenset("".join(text) for text, parts in zip(texts, patterns, strict=True) if len(text) == len(parts))


def question(words: Words, asked: dict[str, Any], names: Sequence[str], seat: int) -> str:
    """A question of the wire, as it is worded for the seat that is asked."""
    return words.phrase(f"ask-{asked['kind']}", asked["args"], names, seat)


def option(words: Words, chosen: dict[str, Any], asked: dict[str, Any], names: Sequence[str], seat: int) -> str:
    """An option of a question, as it is worded."""
    return words.option(Option(chosen["id"], None, chosen["word"], chosen["args"]), asked["kind"], names, seat)
