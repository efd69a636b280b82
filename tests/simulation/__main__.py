"""Runs schedules from a seed on, in one process per core, and tells what they found.

python -m tests.simulation --seed 7 --schedules 5000       so many, from this seed on
python -m tests.simulation --seed 7 --minutes 10           for so long
python -m tests.simulation --seed 7 --schedules 1 --trace  one, with all that happens in it
python -m tests.simulation --plant acknowledges_first      with a bug in the server that has to be found
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from time import monotonic

from tests.simulation.faults import FAULTS
from tests.simulation.planted import PLANTS
from tests.simulation.search import Found, Progress, search
from tests.simulation.story import introduced, shown, told

BAR = 30


def main(arguments: Sequence[str]) -> int:
    """Search as the command line asks; 1 if anything was found."""
    asked = _parser().parse_args(arguments)
    focus = asked.focus or (PLANTS[asked.plant].shown_by if asked.plant else ())
    if asked.schedules == 1:
        return _one(asked.seed, asked.plant, focus, whole=asked.trace)
    begun = monotonic()
    seconds = asked.minutes * 60 if asked.minutes else None
    schedules = asked.schedules or (None if seconds else 1_000)
    progress = Progress()
    for progress in search(
        asked.seed,
        schedules=schedules,
        seconds=seconds,
        workers=asked.workers,
        plant=asked.plant,
        focus=focus,
        most=asked.most,
    ):
        _draw(progress, schedules, seconds, monotonic() - begun)
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    took = monotonic() - begun
    _say(
        f"{progress.schedules} schedules from seed {asked.seed} in {took:.0f} s on {asked.workers} processes: "
        f"{progress.schedules / took:.1f} a second, {progress.schedules / took * 3600:.0f} an hour; "
        f"{1000 * progress.busy / max(1, progress.schedules):.1f} ms of a core each"
    )
    _say(f"{progress.entries} entries written, {progress.acknowledged} answers acknowledged.")
    _say("Where it was played, what went wrong, and what people did besides answering:")
    for kind, number in sorted(progress.happened.items()):
        _say(f"{number:9}  {kind}")
    for found in progress.found:
        _tell(found, asked.plant, focus, whole=asked.trace)
    _say(f"{len(progress.found) or 'nothing'} found")
    return int(bool(progress.found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Simulate faults from a seed.")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--schedules", type=int, help="how many, each from the next seed (1000, unless --minutes)")
    parser.add_argument("--minutes", type=float, help="for how long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes (one per core)")
    parser.add_argument("--most", type=int, default=5, help="stop after so many were found (5)")
    parser.add_argument("--plant", choices=sorted(PLANTS), help="a bug to put into the server first")
    parser.add_argument("--focus", action="append", choices=sorted(FAULTS), help="only this fault; may be repeated")
    parser.add_argument(
        "--trace", action="store_true", help="tell everything, whatever the store does all the time too"
    )
    return parser


def _one(seed: int, plant: str | None, focus: Sequence[str], *, whole: bool) -> int:
    """One schedule, twice, and all that happens in it."""
    first, again = shown(seed, plant, focus), shown(seed, plant, focus)
    _say(introduced(seed, focus))
    if whole:
        _say(told(first, whole=True))
    _say(f"fingerprint {first.fingerprint}, and {again.fingerprint} again")
    if not first.broken:
        _say("nothing found")
        return 0
    _tell(Found(seed, first.promise, first.broken), plant, focus, whole=False)
    return 1


def _tell(found: Found, plant: str | None, focus: Sequence[str], *, whole: bool) -> None:
    outcome = shown(found.seed, plant, focus, shrink=True)
    _say(f"\nseed {found.seed}: {found.broken[:2000]}")
    _say(introduced(found.seed, focus))
    _say("with as few faults as show it:")
    _say(told(outcome, whole=whole))
    again = f" --plant {plant}" if plant else "".join(f" --focus '{kind}'" for kind in focus)
    _say(f"again: python -m tests.simulation --seed {found.seed} --schedules 1 --trace{again}")


def _draw(progress: Progress, schedules: int | None, seconds: float | None, took: float) -> None:
    if not sys.stderr.isatty():
        return
    part = min(1.0, progress.schedules / schedules if schedules else took / (seconds or 1.0))
    full = round(part * BAR)
    sys.stderr.write(
        f"\r\033[K{'█' * full}{'░' * (BAR - full)} {progress.schedules} schedules, "
        f"{progress.schedules / max(took, 0.001):.1f} a second, {len(progress.found)} found"
    )
    sys.stderr.flush()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
