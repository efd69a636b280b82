"""The bots of one match: each plays its seat from that seat's view, as a person would."""

from __future__ import annotations

from collections import Counter
from random import Random

from penombre.bots import LEVELS, TALKATIVE, Bot, day_of, imagining, make
from penombre.engine import Answer, Ask, Seat, Statement
from penombre.server.record import Record


class Crew:
    """Bots and stand-ins, made when they are first needed. A bot keeps no memory, so it can take a seat at any time."""

    __slots__ = ("_bots", "_said", "record", "rng")

    def __init__(self, record: Record, rng: Random) -> None:
        self.record = record
        self.rng = rng
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._said: Counter[tuple[Seat, tuple[int, ...]]] = Counter()

    def talk(self, seat: Seat, level: str, ask: Ask) -> list[Statement]:
        """What this bot says before it answers; little enough not to drown the others."""
        view = self.record.match.view(seat)
        day = (seat, day_of(view))
        statements = list(self._bot(seat, level).talk(view, ask)[: TALKATIVE - self._said[day]])
        self._said[day] += len(statements)
        return statements

    def choose(self, seat: Seat, level: str, ask: Ask) -> Answer | None:
        """Its answer; None where it leaves alone what nobody waits for."""
        match = self.record.match
        return self._bot(seat, level).choose(match.view(seat), ask, imagining(match, seat, self.rng))

    def _bot(self, seat: Seat, level: str) -> Bot:
        level = level or LEVELS[-1]
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = make(level, self.record.match.ruleset.id, self.rng)
        return bot
