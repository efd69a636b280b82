from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.simulation import schedule
from tests.simulation.faults import FAULTS
from tests.simulation.planted import PLANTS
from tests.simulation.search import run_some, simulated
from tests.simulation.story import shown, told
from tests.suite import ROOT

pytestmark = pytest.mark.simulation

PARTS = 4
"""Into so many tests the schedules of a round are parted, so that they run side by side."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_promise_is_kept_whatever_goes_wrong(part: int, depth: Depth, covered: Covered) -> None:
    number = depth.of(test=40, soak=1_000 // PARTS)
    progress = run_some(depth.seed + part * number, number)
    covered("simulated schedules", progress.schedules)
    covered("simulated: entries written", progress.entries)
    covered("simulated: answers acknowledged", progress.acknowledged)
    for kind, times in progress.happened.items():
        covered(f"simulated: {kind}", times)
    if progress.found:
        first = progress.found[0]
        again = f"python -m tests.simulation --seed {first.seed} --schedules 1 --trace"
        pytest.fail(f"{told(shown(first.seed, shrink=True))}\nseed {first.seed}: {first.broken}\nagain: {again}")


def test_a_seed_is_the_same_schedule_every_time_and_in_every_process() -> None:
    seeds = (3, 4, 5)
    with simulated():
        first = [schedule.run(seed).fingerprint for seed in seeds]
        again = [schedule.run(seed).fingerprint for seed in reversed(seeds)]
    assert first == again[::-1]
    assert len({*first}) == len(seeds)
    program = (
        "from tests.simulation import schedule, search\n"
        "with search.simulated():\n"
        f"    print(*[schedule.run(seed).fingerprint for seed in {seeds}])"
    )
    # Sets of texts have another order there.
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == first


def test_every_fault_is_in_some_schedule() -> None:
    planned = Counter(fault.kind for seed in range(300) for fault in schedule.script(seed).plan)
    assert planned.keys() == FAULTS.keys()


def test_a_schedule_that_breaks_a_promise_breaks_it_again_and_tells_how() -> None:
    plant = PLANTS["resumes_too_late"]
    found = run_some(0, 20, "resumes_too_late", plant.shown_by).found[0]
    once, again = (shown(found.seed, "resumes_too_late", plant.shown_by) for _ in range(2))
    assert once.broken == again.broken == found.broken
    assert once.fingerprint == again.fingerprint
    story = told(shown(found.seed, "resumes_too_late", plant.shown_by, shrink=True))
    assert "BROKEN: frames have no gap" in story
    assert "FAULT: sockets" in story
    assert "is cut off" in story
