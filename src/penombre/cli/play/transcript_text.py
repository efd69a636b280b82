"""Reading transcripts aloud: names that can be printed, answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from penombre.cli.screen import clean
from penombre.engine import Answer, Ask, Match, Seat, Step, Transcript
from penombre.words import Words

_DENIES: Final = "not_"


def names_of(transcript: Transcript) -> tuple[str, ...]:
    """A name for every seat; a file may have too few, too many or unprintable ones."""
    written = [" ".join(clean(name).split())[:40] for name in transcript.names]
    return tuple(
        written[seat] if seat < len(written) and written[seat] else f"{seat + 1}" for seat in range(transcript.players)
    )


def answer_text(words: Words, ask: Ask, answer: Answer, names: Sequence[str], me: Seat | None) -> str:
    """An answer as its options are worded, in the words that were said, or as a time that has passed."""
    wording = {option.id: words.option(option, ask.kind, names, me) for option in (*ask.options, *ask.besides)}
    if isinstance(answer, str) and ask.shape in ("text", "number"):
        if answer in wording:
            return wording[answer]
        return said(words, ask, answer) if ask.shape == "text" else words.text("cli-passed", seconds=int(answer) / 1000)
    if isinstance(answer, tuple) and ask.shape == "address":
        to, text = answer
        return words.text("cli-said-to", name=wording.get(to, to), words=said(words, ask, text))
    chosen = [answer] if isinstance(answer, str) else list(answer)
    return ", ".join(wording.get(id, id) for id in chosen) or "–"


def said(words: Words, ask: Ask, answer: str) -> str:
    """Words that were said: a text as it is, a ready phrase as it is worded."""
    return phrase(words, answer) if ask.book is not None and answer in ask.book.phrases else answer


def phrase(words: Words, id: str) -> str:
    """A ready phrase; one that begins with `not_` denies another."""
    if words.has(f"phrase-{id}"):
        return words.text(f"phrase-{id}")
    return words.text("denied", phrase=words.text(f"phrase-{id.removeprefix(_DENIES)}"))


def asked(match: Match[Any], step: Step) -> Ask | None:
    """The question a step is about to answer."""
    return None if step.said is not None else match.ask_for(step.seat)
