"""Back-ups while the server runs: a checked copy of the SQLite file every so many hours, the oldest ones removed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from penombre.server.logs import Log
from penombre.server.metrics import Metrics
from penombre.store import StoreFailed, StoreUnreadable
from penombre.store.backup import back_up_into, newest_in

RETRY: Final = 600.0
"""Seconds after which a back-up that failed is tried again, unless the next one is due before."""

log: Final = Log("backups")


class BackupPlan(Struct, frozen=True):
    """Where copies go, how many hours lie between two, and how many are kept."""

    folder: Path
    every: float = 24.0
    keep: int = 7


class Backups:
    """Makes back-ups of one store as planned, in a thread of its own."""

    def __init__(self, plan: BackupPlan, store: Path, metrics: Metrics) -> None:
        self._plan: Final = plan
        self._store: Final = store
        self._metrics: Final = metrics
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go on from the newest copy that is there."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Make no more; one that is being made may be left unfinished, and then has no name."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        interval = self._plan.every * 3600
        newest = await asyncio.to_thread(newest_in, self._plan.folder)
        self._metrics.backup_time.value = newest
        # By the wall clock once, to go on after a restart; a clock that was set back does not put it off for longer.
        wait = min(max(0.0, newest + interval - time.time()), interval)
        while True:
            await asyncio.sleep(wait)
            wait = interval if await self._made() else min(RETRY, interval)

    async def _made(self) -> bool:
        start = time.monotonic()
        try:
            await asyncio.to_thread(back_up_into, self._store, self._plan.folder, self._plan.keep)
        except (StoreFailed, StoreUnreadable) as error:
            self._metrics.backups.add("failed")
            log.error("back-up failed", error)
            return False
        self._metrics.backups.add("made")
        self._metrics.backup_time.value = int(time.time())
        log.info("back-up made", ms=round(1000 * (time.monotonic() - start)))
        return True
