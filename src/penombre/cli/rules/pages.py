"""The rules of a game as a readable reference: chapters, cards, sets and options, each with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from rich.text import Text

from penombre.cli import arguments
from penombre.cli.failure import Usage
from penombre.cli.rules import search
from penombre.cli.screen import Screen, out
from penombre.engine import Ruleset, Setting
from penombre.games import RULESETS
from penombre.games.reference import Entry
from penombre.wire.games import Family
from penombre.words import LANGUAGES, Words

RULEBOOK: Final = "rulebook"
_FIRST: Final = ("rule", "example")
_SECTIONS: Final = (*_FIRST, *[family for family in get_args(Family) if family not in _FIRST])
_TITLES: Final = {"rule": "chapters", "ability": "abilities"}
"""What a section of these is called; the others have the name of their family, and an s."""


def run(game: str, card: str | None, lang: str | None) -> int:
    """Print the whole reference, or one card of it."""
    ruleset = arguments.game(game)
    pages = Pages(ruleset, Words(ruleset.id, arguments.language(lang), also=("penombre.cli",)), out())
    if card is None:
        pages.everything()
    else:
        pages.one(find(ruleset.id, card))
    return 0


def find(game: str, card: str) -> Entry:
    """The card somebody means, by id or by its name in any language."""
    found, near = search.look_up(game, card)
    if len(found) == 1:
        return search.entry_of(game, found[0])
    spoken = Words(game, LANGUAGES[-1])
    if found:
        raise Usage(f"{card!r} could be {_listed(found, spoken)}; say which")
    hint = f"did you mean {_listed(near, spoken)}?" if near else f"'penombre rules {game}' lists them"
    raise Usage(f"there is no card {card!r} in {game}; {hint}")


def games(lang: str | None) -> int:
    """List the games."""
    screen, language = out(), arguments.language(lang)
    for ruleset in RULESETS.values():
        words = Words(ruleset.id, language, also=("penombre.cli",))
        line = Text(ruleset.id, style="title")
        line.append(f"  {words.text('game-title')}", style="default")
        line.append(f" – {words.text('cli-game-line', least=ruleset.players[0], most=ruleset.players[-1])}")
        if words.has("game-title", "length"):
            line.append(f", {_lowered(words.attribute('game-title', 'length'))}")
        screen.print(line)
        if words.has("game-title", "tagline"):
            screen.say(words.attribute("game-title", "tagline"), "quiet", indent=2)
    return 0


class Pages:
    """Prints entries."""

    def __init__(self, ruleset: Ruleset[Any], words: Words, screen: Screen) -> None:
        self.ruleset = ruleset
        self.words = words
        self.screen = screen

    def everything(self) -> None:
        """The reference from cover to cover."""
        words, players = self.words, self.ruleset.players
        self.screen.heading(words.text("game-title"))
        self.screen.say(words.attribute("game-title", "tagline"))
        length = words.attribute("game-title", "length")
        self.screen.say(words.text("cli-rules-players", least=players[0], most=players[-1], length=length))
        command = f"penombre rules {self.ruleset.id} {search.first_card(self.ruleset.id).id}"
        self.screen.say(words.text("cli-rules-more", command=command), "quiet")
        for family in _SECTIONS:
            listed = search.family(self.ruleset.id, family)
            if not listed:
                continue
            self.screen.print()
            own = f"heading-{family}"
            self.screen.heading(
                words.text(own if words.has(own) else f"cli-rules-{_TITLES.get(family, f'{family}s')}"), align="left"
            )
            for entry in listed:
                self.screen.print()
                self.one(entry)

    def one(self, entry: Entry) -> None:
        """One entry: its name, when it acts, its text, its provenance."""
        words = self.words
        if entry.family == "ending":
            self.screen.say(words.text(entry.key), indent=2)
            return
        title = Text(words.text(entry.key), style="title")
        if entry.family not in ("rule", "example"):
            title.append(f"  {entry.id}", style="quiet")
        self.screen.print(title)
        if words.has(entry.key, "original") and words.attribute(entry.key, "original") != words.text(entry.key):
            self._fact("original", name=words.attribute(entry.key, "original"))
        if words.has(entry.key, "timing"):
            self._fact("when", when=words.attribute(entry.key, "timing"))
        if words.has(entry.key, "camp"):
            self._fact("camp", camp=words.attribute(entry.key, "camp"))
        if words.has(entry.key, "text"):
            self.screen.say(words.attribute(entry.key, "text"), indent=2)
        if entry.family == "setting":
            self._setting(next(setting for setting in self.ruleset.settings if setting.name == entry.id))
        elif entry.facts is not None:
            self._facts(entry.facts)

    def _facts(self, facts: Any) -> None:
        """What the catalogue knows of a card."""
        name = self._names
        if hasattr(facts, "windows"):
            self._fact("moments", moments=name("window", facts.windows))
        if getattr(facts, "needs", ()):
            self._fact("needs", needs=name("character", facts.needs))
        if getattr(facts, "only_with", 0):
            self._fact("only-with", players=facts.only_with)
        if hasattr(facts, "characters"):
            self._fact("made-of", characters=name("character", facts.characters))
            self._fact("made-of", characters=name("role", facts.roles))
        if hasattr(facts, "victory"):
            self._fact("count", count=facts.count)
            self._fact("victory", points=facts.victory)
        elif (copies := getattr(facts, "count", getattr(facts, "copies", 0))) > 1:
            self._fact("copies", count=copies)
        if getattr(facts, "origins", None):
            self._origins(facts)
        else:
            self._fact("source", source=self.words.text(f"source-{facts.source}"))

    def _origins(self, facts: Any) -> None:
        """Where each value of a row comes from: those it does not name are from the rulebook, or where that is the
        exception, from where the row is."""
        origins: Mapping[str, str] = facts.origins
        others = facts.source if RULEBOOK in origins.values() else RULEBOOK
        self._fact("source", source=self.words.text(f"source-{others}"))
        told = {name: source for name, source in origins.items() if self.words.has(f"value-{name}")}
        for source in dict.fromkeys(told.values()):
            values = ", ".join(self.words.text(f"value-{name}") for name, from_ in told.items() if from_ == source)
            self._fact("origin", source=self.words.text(f"source-{source}"), values=values)

    def _setting(self, setting: Setting) -> None:
        text = self.words.text
        match setting.kind:
            case "flag":
                expected = text("cli-rules-option-flag")
            case "number":
                expected = text("cli-rules-option-number", low=setting.low, high=setting.high)
            case "choice":
                expected = text("cli-rules-option-choice", choices=", ".join(setting.choices))
            case _:
                expected = text("cli-rules-option-list")
        default = setting.default
        if isinstance(default, bool):
            value = text("yes" if default else "no")
        else:
            value = str(default) if default != () else text("cli-rules-option-nothing")
        self.screen.say(f"{expected} ({text('cli-rules-option-default', value=value)})", "quiet", indent=2)

    def _fact(self, key: str, **args: Any) -> None:
        self.screen.say(self.words.text(f"cli-rules-{key}", **args), "quiet", indent=2)

    def _names(self, family: str, ids: tuple[str, ...]) -> str:
        counted = dict.fromkeys(ids, 0)
        for id in ids:
            counted[id] += 1
        return ", ".join(
            self.words.text("list-times", count=count, word=self.words.text(f"{family}-{id}"))
            if count > 1
            else self.words.text(f"{family}-{id}")
            for id, count in counted.items()
        )


def _listed(keys: list[str], words: Words) -> str:
    return " or ".join(f"{words.text(key)} ({key.partition('-')[2]})" for key in keys[:6])


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]
