from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import Chair, Refused, Server, playing, plays_on, run, serving
from tests.server.reconnecting_players import asked, at_rest, entries_of, logs_of, told, until
from tests.store.postgres_server import PostgresServer

from penombre.server.match.match_log import Answered, decode

CALM = ("--tempo", "100", "--bot-tempo", "0.0001")
TABLES = ("guests", "sessions", "rooms", "room_guests", "matches", "log", "snapshots", "nodes", "presence", "kept")


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """As long as this lasts, the system refuses to let any file of the server grow."""
    assert server.process is not None
    limit = partial(resource.prlimit, server.process.pid, resource.RLIMIT_FSIZE)
    limit((0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        limit((resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def read_only(postgres: PostgresServer, address: str) -> Iterator[None]:
    """As long as this lasts, the database says that nothing can be written in it."""
    name = address.partition("///")[2].partition("?")[0]
    postgres.sql(
        name,
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
        "$$BEGIN RAISE read_only_sql_transaction USING MESSAGE = 'cannot write in a read-only transaction'; END$$;"
        + "".join(
            f"CREATE TRIGGER refuse BEFORE INSERT OR UPDATE OR DELETE ON {table} EXECUTE FUNCTION refuse();"
            for table in TABLES
        ),
    )
    try:
        yield
    finally:
        postgres.sql(name, "DROP FUNCTION refuse() CASCADE")


def health(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/healthz")
    return answer.status_code, answer.text


async def is_well(server: Server) -> bool:
    return (await asyncio.to_thread(health, server))[0] == 200


async def refused_and_then_taken(
    server: Server, trouble: AbstractContextManager[None], room: dict[str, Any], chairs: list[Chair], request: str
) -> list[str]:
    """Answer before, during and after the trouble; the requests, of which the second one was sent twice."""
    before = asked(chairs)
    first = await before.answers()
    assert first in before.acknowledged
    for chair in chairs:
        await chair.has_all()
    known = [chair.known() for chair in chairs]
    answering = asked(chairs)
    question, host = answering.question, chairs[0].person
    assert question is not None
    with trouble:
        await answering.answers(request=request)
        problem = answering.refused[request]
        assert problem["code"] == "store_failed" and ("disk" in problem["message"] or "read-only" in problem["message"])
        for chair in chairs:
            await chair.has_all()
        assert [chair.known() for chair in chairs] == known, "somebody saw what was not written"
        status, words = await asyncio.to_thread(health, server)
        assert status == 503 and "the store does not work" in words
        with pytest.raises(Refused) as refused:
            await host.does(room, "pause", on=True)
        assert (refused.value.status, refused.value.code) == (503, "store_failed")
        assert not chairs[0].room["paused"]
    await until(partial(is_well, server))
    assert await answering.answers(request=request) in answering.acknowledged
    return [first, request]


async def in_trouble_again_and_again(
    server: Server, where: Path | str, trouble: Callable[[], AbstractContextManager[None]], depth: Depth
) -> int:
    """A match that gets into trouble, in a soak several times, and is played to its end; how often it did."""
    times, rng = depth.of(test=1, soak=4), Random(depth.seed)
    async with playing(server, 4, windows="early") as (room, _, chairs):
        requests: list[str] = []
        for number in range(times):
            for _ in range(depth.of(test=0, soak=rng.randrange(3))):
                await asked(chairs).answers()
                await asyncio.gather(*[chair.has_all() for chair in chairs])
            requests += await refused_and_then_taken(server, trouble(), room, chairs, f"in trouble {number}")
            await asyncio.gather(*[chair.has_all() for chair in chairs])
        await asyncio.gather(*[plays_on(chair) for chair in chairs])
    await it_is_written_once(where, room["match"], requests)
    return times


def test_a_full_disk_is_said_costs_nothing_acknowledged_and_the_match_goes_on_when_there_is_room(
    tmp_path: Path, depth: Depth, covered: Covered
) -> None:
    async def scenario() -> None:
        times = await in_trouble_again_and_again(server, tmp_path, partial(full_disk, server), depth)
        covered("full disks", times)

    with serving(tmp_path, *CALM) as server:
        run(scenario())


def test_a_database_that_turns_read_only_is_said_and_the_match_goes_on_after_it(
    postgres: PostgresServer, depth: Depth, covered: Covered
) -> None:
    address = postgres.new_database()

    async def scenario() -> None:
        times = await in_trouble_again_and_again(server, address, partial(read_only, postgres, address), depth)
        covered("databases that turned read-only", times)

    with serving(address, *CALM) as server:
        run(scenario())


async def it_is_written_once(where: Path | str, match: str, requests: list[str]) -> None:
    lines = [decode(entry.body) for entry in await entries_of(where, match)]
    written = [line.request for line in lines if isinstance(line, Answered)]
    assert [written.count(request) for request in requests] == [1] * len(requests)
    assert (await logs_of(where, {match}))[match].record.match.over


def test_bots_and_clocks_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(server, 1, bots=3, windows="early") as (room, _, chairs):
            watching = chairs[0]
            with full_disk(server):
                await at_rest(partial(entries_of, tmp_path, room["match"]), 1.5)
                await at_rest(partial(told, watching), 0.5)
                seq = watching.seq
            # Whoever is asked now, nobody answers: time does, and bots.
            await watching.until(lambda: (watching.seq or 0) > (seq or 0) + 2)

    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.01") as server:
        run(scenario())
