"""The time of one node: one that only goes forward for all that waits, and the time of the wall for what is stored.

Deadlines, in memory and on the wire, are moments of `now`, which nobody can set: it begins with the time of the wall
and goes on by a clock that only counts. What is stored is in the time of the wall, which other starts and other nodes
know, too: with PostgreSQL the database's, else this machine's. How far the two are apart may change at any moment. That
changes nothing that waits; only moments that are stored, or read again, are moved by it.

While a machine sleeps, the clock that counts stands still (CLOCK_MONOTONIC), and so do the clocks of its tables.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

from penombre.server.logs import Log

APART: Final = 50
"""Milliseconds by which two clocks may differ before it counts: less is the noise of looking."""
SET: Final = 1_000
"""Milliseconds beyond which it counts as a clock that was set, which is worth a line in the log."""
LOOKS: Final = 3
"""How often a node looks at the store's time before it counts on all others having done so."""

log: Final = Log("clock")


def wall() -> int:
    """The time of the wall as this machine has it, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class NodeClock:
    """The time of one node, in milliseconds since the epoch; in tests, whatever time they like."""

    def __init__(self, wall: Callable[[], int] = wall, counting: Callable[[], float] = time.monotonic) -> None:
        self._wall: Final = wall
        self._counting: Final = counting
        self._origin = wall() - self._counted()
        self._ahead = 0
        """How far what is stored is ahead of `now`."""
        self.times_set = 0
        """How often a clock was set so that what was stored before means other moments now, and all nodes know."""
        self._known_to_all = 0
        """After how many more looks at the store's time all other nodes will have looked at it, too."""
        self._is_shared = False
        """Whether what is stored goes by the clock of a database."""
        self._took = 0
        """Milliseconds that the answer took from which `_ahead` is known: it is wrong by half of that at most."""

    def seconds(self) -> float:
        """Seconds that only go forward, from wherever."""
        return self._counting()

    def now(self) -> int:
        """The moment it is, for all that waits."""
        return self._origin + self._counted()

    def stored(self, moment: int) -> int:
        """A moment of `now`, as it is stored."""
        return moment + self._ahead_now()

    def recalled(self, moment: int) -> int:
        """A moment that was stored, as one of `now`."""
        return moment - self._ahead_now()

    async def compare(self, ask: Callable[[], Awaitable[int | None]]) -> None:
        """Ask the store what time it is, if it knows: what is stored goes by that."""
        asked_at = self.seconds()
        told = await ask()
        took = self.seconds() - asked_at
        if self._known_to_all:
            self._known_to_all -= 1
            self.times_set += not self._known_to_all
        if told is None:
            self._differ(self._wall() - self.now())
            return
        now, most = self.now(), round(1000 * took)
        ahead = told - now + most // 2
        if not self._is_shared:
            # Nobody was told any moment of this node yet: it begins with the time that all nodes have.
            self._is_shared, self._took = True, most
            self._origin += ahead
        elif most < self._took or not -APART <= self._ahead - (told - now) <= most + APART:
            # It says more than what is known, or that this cannot be true: it was told somewhere on that way.
            self._took = most
            self._differ(ahead)

    def _counted(self) -> int:
        return round(self._counting() * 1000)

    def _ahead_now(self) -> int:
        if not self._is_shared:
            self._differ(self._wall() - self.now())
        return self._ahead

    def _differ(self, ahead: int) -> None:
        by = ahead - self._ahead
        if abs(by) > APART:
            self._ahead = ahead
        if abs(by) > SET:
            self._known_to_all = LOOKS
            log.warning("clock was set", ms=by)
