"""The process that experts think in: `python -m penombre.experts.worker` reads jobs and writes thoughts, one by one.

It ends when whoever started it does, in whatever way, even in the middle of a thought.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

from msgspec.msgpack import Decoder, Encoder

from penombre.experts.handover import Job, Thought
from penombre.experts.thinking import thought_of

LENGTH: Final = 4
"""Bytes that say how long the message after them is."""
MEMORY: Final = 768 * 2**20
"""Bytes that a process may ask of the system: five times what it takes with all games loaded."""
FILES: Final = 1 << 20
"""No file that a server may open has a higher number."""
NICE: Final = 10
"""How much it steps back where others want the processor, the server above all."""


def main() -> None:
    """Think over whatever comes in, until nothing can come any more."""
    # Not every way to start a process closes what is open in the one it comes from.
    os.closerange(3, FILES)
    _hold_back()
    reading, writing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Nothing that anybody prints can get between the messages.
    os.dup2(2, 1)
    jobs: SimpleQueue[Job] = SimpleQueue()
    Thread(target=_read, args=(reading, jobs), daemon=True).start()
    encoder = Encoder()
    _write(writing, encoder.encode(Thought()))  # all is loaded
    while True:
        _write(writing, encoder.encode(_tried(jobs.get())))


def _read(reading: IO[bytes], jobs: SimpleQueue[Job]) -> None:
    """Pass on what is read; where nobody writes any more the process ends at once, whatever it is thinking over."""
    decoder = Decoder(Job)
    try:
        while len(length := reading.read(LENGTH)) == LENGTH:
            jobs.put(decoder.decode(reading.read(int.from_bytes(length, "big"))))
    finally:
        os._exit(0)


def _tried(job: Job) -> Thought:
    try:
        return thought_of(job)
    except Exception as error:
        # The kind and no more: a text could say what the seat holds.
        return Thought(failure=type(error).__name__)


def _write(writing: IO[bytes], message: bytes) -> None:
    writing.write(len(message).to_bytes(LENGTH, "big") + message)
    writing.flush()


def _hold_back() -> None:
    """Take no more of the machine than is meant for it, and leave it to the server when to stop."""
    for number in (signal.SIGINT, signal.SIGTERM):  # both may be sent to the whole group
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):  # the system may allow less already, or none of this
            os.nice(NICE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main()
