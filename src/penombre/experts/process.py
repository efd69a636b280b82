"""One process that experts think in, as the server sees it: started, asked, and killed where it hangs."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Self

from msgspec import MsgspecError
from msgspec.msgpack import Decoder, Encoder

from penombre.experts.handover import Job, Thought
from penombre.experts.worker import LENGTH

COMMAND: Final = (sys.executable, "-P", "-m", "penombre.experts.worker")
STARTING: Final = 60.0
"""Seconds in which a process has to be ready: a tenth of that is much on a machine that is not overloaded."""
LONGEST: Final = 1 << 20
"""Bytes of a thought at most."""

_INHERITED: Final = ("PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONHOME", "SYSTEMROOT", "TMPDIR", "TEMP")

_ENCODER: Final = Encoder()
_THOUGHTS: Final = Decoder(Thought)
# Some loops raise a RuntimeError where a pipe is closed; letters that are none are no fault of msgspec's.
_BROKEN: Final = (TimeoutError, OSError, RuntimeError, asyncio.IncompleteReadError, MsgspecError, UnicodeError)


class Died(Exception):
    """The process is gone, or does not answer any more."""


class ExpertProcess:
    """A process of its own with nothing of the server in it: neither its files, its settings nor its memory."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process

    @classmethod
    async def start(cls, command: tuple[str, ...] = COMMAND) -> Self:
        """One that has loaded all it needs."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=_environment(os.environ)
            )
        except OSError as error:
            raise Died(f"it cannot be started: {error}") from None
        started = cls(process)
        try:
            await started._hear(STARTING)
        except BaseException:
            await started.end()
            raise
        return started

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    async def think(self, job: Job, patience: float) -> Thought:
        """What it makes of a job; `Died` where nothing comes in so many seconds."""
        return await self._hear(patience, _ENCODER.encode(job))

    async def gone(self) -> None:
        """Wait until it has ended by itself, or was killed."""
        await self._process.wait()

    async def end(self) -> None:
        """Kill it, and wait until it is gone: it has nothing that anybody would miss."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _hear(self, patience: float, job: bytes = b"") -> Thought:
        """What it says in so many seconds, once this job was told to it, if there is one."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            async with asyncio.timeout(patience):
                if job:
                    stdin.write(len(job).to_bytes(LENGTH, "big") + job)
                    await stdin.drain()
                length = int.from_bytes(await stdout.readexactly(LENGTH), "big")
                if length > LONGEST:
                    raise Died("what it says is no thought")
                return _THOUGHTS.decode(await stdout.readexactly(length))
        except _BROKEN as error:
            raise Died(f"it does not answer: {error}") from None


def _environment(ours: Mapping[str, str]) -> dict[str, str]:
    """What it takes to run the same Python with the same modules, and no setting: those hold keys and addresses."""
    inherited = {name: ours[name] for name in _INHERITED if name in ours}
    return {**inherited, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
