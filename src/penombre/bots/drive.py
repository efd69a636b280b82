"""Playing a match out with bots, each seat answering and talking for itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from penombre.bots.bot import Bot, imagining
from penombre.bots.random_bot import SELDOM, Random
from penombre.engine import CLOCK, Answer, Ask, Match, PenombreError, Race, Randomness, Seat, View

TALKATIVE: Final = 3
"""The most statements a seat makes in a day: enough to be heard, too few to drown the others."""

_LEAST_PAUSE: Final = 0.1
_MOST_PAUSE: Final = 0.4
"""The largest share of their time that bots let pass where a clock is running; `_LEAST_PAUSE` is the smallest."""

_DAYS: Final = ("game", "round", "day", "turn")


class EndlessMatch(PenombreError):
    """A match had more answers than its game allows for: a fault in the rules, not in the bots."""


def play(
    match: Match[Any], bots: Sequence[Bot], rng: Randomness, *, talk: bool = True, until: int | None = None
) -> int:
    """Answer every question until the match is over, or `until` answers are in; how many answers were given.

    `bots[s]` plays seat s; `rng` says who is first in a race, and deals the worlds that bots imagine. Time never
    answers as long as somebody is asked; where a clock is running, some of it passes before anybody does anything.
    """
    if len(bots) != match.players:
        raise ValueError(f"{match.players} seats need {match.players} bots, not {len(bots)}")
    return _Table(match, bots, rng, talk).play(until)


class _Table:
    """The bots around one match."""

    def __init__(self, match: Match[Any], bots: Sequence[Bot], rng: Randomness, talk: bool) -> None:
        self.match = match
        self.bots = bots
        self.random = rng.random
        self.talk = talk
        self.said: dict[tuple[Seat, tuple[int, ...]], int] = {}
        # A random bot needs no view and says nothing: asking it directly keeps bare play-outs at the engine's speed.
        self.answers: list[Callable[[Ask], Answer]] = [
            bot.answer if type(bot) is Random else partial(self._consult, seat, bot) for seat, bot in enumerate(bots)
        ]
        self.clock = Random(rng)
        self.paused = False
        self.imagine = [imagining(match, seat, rng) for seat in range(match.players)]

    def play(self, until: int | None) -> int:
        """Answer question after question; how many answers were given."""
        match, answers = self.match, self.answers
        answer = match.answer
        longest = match.ruleset.longest
        stop = longest if until is None else min(until, longest)
        given = 0
        # `asks()` does not tell a race, where one answer counts, from a sealed question.
        while (asking := match.asking) is not None and given < stop:
            if type(asking) is Ask:
                seat = asking.seat
                answer(seat, answers[seat](asking) if seat != CLOCK else self._time(asking))
                given += 1
            elif type(asking) is Race:
                answer(*self._first(asking))
                given += 1
            else:
                for ask in match.asks():
                    # An answer may open the seal before its turn comes.
                    if ask.seat != CLOCK and match.asking is asking:
                        answer(ask.seat, answers[ask.seat](ask))
                        given += 1
        if given >= longest and match.asking is not None:
            raise EndlessMatch(f"{match.ruleset.id}: the match is not over after {longest} answers")
        return given

    def _first(self, race: Race) -> tuple[Seat, Answer]:
        """Who answers first, and what: whoever interrupts, else any of the people asked; time only where nobody is."""
        running = race.running is not None
        if running and not self.paused:
            return CLOCK, self._pause(race)
        self.paused = False
        asked = []
        for seat, ask in race.asks.items():
            if ask.optional:
                reply = self._interrupts(seat, ask)
                if reply is not None:
                    return seat, reply
            elif seat != CLOCK:
                asked.append(seat)
        if not asked:
            return CLOCK, self._pause(race) if running else self._time(race.asks[CLOCK])
        seat = asked[int(self.random() * len(asked))]
        return seat, self.answers[seat](race.asks[seat])

    def _interrupts(self, seat: Seat, ask: Ask) -> Answer | None:
        bot, match = self.bots[seat], self.match
        if type(bot) is Random:
            return bot.answer(ask) if self.random() < SELDOM else None
        return bot.choose(match.view(seat), ask, self.imagine[seat])

    def _pause(self, race: Race) -> Answer:
        """A part of the time that people have; all that is left on the clock, if that is less."""
        self.paused = True
        ruleset, options = self.match.ruleset, self.match.options
        longest = max(ruleset.seconds(ask.pace, options) for seat, ask in race.asks.items() if seat != CLOCK)
        share = _LEAST_PAUSE + self.random() * (_MOST_PAUSE - _LEAST_PAUSE)
        return str(min(race.asks[CLOCK].most, int(1000 * longest * share)))

    def _time(self, ask: Ask) -> Answer:
        return self.clock.answer(ask) if ask.default is None else ask.default

    def _consult(self, seat: Seat, bot: Bot, ask: Ask) -> Answer:
        match = self.match
        view = match.view(seat)
        if self.talk:
            day = (seat, day_of(view))
            left = TALKATIVE - self.said.get(day, 0)
            if left > 0 and (statements := bot.talk(view, ask)[:left]):
                for statement in statements:
                    match.say(seat, statement)
                self.said[day] = TALKATIVE - left + len(statements)
                view = match.view(seat)
        chosen = bot.choose(view, ask, self.imagine[seat])
        assert chosen is not None, f"{type(bot).__name__} must answer {ask.kind}"
        return chosen


def day_of(view: View) -> tuple[int, ...]:
    """The numbers by which this game counts its time, as its day or its turn; empty where it counts none."""
    return tuple([day for name in _DAYS if isinstance(day := getattr(view.public, name, None), int)])
