from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.tiny_game import HANDS, PILE, options, play

from penombre.engine import CLOCK, Ask, NotAnOption, Option, ask

BREAD = (Option("rye", 1), Option("oat", 2), Option("stale", 3, refused="not_when_stale"))


def test_choosing_one_gives_the_script_the_value_of_the_option() -> None:
    assert ask.one(0, "bread", BREAD).value_of("oat") == 2


def test_an_unknown_option_is_answered_with_the_list_of_what_is_legal() -> None:
    with pytest.raises(NotAnOption, match="'brick' does not answer bread; expected one of: rye, oat") as refusal:
        ask.one(0, "bread", BREAD).value_of("brick")
    assert refusal.value.reason == ""


def test_a_refused_option_is_answered_with_the_reason_the_rules_give() -> None:
    with pytest.raises(NotAnOption, match="'stale' is refused: not_when_stale") as refusal:
        ask.one(0, "bread", BREAD).value_of("stale")
    assert refusal.value.reason == "not_when_stale"


def test_one_option_is_not_answered_with_several() -> None:
    with pytest.raises(NotAnOption, match="does not answer bread"):
        ask.one(0, "bread", BREAD).value_of(("rye",))


def test_refused_options_are_listed_but_not_legal() -> None:
    question = ask.one(0, "bread", BREAD)
    assert [each.id for each in question.options] == ["rye", "oat", "stale"]
    assert [each.id for each in question.legal()] == ["rye", "oat"]


def test_choosing_several_keeps_the_order_of_the_answer() -> None:
    assert ask.several(0, "bread", BREAD, 1, 2).value_of(("oat", "rye")) == (2, 1)


def test_several_may_be_none_where_the_least_is_zero() -> None:
    assert ask.several(0, "bread", BREAD, 0, 2).value_of(()) == ()


@pytest.mark.parametrize("answer", [(), ("rye", "oat", "rye")])
def test_too_few_or_too_many_options_are_refused_with_the_bounds(answer: tuple[str, ...]) -> None:
    with pytest.raises(NotAnOption, match=f"bread expects 1 to 2 options, not {len(answer)}"):
        ask.several(0, "bread", BREAD, 1, 2).value_of(answer)


def test_the_same_option_twice_is_refused_without_repetition() -> None:
    with pytest.raises(NotAnOption, match="bread expects different options"):
        ask.several(0, "bread", BREAD, 1, 2).value_of(("rye", "rye"))


def test_the_same_option_may_come_twice_with_repetition() -> None:
    assert ask.several(0, "tokens", BREAD, 3, 3, repeat=True).value_of(("rye", "oat", "rye")) == (1, 2, 1)


def test_several_options_are_not_answered_with_a_word() -> None:
    with pytest.raises(NotAnOption, match="bread expects a list of options, not 'rye'"):
        ask.several(0, "bread", BREAD, 1, 2).value_of("rye")


def test_one_refused_option_among_several_refuses_the_whole_answer() -> None:
    with pytest.raises(NotAnOption, match="'stale' is refused") as refusal:
        ask.several(0, "bread", BREAD, 1, 2).value_of(("rye", "stale"))
    assert refusal.value.reason == "not_when_stale"


def test_one_unknown_option_among_several_refuses_the_whole_answer() -> None:
    with pytest.raises(NotAnOption, match="'brick' does not answer bread; expected one of: rye, oat"):
        ask.several(0, "bread", BREAD, 1, 2).value_of(("rye", "brick"))


def test_a_text_reaches_the_script_as_it_was_written() -> None:
    assert ask.text(0, "motto", 5).value_of("héhé!") == "héhé!"


@pytest.mark.parametrize("answer", ["", "too long", ("a", "b")])
def test_a_text_out_of_bounds_is_refused_with_the_bounds(answer: ask.Answer) -> None:
    with pytest.raises(NotAnOption, match="motto expects a text of 1 to 5 characters"):
        ask.text(0, "motto", 5, least=1).value_of(answer)


def test_choosing_a_player_lists_the_others_after_passing() -> None:
    question = ask.seat(0, "target", [1, 2], before=(Option("pass"),))
    assert [each.id for each in question.options] == ["pass", "seat-1", "seat-2"]
    assert question.value_of("seat-2") == 2
    assert question.options[1].args == {"seat": 1}


def test_choosing_a_card_shows_the_faces_this_seat_knows_and_no_others() -> None:
    t = play(each=1).table
    mine, theirs = t.cards(HANDS[0])[0], t.cards(HANDS[1])[0]
    question = ask.card(0, "card", (mine, theirs), t)
    assert [each.args["face"] for each in question.options] == [t.faces[mine], ""]
    assert question.value_of(f"card-{theirs}") == theirs


def test_choosing_a_card_laid_face_down_goes_by_its_place() -> None:
    t = play().table
    card = t.cards(HANDS[0])[0]
    t.move(card, PILE)
    question = ask.card(0, "card", (7, card), t, face_down=True)
    assert [(each.id, each.args) for each in question.options] == [("place-0", {"place": 0}), ("place-1", {"place": 1})]
    assert question.value_of("place-1") == card


def test_a_yes_or_no_is_no_when_time_answers() -> None:
    question = ask.yes_no(0, "sure")
    assert question.value_of("yes") is True
    assert question.value_of("no") is False
    assert question.default == "no"
    assert ask.yes_no(0, "sure", default="yes").default == "yes"


def test_a_yes_that_is_not_allowed_stays_listed_with_its_reason() -> None:
    question = ask.yes_no(0, "sure", yes_allowed=False, why_not="not_while_revealed")
    with pytest.raises(NotAnOption, match="not_while_revealed"):
        question.value_of("yes")
    assert question.value_of("no") is False


def test_more_about_a_question_goes_through_every_builder() -> None:
    asked = ask.one(0, "bread", BREAD, args={"of": 3}, pace="slow", secret=True, default="rye")
    assert (asked.args, asked.pace, asked.secret, asked.default) == ({"of": 3}, "slow", True, "rye")
    assert ask.text(1, "motto", 9, pace="slow").pace == "slow"
    assert ask.several(1, "bread", BREAD, 0, 1, secret=True).secret


# -- properties ----------------------------------------------------------------------------------------------------

REFUSALS = st.sampled_from(["", "", "not_now"])


@st.composite
def questions(draw: st.DrawFn) -> Ask:
    """Any question with few options, some of them refused; some cannot be answered at all."""
    refusals = draw(st.lists(REFUSALS, max_size=4))
    listed = tuple(Option(f"o{index}", index, refused=reason) for index, reason in enumerate(refusals))
    least, most = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    match draw(st.sampled_from(["one", "several", "text"])):
        case "one":
            return ask.one(0, "any", listed)
        case "several":
            return ask.several(0, "any", listed, least, most, repeat=draw(st.booleans()))
        case _:
            return ask.text(0, "any", most, least=least)


def every_answer(question: Ask) -> Iterator[ask.Answer]:
    """All answers worth trying: option ids, all rows of them up to the most, and texts of all lengths."""
    ids = [option.id for option in question.options]
    yield from ids
    for length in range(question.most + 1):
        yield from product(ids, repeat=length)
        yield "-" * length


def accepted(question: Ask, answer: ask.Answer) -> bool:
    try:
        question.value_of(answer)
    except NotAnOption:
        return False
    return True


@settings(deadline=None)
@given(questions(), st.integers())
def test_a_random_answer_is_always_accepted(question: Ask, seed: int) -> None:
    if question.has_answer():
        question.value_of(question.random_answer(Random(seed).randrange))


@settings(deadline=None)
@given(questions())
def test_a_question_has_an_answer_exactly_when_some_answer_is_accepted(question: Ask) -> None:
    assert question.has_answer() == any(accepted(question, answer) for answer in every_answer(question))


def test_random_answers_reach_every_legal_option_and_no_other() -> None:
    question, rng = ask.one(0, "bread", BREAD), Random(1)
    assert {question.random_answer(rng.randrange) for _ in range(50)} == {"rye", "oat"}


def test_random_answers_reach_every_number_of_options() -> None:
    question, rng = ask.several(0, "tokens", options("a", "b"), 0, 3, repeat=True), Random(1)
    answers: set[Any] = {question.random_answer(rng.randrange) for _ in range(500)}
    assert answers == {row for length in range(4) for row in product("ab", repeat=length)}


def test_a_random_choice_among_no_legal_options_is_the_empty_one() -> None:
    question = ask.several(0, "tokens", BREAD[2:], 0, 3, repeat=True)
    assert question.random_answer(Random(1).randrange) == ()


@pytest.mark.parametrize("asks", [[], [ask.yes_no(CLOCK, "time")]])
def test_a_sealed_question_needs_somebody_who_is_waited_for(asks: list[Ask]) -> None:
    with pytest.raises(ValueError, match="a sealed question needs somebody to answer it"):
        ask.sealed(asks)


# -- questions that have one answer -----------------------------------------------------------------------------------

FORCED: list[tuple[Ask, Any]] = [
    (ask.one(0, "bread", BREAD[1:]), 2),
    (ask.seat(0, "guest", [3]), 3),
    (ask.several(0, "bread", BREAD, 2, 2), (1, 2)),
    (ask.several(0, "bread", (), 0, 2), ()),
]
FREE = [
    ask.one(0, "bread", BREAD),
    ask.several(0, "bread", BREAD, 1, 1),
    ask.several(0, "bread", BREAD, 2, 2, repeat=True),
    ask.text(0, "toast", 9),
]


@pytest.mark.parametrize(("question", "value"), FORCED)
def test_a_question_that_has_one_answer_is_not_asked(question: Ask, value: object) -> None:
    with pytest.raises(StopIteration) as end:
        next(ask.unless_forced(question))
    assert end.value.value == value


@pytest.mark.parametrize("question", FREE)
def test_a_question_that_has_several_answers_is_asked(question: Ask) -> None:
    script = ask.unless_forced(question)
    assert next(script) is question
    with pytest.raises(StopIteration) as end:
        script.send("chosen")
    assert end.value.value == "chosen"


@pytest.mark.parametrize(
    ("question", "only"),
    [
        (ask.one(0, "bread", BREAD), None),
        (ask.one(0, "bread", BREAD[1:]), "oat"),
        (ask.one(0, "bread", BREAD[1:], besides=options("leave")), None),
        (ask.one(0, "bread", BREAD[1:], optional=True), None),
        (ask.several(0, "bread", BREAD, 2, 2), ("rye", "oat")),
        (ask.several(0, "bread", BREAD, 1, 2), None),
        (ask.several(0, "bread", BREAD[1:], 1, 2, repeat=True), None),
        (ask.text(0, "bread", 10), None),
    ],
)
def test_a_question_has_an_only_answer_where_nothing_else_can_be_done(question: Ask, only: Any) -> None:
    assert question.only_answer() == only
