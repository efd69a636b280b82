"""What the deeds on the table say: who has seen how many cards, what changed which pile, who has looked where."""

from __future__ import annotations

from penombre.engine import Seat
from penombre.games.rose_noire.table import GRAVEYARD, SOULS, Deed
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
        self.nights: list[Deed] = []
        self.ballots: dict[tuple[int, Seat], tuple[int, ...]] = {}
        """The last ballot of a seat in each Turn."""
        self._dead = 0
        for number, deed in enumerate(public.deeds):
            self._add(number, deed, public.rector)

    def _add(self, number: int, deed: Deed, rector: Seat) -> None:
        kind = deed.kind
        if kind in ("investigate", "take"):
            self._drawn[deed.seat] += 1
            suspect = deed.suspects[0]
            self.last_change[GRAVEYARD if suspect == GRAVEYARD or self._dead >> suspect & 1 else suspect] = number
        elif kind == "trap":
            self._drawn[deed.seat] -= 1
        elif kind == "peek":
            if deed.seat == rector:
                self.last_change[deed.suspects[0]] = number
            else:
                self._seen[deed.seat] += deed.count
                self.looks[deed.seat, deed.suspects[0]] = (number, deed.count)
        elif kind == "show":
            self._seen[deed.seat] += deed.count
            self._drawn[deed.target] = min(self._drawn[deed.target], deed.count)
        elif kind == "swap":
            self._seen[deed.seat] += 2
            self._seen[deed.target] += 2
        elif kind in ("kill", "night", "bury", "lose"):
            self._bury(number, deed)
        elif kind == "ballot":
            self.ballots[deed.turn, deed.seat] = deed.suspects

    def _bury(self, number: int, deed: Deed) -> None:
        for suspect in deed.suspects:
            self.last_change[suspect] = number
            if deed.kind != "bury":
                self._dead |= 1 << suspect
        if deed.kind == "lose":
            self._seen[deed.seat] += 1
        if deed.kind == "lose" or deed.suspects:
            self.last_change[GRAVEYARD] = number
        if deed.kind == "night":
            self.nights.append(deed)

    def proofs(self, seat: Seat) -> int:
        """How many Proofs a seat can have seen, at most."""
        return self._drawn[seat] + self._seen[seat]

    def fresh(self, seat: Seat, source: int) -> int:
        """How many cards from the top of a pile a seat has looked at and nobody has touched since."""
        number, count = self.looks.get((seat, source), (-1, 0))
        return count if number > self.last_change[source] else 0
