"""The conductor of one match on one node: checks, appends durably, acknowledges, then publishes.

What comes in is queued; a batch is applied to the match in memory, appended to the log in one go, and only then does
anything leave: acknowledgements and frames. If the log cannot be written, or another node wrote first, the match in
memory is thrown away and loaded again: nothing is ever half-applied.

Any node takes answers; what bots and the clock answer is submitted by the driver, on one node at a time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING, Final

from penombre import wire
from penombre.engine import (
    CLOCK,
    TABLE,
    Answer,
    Ask,
    BadTranscript,
    PenombreError,
    Race,
    Sealed,
    Seat,
    Statement,
    UnknownVersion,
)
from penombre.server import room_state
from penombre.server.logs import Log
from penombre.server.match import free_words, pace, preferences
from penombre.server.match.bot_seats import BotSeats
from penombre.server.match.commands import Arrive, BotTurn, Command, Reply, Speech, TimeUp
from penombre.server.match.driver import BEAT, Driver, is_played
from penombre.server.match.frames import Frames
from penombre.server.match.lent_words import LentWords
from penombre.server.match.match_log import Answered, By, Closed, Held, Line, Record, Spoke, encode
from penombre.server.open_socket import acknowledged, declined
from penombre.server.open_socket import encode as encode_message
from penombre.server.plain_text import said
from penombre.server.refusal import Refusal, refusal_of
from penombre.store import Conflict, Snapshot, StoreFailed

if TYPE_CHECKING:
    from penombre.server.open_socket import Socket
    from penombre.server.room.live_room import LiveRoom

KEPT: Final = 24
"""How many frames per seat are kept for those who reconnect; whoever missed more gets everything anew."""
SNAPSHOT_EVERY: Final = 64
"""Entries between two snapshots."""
TRIES: Final = 20
"""How often a batch is tried again when other nodes write first."""
RETRY: Final = 1.0
"""Seconds before a store that failed is tried again."""
STALE: Final = 3 * BEAT
"""Seconds after the clock of a game was last seen to run in which it can still have run."""

log: Final = Log("conductor")


class Delivery:
    """What leaves once the batch is durable, in order: frames for whoever follows, or messages for one socket."""

    __slots__ = ("arrives", "frames", "messages", "socket")

    def __init__(
        self,
        frames: dict[Seat, bytes] | None = None,
        socket: Socket | None = None,
        messages: tuple[bytes, ...] = (),
        *,
        arrives: bool = False,
    ) -> None:
        self.frames = frames
        self.socket = socket
        self.messages = messages
        self.arrives = arrives
        """Whether the socket gets the frames of the match from here on."""


class Conductor:
    """One match on this node."""

    def __init__(self, live: LiveRoom, match_id: str) -> None:
        self.live: Final = live
        self.node: Final = live.node
        self.match_id: Final = match_id
        self.record: Record
        self.frames: Frames
        self.bot_seats: BotSeats
        self.driver: Final = Driver(self)
        self.rings: dict[Seat, deque[tuple[int, bytes]]] = {}
        """Per seat, the last frames, each with the number of the one before it."""
        self._queue: list[Command] = []
        self._task: asyncio.Task[None] | None = None
        self._behind = False
        self._lost = False
        """Whether the match in memory is not what is written, and that could not be read yet."""
        self._in_company = -1
        """The last question that two or more people were there for."""
        self._rewritings = 0
        """How often words were taken out of the log; what is in memory is from after so many:"""
        self._read = 0
        self._after: list[Callable[[], object]] = []
        """What is done once the batch is durable."""
        self._back: dict[Seat, int] = {}
        """Whose persons answered in a window that stays open, and which: that they are here again would tell it."""
        self._snapshot_at = 0
        self._told_turn = -1
        self._told: frozenset[Seat] = frozenset()
        """Who was told of that question, or of those that share its clock."""
        self._closed = False

    # -- loading ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """The match from its snapshot and the log after it."""
        store = self.node.store
        rewritings = self._rewritings
        snapshot = await store.snapshot(self.match_id) if self._read == rewritings else None
        kept = _restored(snapshot)
        entries = await store.entries(self.match_id, kept[0].head if kept else 0)
        if kept is not None:
            self.record, seqs = kept
            self.frames = Frames(self.record, seqs)
        else:
            self.record = Record.of(entries[:1])
            self.frames = Frames(self.record)
            entries = entries[1:]
        for entry in entries:
            self.record.follow(entry)
            self.frames.advance()
        self.frames.step((), None)
        self._read = rewritings
        self._snapshot_at = snapshot.seq if snapshot and kept else 0
        self.frames.deaf = self.live.deaf
        self.bot_seats = BotSeats(self.record, self.node.rng, self._utterances())
        self.rings.clear()
        self.driver.forget_thoughts()
        self._look_who_plays()

    def _utterances(self) -> LentWords | None:
        """How bots find words of their own, where the operator has somebody lend them."""
        if self.node.speaker is None:
            return None
        return LentWords(self.node.speaker, self._seconds_left, self.submit)

    def _seconds_left(self) -> float:
        closes_at = self.closes_at()
        return 0.0 if closes_at is None else (closes_at - self.node.now()) / 1000

    def _look_who_plays(self) -> None:
        """Remember that the open question was asked of several people: whoever gets up must not change its end."""
        if self._is_in_company():
            self._in_company = self.record.match.settled

    # -- from outside ----------------------------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Queue something; a batch is worked off as soon as the one before is durable."""
        self._queue.append(command)
        self._wake()

    def fell_behind(self) -> None:
        """Another node wrote: read on."""
        self._behind = True
        self._wake()

    def read_again(self) -> None:
        """Words were taken out of the log: what is in memory goes, and everybody gets what is left of it."""
        self._rewritings += 1
        self.fell_behind()

    def room_changed(self) -> None:
        """Seats, pauses or who is here changed: clocks and bots follow."""
        self.frames.deaf = self.live.deaf
        self.driver.reschedule()

    async def settle(self) -> None:
        """Wait until everything queued is done."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """Let go of the match: what is queued is finished first, then a snapshot is kept."""
        self._closed = True
        self.driver.stop()
        await self.settle()
        if not self.driver.driving:
            return
        self.driver.driving = False
        try:
            if not self._lost and not self.record.match.over:
                await self._keep_snapshot(self._snapshot())
                await self.node.store.set_wake(self.match_id, self.driver.wake_at())
        finally:
            await self.node.store.release(self.match_id)

    async def drive(self) -> None:
        """Try to be the one that runs bots and clocks."""
        if not self._closed and not self.record.match.over:
            await self.driver.take()

    def tell_turn(self) -> None:
        """Notices to those whom the table waits for and who were not told of it yet, from the node that drives."""
        match = self.record.match
        if not self.driver.driving or match.settled == self._told_turn:
            return
        goes_on = 0 <= match.settled - self._told_turn <= self.record.further
        known = self._told if goes_on else frozenset()
        awaited = [ask for ask in self.record.unanswered() if not ask.optional and not self._may_lapse(ask)]
        asked = frozenset([ask.seat for ask in awaited])
        self._told_turn, self._told = match.settled, known | asked
        self.live.tell_turns(sorted(asked - known))

    def goes_on(self) -> bool:
        """Whether the match is not over, and what is in memory is what is written."""
        return not self._closed and not self._lost and not self.record.match.over

    def clock(self) -> wire.Clock | None:
        """When the open question closes, as everybody may know."""
        match = self.record.match
        if match.over:
            return None
        at_table = self.live.room
        started_at, further = self.record.clock_started(at_table.pace)
        total = self._lasts(further)
        if at_table.paused:
            return wire.Clock(None, total)
        if (due := at_table.due) is not None and 0 <= (since := match.settled - due.question) <= further:
            closes_at = due.at + total - self._lasts(further - since)
        else:
            closes_at = started_at + total
        own = pace.running(match)
        runs_out = None if own is None else closes_at - total + int(own.most * self._stretch())
        return wire.Clock(closes_at, total, runs_out)

    def _stretch(self) -> float:
        """How many milliseconds one of the game's own clock takes here."""
        return pace.stretch(self.live.room.pace) * self.node.settings.tempo

    def last_beat(self) -> int:
        """When the open question was last known to run: when it was asked, got its time again, or later."""
        clock, beat = self.clock(), self.live.room.beat
        assert clock is not None
        assert clock.due is not None
        started_at = clock.due - clock.total
        return (
            max(started_at, beat.at) if beat is not None and beat.question == self.record.match.settled else started_at
        )

    def _ran(self, own: Ask, at: int) -> str:
        """How much of the game's own clock had run by a moment since the open question was asked, as time answers it.

        It is at least a millisecond, and counts for no longer than somebody can have run the match: whatever a dead
        server missed is not played.
        """
        clock = self.clock()
        assert clock is not None
        assert clock.due is not None
        assert clock.runs_out is not None
        until = min(at, self.last_beat() + int(STALE * 1000 * self.node.settings.tempo))
        if until >= clock.runs_out:
            return str(own.most)
        ran = int((until - (clock.due - clock.total)) / self._stretch())
        return str(max(own.least, min(ran, own.most - 1)))

    def _clocked(self, at: int) -> Iterator[Line]:
        """What time says before an answer that came at this moment, where a clock of the game runs.

        Whoever answers when that is over comes too late: time is up, and nothing else counts.
        """
        own = pace.running(self.record.match)
        if own is None:
            return
        ran = self._ran(own, at)
        yield Answered(CLOCK, ran, by="clock")
        if ran == own.default:
            raise Refusal("stale", "time is up: your answer came too late")

    def _lasts(self, further: int) -> int:
        """How many milliseconds the open question and so many before it last together."""
        match, table_pace = self.record.match, self.live.room.pace
        lasts = pace.seconds(match, table_pace) + pace.bonus(match, table_pace, further)
        return int(lasts * 1000 * self.node.settings.tempo)

    def closes_at(self) -> int | None:
        """When time closes the open question: one answer that is kept back counts as soon as it may."""
        clock = self.clock()
        if clock is None or clock.due is None:
            return None
        if self.record.keeps_one():
            return self._earliest_end(clock.due - clock.total)
        return clock.due if clock.runs_out is None else min(clock.due, clock.runs_out)

    def _earliest_end(self, asked_at: int) -> int:
        least = pace.least(self.record.match, self.live.room.pace)
        return asked_at + int(least * 1000 * self.node.settings.tempo)

    def holding(self) -> bool:
        """Whether the open question stays open until its time is over, whoever answers or gets up when."""
        return self.record.holdable() and self._hides_when()

    def _counts_nobody(self) -> bool:
        """Whether nobody may ever learn who answered the open question: who is counted as missing would tell it."""
        match = self.record.match
        asking = match.asking
        if self._lasts_always() or any(map(self._may_lapse, match.asks())):
            return True
        return self.holding() and isinstance(asking, Sealed) and any(ask.secret for ask in asking.asks.values())

    def _may_lapse(self, ask: Ask) -> bool:
        """Whether letting this question lapse is an answer to it, and not an absence; over days it is one."""
        return self.live.room.pace != "days" and preferences.may_lapse(self.record.match, ask)

    def _comes_too_soon(self, now: int) -> bool:
        """Whether an answer would tell something by counting now, and is kept back for a while."""
        clock = self.clock()
        if clock is None or clock.due is None or not self._hides_when():
            return False
        return now < self._earliest_end(clock.due - clock.total)

    def _hides_when(self) -> bool:
        """Whether nobody at this table may learn when somebody answered."""
        in_company = self._is_in_company() or self._in_company == self.record.match.settled
        return self._lasts_always() or (self.live.room.windows == "fixed" and in_company)

    def _lasts_always(self) -> bool:
        """Whether the rules give the open question its whole time, whatever the host chose; not where that is a day."""
        match = self.record.match
        return self.live.room.pace != "days" and any(ask.pace in match.ruleset.unhurried for ask in match.asks())

    def _is_in_company(self) -> bool:
        """Whether several people play, or look on from the seat where a stand-in plays for them."""
        return len(self.live.room.people()) + len(self.live.onlookers()) > 1

    # -- working off -----------------------------------------------------------------------------------------

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._queue or self._behind:
                if self._lost or self._read != self._rewritings:
                    if not await self._load_again():
                        self._put_off()
                        return
                    self._moved_on()
                if self._behind:
                    await self._catch_up()
                batch, self._queue = self._queue, []
                if batch:
                    await self._commit(batch)
        except Exception as error:
            log.error("conductor failed", error, match=self.match_id)
            self._lost = True
            asyncio.get_running_loop().call_later(RETRY, self._try_again)
        finally:
            self._task = None
            if (self._queue or self._behind) and not self._lost:
                self._wake()

    async def _commit(self, batch: list[Command]) -> None:
        for _ in range(TRIES):
            now = self.node.now()
            bodies: list[bytes] = []
            out: list[Delivery] = []
            replies: list[Delivery] = []
            after = self.record.head
            self._after.clear()
            for command in batch:
                if isinstance(command, Arrive):
                    out += (self._framed(), self._arrival(command))
                else:
                    self._apply(command, now, bodies, replies)
            if bodies:
                out.append(self._framed())
            out += replies
            if not bodies:
                self._deliver(out)
                return
            start = perf_counter()
            try:
                await self.node.store.append(self.match_id, after, bodies, now)
            except Conflict:
                self.node.metrics.conflicts.add()
                if await self._load_again():
                    self._moved_on()
                    continue
                await self._decline(batch, Refusal("store_failed", "nothing was written: the log cannot be read"))
                return
            except StoreFailed as error:
                self.node.note_failure()
                log.error("append failed", error, match=self.match_id)
                await self._decline(batch, refusal_of(error))
                return
            except Exception as error:
                log.error("append failed", error, match=self.match_id)
                await self._decline(batch, Refusal("fault", "something failed here: your answer was not taken"))
                return
            self.node.metrics.append_seconds.observe(perf_counter() - start)
            self._deliver(out)
            for command in batch:
                if isinstance(command, Reply):
                    self.node.metrics.publish_seconds.observe(perf_counter() - command.since)
            for act in self._after:
                act()
            self._moved_on()
            return
        await self._decline(batch, Refusal("not_now", "the table is busy: try again"))

    async def _decline(self, batch: list[Command], refusal: Refusal) -> None:
        """Nothing of this batch counts: go back to what is written, and say so to those who asked."""
        known = await self._load_again()
        for command in batch:
            if isinstance(command, Reply | Speech):
                socket, request = command.socket, command.message.request
                # A lost connection may hide a success.
                written = known and self.record.repeated(socket.seat, self._remembered_as(command))
                socket.push(acknowledged(request) if written else declined(request, refusal.problem))
        self._queue[:0] = [command for command in batch if isinstance(command, Arrive)]
        asyncio.get_running_loop().call_later(RETRY, self._try_again)

    async def _load_again(self) -> bool:
        """Throw away the match in memory and go back to what is written; whether that could be read."""
        self._lost = True
        try:
            await self.load()
        except Exception as error:  # whatever it is: those who asked must hear of it, and it is tried again
            self.node.note_failure()
            log.error("read failed", error, match=self.match_id)
            return False
        self._lost = False
        for socket in self.live.all_sockets():
            if socket.follows:
                self._queue.append(Arrive(socket, None))
        return True

    def _put_off(self) -> None:
        """Nothing can be read now: whoever asks for something is told, whoever arrives waits."""
        waiting: list[Command] = []
        for command in self._queue:
            if isinstance(command, Reply | Speech):
                problem = wire.Problem("store_failed", "nothing was written: the log cannot be read")
                command.socket.push(declined(command.message.request, problem))
            elif isinstance(command, Arrive):
                waiting.append(command)
        self._queue = waiting
        asyncio.get_running_loop().call_later(RETRY, self._try_again)

    def _try_again(self) -> None:
        if self._closed:
            return
        if self._lost:
            self._behind = True
            self._wake()
        else:
            self._moved_on()

    async def _catch_up(self) -> None:
        self._behind = False
        try:
            entries = await self.node.store.entries(self.match_id, self.record.head)
        except StoreFailed as error:
            self.node.note_failure()
            log.error("read failed", error, match=self.match_id)
            asyncio.get_running_loop().call_later(RETRY, self.fell_behind)
            return
        for entry in entries:
            self.record.follow(entry)
            self.frames.advance()
        if entries:
            self._deliver([self._framed()])
            self._moved_on()

    def _apply(self, command: Command, now: int, bodies: list[bytes], out: list[Delivery]) -> None:
        asked = command if isinstance(command, Reply | Speech) else None
        try:
            for line in self._lines(command, now):
                asked_before = self.record.match.settled
                self._take(line, now, bodies)
                if self.record.match.settled != asked_before:
                    self._pass_for_those_who_said_so(now, bodies)
        except PenombreError as error:
            if asked is not None:
                refusal = refusal_of(error)
                self.node.metrics.refusals.add(refusal.problem.code)
                out.append(_declined(asked, refusal.problem))
            elif not isinstance(error, Refusal):
                log.error("driver refused", error, match=self.match_id)
            return
        except Exception as error:
            # A fault in a rule: the match took itself back to where it was before this line.
            log.error("rule fault", error, match=self.match_id)
            if asked is not None:
                problem = wire.Problem("fault", "the rules of this game failed here; nothing was changed")
                out.append(_declined(asked, problem))
            return
        if asked is not None:
            out.append(Delivery(socket=asked.socket, messages=(acknowledged(asked.message.request),)))

    def _take(self, line: Line, now: int, bodies: list[bytes]) -> None:
        """Go on by one line, which is to be written."""
        self.record.apply(line, now)
        bodies.append(encode(line))
        self.frames.advance()

    def _pass_for_those_who_said_so(self, now: int, bodies: list[bytes]) -> None:
        """A question has opened: whoever does not want to be asked it passes, before anybody sees that it was asked.

        Where nothing is kept back it may close by that, and another one opens.
        """
        try:
            while (ask := self._next_to_pass(now)) is not None:
                self._take(self._answer_line(ask.seat, self._default(ask), "", "clock", now), now, bodies)
        except Exception as error:
            # What was asked for before is written all the same, and whoever was to pass is asked.
            log.error("pass failed", error, match=self.match_id)

    def _next_to_pass(self, now: int) -> Ask | None:
        """The first question of those that are open whose person does not want to be asked it."""
        match, places = self.record.match, self.live.room.places
        unseen = self.holding() or self._comes_too_soon(now) or not self._is_in_company()
        for ask in self.record.unanswered():
            if preferences.may_lapse(match, ask) and preferences.passes(places[ask.seat], ask, unseen=unseen):
                return ask
        return None

    # -- what a command writes -------------------------------------------------------------------------------

    def _lines(self, command: Command, now: int) -> Iterator[Line]:
        """The lines of a command; whether it comes too soon is judged by the moment that will be written with them."""
        match command:
            case Reply() | Speech() if command.socket.seat == TABLE:
                raise Refusal("not_yours", "you are watching: only those who sit can do that")
            case Reply() | Speech() if self.record.repeated(command.socket.seat, self._remembered_as(command)):
                return iter(())
            case Reply():
                return self._reply_lines(command, self._remembered_as(command), now)
            case Speech():
                return self._speech_lines(command.socket, command.message, self._remembered_as(command))
            case TimeUp():
                return self._time_lines(command.question, now)
            case BotTurn():
                return self._bot_lines(command.seat, command.question, now)
        raise AssertionError(command)

    def _remembered_as(self, asked: Reply | Speech) -> str:
        """The id of a request in the log: whoever took a seat over has other ones than whoever had it before."""
        seat, guest, request = asked.socket.seat, asked.socket.guest, asked.message.request
        if seat == TABLE or self.record.started.guests[seat] == guest:
            return request
        return blake2b(f"{guest} {request}".encode(), digest_size=16).hexdigest()

    def _reply_lines(self, command: Reply, request: str, now: int) -> Iterator[Line]:
        seat, message = command.socket.seat, command.message
        if self.live.room.paused:
            raise Refusal("paused", "the table is paused: your answer was not taken")
        if message.question != self.record.match.settled:
            raise Refusal(
                "stale", f"question {message.question} is closed; the open one is {self.record.match.settled}"
            )
        answer: Answer = tuple(message.answer) if isinstance(message.answer, list) else message.answer
        ask = self.record.question(seat)
        free = ask is not None and free_words.is_free(ask, answer)
        if ask is not None and free:
            room_state.check_may_write(self.live.room, seat, ready=ask.book is not None)
            answer = free_words.tidied(ask, answer)
        if ask is not None and pace.running(self.record.match) is not None:
            ask.value_of(answer)  # what is refused stops no clock
            # It counts from when it came in: whatever was written meanwhile, time had not run out then.
            yield from self._clocked(now - int((perf_counter() - command.since) * 1000))
        line = self._answer_line(seat, answer, request, "person", now, command.socket.guest if free else "")
        uncounted = self._counts_nobody() and not self.live.room.places[seat].stand_in
        yield line
        self._after.append(self.node.metrics.answers.add)
        if uncounted:
            return
        if isinstance(line, Held):
            self._back[seat] = message.question
        else:
            self._after.append(partial(self.live.answered, seat))

    def _speech_lines(self, socket: Socket, message: wire.Say, request: str) -> Iterator[Line]:
        if self.record.match.over:
            raise Refusal("not_now", "the match is over: talk around the table instead")
        text = said(message.text, self.node.settings.limits.text_length) if message.text else ""
        if text:
            room_state.check_may_talk(self.live.room, socket.seat)
        self._check_not_too_much(socket.seat)
        statement = Statement(message.kind, message.about, message.what, text)
        yield Spoke(socket.seat, statement, request, guest=socket.guest if text else "")

    def _check_not_too_much(self, seat: Seat) -> None:
        """Everything said stays in memory and comes with each full frame, so it has an end."""
        most = self.node.settings.limits.statements_per_match
        if most and sum(each.seat == seat for _, each in self.record.match.said_since(0)) >= most:
            raise Refusal("too_many", "you have said as much as fits into one match")

    def _answer_line(
        self, seat: Seat, answer: Answer, request: str, by: By, now: int, guest: str = ""
    ) -> Answered | Held:
        kept_back = self.record.keepable(seat, answer) and (self.holding() or self._comes_too_soon(now))
        return (Held if kept_back else Answered)(seat, answer, request, by, guest)

    def _time_lines(self, question: int, now: int) -> Iterator[Line]:
        """What time answers: in its own name where the rules ask it, else for everybody who has not answered."""
        match = self.record.match
        closes_at = self.closes_at()
        if match.settled != question or closes_at is None:
            return
        if closes_at > now:
            self.driver.reschedule()  # timers may come a little early, and the clock of the machine may be set back
            return
        asking = match.asking
        if (running := pace.running(match)) is not None and isinstance(asking, Race):
            ran = self._ran(running, now)
            yield Answered(CLOCK, ran, by="clock")
            if ran == running.default or asking.main is None:
                return
            question, asking = match.settled, match.asking
        elif (own := match.ask_for(CLOCK)) is not None:
            yield Answered(CLOCK, self._default(own), by="clock")
            return
        late = self.record.unanswered()
        if isinstance(asking, Race):
            late = [ask for ask in late if ask.seat == asking.main]
        closing = self.holding() or bool(self.record.held)
        # Whether time answered or a preference did is nobody's business, the operator's neither.
        missing = [ask.seat for ask in late if not self._may_lapse(ask)]
        self._after.append(partial(self.node.metrics.timeouts.add, len(missing)))
        if not self._counts_nobody():
            self._after.append(partial(self.live.missed, missing))
        for ask in late:
            yield (Held if closing else Answered)(ask.seat, self._default(ask), by="clock")
        if closing and match.settled == question:
            yield Closed()

    def _default(self, ask: Ask) -> Answer:
        return ask.random_answer(self.bot_seats.rng.randrange) if ask.default is None else ask.default

    def _bot_lines(self, seat: Seat, question: int, now: int) -> Iterator[Line]:
        self.driver.has_thought(seat, question)
        match, place = self.record.match, self.live.room.places[seat]
        ask = self.record.question(seat)
        if match.settled != question or ask is None or not self.driver.runs() or not is_played(place):
            return
        by: By = "bot" if place.kind == "bot" else "stand_in"
        if not ask.optional:
            for statement in self.bot_seats.talk(seat, place.level, ask):
                yield Spoke(seat, statement, by=by)
        answer = self.bot_seats.choose(seat, place.level, ask)
        if answer is None:
            self.driver.leaves_alone(seat, question)
            return
        yield from self._clocked(now)
        yield self._answer_line(seat, answer, "", by, now)
        self._after.append(self.node.metrics.bot_answers.add)

    # -- what leaves -----------------------------------------------------------------------------------------

    def _framed(self) -> Delivery:
        """What everybody gets for all that happened since the last time."""
        frames = self.frames.step(self.rings, self.clock())
        for seat, numbered in frames.items():
            self.rings[seat].append(numbered)
        return Delivery({seat: frame for seat, (_, frame) in frames.items()})

    def _arrival(self, command: Arrive) -> Delivery:
        seat = command.socket.seat
        ring = self.rings.get(seat)
        if ring is None:
            ring = self.rings[seat] = deque(maxlen=KEPT)
        last = command.last
        if last is not None and (last == self.frames.seqs[seat] or any(before == last for before, _ in ring)):
            self.node.metrics.reconnects.add("resumed")
            tick = encode_message(wire.Tick(self.clock()))  # the clock may have changed without a frame
            missed = [*(frame for before, frame in ring if before >= last), tick]
        else:
            self.node.metrics.reconnects.add("full")
            missed = [self.frames.full(seat, self.clock(), self.match_id)]
        return Delivery(socket=command.socket, messages=tuple(missed), arrives=True)

    def _deliver(self, out: list[Delivery]) -> None:
        for delivery in out:
            if delivery.frames is not None:
                for seat, frame in delivery.frames.items():
                    for socket in self.live.sockets_at(seat):
                        socket.push(frame)
            elif delivery.socket is not None:
                delivery.socket.follows = delivery.socket.follows or delivery.arrives
                for message in delivery.messages:
                    delivery.socket.push(message)

    # -- after a batch ---------------------------------------------------------------------------------------

    def _moved_on(self) -> None:
        if self.live.delayed is not None:
            self.live.delayed.moved_on()
        match = self.record.match
        for seat in [seat for seat, question in self._back.items() if question != match.settled]:
            del self._back[seat]
            self.live.answered(seat)
        if match.over:
            self.driver.stop()
            self.live.match_over(self)
            return
        self._look_who_plays()
        if self.driver.driving and self.record.head - self._snapshot_at >= SNAPSHOT_EVERY:
            self.node.spawn(self._keep_snapshot(self._snapshot()))
        self.driver.reschedule()
        self.tell_turn()

    def _snapshot(self) -> Snapshot:
        """The match as it stands; to be taken while all of it is durable."""
        snapshot = self.record.snapshot(self.frames.seqs)
        self._snapshot_at = snapshot.seq
        return snapshot

    async def _keep_snapshot(self, snapshot: Snapshot) -> None:
        await self.node.store.save_snapshot(self.match_id, snapshot)


def _restored(snapshot: Snapshot | None) -> tuple[Record, dict[Seat, int]] | None:
    """What a snapshot holds; none if it is damaged or of another version, for the log has everything."""
    try:
        return None if snapshot is None else Record.restored(snapshot.body)
    except (BadTranscript, UnknownVersion):
        return None


def _declined(asked: Reply | Speech, problem: wire.Problem) -> Delivery:
    return Delivery(socket=asked.socket, messages=(declined(asked.message.request, problem),))
