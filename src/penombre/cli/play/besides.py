"""What may be done instead of answering: a word to type for each, some with a player's name after it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from penombre.cli import lookup
from penombre.cli.lookup import folded
from penombre.engine import Option, Seat
from penombre.words import Words


class Verb(Struct, frozen=True):
    """A word to type, and what it stands for: one option, or one per player it may be done to."""

    id: str
    word: str
    options: tuple[Option, ...]

    @property
    def aimed(self) -> bool:
        """Whether it is done to somebody."""
        return "target" in self.options[0].args

    def says(self, typed: str) -> str | None:
        """What follows this word in what was typed, folded; None where it is another word."""
        for word in (folded(self.word), folded(self.id)):
            if typed == word or typed.startswith(f"{word} "):
                return typed[len(word) :].strip()
        return None

    def on(self, name: str, names: Sequence[str]) -> list[Option]:
        """Those of its options that are meant by this name or number of a seat; the only one needs no name."""
        if not name:
            return list(self.options) if len(self.options) == 1 else []
        by_seat = {str(option.args["target"] + 1): option for option in self.options}
        found = lookup.find(name, {number: (names[int(number) - 1],) for number in by_seat})
        return [by_seat[number] for number in found]


def verbs(words: Words, options: Sequence[Option]) -> list[Verb]:
    """The words to type for these options, in their order."""
    grouped: dict[str, list[Option]] = {}
    for option in options:
        grouped.setdefault(option.id.partition("-")[0] if "target" in option.args else option.id, []).append(option)
    return [Verb(id, _word(words, id), tuple(group)) for id, group in grouped.items()]


def form(words: Words, verb: Verb) -> str:
    """How it is typed."""
    return f"{verb.word} {words.text('cli-besides-name')}" if verb.aimed else verb.word


def label(words: Words, verb: Verb, kind: str, names: Sequence[str], me: Seat | None) -> str:
    """What it does, whoever it is done to."""
    option = verb.options[0]
    if verb.aimed:
        return words.text(f"option-{option.word}", target=words.text("cli-besides-name"))
    return words.option(option, kind, names, me)


def _word(words: Words, id: str) -> str:
    key = f"cli-besides-word-{id}"
    return words.text(key) if words.has(key) else id
