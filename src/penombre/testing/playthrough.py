"""A match written out step by step for people: questions, answers, what was told to whom, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from penombre.engine import CLOCK, EVERYBODY, TABLE, Ask, Event, Match, Option, Race, Ruleset, Sealed, Seat, Transcript
from penombre.engine.transcript import replay


def playthrough(transcript: Transcript, rulesets: Mapping[str, Ruleset[Any]]) -> str:
    """The whole match of a transcript as text, the same on any Python."""
    match = transcript.start(rulesets)
    lines = [
        f"{transcript.game}, version {transcript.version}, {transcript.players} players",
        f"options {_json(transcript.options)}",
        f"deal {transcript.secret}, committed to as {transcript.commitment}",
        "",
        *_told(match, 0),
    ]
    number = 0
    for step in transcript.steps:
        if match.settled == number:
            number += 1
            lines += ["", *_question(match, number)]
        position = match.log_length
        replay(match, step)
        if step.answer is not None:
            lines.append(f"{_name(step.seat)} answers {_json(step.answer)}")
        else:
            lines.append(f"{_name(step.seat)} says {_json(step.said)}")
        lines += _told(match, position)
    return "\n".join([*lines, "", *_end(match)]) + "\n"


def _question(match: Match[Any], number: int) -> Iterator[str]:
    match match.asking:
        case Sealed() as question:
            shown = ", everybody sees who has answered" if question.progress else ""
            hurry = f", {' or '.join(question.opening)} opens it at once" if question.opening else ""
            yield f"{number}. sealed question to {question.awaited} seats{shown}{hurry}"
        case Race() as question:
            main = f", mainly for {_name(question.main)}" if question.main is not None else ""
            yield f"{number}. race{main}"
        case _:
            yield f"{number}. question"
    for ask in match.asks():
        yield f"   {_ask(ask)}"


def _ask(ask: Ask) -> str:
    parts = [f"{_name(ask.seat)} {ask.kind}"]
    if ask.args:
        parts.append(_json(ask.args))
    if ask.shape == "several":
        parts.append(f"{ask.least} to {ask.most}{' with repetition' if ask.repeat else ''} of")
    if ask.shape == "number":
        parts.append(f"{ask.least} to {ask.most}")
    if ask.shape in ("text", "address"):
        parts.append(f"a text of {ask.least} to {ask.most} characters" + (" for" if ask.options else ""))
    if ask.options:
        parts.append(" | ".join(_option(option) for option in ask.options))
    if ask.besides:
        parts.append(f"(or {', '.join(option.id for option in ask.besides)})")
    if ask.default is not None:
        parts.append(f"(default {_json(ask.default)})")
    return " ".join([*parts, *(["(secret)"] if ask.secret else [])])


def _option(option: Option) -> str:
    about = "" if option.id.startswith("seat-") or not option.args else f" {_json(option.args)}"
    return f"{option.id}{about}" + (f" [refused: {option.refused}]" if option.refused else "")


def _told(match: Match[Any], since: int) -> Iterator[str]:
    for event in match.log(since):
        yield f"   * {event.key} {_json(event.public)}{_audience(event, match.players)}"
        for seat, more in sorted(event.private.items()):
            yield f"       and to {_name(seat)} {_json(more)}"


def _audience(event: Event, players: int) -> str:
    if event.audience == EVERYBODY:
        return ""
    told = [_name(seat) for seat in (*range(players), TABLE) if event.audience >> seat & 1]
    return f" (only to {', '.join(told) or 'nobody'})"


def _end(match: Match[Any]) -> Iterator[str]:
    yield f"outcome {_json(match.outcome)}" if match.over else "not over"
    yield ""
    yield "everybody knows"
    yield from _facts(match.view(TABLE).public)
    for seat in range(match.players):
        yield f"{_name(seat)} knows"
        yield from _facts(match.view(seat).private)


def _facts(part: msgspec.Struct | None) -> Iterator[str]:
    for name in part.__struct_fields__ if part is not None else ():
        yield f"   {name} {_json(getattr(part, name))}"


def _name(seat: Seat) -> str:
    return {CLOCK: "clock", TABLE: "spectators"}.get(seat, f"seat {seat}")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
