from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import SHORT, Chair, Person, Refused, Server, plays_on, run, serving, started
from tests.server.redealt_frames import holds_answers

from penombre.engine import Statement
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.server.match.delayed_spectators import Shadow, behind
from penombre.server.match.match_log import Answered, Closed, Held, Line, Record, Spoke, Started, encode
from penombre.store import Entry

MINUTE = 60_000


def wholes(chair: Chair) -> list[dict[str, Any]]:
    return [frame for frame in chair.frames if frame["type"] == "whole"]


# -- on a real server --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
def test_spectators_of_a_delayed_table_see_nothing_of_the_match_until_it_is_late_enough(
    hasty: Server, game: str
) -> None:
    async def scenario() -> None:
        # Half an hour of real time behind: nothing is shown unless the match is over.
        options = SHORT.get(game, {})
        asked: dict[str, Any] = {"windows": "early", "watching": "delayed", "listed": True}
        room, people = await started(hasty, 2, bots=2, game=game, options=options, **asked)
        async with AsyncExitStack() as sockets:
            watching = await sockets.enter_async_context(Person(hasty, "").at(room))
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            await watching.until(lambda: wholes(watching))
            last = wholes(watching)[-1]
            assert all(frame["over"] for frame in wholes(watching))
            assert {frame["type"] for frame in watching.frames} == {"welcome", "room", "whole"}
            assert last["public"] == chairs[0].public
            assert [seat["private"] for seat in last["seats"]][:2] == [chair.private for chair in chairs]
            assert all(not wholes(chair) for chair in chairs)
            again = await sockets.enter_async_context(Person(hasty, "").at(room))
            await again.until(lambda: wholes(again))
            (everything,) = wholes(again)
            assert everything["first"]
            assert everything["told"] == [told for frame in wholes(watching) for told in frame["told"]]

    run(scenario())


def test_spectators_of_a_delayed_table_follow_it_from_behind_while_it_goes_on(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        # At this tempo, ten minutes of play are over in little more than a second.
        room, (anna,) = await started(server, 1, bots=7, watching="delayed", listed=True)
        async with anna.at(room), Person(server, "").at(room) as watching:
            await watching.until(lambda: len(wholes(watching)) > 5)
            first = wholes(watching)[0]
            assert first["first"] and first["told"][0]["key"] == "dealt"
            assert [frame["first"] for frame in wholes(watching)[1:5]] == [False] * 4
            for frame, came in zip(watching.frames, watching.times, strict=True):
                if frame["type"] == "whole" and not frame["over"]:
                    assert came - frame["at"] >= frame["delay"] == 1200

    with serving(tmp_path, "--tempo", "0.002", "--bot-tempo", "2") as server:
        run(scenario(server))


def test_whoever_played_cannot_watch_and_whoever_may_have_watched_cannot_join(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, bruno) = await started(server, 2, bots=2, watching="delayed", listed=True)
        await bruno.does(room, "leave")
        await anna.does(room, "replace", seat=1, by="person")
        async with bruno.at(room) as outside:
            assert await outside.until_closed() == (4403, "nobody_watches")
        newcomer = Person(server, "Zoé")
        with pytest.raises(Refused) as refused:
            await newcomer.joins(room)
        assert (refused.value.status, refused.value.code) == (409, "not_now")
        listed = await newcomer.call("GET", "/api/rooms")
        assert room["id"] not in [each["id"] for each in listed["rooms"]]

    run(scenario())


def test_an_ordinary_table_has_no_delayed_spectators(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 2, bots=2, windows="early", listed=True)
        assert room["watching"] == "public"
        async with AsyncExitStack() as sockets:
            watching = await sockets.enter_async_context(Person(server, "").at(room))
            chairs = [await sockets.enter_async_context(person.at(room)) for person in people]
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            await watching.until(lambda: watching.over)
            assert wholes(watching) == []
            assert all(frame["private"] in (None, {}) for frame in watching.frames if frame["type"] in ("full", "step"))

    run(scenario())


# -- time of play ------------------------------------------------------------------------------------------------------


class Log:
    """The log of a match that random answers play, at times the test says."""

    def __init__(self, game: str = "kemomimi_panic", **options: Any) -> None:
        nobody = ("",) * 5
        first = Started(game, RULESETS[game].version, 5, options, "cd" * 32, {}, tuple("ABCDE"), nobody, nobody)
        self.now = 1_000_000
        self.entries = [Entry(1, self.now, encode(first))]
        self.record = Record.of(self.entries)
        self.rng = Random(3)

    def writes(self, line: Line, after: int) -> Entry:
        self.now += after
        self.record.apply(line, self.now)
        self.entries.append(Entry(len(self.entries) + 1, self.now, encode(line)))
        return self.entries[-1]

    def goes_on(self, after: int) -> list[Entry]:
        """One question is answered by everybody, so much later."""
        if holds_answers(self.record):
            lines: list[Line] = [
                Held(ask.seat, ask.random_answer(self.rng.randrange)) for ask in self.record.unanswered()
            ]
            lines.append(Closed())
        else:
            ask = self.record.unanswered()[0]
            lines = [Answered(ask.seat, ask.random_answer(self.rng.randrange))]
        return [self.writes(line, 0 if number else after) for number, line in enumerate(lines)]

    def lasts(self) -> int:
        """How long the open question lasts."""
        return int(pace.seconds(self.record.match, "live") * 1000)

    def left(self) -> int:
        """How much time the clock of the open question still has."""
        started_at, further = self.record.clock_started("live")
        return started_at + self.lasts() + int(pace.bonus(self.record.match, "live", further) * 1000) - self.now


@pytest.mark.parametrize("game", RULESETS)
def test_nothing_is_shown_before_its_time_and_everything_after_it(game: str) -> None:
    log = Log(game)
    shadow = Shadow(log.entries[0], "live", 1.0, 2)
    assert shadow.delay == 2 * MINUTE
    expected = Record.of(log.entries[:1])
    seen = 0
    while True:
        shadow.hear(log.goes_on(min(log.lasts() // 6, log.left() // 2)))  # all answers to one question come in time
        if log.record.match.over:
            break
        due = [entry for entry in log.entries if entry.at <= log.now - shadow.delay]
        if due:
            shadow.go_on(log.now)
            assert shadow.shown is not None
            for entry in due[expected.head :]:
                expected.follow(entry)
            assert shadow.shown.head == expected.head
            assert all(shadow.shown.match.view(seat) == expected.match.view(seat) for seat in range(5))
            seen += 1
        else:
            assert shadow.go_on(log.now) is None
            assert shadow.shown is None
    assert seen > 5


def test_it_says_when_there_will_be_something_to_show() -> None:
    log = Log()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    while shadow.next_due(log.now) is None:
        shadow.hear(log.goes_on(log.lasts()))
    wait = shadow.next_due(log.now)
    assert wait is not None
    assert shadow.go_on(log.now + wait - 1) is None
    assert shadow.go_on(log.now + wait) is not None


def test_a_pause_of_the_table_shows_nothing_sooner() -> None:
    log = Log()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    shadow.hear(log.goes_on(1000))
    log.now += 24 * 60 * MINUTE
    assert shadow.go_on(log.now) is None
    assert shadow.next_due(log.now) is None
    shadow.hear(log.goes_on(0))
    assert shadow.go_on(log.now) is None, "the first answer after a pause opens nothing, either"
    assert shadow.shown is None


@pytest.mark.parametrize("known_before", [True, False], ids=["while-watched", "before-anybody-watched"])
def test_a_clock_that_was_set_back_shows_nothing_sooner_and_stops_nothing(known_before: bool) -> None:
    log = Log()
    first, delay = log.entries[0], 1
    shadow = Shadow(first, "live", 1.0, delay)
    before = [entry for _ in range(4) for entry in log.goes_on(min(1000, log.left() // 2))]
    if known_before:
        shadow.hear(before, log.now)
    log.now -= 60 * MINUTE
    shadow.hear([] if known_before else before, log.now)
    played = shadow.played(log.now)
    assert played <= 4000
    log.record.asked_at = log.record.span_at = log.now
    while not log.record.match.over and shadow.shown is None:
        shadow.hear(log.goes_on(min(log.lasts() // 6, log.left() // 2)), log.now)
        shadow.go_on(log.now)
        assert (shadow.shown is not None) <= (shadow.played(log.now) >= delay * MINUTE)
    assert shadow.played(log.now) > played
    assert shadow.shown is not None and not log.record.match.over


def test_a_match_that_is_over_shows_the_rest_at_once() -> None:
    log = Log()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    while not log.record.match.over:
        shadow.hear(log.goes_on(1))
    told = shadow.go_on(log.now)
    assert told is not None and shadow.shown is not None
    assert shadow.shown.match.over
    assert [each.key for each in told if hasattr(each, "key")] == [event.key for event in log.record.match.log()]
    assert shadow.next_due(log.now) is None


def test_what_was_said_is_told_in_its_place() -> None:
    log = Log()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    shadow.hear([log.writes(Spoke(2, Statement("text", text="Early")), 10)])
    while not log.record.match.over:
        shadow.hear(log.goes_on(1))
    told = shadow.go_on(log.now)
    assert told is not None
    place = next(number for number, each in enumerate(told) if getattr(each, "text", "") == "Early")
    before = Record.of(log.entries[:1]).match.log_length
    assert place == before


@pytest.mark.parametrize("game", RULESETS)
def test_an_answer_that_is_kept_back_shows_nothing_before_its_question_closes(game: str) -> None:
    log = Log(game, super_powers=True) if game == "dc_spyfall" else Log(game)
    log.now += 1
    while not holds_answers(log.record):
        besides = [option for ask in log.record.unanswered() for option in ask.besides if option.word == "accuse"]
        if besides:
            log.writes(Answered(log.record.match.waiting()[0], besides[0].id), 1)
        else:
            log.goes_on(1)
    shadow = Shadow(
        log.entries[0], "live", 0.0, 10
    )  # no delay at all: what is not shown is not shown for another reason
    shadow.hear(log.entries[1:])
    shadow.go_on(log.now)
    assert shadow.shown is not None
    asks = log.record.unanswered()
    for ask in asks:
        shadow.hear([log.writes(Held(ask.seat, ask.random_answer(log.rng.randrange)), 1)])
        assert shadow.go_on(log.now) is None
        assert all(shadow.shown.match.ask_for(each.seat) is not None for each in asks)
    shadow.hear([log.writes(Closed(), 1)])
    assert shadow.go_on(log.now) is not None


def test_slow_tables_are_watched_from_farther_behind() -> None:
    assert behind("live", 10) < behind("relaxed", 10) < behind("days", 10)
    assert behind("days", 10) > pace.DAY
