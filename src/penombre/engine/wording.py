"""What people say where a question is answered in words of their own: free text, or a ready phrase by its id.

A ready phrase is said in every reader's own language; a text stays as it was written.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

SILENCE: Final = "…"
"""What stands for words that are not shown, or not any more; it says nothing, so nothing binds it."""
_WORD: Final = re.compile(r"[^\W_]")
_PARTS: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]*)*")


class Spoken(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something said: a ready phrase or a text; neither is silence."""

    phrase: str = ""
    text: str = ""


OPENED: Final = "~"
"""What stands between the ids of an opening and the phrase that is said right after it: `yes_2~noise_din_5`."""


class Phrasebook(Struct, frozen=True, gc=False):
    """Ready phrases that answer a question as well as a text does; `name` is what clients know the book by."""

    name: str
    phrases: tuple[str, ...]
    """Those that are offered."""
    more: frozenset[str] = frozenset()
    """Others, for whoever knows their ids."""
    openings: frozenset[str] = frozenset()
    """What may be said right before a phrase."""

    def has(self, said: object) -> bool:
        """Whether this is the id of a phrase, after an opening or without one."""
        if not isinstance(said, str):
            return False
        opening, opened, phrase = said.rpartition(OPENED)
        return (phrase in self.more or phrase in self.phrases) and (not opened or opening in self.openings)


class Wording(Struct, frozen=True, gc=False):
    """What a text must be like: so many words at most, one of these among them; `refused` names the reason if not.

    Of `among`, `n'*` stands for words that begin so, `*n't` for words that end so. A word is a piece between spaces
    with a letter or a digit in it; an apostrophe ends one of `among` as it begins it: `nobody's`, `qu'aucun`.
    """

    refused: str
    most_words: int = 0
    among: tuple[str, ...] = ()

    def allows(self, text: str) -> bool:
        """Whether a text is so; one without any word says nothing, and may."""
        if not _WORD.search(text):
            return True
        if self.most_words and sum(1 for piece in text.split() if _WORD.search(piece)) > self.most_words:
            return False
        return not self.among or any(self._among(part) for part in _PARTS.findall(text.lower().replace("’", "'")))

    def _among(self, part: str) -> bool:
        for wanted in self.among:
            if wanted.startswith("*"):
                found = part.rstrip("'").endswith(wanted[1:])
            elif wanted.endswith("*"):
                found = f"'{wanted[:-1]}" in f"'{part}"
            else:
                found = wanted in part.split("'")
            if found:
                return True
        return False
