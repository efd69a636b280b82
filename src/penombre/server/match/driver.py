"""The bots and the clock of one match: run by one node at a time, the one that drives it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from penombre.engine import CLOCK, Ask, Race, Seat
from penombre.server import room_state
from penombre.server.match import pace
from penombre.server.match.commands import BotTurn, TimeUp

if TYPE_CHECKING:
    from penombre.server.match.conductor import Conductor

GRACE: Final = 600_000
"""Milliseconds that a slow question gets again if its time was over while no server ran."""
BEAT: Final = 5.0
"""Seconds between two marks of a game's own clock that is running: what a server that is killed loses of it at most."""
LATE: Final = 3_000
"""Milliseconds by which the end of a slow question may be missed while a server runs; more, and none did."""


class Thought:
    """Which question the bot of a seat thinks about, and when it has thought long enough, by the clock of the loop."""

    __slots__ = ("question", "ready_at")

    def __init__(self, question: int, ready_at: float | None) -> None:
        self.question: Final = question
        self.ready_at: Final = ready_at
        """None where it has thought, and leaves the question alone."""


class Driver:
    """What submits to a conductor when time is over or a bot has thought long enough, while this node drives."""

    def __init__(self, conductor: Conductor) -> None:
        self.driving = False
        self._conductor: Final = conductor
        self._live: Final = conductor.live
        self._node: Final = conductor.node
        self._timer: asyncio.TimerHandle | None = None
        self._heart: asyncio.TimerHandle | None = None
        """What marks again and again that a clock of the game runs, while it does."""
        self._thinking: Final[dict[Seat, Thought]] = {}
        self._stood_still = True
        """Whether time stood still, so that the open question gets its time again."""
        self._restarting = False
        """Whether that is being written down: until it is, the question has no end."""

    async def take(self) -> None:
        """Try to be the node that drives."""
        had = self.driving
        self.driving = await self._node.store.take(self._conductor.match_id)
        if had and not self.driving:
            self.stop()
        elif self.driving and (self._stood_still or not had):
            self._stood_still = True
            self.reschedule()

    def stop(self) -> None:
        """Let the time that runs come to no end."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heart is not None:
            self._heart.cancel()
            self._heart = None

    async def rest(self) -> None:
        """Time will stand still from now on: mark how far a clock of the game has run."""
        if self.runs() and not self._stood_still and pace.running(self._conductor.record.match) is not None:
            await self._live.keep_beat(self._conductor.record.match.settled, self._node.now())

    def forget_thoughts(self) -> None:
        """Whatever bots were thinking about, they are asked again."""
        self._thinking.clear()

    def has_thought(self, seat: Seat, question: int) -> None:
        """A bot has come to an answer, or to the end of its question."""
        thought = self._thinking.get(seat)
        if thought is not None and thought.question == question:
            del self._thinking[seat]

    def leaves_alone(self, seat: Seat, question: int) -> None:
        """A bot does not answer what nobody waits for: it is not asked that again."""
        self._thinking[seat] = Thought(question, None)

    def runs(self) -> bool:
        """Whether time passes here and now."""
        at_table = self._live.room
        attended = at_table.pace == "days" or self._live.attended()
        return self.driving and self._conductor.goes_on() and attended and not at_table.paused

    def awaits_bots(self) -> bool:
        """Whether time passes here and is waiting for a bot or a stand-in."""
        return self.runs() and self._asks_bots()

    def wake_at(self) -> int | None:
        """When somebody has to look at this match again though nobody comes: only at a slow table is that ever."""
        closes_at = self._conductor.closes_at()
        if self._live.room.pace != "days" or closes_at is None:
            return None
        return self._node.now() if self._asks_bots() else closes_at

    def reschedule(self) -> None:
        """Set the clock for the open question as it stands, and let bots think that do not yet."""
        beating = self._heart is not None
        self.stop()
        question = self._conductor.record.match.settled
        if not self.runs():
            if beating and self.driving and self._conductor.goes_on() and not self._live.room.paused:
                self._node.spawn(self._live.keep_beat(question, self._node.now()))
            self._stood_still = not self._live.room.paused
            return
        if self._restarting:
            return
        clock = self._conductor.clock()
        assert clock is not None
        assert clock.due is not None
        now = self._node.now()
        if self._stood_still:
            self._stood_still = False
            if (again := self._time_again(clock.due, clock.total, now)) is not None:
                self._restarting = True
                self._node.spawn(self._restart_clock(question, now + again))
                return
        loop, submit = asyncio.get_running_loop(), self._conductor.submit
        closes_at = self._conductor.closes_at()
        assert closes_at is not None
        self._timer = loop.call_later(max(0, closes_at - now) / 1000, submit, TimeUp(question))
        if clock.runs_out is not None:
            next_beat = self._conductor.last_beat() + BEAT * 1000 * self._node.settings.tempo
            self._heart = loop.call_later(max(0, next_beat - now) / 1000, self._beat, question)
        left = max(0, min(clock.total, clock.due - now)) / 1000
        for ask in self._bots_asked():
            before = self._thinking.get(ask.seat)
            if before is None or before.question != question:
                thought = self._thinking[ask.seat] = Thought(question, self._ready_at(before, question, left))
                assert thought.ready_at is not None
                loop.call_at(thought.ready_at, submit, BotTurn(ask.seat, question))

    def _beat(self, question: int) -> None:
        """A clock of the game runs on: whoever takes over after this server died goes on from here."""
        self._heart = None
        self._node.spawn(self._live.keep_beat(question, self._node.now()))

    def _ready_at(self, before: Thought | None, question: int, left: float) -> float:
        """When a bot will have thought: what it began to think over goes on where questions share one clock.

        Else a bot would never come to an answer where others are quicker, time and again.
        """
        if before is not None and before.ready_at is not None:
            _, further = self._conductor.record.clock_started(self._live.room.pace)
            if 0 < question - before.question <= further:
                return before.ready_at
        people = len(self._live.room.people()) + self._races_people()
        clocked = pace.running(self._conductor.record.match) is not None
        delay = pace.thinking(left, self._node.rng, people=people, clocked=clocked)
        return asyncio.get_running_loop().time() + delay * self._node.settings.bot_tempo

    def _races_people(self) -> bool:
        """Whether people have the same clock to answer by: bots could settle it before they have read it."""
        record, places = self._conductor.record, self._live.room.places
        if not isinstance(record.match.asking, Race) or CLOCK not in record.match.asking.asks:
            return False
        return any(ask.seat != CLOCK and not is_played(places[ask.seat]) for ask in record.unanswered())

    def _bots_asked(self) -> list[Ask]:
        places = self._live.room.places
        asks = self._conductor.record.unanswered()
        return [ask for ask in asks if ask.seat != CLOCK and is_played(places[ask.seat])]

    def _asks_bots(self) -> bool:
        return any(not ask.optional for ask in self._bots_asked())

    def _time_again(self, due: int, total: int, now: int) -> int | None:
        """How much time the open question gets again after time stood still, if any.

        At a slow table nobody has to be here, so time stands still only where no server ran when it was over. Where a
        clock of the game runs, question and clock go on with what they had left when it was last seen to run.
        """
        if pace.running(self._conductor.record.match) is not None:
            last = self._conductor.last_beat()
            return due - last if now > last else None
        if self._live.room.pace == "days":
            return min(total, GRACE) if now - due > LATE else None
        return total if due - now < 0.9 * total else None

    async def _restart_clock(self, question: int, due: int) -> None:
        try:
            await self._live.restart_clock(question, due)
        except BaseException:
            self._stood_still = True  # whoever tends the rooms tries again
            raise
        finally:
            self._restarting = False
        self.reschedule()


def is_played(place: room_state.Place) -> bool:
    """Whether a bot or a stand-in plays this seat now."""
    return place.kind == "bot" or place.stand_in
