"""Whatever people type is read by all readers without an error, and in a time that grows with its length alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time

import pytest

from penombre.bots.reading import free_talk_of, understood
from penombre.engine import Spoken
from penombre.games import RULESETS
from penombre.games.dc_spyfall.bot.text_reading import Asked, asked, said
from penombre.games.dc_spyfall.location_names import names_location

PIECES = (
    *("et", "pas", "je suis", "the", "not", "ou", "combien", "why", "Léa", "@0", "#1", "Kira", "tu mens", "?", "…"),
    *(
        "(?:",
        "\\",
        "[a-z]*",
        "\u0301" * 9,
        "\u202e",
        "\u200d",
        "ﷺ",
        "İ",
        "😀",
        "👩‍👩‍👧",
        "𝕵𝖔𝖐𝖊𝖗",
        "\x00",
        "\n",
        "a" * 40,
    ),
)
NAMES = ("Anna", "Léa", "(?:", "@0", "#1 \\1", "\u0301")
READERS: dict[str, Callable[[str], object]] = {
    "a question": lambda text: asked(Spoken(text=text), Asked("smell", "open")),
    "an answer": lambda text: said(Spoken(text=text), "noise"),
    "a name": names_location,
    **{game: lambda text, game=game: understood(free_talk_of(game), text, NAMES, 0) for game in RULESETS},  # type: ignore[misc, arg-type]
}
every_reader = pytest.mark.parametrize("reader", READERS)


def odd(rng: random.Random) -> str:
    """Pieces of sentences and of code, letters of anywhere, and letters with heaps of marks."""
    kind = rng.random()
    if kind < 0.4:
        return " ".join(rng.choice(PIECES) for _ in range(rng.randrange(40)))
    if kind < 0.7:
        return "".join(chr(rng.choice((rng.randrange(32, 880), rng.randrange(0x2000, 0xD7FF)))) for _ in range(200))
    return "".join(letter + "\u0335\u0489" * rng.randrange(9) for letter in "je suis Matsuda")


def monotonous(length: int) -> Iterator[str]:
    """Long texts in which something comes again and again that a reader might try in many ways."""
    for piece in (
        "a",
        "et ",
        "tu mens ",
        "tell me ",
        "je suis pas ",
        "ou ",
        "pas @0 ",
        "not the not ",
        "\u0301",
        "e\u0301",
    ):
        yield (piece * length)[:length]


@every_reader
def test_odd_texts_are_read(reader: str) -> None:
    rng = random.Random(reader)
    for _ in range(150):
        READERS[reader](odd(rng))


@every_reader
def test_ten_times_the_text_takes_about_ten_times_as_long(reader: str) -> None:
    """A reader that tried everything in every way would take a hundred times as long."""
    read = READERS[reader]
    read("noise")
    for short, long in zip(monotonous(800), monotonous(8000), strict=True):
        began = process_time()
        read(short)
        between = process_time()
        read(long)
        assert process_time() - between < 40 * (between - began) + 0.05, short[:20]
