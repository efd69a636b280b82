"""One person among bots who need not hurry: nothing runs out until they start the clock, or somebody else sits down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import SHORT, Chair, Person, Server, comes_in, playing, plays_on, refusal, run, serving
from tests.server.reconnecting_players import entries_of

from penombre.games import RULESETS
from penombre.server.match.match_log import Answered, Held, decode


@pytest.fixture(scope="module")
def fleeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where time is over at once: half a minute lasts thirty milliseconds."""
    with serving(tmp_path_factory.mktemp("fleeting"), "--tempo", "0.001", "--bot-tempo", "0.0005") as server:
        yield server


@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_match_waits_for_its_one_person_and_shows_no_clock(fleeting: Server, game: str) -> None:
    before = fleeting.complaints()

    async def scenario() -> None:
        options = {name: value for name, value in SHORT.get(game, {}).items() if name != "clock_mode"}
        asked: dict[str, Any] = {"game": game, "options": options, "pace": "untimed"}
        async with playing(fleeting, 1, bots=4, **asked) as (room, _, (chair,)):
            await plays_on(chair)
            assert chair.room["pace"] == "untimed"
            clocks = [frame["clock"] for frame in chair.frames if frame.get("clock")]
            assert {clock["due"] for clock in clocks} == {None}
        lines = [decode(entry.body) for entry in await entries_of(fleeting.where, room["match"])]
        mine = [line.by for line in lines if isinstance(line, Answered | Held) and line.seat == 0]
        lapsed = RULESETS[game].lapsing
        assert "person" in mine and {*mine} <= {"person", "clock" if lapsed else "person"}

    run(scenario())
    assert fleeting.complaints() == before


def due(chair: Chair) -> int | None:
    """When the open question closes."""
    assert chair.clock is not None
    closes_at: int | None = chair.clock["due"]
    return closes_at


def test_whoever_starts_the_clock_gets_the_whole_time_of_the_open_question(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 1, bots=3, pace="untimed") as (room, (anna,), (chair,)):
            await chair.until(lambda: chair.question is not None)
            assert due(chair) is None
            await anna.does(room, "pause", on=True)
            await anna.does(room, "pause", on=False)
            await anna.does(room, "start_clock")
            await chair.until(lambda: chair.room["pace"] == "live" and due(chair) is not None)
            assert chair.clock is not None
            assert chair.clock["due"] >= chair.frames[0]["now"] + chair.clock["total"]
            again = await refusal(anna.does(room, "start_clock"))
            assert again.code == "not_now"

    run(scenario())


def test_a_table_is_live_as_soon_as_somebody_else_plays(calm: Server) -> None:
    async def scenario() -> None:
        async with playing(calm, 1, bots=3, pace="untimed") as (room, (anna,), (chair,)):
            await chair.until(lambda: chair.question is not None)
            await anna.does(room, "replace", seat=1, by="person")
            await comes_in(Person(calm, "Zoé"), room, anna)
            await chair.until(lambda: chair.room["pace"] == "live" and due(chair) is not None)

    run(scenario())


def test_a_question_that_was_open_for_long_has_its_whole_time_after_a_pause_in_which_the_server_and_the_clock_started(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with playing(server, 1, bots=3, pace="untimed") as (room, (anna,), (chair,)):
            await chair.until(lambda: chair.question is not None)
            assert chair.clock is not None
            await asyncio.sleep(1.2 * chair.clock["total"] / 1000)
            await anna.does(room, "pause", on=True)
            await asyncio.to_thread(server.stop)
            await chair.until_closed()
        await asyncio.to_thread(server.start)
        async with anna.at(room) as again:
            await again.up_to_date()
            await anna.does(room, "start_clock")
            resumed = time.time() * 1000
            await anna.does(room, "pause", on=False)
            await again.until(lambda: again.clock and due(again))
            assert again.clock is not None
            assert again.clock["due"] > resumed + 0.9 * again.clock["total"]

    with serving(tmp_path, "--tempo", "0.02", "--bot-tempo", "0.001") as server:
        run(scenario())
