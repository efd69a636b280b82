"""Workers are real processes: they end with the program that started them, however it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.timeouts import patience

pytestmark = pytest.mark.simulation

STUDY = """
from penombre.research import simulate
if __name__ == "__main__":
    told = lambda done, all: print(done, flush=True)
    simulate("kemomimi_panic", 8, "judgement", games=100_000, workers=2, progress=told)
"""


def mother_of(process: int) -> int:
    """Who started a process; 0 where it is no more."""
    try:
        state, mother = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return 0 if state == "Z" else int(mother)


def children(parent: int) -> list[int]:
    """The processes started by this one that are still there."""
    processes = [int(entry.name) for entry in Path("/proc").glob("[0-9]*")]
    return [process for process in processes if mother_of(process) == parent]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see which processes are left")
def test_no_worker_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(STUDY)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as study:
        assert study.stdout is not None
        assert study.stdout.readline()  # some matches are played: the workers are at work
        workers = children(study.pid)
        assert len(workers) >= 2
        study.send_signal(signal.SIGKILL)
    end = time.monotonic() + patience()
    while left := [worker for worker in workers if mother_of(worker)]:
        assert time.monotonic() < end, f"still there: {left}"
        time.sleep(0.1)
