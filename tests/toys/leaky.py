"""Lanterns that tell somebody what they may not know, each in its own way."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from tests.toys.honest import Confided, Interruptible
from tests.toys.lanterns import DECK, MARKS, PASS, Lanterns, LanternTable, hand

from penombre.engine import Answer, Ask, NotAnOption, Option, Randomness, Script, Seat, Statement, ask, mask


def holder(t: LanternTable, face: str, among: Iterable[Seat] | None = None) -> Seat:
    """Who holds a face, or -1."""
    for seat in range(t.players) if among is None else among:
        if any(t.faces[card] == face for card in t.cards(hand(seat))):
            return seat
    return -1


class TellingView(Struct, frozen=True):
    """A public view with one fact too many."""

    phase: str
    thief: Seat


class LeakInView(Lanterns):
    """The public view says who the thief is."""

    def public(self, t: LanternTable) -> Struct:
        return TellingView(t.phase, holder(t, "thief"))


class LeakToSpectators(Lanterns):
    """A view made for everybody shows the marks."""

    def public(self, t: LanternTable) -> Struct:
        return TellingView("-".join(t.marks), 0)


class LeakInWhoIsAsked(Lanterns):
    """The window opens for the holder of the shield only: silence speaks."""

    def window(self, t: LanternTable, others: list[Seat]) -> Script[dict[Seat, bool | None]]:
        seat = holder(t, "shield", others)
        if seat < 0:
            return {}
        return {seat: (yield self.reaction(t, seat))}


class LeakInBeingAskedAtAll(Lanterns):
    """The player in turn is asked once more if they hold the thief; otherwise the script ends."""

    def share(self, t: LanternTable) -> Script[None]:
        yield from super().share(t)
        if holder(t, "thief") == t.turn:
            yield Ask(t.turn, "gloat", (PASS,))


class LeakInEvent(Lanterns):
    """A public event shows a face, and a question follows."""

    def window(self, t: LanternTable, others: list[Seat]) -> Script[dict[Seat, bool | None]]:
        t.tell("rustle", face=t.faces[t.cards(DECK)[0]])
        return (yield from super().window(t, others))


class LeakInLastEvent(Lanterns):
    """A public event shows a face, and the script ends there."""

    def swap(self, t: LanternTable) -> Script[None]:
        yield from super().swap(t)
        t.tell("rustle", face=t.faces[t.cards(DECK)[0]])


@cache
def gossip(seat: Seat) -> type[Ask]:
    """A kind of question whose refusals say where the shield is."""

    class Gossip(Ask, frozen=True):
        def value_of(self, answer: Answer) -> Any:
            try:
                return super().value_of(answer)
            except NotAnOption:
                raise NotAnOption(f"not now: the shield is with {seat}") from None

    return Gossip


class LeakInRefusal(Lanterns):
    """The error text says who holds the shield."""

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        honest = super().reaction(t, seat)
        return gossip(holder(t, "shield"))(seat, honest.kind, honest.options, default="pass")


class LeakInReason(Lanterns):
    """The reason of a refused option says whether the shield is in the deck."""

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        if holder(t, "shield") >= 0:
            return super().reaction(t, seat)
        return Ask(seat, "react", (Option("object", refused="shield_in_deck"), PASS), default="pass")


class LeakInOptions(Lanterns):
    """No sign can be made to the thief."""

    def signal(self, t: LanternTable) -> Script[None]:
        others = [seat for seat in range(t.players) if seat not in (t.turn, holder(t, "thief"))]
        t.sign = yield ask.seat(t.turn, "signal", others, secret=True)
        t.whisper(mask(t.turn, t.sign), "sign_made", by=t.turn, to=t.sign)
        t.phase = "peek"


class LeakInSealedProgress(Lanterns):
    """The tally of a secret ballot grows before everybody's eyes."""

    def mark(self, t: LanternTable) -> Script[None]:
        for seat in range(t.players):
            colours = tuple(Option(colour, colour, colour) for colour in MARKS)
            t.marks[seat] = yield Ask(seat, "mark", colours, secret=True)
            t.motto = f"{t.marks.count('red')} red"
        t.phase = "signal"


class LeakInTime(Lanterns):
    """The holder of the shield is given longer: the table waits, and everybody sees it wait."""

    def reaction(self, t: LanternTable, seat: Seat) -> Ask:
        honest = super().reaction(t, seat)
        return replace(honest, pace="slow") if holder(t, "shield") == seat else honest


class LeakInSpeed(Lanterns):
    """Everybody sees who has voted, and the thief has more to think about than the others."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        kinds = ["think" if seat == holder(t, "thief") else "vote" for seat in range(t.players)]
        asks = [ask.seat(seat, kind, range(t.players), before=(PASS,)) for seat, kind in enumerate(kinds)]
        votes: dict[Seat, Seat | None] = yield ask.sealed(asks, progress=True)
        return votes


class LeakOfSecretAnswer(Lanterns):
    """The script ends with telling everybody what was answered in secret."""

    def signal(self, t: LanternTable) -> Script[None]:
        yield from super().signal(t)
        t.tell("sign_noticed", to=t.sign)


class LeakOfWhisper(Confided):
    """A colour shown to one player makes a noise that all can hear."""

    def noticed(self, t: LanternTable, colour: str, others: list[Seat]) -> None:
        if colour == "red":
            t.tell("rustle")


class LeakOfWhisperToOne(Confided):
    """Somebody looks over a shoulder."""

    def noticed(self, t: LanternTable, colour: str, others: list[Seat]) -> None:
        t.whisper(mask(others[0]), "glimpse", colour=colour)


class LeakOfWhisperInView(Confided):
    """A colour shown to one player is reflected where all can see it; nobody is told."""

    def noticed(self, t: LanternTable, colour: str, others: list[Seat]) -> None:
        t.motto = colour


class LeakInLastView(Lanterns):
    """The script ends with putting into the view whether the thief sits on an even seat; nobody is told."""

    def share(self, t: LanternTable) -> Script[None]:
        yield from super().share(t)
        t.motto = str(holder(t, "thief") % 2)


class LeakAtTheEnd(Lanterns):
    """When all is over the view shows a card that stayed in the deck."""

    def public(self, t: LanternTable) -> Struct:
        return TellingView(t.faces[t.cards(DECK)[0]], 0) if t.phase == "over" else super().public(t)


class LeakInHearing(Lanterns):
    """Who hears what is said depends on a secret mark."""

    def hearing(self, t: LanternTable, seat: Seat, statement: Statement) -> int:
        return mask(*(other for other in range(t.players) if t.marks[other] == t.marks[seat]))


class CarelessRedeal(Lanterns):
    """The rules are honest; redeal() changes a mark that the seat chose itself."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        fits = super().redeal(t, seat, known, rng)
        t.marks = [mark and "blue" for mark in t.marks]
        return fits


class KeptMarks(Lanterns):
    """redeal() forgets the marks: whoever imagines a match finds the true ones in it."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        marks = t.marks
        t.marks = list(marks)
        fits = super().redeal(t, seat, known, rng)
        t.marks = marks
        return fits


class UnsortedRedeal(Lanterns):
    """redeal() shuffles the true faces as they lie: whoever knows the chance can shuffle them back."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        true = t.faces
        fits = super().redeal(t, seat, known, rng)
        hidden = [card for card in range(len(true)) if not known.seen[card] >> seat & 1]
        if known.shuffles == t.shuffles and len(hidden) > 1:
            turned = [*hidden[1:], hidden[0]] if rng.random() < 0.5 else [hidden[-1], *hidden[:-1]]
            t.set_faces({card: true[other] for card, other in zip(hidden, turned, strict=True)})
        return fits


class CardsOnly(Lanterns):
    """Honest, and the cards are all there is to hide."""

    def mark(self, t: LanternTable) -> Script[None]:
        t.phase = "peek"
        yield from ()

    def swap(self, t: LanternTable) -> Script[None]:
        t.phase = "share"
        yield from ()


class StuckThief(CardsOnly):
    """redeal() leaves the thief where it is: no leak of it would ever show."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        place = t.faces.index("thief") if t.faces else -1
        fits = super().redeal(t, seat, known, rng)
        if place >= 0:
            now = t.faces.index("thief")
            t.set_faces({now: t.faces[place], place: "thief"})
        return fits


class IdleRedeal(CardsOnly):
    """redeal() changes nothing: no leak would ever show."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        return True


class FutileRedeal(Lanterns):
    """redeal() hardly ever finds a world."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        return rng.random() < 0.01 and super().redeal(t, seat, known, rng)


class LeakInBesides(Interruptible):
    """Whether one may cry out tells where the thief is."""

    def outcry(self, t: LanternTable, seat: Seat) -> tuple[Option, ...]:
        return super().outcry(t, seat) if holder(t, "thief") != (seat + 1) % t.players else ()

    def watching(self, t: LanternTable, seat: Seat) -> Ask:
        return replace(super().watching(t, seat), besides=super().outcry(t, seat))


class LeakInWhoMayInterrupt(Interruptible):
    """Only where somebody else holds the thief is one asked what need not be answered."""

    def watching(self, t: LanternTable, seat: Seat) -> Ask:
        honest = super().watching(t, seat)
        return honest if holder(t, "thief") != t.turn else replace(honest, kind="watch_closely")


class LeakInInterruption(Interruptible):
    """An outcry tells who the thief is."""

    def cries(self, t: LanternTable, seat: Seat) -> None:
        t.tell("cried", by=holder(t, "thief"))
