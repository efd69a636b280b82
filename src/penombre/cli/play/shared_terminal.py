"""One terminal that several people pass on: what lies open between two turns, and what only one of them may see."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from penombre.cli import lookup
from penombre.cli.play.saved_matches import Note
from penombre.cli.play.sitting import Sitting
from penombre.cli.play.terminal import Left, Terminal
from penombre.engine import TABLE, Seat

_QUIT: Final = frozenset({"q", "/q", "quit", "quitter"})
_CLEARED: Final = "\x1b[3J"
"""What was scrolled off the screen goes too."""


class SharedTerminal:
    """A side of the table for each of the people, and one for all to see; whoever is asked gets the terminal."""

    def __init__(self, file: Path, note: Note, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.open = Terminal(file, replace(note, seat=None), sitting)
        self.sides = {seat: Terminal(file, replace(note, seat=seat), sitting) for seat in sorted(sitting.people)}
        self.words = self.open.words
        self.screen = self.open.screen
        self._breath: object = None

    def play(self, *, resumed: bool) -> int:
        """Until the match is over."""
        self.open.hello(resumed)
        for side in self.sides.values():
            side.help.forget_cards()
        self.open.save()
        while True:
            while self._breathes() or self.sitting.go_on():
                self.open.display.hear()
            waiting = self.sitting.waiting()
            if not waiting:
                break
            if self._unasked(waiting[0]):
                continue
            self.open.save()
            self._hand_over(self._taker("cli-relay-pass", waiting[0]) or waiting[0])
        self.open.save()
        self.open.display.goodbye(self.open.file)
        return 0

    def farewell(self, code: int) -> None:
        """The match is kept; what was on the screen is nobody else's business."""
        self._cover()
        self.open.farewell(code)

    def _unasked(self, seat: Seat) -> bool:
        """Whether somebody is not asked, as all of them have agreed beforehand."""
        self.sitting.person = seat
        ask = self.sitting.question()
        answer = None if ask is None else self.sides[seat].board.unasked(ask)
        if answer is None:
            return False
        self.sitting.answer(answer)
        return True

    def _breathes(self) -> bool:
        """Whether somebody interrupted, where the board stops for it and bots would go on."""
        breath = self.open.board.breath(self.match.view(TABLE))
        if breath is None or breath == self._breath or self.open.note.fast or self.sitting.waiting():
            return False
        self._breath = breath
        self.open.save()
        taker = self._taker("cli-relay-listen", None)
        return taker is not None and self._hand_over(taker)

    def _taker(self, prompt: str, asked: Seat | None) -> Seat | None:
        """Who takes the terminal, by their name; nobody but whoever is asked where Enter is all that is typed."""
        names = {str(seat): (self.sitting.names[seat],) for seat in self.sides}
        name = "" if asked is None else self.sitting.names[asked]
        while True:
            line = self.open.typed(self.open.clocked(prompt, name=name)).strip()
            if line.casefold() in _QUIT:
                raise Left(0)
            if not line:
                return asked
            by_number = {str(seat + 1): seat for seat in self.sides}
            found = [str(by_number[line])] if line in by_number else lookup.find(line, names)
            if len(found) == 1:
                return int(found[0])
            people = ", ".join(each for (each,) in names.values())
            self.screen.say(self.words.text("cli-relay-wrong", word=line, names=people), "error")

    def _hand_over(self, seat: Seat) -> bool:
        """Let one person answer, or interrupt where nobody asks them; then cover what they saw."""
        self.sitting.person = seat
        side, moment = self.sides[seat], self.match.settled
        self._cover()
        side.display.catch_up()
        did = True
        if self.sitting.question() is None:
            did = side.listen()
        while (ask := self.sitting.question()) is not None and (
            self.match.settled == moment or (self.sitting.waiting() == [seat] and side.board.goes_on(ask))
        ):
            moment = self.match.settled
            side.ask(ask)
            while self.sitting.question() is not None and self.match.settled == moment and self.sitting.go_on():
                side.display.hear()
        self._cover()
        self.open.display.hear()
        return did

    def _cover(self) -> None:
        """An empty screen, and nothing to recall of what was typed; where there is no screen, a line."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if self.screen.is_terminal and not self.screen.is_dumb_terminal:
            self.screen.clear()
            self.screen.file.write(_CLEARED)
        else:
            self.screen.heading("…")
