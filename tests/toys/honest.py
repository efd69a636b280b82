"""Lanterns with turns that look suspicious and are not: the kit must let them pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tests.toys.lanterns import DECK, MARKS, PASS, Lanterns, LanternTable, hand

from penombre.engine import CLOCK, Ask, BadStatement, Option, Randomness, Script, Seat, Statement, ask, mask


class LentCard(Lanterns):
    """A card is lent to the deck and comes back within one script."""

    def share(self, t: LanternTable) -> Script[None]:
        lent = t.cards(hand(t.turn))
        for card in lent:
            t.move(card, DECK)
        yield from super().share(t)
        for card in lent:
            t.move(card, hand(t.turn))


class ShuffledInScript(Lanterns):
    """The deck is shuffled, a card drawn from it and a question asked, all in one script."""

    def share(self, t: LanternTable) -> Script[None]:
        t.shuffle(t.cards(DECK))
        card = t.cards(DECK)[0]
        t.move(card, hand(t.turn))
        yield from super().share(t)
        t.move(card, DECK)


class OpenBallot(Lanterns):
    """Everybody sees who has voted: the rules say so."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        asks = [ask.seat(seat, "vote", range(t.players), before=(PASS,)) for seat in range(t.players)]
        votes: dict[Seat, Seat | None] = yield ask.sealed(asks, progress=True)
        return votes


class HurriedBallot(Lanterns):
    """A vote ends when somebody calls for the end, or when the time is up."""

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        stop = Option("stop", None, "stop")
        asks = [ask.seat(seat, "vote", range(t.players), before=(PASS, stop)) for seat in range(t.players)]
        clock = Ask(CLOCK, "time", (Option("time_up", None, "time_up"),))
        votes: dict[Seat, Seat | None] = yield ask.sealed([*asks, clock], opening=("stop", "time_up"))
        votes.pop(CLOCK, None)
        return votes


class SilentTable(Lanterns):
    """Players whose mark is red may not speak, and nobody else learns that they tried."""

    def hearing(self, t: LanternTable, seat: Seat, statement: Statement) -> int:
        if t.marks[seat] == "red":
            raise BadStatement("red lanterns do not speak")
        return 0


class CarefulRedeal(Lanterns):
    """Some imagined deals are given up."""

    def redeal(self, t: LanternTable, seat: Seat, known: LanternTable, rng: Randomness) -> bool:
        return rng.random() < 0.8 and super().redeal(t, seat, known, rng)


class Confided(Lanterns):
    """Whoever has the turn shows a colour to the next player, and may show a blank to all."""

    def signal(self, t: LanternTable) -> Script[None]:
        confidant = (t.turn + 1) % t.players
        blank = Option("blank", "blank", "blank", overt="blank")
        colours = (*[Option(colour, colour, colour) for colour in MARKS], blank)
        colour = yield Ask(t.turn, "signal", colours, whispered=mask(t.turn, confidant))
        t.whisper(mask(t.turn, confidant), "colour_shown", colour=colour)
        if colour == "blank":
            t.tell("blank_shown")
        self.noticed(t, colour, [seat for seat in range(t.players) if seat not in (t.turn, confidant)])
        t.phase = "peek"

    def noticed(self, t: LanternTable, colour: str, others: list[Seat]) -> None:
        """The others notice nothing."""


CRY = Option("cry", "cry", "cry")


class Interruptible(Lanterns):
    """Anybody may cry out while somebody shares, and while all vote: then nothing comes of it. Bids share one clock."""

    id = "interruptible"
    paces: ClassVar[Mapping[str, int]] = {**Lanterns.paces, "bid": 20, "watched": 10}
    holds: ClassVar[Mapping[str, int]] = {"watched": 10}
    spans: ClassVar[Mapping[str, int]] = {"bid": 5}

    def outcry(self, t: LanternTable, seat: Seat) -> tuple[Option, ...]:
        """What anybody may do besides."""
        return (CRY,)

    def watching(self, t: LanternTable, seat: Seat) -> Ask:
        return Ask(seat, "watch", besides=self.outcry(t, seat), pace="watched", optional=True)

    def share(self, t: LanternTable) -> Script[None]:
        seats = tuple(ask.seat_option(seat) for seat in range(t.players))
        sharing = ask.several(t.turn, "share", seats, 2, 2, repeat=True, pace="watched", besides=self.outcry(t, t.turn))
        others = [self.watching(t, seat) for seat in range(t.players) if seat != t.turn]
        seat, given = yield ask.race([sharing, *others], main=t.turn)
        if given == "cry":
            self.cries(t, seat)
        else:
            for each in given:
                t.tokens[each] += 1
            t.tell("shared", to=given)
        t.phase = "grab"

    def cries(self, t: LanternTable, seat: Seat) -> None:
        t.tell("cried", by=seat)

    def grab(self, t: LanternTable) -> Script[None]:
        """Three hands may be quick, one after the other, until the time is up."""
        hands = [Ask(seat, "grab", (Option("grab", True, "grab"),), pace="bid") for seat in range(t.players)]
        clock = Ask(CLOCK, "time", (Option("time_up", True, "time_up"),), pace="bid", default="time_up")
        for _ in range(3):
            seat, _ = yield ask.race([*hands, clock])
            if seat == CLOCK:
                break
            t.tokens[seat] += 1
            t.tell("grabbed", by=seat)
        t.phase = "vote"

    def ballot(self, t: LanternTable) -> Script[dict[Seat, Seat | None]]:
        asks = [
            ask.seat(seat, "vote", range(t.players), before=(PASS,), default="pass", besides=self.outcry(t, seat))
            for seat in range(t.players)
        ]
        votes = yield ask.sealed(asks, opening=("cry",))
        criers = [seat for seat, vote in votes.items() if vote == "cry"]
        if not criers:
            return dict(votes)
        self.cries(t, criers[0])
        return {}
