"""All that can be made to go wrong in a simulated world, by name, and what people do there besides playing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from msgspec import Struct
from tests.simulation.network import Link
from tests.simulation.people import Person, Tab
from tests.simulation.simulated_database import SimulatedDatabase
from tests.simulation.simulated_node import Machine, wrong_clock
from tests.simulation.world import World

Act = Callable[["Stage", Random], object]


class Stage(Struct, eq=False):
    """Whoever and whatever faults can happen to."""

    world: World
    machines: list[Machine]
    people: list[Person]
    busy: int = 0
    """How many are about something that they insist on."""

    def tabs(self) -> list[Tab]:
        """Every tab that thinks it is connected."""
        return [tab for person in self.people for tab in person.tabs if tab.link is not None and tab.link.open]

    def links(self) -> list[Link]:
        """Every socket that is open."""
        return [tab.link for tab in self.tabs() if tab.link is not None]

    def connected(self) -> list[Link]:
        """Every socket that passes what is sent, and that nobody has closed."""
        return [link for link in self.links() if link.stands and not link.closing]

    def host(self) -> Person | None:
        """Whoever hosts, as far as anybody knows."""
        for tab in self.tabs():
            if tab.room and tab.room["host"] is not None and tab.room["host"] == tab.seat:
                return tab.person
        return None

    def seated(self) -> list[Person]:
        """People who sit, as far as they know."""
        return list({id(tab.person): tab.person for tab in self.tabs() if tab.seat is not None}.values())

    async def later(self, seconds: float) -> None:
        """Let so many seconds pass."""
        future: asyncio.Future[None] = self.world.loop.create_future()
        self.world.loop.outside(seconds, future.set_result, None)
        await future

    def begin(self, doing: Coroutine[Any, Any, object]) -> None:
        """Let somebody do something that takes a while."""
        self.world.loop.begin(doing)


class Fault(Struct, frozen=True):
    """One thing that goes wrong, and when."""

    at: float
    kind: str
    number: int


FAULTS: dict[str, Act] = {}


def fault(kind: str) -> Callable[[Act], Act]:
    """Let something go wrong under this name."""

    def named(act: Act) -> Act:
        FAULTS[kind] = act
        return act

    return named


def some(among: list[Any], rng: Random) -> Any:
    """One of these, if there is one."""
    return rng.choice(among) if among else None


# -- sockets -----------------------------------------------------------------------------------------------------------


@fault("sockets dropped")
def _drop(stage: Stage, rng: Random) -> None:
    link = some(stage.links(), rng)
    if link is not None:
        stage.world.strike("sockets dropped", link.name)
        link.cut()


@fault("sockets all dropped")
def _drop_all(stage: Stage, rng: Random) -> None:
    stage.world.strike("sockets all dropped")
    for link in stage.links():
        link.cut()


@fault("sockets delayed")
def _stall(stage: Stage, rng: Random) -> None:
    link, seconds = some(stage.links(), rng), rng.uniform(0.1, 5.0)
    if link is not None:
        stage.world.strike("sockets delayed", link.name, round(seconds, 3))
        link.stall(seconds)


@fault("readers slow")
def _slow(stage: Stage, rng: Random) -> None:
    link = some(stage.links(), rng)
    if link is not None:
        stage.world.strike("readers slow", link.name)
        link.slow = rng.uniform(0.02, 0.4)


@fault("tabs doubled")
def _another_tab(stage: Stage, rng: Random) -> None:
    person = some([person for person in stage.seated() if len(person.tabs) < 3], rng)
    if person is not None:
        stage.world.strike("tabs doubled", person.name)
        person.sits_down()


# -- the store ---------------------------------------------------------------------------------------------------------


def _next(kind: str, name: str) -> Act:
    def strike(stage: Stage, rng: Random) -> None:
        stage.world.note("next", kind, name)
        stage.world.shared.weather.next += [(kind, name)] * rng.choice((1, 1, 1, 2, 3))

    return strike


for _kind, _names in {
    "append": ("lost", "unheard", "hang", "late"),
    "write": ("lost", "unheard", "hang", "late"),
    "read": ("lost", "hang"),
}.items():
    for _name in _names:
        FAULTS[f"{_kind}s {_name}"] = _next(_kind, _name)


@fault("disk full")
def _full(stage: Stage, rng: Random) -> None:
    seconds, weather = rng.uniform(0.2, 4.0), stage.world.shared.weather
    stage.world.strike("disk full", round(seconds, 3))
    weather.disk_full = True
    stage.world.loop.outside(seconds, setattr, weather, "disk_full", False)


@fault("database down")
def _down(stage: Stage, rng: Random) -> None:
    seconds, weather = rng.uniform(0.2, 3.0), stage.world.shared.weather
    stage.world.strike("database down", round(seconds, 3))
    weather.down = True
    for session in list(stage.world.shared.sessions):
        session.lose_locks()
        session.stop_hearing()
    stage.world.loop.outside(seconds, setattr, weather, "down", False)


@fault("database slow")
def _sluggish(stage: Stage, rng: Random) -> None:
    seconds, weather = rng.uniform(0.5, 4.0), stage.world.shared.weather
    stage.world.strike("database slow", round(seconds, 3))
    weather.slowness = rng.choice((10.0, 50.0, 300.0))
    stage.world.loop.outside(seconds, setattr, weather, "slowness", 1.0)


@fault("reads refused")
def _refuse_reads(stage: Stage, rng: Random) -> None:
    """The next change of the room is written, and what it means to those who are there is not done."""
    seconds = rng.uniform(0.01, 0.3)
    stage.world.strike("reads refused", round(seconds, 3))
    stage.world.shared.weather.unreadable_next = seconds


def _cut_one(kind: str, cut: Callable[[SimulatedDatabase], None]) -> Act:
    """Cut one of the connections that a node among several has to the database."""

    def strike(stage: Stage, rng: Random) -> None:
        session = some(stage.world.shared.sessions, rng)
        if session is not None and stage.world.shared.several:
            stage.world.strike(kind, session.node)
            cut(session)

    return strike


FAULTS["locks lost"] = _cut_one("locks lost", SimulatedDatabase.lose_locks)
FAULTS["word of others lost"] = _cut_one("word of others lost", SimulatedDatabase.stop_hearing)


# -- nodes -------------------------------------------------------------------------------------------------------------


@fault("nodes killed")
def _kill(stage: Stage, rng: Random) -> None:
    machine = some([machine for machine in stage.machines if machine.running is not None], rng)
    if machine is not None:
        stage.world.strike("nodes killed", machine.name)
        machine.kill()
        stage.world.loop.outside(rng.uniform(0.05, 3.0), machine.start_again)


@fault("nodes stopped")
def _stop(stage: Stage, rng: Random) -> None:
    machine = some([machine for machine in stage.machines if machine.up], rng)
    if machine is not None:
        stage.world.strike("nodes stopped", machine.name)
        machine.stop()
        stage.world.loop.outside(rng.uniform(6.0, 9.0), machine.start_again)


@fault("nodes frozen")
def _freeze(stage: Stage, rng: Random) -> None:
    machine, seconds = some([machine for machine in stage.machines if machine.up], rng), rng.uniform(0.1, 9.0)
    if machine is not None:
        stage.world.strike("nodes frozen", machine.name, round(seconds, 3))
        machine.freeze()
        stage.world.loop.outside(seconds, machine.thaw)


@fault("clocks wrong")
def _jump(stage: Stage, rng: Random) -> None:
    machine = some(stage.machines, rng)
    machine.clock_off = rng.choice((0, wrong_clock(rng)))
    stage.world.strike("clocks wrong", machine.name, machine.clock_off)


# -- people ------------------------------------------------------------------------------------------------------------


@fault("people kicked")
def _kick(stage: Stage, rng: Random) -> None:
    host = stage.host()
    others = [tab for tab in stage.tabs() if tab.seat is not None and tab.person is not host]
    tab = some(others, rng)
    if host is not None and tab is not None and not tab.person.sent_away:
        stage.begin(_kicked(stage, host, tab, comes=rng.random() < 0.7))


async def _kicked(stage: Stage, host: Person, tab: Tab, *, comes: bool) -> None:
    world, person, seat = stage.world, tab.person, tab.seat
    status, room = await host.does("kick", seat=seat)
    if status != 200:
        return
    world.strike("people kicked", person.name)
    person.sent_away = True
    for other in stage.people:
        if not other.sent_away:
            other.invite = room["invite"]
    if not comes:
        return
    number = len(stage.people)
    newcomer = Person(world, host.machines, f"Newcomer {number}", "", host.room, room["invite"])
    status, _ = await newcomer.asks(
        "POST", f"/api/rooms/{host.room}/join", {"name": newcomer.name, "invite": newcomer.invite, "seat": seat}
    )
    if status == 200 and newcomer.token:
        world.note("joins", newcomer.name)
        stage.people.append(newcomer)
        newcomer.sits_down()


@fault("people away")
def _away(stage: Stage, rng: Random) -> None:
    person = some([person for person in stage.seated() if not person.gone], rng)
    if person is None:
        return
    stage.world.strike("people away", person.name)
    person.gone = True
    for tab in person.tabs:
        if tab.link is not None:
            tab.link.hang_up()
    stage.world.loop.outside(rng.uniform(0.5, 15.0), back, person)


def back(person: Person) -> None:
    """Somebody who was away is back."""
    if person.gone:
        person.gone = False
        for tab in person.tabs:
            tab.connect()


@fault("tables paused")
def _pause(stage: Stage, rng: Random) -> None:
    host = stage.host()
    if host is not None:
        stage.begin(_paused(stage, host, rng.uniform(0.2, 3.0)))


async def _paused(stage: Stage, host: Person, seconds: float) -> None:
    status, _ = await host.does("pause", on=True)
    if status == 200:
        stage.world.strike("tables paused")
    stage.world.loop.outside(seconds, _resume, stage, host)


def _resume(stage: Stage, host: Person) -> None:
    if stage.world.failing:
        stage.begin(host.does("pause", on=False))


@fault("hosts handing over")
def _hand_over(stage: Stage, rng: Random) -> None:
    host = stage.host()
    tab = some([tab for tab in stage.tabs() if tab.seat is not None and tab.person is not host], rng)
    if host is not None and tab is not None:
        stage.world.strike("hosts handing over", host.name, tab.name)
        stage.begin(host.does("hand_over", seat=tab.seat))


@fault("people leaving")
def _leave(stage: Stage, rng: Random) -> None:
    person = some(stage.seated(), rng)
    if person is not None:
        stage.world.strike("people leaving", person.name)
        stage.begin(_left(stage, person, rng.uniform(0.2, 4.0)))


async def _left(stage: Stage, person: Person, seconds: float) -> None:
    await person.does("leave")
    await stage.later(seconds)
    await person.does("return")
    for tab in person.tabs:
        tab.connect()  # where nobody watches who has played, they were turned out


@fault("people blocking")
def _block(stage: Stage, rng: Random) -> None:
    person = some(stage.seated(), rng)
    others = [tab for tab in stage.tabs() if tab.seat is not None and tab.person is not person]
    tab = some(others, rng)
    if person is not None and tab is not None:
        stage.begin(_blocked(stage, person, tab.seat))


async def _blocked(stage: Stage, person: Person, seat: int | None) -> None:
    """Somebody does not want to read somebody else, and insists on it."""
    stage.busy += 1
    person.blocks = True
    while True:
        status, _ = await person.does("block", seat=seat)
        if status == 200:
            stage.world.strike("people blocking", person.name, seat)
        if 200 <= status < 500:
            break
        await stage.later(0.5)
    stage.busy -= 1


@fault("people renamed")
def _rename(stage: Stage, rng: Random) -> None:
    person = some(stage.people, rng)
    if person is not None and person.token:
        stage.world.strike("people renamed", person.name)
        stage.begin(person.asks("PUT", "/api/me", {"name": f"Other {rng.randrange(100)}", "language": "en"}))


@fault("rematches")
def _rematch(stage: Stage, rng: Random) -> None:
    host = stage.host()
    if host is not None and any(tab.room.get("status") == "over" for tab in host.tabs):
        stage.begin(rematch(stage, host))


async def rematch(stage: Stage, host: Person) -> None:
    """The same people play again."""
    status, _ = await host.does("rematch")
    if status == 200:
        stage.world.strike("rematches")
        for person in stage.seated():
            await person.does("ready", nonce=person.name)
        await host.does("start")
