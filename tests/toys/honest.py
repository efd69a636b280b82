"""Lanterns with turns that look suspicious and are not: the kit must let them pass."""

from __future__ import annotations

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
