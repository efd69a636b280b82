"""What happened, what is asked and what is known, as people read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from penombre import wire
from penombre.engine import Ask, Option, Said, Seen, Statement
from penombre.server.pages.markup import Html, tag
from penombre.words import Words

HEADINGS: Final = frozenset({"dealt", "day", "night", "game_over", "round", "turn"})
"""Events that begin a new stretch of a match."""


def told(words: Words, one: wire.Told | wire.Uncovered, names: Sequence[str], me: int | None) -> list[Html]:
    """One thing that happened or was said."""
    if isinstance(one, wire.Spoken):
        text = one.text or ("…" if one.kind == "text" else "")
        said = Said(one.seat, one.moment, Statement(one.kind, one.about, one.what, text))
        return [tag("li", words.statement(said, names, me), class_="said")]
    if isinstance(one, wire.Uncovered):
        return _uncovered(words, one, names)
    return [_happened(words.event(Seen(one.key, one.args), names, me), one.key)]


def _happened(text: str, key: str) -> Html:
    return tag("li", text, class_="heading" if key in HEADINGS else None)


def _uncovered(words: Words, one: wire.Uncovered, names: Sequence[str]) -> list[Html]:
    if one.seats is not None:
        only = one.seats[0] if len(one.seats) == 1 else None
        text = words.event(Seen(one.key, one.args), names, only)
        who = ", ".join(names[seat] for seat in one.seats)
        return [tag("li", words.text("page-whispered", names=who, text=text), class_="secret")]
    lines = [_happened(words.event(Seen(one.key, one.args), names), one.key)]
    for seat, besides in one.besides.items():
        text = words.event(Seen(one.key, {**one.args, **besides}), names, seat)
        lines.append(tag("li", words.text("page-whispered", names=names[seat], text=text), class_="secret"))
    return lines


def chronicle(
    words: Words, lines: Iterable[wire.Told | wire.Uncovered], names: Sequence[str], me: int | None
) -> list[Html]:
    """Everything that happened, the latest first."""
    return [item for one in reversed(list(lines)) for item in told(words, one, names, me)]


def ask_of(question: wire.Question, seat: int) -> Ask:
    """A question as the words know it."""
    options = tuple(Option(each.id, None, each.word, each.args, each.refused) for each in question.options)
    return Ask(
        seat,
        question.kind,
        options,
        question.args,
        shape=question.shape,
        least=question.least,
        most=question.most,
        repeat=question.repeat,
    )


def answered(words: Words, question: wire.Question, answer: Any, names: Sequence[str], seat: int) -> str:
    """An answer as its options are worded."""
    if question.shape == "text":
        return str(answer)
    ask = ask_of(question, seat)
    labels = {option.id: words.option(option, ask.kind, names, seat) for option in ask.options}
    chosen = [answer] if isinstance(answer, str) else list(answer)
    return ", ".join(labels.get(id, id) for id in chosen) or "–"


def sayable(words: Words, vocabulary: Iterable[str]) -> list[tuple[str, str]]:
    """The words of a game that statements can be about, as they are said."""
    found = []
    for word in sorted(vocabulary):
        keys = [f"{family}-{word}" for family in ("what", "role", "answer", "verdict")]
        label = next((words.text(key) for key in keys if word and words.has(key)), "")
        if label:
            found.append((word, label))
    return found
