"""Word lists in text files, and what of them a text holds; shared by all games.

A file has sections `[topic]`; each of their lines lists words after how much they count: `strong: sieste, faire dodo`.
A word that ends in `*` stands for all that begin so; several words are found beside each other. Where one entry lies
within another that was found, the longer one alone counts. Case, accents and hyphens do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from penombre.bots.reading.plain import plain

STRENGTHS: Final[Mapping[str, float]] = {"strong": 4.0, "usual": 2.0, "weak": 1.0}
_SHORTEST: Final = 3
"""Letters that a beginning has at least."""


class Found(NamedTuple):
    """An entry in a text: of which topic, where it stands among the words, and how much it counts."""

    topic: str
    start: int
    end: int
    counts: float


class Lexicon:
    """Topics and the words that tell them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._entries: Final[dict[str, list[tuple[tuple[str, ...], str, float]]]] = {}
        self._beginnings: Final[dict[str, list[tuple[tuple[str, ...], str, float]]]] = {}
        for text in texts:
            self._read(text)

    def _read(self, text: str) -> None:
        topic = ""
        for line in text.splitlines():
            if line.startswith("["):
                topic = line.strip("[] ")
            elif ":" in line and not line.startswith("#"):
                strength, _, listed = line.partition(":")
                for entry in listed.split(","):
                    self._add(entry.strip(), topic, STRENGTHS[strength.strip()])

    def _add(self, entry: str, topic: str, counts: float) -> None:
        words = tuple([f"{word}*" if word_ends else word for word, word_ends in _words_of(entry)])
        if not words:
            return
        first = words[0]
        if first.endswith("*"):
            self._beginnings.setdefault(first[:_SHORTEST], []).append((words, topic, counts))
        else:
            self._entries.setdefault(first, []).append((words, topic, counts))

    def found(self, text: str) -> list[Found]:
        """All entries in a text, but those that lie within longer ones."""
        words = plain(text).split()
        hits = []
        for start, word in enumerate(words):
            for entry, topic, counts in (*self._entries.get(word, ()), *self._beginnings.get(word[:_SHORTEST], ())):
                end = start + len(entry)
                if end <= len(words) and all(map(_is, entry, words[start:end])):
                    hits.append(Found(topic, start, end, counts))
        return [hit for hit in hits if not any(_within(hit, other) for other in hits)]

    def weights(self, text: str) -> dict[str, float]:
        """How much each topic counts in a text; each only once for one place in it."""
        sums: dict[str, float] = {}
        best: dict[tuple[str, int], float] = {}
        for hit in self.found(text):
            best[hit.topic, hit.start] = max(best.get((hit.topic, hit.start), 0.0), hit.counts)
        for (topic, _), counts in best.items():
            sums[topic] = sums.get(topic, 0.0) + counts
        return sums


def _words_of(entry: str) -> list[tuple[str, bool]]:
    """The words of an entry, folded, each with whether it is only a beginning."""
    return [(part, piece.endswith("*")) for piece in entry.split() for part in plain(piece).split()]


def _is(wanted: str, word: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted


def _within(hit: Found, other: Found) -> bool:
    longer = other.end - other.start > hit.end - hit.start
    return longer and other.start <= hit.start and hit.end <= other.end
