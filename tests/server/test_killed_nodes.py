from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.harness import Server, run, serving
from tests.server.load import Crowd, check, logs_of
from tests.store.postgres_server import PostgresServer

KILLS = 25
TABLES = ((4, 0), (3, 3), (6, 0), (5, 2))


async def kill_either(nodes: list[Server], crowd: Crowd, rng: Random) -> None:
    """One node or the other, at moments that only the seed knows."""
    await crowd.begun.wait()
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0, 0.3))
        node = rng.choice(nodes)
        node.kill()
        if rng.random() < 0.15:
            await asyncio.to_thread(node.dies_starting, rng.uniform(0, 0.7))
        await asyncio.to_thread(node.start)
    crowd.last_round = True


@pytest.mark.parametrize("seed", [20261115])
def test_two_nodes_killed_in_turn_under_load_lose_no_answer_and_apply_none_twice(
    postgres: PostgresServer, seed: int
) -> None:
    address = postgres.new_database()
    flags = ("--tempo", "0.2", "--bot-tempo", "0.005")
    with serving(address, *flags) as one, serving(address, *flags) as other:
        crowd = Crowd([one, other], seed)

        async def scenario() -> None:
            await asyncio.gather(kill_either([one, other], crowd, Random(seed)), crowd.plays(*TABLES))
            check(crowd.players, await logs_of(address, {player.match for player in crowd.players}))

        run(scenario())
        assert crowd.acknowledged > 10 * KILLS, "there was too little to lose"


def test_lost_connections_to_the_database_cost_no_answer(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    name = address.partition("///")[2].partition("?")[0]
    flags = ("--tempo", "0.2", "--bot-tempo", "0.005")
    with serving(address, *flags) as one, serving(address, *flags) as other:
        crowd = Crowd([one, other], 1)

        async def cut() -> None:
            for _ in range(10):
                before = crowd.acknowledged
                while crowd.acknowledged < before + 20:
                    await asyncio.sleep(0.01)
                assert await asyncio.to_thread(postgres.drop_connections, name) > 2
            crowd.last_round = True

        async def scenario() -> None:
            await asyncio.gather(cut(), crowd.plays(*TABLES))
            check(crowd.players, await logs_of(address, {player.match for player in crowd.players}))

        run(scenario())


def test_a_rolling_restart_costs_a_reconnect_and_no_match(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    flags = ("--tempo", "0.2", "--bot-tempo", "0.005")
    with serving(address, *flags) as one, serving(address, *flags) as other:
        crowd = Crowd([one, other], 2)

        async def restart() -> None:
            for node in (one, other, one, other):
                before = crowd.acknowledged
                while crowd.acknowledged < before + 20:
                    await asyncio.sleep(0.01)
                assert await asyncio.to_thread(node.stop) in (0, -15, 143)
                await asyncio.to_thread(node.start)
            crowd.last_round = True

        async def scenario() -> None:
            await asyncio.gather(restart(), crowd.plays(*TABLES))
            check(crowd.players, await logs_of(address, {player.match for player in crowd.players}))

        run(scenario())
        for node in (one, other):
            assert '"level":"error"' not in node.read_errors()
