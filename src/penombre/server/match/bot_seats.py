"""The bots of one match: each plays its seat from that seat's view, as a person would."""

from __future__ import annotations

from collections import Counter
from random import Random

from penombre.bots import LEVELS, TALKATIVE, Bot, day_of, imagining, make
from penombre.engine import Answer, Ask, Seat, Statement
from penombre.server.match.lent_words import LentWords
from penombre.server.match.match_log import Record
from penombre.words import LANGUAGES


class BotSeats:
    """Bots and stand-ins, made when they are first needed. A bot keeps no memory, so it can take a seat at any time."""

    __slots__ = ("_bots", "_said", "_utterances", "record", "rng")

    def __init__(self, record: Record, rng: Random, utterances: LentWords | None = None) -> None:
        self.record = record
        self.rng = rng
        self._utterances = utterances
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._said: Counter[tuple[Seat, tuple[int, ...]]] = Counter()

    def talk(self, seat: Seat, level: str, ask: Ask) -> list[Statement]:
        """What this bot says before it answers; little enough not to drown the others."""
        if self._is_speaking(seat):
            return []
        view = self.record.match.view(seat)
        day = (seat, day_of(view))
        statements = list(self._bot(seat, level).talk(view, ask)[: TALKATIVE - self._said[day]])
        self._said[day] += len(statements)
        return statements

    def choose(self, seat: Seat, level: str, ask: Ask) -> Answer | None:
        """Its answer; None where it leaves alone what nobody waits for, or is still to find its words."""
        if self._utterances is not None and self._is_speaking(seat):
            return self._utterances.said(seat)
        match = self.record.match
        view = match.view(seat)
        answer = self._bot(seat, level).choose(view, ask, imagining(match, seat, self.rng))
        if answer is None or self._utterances is None:
            return answer
        language = str(match.options.get("language", LANGUAGES[0]))
        begins = self._utterances.begins(level or LEVELS[-1], match.settled, view, ask, answer, language)
        return None if begins else answer

    def _is_speaking(self, seat: Seat) -> bool:
        return self._utterances is not None and self._utterances.is_begun(seat, self.record.match.settled)

    def _bot(self, seat: Seat, level: str) -> Bot:
        level = level or LEVELS[-1]
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = make(level, self.record.match.ruleset.id, self.rng)
        return bot
