"""Whatever goes wrong with an expert's process is the end of that process, and of nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import pytest
from tests.timeouts import patience

from penombre.experts import Job
from penombre.experts.process import Died, ExpertProcess

LOOPS = ["asyncio", "uvloop"]
READY = """
import sys, time
from msgspec.msgpack import encode
from penombre.experts import Thought

def say(message):
    sys.stdout.buffer.write(len(message).to_bytes(4, "big") + message)
    sys.stdout.buffer.flush()

say(encode(Thought()))
"""
READS_NOTHING = f"{READY}time.sleep(600)"
NO_LETTERS = rf"{READY}sys.stdin.buffer.read(1); say(b'\x94\x90\xa1\xff\xc0\xa0')"


def run(loop: str, scenario: Callable[[], Any]) -> None:
    pytest.importorskip(loop).run(scenario())


async def asked(program: str, job: Job, seconds: float, *, killed: bool = False) -> None:
    process = await ExpertProcess.start((sys.executable, "-c", program))
    try:
        if killed:
            os.kill(process.pid, signal.SIGKILL)
            await process.gone()
            await asyncio.sleep(0.1)  # the loop has seen that nobody reads any more
        with pytest.raises(Died):
            async with asyncio.timeout(patience()):
                await process.think(job, seconds)
    finally:
        await process.end()


@pytest.mark.parametrize("loop", LOOPS)
def test_nothing_can_be_told_to_a_process_that_is_gone(loop: str) -> None:
    run(loop, lambda: asked(READS_NOTHING, Job("", 0, 0, b"", b""), patience(), killed=True))


@pytest.mark.parametrize("loop", LOOPS)
def test_a_process_that_does_not_read_is_given_up_like_one_that_says_nothing(loop: str) -> None:
    run(loop, lambda: asked(READS_NOTHING, Job("", 0, 0, bytes(1 << 20), b""), 0.2))


def test_letters_that_are_none_are_no_thought() -> None:
    run("asyncio", lambda: asked(NO_LETTERS, Job("", 0, 0, b"", b""), patience()))
