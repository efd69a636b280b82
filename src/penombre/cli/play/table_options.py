"""The options of a table in the terminal, as they were typed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from penombre.cli.options import FLAG, Lang, Options, Players


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """How somebody wants to play; some of it is for new matches, or for those that are taken up."""

    players: Players = None
    seat: Annotated[int | None, Parameter(help="Your seat, counted from 1; by default the first.")] = None
    bots: Annotated[
        str | None,
        Parameter(help="How the others play: random, judgement (default) or expert, which looks ahead for a moment."),
    ] = None
    seed: Annotated[int | None, Parameter(help="Deal this numbered match; by default nobody knows the deal.")] = None
    options: Options = None
    lang: Lang = None
    name: Annotated[
        str | None, Parameter(help="Your name at the table; those of several people with + between them.")
    ] = None
    people: Annotated[
        int, Parameter(help="How many of you share this terminal and pass it on; theirs are the first seats.")
    ] = 1
    save: Annotated[Path | None, Parameter(help="Keep the match in this file instead of the data folder.")] = None
    resume: Annotated[
        bool, FLAG, Parameter(help="Take up the newest unfinished match, or the file named after it.")
    ] = False
    fast: Annotated[bool, FLAG, Parameter(help="No pauses; questions with a single answer are answered for you.")] = (
        False
    )
    windows: Annotated[
        str | None,
        Parameter(
            help="When to ask you at moments where everybody may react: always, playable (the default for one person:"
            " if you hold something for it), never."
        ),
    ] = None
    watch: Annotated[bool, FLAG, Parameter(help="Take no seat: watch the bots as a spectator does.")] = False


USUAL: Final = TableOptions()
"""Nothing was said."""
