"""A server to be measured: a process of its own on a SQLite file, with or without its limits."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

UNLIMITED = {
    f"PENOMBRE_LIMIT_{name}": "0"
    for name in (
        "MESSAGES_PER_SECOND",
        "FRAMES_PER_SECOND",
        "HITS_PER_SECOND",
        "REQUESTS_PER_SECOND",
        "CONNECTIONS",
        "CONNECTIONS_PER_ADDRESS",
        "SOCKETS_PER_ADDRESS",
        "SOCKETS_PER_GUEST",
        "SPECTATORS_PER_TABLE",
    )
}
"""Variables that lift what a driver on one address would run into."""


@contextmanager
def serving(
    folder: Path, *, limits: Mapping[str, str] = UNLIMITED, files: int | None = None, log: IO[str] | None = None
) -> Iterator[tuple[int, int]]:
    """A server on this folder, which may open so many files: its process id and port."""
    command = [sys.executable, "-m", "penombre", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    few = None if files is None else partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files))
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **limits}, preexec_fn=few
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().rpartition(":")[2])
        time.sleep(1)  # it says so a moment before it listens
        yield process.pid, port
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def memory_of(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
