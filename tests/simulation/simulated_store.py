"""The simulated database as a store of its own, without faults: what tests of stores open where they look at it."""

from __future__ import annotations

from itertools import count
from random import Random

from tests.simulation.simulated_database import SharedDatabase, SimulatedDatabase

from penombre.store import Store

_shared: dict[str, SharedDatabase] = {}
_nodes = count(1)


def open_simulated(where: str) -> Store:
    """The store at an address: `simulated:one:` or `simulated:several:`, for how many nodes, and any name."""
    if where not in _shared:
        _shared[where] = SharedDatabase(Random(where), several=where.startswith("simulated:several:"))
    return Store(SimulatedDatabase(_shared[where], f"node {next(_nodes)}"))
