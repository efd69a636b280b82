"""What bots reply to the questions of the corpus, and whether that fits: what a person at the table would check.

A bot who knows the place, or the Joker, is asked the question in the middle of a round. Its reply fits where it

1. is about the labelled topic, or says honestly that the question has nothing to do with the place;
2. has the form that was asked for: a yes, a no or something between after a yes/no question, one of the sides, both or
   neither after a choice, an amount, a moment, a place or a reason where one was asked for;
3. does not evade.

Topics and forms are those of the sentences that bots are made of; an amount has to be in the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bench.understood.corpus import Question
from penombre.bots import make, play
from penombre.engine import OPENED, TABLE, Ask, Match, Spoken, View
from penombre.games.dc_spyfall.phrases import meaning_of
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import Exchange
from penombre.games.dc_spyfall.view import Public
from penombre.words import Words

GAME: Final = "dc_spyfall"
TABLES: Final = 24
"""Rounds in the middle of which questions are asked."""
BEFORE: Final = 8
"""How many questions were answered there before."""

_AMOUNT: Final = {
    "fr": r"\d|\b(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt\w*|trente|cent|mille|"
    r"moitié|dizaine\w*|douzaine\w*|zéro|aucune?|demi\w*|quart|fois|tous|toutes|chaque|quarante|cinquante)\b",
    "en": r"\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|"
    r"fifty|hundred|thousand|half|dozen|zero|none|once|twice|times|every|couple|few)\b",
}


EVADING: Final = ("evade_", "evasive_")
NAMES: Final = ("A", "B", "C", "D", "E")


class Said(NamedTuple):
    """What was said, by its id and in words."""

    phrase: str
    text: str

    @property
    def opening(self) -> str:
        """The kind of its opening."""
        return self.phrase.rpartition(OPENED)[0].rpartition("_")[0]

    @property
    def kind(self) -> str:
        """The kind of what follows."""
        return self.phrase.rpartition(OPENED)[2].rpartition("_")[0]


def fitting(rows: Iterable[Question], language: str) -> dict[str, list[int]]:
    """How many replies fit, of how many; and of those that do not, what is wrong."""
    figures: dict[str, list[int]] = {"reply fits": [0, 0]}
    rounds = tables(language)
    for number, row in enumerate(rows):
        said = reply(rounds[number % len(rounds)], row, language, Random(number))
        wrong = list(faults(said, row.topic, row.form, language))
        for what, count in (("reply fits", not wrong), *[(f"reply {each}", True) for each in wrong]):
            both = figures.setdefault(what, [0, 0])
            both[0] += count
    for both in figures.values():
        both[1] = number + 1
    return figures


def spoken(matches: int, language: str) -> dict[str, list[int]]:
    """What bots say to each other in whole matches: sentences that came twice in one, answers that evade."""
    figures = {"sentences said twice": [0, 0], "answers that evade": [0, 0]}
    for deal in range(matches):
        match = Match(DcSpyfall(), 5, {"language": language}, deal)
        rng = Random(deal)
        play(match, [make("judgement", GAME, rng) for _ in range(5)], rng)
        told = [seen for seen in match.events(TABLE) if seen.key in ("asks", "answers")]
        words = Words(GAME, language)
        sentences = [words.phrase("speech", seen.args, NAMES) for seen in told]
        answers = [seen.args["phrase"] for seen in told if seen.key == "answers"]
        figures["sentences said twice"][0] += len(sentences) - len(set(sentences))
        figures["sentences said twice"][1] += len(sentences)
        figures["answers that evade"][0] += sum(id.startswith(EVADING) for id in answers)
        figures["answers that evade"][1] += len(answers)
    return figures


def tables(language: str) -> list[Match[Any]]:
    """Rounds in which some have asked and answered, right when somebody has to answer."""
    found = []
    for deal in range(TABLES):
        match = Match(DcSpyfall(), 5, {"rounds": 1, "clock_mode": "turns", "language": language}, deal)
        bots = [make("judgement", GAME, Random(deal * 8 + seat)) for seat in range(5)]
        rng = Random(deal)
        while not match.over and len(match.table.exchanges) < BEFORE:
            play(match, bots, rng, until=1)
        if not match.over and _answering(match) is not None:
            found.append(match)
    return found


def _answering(match: Match[Any]) -> Ask | None:
    return next((ask for ask in match.asks() if ask.kind == "answer"), None)


def reply(match: Match[Any], question: Question, language: str, rng: Random) -> Said:
    """What the bot says whose turn it is, to this instead of what it was asked."""
    ask = _answering(match)
    assert ask is not None
    view = _asked(match.view(ask.seat), question)
    chosen = make("judgement", GAME, rng).choose(view, ask, match.clone)
    phrase = chosen if isinstance(chosen, str) else ""
    book = Words(GAME, language)
    return Said(phrase, book.said(phrase) if ask.book is not None and ask.book.has(phrase) else "")


def _asked(view: View, question: Question) -> View:
    public = view.public
    assert isinstance(public, Public)
    *past, last = public.exchanges
    if question.before:
        # The one who is asked has answered that before; so whatever is taken up is there to take up.
        before, answered = Spoken(text=question.before), Spoken(text=question.answered)
        past.append(Exchange(last.asker, last.answerer, before, last.answerer, answered))
    exchanges = (*past, replace(last, question=Spoken(text=question.text)))
    return replace(view, public=replace(public, exchanges=exchanges))


def faults(said: Said, topic: str, form: str, language: str) -> Iterator[str]:
    """What does not fit."""
    if not said.text:
        yield "nothing is said"
        return
    if said.kind.startswith(EVADING):
        yield "evades"
    if topic == "off_topic":
        if not said.kind.startswith(("aside", "puzzled")):
            yield "takes it for a question about the place"
        return
    if said.kind.startswith(("aside", "puzzled")):
        yield "does not understand"
        return
    if _topic(said) != topic:
        yield "is about something else"
    words = said.text.lower()
    wanted = {
        "yes_no": said.opening in ("yes", "no", "partly"),
        "either_or": said.opening in ("rather", "both", "neither"),
        "count": said.kind.startswith("count") or re.search(_AMOUNT[language], words),
        "when": said.opening == "when" or "about_time" in said.kind,
        "where": said.opening == "where" or topic == "setting",
        "why": said.opening.startswith("why"),
        "open": said.opening not in ("yes", "no", "rather", "both", "neither"),
    }
    if not wanted[form]:
        yield f"has not the form of an answer to {form}"


def _topic(said: Said) -> str:
    if said.kind.startswith(("about_", "evade_", "count_")):
        return said.kind.partition("_")[2]
    return meaning_of(said.phrase).facet
