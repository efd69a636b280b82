"""Who the Accomplices are and who is Possessed: weights over every pair and seat, from what is known and what was said.

A hypothesis is a pair and a seat (or nobody). Its weight is that of the seat times that of either suspect, and nothing
where a fact contradicts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from penombre.engine import NOBODY, Seat
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import GUILTY, INNOCENT, Heard
from penombre.games.rose_noire.catalogue import PAIRS, PLAYERS, POSSESSED
from penombre.games.rose_noire.deeds import Answer, Kill, Night
from penombre.games.rose_noire.table import SOULS
from penombre.games.rose_noire.view import Public

LIE: Final = 0.25
"""How much less likely it is that the Possessed clears an Accomplice than somebody else."""
MISTAKE: Final = 0.02
"""How much less likely it is that a true Investigator clears an Accomplice: they may have misspoken."""
OVERDRAWN: Final = 0.05
"""How likely a true Investigator clears more people than they can have seen cards."""
NAMED: Final = 1.15
"""How much likelier an Accomplice is called guilty."""
DIED: Final = 1.0
"""How much likelier a victim of a night is an Accomplice: the Rector spares them, the Possessed looks for them."""
MURDERED: Final = 0.1
"""How much likelier a victim of the Rector is an Accomplice."""
STABBED: Final = 1.3
"""How much likelier a victim of an Investigator is an Accomplice."""
REFUSED: Final = 3.0
"""How much likelier the Possessed lets an Accusation fail."""
PAIR_AT: Final = {pair: place for place, pair in enumerate(PAIRS)}


class Beliefs:
    """Chances: of every pair, of every suspect to be an Accomplice, of every seat to be Possessed."""

    __slots__ = ("guilt", "pairs", "possessed")

    def __init__(self, weights: Sequence[Sequence[float]], seats: Sequence[Seat]) -> None:
        pairs: list[float] = [sum(column) for column in zip(*weights, strict=True)]
        total = sum(pairs) or 1.0
        self.pairs = [weight / total for weight in pairs]
        self.possessed = {seat: sum(row) / total for seat, row in zip(seats, weights, strict=True)}
        guilt = [0.0] * SOULS
        for (one, other), chance in zip(PAIRS, self.pairs, strict=True):
            guilt[one] += chance
            guilt[other] += chance
        self.guilt = guilt

    def pair(self, pair: tuple[int, ...]) -> float:
        """The chance that these two are the Accomplices."""
        return self.pairs[PAIR_AT[pair[0], pair[1]]]


class Witness:
    """Whose beliefs these are: what they have seen with their own eyes, and which seat they can speak for."""

    __slots__ = ("me", "mine", "possessed", "seen")

    def __init__(
        self,
        me: Seat = NOBODY,
        seen: int = 0,
        possessed: Seat = NOBODY,
        mine: Sequence[tuple[int, ...]] = (),
    ) -> None:
        self.me = me
        self.seen = seen
        """Suspects whose Proof they have seen, a bit each."""
        self.possessed = possessed
        """Who is Possessed, if they know."""
        self.mine = mine
        """For the Possessed: whom they killed, night by night."""


def believe(public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> Beliefs:
    """What this witness may believe."""
    seats = _seats(public, evidence, witness)
    possible = [_possible(public, witness, pair, sure=True) for pair in PAIRS]
    if not any(possible):
        possible = [_possible(public, witness, pair, sure=False) for pair in PAIRS]
    dead = [not facts.alive for facts in public.suspects]
    weights = []
    for seat in seats:
        of_seat = _weight(public, heard, evidence, witness, seat)
        of = _suspects(public, heard, evidence, witness, seat)
        row = [of_seat * of[one] * of[other] * fit for (one, other), fit in zip(PAIRS, possible, strict=True)]
        if seat != NOBODY:  # who has not won yet
            row = [0.0 if dead[one] and dead[other] else w for (one, other), w in zip(PAIRS, row, strict=True)]
        weights.append(row)
    if not any(map(any, weights)):
        weights = [[float(fit) for fit in possible] for _ in seats]
    return Beliefs(weights, seats)


def _seats(public: Public, evidence: Evidence, witness: Witness) -> list[Seat]:
    """Who may be Possessed; with three players perhaps nobody."""
    shown = [seat for seat in public.investigators if public.seats[seat].role == POSSESSED]
    if witness.possessed != NOBODY:
        return [witness.possessed]
    if shown:
        return shown
    barred = {seat for night in evidence.nights if len(night.suspects) > night.count for seat in night.seats}
    seats = [seat for seat in public.investigators if seat != witness.me and seat not in barred]
    certain = any(len(night.suspects) > night.count for night in evidence.nights)
    if len(public.seats) == PLAYERS[0] and not certain:
        seats.append(NOBODY)
    return seats or [NOBODY]


def _possible(public: Public, witness: Witness, pair: tuple[int, int], *, sure: bool) -> bool:
    one, other = pair
    if any(accusation.suspects == pair for accusation in public.accusations):
        return False
    if sure and (witness.seen >> one | witness.seen >> other) & 1:
        return False
    return all(
        (one in deed.suspects or other in deed.suspects) == bool(deed.count)
        for deed in public.deeds
        if isinstance(deed, Answer)
    )


def _weight(public: Public, heard: Heard, evidence: Evidence, witness: Witness, possessed: Seat) -> float:
    """How likely what people did is if this one is Possessed, whoever the Accomplices are."""
    weight = 1.0
    for seat in public.investigators:
        if seat != possessed and seat != witness.me and len(heard.cleared_by(seat)) > evidence.proofs(seat):
            weight *= OVERDRAWN
    return weight * REFUSED ** _refusals(public, evidence, possessed) if possessed != NOBODY else weight


def _refusals(public: Public, evidence: Evidence, seat: Seat) -> int:
    """In how many Turns the ballot of this seat was not that of others who agreed, and nothing came of it."""
    accused = {accusation.turn for accusation in public.accusations}
    count = 0
    for (turn, who), ballot in evidence.ballots.items():
        if who == seat and turn not in accused and turn < public.turn:
            others = [evidence.ballots.get((turn, other), ()) for other in public.investigators if other != seat]
            count += bool(others) and ballot not in others
    return count


def _suspects(public: Public, heard: Heard, evidence: Evidence, witness: Witness, possessed: Seat) -> list[float]:
    """How likely what was said and done is if each suspect is an Accomplice and this seat Possessed."""
    of = [1.0] * SOULS
    for seat in public.investigators:
        if seat == witness.me:
            continue
        for suspect, stance in heard.stances[seat].items():
            if stance == INNOCENT:
                of[suspect] *= LIE if seat == possessed else MISTAKE
            elif stance == GUILTY and seat != possessed:
                of[suspect] *= NAMED
    for deed in public.deeds:
        if isinstance(deed, (Kill, Night)):
            for suspect in deed.suspects:
                of[suspect] *= _killed(deed, suspect, witness, possessed)
    return of


def _killed(deed: Kill | Night, suspect: int, witness: Witness, possessed: Seat) -> float:
    if isinstance(deed, Kill):
        return STABBED if deed.card == "dague_rituelle" else MURDERED
    if possessed == NOBODY:
        return MURDERED
    if possessed == witness.me:
        return 1.0 if suspect in witness.mine[deed.turn] else MURDERED
    return DIED
