"""The clock of the open question: when it closes, and whether anybody may learn when somebody answered it.

Nothing here changes the match; what time answers is written by the conductor, and timers are set by the driver.
"""

from __future__ import annotations

from typing import Final

from penombre import wire
from penombre.engine import Ask, Sealed
from penombre.server.match import pace, preferences
from penombre.server.match.match_log import Record
from penombre.server.match.match_room import MatchRoom
from penombre.server.node import Node

BEAT: Final = 5.0
"""Seconds between two marks of a game's own clock that is running: what a server that is killed loses of it at most."""
STALE: Final = 3 * BEAT
"""Seconds after the last mark of a game's own clock during which it may still have run."""


class QuestionClock:
    """The clock of whatever question is open in one match, at the pace of its room."""

    def __init__(self, node: Node, room: MatchRoom) -> None:
        self.record: Record
        self._node: Final = node
        self._room: Final = room
        self._in_company = -1
        """The last question that two or more people were there for."""
        self._asked = (-1, 0, 0)
        """The last question that is known to be written, when it was asked, and when its clock started."""

    def go_on(self) -> None:
        """What is in memory is what is written: a question that was open before began when it did.

        It may have been read again since, under a clock that was set meanwhile.
        """
        record = self.record
        question, asked_at, span_at = self._asked
        if question == record.match.settled:
            record.asked_at, record.span_at = asked_at, span_at
        else:
            self._asked = record.match.settled, record.asked_at, record.span_at

    def let_go(self) -> None:
        """Keep nothing of the match any more, if it was ever read."""
        vars(self).pop("record", None)

    def shown(self) -> wire.Clock | None:
        """When the open question closes, as everybody may know: where nobody has to hurry, no moment is shown.

        But a clock of the game that runs is a part of the game.
        """
        clock = self.by_time()
        if clock is not None and self._room.room.pace == "untimed" and clock.runs_out is None:
            return wire.Clock(None, clock.total)
        return clock

    def by_time(self) -> wire.Clock | None:
        """When time closes the open question, if it is not waited for somebody who need not hurry."""
        match = self.record.match
        if match.over:
            return None
        at_table = self._room.room
        started_at, further = self.record.clock_started(at_table.pace)
        total = self._lasts(further)
        if at_table.paused:
            return wire.Clock(None, total)
        closes_at = started_at + self._staged(further + 1) + total
        if (due := at_table.due) is not None and 0 <= (since := match.settled - due.question) <= further:
            given = due.at + total - self._lasts(further - since) + self._staged(since)
            # Time is only given: a moment before that is of a question that was never written, and was asked anew.
            # But where the question seems to be asked later than now, a clock was set, and this moment is the better.
            if given > closes_at or started_at > self._node.now():
                closes_at = given
        own = pace.running(match)
        runs_out = None if own is None else closes_at - total + int(own.most * self._stretch())
        return wire.Clock(closes_at, total, runs_out)

    def closes_at(self) -> int | None:
        """When time closes the open question: a single answer that is held counts as soon as it may."""
        clock = self.by_time()
        if clock is None or clock.due is None or self.awaits_person():
            return None
        if self.record.holds_single_answer():
            return self._earliest_end(clock.due - clock.total)
        return clock.due if clock.runs_out is None else min(clock.due, clock.runs_out)

    def awaits_person(self) -> bool:
        """Whether the open question waits for the one person who plays here, however long that takes.

        Not where a clock of the game runs meanwhile: without it the game would not come to an end.
        """
        if self._room.room.pace != "untimed" or pace.running(self.record.match) is not None:
            return False
        people = self._room.room.people()
        return any(ask.seat in people and not ask.optional for ask in self.record.unanswered())

    def most_left(self) -> int:
        """How many milliseconds the open question may have left at most: ceremonies come before its time."""
        clock = self.by_time()
        assert clock is not None
        return clock.total + self._staged(self.record.further + 1)

    def ceremony_left(self) -> float:
        """How many seconds what led to the open question is still shown, at a server where time is not stretched."""
        if self._room.room.pace == "days":
            return 0.0
        staged = self.record.staged[-1]
        ago = (self._node.now() - self.record.asked_at) / 1000 / pace.staging(self._node.settings.tempo)
        return max(0.0, min(staged, staged - ago))

    def seconds_left(self) -> float:
        """How many seconds the open question has left; 0 where no time runs."""
        closes_at = self.closes_at()
        return 0.0 if closes_at is None else (closes_at - self._node.now()) / 1000

    def last_beat(self) -> int:
        """When the open question was last known to run: when it was asked, got its time again, or later."""
        clock, beat = self.by_time(), self._room.room.beat
        assert clock is not None
        assert clock.due is not None
        started_at = clock.due - clock.total
        runs = beat is not None and beat.question == self.record.match.settled
        return max(started_at, beat.at) if beat is not None and runs else started_at

    def ran(self, own: Ask, at: int) -> str:
        """How much of the game's own clock had run by a moment since the open question was asked, as time answers it.

        It is at least a millisecond, and counts for no longer than somebody can have run the match: whatever a dead
        server missed is not played.
        """
        clock = self.by_time()
        assert clock is not None
        assert clock.due is not None
        assert clock.runs_out is not None
        until = min(at, self.last_beat() + int(STALE * 1000 * self._node.settings.tempo))
        if until >= clock.runs_out:
            return str(own.most)
        ran = int((until - (clock.due - clock.total)) / self._stretch())
        return str(max(own.least, min(ran, own.most - 1)))

    def holds_window(self) -> bool:
        """Whether the open question stays open until its time is over, whoever answers or gets up when."""
        return self.record.window_can_be_held() and self._hides_when()

    def holds_answers(self, now: int) -> bool:
        """Whether an answer given now would tell something by counting at once, and is held for a while."""
        return self.holds_window() or self._comes_too_soon(now)

    def counts_nobody(self) -> bool:
        """Whether nobody may ever learn who answered the open question: who is counted as missing would tell it."""
        match = self.record.match
        asking = match.asking
        if self._lasts_always() or (match.ruleset.lapsing and any(map(self.may_lapse, match.asks()))):
            return True
        return self.holds_window() and isinstance(asking, Sealed) and any(ask.secret for ask in asking.asks.values())

    def may_lapse(self, ask: Ask) -> bool:
        """Whether letting this question lapse is an answer to it, and not an absence; over days it is one."""
        return self._room.room.pace != "days" and preferences.may_lapse(self.record.match, ask)

    def is_in_company(self) -> bool:
        """Whether several people play, or look on from the seat where a stand-in plays for them."""
        return len(self._room.room.people()) + len(self._room.onlookers()) > 1

    def look_who_plays(self) -> None:
        """Remember that the open question was asked of several people: whoever gets up must not change its end."""
        if self.is_in_company():
            self._in_company = self.record.match.settled

    def _comes_too_soon(self, now: int) -> bool:
        if not pace.least(self.record.match, self._room.room.pace) or not self._hides_when():
            return False
        clock = self.by_time()
        return clock is not None and clock.due is not None and now < self._earliest_end(clock.due - clock.total)

    def _hides_when(self) -> bool:
        """Whether nobody at this table may learn when somebody answered."""
        if self._lasts_always():
            return True
        if self._room.room.windows != "fixed":
            return False
        return self._in_company == self.record.match.settled or self.is_in_company()

    def _lasts_always(self) -> bool:
        """Whether the rules give the open question its whole time, whatever the host chose; not where that is a day."""
        match = self.record.match
        unhurried = match.ruleset.unhurried
        return bool(unhurried) and self._room.room.pace != "days" and any(ask.pace in unhurried for ask in match.asks())

    def _earliest_end(self, started_at: int) -> int:
        """When a question whose time began at this moment may close at the earliest."""
        least = pace.least(self.record.match, self._room.room.pace)
        return started_at + int(least * 1000 * self._node.settings.tempo)

    def _lasts(self, further: int) -> int:
        """How many milliseconds the open question and so many before it last together."""
        match, table_pace = self.record.match, self._room.room.pace
        lasts = pace.seconds(match, table_pace) + pace.bonus(match, table_pace, further)
        return int(lasts * 1000 * self._node.settings.tempo)

    def _staged(self, questions: int) -> int:
        """How many milliseconds the ceremonies take before the last so many of the questions that share this clock."""
        if not questions or self._room.room.pace == "days":
            return 0
        return int(sum(self.record.staged[-questions:]) * 1000 * pace.staging(self._node.settings.tempo))

    def _stretch(self) -> float:
        """How many milliseconds one of the game's own clock takes here."""
        return pace.stretch(self._room.room.pace) * self._node.settings.tempo
