from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from penombre.engine import PenombreError
from penombre.engine.errors import NotAnOption
from penombre.server.logs import ALLOWED, Format, Log, setup
from penombre.store import StoreFailed

CANARY = "canary7secret"


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("penombre")
    handlers, root_level, our_level = list(root.handlers), root.level, ours.level
    yield
    root.handlers[:] = handlers
    root.setLevel(root_level)
    ours.setLevel(our_level)
    logging.getLogger("uvicorn.access").disabled = False


def started(format: Format = "json") -> io.StringIO:
    stream = io.StringIO()
    setup(format, "debug", stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line, type=dict[str, Any]) for line in stream.getvalue().splitlines()]


def raised(error: BaseException) -> BaseException:
    """The error with a traceback through a frame that holds the canary."""

    def deep(secret: str) -> None:
        assert secret
        raise error

    try:
        deep(CANARY)
    except BaseException as caught:
        return caught
    raise AssertionError


def test_an_event_is_one_json_object_with_time_level_and_fields() -> None:
    stream = started()
    Log("match").info("match restored", match="m4f", count=3, ms=1.5)
    (line,) = lines(stream)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert line == {
        "level": "info",
        "logger": "penombre.match",
        "event": "match restored",
        "match": "m4f",
        "count": 3,
        "ms": 1.5,
    }


def test_a_person_at_a_terminal_reads_one_line() -> None:
    stream = started("terminal")
    Log("http").info("request answered", route="/api/rooms/{room}", status=200)
    written = r"\d\d:\d\d:\d\d info    request answered route=/api/rooms/\{room\} status=200\n"
    assert re.fullmatch(written, stream.getvalue())


def test_levels_below_the_chosen_one_are_silent() -> None:
    stream = io.StringIO()
    setup("json", "warning", stream)
    log = Log("match")
    log.debug("dealt")
    log.info("restored")
    log.warning("slow")
    log.error("broken")
    assert [line["event"] for line in lines(stream)] == ["slow", "broken"]


def test_setting_up_twice_writes_once() -> None:
    started()
    stream = started()
    Log("match").info("restored")
    assert len(lines(stream)) == 1


@pytest.mark.parametrize("format", ["json", "terminal"])
def test_no_unlisted_field_comes_out(format: Format) -> None:
    stream = started(format)
    unlisted = [
        "name",
        "token",
        "text",
        "answer",
        "invite",
        "address",
        "host",
        "path",
        "query",
        "cookie",
        "seat",
        "trace",
    ]
    assert not ALLOWED & set(unlisted)
    fields = cast(Any, dict.fromkeys([*unlisted, "message", "where", "time", "level", "logger", "fields"], CANARY))
    log = Log("match")
    for write in (log.debug, log.info, log.warning, log.error):
        write("said", **fields)
    assert stream.getvalue().count("said") == 4
    assert CANARY not in stream.getvalue()


class Sly(str):
    """A word when it is looked at, a secret when it is printed."""

    def __str__(self) -> str:
        return CANARY


@pytest.mark.parametrize("format", ["json", "terminal"])
@pytest.mark.parametrize(
    "value",
    [
        f"a sentence with {CANARY}",
        f"{CANARY}\n{CANARY}",
        f"\x1b[2J{CANARY}",
        f"?key={CANARY}",
        f"a@{CANARY}",
        CANARY * 10,
        Sly("word"),
        {CANARY: CANARY},
        [CANARY],
        CANARY.encode(),
        ValueError(CANARY),
        None,
        "",
    ],
)
def test_a_listed_field_takes_a_number_or_a_word_and_nothing_else(value: object, format: Format) -> None:
    stream = started(format)
    Log("match").info("said", **cast(Any, {"kind": value, "count": 4}))
    assert CANARY not in stream.getvalue()
    assert "kind" not in stream.getvalue()
    assert "count" in stream.getvalue()


def test_words_that_are_not_fixed_in_the_source_are_no_event() -> None:
    stream = started()
    Log("match").info(cast(Any, f"key {CANARY} refused"))
    Log("match").info(cast(Any, "two\nlines"))
    assert [line["event"] for line in lines(stream)] == ["unnamed event", "unnamed event"]


def chained() -> BaseException:
    try:
        try:
            raise KeyError(CANARY)
        except KeyError as inner:
            inner.add_note(CANARY)
            raise ValueError(CANARY) from inner
    except ValueError as caught:
        return caught


@pytest.mark.parametrize("format", ["json", "terminal"])
@pytest.mark.parametrize("level", ["warning", "error"])
@pytest.mark.parametrize(
    "error",
    [
        ValueError(CANARY),
        KeyError({CANARY: CANARY}),
        UnicodeDecodeError("utf-8", CANARY.encode(), 0, 1, CANARY),
        OSError(2, CANARY, CANARY),
        PenombreError(CANARY),
        NotAnOption(f"choose expects a list of options, not '{CANARY}'", CANARY),
        StoreFailed(f"the row is refused\nDETAIL: Key (hash)=({CANARY})"),
        ExceptionGroup(CANARY, [ValueError(CANARY), ExceptionGroup(CANARY, [KeyError(CANARY)])]),
        chained(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_no_argument_of_an_exception_comes_out(error: BaseException, level: str, format: Format) -> None:
    stream = started(format)
    getattr(Log("match"), level)("failed", raised(error), match="m4f")
    assert type(error).__name__ in stream.getvalue()
    assert CANARY not in stream.getvalue()


def test_an_error_tells_the_way_to_it_innermost_first() -> None:
    stream = started()
    Log("match").error("failed", raised(ValueError(CANARY)))
    (line,) = lines(stream)
    assert line["error"] == "ValueError"
    assert "message" not in line
    assert re.fullmatch(r"at \S*test_logs:\d+ deep", line["trace"][0])
    assert re.fullmatch(r"at \S*test_logs:\d+ raised", line["trace"][1])


def test_causes_and_groups_are_followed() -> None:
    stream = started()
    log = Log("match")
    log.error("failed", chained())
    log.error("failed", ExceptionGroup("", [KeyError(), OSError()]))
    causes, groups = lines(stream)
    assert (causes["error"], "KeyError" in causes["trace"]) == ("ValueError", True)
    assert (groups["error"], groups["trace"]) == ("ExceptionGroup", ["KeyError", "OSError"])


def test_a_warning_names_the_error_without_the_way_to_it() -> None:
    stream = started()
    Log("match").warning("overtaken", raised(ValueError(CANARY)))
    (line,) = lines(stream)
    assert (line["error"], "trace" in line) == ("ValueError", False)


def test_an_error_that_speaks_to_the_operator_is_heard() -> None:
    stream = started()
    Log("store").error("cannot write", raised(StoreFailed("the disk is full: free some space")))
    assert lines(stream)[0]["message"] == "the disk is full: free some space"


def test_a_message_cannot_steer_the_terminal() -> None:
    stream = started("terminal")
    Log("store").error("cannot write", StoreFailed("\x1b[2J\x9b31m\u202e\r"))
    assert "\x1b" not in stream.getvalue() and stream.getvalue().isascii()


def test_a_long_chain_of_causes_is_cut() -> None:
    error = ValueError()
    for _ in range(50):
        later = ValueError()
        later.__cause__ = error
        error = later
    stream = started()
    Log("match").error("failed", error)
    assert lines(stream)[0]["trace"] == ["ValueError"] * 8


def test_errors_without_end_make_a_line_with_an_end() -> None:
    def recurse(depth: int) -> None:
        if depth:
            recurse(depth - 1)
        raise ExceptionGroup("", [ExceptionGroup("", [ValueError()] * 50)] * 50)

    stream = started()
    try:
        recurse(500)
    except ExceptionGroup as error:
        error.__context__ = error
        Log("match").error("failed", error)
    (line,) = lines(stream)
    assert 40 < len(line["trace"]) <= 120


@pytest.mark.parametrize("format", ["json", "terminal"])
def test_of_what_a_library_says_only_the_place_comes_out(format: Format) -> None:
    stream = started(format)
    for name in ("uvicorn.error", "asyncio", "websockets.server", "penombre.rooms"):
        library = logging.getLogger(name)
        library.warning("peer %s asked for %s", CANARY, f"/?key={CANARY}")
        library.error(f"formatted {CANARY}", exc_info=raised(ValueError(CANARY)), extra={"event": CANARY})
        library.error("odd", extra={"event": CANARY, "fields": CANARY}, stack_info=True)
    assert stream.getvalue().count("said by a library") == 12
    assert stream.getvalue().count("test_logs:") >= 12
    assert CANARY not in stream.getvalue()


def test_libraries_are_heard_from_warning_on_and_the_access_log_never() -> None:
    stream = started()
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "203.0.113.9", "/?key=1")
    logging.getLogger("uvicorn.access").critical("GET /?key=1")
    assert stream.getvalue() == ""


def test_a_line_that_cannot_be_written_is_not_printed_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    stream = started()
    stream.close()
    Log("match").error("failed", raised(ValueError(CANARY)))
    logging.getLogger("uvicorn.error").error("peer %s", CANARY)
    assert capsys.readouterr() == ("", "")
