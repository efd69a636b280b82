"""One seat's side of a match in a terminal: what it is shown, what it is asked, and what it types."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from penombre.cli import lookup
from penombre.cli.boards import board_for
from penombre.cli.play import reaction_windows, saved_matches, transcript_text
from penombre.cli.play.besides import Verb, form, label, verbs
from penombre.cli.play.chronicle import Chronicle
from penombre.cli.play.saved_matches import Note
from penombre.cli.play.sitting import Sitting
from penombre.cli.play.typed_input import Draft, Hand, Mistake, Wish
from penombre.cli.rules import search
from penombre.cli.screen import Screen, clean, out
from penombre.engine import TABLE, Answer, Ask, BadStatement, Match, Option, PenombreError, Statement, Transcript
from penombre.engine.transcript import replay as repeat
from penombre.games import RULESETS
from penombre.words import Words

_LONGEST_LINE: Final = 4096
"""A terminal gives no more of a line at once."""
_CAUGHT_UP: Final = 12
"""So many lines of the log are read out to whoever takes over the terminal."""
_GESTURES: Final = frozenset({"smile", "laugh"})
"""Words by which a game is known to have gestures."""
_PAUSE: Final = 0.15
"""Seconds per line of the log, so that one can follow it; the same whatever happened. $PENOMBRE_PAUSE says another."""


class Left(Exception):
    """The person, or the system, wants to stop here; the match is kept."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class Terminal:
    """Shows one seat's side of a match and asks for its answers. It reads that seat's view and events, no table."""

    def __init__(self, file: Path, note: Note, sitting: Sitting) -> None:
        self.file = file
        self.sitting = sitting
        self.match: Match[Any] = sitting.match
        self.me = TABLE if note.seat is None else note.seat
        self.screen: Screen = out()
        self.words = Words(self.match.ruleset.id, note.lang, also=("penombre.cli",))
        self.board = board_for(self.match.ruleset.id, self.words, sitting.names)
        self.board.windows = note.windows
        self.chronicle = Chronicle(self.match, self.me)
        self.hand = Hand(self.words, sitting.names, self.me, self.match.ruleset.vocabulary)
        self.note = note
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import_module("readline")  # lines can then be edited and recalled
        self.pause = _pause() if self.screen.is_terminal and not note.fast else 0.0
        self._ahead: list[str] = []
        self._told_of: set[str] = set()
        """What was explained already: words for what may be done besides, reasons why somebody cannot be asked."""
        self._draft = Draft()
        self._breath: object = None
        self._offered = ""
        """What might have been done besides where the person last listened."""
        self._drawn: object = None
        self._chapter: object = None
        self._cards = self.board.cards(self.match.view(self.me))

    def play(self, *, resumed: bool) -> int:
        """Until the match is over."""
        self.hello(resumed)
        self.save()
        while True:
            while self._interrupts() or self._breathes() or self.sitting.go_on():
                self.hear()
                self._show_chapter()
            ask = self.sitting.question()
            if ask is None:
                break
            answer = self.unasked(ask)
            if answer is not None:
                self.sitting.answer(answer)
                self.hear()
                continue
            self.save()
            self.ask(ask)
        self.save()
        self.goodbye()
        return 0

    def farewell(self, code: int) -> None:
        """The match is kept; say where and how to go on."""
        if code == 128 + getattr(signal, "SIGHUP", 1):
            return
        stream = self.screen if code == 0 else Screen(file=sys.stderr)
        if code != 0 or not sys.stdin.isatty():
            self.screen.print()
        command = f"penombre play --resume {saved_matches.typed(self.file)}"
        stream.print(Text(self.words.text("cli-left", command=command)), soft_wrap=True)

    def unasked(self, ask: Ask) -> str | None:
        """What is answered for the person, who wished not to be asked this; None: they are asked."""
        if self.note.fast and ask.shape == "one" and len(ask.options) == 1 and not ask.options[0].refused:
            return ask.options[0].id
        return self.board.unasked(ask)

    # -- saying ----------------------------------------------------------------------------------------------

    def hello(self, resumed: bool) -> None:
        """What is played, who plays it, and whose seat this is."""
        say, text, deal = self.screen.say, self.words.text, self.match.deal
        assert deal is not None
        title = text("game-title") if self.words.has("game-title") else self.match.ruleset.id
        self.screen.heading(text("cli-hello", game=title, players=self.match.players))
        if self.words.has("game-title", "tagline"):
            say(self.words.attribute("game-title", "tagline"), "quiet")
        level = f"cli-level-{self.note.bots}"
        level = text(level) if self.words.has(level) else self.note.bots
        people = len(self.sitting.people)
        key = ("cli-hello-watch", "cli-hello-bots")[people] if people < 2 else "cli-hello-relay"
        say(text(key, count=self.match.players - people, people=people, level=level))
        say(text("cli-commitment", commitment=deal.commitment), "quiet")
        if self.me != TABLE:
            say(text("cli-you-are", name=self.sitting.names[self.me], seat=self.me + 1), "me")
            say(text("cli-hello-help"))
        if resumed:
            self.screen.print()
            say(text("cli-resumed"))
            self._replay_past()
        else:
            self._show_cards()
            self.hear()

    def _replay_past(self) -> None:
        """The log of a match that is taken up, in its true order, and its last lines on the screen."""
        chronicle = Chronicle(Transcript.of(self.match).start(RULESETS), self.me)
        for step in self.match.steps:
            chronicle.listen()
            repeat(chronicle.match, step)
        chronicle.listen()
        chronicle.match = self.match
        self.chronicle = chronicle
        for heard in chronicle.lines[-8:]:
            self.screen.show(self.board.line(heard, self.me))

    def hear(self) -> None:
        """What happened since the last time, as this seat learned it."""
        for heard in self.chronicle.listen():
            self.screen.show(self.board.line(heard, self.me))
            time.sleep(self.pause)

    def _show_chapter(self) -> None:
        """The table, wherever a new stretch begins and nobody is going to ask this reader anything."""
        view = self.match.view(self.me)
        if self.board.watching(view) and self.board.chapter(view) != self._chapter and not self.match.over:
            self._chapter = self.board.chapter(view)
            self._show_table()
            self.screen.print()

    def _show_table(self) -> None:
        view = self.match.view(self.me)
        self.screen.print()
        self.screen.heading(self.board.title(view))
        self.screen.print(self.board.seats(view))
        for line in self.board.mine(view):
            self.screen.print(line)
        self._drawn = self.board.stand(view)

    def goodbye(self) -> None:
        """How the match ended, and how to see it again."""
        say, text, outcome, deal = self.screen.say, self.words.text, self.match.outcome, self.match.deal
        assert outcome is not None
        assert deal is not None
        self.screen.print()
        self.screen.heading(text("cli-over"))
        view = self.match.view(self.me)
        self.screen.print(self.board.seats(view))
        if self.me in outcome.winners:
            others = {"winner_seats": [seat for seat in outcome.winners if seat != self.me]}
            say(self.words.phrase("cli-you-won", others, self.sitting.names, self.me), "me")
        else:
            if self.me != TABLE:
                say(text("cli-you-lost"), "me")
            say(self.words.phrase("cli-winners", {"winner_seats": outcome.winners}, self.sitting.names, self.me))
        self.screen.print()
        path = saved_matches.typed(self.file)
        for key, args in (
            ("cli-opened", {"secret": deal.secret.hex()}),
            ("cli-to-verify", {"command": f"penombre verify {path}"}),
            ("cli-to-replay", {"command": f"penombre replay {path} --as all"}),
        ):
            # A path or a command that is broken over two lines cannot be copied.
            self.screen.print(Text(text(key, **args), style="quiet"), soft_wrap=True)

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> None:
        """Put the question until it is answered."""
        view = self.match.view(self.me)
        if self.board.cards(view) != self._cards:
            self._show_cards(but=self._cards)
        if self.board.stand(view) != self._drawn:
            self._show_table()
        self._draft = Draft()
        self._show_question(ask, heard=self.board.just_asked(ask))
        while not self._tries(ask):
            pass

    def _tries(self, ask: Ask) -> bool:
        """One line typed at a question: whether the match went on by it, or the question is to be put anew."""
        try:
            line = self.typed(self._prompt(ask))
            wish = self.hand.read(line if line.strip() else self.board.by_default(ask), ask, self._draft)
            if isinstance(wish, Wish):
                if self._grant(wish, ask):
                    return True
                if wish.command not in ("ideas", "to"):
                    self._show_question(ask)
            elif isinstance(wish, Statement):
                self._say(wish)
                return True
            else:
                self._answer(ask, wish)
                return True
        except Mistake as mistake:
            self.screen.say(str(mistake), "error")
        except PenombreError as error:
            self.screen.say(str(error), "error")
        return False

    def _say(self, statement: Statement) -> None:
        """Say something aloud, or be told why not."""
        try:
            self.sitting.say(statement)
        except BadStatement as error:
            why = self.words.reason(error.reason) if error.reason else self.board.unsaid(self.match.view(self.me))
            raise Mistake(why) from None
        self.save()
        self.hear()

    def _breathes(self) -> bool:
        """Whether the person, whom nobody asks, did something where the board stops for it; else they only listen."""
        view = self.match.view(self.me)
        breath = self.board.breath(view, self.sitting.standing())
        if breath is None or breath == self._breath or self.note.fast or self.me == TABLE:
            return False
        self._breath = breath
        self.save()
        return self.listen()

    def listen(self) -> bool:
        """Let the person, whom nobody asks, listen on or interrupt; whether they did."""
        ask = self.sitting.standing() or Ask(self.me, "interrupt", optional=True)
        forms = self._forms(ask)
        if forms and forms != self._offered:
            self.screen.say(self.words.text("cli-besides-listening", words=forms), "quiet")
        self._offered = forms
        while True:
            line = self.typed(self.clocked("cli-prompt-listen"))
            try:
                if not line.strip():
                    return False
                wish = self.hand.read(line, ask)
                if isinstance(wish, Wish):
                    if wish.command == "wait":
                        return False
                    self._grant(wish, ask)
                elif isinstance(wish, Statement):
                    self._say(wish)
                else:
                    self._answer(ask, wish)
                    return True
            except Mistake as mistake:
                self.screen.say(str(mistake), "error")
            except PenombreError as error:
                self.screen.say(str(error), "error")

    def catch_up(self) -> None:
        """The last of what this seat has heard since it was last at the terminal."""
        for heard in self.chronicle.listen()[-_CAUGHT_UP:]:
            self.screen.show(self.board.line(heard, self.me))

    def unread(self) -> None:
        """Nobody has read this seat's cards yet: they are read out at its first question."""
        self._cards = []

    def _interrupts(self) -> bool:
        """Whether the person did what nobody waits for: a word typed while the others play.

        Whatever else was typed meanwhile is kept for the next question.
        """
        ask = self.sitting.standing()
        if ask is None:
            return False
        self._explain(ask, "cli-besides-any-time")
        while sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
            line = os.read(sys.stdin.fileno(), _LONGEST_LINE).decode(errors="replace")
            if not line:
                return False
            with contextlib.suppress(Mistake):
                chosen = self.hand.besides(line, ask)
                if chosen is not None:
                    self._answer(ask, chosen)
                    return True
            self._ahead.append(line.strip())
        return False

    def _explain(self, ask: Ask, key: str) -> None:
        """Every word for what may be done besides, once in a match; not those that explain themselves."""
        for verb in verbs(self.words, ask.besides):
            what = label(self.words, verb, ask.kind, self.sitting.names, self.me)
            if verb.id not in self._told_of and lookup.folded(what) != lookup.folded(form(self.words, verb)):
                self._show_verb(verb, ask, key)
            self._told_of.add(verb.id)

    def _show_verb(self, verb: Verb, ask: Ask, key: str) -> None:
        what = clean(label(self.words, verb, ask.kind, self.sitting.names, self.me))
        self.screen.say(self.words.text(key, word=self._form(verb, ask), label=what), "quiet")

    def _forms(self, ask: Ask) -> str:
        return ", ".join(self._form(verb, ask) for verb in verbs(self.words, ask.besides))

    def _form(self, verb: Verb, ask: Ask) -> str:
        """How something besides is typed: where words are asked for, with a slash before it."""
        return ("/" if ask.shape in ("text", "address") else "") + form(self.words, verb)

    def _answer(self, ask: Ask, answer: Answer) -> None:
        self.sitting.answer(answer)
        self.save()
        if not sys.stdin.isatty():
            self.screen.print()
        if not self.board.aloud(ask):
            chosen = transcript_text.answer_text(self.words, ask, answer, self.sitting.names, self.me)
            self.screen.say(self.words.text("cli-answered", answer=chosen), "me")
        self.hear()

    def _show_question(self, ask: Ask, *, heard: bool = False) -> None:
        """The question and what can be answered; one that was just heard is not repeated."""
        if not heard:
            self.screen.print()
            for line in self.board.before(self.match.view(self.me), ask):
                self.screen.say(line, "quiet")
            self.screen.say(self.words.question(ask, self.sitting.names, self.me), "question")
        if ask.shape == "address":
            self._show_people(ask)
        else:
            self._show_options(ask)
        if ask.book is None:
            for verb in verbs(self.words, ask.besides):
                self._show_verb(verb, ask, "cli-besides")
        elif ask.besides:
            self._explain(ask, "cli-besides")
            self.screen.say(self.words.text("cli-besides-all", words=self._forms(ask)), "quiet")
        hint = self.board.hint(ask)
        if hint:
            self.screen.say(hint, "quiet")

    def _show_options(self, ask: Ask) -> None:
        for number, option in enumerate(ask.options, 1):
            wording = clean(self.words.option(option, ask.kind, self.sitting.names, self.me))
            if option.refused:
                self._show_refused(wording, option)
            else:
                self.screen.print(Text.assemble((f"{number:>3}  ", "number"), wording))

    def _show_people(self, ask: Ask) -> None:
        """Whom words may go to, by the numbers of their seats, in a row: they stay the same for the whole match."""
        names = self.sitting.names
        row = Text("  ")
        for option in ask.legal():
            seat = option.args["seat"]
            row.append(f"{seat + 1}\N{NO-BREAK SPACE}", "number").append(f"{names[seat]}  ")
        self.screen.print(row)
        for option in ask.options:
            if option.refused and option.refused not in self._told_of:
                self._told_of.add(option.refused)
                self._show_refused(names[option.args["seat"]], option)

    def _show_refused(self, wording: str, option: Option) -> None:
        why = self.words.text("cli-impossible", reason=self.words.reason(option.refused, self.sitting.names))
        self.screen.say(f"{wording} – {why}", "refused", bullet="  –  ")

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

    def clocked(self, key: str, **args: object) -> str:
        """A prompt with the time that is left before it."""
        clock = self.board.clock(self.match.view(self.me))
        return (f"[{clock}] " if clock else "") + self.words.text(key, **args)

    def typed(self, prompt: str) -> str:
        """A line from the person; the end of the input is leaving."""
        self.screen.file.flush()
        if self._ahead:
            return self._ahead.pop(0)
        try:
            return input(f"{prompt} > ")
        except EOFError:
            raise Left(0 if sys.stdin.isatty() else 1) from None
        except UnicodeError:  # bytes of another encoding, and no way to tell where the next line begins
            raise Left(1) from None

    def _grant(self, wish: Wish, ask: Ask) -> bool:
        """Do what was wished for; True where the match went on by it."""
        match wish.command:
            case "quit":
                raise Left(0)
            case "table":
                self._show_table()
            case "log":
                self._show_log()
            case "cards":
                self._show_cards()
            case "rules":
                self._show_rules()
            case "help":
                self._show_card(wish.rest) if wish.rest else self._show_help()
            case "ideas":
                self._show_ideas(wish, ask)
            case "to":
                self._draft = Draft(wish.to)
            case "cross":
                self._cross(wish.rest)
            case "moments":
                self._ask_at(wish.rest)
            case "wait":
                if not self.sitting.can_wait():
                    raise Mistake(self.words.text("cli-wrong-wait"))
                self.sitting.wait()
                self.hear()
                return True
        return False

    def _show_ideas(self, wish: Wish, ask: Ask) -> None:
        """Ready phrases by number, about a topic or about what fits best; what is no topic may be a card."""
        ideas = tuple(self.board.ideas(self.match.view(self.me), ask, wish.rest))
        if not ideas:
            self._show_card(wish.rest)
            return
        self._draft = Draft(wish.to or self._draft.to, ideas)
        for number, phrase in enumerate(ideas, 1):
            self.screen.say(transcript_text.phrase(self.words, phrase), bullet=f"{number:>3}  ")
        topics = ", ".join(self.board.topics())
        if topics and not wish.rest:
            self.screen.say(self.words.text("cli-ideas-topics", topics=topics), "quiet")

    def _cross(self, wanted: str) -> None:
        """Cross out what is named on the person's own list, or write it in again; then show it."""
        view = self.match.view(self.me)
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
        """Be asked at moments to react in as the person wishes from now on; without a word, say what holds."""
        if not self.board.reacting or len(self.sitting.people) > 1:
            raise Mistake(self.words.text("cli-wrong-no-moments"))
        found = lookup.find(wanted, reaction_windows.spoken()) if wanted else [self.board.windows]
        if len(found) != 1:
            raise Mistake(self.words.text("cli-wrong-moments", word=wanted))
        self.board.windows = found[0]
        self.screen.say(self.words.text(f"cli-moments-{found[0]}"), "quiet")

    def _show_log(self) -> None:
        self.screen.print()
        self.screen.heading(self.words.text("cli-log"), align="left")
        if not self.chronicle.lines:
            self.screen.say(self.words.text("cli-log-empty"))
        for heard in self.chronicle.lines:
            self.screen.show(self.board.line(heard, self.me))

    def _show_help(self) -> None:
        self.screen.print()
        self.screen.say(self.words.text("cli-help"), "title")
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="number")
        table.add_column()
        ask = self.sitting.question() or self.sitting.standing()
        for key in self._helpful(ask):
            example = {"card": self._example(), "rule": self._title("rule")}
            table.add_row(self.words.text(f"cli-help-{key}"), self.words.text(f"cli-help-{key}-text", **example))
        for verb in verbs(self.words, ask.besides if ask is not None and (ask.book or ask.optional) else ()):
            assert ask is not None
            what = label(self.words, verb, ask.kind, self.sitting.names, self.me)
            table.add_row(self._form(verb, ask), clean(what))
        self.screen.print(table)
        if ask is not None and ask.book is not None:
            self.screen.say(self.words.text("cli-help-slash"), "quiet")

    def _helpful(self, ask: Ask | None) -> Iterator[str]:
        """What there is to say of help here."""
        if ask is None or ask.optional:
            yield "listen"
        elif ask.book is not None:
            yield from ("address" if ask.shape == "address" else "words", "ideas")
        else:
            yield "answer"
        yield from ("help", "cards", "rules", "table", "log")
        if self.board.listed(self.match.view(self.me)):
            yield "cross"
        if self.board.reacting and len(self.sitting.people) == 1:
            yield "moments"
        yield from ("say", "accuse", "claim")
        if any(self.words.has(f"what-{word}") and word in _GESTURES for word in self.match.ruleset.vocabulary):
            yield "emote"
        if ask is not None and not ask.optional and self.sitting.can_wait():
            yield "wait"
        yield "quit"

    def _example(self) -> str:
        """The name of a card to look up, for example."""
        return next(filter(None, map(self._title, ("character", "card", "location", "action"))), "")

    def _title(self, family: str) -> str:
        """What somebody could look up, for example."""
        return next((self.words.text(entry.key) for entry in search.family(self.match.ruleset.id, family)[1:]), "")

    def _show_rules(self) -> None:
        """The first chapter of the rules, and which others there are."""
        chapters = search.family(self.match.ruleset.id, "rule")
        if chapters:
            self.screen.print()
            self.screen.say(self.words.text(chapters[0].key), "title")
            self._show_texts(chapters[0].key)
            self.screen.print()
            titles = ", ".join(self.words.text(chapter.key) for chapter in chapters[1:])
            self.screen.say(self.words.text("cli-rules-chapters-left", titles=titles, rule=self._title("rule")))
        command = f"penombre rules {self.match.ruleset.id}"
        self.screen.say(self.words.text("cli-rules-whole", command=command), "quiet")

    def _show_cards(self, but: list[tuple[str, str]] | None = None) -> None:
        """The texts of the person's own cards, but for those that are known already."""
        self._cards = self.board.cards(self.match.view(self.me))
        for key, card in self._cards:
            if (key, card) in (but or ()):
                continue
            self.screen.print()
            self.screen.say(self.words.text(key, card=self.words.text(card)), "me")
            self._show_texts(card)

    def _show_card(self, wanted: str) -> None:
        found, near = search.look_up(self.match.ruleset.id, wanted)
        if len(found) == 1:
            self.screen.print()
            self.screen.say(self.words.text(found[0]), "title")
            self._show_texts(found[0])
            return
        titles = ", ".join(self.words.text(key) for key in (found or near))
        if found:
            raise Mistake(self.words.text("cli-wrong-doubt", word=wanted, meanings=titles))
        if near:
            raise Mistake(self.words.text("cli-wrong-card-close", word=wanted, close=titles))
        raise Mistake(self.words.text("cli-wrong-card", word=wanted))

    def _show_texts(self, key: str) -> None:
        for attribute, style in (("timing", "quiet"), ("text", "")):
            if self.words.has(key, attribute):
                self.screen.say(self.words.attribute(key, attribute), style, indent=2)

    def save(self) -> None:
        """Keep the match as it stands."""
        saved_matches.write(self.file, Transcript.of(self.match, self.sitting.names).encode())


def _pause() -> float:
    try:
        return min(max(float(os.environ.get("PENOMBRE_PAUSE", _PAUSE)), 0.0), 10.0)
    except ValueError:
        return _PAUSE
