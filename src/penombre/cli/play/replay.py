"""Seeing a match again, as one seat, the audience or everybody saw it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from penombre.cli import arguments, lookup
from penombre.cli.boards import board_for
from penombre.cli.failure import Failure, Usage
from penombre.cli.play import saved_matches, transcript_text
from penombre.cli.screen import Line, Screen, err, out
from penombre.engine import CLOCK, TABLE, Match, PenombreError, Said, Seat, Seen, Step, Transcript
from penombre.engine.event import Event
from penombre.engine.playback import Playback
from penombre.games import RULESETS
from penombre.words import Words

EVERYTHING: Final = -1
"""Not a seat: whoever sees every secret."""


class Scene(Struct, frozen=True):
    """What some steps of the match brought, up to this one, and where the match then stood."""

    step: int
    lines: tuple[Line, ...]
    match: Match[Any]
    chapter: object
    phase: str
    talk: bool
    """Whether this is nothing but talk."""


def run(file: Path, who: str | None, lang: str | None, everything_at_once: bool) -> int:
    """Show a transcript."""
    transcript = saved_matches.read(file)
    language = arguments.language(lang)
    try:
        transcript.ruleset(RULESETS)
        names = transcript_text.names_of(transcript)
        note = saved_matches.read_note(file)
        seat = _who(who, names, note, over=transcript.outcome is not None)
        if transcript.outcome is None and seat not in (EVERYTHING, TABLE) and (note is None or note.seat != seat):
            raise Failure(
                f"{file} is not over: it may be seen as spectator or from one's own seat; "
                "its owner, who holds every secret of it, may say --as all"
            )
        replay = Replay(transcript, names, seat, language)
        scenes = list(replay.scenes())
    except PenombreError as error:
        raise Failure(f"{file}: {error}") from None
    if seat == EVERYTHING and transcript.outcome is None:
        err().say(replay.words.text("cli-replay-warning"), "error")
    viewer = Viewer(replay, scenes, out())
    if everything_at_once or not (sys.stdin.isatty() and sys.stdout.isatty()):
        viewer.print_all()
    else:
        viewer.step_through()
    return 0


def _who(wish: str | None, names: tuple[str, ...], note: saved_matches.Note | None, *, over: bool) -> Seat:
    """A seat by its number (from 1) or its player's name, `spectator`, or `all`."""
    if wish is None:
        own = note.seat if note is not None else None
        return TABLE if own is None or not 0 <= own < len(names) else own
    special = {"spectator": TABLE, "all": EVERYTHING}
    if wish.casefold() in special:
        return special[wish.casefold()]
    if wish.isascii() and wish.lstrip("-").isdigit():
        return arguments.seat(int(wish), len(names))
    found = lookup.find(wish, {str(seat): (name,) for seat, name in enumerate(names)})
    if len(found) != 1:
        raise Usage(
            f"--as: {wish!r} is nobody at this table; expected a seat, all, spectator or one of: {', '.join(names)}"
        )
    return int(found[0])


class Replay:
    """A transcript told step by step to one audience."""

    def __init__(self, transcript: Transcript, names: tuple[str, ...], seat: Seat, language: str) -> None:
        self.transcript = transcript
        self.names = names
        self.seat = seat
        self.words = Words(transcript.game, language, also=("penombre.cli",))
        self.board = board_for(transcript.game, self.words, names)
        self._asked = ""

    @property
    def eyes(self) -> Seat:
        """Whose view is drawn."""
        return TABLE if self.seat == EVERYTHING else self.seat

    def who(self) -> str:
        """Who sees this, in words."""
        if self.seat == EVERYTHING:
            return self.words.text("cli-replay-all")
        return self.words.text("cli-replay-spectator") if self.seat == TABLE else self.names[self.seat]

    def scenes(self) -> Iterator[Scene]:
        """What happened, step by step; a conversation is one scene, and what nobody here learned of is none."""
        scene: Scene | None = None
        for after in self._steps():
            if scene is not None and scene.talk and after.talk and scene.phase == after.phase:
                after = structs.replace(after, lines=scene.lines + after.lines)
            elif scene is not None:
                yield scene
            scene = after
        assert scene is not None
        yield scene

    def _steps(self) -> Iterator[Scene]:
        match = self.transcript.start(RULESETS)
        playback = Playback(match)
        yield self._scene(0, self._told(playback), match)
        lines: list[Line] = []
        for number, step in enumerate(self.transcript.steps, 1):
            lines += self._answered(match, step)
            try:
                ticks = playback.step(step)
            except PenombreError as error:
                raise Failure(f"step {number} does not replay: {error}") from None
            heard = self._told(playback)
            lines += heard
            # That time has passed is no scene of its own: it stands before whatever somebody did then.
            if number == len(self.transcript.steps) or (lines and (heard or not ticks)):
                yield self._scene(number, lines, match, talk=step.said is not None)
                lines = []

    def _told(self, playback: Playback) -> list[Line]:
        """What is new; whoever sees everything is told each event with what single seats were told besides."""
        if self.seat != EVERYTHING:
            return [self.board.line(told, self.eyes) for told in playback.told(self.seat)]
        lines: list[Line] = []
        for told in playback.told_to_all():
            lines += [self.board.line(told, self.eyes)] if isinstance(told, Said) else self._event(told)
        return lines

    def _event(self, event: Event) -> list[Line]:
        words, names = self.words, self.names
        if event.seen_by(TABLE) is None:
            hearers = [seat for seat in range(len(names)) if event.seen_by(seat) is not None]
            told = words.event(Seen(event.key, event.public), names, hearers[0] if len(hearers) == 1 else None)
            text = words.text("cli-replay-whisper", names=", ".join(names[seat] for seat in hearers), text=told)
            return [Line(text, "secret", bullet="· ")]
        lines = [self.board.line(Seen(event.key, event.public), self.eyes)]
        for seat in event.private:
            seen = event.seen_by(seat)
            assert seen is not None
            told = words.event(seen, names, seat)
            lines.append(Line(words.text("cli-replay-private", name=names[seat], text=told), "secret", 2))
        return lines

    def _scene(self, step: int, lines: list[Line], match: Match[Any], *, talk: bool = False) -> Scene:
        view = match.view(self.eyes)
        phase = str(getattr(view.public, "phase", ""))
        return Scene(step, tuple(lines), match.clone(), self.board.chapter(view), phase, talk)

    def _answered(self, match: Match[Any], step: Step) -> list[Line]:
        """The answer itself, for those who may know it: whoever gave it, and whoever sees everything."""
        ask = transcript_text.asked(match, step)
        if ask is None or step.answer is None or self.seat not in (step.seat, EVERYTHING) or self.board.aloud(ask):
            return []
        answer = transcript_text.answer_text(self.words, ask, step.answer, self.names, step.seat)
        if step.seat == CLOCK:
            return [Line(self.words.text("cli-replay-time", answer=answer), "quiet")]
        lines = [Line(self.words.question(ask, self.names, step.seat), "quiet")]
        if lines[0].text == self._asked:
            lines.clear()  # the same question to several seats is read out once
        else:
            self._asked = lines[0].text
        if step.seat == self.seat:
            return [*lines, Line(self.words.text("cli-answered", answer=answer), "me")]
        return [*lines, Line(self.words.text("cli-replay-answer", name=self.names[step.seat], answer=answer), "secret")]


class Viewer:
    """Prints scenes, all at once or one by one."""

    def __init__(self, replay: Replay, scenes: list[Scene], screen: Screen) -> None:
        self.replay = replay
        self.scenes = scenes
        self.screen = screen
        self.text = replay.words.text

    def print_all(self) -> None:
        """Everything, with the table wherever a day begins and at the end."""
        self._heading()
        chapter: object = None
        for scene in self.scenes:
            self._scene(scene)
            if scene.chapter != chapter:
                chapter = scene.chapter
                self._table(scene)
        self._end()

    def step_through(self) -> None:
        """One scene per key."""
        self._heading()
        self.screen.say(self.text("cli-replay-keys"), "quiet")
        self._scene(self.scenes[0])
        self._table(self.scenes[0])
        at, last = 0, len(self.scenes) - 1
        while True:
            if at == last:
                self._end()
            try:
                key = self._key(self.scenes[at]).strip().casefold()
            except EOFError:
                return
            if key == "q" or (key == "" and at == last):
                return
            if key == "t":
                self._table(self.scenes[at])
            elif key == "b":
                at = self._go(at - 1) if at else self._say(at, "cli-replay-first")
            elif key.isascii() and key.isdecimal():
                at = self._go(self._at_step(int(key)))
            elif key in ("", "n", "e") and at < last:
                end = {"": at + 1, "n": self._next_phase(at), "e": last}[key]
                for scene in range(at + 1, end + 1):
                    at = self._go(scene, here=at)
            elif key not in ("n", "e"):
                self._say(at, "cli-replay-wrong", word=key)

    def _key(self, scene: Scene) -> str:
        """What somebody types under a scene; on a real screen the prompt makes room for what comes."""
        prompt = self.text("cli-replay-prompt", step=scene.step, steps=len(self.replay.transcript.steps))
        key = input(f"{prompt} > ")
        if self.screen.is_terminal and not self.screen.is_dumb_terminal:
            self.screen.control(
                Control.move(0, -1), Control((ControlType.CARRIAGE_RETURN,), (ControlType.ERASE_IN_LINE, 2))
            )
        return key

    def _go(self, at: int, here: int | None = None) -> int:
        """Show a scene, and the table where it belongs to another day than the one before it."""
        scene = self.scenes[at]
        self._scene(scene)
        if here is None or self.scenes[here].chapter != scene.chapter:
            self._table(scene)
        return at

    def _say(self, at: int, key: str, **args: str) -> int:
        self.screen.say(self.text(key, **args), "quiet")
        return at

    def _at_step(self, step: int) -> int:
        """The scene in which this step happens."""
        return next((at for at, scene in enumerate(self.scenes) if scene.step >= step), len(self.scenes) - 1)

    def _next_phase(self, at: int) -> int:
        here = self.scenes[at]
        for later in range(at + 1, len(self.scenes)):
            if (self.scenes[later].chapter, self.scenes[later].phase) != (here.chapter, here.phase):
                return later
        return len(self.scenes) - 1

    def _heading(self) -> None:
        words = self.replay.words
        game = words.text("game-title") if words.has("game-title") else self.replay.transcript.game
        players = self.replay.transcript.players
        title = self.text("cli-replay", game=game, players=players, who=self.replay.who())
        self.screen.heading(title)
        if self.replay.seat == EVERYTHING:
            self.screen.say(self.text("cli-replay-secrets"), "secret")

    def _table(self, scene: Scene) -> None:
        """The board; whoever sees everything sees every seat's secrets under it."""
        view = scene.match.view(self.replay.eyes)
        board = self.replay.board
        self.screen.print()
        self.screen.heading(board.title(view), align="left")
        if self.replay.seat == EVERYTHING:
            secrets = [scene.match.view(seat) for seat in range(len(self.replay.names))]
            self.screen.print(board.seats(view, secrets))
            for name, secret in zip(self.replay.names, secrets, strict=True):
                for line in board.told(secret):
                    self.screen.say(self.text("cli-replay-private", name=name, text=line), "secret")
        else:
            self.screen.print(board.seats(view))
            for mine in board.mine(view):
                self.screen.print(mine)
        self.screen.print()

    def _scene(self, scene: Scene) -> None:
        for line in scene.lines:
            self.screen.show(line)

    def _end(self) -> None:
        """The table at the end, and who won."""
        outcome = self.replay.transcript.outcome
        self._table(self.scenes[-1])
        if outcome is None:
            self.screen.say(self.text("cli-replay-unfinished"))
            return
        winners = {"winner_seats": [seat for seat in outcome.winners if 0 <= seat < len(self.replay.names)]}
        me = None if self.replay.seat == EVERYTHING else self.replay.seat
        self.screen.say(self.replay.words.phrase("cli-winners", winners, self.replay.names, me))


def verify(file: Path) -> int:
    """Recompute the deal and every step of a transcript."""
    transcript = saved_matches.read(file)
    try:
        match = transcript.verify(RULESETS)
    except PenombreError as error:
        raise Failure(f"{file}: not verified: {error}") from None
    screen = out()
    deal = match.deal
    assert deal is not None
    outcome = match.outcome
    names = transcript_text.names_of(transcript)
    winners = ", ".join(names[seat] for seat in outcome.winners) if outcome else ""
    for name, value in (
        ("game", f"{transcript.game}, version {transcript.version}"),
        ("players", f"{transcript.players}: {', '.join(names)}"),
        ("commitment", deal.commitment),
        ("secret", transcript.secret),
        ("seed", deal.seed.hex()),
        ("steps", str(len(transcript.steps))),
        ("outcome", f"{outcome.ending}, won by {winners or 'nobody'}" if outcome else "not over yet"),
    ):
        screen.print(Text(f"{name:<11} {value}"), soft_wrap=True)
    screen.print(Text("verified: the deal and every step follow from what was committed to"), soft_wrap=True)
    return 0
