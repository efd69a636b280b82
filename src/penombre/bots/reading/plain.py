"""Texts as a reader takes them: small letters, no accents, one blank between words."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_PIECES: Final = re.compile(r"[^\W_]+")


def plain(text: str) -> str:
    """The words of a text with a blank around each, folded: `C’est Léa !` is ` c est lea `."""
    folded = "".join(
        [part for part in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(part)]
    )
    return f" {' '.join(_PIECES.findall(folded.replace('œ', 'oe')))} "
