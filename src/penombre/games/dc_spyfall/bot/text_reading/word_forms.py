"""Forms that words take in French and English: number, gender, the endings of verbs.

All words here are folded: small letters, no accents.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_ER: Final = ("e", "es", "ent", "ons", "ez", "ee", "ees", "ait", "ais", "aient", "ant", "era", "erai", "eras", "erait")
"""What follows the stem of a French verb in -er; accents are folded."""
_IR: Final = ("i", "is", "it", "ie", "ies", "issent", "issons", "issez", "issait", "issant", "ira", "irai")
"""What follows the stem of a French verb in -ir of the second group; accents are folded."""

VERBS: Final = frozenset(
    (
        *("crier", "garer", "voler", "nager", "ramer", "exploser", "tomber", "frapper", "surveiller", "entrainer"),
        *("parler", "decider", "danser", "amuser", "rentrer", "entrer", "atterrir", "retrecir", "reflechir"),
    )
)
"""French verbs of the lexicon that follow a rule."""

ENGLISH_VERBS: Final = frozenset(
    (
        *("drive", "explode", "freeze", "shine", "investigate", "measure", "practice", "exercise"),
        *("decide", "dance", "live", "invite", "arrive", "come"),
    )
)
"""English verbs of the lexicon that lose their last letter before an ending."""


def inflected(word: str, language: str) -> Iterator[str]:
    """Forms of a word other than itself."""
    yield from _french(word) if language == "fr" else _english(word)


def _english(word: str) -> Iterator[str]:
    if word.endswith("y") and word[-2] not in "aeou":
        yield f"{word[:-1]}ies"
    yield f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"
    if word in ENGLISH_VERBS:
        yield f"{word.removesuffix('e')}ing"
        yield f"{word.removesuffix('e')}ed"


def _french(word: str) -> Iterator[str]:
    if word in VERBS:
        yield from [f"{word[:-2]}{ending}" for ending in (_ER if word.endswith("er") else _IR)]
        return
    yield from (f"{word}s", f"{word}e", f"{word}es")
    if word.endswith("al"):
        yield f"{word[:-1]}ux"
    elif word.endswith(("au", "eu", "ou")):
        yield f"{word}x"
    elif word.endswith("eux"):
        yield from (f"{word[:-1]}se", f"{word[:-1]}ses")
    elif word.endswith("eur"):
        yield from (f"{word[:-1]}se", f"{word[:-1]}ses", f"{word[:-3]}rice", f"{word[:-3]}rices")
