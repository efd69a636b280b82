"""What a board at a terminal shows, as text."""

from __future__ import annotations

from io import StringIO

from penombre.cli.boards import Board
from penombre.cli.screen import Screen
from penombre.engine import View


def drawn(drawer: Board, view: View, width: int = 80, secrets: tuple[View, ...] = ()) -> str:
    """What a terminal of this width shows of the table, and below it what the reader knows besides."""
    screen = Screen(file=StringIO())
    screen.width = width
    screen.print(drawer.seats(view, secrets))
    for line in drawer.mine(view):
        screen.print(line)
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]
