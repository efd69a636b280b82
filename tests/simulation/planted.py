"""Bugs that are put into the server on purpose, by name: a simulation that does not find them is worth nothing.

Each says which faults bring it to light: only those happen in the schedules that look for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import PropertyMock, patch
from weakref import WeakSet

from msgspec import Struct
from tests.simulation.simulated_database import SimulatedDatabase

from penombre import wire
from penombre.engine import TABLE
from penombre.server.http import room_socket
from penombre.server.match import delayed_spectators, frames
from penombre.server.match.command_lines import CommandLines
from penombre.server.match.commands import Arrive
from penombre.server.match.conductor import Conductor
from penombre.server.match.driver import Driver
from penombre.server.match.match_log import Record
from penombre.server.match.publisher import Delivery, Publisher
from penombre.server.match.question_clock import QuestionClock
from penombre.server.open_socket import acknowledged, declined
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.open_rooms import OpenRooms
from penombre.server.room.room_frames import RoomFrames
from penombre.store import Conflict, Snapshot, Store

Planting = Callable[[], Any]


class Plant(Struct, frozen=True):
    """A bug: what it does, the faults that show it, and how it is put in."""

    wrong: str
    shown_by: tuple[str, ...]
    planted: Planting


PLANTS: dict[str, Plant] = {}


def plant(wrong: str, *shown_by: str) -> Callable[[Callable[[], Iterator[None]]], None]:
    """Put in a bug, under the name of the function that does."""

    def named(planting: Callable[[], Iterator[None]]) -> None:
        PLANTS[planting.__name__] = Plant(wrong, shown_by, contextmanager(planting))

    return named


@plant("acknowledges an answer before it is appended", "appends lost", "appends unheard", "nodes killed")
def acknowledges_first() -> Iterator[None]:
    apply = Conductor._apply

    def applied(self: Conductor, command: Any, now: int, bodies: list[bytes], out: list[Delivery]) -> None:
        told: list[Delivery] = []
        apply(self, command, now, bodies, told)
        self.publisher.deliver(told)

    with patch.object(Conductor, "_apply", applied):
        yield


@plant("publishes frames before they are appended", "appends lost", "nodes killed")
def publishes_first() -> Iterator[None]:
    framed = Publisher.framed

    def published(self: Publisher) -> Delivery:
        self.deliver([framed(self)])
        return Delivery({})

    with patch.object(Publisher, "framed", published):
        yield


@plant("forgets the names of requests when a match is read again", "sockets dropped", "nodes killed", "appends lost")
def forgets_requests() -> Iterator[None]:
    restored = Record.restored

    def forgetful(*args: Any) -> tuple[Record, dict[int, int]]:
        record, seqs = restored(*args)
        record.requests = {}
        return record, seqs

    with patch.object(Record, "restored", forgetful):
        yield


@plant("takes a conflict for a success", "word of others lost", "sockets dropped", "appends late")
def skips_conflicts() -> Iterator[None]:
    append = Store.append

    async def appended(self: Store, *args: Any, **named: Any) -> None:
        with suppress(Conflict):
            await append(self, *args, **named)

    with patch.object(Store, "append", appended):
        yield


@plant("keeps in memory what could not be appended", "appends lost", "disk full")
def keeps_failed() -> Iterator[None]:
    async def refused(self: Conductor, batch: list[Any], refusal: Any) -> None:
        for command in batch:
            if not isinstance(command, Arrive) and hasattr(command, "socket"):
                command.socket.push(declined(command.message.request, refusal.problem))

    with patch.object(Conductor, "_decline", refused):
        yield


@plant("says after a failed append that it was written", "appends lost", "disk full")
def acknowledges_failures() -> Iterator[None]:
    decline = Conductor._decline

    async def refused(self: Conductor, batch: list[Any], refusal: Any) -> None:
        for command in batch:
            if hasattr(command, "message"):
                command.socket.push(acknowledged(command.message.request))
        await decline(self, [command for command in batch if isinstance(command, Arrive)], refusal)

    with patch.object(Conductor, "_decline", refused):
        yield


@plant("never writes down that somebody is gone", "people kicked", "people leaving", "people away")
def counts_the_absent() -> Iterator[None]:
    set_here = Store.set_here

    async def always(self: Store, room: str, seat: int, here: bool) -> None:
        await set_here(self, room, seat, True)

    with patch.object(Store, "set_here", always):
        yield


@plant("resumes one frame too late", "sockets dropped", "sockets all dropped")
def resumes_too_late() -> Iterator[None]:
    resumed_from = room_socket._resumed_from

    def later(*args: Any) -> int | None:
        last = resumed_from(*args)
        return None if last is None else last + 1

    with patch.object(room_socket, "_resumed_from", later):
        yield


@plant("goes on driving after its lock was lost", "locks lost", "database down")
def keeps_driving() -> Iterator[None]:
    take = Driver.take

    async def taken(self: Driver) -> None:
        if not self.driving:
            await take(self)

    with patch.object(Driver, "take", taken):
        yield


@plant("lets people who were sent away keep their socket", "people kicked")
def lets_them_stay() -> Iterator[None]:
    turn_out = LiveRoom._turn_out

    def turned_out(self: LiveRoom, socket: Any, code: int, problem: Any) -> None:
        if code != 4403:
            turn_out(self, socket, code, problem)

    with patch.object(LiveRoom, "_turn_out", turned_out):
        yield


@plant("numbers a snapshot one entry too low", "appends lost", "nodes stopped", "nodes killed")
def numbers_snapshots_wrong() -> Iterator[None]:
    snapshot = Record.snapshot

    def numbered(self: Record, *args: Any) -> Snapshot:
        taken = snapshot(self, *args)
        return Snapshot(taken.seq - 1, taken.body)

    with patch.object(Record, "snapshot", numbered):
        yield


@plant("does a request again that came twice", "sockets dropped", "tabs doubled", "appends unheard")
def does_requests_twice() -> Iterator[None]:
    with patch.object(Record, "repeated", lambda self, seat, request: False):
        yield


@plant("shows somebody who comes back another seat's secrets", "sockets all dropped", "nodes killed")
def shows_another_seat() -> Iterator[None]:
    full = frames.Frames.full

    def other(self: frames.Frames, seat: int, clock: Any, match_id: str) -> bytes:
        if seat == TABLE or clock is None:  # nobody but the checks asks for a frame without a clock of an open match
            return full(self, seat, clock, match_id)
        neighbour = (seat + 1) % self.record.match.players
        mine, theirs = b',"seat":%d,' % seat, b',"seat":%d,' % neighbour
        return full(self, neighbour, clock, match_id).replace(theirs, mine, 1)

    with patch.object(frames.Frames, "full", other):
        yield


@plant("goes on from what is not written yet", "appends late", "appends lost", "appends hang")
def moves_on_early() -> Iterator[None]:
    def try_again(self: Conductor) -> None:
        if not self._closed and not self._lost:
            self._moved_on()
        elif not self._closed:
            self.fell_behind()

    with patch.object(Conductor, "_try_again", try_again):
        yield


@plant("ends a match whose end is not written yet", "appends hang", "database slow")
def ends_early() -> Iterator[None]:
    with patch.object(Conductor, "at_rest", PropertyMock(return_value=True)):
        yield


@plant(
    "lets a socket in twice, and sends it what it missed after all the rest",
    "writes hang",
    "sockets all dropped",
    "people kicked",
)
def arrives_twice() -> Iterator[None]:
    arrival = Publisher.arrival

    def arrived(self: Publisher, command: Arrive) -> Delivery:
        delivery = arrival(self, command)
        delivery.resumes = False
        return delivery

    with patch.object(Publisher, "arrival", arrived):
        yield


@plant("tells people less than they know", "word of others lost", "sockets dropped", "sockets all dropped")
def stays_behind() -> Iterator[None]:
    with patch.object(Conductor, "_is_ahead", lambda self, command: False):
        yield


@plant("takes a change that failed on the way for done", "hosts handing over", "writes unheard", "people kicked")
def forgets_doubt() -> Iterator[None]:
    with patch.object(LiveRoom, "doubtful", PropertyMock(return_value=False), create=True):
        yield


@plant("closes questions before their time is over", "people away", "sockets delayed")
def closes_early() -> Iterator[None]:
    closes_at = QuestionClock.closes_at

    def earlier(self: QuestionClock) -> int | None:
        moment, clock = closes_at(self), self.shown()
        return moment if moment is None or clock is None else moment - clock.total // 2

    with patch.object(QuestionClock, "closes_at", earlier):
        yield


@plant(
    "gives a question the end of one that was never written", "tables paused", "disk full", "appends lost", "reads hang"
)
def trusts_old_marks() -> Iterator[None]:
    by_time = QuestionClock.by_time

    def trusting(self: QuestionClock) -> wire.Clock | None:
        clock, due = by_time(self), self._room.room.due
        if clock is None or clock.due is None or due is None or due.question != self.record.match.settled:
            return clock
        return wire.Clock(due.at, clock.total, clock.runs_out)

    with patch.object(QuestionClock, "by_time", trusting):
        yield


@plant("does not hear what other nodes write", "sockets dropped", "locks lost")
def hears_nothing() -> Iterator[None]:
    heard = OpenRooms.heard

    def deaf(self: OpenRooms, topic: str) -> None:
        if not topic.startswith("match:"):
            heard(self, topic)

    with patch.object(OpenRooms, "heard", deaf):
        yield


@plant("forgets that a room changed if it cannot be read at that moment", "hosts handing over", "reads lost")
def reads_once() -> Iterator[None]:
    async def follow(self: OpenRooms, live: LiveRoom) -> None:
        async with live.lock:
            await live.reload()
        await live.look_who_is_here()

    with patch.object(OpenRooms, "_follow", follow):
        yield


@plant("pads no frame", "sockets dropped")
def pads_nothing() -> Iterator[None]:
    with patch.object(frames, "_padded", lambda frame, length: frame):
        yield


@plant("lets a bot answer what is not asked any more", "locks lost", "nodes frozen", "appends lost")
def answers_old_questions() -> Iterator[None]:
    with patch.object(Driver, "expects", lambda self, seat, thought: True):
        yield


@plant("writes an answer for whoever has the seat now under the name of whoever had it", "people kicked")
def mixes_up_names() -> Iterator[None]:
    with patch.object(CommandLines, "remembered_as", lambda self, asked: "same"):
        yield


@plant("shows spectators all that is hidden as soon as it happens", "sockets dropped", "nodes killed")
def shows_it_at_once() -> Iterator[None]:
    with patch.object(delayed_spectators, "behind", lambda table_pace, delay: 0.0):
        yield


@plant("acknowledges what somebody wants to be asked, and forgets it", "sockets dropped", "writes lost")
def forgets_preferences() -> Iterator[None]:
    async def forgotten(self: LiveRoom, socket: Any, asked: wire.Prefer) -> None:
        socket.push(acknowledged(asked.request))

    with patch.object(LiveRoom, "prefer", forgotten):
        yield


@plant("goes on showing the words of people whom somebody does not want to read", "people blocking")
def shows_unwanted_words() -> Iterator[None]:
    async def not_heard(self: LiveRoom) -> None:
        pass

    with patch.object(LiveRoom, "_hear_of_blocks", not_heard):
        yield


@plant("shows somebody the match from another seat before it says that they sit there", "people kicked")
def shows_the_seat_late() -> Iterator[None]:
    show_to = RoomFrames.show_to
    shown = WeakSet[Any]()

    def once(self: RoomFrames, socket: Any) -> None:
        if socket not in shown:
            shown.add(socket)
            show_to(self, socket)

    with patch.object(RoomFrames, "show_to", once):
        yield


@plant(
    "does not hear of its own change that came after it was told that it failed", "writes late", "hosts handing over"
)
def never_hears_itself() -> Iterator[None]:
    with patch.object(SimulatedDatabase, "hears_itself", lambda self: False):
        yield


@plant("does not tell a match what it learned of its room only later", "people blocking", "reads lost", "people kicked")
def tells_no_match() -> Iterator[None]:
    tend = LiveRoom.tend

    async def tended(self: LiveRoom, *args: Any) -> None:
        conductor = self.conductor
        if conductor is not None:
            conductor.room_changed = lambda: None  # type: ignore[method-assign]
        try:
            await tend(self, *args)
        finally:
            if conductor is not None:
                conductor.__dict__.pop("room_changed", None)

    with patch.object(LiveRoom, "tend", tended):
        yield
