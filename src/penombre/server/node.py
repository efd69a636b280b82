"""What the rooms and matches of one server process share: the store, settings, metrics, notices, and the time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from secrets import token_bytes
from typing import Any, Final

from penombre.bots import EXPERT, LEVELS
from penombre.bots.speaker import Speaker
from penombre.experts import Experts
from penombre.server import notices
from penombre.server.logs import Log
from penombre.server.metrics import Metrics
from penombre.server.node_clock import NodeClock
from penombre.server.refusal import STATUS, Refusal
from penombre.server.settings import Settings
from penombre.store import Store, StoreFailed

log: Final = Log("site")


class Node:
    """One server process, as its rooms and matches see it."""

    def __init__(self, settings: Settings, store: Store, *, address: str, routes: tuple[str, ...] = ()) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.clock: Final = NodeClock()
        self.address: Final = settings.public_url or address
        self.metrics: Final = Metrics(routes, STATUS)
        self.notices: notices.Notices
        self.speaker: Final = None if settings.speaker is None else Speaker(settings.speaker, self._worded)
        self.bot_thread: Final = ThreadPoolExecutor(1, thread_name_prefix="bots")
        """Where bots think: a choice that takes long holds up other bots, and nobody else."""
        self.experts: Final = Experts(
            settings.experts,
            counted=self.metrics.expert_thoughts.add,
            took=self.metrics.expert_seconds.observe,
            died=self._expert_died,
        )
        """Where experts look ahead: in processes of their own, so that nobody is held up at all."""
        self.metrics.experts_waiting.read = lambda: self.experts.waiting
        self.metrics.expert_processes.read = lambda: len(self.experts.pids)
        self.levels: Final = tuple(level for level in LEVELS if level != EXPERT or settings.experts)
        """The levels of bots that may be chosen here."""
        self.push_key = ""
        self.share_key = b""
        self.shares_since = 0
        """When links that show matches to others began to have an end; earlier ones end as if made then."""
        self.rng: Final = Random()
        """What bots and clocks draw from; deals never do."""
        self._checking: Final = asyncio.Lock()
        self._checked: tuple[float, str] = (float("-inf"), "")
        """When the store was last tried, and what was wrong with it."""
        self._speechless = False
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    async def open(self, still_due: notices.StillDue) -> None:
        """Read the keys of this server, and be ready to send notices that `still_due` does not call off."""
        pem = await self.store.keep("push_keys", notices.new_keys())
        self.push_key = notices.public_key(pem)
        self.share_key = await self.store.keep("share_key", token_bytes(32))
        self.shares_since = int(await self.store.keep("shares_since", str(self.wall()).encode()))
        allowed = notices.Allowed(self.settings.webhook_hosts, self.settings.push_hosts)
        self.notices = notices.Notices(
            allowed,
            keys=pem,
            contact=self.settings.contact,
            on_gone=lambda *where: self.spawn(self.store.unsubscribe(*where)),
            still_due=still_due,
            counted=self.metrics.notices.add,
        )
        await self.notices.start()

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.experts.close()
        self.bot_thread.shutdown(wait=False, cancel_futures=True)
        if self.speaker is not None:
            self.speaker.close()
        await self.notices.close()
        await self.store.close()

    async def health(self) -> str:
        """What is wrong with this server, if anything.

        The store is written to after somebody asked; all who ask while that is under way share the next try, so that
        many of them cost no more than one after the other.
        """
        asked = self.loop_time()
        if trouble := self.store.trouble(self.settings.limits.disk_reserve_mb * 2**20):
            return f"the store does not work: {trouble}"
        async with self._checking:
            if self._checked[0] <= asked:
                began, problem = self.loop_time(), ""
                try:
                    await self.store.check()
                except StoreFailed as error:
                    problem = f"the store does not work: {str(error).partition(':')[0]}"
                self._checked = (began, problem)
            return self._checked[1]

    def note_failure(self) -> None:
        """The store failed: count it."""
        self.metrics.store_failures.add()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def now(self) -> int:
        """The moment it is for all that waits, in milliseconds since the epoch: no clock that is set changes it."""
        return self.clock.now()

    def wall(self) -> int:
        """The moment it is, as it is stored."""
        return self.clock.stored(self.clock.now())

    def loop_time(self) -> float:
        """Seconds that only go forward, for limits and idleness."""
        return self.clock.seconds()

    def link(self, room: str) -> str:
        """The address of a room, as people share it."""
        return f"{self.address}/t/{room}"

    async def _quietly(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Refusal:
            pass
        except Exception as error:
            log.error("background failed", error)

    def _expert_died(self) -> None:
        self.metrics.expert_deaths.add()
        log.warning("expert process died")

    def _worded(self, outcome: str) -> None:
        """Count what became of a bot's words; that they do not come any more is a line, and that they do again."""
        self.metrics.bot_words.add(outcome)
        speechless = outcome in ("late", "failed")
        if speechless != self._speechless:
            self._speechless = speechless
            if speechless:
                log.warning("speaker does not answer", kind=outcome)
            else:
                log.info("speaker answers again")
