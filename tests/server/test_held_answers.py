from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any, ClassVar

import pytest
from tests.server.harness import Chair, Person, Server, playing, run, serving
from tests.server.reconnecting_players import entries_of
from tests.server.test_late_answers import START, Table
from tests.toys.lanterns import Lanterns, LanternTable, position

from penombre.engine import CLOCK, Ask, Match, NotAnOption, Option, Script, ask
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.server.match.commands import TimeUp
from penombre.server.match.match_log import Answered, Closed, Held, Record, decode
from penombre.store import Entry

GAME = "tokyo_ghoul"
HOLDS = RULESETS[GAME].holds
TEMPO = 0.4
QUICK = 0.02


@pytest.fixture(scope="module")
def calm_nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where an exchange lasts at least a second and a half."""
    folder: Path = tmp_path_factory.mktemp("held")
    with serving(folder, "--tempo", str(TEMPO), "--bot-tempo", "0.01") as server:
        yield server


# -- what others get ---------------------------------------------------------------------------------------------------


class Moment:
    """One open question as every chair saw it, from the frame that asked it to the one that closed it."""

    def __init__(self, chairs: list[Chair]) -> None:
        (self.giver,) = [chair for chair in chairs if chair.question is not None]
        assert self.giver.question is not None
        assert self.giver.clock is not None
        self.question = self.giver.question
        self.chairs = chairs
        self.opened = [len(chair.frames) for chair in chairs]
        self.waiting = self.giver.state["waiting"]
        self.clock = self.giver.clock

    @property
    def earliest(self) -> float:
        """When this question may close, in milliseconds since the epoch."""
        asked_at: int = self.clock["due"] - self.clock["total"]
        return asked_at + 1000 * TEMPO * HOLDS[self.question["kind"]]

    async def closes(self) -> None:
        """Wait until everybody knows that it is closed."""
        for chair in self.chairs:
            await chair.until(partial(self._is_closed, chair))

    def _is_closed(self, chair: Chair) -> bool:
        return chair.over or chair.clock != self.clock

    def _closing(self, chair: Chair) -> int:
        first = self.opened[self.chairs.index(chair)]
        frames = chair.frames[first:]
        return first + next(
            at for at, frame in enumerate(frames) if frame["type"] == "step" and frame["clock"] != self.clock
        )

    def meanwhile(self, chair: Chair) -> list[tuple[str, int]]:
        """Type and length of every frame a chair got while the question was open."""
        between = range(self.opened[self.chairs.index(chair)], self._closing(chair))
        return [(chair.frames[at]["type"], len(chair.raw[at])) for at in between]

    def lateness(self) -> list[float]:
        """For each chair, how many milliseconds after the earliest moment it heard of the end."""
        return [chair.times[self._closing(chair)] - self.earliest for chair in self.chairs]

    def ends(self, chair: Chair) -> dict[str, Any]:
        """The frame that told a chair of the end."""
        return chair.frames[self._closing(chair)]


async def _until_asked(chairs: list[Chair], kind: str) -> Moment | None:
    """Play until somebody is asked this, interrogating whoever comes first; None where the match ends before."""
    while not chairs[0].over:
        asked = [chair for chair in chairs if chair.question is not None]
        if asked and asked[0].question is not None:
            question = asked[0].question
            if question["kind"] == kind:
                await asyncio.gather(*[chair.has_all() for chair in chairs])
                return Moment(chairs)
            options = [option["id"] for option in question["options"] if not option["refused"]]
            further = question["kind"] == "turn_choice" or (question["kind"] == "interrogate" and kind != "attack")
            await asked[0].answers(options[further and len(options) > 1])
        for chair in chairs:
            await chair.has_all()
    return None


@asynccontextmanager
async def _at_an_exchange(
    server: Server,
) -> AsyncIterator[tuple[dict[str, Any], list[Person], list[Chair], Moment]]:
    """A table where somebody is asked whether to exchange cards; some matches end before anybody is."""
    while True:
        async with playing(server, 4, game=GAME) as (room, people, chairs):
            moment = await _until_asked(chairs, "interrogation_exchange")
            if moment is not None:
                yield room, people, chairs, moment
                return


async def _moment(server: Server, kind: str, answer: int) -> Moment:
    """Somebody is asked this and answers at once with the first option, or the second; seen by the whole table."""
    while True:
        async with playing(server, 4, watchers=1, game=GAME) as (_, _, chairs):
            moment = await _until_asked(chairs, kind)
            if moment is None:
                continue
            await moment.giver.answers(moment.question["options"][answer]["id"], request="mine")
            await moment.closes()
            return moment


@pytest.fixture(scope="module")
def exchanges(calm_nights: Server) -> list[Moment]:
    """Two interrogations without an exchange, two with one; every answer comes at once."""
    found: list[Moment] = []

    async def scenario() -> None:
        wanted = [_moment(calm_nights, "interrogation_exchange", answer) for answer in (0, 0, 1, 1)]
        found.extend(await asyncio.gather(*wanted))

    run(scenario())
    return found


def test_an_interrogation_does_not_end_sooner_without_an_exchange(exchanges: list[Moment]) -> None:
    for moment in exchanges:
        assert all(late >= 0 for late in moment.lateness()), moment.lateness()


def test_nobody_else_gets_anything_before_a_held_answer_counts(exchanges: list[Moment]) -> None:
    for moment in exchanges:
        assert [kind for kind, _ in moment.meanwhile(moment.giver)] == ["step", "ack"]
        assert [moment.meanwhile(chair) for chair in moment.chairs if chair is not moment.giver] == [[]] * 4


def test_whoever_answers_sees_at_once_that_the_answer_is_taken(exchanges: list[Moment]) -> None:
    for moment in exchanges:
        giver = moment.giver
        taken = giver.frames[moment.opened[moment.chairs.index(giver)]]
        assert taken["question"] is None
        assert taken["waiting"] == moment.waiting, "to everybody else it is still their turn"
        assert "mine" in giver.acknowledged


def test_those_who_look_on_are_told_the_same_whether_cards_were_exchanged(exchanges: list[Moment]) -> None:
    told = [
        [
            {**event, "args": {**event["args"], "seat": 0, "target": 0}}
            for event in moment.ends(moment.chairs[-1])["told"]
        ]
        for moment in exchanges
    ]
    assert [each[0] for each in told] == [
        {"type": "event", "key": "interrogation_over", "args": {"seat": 0, "target": 0, "gave": "", "took": ""}}
    ] * 4


def test_whoever_may_not_attack_does_not_pass_sooner_than_others_could(calm_nights: Server) -> None:
    async def scenario() -> None:
        moment = await _moment(calm_nights, "attack", 0)
        assert all(late >= 0 for late in moment.lateness()), moment.lateness()
        assert [moment.meanwhile(chair) for chair in moment.chairs if chair is not moment.giver] == [[]] * 4

    run(scenario())


def test_a_held_answer_is_given_once(calm_nights: Server) -> None:
    async def scenario() -> None:
        async with _at_an_exchange(calm_nights) as (_, _, _, moment):
            keep, other = [option["id"] for option in moment.question["options"]][:2]
            await moment.giver.answers(keep, request="first")
            again = {"type": "answer", "question": moment.question["id"], "answer": other}
            await moment.giver.requests(again, "second")
            await moment.giver.requests({**again, "answer": keep}, "first")
            assert moment.giver.refused["second"]["code"] in ("not_asked", "stale")
            assert "first" in moment.giver.acknowledged
            await moment.closes()
            ends = moment.ends(moment.giver)["told"]
            assert ends[0]["args"]["gave"] == "", "the first answer counted"

    run(scenario())


# -- what the log says -------------------------------------------------------------------------------------------------


class Closing:
    """A question that may not close at once, and how it did."""

    def __init__(self, kind: str, earliest: float, at: int, line: Answered | Held | Closed) -> None:
        self.kind = kind
        self.early = at < earliest
        self.line = line


def _closings(entries: list[Entry], tempo: float) -> list[Closing]:
    """How all questions of a log closed that may not close at once."""
    record = Record.of(entries[:1])
    found = []
    for entry in entries[1:]:
        asking, settled = record.match.asking, record.match.settled
        earliest = record.asked_at + 1000 * tempo * pace.least(record.match, "live")
        record.follow(entry)
        line = decode(entry.body)
        if isinstance(asking, Ask) and asking.pace in HOLDS and record.match.settled != settled:
            assert isinstance(line, (Answered, Closed))
            found.append(Closing(asking.kind, earliest, entry.at, line))
    return found


async def _log_of_a_match(server: Server, people: int, **asked: Any) -> list[Entry]:
    """A whole match of people who answer at once, with bots on the other seats of five."""
    async with playing(server, people, bots=5 - people, game=GAME, **asked) as (room, _, chairs):
        await asyncio.gather(*[_plays(chair, Random(seat)) for seat, chair in enumerate(chairs)])
    assert isinstance(server.where, Path)
    return await entries_of(server.where, room["match"])


async def _plays(chair: Chair, rng: Random) -> None:
    """Any answer at once, over and over; attacks are for the end of long matches."""
    while not chair.over:
        await chair.until(lambda: chair.over or chair.question is not None)
        if (question := chair.question) is not None:
            options = [option["id"] for option in question["options"]]
            await chair.answers("pass" if question["kind"] == "attack" else rng.choice(options))


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a hurry."""
    with serving(tmp_path_factory.mktemp("quick"), "--tempo", str(QUICK), "--bot-tempo", "0.002") as server:
        yield server


def test_no_answer_of_anybody_counts_before_its_question_may_close(quick: Server) -> None:
    async def scenario() -> None:
        closings: list[Closing] = []
        for _ in range(20):
            for entries in await asyncio.gather(*[_log_of_a_match(quick, people) for people in (2, 3, 5)]):
                closings += _closings(entries, QUICK)
            if {closing.kind for closing in closings} >= {*HOLDS}:
                break
        assert {closing.kind for closing in closings} == {*HOLDS}
        assert not [closing.kind for closing in closings if closing.early]
        assert [closing for closing in closings if isinstance(closing.line, Closed)], "and some were held"

    run(scenario())


@pytest.mark.parametrize(("people", "asked"), [(1, {}), (4, {"windows": "early"})], ids=["alone", "early"])
def test_nothing_is_kept_back_from_one_person_nor_where_windows_close_early(
    quick: Server, people: int, asked: dict[str, Any]
) -> None:
    async def scenario() -> None:
        could_be_kept = 0
        while not could_be_kept:
            entries = await _log_of_a_match(quick, people, **asked)
            assert not [entry for entry in entries[1:] if isinstance(decode(entry.body), Held | Closed)]
            could_be_kept = len(_closings(entries, QUICK))

    run(scenario())


def test_a_held_answer_outlives_a_crash_and_counts_then(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with _at_an_exchange(server) as (room, people, chairs, moment):
            exchange = moment.question["options"][1]["id"]
            await moment.giver.answers(exchange, request="mine")
            giver = chairs.index(moment.giver)
            server.kill()
        server.start()
        async with people[giver].at(room) as back:
            await back.up_to_date()
            await back.requests({"type": "answer", "question": moment.question["id"], "answer": exchange}, "mine")
            assert "mine" in back.acknowledged, "it was written"
            await back.until(lambda: _is_over(back))
        entries = await entries_of(tmp_path, room["match"])
        (closing,) = [each for each in _closings(entries, 1.0) if each.kind == "interrogation_exchange"]
        assert isinstance(closing.line, Closed)
        assert not closing.early
        held = [line for entry in entries[1:] if isinstance(line := decode(entry.body), Held)]
        assert held[-1].answer == exchange

    with serving(tmp_path, "--tempo", "1") as server:
        run(scenario(server))


def test_nothing_held_counts_in_a_pause_and_it_does_after_it(calm_nights: Server) -> None:
    async def scenario() -> None:
        while not await _pauses_in_time(calm_nights):
            continue

    run(scenario())


async def _pauses_in_time(server: Server) -> bool:
    """A pause while an answer is held; whether it came soon enough for that."""
    async with _at_an_exchange(server) as (room, people, chairs, moment):
        await moment.giver.answers()
        await people[0].does(room, "pause", on=True)
        if time() * 1000 > moment.earliest:
            return False
        await asyncio.sleep(2 * TEMPO * HOLDS["interrogation_exchange"])
        for chair in chairs:
            await chair.has_all()
        assert not [chair for chair in chairs if _is_over(chair)]
        await people[0].does(room, "pause", on=False)
        await asyncio.gather(*[chair.until(partial(_is_over, chair)) for chair in chairs])
        return True


def _is_over(chair: Chair) -> bool:
    return any(one.get("key") == "interrogation_over" for one in chair.told)


# -- where time itself is asked ----------------------------------------------------------------------------------------


class Hourglass(Lanterns):
    """Somebody shares before time is up, and nobody learns how quickly."""

    paces: ClassVar[Mapping[str, int]] = {**Lanterns.paces, "bid": 20}
    holds: ClassVar[Mapping[str, int]] = {"bid": 5}

    def share(self, t: LanternTable) -> Script[None]:
        seat, given = yield ask.race([self.sharing(t), self.time()], main=t.turn)
        if seat != CLOCK:
            t.tokens[given] += 1
            t.phase = "grab"

    def sharing(self, t: LanternTable) -> Ask:
        return ask.one(t.turn, "share", tuple(ask.seat_option(seat) for seat in range(t.players)), pace="bid")

    def time(self) -> Ask:
        return ask.one(CLOCK, "time", (Option("time_up"),), default="time_up", pace="bid")


class Metronome(Hourglass):
    """Somebody shares while a clock of the game is running."""

    def time(self) -> Ask:
        return ask.clock(60_000, pace="bid")


def _sharing(ruleset: Hourglass) -> Table:
    """The first of three is asked with whom to share."""
    return Table(Match.at(ruleset, position("share", "moon shield thief")))


def test_time_that_is_asked_says_nothing_while_an_answer_is_held() -> None:
    at = _sharing(Hourglass())
    assert at.does(at.reply(0, "seat-2"), 1000) == [Held(0, "seat-2", "r")]
    assert at.conductor.clock.closes_at() == START + 5000
    assert at.does(TimeUp(at.match.settled), 5000) == [Closed()]
    assert at.match.table.tokens == [0, 0, 1]


def test_time_that_is_asked_answers_where_nobody_does() -> None:
    at = _sharing(Hourglass())
    assert at.does(TimeUp(at.match.settled), 20_000) == [Answered(CLOCK, "time_up", by="clock")]
    assert at.match.table.tokens == [0, 0, 0]


def test_an_answer_that_stops_a_clock_of_the_game_is_not_held() -> None:
    at = _sharing(Metronome())
    assert [type(line) for line in at.does(at.reply(0, "seat-2"), 1000)] == [Answered, Answered]
    assert at.match.table.tokens == [0, 0, 1]
    with pytest.raises(NotAnOption, match="not kept back"):
        _sharing(Metronome()).conductor.record.apply(Held(0, "seat-2"), START)
