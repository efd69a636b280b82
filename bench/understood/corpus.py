"""The corpus: what people ask and answer at DC Spyfall, each text with what its writer meant by it."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

HALVES: Final = ("fresh", "held", "tuned")
LANGUAGES: Final = ("fr", "en")
_FOLDER: Final = Path(__file__).parent

Meant = frozenset[tuple[str, str, bool]]


class Question(NamedTuple):
    """A question as its writer labelled it; `before` is the question it takes up."""

    topic: str
    form: str
    who: str
    before: str
    answered: str
    """What was answered to that."""
    text: str


class Reply(NamedTuple):
    """An answer as its writer labelled it."""

    asked: str
    meant: Meant
    tone: str
    text: str


def questions(half: str, language: str) -> Iterator[Question]:
    """The questions of one file."""
    for topic, form, who, before, text in _rows(half, "questions", language):
        asked, _, answered = before.partition(" / ")
        yield Question(topic, form, who, asked, answered, text)


def replies(half: str, language: str) -> Iterator[Reply]:
    """The answers of one file."""
    for facet, meant, tone, text in _rows(half, "answers", language):
        yield Reply(facet, _meant(meant), tone, text)


def _rows(half: str, kind: str, language: str) -> Iterator[list[str]]:
    with (_FOLDER / f"{half}.{kind}.{language}.tsv").open(encoding="utf-8", newline="") as lines:
        yield from csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def _meant(label: str) -> Meant:
    if label == "-":
        return frozenset()
    pairs = [each.split(":") for each in label.split("+")]
    return frozenset([(facet, value.removeprefix("!"), value.startswith("!")) for facet, value in pairs])
