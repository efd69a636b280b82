"""Nodes whose clocks are hours apart, a database whose clock is set, and nodes that are frozen and go on later."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path

import httpx
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.clock_server import PROGRAM, SHORT_BEATS, SetClock
from tests.server.harness import CALM, Server, plays_on, run, serving, started, two_nodes
from tests.server.hostile.test_clock_set import HOUR, SLOW, STAGED, left
from tests.server.reconnecting_players import FLAGS, Crowd, check, entries_of, logs_of, measured, until
from tests.store.postgres_server import PostgresServer
from tests.timeouts import patience

from penombre.server.match.match_log import decode

# -- clocks that are apart ---------------------------------------------------------------------------------------------


def test_two_nodes_with_clocks_hours_apart_play_a_match_with_the_right_deadlines(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.new_database()
    fast, slow = SetClock(tmp_path, HOUR), SetClock(tmp_path, -HOUR)

    async def scenario(one: Server, other: Server) -> None:
        room, people = await started(one, 4, bots=1, windows="early")
        async with AsyncExitStack() as sockets:
            nodes = (one, other) * 2
            chairs = [
                await sockets.enter_async_context(person.at(room, server=node))
                for person, node in zip(people, nodes, strict=True)
            ]
            for chair in chairs:
                await chair.up_to_date()
            fast.sets(-2 * HOUR)
            await asyncio.gather(*[plays_on(chair) for chair in chairs])
            for chair in chairs:
                clocks = [
                    (frame["clock"], came)
                    for frame, came in zip(chair.frames, chair.times, strict=True)
                    if frame.get("clock")
                ]
                assert clocks and all(-STAGED < came - (clock["due"] - clock["total"]) < SLOW for clock, came in clocks)
        entries = await entries_of(address, room["match"])
        assert all(later.at - entry.at > -1000 for entry, later in pairwise(entries))
        assert abs(entries[-1].at - chairs[0].times[-1]) < SLOW
        log = (await logs_of(address, {room["match"]}))[room["match"]]
        assert log.record.match.over
        # Nobody was late for a clock that another node took for over.
        assert {line.by for _, line in log.lines if line.seat == chairs[0].room["you"]} == {"person"}

    with (
        serving(address, *CALM, environment=fast.environment, program=PROGRAM) as one,
        serving(address, *CALM, environment=slow.environment, program=PROGRAM) as other,
    ):
        run(scenario(one, other))


@contextmanager
def settable(postgres: PostgresServer) -> Iterator[str]:
    """A database whose clock can be set: nobody else on its machine notices."""
    address = postgres.new_database()
    name = postgres.name(address)
    for statement in (
        "CREATE SCHEMA fake",
        "CREATE TABLE fake.clock (ahead interval)",
        "INSERT INTO fake.clock VALUES ('0')",
        """CREATE FUNCTION fake.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
            'SELECT pg_catalog.clock_timestamp() + ahead FROM fake.clock'""",
        f'ALTER DATABASE "{name}" SET search_path = public, fake, pg_catalog',
    ):
        postgres.sql(name, statement)
    yield address


def test_a_database_whose_clock_is_set_changes_no_deadline_on_any_node(postgres: PostgresServer) -> None:
    async def scenario(address: str, one: Server, other: Server) -> None:
        room, people = await started(one, 2, bots=2, windows="early")
        async with people[0].at(room, server=one) as here, people[1].at(room, server=other) as there:
            await asyncio.gather(here.up_to_date(), there.up_to_date())
            due = [chair.clock["due"] for chair in (here, there) if chair.clock]
            total = here.clock["total"] if here.clock else 0
            for ahead in (-HOUR, HOUR):
                late = f"UPDATE fake.clock SET ahead = '{ahead} milliseconds'"
                await asyncio.to_thread(postgres.sql, postgres.name(address), late)

                async def is_noticed(ahead: int = ahead) -> bool:
                    await here.says(text="Late already?")
                    last = (await entries_of(address, room["match"]))[-1]
                    return abs(last.at - ahead - here.times[-1]) < SLOW

                await until(is_noticed)
                for chair, before in zip((here, there), due, strict=True):
                    assert total - SLOW < await left(chair) <= total + STAGED
                    assert chair.clock is not None and abs(chair.clock["due"] - before) < 1000
            # A node that comes later takes the time of the database, and the same question for as long.
            with serving(address, *CALM, program=SHORT_BEATS) as third:
                async with people[0].at(room, server=third) as newcomer:
                    await newcomer.until(lambda: newcomer.clock)
                    async with asyncio.timeout(patience()):
                        while not total - SLOW < await left(newcomer) <= total + STAGED:
                            await asyncio.sleep(0.05)

    with settable(postgres) as address:
        # Bots that take their time: nothing changes but the clocks.
        flags = ("--tempo", "100", "--bot-tempo", "1000")
        with (
            serving(address, *flags, program=SHORT_BEATS) as one,
            serving(address, *flags, program=SHORT_BEATS) as other,
        ):
            run(scenario(address, one, other))


# -- nodes that are frozen ---------------------------------------------------------------------------------------------


def freezes(server: Server) -> None:
    """It does nothing any more, and its connections stand: as in a debugger, or on a machine that swaps."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)


def goes_on(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)


async def drives(server: Server) -> bool:
    return await asyncio.to_thread(measured, server, "matches_driving") == 1


async def is_well(server: Server) -> bool:
    with suppress(httpx.TransportError):
        return (await asyncio.to_thread(httpx.get, f"{server.url}/healthz")).status_code == 200
    return False


def test_a_frozen_node_loses_its_match_and_what_it_thinks_is_due_is_not_written_when_it_goes_on(
    postgres: PostgresServer,
) -> None:
    async def scenario() -> None:
        room, people = await started(one, 4, windows="early")
        async with AsyncExitStack() as sockets:
            chairs = [await sockets.enter_async_context(person.at(room, server=other)) for person in people]
            for chair in chairs:
                await chair.up_to_date()
            assert await drives(one)
            first = chairs[0].clock
            assert first is not None
            freezes(one)
            try:
                await until(lambda: drives(other))
                # The question got its time again, so it is over later than the frozen node knows.
                await chairs[0].until(lambda: chairs[0].clock["due"] > first["due"])  # type: ignore[index]
                due = chairs[0].clock["due"]  # type: ignore[index]
                _, now = await left(chairs[0]), chairs[0].frames[-1]["now"]
                await asyncio.sleep(max(0, first["due"] + 200 - now) / 1000)
            finally:
                goes_on(one)
            await until(lambda: is_well(one))
            seq = chairs[0].seq or 0
            await chairs[0].until(lambda: (chairs[0].seq or 0) > seq)
            entries = await entries_of(address, room["match"])
            assert entries[1].at >= due - 60, "time was up too soon"
            assert not await drives(one) and await drives(other)
            assert {decode(entry.body).by for entry in entries[1:]} == {"clock"}  # type: ignore[union-attr]

    # Long enough that the other node can take over before the question is over.
    with two_nodes(postgres, "--tempo", "0.15", "--bot-tempo", "0.01", program=SHORT_BEATS) as (address, one, other):
        run(scenario())


def test_nodes_frozen_in_turn_under_load_lose_no_answer_and_apply_none_twice(
    postgres: PostgresServer, depth: Depth, covered: Covered
) -> None:
    times = depth.of(test=1, soak=20)
    with two_nodes(postgres, *FLAGS, program=SHORT_BEATS) as (address, one, other):
        crowd = Crowd([one, other], depth.seed + 3)

        async def freeze() -> None:
            await crowd.begun.wait()
            for number in range(times):
                await crowd.progress(20)
                frozen, awake = ((one, other), (other, one))[number % 2]
                freezes(frozen)
                try:
                    # Longer than its silence is borne with, and people on the other node play on.
                    await asyncio.sleep(2.5)
                    assert await is_well(awake)
                finally:
                    goes_on(frozen)
            crowd.last_round = True

        async def scenario() -> None:
            await asyncio.gather(freeze(), crowd.plays((4, 0), (3, 3)))
            check(crowd.players, await logs_of(address, {player.match for player in crowd.players}))

        run(scenario())
    covered("freezes", times)
    covered("acknowledged answers", crowd.acknowledged)
