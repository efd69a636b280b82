"""The ban on naming Locations where people talk before the round is over."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from penombre.games.dc_spyfall.locations import LOCATIONS


def folded(text: str) -> str:
    """A text in small letters, without accents or anything invisible, with plain apostrophes and hyphens."""
    parts = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(["-" if unicodedata.category(part) == "Pd" else part for part in parts if _is_visible(part)])


def _is_visible(part: str) -> bool:
    return not unicodedata.combining(part) and unicodedata.category(part) != "Cf"


_NAMES: Final = re.compile(
    r"(?<![^\W_])(?:"
    + "|".join(
        re.escape(alias).replace(r"\ ", r"\s+")
        for alias in sorted({folded(alias) for each in LOCATIONS.values() for alias in each.aliases}, key=len)[::-1]
    )
    + r")(?![^\W_])"
)


def names_location(text: str) -> bool:
    """Whether a Location is named in a text, by its name or another one it is known by."""
    return _NAMES.search(folded(text)) is not None
