"""The processes that experts think in, and who is served when: as many as are allowed, none before they are needed.

Whoever asks says by when a thought counts. It comes by then or not at all: nobody ever waits for an expert. All that
are expected at the same time share the time there is, so that many of them think shortly rather than few for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

from msgspec.structs import replace

from penombre.experts.handover import Job, Thought
from penombre.experts.process import COMMAND, Died, ExpertProcess

THOUGHT: Final = 0.75
"""Seconds that a thought may take."""
LEAST: Final = 0.1
"""With less time than that, none is begun."""
MARGIN: Final = 0.2
"""Seconds that a thought has to be over before it is due: a world that was begun is played to its end first."""
HEARD: Final = 0.02
"""Seconds before it is due that a thought must have come."""
EACH: Final = int(THOUGHT / LEAST)
"""So many thoughts may be expected of each process at the same time."""
HUNG: Final = 2.0
"""Seconds beyond its time after which a process that has not answered is killed."""
IDLE: Final = 300.0
"""Seconds without any thought after which a process ends."""
LONGEST_REST: Final = 60.0
"""Seconds at most before a process that died is started again: twice as long each time it dies without a thought."""

RESULTS: Final = ("thought", "off", "full", "late", "died", "failed")
"""What may come of a thought: it, or why there was none. `off`: there are no processes here; `full`: too many were
expected; `late`: it was not there in time; `died`: its process was killed, or there was none; `failed`: an error."""


class _Waiting:
    """A job in the queue, the one that is due first before others."""

    __slots__ = ("due", "job", "number", "result")

    def __init__(self, due: float, number: int, job: Job, result: asyncio.Future[Thought | None]) -> None:
        self.due = due
        self.number = number
        self.job = job
        self.result = result

    def __lt__(self, other: _Waiting) -> bool:
        return (self.due, self.number) < (other.due, other.number)


class Experts:
    """Thinks for experts in at most so many processes; with none, they all play by rules of thumb."""

    def __init__(
        self,
        most: int,
        *,
        counted: Callable[[str], None] = lambda result: None,
        took: Callable[[float], None] = lambda seconds: None,
        died: Callable[[], None] = lambda: None,
        command: tuple[str, ...] = COMMAND,
        idle: float = IDLE,
    ) -> None:
        self._most: Final = most
        self._counted: Final = counted
        self._took: Final = took
        self._died: Final = died
        self._command: Final = command
        self._idle: Final = idle
        self._numbers: Final = count()
        self._queue: Final[asyncio.PriorityQueue[_Waiting]] = asyncio.PriorityQueue()
        self._runners: Final[set[asyncio.Task[None]]] = set()
        self._processes: Final[dict[asyncio.Task[None], ExpertProcess]] = {}
        self._free = 0
        """How many processes have nothing to do."""
        self._resting = 0
        """How many died and are not started again yet."""
        self._expected = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._queue.qsize()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [process.pid for process in self._processes.values()]

    def prepare(self) -> None:
        """Somebody will need a process soon: start one if there is none."""
        if not self._runners:
            self._start_one()

    @contextmanager
    def expecting(self) -> Iterator[bool]:
        """For as long as this lasts, a thought is expected; False where there is no room for it, and none will come."""
        if problem := self._problem():
            self._counted(problem)
            yield False
            return
        self._expected += 1
        try:
            yield True
        finally:
            self._expected -= 1

    async def think(self, job: Job, due: float) -> Thought | None:
        """What comes of a job by that moment on the clock of the loop; None if nothing does."""
        waiting = _Waiting(due, next(self._numbers), job, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        if not self._free:
            self._start_one()
        try:
            async with asyncio.timeout_at(due - HEARD):
                thought = await waiting.result
        except TimeoutError:
            self._counted("late")
            return None
        result = "died" if thought is None else "failed" if thought.failure else "thought"
        self._counted(result)
        return thought if result == "thought" else None

    async def close(self) -> None:
        """End all processes, whatever they are thinking over."""
        self._closed = True
        runners = list(self._runners)
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)

    # -- processes -------------------------------------------------------------------------------------------

    def _problem(self) -> str:
        """Why no thought can be expected now; empty if one can."""
        if not self._most or self._closed:
            return "off"
        if self._resting and self._resting == len(self._runners):
            return "died"
        return "full" if self._expected >= EACH * self._most else ""

    def _start_one(self) -> None:
        if len(self._runners) < self._most and not self._closed:
            self._runners.add(asyncio.get_running_loop().create_task(self._run()))

    async def _run(self) -> None:
        """Have one process think as long as anybody wants it to; another one takes its place when it dies."""
        runner = asyncio.current_task()
        assert runner is not None
        deaths = 0
        try:
            while True:
                try:
                    # Something may have been asked while the process ended that had nothing to do.
                    if not await self._serve(runner) and self._queue.empty():
                        return
                    deaths = 0
                except Died:
                    self._died()
                    deaths += 1
                if deaths > 1:
                    await self._rest(min(LONGEST_REST, 2.0 ** (deaths - 2)))
        finally:
            self._runners.discard(runner)

    async def _rest(self, seconds: float) -> None:
        self._resting += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._resting -= 1

    async def _serve(self, runner: asyncio.Task[None]) -> bool:
        """Start a process and let it think, until it has nothing to do for long (False) or died after a thought."""
        process = await ExpertProcess.start(self._command)
        self._processes[runner] = process
        thoughts = 0
        try:
            while (waiting := await self._next(process)) is not None:
                seconds = self._share(waiting.due)
                if waiting.result.done() or seconds < LEAST:
                    continue
                thought = None
                try:
                    thought = await process.think(replace(waiting.job, seconds=seconds), seconds + HUNG)
                    thoughts += 1
                    self._took(thought.seconds)
                finally:
                    if not waiting.result.done():
                        waiting.result.set_result(thought)
            return False
        except Died:
            if not thoughts:
                raise
            self._died()
            return True
        finally:
            del self._processes[runner]
            await process.end()

    async def _next(self, process: ExpertProcess) -> _Waiting | None:
        """What is due first; None where nothing was asked for long. `Died` where the process is killed meanwhile."""
        self._free += 1
        asked, gone = asyncio.ensure_future(self._queue.get()), asyncio.ensure_future(process.gone())
        try:
            await asyncio.wait((asked, gone), timeout=self._idle, return_when=asyncio.FIRST_COMPLETED)
            if asked.done():
                return asked.result()
            if gone.done():
                raise Died("it was killed")
            return None
        finally:
            self._free -= 1
            asked.cancel()
            gone.cancel()

    def _share(self, due: float) -> float:
        """Seconds for a thought that is due then: as much of what is left until then as all others can have."""
        left = due - asyncio.get_running_loop().time() - MARGIN
        return min(THOUGHT, left, max(LEAST, left * self._most / max(self._expected, self._most)))
