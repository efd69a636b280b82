"""The end of a game: the Pursuit, the apples, everything shown, and the next game of the match."""

from __future__ import annotations

from typing import Final

from penombre.engine import EVERYBODY, NOBODY, Option, Script, Seat, ask, champions
from penombre.games.death_note import setup
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS
from penombre.games.death_note.checking import ask_after
from penombre.games.death_note.scoring import lines
from penombre.games.death_note.table import DeathNoteTable, Ending, Frame, Result


def who_is_pursued(t: DeathNoteTable, f: Frame) -> None:
    """If the Pursuit is in play: which unrevealed players are Kira?"""
    if t.pursuit:
        ask_after(t, t.hidden(), KIRAS, "poursuite")


def pursue(t: DeathNoteTable, f: Frame) -> None:
    """Clockwise from L, the first unrevealed Kira gains an apple beside a revealed Investigator."""
    if not t.pursuit:
        return
    for seat in t.walk(clockwise=True):
        if seat in t.verdict and not t.is_revealed(seat):
            if any(_is_shown_enquirer(t, each) for each in t.neighbours(seat)):
                t.pursued = seat
                t.tell("pursuit", seat=seat)
            return


def _is_shown_enquirer(t: DeathNoteTable, seat: Seat) -> bool:
    return t.is_revealed(seat) and t.role(seat) in ENQUIRERS


def score(t: DeathNoteTable, f: Frame) -> None:
    """Every objective is read before the roles are turned up; the dead score like the others."""
    scored = tuple([lines(t, seat) for seat in range(t.players)])
    apples = tuple([sum(line.apples for line in each) for each in scored])
    t.ending = Ending(t.over, t.round, champions(apples))
    t.scores = tuple([before + now for before, now in zip(t.scores, apples, strict=True)])
    roles = tuple([t.role(seat) for seat in range(t.players)])
    inactive = tuple([t.faces[card] for card in t.inactive()])
    t.results += (Result(t.ending, roles, inactive, scored, apples),)
    t.seen = (EVERYBODY,) * len(t.seen)
    t.phase = "end"
    t.active = NOBODY
    t.tell("game_over", reason=t.over, apples=list(apples), roles=list(roles), winner_seats=list(t.ending.winners))
    for seat in range(t.players):
        met = [line.objective for line in scored[seat] if line.met]
        t.tell("scored", seat=seat, role=roles[seat], count=apples[seat], lines=met)
    if t.games > 1:
        t.tell("totals", scores=list(t.scores))


_READY: Final = Option("ready", None, "ready")


def pause(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Between two games everybody looks at the roles and the apples, until all are ready."""
    if t.game < t.games:
        asks = [ask.one(seat, "next_game", (_READY,), default="ready", pace="pause") for seat in range(t.players)]
        yield ask.sealed(asks, progress=True)


def next_game(t: DeathNoteTable, f: Frame) -> None:
    """Another game with new roles, or the match is over."""
    if t.game == t.games:
        t.finished = True
        if t.games > 1:
            t.tell("crowned", seats=list(champions(t.scores)))
    else:
        t.game += 1
        t.stack = (Frame("game"),)
        if t.given == "rotation":
            t.detective = (t.detective + 1) % t.players
        setup.deal(t)


STEPS = {"end": (who_is_pursued, pursue, score, pause, next_game)}
