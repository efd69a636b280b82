"""What simulated faults found, where it can be said without a whole schedule; see also `planted.py` there."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.server.test_late_answers import START, Table

from penombre.server.match.publisher import Delivery
from penombre.server.room_state import Mark


def test_an_end_that_was_kept_of_a_question_that_never_was_written_takes_no_time_from_the_one_asked_anew() -> None:
    table = Table()
    table.room.due = Mark(table.match.settled, START - 60_000)
    clock = table.conductor.clock.shown()
    assert clock is not None
    assert clock.due == START + clock.total


def test_whoever_was_let_in_meanwhile_does_not_get_again_what_they_missed() -> None:
    got: list[bytes] = []
    socket: Any = SimpleNamespace(follows=False, source=None, push=got.append)
    everything = Delivery(socket=socket, messages=(b"everything",), arrives=True)
    missed = Delivery(socket=socket, messages=(b"missed",), arrives=True, resumes=True)
    publisher = Table().conductor.publisher
    publisher.frames = SimpleNamespace()  # type: ignore[assignment]
    publisher.deliver([everything, missed])
    assert got == [b"everything"] and socket.follows


async def _moves_on(conductor: Any) -> list[str]:
    """What happens when a failed write is tried again while another one is on its way."""
    told: list[str] = []
    conductor._moved_on = lambda: told.append("moved on")
    conductor._task = asyncio.get_running_loop().create_task(asyncio.sleep(0))
    conductor._task.add_done_callback(lambda _: told.append("written"))
    conductor._task.add_done_callback(lambda _: setattr(conductor, "_task", None))
    assert not conductor.at_rest
    conductor._try_again()
    await asyncio.sleep(0.01)
    assert conductor.at_rest
    return told


def test_nothing_goes_on_from_what_is_not_written_yet() -> None:
    assert asyncio.run(_moves_on(Table().conductor)) == ["written", "moved on"]
