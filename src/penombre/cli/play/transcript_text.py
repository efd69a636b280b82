"""Reading transcripts aloud: names that can be printed, answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from penombre.cli.screen import clean
from penombre.engine import Answer, Ask, Match, Seat, Step, Transcript
from penombre.words import Words


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
    return words.said(answer) if ask.book is not None and ask.book.has(answer) else answer


def asked(match: Match[Any], step: Step) -> Ask | None:
    """The question a step is about to answer."""
    return None if step.said is not None else match.ask_for(step.seat)
