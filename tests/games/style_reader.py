"""A reader who goes by how people speak, and not by what they mean: it learns from matches that are over, and guesses.

What is said has a meaning, which is stripped, and words. The reader counts what the words of each meaning are like: how
they begin and end, how long they are, which sentence of several it is.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

from msgspec import Struct

from penombre.bots import Bot, make, play
from penombre.bots.replies import sentences
from penombre.engine import Match, Said, Seat, Statement, Value
from penombre.games import RULESETS
from penombre.games.death_note.catalogue import KIRAS
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, GHOUL
from penombre.words import Words

SOUGHT: Mapping[str, frozenset[str]] = {
    "kemomimi_panic": frozenset({"thief_crescent_moon", "thief_full_moon"}),
    "tokyo_ghoul": frozenset({id for id, row in CHARACTERS.items() if GHOUL in row.camps}),
    "rose_noire": frozenset({"possessed"}),
    "dc_spyfall": frozenset({"joker"}),
    "death_note": frozenset(KIRAS),
}
"""Whom the others look for in each game."""
KNOWN: frozenset[str] = frozenset({"rector", "l"})
"""Whom everybody knows."""
ONCE: Mapping[str, Value] = {"points": False, "rounds": 1, "clock_s": 240}
"""Options by which nobody has two roles in one match, and rounds last until all may talk."""
LANGUAGE = "fr"
_SIGMAS = 3
_DOUBTS = 10
"""How many lines of somebody's the reader takes to be like those of all, before it believes in a difference."""


class Line(NamedTuple):
    """Something said: what is meant, without whom, and in which words."""

    meaning: tuple[str, ...]
    words: str


class Speaker(Struct):
    """Somebody in a match: all it said, and whether the others look for it."""

    sought: bool
    said: list[Line]
    replied: list[Line]

    @property
    def lines(self) -> list[Line]:
        """All of it."""
        return self.said + self.replied


Dressed = Callable[[Bot, bool], Bot]
"""A bot, and whether it is looked for; gives the bot that speaks in its place."""


def role_of(match: Match[Any], seat: Seat) -> str:
    """The role of a seat, or the character where these are the secret."""
    private = match.view(seat).private
    return str(getattr(private, "role", "") or getattr(private, "character", ""))


def heard(game: str, players: int, deal: int, dressed: Dressed) -> list[Speaker]:
    """What everybody says in a match of bots, and to remarks that are made to all of them alike."""
    known = RULESETS[game].options(players)
    match: Match[Any] = Match(RULESETS[game], players, {name: to for name, to in ONCE.items() if name in known}, deal)
    roles = [role_of(match, seat) for seat in range(players)]
    speakers = [Speaker(role in SOUGHT[game], [], []) for role in roles]
    bots = [
        dressed(make("judgement", game, random.Random(f"{deal} {seat}")), speakers[seat].sought)
        for seat in range(players)
    ]
    rng = random.Random(deal)
    while not match.over:
        play(match, bots, rng, until=1 + int(rng.random() * 20), language=LANGUAGE)
        for seat in range(players):
            speakers[seat].replied += _replies(match, bots[seat], seat, rng)
    words = Words(game, LANGUAGE)
    for _, said in match.said_since(0):
        speakers[said.seat].said.append(_line(words, said, players))
    return [speaker for speaker, role in zip(speakers, roles, strict=True) if role not in KNOWN]


def _line(words: Words, said: Said, players: int) -> Line:
    statement = said.statement
    if statement.kind == "text":
        return Line(kinds_of(statement.text), statement.text)
    what = statement.what if statement.kind != "emote" else ""
    return Line((statement.kind, what), words.statement(said, ["X"] * players))


def _replies(match: Match[Any], bot: Bot, seat: Seat, rng: random.Random) -> Iterator[Line]:
    """What a seat replies to a remark of each kind about itself, and about somebody else."""
    view = match.view(seat)
    for kind in ("accuse", "vouch", "ask", "claim"):
        for about in (seat, (seat + 2) % match.players):
            speaker = (seat + 1) % match.players
            reply = bot.reply(view, Said(speaker, match.settled, Statement(kind, about)), LANGUAGE)
            if reply is not None:
                yield Line((kind, *kinds_of(reply.text)), reply.text)


@cache
def kinds_of(text: str) -> tuple[str, ...]:
    """The kinds of reply that these words can be, whatever the temperament: all they mean."""
    return tuple(dict.fromkeys([kind.split()[0] for kind, lines in sentences(LANGUAGE).items() if text in lines]))


def features(words: str) -> Iterator[str]:
    """What a reader of style may notice."""
    parts = re.findall(r"\w+|[^\w\s]", words)
    yield f"begins with {parts[0]}"
    yield f"ends with {parts[-1]}"
    yield f"{len(parts) // 3} times three words"
    yield f"{words.count('!') + words.count('…')} marks"
    yield words


class Reader:
    """What speakers of both kinds were like, by the meaning of what they said."""

    def __init__(self, learnt: Sequence[Sequence[Speaker]]) -> None:
        self.counts: dict[bool, Counter[tuple[object, ...]]] = {True: Counter(), False: Counter()}
        for match in learnt:
            for speaker in match:
                count = self.counts[speaker.sought]
                for meaning, words in speaker.lines:
                    count[meaning,] += 1
                    count.update([(meaning, each) for each in features(words)])

    def _odds(self, meaning: object, feature: str) -> float:
        """How much likelier words for this meaning are so from somebody looked for; 1 where all words for it are."""
        both = [(count[meaning, feature], count[meaning,]) for count in (self.counts[True], self.counts[False])]
        so, all_ = sum(so for so, _ in both), sum(all_ for _, all_ in both)
        if not so:
            return 1.0
        theirs, others = [(so_ + _DOUBTS * so / all_) / (of + _DOUBTS) for so_, of in both]
        return theirs / others

    def guilt(self, speaker: Speaker) -> float:
        """How much somebody speaks like those who are looked for, on average: who talks much is no guiltier."""
        return self._mean(speaker.said) + self._mean(speaker.replied)

    def _mean(self, lines: Sequence[Line]) -> float:
        odds = [log(self._odds(meaning, each)) for meaning, words in lines for each in features(words)]
        return sum(odds) / max(1, len(odds))


class Found(NamedTuple):
    """How often the reader was right, and how often a guess would have been."""

    right: float
    chance: float
    spread: float
    """The standard deviation of the number of guesses that are right."""

    @property
    def above_chance(self) -> bool:
        """Whether that is more than luck explains."""
        return self.right > self.chance + _SIGMAS * self.spread


def judged(reader: Reader, met: Sequence[Sequence[Speaker]]) -> Found:
    """The reader names whoever speaks most like somebody looked for, in matches it has not learnt from."""
    right = chance = variance = 0.0
    for match in met:
        share = sum(speaker.sought for speaker in match) / len(match)
        guilt = [reader.guilt(speaker) for speaker in match]
        worst = [speaker for speaker, each in zip(match, guilt, strict=True) if each == max(guilt)]
        right += sum(speaker.sought for speaker in worst) / len(worst)
        chance += share
        variance += share * (1 - share)
    return Found(right, chance, sqrt(variance))
