"""The log says the same so many times, and then how often it did not."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import msgspec
import pytest

from penombre.server import logs
from penombre.server.lines_per_cause import RATE


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What is logged in this test."""
    root, ours = logging.getLogger(), logging.getLogger("penombre")
    before, levels = list(root.handlers), (root.level, ours.level)
    written = io.StringIO()
    logs.setup("json", "debug", written)
    yield written
    root.handlers[:] = before
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
    logging.getLogger("uvicorn.access").disabled = False


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which lines are counted."""
    now = [1000.0]
    monkeypatch.setattr("penombre.server.lines_per_cause.time.monotonic", lambda: now[0])
    return now


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [msgspec.json.decode(line, type=dict[str, object]) for line in stream.getvalue().splitlines()]


def test_one_cause_has_so_many_lines_and_the_next_one_says_what_was_left_out(
    stream: io.StringIO, clock: list[float]
) -> None:
    log = logs.Log("door")
    for _ in range(RATE.burst + 1000):
        log.error("request failed", ValueError("x"))
    log.error("request failed", KeyError("another cause"))
    assert len(lines(stream)) == RATE.burst + 1
    assert logs.left_out() == 1000
    clock[0] += 60
    log.error("request failed", ValueError("x"))
    assert lines(stream)[-1]["left_out"] == 1000


def test_what_a_library_repeats_is_left_out_too(stream: io.StringIO, clock: list[float]) -> None:
    for number in range(1000):
        logging.getLogger("uvicorn.error").warning("from %d", number)
    assert len(lines(stream)) == RATE.burst
    assert clock == [1000.0]


def test_it_is_said_in_the_end_where_the_cause_does_not_come_up_again(stream: io.StringIO, clock: list[float]) -> None:
    for _ in range(RATE.burst + 7):
        logs.Log("door").warning("leaving failed", OSError("a secret"))
    logs.say_what_was_left_out()
    assert len(lines(stream)) == RATE.burst
    clock[0] += 61
    logs.say_what_was_left_out()
    logs.say_what_was_left_out()
    last = lines(stream)[RATE.burst :]
    told = [(line["event"], line["kind"], line["count"]) for line in last]
    assert told == [("lines were left out", "penombre.door:leaving_failed:OSError", 7)]
    assert "secret" not in stream.getvalue()


def test_what_is_looked_for_in_detail_is_never_left_out(stream: io.StringIO, clock: list[float]) -> None:
    for _ in range(100):
        logs.Log("http").debug("request", status=200)
    assert len(lines(stream)) == 100
    assert clock == [1000.0]
