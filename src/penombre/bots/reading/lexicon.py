"""Word lists in text files, and what of them a text holds; shared by all games.

A file has sections `[topic]`; each of their lines lists words after how much they count: `strong: sieste, faire dodo`.
A word that ends in `*` stands for all that begin so; several words are found beside each other, with up to two others
where `..` stands between them. Where one entry lies within a longer one that was found, the longer one alone counts.
Case, accents, apostrophes and hyphens do not matter. A section `[-]` has entries that
mean nothing, which keeps words within them from being found; `[=]` has spellings: `pourquoi: pk, pourkoi`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from penombre.bots.reading.plain import plain

STRENGTHS: Final[Mapping[str, float]] = {"strong": 4.0, "usual": 2.0, "weak": 1.0}
_SPELLINGS: Final = "="
_NOTHING: Final = "-"
_KEPT: Final = 20_000
_GAP: Final = ".."
_GAP_WORDS: Final = 2
"""How many words may stand in a gap."""
_STEM: Final = 2
"""Letters that a beginning has at least."""


class Found(NamedTuple):
    """An entry in a text: of which topic, where it stands among the words, and how much it counts."""

    topic: str
    start: int
    end: int
    counts: float


class _Entry(NamedTuple):
    rest: tuple[str, ...]
    """What follows its first word."""
    topic: str
    counts: float


_Starting = tuple[list[_Entry], dict[str, list[_Entry]], list[_Entry]]
"""Entries that begin with a word: those that are this word, those with others after it, by the next, and the rest."""


class Lexicon:
    """Topics and the words that tell them."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._whole: Final[dict[str, list[_Entry]]] = {}
        self._begun: Final[dict[str, list[_Entry]]] = {}
        self.known: Final[set[str]] = set()
        """The words of all entries, but those of which they have the beginnings."""
        self.stems: Final[set[str]] = set()
        self.spellings: Final[dict[str, tuple[str, ...]]] = {}
        for text in texts:
            self._read(text)
        self._starting: Final[dict[str, _Starting]] = {}
        self._longest_stem: Final = max(map(len, self.stems), default=0)

    def _read(self, text: str) -> None:
        topic = ""
        for line in text.splitlines():
            if line.startswith("["):
                topic = line.strip("[] ")
            elif ":" in line and not line.startswith("#"):
                name, _, listed = line.partition(":")
                for entry in listed.split(","):
                    if topic == _SPELLINGS:
                        self.spellings[plain(entry).strip()] = tuple(plain(name).split())
                    else:
                        self._add(entry.strip(), topic, STRENGTHS[name.strip()])

    def _add(self, entry: str, topic: str, counts: float) -> None:
        words = tuple(_words_of(entry))
        if not words:
            return
        for word in words:
            if word.endswith("*"):
                self.stems.add(word[:-1])
            elif word != _GAP:
                self.known.add(word)
        first, rest = words[0], words[1:]
        entries = self._begun if first.endswith("*") else self._whole
        entries.setdefault(first.removesuffix("*"), []).append(_Entry(rest, topic, counts))

    def found(self, words: Sequence[str]) -> list[Found]:
        """All entries among words, but those that lie within longer ones; in the order of the words."""
        hits = []
        last = len(words)
        for start, word in enumerate(words):
            alone, followed, others = self._starting.get(word) or self._start(word)
            hits += [Found(entry.topic, start, start + 1, entry.counts) for entry in alone]
            if start + 1 < last:
                for entry in (*followed.get(words[start + 1], ()), *others):
                    end = _end(entry.rest, words, start + 1)
                    if end:
                        hits.append(Found(entry.topic, start, end, entry.counts))
        if len(hits) > 1:
            hits.sort(key=_outermost)
        kept: list[Found] = []
        end = length = 0
        for hit in hits:
            if hit.end > end:
                end, length = hit.end, hit.end - hit.start
            elif hit.end - hit.start < length:
                continue
            if hit.topic != _NOTHING:
                kept.append(hit)
        return kept

    def _start(self, word: str) -> _Starting:
        """The entries that begin with a word; kept, for people use the same words again and again."""
        entries = list(self._whole.get(word, ()))
        for length in range(_STEM, min(len(word), self._longest_stem) + 1):
            entries += self._begun.get(word[:length], ())
        followed: dict[str, list[_Entry]] = {}
        others = []
        for entry in entries:
            if entry.rest and not entry.rest[0].endswith("*") and entry.rest[0] != _GAP:
                followed.setdefault(entry.rest[0], []).append(entry)
            elif entry.rest:
                others.append(entry)
        found = [entry for entry in entries if not entry.rest], followed, others
        if len(self._starting) < _KEPT:
            self._starting[word] = found
        return found

    def entries(self, topic: str) -> Iterator[str]:
        """The entries of a topic that are written out, as plain words; those that count most first."""
        listed = [
            (-entry.counts, " ".join((first, *entry.rest)))
            for first, entries in self._whole.items()
            for entry in entries
            if entry.topic == topic and not any("*" in word or word == _GAP for word in entry.rest)
        ]
        yield from [words for _, words in sorted(listed, key=lambda each: each[0])]


def weights(hits: Iterable[Found]) -> dict[str, float]:
    """How much each topic counts in what was found; each only once for one place in the text."""
    best: dict[tuple[str, int], float] = {}
    for hit in hits:
        best[hit.topic, hit.start] = max(best.get((hit.topic, hit.start), 0.0), hit.counts)
    sums: dict[str, float] = {}
    for (topic, _), counts in best.items():
        sums[topic] = sums.get(topic, 0.0) + counts
    return sums


def _words_of(entry: str) -> Iterator[str]:
    """The words of an entry, folded; a beginning keeps its mark."""
    for piece in entry.split():
        if piece == _GAP:
            yield _GAP
            continue
        *parts, last = plain(piece).split() or [""]
        yield from parts
        if last:
            yield f"{last}*" if piece.endswith("*") else last


def _end(rest: Sequence[str], words: Sequence[str], place: int) -> int:
    """Where an entry ends whose other words go on at this place; 0 where they do not."""
    for number, wanted in enumerate(rest):
        if wanted == _GAP:
            ends = (_end(rest[number + 1 :], words, place + more) for more in range(_GAP_WORDS + 1))
            return next((end for end in ends if end), 0)
        if place >= len(words) or not _is(wanted, words[place]):
            return 0
        place += 1
    return place


def _is(wanted: str, word: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted


def _outermost(hit: Found) -> tuple[int, int]:
    return hit.start, -hit.end
