"""Questions that share one clock: on records, and at real tables of La Rose Noire."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Chair, Server, has_to_answer, playing, run, serving
from tests.server.reconnecting_players import entries_of
from tests.toys.honest import Interruptible

from penombre.engine import CLOCK, TABLE
from penombre.server.match import match_log, pace
from penombre.server.match.delayed_spectators import Shadow
from penombre.server.match.match_log import Answered, Held, Line, Record, Started, decode, encode
from penombre.store import Entry

TOY = Interruptible()
GAME = "rose_noire"


# -- on records --------------------------------------------------------------------------------------------------------


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of the toy can be made."""
    monkeypatch.setattr(match_log, "RULESETS", {TOY.id: TOY})


class Log:
    """A match of the toy, with three players, whose lines are written when the test says."""

    def __init__(self) -> None:
        nobody = ("",) * 3
        first = Started(TOY.id, TOY.version, 3, {"rounds": 1}, "ab" * 32, {}, nobody, nobody, nobody)
        self.entries = [Entry(1, 1000, encode(first))]
        self.record = Record.of(self.entries)

    def writes(self, line: Line, at: int) -> None:
        self.record.apply(line, at)
        self.entries.append(Entry(len(self.entries) + 1, at, encode(line)))

    def until(self, kind: str, at: int) -> None:
        """Answer anything at this moment until somebody is asked this."""
        while all(ask.kind != kind for ask in self.record.match.asks()):
            ask = next(ask for ask in self.record.unanswered() if not ask.optional)
            self.writes(Answered(ask.seat, ask.random_answer(Random(1).randrange)), at)

    def bids(self) -> None:
        """At 5 s the bids begin; hands are quick at 6, 9 and 20 s."""
        self.until("grab", 5000)
        for at in (6000, 9000):
            self.writes(Answered(1, "grab"), at)


@pytest.mark.usefixtures("toy")
def test_questions_of_a_span_start_where_its_first_one_did_and_the_next_one_anew() -> None:
    log = Log()
    log.until("grab", 5000)
    assert log.record.clock_started("live") == (5000, 0)
    log.writes(Answered(1, "grab"), 6000)
    assert log.record.clock_started("live") == log.record.clock_started("relaxed") == (5000, 1)
    assert log.record.clock_started("days") == (6000, 0), "over days each question has its own"
    log.writes(Answered(2, "grab"), 9000)
    assert log.record.clock_started("live") == (5000, 2)
    log.writes(Answered(2, "grab"), 20_000)
    assert log.record.match.asks()[0].kind == "vote"
    assert log.record.clock_started("live") == (20_000, 0)


@pytest.mark.usefixtures("toy")
def test_each_further_question_adds_its_seconds_up_to_an_end() -> None:
    log = Log()
    log.until("grab", 5000)
    match = log.record.match
    assert [pace.bonus(match, "live", further) for further in (0, 1, 2)] == [0, 5, 10]
    assert pace.bonus(match, "relaxed", 2) == 60
    assert pace.seconds(match, "live") + pace.bonus(match, "live", 1000) == pace.LONGEST_SPAN * 20


@pytest.mark.usefixtures("toy")
def test_where_a_span_stands_follows_from_the_log_and_is_kept_in_a_snapshot() -> None:
    log = Log()
    log.bids()
    again = Record.of(log.entries)
    restored, _ = Record.restored(log.record.snapshot({}).body)
    for record in (again, restored):
        assert record.clock_started("live") == (5000, 2)
        record.apply(Answered(0, "grab"), 20_000)
        assert record.clock_started("live") == (20_000, 0)
    restored, _ = Record.restored(log.record.snapshot({}).body)
    assert (restored.asked_at, restored.further) == (9000, 2)


@pytest.mark.usefixtures("toy")
def test_a_span_is_played_for_no_longer_than_its_clock_runs() -> None:
    log = Log()
    log.bids()
    shadow = Shadow(log.entries[0], "live", 1.0, 10)
    shadow.hear(log.entries[1:])
    begun = shadow.played(9000) - 4000
    assert shadow.played(10**9) == begun + 30_000, "20 s, and 5 s for each of two bids"


@pytest.mark.usefixtures("toy")
def test_an_interruption_counts_at_once_and_drops_what_was_kept_back() -> None:
    log = Log()
    log.until("share", 1000)
    record = log.record
    turn = record.match.table.turn
    other = (turn + 1) % 3
    log.writes(Held(turn, ("seat-0", "seat-1")), 2000)
    assert record.holds_single_answer() and record.question(turn) is None
    assert not record.can_be_held(other, "cry") and record.question(other) is not None
    log.writes(Answered(other, "cry"), 3000)
    assert record.held == {} and not record.holds_single_answer()
    assert [event.key for event in record.match.events(TABLE)][-1] == "cried"
    assert record.match.table.tokens == [0, 0, 0]


@pytest.mark.usefixtures("toy")
def test_a_window_that_only_an_interruption_opens_is_held_like_any_other() -> None:
    log = Log()
    log.until("vote", 1000)
    assert log.record.window_can_be_held()
    log.writes(Held(0, "pass"), 2000)
    log.writes(Held(1, "seat-0"), 2000)
    log.writes(Answered(2, "cry"), 3000)
    assert log.record.match.over
    assert log.record.match.events(TABLE)[-1].args == {"votes": {}}


@pytest.mark.usefixtures("toy")
def test_what_may_be_left_alone_makes_nobody_wait() -> None:
    log = Log()
    log.until("share", 1000)
    turn = log.record.match.table.turn
    assert [seat for seat in range(3) if log.record.awaits(seat)] == [turn]
    assert all(log.record.question(seat) is not None for seat in range(3))


def test_a_question_that_always_lasts_its_whole_time_does_so_at_every_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_log, "RULESETS", {TOY.id: TOY})
    log = Log()
    log.until("share", 1000)
    match = log.record.match
    lasts = [pace.least(match, each) for each in ("live", "relaxed", "days")]
    assert lasts == [pace.seconds(match, each) for each in ("live", "relaxed", "days")] == [10, 60, pace.DAY]


# -- at real tables ----------------------------------------------------------------------------------------------------


async def _until_ballots(chairs: list[Chair]) -> None:
    """Play until an accusation is open."""
    while not any(chair.question and chair.question["kind"] == "ballot" for chair in chairs):
        for chair in chairs:
            if has_to_answer(chair) and chair.question is not None:
                default = chair.question["default"]
                await chair.answers(default if default is not None else None)
        await asyncio.gather(*[chair.has_all() for chair in chairs])


async def _changes(chair: Chair) -> None:
    """Change a ballot, whatever it was, unless that was done as often as it may be."""
    assert chair.question is not None
    pairs = [option["id"] for option in chair.question["options"] if option["id"] not in ("lock", "none")]
    if pairs:
        await chair.answers(pairs[chair.question["id"] % len(pairs)])
    await chair.has_all()


def _voters(chairs: list[Chair]) -> list[Chair]:
    return [chair for chair in chairs if chair.question is not None and chair.question["kind"] == "ballot"]


def test_a_ballot_that_people_keep_changing_ends_when_its_time_is_over(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, game=GAME, windows="early", options={"rector": "seat"}) as (room, _, chairs):
            await _until_ballots(chairs)
            clocks: list[Any] = []
            while voters := _voters(chairs):
                clocks.append(voters[0].clock)
                await _changes(voters[len(clocks) % len(voters)])
                await asyncio.gather(*[chair.has_all() for chair in chairs])
                await asyncio.sleep(0.05 if len(clocks) > 10 else 0)  # a slow machine is to have enough of them
            assert all(clock == clocks[0] for clock in clocks), "however often a ballot changes"
            assert time.time() * 1000 >= clocks[0]["due"]
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, room["match"])][1:]
        given = [line for line in lines if isinstance(line, Answered)]
        last = next(number for number, line in enumerate(given) if line.seat == CLOCK)
        assert given[last].by == "clock"
        assert len([line for line in given[:last] if str(line.answer).startswith("pair-")]) > 5

    with serving(tmp_path, "--tempo", "0.03") as server:
        run(scenario(server))
        assert not server.complaints()


def test_a_turn_has_what_is_left_of_its_time_and_some_for_each_further_question(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, game=GAME, windows="early", options={"rector": "seat"}) as (_, _, chairs):
            while True:
                first = None
                while first is None:
                    for chair in chairs:
                        if chair.question is not None and chair.question["kind"] == "day_before":
                            first = chair
                        elif has_to_answer(chair):
                            await chair.answers()
                    await asyncio.gather(*[chair.has_all() for chair in chairs])
                assert first.clock is not None
                before = first.clock
                await first.answers()
                await first.has_all()
                if first.question is not None and first.question["kind"] == "day_after":
                    break  # no Trap came between
            assert first.clock is not None
            more = 15 * 100 * 1000
            assert first.clock == {"due": before["due"] + more, "total": before["total"] + more, "runs_out": None}

    run(scenario())


def test_a_pause_in_a_span_moves_the_clock_of_the_questions_after_it(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, game=GAME, windows="early", options={"rector": "seat"}) as (room, people, chairs):
            await _until_ballots(chairs)
            voter = _voters(chairs)[0]
            assert voter.clock is not None
            before = voter.clock["due"]
            await people[0].does(room, "pause", on=True)
            await asyncio.sleep(0.3)
            await people[0].does(room, "pause", on=False)
            await voter.until(lambda: voter.clock is not None and (voter.clock["due"] or 0) > before)
            moved = voter.clock["due"]
            assert moved >= before + 300
            for _ in range(3):
                await _changes(voter)
                assert voter.clock["due"] == moved

    run(scenario())


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_a_restarted_server_knows_how_much_of_a_span_was_left_or_gives_it_its_time_again(
    tmp_path: Path, end: Any
) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 4, game=GAME, windows="early", options={"rector": "seat"}) as (room, people, chairs):
            await _until_ballots(chairs)
            voter = _voters(chairs)[0]
            for _ in range(3):
                await _changes(voter)
            assert voter.clock is not None
            due, total = voter.clock["due"], voter.clock["total"]
            end(server)
        server.start()
        async with people[chairs.index(voter)].at(room) as back:
            await back.up_to_date()
            await back.until(lambda: back.clock is not None and back.question is not None)
            assert back.clock is not None
            assert back.clock["total"] == total
            restarted = back.clock["due"]
            assert restarted >= due
            await _changes(back)
            assert back.clock["due"] >= restarted
            after = back.clock["due"]
            await _changes(back)
            assert back.clock["due"] == after, "and its questions share that"

    with serving(tmp_path, "--tempo", "30") as server:
        run(scenario(server))


def test_over_days_each_ballot_has_a_day(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, game=GAME, pace="days", options={"rector": "seat"}) as (_, _, chairs):
            await _until_ballots(chairs)
            voter = _voters(chairs)[0]
            assert voter.clock is not None
            before = voter.clock
            await asyncio.sleep(0.05)
            await _changes(voter)
            assert voter.clock["total"] == before["total"]
            assert voter.clock["due"] > before["due"]

    run(scenario())
