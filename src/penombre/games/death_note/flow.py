"""The order of play: what is being done lies on a stack, each thing with its steps.

A step asks at most one question, and the table rests after it; what comes next lies on the table, never in a generator
that waits. An Action in the middle of another one, a death in the middle of that and a Lie in the middle of all three
are more frames on the stack.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Script
from penombre.engine.stages import counted
from penombre.games.death_note import actions, checking, dying, ending, playing, rounds, setup, tiles, turn, windows
from penombre.games.death_note.table import DeathNoteTable, Frame, Steps

STEPS: Final[Steps] = {
    **setup.STEPS,
    **rounds.STEPS,
    **turn.STEPS,
    **windows.STEPS,
    **dying.STEPS,
    **checking.STEPS,
    **tiles.STEPS,
    **playing.steps(actions.PLAYS),
    **ending.STEPS,
}
"""Everything that can be done, with its steps."""


def next_script(t: DeathNoteTable) -> Script[None] | None:
    """The next step; None when the match is over."""
    return None if t.finished else _step(t)


def _step(t: DeathNoteTable) -> Script[None]:
    """One step, from rest point to rest point.

    While no Action is being played, the end of the game is looked for after every step; else the outermost one has to
    be done first.
    """
    if t.over and not t.depth and not t.closing:
        t.closing = True
        t.stack = (Frame("end"),)
    frame = t.stack[-1]
    steps = STEPS[frame.what]
    while frame.step == len(steps):
        t.pop()
        frame = t.stack[-1]
        steps = STEPS[frame.what]
    going = replace(frame, step=frame.step + 1)
    t.put(going)
    return counted(t, steps[frame.step](t, going))
