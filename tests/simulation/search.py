"""Schedules by the thousand, in processes of their own: from seed to seed until the time is over or enough is found."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from time import monotonic, process_time

from msgspec import Struct, field
from tests.simulation import seams
from tests.simulation.planted import PLANTS
from tests.simulation.schedule import Outcome, run

TOGETHER = 25
"""How many schedules a process runs before it says what they found."""


class Found(Struct, frozen=True):
    """A seed under which a promise is broken."""

    seed: int
    promise: str
    broken: str


class Progress(Struct):
    """What was done so far."""

    schedules: int = 0
    entries: int = 0
    acknowledged: int = 0
    busy: float = 0.0
    """Seconds of a core."""
    happened: Counter[str] = field(default_factory=Counter)
    found: list[Found] = field(default_factory=list)

    def add(self, other: Progress) -> None:
        """Take in what another process did."""
        self.schedules += other.schedules
        self.entries += other.entries
        self.acknowledged += other.acknowledged
        self.busy += other.busy
        self.happened.update(other.happened)
        self.found += other.found

    def take(self, outcome: Outcome) -> None:
        """Take in one schedule."""
        self.schedules += 1
        self.entries += outcome.entries
        self.acknowledged += outcome.acknowledged
        self.happened.update(outcome.happened)
        if outcome.broken:
            self.found.append(Found(outcome.seed, outcome.promise, outcome.broken))


@contextmanager
def simulated(plant: str | None = None) -> Iterator[None]:
    """The server as simulations run it, with a bug in it if one is asked for."""
    with ExitStack() as stack:
        stack.enter_context(seams.replaced())
        if plant is not None:
            stack.enter_context(PLANTS[plant].planted())
        yield


def run_some(first: int, number: int, plant: str | None = None, focus: Sequence[str] = ()) -> Progress:
    """Some schedules in this process, each from its seed; until something is found, where a bug is planted."""
    progress, begun = Progress(), process_time()
    with simulated(plant):
        for seed in range(first, first + number):
            progress.take(run(seed, focus=focus))
            if plant is not None and progress.found:
                break
    progress.busy = process_time() - begun
    return progress


def search(
    seed: int,
    *,
    schedules: int | None = None,
    seconds: float | None = None,
    workers: int = 1,
    plant: str | None = None,
    focus: Sequence[str] = (),
    most: int = 5,
) -> Iterator[Progress]:
    """Schedules from a seed on: so many, for so long, or until so much is found; says how far it came."""
    end = None if seconds is None else monotonic() + seconds
    last = None if schedules is None else seed + schedules
    total = Progress()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Progress]] = set()
        while True:
            while len(running) < 2 * workers and (last is None or seed < last) and len(total.found) < most:
                if end is not None and monotonic() > end:
                    break
                number = TOGETHER if last is None else min(TOGETHER, last - seed)
                running.add(pool.submit(run_some, seed, number, plant, focus))
                seed += number
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                total.add(future.result())
            total.found.sort(key=lambda found: found.seed)
            yield total
