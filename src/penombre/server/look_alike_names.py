"""Names that people would take for one another: other letters of the same look, other cases, other accents."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import normalize

from confusable_homoglyphs.utils import load  # type: ignore[import-untyped]

_ACCENTS: Final = frozenset(
    chr(code)
    for first, last in ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
    for code in range(first, last + 1)
)
"""Marks that go onto a letter of any script. The vowel signs of single scripts are letters, and stay."""


def look_alike(one: str, other: str) -> bool:
    """Whether two names are easily taken for the same."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> frozenset[str]:
    """What a name may be read as: as it is written, where a capital I is an l, and in either case, where 0 is an O."""
    plain = "".join(letter for letter in normalize("NFKD", name) if letter not in _ACCENTS)
    return frozenset({_skeleton(plain).casefold(), _skeleton(plain.casefold()), _skeleton(plain.upper())})


def _skeleton(text: str) -> str:
    """A text in letters that stand for all others of the same look, as Unicode's table of confusables has them."""
    return "".join(_prototypes().get(letter, letter) for letter in text)


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that others look like, the one that stands for all of them: sometimes two, for m looks like rn.

    The library names for each letter all that look like it; letters of one look are those it leads to, step by step.
    """
    alike: dict[str, list[str]] = {
        letter: [each["c"] for each in homoglyphs] for letter, homoglyphs in load("confusables.json").items()
    }
    found: dict[str, str] = {}
    for first in alike:
        if first in found:
            continue
        group, todo = {first}, [first]
        while todo:
            for each in alike.get(todo.pop(), ()):
                if each not in group:
                    group.add(each)
                    todo.append(each)
        prototype = min(group, key=lambda text: (not text.isascii(), -len(text), text))
        found.update((letter, prototype) for letter in group if len(letter) == 1)
    return found
