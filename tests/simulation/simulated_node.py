"""A machine that runs a node of the server: it starts, stops, dies and freezes, and its clock may be wrong."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random
from typing import Any

from starlette.types import ASGIApp
from tests.simulation.seams import NodeProcess
from tests.simulation.simulated_database import EPOCH, SimulatedDatabase
from tests.simulation.world import World

from penombre.server.app import application
from penombre.server.limits import Limits
from penombre.server.settings import Settings
from penombre.store import Conflict, Store, StoreFailed

LIMITS = Limits(
    messages_per_second=0,
    requests_per_second=0,
    chat_per_second=0,
    rooms_per_hour=0,
    guests_per_hour=0,
    changes_per_hour=0,
    wrong_keys_per_minute=0,
)
"""Limits are looked at elsewhere; people here are in a hurry."""

WATCH_DELAY = 0.5
"""Minutes that spectators who see everything are behind: few enough for a schedule to be longer."""
RESTARTED = 0.3
"""Seconds before whoever looks after a process starts one again that could not start."""


@cache
def _application(name: str, tempo: float, bot_tempo: float) -> ASGIApp:
    """The server of a machine; made once, for it is the same in all worlds."""
    settings = Settings(limits=LIMITS, tempo=tempo, bot_tempo=bot_tempo, watch_delay=WATCH_DELAY, keep_days=0)
    return application(settings, name, f"http://{name}")


class _Running(NodeProcess):
    """The process of a node, from its start to its end."""

    def __init__(self, machine: Machine, number: int) -> None:
        super().__init__(f"{machine.name} {number}")
        self.machine = machine
        self.chance = machine.world.chance(self.name)
        self.database: SimulatedDatabase | None = None
        self.ready = False
        self.stopping: asyncio.Future[None] | None = None

    def seconds(self) -> float:
        """Seconds that only go forward."""
        return self.machine.world.loop.time()

    def wall_clock(self) -> int:
        """The time of its machine."""
        return EPOCH + int(self.machine.world.loop.time() * 1000) + self.machine.clock_off

    def open_store(self) -> Store:
        """A connection of its own to the store."""
        if self.machine.world.shared.weather.down:
            raise StoreFailed("the database cannot be reached")
        self.database = SimulatedDatabase(self.machine.world.shared, self.name)
        return Store(self.database)

    def complain(self, event: str, error: BaseException | None) -> None:
        """Nothing may fail but what was made to."""
        self.machine.world.note("logged", self.name, event, repr(error))
        if not isinstance(error, (StoreFailed, Conflict)):
            self.machine.world.broke("nothing fails but the store", f"{self.name} logged: {event}, {error!r}")


class Machine:
    """One machine and the node that runs on it, if one does."""

    def __init__(self, world: World, name: str, *, tempo: float, bot_tempo: float) -> None:
        self.world = world
        self.name = name
        self.clock_off = 0
        """How many milliseconds its clock is ahead of the time."""
        self.running: _Running | None = None
        self.processes: list[_Running] = []
        """All that ran here, in turn."""
        self.links: list[Any] = []
        """Sockets that people have here."""
        self._app = _application(name, tempo, bot_tempo)
        self._starts = 0

    @property
    def up(self) -> bool:
        """Whether a node runs here that takes connections."""
        return self.running is not None and self.running.ready and not self.running.frozen

    def start(self) -> None:
        """Start a node here."""
        assert self.running is None
        self._starts += 1
        running = self.running = _Running(self, self._starts)
        self.processes.append(running)
        self.world.note("starts", running.name)
        running.context.run(self._begin, running)

    def _begin(self, running: _Running) -> None:
        loop = self.world.loop
        running.stopping = loop.create_future()
        loop.create_task(self._live(running))

    async def _live(self, running: _Running) -> None:
        """The life of the server, as whoever runs it sees it."""
        stopping = running.stopping
        assert stopping is not None
        begun = False

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "lifespan.startup"}
            await stopping
            return {"type": "lifespan.shutdown"}

        async def send(message: Any) -> None:
            if message["type"] == "lifespan.startup.complete":
                running.ready = True
                self.world.note("ready", running.name)

        try:
            await self._app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send)
        except StoreFailed as error:
            self.world.note("did not start", running.name, str(error))
        except Exception as error:
            self.world.broke("nothing fails but the store", f"{running.name} ended with {error!r}")
        self.world.loop.outside(0.0, self._ended, running)

    def _ended(self, running: _Running) -> None:
        if self.running is running:
            began = running.ready
            self.kill()
            if not began:
                self.world.loop.outside(RESTARTED, self.start_again)

    def start_again(self) -> None:
        """Start a node, unless one runs."""
        if self.running is None:
            self.start()

    def stop(self) -> None:
        """Ask the node to stop."""
        if self.running is not None and self.running.stopping is not None and not self.running.stopping.done():
            self.running.stopping.set_result(None)

    def kill(self) -> None:
        """The process is gone, as after a power cut."""
        running, self.running = self.running, None
        if running is not None:
            self.world.note("gone", running.name)
            self.world.loop.kill(running)
            for link in self.links:
                link.cut()
            self.links.clear()
            if running.database is not None:
                running.database.vanish()

    def freeze(self) -> None:
        """The process stands still."""
        if self.running is not None:
            self.world.loop.freeze(self.running)

    def thaw(self) -> None:
        """The process goes on."""
        if self.running is not None and self.running.frozen:
            self.world.note("goes on", self.running.name)
            self.world.loop.thaw(self.running)

    def serve(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Let the server answer a request or a socket."""
        running = self.running
        assert running is not None
        running.context.run(self._serve, scope, receive, send, running)

    def _serve(self, scope: dict[str, Any], receive: Any, send: Any, running: _Running) -> None:
        self.world.loop.create_task(self._served(scope, receive, send, running))

    async def _served(self, scope: dict[str, Any], receive: Any, send: Any, running: _Running) -> None:
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            self.world.broke("nothing fails but the store", f"{running.name} failed at {scope['path']}: {error!r}")


def wrong_clock(rng: Random) -> int:
    """How far a clock may be off, in milliseconds."""
    return int(rng.choice((-1, 1)) * rng.choice((500, 3_000, 3_600_000, 86_400_000)) * rng.uniform(0.5, 1.0))
