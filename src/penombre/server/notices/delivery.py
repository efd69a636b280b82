"""How notices leave: gathered for a moment, one a minute to each address, tried again if a service is busy.

It lives on the event loop and keeps a line per address; the requests themselves run in a few threads. Everything is
bounded: the lines, what waits in each, the threads, and how many of them one host may hold up. Notices are kept in
memory alone: what still waits when the server stops is not sent.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, LiteralString

from msgspec import Struct

from penombre.server.logs import Log
from penombre.server.notices import push, webhook
from penombre.server.notices.destinations import PUSH, Allowed, BadAddress, Target
from penombre.server.notices.notice import Notice
from penombre.server.notices.outcome import Outcome, read
from penombre.server.notices.outgoing_request import Carrier, Unreachable

log: Final = Log("notices")

_EVENTS: Final[dict[Outcome, LiteralString]] = {
    Outcome.SENT: "notice sent",
    Outcome.LATER: "notice to be tried again",
    Outcome.GONE: "notice to an address that is gone",
    Outcome.REFUSED: "notice refused",
}

OnGone = Callable[[str, str, str], None]
"""Called on the event loop with guest, kind and address when nothing will ever arrive there again."""
StillDue = Callable[[Notice], bool]
"""Asked on the event loop just before a notice leaves, which may be minutes after it was queued."""


class Tempo(Struct, frozen=True):
    """How fast notices leave, in seconds, and how many may wait."""

    gather: float = 3.0
    """Notices for one address within this time become one."""
    rest: float = 60.0
    """How long an address is left alone after a request."""
    again: tuple[float, ...] = (60.0, 300.0, 900.0)
    """When a service is busy: how long until each further try."""
    longest: float = 3600.0
    """A service that asks for more patience than this gets this."""
    lines: int = 5000
    """Addresses with something waiting or resting; notices for more are dropped."""
    rooms: int = 16
    """Rooms waiting at one address; notices for more are dropped."""
    threads: int = 8
    per_host: int = 3
    """Threads one host may keep busy: a slow one leaves some to the others."""

    def pause(self, tries: int, asked: float) -> float:
        """How long a service is left alone after that many failed tries in a row, if it asks for so much patience."""
        own = self.again[tries - 1] if 0 < tries <= len(self.again) else self.rest
        return max(own, min(asked, self.longest))


class _Report(Struct, frozen=True):
    """What became of a request: what was answered, or the error there was instead."""

    outcome: Outcome
    status: int = 0
    error: Exception | None = None
    retry_after: float = 0.0
    """How many seconds the service asks to be left alone."""


class _Line:
    """One address: what waits for it, and when it may be written to next."""

    def __init__(self, kind: str, address: str, target: Target) -> None:
        self.kind, self.address, self.target = kind, address, target
        self.waiting: dict[tuple[str, str], Notice] = {}
        """By guest and room: a newer notice takes the place of an older one."""
        self.tries = 0
        self.timer: asyncio.TimerHandle | None = None

    def take(self, still_due: StillDue) -> list[Notice]:
        """What the next request stands for; nothing if all has been answered meanwhile.

        A push carries no words, so one tells of all rooms; a webhook tells of one.
        """
        taken: list[Notice] = []
        while self.waiting and (self.kind == PUSH or not taken):
            notice = self.waiting.pop(next(iter(self.waiting)))
            if still_due(notice):
                taken.append(notice)
        return taken

    def put_back(self, notices: list[Notice]) -> None:
        """Before what came meanwhile, and without taking the place of something newer."""
        self.waiting = {(notice.guest, notice.room): notice for notice in notices} | self.waiting


class Notices:
    """Tells absent guests that a table waits for them. Every method is called on the event loop."""

    def __init__(
        self,
        allowed: Allowed,
        *,
        keys: bytes,
        on_gone: OnGone,
        contact: str = "",
        still_due: StillDue = lambda notice: True,
        counted: Callable[[str], None] = lambda result: None,
        tempo: Tempo | None = None,
        carrier: Carrier | None = None,
    ) -> None:
        self.counts: Counter[str] = Counter()
        """How many notices were sent, gone, refused, dropped; `later` counts the tries that failed."""
        self._allowed = allowed
        self._sender = push.Sender(keys, contact)
        self._on_gone = on_gone
        self._still_due = still_due
        self._counted = counted
        self._tempo = tempo or Tempo()
        self._carrier = carrier or Carrier()
        self._lines: dict[tuple[str, str], _Line] = {}
        self._ready: dict[str, deque[_Line]] = {}
        """By host, the lines that may be written to now."""
        self._busy: Counter[str] = Counter()
        """By host, the threads at work."""
        self._flights: set[asyncio.Future[_Report]] = set()
        self._pool: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """Get ready to send."""
        self._pool = ThreadPoolExecutor(self._tempo.threads, thread_name_prefix="notice")

    async def close(self) -> None:
        """Forget what waits, and let the requests under way come to their end, which is seconds away."""
        pool, self._pool = self._pool, None
        for line in self._lines.values():
            if line.timer is not None:
                line.timer.cancel()
        self._lines.clear()
        self._ready.clear()
        if self._flights:
            await asyncio.wait(self._flights, timeout=self._carrier.limits.total)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many notices have not left yet."""
        return sum(len(line.waiting) for line in self._lines.values())

    def check(self, kind: str, address: str) -> None:
        """`BadAddress` says why notices cannot be sent there. Nothing is looked up: the answer tells of no network."""
        self._allowed.check_url(kind, address)

    def send(self, notice: Notice) -> None:
        """Queue a notice. It never waits and never fails; what cannot be sent is counted and logged."""
        if self._pool is None:
            self._drop(notice, "notice dropped, the server stops")
            return
        line = self._lines.get((notice.kind, notice.address))
        if line is None:
            line = self._open(notice)
        if line is None:
            return
        place = (notice.guest, notice.room)
        if place not in line.waiting and len(line.waiting) >= self._tempo.rooms:
            self._drop(notice, "notice dropped, too many rooms wait at its address")
            return
        line.waiting[place] = notice

    def _open(self, notice: Notice) -> _Line | None:
        """A line for an address that was at rest."""
        if len(self._lines) >= self._tempo.lines:
            self._drop(notice, "notice dropped, too many addresses wait")
            return None
        try:
            # Again, because the operator may allow less than when the guest gave the address.
            target = self._allowed.check_url(notice.kind, notice.address)
        except BadAddress:
            self._drop(notice, "notice dropped, its address is not allowed any more")
            return None
        line = _Line(notice.kind, notice.address, target)
        self._lines[notice.kind, notice.address] = line
        self._wake(line, self._tempo.gather)
        return line

    def _drop(self, notice: Notice, event: LiteralString) -> None:
        self._count("dropped")
        log.warning(event, kind=notice.kind)

    def _count(self, result: str) -> None:
        self.counts[result] += 1
        self._counted(result)

    def _wake(self, line: _Line, after: float) -> None:
        line.timer = asyncio.get_running_loop().call_later(after, self._ripe, line)

    def _ripe(self, line: _Line) -> None:
        """A line has gathered or rested long enough: its turn comes when a thread is free."""
        line.timer = None
        if line.waiting:
            self._ready.setdefault(line.target.host, deque()).append(line)
            self._fly()
        else:
            self._end(line)

    def _fly(self) -> None:
        """Give free threads to the lines that are ready, host by host."""
        for host in list(self._ready):
            if len(self._flights) >= self._tempo.threads:
                return
            queue = self._ready.pop(host)
            while queue and len(self._flights) < self._tempo.threads and self._busy[host] < self._tempo.per_host:
                self._launch(queue.popleft())
            if queue:
                # Now last in the order of hosts: the others come first the next time.
                self._ready[host] = queue

    def _launch(self, line: _Line) -> None:
        notices = line.take(self._due)
        if self._pool is None or not notices:
            self._end(line)
            return
        work = self._pool.submit(self._deliver, line.target, notices[-1])
        flight = asyncio.wrap_future(work)
        self._flights.add(flight)
        self._busy[line.target.host] += 1
        flight.add_done_callback(lambda done: self._landed(done, line, notices))

    def _landed(self, flight: asyncio.Future[_Report], line: _Line, notices: list[Notice]) -> None:
        """What follows from the answer, and the next request."""
        host = line.target.host
        self._flights.discard(flight)
        self._busy[host] -= 1
        if not self._busy[host]:
            del self._busy[host]
        if self._pool is None or flight.cancelled():
            return
        report = flight.result()
        self._count(report.outcome)
        event = _EVENTS[report.outcome]
        if report.outcome is Outcome.SENT:
            log.info(event, kind=line.kind, service=host, status=report.status)
        else:
            log.warning(event, report.error, kind=line.kind, service=host, status=report.status, count=line.tries + 1)
        self._settle(line, notices, report)
        self._fly()

    def _deliver(self, target: Target, notice: Notice) -> _Report:
        """Send it, in a thread."""
        try:
            if notice.kind == PUSH:
                headers, body, gone = self._sender.headers(notice, target.origin, time.time()), b"", push.GONE
            else:
                (headers, body), gone = webhook.message(notice), webhook.GONE
            reply = self._carrier.post(target, headers, body)
        except Unreachable as error:
            return _Report(Outcome.LATER, error=error)
        except Exception as error:
            # Even a fault of ours: it must not silence the address for good.
            return _Report(Outcome.REFUSED, error=error)
        return _Report(read(reply.status, gone), reply.status, retry_after=reply.retry_after)

    def _settle(self, line: _Line, notices: list[Notice], report: _Report) -> None:
        """Let the address rest, try again later, or strike it out."""
        if report.outcome is Outcome.GONE:
            guests = dict.fromkeys(notice.guest for notice in (*notices, *line.waiting.values()))
            self._end(line)
            for guest in guests:
                self._tell_gone(guest, line)
            return
        line.tries = line.tries + 1 if report.outcome is Outcome.LATER else 0
        self._wake(line, self._tempo.pause(line.tries, report.retry_after))
        if 0 < line.tries <= len(self._tempo.again):
            line.put_back(notices)
        elif line.tries:
            line.tries = 0
            for notice in notices:
                self._drop(notice, "notice dropped, its service stayed out of reach")

    def _end(self, line: _Line) -> None:
        self._lines.pop((line.kind, line.address), None)

    def _due(self, notice: Notice) -> bool:
        try:
            return self._still_due(notice)
        except Exception as error:
            # One notice too many is the smaller evil, and the line must go on.
            log.error("asking whether a notice is still due failed", error)
            return True

    def _tell_gone(self, guest: str, line: _Line) -> None:
        try:
            self._on_gone(guest, line.kind, line.address)
        except Exception as error:
            log.error("telling that an address is gone failed", error)
