"""A match at a terminal table: one person, several or nobody, and bots in the other seats.

All chance of the bots follows from the seed, the seat and the number of steps so far, so that a match that was left and
taken up again goes on exactly as it would have; but for words that somebody lends them, and for experts: how far they
look ahead is a matter of time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Self

from penombre.bots import BotSeat, TalkBudget, make, time_answer
from penombre.bots.reading import taken
from penombre.bots.voice import language_of
from penombre.cli.failure import Failure
from penombre.engine import CLOCK, TABLE, Answer, Ask, Match, PenombreError, Race, Sealed, Seat, Statement, Step, View
from penombre.engine.transcript import replay

if TYPE_CHECKING:
    from penombre.bots.speaker import Speaker

PATIENCE: Final = 0.5
"""Seconds that an expert looks ahead, for a word or an answer: somebody sits there and waits for it."""


class Sitting:
    """The people and bots around one match, and what has been said today."""

    def __init__(
        self,
        match: Match[Any],
        level: str,
        person: Seat | None,
        names: tuple[str, ...],
        speaker: Speaker | None = None,
        people: int = 1,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.level = level
        self.person = person
        """Who is at the terminal."""
        alone = frozenset[Seat]() if person is None else frozenset({person})
        self.people = frozenset(range(people)) if people > 1 else alone
        """All who share it."""
        self.names = names
        self._heard_out = -1
        """The question on which the bots have had their say since the person last spoke."""
        self._budget = TalkBudget()
        self._given = 0

    def take_up(self, steps: Sequence[Step]) -> Self:
        """Repeat all steps of a match that was left: when somebody was asked, or had just done something."""
        for number, step in enumerate(steps, 1):
            if step.seat in self.people:
                self._heard_out = self.match.settled
            try:
                replay(self.match, step)
            except PenombreError as error:
                raise Failure(f"step {number} does not replay: {error}") from None
            if step.said is not None:
                self._budget.spend(self.match.view(step.seat), 1)
            self._note(step.seat, spoken=step.said is not None)
        if steps and steps[-1].seat not in self.people and self.waiting():
            self._heard_out = self.match.settled
        return self

    # -- the person ------------------------------------------------------------------------------------------

    def question(self) -> Ask | None:
        """What the person is asked now; what may be left alone is no question."""
        ask = None if self.person is None else self.match.ask_for(self.person)
        return None if ask is None or ask.optional else ask

    def waiting(self) -> list[Seat]:
        """Which of the people are asked something now."""
        return [ask.seat for ask in self.match.asks() if ask.seat in self.people and not ask.optional]

    def standing(self) -> Ask | None:
        """What the person may do now and need not, while the others are asked."""
        ask = None if self.person is None else self.match.ask_for(self.person)
        return ask if ask is not None and ask.optional else None

    def closed_answer(self) -> tuple[Ask, Answer] | None:
        """What the person was asked and has answered, where that is not open yet and something may still be done."""
        standing, asking = self.standing(), self.match.asking
        if standing is None or not isinstance(asking, Sealed):
            return None
        return asking.asks[standing.seat], standing.args["answered"]

    def answer(self, answer: Answer) -> None:
        """The person answers."""
        assert self.person is not None
        self.match.answer(self.person, answer)
        self._note(self.person, spoken=False)

    def say(self, statement: Statement) -> None:
        """The person says something, as it is understood; the bots may have something to say to that."""
        assert self.person is not None
        self.match.say(self.person, taken(self.match, self.person, statement, self.names))
        self._note(self.person, spoken=True)

    def can_wait(self) -> bool:
        """Whether the person may let somebody else answer first: where the first answer counts, and bots are asked."""
        return isinstance(self.match.asking, Race) and bool(self._bots_asked())

    def wait(self) -> None:
        """Let somebody else answer first."""
        self._answers(self._any(self._bots_asked()))

    # -- the bots --------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Let one bot, or time, do the next thing; False where it is a person's turn or the match is over.

        Where people and bots are asked together, the bots say what they have to say and answer after the people, so
        that what a person says before answering is heard.
        """
        if self.match.over:
            return False
        if self._interrupted():
            return True
        bots = self._bots_asked()
        if self.waiting():
            if not bots or self._heard_out == self.match.settled:
                return False
            self._heard_out = self.match.settled
            for ask in bots:
                self._talks(ask)
        elif bots:
            self._answers(self._any(bots) if isinstance(self.match.asking, Race) else bots[0])
        else:
            ask = next(ask for ask in self.match.asks() if not ask.optional)
            self.match.answer(ask.seat, time_answer(ask, self._chance(CLOCK).randrange))
            self._note(CLOCK, spoken=False)
        return True

    def _bots_asked(self) -> list[Ask]:
        return [ask for ask in self.match.asks() if ask.seat not in (*self.people, CLOCK) and not ask.optional]

    def _interrupted(self) -> bool:
        """Whether a bot does what nobody waits for."""
        return any(ask.optional and ask.seat not in self.people and self._decides(ask) for ask in self.match.asks())

    def _any(self, asks: list[Ask]) -> Ask:
        return asks[self._chance(TABLE).randrange(len(asks))]

    def _talks(self, ask: Ask) -> None:
        for _ in self._bot(ask.seat).talk(self.match.view(ask.seat), ask):
            self._note(ask.seat, spoken=True)

    def _answers(self, ask: Ask) -> None:
        if self._heard_out != self.match.settled:
            self._talks(ask)
        self._decides(ask)

    def _decides(self, ask: Ask) -> bool:
        """Whether a bot answers: it may leave alone what is optional."""
        view = self.match.view(ask.seat)
        answer = self._bot(ask.seat).choose(view, ask)
        if answer is None:
            return False
        self.match.answer(ask.seat, self._worded(view, ask, answer))
        self._note(ask.seat, spoken=False)
        return True

    def _worded(self, view: View, ask: Ask, answer: Answer) -> Answer:
        """What a bot chose, in words of its own where somebody lends them."""
        if self.speaker is None:
            return answer
        utterance = self.speaker.begin(self.level, view, ask, answer, language_of(self.match))
        return answer if utterance is None else utterance.when_due()

    def _bot(self, seat: Seat) -> BotSeat:
        """The bot of a seat, with the chance of this very step."""
        rng = self._chance(seat)
        bot = make(self.level, self.match.ruleset.id, rng, seconds=PATIENCE)
        return BotSeat(self.match, seat, bot, rng, self._budget)

    def _chance(self, seat: Seat) -> random.Random:
        assert self.match.deal is not None
        source = self.match.deal.seed + b"penombre bot" + seat.to_bytes(1, "big") + self._given.to_bytes(8, "big")
        return random.Random(int.from_bytes(sha256(source).digest(), "big"))

    def _note(self, seat: Seat, *, spoken: bool) -> None:
        self._given += 1
        if spoken and seat in self.people:
            self._heard_out = -1
