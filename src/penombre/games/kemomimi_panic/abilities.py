"""Using an ability: it is announced, Psychic Akira may cancel it, and only then does it work."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from penombre.engine import NOBODY, Ask, Option, Script, Seat, ask
from penombre.games.kemomimi_panic.table import KemomimiTable, once

PASS: Final = Option("pass", None, "pass")
USE: Final = Option("use", True, "use")

_CANCEL: Final = (Option("cancel", True, "cancel"), Option("let", False, "let"))


@cache
def may_use(me: Seat, character: str) -> Ask:
    """The question whether to use an ability that has no target."""
    return ask.one(me, "use", (USE, PASS), args={"character": character}, default="pass", pace="window")


def announced(t: KemomimiTable, character: str, me: Seat, **targets: Any) -> Script[bool]:
    """Announce an ability with its targets: spent if it works once per game; True unless Akira cancels it."""
    t.tell(f"announce_{character}", seat=me, **targets)
    if once(character):
        t.spend(character)
    return (yield from not_cancelled(t, character, me, **targets))


def not_cancelled(t: KemomimiTable, character: str, me: Seat, **targets: Any) -> Script[bool]:
    """Akira's window: True if the ability works."""
    akira = t.unused("psychic_akira")
    if akira in (NOBODY, me):
        return True
    about = {"character": character, "seat": me, **targets}
    if (yield ask.one(akira, "cancel", _CANCEL, args=about, default="let", pace="react")):
        t.spend("psychic_akira")
        t.tell("cancelled", seat=akira, character=character)
        return False
    return True
