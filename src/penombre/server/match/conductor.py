"""The conductor of one match on one node: checks, appends durably, acknowledges, then publishes.

What comes in is queued; a batch is applied to the match in memory, appended to the log in one go, and only then does
anything leave: acknowledgements and frames. If the log cannot be written, or another node wrote first, the match in
memory is thrown away and loaded again: nothing is ever half-applied.

Any node takes answers; what bots and the clock answer is submitted by the driver, on one node at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from penombre import wire
from penombre.engine import BadTranscript, PenombreError, Seat, UnknownVersion
from penombre.server.logs import Log
from penombre.server.match.bot_replies import BotReplies
from penombre.server.match.bot_seats import BotSeats
from penombre.server.match.command_lines import CommandLines
from penombre.server.match.commands import Arrive, BotTurn, Command, Reply, Speech, TimeUp
from penombre.server.match.driver import Driver
from penombre.server.match.match_log import Line, Record, encode
from penombre.server.match.match_room import MatchRoom
from penombre.server.match.publisher import Delivery, Publisher
from penombre.server.match.question_clock import QuestionClock
from penombre.server.node import Node
from penombre.server.open_socket import acknowledged, declined
from penombre.server.refusal import Refusal, refusal_of
from penombre.store import Conflict, Deposed, Snapshot, StoreFailed

SNAPSHOT_EVERY: Final = 32
"""Entries between two snapshots: what is read again at most when a match comes back, in a millisecond."""
TRIES: Final = 20
"""How often a batch is tried again when other nodes write first."""
RETRY: Final = 1.0
"""Seconds before a store that failed is tried again."""

log: Final = Log("conductor")


class Conductor:
    """One match on this node."""

    def __init__(self, node: Node, room: MatchRoom, match_id: str) -> None:
        self._node: Final = node
        self._room: Final = room
        self.match_id: Final = match_id
        self.clock: Final = QuestionClock(node, room)
        self.publisher: Final = Publisher(node, room, self.clock, match_id)
        bots = BotSeats(node)
        self.driver: Final = Driver(
            node, room, self.clock, bots, match_id=match_id, submit=self.submit, goes_on=self.goes_on
        )
        self.replies: Final = BotReplies(node, room, bots, match_id=match_id, submit=self.submit)
        self.lines: Final = CommandLines(node, room, self.clock, self.driver, bots)
        self._queue: list[Command] = []
        self._task: asyncio.Task[None] | None = None
        self._behind = False
        self._lost = False
        """Whether the match in memory is not what is written, and that could not be read yet."""
        self._rewritings = 0
        """How often words were taken out of the log."""
        self._read = 0
        """How many of those times are behind what is in memory."""
        self._snapshot_at = 0
        self._told_turn = -1
        self._told: frozenset[Seat] = frozenset()
        """Who was told of that question, or of those that share its clock."""
        self._closed = False
        self._gone = False
        """Whether everything is let go of."""

    @property
    def record(self) -> Record:
        """The match as its log tells it so far."""
        return self.clock.record

    @property
    def at_rest(self) -> bool:
        """Whether the match in memory is what is written: nothing of it is on its way to the log."""
        return self._task is None and not self._lost

    # -- loading ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """The match from its snapshot and the log after it."""
        store = self._node.store
        rewritings = self._rewritings
        snapshot = await store.snapshot(self.match_id) if self._read == rewritings else None
        recalled = self._node.clock.recalled
        restored = _restored(snapshot, recalled)
        written = await store.entries(self.match_id, restored[0].head if restored else 0)
        entries = [replace(entry, at=recalled(entry.at)) for entry in written]
        if restored is not None:
            self.clock.record, seqs = restored
            self.publisher.follow(self.record, seqs)
        else:
            self.clock.record = Record.of(entries[:1])
            self.publisher.follow(self.record)
            entries = entries[1:]
        for entry in entries:
            self.record.follow(entry)
            self.publisher.frames.advance()
        self.publisher.frames.catch_up()
        self._read = rewritings
        self._snapshot_at = snapshot.seq if snapshot and restored else 0
        self.driver.forget_thoughts()
        self.replies.pass_over(self.record)
        self.clock.go_on()
        self.clock.look_who_plays()

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
        self.publisher.frames.deaf = self._room.deaf
        self.driver.reschedule()

    async def settle(self) -> None:
        """Wait until everything queued is done."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """Let go of the match: what is queued is finished first, then a snapshot is kept."""
        self._closed = True
        self.driver.stop()
        self.replies.stop()
        self.driver.forget_thoughts()
        await self.settle()
        try:
            await self._stop_driving()
        finally:
            self._gone = True
            # Whatever still knows this conductor, the match it kept is large and goes now.
            self.publisher.let_go()
            self.clock.let_go()

    async def _stop_driving(self) -> None:
        if not self.driver.driving:
            return
        self.driver.driving = False
        try:
            if not self._lost and not self.record.match.over:
                await self._keep_snapshot(self._snapshot())
                wake_at = self.driver.wake_at()
                await self._node.store.set_wake(
                    self.match_id, None if wake_at is None else self._node.clock.stored(wake_at)
                )
        finally:
            await self._node.store.release(self.match_id)

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
        awaited = [ask for ask in self.record.unanswered() if not ask.optional and not self.clock.may_lapse(ask)]
        asked = frozenset([ask.seat for ask in awaited])
        self._told_turn, self._told = match.settled, known | asked
        self._room.tell_turns(sorted(asked - known))

    def tell_outcome(self) -> None:
        """Tell the room how the match ended."""
        outcome = self.record.match.outcome
        assert outcome is not None
        self._room.match_over(self.match_id, outcome)

    def goes_on(self) -> bool:
        """Whether the match is not over, and what is in memory is what is written."""
        return not self._closed and not self._lost and not self.record.match.over

    # -- working off -----------------------------------------------------------------------------------------

    def _wake(self) -> None:
        if self._task is None and not self._gone:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._queue or self._behind:
                if self._lost or self._read != self._rewritings:
                    if not await self._load_again():
                        self._put_off()
                        return
                    self._moved_on()
                ahead = any(map(self._is_ahead, self._queue))
                if self._behind or ahead:
                    read = await self._catch_up()
                    if ahead and not read:
                        self._lost = True  # more is written than is known here: nobody may be told less than they know
                        continue
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
            now = self._node.now()
            bodies: list[bytes] = []
            out: list[Delivery] = []
            replies: list[Delivery] = []
            after = self.record.head
            driving = False
            self.lines.after.clear()
            for command in batch:
                if isinstance(command, Arrive):
                    out += (self.publisher.framed(), self.publisher.arrival(command))
                    continue
                written = len(bodies)
                self._apply(command, now, bodies, replies)
                driving |= isinstance(command, TimeUp | BotTurn) and len(bodies) > written
            if bodies:
                out.append(self.publisher.framed())
            out += replies
            if not bodies:
                self.publisher.deliver(out)
                return
            start = self._node.loop_time()
            try:
                at = self._node.clock.stored(now)
                await self._node.store.append(self.match_id, after, bodies, at, driving=driving)
            except Conflict as conflict:
                if isinstance(conflict, Deposed):
                    await self.driver.make_sure()
                self._node.metrics.conflicts.add()
                if await self._load_again():
                    self._moved_on()
                    continue
                await self._decline(batch, Refusal("store_failed", "nothing was written: the log cannot be read"))
                return
            except StoreFailed as error:
                self._node.note_failure()
                log.error("append failed", error, match=self.match_id)
                await self._decline(batch, refusal_of(error))
                return
            except Exception as error:
                log.error("append failed", error, match=self.match_id)
                await self._decline(batch, Refusal("fault", "something failed here: your answer was not taken"))
                return
            self._node.metrics.append_seconds.observe(self._node.loop_time() - start)
            self.publisher.deliver(out)
            for command in batch:
                if isinstance(command, Reply):
                    self._node.metrics.publish_seconds.observe(self._node.loop_time() - command.since)
            for act in self.lines.after:
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
                written = known and self.record.repeated(socket.seat, self.lines.remembered_as(command))
                socket.push(acknowledged(request) if written else declined(request, refusal.problem))
        self._queue[:0] = [command for command in batch if isinstance(command, Arrive)]
        asyncio.get_running_loop().call_later(RETRY, self._try_again)

    async def _load_again(self) -> bool:
        """Throw away the match in memory and go back to what is written; whether that could be read."""
        self._lost = True
        try:
            await self.load()
        except Exception as error:  # whatever it is: those who asked must hear of it, and it is tried again
            self._node.note_failure()
            log.error("read failed", error, match=self.match_id)
            return False
        self._lost = False
        # Once each, however often this is tried: the one frame has everything.
        coming = {command.socket for command in self._queue if isinstance(command, Arrive)}
        for socket in self._room.all_sockets():
            if socket.follows and socket not in coming:
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
        elif self._task is not None:
            # What is on its way to the log may still fail: no snapshot, and no end, of what is not written.
            self._task.add_done_callback(lambda _: self._try_again())
        else:
            self._moved_on()

    def _is_ahead(self, command: Command) -> bool:
        """Whether somebody has seen more of the match than this node: another one wrote, and word of it is late."""
        if isinstance(command, Arrive):
            return command.last is not None and command.last > self.publisher.frames.seqs[command.socket.seat]
        return isinstance(command, Reply) and command.message.question > self.record.match.settled

    async def _catch_up(self) -> bool:
        """Read what other nodes wrote; whether that could be done."""
        self._behind = False
        try:
            entries = await self._node.store.entries(self.match_id, self.record.head)
        except StoreFailed as error:
            self._node.note_failure()
            log.error("read failed", error, match=self.match_id)
            asyncio.get_running_loop().call_later(RETRY, self.fell_behind)
            return False
        now = self._node.now()
        moments = sorted({entry.at for entry in entries}, reverse=True)
        for entry in entries:
            # Its question runs from when it is heard of here: no deadline depends on another node's clock. What was
            # written at another moment came at another one here, too.
            self.record.follow(replace(entry, at=now - moments.index(entry.at)))
            self.publisher.frames.advance()
        if entries:
            self.publisher.deliver([self.publisher.framed()])
            self._moved_on()
        return True

    def _apply(self, command: Command, now: int, bodies: list[bytes], out: list[Delivery]) -> None:
        asked = command if isinstance(command, Reply | Speech) else None
        try:
            for line in self.lines.of(command, now):
                asked_before = self.record.match.settled
                self._take(line, now, bodies)
                if self.record.match.settled != asked_before:
                    self._pass_for_those_who_said_so(now, bodies)
        except PenombreError as error:
            if asked is not None:
                refusal = refusal_of(error)
                self._node.metrics.refusals.add(refusal.problem.code)
                out.append(_refused(asked, refusal.problem))
            elif not isinstance(error, Refusal):
                log.error("driver refused", error, match=self.match_id)
            return
        except Exception as error:
            # A fault in a rule: the match took itself back to where it was before this line.
            log.error("rule fault", error, match=self.match_id)
            if asked is not None:
                problem = wire.Problem("fault", "the rules of this game failed here; nothing was changed")
                out.append(_refused(asked, problem))
            return
        if asked is not None:
            out.append(Delivery(socket=asked.socket, messages=(acknowledged(asked.message.request),)))

    def _take(self, line: Line, now: int, bodies: list[bytes]) -> None:
        """Go on by one line, which is to be written."""
        self.record.apply(line, now)
        bodies.append(encode(line))
        self.publisher.frames.advance()

    def _pass_for_those_who_said_so(self, now: int, bodies: list[bytes]) -> None:
        """A question has opened: whoever does not want to be asked it passes, before anybody sees that it was asked.

        Where nothing is held it may close by that, and another one opens.
        """
        try:
            while (line := self.lines.next_pass(now)) is not None:
                self._take(line, now, bodies)
        except Exception as error:
            # What was asked for before is written all the same, and whoever was to pass is asked.
            log.error("pass failed", error, match=self.match_id)

    # -- after a batch ---------------------------------------------------------------------------------------

    def _moved_on(self) -> None:
        self._room.moved_on()
        match = self.record.match
        for seat in [seat for seat, question in self.lines.back.items() if question != match.settled]:
            del self.lines.back[seat]
            self._room.answered(seat)
        if match.over:
            self.driver.stop()
            self.replies.stop()
            self.tell_outcome()
            return
        if self.driver.driving:
            self.replies.listen(self.record)
        self.clock.go_on()
        self.clock.look_who_plays()
        if self.driver.driving and self.record.head - self._snapshot_at >= SNAPSHOT_EVERY:
            self._node.spawn(self._keep_snapshot(self._snapshot()))
        self.driver.reschedule()
        self.tell_turn()

    def _snapshot(self) -> Snapshot:
        """The match as it stands; to be taken while all of it is durable."""
        snapshot = self.record.snapshot(self.publisher.frames.seqs, self._node.clock.stored)
        self._snapshot_at = snapshot.seq
        return snapshot

    async def _keep_snapshot(self, snapshot: Snapshot) -> None:
        await self._node.store.save_snapshot(self.match_id, snapshot)


def _restored(snapshot: Snapshot | None, recalled: Callable[[int], int]) -> tuple[Record, dict[Seat, int]] | None:
    """What a snapshot holds; none if it is damaged or of another version, for the log has everything."""
    try:
        return None if snapshot is None else Record.restored(snapshot.body, recalled)
    except (BadTranscript, UnknownVersion):
        return None


def _refused(asked: Reply | Speech, problem: wire.Problem) -> Delivery:
    return Delivery(socket=asked.socket, messages=(declined(asked.message.request, problem),))
