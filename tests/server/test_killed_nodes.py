from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random

from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import run, two_nodes
from tests.server.reconnecting_players import FLAGS, Crowd, check, logs_of
from tests.store.postgres_server import PostgresServer

TABLES = ((4, 0), (3, 3), (6, 0), (5, 2))


def _plays_on(address: str, crowd: Crowd, trouble: Awaitable[None]) -> None:
    """Nothing is lost and nothing happens twice, whatever the trouble."""

    async def scenario() -> None:
        await asyncio.gather(trouble, crowd.plays(*TABLES))
        check(crowd.players, await logs_of(address, {player.match for player in crowd.players}))

    run(scenario())


def test_two_nodes_killed_in_turn_under_load_lose_no_answer_and_apply_none_twice(
    postgres: PostgresServer, depth: Depth, covered: Covered
) -> None:
    kills, seed = depth.of(test=5, soak=50), depth.seed
    with two_nodes(postgres, *FLAGS) as (address, one, other):
        crowd = Crowd([one, other], seed)
        _plays_on(address, crowd, crowd.is_killed(kills, Random(seed)))
    assert crowd.acknowledged > 10 * crowd.kills, "there was too little to lose"
    covered("kills on two PostgreSQL nodes", crowd.kills)
    covered("acknowledged answers", crowd.acknowledged)


def test_lost_connections_to_the_database_cost_no_answer(
    postgres: PostgresServer, depth: Depth, covered: Covered
) -> None:
    cuts = depth.of(test=4, soak=20)
    with two_nodes(postgres, *FLAGS) as (address, one, other):
        crowd = Crowd([one, other], depth.seed + 1)

        async def cut() -> None:
            for _ in range(cuts):
                await crowd.progress(20)
                assert await asyncio.to_thread(postgres.drop_connections, address) > 2
            crowd.last_round = True

        _plays_on(address, crowd, cut())
    covered("cuts of all connections to the database", cuts)
    covered("acknowledged answers", crowd.acknowledged)


def test_a_rolling_restart_costs_a_reconnect_and_no_match(
    postgres: PostgresServer, depth: Depth, covered: Covered
) -> None:
    rounds = depth.of(test=1, soak=2)
    with two_nodes(postgres, *FLAGS) as (address, one, other):
        crowd = Crowd([one, other], depth.seed + 2)

        async def restart() -> None:
            for node in (one, other) * rounds:
                await crowd.progress(20)
                assert await asyncio.to_thread(node.stop) in (0, -15, 143)
                await asyncio.to_thread(node.start)
            crowd.last_round = True

        _plays_on(address, crowd, restart())
        for node in (one, other):
            assert '"level":"error"' not in node.read_errors()
    covered("acknowledged answers", crowd.acknowledged)
