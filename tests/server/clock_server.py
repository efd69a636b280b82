"""The server on a machine whose clock can be set, and one whose nodes beat so fast that their silence is short, too."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from penombre.cli import main
from penombre.server import server

AHEAD: Final = "CLOCK_AHEAD"
"""The variable that names a file with the milliseconds by which the clock of the machine is wrong, now."""
PROGRAM: Final = (str(Path(__file__)),)
SHORT_BEATS: Final = (*PROGRAM, "short-beats")


class SetClock:
    """The clock of one machine, from outside: whoever runs there takes the time for what this says."""

    def __init__(self, folder: Path, ahead: int = 0) -> None:
        self._file = folder / f"clock {time.monotonic_ns()}"
        self.environment = {AHEAD: str(self._file)}
        self.sets(ahead)

    def sets(self, ahead: int) -> None:
        """Be so many milliseconds ahead of the time; behind, if fewer than none."""
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(ahead))
        fresh.replace(self._file)


def _set_by(file: Path) -> None:
    real = time.time_ns

    def set_time() -> int:
        return real() + int(file.read_text()) * 1_000_000

    time.time_ns = set_time
    time.time = lambda: set_time() / 1e9


if __name__ == "__main__":
    if AHEAD in os.environ:
        _set_by(Path(os.environ[AHEAD]))
    if sys.argv[1] == "short-beats":
        del sys.argv[1]
        server.BEAT = server.TEND = 0.4  # type: ignore[misc]
    sys.exit(main())
