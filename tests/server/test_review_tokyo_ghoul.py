"""Somebody who cheats at Tokyo Ghoul: gets up and looks on, comes in twice, watches, asks for what is not over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Chair, Server, playing, run, serving
from tests.server.load import entries_of

from penombre.engine import Ask
from penombre.games import RULESETS
from penombre.server import pace
from penombre.server.record import Record
from penombre.store import Entry

GAME = "tokyo_ghoul"
HOLDS = RULESETS[GAME].holds
TEMPO = 0.1


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where an exchange lasts at least four tenths of a second, and bots think for less."""
    with serving(tmp_path_factory.mktemp("cheats"), "--tempo", str(TEMPO), "--bot-tempo", "0.002") as server:
        yield server


async def _plays(chair: Chair, rng: Random) -> None:
    """Any answer at once, over and over; attacks are for the end of long matches."""
    while not chair.over:
        await chair.until(lambda: chair.over or chair.question is not None)
        if (question := chair.question) is not None:
            options = [option["id"] for option in question["options"] if not option["refused"]]
            walks = [each for each in options if not each.startswith("special")]
            await chair.answers("pass" if question["kind"] == "attack" else rng.choice(walks))


def _lasted(entries: list[Entry]) -> list[tuple[str, bool]]:
    """Every question of a log that may not close at once, with whether it was open for long enough."""
    record = Record.of(entries[:1])
    found = []
    for entry in entries[1:]:
        asking, settled = record.match.asking, record.match.settled
        earliest = record.asked_at + 1000 * TEMPO * pace.least(record.match)
        record.follow(entry)
        if isinstance(asking, Ask) and asking.pace in HOLDS and record.match.settled != settled:
            found.append((asking.kind, entry.at >= earliest))
    return found


async def _log_after_getting_up(server: Server, *, looks_on: bool) -> list[tuple[str, bool]]:
    """Two people and bots; one of the two gets up at once, and looks on from the seat or goes away."""
    async with playing(server, 2, bots=3, game=GAME) as (room, people, chairs):
        await people[1].does(room, "leave")
        if not looks_on:
            await chairs[1].socket.close()
        await _plays(chairs[0], Random(0))
    assert isinstance(server.where, Path)
    return _lasted(await entries_of(server.where, room["match"]))


async def _several(server: Server, *, looks_on: bool) -> list[tuple[str, bool]]:
    wanted: list[Any] = [_log_after_getting_up(server, looks_on=looks_on) for _ in range(4)]
    return [one for each in await asyncio.gather(*wanted) for one in each]


def test_whoever_got_up_and_looks_on_does_not_see_how_quickly_the_others_answer(quick: Server) -> None:
    async def scenario() -> None:
        lasted = await _several(quick, looks_on=True)
        assert len(lasted) > 10
        assert [kind for kind, long_enough in lasted if not long_enough] == []

    run(scenario())


def test_whoever_is_left_alone_with_bots_does_not_wait_for_nobody(quick: Server) -> None:
    async def scenario() -> None:
        lasted = await _several(quick, looks_on=False)
        assert [kind for kind, long_enough in lasted if not long_enough], "which shows that the test above could fail"

    run(scenario())
