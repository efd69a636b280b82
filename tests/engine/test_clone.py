"""Rest points, clones, and what a fault in a rule leaves behind."""

from __future__ import annotations

import pytest
from tests.engine.tiny_game import PILE, TinyTable, noted, options, play, snapshot, unchanged

from penombre.engine import Match, Script, ask


def walk(t: TinyTable) -> Script[None]:
    """Three questions in one script; each answer rolls a die and tells it."""
    for _ in range(3):
        way = yield ask.one(0, "way", options("left", "right"))
        t.notes.append(f"{way} {t.below(6)}")
        t.tell("went", way=way)


def vote(t: TinyTable) -> Script[None]:
    votes = yield ask.sealed([ask.yes_no(seat, "vote") for seat in range(t.players)])
    t.tell("voted", yes=sum(votes.values()))


def buzz(t: TinyTable) -> Script[None]:
    who, what = yield ask.race([ask.one(seat, "buzz", options("buzz")) for seat in range(t.players)])
    t.notes.append(f"{who} {what}")
    yield ask.one(0, "way", options("left", "right"))


def go(match: Match[TinyTable], *ways: str) -> Match[TinyTable]:
    for way in ways:
        match.answer(0, way)
    return match


# -- clones --------------------------------------------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_script_is_equal() -> None:
    match = go(play(walk), "left", "right")
    assert snapshot(match.clone()) == snapshot(match)


def test_a_clone_at_a_rest_point_is_equal() -> None:
    match = go(play(walk, walk), "left", "right", "left")
    assert snapshot(match.clone()) == snapshot(match)


def test_a_clone_of_a_finished_match_is_equal() -> None:
    match = go(play(walk), "left", "right", "left")
    assert match.over
    assert snapshot(match.clone()) == snapshot(match)


def test_a_clone_of_a_clone_is_equal_and_plays_the_same() -> None:
    match = go(play(walk, walk), "left")
    twin = match.clone().clone()
    assert snapshot(go(twin, "right", "left", "left")) == snapshot(go(match, "right", "left", "left"))


def test_a_clone_keeps_the_deal_and_the_sealed_answers_given() -> None:
    match = play(vote, players=3)
    match.answer(1, "yes")
    twin = match.clone()
    assert twin.deal == match.deal
    assert [each.seat for each in twin.asks()] == [0, 2]
    for seat in (0, 2):
        twin.answer(seat, "no")
    assert twin.log()[-1].public == {"yes": 1}
    assert [each.seat for each in match.asks()] == [0, 2]


def test_a_clone_replays_the_winner_of_a_race() -> None:
    match = play(buzz)
    match.answer(1, "buzz")
    assert snapshot(match.clone()) == snapshot(match)


def test_a_clone_rolls_the_same_dice() -> None:
    match = go(play(walk), "left")
    twin = match.clone()
    assert noted(go(twin, "left")) == noted(go(match, "left"))


def test_clones_that_part_do_not_touch_each_other() -> None:
    match = go(play(walk, walk), "left")
    twin = match.clone()
    with unchanged(match):
        go(twin, "right", "right", "right")
    with unchanged(twin):
        go(match, "left", "left", "left")


@pytest.mark.parametrize("first", ["match", "twin"])
def test_clones_that_both_write_keep_logs_of_their_own(first: str) -> None:
    match = go(play(walk, walk, walk), "left", "left", "left")
    twin = match.clone()
    both = [(match, "left"), (twin, "right")]
    for player, way in both if first == "match" else reversed(both):
        go(player, way, way, way, way, way, way)
    assert [event.public["way"] for event in match.log()] == ["LEFT"] * 9
    assert [event.public["way"] for event in twin.log()] == ["LEFT"] * 3 + ["RIGHT"] * 6
    assert [step.answer for step in match.steps] == ["left"] * 9
    assert [step.answer for step in twin.steps] == ["left"] * 3 + ["right"] * 6


def test_a_clone_taken_after_others_wrote_sees_its_own_past_only() -> None:
    match = go(play(walk, walk), "left", "left", "left")
    twin = match.clone()
    go(match, "left", "left", "left")
    third = twin.clone()
    assert third.log() == twin.log()
    assert third.steps == twin.steps
    assert len(third.log()) == 3


def test_the_list_of_steps_is_the_callers_own() -> None:
    match = go(play(walk), "left")
    match.steps.clear()
    match.log().clear()
    assert len(match.steps) == 1
    assert len(match.log()) == 1


# -- a fault in a rule ---------------------------------------------------------------------------------------------


def trap(t: TinyTable) -> Script[None]:
    """Whoever goes down falls; what was done just before must not stay."""
    t.tell("warned")
    for _ in range(2):
        way = yield ask.one(0, "way", options("left", "down"))
        t.move(t.cards(PILE)[-1] if t.cards(PILE) else 0, PILE)
        t.points[0] += t.below(6)
        t.tell("went", way=way)
        if way == "DOWN":
            raise ZeroDivisionError("a fault in a rule")


def broken(t: TinyTable) -> Script[None]:
    raise ZeroDivisionError("a fault in a rule")


def quiet(t: TinyTable) -> Script[None]:
    t.points[1] += 1
    t.tell("quiet")
    yield from ()


def test_a_fault_in_a_script_leaves_the_match_as_it_was_and_playable() -> None:
    match = go(play(trap, walk), "left")
    with unchanged(match), pytest.raises(ZeroDivisionError):
        match.answer(0, "down")
    go(match, "left", "right")
    assert [step.answer for step in match.steps] == ["left", "left", "right"]


def test_a_fault_changes_nothing_of_what_comes_after() -> None:
    match, smooth = play(trap, walk), play(trap, walk)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "down")
    assert snapshot(go(match, "left", "left", "right")) == snapshot(go(smooth, "left", "left", "right"))


def test_a_match_can_be_cloned_and_can_fail_again_after_a_fault() -> None:
    match = play(trap)
    with unchanged(match), pytest.raises(ZeroDivisionError):
        match.answer(0, "down")
    match.answer(0, "left")
    assert snapshot(match.clone()) == snapshot(match)
    with unchanged(match), pytest.raises(ZeroDivisionError):
        match.answer(0, "down")
    assert snapshot(match.clone()) == snapshot(match)


def test_a_fault_in_the_agenda_after_the_last_answer_takes_that_answer_back() -> None:
    def fall(t: TinyTable) -> Script[None]:
        if "DOWN" in " ".join(t.notes):
            raise ZeroDivisionError("a fault in a rule")
        yield ask.yes_no(1, "alive")

    def last(t: TinyTable) -> Script[None]:
        way = yield ask.one(0, "way", options("left", "down"))
        t.notes.append(way)
        t.tell("went", way=way)

    match = play(walk, last, quiet, quiet, fall)
    go(match, "left", "left", "left")
    twin = match.clone()
    with unchanged(match), unchanged(twin), pytest.raises(ZeroDivisionError):
        match.answer(0, "down")
    match.answer(0, "left")
    twin.answer(0, "left")
    assert snapshot(match) == snapshot(twin)
    assert match.waiting() == (1,)


def test_a_fault_when_sealed_answers_are_opened_takes_the_last_one_back() -> None:
    def tally(t: TinyTable) -> Script[None]:
        votes = yield ask.sealed([ask.yes_no(seat, "vote") for seat in range(t.players)])
        t.tell("share", each=6 // sum(votes.values()))

    match = play(tally, players=3)
    match.answer(2, "no")
    match.answer(0, "no")
    with unchanged(match), pytest.raises(ZeroDivisionError):
        match.answer(1, "no")
    assert [each.seat for each in match.asks()] == [1]
    match.answer(1, "yes")
    assert match.log()[-1].public == {"each": 6}


def test_a_fault_after_a_race_opens_the_race_again() -> None:
    def relay(t: TinyTable) -> Script[None]:
        who, _ = yield ask.race([ask.yes_no(seat, "run") for seat in range(t.players)])
        t.points[who] += 1 // who

    match = play(relay)
    with unchanged(match), pytest.raises(ZeroDivisionError):
        match.answer(0, "yes")
    match.answer(1, "yes")
    assert match.table.points == [0, 1]


def test_a_fault_before_the_first_question_is_a_fault_of_the_match_itself() -> None:
    with pytest.raises(ZeroDivisionError):
        play(broken)
