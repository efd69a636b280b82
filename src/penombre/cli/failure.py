"""What the command line says when it cannot: one line on standard error and an exit code, never a traceback."""

from __future__ import annotations

from signal import Signals
from typing import Final

INTERRUPTED: Final = 130


class Failure(Exception):
    """It was understood and did not work."""

    code: int = 1


class Usage(Failure):
    """It was not understood: a wrong name, number, option or file name."""

    code = 2


class Terminated(Failure):
    """The system wants this to end."""

    def __init__(self, number: int) -> None:
        super().__init__(f"stopped by {Signals(number).name}")
        self.code = 128 + number


def refused(error: OSError, what: str) -> Failure:
    """A line about a file or folder that the system refused."""
    reason = (error.strerror or str(error)).lower()
    return Failure(f"{what}: {reason}")
