"""What people write, names and words: tidied, and refused where nobody could read it or tell it apart."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from penombre.server.refusal import Refusal
from penombre.wire import NAME_LENGTH, TEXT_LENGTH

_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what comes after them, names of others included."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like a space."""
_UNSEEN: Final = frozenset(
    map(chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Marks that show nothing: in a name they would only make it another one."""
_ACCENTS: Final = 2
"""How many marks may stand on one letter: more of them run over the lines around a name."""


def cleaned(name: str, most: int = NAME_LENGTH) -> str:
    """The name in one form, without invisible characters or spaces at its ends."""
    seen = (letter for letter in _spaced(name) if category(letter)[0] != "C" and letter not in _UNSEEN)
    tidy = " ".join("".join(seen).split())
    if not tidy or not any(category(letter)[0] in "LN" for letter in tidy):
        raise Refusal("bad_request", "a name needs at least one letter or digit")
    if len(tidy) > most:
        raise Refusal("bad_request", f"a name has at most {most} characters")
    if _are_stacked(tidy):
        raise Refusal("bad_request", f"a letter of a name has at most {_ACCENTS} accents")
    return tidy


def _are_stacked(name: str) -> bool:
    """Whether more marks stand on one letter than any writing needs."""
    marks = 0
    for letter in name:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks > _ACCENTS:
            return True
    return False


def said(text: str, most: int = TEXT_LENGTH) -> str:
    """Free words on one line, without characters that control how others see the rest."""
    kept = (letter for letter in _spaced(text) if category(letter) not in ("Cc", "Cs", "Cn") and letter not in _TURNING)
    tidy = " ".join("".join(kept).split())
    if not any(category(letter)[0] not in "CMZ" for letter in tidy):
        raise Refusal("bad_request", "say something: there is nothing to read in it")
    if len(tidy) > most:
        raise Refusal("bad_request", f"at most {most} characters can be said at once")
    return tidy


def _spaced(text: str) -> str:
    """A text in one form, with a space for whatever looks like one."""
    return "".join(" " if letter.isspace() or letter in _BLANK else letter for letter in normalize("NFC", text))
