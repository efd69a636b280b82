"""What `make soak` runs: every family of tests at full depth, round after round with new seeds, until the time is over.

    python -m tests.soak --minutes 60            go on where the last soak of this commit stopped, or begin one
    python -m tests.soak --seed 7 --restart      begin another, from this seed
    python -m tests.soak --only kills --only fuzz    some families
    python -m tests.soak --list                  the families, and what each looks at

A round of a family is all of its tests once, with `--depth soak` and the seed of that round; units of a few tests run
side by side, one per core. What was done is kept in `.soak`, so that a soak can be stopped at any time, and its report
is written to docs/soak.md. A finding names the line that shows it again.
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from textwrap import fill
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct, field
from tests.games.planted_leaks import REMEMBERED_SEED
from tests.soak_faults import SIMULATED, real_kills, simulated_faults
from tests.suite import ENVIRONMENT, say
from tests.tally import Tally

from penombre.games import RULESETS

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / ".soak"
REPORT: Final = ROOT / "docs" / "soak.md"
GRACE: Final = 180.0
"""Seconds that what is running when the time is over gets to end; then it is stopped, and done again next time."""
USUAL: Final = 60.0
"""Seconds that a unit counts as while it runs, unless it has taken longer: else one family would have every core."""
ROUND: Final = 1_000
"""How far apart the seeds of two rounds are: a test may draw this many from one."""


class Family(Struct, frozen=True):
    """Tests that look for one kind of fault."""

    name: str
    looks: str
    paths: tuple[str, ...]
    select: str = ""
    """An expression of markers, where not all tests of the paths belong to it."""
    together: int = 1
    """How many tests a unit has."""
    share: float = 1.0
    """How much of the time it gets, beside the others."""
    first_seed: int | None = None
    """The seed of its first round, where what that finds is compared with what is remembered of a seed."""

    def seed(self, soak: int, round: int) -> int:
        """The seed of a round of it, in a soak from this seed."""
        first = self.first_seed if round == 0 else None
        return soak * 1_000_000 + round * ROUND if first is None else first


FAMILIES: Final = (
    Family(
        "re-deals",
        "every promise of a ruleset at thousands of decisions: every count, options by chance",
        ("tests/games/test_conformance.py",),
        share=3,
    ),
    Family(
        "leaks",
        "planted leaks, each looked for from nothing",
        ("tests/games/test_leaks.py",),
        together=8,
        share=4,
        first_seed=REMEMBERED_SEED,
    ),
    Family(
        "bots",
        "whole matches of bots, and their answers in re-dealt worlds",
        ("tests/games/test_bots.py",),
        share=2,
    ),
    Family(
        "rules by chance",
        "invariants, counts, deduction, readings aloud, over random matches",
        (*(f"tests/games/{game}" for game in RULESETS), "tests/testing"),
        select="simulation",
        together=40,
    ),
    Family(
        "simulation",
        "nodes, store, sockets and people in one process: faults by the hundred thousand, each from a seed",
        ("tests/simulation/test_schedules.py", "tests/simulation/test_planted.py"),
        together=4,
        share=8,
    ),
    Family(
        "kills",
        "servers and nodes killed under load, disks that are full, connections that are cut: nothing is lost",
        ("tests/server/test_killed.py", "tests/server/test_killed_nodes.py", "tests/server/test_full_disk.py"),
        share=8,
    ),
    Family(
        "stores",
        "processes killed while they write, restarts, back-ups, several nodes",
        (
            "tests/store",
            "tests/server/test_restart.py",
            "tests/server/test_backup.py",
            "tests/server/test_several_nodes.py",
        ),
        together=20,
    ),
    Family(
        "wire secrecy",
        "what leaves a server in re-dealt worlds: bytes, lengths, times; planted leaks",
        (
            "tests/server/test_frames.py",
            "tests/server/test_wire_secrecy.py",
            "tests/server/test_nights_alike.py",
            "tests/server/test_window_timing.py",
            "tests/server/test_held_answers.py",
            "tests/server/test_late_answers.py",
            "tests/server/test_logs.py",
            "tests/experts/test_handover.py",
        ),
        together=6,
        share=2,
    ),
    Family(
        "fuzz",
        "everything that can be sent and is wrong: messages, requests by the API's document",
        ("tests/server/test_fuzz.py", "tests/server/openapi", "tests/server/test_bad_answers.py"),
        together=2,
    ),
    Family(
        "browsers",
        "whole matches in several browsers, every screen with axe",
        ("tests/browser",),
        together=2,
        share=4,
    ),
)


class Finding(Struct, frozen=True):
    """A test that failed, why, and the line that shows it again."""

    test: str
    cause: str
    again: str


class Done(Struct):
    """What has been done of a family."""

    units: int = 0
    """How many units, counted over all rounds: the next one is the first that is not done."""
    later: set[int] = field(default_factory=set)
    """Units after that one that have ended all the same: they do in any order."""
    rounds: float = 0.0
    tests: int = 0
    seconds: float = 0.0
    covered: dict[str, int] = field(default_factory=dict)
    noted: list[str] = field(default_factory=list)
    found: list[Finding] = field(default_factory=list)

    def add(self, tally: Tally, seconds: float) -> None:
        """One more unit has ended."""
        self.tests += len(tally.seconds)
        self.seconds += seconds
        self.noted += tally.noted
        for what, number in tally.covered.items():
            self.covered[what] = self.covered.get(what, 0) + number


class Soak(Struct):
    """A soak: where it began, and how far it has come."""

    seed: int
    commit: str
    began: str
    minutes: float = 0.0
    families: dict[str, Done] = field(default_factory=dict)

    def done(self, family: Family) -> Done:
        """What has been done of this family."""
        return self.families.setdefault(family.name, Done())

    def done_by(self, name: str) -> Done:
        """What has been done of the family of this name, if there is one."""
        return self.families.get(name, Done())

    def keep(self) -> None:
        """Write down how far it has come; half a file is never left behind."""
        KEPT.mkdir(exist_ok=True)
        fresh = KEPT / "soak.json.new"
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self)))
        fresh.replace(KEPT / "soak.json")


class Unit(Struct, frozen=True):
    """Some tests of a family, in one round."""

    family: Family
    number: int
    of: int
    tests: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """What the file of its failure is called."""
        return f"{self.family.name.replace(' ', '-')}-{self.number}"

    def command(self, tally: Path | None = None) -> list[str]:
        """How it is run; without a tally, the line for people."""
        quiet = ["-p", "no:cacheprovider", f"--tally={tally}"] if tally else []
        program = sys.executable if tally else ".venv/bin/python"
        return [program, "-m", "pytest", "--depth", "soak", "--seed", str(self.seed), *quiet, *self.tests]


def main(arguments: Sequence[str]) -> int:
    """Soak as the command line asks; 1 if anything was found."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, where it is started in the background
    asked = _parser().parse_args(arguments)
    if asked.list:
        sys.stdout.write("".join(f"{each.name:18} {each.looks}\n" for each in FAMILIES))
        return 0
    unknown = set(asked.only) - {each.name for each in FAMILIES}
    if unknown:
        sys.exit(f"There is no family {', '.join(sorted(unknown))}; --list shows them.")
    soak = resumed(asked.seed, restart=asked.restart)
    soak.keep()
    families = {each: _collected(each) for each in FAMILIES if not asked.only or each.name in asked.only}
    try:
        _Runner(soak, families, asked.minutes * 60).run()
    finally:
        soak.keep()
        REPORT.write_text(report(soak), "utf-8")
    found = sum(len(done.found) for done in soak.families.values())
    say(f"soaked {soak.minutes:.0f} minutes from seed {soak.seed}: {found or 'nothing'} found; see docs/soak.md")
    say("Not looked at: format, types, units of the client, coverage. 'make test' does.")
    return int(found > 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make soak", description="Look at everything, for as long as there is time.")
    parser.add_argument("--minutes", type=_minutes, default=60.0, help="how long (60); what is running then may end")
    parser.add_argument("--seed", type=int, help="where chance begins; by default that of the soak to go on with, or 1")
    parser.add_argument("--only", action="append", default=[], metavar="FAMILY", help="this family; may be repeated")
    parser.add_argument("--restart", action="store_true", help="forget what was done before")
    parser.add_argument("--list", action="store_true", help="show the families and end")
    return parser


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes <= 10_000:
        raise argparse.ArgumentTypeError("a number of minutes between 0 and 10 000 is expected")
    return minutes


def resumed(seed: int | None, *, restart: bool) -> Soak:
    """The soak to go on with; another one where the commit or the seed changed."""
    commit = _commit()
    file = KEPT / "soak.json"
    if file.exists() and not restart:
        soak = msgspec.json.decode(file.read_bytes(), type=Soak)
        if soak.commit == commit and seed in (None, soak.seed):
            say(f"going on with the soak of {soak.began}, seed {soak.seed}, {soak.minutes:.0f} minutes so far")
            return soak
        say(f"the soak of {soak.began} was of commit {soak.commit}, seed {soak.seed}: another one begins")
    return Soak(1 if seed is None else seed, commit, f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC")


def _commit() -> str:
    """The commit that is looked at, and whether anything but the page of a soak was changed since."""
    commit = _git("rev-parse", "--short=10", "HEAD") or "unknown"
    return f"{commit}-dirty" if _git("status", "--porcelain", "--", ".", ":!docs/soak.md") else commit


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def _collected(family: Family) -> list[tuple[str, ...]]:
    """The tests of a family, a few together."""
    words = ["--collect-only", "--depth", "soak", "-p", "no:cacheprovider", *family.paths]
    words += ["-m", family.select] if family.select else []
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    tests = [line for line in done.stdout.splitlines() if "::" in line and line.startswith("tests/")]
    if done.returncode or not tests:
        sys.exit(f"The tests of {family.name} could not be collected:\n{done.stdout}{done.stderr}")
    step = family.together
    units = [tuple(tests[first : first + step]) for first in range(0, len(tests), step)]
    Random(family.name).shuffle(units)  # always alike; a soak that is short looks at something of every game
    return units


class _Runner:
    """Gives every core a unit of the family that has had the least of its share, until the time is over."""

    def __init__(self, soak: Soak, families: dict[Family, list[tuple[str, ...]]], seconds: float) -> None:
        self.soak, self.families, self.seconds = soak, families, seconds
        self.before, self.begun = soak.minutes, monotonic()
        self.next = {each: soak.done(each).units for each in families}
        """The number of the unit that comes next; one that ended before its turn in an earlier run is left out."""
        self.running: dict[Future[Tally], tuple[Unit, float]] = {}
        self.processes: set[subprocess.Popen[bytes]] = set()

    def run(self) -> None:
        """Soak until the time is over; what is running then may end, but not take for ever."""
        cores = os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as pool:
            try:
                # However little time there is, something is done.
                while True:
                    while len(self.running) < cores:
                        unit = self._choose()
                        self.running[pool.submit(self._run, unit)] = unit, monotonic()
                    self._take(self._left())
                    if self._left() <= 0:
                        break
                say("the time is over; what is running may end")
                while self.running and self._left() > -GRACE:
                    self._take(GRACE + self._left())
            finally:
                for process in list(self.processes):
                    process.terminate()

    def _left(self) -> float:
        return self.seconds - (monotonic() - self.begun)

    def _choose(self) -> Unit:
        """The next unit of the family that is furthest behind its share."""
        family = min(self.families, key=self._had)
        units, number = self.families[family], self.next[family]
        while number in self.soak.done(family).later:
            number += 1
        self.next[family] = number + 1
        round, place = divmod(number, len(units))
        return Unit(family, number, len(units), units[place], family.seed(self.soak.seed, round))

    def _had(self, family: Family) -> float:
        """The time a family has had, by its share; a unit that has just begun counts as one of usual length."""
        now = monotonic()
        going = [max(USUAL, now - since) for unit, since in self.running.values() if unit.family is family]
        return (self.soak.done(family).seconds + sum(going)) / family.share

    def _run(self, unit: Unit) -> Tally:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tally.json"
            process = subprocess.Popen(
                unit.command(file),
                cwd=ROOT,
                env=ENVIRONMENT,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
            )
            self.processes.add(process)
            said, _ = process.communicate()
            self.processes.discard(process)
            tally = Tally.read(file)
        if process.returncode and not tally.failed:
            tally.failed[unit.tests[0]] = said.decode(errors="replace")[-4_000:]
        return tally

    def _take(self, seconds: float) -> None:
        """Write down what ends within so many seconds."""
        ended, _ = wait(self.running, timeout=max(0.0, seconds), return_when=FIRST_COMPLETED)
        for future in ended:
            unit, since = self.running.pop(future)
            self._write_down(unit, future.result(), monotonic() - since)
        self.soak.minutes = self.before + (monotonic() - self.begun) / 60
        self.soak.keep()

    def _write_down(self, unit: Unit, tally: Tally, seconds: float) -> None:
        done = self.soak.done(unit.family)
        done.add(tally, seconds)
        again = shlex.join(unit.command())
        done.found += [Finding(test, _cause(text), again) for test, text in tally.failed.items()]
        if tally.failed:
            texts = "\n".join(f"{test}\n{text}\n" for test, text in tally.failed.items())
            (KEPT / f"{unit.name}.txt").write_text(f"{again}\n\n{texts}", "utf-8")
        # Units end in any order; what is done is counted up to the first that is not.
        done.later.add(unit.number)
        while done.units in done.later:
            done.later.remove(done.units)
            done.units += 1
        done.rounds = done.units / unit.of
        passed = "ok" if not tally.failed else f"FOUND {len(tally.failed)}, see .soak/{unit.name}.txt"
        looked = "".join(f", {each}" for each in _looked_at(tally.covered))
        say(
            f"{(monotonic() - self.begun) / 60:5.1f} of {self.seconds / 60:.0f} min  {unit.family.name}, "
            f"round {unit.number // unit.of + 1}, {unit.number % unit.of + 1} of {unit.of}: "
            f"{passed} in {seconds:.0f} s{looked}"
        )
        for line in tally.noted:
            say(f"  {line}")


def _cause(text: str) -> str:
    """The line of a failure that says most: the last one that pytest marks as an error."""
    marked = [line.removeprefix("E").strip() for line in text.splitlines() if line.startswith("E ")]
    return (marked or text.strip().splitlines() or ["no word of it"])[-1][:200]


def report(soak: Soak) -> str:
    """The page of a soak, for docs/soak.md."""
    tests = sum(done.tests for done in soak.families.values())
    found = [finding for done in soak.families.values() for finding in done.found]
    lines = [
        "# The last soak",
        "",
        "*For whoever releases a version, or looks for what a soak found.*",
        "",
        "`make soak` looks at everything at full depth, round after round with new seeds, and writes this page;",
        "`make test` looks at a part of it.",
        "",
        "| | |",
        "|---|---|",
        f"| began | {soak.began} |",
        f"| commit | `{soak.commit}` |",
        f"| seed | {soak.seed} |",
        f"| lasted | {soak.minutes:.0f} minutes on {os.cpu_count()} cores, Python {platform.python_version()} |",
        f"| ran | {tests} tests, some of them many times |",
        *real_kills(soak.done_by("kills").covered),
        f"| found | {len(found) or 'nothing'} |",
        "",
        "| family | rounds | tests | minutes of a core | looked at | found |",
        "|---|---|---|---|---|---|",
    ]
    for family in FAMILIES:
        done = soak.done(family)
        looked = ", ".join(_looked_at(done.covered))
        lines.append(
            f"| {family.name}: {family.looks} | {done.rounds:.1f} | {done.tests} | {done.seconds / 60:.1f} "
            f"| {looked or '-'} | {len(done.found) or 'nothing'} |"
        )
    simulated = soak.done_by("simulation")
    lines += simulated_faults(simulated.covered, simulated.seconds, soak.seed * 1_000_000, ROUND)
    if found:
        lines += ["", "## Found", "", "| test | what it said | again |", "|---|---|---|"]
        lines += [f"| `{each.test}` | {each.cause.replace('|', '/')} | `{each.again}` |" for each in found]
    noted = [line for done in soak.families.values() for line in done.noted]
    if noted:
        lines += ["", "## Noted", "", *[_item(line) for line in dict.fromkeys(noted)]]
    return "\n".join(lines) + "\n"


def _looked_at(covered: Mapping[str, int]) -> list[str]:
    """What was looked at, but for single kinds of simulated faults: they have a table of their own."""
    return [f"{number} {what}" for what, number in sorted(covered.items()) if not what.startswith(SIMULATED)]


def _item(line: str) -> str:
    return fill(line, 120, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("stopped; the same line goes on from here")
        sys.exit(130)
