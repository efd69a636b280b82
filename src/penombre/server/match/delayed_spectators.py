"""Delayed all-seeing spectators: they see every secret of a match, as it stood some time of play ago, never sooner.

Time of play is what counts: a question that stays open while the table is paused or nobody is there counts no longer
than such a question lasts, so that a pause opens nothing. Whoever sits at the table never gets this, and a friend among
the spectators who tells them is late by the delay: that is all the protection there can be, so no table has such
spectators unless it was opened that way. A match that is over shows all the rest at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from penombre import wire
from penombre.engine import TABLE
from penombre.engine.playback import Playback
from penombre.server.logs import Log
from penombre.server.match import omniscient, pace
from penombre.server.match.match_log import Held, Record, decode
from penombre.server.node import Node
from penombre.server.open_socket import Socket
from penombre.store import NEVER, Entry, StoreFailed

DAYS: Final = 3
"""How many days of play the spectators of a slow table are behind."""
RETRY: Final = 2.0
"""Seconds until a log that could not be read is tried again."""

log: Final = Log("delayed")
_encode: Final = msgspec.json.Encoder().encode


def behind(table_pace: str, delay: float) -> float:
    """How many seconds of play spectators are behind a table of this pace, where a live one has so many minutes."""
    if table_pace == "days":
        return DAYS * pace.DAY
    return 60 * delay * (pace.RELAXED if table_pace == "relaxed" else 1)


class Shadow:
    """One match twice: as it is, which says what time it is there, and as it was, which may be shown. Milliseconds."""

    def __init__(self, first: Entry, table_pace: str, tempo: float, delay: float) -> None:
        self.delay: Final = int(behind(table_pace, delay) * 1000 * tempo)
        self.shown: Record | None = None
        self.shown_at = 0
        self._playback: Playback
        self._pace: Final = table_pace
        self._tempo: Final = tempo
        self._ahead: Final = Record.of([first])
        self._last_at = first.at
        self._played = 0
        self._asked_at = 0
        """The time of play at which the clock of the open question started."""
        self._waiting: Final[deque[tuple[int, Entry]]] = deque([(0, first)])

    @property
    def head(self) -> int:
        """How much of the log is known."""
        return self._ahead.head

    def hear(self, entries: list[Entry], now: int = NEVER) -> None:
        """The log went on. Where a clock was set back in it, no time of play passed, and nothing is yet to come."""
        for entry in entries:
            self._played = self.played(entry.at)
            self._last_at = entry.at
            asked = self._ahead.match.settled
            self._ahead.follow(entry)
            if self._ahead.match.settled != asked and not self._further():
                self._asked_at = self._played
            self._waiting.append((self._played, entry))
        self._last_at = min(self._last_at, now)

    def played(self, now: int) -> int:
        """How long was played up to now: no question counts for longer than it lasts."""
        return max(self._played, min(self._played + now - self._last_at, self._latest()))

    def go_on(self, now: int) -> list[wire.Uncovered | wire.Spoken] | None:
        """Show what may be shown now: what is new in it, or None where nothing is."""
        until = self.played(now) - self.delay
        told: list[wire.Uncovered | wire.Spoken] = []
        changed = False
        while self._waiting and (self._ahead.match.over or self._waiting[0][0] <= until):
            _, entry = self._waiting.popleft()
            line = decode(entry.body)
            if self.shown is None:
                self.shown = Record.of([entry])
                self._playback = Playback(self.shown.match)
            else:
                self.shown.apply(line, entry.at)
            told += omniscient.uncovered(self._playback.told_to_all(), self.shown.match, self._tempo)
            if isinstance(line, Held):
                continue  # who answered when is not told before the window closes, nor after
            self.shown_at, changed = entry.at, True
        return told if changed else None

    def next_due(self, now: int) -> int | None:
        """In how many milliseconds there is something new to show; None as long as the match has to go on first."""
        if not self._waiting:
            return None
        due = self._waiting[0][0] + self.delay
        return max(due - self.played(now), 1) if due <= self._latest() else None

    def _latest(self) -> int:
        """The time of play at which the open question closes."""
        match = self._ahead.match
        lasts = pace.seconds(match, self._pace) + pace.bonus(match, self._pace, self._further())
        staged = 0.0 if self._pace == "days" else sum(self._ahead.staged) * pace.staging(self._tempo)
        return self._asked_at + int((lasts * self._tempo + staged) * 1000)

    def _further(self) -> int:
        """How many questions before the open one share its clock."""
        return self._ahead.clock_started(self._pace)[1]


class Delayed:
    """The delayed spectators of one match on this node."""

    def __init__(self, node: Node, match_id: str, table_pace: str) -> None:
        self.match_id: Final = match_id
        self._node: Final = node
        self._pace: Final = table_pace
        self._shadow: Shadow | None = None
        self._told: Final[list[wire.Uncovered | wire.Spoken]] = []
        self._first = b""
        """What whoever comes in gets: the same for all, until there is more to show."""
        self._watching: Final[set[Socket]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._reading = False
        self._again = False
        self._closed = False

    def enter(self, socket: Socket) -> None:
        """A spectator comes in: everything that may be shown by now, then whatever is new."""
        if socket in self._watching:
            return
        self._watching.add(socket)
        if self._shadow is None:
            self.moved_on()
        elif self._shadow.shown is not None:
            self._first = self._first or self._frame(self._told, first=True)
            socket.push(self._first)

    def leave(self, socket: Socket) -> None:
        """A spectator is gone, or sits down."""
        self._watching.discard(socket)

    def moved_on(self) -> None:
        """The match went on: read what is new."""
        if self._reading:
            self._again = True
        elif not self._closed:
            self._reading = True
            self._node.spawn(self._read())

    def close(self) -> None:
        """Nobody watches this match any more."""
        self._closed = True
        self._watching.clear()
        self._stop()

    async def _read(self) -> None:
        try:
            entries = await self._node.store.entries(self.match_id, self._shadow.head if self._shadow else 0)
        except StoreFailed as error:
            log.error("read failed", error, match=self.match_id)
            self._later(RETRY, self.moved_on)
            return
        finally:
            self._reading = False
        recalled = self._node.clock.recalled
        entries = [replace(entry, at=recalled(entry.at)) for entry in entries]
        if self._shadow is None:
            settings = self._node.settings
            self._shadow = Shadow(entries.pop(0), self._pace, settings.tempo, settings.watch_delay)
        self._shadow.hear(entries, self._node.now())
        if self._again:
            self._again = False
            self.moved_on()
        self._show()

    def _show(self) -> None:
        if self._shadow is None or self._closed:
            return
        first = self._shadow.shown is None
        now = self._node.now()
        told = self._shadow.go_on(now)
        if told is not None:
            self._told.extend(told)
            self._first = b""
            frame = self._frame(told, first=first)
            for socket in self._watching:
                if socket.seat == TABLE:
                    socket.push(frame)
        due = self._shadow.next_due(now)
        if due is not None:
            self._later(due / 1000, self._show)

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        self._stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _frame(self, told: list[wire.Uncovered | wire.Spoken], *, first: bool) -> bytes:
        shadow = self._shadow
        assert shadow is not None
        assert shadow.shown is not None
        match = shadow.shown.match
        return _encode(
            wire.Whole(
                match=self.match_id,
                game=match.ruleset.id,
                at=self._node.clock.stored(shadow.shown_at),
                delay=shadow.delay,
                first=first,
                public=match.public,
                seats=omniscient.everybody(match),
                told=tuple(told),
                waiting=match.waiting(),
                over=match.over,
            )
        )
