"""Sentences of played matches, kept for the browser: `python -m tests.words.kept_sentences` writes them again.

The browser words the same files with another library (`web/src/words/book.ts`): what it says is compared with these.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from penombre.engine import CLOCK, BadStatement, Match, Ruleset, Said
from penombre.games import RULESETS
from penombre.testing.golden import default_cases
from penombre.testing.random_player import random_statement, random_step
from penombre.words import LANGUAGES, Words

FILE = Path(__file__).parents[2] / "web" / "src" / "words" / "spoken.json"
NAMES = ("Anna", "Bruno", "Hélène", "Hassan", "Yves", "Yann", "Émile", "Zoé")


def spoken() -> dict[str, list[dict[str, Any]]]:
    """By game: what was told, asked and said, and how it is worded for a reader, once per key and reader."""
    return {game: list(_sentences(ruleset).values()) for game, ruleset in RULESETS.items()}


def _sentences(ruleset: Ruleset[Any]) -> dict[str, dict[str, Any]]:
    words = [Words(ruleset.id, language) for language in LANGUAGES]
    found: dict[str, dict[str, Any]] = {}
    for case in default_cases(ruleset):
        names = NAMES[: case.players]
        rng = Random(f"spoken {case.name}")
        match = Match(ruleset, case.players, case.options, case.deal)
        while not match.over:
            for ask in match.asks():
                if ask.seat != CLOCK:
                    asked = {"what": {"kind": ask.kind, "args": ask.args}}
                    said = {each.language: each.question(ask, names) for each in words}
                    found.setdefault(f"ask {ask.kind}", {"as": "question", "me": ask.seat, **asked, **said, "n": names})
                for option in ask.options if ask.seat != CLOCK else ():
                    chosen = {"what": {"kind": ask.kind, "word": option.word, "args": option.args}}
                    said = {each.language: each.option(option, ask.kind, names, ask.seat) for each in words}
                    row = {"as": "option", "me": ask.seat, **chosen, **said, "n": names}
                    found.setdefault(f"option {ask.kind} {option.word} {option.args.get('seat') == ask.seat}", row)
            match.answer(*random_step(match, rng))
            try:
                match.say(*random_statement(match, rng))
            except BadStatement:
                continue
        for me in (0, 1, None):
            for seen in match.events(me) if me is not None else ():
                said = {each.language: each.event(seen, names, me) for each in words}
                happened = {"what": {"key": seen.key, "args": seen.args}}
                about = [name for name, value in seen.args.items() if value == me]
                found.setdefault(f"event {seen.key} {about}", {"as": "event", "me": me, **happened, **said, "n": names})
            for talk in (*match.said, *_in_own_words(match.said)):
                said = {each.language: each.statement(talk, names, me) for each in words}
                found.setdefault(
                    f"said {_shape(talk, me)}", {"as": "said", "me": me, "what": _flat(talk), **said, "n": names}
                )
    return found


def _in_own_words(said: tuple[Said, ...]) -> Iterator[Said]:
    """Something in the words of the game, as if it had been understood from somebody's own."""
    for kind in ("claim", "accuse"):
        first = next((one for one in said if one.statement.kind == kind), None)
        if first is not None:
            yield replace(first, statement=replace(first.statement, text="Écoutez bien\u202f!"))


def _shape(said: Said, me: int | None) -> str:
    statement = said.statement
    about = "self" if statement.about == said.seat else "me" if statement.about == me else statement.about is not None
    own = " in own words" if statement.text and statement.kind != "text" else ""
    return f"{statement.kind} {statement.what} {about} {said.seat == me}{own}"


def _flat(said: Said) -> dict[str, Any]:
    return {"seat": said.seat, **msgspec.to_builtins(said.statement)}


def encoded() -> bytes:
    """The file as it should be."""
    lines: Iterator[str] = (
        f"{msgspec.json.encode(game).decode()}: [\n"
        + ",\n".join(msgspec.json.encode(row).decode() for row in rows)
        + "\n]"
        for game, rows in spoken().items()
    )
    return ("{" + ",\n".join(lines) + "}\n").encode()


if __name__ == "__main__":
    FILE.write_bytes(encoded())
