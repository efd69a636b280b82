"""A match as bytes at any moment, so that going on with it does not depend on how long it has been played.

A snapshot is the checkpoint, the answers since, what happened and was said before, and every step. Like a transcript it
holds every secret of the match; unlike one it proves nothing, and only the rules that wrote it can read it. Documented
in docs/transcript.md.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec
from msgspec import Raw, Struct
from msgspec.msgpack import Decoder, Encoder, Ext

from penombre.engine.ask import Answer
from penombre.engine.chance import Deal
from penombre.engine.errors import BadTranscript, UnknownVersion
from penombre.engine.event import NOBODY_ELSE, Event
from penombre.engine.match import Match, Standing
from penombre.engine.plain import check_format, shown
from penombre.engine.ruleset import Ruleset, Value
from penombre.engine.seat import EVERYBODY, Seat
from penombre.engine.table import Table
from penombre.engine.talk import Said, Statement

FORMAT: Final = "penombre-snapshot"
FORMAT_VERSION: Final = 1

S = TypeVar("S")
T = TypeVar("T", bound=Table)


class _Label(Struct, frozen=True, array_like=True):
    """What every snapshot begins with, whatever its format."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION


class _Head(_Label, frozen=True, array_like=True, kw_only=True):
    """The rules by which the match is played, and its `_Body`, still encoded."""

    game: str
    version: int
    checksum: int
    body: bytes


class _Body(Struct, frozen=True, array_like=True, kw_only=True):
    """A `Standing`. Events and steps lie in columns, which leaves out what most of them do not have."""

    players: int
    options: dict[str, Value]
    deal: Deal | None
    settled: int
    shape: int
    """The names of the table's fields, in short: a table of other fields is another one, whatever its version says."""
    checkpoint: Raw
    sent: list[tuple[Seat, Answer] | dict[Seat, Answer]]
    sealed: dict[Seat, Answer]
    keys: list[str]
    public: list[dict[str, Any]]
    private: dict[int, dict[Seat, dict[str, Any]]]
    audiences: dict[int, int]
    said: tuple[tuple[int, Said], ...]
    seats: bytes
    answers: list[Answer | None]
    """What each step answered; None stands for a statement, the next one of `said`."""


def snapshot(match: Match[Any]) -> bytes:
    """The match as it stands, with every secret of it."""
    standing = match.standing()
    table: Table = standing.checkpoint
    log, steps = standing.log, standing.steps
    body = _ENCODER.encode(
        _Body(
            players=match.players,
            options=dict(standing.options),
            deal=standing.deal,
            settled=standing.settled,
            shape=_shape(type(table)),
            checkpoint=Raw(_ENCODER.encode(table)),
            sent=standing.sent,
            sealed=standing.sealed,
            keys=[event.key for event in log],
            public=[_marked(event.public) for event in log],
            private={place: _marked(event.private) for place, event in enumerate(log) if event.private},
            audiences={place: event.audience for place, event in enumerate(log) if event.audience != EVERYBODY},
            said=standing.said,
            seats=bytes(steps[::2]),
            answers=[None if type(step) is Statement else step for step in steps[1::2]],
        )
    )
    ruleset = match.ruleset
    return _ENCODER.encode(_Head(game=ruleset.id, version=ruleset.version, checksum=crc32(body), body=body))


def restored(ruleset: Ruleset[T], data: bytes) -> Match[T]:
    """An equal match that can go on; `BadTranscript` or `UnknownVersion` says why there is none."""
    body = _read(_BODIES, _body_of(ruleset, data))
    try:
        options = ruleset.options(body.players, body.options)
        kind = _table_type(ruleset, body.players, options)
        if body.shape != _shape(kind):
            raise UnknownVersion(f"this snapshot has another table than the {kind.__name__} of this Pénombre")
        return Match.resumed(ruleset, _standing(body, options, _tables(kind).decode(body.checkpoint)))
    except UnknownVersion:
        raise
    except Exception as error:
        # Rules that are not the ones the snapshot was written by may do anything here.
        raise BadTranscript(f"this snapshot does not lead to a match of {ruleset.id}: {error}") from error


def _body_of(ruleset: Ruleset[Any], data: bytes) -> bytes:
    """What a snapshot contains, once it is certain that these rules have written it."""
    try:
        label = _LABELS.decode(data)
    except _UNREADABLE as error:
        raise BadTranscript(f"not a Pénombre snapshot: {error}") from None
    check_format("snapshot", label, FORMAT, FORMAT_VERSION)
    head = _read(_HEADS, data)
    if head.game != ruleset.id:
        raise UnknownVersion(f"this is a snapshot of {shown(head.game)}, not of {ruleset.id}")
    if head.version != ruleset.version:
        raise UnknownVersion(
            f"this snapshot was written by version {head.version} of {head.game}; "
            f"this Pénombre has version {ruleset.version}"
        )
    if head.checksum != crc32(head.body):
        raise BadTranscript("damaged snapshot: its checksum is not that of its content")
    return head.body


def _read(decoder: Decoder[S], data: bytes) -> S:
    try:
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise BadTranscript(f"damaged snapshot: {error}") from None


def _standing(body: _Body, options: dict[str, Value], checkpoint: T) -> Standing[T]:
    log = [
        Event(sys.intern(key), public, body.private.get(place, NOBODY_ELSE), body.audiences.get(place, EVERYBODY))
        for place, (key, public) in enumerate(zip(body.keys, body.public, strict=True))
    ]
    # An imagined match has heard things that are not among its steps: what it said itself comes last.
    statements = iter(body.said[len(body.said) - body.answers.count(None) :])
    words: dict[Answer, Answer] = {}
    steps: list[Any] = []
    for seat, answer in zip(body.seats, body.answers, strict=True):
        # The same few answers come again and again: one object for each is enough.
        steps += (seat, next(statements)[1].statement if answer is None else words.setdefault(answer, answer))
    return Standing(options, body.deal, checkpoint, body.sent, body.sealed, body.settled, log, body.said, steps)


def _marked(value: Any) -> Any:
    """Something told, with its tuples marked: to msgpack they are lists."""
    if type(value) is dict:
        return {key: each if type(each) in _PLAIN else _marked(each) for key, each in value.items()}
    if type(value) is list:
        return [_marked(each) for each in value]
    if type(value) is tuple:
        return Ext(_TUPLE, _ENCODER.encode([_marked(each) for each in value]))
    return value


def _unmarked(code: int, data: memoryview) -> Any:
    return tuple(_TOLD.decode(data))


_PLAIN: Final = frozenset({str, int, bool, type(None)})
_TUPLE: Final = 1
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError)
_ENCODER: Final = Encoder()
_TOLD: Final = Decoder(list[Any], ext_hook=_unmarked)
_LABELS: Final = Decoder(_Label)
_HEADS: Final = Decoder(_Head)
_BODIES: Final = Decoder(_Body, ext_hook=_unmarked)


@cache
def _tables(kind: type[T]) -> Decoder[T]:
    return Decoder(kind)


@cache
def _shape(kind: type[Table]) -> int:
    return crc32(" ".join((kind.__name__, *kind.__struct_fields__)).encode())


def _table_type(ruleset: Ruleset[T], players: int, options: Mapping[str, Value]) -> type[T]:
    """The table this ruleset sets up: set up once to see, for an annotation could be of a wider type."""
    kind: type[T] | None = _TABLE_TYPES.get(type(ruleset))
    if kind is None:
        kind = _TABLE_TYPES[type(ruleset)] = type(ruleset.setup(players, options, b""))
    return kind


_TABLE_TYPES: Final[dict[type[Ruleset[Any]], type[Any]]] = {}
