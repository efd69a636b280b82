"""What the deeds on the table say: who has seen how many cards, what changed which pile, who has looked where."""

from __future__ import annotations

from penombre.engine import Seat
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.deeds import Suspects
from penombre.games.rose_noire.table import GRAVEYARD, SOULS
from penombre.games.rose_noire.view import Public


class Evidence:
    """The deeds of a game, gone through once."""

    __slots__ = ("_dead", "_drawn", "_seen", "ballots", "last_change", "looks", "nights")

    def __init__(self, public: Public) -> None:
        self._drawn = [0] * len(public.seats)
        """How many of the cards each seat drew may be Proofs: once it had to show them, no more than it showed."""
        self._seen = [0] * len(public.seats)
        """How many cards each seat saw besides those it drew, or no longer has."""
        self.last_change = [-1] * (SOULS + 1)
        """The last deed that changed each pile, the Graveyard being the eighth."""
        self.looks: dict[tuple[Seat, int], tuple[int, int]] = {}
        """When a seat last looked at a pile, and at how many cards."""
        self.nights: list[deeds.Night] = []
        self.ballots: dict[tuple[int, Seat], tuple[int, ...]] = {}
        """The last ballot of a seat in each Turn."""
        self._dead = 0
        for number, deed in enumerate(public.deeds):
            self._add(number, deed, public.rector)

    def _add(self, number: int, deed: deeds.Deed, rector: Seat) -> None:
        match deed:
            case deeds.Investigate() | deeds.Take():
                self._drawn[deed.seat] += 1
                suspect = deed.suspects[0]
                self.last_change[GRAVEYARD if suspect == GRAVEYARD or self._dead >> suspect & 1 else suspect] = number
            case deeds.Trap():
                self._drawn[deed.seat] -= 1
            case deeds.Peek() if deed.seat == rector:
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
            case deeds.Night():
                self._die(number, deed.suspects)
                self.nights.append(deed)
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

    def fresh(self, seat: Seat, source: int) -> int:
        """How many cards from the top of a pile a seat has looked at and nobody has touched since."""
        number, count = self.looks.get((seat, source), (-1, 0))
        return count if number > self.last_change[source] else 0
