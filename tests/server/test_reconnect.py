from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Chair, Person, Server, playing, run, serving, started

KEPT = 24
"""How many frames a server remembers for those who come back."""
SEVERAL_GAMES = {"points": True}
"""A match that is long enough for any test."""


class Stayed:
    """Somebody who never left: each frame as it came, and what was known after it, by its number."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.raw: dict[int, str] = {}
        self.after: dict[int, Chair] = {}
        self._fold = Chair(chair.person, chair.socket, chair.room_id)
        self._read = 0

    async def look(self) -> None:
        """Take in what came so far."""
        await self.chair.has_all()
        for raw, frame in zip(self.chair.raw[self._read :], self.chair.frames[self._read :], strict=True):
            self._read += 1
            self._fold.take(frame)
            if frame["type"] in ("full", "step"):
                self.raw[frame["seq"]] = raw
                self.after[frame["seq"]] = copy(self._fold)

    def check(self, back: Chair, last: int | None) -> bool:
        """Whoever came back with this number got each frame it missed, or all at once; whether it was the former."""
        told = [pair for pair in zip(back.raw, back.frames, strict=True) if pair[1]["type"] in ("full", "step")]
        resumed = not told or told[0][1]["type"] == "step"
        if not resumed:
            last = told.pop(0)[1]["seq"]
        assert last is not None
        for raw, frame in told:
            assert frame["after"] == last, "no frame is missing"
            assert raw == self.raw[frame["seq"]]
            last = frame["seq"]
        assert back.seq is not None
        assert back.known() == self.after[back.seq].known()
        return resumed


async def _goes_on(chairs: list[Chair], rng: Random) -> None:
    """Somebody answers, or says something first."""
    await asyncio.gather(*[chair.has_all() for chair in chairs])
    asked = [chair for chair in chairs if chair.question is not None]
    if not asked:
        return
    chair = rng.choice(asked)
    if rng.random() < 0.1:
        await chair.says(text=f"words {rng.random()}")
    assert chair.question is not None
    legal = [option["id"] for option in chair.question["options"] if not option["refused"]]
    await chair.answers(rng.choice(legal))


async def _visit(person: Person, room: dict[str, Any], after: Chair) -> Chair:
    """Come back, take in what was missed, and go again."""
    async with person.at(room, after=after) as back:
        await back.up_to_date()
    return back


def test_whoever_drops_after_every_step_gets_exactly_what_they_missed(calm: Server) -> None:
    async def scenario() -> None:
        rng = Random("every step")
        async with playing(calm, 4, watchers=1, windows="early") as (room, persons, chairs):
            stayed = [Stayed(chair) for chair in chairs]
            gone = [copy(chair) for chair in chairs]
            visits = 0
            while not all(chair.over for chair in gone):
                await _goes_on(chairs[:-1], rng)
                for seat, person in enumerate(persons):
                    last = gone[seat].seq
                    gone[seat] = await _visit(person, room, gone[seat])
                    await stayed[seat].look()
                    assert stayed[seat].check(gone[seat], last), "nothing was forgotten yet"
                    visits += gone[seat].seq != last
            assert visits > 50

    run(scenario())


def test_whoever_stays_away_for_long_gets_what_they_missed_or_everything(calm: Server) -> None:
    async def scenario() -> None:
        rng = Random("long")
        resumed: list[bool] = []
        async with playing(calm, 4, watchers=1, windows="early", options=SEVERAL_GAMES) as (room, persons, chairs):
            stayed = [Stayed(chair) for chair in chairs]
            gone = [copy(chair) for chair in chairs]
            for away in (5, KEPT // 2, 2 * KEPT, 10, 3 * KEPT):
                for _ in range(away):
                    await _goes_on(chairs[:-1], rng)
                for seat, person in enumerate(persons):
                    last = gone[seat].seq
                    gone[seat] = await _visit(person, room, gone[seat])
                    await stayed[seat].look()
                    resumed.append(stayed[seat].check(gone[seat], last))
                    missed = [number for number in stayed[seat].raw if last is not None and number > last]
                    assert resumed[-1] == (len(missed) <= KEPT)
        assert any(resumed)
        assert not all(resumed)

    run(scenario())


def test_any_number_a_client_may_come_with_leads_to_the_same(calm: Server) -> None:
    async def scenario() -> None:
        rng = Random("numbers")
        async with playing(calm, 4, watchers=1, windows="early", options=SEVERAL_GAMES) as (room, persons, chairs):
            stayed = [Stayed(chair) for chair in chairs]
            while len(stayed[0].raw) < 2 * KEPT:
                await _goes_on(chairs[:-1], rng)
                await stayed[0].look()
            for seat, person in enumerate(persons):
                await stayed[seat].look()
                for last in (*stayed[seat].after, max(stayed[seat].after) + 1, 0, 2**53):
                    then = stayed[seat].after.get(last) or copy(stayed[seat].after[1])
                    then.seq = last
                    back = await _visit(person, room, then)
                    await stayed[seat].look()
                    stayed[seat].check(back, last)

    run(scenario())


def test_a_number_of_another_match_or_seat_counts_for_nothing(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 4, watchers=1, windows="early") as (room, persons, chairs):
            await chairs[0].has_all()
            for other in ({"match": "another"}, {"seat": 1}, {"match": "", "seat": None}):
                persons[0].follows[room["id"]] = {"match": room["match"], "seat": 0, **other}
                async with persons[0].at(room, last=chairs[0].seq) as back:
                    await back.up_to_date()
                    assert back.known() == chairs[0].known()
                    assert any(frame["type"] == "full" for frame in back.frames)

    run(scenario())


@pytest.mark.parametrize("ends", ["stopped", "killed"])
def test_numbers_go_on_and_nothing_is_missed_when_the_server_is(tmp_path: Path, ends: str) -> None:
    async def scenario(calm: Server) -> None:
        rng = Random(ends)
        room, persons = await started(server, 4, windows="early", options=SEVERAL_GAMES)
        persons.append(Person(server, "Farid"))
        chairs: list[Chair] = [Chair(person, None, room["id"]) for person in persons]  # type: ignore[arg-type]
        absent = dict(enumerate(chairs))
        for restart in range(4):
            async with AsyncExitStack() as sockets:
                before = chairs
                chairs = [
                    await sockets.enter_async_context(person.at(room, after=chair))
                    for person, chair in zip(persons, before, strict=True)
                ]
                for seat, chair in enumerate(chairs):
                    await chair.up_to_date()
                    if restart:
                        assert not _told(chair), "everybody had everything, and the server knows"
                        assert chair.known() == before[seat].known()
                    await _check_absent(persons[seat], room, absent, seat, chair)
                for _ in range(25):
                    await _goes_on(chairs[:-1], rng)
                for seat, chair in enumerate(chairs):
                    await chair.has_all()
                    last = before[seat].seq
                    for frame in _told(chair):
                        assert frame["type"] == "full" or frame["after"] == last
                        last = frame["seq"]
                await asyncio.to_thread(server.stop if ends == "stopped" else server.kill)
                for chair in chairs:
                    await chair.until_closed()
            server.start()
        assert not server.complaints()

    with serving(tmp_path, "--tempo", "100") as server:
        run(scenario(server))


def _told(chair: Chair) -> list[dict[str, Any]]:
    return [frame for frame in chair.frames if frame["type"] in ("full", "step")]


async def _check_absent(
    person: Person, room: dict[str, Any], absent: dict[int, Chair], seat: int, chair: Chair
) -> None:
    """Somebody who was away since before the restart knows the same as somebody who came back at once."""
    back = await _visit(person, room, absent[seat])
    await chair.has_all()
    assert back.known() == chair.known()
    absent[seat] = back
