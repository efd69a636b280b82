"""The suite as `make` runs it, for people and for CI: what each target runs, took, and does not look at.

    python -m tests.suite check            format, lint, types, contracts, dependencies; the same of the web client
    python -m tests.suite quick            that, and the rules as scenes: for the inner loop
    python -m tests.suite test [ARGS]      everything CI runs; ARGS go to pytest, and coverage is then not judged

`make` prepares what they need. `python -m tests.soak` is what `make soak` runs, for hours.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final, NamedTuple

from tests.tally import Tally

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Compiled modules are kept whatever the machine says: hundreds of processes import them, and pytest rewrites each."""


class Step(NamedTuple):
    """One command, and what it is called while it runs."""

    name: str
    command: tuple[str, ...]


def _python(*words: str) -> tuple[str, ...]:
    return (sys.executable, *words)


def _tool(name: str, *words: str) -> tuple[str, ...]:
    return (str(BIN / name), *words)


HOUSE: Final = (
    Step("format ('make format' rewrites)", _tool("ruff", "format", "--check", ".")),
    Step("lint", _tool("ruff", "check", "--quiet", ".")),
    Step("import contracts", _tool("lint-imports")),
    Step("dependencies", _tool("deptry", "src")),
    Step("types", _python("-m", "mypy", "--no-error-summary")),
)
COLLECTED: Final = (Step("every test can be collected", _python("-m", "pytest", "--collect-only", "-qq")),)
"""Done once beforehand, it spares every process of the runs that follow compiling all tests for itself."""
CLIENT: Final = (Step("web client: types, format, lint", _python("web/build.py", "check")),)
CLIENT_UNITS: Final = (Step("web client: units", _python("web/build.py", "test")),)
JUDGED: Final = (
    Step(
        "coverage of the engine: 100 %",
        _python("-m", "coverage", "report", "--include=*/penombre/engine/*", "--fail-under=100"),
    ),
    Step(
        "coverage of the games: at least 95 %",
        _python("-m", "coverage", "report", "--include=*/penombre/games/*", "--fail-under=95"),
    ),
)

COVERING: Final = ("tests/engine", "tests/games", "tests/testing")
"""Whose tests, but for simulations and words, reach all lines of the engine and nearly all of the games."""
RULES: Final = (*COVERING, "tests/bots", "tests/words")
"""What a change of rules, words or bots can break; but for simulations, the inner loop runs it."""
CORES: Final = os.cpu_count() or 1
WAITING: Final = 2
"""How many processes share a core where tests mostly wait for servers and browsers."""

LEAST: Final = {
    "axe screens": 325,
    "examples": 746,
    "golden": 74,
    "leaks found where they were": 323,
    "rulings": 649,
}
"""So many of these `make test` looks at, or more: what falls out of the suite is missed, not forgotten."""

LEFT_OUT: Final = {
    "check": "Not looked at: any behaviour.",
    "quick": (
        "Not looked at: re-deals, leaks, bots at play, research, servers, stores, terminals, browsers, documents, "
        "packaging, coverage. 'make test' does."
    ),
    "test": (
        "Looked at in part: matches by chance, kills, fuzz, whole matches in browsers; leaks are looked for where they "
        "were found before. 'make soak' goes deeper."
    ),
}


def main(arguments: Sequence[str]) -> int:
    """Run one target; its exit code."""
    match arguments:
        case ["check"]:
            begun = monotonic()
            return _closing("check", check(CLIENT), begun)
        case ["quick"]:
            return quick()
        case ["test", *words]:
            return test(words)
    sys.stderr.write(f"{__doc__}\n")
    return 2


def quick() -> int:
    """The inner loop: what is wrong shows within two minutes."""
    begun, tally = monotonic(), Tally()
    code = check((*CLIENT, *CLIENT_UNITS), (*HOUSE, *COLLECTED)) or run_tests(
        "rules and words", tally, CORES, "-m", "not simulation", *RULES
    )
    return _closing("quick", code, begun, tally)


def test(words: Sequence[str]) -> int:
    """What CI runs. Two runs of pytest: one that measures coverage, and all the rest at full speed."""
    begun, tally = monotonic(), Tally()
    code = check((*CLIENT, *CLIENT_UNITS), (*HOUSE, *COLLECTED))
    if code:
        return _closing("test", code, begun, tally)
    if words:
        code = run_tests("tests, some of them: coverage is not judged", tally, WAITING * CORES, *words)
        return _closing("test", code, begun, tally)
    tracing = ("--cov", "--cov-report=")
    code = run_tests("rules, with coverage", tally, CORES, *tracing, "-m", "covering", *COVERING)
    code = run_tests("simulations, servers, terminals, browsers", tally, WAITING * CORES, "-m", "not covering") or code
    code = code or run_steps(JUDGED) or missed(tally)
    return _closing("test", code, begun, tally)


def check(client: Sequence[Step], house: Sequence[Step] = HOUSE) -> int:
    """The house and the client side by side; all that is wrong with them is told."""
    stopped = Event()
    with ThreadPoolExecutor() as lanes:
        try:
            return max(lanes.map(partial(run_steps, stopped=stopped), (house, client)))
        except KeyboardInterrupt:
            stopped.set()
            raise


def say(line: str) -> None:
    """Print a line, at once: whoever reads a pipe or a file sees it, too."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run_steps(steps: Sequence[Step], stopped: Event | None = None) -> int:
    """Each step in turn, to the end; what the failing ones printed is shown. 1 if there was one."""
    failed = 0
    for name, command in steps:
        if stopped is not None and stopped.is_set():
            break
        begun = monotonic()
        done = subprocess.run(
            command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        said = f"{monotonic() - begun:7.1f} s  {name}{': failed' if done.returncode else ''}\n"
        sys.stdout.write(said + (done.stdout if done.returncode else ""))
        sys.stdout.flush()
        failed = failed or int(done.returncode != 0)
    return failed


def missed(tally: Tally) -> int:
    """Tell what fewer of was looked at than belongs to the suite. 1 if there is something."""
    fewer = [
        f"{what}: {tally.covered.get(what, 0)} of {least}"
        for what, least in LEAST.items()
        if tally.covered.get(what, 0) < least
    ]
    sys.stdout.write("".join(f"missed     {each} (LEAST in tests/suite.py)\n" for each in fewer))
    return int(bool(fewer))


def run_tests(name: str, tally: Tally, processes: int, *words: str) -> int:
    """Run pytest in some processes, show what it says, and add what it took to the tally."""
    say(f"           {name}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tally.json"
        parallel = ("-n", str(processes), "--dist", "worksteal")
        command = _python("-m", "pytest", *parallel, f"--tally={file}", *words)
        with subprocess.Popen(command, cwd=ROOT, env=ENVIRONMENT) as running:
            try:
                code = running.wait()
            except KeyboardInterrupt:
                running.wait()  # it has heard it too, and says how far it came
                raise
        tally.add(Tally.read(file))
    return code


def _closing(target: str, code: int, begun: float, tally: Tally | None = None) -> int:
    """The table, what was left out, and how it ended."""
    if tally is not None and tally.seconds:
        sys.stdout.write(f"\n{tally.table()}\n")
    ended = "failed" if code else "green"
    sys.stdout.write(f"\n{LEFT_OUT[target]}\nmake {target}: {ended} after {monotonic() - begun:.0f} s\n")
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
