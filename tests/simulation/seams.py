"""Where the server takes its time, its chance and its store from; in a simulation all three are those of its node."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from tests.simulation.simulated_loop import PROCESS, Process

from penombre.experts import Job, Thought, handover, thought_of
from penombre.server import app, node, tokens
from penombre.server.http import api, room_endpoints
from penombre.server.node_clock import NodeClock
from penombre.server.notices import outgoing_request
from penombre.server.server import Server
from penombre.store import Store


class NodeProcess(Process):
    """A process that a node of the server runs in."""

    chance: Random
    server: Server

    def seconds(self) -> float:
        """Seconds that only go forward."""
        raise NotImplementedError

    def wall_clock(self) -> int:
        """The time of its machine, in milliseconds since the epoch."""
        raise NotImplementedError

    def open_store(self) -> Store:
        """A connection of its own to the store."""
        raise NotImplementedError

    def complain(self, event: str, error: BaseException | None) -> None:
        """The server logged an error."""
        raise NotImplementedError


def current() -> NodeProcess:
    """The process that runs now."""
    process = PROCESS.get()
    assert isinstance(process, NodeProcess), "only nodes ask for this"
    return process


class SimulatedServer(Server):
    """A server whose bots and clocks draw from the seed, and which its process knows."""

    def __init__(self, *args: Any, **named: Any) -> None:
        process = current()
        super().__init__(*args, **named)
        self.rng.seed(process.chance.random())
        process.server = self


class SimulatedExperts:
    """Experts think in this process, in a single world: what bounds them elsewhere is time, and here is none.

    How long they seem to think is a matter of chance; now and then it is too long.
    """

    waiting = 0
    pids = ()

    def __init__(self, most: int, **told: Any) -> None:
        self._counted = told["counted"]

    def prepare(self) -> None:
        """They are ready."""

    @contextmanager
    def expecting(self) -> Iterator[bool]:
        """There is room for all, as a rule."""
        yield current().chance.random() < 0.9

    async def think(self, job: Job, due: float) -> Thought | None:
        """What comes of a job by that moment, if anything does."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, due - loop.time()) * min(1.0, 1.2 * current().chance.random()))
        if loop.time() >= due:
            return None
        self._counted("thought")
        return thought_of(replace(job, worlds=1))

    async def close(self) -> None:
        """Nothing goes on."""


async def _open_store(where: object) -> Store:
    return current().open_store()


def _clock() -> NodeClock:
    process = current()
    return NodeClock(process.wall_clock, process.seconds)


def _seconds() -> float:
    return current().seconds()


class _Chance:
    """What the server draws unguessable things from, drawn from the seed instead."""

    def token_bytes(self, size: int = 32) -> bytes:
        return current().chance.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return current().chance.randbytes(size).hex()

    def choice(self, among: Any) -> Any:
        return current().chance.choice(among)

    def system_random(self) -> Random:
        return current().chance


class _Complaints(logging.Handler):
    """Passes errors of the server on to the simulation."""

    def emit(self, record: logging.LogRecord) -> None:
        process = PROCESS.get()
        if isinstance(process, NodeProcess):
            error = record.exc_info[1] if record.exc_info else None
            process.complain(getattr(record, "event", record.getMessage()), error)


@contextmanager
def replaced() -> Iterator[None]:
    """The server as simulations run it, for as long as this lasts."""
    chance = _Chance()
    names: tuple[tuple[Any, str, Any], ...] = (
        (app, "Server", SimulatedServer),
        (app, "open_store", _open_store),
        (tokens, "choice", chance.choice),
        (tokens, "token_hex", chance.token_hex),
        (tokens, "token_urlsafe", chance.token_hex),
        (node, "NodeClock", _clock),
        (node, "Experts", SimulatedExperts),
        (handover, "token_bytes", chance.token_bytes),
        (node, "token_bytes", chance.token_bytes),
        (room_endpoints, "SystemRandom", chance.system_random),
        (api, "perf_counter", _seconds),
        (outgoing_request, "_trusting_the_system", cache(outgoing_request._trusting_the_system)),
    )
    patches = [patch.object(module, name, new) for module, name, new in names]
    logger, complaints = logging.getLogger("penombre"), _Complaints(logging.ERROR)
    level, spreads = logger.level, logger.propagate
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    logger.addHandler(complaints)
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()
        logger.removeHandler(complaints)
        logger.setLevel(level)
        logger.propagate = spreads
