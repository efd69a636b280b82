"""How long a match stands still when the node that runs it is frozen, on two nodes with a PostgreSQL of their own.

python -m bench.frozen_node [--times 5]
"""

from __future__ import annotations

import argparse
import asyncio
import signal
from time import monotonic

from tests.server.harness import Server, run, started, two_nodes
from tests.server.reconnecting_players import measured
from tests.store.postgres_server import running_postgres


async def taken_over(frozen: Server, other: Server) -> float:
    """Seconds from SIGSTOP until the other node runs the match; the frozen one goes on after that."""
    room, (anna,) = await started(frozen, 1, bots=3, windows="early")
    assert frozen.process is not None
    async with anna.at(room, server=other) as chair:
        await chair.up_to_date()
        before = await asyncio.to_thread(measured, other, "matches_driving")
        frozen.process.send_signal(signal.SIGSTOP)
        begun = monotonic()
        while await asyncio.to_thread(measured, other, "matches_driving") == before:
            await asyncio.sleep(0.05)
        took = monotonic() - begun
        frozen.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(5)  # until it beats again
    return took


def main() -> None:
    """Freeze the one node and the other in turn."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=5, help="how often a node is frozen")
    times = parser.parse_args().times
    took: list[float] = []

    async def scenario(nodes: tuple[Server, Server]) -> None:
        for number in range(times):
            frozen, other = nodes if number % 2 else reversed(nodes)
            took.append(await taken_over(frozen, other))
            print(f"taken over after {took[-1]:.1f} s")

    with running_postgres() as postgres, two_nodes(postgres, "--tempo", "20") as (_, *nodes):
        run(scenario((nodes[0], nodes[1])))
    print(f"{times} times: {min(took):.1f} to {max(took):.1f} s")


if __name__ == "__main__":
    main()
