"""What people have said and still stand by: whom they call innocent or guilty, what they hint at, whom they trust."""

from __future__ import annotations

from typing import Final, NamedTuple

from penombre.engine import Seat, View
from penombre.games.rose_noire.catalogue import GRAVEYARD, NAMES, PAIRS, PILE_HINTS
from penombre.games.rose_noire.view import Public

WITHDRAWN: Final = "withdrawn"
INNOCENT: Final = "innocent"
GUILTY: Final = "guilty"


class Word(NamedTuple):
    """A statement of the menu, taken apart."""

    kind: str
    suspect: int = -1
    pair: tuple[int, int] = (-1, -1)


def _words() -> dict[str, Word]:
    found = {
        f"{kind}_{name}": Word(kind, number)
        for kind in (INNOCENT, GUILTY, "unsure", *PILE_HINTS)
        for number, name in enumerate((*NAMES, GRAVEYARD))
    }
    return found | {f"pair_{NAMES[one]}_{NAMES[other]}": Word("pair", pair=(one, other)) for one, other in PAIRS}


WORDS: Final = _words()


class Heard:
    """What stands of all that was said, by speaker."""

    __slots__ = ("hints", "proposals", "stances", "trust")

    def __init__(self, view: View, public: Public) -> None:
        players = len(public.seats)
        self.stances: list[dict[int, str]] = [{} for _ in range(players)]
        """By seat: whom it calls innocent or guilty; the last word on a suspect counts."""
        self.hints: list[dict[int, str]] = [{} for _ in range(players)]
        """By seat: what it said last of each pile, the Graveyard being the eighth."""
        self.proposals: list[tuple[int, int] | None] = [None] * players
        self.trust: list[dict[Seat, str]] = [{} for _ in range(players)]
        withdrawals = [0] * players
        for said in view.said:
            seat, statement = said.seat, said.statement
            if statement.what == WITHDRAWN:
                withdrawals[seat] += 1
                self._forget(seat)
            elif statement.kind in ("vouch", "accuse") and statement.about is not None:
                self.trust[seat][statement.about] = statement.kind
            elif statement.kind == "claim" and (word := WORDS.get(statement.what)) is not None:
                self._note(seat, word)
        # Talk is not dated by game: in a later one only what follows a withdrawal is known to be about it.
        for seat in range(players):
            if withdrawals[seat] < public.game - 1:
                self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        self.stances[seat], self.hints[seat], self.trust[seat] = {}, {}, {}
        self.proposals[seat] = None

    def _note(self, seat: Seat, word: Word) -> None:
        if word.kind == "pair":
            self.proposals[seat] = word.pair
        elif word.kind in PILE_HINTS:
            self.hints[seat][word.suspect] = word.kind
        else:
            self.stances[seat][word.suspect] = word.kind

    def cleared_by(self, seat: Seat) -> list[int]:
        """The suspects whom a player calls innocent."""
        return [suspect for suspect, stance in self.stances[seat].items() if stance == INNOCENT]
