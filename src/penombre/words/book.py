"""The words of one game in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime.resolver import Pattern

from penombre.engine import CLOCK, NOBODY, OPENED, TABLE, Ask, Option, Said, Seat, Seen, WrongSeat
from penombre.words.errors import MissingWords
from penombre.words.languages import known
from penombre.words.texts import Texts

SEATS: Final = frozenset({"seat", "by", "target", "other", "leader", "suspect", "victim"})
"""Arguments that hold a seat, whatever the game."""

FINGERS: Final = "fingers"
"""The argument that holds whom each seat points at."""

PHRASE: Final = "phrase"
"""The argument that holds a ready phrase; where `denied` is true as well, `not_<phrase>` was said."""

_GOES_ON: Final = (":", ",", "…")
"""After these a sentence goes on."""
_ALWAYS_CAPITAL: Final = ("I ", "I’")

_NOT_PLAYERS: Final = {TABLE: "spectator", CLOCK: "clock", NOBODY: "nobody"}


class Words:
    """What to say to people at a table of this game. `game` None: the words that all games share, and no others.

    `also` names packages that bring words of their own, in `words/<language>.ftl` beside their modules.
    `names` are the players' names in seat order; `me` is the seat of the reader, if the reader has one.
    """

    def __init__(self, game: str | None, language: str, *, also: Sequence[str] = ()) -> None:
        self.game = game
        self.language = known(language)
        self._texts = _texts(game, self.language, tuple(also))

    # -- by key ----------------------------------------------------------------------------------------------

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a text."""
        return self._pattern(id, attribute) is not None

    def text(self, id: str, /, **args: Any) -> str:
        """A text as it is; its arguments are used as they come."""
        return self._format(id, "", args)

    def attribute(self, id: str, name: str, /, **args: Any) -> str:
        """Another text of the same key, such as the `text` of a card; its arguments are used as they come."""
        return self._format(id, name, args)

    def phrase(
        self, id: str, args: Mapping[str, Any], names: Sequence[str], me: Seat | None = None, *, attribute: str = ""
    ) -> str:
        """A text whose arguments follow the convention: seats become names, words are looked up."""
        return self._format(id, attribute, self._arguments(args, names, me))

    # -- what the engine tells -------------------------------------------------------------------------------

    def event(self, seen: Seen, names: Sequence[str], me: Seat | None = None) -> str:
        """What happened."""
        id = f"event-{seen.key}"
        told = next((name for name in seen.args if self.has(id, name)), "")
        return self.phrase(id, seen.args, names, me, attribute=told)

    def question(self, ask: Ask, names: Sequence[str], me: Seat | None = None) -> str:
        """A question, to the seat that is asked."""
        return self.phrase(f"ask-{ask.kind}", ask.args, names, ask.seat if me is None else me)

    def option(self, option: Option, ask_kind: str, names: Sequence[str], me: Seat | None = None) -> str:
        """An option of a question of this kind."""
        id = f"option-{option.word}"
        return self.phrase(id, option.args, names, me, attribute=ask_kind if self.has(id, ask_kind) else "")

    def reason(self, key: str, names: Sequence[str] = ()) -> str:
        """Why an option is refused."""
        return self.phrase(f"reason-{key}", {}, names)

    def statement(self, said: Said, names: Sequence[str], me: Seat | None = None) -> str:
        """Something a player said, with who said it; a gesture is told as it is."""
        statement = said.statement
        args: dict[str, Any] = {"seat": said.seat, "what": statement.what, "text": statement.text}
        if statement.about is not None:
            args["target"] = statement.about
        args["about"] = "nobody" if statement.about is None else "self" if statement.about == said.seat else "other"
        words = self.phrase(f"say-{statement.kind}", args, names, me)
        if statement.text and statement.kind != "text":
            words = self.text("understood", text=statement.text, words=words)
        if statement.kind == "emote":
            return words
        return self._format("said", "", {**self._arguments({"seat": said.seat}, names, me), "words": words})

    def said(self, phrase: str) -> str:
        """A ready phrase, after an opening or without one, as a whole sentence each."""
        opening, _, after = phrase.rpartition(OPENED)
        words = self.text(f"phrase-{after}")
        if not opening:
            return capital(words)
        before = self.text(f"phrase-{opening}")
        return f"{before} {small(words) if before.endswith(_GOES_ON) else capital(words)}"

    def phase(self, name: str) -> str:
        """The name of a phase."""
        return self.text(f"phase-{name}")

    # -- inside ----------------------------------------------------------------------------------------------

    def _format(self, id: str, attribute: str, args: Mapping[str, Any]) -> str:
        key = f"{id}.{attribute}" if attribute else id
        pattern = self._pattern(id, attribute)
        if pattern is None:
            raise MissingWords(f"{self.game or 'common'}, {self.language}: there are no words for {key}")
        text, errors = self._texts.format(pattern, args)
        if errors:
            raise MissingWords(f"{self.game or 'common'}, {self.language}: {key} cannot be said: {errors[0]}")
        return text

    def _pattern(self, id: str, attribute: str) -> Pattern | None:
        message = self._texts.message(id)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _arguments(self, args: Mapping[str, Any], names: Sequence[str], me: Seat | None) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for name, value in args.items():
            if name in SEATS:
                said[name] = self._name(value, names)
                said[f"{name}_is_me"] = _yes_no(value == me)
                said[f"{name}_or_you"] = self.text("you") if value == me else said[name]
            elif name == "seats" or name.endswith("_seats"):
                others = [self._name(seat, names) for seat in value if seat != me]
                said[name] = self._enumerated(others + [self.text("you")] * (me in value))
                said[f"{name}_count"] = len(value)
                said[f"{name}_has_me"] = _yes_no(me in value)
            elif isinstance(value, bool):
                said[name] = _yes_no(value)
            elif isinstance(value, str):
                said[name] = self._word(name, f"not_{value}" if name == PHRASE and args.get("denied") else value)
                said[f"{name}_id"] = value or "none"
            elif isinstance(value, (list, tuple)):
                words = [self._item(name, item, names) for item in value]
                said[name] = self._enumerated(self._counted(words))
                said[f"{name}_count"] = len(words)
                if len(words) == len(names):
                    pairs = zip(names, words, strict=True)
                    said[f"{name}_by_seat"] = ", ".join(self.text("list-by_seat", seat=who, word=w) for who, w in pairs)
            else:
                said[name] = value
        return said

    def _name(self, seat: Seat, names: Sequence[str]) -> str:
        if seat in _NOT_PLAYERS:
            return self.text(_NOT_PLAYERS[seat])
        if not 0 <= seat < len(names):
            raise WrongSeat(f"there is no name for seat {seat}; expected 0 to {len(names) - 1}")
        return names[seat]

    def _item(self, name: str, item: Any, names: Sequence[str]) -> str:
        return self._name(item, names) if name == FINGERS else self._word(name.removesuffix("s"), str(item))

    def _word(self, family: str, value: str) -> str:
        if family == PHRASE and OPENED in value:
            return self.said(value)
        id = f"{family}-{value.replace('+', '_')}"
        return self.text(id) if self.has(id) else value

    def _counted(self, words: Sequence[str]) -> list[str]:
        return [
            word if count == 1 else self.text("list-times", count=count, word=word)
            for word, count in Counter(words).items()
        ]

    def _enumerated(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", start=", ".join(items[:-1]), end=items[-1])


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]


def small(words: str) -> str:
    """The words as a sentence goes on."""
    return words if words.startswith(_ALWAYS_CAPITAL) else words[:1].lower() + words[1:]


def _yes_no(flag: bool) -> str:
    return "yes" if flag else "no"


@cache
def _texts(game: str | None, language: str, also: tuple[str, ...]) -> Texts:
    home = files("penombre")
    sources = {"common": home / "words" / f"common.{language}.ftl"}
    if game is not None:
        if not game.isidentifier():
            raise MissingWords(f"{game!r} cannot be the name of a game")
        sources[game] = home / "games" / game / "words" / f"{language}.ftl"
    for package in also:
        sources[package] = files(package) / "words" / f"{language}.ftl"
    for name, source in sources.items():
        if not source.is_file():
            raise MissingWords(f"{name} has no words in {language}")
    return Texts(language, [source.read_text(encoding="utf-8") for source in sources.values()])
