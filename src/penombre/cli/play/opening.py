"""Opening a table in the terminal, for one person or several, and taking up one that was left."""

from __future__ import annotations

import contextlib
import secrets
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn

from msgspec.structs import replace

from penombre.cli import arguments
from penombre.cli.failure import INTERRUPTED, Failure, Usage
from penombre.cli.play import reaction_windows, saved_matches, transcript_text
from penombre.cli.play.saved_matches import Note
from penombre.cli.play.shared_terminal import SharedTerminal
from penombre.cli.play.sitting import Sitting
from penombre.cli.play.table_options import TableOptions
from penombre.cli.play.terminal import Left, Terminal
from penombre.cli.screen import clean
from penombre.engine import Deal, Match, PenombreError
from penombre.games import RULESETS

if TYPE_CHECKING:
    from penombre.bots.speaker import Speaker

NAMES: Final = ("Alix", "Basile", "Capucine", "Dario", "Elsa", "Félix", "Gaëlle", "Hector", "Inès", "Jonas", "Katia")
LONGEST_NAME: Final = 16
USUAL_BOTS: Final = "judgement"
_WATCHED: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""What tells somebody to leave, but for Ctrl+C; not every system has all of it."""


def new(game: str, table: TableOptions, speaker: Speaker | None) -> int:
    """Deal a match and play it."""
    ruleset = arguments.game(game)
    language = arguments.language(table.lang)
    number, chosen = arguments.table(ruleset, table.players, table.options, language)
    arguments.at_one_terminal(chosen)
    level = arguments.level(table.bots or USUAL_BOTS, ruleset)
    if table.watch and (table.seat is not None or table.name is not None):
        raise Usage("--watch: nobody has a seat or a name where only bots play")
    arguments.count("--people", table.people, number)
    if table.people > 1 and (table.watch or table.seat is not None):
        raise Usage("--people: those who share a terminal have the first seats, and nobody only watches")
    person = None if table.watch else arguments.seat(table.seat, number)
    names = _names(number, person, table.name, table.people)
    deal = Deal(secrets.token_bytes(32)) if table.seed is None else Deal.numbered(arguments.seed(table.seed))
    match = Match(ruleset, number, chosen, deal)
    if table.save is not None:
        file = saved_matches.own_file(table.save)
    else:
        file = saved_matches.new_file(f"{ruleset.id}-{time.strftime('%Y%m%d')}")
    asked = reaction_windows.chosen(table.windows, table.people)
    note = Note(seat=person, bots=level, lang=language, fast=table.fast, people=table.people, windows=asked)
    saved_matches.write_note(file, note)
    return _sit(file, note, Sitting(match, level, person, names, speaker, table.people), resumed=False)


def resume(game: str | None, file: Path | None, table: TableOptions, speaker: Speaker | None) -> int:
    """Take up a match that was left: the file named, or the newest unfinished one."""
    file = file or saved_matches.newest_unfinished(None if game is None else arguments.game(game).id)
    transcript = saved_matches.read(file)
    if transcript.outcome is not None:
        raise Failure(f"{file} is over; see it again with: penombre replay {saved_matches.typed(file)}")
    try:
        ruleset = transcript.ruleset(RULESETS)
    except PenombreError as error:
        raise Failure(f"{file}: {error}") from None
    note = saved_matches.read_note(file)
    if note is None:
        if table.seat is None:
            raise Usage(f"nothing beside {file} says whose seat is whose; say it with --seat")
        note = Note(
            seat=arguments.seat(table.seat, transcript.players),
            bots=arguments.level(table.bots or USUAL_BOTS, ruleset),
            lang=arguments.language(table.lang),
            windows=reaction_windows.chosen(table.windows, 1),
        )
        saved_matches.write_note(file, note)
    elif note.seat is not None and not 0 <= note.seat < transcript.players:
        raise Failure(f"{saved_matches.note_of(file)}: there is no seat {note.seat + 1} at this table")
    elif not 1 <= note.people <= transcript.players:
        raise Failure(f"{saved_matches.note_of(file)}: {note.people} people do not fit around this table")
    else:
        if table.seat is not None and note.seat != arguments.seat(table.seat, transcript.players):
            raise Usage("--seat: a match is taken up in the seat it was left in")
        level = arguments.level(table.bots or note.bots, ruleset)
        language = arguments.language(table.lang or note.lang)
        asked = note.windows if table.windows is None else reaction_windows.chosen(table.windows, note.people)
        note = replace(note, bots=level, lang=language, fast=table.fast or note.fast, windows=asked)
    names = transcript_text.names_of(transcript)
    try:
        sitting = Sitting(transcript.start(RULESETS), note.bots, note.seat, names, speaker, note.people)
        sitting.take_up(transcript.steps)
    except (PenombreError, Failure) as error:
        raise Failure(f"{file}: {error}") from None
    return _sit(file, note, sitting, resumed=True)


def _names(players: int, person: int | None, name: str | None, people: int) -> tuple[str, ...]:
    """The people's names, with + between them where they are several, and the bots', in alphabetical order."""
    given = [" ".join(each.split()) for each in (name.split("+") if people > 1 and name else [name or NAMES[0]])]
    if people > 1 and name is None:
        given = list(NAMES[:people])
    for mine in given:
        if not mine or len(mine) > LONGEST_NAME or clean(mine) != mine:
            raise Usage(f"--name: expected 1 to {LONGEST_NAME} letters, not {clean(name or '')!r}")
    known = {each.casefold() for each in given}
    if len(given) != people or len(known) != people:
        raise Usage(f"--name: expected {people} different names with + between them, not {clean(name or '')!r}")
    others = iter([each for each in NAMES if each.casefold() not in known] if person is not None else NAMES)
    mine_too = iter(given)
    own = range(people) if people > 1 else (person,)
    return tuple(next(mine_too) if seat in own else next(others) for seat in range(players))


def _sit(file: Path, note: Note, sitting: Sitting, *, resumed: bool) -> int:
    terminal = SharedTerminal(file, note, sitting) if note.people > 1 else Terminal(file, note, sitting)
    with saved_matches.alone(file), _signals():
        try:
            return terminal.play(resumed=resumed)
        except (KeyboardInterrupt, Left) as left:
            code = left.code if isinstance(left, Left) else INTERRUPTED
            for number in (signal.SIGINT, *_WATCHED):
                signal.signal(number, signal.SIG_IGN)  # the farewell is one line, let it be said
            terminal.farewell(code)
            return code


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """Being told to stop, or losing the terminal, is leaving the table like any other way."""

    def leave(number: int, _: FrameType | None) -> NoReturn:
        raise Left(128 + number)

    before = {number: signal.signal(number, leave) for number in _WATCHED}
    before[signal.SIGINT] = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
