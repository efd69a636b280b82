"""What a person types at a question, understood: an answer, something said, or a command for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from penombre.cli import lookup
from penombre.cli.lookup import folded
from penombre.cli.play.besides import form, verbs
from penombre.engine import Answer, Ask, Option, Seat, Statement
from penombre.engine.talk import LONGEST
from penombre.words import Words

COMMANDS: Final = {
    "help": ("?", "help", "aide"),
    "cards": ("c", "cards", "cartes"),
    "rules": ("r", "rules", "regles", "règles"),
    "table": ("t", "table"),
    "log": ("l", "log", "journal"),
    "wait": ("w", "wait", "attendre"),
    "quit": ("q", "quit", "quitter"),
    "say": ("say", "dire"),
    "unsay": ("unsay", "dedire", "dédire"),
    "accuse": ("accuse", "accuser"),
    "vouch": ("vouch", "defendre", "défendre"),
    "claim": ("claim", "pretendre", "prétendre"),
    "ask": ("ask", "demander"),
    "promise": ("promise", "promettre"),
    "emote": ("emote", "mimer"),
    "cross": ("cross", "barrer"),
    "moments": ("moments", "moment"),
}
_LISTED: Final = 30
"""So many things that can be said are listed; of more, some."""
_ALONE: Final = frozenset({"cards", "rules", "table", "log", "wait", "quit", "unsay"})
"""What has nothing after it."""
_SCREEN: Final = frozenset({"help", "ideas", "to", "cross", "moments", *_ALONE}) - {"unsay"}
"""What is about the screen, and said to nobody."""
_NAME: Final = 3
"""So many letters of a name are enough before a text; of fewer, most are the beginning of the text itself."""
_BY_WORD: Final = {word: command for command, words in COMMANDS.items() for word in words}


class Mistake(Exception):
    """It was not understood; the text says what would be."""


class Command(Struct, frozen=True):
    """Something to show or do that answers nothing: its name, what came after it, and to whom one talks."""

    name: str
    rest: str = ""
    to: str = ""


class Draft(Struct, frozen=True):
    """An answer in words that is not finished: to whom it goes (an option), and the ready phrases that were listed."""

    to: str = ""
    ideas: tuple[str, ...] = ()


_NO_DRAFT: Final = Draft()


class InputReader:
    """Understands the lines that one person types at one table."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat, vocabulary: frozenset[str]) -> None:
        self.words = words
        self.names = names
        self.seat = seat
        self.vocabulary = vocabulary

    def read(self, line: str, ask: Ask, draft: Draft = _NO_DRAFT) -> Command | Statement | Answer:
        """What this line means here, or `Mistake`."""
        line = line.strip()
        words_only = ask.shape == "text" or bool(draft.to)
        instead = self.besides(line, ask) if line.startswith("/") or not words_only else None
        if instead is not None:
            return instead
        command = self._command(line, ask, words_only)
        if command is not None:
            return command if command.name in _SCREEN else self._statement(command)
        if not line and draft.to:
            return Command("to")
        if not line and not (ask.shape == "several" and ask.least == 0) and ask.shape != "text":
            raise self._mistake("empty")
        match ask.shape:
            case "text":
                return self._text(line, ask, draft)
            case "address":
                return self._address(line, ask, draft)
            case "several":
                return self._several(line, ask)
        if ask.optional and not ask.options:
            raise self._mistake("listening", word=line)
        return self._option(line, ask)

    def besides(self, line: str, ask: Ask) -> str | None:
        """What may be done whatever is asked, by its word in either language; a slash before it is welcome."""
        typed = folded(line.strip().removeprefix("/"))
        for verb in verbs(self.words, ask.besides):
            for option in verb.options:
                if typed and typed == folded(option.id):
                    return option.id
            rest = verb.says(typed)
            if rest is None or (rest and not verb.aimed):
                continue
            found = verb.on(rest, self.names)
            if len(found) == 1:
                return found[0].id
            shown = ", ".join(self.names[option.args["target"]] for option in (found or verb.options))
            raise self._mistake("aim", form=form(self.words, verb), names=shown)
        return None

    # -- commands --------------------------------------------------------------------------------------------

    def _command(self, line: str, ask: Ask, words_only: bool) -> Command | None:
        """A command; where words are all that is asked for it needs a slash before it, elsewhere that is welcome."""
        slash = line.startswith("/")
        if ask.book is not None and (line == "?" or line.startswith("? ")):
            return Command("ideas", line[1:].strip())
        if words_only and not slash and line != "?":
            return None
        bare = line.removeprefix("/")
        if bare.startswith("?"):
            return Command("help", bare[1:].strip())
        word, _, rest = bare.partition(" ")
        command = _BY_WORD.get(word.casefold())
        if command is None or (command in _ALONE and rest.strip()):
            if slash and ask.shape in ("text", "address"):
                raise self._mistake("command", word=line)
            return None
        if not slash and any(word.casefold() == option.id for option in ask.options):
            return None
        return Command(command, rest.strip())

    def _statement(self, command: Command) -> Statement:
        if command.name == "unsay":
            return Statement("unsay")
        if not command.rest:
            raise self._mistake("silence", command=COMMANDS[command.name][-1 if self.words.language == "fr" else 0])
        if command.name == "say":
            return Statement("text", text=command.rest[:LONGEST])
        if command.name == "claim":
            return self._claim(command.rest)
        if command.name == "emote":
            return Statement("emote", None, self._word(command.rest))
        name, _, rest = command.rest.partition(" ")
        return Statement(command.name, self._player(name), self._word(rest) if rest.strip() else "")

    def _claim(self, text: str) -> Statement:
        """`claim WORDS` or `claim WORDS NAME`: a statement may have several words, a name has one."""
        try:
            return Statement("claim", None, self._word(text))
        except Mistake:
            said, _, name = text.rpartition(" ")
            if not said or len(self._players(name)) != 1:
                raise
            return Statement("claim", self._player(name), self._word(said))

    def _players(self, text: str) -> list[str]:
        return lookup.find(text, {str(seat + 1): (name,) for seat, name in enumerate(self.names)})

    def _player(self, text: str) -> Seat:
        found = self._players(text)
        if len(found) == 1:
            return int(found[0]) - 1
        raise self._mistake("player", word=text, names=", ".join(self.names))

    def _word(self, text: str) -> str:
        """A word of the game's talk, as it is said or as it is printed on a card."""
        words = [word for word in sorted(self.vocabulary) if word]
        said = {word: self._wordings(word, "what") for word in words}
        for sayable in (said, {word: self._wordings(word, "role", "answer", "verdict") for word in words}):
            found = lookup.find(text, sayable)
            if len(found) == 1:
                return found[0]
        shown = words if len(words) <= _LISTED else words[:: len(words) // _LISTED + 1]
        wordings = ", ".join(
            [(said[word] or self._wordings(word, "role") or (word,))[0].rstrip(".") for word in shown]
            + ["…"] * (shown is not words)
        )
        raise self._mistake("statement", word=text, words=wordings)

    def _wordings(self, word: str, *families: str) -> tuple[str, ...]:
        return tuple(self.words.text(f"{family}-{word}") for family in families if self.words.has(f"{family}-{word}"))

    # -- answers ---------------------------------------------------------------------------------------------

    def _option(self, text: str, ask: Ask) -> str:
        number = _number(text)
        if number is not None:
            if not 1 <= number <= len(ask.options):
                raise self._mistake("number", number=text, most=len(ask.options))
            option = ask.options[number - 1]
        else:
            names = {o.id: (self.words.option(o, ask.kind, self.names, self.seat),) for o in ask.options}
            found = [id for id in names if id == text] or lookup.find(text, names)
            if len(found) != 1:
                if not found:
                    raise self._mistake("word", word=text, most=len(ask.options))
                raise self._mistake("doubt", word=text, meanings=" / ".join(names[id][0] for id in found))
            option = next(o for o in ask.options if o.id == found[0])
        if option.refused:
            raise self._mistake("refused", reason=self.words.reason(option.refused, self.names))
        return option.id

    def _several(self, text: str, ask: Ask) -> tuple[str, ...]:
        parts = text.replace(",", " ").replace("+", " ").split()
        chosen = tuple(self._option(part, ask) for part in parts)
        if not ask.least <= len(chosen) <= ask.most:
            same = "yes" if ask.least == ask.most else "no"
            raise self._mistake("several", least=ask.least, most=ask.most, same=same, given=len(chosen))
        if not ask.repeat:
            for place, (part, id) in enumerate(zip(parts, chosen, strict=True)):
                if id in chosen[:place]:
                    raise self._mistake("twice", number=part)
        return chosen

    def _address(self, line: str, ask: Ask, draft: Draft) -> Command | tuple[str, str]:
        """Somebody's number or name, then what is said to them; without any words, whom the next ones go to."""
        if draft.to:
            return draft.to, self._text(line, ask, draft)
        option, rest = self._addressee(line, ask)
        if option.refused:
            raise self._mistake("refused", reason=self.words.reason(option.refused, self.names))
        if not rest:
            return Command("to", to=option.id)
        if rest == "?" or rest.startswith("? "):
            return Command("ideas", rest[1:].strip(), option.id)
        return option.id, self._text(rest, ask, draft)

    def _addressee(self, line: str, ask: Ask) -> tuple[Option, str]:
        """Whom a line goes to, and the rest of it; where there is only one such, they need not be named."""
        pieces = line.split()
        names = {o.id: (str(o.args["seat"] + 1), self.names[o.args["seat"]]) for o in ask.options}
        for many in range(min(len(pieces), 3), 0, -1):
            if not folded(pieces[many - 1]):
                continue
            start = folded(" ".join(pieces[:many]))
            found = [id for id, known in names.items() if start in map(folded, known)]
            if not found and many == 1 and (len(start) >= _NAME or len(pieces) == 1):
                found = [id for id, (_, name) in names.items() if start and folded(name).startswith(start)]
            if len(found) == 1:
                rest = line.split(maxsplit=many)[many:]
                return next(o for o in ask.options if o.id == found[0]), rest[0].lstrip(":, ") if rest else ""
        if len(ask.legal()) == 1:
            return ask.legal()[0], line
        raise self._mistake("addressee", names=", ".join(name for _, name in names.values()))

    def _text(self, line: str, ask: Ask, draft: Draft) -> str:
        """A text as it is, or the number of a ready phrase where they were listed."""
        number = _number(line)
        if draft.ideas and number is not None:
            if not 1 <= number <= len(draft.ideas):
                raise self._mistake("number", number=line, most=len(draft.ideas))
            return draft.ideas[number - 1]
        if not ask.least <= len(line) <= ask.most:
            raise self._mistake("text", least=ask.least, most=ask.most, given=len(line))
        if ask.wording is not None and not ask.wording.allows(line):
            raise self._mistake("refused", reason=self.words.reason(ask.wording.refused, self.names))
        # Said aloud, the id of something to do besides is a word like any other, and no longer that id.
        return line.capitalize() if any(line == option.id for option in ask.besides) else line

    def _mistake(self, key: str, **args: object) -> Mistake:
        return Mistake(self.words.text(f"cli-wrong-{key}", **args))


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.lstrip("-").isdigit() and folded(text) else None
