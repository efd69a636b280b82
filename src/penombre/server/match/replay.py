"""A finished match that can be shown from any moment on, and the few of them that are kept at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from penombre import wire
from penombre.engine import SILENCE, TABLE, Match, Said, Seat, Transcript
from penombre.engine.playback import Playback
from penombre.engine.transcript import replay
from penombre.server.match import free_words, omniscient
from penombre.server.match.frames import open_question, spoken_of
from penombre.server.match.match_log import Answered, By, Closed, Held, Record, Spoke, decode, encode, start_of
from penombre.store import Entry

AT_HAND: Final = 12
"""How many replays are kept in memory."""
STILLS: Final = 32
"""Steps between two moments from which a replay can be shown at once."""
ALL: Final = -1
"""No seat: whoever sees everything."""


class Moment(Struct, frozen=True, gc=False):
    """When a step was taken, and who took it for its seat."""

    at: int
    by: By


class Replay:
    """A whole match, from its log. It is not to be shown by two threads at once."""

    def __init__(self, entries: list[Entry]) -> None:
        self.started: Final = start_of(entries)
        record = Record(self.started, entries[0].at)
        self.started_at: Final = entries[0].at
        self._moments: Final[list[Moment]] = []
        self._stills: Final[list[tuple[int, Match[Any]]]] = [(0, record.match.clone())]
        held: dict[Seat, By] = {}
        for entry in entries[1:]:
            line = decode(entry.body)
            if isinstance(line, Held):
                held[line.seat] = line.by
            elif isinstance(line, Closed):
                asked = [ask.seat for ask in record.match.asks()]
                self._moments.extend(Moment(entry.at, held[seat]) for seat in asked if seat in held)
            elif isinstance(line, Answered | Spoke):
                self._moments.append(Moment(entry.at, line.by))
            asked_before = record.match.settled
            record.apply(line, entry.at)
            if record.match.settled != asked_before:
                held = {}
            if len(self._moments) >= self._stills[-1][0] + STILLS:
                self._stills.append((len(self._moments), record.match.clone()))
        self.transcript: Final = Transcript.of(record.match, self.started.names)
        assert len(self._moments) == len(self.transcript.steps)

    @property
    def total(self) -> int:
        """How many moments there are: the deal, and one after each step."""
        return len(self._moments) + 1

    def scenes(self, reader: Seat, first: int, count: int) -> tuple[wire.Scene, ...]:
        """Some moments as a seat, `TABLE` or `ALL` saw them."""
        playback = Playback(self.at(max(first - 1, 0)))
        match = playback.match
        if first:
            playback.catch_up()
            shown = []
        else:
            shown = [self._scene(playback, 0, reader, None)]
        for step in range(max(first, 1), min(first + count, self.total)):
            before = _known(match, reader)
            ticks = playback.step(self.transcript.steps[step - 1])
            # That time has passed is no moment of its own: it is seen in whatever somebody did then.
            shown.append(self._scene(playback, step, reader, _known(match, reader) if ticks else before))
        return tuple(shown)

    def at(self, step: int) -> Match[Any]:
        """The match after so many steps."""
        start, still = next(each for each in reversed(self._stills) if each[0] <= step)
        match: Match[Any] = still.clone()
        for each in self.transcript.steps[start:step]:
            replay(match, each)
        return match

    def _scene(self, playback: Playback, step: int, reader: Seat, before: object) -> wire.Scene:
        match = playback.match
        told: list[wire.Uncovered | wire.Told]
        if reader == ALL:
            told = [*omniscient.uncovered(playback.told_to_all(), match)]
        else:
            told = [
                spoken_of(each) if isinstance(each, Said) else wire.Happened(each.key, dict(each.args))
                for each in playback.told(reader)
            ]
        taken = self.transcript.steps[step - 1] if step else None
        answer, seat, by = None, None, None
        if taken is not None and taken.answer is not None and reader in (taken.seat, ALL):
            answer, seat, by = taken.answer, taken.seat, self._moments[step - 1].by
        ask = None if reader == ALL else match.ask_for(reader)
        return wire.Scene(
            step=step,
            at=self._moments[step - 1].at if step else self.started_at,
            seat=seat,
            by=by,
            answer=answer,
            public=match.public,
            private=None if reader in (ALL, TABLE) else match.ruleset.private(match.table, reader),
            told=tuple(told),
            question=None if ask is None else open_question(match, ask),
            waiting=match.waiting(),
            over=match.over,
            news=bool(told) or before != _known(match, reader),
            everybody=omniscient.everybody(match) if reader == ALL else (),
        )


class Replays:
    """Replays by what their log says: words that were taken out of a log are out of its replay, too."""

    def __init__(self) -> None:
        self._at_hand: Final[OrderedDict[bytes, Replay]] = OrderedDict()
        self._lock: Final = asyncio.Lock()

    async def replay(self, entries: list[Entry], unwanted: frozenset[str]) -> Replay:
        """The replay of a log, without the free words of some guests. It is made beside the event loop."""
        async with self._lock:
            return await asyncio.to_thread(self._replay, entries, unwanted)

    async def scenes(self, replay: Replay, reader: Seat, first: int, count: int) -> tuple[wire.Scene, ...]:
        """Some moments of a replay, made beside the event loop."""
        async with self._lock:
            return await asyncio.to_thread(replay.scenes, reader, first, count)

    def _replay(self, entries: list[Entry], unwanted: frozenset[str]) -> Replay:
        entries = _quieted(entries, unwanted) if unwanted else entries
        print_of_log = sha256(b"\n".join(entry.body for entry in entries)).digest()
        replay = self._at_hand.pop(print_of_log, None) or Replay(entries)
        self._at_hand[print_of_log] = replay
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return replay


def _known(match: Match[Any], reader: Seat) -> object:
    """All that can be new to a reader besides what was told."""
    if reader == ALL:
        return match.settled
    private = None if reader == TABLE else match.ruleset.private(match.table, reader)
    return match.public, private, match.ask_for(reader), match.waiting()


def _quieted(entries: list[Entry], unwanted: frozenset[str]) -> list[Entry]:
    """The log without the free words of some guests."""
    quiet = []
    for entry in entries:
        line = decode(entry.body)
        if isinstance(line, Spoke) and line.guest in unwanted and line.statement.text:
            said = replace(line, statement=replace(line.statement, text=SILENCE))
            entry = replace(entry, body=encode(said))
        elif isinstance(line, Answered | Held) and line.guest in unwanted:
            entry = replace(entry, body=encode(free_words.silenced(line)))
        quiet.append(entry)
    return quiet
