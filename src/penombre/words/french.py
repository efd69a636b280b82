"""French elision: "de Léa" but "d’Anna", "que Léa" but "qu’Anna"."""

from __future__ import annotations

from collections.abc import Callable
from re import findall
from typing import Any, Final
from unicodedata import combining, normalize

_VOWELS: Final = frozenset("aeiouœæ")
_MUTE_H: Final = frozenset(
    (
        "hadrien",
        "hector",
        "helene",
        "helena",
        "heloise",
        "henri",
        "henriette",
        "hermine",
        "hermione",
        "herve",
        "hilaire",
        "hippolyte",
        "honore",
        "honorine",
        "horace",
        "hortense",
        "hubert",
        "hugo",
        "hugues",
        "huguette",
        "hyacinthe",
    )
)
"""First names whose h is mute. Any other h is taken as aspirate: "de Hassan", "de Harry"."""


def elides(words: str) -> bool:
    """Whether a short word before these loses its vowel."""
    plain = "".join(letter for letter in normalize("NFD", words.casefold()) if not combining(letter))
    first = next(iter(findall(r"\w+", plain)), "")
    if first[:1] == "h":
        return first in _MUTE_H
    if first[:1] == "y":
        # Yves and Yvonne elide; Yann and Yasmine, where it is half a consonant, do not.
        return first[1:2] not in _VOWELS and len(first) > 1
    return first[:1] in _VOWELS


def de(words: Any) -> str:
    """`de` before these words."""
    return f"d’{words}" if elides(str(words)) else f"de {words}"


def que(words: Any) -> str:
    """`que` before these words."""
    return f"qu’{words}" if elides(str(words)) else f"que {words}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "QUE": que}
