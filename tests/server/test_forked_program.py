"""Programs that tests fork end with the process that started them, however that ends."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

from tests.suite import ROOT
from tests.timeouts import patience

STARTER = """
import os, sys, time
from pathlib import Path
from tests.server.forked_program import Forked

program, errors, *words = sys.argv[1:]
running = Forked((program, *words), dict(os.environ), Path(errors))
print(running.stdout.readline(), flush=True)
time.sleep(600)
"""
ASLEEP = """
import sys, time

held = open(sys.argv[1], "w")
print("asleep", flush=True)
time.sleep(600)
"""


def test_a_program_does_not_outlive_whoever_started_it(tmp_path: Path) -> None:
    (tmp_path / "asleep.py").write_text(ASLEEP)
    os.mkfifo(tmp_path / "held")
    held = os.open(tmp_path / "held", os.O_RDONLY | os.O_NONBLOCK)
    words = [str(tmp_path / name) for name in ("asleep.py", "errors", "held")]
    command = [sys.executable, "-c", STARTER, *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        assert starter.stdout.readline() == "asleep\n"
        assert not select.select([held], [], [], 0)[0], "it should hold the pipe open"
        starter.kill()
    ended, _, _ = select.select([held], [], [], patience())
    os.close(held)
    assert ended
