"""Long work: how far it is, and how it stops. It never sees a signal, nor do its workers; they are told to stop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Event, Thread
from types import FrameType
from typing import Final, Generic, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from penombre.cli.failure import Terminated
from penombre.cli.screen import err

R = TypeVar("R")
Tell = Callable[[int, int | None], None]
"""How much is done, and of how much, where that is known."""
_STOPS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_TO_ALL: Final = (signal.SIGINT, signal.SIGHUP)
"""What a terminal sends to a whole group of processes: Ctrl-C, and that it is gone."""


@contextmanager
def progress(title: str) -> Iterator[Tell | None]:
    """A bar on standard error, where somebody can see it."""
    screen = err()
    if not screen.is_terminal:
        yield None
        return
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Redrawn when there is something new only: a thread of its own would take its time from what is measured.
    with Progress(*columns, console=screen, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total, refresh=True)


def stoppable(work: Callable[[Tell], R], tell: Tell | None) -> R:
    """Do some work that reports its progress; `KeyboardInterrupt` or `Terminated` once it has stopped.

    A process started by a thread inherits the signals this thread blocks. So the work goes on in a thread that blocks
    what a terminal sends to all, and workers do not die each with a traceback of its own. Here, a signal is only
    written down: however often it comes, nobody leaves before the workers have.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    resource_tracker.ensure_running()  # started now, for while it starts it unblocks Ctrl-C
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    running = _Work(work, tell)
    with _noted(running.stop) as signals:
        running.start()
        while running.is_alive():
            running.join(0.2)
    if signals:
        raise KeyboardInterrupt if signals[0] == signal.SIGINT else Terminated(signals[0])
    return running.outcome.result()


@contextmanager
def _noted(stop: Event) -> Iterator[list[int]]:
    """The signals that came meanwhile; those somebody chose to ignore stay ignored."""
    signals: list[int] = []
    hook = threading.excepthook

    def note(number: int, _: FrameType | None) -> None:
        signals.append(number)
        stop.set()

    def complain(args: threading.ExceptHookArgs) -> None:
        if not stop.is_set():  # a pool whose workers were ended with us may stumble; nobody needs to hear of it
            hook(args)

    threading.excepthook = complain
    before = {number: signal.signal(number, note) for number in _STOPS if signal.getsignal(number) != signal.SIG_IGN}
    try:
        yield signals
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        threading.excepthook = hook


class _Stopped(Exception):
    """The work was told to stop."""


class _Work(Thread, Generic[R]):
    def __init__(self, work: Callable[[Tell], R], tell: Tell | None) -> None:
        super().__init__(daemon=True)
        self.stop = Event()
        self._work = work
        self._tell = tell
        self.outcome: Future[R] = Future()
        """What the work came to, or what it failed with."""

    def run(self) -> None:
        try:
            signal.pthread_sigmask(signal.SIG_BLOCK, _TO_ALL)
            self.outcome.set_result(self._work(self._progress))
        except BaseException as error:  # it is raised again where somebody waits for it
            self.outcome.set_exception(error)

    def _progress(self, done: int, total: int | None) -> None:
        if self.stop.is_set():
            raise _Stopped
        if self._tell is not None:
            self._tell(done, total)
