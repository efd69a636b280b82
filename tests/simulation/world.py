"""One simulated world: its loop, its store, its nodes, what has happened in it, and what has gone wrong."""

from __future__ import annotations

import sqlite3
from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from tests.simulation.simulated_database import SharedDatabase
from tests.simulation.simulated_loop import SimulatedLoop


class Violation(Exception):
    """A promise of the server was broken: which one, and how it showed."""

    def __init__(self, promise: str, shown: str) -> None:
        super().__init__(f"{promise}: {shown}")
        self.promise = promise


class World:
    """What one schedule happens in."""

    def __init__(self, seed: int, connection: sqlite3.Connection, *, several: bool) -> None:
        self.seed = seed
        self.loop = SimulatedLoop()  # type: ignore[abstract]
        self.shared = SharedDatabase(self.chance("store"), several=several, connection=connection)
        self.shared.noted = lambda node, *what: self.note("store", node, *what)
        self.trace: list[tuple[Any, ...]] = []
        self.happened: Counter[str] = self.shared.happened
        """Faults that were injected, by kind."""
        self.broken: Violation | None = None
        self.over = False
        """Whether the schedule has ended: what happens while it is torn down is not noted."""
        self.blocking = False
        """Whether there are people who do not want to read what others write: then nobody's words are compared."""
        self.failing = True
        """Whether things may still go wrong; after that the world is calm."""

    def chance(self, of: str) -> Random:
        """Chance of its own for each part of the world, so that a change in one does not change the others."""
        return Random(f"{self.seed} {of}")

    def note(self, *what: Any) -> None:
        """Add to the trace what happened."""
        if not self.over:
            self.trace.append((round(self.loop.time(), 6), *what))

    def strike(self, kind: str, *what: Any) -> None:
        """A fault was injected."""
        self.happened[kind] += 1
        self.note("fault", kind, *what)

    def broke(self, promise: str, shown: str) -> None:
        """A promise was broken; only the first one is kept."""
        if self.broken is None and not self.over:
            self.broken = Violation(promise, shown)
            self.note("broken", promise, shown)

    def fingerprint(self) -> str:
        """A short hash of the trace: the same seed has the same one."""
        return blake2b(msgspec.json.encode(self.trace), digest_size=8).hexdigest()
