"""Questions of every shape, and what people may type at them."""

import pytest

from penombre.cli.play.typed_input import Command, InputReader, Mistake
from penombre.engine import Option, Statement, ask
from penombre.games import RULESETS
from penombre.words import Words

NAMES = ("Alix", "Basile", "Capucine", "Dario")
SEATS = tuple(ask.seat_option(seat) for seat in range(4))
PAIR = ask.several(0, "swap_roles", SEATS[1:], 2, 2)
SHARE = ask.several(0, "swap_roles", SEATS, 0, 3, repeat=True)
TEXT = ask.text(0, "talk", 12, least=2)
ONE = ask.one(0, "vote", (Option("q", 1, "yes"), Option("no", 0, "no")))


def input_reader(lang: str = "en") -> InputReader:
    words = Words("kemomimi_panic", lang, also=("penombre.cli",))
    return InputReader(words, NAMES, 0, RULESETS["kemomimi_panic"].vocabulary)


def test_several_by_number_or_name() -> None:
    assert input_reader().read("1 3", PAIR) == ("seat-1", "seat-3")
    assert input_reader().read("basile, dario", PAIR) == ("seat-1", "seat-3")
    assert input_reader().read("seat-3 2", PAIR) == ("seat-3", "seat-2")
    assert input_reader().read("2+2+2", SHARE) == ("seat-1", "seat-1", "seat-1")
    assert input_reader().read("", SHARE) == ()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("1", "2 answers are needed, not 1."),
        ("1 2 3", "2 answers are needed, not 3."),
        ("1 1", "given twice"),
        ("1 9", "There is no answer 9"),
        ("", "Type an answer"),
    ],
)
def test_several_wrong(typed: str, why: str) -> None:
    with pytest.raises(Mistake, match=why):
        input_reader().read(typed, PAIR)
    with pytest.raises(Mistake, match="0 to 3 answers are needed, not 4"):
        input_reader().read("1 1 1 1", SHARE)


def test_a_text_is_taken_as_it_is_and_commands_need_a_slash() -> None:
    assert input_reader().read("quit", TEXT) == "quit"
    assert input_reader().read("say hello", TEXT) == "say hello"
    assert input_reader().read("/q", TEXT) == Command("quit")
    assert input_reader().read("/say hello", TEXT) == Statement("text", text="hello")
    assert input_reader().read("?", TEXT) == Command("help")
    for wrong in ("a", "a" * 13):
        with pytest.raises(Mistake, match="2 to 12 characters"):
            input_reader().read(wrong, TEXT)


def test_an_option_that_looks_like_a_command_wins() -> None:
    assert input_reader().read("q", ONE) == "q"
    assert input_reader().read("/q", ONE) == Command("quit")
    assert input_reader().read("n", ONE) == "no"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dire Je n’ai rien vu.", Statement("text", text="Je n’ai rien vu.")),
        ("accuser basile voleur", Statement("accuse", 1, "thief")),
        ("accuser 2", Statement("accuse", 1)),
        ("défendre capucine", Statement("vouch", 2)),
        ("defendre Cap", Statement("vouch", 2)),
        ("prétendre civil", Statement("claim", None, "civilian")),
        ("pretendre civil en colere", Statement("claim", None, "civilian_angry")),
        ("prétendre croissant de lune dario", Statement("claim", 3, "thief_crescent_moon")),
        ("promettre dario coupable", Statement("promise", 3, "guilty")),
        ("demander dario", Statement("ask", 3)),
        ("accuse basile", Statement("accuse", 1)),
        ("dédire", Statement("unsay")),
        ("unsay", Statement("unsay")),
    ],
)
def test_talk_in_french(typed: str, said: Statement) -> None:
    assert input_reader("fr").read(typed, ONE) == said


def test_what_is_said_is_cut_to_what_may_be_said() -> None:
    said = input_reader().read("say " + "x" * 900, ONE)
    assert isinstance(said, Statement)
    assert len(said.text) == 500
