"""Whatever comes from outside: it is an answer, or it is refused by name, in few words, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.engine.tiny_game import Tiny, TinyTable, options, play, snapshot, unchanged

from penombre.engine import (
    CLOCK,
    TABLE,
    BadOptions,
    BadStatement,
    BadTranscript,
    Match,
    NotAnOption,
    PenombreError,
    Script,
    Statement,
    Step,
    Transcript,
    UnknownVersion,
    WrongSeat,
    ask,
)
from penombre.engine.plain import shown
from penombre.engine.transcript import replay


class Chameleon:
    """Equal to everything, and to be found in no set."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE = 10**5000  # more digits than Python writes
HALF = "\ud83d"  # half of a character: no file can hold it
NO_SEAT: list[Any] = [None, True, 0.0, 1.0, float("nan"), -1, 99, HUGE, -HUGE, b"0", "0", [], [0], {}, Chameleon(), ...]
NO_ANSWER: list[Any] = [
    *(None, True, 0, 1.0, HUGE, b"yes", {}, {"yes"}, Chameleon(), object()),
    *([None], [["yes"]], ["yes", 1], [Chameleon()], nested(5000), "x" * 10**6, HALF, [HALF]),
]


def refused(kind: type[PenombreError], do: Callable[..., Any], *given: Any) -> None:
    """It is refused under this name, with a text that is short and can be shown."""
    with pytest.raises(kind) as caught:
        do(*given)
    assert len(str(caught.value).encode()) < 300


def all_shapes(t: TinyTable) -> Script[None]:
    """Every way to ask, one after the other."""
    yield ask.yes_no(0, "one")
    yield ask.several(0, "several", options("red", "blue"), 0, 2)
    yield ask.several(0, "tokens", options("red", "blue"), 0, 9, repeat=True)
    yield ask.text(0, "text", 9)
    yield ask.sealed([ask.yes_no(0, "sealed"), ask.text(1, "sealed", 9)])
    yield ask.race([ask.yes_no(0, "race"), ask.yes_no(1, "race")])


ANSWERS: list[Any] = ["yes", ["red"], ["red", "red"], "word", "no", "no"]


@pytest.mark.parametrize("number", range(len(ANSWERS)))
def test_what_is_no_answer_is_refused_by_every_kind_of_question(number: int) -> None:
    match = play(all_shapes)
    for answer in ANSWERS[:number]:
        match.answer(0, answer)
    if number == 5:
        match.answer(1, "word")
    with unchanged(match):
        for answer in NO_ANSWER:
            refused(NotAnOption, match.answer, 0, answer)
        for seat in NO_SEAT:
            refused(WrongSeat, match.answer, seat, ANSWERS[number])
    match.answer(0, ANSWERS[number])


def test_nobody_looks_listens_speaks_or_imagines_from_a_seat_that_is_none() -> None:
    match = play(all_shapes)
    match.say(0, Statement("accuse", 1, "wolf"))
    with unchanged(match):
        for seat in [*NO_SEAT, CLOCK]:
            for do in (match.view, match.events, match.heard):
                refused(WrongSeat, do, seat)
            refused(WrongSeat, match.say, seat, Statement("accuse", 1, "wolf"))
            refused(WrongSeat, match.imagine, seat, Random(1))
        refused(WrongSeat, match.say, TABLE, Statement("accuse", 1, "wolf"))


@pytest.mark.parametrize("field", ["kind", "about", "what", "text"])
def test_what_is_no_statement_cannot_be_said(field: str) -> None:
    match = play(all_shapes)
    with unchanged(match):
        for value in NO_SEAT if field == "about" else NO_ANSWER:
            if field != "about" or value is not None:  # a claim can be about nobody
                said = msgspec.structs.replace(Statement("claim", 1, "wolf"), **{field: value})
                refused(BadStatement, match.say, 0, said)
        for nothing in (None, "text", {"kind": "text"}, HUGE):
            refused(BadStatement, match.say, 0, nothing)


def test_all_that_was_accepted_can_be_written_down_and_read_again() -> None:
    match = play(all_shapes)
    for answer in ANSWERS[:3]:
        match.answer(0, answer)
    match.answer(0, "\0é☂ \n")
    match.say(1, Statement("text", text="\0 \u202e \U0001f319"))
    again = Transcript.decode(Transcript.of(match).encode()).verify({"tiny": match.ruleset})
    assert snapshot(again) == snapshot(match)


@pytest.mark.parametrize("name", ["stones", "each", "mood", "roles"])
def test_what_is_no_option_of_the_table_is_refused(name: str) -> None:
    rules = Tiny()
    for value in NO_ANSWER:
        if not (name == "stones" and value is True) and not (name == "each" and value is NO_ANSWER[2]):
            refused(BadOptions, rules.options, 2, {name: value})
    for value in (HALF, HUGE, "x" * 10**6, None):
        refused(BadOptions, rules.options, 2, {value: 1})


def test_options_come_by_name_for_a_whole_number_of_players() -> None:
    for players in [None, True, 2.0, 0, HUGE, "2", [2], Chameleon(), nested(5000)]:
        refused(BadOptions, Tiny().options, players)
        refused(BadOptions, Match, Tiny(), players)
    for chosen in [[], ["stones"], 1, "stones", HUGE, object()]:
        refused(BadOptions, Tiny().options, 2, chosen)


def test_a_transcript_that_is_none_is_refused_in_few_words() -> None:
    for data in [None, 1, [], object(), "", HALF, b"\xff", "[" * 10**5, '{"format": "%s"}' % ("x" * 10**6)]:
        refused(BadTranscript, Transcript.decode, data)
    unknown = msgspec.structs.replace(Transcript.of(play(all_shapes)), game="x" * 10**6)
    refused(UnknownVersion, unknown.start, {"tiny": Tiny(all_shapes)})


def test_a_step_is_an_answer_or_something_said_and_not_both() -> None:
    match = play(all_shapes)
    for step in (Step(0), Step(0, "yes", Statement("accuse", 1, "wolf"))):
        with unchanged(match):
            refused(BadTranscript, replay, match, step)


def test_events_are_counted_from_the_start_whatever_position_is_asked_for() -> None:
    def telling(t: TinyTable) -> Script[None]:
        t.tell("first")
        t.tell("second")
        yield ask.yes_no(0, "go")

    match = play(telling, telling)
    match.answer(0, "yes")
    twin = match.clone()
    twin.answer(0, "yes")  # the twin goes on writing where both have written
    assert [event.key for event in match.log(-3)] == [event.key for event in match.log()] == ["first", "second"] * 2
    assert match.log(9) == []


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("pass", "'pass'"),
        ("x" * 41, f"'{'x' * 40}'…"),
        (None, "None"),
        (True, "True"),
        (-7, "-7"),
        (HUGE, "a huge number"),
        (["a"], "a value of type list"),
    ],
    ids=["word", "long", "none", "flag", "number", "huge", "list"],
)
def test_an_error_names_what_was_wrong_in_few_words(value: Any, text: str) -> None:
    assert shown(value) == text
