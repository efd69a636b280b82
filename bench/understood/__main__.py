"""How much of what people ask and say at DC Spyfall bots understand, on texts that people of all kinds could write.

    python -m bench.understood [--json]

The `tuned` texts are those that the lists of words were tried on. The `held` ones nobody who writes the lists reads:
only their figures count. The `fresh` ones are later ones of that kind, to be measured once and never tuned on.
A question that takes up nothing is read after one about something else, as in play.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from time import process_time_ns
from typing import Final

from bench.understood.corpus import HALVES, LANGUAGES, Meant, Question, Reply, questions, replies
from bench.understood.replies import fitting, spoken
from penombre.engine import Spoken
from penombre.games.dc_spyfall.bot.text_reading import Answered, Asked, asked, said

_UNRELATED: Final = (Asked("smell", "open"), Asked("arrival", "yes_no"))
"""What may have been asked just before a question that takes up nothing: the first that it is not about."""

_MATCHES: Final = 12
"""Matches of bots in which repetitions and evasions are counted."""
Figures = dict[str, list[int]]
"""By what is measured: how many texts were right, of how many."""


def read_questions(rows: Iterator[Question], read: Callable[[Spoken, Asked | None], Asked]) -> Figures:
    """How questions are read: their topics, forms and the rest."""
    figures: Figures = {}
    for row in rows:
        unrelated = next(each for each in _UNRELATED if each.topic != row.topic)
        before = read(Spoken(text=row.before), None) if row.before else unrelated
        found = read(Spoken(text=row.text), before)
        right = found.topic == row.topic
        _count(figures, "topic, following up" if row.before else "topic, by itself", right)
        _count(figures, "topic", right)
        _count(figures, f"topic {row.topic}", right)
        _count(figures, "nothing understood", not found.topic)
        _count(figures, "form", found.form == row.form)
        _count(figures, f"form {row.form}", found.form == row.form)
        _count(figures, "who", found.who == row.who)
        _count(figures, "follows", found.follows == bool(row.before))
    return figures


def read_answers(rows: Iterator[Reply], read: Callable[[Spoken, str], Answered]) -> Figures:
    """How answers are read: exactly what is meant; what is meant of the facet that was asked about; the tone."""
    figures: Figures = {}
    for row in rows:
        found = read(Spoken(text=row.text), row.asked)
        heard = frozenset([(each.facet, each.value, each.denied) for each in found.meanings])
        _count(figures, "meant", heard == row.meant)
        _count(figures, "meant, of the facet asked about", _of(heard, row.asked) == _of(row.meant, row.asked))
        _count(figures, "nothing meant" if not row.meant else "something meant", heard == row.meant)
        if any(denied for _, _, denied in row.meant):
            _count(figures, "denials", heard == row.meant)
        _count(figures, "contrary or something else heard", bool(heard) and not heard & row.meant)
        _count(figures, f"meant, {row.tone}", heard == row.meant)
        _count(figures, "tone", found.tone == row.tone)
        _count(figures, f"tone {row.tone}", found.tone == row.tone)
    return figures


def _of(meant: Meant, facet: str) -> Meant:
    return frozenset([each for each in meant if each[0] == facet])


def _count(figures: Figures, what: str, right: bool) -> None:
    both = figures.setdefault(what, [0, 0])
    both[0] += right
    both[1] += 1


def measured() -> dict[str, Figures]:
    """All figures: `held fr questions` and so on."""
    found = {}
    for half in HALVES:
        for language in LANGUAGES:
            found[f"{half} {language} questions"] = {
                **read_questions(questions(half, language), asked),
                **fitting(questions(half, language), language),
            }
            found[f"{half} {language} answers"] = read_answers(replies(half, language), said)
    for language in LANGUAGES:
        found[f"held {language} conversations"] = spoken(_MATCHES, language)
    return found


def pace() -> float:
    """Microseconds of processor time that a question or an answer takes to be read."""
    asking = [row.text for language in LANGUAGES for row in questions("tuned", language)]
    replying = [(row.text, row.asked) for language in LANGUAGES for row in replies("tuned", language)]
    # What is read for the first time: none of these texts, nor any with this mark, was read before.
    asked(Spoken(text="?"), None)
    said(Spoken(text="!"), "light")
    began = process_time_ns()
    for text in asking:
        asked(Spoken(text=f"{text} !"), None)
    for text, facet in replying:
        said(Spoken(text=f"{text} !"), facet)
    return (process_time_ns() - began) / 1000 / (len(asking) + len(replying))


def _table(found: dict[str, Figures]) -> Iterator[str]:
    for kind in ("questions", "answers", "conversations"):
        columns = [(h, language) for h in HALVES for language in LANGUAGES if f"{h} {language} {kind}" in found]
        rows = Counter(what for half, language in columns for what in found[f"{half} {language} {kind}"])
        yield f"{kind:34}" + "".join([f"{f'{half} {language}':>16}" for half, language in columns])
        for what in sorted(rows):
            yield f"{what:34}" + "".join(
                [_cell(found[f"{half} {language} {kind}"].get(what, [0, 0])) for half, language in columns]
            )
        yield ""


def _cell(both: list[int]) -> str:
    right, of = both
    return f"{f'{right}/{of} {100 * right / of:3.0f} %':>16}" if of else f"{'':>16}"


def main() -> None:
    """Write the figures, as a table or as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.understood", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    as_json = parser.parse_args().json
    found = measured()
    took = pace()
    if as_json:
        sys.stdout.write(f"{json.dumps({'right': found, 'microseconds': took}, indent=1)}\n")
    else:
        sys.stdout.write("\n".join([*_table(found), f"{took:.0f} µs a text\n"]))


if __name__ == "__main__":
    main()
