"""A thread with a queue: it takes everything that waits at once, and tells all results in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from penombre.store.rows import StoreFailed

Waiting = TypeVar("Waiting")

Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]
"""Who waits, the result, and the error in its place."""

GROUP_LIMIT = 2000
"""At most about so many at once, so that nobody waits long for theirs."""


class BatchThread(Generic[Waiting]):
    """Serves in one thread what tasks of one event loop put on it; waking a thread and a loop is what costs."""

    def __init__(self, name: str, serve: Callable[[list[Waiting]], list[Outcome]]) -> None:
        self._loop = asyncio.get_running_loop()
        self._serve = serve
        self._coming: list[Waiting] = []
        self._inbox: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def put(self, waiting: Waiting) -> None:
        """Queue something; the thread is woken once for all that is queued in one turn of the event loop."""
        if self._closed:
            raise StoreFailed("the store is closed")
        if not self._coming:
            self._loop.call_soon(self._hand_over)
        self._coming.append(waiting)

    async def close(self) -> None:
        """Serve everything queued, and end the thread."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        if self._coming:
            self._inbox.put(self._coming)
            self._coming = []

    def _run(self) -> None:
        while (group := self._inbox.get()) is not None:
            ended = False
            while len(group) < GROUP_LIMIT and not ended:
                try:
                    more = self._inbox.get_nowait()
                except Empty:
                    break
                if more is None:
                    ended = True
                else:
                    group += more
            outcomes = self._serve(group)
            try:
                self._loop.call_soon_threadsafe(_deliver, outcomes)
            except RuntimeError:  # the event loop was closed before the store: nobody waits any more
                return
            if ended:
                return


def _deliver(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():  # its task was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
