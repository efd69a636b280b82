"""When a person is asked at moments in which everybody may react, as they choose it."""

from __future__ import annotations

from penombre.cli.boards.board import ALWAYS, PLAYABLE, WINDOWS
from penombre.cli.failure import Usage

_FRENCH = {"always": ("toujours",), "playable": ("jouables", "jouable"), "never": ("jamais",)}


def names() -> dict[str, tuple[str, ...]]:
    """What each of the choices is called, in every language."""
    return {choice: (choice, *_FRENCH[choice]) for choice in WINDOWS}


def chosen(given: str | None, people: int) -> str:
    """The choice of the command line; where several share a terminal, everybody sees who is asked."""
    if given is None:
        return PLAYABLE if people == 1 else ALWAYS
    if given not in WINDOWS:
        raise Usage(f"--windows: expected {', '.join(WINDOWS)}, not {given!r}")
    if given == PLAYABLE and people > 1:
        raise Usage("--windows: where several share a terminal, being asked would tell who can react; always or never")
    return given
