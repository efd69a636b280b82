"""The list of commands, and what happens when one fails: one line and an exit code."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Parameter

from penombre import __version__
from penombre.cli.failure import INTERRUPTED, Failure, Usage

_LONGEST_LINE: Final = 1000
COMMANDS: Final = {
    "play": "play.commands:play",
    "replay": "play.commands:replay",
    "verify": "play.commands:verify",
    "rules": "rules.commands:rules",
    "games": "rules.commands:games",
    "simulate": "research.commands:simulate",
    "balance": "research.commands:balance",
    "ladder": "research.commands:ladder",
    "calibration": "research.commands:calibration",
    "conversation": "research.commands:conversation",
    "bench": "research.commands:bench",
    "serve": "operate.commands:serve",
    "backup": "operate.commands:backup",
    "restore": "operate.commands:restore",
    "doctor": "operate.commands:doctor",
    "export": "operate.commands:export_store",
    "import": "operate.commands:import_store",
    "schema": "operate.commands:schema",
}
"""Every command but `completion`, in the order of the help, and where it is; only the one that is run is imported."""

app = App(
    name="penombre",
    help="A table for hidden-role games: play against bots or with friends, replay, verify, simulate.",
    help_epilogue="Exit codes: 0 done, 1 failed, 2 not understood, 130 interrupted. "
    "Matches and tables are kept in $PENOMBRE_DATA or ~/.local/share/penombre.",
    version=f"penombre {__version__}",
    help_format="markdown",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
for _place, (_name, _where) in enumerate(COMMANDS.items()):
    app.command(f"penombre.cli.{_where}", name=_name, sort_key=_place)


def run(arguments: Sequence[str] | None) -> int:
    """Run a command; whatever goes wrong becomes one line on standard error."""
    try:
        _streams()
        words = sys.argv[1:] if arguments is None else list(arguments)
        if not words or words[0] not in (*COMMANDS, *app.version_flags):
            app.resolved_commands()  # the help that lists them has a line of each
        result = app(words)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return _fail(_one_line(str(error)), Usage.code)
    except Failure as failure:
        return _fail(_one_line(str(failure)), failure.code)
    except KeyboardInterrupt:
        if arguments is None:  # the program ends here: pressing again would only spoil its last line
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Nobody reads any more; without this, Python would complain once again while it closes.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _fail("the output was closed before its end", Failure.code)
    except OSError as error:
        return _fail(_one_line(f"the system refused: {error}"), Failure.code)
    except MemoryError:
        return _fail("not enough memory", Failure.code)
    except _penombre_error() as error:
        return _fail(_one_line(str(error)), Failure.code)
    except Exception as error:
        if os.environ.get("PENOMBRE_DEBUG"):
            raise
        fault = _one_line(f"{type(error).__name__}: {error}")
        return _fail(f"a fault of Pénombre, please report it: {fault} (PENOMBRE_DEBUG=1 shows where)", Failure.code)


def _fail(line: str, code: int) -> int:
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(f"penombre: {line}\n")
        sys.stderr.flush()
    return code


def _one_line(text: str) -> str:
    from penombre.cli.screen import clean

    line = " ".join(clean(text).split())
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…"


def _penombre_error() -> type[Exception]:
    from penombre.engine import PenombreError

    return PenombreError


def _streams() -> None:
    """Three open streams that speak UTF-8 where the locale knows ASCII only; what cannot be said is replaced.

    A stream that was closed from the start is None in Python, and its number would go to the next file opened.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    sys.stdin = sys.stdin or os.fdopen(0, closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", closefd=False)
    if sys.stdout is None:
        sys.stdout = os.fdopen(1, "w", closefd=False)
        raise Failure("standard output is closed")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            narrow = (stream.encoding or "").lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if narrow else None, errors="replace")


@app.command(sort_key=len(COMMANDS))
def completion(shell: Annotated[str, Parameter(help="bash, zsh or fish.")], /) -> int:
    """Print a completion script for a shell.

    For bash, put it into ~/.local/share/bash-completion/completions/penombre.
    """
    known: Any = {"bash": "bash", "zsh": "zsh", "fish": "fish"}.get(shell)
    if known is None:
        raise Usage(f"unknown shell {shell!r}; expected one of: bash, zsh, fish")
    sys.stdout.write(app.generate_completion(shell=known) + "\n")
    return 0
