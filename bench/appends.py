"""Durable appends a second into a store.

    python -m bench.appends [FILE or postgresql:// address]

Each match waits for its own acknowledgement, as a table does. Compare two versions by running both in turns: the noise
of a shared machine is larger than what most changes cost.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from penombre.store import RoomRow, Store, open_store

SECONDS = 1.5
ROUNDS = 5
AT_ONCE = (1, 10, 100)
BODY = b"x" * 200


async def measured(store: Store, matches: int, round_number: int) -> float:
    """Appends a second with so many matches at once."""
    names = [f"{round_number}-{matches}-{number}" for number in range(matches)]
    for name in names:
        await store.add_room(name, b"{}", listed=False, open=False, guests=(), at=1)
        await store.begin(name, RoomRow(name, 1, b"{}"), b"deal", listed=False, open=False, guests=(), at=1)
    end = perf_counter() + SECONDS

    async def play(name: str) -> int:
        head = 1
        while perf_counter() < end:
            await store.append(name, head, [BODY], head)
            head += 1
        return head - 1

    start = perf_counter()
    done = sum(await asyncio.gather(*map(play, names)))
    return done / (perf_counter() - start)


async def measure(where: Path | str) -> None:
    """Print the median of some rounds for each number of matches."""
    store = await open_store(where)
    try:
        for matches in AT_ONCE:
            rates = [await measured(store, matches, number) for number in range(ROUNDS)]
            print(f"{matches:4} matches: {median(rates):8,.0f} appends/s")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("store", nargs="?", help="a new SQLite file or an empty database; by default a file of its own")
    store = parser.parse_args().store
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(store or Path(folder) / "appends.sqlite3"))


if __name__ == "__main__":
    main()
