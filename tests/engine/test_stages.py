"""Stages are taken off the list of a table one by one, and each asks at most one question."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from tests.engine.tiny_game import options

from penombre.engine import Script, ask
from penombre.engine.stages import Stages, asking, counted, next_stage, run_on

QUESTION = ask.one(0, "supper", options("soup", "stew"))


class Kitchen(Struct):
    """As much of a table as stages need, and what was eaten."""

    phase: str = ""
    todo: tuple[str, ...] = ()
    answered: int = 0
    eaten: tuple[str, ...] = ()


def lay_the_table(t: Kitchen) -> None:
    t.todo = ("supper", *t.todo)


def supper(t: Kitchen) -> Script[None]:
    if not t.eaten:
        t.eaten += ((yield QUESTION),)


def two_courses(t: Kitchen) -> Script[None]:
    t.eaten = ((yield QUESTION), (yield QUESTION))


STAGES: Stages[Kitchen] = {
    "lay": ("evening", lay_the_table),
    "supper": ("evening", supper),
    "snack": ("", supper),
    "feast": ("night", two_courses),
}


def played(t: Kitchen, *answers: str) -> list[Any]:
    """What the next stage asks when it is answered so."""
    script = next_stage(t, STAGES)
    assert script is not None
    asked = [script.send(answer) for answer in (None, *answers[:-1])]
    with pytest.raises(StopIteration):
        script.send(answers[-1])
    return asked


def test_the_next_stage_comes_off_the_list_and_names_the_phase() -> None:
    t = Kitchen(todo=("supper", "feast"))
    assert played(t, "soup") == [QUESTION]
    assert (t.phase, t.todo, t.eaten) == ("evening", ("feast",), ("soup",))


def test_a_stage_that_asks_nobody_may_put_others_before_what_was_to_come() -> None:
    t = Kitchen(todo=("lay", "feast"))
    assert next_stage(t, STAGES) is None
    assert t.todo == ("supper", "feast")


def test_a_rule_that_has_nothing_to_ask_this_time_is_over_at_once() -> None:
    t = Kitchen(todo=("supper",), eaten=("bread",))
    assert asking(next_stage(t, STAGES)) is None
    assert asking(supper(t)) is None and asking(None) is None


def test_a_rule_counts_where_it_asked_and_not_where_it_had_nothing_to_ask() -> None:
    t = Kitchen()
    script = counted(t, supper(t))
    assert next(script) == QUESTION and t.answered == 0
    assert next(script, None) is None and t.answered == 1
    t.eaten = ("bread",)
    assert list(counted(t, supper(t))) == list(counted(t, None)) == [] and t.answered == 1


def test_stages_that_ask_nobody_may_run_on_into_the_next_that_does() -> None:
    t = Kitchen(todo=("lay", "feast"))
    assert run_on(t, STAGES) is not None and t.todo == ("feast",)


def test_where_none_asks_stages_run_on_until_none_is_left() -> None:
    t = Kitchen(todo=("lay", "snack"), eaten=("bread",))
    assert run_on(t, STAGES) is None and t.todo == ()


def test_a_stage_without_a_phase_keeps_the_one_it_finds() -> None:
    t = Kitchen(phase="noon", todo=("snack",))
    played(t, "stew")
    assert t.phase == "noon"


def test_a_stage_that_asks_twice_gets_both_answers() -> None:
    t = Kitchen(todo=("feast",))
    assert played(t, "soup", "stew") == [QUESTION, QUESTION]
    assert t.eaten == ("soup", "stew")
