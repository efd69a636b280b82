from __future__ import annotations

from typing import ClassVar

import pytest
from tests.engine.tiny_game import Tiny, TinyTable, play, unchanged

from penombre.engine import (
    TABLE,
    BadStatement,
    Match,
    Option,
    Script,
    Statement,
    Step,
    WrongSeat,
    ask,
)


def chat(t: TinyTable) -> Script[None]:
    yield ask.one(0, "go", (Option("on"),))
    yield ask.sealed([ask.yes_no(seat, "vote") for seat in range(t.players)])
    yield ask.one(0, "go", (Option("on"),))


def table_of_three() -> Match[TinyTable]:
    return play(chat, players=3)


@pytest.mark.parametrize(
    "statement",
    [
        Statement("claim", what="wolf"),
        Statement("claim", 2, "lamb"),
        Statement("accuse", 1),
        Statement("vouch", 1, "lamb", "trust me"),
        Statement("ask", 1, "wolf"),
        Statement("promise", 1),
        Statement("text", text="hello"),
        Statement("emote", what="howl"),
        Statement("unsay"),
        Statement("text", 1, "wolf", "x" * 500),
    ],
)
def test_every_kind_of_statement_can_be_said(statement: Statement) -> None:
    match = table_of_three()
    match.say(0, statement)
    assert [said.statement for said in match.heard(0)] == [statement]


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        (
            Statement("sing"),
            "'sing' is no kind of statement; expected one of: claim, accuse, vouch, ask, promise, text",
        ),
        (Statement("accuse", 3), "there is no seat 3; expected 0 to 2"),
        (Statement("accuse", -1), "there is no seat -1; expected 0 to 2"),
        (Statement("accuse"), "accuse needs to be about a seat"),
        (Statement("vouch"), "vouch needs to be about a seat"),
        (Statement("ask"), "ask needs to be about a seat"),
        (Statement("promise"), "promise needs to be about a seat"),
        (Statement("text", text=" \n"), "a text statement needs some text"),
        (Statement("emote", 1, "howl"), "an emote is a word of the game alone"),
        (Statement("emote", what="howl", text="it was her"), "an emote is a word of the game alone"),
        (Statement("emote", what="wolf"), "'wolf' is no emote; emotes are: howl"),
        (Statement("emote"), "'' is no emote; emotes are: howl"),
        (Statement("claim", what="howl"), "'howl' is no claim; emotes are: howl"),
        (Statement("text", text="x" * 501), "at most 500 characters can be said at once, not 501"),
        (Statement("claim", what="cow"), "'cow' is not in this game's words; expected one of: , lamb, wolf"),
        (Statement("text", what="x" * 501, text="hm"), "is not in this game's words"),
    ],
)
def test_what_no_table_could_pass_on_is_refused_and_changes_nothing(statement: Statement, complaint: str) -> None:
    match = table_of_three()
    with unchanged(match), pytest.raises(BadStatement) as refusal:
        match.say(0, statement)
    assert complaint in str(refusal.value)


def test_free_text_needs_no_word_of_the_game() -> None:
    class Wordless(Tiny):
        vocabulary: ClassVar[frozenset[str]] = frozenset({"wolf"})

    match = Match(Wordless(chat), 2)
    match.say(0, Statement("text", text="hello"))
    with pytest.raises(BadStatement, match="'' is not in this game's words"):
        match.say(0, Statement("claim"))


@pytest.mark.parametrize("seat", [-1, 3, TABLE])
def test_nobody_speaks_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    match = table_of_three()
    with unchanged(match), pytest.raises(WrongSeat, match=f"there is no seat {seat}; expected 0 to 2"):
        match.say(seat, Statement("text", text="boo"))


def test_whoever_runs_a_match_sees_who_hears_each_statement_from_one_on() -> None:
    match = table_of_three()
    match.say(0, Statement("text", text="first"))
    match.say(1, Statement("text", text="second"))
    [(audience, said)] = match.said_since(1)
    assert said.statement.text == "second"
    assert all(audience >> seat & 1 for seat in (0, 1, 2, TABLE))


def test_talk_is_heard_by_all_and_by_spectators() -> None:
    match = table_of_three()
    match.say(1, Statement("accuse", 0))
    assert all(len(match.heard(seat)) == 1 for seat in (0, 1, 2, TABLE))
    assert match.view(TABLE).said == match.heard(TABLE)


def test_talk_reaches_those_the_rules_let_hear_and_always_the_speaker() -> None:
    match = table_of_three()
    match.say(0, Statement("promise", 2))
    assert [len(match.heard(seat)) for seat in (0, 1, 2, TABLE)] == [1, 0, 1, 0]
    assert match.said == match.heard(2)


def test_the_rules_can_forbid_talk() -> None:
    match = table_of_three()
    match.table.phase = "night"
    with unchanged(match), pytest.raises(BadStatement, match="nobody speaks at night"):
        match.say(0, Statement("text", text="boo"))


def test_talk_changes_no_state_and_is_kept_among_the_steps() -> None:
    match = table_of_three()
    before, question = match.table.copy(), match.asks()
    match.say(2, Statement("claim", what="lamb"))
    assert match.table == before
    assert match.asks() == question
    assert match.steps == [Step(2, said=Statement("claim", what="lamb"))]


def test_a_statement_remembers_how_many_questions_were_settled_before_it() -> None:
    match = table_of_three()
    match.say(0, Statement("text", text="hello"))
    match.say(0, Statement("text", text="hello again"))
    match.answer(0, "on")
    match.say(0, Statement("text", text="so"))
    assert [said.moment for said in match.heard(0)] == [0, 0, 1]


def test_the_moment_of_a_statement_tells_neither_sealed_answers_nor_talk_one_did_not_hear() -> None:
    quiet, busy = table_of_three(), table_of_three()
    for match in (quiet, busy):
        match.answer(0, "on")
    busy.answer(0, "yes")
    busy.answer(1, "no")
    busy.say(0, Statement("promise", 1))
    for match in (quiet, busy):
        match.say(2, Statement("text", text="well?"))
    assert quiet.view(2) == busy.view(2)


def test_clones_talk_apart_once_they_part() -> None:
    match = table_of_three()
    match.say(0, Statement("text", text="hello"))
    twin = match.clone()
    match.say(1, Statement("text", text="here"))
    twin.say(1, Statement("text", text="there"))
    assert [said.statement.text for said in match.heard(0)] == ["hello", "here"]
    assert [said.statement.text for said in twin.heard(0)] == ["hello", "there"]
    assert [step.said.text for step in match.steps if step.said] == ["hello", "here"]


def test_talk_goes_on_when_the_match_is_over() -> None:
    match = play()
    assert match.over
    match.say(0, Statement("text", text="well played"))
    assert len(match.heard(1)) == 1


def test_what_is_unsaid_is_just_words_to_everybody() -> None:
    match = table_of_three()
    match.say(0, Statement("claim", what="wolf", text="I am the wolf"))
    match.say(1, Statement("accuse", 0, text="it is you"))
    match.say(0, Statement("unsay"))
    match.say(2, Statement("unsay"))
    assert [said.statement for said in match.view(1).meant()] == [
        Statement("text", text="I am the wolf"),
        Statement("accuse", 0, text="it is you"),
    ]
    assert not match.may_say(0, Statement("unsay", 1))
    assert match.may_say(0, Statement("unsay"))
