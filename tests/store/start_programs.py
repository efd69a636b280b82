"""Starts the programs of `killable_programs`, and ends them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def child(what: str, where: Path | str) -> Iterator[subprocess.Popen[str]]:
    """A running program; killed in the end if it still runs."""
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.store.killable_programs", what, str(where)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    """The next thing a program says."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")
