"""People who say beforehand what they want to be asked, at a real server: what they get, and others do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import dropwhile
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Server, an_answer, has_to_answer, playing, run, serving, started
from tests.server.reconnecting_players import entries_of, until
from tests.store.postgres_server import PostgresServer

from penombre.games.death_note.catalogue import ACTIONS
from penombre.server.match.match_log import Closed, Held, Line, decode

GAME = "death_note"
TABLE: dict[str, Any] = {"game": GAME, "options": {"l": "seat", "l_seat": 1}}
"""The first seat is L, who is never asked to react: the others are."""
TEMPO = 0.08
FLAGS = ("--tempo", str(TEMPO), "--bot-tempo", "0.02")


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where moments to react in are short, and longer than a machine needs for one."""
    folder: Path = tmp_path_factory.mktemp("windows")
    with serving(folder, *FLAGS) as server:
        yield server


async def prefers(chair: Chair, mode: str, *only: str) -> str:
    """Say what to be asked, and wait for word of it."""
    return await chair.requests({"type": "prefer", "mode": mode, "only": list(only)})


def reacts(chair: Chair) -> bool:
    """Whether a moment to react in is open, as far as this chair knows."""
    return bool(chair.state.get("lapses"))


def asked(chair: Chair) -> bool:
    """Whether this chair has to say something now."""
    return chair.question is not None


class Window:
    """A moment to react in as every chair saw it: it may be over before a slow machine looks at it."""

    def __init__(self, chairs: list[Chair], opened: list[int]) -> None:
        self.chairs = chairs
        self.opened = opened
        self.then = [_as_of(*each) for each in zip(chairs, opened, strict=True)]
        """What each chair knew when it opened."""
        self.due: int = self.then[0].state["clock"]["due"]

    def closed(self, number: int) -> int | None:
        """Where a chair has the frame that told of its end, if that has come."""
        frames = self.chairs[number].frames
        later = range(self.opened[number] + 1, len(frames))
        return next((at for at in later if _is_of_the_match(frames[at]) and _due(frames[at]) != self.due), None)

    async def closes(self) -> list[int]:
        """Wait until everybody knows that it is over; where that frame is."""
        ends = []
        for number, chair in enumerate(self.chairs):
            await chair.until(lambda number=number: self.closed(number) is not None)  # type: ignore[misc]
            end = self.closed(number)
            assert end is not None
            ends.append(end)
        return ends


def _is_of_the_match(frame: dict[str, Any]) -> bool:
    return frame["type"] in ("full", "step")


def _due(frame: dict[str, Any]) -> int | None:
    due: int | None = None if frame["clock"] is None else frame["clock"]["due"]
    return due


def _as_of(chair: Chair, at: int) -> Chair:
    """A chair as it was when this frame had come."""
    then = Chair(chair.person, chair.socket, chair.room_id)
    for frame in chair.frames[: at + 1]:
        then.take(frame)
    return then


async def to_a_window(chairs: list[Chair]) -> Window:
    """Play on, as time would answer, until the next moment to react in that is not known yet."""
    await asyncio.gather(*[chair.has_all() for chair in chairs])
    known = {_due(frame) for chair in chairs for frame in chair.frames if frame.get("lapses")}
    return Window(chairs, await asyncio.gather(*[_plays_to_a_window(chair, known) for chair in chairs]))


async def _plays_to_a_window(chair: Chair, known: set[int | None]) -> int:
    def opened() -> int | None:
        frames = enumerate(chair.frames)
        return next((at for at, frame in frames if frame.get("lapses") and _due(frame) not in known), None)

    while (at := opened()) is None:
        await chair.until(lambda: opened() is not None or (has_to_answer(chair) and not reacts(chair)))
        if opened() is None:
            await answers_at_once(chair)
    return at


async def answers_at_once(chair: Chair) -> None:
    """Answer as time would, where there is something to answer but to react."""
    question = chair.question
    if question is not None and not question["optional"] and not reacts(chair):
        answer = an_answer(question) if question["default"] is None else question["default"]
        await chair.answers(answer)
        await chair.until(lambda: chair.question is None or chair.question["id"] != question["id"])


@asynccontextmanager
async def at_table(
    server: Server, people: int = 4, *, bots: int = 0, watchers: int = 0, **asked: Any
) -> AsyncIterator[tuple[dict[str, Any], list[Person], list[Chair]]]:
    """A table of Death Note."""
    async with playing(server, people, bots=bots, watchers=watchers, **{**TABLE, **asked}) as table:
        for chair in table[2][:people]:
            await prefers(chair, "ask")
        yield table


async def lines_of(server: Server, room: dict[str, Any]) -> list[Line]:
    """The log of a match."""
    assert isinstance(server.where, Path)
    return [decode(entry.body) for entry in await entries_of(server.where, room["match"])]


# -- what its person gets ----------------------------------------------------------------------------------------------


def test_whoever_passes_is_not_asked_and_sees_a_window_that_lasts_as_long_as_for_the_others(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows) as (room, _, chairs):
            assert await prefers(chairs[2], "pass") in chairs[2].acknowledged
            window = await to_a_window(chairs)
            states = [chair.state for chair in window.then]
            assert list(map(asked, window.then)) == [False, True, False, True]
            assert states[2]["window"] and states[2]["waiting"] == states[1]["waiting"]
            assert 2 in states[1]["waiting"], "it looks as if everybody thought"
            assert not any(frame.get("question") and frame.get("lapses") for frame in chairs[2].frames), "not a moment"
            for chair, opened, end in zip(chairs, window.opened, await window.closes(), strict=True):
                # Whoever's answer opened it has word of that after it.
                between = {frame["type"] for frame in chair.frames[opened + 1 : end]}
                assert between <= {"pong", "ack"}, "nothing but the end of it"
                assert chair.times[end] >= window.due
            held = [line for line in await lines_of(windows, room) if isinstance(line, Held) and line.answer == "pass"]
            assert {(line.seat, line.by) for line in held} == {(seat, "clock") for seat in (1, 2, 3)}

    run(scenario())


def test_whoever_wants_to_be_asked_for_some_cards_is_asked_when_one_of_them_can_be_played(windows: Server) -> None:
    at_round_start = {"alibi", "decouverte", "se_blanchir"}

    async def scenario() -> None:
        async with at_table(windows, 8) as (_, _, chairs):
            await asyncio.gather(*[prefers(chair, "only", *ACTIONS) for chair in chairs[1:]])
            window = await to_a_window(chairs)
            assert [asked(chair) for chair in window.then[1:]] == [
                bool(at_round_start & {*chair.private["hand"]}) for chair in window.then[1:]
            ]

    run(scenario())


def test_a_preference_counts_from_the_next_window_on_and_asking_again_reopens_nothing(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows) as (_, _, chairs):
            in_time = False
            while not in_time:  # a window may close before a slow machine has said anything in it
                await asyncio.gather(prefers(chairs[1], "pass"), prefers(chairs[2], "ask"))
                window = await to_a_window(chairs)
                assert (asked(window.then[1]), asked(window.then[2])) == (False, True)
                await asyncio.gather(prefers(chairs[1], "ask"), prefers(chairs[2], "pass"))
                in_time = window.closed(1) is None and window.closed(2) is None
            ends = await window.closes()
            meanwhile = [chairs[seat].frames[window.opened[seat] : ends[seat]] for seat in (1, 2)]
            passed, open_still = [[frame for frame in each if _is_of_the_match(frame)] for each in meanwhile]
            assert not any(frame["question"] for frame in passed), "what is passed is passed"
            assert all(frame["question"] for frame in open_still), "and what is asked may be answered"
            window = await to_a_window(chairs)
            assert (asked(window.then[1]), asked(window.then[2])) == (True, False)

    run(scenario())


def test_a_preference_is_there_again_after_a_reload_on_another_device_and_after_a_crash(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with at_table(server) as (room, people, chairs):
            async with people[1].at(room) as tablet:
                await tablet.up_to_date()
                assert tablet.room["preference"] == {"mode": "ask", "only": []}
                await prefers(chairs[1], "only", "alibi")
                await tablet.until(lambda: tablet.room["preference"] == {"mode": "only", "only": ["alibi"]})
            await prefers(chairs[1], "pass")
            server.kill()
        server.start()
        async with people[1].at(room) as again, people[0].at(room) as host:
            await asyncio.gather(again.up_to_date(), host.up_to_date())
            assert again.room["preference"] == {"mode": "pass", "only": []}
            assert host.room["preference"] == {"mode": "ask", "only": []}

    with serving(tmp_path, *FLAGS) as server:
        run(scenario())


def test_a_preference_said_on_one_node_counts_whatever_node_runs_the_match(postgres: PostgresServer) -> None:
    async def scenario(one: Server, other: Server) -> None:
        room, people = await started(one, 4, **TABLE)
        async with AsyncExitStack() as sockets:
            nodes = (one, other, other, one)
            chairs = [
                await sockets.enter_async_context(person.at(room, server=node))
                for person, node in zip(people, nodes, strict=True)
            ]
            await asyncio.gather(*[chair.up_to_date() for chair in chairs])
            for chair, mode in zip(chairs, ("ask", "pass", "ask", "pass"), strict=True):
                await prefers(chair, mode)
                for node in (one, other):
                    chair.person.server = node
                    await until(partial(is_known, chair.person, room, mode))
            window = await to_a_window(chairs)
            assert list(map(asked, window.then)) == [False, False, True, False]

    async def is_known(person: Person, room: dict[str, Any], mode: str) -> bool:
        return bool((await person.looks(room))["preference"]["mode"] == mode)

    address = postgres.new_database()
    with serving(address, *FLAGS) as one, serving(address, *FLAGS) as other:
        run(scenario(one, other))


def test_watchers_and_other_games_have_no_preferences(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows, watchers=1) as (_, _, chairs):
            assert chairs[-1].refused[await prefers(chairs[-1], "pass")]["code"] == "not_yours"
            assert chairs[-1].room["preference"] is None
        async with playing(windows, 4) as (_, _, chairs):
            assert chairs[1].refused[await prefers(chairs[1], "pass")]["code"] == "not_now"
            assert chairs[1].room["preference"] is None

    run(scenario())


# -- what others do not get --------------------------------------------------------------------------------------------


def test_others_hear_nothing_of_a_preference_nor_of_what_comes_of_it(windows: Server) -> None:
    async def frames(mode: str) -> list[list[int]]:
        """How long each step was that came to the other seats, and to whoever watches, while a window was open.

        Before it, whoever is the last to answer a ballot is not told apart that their answer is in.
        """
        async with at_table(windows, watchers=1) as (_, _, chairs):
            others = [chairs[number] for number in (0, 1, 2, 4)]
            await asyncio.gather(*[chair.has_all() for chair in others])
            before = [rooms_of(chair.frames) for chair in others]
            if mode:
                await prefers(chairs[3], mode, "no such card")
            ends = await (await to_a_window(chairs)).closes()
            until_then = [
                (chair.raw[: end + 1], chair.frames[: end + 1]) for chair, end in zip(chairs, ends, strict=True)
            ]
            heard = [until_then[chairs.index(chair)] for chair in others]
            assert [rooms_of(frames) for _, frames in heard] == before
            return [list(from_the_window_on(zip(*each, strict=True))) for each in heard]

    def from_the_window_on(frames: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[int]:
        steps = ((len(raw), frame) for raw, frame in frames if frame["type"] == "step")
        return (length for length, _ in dropwhile(lambda step: not step[1].get("lapses"), steps))

    def rooms_of(frames: list[dict[str, Any]]) -> int:
        return sum(frame["type"] == "room" for frame in frames)

    async def scenario() -> None:
        asked, passing, choosy = await asyncio.gather(frames(""), frames("pass"), frames("only"))
        assert asked == passing == choosy

    run(scenario())


def test_letting_windows_lapse_is_no_absence(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows) as (_, _, chairs):
            for _ in range(4):
                await (await to_a_window(chairs)).closes()
                assert not any(seat["stand_in"] for seat in chairs[0].room["seats"])

    run(scenario())


# -- where windows close early -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "days"])
def test_where_windows_close_early_nobody_waits_for_whoever_passes(windows: Server, pace: str) -> None:
    async def scenario() -> None:
        async with at_table(windows, pace=pace, windows="early") as (room, _, chairs):
            await asyncio.gather(prefers(chairs[1], "pass"), prefers(chairs[2], "pass"))
            await prefers(chairs[3], "only", "no such card")
            in_time = False
            while not in_time:  # a window may close before a slow machine has answered
                window = await to_a_window(chairs)
                assert asked(window.then[3]), "no hand decides how long a window lasts"
                number = window.then[3].state["question"]["id"]
                passes = await chairs[3].requests({"type": "answer", "question": number, "answer": "pass"})
                in_time = passes in chairs[3].acknowledged
            await window.closes()
            assert not any(isinstance(line, Closed) for line in await lines_of(windows, room))

    run(scenario())


def test_where_everybody_passes_the_match_goes_on_at_once(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows, pace="days", windows="early") as (_, _, chairs):
            await asyncio.gather(*[prefers(chair, "pass") for chair in chairs[1:]])
            while not any(chair.question and chair.question["kind"] == "turn_start" for chair in chairs):
                await asyncio.gather(*[answers_at_once(chair) for chair in chairs])
                await asyncio.gather(*[chair.has_all() for chair in chairs])
            assert not any(frame.get("lapses") for chair in chairs for frame in chair.frames)

    run(scenario())


def test_one_person_among_bots_is_asked_for_some_cards_alone(windows: Server) -> None:
    async def scenario() -> None:
        async with at_table(windows, 1, bots=3, options={"l": "seat", "l_seat": 2}) as (_, _, chairs):
            (me,) = chairs
            await prefers(me, "only", "no such card")
            turns = 0
            while turns < 2:
                await me.until(lambda: me.over or has_to_answer(me))
                if me.over:
                    break
                assert not reacts(me)
                turns += me.question is not None and me.question["kind"] == "turn_main"
                await answers_at_once(me)
                await me.has_all()
            assert not any(frame.get("lapses") and frame["question"] for frame in me.frames)

    run(scenario())
