"""Questions that nobody needs to answer: the only answer is given by itself where everybody knows that it is."""

from __future__ import annotations

from typing import Any

from tests.games.death_note.scenes import DeathNoteScene, table
from tests.server.test_late_answers import START, Table

from penombre.engine import Match
from penombre.games import RULESETS
from penombre.server.match.commands import TimeUp
from penombre.server.match.match_log import Answered, Held, Line


def opened(s: DeathNoteScene, windows: str = "fixed") -> Table:
    """The open question of a scene, at a table of people."""
    at_table = Table(s.match, players=s.match.players)
    at_table.room.windows = windows
    return at_table


def given(at_table: Table) -> Line | None:
    """What is answered by itself when the question opens."""
    return at_table.conductor.lines.next_pass(START)


def last_tile(tiles: int) -> DeathNoteScene:
    """A looks at the tile; so many are left in the pile of the round."""
    s = table(tile="pacte", tiles=tiles)
    s.A.looks()
    return s


def test_the_last_tile_is_left_by_itself_after_the_time_that_every_choice_takes() -> None:
    line = given(opened(last_tile(1)))
    assert isinstance(line, Held) and (line.answer, line.by) == ("leave", "clock")
    assert isinstance(given(opened(last_tile(1), "early")), Answered), "where nothing is held: at once"
    assert given(opened(last_tile(2))) is None


def test_whoever_has_no_card_goes_on_by_itself_and_others_may_come_in_meanwhile() -> None:
    s = table(A="", B="alibi")
    line = given(opened(s))
    assert isinstance(line, Held) and line.answer == "look"
    assert given(opened(s, "early")) is None, "without a moment for the others it is asked"


def test_whoever_can_play_nothing_of_a_hand_is_asked_like_anybody() -> None:
    s = table(A="mensonge")
    question = s.match.ask_for(s.match.table.active)
    assert question is not None and question.only_answer() == "look"
    assert given(opened(s)) is None


def test_whoever_leaves_that_to_time_is_missing_like_anybody() -> None:
    """That nobody was counted would tell what they held: so the dock asks for a tap, and does not promise a wait."""
    at_table = opened(table(A="mensonge"))
    active = at_table.match.table.active
    counted = at_table.counts_absences()
    (line,) = at_table.does(TimeUp(at_table.match.settled), 60_000)
    at_table.is_written()
    assert isinstance(line, Answered) and counted == [("missed", active)]


def test_a_ballot_closes_when_all_hands_are_in() -> None:
    match: Match[Any] = Match(RULESETS["death_note"], 4, {}, 3)
    assert {ask.kind for ask in match.asks()} == {"keep_one"}
    at_table = Table(match, players=4)
    assert not at_table.conductor.clock.holds_window()
    for ask in match.asks():
        (line,) = at_table.does(at_table.reply(ask.seat, ask.options[0].id), 3000)
        assert isinstance(line, Answered)
    assert at_table.match.settled == 1, "and nobody waited for the clock"


def test_a_moment_to_react_in_stays_open_whoever_has_passed() -> None:
    at_table = opened(table("before_reveal", A="alibi", B="page"))
    assert at_table.match.asks()[0].kind == "window_before_reveal"
    assert at_table.conductor.clock.holds_window()
