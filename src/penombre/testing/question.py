"""An open question in words, for people who read a failed test or a playthrough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from penombre.engine import CLOCK, Answer, Ask, Match, Option, Race, Sealed, Seat


def describe_question(match: Match[Any], names: Mapping[Seat, str] | None = None) -> str:
    """Who is asked what now, with which options; one paragraph per seat."""
    question = match.asking
    if question is None:
        return f"Nothing is asked: the match is over, {match.outcome}"
    match question:
        case Sealed():
            missing = sum(ask.seat != CLOCK and not ask.optional for ask in match.asks())
            head = f"A sealed question is open, {question.awaited - missing} of {question.awaited} answers are in"
            head += f" ({', '.join(question.opening)} opens it at once):\n" if question.opening else ":\n"
        case Race():
            head = "A race is open, the first answer counts:\n"
        case _:
            head = ""
    return head + "\n".join(describe_ask(ask, names) for ask in match.asks())


def describe_ask(ask: Ask, names: Mapping[Seat, str] | None = None) -> str:
    """One question: its seat, kind, arguments, shape, options and default."""
    who = (names or {}).get(ask.seat) or ("clock" if ask.seat == CLOCK else f"seat {ask.seat}")
    about = f" {_arguments(ask.args)}" if ask.args else ""
    secret = ", in secret" if ask.secret else ""
    shape = "nothing, unless they like" if ask.optional else _shape(ask)
    lines = [f"{who} is asked {ask.kind}{about}: {shape}{secret}"]
    lines += [f"  {_option(option)}" for option in ask.options]
    lines += [f"  besides {_option(option)}" for option in ask.besides]
    if ask.default is not None:
        lines.append(f"  by default {describe_answer(ask.default)}")
    return "\n".join(lines)


def describe_answer(answer: Answer) -> str:
    """An answer as it was given."""
    return repr(answer) if isinstance(answer, str) else f"({', '.join(repr(each) for each in answer)})"


def _shape(ask: Ask) -> str:
    match ask.shape:
        case "one":
            return "one of"
        case "several":
            return f"{ask.least} to {ask.most}{', the same more than once if wanted,' if ask.repeat else ''} of"
        case "text":
            return f"a text of {ask.least} to {ask.most} characters"
        case "address":
            return f"a text of {ask.least} to {ask.most} characters for one of"
        case "number":
            return f"a number from {ask.least} to {ask.most}"


def _option(option: Option) -> str:
    about = f" {_arguments(option.args)}" if option.args else ""
    if option.refused:
        return f"x {option.id}{about}, refused: {option.refused}"
    value = f" = {option.value!r}" if option.value is not None and option.value != option.id else ""
    return f"- {option.id}{value}{about}"


def _arguments(args: Mapping[str, Any]) -> str:
    return f"({', '.join(f'{name}={value!r}' for name, value in args.items())})"
