"""How often a person wishes to be asked at moments where everybody may react, as they say it."""

from __future__ import annotations

from penombre.cli.boards.board import ALWAYS, PLAYABLE, WINDOWS
from penombre.cli.failure import Usage

_FRENCH = {"always": ("toujours",), "playable": ("jouables", "jouable"), "never": ("jamais",)}


def spoken() -> dict[str, tuple[str, ...]]:
    """What each wish is called, in every language."""
    return {wish: (wish, *_FRENCH[wish]) for wish in WINDOWS}


def wished(wish: str | None, people: int) -> str:
    """What the command line says; where several share a terminal, everybody sees who is asked."""
    if wish is None:
        return PLAYABLE if people == 1 else ALWAYS
    if wish not in WINDOWS:
        raise Usage(f"--windows: expected {', '.join(WINDOWS)}, not {wish!r}")
    if wish == PLAYABLE and people > 1:
        raise Usage("--windows: where several share a terminal, being asked would tell who can react; always or never")
    return wish
