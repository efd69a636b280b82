"""Who the Accomplices are and who is Possessed: weights over every pair and seat, from what is known and what was said.

A hypothesis is a pair and a seat (or nobody). Its weight is that of the seat times that of either suspect, and nothing
where a fact contradicts it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from penombre.engine import NOBODY, Seat
from penombre.games.rose_noire.bot.evidence import Evidence
from penombre.games.rose_noire.bot.hearsay import GUILTY, INNOCENT, Heard
from penombre.games.rose_noire.catalogue import PAIRS, PLAYERS, POSSESSED
from penombre.games.rose_noire.deeds import Kill, Night
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
            if chance:
                guilt[one] += chance
                guilt[other] += chance
        self.guilt = guilt

    def pair(self, pair: tuple[int, ...]) -> float:
        """The chance that these two are the Accomplices."""
        return self.pairs[PAIR_AT[pair[0], pair[1]]]


class Witness(NamedTuple):
    """Whose beliefs these are: what they have seen with their own eyes, and which seat they can speak for."""

    me: Seat = NOBODY
    seen: int = 0
    """Suspects whose Proof they have seen, a bit each."""
    possessed: Seat = NOBODY
    """Who is Possessed, if they know."""
    mine: tuple[tuple[int, ...], ...] = ()
    """For the Possessed: whom they killed, night by night."""


def believe(public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> Beliefs:
    """What this witness may believe."""
    return Beliefs(*weighed(public, heard, evidence, witness))


def weighed(public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> tuple[list[list[float]], list[Seat]]:
    """How likely what was said and done is: for every seat that may be Possessed, with every pair."""
    seats = _seats(public, evidence, witness)
    possible = _possible(public, evidence)
    sure = possible & _free_of(witness.seen)
    if sure:
        possible = sure
    dead = sum([1 << suspect for suspect, facts in enumerate(public.suspects) if not facts.alive])
    unwon = possible & _not_within(dead)
    overdrawn = _overdrawn(public, heard, evidence, witness)
    words = _words(public, heard, witness)
    weights = []
    for seat in seats:
        of_seat = _weight(public, evidence, overdrawn, seat)
        of = _suspects(words, evidence, witness, seat)
        fit = possible if seat == NOBODY else unwon  # the Possessed has not won yet
        row = [of_seat * of[one] * of[other] if fit >> place & 1 else 0.0 for place, (one, other) in enumerate(PAIRS)]
        weights.append(row)
    if not any(map(any, weights)):
        weights = [[float(possible >> place & 1) for place in range(len(PAIRS))] for _ in seats]
    return weights, seats


def _seats(public: Public, evidence: Evidence, witness: Witness) -> list[Seat]:
    """Who may be Possessed; with three players perhaps nobody."""
    if witness.possessed != NOBODY:
        return [witness.possessed]
    shown = [seat for seat in public.investigators if public.seats[seat].role == POSSESSED]
    if shown:
        return shown
    barred = {seat for night in evidence.nights if len(night.suspects) > night.count for seat in night.seats}
    seats = [seat for seat in public.investigators if seat != witness.me and seat not in barred]
    certain = any(len(night.suspects) > night.count for night in evidence.nights)
    if len(public.seats) == PLAYERS[0] and not certain:
        seats.append(NOBODY)
    return seats or [NOBODY]


# -- sets of pairs, a bit for each -----------------------------------------------------------------------------------

_ALL: Final = (1 << len(PAIRS)) - 1


@cache
def _free_of(suspects: int) -> int:
    """The pairs in which none of these suspects is."""
    return sum([1 << PAIR_AT[pair] for pair in PAIRS if not (suspects >> pair[0] | suspects >> pair[1]) & 1])


@cache
def _not_within(suspects: int) -> int:
    """The pairs of which at least one is not among these suspects."""
    return sum([1 << PAIR_AT[pair] for pair in PAIRS if not suspects >> pair[0] & suspects >> pair[1] & 1])


def _possible(public: Public, evidence: Evidence) -> int:
    """The pairs that no answer of the Rector's rules out."""
    possible = _ALL
    for accusation in public.accusations:
        possible &= ~(1 << PAIR_AT[accusation.suspects[0], accusation.suspects[1]])
    for answer in evidence.answers:
        innocent = _free_of(sum([1 << suspect for suspect in answer.suspects]))
        possible &= ~innocent if answer.count else innocent
    return possible


# -- how likely what people did is -----------------------------------------------------------------------------------


def _overdrawn(public: Public, heard: Heard, evidence: Evidence, witness: Witness) -> list[Seat]:
    """Who clears more people than they can have seen cards."""
    return [
        seat
        for seat in public.investigators
        if seat != witness.me and len(heard.cleared_by(seat)) > evidence.proofs(seat)
    ]


def _weight(public: Public, evidence: Evidence, overdrawn: list[Seat], possessed: Seat) -> float:
    """How likely what people did is if this one is Possessed, whoever the Accomplices are."""
    weight = 1.0
    for seat in overdrawn:
        if seat != possessed:
            weight *= OVERDRAWN
    return weight * REFUSED ** evidence.refusals(public, possessed) if possessed != NOBODY else weight


def _words(public: Public, heard: Heard, witness: Witness) -> list[tuple[Seat, int, bool]]:
    """Who calls whom innocent (or else guilty), but for the witness."""
    return [
        (seat, suspect, stance == INNOCENT)
        for seat in public.investigators
        if seat != witness.me
        for suspect, stance in heard.stances[seat].items()
        if stance in (INNOCENT, GUILTY)
    ]


def _suspects(
    words: list[tuple[Seat, int, bool]], evidence: Evidence, witness: Witness, possessed: Seat
) -> list[float]:
    """How likely what was said and done is if each suspect is an Accomplice and this seat Possessed."""
    of = [1.0] * SOULS
    for seat, suspect, innocent in words:
        if innocent:
            of[suspect] *= LIE if seat == possessed else MISTAKE
        elif seat != possessed:
            of[suspect] *= NAMED
    for deed in evidence.kills:
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
