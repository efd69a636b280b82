"""A match: a table, the script that is running on it, and the log of what happened.

Between two scripts the match is at a *rest point*: the table is copied (the checkpoint) and the answers given since are
forgotten. Cloning, imagining, undoing a refused answer and going on from a snapshot are all the same routine: copy the
checkpoint, ask the agenda again, re-send the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from msgspec import Struct

from penombre.engine import imagined_answers, talk
from penombre.engine.ask import Answer, Ask, Asking, Race, Script, Sealed
from penombre.engine.chance import Deal
from penombre.engine.errors import BadStatement, CannotImagine, MatchOver, NotAnOption, NotAsked, WrongSeat
from penombre.engine.event import Event, Seen
from penombre.engine.plain import is_number, shown
from penombre.engine.ruleset import Outcome, Randomness, Ruleset, Value
from penombre.engine.seat import CLOCK, EVERYBODY, NOBODY, TABLE, Seat
from penombre.engine.table import Table
from penombre.engine.talk import Said, Statement
from penombre.engine.view import View

T = TypeVar("T", bound=Table)


class Step(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a transcript: an answer, or something said."""

    seat: Seat
    answer: Answer | None = None
    said: Statement | None = None


class Standing(Struct, Generic[T], frozen=True):
    """Where a match stands, as data: what it takes to go on from there without the script that was running."""

    options: Mapping[str, Value]
    deal: Deal | None
    checkpoint: T
    sent: list[Any]
    """The answers since the checkpoint: `(seat, answer)`, or `{seat: answer}` where a seal was opened."""
    sealed: dict[Seat, Answer]
    """The answers to the open question that are still closed, in the order they came."""
    settled: int
    log: list[Event]
    """What happened up to the checkpoint."""
    said: tuple[tuple[int, Said], ...]
    steps: list[Any]
    """Seats and what they answered or said, in turn."""


class Match(Generic[T]):
    """One match of one game. Start one with a ruleset, a number of players, options and a deal (or its number).

    To be read, and only by whoever runs the match: `table` (everything), `asking` (the open question as the script put
    it: one, sealed or a race), `settled` (how many questions were settled). People get `view`, `ask_for` and `events`.
    """

    __slots__ = (
        "_checkpoint",
        "_log",
        "_log_length",
        "_private",
        "_public",
        "_said",
        "_script",
        "_sealed",
        "_sent",
        "_steps",
        "_steps_length",
        "asking",
        "deal",
        "options",
        "players",
        "ruleset",
        "settled",
        "table",
    )

    def __init__(
        self, ruleset: Ruleset[T], players: int, options: Mapping[str, Any] | None = None, deal: Deal | int = 0
    ) -> None:
        deal = Deal.numbered(deal) if isinstance(deal, int) else deal
        checked = ruleset.options(players, options)
        self._open(ruleset, checked, ruleset.setup(players, checked, deal.seed))
        self.deal: Deal | None = deal

    @classmethod
    def at(cls, ruleset: Ruleset[T], table: T, options: Mapping[str, Any] | None = None) -> Match[T]:
        """A match that goes on from a table at rest, wherever it comes from: a scenario, a study, a puzzle."""
        match: Match[T] = cls.__new__(cls)
        match._open(ruleset, ruleset.options(table.players, options), table.copy())
        return match

    def _open(self, ruleset: Ruleset[T], options: Mapping[str, Value], table: T) -> None:
        # Copies share the options: nobody changes them.
        self._begin(ruleset, MappingProxyType(dict(options)), table, 0)
        self._rest()

    def _begin(self, ruleset: Ruleset[T], options: Mapping[str, Value], table: T, settled: int) -> None:
        """Stand at a table that nobody knows the past of, before the agenda is asked."""
        self.ruleset = ruleset
        self.players = table.players
        self.options = options
        self.deal = None
        self._log: list[Event] = []
        self._log_length = 0
        self._steps: list[Any] = []  # seat, step, seat, step: pairs would take four times the memory
        self._steps_length = 0
        self._said: tuple[tuple[int, Said], ...] = ()
        self._public: Struct | None = None
        self._private: dict[Seat, Struct | None] = {}
        self._script: Script[None] | None = None
        self.asking: Asking | None = None
        self._sealed: dict[Seat, tuple[Answer, Any]] = {}
        self._sent: list[tuple[Any, Any]] = []
        self.settled = settled
        self.table: T = table
        self._checkpoint = table

    # -- questions -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.asking is None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.ruleset.outcome(self.table) if self.asking is None else None

    def asks(self) -> tuple[Ask, ...]:
        """Every question that can be answered now; CLOCK's among them, and last what may be done after an answer."""
        asking = self.asking
        if asking is None:
            return ()
        if isinstance(asking, Ask):
            return (asking,)
        if not isinstance(asking, Sealed) or not self._sealed:
            return tuple(asking.asks.values())
        missing = [ask for seat, ask in asking.asks.items() if seat not in self._sealed]
        meanwhile = [self._sealed_ask(asking, seat) for seat in asking.asks if seat in self._sealed]
        return (*missing, *[ask for ask in meanwhile if ask is not None])

    def ask_for(self, seat: Seat) -> Ask | None:
        """The question this seat can answer now, if any."""
        asking = self.asking
        if isinstance(asking, Ask):
            return asking if asking.seat == seat else None
        if isinstance(asking, Sealed):
            return self._sealed_ask(asking, seat)
        return None if asking is None else asking.asks.get(seat)

    def plain_answer(self, ask: Ask) -> Answer | None:
        """The only answer that this open question can have, where everybody knows that; None: its seat decides."""
        only = ask.only_answer()
        return only if only is not None and self.ruleset.plainly_forced(self.table, ask) else None

    def waiting(self) -> tuple[Seat, ...]:
        """Who the table is waiting for, as everybody may be told."""
        asking = self.asking
        if asking is None:
            return ()
        if isinstance(asking, Ask):
            return (asking.seat,)
        if isinstance(asking, Race) and asking.main is not None:
            return (asking.main,)
        told = self._sealed if isinstance(asking, Sealed) and asking.progress else ()
        return tuple([s for s, ask in asking.asks.items() if s != CLOCK and s not in told and not ask.optional])

    def answer(self, seat: Seat, answer: Answer | list[str]) -> None:
        """Answer this seat's open question. A refusal changes nothing and says what was expected."""
        if type(answer) is not str or type(seat) is not int:
            answer = self._plain(seat, answer)
        asking = self.asking
        if isinstance(asking, Ask):
            if asking.seat != seat:
                raise self._not_asked(seat)
            value = asking.value_of(answer)
            self._note(seat, answer)
            self._send((seat, answer), value)
        elif isinstance(asking, Sealed):
            ask = self._sealed_ask(asking, seat)
            if ask is None:
                raise self._not_asked(seat)
            sealed = {**self._sealed, seat: (answer, ask.value_of(answer))}
            self._note(seat, answer)
            if len(sealed) == asking.awaited or answer in asking.opening:
                self._open_sealed(asking, sealed)
            else:
                self._sealed = sealed
        elif isinstance(asking, Race):
            ask = asking.asks.get(seat)
            if ask is None:
                raise self._not_asked(seat)
            value = ask.value_of(answer)
            self._note(seat, answer)
            self._send((seat, answer), (seat, value))
        else:
            raise MatchOver("the match is over: nothing is asked any more")

    # -- knowledge -------------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """All that this seat may know; `TABLE` for a spectator."""
        if type(seat) is not int or not 0 <= seat < self.players:
            self._check_onlooker(seat)
        if seat == TABLE:
            private = None
        elif seat in self._private:
            private = self._private[seat]
        else:
            private = self._private[seat] = self.ruleset.private(self.table, seat)
        return View(self.ruleset.id, seat, self.public, private, self.heard(seat) if self._said else ())

    @property
    def public(self) -> Struct:
        """The part of every view that is the same for everybody."""
        public = self._public
        if public is None:
            public = self._public = self.ruleset.public(self.table)
        return public

    def heard(self, seat: Seat) -> tuple[Said, ...]:
        """The talk this seat heard."""
        self._check_onlooker(seat)
        return tuple([said for audience, said in self._said if audience >> seat & 1])

    @property
    def said(self) -> tuple[Said, ...]:
        """All talk, whoever heard it."""
        return tuple([said for _, said in self._said])

    def said_since(self, count: int) -> tuple[tuple[int, Said], ...]:
        """The talk after the first `count` statements, each with its audience (a mask)."""
        return self._said[count:]

    @property
    def log_length(self) -> int:
        """How many events happened so far; a position for `log`, never for people: hidden events count too."""
        return self._log_length + len(self.table.events)

    def log(self, since: int = 0) -> list[Event]:
        """What happened, from a position on."""
        past = self._log[max(0, since) : self._log_length]
        return past + self.table.events[max(0, since - self._log_length) :]

    def events(self, seat: Seat, since: int = 0) -> list[Seen]:
        """What happened as this seat received it."""
        self._check_onlooker(seat)
        received = (event.seen_by(seat) for event in self.log(since))
        return [seen for seen in received if seen is not None]

    @property
    def steps(self) -> list[Step]:
        """Every answer and statement so far, in order."""
        steps = iter(self._steps[: self._steps_length])
        return [
            Step(seat, said=step) if isinstance(step, Statement) else Step(seat, step)
            for seat, step in zip(steps, steps, strict=True)
        ]

    # -- talk ------------------------------------------------------------------------------------------------

    def say(self, seat: Seat, statement: Statement) -> None:
        """Say something; who hears it is the ruleset's affair. Talk changes no state."""
        audience = self._hearing(seat, statement)
        self._said += ((audience, Said(seat, self.settled, statement)),)
        self._note(seat, statement)

    def may_say(self, seat: Seat, statement: Statement) -> bool:
        """Whether that could be said now."""
        try:
            self._hearing(seat, statement)
        except BadStatement:
            return False
        return True

    def _hearing(self, seat: Seat, statement: Statement) -> int:
        if not is_number(seat) or not 0 <= seat < self.players:
            raise self._wrong_seat(seat)
        talk.check(statement, self.players, self.ruleset.vocabulary, self.ruleset.gestures)
        return self.ruleset.hearing(self.table, seat, statement) | 1 << seat

    # -- other matches ---------------------------------------------------------------------------------------

    def clone(self) -> Match[T]:
        """An equal match that can go its own way."""
        twin = self._blank()
        twin.deal = self.deal
        twin._log = self._log
        twin._log_length = self._log_length
        twin._steps = self._steps
        twin._steps_length = self._steps_length
        twin._said = self._said
        twin._sent = self._sent.copy()
        twin._sealed = self._sealed.copy()
        twin._rerun()
        return twin

    def standing(self) -> Standing[T]:
        """Where this match stands; it holds every secret of it."""
        return Standing(
            self.options,
            self.deal,
            self._checkpoint,
            [answer for answer, _ in self._sent],
            {seat: answer for seat, (answer, _) in self._sealed.items()},
            self.settled,
            self._log[: self._log_length],
            self._said,
            self._steps[: self._steps_length],
        )

    @classmethod
    def resumed(cls, ruleset: Ruleset[T], standing: Standing[T]) -> Match[T]:
        """The match that stood there, ready to go on; `NotAnOption` where the answers do not fit the questions."""
        options = MappingProxyType(dict(standing.options))
        match: Match[T] = cls._at_rest(ruleset, options, standing.checkpoint, standing.settled)
        match.deal = standing.deal
        match._log = standing.log
        match._log_length = len(standing.log)
        match._said = standing.said
        match._steps = standing.steps
        match._steps_length = len(standing.steps)
        match._rerun_imagined([(answer, None) for answer in standing.sent], NOBODY, None)
        asking = match.asking
        for seat, answer in standing.sealed.items():
            if not isinstance(asking, Sealed) or seat not in asking.asks:
                raise NotAnOption(f"seat {seat} is not asked anything sealed")
            match._sealed[seat] = answer, asking.asks[seat].value_of(answer)
        return match

    def redealt(self, seat: Seat, rng: Randomness) -> Match[T] | None:
        """A match where all that this seat cannot know was dealt anew; None where that did not lead here.

        Answers that were public stay; secret ones of other seats, and sealed ones still closed, are drawn anew, and
        so is all chance to come. Such a match carries nothing of the true one: no deal, no past answers, no log.
        """
        self._check_onlooker(seat)
        world = self._blank()
        if not self.ruleset.redeal(world.table, seat, self.table, rng):
            return None
        world.table.recall(self.table, int(rng.random() * (1 << 53)).to_bytes(8, "big"))
        world._checkpoint = world.table.copy()
        try:
            world._rerun_imagined(self._sent, seat, rng)
            if isinstance(world.asking, Sealed):
                world._sealed = imagined_answers.imagined_sealed(world.asking, self._sealed, seat, rng)
        except NotAnOption:
            return None
        world._said = tuple([(EVERYBODY, said) for audience, said in self._said if audience >> seat & 1])
        return world

    def imagine(self, seat: Seat, rng: Randomness, tries: int = 1000) -> Match[T]:
        """A match that this seat could be in for all it knows: never the true table."""
        for _ in range(tries):
            world = self.redealt(seat, rng)
            if world is not None and self._looks_like(world, seat):
                return world
        raise CannotImagine(f"no world fits what seat {seat} knows after {tries} tries")

    def varied(self, seat: Seat, change: Callable[[T], None]) -> Match[T] | None:
        """This imagined match with something else at its rest point; None where that seat could tell the two apart.

        The answers given since stay as they are.
        """
        assert self.deal is None, "nobody changes what lies on the table of a true match"
        world = self._blank()
        change(world.table)
        world._checkpoint = world.table.copy()
        try:
            world._rerun_imagined(self._sent, NOBODY, None)
        except NotAnOption:
            return None
        world._said = self._said
        world._sealed = self._sealed.copy()
        return world if self._looks_like(world, seat) else None

    def reopen(self) -> None:
        """Take the closed answers of an imagined match back: those who would give them are asked again."""
        assert self.deal is None, "nobody takes back what was answered in a true match"
        self._sealed = {}

    # -- inside ----------------------------------------------------------------------------------------------

    def _blank(self) -> Match[T]:
        return self._at_rest(self.ruleset, self.options, self._checkpoint, self.settled)

    @staticmethod
    def _at_rest(ruleset: Ruleset[T], options: Mapping[str, Value], checkpoint: T, settled: int) -> Match[T]:
        """A match at a checkpoint that knows nothing of how it came there, before the agenda is asked."""
        twin: Match[T] = Match.__new__(Match)
        twin._begin(ruleset, options, checkpoint, settled)
        twin.table = checkpoint.copy()
        return twin

    def _rerun(self) -> None:
        """From the checkpoint to where the answers lead."""
        self._script = script = self.ruleset.agenda(self.table)
        if script is None:
            return
        asking = next(script)
        for _, value in self._sent:
            asking = script.send(value)
        self.asking = asking

    def _rerun_imagined(self, sent: list[tuple[Any, Any]], seat: Seat, rng: Randomness | None) -> None:
        """From the checkpoint on in a redealt world: answers must be options there, secret ones are drawn anew.

        Without chance nothing is: each answer stays, and its value is that of the option found on the way.
        """
        self._sent = []
        self._script = script = self.ruleset.agenda(self.table)
        if script is None:
            if sent:
                raise NotAnOption("in this world the match is over before the answers are")
            return
        try:
            asking = next(script)
            for answer, _ in sent:
                pair = imagined_answers.imagined(asking, answer, seat, rng)
                self._sent.append(pair)
                asking = script.send(pair[1])
        except StopIteration:
            raise NotAnOption("in this world the script ends before the answers do") from None
        self.asking = asking

    def _looks_like(self, world: Match[T], seat: Seat) -> bool:
        """Whether this seat could not tell the two apart by its view, its question or who is waited for."""
        return (
            self.ask_for(seat) == world.ask_for(seat)
            and self.waiting() == world.waiting()
            and self.view(seat) == world.view(seat)
        )

    def _sealed_ask(self, asking: Sealed, seat: Seat) -> Ask | None:
        """What a seat can answer now, or still do where its answer is in."""
        given = self._sealed.get(seat)
        return asking.asks.get(seat) if given is None else asking.after(seat, given[0])

    def _open_sealed(self, asking: Sealed, sealed: Mapping[Seat, tuple[Answer, Any]]) -> None:
        before, self._sealed = self._sealed, {}
        given = [seat for seat in asking.asks if seat in sealed]
        try:
            self._send({seat: sealed[seat][0] for seat in given}, {seat: sealed[seat][1] for seat in given})
        except Exception:
            self._sealed = before
            raise

    def _send(self, answer: Any, value: Any) -> None:
        assert self._script is not None
        checkpoint, sent, log_length = self._checkpoint, self._sent, self._log_length
        self._public = None
        self._private = {}
        sent.append((answer, value))
        try:
            try:
                self.asking = self._script.send(value)
            except StopIteration:
                self._rest()
        except Exception:
            # A fault in a rule: the match is again as it was before this answer.
            sent.pop()
            self._checkpoint, self._sent, self._log_length = checkpoint, sent, log_length
            self._steps_length -= 2
            self.table = checkpoint.copy()
            self._rerun()
            raise
        self.settled += 1

    def _rest(self) -> None:
        """A rest point: keep the log, copy the table, go on with the agenda until somebody is asked."""
        t = self.table
        script: Script[None] | None
        while True:
            if t.events:
                self._keep_events(t)
            self._checkpoint = t.copy()
            self._sent = []
            self._script = script = self.ruleset.agenda(t)
            if script is None:
                self.asking = None
                return
            try:
                self.asking = next(script)
                return
            except StopIteration:
                continue

    def _keep_events(self, t: T) -> None:
        # The log is shared by all clones of a match; whoever writes where another one has written copies it first.
        if len(self._log) != self._log_length:
            self._log = self._log[: self._log_length]
        self._log += t.events
        self._log_length = len(self._log)
        t.events.clear()

    def _note(self, seat: Seat, step: Answer | Statement) -> None:
        steps = self._steps
        if len(steps) != self._steps_length:
            steps = self._steps = steps[: self._steps_length]
        steps.append(seat)
        steps.append(step)
        self._steps_length += 2

    def _check_onlooker(self, seat: Seat) -> None:
        if not is_number(seat) or not (0 <= seat < self.players or seat == TABLE):
            raise self._wrong_seat(seat, f", or {TABLE} for a spectator")

    def _not_asked(self, seat: Seat) -> NotAsked | WrongSeat:
        if not (0 <= seat < self.players or seat == CLOCK):
            return self._wrong_seat(seat)
        waited = ", ".join(str(each) for each in self.waiting())
        why = "has answered already" if seat in self._sealed else "is not asked anything now"
        return NotAsked(f"seat {seat} {why}; waiting for: {waited}")

    def _wrong_seat(self, seat: Any, besides: str = "") -> WrongSeat:
        return WrongSeat(f"there is no seat {shown(seat)}; expected 0 to {self.players - 1}{besides}")

    def _plain(self, seat: Any, answer: Any) -> Answer:
        """An answer that is no single text: several of them, or nothing that anybody could answer."""
        if not is_number(seat):
            raise self._wrong_seat(seat)
        if isinstance(answer, (list, tuple)) and all(type(each) is str for each in answer):
            return tuple(answer)
        raise NotAnOption("an answer is an option id, a list of them or a text")
