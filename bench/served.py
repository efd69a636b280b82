"""The server under load: throughput, latency at human pace, memory, restoring, cost by number of matches.

    python -m bench.served [GAME ...] [--spectators N] [--peer] [--json]

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
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct

from bench.load import Chair
from bench.measured_server import memory_of, serving
from penombre.engine import CLOCK
from penombre.games import RULESETS
from penombre.server.match.conductor import SNAPSHOT_EVERY
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Record, Started, encode
from penombre.server.room.room_actions import started
from penombre.server.room.room_document import encode_room
from penombre.server.room_state import Place, Room
from penombre.server.server import Server
from penombre.server.settings import Settings
from penombre.server.tokens import hashed, new_id, new_secret, new_token
from penombre.store import GuestRow, RoomRow, Snapshot, open_store

FILE = "penombre.sqlite3"
WAVES = 5
MEASUREMENTS = ("throughput", "latency", "restored", "flat")


class Tables(Struct, frozen=True):
    """What is played at every table, and how many people are there."""

    game: str
    seats: int
    spectators: int = 0

    def options(self) -> dict[str, Any]:
        """The usual ones; for points where a game has them, so that a match lasts."""
        ruleset = RULESETS[self.game]
        usual = ruleset.options(self.seats, {})
        return ruleset.options(self.seats, {"points": True}) if "points" in usual else usual


async def prepare(folder: Path, tables: Tables, matches: int, answers: int) -> None:
    """A store with this many running matches, each with so many answers given, and the cookies of all their seats."""
    game, seats, options = tables.game, tables.seats, tables.options()
    ruleset = RULESETS[game]
    rng = random.Random(1)
    store = await open_store(folder / FILE)
    chairs: list[list[Chair]] = []
    now = time.time_ns() // 1_000_000

    async def one() -> list[Chair]:
        guests = [(new_id(16), new_token()) for _ in range(seats)]
        for guest, token in guests:
            await store.add_guest(GuestRow(guest, f"Guest {guest}", "en"), hashed(token), now)
        places = tuple(Place("person", guest, f"Guest {seat}", ready=True) for seat, (guest, _) in enumerate(guests))
        room = Room(
            id=new_id(),
            invite=new_id(8),
            game=game,
            options=options,
            pace="live",
            windows="early",
            listed=True,
            language="en",
            watching="public",
            chat=True,
            anonymous=False,
            places=places,
            host=guests[0][0],
            secret=new_secret(),
        )
        kept: dict[str, Any] = {"listed": True, "open": False, "guests": room.guests(), "at": now}
        await store.add_room(room.id, encode_room(room), **kept)
        first = Started(
            game=game,
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
        lines, snapshot = _played(first, answers, rng)
        if lines:
            await store.append(match_id, 1, lines, now)
        if snapshot is not None:
            await store.save_snapshot(match_id, snapshot)
        return [Chair(room.id, seat, token) for seat, (_, token) in enumerate(guests)]

    for first in range(0, matches, 100):
        chairs += await asyncio.gather(*[one() for _ in range(first, min(matches, first + 100))])
    await store.close()
    (folder / "chairs.json").write_bytes(msgspec.json.encode(chairs))


def _played(first: Started, answers: int, rng: random.Random) -> tuple[list[bytes], Snapshot | None]:
    """So many answers of a match, or the first half where it has no more, with the snapshot a server would leave."""
    lines = _answers(Record(first, 0), answers, rng)
    record, snapshot = Record(first, 0), None
    frames = Frames(record)
    for line in lines:
        record.apply(line, 0)
        frames.advance()
        if record.head % SNAPSHOT_EVERY == 0:
            snapshot = record.snapshot(frames.seqs)
    return [encode(line) for line in lines], snapshot


def _answers(record: Record, most: int, rng: random.Random) -> list[Answered]:
    match = record.match
    lines: list[Answered] = []
    while len(lines) < most and not match.over:
        asks = match.asks()
        ask = next((ask for ask in asks if ask.seat != CLOCK and not ask.optional), asks[0])
        lines.append(Answered(ask.seat, ask.random_answer(rng.randrange)))
        record.apply(lines[-1], 0)
    return lines[: len(lines) // 2] if match.over else lines


def drive(folder: Path, tables: Tables, server: tuple[int, int], mode: str, *more: str) -> dict[str, Any]:
    """Run the driver against a server, by its process id and port; what it measured."""
    pid, port = server
    command = [sys.executable, "-m", "bench.load", mode, "--pid", str(pid), "--port", str(port)]
    command += ["--chairs", str(folder / "chairs.json"), "--spectators", str(tables.spectators), *more]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def throughput(work: Path, tables: Tables, matches: int, *more: str) -> dict[str, Any]:
    """Answers per second as fast as they are acknowledged."""
    folder = work / f"closed-{tables.game}-{matches}"
    folder.mkdir()
    asyncio.run(prepare(folder, tables, matches, 0))
    with serving(folder) as server:
        return drive(folder, tables, server, "closed", *more)


def latency(work: Path, tables: Tables, matches: int, seconds: float) -> dict[str, Any]:
    """From an answer sent to every seat having its frame, at human pace."""
    folder = work / f"paced-{tables.game}"
    folder.mkdir()
    asyncio.run(prepare(folder, tables, matches, 0))
    with serving(folder) as server:
        return drive(folder, tables, server, "paced", "--seconds", str(seconds))


def restored(work: Path, tables: Tables, matches: int, answers: int) -> dict[str, Any]:
    """Seconds until as many unfinished matches are back after a restart, and the memory each one takes.

    The memory is that of a match alone, in a process that opens no socket: what sockets leave behind until Python looks
    for it is counted apart. A match is idle once nobody looked at it for a while.
    """
    folder = work / f"restored-{tables.game}"
    folder.mkdir()
    asyncio.run(prepare(folder, tables, matches, answers))
    with serving(folder) as server:
        before = memory_of(server[0])
        result = drive(folder, tables, server, "connect")
        time.sleep(2)
        result["kB_after_sockets"] = (memory_of(server[0]) - before) / matches / 1000
    command = [sys.executable, "-m", "bench.served", "--idle", str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    memory: dict[str, float] = json.loads(done.stdout)
    return result | memory


async def idle(folder: Path) -> dict[str, float]:
    """Kilobytes of memory that a loaded match takes, and what is left of one that nobody has looked at for a while.

    They are loaded in waves, each let go before the next one comes: what a wave leaves behind, the next may use.
    """
    chairs = msgspec.json.decode((folder / "chairs.json").read_bytes(), type=list[list[Chair]])
    server = Server(Settings(tempo=0.05), await open_store(folder / FILE), address="")
    await server.start()
    waves = [chairs[first : first + len(chairs) // WAVES] for first in range(0, len(chairs), len(chairs) // WAVES)]
    left: list[int] = []
    loaded = 0
    for wave in waves:
        before = memory_of(os.getpid())
        for seats in wave:
            await (await server.rooms.live(seats[0].room)).conducted()
        loaded = loaded or memory_of(os.getpid()) - before
        while server.rooms.open:
            await asyncio.sleep(0.5)
        left.append(memory_of(os.getpid()))
    await server.close()
    count = len(waves[0])
    return {"kB_loaded": loaded / count / 1000, "kB_idle": (left[-1] - left[0]) / (WAVES - 1) / count / 1000}


def flat(work: Path, tables: Tables) -> dict[str, Any]:
    """What an answer costs the server at 50 and at 1000 matches, in processor time."""
    few = throughput(work, tables, 50, "--warmup", "0.1", "--answers", "1500")
    many = throughput(work, tables, 1000, "--warmup", "15", "--seconds", "10")
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
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(RULESETS)}; without one, all of them")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io in the same run")
    parser.add_argument("--only", choices=MEASUREMENTS, action="append", help="one measurement; again for more")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, help="by default as many as the game has")
    parser.add_argument("--spectators", type=int, default=0, help="who watch each match")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3, help="of throughput, alternating with the peer")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--idle", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.idle:
        print(json.dumps(asyncio.run(idle(options.idle))))
        return
    if unknown := [game for game in options.games if game not in RULESETS]:
        parser.error(f"there is no game {unknown[0]!a} here; known: {', '.join(RULESETS)}")
    found: dict[str, Any] = {}
    for game in options.games or RULESETS:
        tables = Tables(game, options.seats or max(RULESETS[game].players), options.spectators)
        if tables.seats not in RULESETS[game].players:
            parser.error(f"{game} has no {tables.seats} seats")
        with tempfile.TemporaryDirectory() as scratch:
            found[game] = _measure(Path(scratch), tables, options)
        if not options.json:
            print(f"{game}, {tables.seats} seats, {tables.spectators} spectators\n{_worded(found[game])}\n", flush=True)
    if options.json:
        print(json.dumps(found))


def _measure(work: Path, tables: Tables, options: argparse.Namespace) -> dict[str, Any]:
    report: dict[str, Any] = {}
    wanted = options.only or MEASUREMENTS
    if "throughput" in wanted:
        report |= _beside_the_peer(work, tables, options)
    if "latency" in wanted:
        report["latency"] = latency(work, tables, options.matches, max(10.0, options.seconds))
    if "restored" in wanted:
        report["restored"] = restored(work, tables, 1000, 100)
    if "flat" in wanted:
        report["flat"] = flat(work, tables)
    return report


def _beside_the_peer(work: Path, tables: Tables, options: argparse.Namespace) -> dict[str, Any]:
    """Throughput in several rounds, each followed by one of the peer where that is wanted: the median of them."""
    rounds, peers = [], []
    for number in range(options.rounds):
        (work / str(number)).mkdir()
        seconds = ("--seconds", str(options.seconds))
        rounds.append(throughput(work / str(number), tables, options.matches, *seconds))
        if options.peer and (theirs := peer(options.matches, tables.seats, options.seconds)) is not None:
            peers.append(theirs)
    report = {"throughput": sorted(rounds, key=lambda each: each["answers_per_s"])[len(rounds) // 2]}
    if peers:
        report["peer"] = sorted(peers, key=lambda each: each["moves_per_s"])[len(peers) // 2]
        pairs = zip(rounds, peers, strict=True)
        report["ratio"] = median(ours["answers_per_s"] / theirs["moves_per_s"] for ours, theirs in pairs)
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
            f"restored        {found['connected_s']:7.2f} s for {found['matches']} matches; "
            f"{found['kB_loaded']:.0f} kB each when loaded, {found['kB_after_sockets']:.0f} kB right after a socket "
            f"came and went, {found['kB_idle']:.0f} kB when idle"
        )
    if found := report.get("flat"):
        few, many = found["few"]["server_us_per_answer"], found["many"]["server_us_per_answer"]
        lines.append(
            f"cost per answer {found['ratio']:7.2f} times at 1000 matches what it is at 50 ({many:.0f} : {few:.0f} µs)"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
