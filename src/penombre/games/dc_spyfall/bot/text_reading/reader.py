"""What people mean: the facet a question is about, and the values an answer names, in French and English at once.

A ready phrase means what its table says, and so does a text that says the same. Any other text is read by keywords: of
the facet that was asked about, else of any facet. Where the lexicon finds nothing, the forms of its words and what
people say instead are tried: they never overrule it. What is vague even so may be compared with the ready phrases,
where the model that can do it is switched on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from penombre.engine import Spoken
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.bot.text_reading import embedding, lexicon, synonyms
from penombre.games.dc_spyfall.bot.text_reading.word_forms import inflected
from penombre.games.dc_spyfall.location_names import folded
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.phrases import MEANINGS, Meaning
from penombre.words import LANGUAGES, Words

PREFIX: Final = 4
"""A keyword of so many letters is found at the beginning of longer words too."""
_REMEMBERED: Final = 4096
_PIECES: Final = re.compile(r"[^\W_]+")

Topic = tuple[str, str]
"""A facet and a value; a facet alone where a question is read."""
Hits = dict[Topic, set[str]]
"""What was found of each topic: its keywords."""


def facet_of(question: Spoken) -> str:
    """What a question is about; nothing where it is generic."""
    if question.phrase:
        return MEANINGS.get(question.phrase, _NOTHING).facet
    return _facet(question.text, embedding.is_on())


def meanings(answer: Spoken, facet: str) -> tuple[Meaning, ...]:
    """What an answer to a question about this facet says; nothing where it is vague."""
    if answer.phrase:
        meaning = MEANINGS.get(answer.phrase, _NOTHING)
        return (meaning,) if meaning.value else ()
    return _meanings(answer.text, facet, embedding.is_on())


_NOTHING: Final = Meaning()


# -- texts -----------------------------------------------------------------------------------------------------------


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded; a compound that is one word is one."""
    said = f" {' '.join(_PIECES.findall(folded(text)))} "
    for compound, word in synonyms.COMPOUNDS.items():
        said = said.replace(f" {compound}", f" {word}")
    return tuple(said.split())


@lru_cache(_REMEMBERED)
def _facet(text: str, compared: bool) -> str:
    words = words_of(text)
    ready = _ready_questions().get(words)
    if ready is not None:
        return ready.facet
    for index in _question_indexes():
        hits = index.found(words)
        if hits:
            return max(hits, key=lambda topic: (len(hits[topic]), -_ROWS.index(topic[0])))[0]
    alike = embedding.nearest(text, _question_examples()) if compared else None
    return alike[0] if alike is not None else ""


_ROWS: Final = (*[facet for facet in FACETS if facet != "activity"], "activity")
"""Facets by precedence: of two that a question names as often, the first here is meant; activities come last."""


@lru_cache(_REMEMBERED)
def _meanings(text: str, facet: str, compared: bool) -> tuple[Meaning, ...]:
    words = words_of(text)
    denied = False
    for form in _denials():
        if words[: len(form)] == form:
            words, denied = words[len(form) :], True
            break
    ready = _ready_answers().get(words)
    if ready is not None:
        return (Meaning(ready.facet, ready.value, denied),) if ready.value else ()
    topics = _topics(words, facet)
    if compared and not denied and not topics:
        alike = embedding.nearest(text, _answer_examples(facet))
        topics = [alike] if alike is not None and alike[1] else []
    return tuple([Meaning(*topic, denied) for topic in topics])


def _topics(words: tuple[str, ...], facet: str) -> list[Topic]:
    """What keywords name, first of the facet that was asked about; in the order of the catalogue."""
    of_facet = [index.found(words, facet) for index in _answer_indexes()] if facet else []
    of_any = [index.found(words) for index in _answer_indexes()]
    hits: Hits = next((found for found in (*of_facet, *of_any) if found), {})
    return [topic for topic in _TOPICS if topic in hits]


_TOPICS: Final = [(facet, value) for facet in FACETS for value in VALUES[facet]]


# -- what is looked up -----------------------------------------------------------------------------------------------


@cache
def _ready_questions() -> Mapping[tuple[str, ...], Meaning]:
    return _ready((*phrases.QUESTIONS, *phrases.BRIEF, *phrases.GENERIC))


@cache
def _ready_answers() -> Mapping[tuple[str, ...], Meaning]:
    """Sentences alone: a short answer is a keyword, which may stand for more than it says."""
    return _ready((*phrases.SENTENCES, *phrases.EVASIVE))


def _ready(ids: tuple[str, ...]) -> Mapping[tuple[str, ...], Meaning]:
    """Ready phrases by their words, in every language."""
    return {words_of(book.text(f"phrase-{id}")): MEANINGS[id] for book in _books() for id in ids}


@cache
def _question_examples() -> embedding.Examples[Topic]:
    return _examples((*phrases.QUESTIONS, *phrases.BRIEF, *phrases.GENERIC))


@cache
def _answer_examples(facet: str) -> embedding.Examples[Topic]:
    """Sentences about a facet, or about all, and those that say nothing."""
    return _examples(
        [id for id in (*phrases.SENTENCES, *phrases.EVASIVE) if not facet or MEANINGS[id].facet in ("", facet)]
    )


def _examples(ids: Iterable[str]) -> embedding.Examples[Topic]:
    said = [(book.text(f"phrase-{id}"), (MEANINGS[id].facet, MEANINGS[id].value)) for book in _books() for id in ids]
    return tuple([text for text, _ in said]), tuple([topic for _, topic in said])


def _books() -> list[Words]:
    return [Words("dc_spyfall", language) for language in LANGUAGES]


@cache
def _denials() -> tuple[tuple[str, ...], ...]:
    return tuple([words_of(form) for form in synonyms.DENIALS])


class Index:
    """Keywords by their first word."""

    def __init__(self) -> None:
        self._whole: dict[str, list[tuple[tuple[str, ...], str, Topic]]] = {}
        self._begun: dict[str, list[tuple[str, Topic]]] = {}

    def add(self, keyword: str, topic: Topic, *, names: str = "", begun: bool = True) -> None:
        """Have a keyword found; `names` is the one of which it is a form. Words may begin with it where it is long."""
        first, *rest = words_of(keyword)
        name = names or " ".join((first, *rest))
        self._whole.setdefault(first, []).append((tuple(rest), name, topic))
        if begun and not rest and len(first) >= PREFIX:
            self._begun.setdefault(first, []).append((name, topic))

    def found(self, words: tuple[str, ...], facet: str = "") -> Hits:
        """What these words name, of one facet where there is one."""
        hits: Hits = {}
        for place, word in enumerate(words):
            for rest, name, topic in self._whole.get(word, ()):
                if words[place + 1 : place + 1 + len(rest)] == rest and facet in ("", topic[0]):
                    hits.setdefault(topic, set()).add(name)
            for length in range(PREFIX, len(word)):
                for name, topic in self._begun.get(word[:length], ()):
                    if facet in ("", topic[0]):
                        hits.setdefault(topic, set()).add(name)
        return hits


def _index(
    keywords: Iterable[tuple[Topic, lexicon.Keywords]], others: Iterable[tuple[Topic, str]]
) -> tuple[Index, ...]:
    """Two indexes: of the lexicon, and of the forms of its words with their synonyms."""
    strict, wide = Index(), Index()
    for topic, by_language in keywords:
        for language, row in by_language.items():
            for keyword in row:
                strict.add(keyword, topic)
                words = words_of(keyword)
                if len(words) == 1:
                    for form in inflected(words[0], language):
                        wide.add(form, topic, names=words[0], begun=False)
    for topic, listed in others:
        for word in listed.split(", "):
            wide.add(word, topic, begun=word.endswith("*"))
    return strict, wide


@cache
def _answer_indexes() -> tuple[Index, ...]:
    return _index(
        [(topic, lexicon.VALUE_WORDS[topic[0]][topic[1]]) for topic in _TOPICS],
        [(topic, synonyms.VALUE_SYNONYMS[topic[0]][topic[1]]) for topic in _TOPICS],
    )


@cache
def _question_indexes() -> tuple[Index, ...]:
    return _index(
        [((facet, ""), lexicon.QUESTION_WORDS[facet]) for facet in FACETS],
        [((facet, ""), synonyms.QUESTION_SYNONYMS[facet]) for facet in FACETS],
    )
