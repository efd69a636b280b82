"""What the judgement bots of all games share: a mind that is made anew for each question, and a rule for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from msgspec import Struct

from penombre.bots import replies
from penombre.bots.bot import Imagine
from penombre.bots.dealt import dealt
from penombre.bots.random_bot import Random
from penombre.bots.reading import FreeTalk
from penombre.engine import Answer, Ask, Match, Randomness, Said, Seat, Statement, View

Public = TypeVar("Public", bound=Struct)
Private = TypeVar("Private", bound=Struct)


COVERED: Final = 0.2
"""The share of worlds, as a rule, in which a choice is weighed as others see it."""


class Mind(Generic[Public, Private]):
    """What a bot thinks during one question: what its seat sees, and chance. A game adds its facts and beliefs."""

    def __init__(self, view: View, rng: Randomness, public: type[Public], private: type[Private]) -> None:
        assert isinstance(view.public, public)
        assert isinstance(view.private, private)
        self.view = view
        self.public: Public = view.public
        self.private: Private = view.private
        self.me = view.seat
        self.random = rng.random

    def chance(self, of: float) -> bool:
        """True with this chance."""
        return self.random() < of

    def noise(self, width: float) -> float:
        """A random number around zero, by which equals differ: from minus to plus half the width."""
        return (self.random() - 0.5) * width

    def unsaid(self, thoughts: Iterable[Statement], most: int, since: int = 0) -> tuple[Statement, ...]:
        """The first so many of these, no two of them alike, that this seat has not said since some moment."""
        before = {one.statement for one in self.view.said if one.seat == self.me and one.moment >= since}
        return tuple(islice((each for each in thoughts if each not in before), most))


M = TypeVar("M", bound=Mind[Any, Any])
Rules = Mapping[str, Callable[[M, Ask], Answer | None]]
"""The rule for each kind of question; None leaves one alone that is optional."""


def always(answer: Answer | None) -> Callable[[Any, Ask], Answer | None]:
    """The rule of a question to which there is one answer, whatever a bot thinks."""
    return lambda mind, ask: answer


class Judge(Generic[M]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ("_random", "_rng", "_thought")

    mind: Callable[[View, Randomness], M]
    decisions: Rules[M]
    """A kind of question without a rule is answered at random."""
    words: FreeTalk
    """How people speak of roles in this game."""
    talks_ahead: ClassVar[bool] = False
    """Whether people talk where a match is played on in thought: that takes time, and matters where words are deeds."""

    def __init__(self, rng: Randomness) -> None:
        self._rng = rng
        self._random = Random(rng)
        self._thought: M | None = None
        """What this seat thought while it spoke, until it answers."""

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """The answer this seat's beliefs lead to."""
        mind, self._thought = self.think(view), None
        return self.decide(mind, ask)

    def reflex(self, ask: Ask, talks: bool) -> tuple[Answer | None] | None:
        """What it would answer whatever it saw, and without a word where it `talks`; None: it has to look."""
        return None

    def think(self, view: View) -> M:
        """What this seat makes of what it sees: thought once where it speaks and then answers by the same view."""
        mind = self._thought
        if mind is None or mind.view != view:
            mind = self._thought = self.mind(view, self._rng)
        return mind

    def decide(self, mind: M, ask: Ask) -> Answer | None:
        """The answer by the rule for this kind of question."""
        rule = self.decisions.get(ask.kind)
        return self._random.answer(ask) if rule is None else rule(mind, ask)

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Nothing, unless a game has something to say."""
        return ()

    def with_chance(self, rng: Randomness) -> Self:
        """The same level with another source of chance."""
        return type(self)(rng)

    def of_others(self, rng: Randomness) -> Judge[M]:
        """How all others are taken to play where a match is played on."""
        return self.with_chance(rng)

    def worth_a_search(self, ask: Ask) -> bool:
        """Whether a question is worth looking ahead for, where this level only gives the rule of thumb."""
        return ask.shape not in ("text", "address")

    def weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """Says of matches imagined from this view how likely what people did and said is in each, up to a factor.

        By the beliefs this level plays by. Unless a game knows better, everything that may be is as likely.
        """
        return lambda world: 1.0

    def onlookers_weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """As `weigher`, for matches imagined by somebody who knows what everybody knows, and by that view."""
        return lambda world: 1.0

    def shaper(self, view: View) -> Callable[[Match[Any]], Match[Any]]:
        """Gives matches imagined from this view what makes them likely and hardly ever comes about by chance.

        What people hold that they spoke of, and what they remember. The view may be an onlooker's. Unless a game knows
        better, nothing.
        """
        return lambda world: world

    def worth_trying(self, view: View, ask: Ask, thumb: Answer | None) -> Sequence[Answer | None] | None:
        """The answers that are worth weighing besides that of the rule of thumb; None: any."""
        return None

    def worth_saying(self, view: View, ask: Ask, thumb: Sequence[Statement]) -> Sequence[tuple[Statement, ...]] | None:
        """What is worth weighing instead of what the rule of thumb says; None: something like it."""
        return None

    def covered(self, ask: Ask) -> float:
        """The share of worlds in which the seat is whoever it may be for the others, where it answers this.

        What is good for all that it may be tells nobody which of them it is.
        """
        return COVERED

    def facts(self, match: Match[Any], seat: Seat) -> tuple[tuple[Seat, str], ...]:
        """What is so in a match and its beliefs are measured by: whom it is about, or the table, and what is so.

        By default who of the others is what, as their own views name it. A study compares it with the truth; no bot
        is ever given the true match.
        """
        return tuple([(other, dealt(match, other)) for other in range(match.players) if other != seat])

    def far_enough(self, match: Match[Any], begun: Match[Any]) -> bool:
        """Whether a match that is played on from there has come far enough to be weighed: to its end, as a rule."""
        return False

    def worth(self, match: Match[Any], seat: Seat) -> float:
        """What a match that is over, or has come far enough, is worth to a seat: from 0 to 1."""
        outcome = match.outcome
        assert outcome is not None, "a game that stops before the end says what that is worth"
        return float(seat in outcome.winners)

    def doubt(self, mind: M, seat: Seat) -> float:
        """How likely a seat is one of those that are looked for, as this seat would have others believe."""
        raise NotImplementedError

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        """What this seat says to something that somebody said; None where it has nothing to say."""
        mind = self.think(view)
        return replies.reply(view, said, language, lambda seat: self.doubt(mind, seat), self.words, self._rng)
