"""The ban on naming Locations where people talk before the round is over."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from penombre.games.dc_spyfall.locations import LOCATIONS


def folded(text: str) -> str:
    """A text in small letters without accents, with plain apostrophes, so that spelling hides nothing."""
    parts = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


_NAMES: Final = re.compile(
    r"(?<!\w)(?:"
    + "|".join(
        re.escape(alias)
        for alias in sorted({folded(alias) for each in LOCATIONS.values() for alias in each.aliases}, key=len)[::-1]
    )
    + r")(?!\w)"
)


def names_location(text: str) -> bool:
    """Whether a Location is named in a text, by its name or another one it is known by."""
    return _NAMES.search(folded(text)) is not None
