"""Runs schedules of faults against simulated servers, in one process per core, and tells which promises they broke.

python -m tests.simulation --seed 7 --schedules 5000       5000 schedules, from seed 7 on
python -m tests.simulation --seed 7 --minutes 10           as many as fit into ten minutes
python -m tests.simulation --seed 7 --schedules 1 --trace  one schedule, with all that happens in it
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
from tests.suite import say

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
    say(
        f"{progress.schedules} schedules from seed {asked.seed} in {took:.0f} s on {asked.workers} processes: "
        f"{progress.schedules / took:.1f} a second, {progress.schedules / took * 3600:.0f} an hour; "
        f"{1000 * progress.busy / max(1, progress.schedules):.1f} ms of a core each"
    )
    say(f"{progress.entries} entries written, {progress.acknowledged} answers acknowledged.")
    say("Where it was played, what went wrong, and what people did besides answering:")
    for kind, number in sorted(progress.happened.items()):
        say(f"{number:9}  {kind}")
    for found in progress.found:
        _tell(found, asked.plant, focus, whole=asked.trace)
    say(f"{len(progress.found) or 'nothing'} found")
    return int(bool(progress.found))


def _parser() -> argparse.ArgumentParser:
    bugs = "".join(f"  {name:24} {plant.wrong}\n" for name, plant in sorted(PLANTS.items()))
    faults = "".join(f"  {kind}\n" for kind in sorted(FAULTS))
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation",
        description=__doc__,
        epilog=f"bugs for --plant; only the faults that show one happen then:\n{bugs}\nfaults for --focus:\n{faults}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--seed", type=int, default=1, help="the first seed; each schedule has the next one (1)")
    add("--schedules", type=int, metavar="N", help="how many schedules (1000, unless --minutes is given)")
    add("--minutes", type=float, metavar="M", help="how long to go on")
    add("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes (one per core)")
    add("--most", type=int, default=5, metavar="N", help="stop once so many broken promises are found (5)")
    add("--plant", choices=sorted(PLANTS), metavar="BUG", help="put a bug into the server first, see below")
    add("--focus", action="append", choices=sorted(FAULTS), metavar="FAULT", help="only this fault; may be repeated")
    add("--trace", action="store_true", help="tell all that happens, every read and write of the store included")
    return parser


def _one(seed: int, plant: str | None, focus: Sequence[str], *, whole: bool) -> int:
    """One schedule, twice, and all that happens in it."""
    first, again = shown(seed, plant, focus), shown(seed, plant, focus)
    say(introduced(seed, focus))
    if whole:
        say(told(first, whole=True))
    say(f"fingerprint {first.fingerprint}, and {again.fingerprint} again")
    if not first.broken:
        say("nothing found")
        return 0
    _tell(Found(seed, first.promise, first.broken), plant, focus, whole=False)
    return 1


def _tell(found: Found, plant: str | None, focus: Sequence[str], *, whole: bool) -> None:
    outcome = shown(found.seed, plant, focus, shrink=True)
    say(f"\nseed {found.seed}: {found.broken[:2000]}")
    say(introduced(found.seed, focus))
    say("with as few faults as show it:")
    say(told(outcome, whole=whole))
    again = f" --plant {plant}" if plant else "".join(f" --focus '{kind}'" for kind in focus)
    say(f"again: python -m tests.simulation --seed {found.seed} --schedules 1 --trace{again}")


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


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
