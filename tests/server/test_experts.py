"""Experts at the tables of a real server, in real processes: asked, killed, overrun, and gone when the server is."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.experts.test_pool import gone
from tests.server.harness import Chair, Person, Server, plays_on, refusal, run, serving
from tests.timeouts import patience

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")

TABLES = 8
"""So many of three experts each are far more than one process thinks for."""


def processes(server: Server) -> list[int]:
    """The processes that the experts of a server think in."""
    assert server.process is not None
    started = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(pid) for children in started for pid in children.read_text().split()]


async def counts(person: Person) -> dict[str, int]:
    """What became of all questions to experts so far, and how often one of their processes died."""
    read = {}
    for line in (await person.http.get(f"{person.server.url}/metrics")).text.splitlines():
        if line.startswith("penombre_expert_thoughts_total") and not line.endswith(" 0"):
            name, _, value = line.rpartition(" ")
            read[name.split('"')[1]] = int(value)
        elif line.startswith("penombre_expert_deaths_total"):
            read["deaths"] = int(line.split()[1])
    return read


async def table_of_experts(person: Person) -> dict[str, Any]:
    """A match of one person and three experts that has begun."""
    room = await person.opens(bots="brisk", options={"talk_s": 10})
    for seat in (1, 2, 3):
        room = await person.does(room, "add_bot", seat=seat, level="search")
    assert [seat["level"] for seat in room["seats"]] == ["", "search", "search", "search"]
    await person.does(room, "ready", nonce="")
    await person.does(room, "start")
    return room


async def until(person: Person, true: Callable[[dict[str, int]], bool]) -> dict[str, int]:
    """Wait until something is true of what became of questions to experts."""
    async with asyncio.timeout(patience()):
        while not true(found := await counts(person)):
            await asyncio.sleep(0.05)
    return found


def test_experts_think_in_a_process_that_may_die_and_that_ends_with_the_server(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        anna = Person(server, "Anna")
        assert not processes(server), "nobody plays with experts yet"
        room = await table_of_experts(anna)
        async with anna.at(room) as chair:
            playing = asyncio.ensure_future(plays_on(chair))
            await until(anna, lambda found: found.get("thought", 0) > 0)
            (pid,) = processes(server)
            os.kill(pid, signal.SIGKILL)
            before = await until(anna, lambda found: found["deaths"] == 1)
            # The match may be over before another process is there.
            bruno = Person(server, "Bruno")
            room = await table_of_experts(bruno)
            async with bruno.at(room) as other:
                playing_too = asyncio.ensure_future(plays_on(other))
                await until(anna, lambda found: found.get("thought", 0) > before.get("thought", 0))
                assert not chair.closed and not other.closed
                (pid,) = processes(server)
                playing.cancel()
                playing_too.cancel()
                os.kill(pid, signal.SIGSTOP)  # it does not even notice that it should end
                assert server.stop() == 0
            assert gone(pid)
        lines = [line for line in server.complaints() if "expert process died" not in line]
        assert not lines

    with serving(tmp_path, "--experts", "1", "--tempo", "0.3") as server:
        run(scenario(server))


def test_many_experts_with_one_process_play_on_at_the_pace_of_their_tables(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with AsyncExitStack() as sockets:
            chairs: list[Chair] = []
            persons = [Person(server, f"Anna {number}") for number in range(TABLES)]
            for person, room in zip(persons, await asyncio.gather(*map(table_of_experts, persons)), strict=True):
                chairs.append(await sockets.enter_async_context(person.at(room)))
            playing = [asyncio.ensure_future(plays_on(chair)) for chair in chairs]
            for chair in chairs:
                await chair.until(lambda chair=chair: chair.seq is not None and chair.seq >= 6)  # type: ignore[misc]
            found = await counts(persons[0])
            assert found["deaths"] == 0 and len(processes(server)) == 1
            assert sum(found.get(why, 0) for why in ("full", "late")) > 0
            for each in playing:
                each.cancel()

    with serving(tmp_path, "--experts", "1", "--tempo", "0.3") as server:
        run(scenario(server))
        assert not server.complaints()


def test_where_no_experts_may_run_none_are_offered(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        anna = Person(server, "Anna")
        (game, *_) = (await anna.call("GET", "/api/games"))["games"]
        assert game["levels"] == ["random", "judgement"]
        room = await anna.opens()
        refused = await refusal(anna.does(room, "add_bot", seat=1, level="search"))
        assert refused.code == "bad_request" and "random, judgement" in refused.message

    with serving(tmp_path, "--experts", "0") as server:
        run(scenario(server))
