"""Programs forked from a process that has imported the server already: a start costs a tenth of what it else would."""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import Final

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["penombre.cli.app", "penombre.cli.operate.serve", "tests.server.forked_program"])


class Forked:
    """`python <arguments>` in a process of its own, as `subprocess.Popen` would run it; it does not outlive ours."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str], errors: Path) -> None:
        reading, writing = _CONTEXT.Pipe(duplex=False)
        self._process = _CONTEXT.Process(target=_run, args=(arguments, environment, writing, errors), daemon=True)
        self._process.start()
        writing.close()
        self.stdout = os.fdopen(os.dup(reading.fileno()))
        reading.close()

    @property
    def pid(self) -> int:
        """Its number, alive or not."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended: how."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("a forked program", timeout or 0.0)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """As `kill` on the command line; nothing if it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL: nothing is finished."""
        self.send_signal(signal.SIGKILL)


def _run(arguments: tuple[str, ...], environment: dict[str, str], output: Connection, errors: Path) -> None:
    """Become that program: its arguments, its environment, its output."""
    Thread(target=_end_with_parent, daemon=True).start()
    os.dup2(output.fileno(), 1)
    with errors.open("a") as file:
        os.dup2(file.fileno(), 2)
    output.close()
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", errors="backslashreplace")
    os.environ.clear()
    os.environ.update(environment)
    if arguments[0] == "-m":
        sys.argv = list(arguments[1:])
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = list(arguments)
        runpy.run_path(arguments[0], run_name="__main__")


def _end_with_parent() -> None:
    """Whoever started this program may be killed, and then nobody else would end it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGKILL)
