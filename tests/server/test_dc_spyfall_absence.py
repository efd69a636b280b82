"""At a table of DC Spyfall, whoever does not point has missed something; whoever talks until time is up has not."""

from __future__ import annotations

from tests.games.dc_spyfall.scenes import table
from tests.server.test_late_answers import Table, said

from penombre.engine import CLOCK
from penombre.server.match.commands import TimeUp
from penombre.server.match.frames import open_question


def test_whoever_has_not_pointed_when_time_is_up_has_missed_it() -> None:
    at = Table(table("final_point").match, players=4)
    counted = at.counts_absences()
    at.does(at.reply(2, "seat-0"), 1000)
    assert said(at.does(TimeUp(at.match.settled), 20_000)) == [(CLOCK, "time_up")]
    at.is_written()
    assert at.match.table.fingers == (-1, -1, 0, -1)
    assert counted == [("answered", 2), ("missed", 0), ("missed", 1), ("missed", 3)]


def test_whoever_is_to_point_is_told_that_time_points_for_nobody() -> None:
    match = table("final_point").match
    ask = match.asks()[0]
    assert ask.default is None and open_question(match, ask).default == ()


def test_where_time_answers_for_somebody_it_is_told_what() -> None:
    match = table("final_talk").match
    assert open_question(match, match.asks()[0]).default == "ready"
    asking = table("ask", realtime=True).match
    ask = asking.ask_for(asking.waiting()[0])
    assert ask is not None and asking.ask_for(CLOCK) is not None
    assert open_question(asking, ask).default == ask.default


def test_whoever_talks_until_time_is_up_has_missed_nothing() -> None:
    at = Table(table("final_talk").match, players=4)
    counted = at.counts_absences()
    at.does(TimeUp(at.match.settled), 90_000)
    at.is_written()
    assert at.match.table.phase == "final_point" and counted == []
