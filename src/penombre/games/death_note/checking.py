"""An effect asks whether a player has a role or is of a camp, without showing the card; a Lie may bend the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from penombre.engine import Seat
from penombre.games.death_note.table import DeathNoteTable, Frame, role_bits

TRUTH: Final = -1
NO: Final = 0
YES: Final = 1


def ask_after(t: DeathNoteTable, players: Sequence[Seat], roles: Sequence[str], card: str) -> None:
    """Of these players, who has one of these roles? `card` is the Action or tile that asks; `verdict` will hold it."""
    t.claims = (TRUTH,) * t.players
    t.verdict = ()
    t.push(Frame("check", seats=tuple(players), named=tuple(roles), mode=card))


def may_lie(t: DeathNoteTable, f: Frame) -> None:
    """Each unrevealed living player concerned may play a Lie first."""
    if any(not t.is_revealed(seat) and t.alive(seat) for seat in f.seats):
        t.push(Frame("window", mode="check"))


def judge(t: DeathNoteTable, f: Frame) -> None:
    """The answers: true ones, but for players who lie."""
    yes = [seat for seat in f.seats if (t.claims[seat] if t.claims[seat] != TRUTH else t.role(seat) in f.named)]
    t.verdict = tuple(yes)


def allowed_answers(t: DeathNoteTable, f: Frame, seat: Seat) -> tuple[int, ...]:
    """What a liar may say: where a yes would reveal the player or bar Light, only the truth or no."""
    if f.mode in ("rem", "poursuite"):
        return (YES, NO)
    return (YES, NO) if t.role(seat) in f.named else (NO,)


def told(t: DeathNoteTable, seat: Seat, roles: Sequence[str], *, yes: bool) -> None:
    """Everybody has learnt whether an unrevealed player has one of these roles, unless that player played a Lie."""
    if t.claims[seat] == TRUTH:
        bits = role_bits(roles)
        t.exclude(t.card_of(seat), ~bits if yes else bits)


def check_of(t: DeathNoteTable) -> Frame:
    """The question that is being asked after roles."""
    return next(frame for frame in reversed(t.stack) if frame.what == "check")


STEPS = {"check": (may_lie, judge)}
