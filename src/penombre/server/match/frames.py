"""What leaves the server: the frames of one match, per seat and for spectators.

A frame is a function of what its reader may know, by `Match.view`, `Match.events` and the reader's own question, and of
nothing else. Frames of a seat are numbered by how often what it knows has changed, so the numbers tell nothing either.
Every frame is padded to a length that follows from its public part alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from penombre import wire
from penombre.engine import CLOCK, EVERYBODY, SILENCE, TABLE, Ask, Event, Match, Option, Said, Sealed, Seat
from penombre.server.match import pace, preferences
from penombre.server.match.match_log import Record

ROOM_FOR_SECRETS: Final = 1536
"""How much longer a frame may get than what everybody knows: a question, private facts, what not all are told."""
ROOM_FOR_QUESTION: Final = 1024
"""The part of `ROOM_FOR_SECRETS` that is for a question; one whose pace may be longer gets so much more room."""
ROOM_FOR_MEMORIES: Final = 4096
"""How much longer a full frame may get, besides half of its public part: all that a seat was told since the start."""
STEP: Final = 512
"""Frames are as long as a multiple of this."""

_encode: Final = msgspec.json.Encoder().encode

Deaf = Mapping[Seat, Collection[Seat]]
"""Whose free words a reader does not want to see."""


class Frames:
    """The frames of one match, built as its record goes on."""

    def __init__(
        self,
        record: Record,
        seqs: dict[Seat, int] | None = None,
        first: int = 1,
        *,
        readers: Collection[Seat] = (),
        tempo: float = 1.0,
    ) -> None:
        self.record: Final = record
        self._tempo: Final = tempo
        match = record.match
        self._seats = (*range(match.players), TABLE)
        self.seqs: dict[Seat, int] = seqs if seqs is not None else dict.fromkeys(self._seats, first)
        """How often what each reader knows has changed."""
        self.deaf: Deaf = {}
        self._waiting = match.waiting()
        self._asked = {seat: record.question(seat) for seat in range(match.players)}
        self._counted = (match.settled, len(record.said_at))
        # What everybody knows now is known to them.
        self._log_at = match.log_length
        self._said_at = len(record.said_at)
        self._public = match.public
        self._privates: dict[Seat, Struct | None] = {}
        """Of the seats that somebody reads, what they know privately."""
        self._sent = dict(self.seqs)
        for seat in readers:
            self.read_by(seat)

    def read_by(self, seat: Seat) -> None:
        """Somebody reads this seat's frames from here on, and knows what the seat knows now."""
        if seat != TABLE and seat not in self._privates:
            match = self.record.match
            self._privates[seat] = match.ruleset.private(match.table, seat)

    def catch_up(self) -> None:
        """Nobody reads what happened up to here: whoever comes in gets everything anew."""
        match = self.record.match
        self._privates.clear()
        self._sent = dict(self.seqs)
        self._public = match.public
        self._log_at, self._said_at = match.log_length, len(self.record.said_at)

    def advance(self) -> None:
        """The record went on by one line: count it for everybody who knows something new.

        The rules change nothing and tell nothing until a question is settled, and then that it was is news to all.
        """
        record = self.record
        match = record.match
        settled, said = self._counted
        waiting = match.waiting()
        seqs = self.seqs
        if match.settled != settled or waiting != self._waiting:
            for seat in seqs:
                seqs[seat] += 1
            self._waiting = waiting
            for seat in self._asked:
                self._asked[seat] = record.question(seat)
        else:
            spoken = match.said_since(said) if len(record.said_at) > said else ()
            for seat in self._seats:
                asked = record.question(seat) if seat != TABLE else None
                if asked != self._asked.get(seat) or any(audience >> seat & 1 for audience, _ in spoken):
                    seqs[seat] += 1
                    if seat != TABLE:
                        self._asked[seat] = asked
        self._counted = (match.settled, len(record.said_at))

    def step(self, readers: Collection[Seat], clock: wire.Clock | None) -> dict[Seat, tuple[int, bytes]]:
        """For each of these readers who knows something new since the last time: the number before, and a frame."""
        record = self.record
        match = record.match
        log_at, said_at = self._log_at, self._said_at
        events = match.log(log_at) if match.log_length > log_at else []
        spoken = match.said_since(said_at) if len(record.said_at) > said_at else ()
        told = _interleaved(events, spoken, record.said_at[said_at:], log_at)
        public = match.public
        shared = self._shared(self._waiting, clock)
        head = self._head(public, ())
        words: dict[int, bytes] = {}
        common = b",".join([self._told(one, TABLE, words) for one in told if _for_all(one)]) if told else b""
        length = _padded_length(len(head) + len(common) + len(shared), ROOM_FOR_SECRETS + self._longer_question())
        frames: dict[Seat, tuple[int, bytes]] = {}
        for seat in self._seats:
            before, now = self._sent[seat], self.seqs[seat]
            if before == now:
                continue
            self._sent[seat] = now
            if seat not in readers:
                self._privates.pop(seat, None)
                continue
            changed: dict[str, Any] = {}
            if seat != TABLE:
                private = match.ruleset.private(match.table, seat)
                changed = _changes(self._privates[seat], private)
                self._privates[seat] = private
            own_head = self._head(public, self.deaf[seat]) if seat in self.deaf else head
            heard = b",".join([self._told(one, seat, words) for one in told if _hears(one, seat)]) if told else b""
            frame = b'{"type":"step","seq":%d,"after":%d%b%b,"told":[%b],"question":%b%b' % (
                now,
                before,
                own_head,
                _encode(changed),
                heard,
                self._question(seat),
                shared,
            )
            frames[seat] = (before, _padded(frame, length))
        self._public = public
        self._log_at, self._said_at = match.log_length, len(record.said_at)
        return frames

    def full(self, seat: Seat, clock: wire.Clock | None, match_id: str) -> bytes:
        """All that this reader may know now, as long as for any other reader."""
        record = self.record
        match = record.match
        view = match.view(seat)
        told = _interleaved(match.log(), match.said_since(0), record.said_at, 0)
        public = _encode(view.public)
        shown = _encode(match.ruleset.muffled(view.public, self.deaf[seat])) if seat in self.deaf else public
        words: dict[int, bytes] = {}
        common = sum(len(self._told(one, TABLE, words)) + 1 for one in told if _for_all(one))
        frame = b"".join(
            (
                b'{"type":"full","seq":%d,"match":' % self.seqs[seat],
                _encode(match_id),
                b',"game":',
                _encode(view.game),
                b',"seat":%d,"public":' % seat,
                shown,
                b',"private":',
                _encode(view.private),
                b',"told":[',
                b",".join([self._told(one, seat, words) for one in told if _hears(one, seat)]),
                b'],"question":',
                self._question(seat),
                self._shared(match.waiting(), clock),
            )
        )
        room = ROOM_FOR_MEMORIES + len(public) // 2 + self._longer_question()
        return _padded(frame, _padded_length(len(public) + common, room))

    def _head(self, public: Struct, unwanted: Collection[Seat]) -> bytes:
        """What everybody knows that is new, without the free words that a reader does not want to see."""
        before = self._public
        if unwanted:
            muffled = self.record.match.ruleset.muffled
            before, public = muffled(before, unwanted), muffled(public, unwanted)
        return b',"public":' + _encode(_changes(before, public)) + b',"private":'

    def _longer_question(self) -> int:
        """How much more room than usual the open question may need, by its pace: never by its options."""
        sizes, asking = self.record.match.ruleset.sizes, self.record.match.asking
        if not sizes or asking is None:
            return 0
        asks = (asking,) if isinstance(asking, Ask) else asking.asks.values()
        return max(0, *[sizes.get(ask.pace, 0) - ROOM_FOR_QUESTION for ask in asks])

    def _shared(self, waiting: tuple[Seat, ...], clock: wire.Clock | None) -> bytes:
        match = self.record.match
        asking = match.asking
        window = isinstance(asking, Sealed) and not asking.progress
        doing = _doing(match, waiting)
        return b',"waiting":%b,"window":%b,"clock":%b,"over":%b%b%b,"pad":""}' % (
            _encode(waiting),
            b"true" if window else b"false",
            _encode(clock),
            b"true" if match.over else b"false",
            b',"lapses":true' if preferences.lapses(match) else b"",
            b',"doing":' + _encode(doing) if doing else b"",
        )

    def _question(self, seat: Seat) -> bytes:
        ask = self.record.question(seat)
        if ask is None:
            return b"null"
        if ask.args.get("text") and ask.args.get("by") in self.deaf.get(seat, ()):
            ask = replace(ask, args={**ask.args, "text": SILENCE})
        return _encode(open_question(self.record.match, ask))

    def _told(self, one: Event | tuple[int, Said], seat: Seat, ready: dict[int, bytes]) -> bytes:
        """Something told in JSON; what is the same for all is written once."""
        unwanted = self.deaf.get(seat, ())
        if isinstance(one, Event) and one.public.get("text") and one.public.get("seat") in unwanted:
            return _encode(wire.Happened(one.key, {**one.public, "text": SILENCE}, self._ceremony(one)))
        if (found := ready.get(id(one))) is not None:
            return found
        if isinstance(one, Event):
            seen = one.seen_by(seat)
            assert seen is not None
            text = _encode(wire.Happened(seen.key, seen.args, self._ceremony(one)))  # type: ignore[arg-type]
            if not one.private:
                ready[id(one)] = text
            return text
        said = one[1]
        if said.statement.text and said.seat in unwanted:
            # Not what the words were understood as, either: whoever wrote them may take that back.
            return _encode(wire.Spoken(said.seat, said.moment, "text", None, "", ""))
        return _encode(spoken_of(said))

    def _ceremony(self, event: Event) -> int | UnsetType:
        return ceremony(self.record.match, event, self._tempo)


def ceremony(match: Match[Any], event: Event, tempo: float) -> int | UnsetType:
    """For how many milliseconds an event is shown, where it takes any time."""
    return int(pace.ceremony(match.ruleset, event) * 1000 * pace.staging(tempo)) or UNSET


def _doing(match: Match[Any], waiting: tuple[Seat, ...]) -> str:
    """The pace of what those are asked who are waited for, where it is one: as public as the time they have for it."""
    asking = match.asking
    asks = {} if asking is None else {asking.seat: asking} if isinstance(asking, Ask) else asking.asks
    paces = {asks[seat].pace for seat in waiting if seat in asks}
    return paces.pop() if len(paces) == 1 else ""


def open_question(match: Match[Any], ask: Ask) -> wire.Question:
    """What a seat is asked now. Where time is asked itself it answers for nobody: who has no default gives nothing."""
    asks_time = match.ask_for(CLOCK) is not None and pace.running(match) is None
    if asks_time and ask.default is None and not ask.optional:
        ask = replace(ask, default=())
    return question(ask, match.settled)


def question(ask: Ask, id: int) -> wire.Question:
    """A question as it leaves the server: what options are worth to the rules stays inside."""
    return wire.Question(
        id,
        ask.kind,
        ask.args,  # type: ignore[arg-type]
        _choices(ask.options),
        ask.shape,
        ask.least,
        ask.most,
        ask.repeat,
        ask.default,
        _choices(ask.besides),
        ask.optional,
        "" if ask.book is None else ask.book.name,
    )


def _choices(options: tuple[Option, ...]) -> tuple[wire.Choice, ...]:
    return tuple([wire.Choice(each.id, each.word, each.args, each.refused) for each in options])  # type: ignore[arg-type]


def spoken_of(said: Said) -> wire.Spoken:
    """A statement as it leaves the server."""
    statement = said.statement
    return wire.Spoken(said.seat, said.moment, statement.kind, statement.about, statement.what, statement.text)


def _interleaved(
    events: list[Event], said: tuple[tuple[int, Said], ...], said_at: list[int], first: int
) -> list[Event | tuple[int, Said]]:
    """Events and words in the order they came."""
    if not said:
        return events  # type: ignore[return-value]
    told: list[Event | tuple[int, Said]] = []
    taken = 0
    for one, at in zip(said, said_at, strict=True):
        told += events[taken : at - first]
        taken = max(taken, at - first)
        told.append(one)
    told += events[taken:]
    return told


def _hears(one: Event | tuple[int, Said], seat: Seat) -> bool:
    audience = one.audience if isinstance(one, Event) else one[0]
    return audience == EVERYBODY or bool(audience >> seat & 1)


def _for_all(one: Event | tuple[int, Said]) -> bool:
    return (one.audience if isinstance(one, Event) else one[0]) == EVERYBODY


def _changes(before: Struct | None, after: Struct | None) -> dict[str, Any]:
    """The fields that have a new value; of a list that got longer, under its name and a plus, what it got longer by.

    They are those of one game, so both structs are of one kind.
    """
    if before is after or after is None:
        return {}
    names = after.__struct_fields__
    if before is None:
        return {name: getattr(after, name) for name in names}
    changes: dict[str, Any] = {}
    for name in names:
        old, new = getattr(before, name), getattr(after, name)
        if new == old:
            continue
        if type(new) is tuple and old and new[: len(old)] == old:
            changes[f"{name}+"] = new[len(old) :]
        else:
            changes[name] = new
    return changes


def _padded_length(public: int, room: int) -> int:
    return -(-(public + room) // STEP) * STEP


def _padded(frame: bytes, length: int) -> bytes:
    missing = length - len(frame)
    if missing < 0:
        missing = -len(frame) % STEP
    return b'%b%b"}' % (frame[:-2], b" " * missing)
