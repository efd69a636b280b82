"""An event loop without real time, threads or sockets: what is due happens in order, and time jumps to what is next.

Whatever a node does runs in a context that names its process. So a process can be frozen (what is due of it waits) or
killed (nothing of it ever happens again) while everything else on the loop goes on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from typing import Any, TypeVar

T = TypeVar("T")

THINKING = 0.002
"""Seconds that work in a thread seems to take."""


class Process:
    """What can be frozen and killed: everything that runs in a context where `PROCESS` is this."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.frozen = False
        self.dead = False
        self.waiting: list[asyncio.Handle] = []
        """What became due while it was frozen."""
        self.tasks: list[asyncio.Task[Any]] = []
        """All that it ever began: what is half done when it dies must not be torn down while others play on."""
        self.context = Context()
        self.context.run(PROCESS.set, self)


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class SimulatedLoop(asyncio.AbstractEventLoop):
    """An event loop whose time is a number."""

    def __init__(self) -> None:
        self.failures: list[dict[str, Any]] = []
        """What callbacks raised that nobody caught."""
        self.turns = 0
        """How many callbacks have run."""
        self._now = 0.0
        self._ready: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._outside = Context()
        self._tasks: list[asyncio.Task[Any]] = []

    # -- what asyncio asks of a loop -------------------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heappush(self._timers, (when, self._count, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A cancelled timer is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        process = PROCESS.get() if context is None else context.get(PROCESS)
        (self._tasks if process is None else process.tasks).append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Done at once, heard of a little later: there are no threads here."""
        future: asyncio.Future[T] = self.create_future()
        try:
            self.call_later(THINKING, settle, future, func(*args))
        except Exception as error:
            self.call_later(THINKING, settle, future, None, error)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)

    # -- running ---------------------------------------------------------------------------------------------

    def outside(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Call something that is no part of any process: the network, the store, people."""
        self.call_at(self._now + delay, callback, *args, context=self._outside)

    def outside_at(self, when: float, callback: Callable[..., object], *args: Any) -> None:
        """The same, at a moment: what is due at the same one happens in the order in which it was asked for."""
        self.call_at(when, callback, *args, context=self._outside)

    def begin(self, coro: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is no part of any process."""
        return self.create_task(coro, context=self._outside)

    def run_until(self, end: float, enough: Callable[[], bool] | None = None) -> None:
        """Let everything happen up to a moment, or until it is enough."""
        asyncio._set_running_loop(self)
        try:
            while enough is None or not enough():
                self._run_ready()
                while self._timers and self._timers[0][2]._cancelled:
                    heappop(self._timers)
                if not self._timers or self._timers[0][0] > end:
                    self._now = max(self._now, end)
                    return
                when, _, handle = heappop(self._timers)
                if when > self._now:
                    self._now = when
                self._ready.append(handle)
        finally:
            asyncio._set_running_loop(None)

    def _run_ready(self) -> None:
        ready = self._ready
        while ready:
            handle = ready.popleft()
            if handle._cancelled:
                continue
            process = handle._context.get(PROCESS)  # type: ignore[attr-defined]
            if process is not None and process.frozen:
                process.waiting.append(handle)
            elif process is None or not process.dead:
                self.turns += 1
                handle._run()

    def end(self, processes: Iterable[Process]) -> None:
        """The world is over: what is half done in it is broken off, so that nothing is left for later."""
        lists = [self._tasks, *(process.tasks for process in processes)]
        asyncio._set_running_loop(self)
        try:
            while any(lists):
                begun = [task for tasks in lists for task in tasks]
                for tasks in lists:
                    tasks.clear()
                for task in begun:
                    if not task.done():
                        task._log_destroy_pending = False  # type: ignore[attr-defined]
                        _break_off(task.get_coro())
        finally:
            asyncio._set_running_loop(None)
            self._ready.clear()
            self._timers.clear()

    # -- processes -------------------------------------------------------------------------------------------

    def freeze(self, process: Process) -> None:
        """Nothing of a process happens from here on."""
        process.frozen = True

    def thaw(self, process: Process) -> None:
        """A frozen process goes on: all that became due meanwhile is due now."""
        process.frozen = False
        self._ready.extend(process.waiting)
        process.waiting.clear()

    def kill(self, process: Process) -> None:
        """Nothing of a process ever happens again, not even the end of what it has begun."""
        process.dead, process.frozen = True, False
        process.waiting.clear()


def _break_off(coro: Any) -> None:
    """End a coroutine wherever it stands; one that goes on to wait for something is ended there, again and again."""
    for _ in range(100):
        try:
            coro.close()
        except Exception:
            continue  # what it says on its way out counts no more
        return


def settle(future: asyncio.Future[Any], result: object, error: Exception | None = None) -> None:
    """Tell whoever waits what came out, unless they were told before or wait no more."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
