"""Matches in words: all that they ask and tell, as everybody at the table reads it in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.games.kept_deals import Deal, Everything
from tests.words.ftl import french_faults

from penombre.engine import TABLE, Ask, Match, Option, Seen
from penombre.words import LANGUAGES, Words

NAMES = ("Léa", "Anna", "Hugo", "Éric", "Zoé", "Inès", "Marc", "Yves")

_ELISION = re.compile(rf"\b(de|que) ({'|'.join(name for name in NAMES if name[0] in 'AÉIHY')})\b")
_RAW_KEY = re.compile(r"\w_\w")


def readable(text: str, language: str) -> str:
    """A text that can be shown: nothing of the machine is left in it."""
    assert text.strip() == text, text
    assert text, "nothing is said"
    assert not any(mark in text for mark in ("{", "}", "???", "$")), text
    assert not _RAW_KEY.search(text), text
    if language == "fr":
        assert not french_faults(text), text
        assert not _ELISION.search(text), text
    return text


class Reader:
    """Says whatever comes up in a match, once, in both languages."""

    def __init__(self, game: str) -> None:
        self.words = {language: Words(game, language) for language in LANGUAGES}
        self.said: dict[object, dict[str, str]] = {}
        self.asked: dict[int, Ask] = {}

    def say(self, what: object, method: Callable[..., str], *args: object) -> None:
        if what not in self.said:
            self.said[what] = {
                language: readable(method(words, *args), language) for language, words in self.words.items()
            }

    def questions(self, match: Match[Any]) -> None:
        """Every open question with all its options."""
        names = NAMES[: match.players]
        for ask in match.asks():
            if id(ask) in self.asked:
                continue
            self.asked[id(ask)] = ask
            self.say((ask.kind, ask.seat, *frozen(ask.args)), Words.question, ask, names)
            for option in ask.options:
                self.option(option, ask.kind, ask.seat)

    def option(self, option: Option, kind: str, seat: int) -> None:
        key = (option.word, kind, seat, *frozen(option.args))
        self.say(key, Words.option, option, kind, NAMES, seat)
        if option.refused:
            self.say(("reason", option.refused), Words.reason, option.refused)

    def events(self, seen: Iterable[Seen], seat: int, players: int) -> None:
        """What a seat was told; whoever is not in it reads the same as the others."""
        for each in seen:
            args = frozen(each.args)
            lists = [value for _, value in args if isinstance(value, tuple)]
            reader = seat if seat in each.args.values() or any(seat in value for value in lists) else None
            key = ("event", each.key, reader, players if lists else 0, *args)
            self.say(key, Words.event, each, NAMES[:players], seat)


def frozen(args: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Arguments as a key."""
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in args.items())


def read(everything: Everything, deals: Iterable[Deal]) -> Reader:
    """Matches without a plan, in words to every seat and to the audience."""
    reader = Reader(everything.rules.id)
    for deal in deals:
        for match in everything.questions(deal):
            reader.questions(match)
            reader.say(("phase", match.table.phase), Words.phase, match.table.phase)
        for seat in (*range(match.players), TABLE):
            reader.events(match.events(seat), seat, match.players)
    return reader
