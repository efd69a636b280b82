"""One seat's side of a match in a terminal: it is asked, types, and is shown what comes of it."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.text import Text

from penombre.cli import lookup
from penombre.cli.play import reaction_windows, saved_matches, transcript_text
from penombre.cli.play.display import Display
from penombre.cli.play.help import Help
from penombre.cli.play.saved_matches import Note
from penombre.cli.play.sitting import Sitting
from penombre.cli.play.typed_input import Command, Draft, InputReader, Mistake
from penombre.cli.screen import Screen
from penombre.engine import TABLE, Answer, Ask, BadStatement, PenombreError, Statement, Transcript, View

_LONGEST_LINE: Final = 4096
"""A terminal gives no more of a line at once."""


class Left(Exception):
    """The person, or the system, wants to stop here; the match is kept."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class Terminal:
    """Asks one seat for its answers, and does what is typed there."""

    def __init__(self, file: Path, note: Note, sitting: Sitting) -> None:
        self.file = file
        self.note = note
        self.sitting = sitting
        self.display = Display(sitting, note)
        self.help = Help(sitting, self.display)
        self.me = self.display.me
        self.board = self.display.board
        self.screen = self.display.screen
        self.words = self.display.words
        self.input = InputReader(self.words, sitting.names, self.me, sitting.match.ruleset.vocabulary)
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import_module("readline")  # lines can then be edited and recalled
        self._typed_ahead: list[str] = []
        self._draft = Draft()
        self._breath: object = None
        self._offered = ""
        """What might have been done besides where the person last listened."""

    @property
    def view(self) -> View:
        """What this seat knows now."""
        return self.sitting.match.view(self.me)

    def play(self, *, resumed: bool) -> int:
        """Until the match is over."""
        self.hello(resumed)
        self.save()
        while True:
            while self._interrupts() or self._breathes() or self.sitting.go_on():
                self.display.hear()
                self.display.chapter()
            ask = self.sitting.question()
            if ask is None:
                break
            answer = self.unasked(ask)
            if answer is not None:
                self.sitting.answer(answer)
                self.display.hear()
                continue
            self.save()
            self.ask(ask)
        self.save()
        self.display.goodbye(self.file)
        return 0

    def hello(self, resumed: bool) -> None:
        """What is played, and what has happened or was dealt so far."""
        self.display.hello(self.note.bots, len(self.sitting.people))
        if resumed:
            self.display.take_up()
        else:
            self.help.cards()
            self.display.hear()

    def farewell(self, code: int) -> None:
        """The match is kept; say where and how to go on."""
        if code == 128 + getattr(signal, "SIGHUP", 1):
            return
        stream = self.screen if code == 0 else Screen(file=sys.stderr)
        if code != 0 or not sys.stdin.isatty():
            self.screen.print()
        command = f"penombre play --resume {saved_matches.typed(self.file)}"
        stream.print(Text(self.words.text("cli-left", command=command)), soft_wrap=True)

    def save(self) -> None:
        """Keep the match as it stands."""
        saved_matches.write(self.file, Transcript.of(self.sitting.match, self.sitting.names).encode())

    # -- asking ----------------------------------------------------------------------------------------------

    def unasked(self, ask: Ask) -> str | None:
        """What is answered for the person, who chose not to be asked this; None: they are asked."""
        if self.note.fast and ask.shape == "one" and len(ask.options) == 1 and not ask.options[0].refused:
            return ask.options[0].id
        return self.board.unasked(ask)

    def ask(self, ask: Ask) -> None:
        """Put the question until it is answered."""
        self.help.new_cards()
        self.display.table_if_changed()
        self._draft = Draft()
        self.display.question(ask, heard=self.board.just_asked(ask))
        while not self._goes_on(ask):
            pass

    def _goes_on(self, ask: Ask) -> bool:
        """Whether the match went on by one line typed at a question, or the question is to be put anew."""
        try:
            line = self.typed(self._prompt(ask))
            typed = self.input.read(line if line.strip() else self.board.by_default(ask), ask, self._draft)
            if not isinstance(typed, Command):
                self._say_or_answer(ask, typed)
                return True
            if self._do(typed, ask):
                return True
            if typed.name not in ("ideas", "to"):
                self.display.question(ask)
        except (Mistake, PenombreError) as error:
            self.screen.say(str(error), "error")
        return False

    def listen(self) -> bool:
        """Let the person, whom nobody asks, listen on or interrupt; whether they did."""
        ask = self.sitting.standing() or Ask(self.me, "interrupt", optional=True)
        if (closed := self.sitting.closed_answer()) is not None:
            self._repeat("cli-answered-closed", *closed)
        forms = self.display.forms(ask)
        if forms and forms != self._offered:
            self.screen.say(self.words.text("cli-besides-listening", words=forms), "quiet")
        self._offered = forms
        while True:
            line = self.typed(self.clocked("cli-prompt-listen"))
            try:
                if not line.strip():
                    return False
                typed = self.input.read(line, ask)
                if not isinstance(typed, Command):
                    self._say_or_answer(ask, typed)
                    if not isinstance(typed, Statement):
                        return True
                elif typed.name == "wait":
                    return False
                else:
                    self._do(typed, ask)
            except (Mistake, PenombreError) as error:
                self.screen.say(str(error), "error")

    def _breathes(self) -> bool:
        """Whether the person, whom nobody asks, did something where the board stops for it; else they only listen."""
        breath = self.board.breath(self.view, self.sitting.standing())
        if breath is None or breath == self._breath or self.note.fast or self.me == TABLE:
            return False
        self._breath = breath
        self.save()
        return self.listen()

    def _interrupts(self) -> bool:
        """Whether the person did what nobody waits for: a word typed while the others play.

        Whatever else was typed meanwhile is kept for the next question.
        """
        ask = self.sitting.standing()
        if ask is None:
            return False
        self.display.explain(ask, "cli-besides-any-time")
        while sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
            line = os.read(sys.stdin.fileno(), _LONGEST_LINE).decode(errors="replace")
            if not line:
                return False
            with contextlib.suppress(Mistake):
                chosen = self.input.besides(line, ask)
                if chosen is not None:
                    self._answer(ask, chosen)
                    return True
            self._typed_ahead.append(line.strip())
        return False

    def _say_or_answer(self, ask: Ask, typed: Statement | Answer) -> None:
        if isinstance(typed, Statement):
            self._say(typed)
        else:
            self._answer(ask, typed)

    def _say(self, statement: Statement) -> None:
        """Say something aloud, or be told why not."""
        try:
            self.sitting.say(statement)
        except BadStatement as error:
            why = self.words.reason(error.reason) if error.reason else self.board.unsaid(self.view)
            raise Mistake(why) from None
        self.save()
        self.display.hear()

    def _answer(self, ask: Ask, answer: Answer) -> None:
        self.sitting.answer(answer)
        self.save()
        if not sys.stdin.isatty():
            self.screen.print()
        if not self.board.aloud(ask):
            self._repeat("cli-answered", ask, answer)
        self.display.hear()

    def _repeat(self, key: str, ask: Ask, answer: Answer) -> None:
        """Tell the person what they have answered."""
        chosen = transcript_text.answer_text(self.words, ask, answer, self.sitting.names, self.me)
        self.screen.say(self.words.text(key, answer=chosen), "me")

    # -- prompts ---------------------------------------------------------------------------------------------

    def typed(self, prompt: str) -> str:
        """A line from the person; the end of the input is leaving."""
        self.screen.file.flush()
        if self._typed_ahead:
            return self._typed_ahead.pop(0)
        try:
            return input(f"{prompt} > ")
        except EOFError:
            raise Left(0 if sys.stdin.isatty() else 1) from None
        except UnicodeError:  # bytes of another encoding, and no way to tell where the next line begins
            raise Left(1) from None

    def clocked(self, key: str, **args: object) -> str:
        """A prompt with the time that is left before it."""
        clock = self.board.clock(self.view)
        return (f"[{clock}] " if clock else "") + self.words.text(key, **args)

    def _prompt(self, ask: Ask) -> str:
        text = self.words.text
        if self._draft.to:
            seat = next(option.args["seat"] for option in ask.options if option.id == self._draft.to)
            return self.clocked("cli-prompt-to", name=self.sitting.names[seat])
        if ask.shape == "address":
            return self.clocked("cli-prompt-address")
        if ask.shape == "text":
            return self.clocked("cli-prompt-words") if ask.book else text("cli-prompt-text", most=ask.most)
        if ask.shape == "several":
            same = "yes" if ask.least == ask.most else "no"
            prompt = text("cli-prompt-several", least=ask.least, most=ask.most, same=same)
            return f"{prompt} {text('cli-prompt-repeat')}" if ask.repeat and ask.most > 1 else prompt
        prompt = text("cli-prompt")
        if self.sitting.can_wait():
            prompt += f" ({text('cli-others-first', key='w')})"
        return prompt

    # -- commands --------------------------------------------------------------------------------------------

    def _do(self, command: Command, ask: Ask) -> bool:
        """Do what was typed; True where the match went on by it."""
        match command.name:
            case "quit":
                raise Left(0)
            case "table":
                self.display.table()
            case "log":
                self.display.log()
            case "cards":
                self.help.cards()
            case "rules":
                self.help.rules()
            case "help":
                self.help.card(command.rest) if command.rest else self.help.commands()
            case "ideas":
                self._show_ideas(command, ask)
            case "to":
                self._draft = Draft(command.to)
            case "cross":
                self._cross(command.rest)
            case "moments":
                self._ask_at(command.rest)
            case "wait":
                if not self.sitting.can_wait():
                    raise Mistake(self.words.text("cli-wrong-wait"))
                self.sitting.wait()
                self.display.hear()
                return True
        return False

    def _show_ideas(self, command: Command, ask: Ask) -> None:
        """Ready phrases by number, about a topic or about what fits best; what is no topic may be a card."""
        ideas = tuple(self.board.ideas(self.view, ask, command.rest))
        if not ideas:
            self.help.card(command.rest)
            return
        self._draft = Draft(command.to or self._draft.to, ideas)
        for number, phrase in enumerate(ideas, 1):
            self.screen.say(self.words.said(phrase), bullet=f"{number:>3}  ")
        topics = ", ".join(self.board.topics())
        if topics and not command.rest:
            self.screen.say(self.words.text("cli-ideas-topics", topics=topics), "quiet")

    def _cross(self, wanted: str) -> None:
        """Cross out what is named on the person's own list, or write it in again; then show it."""
        view = self.view
        listed = self.board.listed(view)
        if not listed:
            raise Mistake(self.words.text("cli-wrong-no-list"))
        for name in filter(None, map(str.strip, wanted.split(","))):
            found = lookup.find(name, listed)
            if len(found) > 1:
                meanings = " / ".join(listed[id][0] for id in found)
                raise Mistake(self.words.text("cli-wrong-doubt", word=name, meanings=meanings))
            if not found:
                raise Mistake(self.words.text("cli-wrong-listed", word=name))
            self.board.cross(view, found[0])
        self.screen.print(self.board.sheet(view))

    def _ask_at(self, wanted: str) -> None:
        """Be asked at moments to react in as the person chooses from now on; without a word, say what holds."""
        if not self.board.reacting or len(self.sitting.people) > 1:
            raise Mistake(self.words.text("cli-wrong-no-moments"))
        found = lookup.find(wanted, reaction_windows.names()) if wanted else [self.board.windows]
        if len(found) != 1:
            raise Mistake(self.words.text("cli-wrong-moments", word=wanted))
        self.board.windows = found[0]
        self.screen.say(self.words.text(f"cli-moments-{found[0]}"), "quiet")
