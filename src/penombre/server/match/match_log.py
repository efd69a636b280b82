"""The log of a match, and the match it tells: what is written first is what everybody sees after.

The log is a list of entries: the start, answers, words, and the closing of windows. In a *held* window answers are
written down as they come but enter the match only when the window closes, in the order of the seats: so neither the
match nor its replay tells who answered when. So does an answer that came sooner than its question may close. What
interrupts a question counts at once: what was held of it is dropped.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from penombre import engine
from penombre.engine import Ask, Deal, Match, Race, Sealed, Seat, Statement
from penombre.games import RULESETS
from penombre.server.match import pace
from penombre.store import Entry, Snapshot

By = Literal["person", "bot", "stand_in", "clock"]

REQUESTS: Final = 64
"""How many request ids per seat are remembered: a client repeats only those it has no word of."""


class Started(Struct, frozen=True, tag="start"):
    """The deal: what a transcript begins with. The secret stays in the store until the match is over."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    secret: str
    nonces: dict[int, str]
    names: tuple[str, ...]
    """As the table knew them: at an anonymous one, never what guests are called."""
    levels: tuple[str, ...]
    """Per seat, the level of its bot; empty for people."""
    guests: tuple[str, ...]
    """Per seat, whose it was; never shown, kept so that a guest can be forgotten."""


class _Answer(Struct, frozen=True, omit_defaults=True):
    """An answer as it is written down, whenever it counts."""

    seat: Seat
    answer: str | tuple[str, ...]
    request: str = ""
    by: By = "person"
    guest: str = ""
    """Whose free words are in it; never shown, kept so that a guest can be forgotten."""


class Answered(_Answer, frozen=True, tag="answer"):
    """An answer that counts at once."""


class Held(_Answer, frozen=True, tag="hold"):
    """An answer that counts when the window closes, or when its question has been open for long enough."""


class Closed(Struct, frozen=True, tag="close"):
    """The question closed: all that was held is answered."""


class Spoke(Struct, frozen=True, tag="say", omit_defaults=True):
    """Something said."""

    seat: Seat
    statement: Statement
    request: str = ""
    by: By = "person"
    guest: str = ""
    """Whose free words these are; never shown, kept so that a guest can be forgotten."""


Line = Started | Answered | Held | Closed | Spoke

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


def decode(body: bytes) -> Line:
    """A line of the log."""
    return _decoder.decode(body)


def start_of(entries: list[Entry]) -> Started:
    """What a log begins with."""
    first = decode(entries[0].body)
    assert isinstance(first, Started)
    return first


class _Snapshot(Struct, frozen=True, array_like=True):
    """A record in a snapshot, with the numbers its frames have reached."""

    started: Started
    head: int
    asked_at: int
    span_at: int
    further: int
    staged: list[float]
    held: dict[Seat, str | tuple[str, ...]]
    requests: dict[Seat, tuple[str, ...]]
    said_at: list[int]
    seqs: dict[Seat, int]
    match: bytes


class Record:
    """A match as its log tells it so far."""

    __slots__ = (
        "_span",
        "asked_at",
        "further",
        "head",
        "held",
        "match",
        "requests",
        "said_at",
        "span_at",
        "staged",
        "started",
    )

    def __init__(self, started: Started, at: int) -> None:
        self.started = started
        self.head = 1
        self.asked_at = at
        self.span_at = at
        """When the first of the questions was asked that share their clock with the open one."""
        self.further = 0
        """How many of them came before it."""
        self.held: dict[Seat, str | tuple[str, ...]] = {}
        self.requests: dict[Seat, dict[str, None]] = {}
        self.said_at: list[int] = []
        """How many events had happened when each statement was made: how words and events interleave."""
        deal = Deal(bytes.fromhex(started.secret), started.nonces)
        self.match: Match[Any] = Match(_ruleset(started), started.players, started.options, deal)
        self.staged = [pace.ceremonies(self.match, 0)]
        """Seconds of ceremonies before each of the questions that share their clock with the open one, which is last:
        those of what everybody was told since the question before."""
        self._span = pace.span(self.match)

    @staticmethod
    def of(entries: list[Entry]) -> Record:
        """The match that a whole log tells."""
        record = Record(start_of(entries), entries[0].at)
        for entry in entries[1:]:
            record.follow(entry)
        return record

    @staticmethod
    def restored(body: bytes, recalled: Callable[[int], int] = int) -> tuple[Record, dict[Seat, int]]:
        """The record of a snapshot, and the numbers its frames had reached; `recalled` reads moments as stored."""
        try:
            written = msgspec.msgpack.decode(body, type=_Snapshot)
        except msgspec.MsgspecError as error:
            raise engine.BadTranscript(f"damaged snapshot: {error}") from None
        record: Record = Record.__new__(Record)
        record.started = written.started
        record.head = written.head
        record.asked_at = recalled(written.asked_at)
        record.span_at = recalled(written.span_at)
        record.further = written.further
        record.staged = written.staged
        record.held = written.held
        record.requests = {seat: dict.fromkeys(known) for seat, known in written.requests.items()}
        record.said_at = written.said_at
        record.match = engine.restored(_ruleset(written.started), written.match)
        record._span = pace.span(record.match)
        return record, written.seqs

    def snapshot(self, seqs: dict[Seat, int], stored: Callable[[int], int] = int) -> Snapshot:
        """The record as it stands, to go on from instead of from the start; `stored` says how moments are stored."""
        written = _Snapshot(
            self.started,
            self.head,
            stored(self.asked_at),
            stored(self.span_at),
            self.further,
            self.staged,
            self.held,
            {seat: tuple(known) for seat, known in self.requests.items()},
            self.said_at,
            seqs,
            engine.snapshot(self.match),
        )
        return Snapshot(self.head, msgspec.msgpack.encode(written))

    def follow(self, entry: Entry) -> None:
        """Go on by one entry."""
        self.apply(decode(entry.body), entry.at)

    def apply(self, line: Line, at: int) -> None:
        """Go on by one line. What the match refuses raises and changes nothing."""
        match = self.match
        asked, told = match.settled, match.log_length
        if isinstance(line, Answered):
            if line.seat in self.held:
                self._check_open_to(line.seat, line.answer)
            match.answer(line.seat, _interned(line.answer))
        elif isinstance(line, Held):
            self.check_can_be_held(line.seat, line.answer)
            self.held[line.seat] = line.answer
        elif isinstance(line, Spoke):
            match.say(line.seat, line.statement)
            self.said_at.append(match.log_length)
        elif isinstance(line, Closed):
            self._close()
        else:
            raise AssertionError("a match starts once")
        self.head += 1
        if match.settled != asked:
            self._asked_another(at, pace.ceremonies(match, told))
        if not isinstance(line, Closed) and line.request:
            self._remember(line.seat, line.request)

    def _asked_another(self, at: int, staged: float) -> None:
        before, self._span = self._span, pace.span(self.match)
        self.further = self.further + 1 if self._span is not None and self._span == before else 0
        if self.further:
            self.staged = [*self.staged, staged]
        else:
            # A question that closed in the moment it was asked was seen by nobody: what led to it is shown still.
            self.staged = [staged + self.staged[-1] if at == self.asked_at else staged]
            self.span_at = at
        self.asked_at = at
        self.held = {}

    def clock_started(self, table_pace: str) -> tuple[int, int]:
        """When the clock of the open question started, and how many questions shared it before.

        At a table that plays over days each question has its own.
        """
        return (self.asked_at, 0) if table_pace == "days" else (self.span_at, self.further)

    def check_can_be_held(self, seat: Seat, answer: str | tuple[str, ...]) -> None:
        """Refuse what could not be answered when the question closes."""
        self._check_open_to(seat, answer)
        if not self.can_be_held(seat, answer):
            raise engine.NotAnOption("what interrupts a question or stops a clock is not kept back")

    def _check_open_to(self, seat: Seat, answer: str | tuple[str, ...]) -> None:
        """Refuse what this seat cannot answer now: one whose answer is held may do no more than what is left to it."""
        ask = self.question(seat)
        if ask is None:
            raise _not_asked(seat)
        ask.value_of(answer)

    def can_be_held(self, seat: Seat, answer: str | tuple[str, ...]) -> bool:
        """Whether an answer can be held at all: what interrupts, wins a race or stops a clock counts at once."""
        asking, ask = self.match.asking, self.match.ask_for(seat)
        if ask is not None and any(option.id == answer for option in ask.besides):
            return False
        return not isinstance(asking, Race) or (seat == asking.main and asking.running is None)

    def question(self, seat: Seat) -> Ask | None:
        """What this seat is asked and has not answered yet, or may still do although its answer is held."""
        if seat not in self.held:
            return self.match.ask_for(seat)
        asking = self.match.asking
        return asking.after(seat, self.held[seat]) if isinstance(asking, Sealed) else None

    def awaits(self, seat: Seat) -> bool:
        """Whether this seat still has to answer something."""
        ask = self.question(seat)
        return ask is not None and not ask.optional

    def repeated(self, seat: Seat, request: str) -> bool:
        """Whether this request was written down before."""
        return request in self.requests.get(seat, ())

    def unanswered(self) -> list[Ask]:
        """Every question that can still be answered, or left alone."""
        asks = [self.question(ask.seat) for ask in self.match.asks()]
        return [ask for ask in asks if ask is not None]

    def window_can_be_held(self) -> bool:
        """Whether the open question is one whose end must not tell who answered when."""
        asking = self.match.asking
        if not isinstance(asking, Sealed) or asking.progress:
            return False
        interruptions = {option.id for ask in asking.asks.values() for option in ask.besides}
        return interruptions.issuperset(asking.opening)

    def holds_single_answer(self) -> bool:
        """Whether the one seat that the question is for has answered, and its answer is held for a while."""
        return bool(self.held) and isinstance(self.match.asking, Ask | Race)

    def _close(self) -> None:
        held = self.held
        for ask in self.match.asks():
            if ask.seat in held:
                self.match.answer(ask.seat, _interned(held[ask.seat]))

    def _remember(self, seat: Seat, request: str) -> None:
        known = self.requests.setdefault(seat, {})
        known[request] = None
        if len(known) > REQUESTS:
            del known[next(iter(known))]


def _not_asked(seat: Seat) -> engine.NotAsked:
    return engine.NotAsked(f"seat {seat} is not asked anything now")


def _ruleset(started: Started) -> engine.Ruleset[Any]:
    """The rules a match was started with, if this Pénombre still has them."""
    ruleset = RULESETS.get(started.game)
    if ruleset is None:
        raise engine.UnknownVersion(f"this match is of {started.game}, which this Pénombre does not have")
    return ruleset.at_version(started.version)


def _interned(answer: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """An answer as the match keeps it: the same few options come again and again, so each is kept once."""
    return sys.intern(answer) if isinstance(answer, str) else answer
