"""How often the log may say the same: so many lines for each cause, then how many were left out."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import Final

from penombre.server.limits import Bucket, Rate

RATE: Final = Rate(per_second=0.2, burst=20)
"""Lines of one cause: what is wrong once is told in full, what anybody can make happen by the thousand is not."""
SILENCE: Final = 60.0
"""Seconds after which it is said how many lines were left out, where their cause does not come up again."""


class LinesPerCause:
    """A filter of log records. A cause is where in the source a line is written, and the class of its error."""

    def __init__(self) -> None:
        self.left_out = 0
        """Lines that were left out, in all."""
        self._buckets: Final[dict[str, Bucket]] = {}
        self._unsaid: Final[dict[str, tuple[int, float]]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether there is room for one more line of this cause; that line says how many were left out before it."""
        if record.levelno < logging.INFO:
            return True
        cause, now = _cause(record), time.monotonic()
        bucket = self._buckets.get(cause) or self._buckets.setdefault(cause, Bucket(RATE))
        unsaid, since = self._unsaid.pop(cause, (0, now))
        if not bucket.take(now):
            self._unsaid[cause] = (unsaid + 1, since)
            self.left_out += 1
            return False
        record.left_out = unsaid
        return True

    def overdue(self) -> Iterator[tuple[str, int]]:
        """The causes of which lines were left out a while ago, and how many: whoever asks says so."""
        now = time.monotonic()
        for cause, (unsaid, since) in list(self._unsaid.items()):
            if now - since >= SILENCE:
                del self._unsaid[cause]
                yield cause, unsaid


def _cause(record: logging.LogRecord) -> str:
    """One word, out of the source alone."""
    event = getattr(record, "event", None)
    where = event.replace(" ", "_") if isinstance(event, str) else f"{record.module}:{record.lineno}"
    error = record.exc_info[0] if record.exc_info else None
    return f"{record.name}:{where}:{error.__name__}" if error else f"{record.name}:{where}"
