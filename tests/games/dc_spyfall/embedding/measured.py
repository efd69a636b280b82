"""What is read of the texts people write, without the model of sentences and with it: one JSON object."""

from __future__ import annotations

import json
import socket
import sys
from typing import Any, NoReturn

from tests.games.dc_spyfall import talk_corpus as corpus

from penombre.engine import Spoken
from penombre.games.dc_spyfall.bot.text_reading import embedding, facet_of, meanings
from penombre.games.dc_spyfall.locations import FACETS


def _nothing_leaves(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError("reading a text opened a connection")


def _values(text: str, facet: str) -> list[str]:
    return [meaning.value for meaning in meanings(Spoken(text=text), facet) if meaning.facet == facet]


def measured() -> dict[str, int]:
    """How many texts of each list are read as they are meant."""
    figurative = [(_values(text, facet), value) for text, facet, value in corpus.FIGURATIVE]
    return {
        "questions": sum(facet_of(Spoken(text=text)) == facet for text, facet in corpus.QUESTIONS),
        "answers": sum({*_values(text, facet)} == values for text, facet, values in corpus.ANSWERS),
        "unseen": sum(value in _values(text, facet) for text, facet, value in corpus.UNSEEN),
        "figurative": sum(values == [value] for values, value in figurative),
        "figurative_wrong": sum(bool(values) and values != [value] for values, value in figurative),
        "evasive_vague": sum(not _values(text, facet) for text in corpus.EVASIVE for facet in FACETS),
    }


if __name__ == "__main__":
    without = measured()
    socket.socket.connect = _nothing_leaves  # type: ignore[method-assign]
    embedding.switch_on()
    sys.stdout.write(json.dumps({"without": without, "with": measured()}))
