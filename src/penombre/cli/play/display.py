"""What one seat is shown of a match in a terminal: who plays, the log, the table, the questions and the end."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from penombre.cli import lookup
from penombre.cli.boards import board_for
from penombre.cli.play import saved_matches
from penombre.cli.play.besides import Verb, form, label, verbs
from penombre.cli.play.chronicle import Chronicle
from penombre.cli.play.saved_matches import Note
from penombre.cli.play.sitting import Sitting
from penombre.cli.screen import Screen, clean, out
from penombre.engine import TABLE, Ask, Match, Option, Transcript
from penombre.engine.transcript import replay as repeat
from penombre.games import RULESETS
from penombre.words import Words

_CAUGHT_UP: Final = 12
"""So many lines of the log are read out to whoever takes over the terminal."""
_TAKEN_UP: Final = 8
"""So many lines of the log are read out where a match is taken up."""
_PAUSE: Final = 0.15
"""Seconds per line of the log, so that one can follow it; the same whatever happened. $PENOMBRE_PAUSE says another."""


class Display:
    """Shows one seat's side of a match. It reads that seat's view and events, no table."""

    def __init__(self, sitting: Sitting, note: Note) -> None:
        self.match: Match[Any] = sitting.match
        self.me = TABLE if note.seat is None else note.seat
        self.names = sitting.names
        self.screen: Screen = out()
        self.words = Words(self.match.ruleset.id, note.lang, also=("penombre.cli",))
        self.board = board_for(self.match.ruleset.id, self.words, sitting.names)
        self.board.windows = note.windows
        self.chronicle = Chronicle(self.match, self.me)
        self.pause = _pause() if self.screen.is_terminal and not note.fast else 0.0
        self._told_of: set[str] = set()
        """What was explained already: words for what may be done besides, reasons why somebody cannot be asked."""
        self._drawn: object = None
        self._chapter: object = None

    def hello(self, level: str, people: int) -> None:
        """What is played, who plays it, and whose seat this is."""
        say, text, deal = self.screen.say, self.words.text, self.match.deal
        assert deal is not None
        title = text("game-title") if self.words.has("game-title") else self.match.ruleset.id
        self.screen.heading(text("cli-hello", game=title, players=self.match.players))
        if self.words.has("game-title", "tagline"):
            say(self.words.attribute("game-title", "tagline"), "quiet")
        key = f"cli-level-{level}"
        level = text(key) if self.words.has(key) else level
        key = ("cli-hello-watch", "cli-hello-bots")[people] if people < 2 else "cli-hello-relay"
        say(text(key, count=self.match.players - people, people=people, level=level))
        say(text("cli-commitment", commitment=deal.commitment), "quiet")
        if self.me != TABLE:
            say(text("cli-you-are", name=self.names[self.me], seat=self.me + 1), "me")
            say(text("cli-hello-help"))

    def take_up(self) -> None:
        """The log of a match that is taken up, in its true order, and its last lines on the screen."""
        self.screen.print()
        self.screen.say(self.words.text("cli-resumed"))
        chronicle = Chronicle(Transcript.of(self.match).start(RULESETS), self.me)
        for step in self.match.steps:
            chronicle.listen()
            repeat(chronicle.match, step)
        chronicle.listen()
        chronicle.match = self.match
        self.chronicle = chronicle
        for heard in chronicle.lines[-_TAKEN_UP:]:
            self.screen.show(self.board.line(heard, self.me))

    def hear(self) -> None:
        """What happened since the last time, as this seat learned it."""
        for heard in self.chronicle.listen():
            self.screen.show(self.board.line(heard, self.me))
            time.sleep(self.pause)

    def catch_up(self) -> None:
        """The last of what this seat has heard since it was last at the terminal."""
        for heard in self.chronicle.listen()[-_CAUGHT_UP:]:
            self.screen.show(self.board.line(heard, self.me))

    def log(self) -> None:
        """All that this seat has heard."""
        self.screen.print()
        self.screen.heading(self.words.text("cli-log"), align="left")
        if not self.chronicle.lines:
            self.screen.say(self.words.text("cli-log-empty"))
        for heard in self.chronicle.lines:
            self.screen.show(self.board.line(heard, self.me))

    # -- the table -------------------------------------------------------------------------------------------

    def table(self) -> None:
        """The board, and what only this seat knows."""
        view = self.match.view(self.me)
        self.screen.print()
        self.screen.heading(self.board.title(view))
        self.screen.print(self.board.seats(view))
        for line in self.board.mine(view):
            self.screen.print(line)
        self._drawn = self.board.stand(view)

    def table_if_changed(self) -> None:
        """The table, where anything on it is new since it was last drawn."""
        if self.board.stand(self.match.view(self.me)) != self._drawn:
            self.table()

    def chapter(self) -> None:
        """The table, wherever a new stretch begins and nobody is going to ask this reader anything."""
        view = self.match.view(self.me)
        if self.board.watching(view) and self.board.chapter(view) != self._chapter and not self.match.over:
            self._chapter = self.board.chapter(view)
            self.table()
            self.screen.print()

    def goodbye(self, file: Path) -> None:
        """How the match ended, and how to see it again."""
        say, text, outcome, deal = self.screen.say, self.words.text, self.match.outcome, self.match.deal
        assert outcome is not None
        assert deal is not None
        self.screen.print()
        self.screen.heading(text("cli-over"))
        self.screen.print(self.board.seats(self.match.view(self.me)))
        if self.me in outcome.winners:
            others = {"winner_seats": [seat for seat in outcome.winners if seat != self.me]}
            say(self.words.phrase("cli-you-won", others, self.names, self.me), "me")
        else:
            if self.me != TABLE:
                say(text("cli-you-lost"), "me")
            say(self.words.phrase("cli-winners", {"winner_seats": outcome.winners}, self.names, self.me))
        self.screen.print()
        path = saved_matches.typed(file)
        for key, args in (
            ("cli-opened", {"secret": deal.secret.hex()}),
            ("cli-to-verify", {"command": f"penombre verify {path}"}),
            ("cli-to-replay", {"command": f"penombre replay {path} --as all"}),
        ):
            # A path or a command that is broken over two lines cannot be copied.
            self.screen.print(Text(text(key, **args), style="quiet"), soft_wrap=True)

    # -- questions -------------------------------------------------------------------------------------------

    def question(self, ask: Ask, *, heard: bool = False) -> None:
        """The question and what can be answered; one that was just heard is not repeated."""
        if not heard:
            self.screen.print()
            for line in self.board.before(self.match.view(self.me), ask):
                self.screen.say(line, "quiet")
            self.screen.say(self.words.question(ask, self.names, self.me), "question")
        if ask.shape == "address":
            self._people(ask)
        else:
            self._options(ask)
        if ask.book is None:
            for verb in verbs(self.words, ask.besides):
                self._verb(verb, ask, "cli-besides")
        elif ask.besides:
            self.explain(ask, "cli-besides")
            self.screen.say(self.words.text("cli-besides-all", words=self.forms(ask)), "quiet")
        hint = self.board.hint(ask)
        if hint:
            self.screen.say(hint, "quiet")

    def _options(self, ask: Ask) -> None:
        for number, option in enumerate(ask.options, 1):
            wording = clean(self.words.option(option, ask.kind, self.names, self.me))
            if option.refused:
                self._refused(wording, option)
            else:
                self.screen.print(Text.assemble((f"{number:>3}  ", "number"), wording))

    def _people(self, ask: Ask) -> None:
        """Whom words may go to, by the numbers of their seats, in a row: they stay the same for the whole match."""
        row = Text("  ")
        for option in ask.legal():
            seat = option.args["seat"]
            row.append(f"{seat + 1}\N{NO-BREAK SPACE}", "number").append(f"{self.names[seat]}  ")
        self.screen.print(row)
        for option in ask.options:
            if option.refused and option.refused not in self._told_of:
                self._told_of.add(option.refused)
                self._refused(self.names[option.args["seat"]], option)

    def _refused(self, wording: str, option: Option) -> None:
        why = self.words.text("cli-impossible", reason=self.words.reason(option.refused, self.names))
        self.screen.say(f"{wording} – {why}", "refused", bullet="  –  ")

    # -- what may be done besides ----------------------------------------------------------------------------

    def explain(self, ask: Ask, key: str) -> None:
        """Every word for what may be done besides, once in a match; not those that explain themselves."""
        for verb in verbs(self.words, ask.besides):
            what = label(self.words, verb, ask.kind, self.names, self.me)
            if verb.id not in self._told_of and lookup.folded(what) != lookup.folded(form(self.words, verb)):
                self._verb(verb, ask, key)
            self._told_of.add(verb.id)

    def _verb(self, verb: Verb, ask: Ask, key: str) -> None:
        what = clean(label(self.words, verb, ask.kind, self.names, self.me))
        self.screen.say(self.words.text(key, word=self.form(verb, ask), label=what), "quiet")

    def forms(self, ask: Ask) -> str:
        """How everything besides is typed, in a row."""
        return ", ".join(self.form(verb, ask) for verb in verbs(self.words, ask.besides))

    def form(self, verb: Verb, ask: Ask) -> str:
        """How something besides is typed: where words are asked for, with a slash before it."""
        return ("/" if ask.shape in ("text", "address") else "") + form(self.words, verb)


def _pause() -> float:
    try:
        return min(max(float(os.environ.get("PENOMBRE_PAUSE", _PAUSE)), 0.0), 10.0)
    except ValueError:
        return _PAUSE
