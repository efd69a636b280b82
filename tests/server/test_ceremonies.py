"""Ceremonies take time: what everybody is told is shown before the next question has its own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.redealt_frames import NOW
from tests.server.test_late_answers import START, Table
from tests.server.test_spans import TOY, Log, toy

from penombre.engine import EVERYBODY, TABLE, Match
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.server.match.delayed_spectators import Shadow
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Record
from penombre.server.match.question_clock import QuestionClock
from penombre.server.node_clock import NodeClock
from penombre.server.room_state import Mark
from penombre.words import Words

BOARDS = Path(__file__).parents[2] / "web/src/boards"

__all__ = ["toy"]


# -- what games say ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
def test_every_ceremony_is_an_event_of_its_game_and_lasts_a_few_seconds(game: str) -> None:
    ceremonies = RULESETS[game].ceremonies
    assert ceremonies["game_over"] == 6
    assert all(0.5 <= seconds <= 6 for seconds in ceremonies.values())
    for language in ("fr", "en"):
        words = Words(game, language)
        assert [key for key in ceremonies if not words.has(f"event-{key}")] == []


@pytest.mark.parametrize("game", RULESETS)
def test_whatever_a_board_draws_as_a_ceremony_takes_time(game: str) -> None:
    source = (BOARDS / game / "ceremony.ts").read_text()
    drawn = source[source.index("export function ceremony") :]
    drawn = drawn[: drawn.index("\n}\n")]
    keys = {*re.findall(r'case "(\w+)":', drawn), *re.findall(r'event\.key [!=]== "(\w+)"', drawn)}
    assert keys
    assert keys - RULESETS[game].ceremonies.keys() == set()


# -- what is counted ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
def test_before_each_question_there_is_the_time_of_what_everybody_was_told_since_the_one_before(game: str) -> None:
    ruleset, rng = RULESETS[game], Random(4)
    match, told, met = Match(ruleset, ruleset.players[1], None, 4), 0, set()
    while not match.over:
        events = match.log(told)
        public = [event.key for event in events if event.audience == EVERYBODY]
        assert pace.ceremonies(match, told) == sum(ruleset.ceremonies.get(key, 0) for key in public)
        met |= {*public}
        told = match.log_length
        ask = rng.choice(match.asks())
        match.answer(ask.seat, ask.random_answer(rng.randrange))
    met |= {event.key for event in match.log(told)}
    assert met & ruleset.ceremonies.keys()


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch, toy: None) -> None:
    """In the toy it is shown for two seconds that somebody was quick, and for three what one seat is told."""
    monkeypatch.setattr(type(TOY), "ceremonies", {"grabbed": 2.0, "sign_made": 3.0})


@pytest.mark.usefixtures("staged")
def test_what_one_seat_is_told_takes_no_time() -> None:
    log = Log()
    log.until("grab", 5000)
    assert "sign_made" in [event.key for event in log.record.match.log()]
    assert log.record.staged == [0]


@pytest.mark.usefixtures("staged")
def test_ceremonies_follow_from_the_log_and_are_kept_in_a_snapshot() -> None:
    log = Log()
    log.bids()
    assert log.record.staged == [0, 2, 2], "one before each of the questions that share a clock"
    for record in (Record.of(log.entries), Record.restored(log.record.snapshot({}).body)[0]):
        assert record.staged == [0, 2, 2]
        record.apply(Answered(1, "grab"), 20_000)
        assert record.staged == [2], "another clock"


@pytest.mark.usefixtures("staged")
def test_what_led_to_a_question_that_nobody_saw_is_shown_before_the_next_one() -> None:
    log = Log()
    log.bids()
    log.writes(Answered(1, "grab"), 20_000)
    twin = Record.of(log.entries)
    ballots = [ask.seat for ask in log.record.match.asks()]
    for record, at in ((log.record, 20_000), (twin, 20_001)):
        for seat in ballots:
            record.apply(Answered(seat, "pass"), at)
    assert log.record.staged == [2] and twin.staged == [0]


# -- clocks ------------------------------------------------------------------------------------------------------------


class Clocked:
    """The clock of a toy match at a table of some pace, where the test says what time it is."""

    def __init__(self, record: Record, table_pace: str = "live", tempo: float = 1.0) -> None:
        self.now = record.asked_at
        self.room = SimpleNamespace(pace=table_pace, paused=0, due=None, beat=None, windows="fixed")
        node: Any = SimpleNamespace(now=lambda: self.now, settings=SimpleNamespace(tempo=tempo), clock=NodeClock())
        room: Any = SimpleNamespace(room=self.room, onlookers=list)
        self.clock = QuestionClock(node, room)
        self.clock.record = record

    def starts(self) -> int:
        """When the time of the open question begins."""
        clock = self.clock.shown()
        assert clock is not None
        assert clock.due is not None
        return clock.due - clock.total


@pytest.mark.usefixtures("staged")
def test_the_time_of_a_question_begins_at_the_end_of_the_ceremonies_before_it() -> None:
    log = Log()
    log.bids()
    assert Clocked(log.record).starts() == 5000 + 2 * 2000, "those of a span are added up"
    assert Clocked(log.record, "relaxed").starts() == 5000 + 2 * 2000, "at any pace"
    assert Clocked(log.record, tempo=0.5).starts() == 5000 + 2 * 1000
    assert Clocked(log.record, "days").starts() == 9000, "but over days it does not matter"
    log.writes(Answered(1, "grab"), 20_000)
    table = Clocked(log.record)
    assert table.starts() == 22_000
    assert table.clock.ceremony_left() == 2
    table.now = 21_500
    assert table.clock.ceremony_left() == 0.5
    table.now = 10**9
    assert table.clock.ceremony_left() == 0
    table.now = 0
    assert table.clock.ceremony_left() == 2, "whatever a clock was set to"


@pytest.mark.usefixtures("staged")
def test_where_a_question_was_given_its_time_again_later_ceremonies_come_on_top() -> None:
    log = Log()
    log.bids()
    table = Clocked(log.record)
    clock = table.clock.shown()
    assert clock is not None
    question = log.record.match.settled
    table.room.due = Mark(question, 100_000)
    assert table.starts() == 100_000 - clock.total, "the open question: no ceremony is shown again"
    table.room.due = Mark(question - 1, 100_000)
    again = table.clock.shown()
    assert again is not None
    assert again.due == 100_000 + 5000 + 2000, "the seconds a further question brings, and its ceremony"


@pytest.mark.usefixtures("staged")
def test_no_question_has_more_left_than_its_ceremonies_and_its_time() -> None:
    log = Log()
    log.bids()
    log.writes(Answered(1, "grab"), 20_000)
    table = Clocked(log.record)
    clock = table.clock.shown()
    assert clock is not None
    assert clock.due is not None
    assert clock.due - table.now == table.clock.most_left() == clock.total + 2000


@pytest.mark.usefixtures("staged")
def test_delayed_spectators_count_ceremonies_as_time_of_play() -> None:
    log = Log()
    log.bids()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    shadow.hear(log.entries[1:])
    assert shadow.played(10**9) == shadow.played(9000) - 4000 + 30_000 + 4000


def test_a_clock_of_the_game_waits_for_ceremonies_and_an_answer_before_that_counts() -> None:
    table = Table()
    table.conductor.record.staged = [4.0]
    clock = table.conductor.clock.shown()
    assert clock is not None
    assert clock.due is not None
    assert clock.runs_out == START + 4000 + 120_000
    assert table.conductor.clock.last_beat() == START + 4000
    question = next(ask for ask in table.match.asks() if ask.seat == table.asker)
    answer = question.random_answer(Random(1).randrange)
    first, second = table.does(table.reply(table.asker, answer), 1000)
    assert isinstance(first, Answered) and first.answer == "1", "no time of the game has passed yet"
    assert isinstance(second, Answered) and second.by == "person"


# -- what leaves -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("staged")
def test_frames_say_for_how_long_something_is_shown() -> None:
    log = Log()
    frames = Frames(log.record, readers=(0, 1, 2, TABLE), tempo=0.5)
    log.bids()
    for frame in (frames.full(0, NOW, "match"), frames.full(TABLE, NOW, "match")):
        told = wire_events(frame)
        assert told["grabbed"] == 1000
        assert {told[key] for key in told if key != "grabbed"} == {None}


def wire_events(frame: bytes) -> dict[str, int | None]:
    """By key, how long the events of a full frame are shown."""
    told = msgspec.json.decode(frame)["told"]
    return {one["key"]: one.get("ceremony") for one in told if one["type"] == "event"}
