"""One room as it is open on this node: its sockets, who is here, and the conductor of its match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.engine import TABLE, Outcome, PenombreError, Seat, UnknownVersion
from penombre.server import room_state
from penombre.server.logs import Log
from penombre.server.match import preferences
from penombre.server.match.commands import Arrive
from penombre.server.match.conductor import Conductor
from penombre.server.match.delayed_spectators import Delayed
from penombre.server.node import Node
from penombre.server.open_socket import Socket, acknowledged, declined, encode
from penombre.server.refusal import Refusal, refusal_of
from penombre.server.room import blocks, room_actions, room_view, seat_requests, seating, turn_notices
from penombre.server.room.absence import Absence
from penombre.server.room.room_document import decode_room, encode_outcome, encode_room, facts, moved
from penombre.server.room.room_frames import RoomFrames
from penombre.server.room.seated_sockets import SeatedSockets, seating_of
from penombre.server.room.who_is_here import WhoIsHere
from penombre.store import Conflict, Deposed, RoomRow, SeatsHere, StoreFailed

OTHER_RULES: Final = wire.Problem(
    "unknown_version", "this match was dealt under rules that this server does not have: the host can begin another one"
)
IDLE: Final = 15.0
"""Seconds without a socket before a room leaves memory: to read it again takes milliseconds."""
TRIES: Final = 20
"""How often a change is tried again when other nodes change the room first."""

log: Final = Log("rooms")


class LiveRoom:
    """One room on this node."""

    def __init__(self, node: Node, row: RoomRow, when_deleted: Callable[[], object]) -> None:
        self.node: Final = node
        self.id: Final = row.id
        self._when_deleted: Final = when_deleted
        self.rev = row.rev
        self.room: room_state.Room = moved(decode_room(row.body), node.clock.recalled)
        self.sockets: Final = SeatedSockets()
        self.presence: Final = WhoIsHere(node, row.id, self.sockets, self._others_are_here)
        self.unwanted: dict[Seat, frozenset[str]] = {}
        """By seat, the guests whom it does not want to read, at this table or not."""
        self.deaf: dict[Seat, frozenset[Seat]] = {}
        """By seat, the seats of those among them who are at this table."""
        self.conductor: Conductor | None = None
        self.delayed: Delayed | None = None
        self.lock: Final = asyncio.Lock()
        self.idle_since = node.loop_time()
        self.doubtful = False
        """Whether something failed on the way, so that the room is worth another look."""
        self.loading = ""
        """The match that is being read from the store."""
        self.overtaken = False
        """Whether another node wrote to that match meanwhile."""
        self.rewritten = False
        """Whether words were taken out of that match meanwhile."""
        self._loading: Final = asyncio.Lock()
        self._absence: Final = Absence(node, self)
        self._frames: Final = RoomFrames(self, self.sockets)

    # -- sockets ---------------------------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[Seat]:
        """Seats with a socket on any node."""
        return self.presence.seats

    def sockets_at(self, seat: Seat) -> Iterable[Socket]:
        """Sockets that follow the match from this seat."""
        return [socket for socket in self.sockets.at(seat) if socket.follows]

    def all_sockets(self) -> Iterable[Socket]:
        """Every socket, whether it follows the match or not."""
        return self.sockets

    def attended(self) -> bool:
        """Whether anybody who plays here is here."""
        return any(place.kind == "person" and seat in self.here for seat, place in enumerate(self.room.places))

    def onlookers(self) -> list[Seat]:
        """Seats of people who are here though a stand-in plays for them: they see what happens, and may come back."""
        places = enumerate(self.room.places)
        return [seat for seat, place in places if place.kind == "person" and place.stand_in and seat in self.here]

    async def enter(self, socket: Socket, last: int | None) -> None:
        """A socket comes in: it gets the room, and the match if one is played."""
        self.admit(socket)
        self.sockets.add(socket)
        self._frames.show_to(socket)
        seat, match = socket.seat, self.room.match
        if socket.seat != TABLE:
            await self._came(socket.seat)
        self._frames.count_watchers()
        if self.room.match:
            if (conductor := await self.conducted()) is not None:
                # It may have got another seat meanwhile, or another match: whatever it has is not of that.
                same = (socket.seat, conductor.match_id) == (seat, match)
                self._arrive(conductor, socket, last if same else None)
            else:
                socket.tell(wire.Declined("", OTHER_RULES))

    def _arrive(self, conductor: Conductor, socket: Socket, last: int | None) -> None:
        """A socket follows the match: as it goes on, or as all-seeing spectators do, long after."""
        if socket.seat != TABLE or self.room.watching != "delayed":
            conductor.submit(Arrive(socket, last))
            return
        if self.delayed is None:
            self.delayed = Delayed(self.node, conductor.match_id, self.room.pace)
        self.delayed.enter(socket)

    async def exit(self, socket: Socket) -> None:
        """A socket is gone."""
        self.idle_since = self.node.loop_time()
        if self.delayed is not None:
            self.delayed.leave(socket)
        was_last = self.sockets.remove(socket, socket.seat)
        if socket.seat == TABLE:
            self._frames.count_watchers()
        elif was_last:
            await self.presence.say(socket.seat)
            await self.look_who_is_here()

    async def _came(self, seat: Seat) -> None:
        if len(self.sockets.at(seat)) == 1:
            await self.presence.say(seat)
        await self.look_who_is_here()
        place = self.room.places[seat]
        if place.stand_in or place.missed:
            await self.update(lambda now: seating.returned(now, seat))

    def admit(self, socket: Socket) -> None:
        """The seat of a socket's guest; without one it watches, where that is allowed."""
        room_state.check_may_see(self.room, socket.guest, self.room.invite if socket.invited else "")
        seat = self.room.seat_of(socket.guest)
        if seat is None and self.room.watching == "nobody":
            raise Refusal("nobody_watches", "nobody watches at this table: you would have to sit down")
        if seat is None and room_state.is_barred_from_watching(self.room, socket.guest):
            raise Refusal("nobody_watches", "you played this match: you cannot watch what the others hide")
        if seat is None and socket not in self.sockets and self._is_crowded():
            raise Refusal(
                "crowded", "as many watch this table as may: come back later, or sit down where a seat is free"
            )
        socket.seat = TABLE if seat is None else seat

    def _is_crowded(self) -> bool:
        """Whether as many watch as the host and the operator allow."""
        most = [each for each in (self.room.spectators, self.node.settings.limits.spectators_per_table) if each]
        return bool(most) and len(self.sockets.at(TABLE)) >= min(most)

    def _turn_out(self, socket: Socket, code: int, problem: wire.Problem) -> None:
        """Cut a socket off at once: nothing it sent and that still waits counts any more."""
        self.sockets.remove(socket, socket.seat)
        if self.delayed is not None:
            self.delayed.leave(socket)
        socket.seat, socket.follows = TABLE, False
        socket.close(code, problem)

    async def cut_off(self, socket: Socket) -> None:
        """A socket reads nothing: whoever has it is not here, even while the connection stands."""
        seat = socket.seat
        self._turn_out(socket, 1013, wire.Problem("too_slow", "frames are not read fast enough: connect again"))
        if seat != TABLE:
            await self.presence.say(seat)
            await self.look_who_is_here()
        else:
            self._frames.count_watchers()

    async def check_devices(self, guest: str = "") -> None:
        """Turn out the sockets of devices that were signed out: of this guest, or of anybody."""
        seats = set()
        for socket in self.sockets:
            if guest and socket.guest != guest:
                continue
            if socket.session and await self.node.store.guest_of(socket.session) is None:
                seats.add(socket.seat)
                self._turn_out(socket, 4401, wire.Problem("unknown_you", "this device was signed out"))
        for seat in seats - {TABLE}:
            await self.presence.say(seat)
        if TABLE in seats:
            self._frames.count_watchers()
        if seats:
            await self.look_who_is_here()

    async def look_who_is_here(self) -> None:
        """Ask the store who has a socket on any node; clocks and graces follow."""
        await self.presence.look()

    def _others_are_here(self) -> None:
        self._absence.watch()
        self._frames.show_room()
        if self.conductor is not None:
            self.conductor.room_changed()

    # -- the room --------------------------------------------------------------------------------------------

    async def update(
        self,
        change: Callable[[room_state.Room], room_state.Room],
        save: Callable[[room_state.Room], Awaitable[None]] | None = None,
    ) -> room_state.Room:
        """Change the room: compare-and-swap, with the other nodes and with ourselves.

        `save` is for those who write something else together with the room.
        """
        save = save or self._save
        async with self.lock:
            for _ in range(TRIES):
                after = seat_requests.settled(change(self.room), self.node.now())
                if after == self.room:
                    return after
                after = room_view.counted(self.room, after)
                try:
                    await save(after)
                except Deposed:
                    raise
                except Conflict:
                    await self.reload()
                    continue
                except StoreFailed:
                    self.doubtful = True  # a lost connection may hide a success
                    raise
                await self.became(after, self.rev + 1)
                return after
        raise Refusal("not_now", "the table is busy: try again")

    async def update_as_driver(self, change: Callable[[room_state.Room], room_state.Room]) -> None:
        """Change the room for the clock of its match; `Deposed` if another node runs that by now."""
        await self.update(change, partial(self._save, driving=self.room.match))

    async def _save(self, after: room_state.Room, driving: str = "") -> None:
        body, at = encode_room(moved(after, self.node.clock.stored)), self.node.wall()
        await self.node.store.save_room(self.id, self.rev, body, **facts(after), at=at, driving=driving)

    async def reload(self) -> None:
        """Another node changed the room."""
        row = await self.node.store.room(self.id)
        if row is None:
            self._when_deleted()
            for socket in self.sockets:
                self._turn_out(socket, 4404, wire.Problem("not_found", "this table does not exist any more"))
            raise room_state.no_such_table()
        if row.rev > self.rev:
            await self.became(moved(decode_room(row.body), self.node.clock.recalled), row.rev)

    async def became(self, after: room_state.Room, rev: int) -> None:
        """The room is now this: everybody sees it, and sits where it says."""
        before, self.room, self.rev = self.room, after, rev
        # Until all of it is done; what an earlier change left undone is not done by this one.
        doubtful, self.doubtful = self.doubtful, True
        if (after.redacted, after.rewound) != (before.redacted, before.rewound):
            self.rewritten = True
            if self.conductor is not None:
                self.conductor.read_again()
        if seating_of(after) != seating_of(before):
            self.unwanted = blocks.of_those_who_stay(self.unwanted, before, after)
            self.deaf = blocks.deaf_seats(after, self.unwanted)
            if self.conductor is not None:
                self.conductor.room_changed()
            await self._reseat(after.match != before.match)
        elif (after.unheard, after.stirred) != (before.unheard, before.stirred):
            await self._hear_of_blocks()
        if after.stirred != before.stirred:
            await self.check_devices()
        self.doubtful = doubtful
        self._absence.watch()
        if room_view.visible(after) != room_view.visible(before):
            self._frames.show_room()
        elif preferences.said(after) != preferences.said(before):
            self._show_preferences(before)
        if self.conductor is not None:
            self.conductor.room_changed()
            if (after.paused, after.due) != (before.paused, before.due):
                self._show_clock()

    async def _reseat(self, another_match: bool) -> None:
        if another_match and self.delayed is not None:
            self.delayed.close()
            self.delayed = None
        if another_match and self.conductor is not None:
            await self.conductor.close()
            self.conductor = None
        for socket in self.sockets:
            seat = socket.seat
            try:
                self.admit(socket)
            except Refusal as refusal:
                self._turn_out(socket, 4403, refusal.problem)
                continue
            if socket.seat != seat:
                self.sockets.remove(socket, seat)
                self.sockets.add(socket)
                self._frames.show_to(socket)
            if another_match or socket.seat != seat:
                socket.follows = False
                if self.delayed is not None:
                    self.delayed.leave(socket)
        for seat in {*range(self.room.players), *self.sockets.seats()} - {TABLE}:
            await self.presence.say(seat)
        await self.read_blocks()
        await self.look_who_is_here()
        await self._follow_match()

    async def _follow_match(self) -> None:
        """Everybody who is here follows the match, if one is played."""
        if self.room.match and any(not socket.follows for socket in self.sockets):
            conductor = await self.conducted()
            if conductor is not None:
                for socket in self.sockets:
                    if not socket.follows:
                        self._arrive(conductor, socket, None)

    async def _hear_of_blocks(self) -> None:
        """Somebody changed a block list: only they see the table change."""
        before = self.unwanted
        await self.read_blocks()
        self._frames.show_room(lambda seat: self.unwanted.get(seat) != before.get(seat))

    async def read_blocks(self) -> None:
        """Who does not want to read whom, by seat."""
        self.unwanted = await blocks.unwanted_guests(self.node, self.room)
        self.deaf = blocks.deaf_seats(self.room, self.unwanted)

    def _show_preferences(self, before: room_state.Room) -> None:
        """Somebody said what to be asked: they see that on all their devices, and nobody else sees anything."""
        now, then = preferences.said(self.room), preferences.said(before)
        self._frames.show_room(lambda seat: seat != TABLE and now[seat] != then[seat])

    def _show_clock(self) -> None:
        if self.conductor is not None:
            tick = encode(wire.Tick(self.conductor.clock.shown()))
            for socket in self.sockets:
                if socket.follows:
                    socket.push(tick)

    def shown(self, you: Seat | None) -> wire.Room:
        """The room as somebody on this seat sees it, or somebody on none."""
        seat = TABLE if you is None else you
        return room_view.shown(
            self.room,
            you,
            here=self.here,
            watchers=self._frames.watchers,
            blocked=self.deaf.get(seat, frozenset()),
            unwanted=self.unwanted.get(seat, frozenset()),
            link=self.node.link(self.id),
        )

    # -- the match -------------------------------------------------------------------------------------------

    async def conducted(self) -> Conductor | None:
        """The conductor of the match, loaded if it is not yet; none for a match of other rules than today's."""
        async with self._loading:
            while self.conductor is None and self.room.match:
                conductor = Conductor(self.node, self, self.room.match)
                self.loading, self.overtaken, self.rewritten = self.room.match, False, False
                try:
                    await conductor.load()
                except UnknownVersion as error:
                    log.error("unknown version", error, match=self.room.match)
                    return None
                finally:
                    self.loading = ""
                if self.room.match != conductor.match_id:
                    continue  # the room went on to another match meanwhile
                self.conductor = conductor
                if self.overtaken:
                    conductor.fell_behind()
                if self.rewritten:
                    conductor.read_again()
                if conductor.record.match.over:
                    conductor.tell_outcome()
                else:
                    await conductor.drive()
            return self.conductor

    def drives(self) -> bool:
        """Whether this node runs the bots and the clock of the match."""
        return self.conductor is not None and self.conductor.driver.driving

    def moved_on(self) -> None:
        """The match went on: whoever follows it with a delay reads that, too."""
        if self.delayed is not None:
            self.delayed.moved_on()

    def match_over(self, match_id: str, outcome: Outcome) -> None:
        """The match ended: write that down, and add up wins and points."""
        if self.room.status != "playing" or self.room.match != match_id:
            return

        async def finish() -> None:
            await self.node.store.finish(match_id, self.node.wall(), encode_outcome(outcome))
            await self.update(
                lambda now: (
                    room_actions.finished(now, outcome) if (now.status, now.match) == ("playing", match_id) else now
                )
            )
            await self.node.store.release(match_id)

        self.node.spawn(finish())

    async def prefer(self, socket: Socket, asked: wire.Prefer) -> None:
        """Somebody says what to be asked; it is acknowledged once it is written."""
        try:
            await self.update(lambda now: preferences.preferred(now, socket.guest, asked))
        except PenombreError as error:
            refusal = refusal_of(error)
            self.node.metrics.refusals.add(refusal.problem.code)
            socket.push(declined(asked.request, refusal.problem))
        else:
            socket.push(acknowledged(asked.request))

    def missed(self, seats: list[Seat]) -> None:
        """Time answered for these seats."""
        self._absence.missed(seats)

    def answered(self, seat: Seat) -> None:
        """The person of a seat answered: whatever was missed before, they are back."""
        self._absence.answered(seat)

    async def restart_clock(self, question: int, due: int) -> None:
        """The open question gets its time again, or what was left of it."""
        beat = room_state.Mark(question, self.node.now())
        await self.update_as_driver(lambda now: replace(now, due=room_state.Mark(question, due), beat=beat))

    async def keep_beat(self, question: int, at: int) -> None:
        """The clock of the game still runs at this moment: whoever goes on after a failure goes on from there."""
        beat = room_state.Mark(question, at)
        await self.update_as_driver(lambda now: replace(now, beat=beat) if now.status == "playing" else now)

    def tell_turns(self, seats: list[Seat]) -> None:
        """The match waits for these seats: their people are told, where they are not here."""
        clock = self.conductor.clock.shown() if self.conductor is not None else None
        turn_notices.tell_turns(self.node, self.room, self.here, seats, clock)

    def awaits(self, guest: str) -> bool:
        """Whether the table waits for a guest who is not here, as far as this node knows."""
        seat = self.room.seat_of(guest)
        if seat is None or seat in self.here:
            return False
        return self.conductor is None or self.conductor.record.awaits(seat)

    # -- memory ---------------------------------------------------------------------------------------------

    def is_idle(self, now: float) -> bool:
        """Whether nobody needs this room in memory: no socket for a while, and no bot at a slow table."""
        awaited = self.conductor is not None and self.conductor.driver.awaits_bots()
        return not self.sockets and not awaited and now - self.idle_since > IDLE * self.node.settings.tempo

    async def tend(self, stored: SeatsHere, asked_at: float) -> None:
        """Look whether everything is as it should be: what failed once is tried again.

        `stored` is who is here as the store said it at `asked_at`: whoever came or went since then is known better.
        """
        if self.doubtful:
            async with self.lock:
                await self.reload()
                await self._reseat(
                    another_match=self.conductor is not None and self.conductor.match_id != self.room.match
                )
                await self.check_devices()
                self.doubtful = False
            self._frames.show_room()
            if self.conductor is not None:
                self.conductor.room_changed()
        await self.presence.tend(stored, asked_at)
        if self.room.requests:
            await self.update(lambda now: now)  # those that took too long lapse
        conductor = self.conductor
        if conductor is None:
            return
        self._absence.watch()
        if not conductor.record.match.over:
            await conductor.drive()
        elif conductor.at_rest:
            conductor.tell_outcome()

    async def close(self) -> None:
        """Let go of the room: what is under way is finished, and nothing is watched any more."""
        self._absence.close()
        self._frames.close()
        if self.delayed is not None:
            self.delayed.close()
        if self.conductor is not None:
            conductor, self.conductor = self.conductor, None
            try:
                await conductor.driver.rest()
            finally:
                await conductor.close()
