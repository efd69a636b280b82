"""What an answer says: the values it names or denies, and in which tone; French and English at once.

A ready sentence means what its table says, and so does a text that says the same. Any other text is read by the lists
of values: of the facet that was asked about; where it names none of these, of others that it tells in so many words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from penombre.bots.reading.lexicon import STRENGTHS, Found
from penombre.engine import Spoken
from penombre.games.dc_spyfall.bot.text_reading import embedding
from penombre.games.dc_spyfall.bot.text_reading.denials import ASKED, DENIALS, END, denied_at
from penombre.games.dc_spyfall.bot.text_reading.lists import values, words_of
from penombre.games.dc_spyfall.bot.text_reading.ready import answer_examples, sentences
from penombre.games.dc_spyfall.bot.text_reading.tones import ironic_until, tone_of
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.phrases import Meaning, meaning_of

_REMEMBERED: Final = 4096
_PARTS: Final = re.compile(r"[.!?…;:,()«»\"“”—–]+|[^.!?…;:,()«»\"“”—–]+")


class Answered(NamedTuple):
    """An answer, understood; without meanings it was vague, or silence."""

    meanings: tuple[Meaning, ...] = ()
    tone: str = "sure"
    """sure, unsure or ironic."""


def said(answer: Spoken, facet: str) -> Answered:
    """What an answer to a question about this facet says, and how."""
    if answer.phrase:
        meaning = meaning_of(answer.phrase)
        return Answered((meaning,) if meaning.value else ())
    return _read(answer.text, facet, embedding.is_on())


def meanings(answer: Spoken, facet: str) -> tuple[Meaning, ...]:
    """What an answer to a question about this facet says."""
    return said(answer, facet).meanings


@lru_cache(_REMEMBERED)
def _read(text: str, facet: str, compared: bool) -> Answered:
    plain = words_of(text)
    ready = sentences().get(plain)
    if ready is not None:
        return Answered((ready,) if ready.value else ())
    for form in _denials():
        if plain[: len(form)] == form:
            return Answered(_contrary(plain[len(form) :], facet))
    words = _with_ends(text)
    tone = tone_of(text, words)
    meant = _meant(words, facet, ironic_until(words) if tone == "ironic" else 0)
    if not meant and compared:
        alike = embedding.nearest(text, answer_examples(facet))
        if alike is not None and alike[1]:
            meant = (Meaning(*alike),)
    return Answered(meant, tone)


def _contrary(words: tuple[str, ...], facet: str) -> tuple[Meaning, ...]:
    """What somebody means who would not say this."""
    ready = sentences().get(words)
    meant = _meant(words, facet, 0) if ready is None else (ready,) if ready.value else ()
    return tuple([Meaning(each.facet, each.value, not each.denied) for each in meant])


@cache
def _denials() -> tuple[tuple[str, ...], ...]:
    return tuple([words_of(form) for form in DENIALS])


def _with_ends(text: str) -> tuple[str, ...]:
    """The words of a text, with a point for every point and comma."""
    words: list[str] = []
    for part in _PARTS.findall(text):
        said = words_of(part)
        if said:
            words += said
        elif words and not part.isspace():
            words.append(ASKED if "?" in part else END)
    return tuple(words)


def _meant(words: Sequence[str], facet: str, ironic: int) -> tuple[Meaning, ...]:
    """What words mean, of which so many at the beginning say the contrary."""
    hits = values().found(words)
    own = [hit for hit in hits if hit.topic.startswith(f"{facet}:")] if facet else []
    if own:
        best = max([hit.counts for hit in own])
        own = [hit for hit in own if hit.counts == best]
    others = [hit for hit in hits if hit not in own and _clearly(hit, own, facet)]
    return (*_said_by(words, own, ironic), *_said_by(words, others, ironic))


def _clearly(hit: Found, own: Sequence[Found], facet: str) -> bool:
    """Whether what is not about the facet that was asked about is said all the same."""
    if not facet:
        return hit.counts > STRENGTHS["weak"]
    return (
        not own
        and not hit.topic.startswith(f"{facet}:")
        and hit.counts >= STRENGTHS["strong"]
        and hit.end - hit.start > 1
    )


def _said_by(words: Sequence[str], hits: Sequence[Found], ironic: int) -> list[Meaning]:
    found: dict[tuple[str, str], bool] = {}
    meant_so: dict[tuple[str, str], bool] = {}
    for hit in hits:
        facet, _, value = hit.topic.partition(":")
        denied = value.startswith("!") != denied_at(words, hit, hits)
        key = (facet, value.removeprefix("!"))
        if hit.start < ironic:
            found.setdefault(key, not denied)
        else:
            # What is said twice, once denied, is affirmed: `no, not cold - freezing!`
            meant_so[key] = meant_so.get(key, True) and denied
    found = meant_so or found
    if not all(found.values()) and any(found.values()):
        # Beside what is so, what is not so tells little.
        found = {key: denied for key, denied in found.items() if not denied}
    return [Meaning(*key, found[key]) for key in _ORDER if key in found]


_ORDER: Final = [(facet, value) for facet in FACETS for value in VALUES[facet]]
