"""Answers beside a clock that runs out: what came in while there was time counts, whatever was written meanwhile."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.redealt_frames import record_of

from penombre import wire
from penombre.engine import CLOCK, Match, PenombreError
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.server.match.commands import BotTurn, Command, Reply, TimeUp
from penombre.server.match.conductor import Conductor
from penombre.server.match.match_log import Line
from penombre.server.node_clock import NodeClock
from penombre.server.room_state import Mark, Place

ROUND = 120_000
START = 1_000_000
WATCH = 1000.0
"""What the stopwatch shows throughout, in seconds: an answer waits as long as the test says before it is worked off."""


class Table:
    """A conductor at the moment when the first question of a round is asked, or of any match; and a clock to be set."""

    def __init__(self, match: Match[Any] | None = None, *, players: int = 3, **options: Any) -> None:
        if match is None:
            chosen = {"clock_s": 120, "clock_mode": "realtime", "rounds": 1, **options}
            match = Match(DcSpyfall(), players, chosen, 7)
            for seat in range(players):
                match.answer(seat, "look_done")
        self.now = START
        self.room = SimpleNamespace(
            pace="live",
            paused=0,
            due=None,
            beat=None,
            windows="fixed",
            chat=True,
            muted=(),
            places=(Place("person", "g"),) * players,
            people=lambda: tuple(range(players)),
        )
        metrics = SimpleNamespace(answers=_Counter(), timeouts=_Counter(), bot_answers=_Counter())
        node: Any = SimpleNamespace(
            now=lambda: self.now,
            loop_time=lambda: WATCH,
            clock=NodeClock(),
            settings=SimpleNamespace(tempo=1.0),
            metrics=metrics,
            rng=Random(1),
        )
        self.live: Any = SimpleNamespace(
            room=self.room,
            onlookers=list,
            missed=lambda seats: None,
            answered=lambda seat: None,
            attended=lambda: True,
        )
        self.conductor = Conductor(node, self.live, "match")
        self.conductor.clock.record = record_of(match, ())
        self.conductor.record.asked_at = self.conductor.record.span_at = START

    @property
    def match(self) -> Match[Any]:
        return self.conductor.record.match

    @property
    def asker(self) -> int:
        (seat,) = self.match.waiting()
        return seat

    def other(self) -> int:
        return (self.asker + 1) % self.match.players

    def reply(self, seat: int, answer: Any, *, question: int | None = None, ago: float = 0.0) -> Reply:
        """An answer that came in so many seconds before it is worked off."""
        socket: Any = SimpleNamespace(seat=seat, guest="g")
        number = self.match.settled if question is None else question
        return Reply(socket, wire.Answer("r", number, answer), since=WATCH - ago)

    def does(self, command: Command, at: int) -> list[Line]:
        """Work a command off at a moment after the question was asked; what was written."""
        self.now = START + at
        written = []
        if isinstance(command, Reply):
            lines = self.conductor.lines._reply_lines(command, "r", self.now)
        elif isinstance(command, TimeUp):
            lines = self.conductor.lines._time_lines(command.question, self.now)
        else:
            assert isinstance(command, BotTurn)
            lines = self.conductor.lines._bot_lines(command, self.now)
        for line in lines:
            self.conductor.record.apply(line, self.now)
            written.append(line)
        return written

    def counts_absences(self) -> list[tuple[str, int]]:
        """What is said of seats from now on when a command was worked off: that they answered, or missed something."""
        counted: list[tuple[str, int]] = []
        self.live.answered = lambda seat: counted.append(("answered", seat))
        self.live.missed = lambda seats: counted.extend(("missed", seat) for seat in seats)
        return counted

    def is_written(self) -> None:
        """All that follows from what was written happens."""
        for act in self.conductor.lines.after:
            act()
        self.conductor.lines.after.clear()


class _Counter:
    def add(self, number: int = 1) -> None:
        pass


def beating(table: Table, at: int) -> None:
    """The clock was seen to run at this moment."""
    table.room.beat = Mark(table.match.settled, START + at)


def at_the_end(table: Table) -> int:
    """The last question of a round has just been asked; what is left of the clock."""
    match = table.match
    for _ in range(4):
        match.answer(CLOCK, str((ROUND - 10_000) // 4))
        question = match.ask_for(table.asker)
        assert question is not None
        match.answer(table.asker, question.random_answer(Random(1).randrange))
    return 10_000


def said(lines: list[Line]) -> list[tuple[int, Any]]:
    return [(line.seat, line.answer) for line in lines]  # type: ignore[union-attr]


def test_an_interrupt_that_came_in_while_there_was_time_is_valid_though_it_is_worked_off_later() -> None:
    table = Table()
    left = at_the_end(table)
    accuser, suspect = table.other(), table.asker
    beating(table, 9000)
    lines = table.does(table.reply(accuser, f"accuse-{suspect}", ago=0.5), left + 100)
    assert lines[0].seat == CLOCK  # type: ignore[union-attr]
    assert 9500 <= int(str(said(lines)[0][1])) < left
    assert said(lines)[1] == (accuser, f"accuse-{suspect}")
    assert table.match.public.phase == "accuse_vote"  # type: ignore[attr-defined]


def test_an_interrupt_that_came_in_after_the_end_is_too_late_and_time_is_up() -> None:
    table = Table()
    left = at_the_end(table)
    beating(table, 9000)
    with pytest.raises(PenombreError, match="time is up"):
        table.does(table.reply(table.other(), f"accuse-{table.asker}"), left + 50)
    assert table.match.public.phase == "final_talk"  # type: ignore[attr-defined]


def test_the_first_of_an_interrupt_and_the_end_counts_in_either_order() -> None:
    table = Table()
    left = at_the_end(table)
    beating(table, 9000)
    question, accuser, asker = table.match.settled, table.other(), table.asker
    early = table.reply(accuser, f"accuse-{asker}", ago=0.2)
    assert said(table.does(TimeUp(question), left)) == [(CLOCK, str(left))]
    with pytest.raises(PenombreError, match="is closed"):
        table.does(early, left)


def test_of_two_interrupts_the_second_is_refused_and_not_spent() -> None:
    table = Table()
    question, asker = table.match.settled, table.asker
    one, two = [seat for seat in range(3) if seat != asker]
    second = table.reply(two, "accuse-0" if two else "accuse-1")
    table.does(table.reply(one, f"accuse-{asker}"), 2000)
    with pytest.raises(PenombreError, match=f"question {question} is closed"):
        table.does(second, 2000)
    assert table.match.table.accused == 1 << one


def test_an_answer_to_a_question_before_is_stale_and_moves_no_clock() -> None:
    table = Table()
    with pytest.raises(PenombreError, match="is closed"):
        table.does(table.reply(table.other(), "accuse-0", question=table.match.settled - 1), 2000)
    assert table.match.table.clock == ROUND


def test_whoever_answers_at_once_spends_a_millisecond_at_least() -> None:
    table = Table()
    assert said(table.does(table.reply(table.asker, [f"seat-{table.other()}", "generic_1"]), 0))[0] == (CLOCK, "1")


def test_time_answers_for_whoever_asks_nothing_and_says_how_long_that_took() -> None:
    table = Table()
    asker = table.asker
    beating(table, 28_000)
    assert said(table.does(TimeUp(table.match.settled), 30_000)) == [(CLOCK, "30000"), (asker, "anything")]
    assert table.match.table.clock == ROUND - 30_000


def test_the_end_of_the_clock_comes_first_where_the_question_would_last_longer() -> None:
    table = Table()
    left = at_the_end(table)
    clock = table.conductor.clock.shown()
    assert clock is not None
    assert clock.runs_out == START + left
    assert table.conductor.clock.closes_at() == START + left < START + 20_000
    beating(table, left - 1)
    assert said(table.does(TimeUp(table.match.settled), left)) == [(CLOCK, str(left))]


def test_what_a_dead_server_missed_is_not_played() -> None:
    table = Table(in_person=True)
    beating(table, 20_000)
    lines = table.does(table.reply(0, "accuse-1"), 100_000)
    ran = int(str(said(lines)[0][1]))
    assert 20_000 <= ran <= 35_000


def test_time_that_stood_still_is_not_counted() -> None:
    table = Table(in_person=True)
    table.room.due = Mark(table.match.settled, START + ROUND + 50_000)
    beating(table, 55_000)
    lines = table.does(table.reply(0, "accuse-1"), 60_000)
    assert said(lines)[0] == (CLOCK, "10000")
    clock = table.conductor.clock.shown()
    assert clock is not None
    assert clock.runs_out is None


def test_while_the_table_is_paused_no_clock_runs() -> None:
    table = Table()
    table.room.paused = START
    assert table.conductor.clock.shown() == wire.Clock(None, 30_000)
    assert table.conductor.clock.closes_at() is None


# -- windows that last their whole time --------------------------------------------------------------------------------


@pytest.mark.parametrize("windows", ["fixed", "early"])
@pytest.mark.parametrize("people", [1, 3])
def test_whether_an_ability_could_be_used_is_not_told_by_how_long_it_took(windows: str, people: int) -> None:
    table = Table(players=4, super_powers=True)
    table.room.windows = windows
    table.room.people = lambda: tuple(range(people))
    accuser, suspect = table.other(), table.asker
    table.does(table.reply(accuser, f"accuse-{suspect}"), 1000)
    question = table.match.settled
    assert table.match.public.phase == "power_shield"  # type: ignore[attr-defined]
    assert table.does(table.reply(suspect, "pass"), 1100)
    assert table.match.settled == question, "it is held"
    assert table.conductor.clock.closes_at() == START + 7500, "the accusation is shown for a moment before"
    table.does(TimeUp(question), 7500)
    assert table.match.public.phase == "accuse_vote"  # type: ignore[attr-defined]
    voters = [seat for seat in range(4) if seat not in (accuser, suspect)]
    for seat, vote in zip(voters, ("for", "against"), strict=True):
        table.does(table.reply(seat, vote), 8000)
    assert table.match.public.phase == "power_vote"  # type: ignore[attr-defined]
    question = table.match.settled
    for seat in (accuser, voters[0]):
        table.does(table.reply(seat, "pass"), 8100)
    assert (table.match.settled, table.match.waiting()) == (question, tuple(sorted((accuser, voters[0]))))
    assert table.conductor.clock.closes_at() == START + 16_000, "the votes are shown for three seconds before"
    table.does(TimeUp(question), 16_000)
    assert table.match.public.phase == "ask"  # type: ignore[attr-defined]


def test_nobody_is_missing_who_lets_such_a_window_pass() -> None:
    table = Table(players=4, super_powers=True)
    table.does(table.reply(table.other(), f"accuse-{table.asker}"), 1000)
    table.is_written()
    counted = table.counts_absences()
    table.does(TimeUp(table.match.settled), 6000)
    table.is_written()
    assert counted == []


def test_over_days_such_a_window_closes_when_all_have_answered() -> None:
    table = Table(players=4, super_powers=True, clock_mode="turns")
    table.room.pace, table.room.windows = "days", "early"
    table.does(table.reply(table.other(), f"accuse-{table.asker}"), 1000)
    suspect = table.match.waiting()[0]
    table.does(table.reply(suspect, "pass"), 1100)
    assert table.match.public.phase == "accuse_vote"  # type: ignore[attr-defined]
