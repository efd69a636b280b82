"""One schedule: a simulated world from a seed, first with faults, then without; then every promise is checked."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Collection, Sequence
from itertools import count
from random import Random
from unittest.mock import patch

from msgspec import Struct
from tests.simulation import checks, prepared_tables
from tests.simulation.faults import FAULTS, Fault, Stage, back
from tests.simulation.people import Person
from tests.simulation.prepared_tables import INVITE, ROOM, Opening, Pace, Table, token_of
from tests.simulation.simulated_database import EPOCH, empty_connection
from tests.simulation.simulated_node import Machine
from tests.simulation.world import World

from penombre.games import RULESETS
from penombre.server.match import conductor, pace

GAMES = {"kemomimi_panic": 45, "tokyo_ghoul": 20, "rose_noire": 12, "dc_spyfall": 13, "death_note": 10}
"""How often each game is played, of a hundred schedules."""
PACES: dict[Pace, int] = {"live": 80, "relaxed": 10, "days": 10}
"""How often each pace is played."""
DELAYED = 0.12
"""How often there are spectators who see everything, long after."""
DAY = 100.0
"""Seconds of a day at slow tables, so that some of them are over."""
MACHINES = ("north", "south", "east")
BEGINS = 0.2
"""Seconds after which things begin to go wrong."""
FURTHER = 6
"""Entries by which a match has to go on once nothing goes wrong any more, if it does not come to its end."""
TURNS = 25_000
"""More steps of the loop than any schedule needs."""
COLLECTED = 40
"""Garbage is collected once in so many schedules: more often costs time, less often memory."""
RESTS = 40
"""So many times nobody has to come or go for as long as it takes to hear of it, before that never happens."""


class Outcome(Struct):
    """What became of a schedule."""

    seed: int
    fingerprint: str
    happened: dict[str, int]
    entries: int
    """How many entries were written."""
    acknowledged: int
    broken: str = ""
    promise: str = ""
    plan: tuple[Fault, ...] = ()
    trace: list[tuple[object, ...]] = []


class Script(Struct, frozen=True):
    """All that a seed decides beforehand."""

    table: Table
    machines: int
    tempo: float
    bot_tempo: float
    playing: bool
    watchers: int
    snapshots: int
    plan: tuple[Fault, ...]
    lasts: float


def script(seed: int, focus: Sequence[str] = ()) -> Script:
    """What happens under this seed: who plays what where, and what goes wrong when; only some faults, if asked."""
    rng = Random(f"{seed} script")
    game = rng.choices(list(GAMES), list(GAMES.values()))[0]
    counts = RULESETS[game].players
    players = rng.randint(counts[0], min(counts[-1], 6))
    people = rng.randint(2, players)
    # Of their own, so that a seed plays the same as before there was such a choice, but where it was made.
    besides = Random(f"{seed} besides")
    delayed = besides.random() < DELAYED
    table = Table(
        game=game,
        people=people,
        bots=players - people,
        deal=rng.randrange(prepared_tables.DEALS),
        part=rng.choice((0.0, 0.3, 0.6, 0.9)),
        windows="fixed" if rng.random() < 0.33 else "early",
        pace=besides.choices(list(PACES), list(PACES.values()))[0],
        watching="delayed" if delayed else "public",
    )
    lasts = rng.uniform(4.0, 12.0)
    # Only some things go wrong in any one world: what one fault hides another time shows.
    kinds = list(focus) or rng.sample(sorted(FAULTS), rng.randint(1, 7))
    times = sorted(rng.uniform(BEGINS, lasts) for _ in range(rng.randint(1, 14)))
    plan = tuple(Fault(round(at, 4), rng.choice(kinds), number) for number, at in enumerate(times))
    return Script(
        table=table,
        machines=rng.choices((1, 2, 3), (3, 5, 2))[0],
        tempo=rng.choice((0.05, 0.1, 0.3)),
        bot_tempo=rng.choice((0.02, 0.1)),
        playing=rng.random() < 0.85,
        watchers=rng.choice((0, 0, 1)) or int(delayed),
        snapshots=rng.choice((3, 10, 64)),
        plan=plan,
        lasts=lasts,
    )


class Schedule:
    """A world from its beginning to its end."""

    def __init__(
        self, seed: int, connection: sqlite3.Connection, without: Collection[int] = (), focus: Sequence[str] = ()
    ) -> None:
        self.script = told = script(seed, focus)
        self.seed = seed
        self.without = without
        self.world = world = World(seed, connection, several=told.machines > 1)
        machines = [
            Machine(world, name, tempo=told.tempo, bot_tempo=told.bot_tempo) for name in MACHINES[: told.machines]
        ]
        self.stage = Stage(world, machines, [])
        self.opening: Opening | None = prepared_tables.put(connection, told.table, playing=told.playing, at=EPOCH)
        for seat in range(told.table.people):
            person = Person(world, machines, f"Person {seat}", token_of(seat), ROOM, INVITE)
            person.silence = world.chance(f"silence {seat}").choice((0.0, 0.05, 0.3))
            self.stage.people.append(person)
        for number in range(told.watchers):
            self.stage.people.append(Person(world, machines, f"Watcher {number}", "", ROOM, INVITE))
        self._how_far = (-1, 0, 0)
        world.blocking = any(fault.kind == "people blocking" for fault in told.plan)
        world.happened[f"tables of pace {told.table.pace}"] += 1
        world.happened["tables with delayed spectators"] += told.table.watching == "delayed"

    def run(self) -> Outcome:
        """Let it all happen."""
        told, world, loop = self.script, self.world, self.world.loop
        with patch.object(conductor, "SNAPSHOT_EVERY", told.snapshots), patch.object(pace, "DAY", DAY):
            for machine in self.stage.machines:
                machine.start()
            loop.run_until(0.1)
            for person in self.stage.people:
                person.sits_down()
            if not told.playing:
                loop.outside(0.05, self._begin)
            for fault in told.plan:
                if fault.number not in self.without:
                    loop.outside(fault.at - loop.time(), self._strike, fault)
            self._go(told.lasts)
            self._calm()
            self._go(world.shared.settled_at)
            self._goes_on()
            self._go(loop.time() + checks.SETTLED - checks.ARRIVED)
            heard = checks.Stored.now(world)
            self._go(loop.time() + checks.ARRIVED - checks.HEARD)
            self._rest()
            if world.broken is None:
                checks.check(self.stage, self.opening, self.seed, checks.Pacing(told.table.pace, told.tempo), heard)
        return self._outcome()

    def _go(self, end: float) -> None:
        self.world.loop.run_until(end, self._is_enough)

    def _is_enough(self) -> bool:
        if self.world.loop.turns > TURNS:
            self.world.broke("the server comes to rest", f"{TURNS} steps in {self.world.loop.time():.0f} seconds")
        return self.world.broken is not None

    def _strike(self, fault: Fault) -> None:
        FAULTS[fault.kind](self.stage, Random(f"{self.seed} fault {fault.number}"))

    def _begin(self) -> None:
        self.stage.begin(self._begun())

    async def _begun(self) -> None:
        """The host starts the match, and insists on it."""
        host = self.stage.people[0]
        for _ in range(40):
            status, _ = await host.does("start")
            if status == 200 or self._entries():
                return
            await self.stage.later(0.5)

    def _calm(self) -> None:
        """Nothing goes wrong any more: what failed works, who was away is back, and everybody plays."""
        world, weather = self.world, self.world.shared.weather
        world.note("calm")
        world.failing = False
        weather.slowness, weather.disk_full, weather.down = 1.0, False, False
        weather.unreadable, weather.unreadable_next = False, 0.0
        weather.next.clear()
        for session in self.world.shared.sessions:
            session.notice()
            session.lock_again()
            session.hear_again()
        for machine in self.stage.machines:
            machine.clock_off = 0
            machine.thaw()
            if machine.running is None or (machine.running.stopping is not None and machine.running.stopping.done()):
                machine.kill()
                machine.start()
        for person in self.stage.people:
            back(person)
            for tab in person.tabs:
                tab.wake()
        self.stage.begin(self._resume())

    async def _resume(self) -> None:
        """Whoever has stopped the time lets it go on, and insists on it."""
        while True:
            if any(tab.room.get("paused") for tab in self.stage.tabs()):
                for person in self.stage.seated():
                    await person.does("pause", on=False)
            await self.stage.later(0.5)

    def _goes_on(self) -> None:
        """The match comes to its end or goes on, in a time that everybody can be told."""
        world, loop = self.world, self.world.loop
        before = self._entries()
        longest = max([tab.longest for person in self.stage.people for tab in person.tabs], default=0) / 1000
        end = loop.time() + 45.0 + 3 * longest
        loop.run_until(end, lambda: self._is_enough() or self._entries() >= before + FURTHER or self._over())
        if world.broken is None and self._entries() < before + FURTHER and not self._over():
            went = self._entries() - before
            world.broke("every match goes on", f"{went} entries in {end - self.script.lasts:.0f} seconds of calm")

    def _rest(self) -> None:
        """Once nothing fails, nobody is cut off and comes back for ever: then every node can know who is here."""
        for _ in range(RESTS):
            connected = self.stage.connected()
            self._go(self.world.loop.time() + checks.HEARD)
            if self.stage.connected() == connected and not self.stage.busy:
                return
        self.world.broke("everybody stays connected", f"after {self.world.loop.time():.0f} seconds still not all do")

    def _entries(self) -> int:
        """How many entries the logs have."""
        return self._look_how_far()[0]

    def _over(self) -> bool:
        """Whether a match began, and none goes on."""
        entries, open_matches = self._look_how_far()
        return entries > 0 and not open_matches

    def _look_how_far(self) -> tuple[int, int]:
        """How many entries the logs have, and how many matches go on; looked at again once something was written."""
        shared = self.world.shared
        if self._how_far[0] != shared.units:
            sql = "SELECT coalesce(sum(head), 0), coalesce(sum(finished = 0), 0) FROM matches"
            self._how_far = (shared.units, *shared.connection.execute(sql).fetchone())
        return self._how_far[1:]

    def _outcome(self) -> Outcome:
        world = self.world
        begun = len(self.opening.entries) if self.opening is not None else 0
        tabs = [tab for person in self.stage.people for tab in person.tabs]
        world.happened["late frames seen"] += sum(len(tab.late) for tab in tabs)
        return Outcome(
            seed=self.seed,
            fingerprint=world.fingerprint(),
            happened=dict(+world.happened),
            entries=self._entries() - begun,
            acknowledged=sum(len(tab.acknowledged) for tab in tabs),
            broken=str(world.broken or ""),
            promise=world.broken.promise if world.broken else "",
            plan=self.script.plan,
            trace=world.trace,
        )


_kept: list[sqlite3.Connection] = []
_runs = count(1)


def run(seed: int, without: Collection[int] = (), focus: Sequence[str] = ()) -> Outcome:
    """Run one schedule; call it where the seams are replaced."""
    if not _kept:
        _kept.append(empty_connection())
        gc.collect()
        gc.freeze()
    if next(_runs) % COLLECTED == 0:
        gc.collect()
        gc.freeze()  # what is left is kept for all worlds, and need not be looked at again
    connection = _kept[0]
    connection.execute("BEGIN")
    collecting = gc.isenabled()
    gc.disable()
    try:
        schedule = Schedule(seed, connection, without, focus)
        outcome = schedule.run()
        schedule.world.over = True
        machines = schedule.stage.machines
        schedule.world.loop.end([process for machine in machines for process in machine.processes])
        return outcome
    finally:
        connection.execute("ROLLBACK")
        if collecting:
            gc.enable()
