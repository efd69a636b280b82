from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.engine.tiny_game import TinyTable, play

from penombre.engine import CLOCK, SILENCE, Ask, NotAnOption, Option, Phrasebook, Script, Spoken, Wording, ask

GREETINGS = Phrasebook("greetings", ("hello_1", "hello_2"))
BRIEFLY = Wording("few_words", most_words=3)
NEGATED = Wording("negation", among=("no", "never", "ne", "n'*", "*n't"))
NEIGHBOURS = (Option("left", 1, "left"), Option("right", 2, "right", refused="not_to_the_right"))


# -- ready phrases -----------------------------------------------------------------------------------------------------


def test_a_ready_phrase_is_as_good_as_a_text_and_the_script_can_tell_them_apart() -> None:
    question = ask.text(0, "greet", 20, least=1, book=GREETINGS)
    assert question.value_of("hello_1") == Spoken(phrase="hello_1")
    assert question.value_of("Good day!") == Spoken(text="Good day!")


def test_without_a_book_a_text_stays_a_text() -> None:
    assert ask.text(0, "greet", 20).value_of("hello_1") == "hello_1"


def test_a_phrase_is_bound_by_neither_length_nor_wording() -> None:
    question = ask.text(0, "greet", 3, book=GREETINGS, wording=BRIEFLY)
    assert question.value_of("hello_2") == Spoken(phrase="hello_2")


def test_an_opening_may_be_said_right_before_a_phrase_and_nowhere_else() -> None:
    book = Phrasebook("greetings", ("hello_1",), more=frozenset({"hello_9"}), openings=frozenset({"well"}))
    question = ask.text(0, "greet", 3, book=book)
    for said in ("hello_9", "well~hello_1", "well~hello_9"):
        assert question.value_of(said) == Spoken(phrase=said)
    assert not book.has(None)
    for other in ("well", "hello_1~well", "well~well~hello_1", "well~", "~hello_1", "hello_1~hello_1"):
        assert not book.has(other)
        with pytest.raises(NotAnOption):
            question.value_of(other)


def test_something_said_is_written_without_what_it_is_not() -> None:
    assert msgspec.json.encode(Spoken(phrase="hello_1")) == b'{"phrase":"hello_1"}'
    assert msgspec.json.encode(Spoken()) == b"{}"


def test_random_words_are_ready_phrases_where_there_are_any_and_else_as_short_as_can_be() -> None:
    rng = Random(1)
    question = ask.text(0, "greet", 20, least=2, book=GREETINGS)
    assert {question.random_answer(rng.randrange) for _ in range(30)} == set(GREETINGS.phrases)
    assert ask.text(0, "greet", 20, least=2).random_answer(rng.randrange) == "--"


# -- wording -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("one two three", True),
        ("one two three four", False),
        ("well - it's fine !", True),
        ("well - it's fine 4 you", False),
        ("un deux trois quatre", False),
        ("…", True),
    ],
)
def test_words_are_counted_between_spaces_and_need_a_letter_or_a_digit(text: str, allowed: bool) -> None:
    assert BRIEFLY.allows(text) is allowed


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("No.", True),
        ("I don't think so", True),
        ("I don’t think so", True),
        ("Je ne sais pas", True),
        ("Il n'y a rien", True),
        ("Je crois qu'il n’est là", True),
        ("NEVER!", True),
        ("l'ne", True),
        ("J'n'en sais trop", True),
        ("Un'importance", False),
        ("No's what they say", True),
        ("They said 'never'", True),
        ("They said 'don't'", True),
        ("nobody", False),
        ("yes", False),
        ("nonetheless", False),
        (SILENCE, True),
        ("?!", True),
    ],
)
def test_one_of_the_words_has_to_be_among_them_whatever_the_apostrophe(text: str, allowed: bool) -> None:
    assert NEGATED.allows(text) is allowed


def test_a_text_that_is_worded_otherwise_is_refused_with_the_reason_of_the_rules() -> None:
    question = ask.text(0, "greet", 40, book=GREETINGS, wording=BRIEFLY)
    with pytest.raises(NotAnOption, match="greet: this text is refused: few_words") as refusal:
        question.value_of("how do you do")
    assert refusal.value.reason == "few_words"
    assert question.value_of("how are you") == Spoken(text="how are you")


# -- an option and a text ----------------------------------------------------------------------------------------------


def address() -> Ask:
    return ask.address(0, "ask", NEIGHBOURS, 10, book=GREETINGS)


def test_an_address_is_an_option_and_a_text_or_a_phrase() -> None:
    assert address().value_of(("left", "hello_1")) == (1, Spoken(phrase="hello_1"))
    assert address().value_of(("left", "Well?")) == (1, Spoken(text="Well?"))


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("left", "ask expects an option and a text, not 'left'"),
        (("left",), "ask expects an option and a text"),
        (("left", "a", "b"), "ask expects an option and a text"),
        (("up", "Well?"), "'up' does not answer ask; expected one of: left"),
        (("right", "Well?"), "'right' is refused: not_to_the_right"),
        (("left", ""), "ask expects a text of 1 to 10 characters"),
        (("left", "   "), "ask expects a text of 1 to 10 characters"),
        (("left", "x" * 11), "ask expects a text of 1 to 10 characters"),
    ],
)
def test_an_address_that_is_none_is_refused(answer: ask.Answer, complaint: str) -> None:
    with pytest.raises(NotAnOption, match=complaint):
        address().value_of(answer)


def test_a_random_address_is_legal_and_there_is_none_where_nobody_can_be_addressed() -> None:
    rng = Random(1)
    answers = {address().random_answer(rng.randrange) for _ in range(30)}
    assert answers == {("left", "hello_1"), ("left", "hello_2")}
    assert address().has_answer()
    assert not ask.address(0, "ask", NEIGHBOURS[1:], 10).has_answer()


def test_what_may_be_done_besides_an_address_is_answered_alone() -> None:
    question = ask.address(0, "ask", NEIGHBOURS, 10, besides=(Option("leave", "GONE", "leave"),))
    assert question.value_of("leave") == "GONE"


# -- numbers, and a clock that runs ------------------------------------------------------------------------------------


def test_time_answers_how_much_of_a_clock_has_run() -> None:
    clock = ask.clock(5000, pace="clock")
    assert (clock.seat, clock.kind, clock.default, clock.pace) == (CLOCK, "clock", "5000", "clock")
    assert [clock.value_of(each) for each in ("1", "4999", "5000")] == [1, 4999, 5000]
    assert clock.has_answer()


@pytest.mark.parametrize("answer", ["0", "5001", "-1", "1.5", "", " 7", "²", "٣", "99999999999", ("1",), "1e3"])
def test_a_number_out_of_bounds_or_not_in_plain_digits_is_refused(answer: ask.Answer) -> None:
    with pytest.raises(NotAnOption, match="clock expects a number from 1 to 5000, not"):
        ask.clock(5000).value_of(answer)


def test_random_numbers_reach_both_bounds() -> None:
    rng = Random(1)
    assert {ask.clock(3).random_answer(rng.randrange) for _ in range(50)} == {"1", "2", "3"}


def clocked(t: TinyTable) -> Script[None]:
    """Somebody speaks before the time is up, or time is up."""
    left = 100
    while left:
        question = ask.text(0, "speak", 20, least=1, lasts=left)
        seat, value = yield ask.race([question, ask.clock(left)], main=0)
        if seat != CLOCK:
            t.tell("spoke", text=value, left=left)
            return
        left -= value
    t.tell("too_late")


def test_time_may_pass_in_a_race_before_somebody_answers() -> None:
    match = play(clocked)
    match.answer(CLOCK, "30")
    match.answer(CLOCK, "20")
    question = match.ask_for(0)
    assert question is not None
    assert (question.lasts, match.waiting(), match.settled) == (50, (0,), 2)
    match.answer(0, "here I am")
    assert [seen.args for seen in match.events(0)] == [{"text": "here I am", "left": 50}]


def test_all_the_time_there_is_ends_a_race() -> None:
    match = play(clocked)
    match.answer(CLOCK, "30")
    match.answer(CLOCK, "70")
    assert [seen.key for seen in match.events(0)] == ["too_late"]
    assert match.over
