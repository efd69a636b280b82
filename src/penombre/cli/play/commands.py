"""`penombre play`, `replay` and `verify`, with their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from penombre.cli.failure import Usage
from penombre.cli.options import FLAG, UNAIDED, Lang, Speech
from penombre.cli.play.table_options import USUAL, TableOptions

File = Annotated[Path, Parameter(help="A transcript: see docs/transcript.md.")]


def play(
    game: Annotated[
        str | None, Parameter(help="Which game: see 'penombre games'. With --resume: any, or a file.")
    ] = None,
    file: Annotated[str | None, Parameter(show=False)] = None,
    /,
    *,
    table: TableOptions = USUAL,
    speech: Speech = UNAIDED,
) -> int:
    """Play a match in the terminal, one person against bots, or several who pass it on.

    The match is kept after every answer: q, Ctrl-C, Ctrl-D or a closed terminal lose nothing, and
    'penombre play --resume' goes on. Type ? at any question for help.
    """
    from penombre.cli import bot_speech
    from penombre.cli.play import opening
    from penombre.games import RULESETS

    bot_speech.understand(speech)
    speaker = bot_speech.speaker(speech)
    if table.resume:
        for option in ("players", "seed", "options", "name"):
            if getattr(table, option) is not None:
                raise Usage(f"--{option} cannot be changed in a match that is taken up")
        if table.save is not None or table.watch or table.people != 1:
            raise Usage("--save, --watch and --people are for new matches, not for --resume")
        named = [each for each in (game, file) if each is not None]
        games = [each for each in named if each in RULESETS]
        files = [each for each in named if each not in RULESETS]
        if len(games) > 1 or len(files) > 1:
            raise Usage(f"--resume takes one game or one file, not {' and '.join(named)}")
        return opening.resume(games[0] if games else None, Path(files[0]) if files else None, table, speaker)
    if game is None:
        raise Usage(f"which game? expected one of: {', '.join(RULESETS)}")
    if file is not None:
        raise Usage(f"{file!r} is one word too many; to take up a match: penombre play --resume {file}")
    return opening.new(game, table, speaker)


def replay(
    file: File,
    /,
    *,
    as_: Annotated[
        str | None,
        Parameter(name="--as", help="Whose eyes: a seat (from 1), a name, spectator, or all, who sees every secret."),
    ] = None,
    lang: Lang = None,
    all_: Annotated[bool, FLAG, Parameter(name="--all", help="Print everything at once.")] = False,
) -> int:
    """See a match again, step by step, as somebody saw it.

    Enter goes on, n up to the next phase, e up to the end, b goes back, a number goes to that step, t shows the table,
    q quits. By default it is seen from the seat it was played in here, else as a spectator. A match that is not over
    can be seen so too, or by its owner with --as all.
    """
    from penombre.cli.play.replay import run

    return run(file, as_, lang, all_)


def verify(file: File, /) -> int:
    """Recompute the deal and every step of a match, and compare with what was committed to."""
    from penombre.cli.play import replay

    return replay.verify(file)
