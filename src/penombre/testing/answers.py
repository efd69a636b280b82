"""Every legal answer to a question, where they can be counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from penombre.engine import Answer, Ask


def legal_answers(ask: Ask) -> Iterator[Answer]:
    """Each legal answer once, in the order of the options; several options count once, whatever their order.

    A text stands for all texts: its default, the first ready phrase, or the shortest one. Of numbers there are the
    least and the most. What may be done besides comes last.
    """
    ids = [option.id for option in ask.legal()]
    words = ask.book.phrases[0] if ask.book is not None else "-" * ask.least
    if ask.shape == "text":
        yield ask.default if ask.default is not None else words
    elif ask.shape == "address":
        yield from [(id, words) for id in ids]
    elif ask.shape == "number":
        yield from dict.fromkeys((str(ask.least), str(ask.most)))
    elif ask.shape == "one":
        yield from ids
    else:
        choose = combinations_with_replacement if ask.repeat else combinations
        for size in range(ask.least, ask.most + 1):
            yield from choose(ids, size)
    yield from [option.id for option in ask.besides]


def plain_answer(ask: Ask) -> Answer:
    """What a player without intent answers: the default, or else the first legal answer."""
    return ask.default if ask.default is not None else next(legal_answers(ask))
