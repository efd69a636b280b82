"""Processes of experts die, hang and have too much to do; nobody ever waits for one beyond the moment that was said."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.timeouts import patience

from penombre.engine import Match
from penombre.experts import Experts, Job, Thought, handed_over, new_chance, pool
from penombre.experts.worker import MEMORY
from penombre.games import RULESETS

JOB = Job("kemomimi_panic", 0, 0, b"", b"")

STAND_IN = """
import os, sys, time
from msgspec.msgpack import Decoder, Encoder
from penombre.experts import Job, Thought

def say(thought):
    message = Encoder().encode(thought)
    sys.stdout.buffer.write(len(message).to_bytes(4, "big") + message)
    sys.stdout.buffer.flush()

{ready}
while length := sys.stdin.buffer.read(4):
    job = Decoder(Job).decode(sys.stdin.buffer.read(int.from_bytes(length, "big")))
    {thinks}
"""
ECHOES = 'say(Thought(answer=f"{job.seat} {job.seconds:.2f}"))'
HANGS = "time.sleep(600)"


class Beside:
    """A pool with some program for its processes, and what it told."""

    def __init__(
        self, folder: Path, most: int = 1, *, thinks: str = ECHOES, ready: str = "say(Thought())", **more: Any
    ):
        program = folder / "stand_in.py"
        program.write_text(STAND_IN.format(ready=ready, thinks=thinks))
        self.results: list[str] = []
        self.deaths = 0
        command = (sys.executable, str(program))
        self.experts = Experts(most, counted=self.results.append, died=self._died, command=command, **more)

    def _died(self) -> None:
        self.deaths += 1

    async def asks(self, seat: int = 0, seconds: float | None = None) -> Thought | None:
        """Have a question thought over that is due in so many seconds."""
        due = asyncio.get_running_loop().time() + (patience() if seconds is None else seconds)
        with self.experts.expecting() as may_come:
            return await self.experts.think(Job("", seat, 0, b"", b""), due) if may_come else None

    async def process(self, before: int = 0) -> int:
        """The number of the one process, when there is one, and another one than before."""
        async with asyncio.timeout(patience()):
            while not self.experts.pids or self.experts.pids == [before]:
                await asyncio.sleep(0.01)
        return self.experts.pids[0]


def played(beside: Beside, scenario: Callable[[Beside], Awaitable[None]]) -> None:
    async def whole() -> None:
        try:
            await scenario(beside)
        finally:
            await beside.experts.close()
        assert not beside.experts.pids

    asyncio.run(whole())


def gone(pid: int) -> bool:
    """Whether there is no such process any more, after some patience."""
    end = time.monotonic() + patience()
    while time.monotonic() < end:
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
            time.sleep(0.02)
            continue
        return True
    return False


def test_nothing_is_started_before_somebody_asks_and_nothing_stays_when_nobody_does(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        assert not beside.experts.pids
        assert await beside.asks() is not None
        (pid,) = beside.experts.pids
        async with asyncio.timeout(patience()):
            while beside.experts.pids:
                await asyncio.sleep(0.01)
        assert gone(pid)
        assert await beside.asks() is not None, "another one is started where it is wanted again"
        assert beside.deaths == 0

    played(Beside(tmp_path, idle=0.2), scenario)


def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_replaced(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        thinking = asyncio.ensure_future(beside.asks())
        pid = await beside.process()
        async with asyncio.timeout(patience()):
            while beside.experts.waiting:
                await asyncio.sleep(0.01)
        os.kill(pid, signal.SIGKILL)
        assert await thinking is None
        assert beside.results == ["died"]
        await beside.process(before=pid)
        assert beside.deaths == 1 and gone(pid)

    played(Beside(tmp_path, thinks=HANGS), scenario)


def test_a_process_that_is_killed_while_it_has_nothing_to_do_is_replaced_at_once(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        assert await beside.asks() is not None
        (pid,) = beside.experts.pids
        os.kill(pid, signal.SIGKILL)
        await beside.process(before=pid)
        assert await beside.asks() is not None
        assert beside.results == ["thought"] * 2 and beside.deaths == 1

    played(Beside(tmp_path), scenario)


def test_a_process_that_hangs_is_killed_and_nobody_waits_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "HUNG", 0.3)

    async def scenario(beside: Beside) -> None:
        beside.experts.prepare()
        pid = await beside.process()
        began = asyncio.get_running_loop().time()
        assert await beside.asks(seconds=0.5) is None
        assert asyncio.get_running_loop().time() - began > 0.4
        assert beside.results == ["late"]
        await beside.process(before=pid)
        assert beside.deaths == 1 and gone(pid)

    played(Beside(tmp_path, thinks=HANGS), scenario)


def test_all_who_ask_at_once_share_the_time_and_who_is_due_first_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = patience()
    monkeypatch.setattr(pool, "THOUGHT", whole)
    came: list[tuple[int, float]] = []

    async def asks(beside: Beside, seat: int) -> None:
        thought = await beside.asks(seat, whole - seat / 10)
        assert thought is not None
        number, seconds = str(thought.answer).split()
        came.append((int(number), float(seconds)))

    async def scenario(beside: Beside) -> None:
        await asyncio.gather(*[asks(beside, seat) for seat in range(5)])
        assert [seat for seat, _ in came] == [4, 3, 2, 1, 0]
        assert pool.LEAST < came[0][1] <= whole / 5 < came[-1][1], "who comes last has all that is left"
        assert beside.results == ["thought"] * 5

    played(Beside(tmp_path), scenario)


def test_too_many_are_told_so_at_once(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        thoughts = await asyncio.gather(*[beside.asks() for _ in range(20)])
        assert Counter(beside.results) == {"thought": 2 * pool.EACH, "full": 20 - 2 * pool.EACH}
        assert sum(thought is not None for thought in thoughts) == 2 * pool.EACH
        async with asyncio.timeout(patience()):
            while len(beside.experts.pids) < 2:
                await asyncio.sleep(0.01)

    played(Beside(tmp_path, most=2), scenario)


def test_where_none_may_run_there_are_no_thoughts(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        assert await beside.asks() is None
        assert beside.results == ["off"] and not beside.experts.pids

    played(Beside(tmp_path, most=0), scenario)


def test_a_program_that_cannot_run_is_not_started_again_and_again(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        assert await beside.asks(seconds=0.1) is None
        async with asyncio.timeout(patience()):
            while beside.deaths < 2:
                await asyncio.sleep(0.01)
        assert await beside.asks() is None
        assert beside.results == ["late", "died"] and beside.deaths == 2

    played(Beside(tmp_path, ready="sys.exit(1)"), scenario)


def test_a_thought_that_is_not_awaited_any_more_takes_nobodys_time(tmp_path: Path) -> None:
    async def scenario(beside: Beside) -> None:
        broken_off = asyncio.ensure_future(beside.asks(1))
        await asyncio.sleep(0)
        broken_off.cancel()
        thought = await beside.asks(2)
        assert thought is not None and thought.answer == f"2 {pool.THOUGHT:.2f}"
        assert beside.results == ["thought"]

    played(Beside(tmp_path), scenario)


HOST = """
import asyncio, os, sys, uvloop
from penombre.experts import Experts, Job

async def main():
    experts = Experts(1)
    hexed = Job("kemomimi_panic", int(sys.argv[1]), 0, bytes.fromhex(sys.argv[2]), b"", worlds=1 << 40)
    broken = Job("kemomimi_panic", 0, 0, b"", b"")
    print(await experts.think(broken, asyncio.get_running_loop().time() + 600), flush=True)
    print(*experts.pids, flush=True)
    await experts.think(hexed, asyncio.get_running_loop().time() + 600)

os.set_inheritable(os.open("/dev/zero", os.O_RDONLY), True)
uvloop.install()
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_a_real_process_has_nothing_of_the_server_and_does_not_outlive_it() -> None:
    match: Match[Any] = Match(RULESETS["kemomimi_panic"], 5, None, 1)
    seat = match.asks()[0].seat
    imagined = handed_over(match, seat, Random(1)).hex()
    environment = {**os.environ, "PENOMBRE_DATABASE": "postgresql://user:password@host/name"}
    command = (sys.executable, "-c", HOST, str(seat), imagined)
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as host:
        try:
            assert host.stdout is not None
            assert host.stdout.readline() == "None\n", "what cannot be read is no thought, and no end of the process"
            pid = int(host.stdout.readline())
            process = Path(f"/proc/{pid}")
            assert b"PENOMBRE" not in (process / "environ").read_bytes()
            opened = {str(file.readlink()) for file in (process / "fd").iterdir()}
            assert len(opened) == 3 and "/dev/null" in opened, opened
            assert f"{MEMORY} " in (process / "limits").read_text()
        finally:
            host.kill()
    assert gone(pid)


def test_what_chance_a_process_gets_is_never_the_same() -> None:
    assert len({new_chance() for _ in range(100)}) == 100
