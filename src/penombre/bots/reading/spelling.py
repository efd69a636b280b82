"""The words of a text as word lists spell them: short forms written out, and slips of the finger put right.

A long word that no list has is taken for one that it is mistyped for: letters doubled or not, one too many or missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from penombre.bots.reading.lexicon import Lexicon
from penombre.bots.reading.plain import plain

_USUAL: Final[dict[int, str | int | None]] = {
    **str.maketrans("àâäáãçéèêëíîïìñóôöòõúùûüýÿ’‘“”«»–—…€°\u00a0\u202f", "aaaaaceeeeiiiinooooouuuuyy             "),
    ord("œ"): "oe",
    ord("æ"): "ae",
}
_PIECES: Final = re.compile(r"[^\W_]+")
_DOUBLED: Final = 5
"""Letters of a word from which on it may be mistyped with a letter doubled or not."""
_MISSING: Final = 6
"""Letters of a word from which on it may be mistyped with a letter missing, or one too many."""


class Speller:
    """Spells as some lexicons do; `common` are words that are right though none of these has them."""

    def __init__(self, lexicons: Sequence[Lexicon], common: Iterable[str] = ()) -> None:
        self._known: Final = {word for each in common for word in plain(each).split()}
        self._stems: Final[set[str]] = set()
        self._spelt: Final[dict[str, tuple[str, ...]]] = {}
        for lexicon in lexicons:
            self._known.update(lexicon.known)
            self._stems.update(lexicon.stems)
            self._spelt.update(lexicon.spellings)
        self._known.update([word for words in self._spelt.values() for word in words])
        self._longest: Final = max(map(len, self._stems), default=0)
        self._longest_known: Final = max(map(len, self._known), default=0)
        self._single: Final = {_single(word): word for word in sorted(self._known) if len(word) >= _DOUBLED - 1}
        self._single_stems: Final = {_single(stem): stem for stem in sorted(self._stems) if len(stem) >= _DOUBLED - 1}
        self._near: Final[dict[str, str]] = {}
        for word in sorted(self._known):
            if len(word) >= _MISSING:
                for form in (word, *_without_one(word)):
                    self._near.setdefault(form, word)

    def words(self, text: str) -> tuple[str, ...]:
        """The words of a text, folded."""
        return tuple([part for word in _folded(text) for part in self._spelt.get(word) or (self._meant(word),)])

    def _meant(self, word: str) -> str:
        if len(word) < _DOUBLED or word in self._known or self._begins(word):
            return word
        single = _single(word)
        if single in self._single:
            return self._single[single]
        for length in range(_DOUBLED - 1, min(len(single), self._longest) + 1):
            if single[:length] in self._single_stems:
                return self._single_stems[single[:length]] + single[length:]
        if _MISSING <= len(word) <= self._longest_known + 1:
            for form in (word, *_without_one(word)):
                near = self._near.get(form)
                if near is not None and near[0] == word[0]:
                    return near
        return word

    def _begins(self, word: str) -> bool:
        return any(word[:length] in self._stems for length in range(2, min(len(word), self._longest) + 1))


def _folded(text: str) -> list[str]:
    """The words of a text, folded; quickly where it has no signs but the usual ones."""
    usual = text.casefold().translate(_USUAL)
    return _PIECES.findall(usual) if usual.isascii() else plain(text).split()


def _single(word: str) -> str:
    """A word with every doubled letter written once."""
    return "".join([letter for place, letter in enumerate(word) if not place or word[place - 1] != letter])


def _without_one(word: str) -> list[str]:
    """A word without one of its letters, each in turn; it keeps the first."""
    return [word[:place] + word[place + 1 :] for place in range(1, len(word))]
