"""A match that was dealt under rules which the server does not have any more."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.harness import Server, run, serving, started


def _deal_under_other_rules(folder: Path) -> None:
    """As if the rules had changed since: the first line of the log names another version."""
    with sqlite3.connect(folder / "penombre.sqlite3") as file:
        [(body,)] = file.execute("SELECT body FROM log WHERE seq = 1").fetchall()
        file.execute("UPDATE log SET body = ? WHERE seq = 1", (body.replace(b'"version":', b'"version":9'),))
        file.execute("DELETE FROM snapshots")
    file.close()


def test_a_match_of_other_rules_is_said_to_be_one_and_the_host_can_begin_another(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        room, people = await started(server, 1, bots=3)
        server.stop()
        _deal_under_other_rules(tmp_path)
        server.start()
        async with people[0].at(room) as chair:
            await chair.until(lambda: "" in chair.refused)
            assert chair.refused[""]["code"] == "unknown_version"
            await people[0].does(room, "rematch")
            await people[0].does(room, "ready")
            await people[0].does(room, "start")
            await chair.until(lambda: chair.public)
            assert not chair.over

    with serving(tmp_path, "--tempo", "0.05", "--bot-tempo", "0.02") as server:
        run(scenario(server))
