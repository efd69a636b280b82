"""The plain board: whatever a game's view holds, field by field. A game's own board says it better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penombre.bots import day_of
from penombre.cli.screen import Line
from penombre.engine import TABLE, Ask, Said, Seat, Seen, View
from penombre.words import Words

ALWAYS: Final = "always"
PLAYABLE: Final = "playable"
NEVER: Final = "never"
WINDOWS: Final = (ALWAYS, PLAYABLE, NEVER)
"""When a person is asked at a moment that lets everybody react: each time, with something to play, or not at all."""


class Board:
    """Draws what one view holds: nothing else is at hand here, so nothing else can show."""

    headings: ClassVar[frozenset[str]] = frozenset({"day", "round", "turn"})
    """The events that begin a new stretch of the match."""
    reacting: ClassVar[bool] = False
    """Whether the game has moments to react in that a person may wish not to be asked at."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names
        self.windows = PLAYABLE

    def line(self, heard: Seen | Said, me: Seat) -> Line:
        """Something that happened or was said, as this reader is told."""
        if isinstance(heard, Said):
            return Line(self.words.statement(heard, self.names, me), "talk", indent=2)
        heading = heard.key in self.headings
        return Line(self.words.event(heard, self.names, me), "day" if heading else "", bullet="· ", gap=heading)

    def title(self, view: View) -> str:
        """Where the match stands, in one line."""
        phase = str(getattr(view.public, "phase", ""))
        return self.words.phase(phase) if self.words.has(f"phase-{phase}") else phase

    def chapter(self, view: View) -> object:
        """What changes when a new stretch of the match begins, such as a day."""
        return getattr(view.public, "day", None)

    def stand(self, view: View) -> object:
        """What is worth drawing the board again for."""
        return view.public

    def watching(self, view: View) -> bool:
        """Whether this reader takes no part, or no longer: then nobody asks, and the board is drawn by itself."""
        return view.seat == TABLE

    def hint(self, ask: Ask) -> str:
        """What one may do besides answering, where people talk; nothing elsewhere."""
        return self.words.text("cli-talk-hint") if ask.pace == "talk" else ""

    def just_asked(self, ask: Ask) -> bool:
        """Whether the log has told the reader everything that this question says."""
        return False

    def aloud(self, ask: Ask) -> bool:
        """Whether the log tells everybody at once what is answered to this question."""
        return False

    def clock(self, view: View) -> str:
        """What is left of the time, where a clock runs; nothing elsewhere."""
        return ""

    def breath(self, view: View, standing: Ask | None = None) -> object:
        """What changes where this reader, whom nobody asks, would like to stop and think; None: nowhere.

        `standing` is what they may do now and need not.
        """
        return None

    def unasked(self, ask: Ask) -> str | None:
        """What is answered for a person who does not wish to be asked this; None: they are asked."""
        return None

    def by_default(self, ask: Ask) -> str:
        """What Enter alone answers; nothing at most questions."""
        return ""

    def goes_on(self, ask: Ask) -> bool:
        """Whether somebody who has just answered keeps a shared terminal for this question: nobody may cut in."""
        return False

    def before(self, view: View, ask: Ask) -> list[str]:
        """What whoever is asked should have before their eyes, in lines."""
        return []

    def ideas(self, view: View, ask: Ask, topic: str) -> list[str]:
        """Ready phrases that would answer a question, about a topic or about what fits best; none: no such topic."""
        return [] if topic or ask.book is None else list(ask.book.phrases)

    def topics(self) -> list[str]:
        """What ready phrases may be about."""
        return []

    def unsaid(self, view: View) -> str:
        """Why something cannot be said now, where no rule says it."""
        return self.words.text("cli-wrong-unsaid")

    def listed(self, view: View) -> Mapping[str, tuple[str, ...]]:
        """What this reader may cross out on a list of their own, with its names; most games have no such list."""
        return {}

    def cross(self, view: View, id: str) -> None:
        """Cross something out on that list, or write it in again."""

    def sheet(self, view: View) -> RenderableType:
        """That list."""
        return Text()

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """Who sits where and what lies in front of them; and, for whoever sees everything, behind."""
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(no_wrap=True, style="quiet")
        table.add_column(overflow="fold")
        people = ", ".join(f"{seat + 1} {self.name(seat, view.seat)}" for seat in range(len(self.names)))
        table.add_row(self.words.text("cli-players"), people)
        for name, value in _fields(view.public):
            table.add_row(name, value)
        return table

    def mine(self, view: View) -> list[Text]:
        """What only this seat knows."""
        return [Text(f"{name}: {value}", "secret") for name, value in _fields(view.private)]

    def told(self, view: View) -> list[str]:
        """What this seat was told in secret, for whoever sees everything."""
        return [line.plain for line in self.mine(view)]

    def cards(self, view: View) -> list[tuple[str, str]]:
        """The cards this seat would like to read: how to announce each, and its key in the words."""
        return []

    def name(self, seat: Seat, me: Seat) -> str:
        """A player's name; the reader's is marked."""
        return self.words.text("cli-you", name=self.names[seat]) if seat == me and me != TABLE else self.names[seat]


Public = TypeVar("Public", bound=msgspec.Struct)
Private = TypeVar("Private", bound=msgspec.Struct)


class GameBoard(Board, Generic[Public, Private]):
    """The board of one game, whose views have these two parts."""

    prefix: ClassVar[str]
    """What the keys begin with of the words that `says` looks up."""

    def parts(self, view: View) -> tuple[Public, Private | None]:
        """What everybody knows, and what this reader knows besides; nothing for a spectator."""
        return cast("Public", view.public), cast("Private | None", view.private)

    def chapter(self, view: View) -> object:
        """A new day, round or turn, or a new game."""
        return day_of(view)

    def says(self, key: str, me: Seat | None = None, **args: Any) -> str:
        """Something that only this reader knows, in words."""
        return self.words.phrase(f"{self.prefix}-{key}", args, self.names, me)


def quiet_table() -> Table:
    """A table of people or things, with quiet headings."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet", collapse_padding=True)


def _fields(part: msgspec.Struct | None) -> Iterator[tuple[str, str]]:
    if part is None:
        return
    values: dict[str, Any] = msgspec.to_builtins(part)
    for name, value in values.items():
        yield name, msgspec.json.encode(value).decode()
