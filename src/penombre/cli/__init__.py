"""The penombre command. It is read only when it is run: nothing here is for others to import but `main`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is 0, 1 for a failure, 2 for a misunderstanding, 130 for Ctrl-C."""
    try:
        from penombre.cli.app import run
    except KeyboardInterrupt:
        return 130
    return run(arguments)
