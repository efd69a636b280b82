"""A clock that is months ahead when the server starts, as one that was never set: nothing is deleted for it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.clock_server import SHORT_BEATS, SetClock
from tests.server.harness import Person, Server, run, serving
from tests.timeouts import patience

DAY = 86_400_000


def test_a_clock_months_ahead_deletes_nothing(tmp_path: Path) -> None:
    clock = SetClock(tmp_path)
    opened: dict[str, Any] = {}

    async def opens(server: Server) -> None:
        opened.update(await Person(server, "Anna").opens(listed=True))

    def said(event: str) -> bool:
        return any(json.loads(line)["event"] == event for line in server.read_errors().splitlines())

    with serving(tmp_path, "--keep-days", "180", environment=clock.environment, program=SHORT_BEATS) as server:
        run(opens(server))
        server.stop()
        clock.sets(400 * DAY)
        server.start()
        end = time.monotonic() + patience()
        while not said("clock is ahead of what is believed for deleting"):
            assert not said("purged") and time.monotonic() < end
            time.sleep(0.05)
        assert httpx.get(f"{server.url}/api/rooms/{opened['id']}").status_code == 200
