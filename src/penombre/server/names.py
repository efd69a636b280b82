"""What people write, names and words: tidied, and refused where nobody could read it or tell it apart."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from penombre.server.refusal import Refusal
from penombre.wire import NAME_LENGTH, TEXT_LENGTH

_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what comes after them, names of others included."""


def cleaned(name: str, most: int = NAME_LENGTH) -> str:
    """The name in one form, without invisible characters or spaces at its ends."""
    tidy = " ".join("".join(letter for letter in normalize("NFC", name) if category(letter)[0] != "C").split())
    if not tidy or not any(category(letter)[0] in "LN" for letter in tidy):
        raise Refusal("bad_request", "a name needs at least one letter or digit")
    if len(tidy) > most:
        raise Refusal("bad_request", f"a name has at most {most} characters")
    return tidy


def alike(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return normalize("NFKC", name).casefold()


def said(text: str, most: int = TEXT_LENGTH) -> str:
    """Free words on one line, without characters that control how others see the rest."""
    shown = "".join(" " if letter.isspace() else letter for letter in normalize("NFC", text))
    kept = (letter for letter in shown if category(letter) not in ("Cc", "Cs", "Cn") and letter not in _TURNING)
    tidy = " ".join("".join(kept).split())
    if not any(category(letter)[0] not in "CZ" for letter in tidy):
        raise Refusal("bad_request", "say something: there is nothing to read in it")
    if len(tidy) > most:
        raise Refusal("bad_request", f"at most {most} characters can be said at once")
    return tidy
