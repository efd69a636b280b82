"""A ruleset: one game, as the kernel sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

from msgspec import Struct

from penombre.engine.ask import Ask, Script
from penombre.engine.errors import BadOptions, UnknownVersion
from penombre.engine.plain import is_number, shown
from penombre.engine.seat import EVERYBODY, Seat
from penombre.engine.table import Table
from penombre.engine.talk import Statement

S = TypeVar("S")
T = TypeVar("T", bound=Table)
Value = bool | int | str | tuple[str, ...]


class Randomness(Protocol):
    """Where imagined worlds come from: anything with `random() -> float in [0, 1)`."""

    def random(self) -> float: ...


def pick_with(rng: Randomness, things: Sequence[S]) -> S:
    """One of these, at random."""
    return things[int(rng.random() * len(things))]


def shuffle_with(rng: Randomness, things: list[Any]) -> None:
    """Put a list in random order, in place."""
    random = rng.random
    for last in range(len(things) - 1, 0, -1):
        other = int(random() * (last + 1))
        things[last], things[other] = things[other], things[last]


class Setting(Struct, frozen=True, gc=False):
    """A table option: its name, what it may be, and what it is when nobody says otherwise."""

    name: str
    kind: Literal["flag", "number", "choice", "list"]
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    beside: tuple[str, tuple[str, ...]] | None = None
    """Another setting and its values with which this one counts (a flag is `true` or `false`); None: it always does."""
    variant: bool = False
    """A flag that makes it another game: lobbies offer it first, not among what is rarely changed."""
    since: int = 1
    """The version of the rules that brought it: matches of earlier ones do not have it."""

    def check(self, value: Any) -> Value:
        """The value in its own type, or `BadOptions` saying what was expected."""
        match self.kind:
            case "flag" if isinstance(value, bool):
                return value
            case "number" if is_number(value) and self.low <= value <= self.high:
                return value
            case "choice" if _is_one_of(value, self.choices):
                return str(value)
            case "list" if isinstance(value, (list, tuple)) and all(_is_one_of(each, self.choices) for each in value):
                return tuple(value)
        raise BadOptions(f"option {self.name}: {shown(value)} is not {self.expected()}")

    def expected(self) -> str:
        """What the option may be, in words."""
        match self.kind:
            case "flag":
                return "true or false"
            case "number":
                return f"a whole number from {self.low} to {self.high}"
            case "choice":
                return "one of: " + ", ".join(self.choices)
            case _:
                return "a list made of: " + ", ".join(self.choices)


def _is_one_of(value: Any, choices: tuple[str, ...]) -> bool:
    return type(value) is str and value in choices


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended: the way (`ending`), who won, and the points where the game has them."""

    ending: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...] = ()
    groups: tuple[str, ...] = ()
    """What each seat was (its role or camp), for reports."""


def champions(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the highest total; ties share it."""
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])


class Ruleset(ABC, Generic[T]):
    """One game. Everything here is a pure function of its arguments; all state is on the table."""

    id: ClassVar[str]
    version: int
    oldest: ClassVar[int | None] = None
    """The oldest version whose matches can still be played by these rules, as `at_version`; None: only today's."""
    players: ClassVar[range]
    settings: tuple[Setting, ...] = ()
    paces: ClassVar[Mapping[str, int]] = {"choose": 30}
    """Seconds per pace at a live table; the server stretches them for slow ones."""
    holds: ClassVar[Mapping[str, int]] = {}
    """Seconds that a question to one seat, or to the main one of a race, of this pace lasts at least at a table of
    people: a quick answer is held that long. For questions where being quick would tell what was answered, or that
    there was no choice. One that is held for as long as it has always lasts its whole time."""
    unhurried: ClassVar[frozenset[str]] = frozenset()
    """Paces that last their whole time, as they are held for, even where the host lets windows close early or one
    person plays among bots; only at a table that plays over days that is left to the host."""
    ballots: ClassVar[frozenset[str]] = frozenset()
    """Paces whose sealed questions close when all hands are in, though windows are held: votes, and whatever else
    everybody asked has to decide. As with a question to one seat, all that shows is how long the slowest thought; never
    for a moment that somebody may merely pass, where an early end would tell who could do nothing."""
    lapsing: ClassVar[frozenset[str]] = frozenset()
    """Paces whose questions may be left to time, as a moment to react in: whoever lets one lapse has passed, and misses
    nothing, but for a table that plays over days. People may say beforehand which of them they want to be asked."""
    spans: ClassVar[Mapping[str, int]] = {}
    """Paces whose questions share one clock while they follow each other, asked of the same seat or of time itself:
    each further one adds so many seconds to what is left, instead of starting anew. No pace is both here and held."""
    sizes: ClassVar[Mapping[str, int]] = {}
    """How long a question of this pace may get as JSON, where that is more than a kilobyte: what is sent has room for
    the longest one, so that its length does not tell how many options there were."""
    ceremonies: ClassVar[Mapping[str, float]] = {}
    """Keys of events that are shown before anything after them counts, and for how many seconds, at any pace: the time
    of the next question begins when they are over. Only where everybody is told of the event; what one seat learns
    takes no time of the table's."""
    vocabulary: ClassVar[frozenset[str]] = frozenset({""})
    """What a structured statement may be about, besides a seat."""
    gestures: ClassVar[frozenset[str]] = frozenset()
    """The words of the vocabulary that are faces to make and nothing else; most games have none."""
    longest: ClassVar[int] = 10_000
    """More answers than any match of this game can have."""

    def at_version(self, version: int) -> Self:
        """These rules as they were in this version; `UnknownVersion` where they cannot play its matches."""
        if version == self.version:
            return self
        oldest = self.version if self.oldest is None else self.oldest
        if not oldest <= version < self.version:
            known = f"version {oldest}" if oldest == self.version else f"versions {oldest} to {self.version}"
            raise UnknownVersion(f"this match was played by version {version} of {self.id}; this Pénombre has {known}")
        then = copy(self)
        then.version = version
        then.settings = tuple([setting for setting in self.settings if setting.since <= version])
        return then

    def options(self, players: int, chosen: Mapping[str, Any] | None = None) -> dict[str, Value]:
        """All table options, checked and completed; `BadOptions` says what is wrong with them."""
        if not is_number(players) or players not in self.players:
            raise BadOptions(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {shown(players)}")
        if chosen is not None and not isinstance(chosen, Mapping):
            raise BadOptions(f"options have names and values; {shown(chosen)} has none")
        by_name = {setting.name: setting for setting in self.settings}
        values: dict[str, Value] = {setting.name: setting.default for setting in self.settings}
        for name, value in (chosen or {}).items():
            if name not in by_name:
                known = ", ".join(by_name) or "none"
                raise BadOptions(f"{self.id} has no option {shown(name)}; its options: {known}")
            values[name] = by_name[name].check(value)
        self.check_options(players, values)
        return values

    def seconds(self, pace: str, options: Mapping[str, Value]) -> int:
        """How long a live table gives people for questions of this pace."""
        return self.paces[pace]

    def check_options(self, players: int, options: Mapping[str, Value]) -> None:
        """Refuse combinations of options that cannot be played."""
        return

    def hosted(self, options: Mapping[str, Value], host: Seat, people: int, live: bool) -> Mapping[str, Value]:
        """The options of a match whose host has this seat and where so many people play, for games that ask for it.

        It is `live` where people are there at the same time, and time runs in seconds.

        A table that has a host asks once, before the deal, so that the options alone say what was dealt. Without a
        host, as in a terminal, the first seat stands for it. So it does where nobody may know who the host is.
        """
        return options

    def seats_bots(self, options: Mapping[str, Value]) -> bool:
        """Whether bots can sit at a table with these options; a stand-in for somebody who is away always can."""
        return True

    def choice_players(self, setting: str, choice: str) -> tuple[int, ...]:
        """With how many players this choice of a setting can be played; none named: with any number."""
        return ()

    def sample_options(self, players: int, rng: Randomness) -> dict[str, Value]:
        """Some playable option set, for tests that want to meet every corner of the game."""
        return {}

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Value], seed: bytes) -> T:
        """The table before the first agenda item."""

    @abstractmethod
    def agenda(self, t: T) -> Script[None] | None:
        """The next script to run, after any steps that need no question; None when the match is over."""

    @abstractmethod
    def public(self, t: T) -> Struct:
        """What everybody may know."""

    @abstractmethod
    def private(self, t: T, seat: Seat) -> Struct | None:
        """What one seat knows besides."""

    @abstractmethod
    def outcome(self, t: T) -> Outcome | None:
        """How the match ended, once it has."""

    def plainly_forced(self, t: T, question: Ask) -> bool:
        """Whether everybody knows that this open question has one possible answer only.

        The server then gives that answer by itself, and nobody is asked for a tap that decides nothing. By public facts
        alone, or what is answered by itself tells a secret: a last tile cannot be discarded, an empty hand plays
        nothing; but a hand that happens to hold nothing of use is asked like any other. Not for what merely waits for
        people, as a talk does until all are ready.
        """
        return False

    def camp(self, role: str) -> str:
        """The camp of a role, as a seat's private view or the outcome's groups name it, for reports: who is for whom.

        By default each role is a camp of its own.
        """
        return role

    def tally(self, t: T) -> Mapping[str, int]:
        """What else a finished match counts for reports, to be added up over many: rounds won by a camp, say."""
        return {}

    def scored(self, t: T) -> Sequence[tuple[str, int]]:
        """What roles have scored in a finished match, role by role and game by game, for reports; none: no points."""
        return ()

    def muffled(self, public: Struct, seats: Collection[Seat]) -> Struct:
        """What everybody knows, for a reader who does not want to read the free words of these seats.

        For games whose public part has such words in it. Elsewhere they are found by name: an event tells them as
        `text` of its `seat`, a question as `text` of whom it is asked `by`.
        """
        return public

    def hearing(self, t: T, seat: Seat, statement: Statement) -> int:
        """Who hears a statement: an audience mask. Raise `BadStatement` where it may not be made at all."""
        return EVERYBODY

    def redeal(self, t: T, seat: Seat, known: T, rng: Randomness) -> bool:
        """Change on `t` all that `seat` cannot know, given what it knows on `known`; False if that attempt failed.

        `t` is a copy of the last rest point and `known` the table now. By default the faces the seat has not seen
        change places among the cards of the same back. A game with other secrets, or with facts that bind them
        (a check, a negative answer), overrides this.

        What comes out must follow from what the seat knows and from `rng` alone: sort before you shuffle, or whoever
        knows `rng` could shuffle back and read the true faces.
        """
        knowledge = known.seen if known.shuffles == t.shuffles else t.seen
        hidden: dict[str, list[int]] = {}
        for card, back in enumerate(t.backs):
            if not knowledge[card] >> seat & 1:
                hidden.setdefault(back, []).append(card)
        for cards in hidden.values():
            faces = sorted([t.faces[card] for card in cards])
            shuffle_with(rng, faces)
            t.set_faces(dict(zip(cards, faces, strict=True)))
        return True
