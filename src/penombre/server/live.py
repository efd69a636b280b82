"""Rooms as they are open on this node: their sockets, who is here, and the conductor of their match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from penombre import wire
from penombre.engine import CLOCK, TABLE, Seat, UnknownVersion
from penombre.server import pace, room
from penombre.server.conductor import Arrive, Conductor
from penombre.server.delayed import Delayed
from penombre.server.logs import Log
from penombre.server.notices import Notice
from penombre.server.refusal import Refusal
from penombre.server.socket import Socket
from penombre.store import Conflict, RoomRow, StoreFailed

if TYPE_CHECKING:
    from penombre.server.site import Site

IDLE: Final = 120.0
"""Seconds without a socket before a room leaves memory."""
LEASE: Final = 60_000
"""Milliseconds after which another node looks at a slow match whose driver went silent."""
TRIES: Final = 20
HOST_AWAY: Final = 300.0
"""Seconds without the host before somebody who is here hosts, where no match is played."""
MOST_ROOMS: Final = 1000
"""How many rooms of one guest are looked at; more than anybody has."""

log: Final = Log("rooms")
encode_room: Final = msgspec.json.Encoder().encode
decode_room: Final = msgspec.json.Decoder(room.Room).decode


class Live:
    """One room on this node."""

    def __init__(self, site: Site, row: RoomRow) -> None:
        self.site: Final = site
        self.id: Final = row.id
        self.rev = row.rev
        self.room: room.Room = decode_room(row.body)
        self.sockets: dict[Seat, list[Socket]] = {}
        self.here: frozenset[Seat] = frozenset()
        self.deaf: dict[Seat, frozenset[Seat]] = {}
        self.unwanted: dict[Seat, frozenset[str]] = {}
        """By seat, the guests whom it does not want to read, at this table or not."""
        self.conductor: Conductor | None = None
        self.delayed: Delayed | None = None
        self.lock: Final = asyncio.Lock()
        self.idle_since = site.loop_time()
        self.doubtful = False
        """Whether something failed on the way, so that the room is worth another look."""
        self.loading = ""
        """The match that is being read from the store."""
        self.overtaken = False
        """Whether another node wrote to that match meanwhile."""
        self.rewritten = False
        """Whether words were taken out of that match meanwhile."""
        self._looked_at = 0.0
        self._loading: Final = asyncio.Lock()
        self._presence: Final = asyncio.Lock()
        self._unsaid: Final[set[Seat]] = set()
        """Seats that the store could not be told of: here, or not here any more."""
        self._graces: dict[Seat, asyncio.TimerHandle] = {}
        self._host_grace: asyncio.TimerHandle | None = None

    # -- sockets ---------------------------------------------------------------------------------------------

    def sockets_at(self, seat: Seat) -> Iterable[Socket]:
        """Sockets that follow the match from this seat."""
        return [socket for socket in self.sockets.get(seat, ()) if socket.follows]

    def all_sockets(self) -> Iterator[Socket]:
        """Every socket."""
        for sockets in list(self.sockets.values()):
            yield from list(sockets)

    def attended(self) -> bool:
        """Whether anybody who plays here is here."""
        return any(place.kind == "person" and seat in self.here for seat, place in enumerate(self.room.places))

    async def enter(self, socket: Socket, last: int | None) -> None:
        """A socket comes in: it gets the room, and the match if one is played."""
        self.admit(socket)
        self.sockets.setdefault(socket.seat, []).append(socket)
        if socket.seat != TABLE:
            await self._came(socket.seat)
        else:
            self._show_room()
        socket.tell(self.shown_to(socket))
        if self.room.match:
            conductor = await self.conducted()
            if conductor is not None:
                self._arrive(conductor, socket, last)

    def _arrive(self, conductor: Conductor, socket: Socket, last: int | None) -> None:
        """A socket follows the match: as it goes on, or as all-seeing spectators do, long after."""
        if socket.seat != TABLE or self.room.watching != "delayed":
            conductor.submit(Arrive(socket, last))
            return
        if self.delayed is None:
            self.delayed = Delayed(self, conductor.match_id)
        self.delayed.enter(socket)

    async def exit(self, socket: Socket) -> None:
        """A socket is gone."""
        self.idle_since = self.site.loop_time()
        if self.delayed is not None:
            self.delayed.leave(socket)
        sockets = self.sockets.get(socket.seat, [])
        if socket in sockets:
            sockets.remove(socket)
        if not sockets:
            self.sockets.pop(socket.seat, None)
        if socket.seat == TABLE:
            self._show_room()
        elif not sockets:
            await self._write_presence(socket.seat)
            await self.look_who_is_here()

    async def _write_presence(self, seat: Seat) -> None:
        # One after the other, and each time as it is then: who goes and comes back at once is here in the end.
        async with self._presence:
            self._unsaid.add(seat)
            await self.site.store.set_here(self.id, seat, bool(self.sockets.get(seat)))
            self._unsaid.discard(seat)

    async def _came(self, seat: Seat) -> None:
        if len(self.sockets.get(seat, ())) == 1:
            await self._write_presence(seat)
        await self.look_who_is_here()
        place = self.room.places[seat]
        if place.stand_in or place.missed:
            await self.update(lambda now: room.returned(now, seat))

    def admit(self, socket: Socket) -> None:
        """The seat of a socket's guest; without one it watches, where that is allowed."""
        room.check_may_see(self.room, socket.guest, self.room.invite if socket.invited else "")
        seat = self.room.seat_of(socket.guest)
        if seat is None and self.room.watching == "nobody":
            raise Refusal("nobody_watches", "nobody watches at this table: you would have to sit down")
        if seat is None and room.is_barred_from_watching(self.room, socket.guest):
            raise Refusal("nobody_watches", "you played this match: you cannot watch what the others hide")
        socket.seat = TABLE if seat is None else seat

    def _turn_out(self, socket: Socket, code: int, problem: wire.Problem) -> None:
        """Cut a socket off at once: nothing it sent and that still waits counts any more."""
        sockets = self.sockets.get(socket.seat, [])
        if socket in sockets:
            sockets.remove(socket)
        if not sockets:
            self.sockets.pop(socket.seat, None)
        if self.delayed is not None:
            self.delayed.leave(socket)
        socket.seat, socket.follows = TABLE, False
        socket.close(code, problem)

    async def check_devices(self) -> None:
        """Turn out the sockets of devices that were signed out."""
        seats = set()
        for socket in list(self.all_sockets()):
            if socket.session and await self.site.store.guest_of(socket.session) is None:
                seats.add(socket.seat)
                self._turn_out(socket, 4401, wire.Problem("unknown_you", "this device was signed out"))
        for seat in seats - {TABLE}:
            await self._write_presence(seat)
        if seats:
            await self.look_who_is_here()

    async def look_who_is_here(self) -> None:
        """Ask the store who has a socket on any node; clocks and graces follow."""
        self._looked_at = self.site.loop_time()
        self._see(await self.site.store.here(self.id))

    def _see(self, here: frozenset[Seat]) -> None:
        if here == self.here:
            return
        self.here = here
        self.watch_absences()
        self._show_room()
        if self.conductor is not None:
            self.conductor.room_changed()

    # -- the room --------------------------------------------------------------------------------------------

    async def update(self, change: Callable[[room.Room], room.Room]) -> room.Room:
        """Change the room: compare-and-swap, with the other nodes and with ourselves."""
        async with self.lock:
            for _ in range(TRIES):
                after = change(self.room)
                if after == self.room:
                    return after
                after = counted(self.room, after)
                try:
                    await self.site.store.save_room(
                        self.id,
                        self.rev,
                        encode_room(after),
                        listed=after.listed,
                        open=is_open(after),
                        guests=after.guests(),
                        at=self.site.now(),
                    )
                except Conflict:
                    await self.reload()
                    continue
                except StoreFailed:
                    self.doubtful = True  # a lost connection may hide a success
                    raise
                await self.became(after, self.rev + 1)
                return after
        raise Refusal("not_now", "the table is busy: try again")

    async def reload(self) -> None:
        """Another node changed the room."""
        row = await self.site.store.room(self.id)
        if row is None:
            self.site.rooms.open.pop(self.id, None)
            for socket in list(self.all_sockets()):
                self._turn_out(socket, 4404, wire.Problem("not_found", "this table does not exist any more"))
            raise room.no_such_table()
        if row.rev > self.rev:
            await self.became(decode_room(row.body), row.rev)

    async def became(self, after: room.Room, rev: int) -> None:
        """The room is now this: everybody sees it, and sits where it says."""
        before, self.room, self.rev = self.room, after, rev
        self.doubtful = True
        if _seating(after) != _seating(before):
            await self._reseat(after.match != before.match)
        elif (after.unheard, after.stirred) != (before.unheard, before.stirred):
            await self._hear_of_blocks()
        if after.stirred != before.stirred:
            await self.check_devices()
        if after.redacted != before.redacted:
            self.rewritten = True
            if self.conductor is not None:
                self.conductor.read_again()
        self.doubtful = False
        self.watch_absences()
        if _visible(after) != _visible(before):
            self._show_room()
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
        for socket in list(self.all_sockets()):
            seat = socket.seat
            try:
                self.admit(socket)
            except Refusal as refusal:
                self._turn_out(socket, 4403, refusal.problem)
                continue
            if socket.seat != seat:
                self.sockets[seat].remove(socket)
                if not self.sockets[seat]:
                    del self.sockets[seat]
                self.sockets.setdefault(socket.seat, []).append(socket)
            if another_match or socket.seat != seat:
                socket.follows = False
                if self.delayed is not None:
                    self.delayed.leave(socket)
        for seat in {*range(self.room.players), *self.sockets} - {TABLE}:
            await self._write_presence(seat)
        self.here = await self.site.store.here(self.id)
        await self.look_for_friends()
        await self._follow_match()

    async def _follow_match(self) -> None:
        """Everybody who is here follows the match, if one is played."""
        if self.room.match and any(not socket.follows for socket in self.all_sockets()):
            conductor = await self.conducted()
            if conductor is not None:
                for socket in self.all_sockets():
                    if not socket.follows:
                        self._arrive(conductor, socket, None)

    async def _hear_of_blocks(self) -> None:
        """Somebody changed a block list: only they see the table change."""
        before = self.unwanted
        await self.look_for_friends()
        for socket in self.all_sockets():
            if self.unwanted.get(socket.seat) != before.get(socket.seat):
                socket.tell(self.shown_to(socket))

    async def look_for_friends(self) -> None:
        """Who does not want to read whom, by seat."""
        places = self.room.places
        unwanted = {}
        # At an anonymous table the guests' own lists would tell who plays where.
        blocked = {} if self.room.anonymous else await self.site.store.blocked_in(self.id)
        for seat, place in enumerate(places):
            if place.guest:
                nobody: frozenset[str] = frozenset()
                unwanted[seat] = (
                    self.room.unheard_by(place.guest) if self.room.anonymous else blocked.get(place.guest, nobody)
                )
        self.unwanted = unwanted
        self.deaf = {
            seat: seats
            for seat, guests in unwanted.items()
            if (seats := frozenset(each for each, other in enumerate(places) if other.guest in guests))
        }

    def _show_room(self) -> None:
        for socket in self.all_sockets():
            socket.tell(self.shown_to(socket))

    def _show_clock(self) -> None:
        if self.conductor is not None:
            tick = wire.Tick(self.conductor.clock())
            for socket in self.all_sockets():
                if socket.follows:
                    socket.tell(tick)

    def shown_to(self, socket: Socket) -> wire.Room:
        """The room as this reader sees it."""
        return self.shown(None if socket.seat == TABLE else socket.seat)

    def shown(self, you: Seat | None) -> wire.Room:
        """The room as somebody on this seat sees it, or somebody on none."""
        seat = TABLE if you is None else you
        return shown(
            self.room,
            you,
            here=self.here,
            watchers=len(self.sockets.get(TABLE, ())),
            blocked=self.deaf.get(seat, frozenset()),
            unwanted=self.unwanted.get(seat, frozenset()),
            link=self.site.link(self.id),
        )

    # -- the match -------------------------------------------------------------------------------------------

    async def conducted(self) -> Conductor | None:
        """The conductor of the match, loaded if it is not yet; none for a match of other rules than today's."""
        async with self._loading:
            if self.conductor is None and self.room.match:
                conductor = Conductor(self, self.room.match)
                self.loading, self.overtaken, self.rewritten = self.room.match, False, False
                try:
                    await conductor.load()
                except UnknownVersion as error:
                    log.error("unknown version", error, match=self.room.match)
                    return None
                finally:
                    self.loading = ""
                self.conductor = conductor
                if self.overtaken:
                    conductor.fell_behind()
                if self.rewritten:
                    conductor.read_again()
                if conductor.record.match.over:
                    self.match_over(conductor)
                else:
                    await conductor.drive()
            return self.conductor

    def match_over(self, conductor: Conductor) -> None:
        """The match ended: write that down, and add up wins and points."""
        outcome = conductor.record.match.outcome
        if outcome is None or self.room.status != "playing" or self.room.match != conductor.match_id:
            return

        async def finish() -> None:
            await self.site.store.finish(conductor.match_id, self.site.now())
            await self.update(
                lambda now: (
                    room.finished(now, outcome) if (now.status, now.match) == ("playing", conductor.match_id) else now
                )
            )
            await self.site.store.release(conductor.match_id)

        self.site.spawn(finish())

    def missed(self, seats: list[Seat]) -> None:
        """Time answered for these seats. Somebody who is away at a slow table has a stand-in from then on."""

        def change(now: room.Room) -> room.Room:
            for seat in seats:
                if seat != CLOCK:
                    away = now.pace == "days" and seat not in self.here
                    now = room.stood_in(now, seat) if away else room.missed(now, seat)
            return now

        if any(seat != CLOCK and self.room.places[seat].kind == "person" for seat in seats):
            self.site.spawn(self.update(change))

    def answered(self, seat: Seat) -> None:
        """The person of a seat answered: whatever was missed before, they are back."""
        place = self.room.places[seat]
        if place.stand_in or place.missed:
            self.site.spawn(self.update(lambda now: room.returned(now, seat)))

    async def restart_clock(self, question: int, due: int) -> None:
        """The open question gets its time again."""
        await self.update(lambda now: replace(now, due=room.Due(question, due)))

    def tell_turns(self, seats: list[Seat]) -> None:
        """Notices to people who are asked something at a slow table and are not here."""
        if self.room.pace == "live":
            return
        for seat in seats:
            if seat != CLOCK and seat not in self.here and (guest := self.room.places[seat].guest):
                self.site.spawn(self._notify(guest))

    async def _notify(self, guest: str) -> None:
        for subscription in await self.site.store.subscriptions(guest):
            self.site.notices.send(
                Notice(
                    guest=guest,
                    kind=subscription.kind,
                    address=subscription.address,
                    secret=subscription.body.decode(),
                    room=self.id,
                    room_link=self.site.link(self.id),
                    game=self.room.game,
                    language=self.room.language,
                )
            )

    # -- absence ---------------------------------------------------------------------------------------------

    def watch_absences(self) -> None:
        """Somebody who stays away longer than the grace gets a stand-in, as long as anybody else is here."""
        grace = pace.GRACE[self.room.pace]
        away = {
            seat
            for seat, place in enumerate(self.room.places)
            if self.room.status == "playing" and place.kind == "person" and not place.stand_in and seat not in self.here
        }
        for seat in [seat for seat in self._graces if seat not in away]:
            self._graces.pop(seat).cancel()
        if grace is not None and self.attended():
            for seat in away - self._graces.keys():
                wait = grace * self.site.settings.tempo
                self._graces[seat] = asyncio.get_running_loop().call_later(wait, self._grace_over, seat)
        self._watch_host()

    def _watch_host(self) -> None:
        """Where no match is played, a host who stays away passes hosting on to somebody who is here."""
        host = self.room.seat_of(self.room.host)
        away = self.room.status != "playing" and host not in self.here and self.attended()
        if self._host_grace is not None and not away:
            self._host_grace.cancel()
            self._host_grace = None
        elif self._host_grace is None and away:
            wait = HOST_AWAY * self.site.settings.tempo
            self._host_grace = asyncio.get_running_loop().call_later(wait, self._host_is_away)

    def _host_is_away(self) -> None:
        self._host_grace = None
        self.site.spawn(self._pass_on_hosting())

    async def _pass_on_hosting(self) -> None:
        await self.look_who_is_here()
        await self.update(lambda now: now if now.status == "playing" else room.passed_on(now, self.here))

    def _grace_over(self, seat: Seat) -> None:
        self._graces.pop(seat, None)
        if self.conductor is not None and self.conductor.driving:
            self.site.spawn(self._stand_in(seat))

    async def _stand_in(self, seat: Seat) -> None:
        await self.look_who_is_here()  # they may have come back to another node a moment ago
        if seat not in self.here and self.attended():
            await self.update(lambda now: room.stood_in(now, seat))

    def is_idle(self, now: float) -> bool:
        """Whether nobody needs this room in memory: no socket for a while, and no bot at a slow table."""
        awaited = self.conductor is not None and self.conductor.awaits_bots()
        return not self.sockets and not awaited and now - self.idle_since > IDLE * self.site.settings.tempo

    async def tend(self, here: frozenset[Seat], asked_at: float) -> None:
        """Look whether everything is as it should be: what failed once is tried again.

        `here` is what the store said at `asked_at`: whoever came or went since then is known better.
        """
        if self.doubtful:
            async with self.lock:
                await self.reload()
                await self._reseat(
                    another_match=self.conductor is not None and self.conductor.match_id != self.room.match
                )
                self.doubtful = False
            self._show_room()
        for seat in list(self._unsaid):
            await self._write_presence(seat)
        conductor = self.conductor
        if conductor is None:
            return
        if self._looked_at < asked_at:
            self._see(here)
        self.watch_absences()
        if conductor.record.match.over:
            self.match_over(conductor)
        else:
            await conductor.drive()

    async def close(self) -> None:
        """Leave memory."""
        for handle in self._graces.values():
            handle.cancel()
        self._graces.clear()
        if self._host_grace is not None:
            self._host_grace.cancel()
        if self.delayed is not None:
            self.delayed.close()
        if self.conductor is not None:
            await self.conductor.close()


class Rooms:
    """All rooms open on this node."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.open: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Future[Live]]] = {}
        self._overtaken: Final[set[str]] = set()
        """Rooms that another node changed while they were read."""

    async def live(self, id: str) -> Live:
        """A room, loaded if it is not yet."""
        found = self.open.get(id)
        if found is not None:
            return found
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        self._loading[id] = future = asyncio.get_running_loop().create_future()
        try:
            row = await self.site.store.room(id)
            if row is None:
                raise room.no_such_table()
            live = Live(self.site, row)
            live.here = await self.site.store.here(id)
            await live.look_for_friends()
            self.open[id] = live
            if id in self._overtaken:
                self.site.spawn(self._follow(live))
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it; nobody waiting is no fault
            raise
        finally:
            del self._loading[id]
            self._overtaken.discard(id)
        return live

    async def stir(self, guest: str) -> None:
        """A guest changed a block list or signed out devices: all their tables look at that, on every node."""
        for live in list(self.open.values()):
            if any(socket.guest == guest for socket in live.all_sockets()):
                await live.check_devices()
        for row in await self.site.store.rooms_of(guest, MOST_ROOMS):
            if decode_room(row.body).seat_of(guest) is not None:
                await (await self.live(row.id)).update(lambda now: replace(now, stirred=now.stirred + 1))

    async def drop_deleted(self) -> None:
        """Rooms were purged: whoever is still in one is told."""
        for live in list(self.open.values()):
            try:
                async with live.lock:
                    await live.reload()
            except Refusal:
                await live.close()

    def heard(self, topic: str) -> None:
        """Another node changed something."""
        kind, _, id = topic.partition(":")
        for live in list(self.open.values()):
            if kind == "*" or (kind == "room" and live.id == id):
                self.site.spawn(self._follow(live))
            if live.conductor is not None and (kind == "*" or (kind == "match" and live.conductor.match_id == id)):
                live.conductor.fell_behind()
            if live.loading and (kind == "*" or (kind == "match" and live.loading == id)):
                live.overtaken = True
        for loading in self._loading:
            if kind == "*" or (kind == "room" and loading == id):
                self._overtaken.add(loading)

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await live.reload()
        await live.look_who_is_here()

    async def tend(self) -> None:
        """Now and then: let idle rooms go, take over from dead nodes, wake slow matches whose time has come."""
        now = self.site.loop_time()
        here = await self.site.store.everybody_here()
        for live in list(self.open.values()):
            with self._apart(live.id):
                if live.is_idle(now):
                    del self.open[live.id]
                    await live.close()
                else:
                    await live.tend(here.get(live.id, frozenset()), now)
        slow = [
            live.conductor.match_id
            for live in self.open.values()
            if live.room.pace == "days" and live.conductor is not None and live.conductor.driving
        ]
        for match_id in slow:
            await self.site.store.set_wake(match_id, self.site.now() + LEASE)
        for row in await self.site.store.due_matches(self.site.now(), 50):
            # Whatever becomes of it, the others must not wait behind it.
            await self.site.store.set_wake(row.id, self.site.now() + LEASE)
            with self._apart(row.room):
                live = await self.live(row.room)
                live.idle_since = now
                await live.conducted()

    @contextmanager
    def _apart(self, room_id: str) -> Iterator[None]:
        """What goes wrong with one room is logged, and the others are tended all the same."""
        try:
            yield
        except Exception as error:
            log.error("tending failed", error, room=room_id)

    async def close(self) -> None:
        """Let everything go."""
        for live in list(self.open.values()):
            with self._apart(live.id):
                await live.close()
        self.open.clear()


def _visible(at_table: room.Room) -> room.Room:
    """The room without what nobody is shown: a frame that changes nothing would still tell that something happened."""
    places = tuple(replace(place, missed=0) for place in at_table.places)
    return replace(at_table, due=None, places=places, unheard=(), stirred=0, redacted=0, edition=0)


def counted(before: room.Room, after: room.Room) -> room.Room:
    """The room after a change, with its next number if people see that it changed."""
    return replace(after, edition=before.edition + 1) if _visible(after) != _visible(before) else after


def is_open(at_table: room.Room) -> bool:
    """Whether newcomers find a seat and somebody to play with here, before the start."""
    kinds = {place.kind for place in at_table.places}
    return at_table.status == "open" and {"empty", "person"} <= kinds


def _seating(at_table: room.Room) -> tuple[object, ...]:
    """Whatever decides where sockets belong, and whether they do."""
    guests = [place.guest for place in at_table.places]
    return at_table.match, guests, at_table.listed, at_table.watching


def shown(
    at_table: room.Room,
    you: Seat | None,
    *,
    here: frozenset[Seat],
    watchers: int,
    blocked: frozenset[Seat],
    unwanted: frozenset[str],
    link: str,
) -> wire.Room:
    """A room as one reader sees it: seats and names, never guests."""
    outside = you is None and at_table.watching == "nobody"
    return wire.Room(
        id=at_table.id,
        rev=at_table.edition,
        game=at_table.game,
        players=at_table.players,
        options=at_table.options,
        pace=at_table.pace,
        windows=at_table.windows,
        listed=at_table.listed,
        language=at_table.language,
        watching=at_table.watching,
        chat=at_table.chat,
        anonymous=at_table.anonymous,
        status=at_table.status,
        seats=tuple(
            wire.SeatInfo(
                seat=seat,
                kind=place.kind,
                name=at_table.name(seat) if place.kind != "empty" or place.name else "",
                level=place.level,
                ready=place.ready,
                here=seat in here,
                stand_in=place.stand_in,
                muted=bool(place.guest) and place.guest in at_table.muted,
                wins=place.wins,
                points=place.points,
            )
            for seat, place in enumerate(at_table.places)
        ),
        host=at_table.host_seat(you),
        you=you,
        watchers=watchers,
        paused=bool(at_table.paused),
        pause_votes=at_table.pause_votes,
        commitment=at_table.commitment,
        nonces={seat: place.nonce for seat, place in enumerate(at_table.places) if place.nonce and at_table.match},
        match=at_table.match,
        lines=tuple(
            wire.ChatLine(line.seat, line.name, "" if line.guest in unwanted else line.text, line.at)
            for line in at_table.lines
            if not outside
        ),
        blocked=tuple(sorted(blocked)),
        link=f"{link}#{at_table.invite}" if you is not None else link,
        invite=at_table.invite if you is not None else "",
    )
