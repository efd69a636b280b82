from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import run, serving
from tests.server.reconnecting_players import FLAGS, Crowd, check, logs_of


def test_a_server_killed_again_and_again_under_load_loses_no_answer_and_applies_none_twice(
    tmp_path: Path, depth: Depth, covered: Covered
) -> None:
    kills, seed = depth.of(test=5, soak=50), depth.seed
    # With many people the matches of these two are the longest, and all are played to their end after the last kill.
    rose_noire, death_note = depth.of(test=((3, 0), (4, 1)), soak=((6, 0), (8, 0)))
    with serving(tmp_path, *FLAGS) as server:
        crowd = Crowd([server], seed)

        async def scenario() -> None:
            killing = crowd.is_killed(kills, Random(seed))
            await asyncio.gather(killing, crowd.plays((4, 0), (4, 2), rose_noire, (5, 3), death_note))
            matches = {player.match for player in crowd.players}
            check(crowd.players, await logs_of(tmp_path, matches))

        run(scenario())
    assert crowd.acknowledged > 10 * crowd.kills, "there was too little to lose"
    covered("kills on SQLite", crowd.kills)
    covered("acknowledged answers", crowd.acknowledged)
