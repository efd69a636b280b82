"""What has to be true after a schedule: nothing lost, nothing doubled, and everybody saw what is theirs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct
from tests.simulation.delayed_checks import check_delayed
from tests.simulation.faults import Stage
from tests.simulation.people import Known, Tab, without_words
from tests.simulation.prepared_tables import MATCH, ROOM, Opening
from tests.simulation.simulated_node import WATCH_DELAY, Machine
from tests.simulation.world import World

from penombre.engine import CLOCK, TABLE, Event, Said
from penombre.server.match import pace
from penombre.server.match.delayed_spectators import behind
from penombre.server.match.frames import STEP, Frames
from penombre.server.match.match_log import Answered, Held, Record, Spoke, decode
from penombre.server.match.preferences import may_lapse
from penombre.server.room.live_room import LiveRoom
from penombre.server.room.room_document import decode_room
from penombre.server.room_state import Room
from penombre.store import Entry

LOOKED_AT = 5
"""Of so many moments that somebody saw, one is compared with the log; the last one always is."""
EARLY = 0.01
"""Seconds by which time may seem to be over early: moments are stored by the clock of the database, which is asked."""
HEARD = 0.5
"""Seconds after which every node has heard who came and went, once nothing fails any more."""
ARRIVED = 3.0
"""Seconds after which everybody who is connected has a frame, once nothing fails any more."""
SETTLED = 5.0
"""Seconds after which every node has noticed whatever broke before, once nothing fails any more."""


def _facts(known: Any) -> Any:
    """Facts without those that have no value: a full frame leaves some of them out."""
    return {name: value for name, value in known.items() if value} if isinstance(known, dict) else known


class Stored(Struct, frozen=True):
    """What is stored of the table besides its match, at a moment from which every node has time to hear of it."""

    rev: int
    room: Room
    blocks: frozenset[tuple[str, str]]
    """Who does not want to read whom."""

    @staticmethod
    def now(world: World) -> Stored:
        """As it is stored now."""
        execute = world.shared.connection.execute
        rev, body = execute("SELECT rev, body FROM rooms WHERE id = ?", (ROOM,)).fetchone()
        blocks = execute("SELECT guest_id, other_id FROM blocks").fetchall()
        return Stored(rev, decode_room(body), frozenset(blocks))

    def deaf_seats(self) -> dict[int, frozenset[int]]:
        """By seat, the seats whose people it does not want to read."""
        guests = [(seat, place.guest) for seat, place in enumerate(self.room.places) if place.guest]
        deaf = {
            seat: frozenset(other for other, whom in guests if (guest, whom) in self.blocks) for seat, guest in guests
        }
        return {seat: seats for seat, seats in deaf.items() if seats}


class Pacing(Struct, frozen=True):
    """How long questions last at the table."""

    pace: str
    tempo: float


class Written(Struct):
    """A request in a log."""

    seat: int
    question: int
    answer: Any


def check(stage: Stage, opening: Opening | None, seed: int, pacing: Pacing, heard: Stored) -> None:
    """Look at everything; what is wrong is told to the world. `heard` was stored when all could have heard of it."""
    world = stage.world
    for failure in world.loop.failures:
        world.broke("nothing fails but the store", f"{failure.get('message')}: {failure.get('exception')!r}")
    rows = world.shared.connection.execute("SELECT id, head FROM matches").fetchall()
    for match, head in rows:
        _check_match(stage, match, head, opening if match == MATCH else None, seed, pacing)
    _check_drivers(stage)
    _check_lengths(stage)
    _check_kicked(stage)
    _check_preferences(stage)
    _check_presence(stage)
    _check_rooms(stage, heard)
    _check_blocks(stage, heard)


def _check_match(stage: Stage, match: str, head: int, opening: Opening | None, seed: int, pacing: Pacing) -> None:
    world = stage.world
    rows = world.shared.connection.execute("SELECT seq, at, body FROM log WHERE match_id = ? ORDER BY seq", (match,))
    entries = [Entry(*row) for row in rows.fetchall()]
    if [entry.seq for entry in entries] != list(range(1, head + 1)):
        world.broke("a log has no gap", f"match {match} has entries {[entry.seq for entry in entries]}, head {head}")
        return
    if opening is not None and tuple(entries[: len(opening.entries)]) != opening.entries:
        world.broke("a log is only added to", f"match {match} begins otherwise than it did")
        return
    tabs = [tab for person in stage.people for tab in person.tabs]
    replay = _Replay(world, match, entries, opening if seed % 8 else None, pacing)
    wanted = {seat: _moments(tabs, match, seat, seed) for seat in (*range(replay.players), TABLE)}
    try:
        for _ in replay.goes_on():
            replay.compare(wanted)
    except Exception as error:
        world.broke("a log replays", f"match {match} stops at entry {replay.record.head + 1}: {error!r}")
        return
    for seat, seen in wanted.items():
        for seq, (tab, _) in seen.items():
            if seq not in replay.passed[seat]:
                world.broke("everybody sees what is written", f"{tab.name} saw frame {seq}, which the log has not")
    current = Stored.now(world).room.match == match
    delay = behind(pacing.pace, WATCH_DELAY) * pacing.tempo
    check_delayed(stage, match, entries, delay, tempo=pacing.tempo, current=current)
    for tab in tabs:
        _check_requests(tab, match, replay)
        if current:
            _check_arrived(stage, tab, match, replay)
    replay.check_snapshot()
    replay.check_end()


def _moments(tabs: list[Tab], match: str, seat: int, seed: int) -> dict[int, tuple[Tab, Known]]:
    """By number, the frames of a seat that are compared with the log."""
    wanted = {}
    for tab in tabs:
        known = tab.known.get((match, seat))
        if known is not None:
            last = known.seq
            wanted.update({seq: (tab, known) for seq in known.moments if seq == last or not (seq + seed) % LOOKED_AT})
    return wanted


class _Replayed(Frames):
    """The frames of a match that is played again: what all are told is asked for time and again, and written once."""

    _words: dict[int, bytes]

    def _told(self, one: Event | tuple[int, Said], seat: int, ready: dict[int, bytes]) -> bytes:
        if not hasattr(self, "_words"):
            self._words = {}
        found = self._words.get(id(one))  # events stay in the match, so each has its own
        return found if found is not None else super()._told(one, seat, self._words)


class _Replay:
    """A match played again from its log, and what each seat knew along the way."""

    def __init__(self, world: World, match: str, entries: list[Entry], opening: Opening | None, pacing: Pacing) -> None:
        self.world = world
        self.pacing = pacing
        self.match = match
        self.entries = entries
        self.written: dict[str, list[Written]] = defaultdict(list)
        """By the name of a request, what was written under it."""
        self.passed: dict[int, set[int]] = defaultdict(set)
        if opening is not None:
            self.record, seqs = Record.restored(opening.snapshot.body)
            self.frames = _Replayed(self.record, seqs, tempo=pacing.tempo)
            self.first = len(opening.entries)
        else:
            self.record = Record.of(entries[:1])
            self.frames = _Replayed(self.record, tempo=pacing.tempo)
            self.first = 1
        self.players = self.record.match.players
        self.seqs: dict[int, dict[int, int]] = {}
        """By entry, the number of the last frame of each seat at that moment."""
        self._spoken: set[tuple[Any, ...]] = set()
        self.over_at: int | None = None
        """The entry that ended the match, if that was in this world."""
        self._asked_at: float | None = None
        """When the open question was asked, if that was in this world."""

    def goes_on(self) -> Iterator[None]:
        """Play it, entry by entry."""
        yield
        for entry in self.entries[self.first :]:
            line, question = decode(entry.body), self.record.match.settled
            if isinstance(line, (Answered, Held, Spoke)) and line.request:
                answer = None if isinstance(line, Spoke) else line.answer
                self.written[line.request].append(Written(line.seat, question, answer))
            self._look_at_bots(line, question)
            self._look_at_time(line, entry)
            self.record.follow(entry)
            self.frames.advance()
            if self.record.match.settled != question:
                self._asked_at = self.world.shared.sent.get((self.match, entry.seq))
            if self.record.match.over and self.over_at is None:
                self.over_at = entry.seq
            yield

    def compare(self, wanted: dict[int, dict[int, tuple[Tab, Known]]]) -> None:
        """What everybody saw under the numbers of this moment is what the log says they may know."""
        seqs = self.frames.seqs
        self.seqs[self.record.head] = dict(seqs)
        for seat, seen in wanted.items():
            seq = seqs[seat]
            if seq in self.passed[seat]:
                continue
            self.passed[seat].add(seq)
            if seq in seen:
                tab, known = seen[seq]
                self._compare(tab, known, seat, seq)

    def _compare(self, tab: Tab, known: Known, seat: int, seq: int) -> None:
        full = msgspec.json.decode(self.frames.full(seat, None, self.match))
        if self.world.blocking:
            full = without_words(full)
        moment = known.moments[seq]
        for what, saw, said in (
            ("public facts", moment.public, full["public"]),
            ("private facts", moment.private, full["private"] or {}),
            ("what was told", known.told[: moment.told], full["told"]),
            ("question", moment.rest[0], full["question"]),
            ("who is waited for", moment.rest[1], full["waiting"]),
            ("window", moment.rest[2], full["window"]),
            ("end", moment.rest[3], full["over"]),
        ):
            if _facts(saw) != _facts(said):
                shown = f"{tab.name}, frame {seq}: {what}: saw {str(saw)[:300]}, the log says {str(said)[:300]}"
                self.world.broke("everybody sees what is written and theirs to know", shown)

    def _look_at_bots(self, line: Any, question: int) -> None:
        if isinstance(line, Spoke) and line.by in ("bot", "stand_in"):
            said = (question, line.seat, msgspec.json.encode(line.statement))
            if said in self._spoken:
                self.world.broke("nobody plays a bot twice", f"the bot of seat {line.seat} said the same twice")
            self._spoken.add(said)

    def _look_at_time(self, line: Any, entry: Entry) -> None:
        """Time answers for nobody before theirs is over, which begins after the ceremonies of what led to it.

        But what everybody knows to have one answer is answered when it is asked.
        """
        match = self.record.match
        if not isinstance(line, (Answered, Held)) or line.by != "clock" or line.seat == CLOCK or self._asked_at is None:
            return
        ask = match.ask_for(line.seat)
        shared = self.record.further or match.ask_for(CLOCK) is not None
        if ask is None or shared or may_lapse(match, ask) or match.plain_answer(ask) is not None:
            return
        lasted = self.world.shared.sent[self.match, entry.seq] - self._asked_at
        staged = 0.0 if self.pacing.pace == "days" else self.record.staged[-1]
        least = (staged + pace.seconds(match, self.pacing.pace)) * self.pacing.tempo
        if lasted < least - EARLY:
            shown = f"seat {line.seat} had {lasted:.2f} of {least:.2f} seconds, entry {entry.seq} of {self.match}"
            self.world.broke("nobody's time is over early", shown)

    def check_snapshot(self) -> None:
        """The snapshot that is kept is the match as it stood at its entry."""
        sql = "SELECT seq, body FROM snapshots WHERE match_id = ?"
        for seq, body in self.world.shared.connection.execute(sql, (self.match,)).fetchall():
            record, seqs = Record.restored(body)
            if record.head != seq or seq > len(self.entries) or (seq in self.seqs and self.seqs[seq] != seqs):
                shown = (
                    f"match {self.match}: kept under {seq}, holds {record.head}, frames {seqs}, {self.seqs.get(seq)}"
                )
                self.world.broke("a snapshot is the match at its entry", shown)

    def check_end(self) -> None:
        """A match counts as finished when it is over, and not before."""
        sql = "SELECT head FROM ends WHERE match_id = ?"
        ended = self.world.shared.connection.execute(sql, (self.match,)).fetchone()
        if ended is not None and self.over_at is not None and ended[0] < self.over_at:
            shown = f"match {self.match} was finished after entry {ended[0]}, its end is entry {self.over_at}"
            self.world.broke("a match is finished once its end is written", shown)
        sql = "SELECT finished FROM matches WHERE id = ?"
        finished = self.world.shared.connection.execute(sql, (self.match,)).fetchone()[0] != 0
        written = self.world.shared.appended.get((self.match, len(self.entries)), 0.0)
        if finished != self.record.match.over and written < self.world.loop.time() - ARRIVED:
            shown = f"match {self.match} is {'finished, and goes on' if finished else 'over, and not finished'}"
            self.world.broke("a match is finished when it is over", shown)


def _check_requests(tab: Tab, match: str, replay: _Replay) -> None:
    """Every request that was acknowledged is written exactly once, and none more often."""
    world, guest = tab.world, tab.guest()
    names = {
        id: (id, blake2b(f"{guest} {id}".encode(), digest_size=16).hexdigest())
        for id in (*tab.acknowledged, *tab.pending, *tab.refused)
    }

    def written(id: str) -> list[Written]:
        return [each for name in names[id] for each in replay.written.get(name, ())]

    for id in names:
        if len(written(id)) > 1:
            world.broke("nothing is written twice", f"{id} is in the log of {match} {len(written(id))} times")
    for id, asked in tab.acknowledged.items():
        if asked.match != match or asked.message["type"] == "prefer":
            continue
        found = written(id)
        if not found:
            world.broke("nothing acknowledged is lost", f"{id} was acknowledged and is not in the log")
            continue
        answer = asked.message.get("answer")
        answer = tuple(answer) if isinstance(answer, list) else answer
        if (found[0].seat, found[0].answer) != (asked.seat, answer):
            world.broke("nothing acknowledged is changed", f"{id} was {asked.message}, the log has {found[0]}")
    for id, (asked, code) in tab.refused.items():
        if asked.match == match and written(id):
            world.broke("what is refused is not done", f"{id} was refused ({code}) and is in the log")


def _check_arrived(stage: Stage, tab: Tab, match: str, replay: _Replay) -> None:
    """Whoever is connected has all that was written a few seconds ago."""
    world = stage.world
    if tab.person.sent_away or tab.person.gone or tab.match != match or tab.at is None:
        return
    if tab.link is None or not tab.link.stands or tab.link.slow:
        return
    if tab.seat is None and any(late.match == match for late in tab.late):
        return  # whoever lost a seat in the meantime looks on late, which is compared by itself
    end = world.loop.time() - ARRIVED
    due = [seq for (of, seq), at in world.shared.appended.items() if of == match and at < end]
    number = replay.seqs.get(max(due), {}).get(tab.at.seat, 0) if due else 0
    if tab.at.seq < number:
        world.broke(
            "everybody hears of everything", f"{tab.name} has frame {tab.at.seq}, {number} was written long ago"
        )


def _check_lengths(stage: Stage) -> None:
    """Frames that leave a node at one moment are of one length, whoever reads them."""
    world = stage.world
    lengths: dict[tuple[Any, ...], set[int]] = defaultdict(set)
    for person in stage.people:
        for tab in person.tabs:
            for link in tab.links:
                caught_up = False
                for at, kind, length, moment in link.sent:
                    if kind in ("full", "step") and length % STEP:
                        world.broke("frames are padded", f"{tab.name} got a frame of {length} bytes")
                    if kind == "step" and caught_up and not link.slow:
                        lengths[link.process, at, moment].add(length)
                    caught_up = caught_up or kind in ("full", "clock")
    for (process, at, _), found in lengths.items():
        if len(found) > 1:
            world.broke("frames are of one length", f"{process.name} sent frames of {sorted(found)} bytes at {at:.3f}")


def _check_preferences(stage: Stage) -> None:
    """What people want to be asked stays with their seat until the match is over."""
    for person in stage.people:
        for tab in person.tabs:
            asked = person.preferred
            if asked is not None and asked.id in tab.acknowledged and not tab.prefers(asked):
                stage.world.broke("nothing acknowledged is lost", f"{asked.id} is not stored with the seat any more")


def _check_kicked(stage: Stage) -> None:
    """Whoever was sent away gets nothing of the match any more, and cannot come back."""
    world = stage.world
    for person in stage.people:
        if not person.sent_away:
            continue
        for tab in person.tabs:
            if tab.link is not None and tab.link.open and tab.link.stands:
                world.broke("whoever is sent away is gone", f"{tab.name} was sent away and still has a socket")


def _check_drivers(stage: Stage) -> None:
    """Whoever drives a match holds its lock."""
    world = stage.world
    for machine in stage.machines:
        assert machine.running is not None
        live = machine.running.server.rooms.open.get(ROOM)
        if live is None or not live.drives() or live.conductor is None or live.conductor.record.match.over:
            continue
        if world.shared.several and world.shared.locks.get(live.conductor.match_id) is not machine.running.database:
            world.broke("one node drives a match", f"{machine.name} drives without the lock")


def _check_presence(stage: Stage) -> None:
    """Every node knows who is here, and nobody who is here and plays has a stand-in's seat counted as empty."""
    world = stage.world
    room = Stored.now(world).room
    connected = stage.connected()
    seats = {room.seat_of(tab.guest()) for tab in stage.tabs() if tab.link in connected}
    here = {seat for seat in seats if seat is not None}
    alive = [session.node for session in world.shared.sessions]
    rows = world.shared.connection.execute("SELECT node_id, seat FROM presence WHERE room_id = ?", (ROOM,)).fetchall()
    ghosts = {seat for node, seat in rows if node not in alive}  # of a node that died: silence will tell
    for machine, live in _live_rooms(stage):
        if not here <= live.here <= here | ghosts:
            world.broke(
                "every node knows who is here", f"{machine.name} thinks {sorted(live.here)}, it is {sorted(here)}"
            )


def _check_rooms(stage: Stage, heard: Stored) -> None:
    """Every node has the room as it was stored when all could have heard of it, and everybody sits where it says."""
    world = stage.world
    for machine, live in _live_rooms(stage):
        if live.rev < heard.rev:
            world.broke(
                "every node knows the room", f"{machine.name} has change {live.rev}, {heard.rev} was written long ago"
            )
        for socket in live.sockets:
            seat = live.room.seat_of(socket.guest)
            if socket.seat != (TABLE if seat is None else seat) and seat == heard.room.seat_of(socket.guest):
                world.broke("everybody sits on their seat", f"a socket of seat {seat} is on {socket.seat}")


def _check_blocks(stage: Stage, heard: Stored) -> None:
    """Every node knows who does not want to read whom."""
    world, deaf = stage.world, Stored.now(stage.world).deaf_seats()
    if heard.deaf_seats() != deaf:
        return
    for machine, live in _live_rooms(stage):
        known: list[Mapping[int, Collection[int]]] = [live.deaf]
        if live.conductor is not None:
            known.append(live.conductor.publisher.frames.deaf)
        if any(each != deaf for each in known):
            world.broke("nobody reads whom they do not want to", f"{machine.name} thinks {known}, it is {deaf}")


def _live_rooms(stage: Stage) -> Iterator[tuple[Machine, LiveRoom]]:
    """The room on every node where somebody is in it."""
    for machine in stage.machines:
        assert machine.running is not None
        live = machine.running.server.rooms.open.get(ROOM)
        if live is not None and live.sockets:
            yield machine, live
