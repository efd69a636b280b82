"""The bench: how fast matches are played at 4, 6 and 8 seats, on one core, game beside game and beside a peer."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from rich.table import Table

import penombre
from penombre.cli import arguments
from penombre.cli.failure import Failure, Usage
from penombre.cli.folders import cache_folder
from penombre.cli.progress import Tell, progress
from penombre.cli.research import measure
from penombre.cli.screen import Screen, err, out
from penombre.engine import Ruleset
from penombre.games import RULESETS

PEER: Final = "open_spiel"
_SCRIPT: Final = "peer_openspiel.py"


def run(game: str | None, *, rounds: int, seconds: float, seed: int, peer: bool, as_json: bool) -> int:
    """Measure one game, or all of them in turns, and print tables or one JSON object."""
    rulesets = list(RULESETS.values()) if game is None else [arguments.game(game)]
    arguments.count("--rounds", rounds, most=1000)
    arguments.seed(seed)
    if not 0.01 <= seconds <= 60:
        raise Usage(f"--seconds: expected 0.01 to 60, not {seconds}")
    measured = [Measured(ruleset) for ruleset in rulesets]
    with ExitStack() as stack:
        other = stack.enter_context(closing(Peer())) if peer else None
        tell = stack.enter_context(progress("bench"))
        peers = _take_turns(measured, other, tell, rounds=rounds, seconds=seconds, seed=seed)
    for each in measured:
        each.growth += [
            measure.growth(each.ruleset, each.sizes[len(each.sizes) // 2], options, matches=matches, seed=seed)
            for options, matches in _growth_tables(each.ruleset, rounds)
        ]
    if as_json:
        report = {
            "penombre": penombre.__version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "rounds": rounds,
            "seconds_per_round": seconds,
            "seed": seed,
            "games": [each.report() for each in measured],
            "beside": [ratio for each in measured[1:] for ratio in _beside_first(each, measured[0])],
            "peer": {"name": other.name, "version": other.version, "seats": peers} if other is not None else None,
        }
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        sys.stdout.flush()
    else:
        _print(measured, other, peers, out())
    return 0


class Measured:
    """A game and what was measured of it."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.ruleset = ruleset
        self.sizes = [players for players in measure.SEATS if players in ruleset.players] or [ruleset.players[0]]
        self.speeds: list[measure.Speed] = []
        self.growth: list[measure.Growth] = []

    def report(self) -> dict[str, Any]:
        """All of it, for JSON."""
        return {
            "game": self.ruleset.id,
            "version": self.ruleset.version,
            "speeds": [msgspec.to_builtins(speed) for speed in self.speeds],
            "growth": [msgspec.to_builtins(growth) for growth in self.growth],
        }


def _take_turns(
    measured: list[Measured], peer: Peer | None, tell: Tell | None, *, rounds: int, seconds: float, seed: int
) -> list[dict[str, Any]]:
    """Measure all games, a round of each after the other, so that all meet the same moods of the machine.

    A peer has its round after theirs; what comes back is the first game beside it.
    """
    peers: list[dict[str, Any]] = []
    done, in_all = 0, sum(len(each.sizes) for each in measured) * rounds
    for players in sorted({players for each in measured for players in each.sizes}):
        playing = [each for each in measured if players in each.sizes]
        speeds = [measure.speed(each.ruleset, players, rounds=rounds, seconds=seconds, seed=seed) for each in playing]
        answers = []
        for _ in range(rounds):
            for speed in speeds:
                next(speed)
                done += 1
                if tell is not None:
                    tell(done, in_all)
            if peer is not None:
                answers.append(peer.round(players, seconds))
        for each, speed in zip(playing, speeds, strict=True):
            result = next(speed)
            assert result is not None
            each.speeds.append(result)
        if peer is not None and playing[0] is measured[0]:
            peers.append(_beside_peer(measured[0].speeds[-1], answers))
    return peers


def _beside_first(game: Measured, first: Measured) -> list[dict[str, Any]]:
    """How many times as fast as the first game another one is, for each number of seats that both have."""
    theirs = {speed.players: speed for speed in first.speeds}
    return [
        {
            "game": game.ruleset.id,
            "beside": first.ruleset.id,
            "players": speed.players,
            "decisions": speed.decisions_per_second / theirs[speed.players].decisions_per_second,
            "answers": speed.answers_per_second / theirs[speed.players].answers_per_second,
            "with_views": speed.answers_per_second_with_views / theirs[speed.players].answers_per_second_with_views,
        }
        for speed in game.speeds
        if speed.players in theirs
    ]


def _growth_tables(ruleset: Ruleset[Any], rounds: int) -> list[tuple[dict[str, bool], int]]:
    tables: list[tuple[dict[str, bool], int]] = [({}, 40 * rounds)]
    if any(setting.name == "points" and setting.kind == "flag" for setting in ruleset.settings):
        tables.append(({"points": True}, 8 * rounds))
    return tables


def _beside_peer(ours: measure.Speed, theirs: list[dict[str, Any]]) -> dict[str, Any]:
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
        script = Path(penombre.__file__).parents[2] / "bench" / _SCRIPT
        if not script.is_file():
            raise Failure(f"--peer needs a source checkout: there is no {script}")
        command = [str(_environment()), str(script)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._asked, self._said = self._process.stdin, self._process.stdout
        hello = self._read()
        self.name, self.version = hello["peer"], hello["version"]

    def close(self) -> None:
        """Ask no more; what does not end by itself is ended."""
        self._asked.close()
        self._said.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def round(self, players: int, seconds: float) -> dict[str, Any]:
        """One round at this number of seats."""
        self._asked.write(json.dumps({"players": players, "seconds": seconds}) + "\n")
        self._asked.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        line = self._said.readline()
        if not line:
            raise Failure("the peer stopped without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _environment() -> Path:
    """The interpreter of an environment with the peer in it, made the first time."""
    home = cache_folder() / "bench" / f"{PEER}-{platform.python_version()}"
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


# -- tables to read --------------------------------------------------------------------------------------------------


def _print(measured: list[Measured], peer: Peer | None, peers: list[dict[str, Any]], screen: Screen) -> None:
    for game in measured:
        screen.say(game.ruleset.id)
        for table in (_table(game.speeds, _SPEEDS), _table(game.growth, _GROWTH)):
            screen.print(table)
            screen.print()
    for game in measured[1:]:
        screen.say(f"{game.ruleset.id} beside {measured[0].ruleset.id}: times as fast")
        screen.print(_table(_beside_first(game, measured[0]), _BESIDE))
        screen.print()
    if peer is not None:
        games = ", ".join(dict.fromkeys(each["game"] or "no game of that size" for each in peers))
        does = "legal actions, then also the information state string"
        screen.say(f"beside {peer.name} {peer.version} ({games}): {does}")
        screen.print(_table([each for each in peers if each["game"] is not None], _PEERS))


def _table(rows: Iterable[object], columns: dict[str, str]) -> Table:
    """A row for each of these, with what each column tells of it."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    for title in columns:
        made.add_column(title, justify="right")
    for row in rows:
        made.add_row(*[told.format(row) for told in columns.values()])
    return made


_SPEEDS: Final = {
    "seats": "{0.players}",
    "answers/s": "{0.answers_per_second:,.0f}",
    "decisions/s": "{0.decisions_per_second:,.0f}",
    "views/s": "{0.answers_per_second_with_views:,.0f}",
    "encoded/s": "{0.answers_per_second_with_encoded_views:,.0f}",
    "clone µs": "{0.clone_microseconds:.1f}",
    "world µs": "{0.imagine_microseconds:.1f}",
    "a match": "{0.answers_per_match:.0f}",
}
_GROWTH: Final = {
    "seats": "{0.players}",
    "options": "{0.named_options}",
    "answers": "{0.answers:.0f}",
    "first third µs": "{0.first_third_microseconds:.1f}",
    "last third µs": "{0.last_third_microseconds:.1f}",
    "ratio": "{0.ratio:.2f}",
}
_BESIDE: Final = {
    "seats": "{0[players]}",
    "decisions": "{0[decisions]:.2f}",
    "answers": "{0[answers]:.2f}",
    "with views": "{0[with_views]:.2f}",
}
_PEERS: Final = {
    "seats": "{0[players]}",
    "its answers/s": "{0[answers_per_second]:,.0f}",
    "informed": "{0[answers_per_second_with_information_states]:,.0f}",
    "views : informed": "{0[ratio_with_views]:.2f}",
    "encoded : informed": "{0[ratio_with_encoded_views]:.2f}",
    "bare : informed": "{0[ratio_bare_to_informed]:.2f}",
}
