"""Lanterns that do not work, each in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, ClassVar

from msgspec.structs import replace
from tests.toys.honest import CRY, Interruptible
from tests.toys.lanterns import AFTER_SWAP, DECK, DISCARD, PASS, Lanterns, LanternTable
from tests.toys.leaky import holder

from penombre.engine import CLOCK, Ask, Option, Outcome, Randomness, Script, Sealed, Seat, Statement, ask, replaced

COUNTER = count()


class LostCard(Lanterns):
    """The last card of the deck falls under the table."""

    def share(self, t: LanternTable) -> Script[None]:
        t.zones = replaced(t.zones, DECK.index, t.cards(DECK)[:-1])
        return super().share(t)


class DoubledCard(Lanterns):
    """A card of the deck is also in the discard."""

    def share(self, t: LanternTable) -> Script[None]:
        t.zones = replaced(t.zones, DISCARD.index, t.cards(DISCARD) + t.cards(DECK)[:1])
        return super().share(t)


class MisplacedCard(Lanterns):
    """A card lies in one zone and believes to lie in another."""

    def share(self, t: LanternTable) -> Script[None]:
        t.where = replaced(t.where, t.cards(DECK)[0], DISCARD.index)
        return super().share(t)


class ChangedFace(Lanterns):
    """A face becomes another in the middle of a round."""

    def share(self, t: LanternTable) -> Script[None]:
        t.set_faces({t.cards(DECK)[0]: "void"})
        return super().share(t)


class NoAnswer(Lanterns):
    """Everything is refused."""

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        return (Option("pass", refused="never"),)


class IllegalDefault(Lanterns):
    """Time would answer what nobody may."""

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        honest = super().reaction(t, seat)
        return Ask(seat, honest.kind, honest.options, default="flee")


class Timeless(Lanterns):
    """Nobody says how long people have."""

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        honest = super().reaction(t, seat)
        return Ask(seat, honest.kind, honest.options, default=honest.default, pace="leisure")


class Breathless(Lanterns):
    """A quick answer is held for longer than people have."""

    holds = dict.fromkeys(Lanterns.paces, 1_000_000)


class MeaninglessLapse(Lanterns):
    """Questions may be left to time, and one of them does not say what that means."""

    lapsing = frozenset(Lanterns.paces)


class TwinOptions(Lanterns):
    """Two options go by one name."""

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        return (PASS, Option("place", 0), Option("place", 1))


class BlankReason(Lanterns):
    """An option is refused and nobody says why."""

    def swaps(self, t: LanternTable, me: Seat) -> tuple[Option, ...]:
        return (PASS, Option("place", 0, refused=" "))


class StrangerAsked(Lanterns):
    """Somebody who does not sit at the table is asked."""

    def write(self, t: LanternTable) -> Script[None]:
        t.motto = yield ask.text(t.players, "write", 12)


class HalfSealed(Lanterns):
    """A sealed question that opens before everybody has answered."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        honest = next(super().ballot(t))
        assert isinstance(honest, Sealed)
        votes: dict[Seat, Seat | None] = yield Sealed(honest.asks, awaited=t.players - 1)
        return votes


class IdleClock(Lanterns):
    """The clock can answer a sealed question, and it stays sealed."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        honest = next(super().ballot(t))
        assert isinstance(honest, Sealed)
        clock = Ask(CLOCK, "time", (Option("time_up"),))
        votes: dict[Seat, Seat | None] = yield ask.sealed([*honest.asks.values(), clock])
        return votes


class Endless(Lanterns):
    """No round is ever the last."""

    def vote(self, t: LanternTable) -> Script[None]:
        yield from super().vote(t)
        t.round, t.phase = 0, "deal"


class Whimsical(Lanterns):
    """Something outside the match counts along."""

    def mark(self, t: LanternTable) -> Script[None]:
        yield from super().mark(t)
        t.tell("counted", number=next(COUNTER))


class SharedTable(LanternTable):
    """A table with a list that copying does not know of."""

    box: Any = None


class SharedList(Lanterns):
    """A clone writes into the same list as its original."""

    def setup(self, players: int, options: Any, seed: bytes) -> LanternTable:
        plain = super().setup(players, options, seed)
        fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
        return SharedTable(**fields, box=[])

    def share(self, t: LanternTable) -> Script[None]:
        assert isinstance(t, SharedTable)
        t.box.append(t.turn)
        return super().share(t)


class LooseTable(LanternTable):
    """A table with a field that can be anything."""

    last: Any = None


class LooseField(Lanterns):
    """Nothing says what a field holds, and a tuple comes back as a list."""

    last: Any = (0, 1)

    def setup(self, players: int, options: Any, seed: bytes) -> LanternTable:
        plain = super().setup(players, options, seed)
        fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
        return LooseTable(**fields, last=self.last)


class UnwritableField(LooseField):
    """A field holds something that cannot be written down."""

    last = 1j


class UnreadableField(Lanterns):
    """A field is of a type that is written down and cannot be read."""

    def setup(self, players: int, options: Any, seed: bytes) -> LanternTable:
        plain = super().setup(players, options, seed)
        fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
        return UnreadableTable(**fields)


class UnreadableTable(LanternTable):
    """A table whose field is one of two structs that look the same."""

    last: Option | Outcome = PASS


class StrangeNews(Lanterns):
    """An event tells a set, which comes back as a list."""

    def mark(self, t: LanternTable) -> Script[None]:
        yield from super().mark(t)
        t.tell("colours", all=frozenset({"red"}))


class SameWord(Lanterns):
    """Words are compared as objects, which they are not any more once they were read from bytes."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        if t.phase is AFTER_SWAP[0]:
            rng.random()
        return super().redeal(t, seat, known, rng)


class Forgetful(Lanterns):
    """The match ends and nobody knows how."""

    def outcome(self, t: LanternTable) -> Outcome | None:
        return None


class StrangeWinner(Lanterns):
    """Somebody who does not sit at the table wins."""

    def outcome(self, t: LanternTable) -> Outcome | None:
        return Outcome("rounds_played", (t.players,))


class ShortPoints(Lanterns):
    """Not every seat gets its points."""

    def outcome(self, t: LanternTable) -> Outcome | None:
        return Outcome("rounds_played", (0,), points=(1,))


class Faulty(Lanterns):
    """A rule raises."""

    def unmask(self, t: LanternTable, accused: Seat, votes: Any) -> None:
        raise LookupError("no such lantern")


class FaultyElsewhere(Lanterns):
    """A rule raises in worlds that are not the true one of the first deal."""

    def share(self, t: LanternTable) -> Script[None]:
        if len(t.seed) < 32:
            raise LookupError("no such lantern")
        return super().share(t)


class RememberedThief(Lanterns):
    """The table remembers who holds the thief, and a rule raises where somebody else does: no look back goes on."""

    def setup(self, players: int, options: Any, seed: bytes) -> LanternTable:
        plain = super().setup(players, options, seed)
        fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
        return LooseTable(**fields)

    def mark(self, t: LanternTable) -> Script[None]:
        yield from super().mark(t)
        self.remember(t)

    def swap(self, t: LanternTable) -> Script[None]:
        yield from super().swap(t)
        self.remember(t)

    def share(self, t: LanternTable) -> Script[None]:
        yield from super().share(t)
        if isinstance(t, LooseTable) and t.last != holder(t, "thief"):
            raise LookupError("the thief was elsewhere")

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        fits = super().redeal(t, seat, known, rng)
        self.remember(t)
        return fits

    def remember(self, t: LanternTable) -> None:
        if isinstance(t, LooseTable):
            t.last = holder(t, "thief")


class BusyTalk(Lanterns):
    """Talking moves cards."""

    def hearing(self, t: LanternTable, seat: Seat, statement: Statement) -> int:
        t.tokens[seat] += 1
        return super().hearing(t, seat, statement)


class LeftAlone(Interruptible):
    """Everybody waits for an answer that nobody has to give."""

    def share(self, t: LanternTable) -> Script[None]:
        yield self.watching(t, t.turn)


class NobodysRace(Interruptible):
    """A race that everybody may leave alone."""

    def share(self, t: LanternTable) -> Script[None]:
        yield ask.race([self.watching(t, seat) for seat in range(t.players)])


class IdleMain(Interruptible):
    """The seat that time answers for may leave the question alone."""

    def share(self, t: LanternTable) -> Script[None]:
        other = Ask((t.turn + 1) % t.players, "share", (PASS,))
        yield ask.race([self.watching(t, t.turn), other], main=t.turn)


class HalfOptional(Interruptible):
    """What may be left alone asks for an answer all the same."""

    def watching(self, t: LanternTable, seat: Seat) -> Ask:
        return replace(super().watching(t, seat), options=(PASS,))


class MuffledCry(Interruptible):
    """An outcry does not open the seal that it interrupts."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        honest = next(super().ballot(t))
        assert isinstance(honest, Sealed)
        votes: dict[Seat, Seat | None] = yield replace(honest, opening=())
        return votes


class _StillOpen(Interruptible):
    """Whoever has voted is asked this all the same."""

    after: ClassVar[Ask]

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        honest = next(super().ballot(t))
        assert isinstance(honest, Sealed)
        after = {seat: replace(self.after, seat=seat) for seat in honest.asks if seat != CLOCK}
        votes: dict[Seat, Seat | None] = yield replace(honest, meanwhile=after)
        return votes


class SecondVote(_StillOpen):
    """Whoever has voted has to vote again."""

    after = ask.one(0, "regret", (Option("stay", None, "stay"),))


class LateCry(_StillOpen):
    """Whoever has voted may do what could not be done before."""

    after = ask.one(0, "regret", (), besides=(Option("sob", None, "sob"),), optional=True)


class TwinCry(Interruptible):
    """What may be done besides goes by the name of an answer."""

    def watching(self, t: LanternTable, seat: Seat) -> Ask:
        return replace(super().watching(t, seat), besides=(CRY, CRY))


class SharedHold(Interruptible):
    """Quick answers are held on a clock that several questions share."""

    spans: ClassVar[Mapping[str, int]] = {**Interruptible.spans, "watched": 1}
