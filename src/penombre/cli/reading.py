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
    """An answer as its options are worded."""
    if ask.shape == "text":
        return str(answer)
    chosen = [answer] if isinstance(answer, str) else list(answer)
    wording = {option.id: words.option(option, ask.kind, names, me) for option in (*ask.options, *ask.besides)}
    return ", ".join(wording.get(id, id) for id in chosen) or "–"


def asked(match: Match[Any], step: Step) -> Ask | None:
    """The question a step is about to answer."""
    return None if step.said is not None else match.ask_for(step.seat)
