"""Long work that Ctrl-C stops: the work and its worker processes never see the signal, they are told to stop."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable
from multiprocessing import resource_tracker
from threading import Event, Thread
from typing import Generic, TypeVar

from penombre.cli.failure import Failure

R = TypeVar("R")
Tell = Callable[[int, int], None]


def stoppable(work: Callable[[Tell], R], tell: Tell | None) -> R:
    """Do some work that reports its progress; `KeyboardInterrupt` once it has stopped.

    A process started by a thread inherits the signals this thread blocks. So the work goes on in a thread that blocks
    Ctrl-C, which a whole group of processes receives, and workers do not die each with a traceback of its own.
    """
    # Started now, for while it starts it unblocks the signal.
    resource_tracker.ensure_running()
    labour = _Labour(work, tell)
    labour.start()
    try:
        while labour.is_alive():
            labour.join(0.2)
    except KeyboardInterrupt:
        labour.stop.set()
        while labour.is_alive():
            with contextlib.suppress(KeyboardInterrupt):
                labour.join()
        raise
    return labour.outcome()


class _Stopped(Exception):
    """The work was told to stop."""


class _Labour(Thread, Generic[R]):
    def __init__(self, work: Callable[[Tell], R], tell: Tell | None) -> None:
        super().__init__(daemon=True)
        self.stop = Event()
        self._work = work
        self._tell = tell
        self._done: list[R] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._done.append(self._work(self._progress))
        except BaseException as error:  # it is raised again where somebody waits for it
            self._error = error

    def outcome(self) -> R:
        """What the work came to, or what it failed with."""
        if self._error is not None:
            raise self._error
        if not self._done:
            raise Failure("the work stopped without a result")
        return self._done[0]

    def _progress(self, done: int, total: int) -> None:
        if self.stop.is_set():
            raise _Stopped
        if self._tell is not None:
            self._tell(done, total)
