from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.harness import Server, run, serving
from tests.server.load import Crowd, check, logs_of

KILLS = 50


async def kill_again_and_again(server: Server, crowd: Crowd, rng: Random) -> None:
    """At moments that only the seed knows; now and then before it has even started."""
    await crowd.begun.wait()
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0, 0.35))
        server.kill()
        if rng.random() < 0.15:
            await asyncio.to_thread(server.dies_starting, rng.uniform(0, 0.7))
        await asyncio.to_thread(server.start)
    crowd.last_round = True


@pytest.mark.parametrize("seed", [20261115])
def test_a_server_killed_fifty_times_under_load_loses_no_answer_and_applies_none_twice(
    tmp_path: Path, seed: int
) -> None:
    with serving(tmp_path, "--tempo", "0.2", "--bot-tempo", "0.005") as server:
        crowd = Crowd([server], seed)

        async def scenario() -> None:
            killing = kill_again_and_again(server, crowd, Random(seed))
            await asyncio.gather(killing, crowd.plays((4, 0), (4, 2), (6, 0), (5, 3), (8, 0)))
            matches = {player.match for player in crowd.players}
            check(crowd.players, await logs_of(tmp_path, matches))

        run(scenario())
        assert crowd.acknowledged > 10 * KILLS, "there was too little to lose"
