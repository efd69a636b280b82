"""How a bot's ready phrase is put into words of its own: what is asked for, and what of it is fit to be said.

What is asked for is made from what everybody heard and from the phrase, which everybody is about to hear: the card of
the seat stays here. A reply is said only where listeners understand by it exactly what was meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from penombre.bots import Brief, temperament_of
from penombre.engine import OPENED, Answer, Ask, NotAnOption, Spoken, View
from penombre.games.dc_spyfall.bot.text_reading import facet_of, keywords, meanings, words_of
from penombre.games.dc_spyfall.location_names import names_location
from penombre.games.dc_spyfall.phrases import Meaning, meaning_of
from penombre.games.dc_spyfall.table import Exchange
from penombre.games.dc_spyfall.view import Public
from penombre.words import Words

LATELY: Final = 6
"""How many of the last questions and answers are told."""
_QUOTES: Final = "\"'«»“”‘’„ \u00a0\u202f"


class Voice:
    """The voice of DC Spyfall."""

    def brief(self, view: View, ask: Ask, answer: Answer, language: str) -> Brief | None:
        """What to ask for: the talk so far, the question, and what is meant."""
        meant = _meant(ask, answer)
        public = view.public
        if meant is None or not isinstance(public, Public):
            return None
        words = _words(language)
        lines = [*_heard(words, public.exchanges), *_asked(words, view, ask, answer), *_wanted(words, view, ask, meant)]
        return Brief(words.text("voice-system"), "\n".join(lines))

    def taken(self, ask: Ask, answer: Answer, reply: str) -> Answer | None:
        """The answer in these words: no place is named, the rules allow it, and what is meant is understood."""
        meant = _meant(ask, answer)
        text = " ".join(reply.split()).strip(_QUOTES)
        if meant is None or not text.isprintable() or not words_of(text) or names_location(text):
            return None
        worded: Answer = text if isinstance(answer, str) else (answer[0], text)
        try:
            value = ask.value_of(worded)
        except NotAnOption:
            return None
        spoken = value[1] if isinstance(value, tuple) else value
        # What a reply says by chance may be an id: of something else that can be done, or of any phrase.
        if spoken != Spoken(text=text) or "_" in text:
            return None
        return worded if _understood(ask, spoken, replace(meaning_of(meant), places=())) else None


def _meant(ask: Ask, answer: Answer) -> str | None:
    """The ready phrase in an answer; none where something is done instead of talking."""
    said = answer if isinstance(answer, str) else answer[-1] if len(answer) == 2 else ""
    return said if ask.book is not None and ask.book.has(said) else None


def _understood(ask: Ask, spoken: Spoken, meaning: Meaning) -> bool:
    if ask.kind == "ask":
        return facet_of(spoken) == meaning.facet
    asked = facet_of(_question(ask))
    return meanings(spoken, asked) == ((meaning,) if meaning.value else ())


def _question(ask: Ask) -> Spoken:
    """The question that is to be answered, as the answerer was told."""
    phrase = str(ask.args.get("phrase", ""))
    return Spoken(phrase=phrase) if phrase else Spoken(text=str(ask.args.get("text", "")))


# -- what is told ----------------------------------------------------------------------------------------------------


@cache
def _words(language: str) -> Words:
    return Words("dc_spyfall", language, also=(__name__,))


def _heard(words: Words, exchanges: tuple[Exchange, ...]) -> Iterator[str]:
    """The last questions and answers; the one that is to be answered is told apart."""
    past = [each for each in exchanges if each.answer is not None][-LATELY:]
    yield words.text("voice-heard" if past else "voice-nothing_heard")
    for each in past:
        assert each.answer is not None
        asked = _said(words, each.question)
        yield words.text("voice-question", asker=each.asker + 1, target=each.target + 1, words=asked)
        said = _said(words, each.answer)
        yield words.text("voice-answer" if said else "voice-silence", seat=each.answerer + 1, words=said)


def _asked(words: Words, view: View, ask: Ask, answer: Answer) -> Iterator[str]:
    me = view.seat + 1
    if ask.kind == "ask":
        target = next(option.value for option in ask.options if option.id == answer[0])
        yield words.text("voice-to_ask", seat=me, target=target + 1)
    else:
        yield words.text("voice-to_answer", seat=me, by=ask.args["by"] + 1, words=_said(words, _question(ask)))


def _wanted(words: Words, view: View, ask: Ask, meant: str) -> Iterator[str]:
    """What is meant, what it is about, who speaks, and what the words for it must be like."""
    meaning = meaning_of(meant)
    opening = meant.rpartition(OPENED)[0]
    yield words.text("voice-meant", words=_said(words, Spoken(phrase=meant)))
    if meaning.facet:
        facet, value = meaning.facet, meaning.value
        yield words.text("voice-topic", words=words.text(f"facet-{facet}"))
        known_by = keywords(f"{facet}:{value}" if value else facet, words.language)
        yield words.text("voice-keywords", words=", ".join(known_by))
    if meaning.denied:
        yield words.text("voice-denying")
    elif opening:
        yield words.text("voice-opening", words=_said(words, Spoken(phrase=opening)))
    yield words.text(f"voice-{temperament_of(view)}")
    if ask.wording is not None and ask.wording.most_words:
        yield words.text("voice-few_words", count=ask.wording.most_words)
    yield words.text("voice-longest", count=ask.most)


def _said(words: Words, spoken: Spoken) -> str:
    """Something said, in the language of the table; a text as it was written."""
    return words.said(spoken.phrase) if spoken.phrase else spoken.text
