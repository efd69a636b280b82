"""How a table looks in a terminal: one board per game, and a plain one that can show any game."""

from penombre.cli.boards.board import Board
from penombre.cli.boards.dc_spyfall import SpyfallBoard
from penombre.cli.boards.death_note import DeathNoteBoard
from penombre.cli.boards.kemomimi_panic import KemomimiBoard
from penombre.cli.boards.rose_noire import RoseNoireBoard
from penombre.cli.boards.tokyo_ghoul import TokyoGhoulBoard
from penombre.words import Words

_BOARDS: dict[str, type[Board]] = {
    "dc_spyfall": SpyfallBoard,
    "death_note": DeathNoteBoard,
    "kemomimi_panic": KemomimiBoard,
    "rose_noire": RoseNoireBoard,
    "tokyo_ghoul": TokyoGhoulBoard,
}


def board_for(game: str, words: Words, names: tuple[str, ...]) -> Board:
    """The board of this game."""
    return _BOARDS.get(game, Board)(words, names)


__all__ = ["Board", "board_for"]
