"""The order of play as data: stages by name, and on the table those that come next.

A stage is a rule that asks at most one question, and the match comes to rest after it. What is still to be done lies on
the table (`todo`), never in a script that waits: anything may come in between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from penombre.engine.ask import Asking, Script


class Staged(Protocol):
    """What a table needs for that: the phase people read, and the names of the stages that come next."""

    phase: str
    todo: tuple[str, ...]


class Counting(Protocol):
    """What a table needs to count the questions that were settled."""

    answered: int


S = TypeVar("S", bound=Staged)
Stages = Mapping[str, tuple[str, Callable[[S], Script[None] | None]]]
"""Every stage by its name: the phase it belongs to, empty where it keeps the one it finds, and the rule."""


def next_stage(t: S, stages: Stages[S]) -> Script[None] | None:
    """Take the next stage off the list and begin it: the script of its rule, or None where that is over already."""
    name, t.todo = t.todo[0], t.todo[1:]
    phase, rule = stages[name]
    t.phase = phase or t.phase
    return rule(t)


def run_on(t: S, stages: Stages[S]) -> Script[None] | None:
    """Play stages, one after the other without a rest, up to the first question; None where none is left that asks."""
    while t.todo:  # written out: every question of a game comes this way
        name, t.todo = t.todo[0], t.todo[1:]
        phase, rule = stages[name]
        t.phase = phase or t.phase
        if (script := asking(rule(t))) is not None:
            return script
    return None


def counted(t: Counting, script: Script[None] | None) -> Script[None]:
    """Play a rule to its end, and count it on the table where it has asked something."""
    if script is not None and (question := next(script, None)) is not None:
        try:
            while True:
                question = script.send((yield question))
        except StopIteration:
            t.answered += 1


def asking(script: Script[None] | None) -> Script[None] | None:
    """Play a rule up to its question; None where it asks nobody, and is over."""
    if script is not None and (question := next(script, None)) is not None:
        return _going_on(script, question)
    return None


def _going_on(script: Script[None], question: Asking) -> Script[None]:
    try:
        while True:
            question = script.send((yield question))
    except StopIteration:
        return
