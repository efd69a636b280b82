"""Where the command line writes: a terminal with colours, or plain text of 80 columns wherever else it goes."""

from __future__ import annotations

import sys
import unicodedata
from typing import IO, Final

from msgspec import Struct
from rich.align import AlignMethod
from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

_NARROWEST: Final = 20
_WIDEST: Final = 100
"""Longer lines are hard to read."""
_USUAL: Final = 80
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


class Line(Struct, frozen=True):
    """A line of text and how it looks; `gap` leaves an empty one before it."""

    text: str
    style: str = ""
    indent: int = 0
    bullet: str = ""
    gap: bool = False


class Screen(Console):
    """A console that keeps lines readable and never ends the program by itself."""

    def __init__(self, file: IO[str] | None = None) -> None:
        super().__init__(
            file=file, theme=_THEME, highlight=False, markup=False, emoji=False, soft_wrap=False, safe_box=True
        )
        self.width = min(max(self.width or _USUAL, _NARROWEST), _WIDEST)  # some terminals say they have no width

    def on_broken_pipe(self) -> None:
        """The reader is gone: whoever called decides what that means."""
        raise BrokenPipeError

    def heading(self, text: str, align: AlignMethod = "center") -> None:
        """A title between two lines."""
        self.print(Rule(Text(clean(text), style="title"), style="quiet", align=align))

    def say(self, text: str, style: str = "", indent: int = 0, bullet: str = "") -> None:
        """A line or paragraph of text, wrapped; nothing in it is taken for markup. What follows a bullet hangs."""
        margin = indent + len(bullet)
        for number, line in enumerate(wrapped(clean(text), max(_NARROWEST, self.width) - margin)):
            start = (" " * indent + bullet) if number == 0 else " " * margin
            self.print(Text((start + line).rstrip(), style=style), soft_wrap=True)

    def show(self, line: Line) -> None:
        """A line as it wants to look."""
        if line.gap:
            self.print()
        self.say(line.text, line.style, line.indent, line.bullet)


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


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text. They break at plain spaces only: a French "?" stays with its word."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and cell_len(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
