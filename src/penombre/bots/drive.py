"""Letting bots play: what one bot does in its seat, whoever drives it, and playing a whole match out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from penombre.bots.bot import Bot, imagining, reflex_of
from penombre.bots.random_bot import SELDOM, Random
from penombre.engine import CLOCK, Answer, Ask, Match, PenombreError, Race, Randomness, Seat, Statement, View

TALKATIVE: Final = 3
"""The most statements a seat makes in a day: enough to be heard, too few to drown the others."""

REPLIES: Final = 0.5
"""How often a bot replies to another one that speaks of it."""

_LEAST_PAUSE: Final = 0.1
_MOST_PAUSE: Final = 0.4
"""The largest share of their time that bots let pass where a clock is running; `_LEAST_PAUSE` is the smallest."""

_DAYS: Final = ("game", "round", "day", "turn")


class EndlessMatch(PenombreError):
    """A match had more answers than its game allows for: a fault in the rules, not in the bots."""


class TalkBudget:
    """How much each seat of one match has said on each of its days."""

    __slots__ = ("_said",)

    def __init__(self, said: Counter[tuple[Seat, tuple[int, ...]]] | None = None) -> None:
        self._said = said or Counter()

    def left(self, view: View) -> int:
        """How many statements the seat of this view may still make today."""
        return TALKATIVE - self._said[view.seat, day_of(view)]

    def spend(self, view: View, statements: int) -> None:
        """Count statements that the seat of this view has made."""
        if statements:
            self._said[view.seat, day_of(view)] += statements

    def copy(self) -> TalkBudget:
        """The same, to be spent apart."""
        return TalkBudget(self._said.copy())


class BotSeat:
    """A bot in its seat of a match: it says what it has to say, then answers, by that seat's view alone."""

    __slots__ = ("_bot", "_budget", "_imagine", "_match", "_reflex", "_seat")

    def __init__(self, match: Match[Any], seat: Seat, bot: Bot, rng: Randomness, budget: TalkBudget) -> None:
        self._match = match
        self._seat = seat
        self._bot = bot
        self._budget = budget
        self._imagine = imagining(match, seat, rng)
        self._reflex = reflex_of(bot)

    def talk(self, view: View, ask: Ask) -> tuple[Statement, ...]:
        """What the bot says before it answers, as far as its seat may still talk today; the match hears it."""
        left = self._budget.left(view)
        statements = self._bot.talk(view, ask, self._imagine)[:left] if left > 0 else ()
        for statement in statements:
            self._match.say(self._seat, statement)
        self._budget.spend(view, len(statements))
        return statements

    def choose(self, view: View, ask: Ask) -> Answer | None:
        """The bot's answer; None where nobody waits for it, and it leaves the question alone."""
        return self._bot.choose(view, ask, self._imagine)

    def interrupt(self, ask: Ask) -> Answer | None:
        """The bot's answer to a question that need not be answered; None: it leaves it alone."""
        at_once = self._reflex(ask, False)
        return self.choose(self._match.view(self._seat), ask) if at_once is None else at_once[0]

    def answer(self, ask: Ask, *, talk: bool = True) -> Answer:
        """Talk, unless that is not wanted, and answer what has to be answered."""
        if (at_once := self._reflex(ask, talk)) is not None and at_once[0] is not None:
            return at_once[0]
        view = self._match.view(self._seat)
        if talk and self.talk(view, ask):
            view = self._match.view(self._seat)
        chosen = self.choose(view, ask)
        assert chosen is not None, f"{type(self._bot).__name__} must answer {ask.kind}"
        return chosen


def time_answer(ask: Ask, below: Callable[[int], int]) -> Answer:
    """What time answers in the place of whoever did not: the default, or any legal one where there is none.

    `below(n)` gives a number in 0..n-1.
    """
    return ask.random_answer(below) if ask.default is None else ask.default


def play(
    match: Match[Any],
    bots: Sequence[Bot],
    rng: Randomness,
    *,
    talk: bool = True,
    until: int | None = None,
    enough: Callable[[Match[Any]], bool] | None = None,
    language: str = "",
) -> int:
    """Answer every question until the match is over, `until` answers are in, or what has come about is `enough`.

    How many answers were given.

    Where there is a `language`, whoever is spoken of may reply in it, as at a server's table.

    `bots[s]` plays seat s; `rng` says who is first in a race, and deals the worlds that bots imagine. Time never
    answers as long as somebody is asked; where a clock is running, some of it passes before anybody does anything.
    """
    if len(bots) != match.players:
        raise ValueError(f"{match.players} seats need {match.players} bots, not {len(bots)}")
    return _Table(match, bots, rng, talk, language).play(until, enough)


class _Table:
    """The bots around one match."""

    def __init__(self, match: Match[Any], bots: Sequence[Bot], rng: Randomness, talk: bool, language: str) -> None:
        self.match = match
        self.bots = bots
        self.random = rng.random
        budget = TalkBudget()
        self.seats = [BotSeat(match, seat, bot, rng, budget) for seat, bot in enumerate(bots)]
        # A random bot needs no view and says nothing: asking it directly keeps bare play-outs at the engine's speed.
        self.answers: list[Callable[[Ask], Answer]] = [
            bot.answer if type(bot) is Random else partial(seat.answer, talk=talk)
            for seat, bot in zip(self.seats, bots, strict=True)
        ]
        self.clock = Random(rng)
        self.paused = False
        self.language = language
        self.heard = len(match.said_since(0))

    def play(self, until: int | None, enough: Callable[[Match[Any]], bool] | None) -> int:
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
                    # An answer may open the seal before its turn comes; what may be done after one is left alone.
                    if ask.seat != CLOCK and not ask.optional and match.asking is asking:
                        answer(ask.seat, answers[ask.seat](ask))
                        given += 1
            if self.language:
                self._reply()
            if enough is not None and enough(match):
                return given
        if given >= longest and match.asking is not None:
            raise EndlessMatch(f"{match.ruleset.id}: the match is not over after {longest} answers")
        return given

    def _reply(self) -> None:
        """Whoever was spoken of since this was last called replies, now and then."""
        said = self.match.said_since(self.heard)
        for _, one in said:
            seat = one.statement.about
            if seat is None or seat == one.seat or self.match.over or self.random() >= REPLIES:
                continue
            view = self.match.view(seat)
            statement = self.bots[seat].reply(view, one, self.language) if one in view.said else None
            if statement is not None and self.match.may_say(seat, statement):
                self.match.say(seat, statement)
        # A reply is no reason for another one: bots would talk without end.
        self.heard = len(self.match.said_since(0))

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
        bot = self.bots[seat]
        if type(bot) is Random:
            return bot.answer(ask) if self.random() < SELDOM else None
        return self.seats[seat].interrupt(ask)

    def _pause(self, race: Race) -> Answer:
        """A part of the time that people have; all that is left on the clock, if that is less."""
        self.paused = True
        ruleset, options = self.match.ruleset, self.match.options
        longest = max(ruleset.seconds(ask.pace, options) for seat, ask in race.asks.items() if seat != CLOCK)
        share = _LEAST_PAUSE + self.random() * (_MOST_PAUSE - _LEAST_PAUSE)
        return str(min(race.asks[CLOCK].most, int(1000 * longest * share)))

    def _time(self, ask: Ask) -> Answer:
        return self.clock.answer(ask) if ask.default is None else ask.default


def day_of(view: View) -> tuple[int, ...]:
    """The numbers by which this game counts its time, as its day or its turn; empty where it counts none."""
    return tuple([day for name in _DAYS if isinstance(day := getattr(view.public, name, None), int)])
