"""The server under load: throughput, latency at human pace, memory, restoring, cost by number of matches.

    python -m bench.server [--peer] [--json]

The server and the driver are processes of their own; appends are durable. The peer, boardgame.io, is driven in the same
run. Machines differ and are shared: read the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.load import Chair
from penombre.engine import CLOCK, Deal, Match
from penombre.games import RULESETS
from penombre.server.match.match_log import Answered, Started, encode
from penombre.server.room.room_actions import started
from penombre.server.room.room_document import encode_room
from penombre.server.room_state import Place, Room
from penombre.server.server import Server
from penombre.server.settings import Settings
from penombre.server.tokens import hashed, new_id, new_secret, new_token
from penombre.store import GuestRow, RoomRow, open_store

GAME = "kemomimi_panic"
FILE = "penombre.sqlite3"
UNLIMITED = {
    f"PENOMBRE_LIMIT_{name}": "0"
    for name in (
        "MESSAGES_PER_SECOND",
        "FRAMES_PER_SECOND",
        "HITS_PER_SECOND",
        "REQUESTS_PER_SECOND",
        "CONNECTIONS_PER_ADDRESS",
        "SOCKETS_PER_ADDRESS",
        "SOCKETS_PER_GUEST",
    )
}


async def prepare(folder: Path, matches: int, seats: int, answers: int) -> None:
    """A store with this many running matches, each with so many answers given, and the cookies of all their seats."""
    rng = random.Random(1)
    store = await open_store(folder / FILE)
    chairs: list[list[Chair]] = []
    now = time.time_ns() // 1_000_000

    async def one() -> list[Chair]:
        ruleset = RULESETS[GAME]
        options = ruleset.options(seats, {"points": True})
        guests = [(new_id(16), new_token()) for _ in range(seats)]
        for guest, token in guests:
            await store.add_guest(GuestRow(guest, f"Guest {guest}", "en"), hashed(token), now)
        places = tuple(Place("person", guest, f"Guest {seat}", ready=True) for seat, (guest, _) in enumerate(guests))
        room = Room(
            id=new_id(),
            invite=new_id(8),
            game=GAME,
            options=options,
            pace="live",
            windows="early",
            listed=False,
            language="en",
            watching="public",
            chat=True,
            anonymous=False,
            places=places,
            host=guests[0][0],
            secret=new_secret(),
        )
        kept: dict[str, Any] = {"listed": False, "open": False, "guests": room.guests(), "at": now}
        await store.add_room(room.id, encode_room(room), **kept)
        first = Started(
            game=GAME,
            version=ruleset.version,
            players=seats,
            options=options,
            secret=room.secret,
            nonces={},
            names=room.names(),
            levels=("",) * seats,
            guests=tuple(guest for guest, _ in guests),
        )
        match_id = new_id(14)
        await store.begin(match_id, RoomRow(room.id, 1, encode_room(started(room, match_id))), encode(first), **kept)
        lines = _played(Match(ruleset, seats, options), room.secret, answers, rng)
        if lines:
            await store.append(match_id, 1, lines, now)
        return [Chair(room.id, seat, token) for seat, (_, token) in enumerate(guests)]

    for first in range(0, matches, 100):
        chairs += await asyncio.gather(*[one() for _ in range(first, min(matches, first + 100))])
    await store.close()
    (folder / "chairs.json").write_bytes(msgspec.json.encode(chairs))


def _played(blank: Match[Any], secret: str, answers: int, rng: random.Random) -> list[bytes]:
    match = Match(blank.ruleset, blank.players, dict(blank.options), Deal(bytes.fromhex(secret)))
    lines: list[bytes] = []
    while len(lines) < answers and not match.over:
        ask = next(ask for ask in match.asks() if ask.seat != CLOCK)
        answer = ask.random_answer(rng.randrange)
        match.answer(ask.seat, answer)
        lines.append(encode(Answered(ask.seat, answer)))
    return lines


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The server on this folder: its process and port."""
    command = [sys.executable, "-m", "penombre", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=sys.stderr, text=True, env={**os.environ, **UNLIMITED}
    )
    assert process.stdout is not None
    try:
        yield process, int(process.stdout.readline().rpartition(":")[2])
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def drive(folder: Path, pid: int, port: int, mode: str, matches: int, *more: str) -> dict[str, Any]:
    """Run the driver; what it measured."""
    command = [sys.executable, "-m", "bench.load", mode, "--pid", str(pid), "--port", str(port)]
    command += ["--matches", str(matches), "--chairs", str(folder / "chairs.json"), *more]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def memory_of(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def throughput(work: Path, matches: int, seats: int, *more: str) -> dict[str, Any]:
    """Answers per second as fast as they are acknowledged."""
    folder = work / f"closed-{matches}-{seats}"
    folder.mkdir()
    asyncio.run(prepare(folder, matches, seats, 0))
    with serving(folder) as (process, port):
        return drive(folder, process.pid, port, "closed", matches, *more)


def latency(work: Path, matches: int, seats: int, seconds: float) -> dict[str, Any]:
    """From an answer sent to every seat having its frame, at human pace."""
    folder = work / "paced"
    folder.mkdir()
    asyncio.run(prepare(folder, matches, seats, 0))
    with serving(folder) as (process, port):
        return drive(folder, process.pid, port, "paced", matches, "--seconds", str(seconds))


def restored(work: Path, matches: int, seats: int, answers: int) -> dict[str, Any]:
    """Seconds until as many unfinished matches are back after a restart, and the memory each one takes when idle.

    The memory is that of a match alone, in a process that opens no socket: what sockets leave behind until Python looks
    for it is counted apart.
    """
    folder = work / "restored"
    folder.mkdir()
    asyncio.run(prepare(folder, matches, seats, answers))
    with serving(folder) as (process, port):
        time.sleep(1)
        before = memory_of(process.pid)
        result = drive(folder, process.pid, port, "connect", matches)
        time.sleep(2)
        result["kB_after_sockets"] = (memory_of(process.pid) - before) / matches / 1000
    command = [sys.executable, "-m", "bench.server", "--idle", str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    result["kB_per_match"] = float(done.stdout)
    return result


async def idle(folder: Path) -> float:
    """Kilobytes of memory that a match takes which is loaded and which nobody looks at."""
    chairs = msgspec.json.decode((folder / "chairs.json").read_bytes(), type=list[list[Chair]])
    server = Server(Settings(), await open_store(folder / FILE), address="")
    await server.start()

    async def load(some: list[list[Chair]]) -> None:
        for seats in some:
            await (await server.rooms.live(seats[0].room)).conducted()

    await load(chairs[:50])
    before = memory_of(os.getpid())
    await load(chairs[50:])
    grown = memory_of(os.getpid()) - before
    await server.close()
    return grown / len(chairs[50:]) / 1000


def flat(work: Path, seats: int) -> dict[str, Any]:
    """What an answer costs the server at 10 and at 1000 matches, in processor time."""
    few = throughput(work, 10, seats, "--warmup", "0.3", "--answers", "2500")
    many = throughput(work, 1000, seats, "--warmup", "15", "--seconds", "10")
    return {"few": few, "many": many, "ratio": many["server_us_per_answer"] / few["server_us_per_answer"]}


def peer(matches: int, seats: int, seconds: float) -> dict[str, Any] | None:
    """boardgame.io under the same load, where node is at hand."""
    folder = Path(__file__).parent / "peer_boardgameio"
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("boardgame.io is left out: no node here", file=sys.stderr)
        return None
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=folder, check=True)
    command = ["node", "run.mjs", "--matches", str(matches), "--seats", str(seats), "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io in the same run")
    parser.add_argument("--only", choices=("throughput", "latency", "restored", "flat"), help="one measurement")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3, help="of throughput, alternating with the peer")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--idle", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.idle:
        print(asyncio.run(idle(options.idle)))
        return
    with tempfile.TemporaryDirectory() as scratch:
        report = _measure(Path(scratch), options)
    print(json.dumps(report) if options.json else _worded(report))


def _measure(work: Path, options: argparse.Namespace) -> dict[str, Any]:
    report: dict[str, Any] = {}
    wanted = (options.only,) if options.only else ("throughput", "latency", "restored", "flat")
    if "throughput" in wanted:
        rounds, peers = [], []
        lasts = ("--seconds", str(options.seconds))
        for number in range(options.rounds):
            (work / str(number)).mkdir()
            rounds.append(throughput(work / str(number), options.matches, options.seats, *lasts))
            if options.peer and (found := peer(options.matches, options.seats, options.seconds)) is not None:
                peers.append(found)
        report["throughput"] = sorted(rounds, key=lambda each: each["answers_per_s"])[len(rounds) // 2]
        if peers:
            report["peer"] = sorted(peers, key=lambda each: each["moves_per_s"])[len(peers) // 2]
            pairs = zip(rounds, peers, strict=True)
            report["ratio"] = median(ours["answers_per_s"] / theirs["moves_per_s"] for ours, theirs in pairs)
    if "latency" in wanted:
        report["latency"] = latency(work, options.matches, options.seats, max(10.0, options.seconds))
    if "restored" in wanted:
        report["restored"] = restored(work, 1000, options.seats, 100)
    if "flat" in wanted:
        report["flat"] = flat(work, options.seats)
    return report


def _worded(report: dict[str, Any]) -> str:
    lines = []
    if found := report.get("throughput"):
        lines.append(
            f"throughput      {found['answers_per_s']:7.0f} answers/s, {found['frames_per_s']:.0f} frames/s of "
            f"{found['bytes_per_frame']:.0f} bytes, {found['matches']} matches"
        )
    if found := report.get("peer"):
        lines.append(
            f"boardgame.io    {found['moves_per_s']:7.0f} moves/s, {found['frames_per_s']:.0f} frames/s of "
            f"{found['bytes_per_frame']:.0f} bytes"
        )
        lines.append(f"ratio           {report['ratio']:7.2f}")
    if found := report.get("latency"):
        lines.append(
            f"at human pace   {found['p50_ms']:7.1f} ms median, {found['p99_ms']:.1f} ms p99, "
            f"{found['worst_ms']:.1f} ms worst, {found['answers_per_s']:.0f} answers/s"
        )
    if found := report.get("restored"):
        lines.append(
            f"restored        {found['connected_s']:7.2f} s for {found['matches']} matches, "
            f"{found['kB_per_match']:.0f} kB each when idle, "
            f"{found['kB_after_sockets']:.0f} kB right after their sockets closed"
        )
    if found := report.get("flat"):
        few, many = found["few"]["server_us_per_answer"], found["many"]["server_us_per_answer"]
        lines.append(
            f"cost per answer {found['ratio']:7.2f} times at 1000 matches what it is at 10 ({many:.0f} : {few:.0f} µs)"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
