"""What everybody did and said, as evidence on characters: how likely it is from whoever wants such cards, and who not.

A deed about a type of card is judged by what a character wants with that type; a deed about none by whether it may
kill. Only ratios within a row matter. The figures were set by hand after counting matches of these bots among
themselves, and short of that count: the same cards must not speak several times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import log
from typing import Final, NamedTuple

from penombre.engine import Said, Seat
from penombre.games.tokyo_ghoul.catalogue import (
    CHARACTERS,
    DOVE,
    GHOUL,
    HUMAN,
    INSPECTOR,
    MASK,
    RED_SLOTS,
    SHOWN,
    SLOTS,
    START_SLOT,
    SUSPICIONS,
    TRANSFORMATION,
    TYPES,
    Character,
    cast,
)
from penombre.games.tokyo_ghoul.deduction import Known
from penombre.games.tokyo_ghoul.deeds import Decline, Deed, Face, Give, Interrogation, Move, Show, Suspicion
from penombre.games.tokyo_ghoul.table import Memory
from penombre.games.tokyo_ghoul.turn import walks

Row = tuple[float, ...]
"""Likelihoods from a character that wants nothing of the type, wants two of it to live, three to win, both, or two
Doves to strike; in rows about no type: from who may not kill, from Ghouls who may, from Inspectors."""

_ROWS: Final[dict[str, Row]] = {
    "suspect": (0.12, 0.30, 0.22, 0.32, 0.32),
    "unsuspected": (0.88, 0.70, 0.78, 0.68, 0.68),
    "transformed": (0.44, 0.82, 0.76, 0.80, 0.44),
    "untransformed": (0.56, 0.18, 0.24, 0.20, 0.56),
    "shows": (0.41, 0.40, 0.40, 0.32, 0.30),
    "holds": (0.32, 0.80, 0.70, 0.85, 0.85),
    "gives": (0.35, 0.08, 0.07, 0.03, 0.04),
    "takes": (0.15, 0.70, 0.65, 0.90, 0.85),
    "leaves": (0.84, 0.28, 0.36, 0.12, 0.15),
    "faces": (0.34, 0.15, 0.06, 0.06, 0.06),
    "to_red": (0.52, 0.76, 0.76),
    "from_red": (0.48, 0.24, 0.24),
    "declines": (1.00, 0.25, 0.25),
}
_LOGS: Final = {kind: tuple([log(likely) for likely in row]) for kind, row in _ROWS.items()}

_AGAIN: Final = 0.3
"""How much the same sign counts when it is seen again: it may be the same cards."""
_WORD: Final = 0.25
"""How much a word counts, in the logarithm of the odds."""

_FACE_UP: Final = (1 << SLOTS) - 1 & ~sum([1 << red for red in RED_SLOTS])
"""The Places that are visible at first."""
_TYPE_OF_AREA: Final = {suspicion.area: suspicion.type for suspicion in SUSPICIONS.values()}


class Sign(NamedTuple):
    """Something that speaks about one seat: a row of the table, and the type of card it is about."""

    seat: Seat
    row: str
    type: str = ""


def weigh(known: Known, edition: int, pool: tuple[str, ...], meant: Sequence[Said]) -> list[list[float]]:
    """For every seat, how likely all it did is from each character of the pool, as logarithms."""
    found = [list(row) for row in _read(pool, edition, known.players, known.deeds, known.memories).found]
    _listen(known.seat, meant, pool, found)
    return found


class _Reading(NamedTuple):
    """What some deeds have told so far, and where the Action token lay then among which visible Places."""

    found: tuple[Row, ...]
    before: frozenset[Sign]
    slot: int
    visible: int


@lru_cache(maxsize=1 << 13)
def _read(
    pool: tuple[str, ...], edition: int, players: int, deeds: tuple[Deed, ...], memories: tuple[Memory, ...]
) -> _Reading:
    """Deed after deed: one more is one step, so that nobody who is asked again reads them all anew."""
    if not deeds:
        return _Reading(((0.0,) * len(pool),) * players, frozenset(), START_SLOT, _FACE_UP)
    number = len(deeds) - 1
    older = len(memories)
    while older and memories[older - 1].deed >= number:
        older -= 1
    found, before, slot, visible = _read(pool, edition, players, deeds[:-1], memories[:older])
    deed = deeds[-1]
    told = list(signs(deed, memories[older:], players, slot, visible))
    if told:
        rows = list(found)
        seen = set(before)
        for sign in told:
            weight = _AGAIN if sign in seen else 1.0
            seen.add(sign)
            likely = _likelihoods(sign.row, sign.type, pool, edition)
            rows[sign.seat] = tuple([one + weight * more for one, more in zip(rows[sign.seat], likely, strict=True)])
        found, before = tuple(rows), frozenset(seen)
    if isinstance(deed, Move):
        walk = walks(slot, visible, deed.steps)
        if walk is not None:
            visible = visible & ~(1 << slot) | sum([1 << flown for flown in walk.flown])
            slot = walk.slot
    return _Reading(found, before, slot, visible)


def aspect(row: Character, type: str) -> int:
    """Which column of a row a character stands in."""
    if not type:
        return 2 if row.proof else 1 if row.elimination else 0
    if row.proof:
        return 4 if type == DOVE else 0
    return 2 * (row.collection == type) + (row.stay_alive == type)


@cache
def _likelihoods(row: str, type: str, pool: tuple[str, ...], edition: int) -> Row:
    return tuple([_LOGS[row][aspect(cast(edition)[character], type)] for character in pool])


# -- what was done ---------------------------------------------------------------------------------------------------


def signs(deed: Deed, mine: Sequence[Memory], players: int, slot: int, visible: int) -> Iterator[Sign]:
    """What a deed tells about characters, to whoever knows this of it besides."""
    match deed:
        case Suspicion():
            yield from _suspicion(deed, players)
        case Move():
            yield from _walked(deed, slot, visible)
        case Show() | Give() | Interrogation():
            yield from _seen(deed, mine)
        case Face() if deed.card != MASK:
            yield Sign(deed.seat, "faces", deed.card)
        case Decline() if deed.seats:
            yield Sign(deed.seat, "declines")


def _suspicion(deed: Suspicion, players: int) -> Iterator[Sign]:
    type = _TYPE_OF_AREA[deed.area]
    if not type:
        return
    yes, no = ("transformed", "untransformed") if type == TRANSFORMATION else ("suspect", "unsuspected")
    for seat in range(players):
        if seat in deed.seats:
            yield Sign(seat, yes, type)
        elif seat not in deed.spared:
            yield Sign(seat, no, type)


def _walked(deed: Move, slot: int, visible: int) -> Iterator[Sign]:
    """A red Place chosen or left where there was a choice."""
    there, other = walks(slot, visible, deed.steps), walks(slot, visible, 3 - deed.steps)
    if there is not None and other is not None and (there.slot in RED_SLOTS) != (other.slot in RED_SLOTS):
        yield Sign(deed.seat, "to_red" if there.slot in RED_SLOTS else "from_red")


def _seen(deed: Show | Give | Interrogation, mine: Sequence[Memory]) -> Iterator[Sign]:
    """What others showed, gave and took, to one's own eyes or face up."""
    for memory in mine:
        for type in dict.fromkeys(memory.saw):
            yield Sign(memory.seat, "holds" if len(memory.saw) > SHOWN else "shows", type)
        if isinstance(deed, Give) and memory.took:
            yield Sign(memory.seat, "gives", memory.took)
        if memory.showed and isinstance(deed, Interrogation):
            if memory.gave:
                yield Sign(memory.seat, "takes", memory.gave)
                yield Sign(memory.seat, "gives", memory.took)
            for type in dict.fromkeys(memory.showed):
                if type != memory.gave:
                    yield Sign(memory.seat, "leaves", type)
    if not mine and isinstance(deed, Interrogation):
        if deed.card:
            yield Sign(deed.seat, "takes", deed.card)
        if deed.own:
            yield Sign(deed.seat, "gives", deed.own)


# -- what was said ---------------------------------------------------------------------------------------------------


def _listen(me: Seat, meant: Sequence[Said], pool: tuple[str, ...], found: list[list[float]]) -> None:
    """Words are weak: somebody accused is a little likelier a Ghoul, somebody trusted a little less so.

    Only the last word of each player on each other one counts.
    """
    stances: dict[tuple[Seat, Seat], tuple[str, str]] = {}
    for said in meant:
        about = said.seat if said.statement.about is None else said.statement.about
        if said.seat != me and said.statement.kind in ("claim", "accuse", "vouch"):
            stances[said.seat, about] = said.statement.kind, said.statement.what
    for (speaker, about), (kind, what) in stances.items():
        if 0 <= about < len(found):
            word = _WORD / 2 if speaker == about else _WORD
            _said(kind, what, word, pool, found[about])


def _said(kind: str, what: str, word: float, pool: tuple[str, ...], row: list[float]) -> None:
    for place, character in enumerate(pool):
        camps = CHARACTERS[character].camps
        if kind == "vouch":
            row[place] -= word * (GHOUL in camps)
        elif what in TYPES:
            continue
        elif what in (GHOUL, HUMAN, INSPECTOR):
            row[place] += word * (what in camps)
        elif what:
            row[place] += word * (what == character)
        else:
            row[place] += word * (GHOUL in camps)
