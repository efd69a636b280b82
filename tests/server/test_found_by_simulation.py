"""What simulated faults found, where it can be said without a whole schedule; see also `planted.py` there."""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any

from tests.server.test_late_answers import START, Table

from penombre.engine import TABLE
from penombre.server.match.conductor import Conductor
from penombre.server.match.publisher import Delivery
from penombre.server.node_clock import NodeClock
from penombre.server.room import blocks
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.who_is_here import WhoIsHere
from penombre.server.room_state import Mark
from penombre.store import SeatsHere


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


def test_a_question_that_is_read_again_under_a_clock_that_was_set_meanwhile_keeps_its_time() -> None:
    table = Table()
    clock, record = table.conductor.clock, table.conductor.record
    clock.go_on()
    record.asked_at = record.span_at = START - 3_600_000
    clock.go_on()
    shown = clock.shown()
    assert shown is not None
    assert shown.due == START + shown.total


class _Presence:
    """A store that knows who is here, and answers when it is told to."""

    def __init__(self) -> None:
        self.rows: set[int] = set()
        self.answers: list[asyncio.Future[frozenset[int]]] = []

    async def set_here(self, room: str, seat: int, here: bool) -> None:
        (self.rows.add if here else self.rows.discard)(seat)

    async def here(self, room: str) -> frozenset[int]:
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


def _who_is_here(store: _Presence, seats: set[int]) -> WhoIsHere:
    sockets: Any = SimpleNamespace(seats=lambda: seats, at=lambda seat: seats & {seat})
    ticks = count()
    node: Any = SimpleNamespace(store=store, loop_time=lambda: float(next(ticks)))
    return WhoIsHere(node, "room", sockets, lambda: None)


def test_what_a_late_write_left_of_a_seat_without_a_socket_is_taken_back_and_what_it_took_is_said_again() -> None:
    async def scenario() -> None:
        store = _Presence()
        store.rows = {1}
        presence = _who_is_here(store, {2})
        tending = asyncio.create_task(presence.tend(SeatsHere(frozenset({1, 2}), frozenset({1})), 0.0))
        while not store.answers:
            await asyncio.sleep(0)
        assert store.rows == {2}
        store.answers[0].set_result(frozenset({2}))
        await tending
        assert presence.seats == {2}

    asyncio.run(scenario())


def test_who_is_here_is_what_was_asked_last_whichever_answer_comes_first() -> None:
    async def scenario() -> None:
        store = _Presence()
        presence = _who_is_here(store, set())
        looks = [asyncio.create_task(presence.look()) for _ in range(2)]
        while len(store.answers) < 2:
            await asyncio.sleep(0)
        store.answers[1].set_result(frozenset({3}))
        await looks[1]
        store.answers[0].set_result(frozenset({1}))
        await looks[0]
        assert presence.seats == {3}

    asyncio.run(scenario())


def test_a_driver_that_comes_back_to_a_match_that_was_let_go_of_leaves_it_alone() -> None:
    conductor = Table().conductor
    conductor._closed = True
    del conductor.clock.record
    conductor.driver.reschedule()
    asyncio.run(conductor.driver._store_deadline())


async def _nothing(*_args: object, **_named: object) -> None:
    pass


def _came_in(meanwhile: dict[str, Any]) -> list[int | None]:
    """From where somebody who had frame 5 gets the match, where something happens while it is read."""
    arrived: list[int | None] = []
    socket: Any = SimpleNamespace(seat=TABLE)
    live: Any = SimpleNamespace(
        room=SimpleNamespace(match="first"),
        admit=lambda socket: None,
        sockets=SimpleNamespace(add=lambda socket: None),
        _frames=SimpleNamespace(count_watchers=lambda: None, show_to=lambda socket: None),
        _arrive=lambda conductor, socket, last: arrived.append(last),
    )

    async def conducted() -> Any:
        socket.seat = meanwhile.get("seat", socket.seat)
        return SimpleNamespace(match_id=meanwhile.get("match", "first"))

    live.conducted = conducted
    asyncio.run(LiveRoom.enter(live, socket, 5))
    return arrived


def test_whoever_got_a_seat_or_another_match_while_they_came_in_gets_all_of_it() -> None:
    assert _came_in({}) == [5]
    assert _came_in({"seat": 1}) == _came_in({"match": "second"}) == [None]


def test_a_match_is_told_of_its_room_where_that_could_be_read_only_later() -> None:
    told: list[str] = []
    live: Any = SimpleNamespace(
        doubtful=True,
        lock=asyncio.Lock(),
        reload=_nothing,
        _reseat=_nothing,
        check_devices=_nothing,
        room=SimpleNamespace(match="first", requests=()),
        _frames=SimpleNamespace(show_room=lambda: None),
        presence=SimpleNamespace(tend=_nothing),
        _absence=SimpleNamespace(watch=lambda: None),
        conductor=SimpleNamespace(
            match_id="first",
            room_changed=lambda: told.append("room changed"),
            record=SimpleNamespace(match=SimpleNamespace(over=False)),
            drive=_nothing,
        ),
    )
    asyncio.run(LiveRoom.tend(live, SeatsHere(frozenset(), frozenset()), 0.0))
    assert told == ["room changed"] and not live.doubtful


def test_nobody_gets_the_block_list_of_whoever_had_their_seat() -> None:
    def room(*guests: str) -> Any:
        return SimpleNamespace(places=[SimpleNamespace(guest=guest) for guest in guests])

    lists = {0: frozenset({"carl"}), 1: frozenset({"anna"})}
    assert blocks.of_those_who_stay(lists, room("anna", "bob"), room("anna", "dora")) == {0: frozenset({"carl"})}
    assert blocks.of_those_who_stay(lists, room("anna", "bob"), room("anna")) == {0: frozenset({"carl"})}


def test_a_match_that_could_never_be_read_is_let_go_of() -> None:
    """Found by real kills: a room went on to its next match before the store could be read again."""

    async def scenario() -> None:
        node: Any = SimpleNamespace(clock=NodeClock())
        room: Any = SimpleNamespace()
        await Conductor(node, room, "match").close()

    asyncio.run(scenario())
