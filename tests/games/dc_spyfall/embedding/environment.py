"""The environment that the model of sentences has to itself: made once from its lock, and again when that changes."""

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

import pytest

ROOT = Path(__file__).parents[4]
LOCK = ROOT / "requirements" / "embedding.lock"
HOME = ROOT / ".venv-embedding"


def python() -> Path:
    """A Python with the model, installed if it is not yet; the test is skipped where nothing can be installed."""
    stamp = HOME / ".installed"
    wanted = f"{sys.version_info[:2]} {sha256(LOCK.read_bytes()).hexdigest()}"
    with _one_at_a_time():
        if not stamp.exists() or stamp.read_text() != wanted:
            _install()
            stamp.write_text(wanted)
    return HOME / "bin" / "python"


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Tests that run side by side wait for each other."""
    name = sha256(str(HOME).encode()).hexdigest()[:16]
    with (Path(tempfile.gettempdir()) / f"penombre-embedding-{name}").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _install() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    _run(sys.executable, "-m", "venv", str(HOME))
    _run(str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK))


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        shutil.rmtree(HOME, ignore_errors=True)
        pytest.skip(f"the model could not be installed from {LOCK.name}: {done.stderr.strip()[-300:]}")
