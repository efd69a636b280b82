"""The server under attack: what people at a table notice of it, and what is left of it in memory.

    python -m bench.attacked [--attack NAME] [--addresses 20] [--seconds 20] [--json]

For each attack of `bench.attackers` a server of its own with its usual limits and 1024 files, matches at which people
answer at a steady pace, one of whom comes back by a new socket every second, and attackers from other addresses.
Held against: p99 of the others at most 250 ms, no refusal, memory at most 1.5 times and back within a minute, which is
to 25 % of what it was: Python keeps some of what it once had.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.attackers import ATTACKS
from bench.load import Chair, Client, Load, Match, cpu_of
from bench.measured_server import memory_of, serving
from bench.served import Tables, prepare

MATCHES, SEATS = 6, 4
PACE = 0.5
"""Seconds between two answers of one match."""
LATEST = 10.0
"""Seconds after which an answer counts as never come."""
MEBIBYTE = 2**20

P99_MS, GROWTH, LEFT = 250.0, 1.5, 1.25


class Table(Match):
    """A match at which somebody answers every so often."""

    load: Players

    def __init__(self, load: Players, chairs: list[Chair]) -> None:
        super().__init__(load, chairs)
        self.acknowledged: asyncio.Future[None] | None = None

    def frame(self, client: Client, payload: bytes) -> None:
        if payload[9:13] == b'bye"':
            self.load.turned_away += 1
            return
        super().frame(client, payload)
        if payload[9:13] == b'ack"' and self.acknowledged is not None and not self.acknowledged.done():
            self.acknowledged.set_result(None)

    def lost(self, error: Exception | None) -> None:
        if not self.load.done:
            self.load.turned_away += 1

    async def plays(self, late: float) -> None:
        """Answer at a steady pace until told to stop; how long each answer took is noted."""
        await asyncio.sleep(late)
        while not self.load.done:
            begun = time.perf_counter()
            self.acknowledged = asyncio.get_running_loop().create_future()
            if any(client.question is not None for client in self.clients):
                self.act()
                await asyncio.wait([self.acknowledged], timeout=LATEST)
                self.load.took.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - begun)))


class Players(Load):
    """Everybody who plays, and what they noticed."""

    def __init__(self, chairs: list[list[Chair]], port: int) -> None:
        self.turned_away = 0
        self.took: list[float] = []
        super().__init__([], "127.0.0.1", port)
        self.matches = [Table(self, each) for each in chairs]
        self._missing = sum(map(len, chairs))
        self._chair = chairs[0][0]

    async def come_back(self) -> None:
        """Somebody who has a seat opens another socket every second, and expects to be let in."""
        while not self.done:
            begun = time.perf_counter()
            again = Load([[self._chair]], self.host, self.port)
            again.fleeting = again.done = True
            try:
                await asyncio.wait_for(again.connect(), LATEST)
            except (OSError, TimeoutError, SystemExit):
                self.turned_away += 1
            self.took.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun)))

    async def play(self, seconds: float) -> None:
        """Everybody plays for so long."""
        self.done = False
        tables = [match for match in self.matches if isinstance(match, Table)]
        playing = [asyncio.create_task(each.plays(PACE * at / len(tables))) for at, each in enumerate(tables)]
        playing.append(asyncio.create_task(self.come_back()))
        await asyncio.sleep(seconds)
        self.done = True
        await asyncio.gather(*playing)


async def _peak(pid: int, until: asyncio.Event) -> int:
    peak = 0
    while not until.is_set():
        peak = max(peak, memory_of(pid))
        await asyncio.sleep(0.1)
    return peak


async def attacked(folder: Path, name: str, options: argparse.Namespace) -> dict[str, Any]:
    """One attack: what it did, and what the others noticed."""
    addresses, seconds = options.addresses, options.seconds
    chairs = msgspec.json.decode((folder / "chairs.json").read_bytes(), type=list[list[Chair]])
    with (
        (folder / "log").open("w") as log,
        serving(folder, limits={}, files=options.files, log=log) as (pid, port),
    ):
        players = Players(chairs, port)
        await players.connect()
        await players.play(4)
        players.took.clear()
        before, used = memory_of(pid), cpu_of(pid)
        over = asyncio.Event()
        watching = asyncio.create_task(_peak(pid, over))
        command = [sys.executable, "-m", "bench.attackers", name, "--port", str(port), "--room", chairs[0][0].room]
        command += ["--addresses", str(addresses), "--seconds", str(seconds)]
        attackers = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        begun = time.perf_counter()
        await players.play(seconds)
        output, _ = await attackers.communicate()
        used = (cpu_of(pid) - used) / (time.perf_counter() - begun)
        await asyncio.sleep(options.after)
        over.set()
        peak, left = await watching, memory_of(pid)
        for match in players.matches:
            for client in match.clients:
                client.close()
        logged = (folder / "log").stat().st_size
    took = sorted(players.took)
    return {
        "attack": name,
        **json.loads(output),
        "server_cpu": used,
        "answers": len(took),
        "p50_ms": 1000 * took[len(took) // 2],
        "p99_ms": 1000 * took[int(len(took) * 0.99)],
        "refused": players.refusals + players.turned_away,
        "MiB_before": before / MEBIBYTE,
        "MiB_peak": peak / MEBIBYTE,
        "MiB_after": left / MEBIBYTE,
        "log_kB": logged / 1000,
    }


def holds(result: dict[str, Any]) -> bool:
    """Whether people noticed little enough of an attack."""
    return bool(
        result["p99_ms"] <= P99_MS
        and not result["refused"]
        and result["MiB_peak"] <= GROWTH * result["MiB_before"]
        and result["MiB_after"] <= LEFT * result["MiB_before"]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    named = "; ".join(ATTACKS)
    parser.add_argument("--attack", action="append", choices=ATTACKS, metavar="NAME", help=f"{named}. All by default")
    parser.add_argument("--addresses", type=int, default=20, help="how many addresses attackers come from")
    parser.add_argument("--seconds", type=float, default=20, help="how long each attack lasts")
    parser.add_argument("--after", type=float, default=60, help="seconds until memory is looked at again")
    parser.add_argument("--files", type=int, default=1024, help="how many the server may open")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    results = []
    if not options.json:
        print(_HEAD)
    for name in options.attack or ATTACKS:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            asyncio.run(prepare(folder, Tables("kemomimi_panic", SEATS), MATCHES, 0))
            results.append(uvloop.run(attacked(folder, name, options)))
        if not options.json:
            print(_worded(results[-1]), flush=True)
    if options.json:
        print(json.dumps(results))
    sys.exit(os.EX_OK if all(map(holds, results)) else 1)


_HEAD = (
    f"{'attack':22}{'conn/s':>8}{'kB/s':>8}{'p50 ms':>8}{'p99 ms':>8}{'refused':>9}"
    f"{'MiB before':>12}{'peak':>7}{'after':>7}{'server cpu':>12}{'holds':>7}"
)


def _worded(found: dict[str, Any]) -> str:
    return (
        f"{found['attack']:22}{found['connections_per_s']:8.0f}{found['kB_per_s']:8.0f}{found['p50_ms']:8.1f}"
        f"{found['p99_ms']:8.1f}{found['refused']:9}{found['MiB_before']:12.1f}{found['MiB_peak']:7.1f}"
        f"{found['MiB_after']:7.1f}{found['server_cpu']:12.2f}{'yes' if holds(found) else 'NO':>7}"
    )


if __name__ == "__main__":
    main()
