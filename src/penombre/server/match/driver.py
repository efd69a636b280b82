"""The bots and the clock of one match: run by one node at a time, the one that drives it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from penombre.bots import EXPERT, USUAL
from penombre.engine import CLOCK, Ask, Race, Seat
from penombre.server.logs import Log
from penombre.server.match import pace
from penombre.server.match.bot_seats import BotSeats
from penombre.server.match.commands import BotTurn, Command, Thought, TimeUp
from penombre.server.match.match_room import MatchRoom
from penombre.server.match.question_clock import BEAT, QuestionClock
from penombre.server.node import Node
from penombre.server.room_state import Place
from penombre.store import Deposed, StoreFailed

GRACE: Final = 600_000
"""Milliseconds that a slow question gets again if its time was over while no server ran."""
LATE: Final = 3_000
"""Milliseconds by which the end of a slow question may be missed while a server runs; more, and none did."""
LEAD: Final = 0.25
"""Seconds before its answer is due that a bot begins to think: how long that takes follows from what it sees, so it has
to be done before anybody could notice."""
AHEAD: Final = 1.0
"""The same for an expert, which looks ahead for most of that time: no more than the quickest bots seem to think."""

log: Final = Log("driver")


class Driver:
    """What submits to a conductor when time is over or a bot has thought long enough, while this node drives."""

    def __init__(
        self,
        node: Node,
        room: MatchRoom,
        clock: QuestionClock,
        bots: BotSeats,
        *,
        match_id: str,
        submit: Callable[[Command], None],
        goes_on: Callable[[], bool],
    ) -> None:
        self.driving = False
        self._node: Final = node
        self._room: Final = room
        self._clock: Final = clock
        self._bots: Final = bots
        self._match_id: Final = match_id
        self._submit: Final = submit
        self._goes_on: Final = goes_on
        """Whether the match is not over, and what is in memory is what is written."""
        self._timer: asyncio.TimerHandle | None = None
        self._heart: asyncio.TimerHandle | None = None
        """What marks again and again that a clock of the game runs, while it does."""
        self._thinking: Final[dict[Seat, Thought]] = {}
        self._stood_still = True
        """Whether time stood still, so that the open question gets its time again."""
        self._untimed = False
        """Whether nobody had to hurry when this was last looked at."""
        self._restarting = False
        """Whether that is being written down: until it is, the question has no end."""
        self._times_set = node.clock.times_set
        """How often clocks had been set when what is stored was last known to be right."""

    async def take(self) -> None:
        """Try to be the node that drives."""
        had = self.driving
        self.driving = await self._node.store.take(self._match_id)
        if had and not self.driving:
            self.stop()
        elif self.driving and (self._stood_still or not had):
            self._stood_still = True
            self.reschedule()
        elif self.driving and self._times_set != self._node.clock.times_set:
            await self._store_deadline()
        self._times_set = self._node.clock.times_set

    async def make_sure(self) -> None:
        """This node was told that it does not drive any more: it may have lost the lock for a moment only."""
        store = self._node.store
        try:
            self.driving = await store.take(self._match_id) and await store.drives(self._match_id)
        except StoreFailed:
            self.driving = False  # whoever tends the rooms tries again
        if not self.driving:
            self.stop()

    def stop(self) -> None:
        """Let the time that runs come to no end."""
        for timer in (self._timer, self._heart):
            if timer is not None:
                timer.cancel()
        self._timer = self._heart = None

    async def rest(self) -> None:
        """Time will stand still from now on: mark how far a clock of the game has run."""
        if self.runs() and not self._stood_still and pace.running(self._clock.record.match) is not None:
            await self._mark_beat(self._clock.record.match.settled)

    def forget_thoughts(self) -> None:
        """Whatever bots were thinking about, they are asked again."""
        for thought in self._thinking.values():
            _stop_thinking(thought)
        self._thinking.clear()

    def has_thought(self, seat: Seat, thought: Thought) -> None:
        """A bot has come to an answer, or to the end of its question."""
        if self._thinking.get(seat) is thought:
            del self._thinking[seat]

    def leaves_alone(self, seat: Seat, thought: Thought) -> None:
        """A bot does not answer what nobody waits for, or not yet: it is not asked that again."""
        thought.ready_at = None
        self._thinking[seat] = thought

    def expects(self, seat: Seat, thought: Thought) -> bool:
        """Whether a bot still has to answer what it thinks about: the match may have moved on meanwhile."""
        record = self._clock.record
        if self._thinking.get(seat) is not thought or record.match.settled != thought.question or not self.runs():
            return False
        return record.question(seat) is not None and is_played(self._room.room.places[seat])

    def runs(self) -> bool:
        """Whether time passes here and now."""
        at_table = self._room.room
        attended = at_table.pace == "days" or self._room.attended()
        return self.driving and self._goes_on() and attended and not at_table.paused

    def awaits_bots(self) -> bool:
        """Whether time passes here and is waiting for a bot or a stand-in."""
        return self.runs() and self._asks_bots()

    def wake_at(self) -> int | None:
        """When somebody has to look at this match again though nobody comes: only at a slow table is that ever."""
        closes_at = self._clock.closes_at()
        if self._room.room.pace != "days" or closes_at is None:
            return None
        return self._node.now() if self._asks_bots() else closes_at

    def reschedule(self) -> None:
        """Set the clock for the open question as it stands, and let bots think that do not yet."""
        beating = self._heart is not None
        self.stop()
        if not self.runs():
            if beating and self.driving and self._goes_on() and not self._room.room.paused:
                self._node.spawn(self._mark_beat(self._clock.record.match.settled))
            self._stood_still = not self._room.room.paused
            return
        if self._restarting:
            return
        question = self._clock.record.match.settled
        clock = self._clock.by_time()
        assert clock is not None
        assert clock.due is not None
        now = self._node.now()
        untimed, self._untimed = self._untimed, self._room.room.pace == "untimed"
        if self._stood_still or clock.due - now > self._clock.most_left() or untimed > self._untimed:
            self._stood_still = False
            again = clock.total if untimed > self._untimed else self._time_again(clock.due, clock.total, now)
            if again is not None:
                self._restarting = True
                self._node.spawn(self._restart_clock(question, now + again))
                return
        loop = asyncio.get_running_loop()
        closes_at = self._clock.closes_at()
        if closes_at is not None:
            self._timer = loop.call_later(max(0, closes_at - now) / 1000, self._submit, TimeUp(question))
        if clock.runs_out is not None:
            next_beat = self._clock.last_beat() + BEAT * 1000 * self._node.settings.tempo
            self._heart = loop.call_later(max(0, next_beat - now) / 1000, self._beat, question)
        left = max(0, min(clock.total, clock.due - now)) / 1000
        for ask in self._bots_asked():
            before = self._thinking.get(ask.seat)
            if before is None or before.question != question:
                thought = self._thinking[ask.seat] = Thought(question, self._ready_at(before, question, left))
                thought.task = loop.create_task(self._play(ask.seat, thought))
                _stop_thinking(before)

    async def _play(self, seat: Seat, thought: Thought) -> None:
        """Let a bot think, and submit what comes of it when the bot seems to have thought long enough."""
        try:
            await self._think(seat, thought)
        except Exception as error:
            log.error("bot failed", error, match=self._match_id)
            self.has_thought(seat, thought)

    async def _think(self, seat: Seat, thought: Thought) -> None:
        ready_at = thought.ready_at
        assert ready_at is not None
        if level_of(self._room.room.places[seat]) == EXPERT:
            self._bots.prepare()
            await _until(ready_at - AHEAD)
        else:
            await _until(ready_at - LEAD)
        record, level = self._clock.record, level_of(self._room.room.places[seat])
        ask = record.question(seat)
        if ask is None or not self.expects(seat, thought):
            self.has_thought(seat, thought)
            return
        decision = await self._bots.decide(record.match, ask, level, ready_at)
        await _until(ready_at)
        words = None
        if self.expects(seat, thought):
            words = self._bots.ask_for_words(record.match, ask, level, decision, self._clock.seconds_left())
        if words is None:
            self._submit(BotTurn(seat, thought, decision))
            return
        self._submit(BotTurn(seat, thought, replace(decision, answer=None)))
        await asyncio.sleep(words.seconds_left())
        self._submit(BotTurn(seat, thought, replace(decision, statements=(), answer=words.now())))

    def _beat(self, question: int) -> None:
        """A clock of the game runs on: whoever takes over after this server died goes on from here."""
        self._heart = None
        self._node.spawn(self._mark_beat(question))

    async def _mark_beat(self, question: int) -> None:
        await self._drives_still(self._room.keep_beat(question, self._node.now()))

    def _ready_at(self, before: Thought | None, question: int, left: float) -> float:
        """When a bot will have thought: it begins when all has been shown that led to its question.

        What it began to think over goes on where questions share one clock. Else a bot would never come to an answer
        where others are quicker, time and again.
        """
        if before is not None and before.ready_at is not None:
            _, further = self._clock.record.clock_started(self._room.room.pace)
            if 0 < question - before.question <= further:
                return before.ready_at
        thinking = pace.thinking(self._room.room.bots, left, self._node.rng, racing=self._races_people())
        delay = self._clock.ceremony_left() + thinking
        return asyncio.get_running_loop().time() + delay * self._node.settings.bot_tempo

    def _races_people(self) -> bool:
        """Whether people have the same clock to answer by: bots could settle it before they have read it."""
        record, places = self._clock.record, self._room.room.places
        if not isinstance(record.match.asking, Race) or CLOCK not in record.match.asking.asks:
            return False
        asked = [ask for ask in record.unanswered() if ask.seat != CLOCK and not ask.optional]
        return any(not is_played(places[ask.seat]) for ask in asked)

    def _bots_asked(self) -> list[Ask]:
        places = self._room.room.places
        asks = self._clock.record.unanswered()
        return [ask for ask in asks if ask.seat != CLOCK and is_played(places[ask.seat])]

    def _asks_bots(self) -> bool:
        return any(not ask.optional for ask in self._bots_asked())

    def _time_again(self, due: int, total: int, now: int) -> int | None:
        """How much time the open question gets again after time stood still, if any.

        At a slow table nobody has to be here, so time stands still only where no server ran when it was over. Where a
        clock of the game runs, question and clock go on with what they had left when it was last seen to run. Whatever
        a clock said that was set since, none gets more than its whole time.
        """
        if pace.running(self._clock.record.match) is not None:
            last = self._clock.last_beat()
            return due - last if now != last else None
        if due - now > self._clock.most_left():
            return total
        if self._room.room.pace == "days":
            return min(total, GRACE) if now - due > LATE else None
        return total if due - now < 0.9 * total else None

    async def _store_deadline(self) -> None:
        """A clock was set: whoever reads the log would take the open question for another time than it runs here."""
        clock = self._clock.by_time() if self.runs() else None
        if not self._restarting and clock is not None and clock.due is not None:
            await self._drives_still(self._room.restart_clock(self._clock.record.match.settled, clock.due))

    async def _drives_still(self, writing: Awaitable[None]) -> bool:
        """Write something for the clock, if this is still the node that drives; the store knows."""
        try:
            await writing
        except Deposed:
            await self.make_sure()
            return False
        return True

    async def _restart_clock(self, question: int, due: int) -> None:
        try:
            if not await self._drives_still(self._room.restart_clock(question, due)):
                self._stood_still = True
        except BaseException:
            self._stood_still = True  # whoever tends the rooms tries again
            raise
        finally:
            self._restarting = False
        self.reschedule()


def is_played(place: Place) -> bool:
    """Whether a bot or a stand-in plays this seat now."""
    return place.kind == "bot" or place.stand_in


def level_of(place: Place) -> str:
    """How a bot plays this seat; a stand-in for somebody plays as they all do."""
    return place.level if place.kind == "bot" else USUAL


async def _until(moment: float) -> None:
    """Wait for a moment on the clock of the loop; no time passes where it is over."""
    if (left := moment - asyncio.get_running_loop().time()) > 0:
        await asyncio.sleep(left)


def _stop_thinking(thought: Thought | None) -> None:
    if thought is not None and thought.task is not None:
        thought.task.cancel()
