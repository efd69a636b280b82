"""Nobody learns at a table of La Rose Noire what somebody did at night by what goes on around it."""

from __future__ import annotations

import pytest
from tests.server.test_late_answers import Table
from tests.server.test_nights_alike import _night

from penombre.server.match.commands import TimeUp


@pytest.mark.parametrize("answer", ["hide", "kill-taran"])
@pytest.mark.parametrize("possessed", [False, True])
def test_how_soon_somebody_is_replaced_does_not_tell_who_answered_at_night(possessed: bool, answer: str) -> None:
    """True Investigators may sleep through the night: whoever acts in it does not count as more awake."""
    table = Table(_night(possessed=possessed, exorcised=False))
    counted = table.counts_absences()
    assert table.does(table.reply(2, answer), 1000), "the other one sleeps"
    table.is_written()
    question = table.match.settled
    table.does(TimeUp(question), 20_000)
    table.is_written()
    assert table.match.settled > question
    assert table.conductor.lines.back == {}, "nor is somebody back because of it when the next question is asked"
    assert counted == []


def test_by_day_whoever_lets_time_pass_has_missed_something() -> None:
    table = Table()
    counted, asker = table.counts_absences(), table.asker
    table.does(TimeUp(table.match.settled), 30_000)
    table.is_written()
    assert counted == [("missed", asker)], "which shows that the test above could fail"
