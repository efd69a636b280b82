import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pexpect
import pytest
from msgspec import Struct
from tests.timeouts import patience

from penombre.cli import main

PENOMBRE = [sys.executable, "-W", "error", "-m", "penombre"]


class Spawned(pexpect.spawn):  # type: ignore[type-arg]  # it takes its type in stubs alone
    """A command at a terminal."""

    def wait(self) -> int:
        """Read what it still says, within the patience it was given, and see how it ended; `before` has all of it."""
        before = self.before or ""
        self.expect(pexpect.EOF)
        self.before = before + (self.before or "")
        return super().wait()


class Ran(Struct):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
Terminal = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, 80 columns without colour, no pauses."""
    folder = tmp_path / "data"
    for name, value in {
        "PENOMBRE_DATA": str(folder),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
        "TERM": "dumb",
        "PENOMBRE_PAUSE": "0",
    }.items():
        monkeypatch.setenv(name, value)
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process; `typed` is what a person types."""

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(each) for each in arguments])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Run a command at a pseudo-terminal of 80 by 40."""
    opened = []

    def open_terminal(*arguments: object, more: Mapping[str, str] | None = None) -> "pexpect.spawn[str]":
        child = Spawned(
            PENOMBRE[0],
            [*PENOMBRE[1:], *(str(each) for each in arguments)],
            dimensions=(40, 80),
            encoding="utf-8",
            timeout=patience(120),
            env={**os.environ, "TERM": "xterm-256color", **(more or {})},
        )
        opened.append(child)
        return child

    yield open_terminal
    for child in opened:
        child.close(force=True)


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A match that was played to its end."""
    file = tmp_path / "finished.json"
    ran = run("play", "kemomimi_panic", "--players", 5, "--seed", 3, "--save", file, typed="1\n" * 200)
    assert ran.code == 0, ran.err
    return file


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    """A match that was left in the middle."""
    file = tmp_path / "unfinished.json"
    ran = run("play", "kemomimi_panic", "--players", 5, "--seed", 3, "--seat", 2, "--save", file, typed="1\n1\nq\n")
    assert ran.code == 0, ran.err
    return file
