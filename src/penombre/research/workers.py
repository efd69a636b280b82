"""Processes that matches are played in beside this one; none of them outlives it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Where somebody stops the work, what has not begun never will; what has comes to its end."""
    # Spawned, not forked: the same on every system, and safe in a program that has threads.
    executor = ProcessPoolExecutor(workers, get_context("spawn"), _begin_work)
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """An interrupt is for the program that started this worker: it stops its workers, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
