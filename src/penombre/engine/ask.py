"""Questions. Their options are the only source of legality: what is not listed, or listed as refused, is not legal.

A script yields one of three: an `Ask` (one seat answers), a `Sealed` (everybody listed answers, nothing shows until
all are in) or a `Race` (the first answer counts). It gets back the chosen option's value; `{seat: value}`; or
`(seat, value)`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from penombre.engine.errors import NotAnOption
from penombre.engine.plain import is_text, shown
from penombre.engine.seat import CLOCK, Seat
from penombre.engine.table import Card, Table
from penombre.engine.wording import Phrasebook, Spoken, Wording

Answer = str | tuple[str, ...]
"""An option id; several option ids; the text itself; an option id and a text; or a number in digits."""


class Option(Struct, frozen=True, gc=False):
    """One thing that can be answered: `id` on the wire, `value` for the script, `word` and `args` for people.

    Where the answer is whispered, `overt` says what everybody sees of it all the same.
    """

    id: str
    value: Any = None
    word: str = ""
    args: Mapping[str, Any] = {}
    refused: str = ""
    overt: str = ""


class Ask(Struct, frozen=True, gc=False):
    """A question to one seat.

    `kind` names its words. `shape` says what an answer is: one option, several (between `least` and `most`, with or
    without repetition), a text of at most `most` characters, an address (one option and a text) or a number from
    `least` to `most`. Where there is a `book`, one of its phrases is as good as a text, and the script gets a `Spoken`;
    what `wording` says binds texts. `default` is the answer time gives (None: any legal option, at random). `pace`
    names how long people have, and the ruleset says how many seconds that is; this one `lasts` so many milliseconds
    where it is less, as after an interruption.

    A `secret` answer is known to nobody but the seat that gave it, whatever the script does with it before its next
    rest point. A `whispered` one is learnt by this audience (a mask) and ends its script: the others see only what
    comes of it. `besides` are things the seat may do instead of answering, whatever it is asked: they interrupt the
    question. One that is `optional`, in a race or once a sealed answer is in, may be left unanswered: nobody waits for
    it, and time does not answer it.
    """

    seat: Seat
    kind: str
    options: tuple[Option, ...] = ()
    args: Mapping[str, Any] = {}
    default: Answer | None = None
    pace: str = "choose"
    secret: bool = False
    whispered: int = 0
    besides: tuple[Option, ...] = ()
    optional: bool = False
    shape: Literal["one", "several", "text", "address", "number"] = "one"
    least: int = 1
    most: int = 1
    repeat: bool = False
    book: Phrasebook | None = None
    wording: Wording | None = None
    lasts: int = 0

    def legal(self) -> tuple[Option, ...]:
        """The options that are not refused."""
        return tuple([option for option in self.options if not option.refused])

    def value_of(self, answer: Answer) -> Any:
        """What the script receives for this answer, or `NotAnOption`."""
        for option in self.besides:
            if option.id == answer:
                return option.value
        if self.shape == "one":
            for option in self.options:
                if option.id == answer and not option.refused:
                    return option.value
            raise self._refusal(answer)
        if self.shape == "several":
            return self._several(answer)
        if self.shape == "address":
            return self._address(answer)
        return self._number(answer) if self.shape == "number" else self._words(answer)

    def random_answer(self, below: Callable[[int], int]) -> Answer:
        """Any legal answer; `below(n)` gives a number in 0..n-1. A text is a ready phrase, or as short as can be.

        What may be done besides is no answer, unless nothing else is asked.
        """
        if self.shape == "text":
            return self._random_words(below)
        if self.shape == "number":
            return str(self.least + below(self.most - self.least + 1))
        if self.shape == "address":
            legal = self.legal()
            return legal[below(len(legal))].id, self._random_words(below)
        if self.shape == "one":
            options = self.options or self.besides
            while True:
                option = options[below(len(options))]
                if not option.refused:
                    return option.id
        legal = self.legal()
        most = self.most if self.repeat and legal else min(self.most, len(legal))
        bag = list(legal)
        chosen = []
        for _ in range(self.least + below(most - self.least + 1)):
            index = below(len(bag))
            chosen.append(bag[index].id if self.repeat else bag.pop(index).id)
        return tuple(chosen)

    def only_answer(self) -> Answer | None:
        """The one answer there is; None where there is a choice, or something else to do."""
        legal = self.legal()
        if self.besides or self.optional:
            return None
        if self.shape == "one" and len(legal) == 1:
            return legal[0].id
        if self.shape == "several" and not self.repeat and self.least == len(legal):
            return tuple([option.id for option in legal])
        return None

    def has_answer(self) -> bool:
        """Whether anything can be answered at all."""
        if self.shape in ("text", "number"):
            return self.least <= self.most
        if self.optional and self.besides:
            return True
        legal = len(self.legal())
        if self.shape == "address":
            return legal > 0
        return self.least <= (self.most if self.repeat and legal else min(self.most, legal))

    def _refusal(self, answer: object) -> NotAnOption:
        for option in self.options:
            if option.id == answer:
                return NotAnOption(f"{shown(answer)} is refused: {option.refused}", option.refused)
        expected = ", ".join(option.id for option in (*self.legal(), *self.besides))
        return NotAnOption(f"{shown(answer)} does not answer {self.kind}; expected one of: {expected}")

    def _several(self, answer: Answer) -> tuple[Any, ...]:
        if not isinstance(answer, (tuple, list)):
            raise NotAnOption(f"{self.kind} expects a list of options, not {shown(answer)}")
        if not self.least <= len(answer) <= self.most:
            raise NotAnOption(f"{self.kind} expects {self.least} to {self.most} options, not {len(answer)}")
        if not self.repeat and len(set(answer)) != len(answer):
            raise NotAnOption(f"{self.kind} expects different options")
        values = {option.id: option.value for option in self.options if not option.refused}
        for one in answer:
            if one not in values:
                raise self._refusal(one)
        return tuple(values[one] for one in answer)

    def _words(self, answer: Answer) -> str | Spoken:
        if self.book is not None and self.book.has(answer):
            return Spoken(phrase=str(answer))
        if not is_text(answer) or not self.least <= len(answer.strip()) or len(answer) > self.most:
            raise NotAnOption(f"{self.kind} expects a text of {self.least} to {self.most} characters")
        if self.wording is not None and not self.wording.allows(answer):
            raise NotAnOption(f"{self.kind}: this text is refused: {self.wording.refused}", self.wording.refused)
        return answer if self.book is None else Spoken(text=answer)

    def _address(self, answer: Answer) -> tuple[Any, str | Spoken]:
        if not isinstance(answer, (tuple, list)) or len(answer) != 2:
            raise NotAnOption(f"{self.kind} expects an option and a text, not {shown(answer)}")
        for option in self.options:
            if option.id == answer[0] and not option.refused:
                return option.value, self._words(answer[1])
        raise self._refusal(answer[0])

    def _number(self, answer: Answer) -> int:
        if not is_text(answer) or not answer.isascii() or not answer.isdecimal() or len(answer) > len(str(self.most)):
            raise NotAnOption(f"{self.kind} expects a number from {self.least} to {self.most}, not {shown(answer)}")
        number = int(answer)
        if not self.least <= number <= self.most:
            raise NotAnOption(f"{self.kind} expects a number from {self.least} to {self.most}, not {shown(answer)}")
        return number

    def _random_words(self, below: Callable[[int], int]) -> str:
        if self.book is None:
            return "-" * self.least
        return self.book.phrases[below(len(self.book.phrases))]


class Sealed(Struct, frozen=True, gc=False):
    """Every listed seat answers; nothing shows until all are in, nor who has answered unless `progress` is public.

    An answer named in `opening` opens the others at once: an instant in the middle of a talk, or time that is up (CLOCK
    may be listed, but is never waited for, and all it can answer must be opening). `meanwhile` has what a seat may do,
    and need not, once its answer is in: some of what it could do besides answering. Done, it stands in for that answer.
    """

    asks: Mapping[Seat, Ask]
    progress: bool = False
    opening: tuple[str, ...] = ()
    awaited: int = 0
    """How many answers open the seal: one from each seat but CLOCK."""
    meanwhile: Mapping[Seat, Ask] = {}

    def after(self, seat: Seat, answer: Answer) -> Ask | None:
        """What this seat may still do, having given this answer, of which the question reminds it; None: nothing."""
        ask = self.meanwhile.get(seat)
        return None if ask is None else replace(ask, args={**ask.args, "answered": answer})


class Race(Struct, frozen=True, gc=False):
    """The first answer counts; seats other than `main` may stay silent, and all may where there is none."""

    asks: Mapping[Seat, Ask]
    main: Seat | None = None

    @property
    def running(self) -> Ask | None:
        """Time's own question where a clock runs while somebody else is asked: how much of it has passed."""
        clock = self.asks.get(CLOCK)
        return clock if clock is not None and clock.shape == "number" else None


Asking = Ask | Sealed | Race
R = TypeVar("R")
Script = Generator[Asking, Any, R]
"""An effect: straight-line code with questions in it."""


# -- builders, for scripts that read like the rulebook -------------------------------------------------------------


def one(seat: Seat, kind: str, options: tuple[Option, ...], **more: Any) -> Ask:
    """One seat chooses one of these options."""
    return Ask(seat, kind, options, **more)


def several(
    seat: Seat, kind: str, options: tuple[Option, ...], least: int, most: int, *, repeat: bool = False, **more: Any
) -> Ask:
    """One seat chooses several of these options."""
    return Ask(seat, kind, options, shape="several", least=least, most=most, repeat=repeat, **more)


def text(seat: Seat, kind: str, longest: int, *, least: int = 0, **more: Any) -> Ask:
    """One seat writes a bounded text."""
    return Ask(seat, kind, shape="text", least=least, most=longest, **more)


def address(seat: Seat, kind: str, options: tuple[Option, ...], longest: int, **more: Any) -> Ask:
    """One seat chooses one of these options, as a rule a player, and writes a bounded text that is not empty."""
    return Ask(seat, kind, options, shape="address", least=1, most=longest, **more)


def clock(left: int, **more: Any) -> Ask:
    """What time is asked where a clock runs: how many of the milliseconds left have passed, in the end all of them."""
    return Ask(CLOCK, "clock", shape="number", least=1, most=left, default=str(left), **more)


def seat(me: Seat, kind: str, among: Iterable[Seat], *, before: tuple[Option, ...] = (), **more: Any) -> Ask:
    """Choose a player; `before` lists options that come first, such as passing."""
    return Ask(me, kind, (*before, *map(seat_option, among)), **more)


def card(me: Seat, kind: str, among: Sequence[Card], table: Table, *, face_down: bool = False, **more: Any) -> Ask:
    """Choose a card: by its face where this seat knows it, by its place in the row where it is laid face down."""
    if face_down:
        options = [
            Option(f"place-{place}", each, "card_face_down", {"place": place}) for place, each in enumerate(among)
        ]
    else:
        options = [Option(f"card-{each}", each, "card", {"face": table.face_for(me, each)}) for each in among]
    return Ask(me, kind, tuple(options), **more)


def yes_no(me: Seat, kind: str, *, yes_allowed: bool = True, why_not: str = "not_now", **more: Any) -> Ask:
    """A yes or a no; `no` is what time answers."""
    more.setdefault("default", "no")
    return Ask(me, kind, _YES_NO if yes_allowed else (Option("yes", True, "yes", refused=why_not), _YES_NO[1]), **more)


def sealed(
    asks: Iterable[Ask], *, progress: bool = False, opening: tuple[str, ...] = (), meanwhile: Iterable[Ask] = ()
) -> Sealed:
    """Everybody listed answers at once."""
    by_seat = {each.seat: each for each in asks}
    awaited = len(by_seat) - (CLOCK in by_seat)
    if not awaited:
        raise ValueError("a sealed question needs somebody to answer it")
    return Sealed(by_seat, progress, opening, awaited, {each.seat: each for each in meanwhile})


def race(asks: Iterable[Ask], *, main: Seat | None = None) -> Race:
    """Anybody listed may answer first."""
    return Race({each.seat: each for each in asks}, main)


def unless_forced(question: Ask) -> Script[Any]:
    """What the seat chooses; where there is only one answer, it is that one and nobody is asked.

    Scripts say `target = yield from ask.unless_forced(...)`. It is for options that everybody could list: where they
    follow from something hidden, whether a question was asked tells of it.
    """
    only = question.only_answer()
    return (yield question) if only is None else question.value_of(only)


_YES_NO = (Option("yes", True, "yes"), Option("no", False, "no"))


@cache
def seat_option(other: Seat) -> Option:
    """The option that names a player."""
    return Option(f"seat-{other}", other, "seat", {"seat": other})
