"""Where the command line writes: a terminal with colours, or plain text of 80 columns wherever else it goes."""

from __future__ import annotations

import sys
import unicodedata
from typing import IO, Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

_WIDEST: Final = 100
"""Longer lines are hard to read."""
_THEME: Final = Theme(
    {
        "title": "bold",
        "me": "bold cyan",
        "secret": "magenta",
        "question": "bold yellow",
        "number": "bold cyan",
        "refused": "dim",
        "talk": "green",
        "gone": "dim",
        "error": "bold red",
        "quiet": "dim",
        "day": "bold",
    }
)


class Screen(Console):
    """A console that keeps lines readable and never ends the program by itself."""

    def __init__(self, file: IO[str] | None = None) -> None:
        super().__init__(
            file=file, theme=_THEME, highlight=False, markup=False, emoji=False, soft_wrap=False, safe_box=True
        )
        if self.width > _WIDEST:
            self.width = _WIDEST

    def on_broken_pipe(self) -> None:
        """The reader is gone: whoever called decides what that means."""
        raise BrokenPipeError

    def say(self, text: str, style: str = "", indent: int = 0, bullet: str = "") -> None:
        """A line or paragraph of text, wrapped; nothing in it is taken for markup. What follows a bullet hangs."""
        margin = indent + len(bullet)
        for number, line in enumerate(Text(clean(text), style=style).wrap(self, max(20, self.width - margin))):
            line.rstrip()
            self.print(Text((" " * indent + bullet) if number == 0 else " " * margin, style=style) + line)


def out() -> Screen:
    """Standard output."""
    return Screen()


def err() -> Screen:
    """Standard error."""
    return Screen(file=sys.stderr)


def clean(text: str) -> str:
    """A text without what could steer a terminal: files and players may send anything."""
    return "".join(
        letter if letter == "\n" or unicodedata.category(letter)[0] != "C" else "\N{REPLACEMENT CHARACTER}"
        for letter in text
    )
