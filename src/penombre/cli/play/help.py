"""What a person may read at the table: what can be typed, the rules, the texts of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.table import Table

from penombre.cli.play.besides import label, verbs
from penombre.cli.play.display import Display
from penombre.cli.play.sitting import Sitting
from penombre.cli.play.typed_input import Mistake
from penombre.cli.rules import search
from penombre.cli.screen import clean
from penombre.engine import Ask

_GESTURES: Final = frozenset({"smile", "laugh"})
"""Words by which a game is known to have gestures."""


class Help:
    """Reads out help, rules and cards to one person."""

    def __init__(self, sitting: Sitting, display: Display) -> None:
        self.sitting = sitting
        self.display = display
        self.game = display.match.ruleset.id
        self.words = display.words
        self.screen = display.screen
        self._read = self._own_cards()
        """The person's own cards that they were told of."""

    def commands(self) -> None:
        """What can be typed now."""
        self.screen.print()
        self.screen.say(self.words.text("cli-help"), "title")
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="number")
        table.add_column()
        ask = self.sitting.question() or self.sitting.standing()
        example = {"card": self._card_to_look_up(), "rule": self._second_title("rule")}
        for key in self._commands(ask):
            table.add_row(self.words.text(f"cli-help-{key}"), self.words.text(f"cli-help-{key}-text", **example))
        for verb in verbs(self.words, ask.besides if ask is not None and (ask.book or ask.optional) else ()):
            assert ask is not None
            what = label(self.words, verb, ask.kind, self.display.names, self.display.me)
            table.add_row(self.display.form(verb, ask), clean(what))
        self.screen.print(table)
        if ask is not None and ask.book is not None:
            self.screen.say(self.words.text("cli-help-slash"), "quiet")

    def _commands(self, ask: Ask | None) -> Iterator[str]:
        if ask is None or ask.optional:
            yield "listen"
        elif ask.book is not None:
            yield from ("address" if ask.shape == "address" else "words", "ideas")
        else:
            yield "answer"
        yield from ("help", "cards", "rules", "table", "log")
        match, board = self.display.match, self.display.board
        if board.listed(match.view(self.display.me)):
            yield "cross"
        if board.reacting and len(self.sitting.people) == 1:
            yield "moments"
        yield from ("say", "unsay", "accuse", "claim")
        if any(self.words.has(f"what-{word}") and word in _GESTURES for word in match.ruleset.vocabulary):
            yield "emote"
        if ask is not None and not ask.optional and self.sitting.can_wait():
            yield "wait"
        yield "quit"

    def _card_to_look_up(self) -> str:
        return next(filter(None, map(self._second_title, ("character", "card", "location", "action"))), "")

    def _second_title(self, family: str) -> str:
        return next((self.words.text(entry.key) for entry in search.family(self.game, family)[1:]), "")

    def rules(self) -> None:
        """The first chapter of the rules, and which others there are."""
        chapters = search.family(self.game, "rule")
        if chapters:
            self.screen.print()
            self.screen.say(self.words.text(chapters[0].key), "title")
            self._texts(chapters[0].key)
            self.screen.print()
            titles = ", ".join(self.words.text(chapter.key) for chapter in chapters[1:])
            example = self._second_title("rule")
            self.screen.say(self.words.text("cli-rules-chapters-left", titles=titles, rule=example))
        self.screen.say(self.words.text("cli-rules-whole", command=f"penombre rules {self.game}"), "quiet")

    def cards(self) -> None:
        """The texts of the person's own cards."""
        self.forget_cards()
        self.new_cards()

    def new_cards(self) -> None:
        """The texts of the person's own cards that they were not told of yet."""
        cards, read = self._own_cards(), self._read
        self._read = cards
        for key, card in cards:
            if (key, card) not in read:
                self.screen.print()
                self.screen.say(self.words.text(key, card=self.words.text(card)), "me")
                self._texts(card)

    def forget_cards(self) -> None:
        """Nobody has read this seat's cards yet: they are read out at its first question."""
        self._read = []

    def _own_cards(self) -> list[tuple[str, str]]:
        return self.display.board.cards(self.display.match.view(self.display.me))

    def card(self, wanted: str) -> None:
        """The text of the card that is meant, or `Mistake`."""
        found, near = search.look_up(self.game, wanted)
        if len(found) == 1:
            self.screen.print()
            self.screen.say(self.words.text(found[0]), "title")
            self._texts(found[0])
            return
        titles = ", ".join(self.words.text(key) for key in (found or near))
        if found:
            raise Mistake(self.words.text("cli-wrong-doubt", word=wanted, meanings=titles))
        if near:
            raise Mistake(self.words.text("cli-wrong-card-close", word=wanted, close=titles))
        raise Mistake(self.words.text("cli-wrong-card", word=wanted))

    def _texts(self, key: str) -> None:
        for attribute, style in (("timing", "quiet"), ("text", "")):
            if self.words.has(key, attribute):
                self.screen.say(self.words.attribute(key, attribute), style, indent=2)
