"""What the deeds on the table say: who has seen how many cards, what changed which pile, who has looked where."""

from __future__ import annotations

from penombre.engine import Seat
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.deeds import Suspects
from penombre.games.rose_noire.table import GRAVEYARD, SOULS
from penombre.games.rose_noire.view import Public


class Evidence:
    """The deeds of a game, gone through once."""

    __slots__ = (
        "_dead",
        "_drawn",
        "_seen",
        "answers",
        "ballots",
        "deeds",
        "facts",
        "kills",
        "last_change",
        "looks",
        "nights",
        "rector",
        "shelters",
    )

    def __init__(self, public: Public) -> None:
        self.deeds: tuple[deeds.Deed, ...] = ()
        """What it was made from."""
        self.rector = public.rector
        self.facts = object()
        """Another one as soon as a deed tells more than who is for accusing whom."""
        self._drawn = [0] * len(public.seats)
        """How many of the cards each seat drew may be Proofs: once it had to show them, no more than it showed."""
        self._seen = [0] * len(public.seats)
        """How many cards each seat saw besides those it drew, or no longer has."""
        self.last_change = [-1] * (SOULS + 1)
        """The last deed that changed each pile, the Graveyard being the eighth."""
        self.looks: dict[tuple[Seat, int], tuple[int, int]] = {}
        """When a seat last looked at a pile, and at how many cards."""
        self.nights: list[deeds.Night] = []
        self.kills: list[deeds.Kill | deeds.Night] = []
        """Every death, by day and by night."""
        self.answers: list[deeds.Answer] = []
        self.shelters: list[deeds.Event] = []
        """To whom the Rector gave asylum."""
        self.ballots: dict[tuple[int, Seat], tuple[int, ...]] = {}
        """The last ballot of a seat in each Turn."""
        self._dead = 0
        self._go_on(public)

    def after(self, public: Public) -> Evidence:
        """The evidence of a game that has gone on since; made anew where these deeds are not how it began."""
        known = len(self.deeds)
        if public.deeds is self.deeds and public.rector == self.rector:
            return self
        same_table = public.rector == self.rector and len(public.seats) == len(self._drawn)
        if not same_table or public.deeds[:known] != self.deeds:
            return Evidence(public)
        if len(public.deeds) == known:
            return self
        later = Evidence.__new__(Evidence)
        later.deeds, later.facts, later.rector, later._dead = self.deeds, self.facts, self.rector, self._dead
        later._drawn, later._seen, later.last_change = self._drawn.copy(), self._seen.copy(), self.last_change.copy()
        later.looks, later.ballots = self.looks.copy(), self.ballots.copy()
        later.nights, later.kills, later.answers = self.nights.copy(), self.kills.copy(), self.answers.copy()
        later.shelters = self.shelters.copy()
        later._go_on(public)
        return later

    def _go_on(self, public: Public) -> None:
        known = len(self.deeds)
        fresh = public.deeds[known:]
        self.deeds = public.deeds
        for number, deed in enumerate(fresh, known):
            self._add(number, deed)
        if not all(isinstance(deed, (deeds.Ballot, deeds.Lock)) for deed in fresh):
            self.facts = object()

    def _add(self, number: int, deed: deeds.Deed) -> None:
        match deed:
            case deeds.Investigate() | deeds.Take():
                self._drawn[deed.seat] += 1
                suspect = deed.suspects[0]
                self.last_change[GRAVEYARD if suspect == GRAVEYARD or self._dead >> suspect & 1 else suspect] = number
            case deeds.Trap():
                self._drawn[deed.seat] -= 1
            case deeds.Peek() if deed.seat == self.rector:
                self.last_change[deed.suspects[0]] = number
            case deeds.Peek():
                self._seen[deed.seat] += deed.count
                self.looks[deed.seat, deed.suspects[0]] = (number, deed.count)
            case deeds.Show():
                self._seen[deed.seat] += deed.count
                self._drawn[deed.target] = min(self._drawn[deed.target], deed.count)
            case deeds.Swap():
                self._seen[deed.seat] += 2
                self._seen[deed.target] += 2
            case deeds.Lose():
                self._seen[deed.seat] += 1
                self.last_change[GRAVEYARD] = number
            case deeds.Bury():
                self._bury(number, deed.suspects)
            case deeds.Kill():
                self._die(number, deed.suspects)
                self.kills.append(deed)
            case deeds.Night():
                self._die(number, deed.suspects)
                self.kills.append(deed)
                self.nights.append(deed)
            case deeds.Event(card="droit_asile"):
                self.shelters.append(deed)
            case deeds.Answer():
                self.answers.append(deed)
            case deeds.Ballot():
                self.ballots[deed.turn, deed.seat] = deed.suspects

    def _die(self, number: int, suspects: Suspects) -> None:
        self._bury(number, suspects)
        for suspect in suspects:
            self._dead |= 1 << suspect

    def _bury(self, number: int, suspects: Suspects) -> None:
        for suspect in suspects:
            self.last_change[suspect] = self.last_change[GRAVEYARD] = number

    def proofs(self, seat: Seat) -> int:
        """How many Proofs a seat can have seen, at most."""
        return self._drawn[seat] + self._seen[seat]

    def refusals(self, public: Public, seat: Seat) -> int:
        """In how many Turns the ballot of this seat was not that of others who agreed, and nothing came of it."""
        if not self.ballots:
            return 0
        accused = {accusation.turn for accusation in public.accusations}
        count = 0
        for turn in range(1, public.turn):
            ballot = None if turn in accused else self.ballots.get((turn, seat))
            if ballot is not None:
                others = [self.ballots.get((turn, other), ()) for other in public.investigators if other != seat]
                count += ballot not in others
        return count

    def fresh(self, seat: Seat, source: int) -> int:
        """How many cards from the top of a pile a seat has looked at and nobody has touched since."""
        number, count = self.looks.get((seat, source), (-1, 0))
        return count if number > self.last_change[source] else 0
