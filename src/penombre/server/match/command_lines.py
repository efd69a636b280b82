"""What each command writes to the log of a match: answers that count or are held, words, and what time says.

Nothing is applied here. The lines of a command are drawn one by one, each after the one before was applied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from typing import Final

from penombre import wire
from penombre.bots import time_answer
from penombre.bots.reading import taken
from penombre.engine import CLOCK, TABLE, Answer, Ask, Race, Seat, Statement
from penombre.server import room_state
from penombre.server.match import forced_answers, free_words, pace, preferences
from penombre.server.match.bot_seats import BotSeats
from penombre.server.match.commands import BotSpeech, BotTurn, Command, Reply, Speech, TimeUp
from penombre.server.match.driver import Driver, is_played
from penombre.server.match.match_log import Answered, By, Closed, Held, Line, Record, Spoke
from penombre.server.match.match_room import MatchRoom
from penombre.server.match.question_clock import QuestionClock
from penombre.server.node import Node
from penombre.server.open_socket import Socket
from penombre.server.plain_text import said
from penombre.server.refusal import Refusal


class CommandLines:
    """The lines that commands to one match are worth."""

    def __init__(self, node: Node, room: MatchRoom, clock: QuestionClock, driver: Driver, bots: BotSeats) -> None:
        self.after: Final[list[Callable[[], object]]] = []
        """What is done once the lines are durable."""
        self.back: Final[dict[Seat, int]] = {}
        """Whose persons answered in a window that stays open, and which: that they are here again would tell it."""
        self._node: Final = node
        self._room: Final = room
        self._clock: Final = clock
        self._driver: Final = driver
        self._bots: Final = bots

    @property
    def _record(self) -> Record:
        return self._clock.record

    def of(self, command: Command, now: int) -> Iterator[Line]:
        """The lines of a command; whether it comes too soon is judged by the moment that will be written with them."""
        match command:
            case Reply() | Speech() if command.socket.seat == TABLE:
                raise Refusal("not_yours", "you are watching: only those who sit can do that")
            case Reply() | Speech() if self._record.repeated(command.socket.seat, self.remembered_as(command)):
                return iter(())
            case Reply():
                return self._reply_lines(command, self.remembered_as(command), now)
            case Speech():
                return self._speech_lines(command.socket, command.message, self.remembered_as(command))
            case TimeUp() if not self._driver.driving:
                return iter(())  # another node says when time is up
            case TimeUp():
                return self._time_lines(command.question, now)
            case BotTurn():
                return self._bot_lines(command, now)
            case BotSpeech():
                return self._bot_speech_lines(command)
        raise AssertionError(command)

    def remembered_as(self, asked: Reply | Speech) -> str:
        """The id of a request in the log: whoever took a seat over has other ones than whoever had it before."""
        seat, guest, request = asked.socket.seat, asked.socket.guest, asked.message.request
        if seat == TABLE or self._record.started.guests[seat] == guest:
            return request
        return blake2b(f"{guest} {request}".encode(), digest_size=16).hexdigest()

    def next_pass(self, now: int) -> Line | None:
        """The answer of the first among those still asked who need not be: it is the only one, or what they prefer."""
        match, places = self._record.match, self._room.room.places
        held = self._clock.holds_answers(now)
        unseen = held or not self._clock.is_in_company()
        for ask in self._record.unanswered():
            only = forced_answers.given_for(match, ask, held=held)
            if only is not None:
                return self._answer(ask.seat, only, "", "clock", now)
            if preferences.may_lapse(match, ask) and preferences.passes(places[ask.seat], ask, unseen=unseen):
                return self._answer(ask.seat, self._time_answer(ask), "", "clock", now)
        return None

    def _reply_lines(self, command: Reply, request: str, now: int) -> Iterator[Line]:
        seat, message = command.socket.seat, command.message
        if self._room.room.paused:
            raise Refusal("paused", "the table is paused: your answer was not taken")
        if message.question != self._record.match.settled:
            raise Refusal(
                "stale", f"question {message.question} is closed; the open one is {self._record.match.settled}"
            )
        answer: Answer = tuple(message.answer) if isinstance(message.answer, list) else message.answer
        ask = self._record.question(seat)
        free = ask is not None and free_words.is_free(ask, answer)
        if ask is not None and free:
            room_state.check_may_write(self._room.room, seat, ready=ask.book is not None)
            answer = free_words.tidied(ask, answer)
        if ask is not None and pace.running(self._record.match) is not None:
            ask.value_of(answer)  # what is refused stops no clock
            # It counts from when it came in: whatever was written meanwhile, time had not run out then.
            yield from self._time_ran(now - int((self._node.loop_time() - command.since) * 1000))
        line = self._answer(seat, answer, request, "person", now, command.socket.guest if free else "")
        uncounted = self._clock.counts_nobody() and not self._room.room.places[seat].stand_in
        yield line
        self.after.append(self._node.metrics.answers.add)
        if uncounted:
            return
        if isinstance(line, Held):
            self.back[seat] = message.question
        else:
            self.after.append(partial(self._room.answered, seat))

    def _speech_lines(self, socket: Socket, message: wire.Say, request: str) -> Iterator[Line]:
        if self._record.match.over:
            raise Refusal("not_now", "the match is over: talk around the table instead")
        text = said(message.text, self._node.settings.limits.text_length) if message.text else ""
        if text:
            room_state.check_may_talk(self._room.room, socket.seat)
        self._check_not_too_much(socket.seat)
        statement = Statement(message.kind, message.about, message.what, text)
        match = self._record.match
        names = [self._room.room.name(each) for each in range(match.players)]
        statement = taken(match, socket.seat, statement, names)
        yield Spoke(socket.seat, statement, request, guest=socket.guest if text else "")

    def _check_not_too_much(self, seat: Seat) -> None:
        """Everything said stays in memory and comes with each full frame, so it has an end."""
        most = self._node.settings.limits.statements_per_match
        if most and sum(each.seat == seat for _, each in self._record.match.said_since(0)) >= most:
            raise Refusal("too_many", "you have said as much as fits into one match")

    def _answer(self, seat: Seat, answer: Answer, request: str, by: By, now: int, guest: str = "") -> Answered | Held:
        """An answer as it is written: held where its counting at once would tell something."""
        held = self._record.can_be_held(seat, answer) and self._clock.holds_answers(now)
        return (Held if held else Answered)(seat, answer, request, by, guest)

    def _time_lines(self, question: int, now: int) -> Iterator[Line]:
        """What time answers: in its own name where the rules ask it, else for everybody who has not answered.

        Where an answer was kept back, only the time of that is over: it counts now, and not what time would have said.
        """
        match = self._record.match
        closes_at = self._clock.closes_at()
        if match.settled != question or closes_at is None:
            return
        if closes_at > now:
            self._driver.reschedule()  # timers may come a little early
            return
        asking = match.asking
        if (running := pace.running(match)) is not None and isinstance(asking, Race):
            ran = self._clock.ran(running, now)
            yield Answered(CLOCK, ran, by="clock")
            if ran == running.default or asking.main is None:
                return
            question, asking = match.settled, match.asking
        elif (own := match.ask_for(CLOCK)) is not None and not self._record.holds_single_answer():
            # Who had to answer something, and not only could, has missed it.
            self._count([ask for ask in self._record.unanswered() if ask.default is None and not ask.optional])
            yield Answered(CLOCK, self._time_answer(own), by="clock")
            return
        late = [ask for ask in self._record.unanswered() if not ask.optional]
        if isinstance(asking, Race):
            late = [ask for ask in late if ask.seat == asking.main]
        closing = self._clock.holds_window() or bool(self._record.held)
        self._count(late)
        for ask in late:
            yield (Held if closing else Answered)(ask.seat, self._time_answer(ask), by="clock")
        if closing and match.settled == question:
            yield Closed()

    def _count(self, late: list[Ask]) -> None:
        """Those who were asked this are missing, once time is up."""
        # Whether time answered or a preference did is nobody's business, the operator's neither.
        missing = [ask.seat for ask in late if ask.seat != CLOCK and not self._clock.may_lapse(ask)]
        self.after.append(partial(self._node.metrics.timeouts.add, len(missing)))
        if not self._clock.counts_nobody():
            self.after.append(partial(self._room.missed, missing))

    def _bot_lines(self, turn: BotTurn, now: int) -> Iterator[Line]:
        seat, decision = turn.seat, turn.decision
        expected = self._driver.expects(seat, turn.thought)
        self._driver.has_thought(seat, turn.thought)
        if not expected:
            return
        by: By = "bot" if self._room.room.places[seat].kind == "bot" else "stand_in"
        for statement in decision.statements:
            yield Spoke(seat, statement, by=by)
        self.after.append(partial(self._bots.has_spoken, decision))
        if decision.answer is None:
            self._driver.leaves_alone(seat, turn.thought)
            return
        yield from self._time_ran(now)
        yield self._answer(seat, decision.answer, "", by, now)
        self.after.append(self._node.metrics.bot_answers.add)

    def _bot_speech_lines(self, speech: BotSpeech) -> Iterator[Line]:
        place, match = self._room.room.places[speech.seat], self._record.match
        if (
            self._driver.driving
            and is_played(place)
            and not match.over
            and match.may_say(speech.seat, speech.statement)
        ):
            yield Spoke(speech.seat, speech.statement, by="bot" if place.kind == "bot" else "stand_in")

    def _time_ran(self, at: int) -> Iterator[Line]:
        """What time says before an answer that came at this moment, where a clock of the game runs.

        Whoever answers when that is over comes too late: time is up, and nothing else counts.
        """
        own = pace.running(self._record.match)
        if own is None:
            return
        ran = self._clock.ran(own, at)
        yield Answered(CLOCK, ran, by="clock")
        if ran == own.default:
            raise Refusal("stale", "time is up: your answer came too late")

    def _time_answer(self, ask: Ask) -> Answer:
        return time_answer(ask, self._node.rng.randrange)
