"""Environments that single tests have to themselves: made once from a lock, and again when the lock changes.

`python -m tests.environment` makes all of them, so that no test waits for an installation.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
NAMES: Final = ("embedding", "schemathesis")
"""All of them, by the names of their locks."""


class NotInstalled(Exception):
    """Nothing could be installed, as where there is no package index; the text says what went wrong."""


def environment(name: str) -> Path:
    """The programs of `requirements/<name>.lock`, installed if they are not yet."""
    lock, home = ROOT / "requirements" / f"{name}.lock", ROOT / f".venv-{name}"
    stamp = home / ".installed"
    wanted = f"{sys.version_info[:2]} {sha256(lock.read_bytes()).hexdigest()}"
    with _one_at_a_time(home):
        if not stamp.exists() or stamp.read_text() != wanted:
            _install(lock, home)
            stamp.write_text(wanted)
    return home / "bin"


@contextmanager
def _one_at_a_time(home: Path) -> Iterator[None]:
    """Tests that run side by side wait for each other."""
    name = sha256(str(home).encode()).hexdigest()[:16]
    with (Path(tempfile.gettempdir()) / f"penombre-environment-{name}").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _install(lock: Path, home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)
    locked = ("--no-deps", "--require-hashes", "-r", str(lock))
    for command in (
        [sys.executable, "-m", "venv", str(home)],
        [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", *locked],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(home, ignore_errors=True)
            raise NotInstalled(f"{lock.name} could not be installed:\n{done.stderr[-2000:]}")


def _make_all() -> int:
    """Make every environment; the exit code is 1 where one could not be made, and its tests will say so themselves."""
    failed = 0
    for name in NAMES:
        try:
            environment(name)
        except NotInstalled as error:
            sys.stderr.write(f"{error}\n")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(_make_all())
