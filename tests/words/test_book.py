"""Words as people get them: keys and arguments become sentences, and what has no words is never shown."""

from __future__ import annotations

import pytest

from penombre.engine import CLOCK, NOBODY, TABLE, Ask, Option, Said, Seen, Statement, WrongSeat, ask
from penombre.words import MissingWords, Words

NAMES = ("Léa", "Anna", "Hugo")
FR = Words(None, "fr", also=["tests.words"])
EN = Words(None, "en", also=["tests.words"])


# -- what is missing -----------------------------------------------------------------------------------------------


def test_a_missing_key_raises() -> None:
    with pytest.raises(MissingWords, match=r"^common, fr: there are no words for event-nothing$"):
        FR.event(Seen("nothing", {}), NAMES)
    with pytest.raises(MissingWords, match="there are no words for nothing"):
        FR.text("nothing")


def test_a_missing_attribute_raises() -> None:
    assert FR.attribute("only-attributes", "text") == "Rien d’autre."
    with pytest.raises(MissingWords, match=r"there are no words for only-attributes\.title"):
        FR.attribute("only-attributes", "title")


def test_a_key_that_has_only_attributes_has_no_text() -> None:
    assert FR.has("only-attributes", "text")
    assert not FR.has("only-attributes")
    assert not FR.has("nothing")
    with pytest.raises(MissingWords):
        FR.text("only-attributes")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(MissingWords, match=r"lacking cannot be said: .*nowhere"):
        FR.phrase("lacking", {"seat": 0}, NAMES)


@pytest.mark.parametrize("game", ["chess", "../words", "kemomimi-panic", ""])
def test_a_game_without_words_raises(game: str) -> None:
    with pytest.raises(MissingWords):
        Words(game, "fr")


def test_a_seat_without_a_name_raises() -> None:
    with pytest.raises(WrongSeat, match="no name for seat 3"):
        FR.phrase("option-seat", {"seat": 3}, NAMES)


# -- arguments -----------------------------------------------------------------------------------------------------


def test_a_seat_becomes_a_name() -> None:
    assert FR.phrase("seat-names", {"seat": 1}, NAMES) == "Anna, no, Anna, d’Anna, qu’Anna"
    assert FR.phrase("seat-names", {"seat": 0}, NAMES, 0) == "Léa, yes, vous, de Léa, que Léa"
    assert EN.phrase("seat-names", {"seat": 0}, NAMES, 0) == "Léa, yes, you"


@pytest.mark.parametrize(("seat", "name"), [(TABLE, "the audience"), (CLOCK, "the hourglass"), (NOBODY, "nobody")])
def test_who_is_no_player_has_a_word(seat: int, name: str) -> None:
    assert EN.phrase("option-seat", {"seat": seat}, NAMES) == name


@pytest.mark.parametrize(
    ("seats", "me", "said"),
    [
        ([], None, " (0, no)"),
        ([1], None, "Anna (1, no)"),
        ([0, 1], None, "Léa et Anna (2, no)"),
        ([0, 1, 2], None, "Léa, Anna et Hugo (3, no)"),
        ([0, 1, 2], 0, "Anna, Hugo et vous (3, yes)"),
        ((0,), 0, "vous (1, yes)"),
        ([1, 2], 0, "Anna et Hugo (2, no)"),
    ],
)
def test_seats_are_enumerated_and_the_reader_comes_last(seats: list[int], me: int | None, said: str) -> None:
    assert FR.phrase("seat-lists", {"winner_seats": seats}, NAMES, me) == said


def test_english_enumerates_in_english() -> None:
    assert EN.phrase("seat-lists", {"winner_seats": [0, 1, 2]}, NAMES, 0) == "Anna, Hugo and you (3, yes)"


def test_a_string_is_looked_up_where_there_is_a_word_for_it() -> None:
    values = {"fruit": "pear", "other_word": "as it is", "flag": True, "number": 3}
    assert FR.phrase("values", values, NAMES) == "poire pear as it is yes 3"
    assert FR.phrase("values", {**values, "fruit": "", "flag": False}, NAMES) == " none as it is no 3"


def test_a_value_of_two_parts_is_worded_by_one_key() -> None:
    values = {"fruit": "plum+dried", "other_word": "a+b", "flag": True, "number": 3}
    assert FR.phrase("values", values, NAMES) == "pruneau plum+dried a+b yes 3"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("noise_din_1", "I have to raise my voice."),
        ("yes_2~noise_din_5", "Pretty much, yes. A concert for saucepans, with no interval."),
        ("rather_3~noise_din_5", "If I have to pick: a concert for saucepans, with no interval."),
        ("rather_3~noise_din_1", "If I have to pick: I have to raise my voice."),
        ("then_access_3", "So what happens to a stranger who rings?"),
    ],
)
def test_a_ready_phrase_begins_and_goes_on_as_a_sentence(phrase: str, said: str) -> None:
    assert Words("dc_spyfall", "en").said(phrase) == said


def test_whom_everybody_points_at_is_told_by_name() -> None:
    told = "Léa\u00a0: Hugo, Anna\u00a0: personne, Hugo\u00a0: Léa"
    assert FR.phrase("pointing", {"fingers": [2, NOBODY, 0]}, NAMES) == told


def test_lists_are_counted_and_told_by_seat() -> None:
    lists = {"fruits": ["plum", "pear", "plum"], "points": [1, 0, 7]}
    told = "Léa\u00a0: prune, Anna\u00a0: poire, Hugo\u00a0: prune / Léa\u00a0: 1, Anna\u00a0: 0, Hugo\u00a0: 7"
    assert FR.phrase("lists", lists, NAMES) == f"2 × prune et poire (3) / {told}"


def test_a_list_of_another_length_is_not_told_by_seat() -> None:
    with pytest.raises(MissingWords, match="fruits_by_seat"):
        FR.phrase("lists", {"fruits": ["plum"], "points": [1, 0, 7]}, NAMES)


def test_names_are_never_read_as_keys_or_syntax() -> None:
    assert FR.phrase("option-seat", {"seat": 0}, ["{ $seat }"]) == "{ $seat }"
    assert FR.phrase("option-seat", {"seat": 0}, ["nobody"]) == "nobody"


# -- what the engine tells -----------------------------------------------------------------------------------------


def test_an_event_says_more_to_whom_was_told_more() -> None:
    assert FR.event(Seen("picked", {"seat": 1}), NAMES) == "Anna cueille."
    assert FR.event(Seen("picked", {"seat": 1, "fruit": "plum"}), NAMES) == "Anna cueille\u00a0: prune."


def test_a_question_addresses_the_seat_that_is_asked() -> None:
    question = Ask(1, "pick", args={"seat": 1})
    assert FR.question(question, NAMES) == "C’est vous."
    assert FR.question(question, NAMES, 0) == "C’est Anna."


def test_an_option_may_have_words_for_one_question() -> None:
    take = Option("take", word="take")
    assert FR.option(take, "pick", NAMES) == "Cueillir"
    assert FR.option(take, "steal", NAMES) == "Prendre"


def test_the_options_of_the_engine_have_words() -> None:
    assert [EN.option(each, "pick", NAMES, 1) for each in ask.seat(1, "pick", [0, 1]).options] == ["Léa", "Anna (you)"]
    assert [FR.option(each, "pick", NAMES) for each in ask.yes_no(0, "pick").options] == ["Oui", "Non"]
    assert FR.reason(ask.yes_no(0, "pick", yes_allowed=False).options[0].refused) == "Pas maintenant."
    assert FR.option(Option("card-1", word="card", args={"face": ""}), "pick", NAMES) == "Une carte inconnue"
    assert FR.option(Option("card-1", word="card", args={"face": "Lune"}), "pick", NAMES) == "Lune"
    assert EN.option(Option("p", word="card_face_down", args={"place": 2}), "pick", NAMES) == "Face-down card no. 2"


def test_a_reason_and_a_phase_are_texts() -> None:
    assert FR.reason("rotten", NAMES) == "C’est gâté."
    assert FR.phase("harvest") == "Récolte"


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        (Statement("claim"), "nobody none "),
        (Statement("claim", 0, "ripe"), "self ripe mûr"),
        (Statement("claim", 1, "ripe"), "other ripe mûr"),
        (Statement("claim", 1, "ripe", "Vraiment."), "Vraiment. (compris\u00a0: other ripe mûr)"),
        (Statement("ask", 1), "Anna, no"),
        (Statement("ask", 2), "Hugo, yes"),
        (Statement("text", text="say-text { $seat }"), "say-text { $seat }"),
    ],
)
def test_a_statement_is_quoted(statement: Statement, words: str) -> None:
    assert FR.statement(Said(0, 0, statement), NAMES, 2) == f"Léa\u00a0: «\u00a0{words}\u00a0»"


def test_a_gesture_is_told_and_not_quoted() -> None:
    smile = Said(1, 0, Statement("emote", what="smile"))
    assert FR.statement(smile, NAMES, 0) == "Anna sourit."
    assert FR.statement(smile, NAMES, 1) == "Vous souriez."
    assert EN.statement(Said(1, 0, Statement("emote", what="ripe")), NAMES) == "Anna makes a gesture."


def test_the_reader_s_own_words_are_the_reader_s() -> None:
    assert EN.statement(Said(2, 0, Statement("text", text="Hello")), NAMES, 2) == "You: “Hello”"
