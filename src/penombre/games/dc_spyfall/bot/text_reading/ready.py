"""Ready phrases as readers know them: what each asks or says, and the words it has in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.bot.text_reading import embedding
from penombre.games.dc_spyfall.bot.text_reading.lists import words_of
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.phrases import MEANINGS, Meaning
from penombre.words import LANGUAGES, Words

Topic = tuple[str, str]
"""A facet and a value; a facet alone where a question is read."""


@cache
def _books() -> tuple[Words, ...]:
    return tuple([Words("dc_spyfall", language) for language in LANGUAGES])


@cache
def ready_questions() -> Mapping[tuple[str, ...], str]:
    """Ready questions by their words."""
    return {words_of(text): id for id, text in _said() if _asks(id)}


@cache
def sentences() -> Mapping[tuple[str, ...], Meaning]:
    """Ready sentences by their words. A short answer is none: it may stand for more than it says."""
    short = frozenset((*phrases.SHORT, *phrases.DENIALS))
    return {words_of(text): MEANINGS[id] for id, text in _said() if id not in short and not _asks(id)}


@cache
def alike(phrase: str) -> frozenset[str]:
    """The ready sentences that say what this takes up in words of its own, in any language."""
    _, facet, value = phrase.split("_", 2)
    same = [id for id, meaning in MEANINGS.items() if (meaning.facet, meaning.value) == (facet, value)]
    return frozenset([id for book in _books() for id in same if _telling(book, id) & _telling(book, phrase)])


def _telling(book: Words, id: str) -> frozenset[str]:
    """The longer words of a ready phrase."""
    return frozenset([word for word in words_of(book.text(f"phrase-{id}")) if len(word) >= _TELLING])


_TELLING: Final = 4
"""Letters of a word that is more than one that sentences are joined by."""


@cache
def question_examples() -> embedding.Examples[Topic]:
    """Ready questions, and what each is about."""
    return _examples([(id, text) for id, text in _said() if _asks(id)])


@cache
def answer_examples(facet: str) -> embedding.Examples[Topic]:
    """Sentences about a facet, or about all, and those that say nothing."""
    short = frozenset((*phrases.SHORT, *phrases.DENIALS))
    of = ("", facet) if facet else ("", *FACETS)
    return _examples(
        [(id, text) for id, text in _said() if id not in short and not _asks(id) and MEANINGS[id].facet in of]
    )


def _asks(id: str) -> bool:
    return id.startswith(("ask_", "then_", "brief_", "generic_"))


def _said() -> list[tuple[str, str]]:
    """Every ready phrase that has words, with them, in every language."""
    return [(id, book.text(f"phrase-{id}")) for book in _books() for id in MEANINGS if book.has(f"phrase-{id}")]


def _examples(said: list[tuple[str, str]]) -> embedding.Examples[Topic]:
    kinds = [(MEANINGS[id].facet, MEANINGS[id].value) for id, _ in said]
    return tuple([text for _, text in said]), tuple(kinds)
