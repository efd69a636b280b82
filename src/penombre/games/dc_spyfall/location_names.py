"""Which texts name a Location: the rules refuse them until the round is over."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from penombre.games.dc_spyfall.locations import LOCATIONS

_LOOKALIKES: Final = str.maketrans(
    # Cyrillic, then Greek: each is what it looks like, and a capital may look like another letter than the small one.
    "АаВвЕеКкМмНнОоРрСсТтУуХхІіЈјЅѕԀԁҺһӀӏ" + "ΑαΒΕεΖΗηΙιΚκΜΝνΟοΡρΤτΥυΧχ",
    "aabbeekkmmhhooppccttyyxxiijjssddhhll" + "aabeezhniikkmnvooppttyuxx",
)
_FILLERS: Final = frozenset("\u115f\u1160\u2800")
"""Letters and signs that nobody sees."""
_LETTER: Final = re.compile(r"(?:.* )?(?:LATIN|REGIONAL INDICATOR SYMBOL) .*LETTER (?:[A-Z]+ )*([A-Z])(?: WITH .+)?")
"""How letters are called in other shapes: small capitals, in boxes, with a stroke through them."""
_TEXTS: Final = 1024


@lru_cache(_TEXTS)
def folded(text: str) -> str:
    """A text in small letters, without accents or anything invisible, with plain letters, apostrophes and hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'")).translate(_LOOKALIKES)
    return "".join([_shown(part) for part in unicodedata.normalize("NFKD", plain.casefold())])


def _shown(part: str) -> str:
    """A character as a reader takes it; nothing where there is nothing to see but an accent."""
    if part.isascii():
        return part
    kind = unicodedata.category(part)
    if kind in ("Cf", "Me", "Mn") or part in _FILLERS:
        return ""
    if kind == "Pd":
        return "-"
    letter = _LETTER.fullmatch(unicodedata.name(part, ""))
    return letter[1].lower() if letter else part


def _pattern(alias: str) -> str:
    """A name, its words apart or not; or spelt, letter by letter; or hyphenated wherever that may be."""
    words = re.findall(r"[^\W_]+", alias)
    letters = "".join(words)
    ways = [r"[\W_]*".join(words), r"(?:[^\w\s,'\"]|_)?".join(letters)]
    if len(letters) > 2:
        ways.append(r"[\W_]+".join(letters))
    return "|".join(ways)


_NAMES: Final = re.compile(
    r"(?<![^\W_])(?:"
    + "|".join(map(_pattern, sorted({folded(alias) for each in LOCATIONS.values() for alias in each.aliases})))
    + r")(?![^\W_])"
)


def names_location(text: str) -> bool:
    """Whether a Location is named in a text, by its name or another one it is known by."""
    return _NAMES.search(folded(text)) is not None
