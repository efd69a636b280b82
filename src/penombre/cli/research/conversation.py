"""What bots say to each other in one match, as a page: all the audience heard, from a deal that can be repeated."""

from __future__ import annotations

import random
import sys
from typing import Any, Final

from penombre.bots import make, play
from penombre.cli import arguments
from penombre.cli.boards.board import Board
from penombre.cli.play.opening import NAMES
from penombre.cli.play.replay import Replay
from penombre.cli.screen import Line
from penombre.engine import TABLE, Match, Transcript
from penombre.words import Words

LEVEL: Final = "judgement"


def run(game: str, *, players: int | None, seed: int, options: str | None, lang: str | None) -> int:
    """Print the page."""
    ruleset = arguments.game(game)
    language = arguments.language(lang)
    arguments.level(LEVEL, ruleset)
    arguments.seed(seed)
    number, _ = arguments.table(ruleset, players, options)
    match: Match[Any] = Match(ruleset, number, arguments.parse_options(ruleset, options), seed)
    bots = [make(LEVEL, ruleset.id, random.Random(64 * seed + seat)) for seat in range(number)]
    play(match, bots, random.Random(64 * seed + 63), language=language)
    names = NAMES[:number]
    replay = Replay(Transcript.of(match, names), names, TABLE, language)
    replay.board = Board(replay.words, names)  # a game's own board is for the screen, this is for a page
    lines = [line for scene in replay.scenes() for line in scene.lines]
    given = f" --options {options}" if options else ""
    command = f"penombre conversation {ruleset.id} --players {number} --seed {seed}{given} --lang {language}"
    sys.stdout.write(page(Words(ruleset.id, language, also=("penombre.cli",)), lines, command))
    sys.stdout.flush()
    return 0


def page(words: Words, lines: list[Line], command: str) -> str:
    """The lines in Markdown, under a title and the command that makes them."""
    parts = [
        f"# {words.text('cli-conversation-title', game=words.text('game-title'))}",
        "",
        words.text("cli-conversation-made"),
        "",
        f"```sh\n{command}\n```",
        "",
        *[f"\n## {line.text}\n" if line.gap else f"- {' '.join(line.text.split())}" for line in lines],
    ]
    return "\n".join(parts).replace("\n\n\n", "\n\n") + "\n"
