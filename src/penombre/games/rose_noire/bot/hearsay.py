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
    """What stands of all that was said in this game, by speaker: whoever withdraws takes back the last of it."""

    __slots__ = ("hints", "proposals", "stances", "trust")

    def __init__(self, view: View, public: Public) -> None:
        players = len(public.seats)
        self.stances: list[dict[int, str]] = [{} for _ in range(players)]
        """For each seat, whom it calls innocent or guilty; the last word on a suspect counts."""
        self.hints: list[dict[int, str]] = [{} for _ in range(players)]
        """For each seat, what it said last of each pile, the Graveyard being the eighth."""
        self.proposals: list[tuple[int, int] | None] = [None] * players
        self.trust: list[dict[Seat, str]] = [{} for _ in range(players)]
        claims: list[list[Word]] = [[] for _ in range(players)]
        for said in view.meant():
            seat, statement = said.seat, said.statement
            if said.moment < public.began:
                continue
            if statement.kind in ("vouch", "accuse") and statement.about is not None:
                self.trust[seat][statement.about] = statement.kind
            elif statement.kind == "claim" and statement.what == WITHDRAWN:
                del claims[seat][-1:]
            elif statement.kind == "claim" and (word := WORDS.get(statement.what)) is not None:
                claims[seat].append(word)
        for seat, words in enumerate(claims):
            for word in words:
                self._note(seat, word)

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
