"""The bench: how fast matches are played at 4, 6 and 8 seats, on one core, and beside a peer in the same run."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from rich.table import Table

import penombre
from penombre.cli import keep, measure, wishes
from penombre.cli.failure import Failure, Usage
from penombre.cli.labour import progress
from penombre.cli.screen import Screen, err, out

PEER: Final = "open_spiel"
_SCRIPT: Final = "peer_openspiel.py"


def run(game: str, *, rounds: int, seconds: float, seed: int, peer: bool, as_json: bool) -> int:
    """Measure, and print a table or one JSON object."""
    ruleset = wishes.game(game)
    wishes.count("--rounds", rounds, most=1000)
    wishes.seed(seed)
    if not 0.01 <= seconds <= 60:
        raise Usage(f"--seconds: expected 0.01 to 60, not {seconds}")
    sizes = [players for players in measure.SEATS if players in ruleset.players] or [ruleset.players[0]]
    speeds: list[measure.Speed] = []
    peers: list[dict[str, Any]] = []
    with ExitStack() as stack:
        other = stack.enter_context(Peer()) if peer else None
        tell = stack.enter_context(progress("bench"))
        done = 0
        for players in sizes:
            answers = []
            for result in measure.speed(ruleset, players, rounds=rounds, seconds=seconds, seed=seed):
                if result is not None:
                    speeds.append(result)
                    continue
                # A round of theirs after each of ours: both meet the same moods of the machine.
                if other is not None:
                    answers.append(other.round(players, seconds))
                done += 1
                if tell is not None:
                    tell(done, len(sizes) * rounds)
            if other is not None:
                peers.append(_beside(speeds[-1], answers))
    lasting = [
        measure.growth(ruleset, sizes[len(sizes) // 2], options, matches=matches, seed=seed)
        for options, matches in _growth_tables(ruleset, rounds)
    ]
    report = {
        "game": ruleset.id,
        "version": ruleset.version,
        "penombre": penombre.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": rounds,
        "seconds_per_round": seconds,
        "seed": seed,
        "speeds": [msgspec.to_builtins(speed) for speed in speeds],
        "growth": [msgspec.to_builtins(growth) for growth in lasting],
        "peer": {"name": other.name, "version": other.version, "seats": peers} if other is not None else None,
    }
    if as_json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        sys.stdout.flush()
    else:
        _print(speeds, lasting, other, peers, out())
    return 0


def _growth_tables(ruleset: Any, rounds: int) -> list[tuple[dict[str, bool], int]]:
    tables: list[tuple[dict[str, bool], int]] = [({}, 40 * rounds)]
    if any(setting.name == "points" and setting.kind == "flag" for setting in ruleset.settings):
        tables.append(({"points": True}, 8 * rounds))
    return tables


def _beside(ours: measure.Speed, theirs: list[dict[str, Any]]) -> dict[str, Any]:
    if not theirs or theirs[0]["game"] is None:
        return {"players": ours.players, "game": None}
    bare = median(each["bare"] for each in theirs)
    informed = median(each["informed"] for each in theirs)
    return {
        "players": ours.players,
        "game": theirs[0]["game"],
        "answers_per_second": bare,
        "answers_per_second_with_information_states": informed,
        "ratio_with_views": ours.answers_per_second_with_views / informed,
        "ratio_with_encoded_views": ours.answers_per_second_with_encoded_views / informed,
        "ratio_bare_to_informed": ours.answers_per_second / informed,
        "ratio_bare": ours.answers_per_second / bare,
    }


class Peer:
    """Another engine in an environment of its own, answering rounds on request."""

    def __init__(self) -> None:
        self.name = self.version = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Peer:
        script = Path(penombre.__file__).parents[2] / "bench" / _SCRIPT
        if not script.is_file():
            raise Failure(f"--peer needs a source checkout: there is no {script}")
        self._process = subprocess.Popen(
            [str(_environment()), str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        hello = self._read()
        self.name, self.version = hello["peer"], hello["version"]
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.close()
            self._process.stdout.close()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def round(self, players: int, seconds: float) -> dict[str, Any]:
        """One round at this number of seats."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"players": players, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Failure("the peer stopped without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _environment() -> Path:
    """The interpreter of an environment with the peer in it, made the first time."""
    home = keep.cache_folder() / "bench" / f"{PEER}-{platform.python_version()}"
    python = home / "bin" / "python"
    if python.exists() and _works(python):
        return python
    err().say(f"installing {PEER} into {home}", "quiet")
    try:
        venv.create(home, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", PEER]
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        output = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
        raise Failure(f"cannot install {PEER} into {home}: {output[-1] if output else error}") from None
    if not _works(python):
        raise Failure(f"{PEER} was installed into {home} and does not start")
    return python


def _works(python: Path) -> bool:
    try:
        return subprocess.run([str(python), "-c", "import pyspiel"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _print(
    speeds: list[measure.Speed],
    lasting: list[measure.Growth],
    peer: Peer | None,
    peers: list[dict[str, Any]],
    screen: Screen,
) -> None:
    def table(*titles: str) -> Table:
        made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
        for title in titles:
            made.add_column(title, justify="right")
        return made

    rows = table("seats", "answers/s", "with views", "encoded views", "clone µs", "imagine µs", "choices", "per match")
    for speed in speeds:
        rows.add_row(
            str(speed.players),
            f"{speed.answers_per_second:,.0f}",
            f"{speed.answers_per_second_with_views:,.0f}",
            f"{speed.answers_per_second_with_encoded_views:,.0f}",
            f"{speed.clone_microseconds:.1f}",
            f"{speed.imagine_microseconds:.1f}",
            f"{speed.choices:.0%}",
            f"{speed.answers_per_match:.0f}",
        )
    screen.print(rows)
    screen.print()
    rows = table("seats", "options", "answers", "first third µs", "last third µs", "ratio")
    for growth in lasting:
        rows.add_row(
            str(growth.players),
            ",".join(growth.options) or "none",
            f"{growth.answers:.0f}",
            f"{growth.first_third_microseconds:.1f}",
            f"{growth.last_third_microseconds:.1f}",
            f"{growth.ratio:.2f}",
        )
    screen.print(rows)
    if peer is None:
        return
    screen.print()
    games = ", ".join(dict.fromkeys(each["game"] or "no game of that size" for each in peers))
    screen.say(f"beside {peer.name} {peer.version} ({games}): legal actions, then also the information state string")
    rows = table("seats", "its answers/s", "informed", "views : informed", "encoded : informed", "bare : informed")
    for each in peers:
        if each["game"] is None:
            continue
        rows.add_row(
            str(each["players"]),
            f"{each['answers_per_second']:,.0f}",
            f"{each['answers_per_second_with_information_states']:,.0f}",
            f"{each['ratio_with_views']:.2f}",
            f"{each['ratio_with_encoded_views']:.2f}",
            f"{each['ratio_bare_to_informed']:.2f}",
        )
    screen.print(rows)
