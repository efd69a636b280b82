"""Frames of a match beside those of re-dealt ones: what tests of the wire's secrecy are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field

from penombre import wire
from penombre.engine import CLOCK, EVERYBODY, TABLE, Answer, Ask, Match, PenombreError, Ruleset, Said, Seat
from penombre.server.match import pace
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, Line, Record, Spoke
from penombre.testing.match_internals import closed
from penombre.testing.random_player import random_answer, random_statement, random_step
from penombre.testing.secrecy import Tally, check_redealt

MakeFrames = Callable[[Record], Frames]

NOW = wire.Clock(1_800_000_000_000, 30_000)


class Leak(AssertionError):
    """Somebody is sent what depends on what they may not know."""


class Compared(Struct):
    """How much was compared."""

    full: int = 0
    steps: int = 0
    held: int = 0
    tally: Tally = field(default_factory=Tally)


def record_of(match: Match[Any], said: tuple[tuple[int, Said], ...]) -> Record:
    """A record that stands where this match stands, with nothing told before its last rest point but this talk."""
    record: Record = Record.__new__(Record)
    record.match = match = match.clone()
    match._log, match._log_length = [], 0
    match._said = said
    record.head, record.asked_at, record.requests, record.held = 1, 0, {}, {}
    record.span_at, record.further, record.staged, record._span = 0, 0, [0.0], pace.span(match)
    record.said_at = [0] * len(said)
    return record


def check_match(
    ruleset: Ruleset[Any], seed: str, make: MakeFrames = Frames, share: float = 0.2, compared: Compared | None = None
) -> Compared:
    """Play a random match; at a share of its decisions, nobody's frames tell more than that reader knows."""
    compared = compared or Compared()
    rng = Random(seed)
    players = rng.choice(ruleset.players)
    match = Match(ruleset, players, ruleset.sample_options(players, rng), rng.randrange(1 << 30))
    while not match.over:
        if rng.random() < share:
            _check_here(match, rng, make, compared)
        if rng.random() < 0.05 and (spoken := something_said(match, rng)) is not None:
            match.say(spoken.seat, spoken.statement)
        match.answer(*random_step(match, rng))
    _check_here(match, rng, make, compared)
    return compared


def something_said(match: Match[Any], rng: Random) -> Spoke | None:
    """Anything that somebody may say now; None where the rules forbid it."""
    seat, statement = random_statement(match, rng)
    try:
        match.clone().say(seat, statement)
    except PenombreError:
        return None
    return Spoke(seat, statement)


def _check_here(match: Match[Any], rng: Random, make: MakeFrames, compared: Compared) -> None:
    for seat, world in check_redealt(match, rng, 1, compared.tally):
        own: dict[Seat, Answer] = {}
        said = match.said_since(0)
        heard = tuple(one for one in said if one[0] >> seat & 1)
        here, there = record_of(match, said), record_of(world, heard)
        _same("end of the question", seat, _closes(here), _closes(there))
        if holds_answers(here) and len(here.unanswered()) == len(_asks(match)) and rng.random() < 0.7:
            mine = match.ask_for(seat)
            if mine is not None and rng.random() < 0.5:
                own = _kept(here, seat, mine, rng)
            here.held, there.held = _held(here, own, seat, rng), _held(there, own, seat, rng)
            compared.held += 1
        _compare(seat, make(here), make(there), rng, compared)


def _closes(record: Record) -> tuple[object, ...]:
    """All that decides when a question closes and how long bots think over it, besides who answers when."""
    match = record.match
    lasts = [(pace.seconds(match, each), pace.least(match, each)) for each in ("live", "relaxed", "days")]
    return (record.window_can_be_held(), pace.span(match), record.staged, record.further, *lasts)


def holds_answers(record: Record) -> bool:
    """Whether answers to the open question may be held at a table of people."""
    return record.window_can_be_held() or pace.least(record.match, "live") > 0


def given(record: Record, seat: Seat, answer: Answer) -> Answered | Held:
    """An answer as it is written down: held wherever it may be."""
    return (Held if holds_answers(record) and record.can_be_held(seat, answer) else Answered)(seat, answer)


def _asks(match: Match[Any]) -> dict[Seat, Ask]:
    asking = match.asking
    return {asking.seat: asking} if isinstance(asking, Ask) else dict(asking.asks) if asking is not None else {}


def _held(record: Record, own: dict[Seat, Answer], seat: Seat, rng: Random) -> dict[Seat, Answer]:
    """Some of the others have answered a question that stays open, in any order."""
    others = [ask for ask in record.match.asks() if ask.seat != seat and rng.random() < 0.5]
    rng.shuffle(others)
    held: dict[Seat, Answer] = {}
    for ask in others:
        held |= _kept(record, ask.seat, ask, rng)
    return {**held, **own}


def _kept(record: Record, seat: Seat, ask: Ask, rng: Random) -> dict[Seat, Answer]:
    """An answer that is held, where this seat's would be."""
    answer = random_answer(ask, rng)
    return {seat: answer} if record.can_be_held(seat, answer) else {}


def _compare(seat: Seat, here: Frames, there: Frames, rng: Random, compared: Compared) -> None:
    readers = (*range(here.record.match.players), TABLE)
    for frames in (here, there):
        for reader in readers:
            frames.read_by(reader)
    _same("full frame", seat, here.full(seat, NOW, "match"), there.full(seat, NOW, "match"))
    other_reader = rng.choice(readers)
    lengths = {len(frames.full(reader, NOW, "match")) for frames in (here, there) for reader in (seat, other_reader)}
    if len(lengths) > 1:
        raise Leak(f"full frames of one moment have different lengths: {sorted(lengths)}")
    compared.full += 1
    match, world = here.record.match, there.record.match
    for _ in range(3):
        _answer_unseen(seat, rng.choice((here, there)), rng)
        draws, settled = match.table.draws, match.settled
        was_closed = closed(match) or closed(world)
        line = _line(here.record, there.record, rng)
        if line is None:
            return
        told: dict[Seat, tuple[int, bytes]] = {}
        other: dict[Seat, tuple[int, bytes]] = {}
        for frames, into in ((here, told), (there, other)):
            try:
                frames.record.apply(line, 0)
            except PenombreError:
                return
            frames.advance()
            into |= frames.step(readers, NOW)
        if len({len(frame) for _, frame in told.values()}) > 1:
            raise Leak(f"frames of one moment have different lengths: {_lengths(told)}")
        opened = was_closed and match.settled != settled  # answers that were drawn anew are shown now
        if match.over or match.table.draws != draws or opened or not _looks_alike(match, world, seat):
            return
        _same("frame", seat, told.get(seat), other.get(seat))
        _same("end of the next question", seat, _closes(here.record), _closes(there.record))
        if here.seqs[seat] != there.seqs[seat]:
            raise Leak(f"numbers differ for seat {seat}")
        if len({len(frame) for _, frame in (*told.values(), *other.values())}) > 1:
            raise Leak(f"lengths depend on hidden facts: {_lengths(told)} and {_lengths(other)}")
        compared.steps += seat in told


def _answer_unseen(seat: Seat, frames: Frames, rng: Random) -> None:
    """In one of the worlds only, somebody else answers a question that stays open: nobody may notice."""
    record = frames.record
    kept = [(ask, random_answer(ask, rng)) for ask in record.unanswered() if ask.seat != seat]
    kept = [(ask, answer) for ask, answer in kept if record.can_be_held(ask.seat, answer)]
    if record.held and kept:
        ask, answer = rng.choice(kept)
        record.apply(Held(ask.seat, answer), 0)
        frames.advance()
        if seat in frames.step(frames.seqs, NOW):
            raise Leak(f"seat {seat} gets a frame when seat {ask.seat} answers a question that stays open")


def _line(here: Record, there: Record, rng: Random) -> Line | None:
    """Something that can happen in both worlds."""
    if rng.random() < 0.15:
        return something_said(here.match, rng)
    asks = here.unanswered()
    if here.held and rng.random() < 0.5:
        return _closing(here, there, rng)
    if not asks:
        return None
    ask = rng.choice(asks)
    answer = random_answer(ask, rng)
    return (Held if here.held and here.can_be_held(ask.seat, answer) else Answered)(ask.seat, answer)


def _closing(here: Record, there: Record, rng: Random) -> Line | None:
    """The end of a question that stayed open: the same answers in both worlds, for they may be shown now."""
    given: dict[Seat, Answer] = {}
    for ask in here.match.asks():
        given |= _kept(here, ask.seat, ask, rng)
    for record in (here, there):
        record.held.clear()
        try:
            for seat, answer in given.items():
                record.check_can_be_held(seat, answer)
        except PenombreError:
            return None
        record.held |= given
    return Closed()


def _looks_alike(match: Match[Any], world: Match[Any], seat: Seat) -> bool:
    return (
        match.waiting() == world.waiting()
        and match.ask_for(seat) == world.ask_for(seat)
        and match.view(seat) == world.view(seat)
        and match.settled == world.settled
    )


def _same(what: str, seat: Seat, here: object, there: object) -> None:
    if here != there:
        raise Leak(f"the {what} of seat {seat} depends on hidden facts:\n{here!r}\n{there!r}")


def _lengths(frames: dict[Seat, tuple[int, bytes]]) -> dict[Seat, int]:
    return {seat: len(frame) for seat, (_, frame) in frames.items()}


def shown(record: Record, seat: Seat, events: int = 0, said: int = 0) -> dict[str, Any]:
    """What a reader may know, by the engine alone; of what was told, from these positions on."""
    match = record.match
    view = match.view(seat)
    ask = None if seat in record.held else match.ask_for(seat)
    shown = {
        "public": view.public,
        "private": view.private,
        "question": None if ask is None else _asked(match, ask),
        "waiting": match.waiting(),
        "over": match.over,
        "events": _events(match, seat, events),
        "said": [_said(one) for one in match.heard(seat)[said:]],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return plain


def _events(match: Match[Any], seat: Seat, since: int) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    for event in match.log(since):
        if (seen := event.seen_by(seat)) is not None:
            events.append({"type": "event", "key": seen.key, "args": seen.args})
            if event.audience == EVERYBODY and event.key in match.ruleset.ceremonies:
                events[-1]["ceremony"] = True
    return events


def at_any_tempo(told: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was told; of ceremonies only that they take time: how long is as the server is stretched."""
    return [{**one, "ceremony": one["ceremony"] > 0} if "ceremony" in one else one for one in told]


def events_of(told: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events among what was told, at any tempo."""
    return [one for one in at_any_tempo(told) if one["type"] == "event"]


def _asked(match: Match[Any], ask: Ask) -> dict[str, Any]:
    options = [{"id": o.id, "word": o.word, "args": o.args, "refused": o.refused} for o in ask.options]
    besides = [{"id": o.id, "word": o.word, "args": o.args, "refused": o.refused} for o in ask.besides]
    names = ("kind", "args", "shape", "least", "most", "repeat", "default", "optional")
    book = "" if ask.book is None else ask.book.name
    shape = {name: getattr(ask, name) for name in names}
    time = match.ask_for(CLOCK)
    if time is not None and time.shape != "number" and ask.default is None and not ask.optional:
        shape["default"] = []
    return {"id": match.settled, "options": options, "besides": besides, "book": book, **shape}


def _said(said: Said) -> dict[str, Any]:
    return {"type": "said", "seat": said.seat, "moment": said.moment, **msgspec.structs.asdict(said.statement)}
