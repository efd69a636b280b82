"""What the command line says when it cannot: one line on standard error and an exit code, never a traceback."""

from __future__ import annotations

from typing import ClassVar, Final

INTERRUPTED: Final = 130


class Failure(Exception):
    """It was understood and did not work."""

    code: ClassVar[int] = 1


class Usage(Failure):
    """It was not understood: a wrong name, number, option or file name."""

    code = 2
