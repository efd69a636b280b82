"""What the server writes down about itself: one line per event, and of each event only fields that can tell no secret.

A line says what happened in words fixed in the source, and where: in which room, which match, at which route. There is
no field for a name, a token, a text, an answer, an invitation or an address, and a value that is no number and no plain
word is dropped. What a library logs is reduced to where it said so; what an exception carries stays inside.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Final, Literal, LiteralString, TextIO, TypedDict, Unpack

import msgspec

from penombre.server.limits import BadLimit
from penombre.server.lines_per_cause import LinesPerCause
from penombre.store import StoreFailed, StoreUnreadable

Format = Literal["json", "terminal"]
Level = Literal["debug", "info", "warning", "error"]

ROOT: Final = "penombre"


class Fields(TypedDict, total=False):
    """Everything a line may carry."""

    room: str
    match: str
    route: str
    """the template, never the path"""
    method: str
    status: int
    kind: str
    count: int
    ms: float
    service: str
    """a host that turn notices go to"""


ALLOWED: Final = frozenset(Fields.__annotations__)

SPEAKING: Final = (StoreFailed, StoreUnreadable, BadLimit)
"""The errors whose text may be written down: they speak to the operator. A refusal quotes what a player sent."""

# Ids, codes and templates such as /api/rooms/{room}; a sentence, a header or a line break is none.
_WORD: Final = re.compile(r"[A-Za-z0-9_.:/{}+-]{1,80}", re.ASCII)
_EVENT: Final = re.compile(r"[a-z][a-z' ,-]{0,79}", re.ASCII)

_DEEPEST: Final = 8  # exceptions in a chain
_LONGEST: Final = 40  # frames of one traceback, from the innermost outwards
_LINES: Final = 120  # in all


class Log:
    """The log of one part of the server: `log.info("match restored", match=id, ms=12)`."""

    def __init__(self, part: LiteralString) -> None:
        self._logger = logging.getLogger(f"{ROOT}.{part}")

    def debug(self, event: LiteralString, **fields: Unpack[Fields]) -> None:
        self._write(logging.DEBUG, event, fields)

    def info(self, event: LiteralString, **fields: Unpack[Fields]) -> None:
        self._write(logging.INFO, event, fields)

    def warning(self, event: LiteralString, error: BaseException | None = None, **fields: Unpack[Fields]) -> None:
        """Something is not as it should be and the server goes on; of the error, its class."""
        self._write(logging.WARNING, event, fields, error)

    def error(self, event: LiteralString, error: BaseException | None = None, **fields: Unpack[Fields]) -> None:
        """Something failed; of the error, its class and the way to it."""
        self._write(logging.ERROR, event, fields, error)

    def _write(self, level: int, event: str, fields: Fields, error: BaseException | None = None) -> None:
        if self._logger.isEnabledFor(level):
            exception = (type(error), error, error.__traceback__) if error else None
            self._logger.log(level, "", exc_info=exception, extra={"event": event, "fields": fields})


def setup(format: Format, level: Level = "info", stream: TextIO | None = None) -> None:
    """Send every log of this process to standard error, one line per event; other libraries from `warning` on.

    Start uvicorn with `log_config=None` and `access_log=False`: its access log writes paths and addresses.
    """
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, _Lines):
            root.removeHandler(handler)
    lines = _Lines(stream or sys.stderr)
    lines.setFormatter(_Json() if format == "json" else _Terminal())
    lines.addFilter(_is_worth_a_line)
    lines.addFilter(lines.per_cause)
    root.addHandler(lines)
    root.setLevel(logging.WARNING)
    logging.getLogger(ROOT).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = True


def left_out() -> int:
    """How many lines were left out because there were many of the same cause."""
    return sum(handler.per_cause.left_out for handler in logging.getLogger().handlers if isinstance(handler, _Lines))


def say_what_was_left_out() -> None:
    """Write down how many lines were left out of causes that have not come up since; called now and then."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _Lines):
            for cause, count in handler.per_cause.overdue():
                Log("logs").warning("lines were left out", kind=cause, count=count)


class _Lines(logging.StreamHandler[TextIO]):
    """A handler that stays silent when it cannot write: the standard one would print what it was given."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.per_cause: Final = LinesPerCause()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        return


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """All but what anybody could fill the log with: uvicorn takes text that is no UTF-8 for an error of the server."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError))


class _Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            **_told(record),
        }
        return msgspec.json.encode(line).decode()


class _Terminal(logging.Formatter):
    """One line for a person, and the traceback under it."""

    def format(self, record: logging.LogRecord) -> str:
        told = _told(record)
        trace = told.pop("trace", [])
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = (f"{name}={value}" for name, value in told.items() if name not in ("event", "message"))
        # Escaped: a message must not be able to move the cursor.
        message = [json.dumps(told["message"])] if "message" in told else []
        words = [time, f"{record.levelname.lower():7}", str(told["event"]), *fields, *message]
        lines = trace if isinstance(trace, list) else []
        return "\n".join([" ".join(words), *(f"    {line}" for line in lines)])


def _told(record: logging.LogRecord) -> dict[str, object]:
    """All that may be said of a record."""
    event, fields = getattr(record, "event", None), getattr(record, "fields", None)
    told: dict[str, object]
    if record.name.startswith(ROOT) and isinstance(event, str) and isinstance(fields, dict):
        told = {"event": event if _EVENT.fullmatch(event) else "unnamed event"}
        told |= {name: value for name, value in fields.items() if name in ALLOWED and _is_plain(value)}
    else:
        told = {"event": "said by a library", "where": f"{record.module}:{record.lineno}"}
    if unsaid := getattr(record, "left_out", 0):
        told["left_out"] = unsaid
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        told["error"] = type(error).__name__
        if isinstance(error, SPEAKING):
            # The first line only: databases put the values of the row under it.
            told["message"] = str(error).partition("\n")[0][:200]
        if record.levelno >= logging.ERROR:
            told["trace"] = list(islice(_trace(error), _LINES))
    return told


def _is_plain(value: object) -> bool:
    """Whether a value is a number or one word. Subclasses could print as anything, so they are not."""
    return type(value) in (bool, int, float) or (type(value) is str and _WORD.fullmatch(value) is not None)


def _trace(error: BaseException, deep: int = 0) -> Iterator[str]:
    """Places and classes, innermost first, through causes and groups; no values."""
    if deep:
        yield type(error).__name__
    places = []
    traceback = error.__traceback__
    while traceback is not None:
        frame = traceback.tb_frame
        places.append(f"{frame.f_globals.get('__name__', '?')}:{traceback.tb_lineno} {frame.f_code.co_name}")
        traceback = traceback.tb_next
    yield from (f"at {place}" for place in places[: -_LONGEST - 1 : -1])
    if deep >= _DEEPEST:
        return
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _trace(part, deep + 1)
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _trace(earlier, deep + 1)
