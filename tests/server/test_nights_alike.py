"""Nights of La Rose Noire tell nothing: not by frames, not by lengths, not by how long they last."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Chair, Server, has_to_answer, playing, run, serving
from tests.server.reconnecting_players import entries_of
from tests.server.redealt_frames import NOW, record_of

from penombre.engine import TABLE, Match, Script, Seat, ask, mask
from penombre.games import RULESETS
from penombre.games.rose_noire import flow, night
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.server.match import pace
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, decode
from penombre.testing.answers import plain_answer

GAME = "rose_noire"
RULES = RULESETS[GAME]
TEMPO = 0.1


# -- what is sent ------------------------------------------------------------------------------------------------------


@cache
def _at_night() -> RoseNoireTable:
    """A table of three at rest before the first night; seat 0 is the Rector, nobody was seen to be Possessed."""
    options = {"rector": "seat", "accomplices": "random"}
    for deal in range(100):
        match = Match(RULES, 3, options, deal)
        while not match.over and match.table.phase != "estellines":
            asked = next(each for each in match.asks() if each.seat in match.waiting())
            match.answer(asked.seat, plain_answer(asked))
        if not match.over and {match.table.role(1), match.table.role(2)} == {"investigator"}:
            table: RoseNoireTable = match.standing().checkpoint
            return table
    raise AssertionError("no match came to a night")


def _night(*, possessed: bool, exorcised: bool) -> Match[RoseNoireTable]:
    """That night; the player on seat 2 may be Possessed, or nobody is."""
    table = _at_night().copy()
    (mine,), (aside,) = table.zones[2], table.cards(table.aside)
    assert table.faces[aside] == "possessed"
    if possessed:
        table.set_faces({mine: "possessed", aside: "investigator"})
    table.exorcised = mask(2) if exorcised else 0
    return Match.at(RULES, table)


NIGHTS = {
    "nobody is possessed": (False, "hide"),
    "nobody is possessed and somebody pretends": (False, "kill-taran"),
    "hides": (True, "hide"),
    "shows": (True, "nobody"),
    "kills": (True, "kill-taran"),
}


def _sent(possessed: bool, answer: str, exorcised: bool = False) -> dict[Seat, list[bytes]]:
    """All that every reader is sent in the first step of a night, up to the question of the second."""
    record = record_of(_night(possessed=possessed, exorcised=exorcised), ())
    readers = (0, 1, 2, TABLE)
    frames = Frames(record, readers=readers)
    sent: dict[Seat, list[bytes]] = {seat: [frames.full(seat, NOW, "match")] for seat in readers}
    for line in (Held(1, "hide"), Held(2, answer), Closed()):
        record.apply(line, 0)
        frames.advance()
        for seat, (_, frame) in frames.step(readers, NOW).items():
            sent[seat].append(frame)
    assert record.match.asks()[0].kind == "night_rector"
    return sent


@pytest.mark.parametrize("exorcised", [False, True], ids=["", "exorcised"])
def test_whoever_is_not_concerned_is_sent_the_same_bytes_in_every_night(exorcised: bool) -> None:
    nights = [_sent(*each, exorcised) for each in NIGHTS.values()]
    for seat in (1, TABLE):
        assert all(sent[seat] == nights[0][seat] for sent in nights), f"seat {seat} can tell these nights apart"
    assert len({len(sent[0][-1]) for sent in nights}) == 1, "nor does the length of what the Rector is sent tell it"
    assert all([len(frame) for frame in sent[2]] == [len(frame) for frame in nights[0][2]] for sent in nights)


def test_the_rector_learns_nothing_of_somebody_who_hides_or_is_exorcised() -> None:
    quiet = [_sent(False, "hide"), _sent(False, "kill-taran"), _sent(True, "hide")]
    assert all(sent[0] == quiet[0][0] for sent in quiet)
    held_back = [_sent(possessed, answer, exorcised=True) for possessed, answer in NIGHTS.values()]
    assert all(sent[0] == held_back[0][0] for sent in held_back)
    assert _sent(True, "nobody")[0] != quiet[0][0], "which shows that it could be told"


def test_both_steps_last_as_long_in_every_night() -> None:
    lasting = set()
    for possessed, answer in NIGHTS.values():
        for exorcised in (False, True):
            match = _night(possessed=possessed, exorcised=exorcised)
            lasts = [_lasting(match)]
            match.answer(1, "hide")
            match.answer(2, answer)
            lasts.append(_lasting(match))
            lasting.add(tuple(lasts))
    assert lasting == {((True, 20.0, 0.0, (1, 2)), (False, 20.0, 20.0, (0,)))}


def _lasting(match: Match[Any]) -> tuple[bool, float, float, tuple[Seat, ...]]:
    record = record_of(match, ())
    return record.window_can_be_held(), pace.seconds(match, "live"), pace.least(match, "live"), match.waiting()


def _only_the_possessed_is_asked(t: RoseNoireTable) -> Script[None]:
    """The night with a leak: nobody else has a question."""
    me = t.possessed if t.possessed >= 0 else t.rector
    yield ask.sealed([ask.one(me, "night_possessed", (night._HIDE, night._MEET), pace="night", secret=True)])


def _the_victim_cannot_be_named_twice(t: RoseNoireTable) -> Script[None]:
    """The night with a leak: that somebody was killed is told at once."""
    yield from night.night_possessed(t)
    t.tell("rustle", count=len(t.night_possessed))


def test_a_night_that_asks_only_the_possessed_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(flow.STAGES, "night_possessed", ("estellines", _only_the_possessed_is_asked))
    asked = [_night(possessed=each, exorcised=False) for each in (False, True)]
    assert [match.ask_for(1) is None for match in asked] == [True, True]
    assert asked[0].waiting() != asked[1].waiting()


def test_a_night_that_tells_of_a_victim_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(flow.STAGES, "night_possessed", ("estellines", _the_victim_cannot_be_named_twice))
    nights = [_sent(*each) for each in NIGHTS.values()]
    assert not all(sent[1] == nights[0][1] for sent in nights)


# -- how long it lasts -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where each step of a night lasts two seconds."""
    folder: Path = tmp_path_factory.mktemp("rose-nights")
    with serving(folder, "--tempo", str(TEMPO), "--bot-tempo", "0.1") as server:
        yield server


async def _until_asked(chairs: list[Chair], kind: str) -> None:
    """Everybody answers what they are asked until this is asked; ballots are locked."""
    while not any(chair.question is not None and chair.question["kind"] == kind for chair in chairs):
        for chair in chairs:
            if has_to_answer(chair) and chair.question is not None:
                await chair.answers(chair.question["default"])
        await asyncio.gather(*[chair.has_all() for chair in chairs])
        assert not chairs[0].over
    # What one of them was asked was sent to all of them.
    await asyncio.gather(*[chair.has_all() for chair in chairs])


class Step:
    """One step of a night as every chair saw it."""

    def __init__(self, chairs: list[Chair]) -> None:
        assert chairs[0].clock is not None
        self.chairs = chairs
        self.due, self.total = chairs[0].clock["due"], chairs[0].clock["total"]
        self.opened = [len(chair.frames) for chair in chairs]

    def _end(self, number: int) -> int:
        chair = self.chairs[number]
        later = range(self.opened[number], len(chair.frames))
        return next(at for at in later if chair.frames[at]["type"] == "step" and self._is_next(chair.frames[at]))

    def _is_next(self, frame: dict[str, Any]) -> bool:
        return frame["clock"] is None or frame["clock"]["due"] != self.due

    async def closes(self) -> None:
        """Wait until everybody knows that it is over."""
        for chair in self.chairs:
            await chair.until(lambda chair=chair: self._is_next(chair.state))  # type: ignore[misc]

    def lateness(self) -> list[float]:
        """How many milliseconds after its time each chair heard of the end."""
        return [chair.times[self._end(number)] - self.due for number, chair in enumerate(self.chairs)]

    def meanwhile(self, chair: Chair) -> list[str]:
        """What a chair got while the step was open."""
        number = self.chairs.index(chair)
        return [frame["type"] for frame in chair.frames[self.opened[number] : self._end(number)]]


async def _one_night(server: Server, habit: str) -> tuple[Step, Step]:
    """A night at a table of three where the Investigators have this habit, and the Rector kills somebody at once."""
    while True:  # a night in which a slow machine comes too late with an answer is not one of this habit
        async with playing(server, 3, watchers=1, game=GAME, options={"rector": "seat"}) as (_, _, chairs):
            await _until_asked(chairs, "night_possessed")
            if not _all_at(chairs, 1, "night_possessed"):
                continue
            first = Step(chairs)
            if habit != "nobody answers":
                answer = "hide" if habit == "all hide" else "kill-taran"
                if not all([await _answers_in_time(chair, answer) for chair in chairs[1:3]]):
                    continue
            await first.closes()
            if not _all_at(chairs, 0, "night_rector"):
                continue
            second = Step(chairs)
            if habit != "nobody answers" and not await _answers_in_time(chairs[0], "kill-aodhan"):
                continue
            await second.closes()
            return first, second


def _all_at(chairs: list[Chair], seat: Seat, kind: str) -> bool:
    """Whether the whole table is still at this question to somebody."""
    question = chairs[seat].question
    same = all(chair.clock == chairs[seat].clock for chair in chairs)
    return same and question is not None and question["kind"] == kind


async def _answers_in_time(chair: Chair, answer: str) -> bool:
    return chair.question is not None and await chair.answers(answer) in chair.acknowledged


@pytest.fixture(scope="module")
def steps(nights: Server, depth: Depth) -> list[tuple[Step, Step]]:
    """Nights at several tables: at some of them, by chance, nobody is Possessed."""
    found: list[tuple[Step, Step]] = []
    habits = ("all hide", "nobody answers", "all kill", "all kill", "all kill", "all kill")

    async def scenario() -> None:
        found.extend(await asyncio.gather(*[_one_night(nights, habit) for habit in habits * depth.of(test=1, soak=3)]))

    run(scenario())
    return found


def test_both_steps_of_a_night_end_when_their_time_is_over_and_not_before(
    steps: list[tuple[Step, Step]], covered: Covered
) -> None:
    covered("nights timed", len(steps))
    for step in (step for pair in steps for step in pair):
        assert step.total == 20_000 * TEMPO
        assert all(late >= 0 for late in step.lateness()), step.lateness()


def test_nobody_gets_anything_in_a_night_but_word_of_their_own_answer(steps: list[tuple[Step, Step]]) -> None:
    for first, second in steps:
        assert {tuple(first.meanwhile(chair)) for chair in first.chairs[1:3]} <= {("step", "ack"), ()}
        assert first.meanwhile(first.chairs[0]) == first.meanwhile(first.chairs[3]) == []
        assert [second.meanwhile(chair) for chair in second.chairs[1:]] == [[]] * 3


# -- interruptions -----------------------------------------------------------------------------------------------------


def test_a_role_that_is_shown_counts_at_once_and_drops_what_the_rector_had_answered(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 3, game=GAME, options={"rector": "seat"}) as (room, _, chairs):
            rector, anna, bruno = chairs
            await _until_asked(chairs, "dusk_play")
            assert rector.question is not None and anna.question is not None
            assert (anna.question["kind"], anna.question["options"]) == ("reveal_role", [])
            assert anna.state["waiting"] == bruno.state["waiting"] == [0]
            question = rector.question["id"]
            wrong = await rector.answers("reveal")
            assert rector.refused[wrong]["code"] == "not_an_option"
            await rector.answers("nothing")
            assert rector.state["question"] is None, "it is taken"
            await bruno.has_all()
            assert bruno.question is not None and bruno.question["id"] == question, "and held"
            shown = await anna.answers("reveal")
            assert shown in anna.acknowledged
            await rector.until(lambda: rector.over or rector.question is not None)
            if rector.question is not None:
                assert (rector.question["kind"], rector.question["id"]) == ("dusk_play", question + 1)
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, room["match"])]
        at = next(number for number, line in enumerate(lines) if isinstance(line, Held) and line.answer == "nothing")
        after = lines[at + 1]
        assert isinstance(after, Answered) and (after.seat, after.answer) == (1, "reveal")

    with serving(tmp_path, "--tempo", "2") as server:
        run(scenario(server))
        assert not server.complaints()


def test_where_nobody_may_interrupt_whoever_tries_is_told_so(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, game=GAME, windows="early", options={"rector": "seat"}) as (_, _, chairs):
            await _until_asked(chairs, "dusk_play")
            assert chairs[1].question is None and chairs[0].question is not None
            asked = {"type": "answer", "question": chairs[0].question["id"], "answer": "reveal"}
            request = await chairs[1].requests(asked)
            assert chairs[1].refused[request]["code"] == "not_asked"

    run(scenario())


def test_time_never_answers_what_is_optional_and_nobody_is_late_with_it(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with playing(server, 3, game=GAME, options={"rector": "seat"}) as (room, _, chairs):
            _, anna, bruno = chairs
            while True:  # a turn may be over before a slow machine has looked at it
                await _until_asked(chairs, "day_before")
                mine = anna if has_to_answer(anna) else bruno
                if _all_at(chairs, chairs.index(mine), "day_before"):
                    break
            other = bruno if mine is anna else anna
            assert other.question is not None and other.question["optional"]
            asked, offered, before = mine.question, other.question, len(other.frames)
            await mine.until(lambda: mine.question != asked)
            await asyncio.gather(*[chair.has_all() for chair in chairs])
            # Time goes on: whatever comes after is not what was offered, and may well be waited for.
            number = chairs.index(other)
            meanwhile = list(takewhile(lambda frame: frame.get("question", offered) == offered, other.frames[before:]))
            assert not any(frame["seats"][number]["stand_in"] for frame in meanwhile if frame["type"] == "room")
            waited_for = [frame["waiting"] for frame in other.frames if frame.get("question") == offered]
            assert waited_for and all(number not in seats for seats in waited_for)
        lines = [decode(entry.body) for entry in await entries_of(tmp_path, room["match"])]
        timed = [line for line in lines if isinstance(line, (Answered, Held)) and line.by == "clock"]
        assert timed and all(line.answer != "reveal" for line in timed)

    with serving(tmp_path, "--tempo", "0.04") as server:
        run(scenario(server))
