"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from msgspec import Struct

from penombre.engine import NOBODY, Seat
from penombre.engine.knowing import one_face, sure_of
from penombre.games.rose_noire.catalogue import POSSESSED, RECTOR
from penombre.games.rose_noire.deeds import Deed
from penombre.games.rose_noire.sextines import threshold
from penombre.games.rose_noire.table import (
    GRAVEYARD,
    NONE,
    SOULS,
    Accusation,
    Ending,
    Night,
    Note,
    Pair,
    Result,
    RoseNoireTable,
    in_order,
)


class SuspectFacts(Struct, frozen=True, gc=False):
    """A suspect: alive or not, how many cards lie there, who Investigated this Turn, and marks."""

    alive: bool
    cards: int
    investigated: Seat
    protected: bool
    isolated: bool


class SeatFacts(Struct, frozen=True, gc=False):
    """What lies in front of a player; role and hand are shown at the end."""

    cards: int
    pawn: int
    """The suspect on whom the pawn stands; -1 beside the board."""
    profile: str
    penance: bool
    exorcised: bool
    ballot: Pair
    locked: bool
    role: str
    hand: tuple[str, ...]


class Public(Struct, frozen=True, gc=False):
    """What everybody knows."""

    phase: str
    game: int
    began: int
    """How many questions were settled before this game: what was said since is about it."""
    turn: int
    rector: Seat
    investigators: tuple[Seat, ...]
    first: Seat
    active: Seat
    owed: bool
    suspects: tuple[SuspectFacts, ...]
    graveyard: int
    discard: tuple[str, ...]
    """The clue discard, the last card last."""
    rector_deck: int
    rector_discard: int
    deck: tuple[str, ...]
    """The Actions and Traps that may be in play."""
    drawn: int
    """How many bonus cards were shuffled in unseen, and as many cards taken out."""
    playing: str
    """The Action that is being played."""
    event: str
    """The Event that is being played."""
    trap: str
    """The Trap that is being sprung."""
    silence: bool
    no_accusation: bool
    unanimous: bool
    fury: bool
    moonless: bool
    revealed: bool
    threshold: int
    """How many have to agree for an Accusation."""
    seats: tuple[SeatFacts, ...]
    accusations: tuple[Accusation, ...]
    deeds: tuple[Deed, ...]
    points: bool
    scores: tuple[int, ...]
    results: tuple[Result, ...]
    accomplices: tuple[int, ...]
    """Known to all at the end."""
    nights: tuple[Night, ...]
    """So are these."""
    ending: Ending | None


class Private(Struct, frozen=True, gc=False):
    """What one seat knows besides."""

    role: str
    hand: tuple[str, ...]
    """In the order of the catalogue; the Rector's in the order they came, which is that of what is laid away."""
    accomplices: tuple[int, ...]
    """The Rector's secret."""
    possessed: Seat
    """Who is Possessed, where this seat knows it."""
    rector_discard: tuple[str, ...]
    """What lies in the Rector's discard, for the Rector: the last card last."""
    piles: tuple[tuple[str, ...], ...]
    """The seven piles and the Graveyard from the top, as far as this seat can still tell; empty: unknown."""
    held: tuple[tuple[str, ...], ...]
    """What it knows to be in others' hands."""
    buried: tuple[str, ...]
    """What it knows to lie somewhere in the Graveyard."""
    notes: tuple[Note, ...]


def public(t: RoseNoireTable) -> Public:
    """The table as a spectator sees it."""
    dealt, over = bool(t.layout), t.ending is not None
    return Public(
        t.phase,
        t.game,
        t.began,
        t.turn,
        t.rector,
        t.investigators,
        t.first,
        t.active,
        t.owed,
        tuple([_suspect(t, each) for each in range(SOULS)]) if dealt else (),
        len(t.pile(GRAVEYARD)) if dealt else 0,
        tuple([t.faces[card] for card in t.cards(t.clue_discard)]) if dealt else (),
        len(t.cards(t.rector_deck)) if dealt else 0,
        len(t.cards(t.rector_discard)) if dealt else 0,
        t.deck,
        t.drawn,
        t.faces[t.playing] if t.playing != NONE else "",
        t.faces[t.event] if t.event != NONE else "",
        t.faces[t.trap] if t.trap != NONE else "",
        t.silence,
        t.no_accusation,
        t.unanimous,
        t.fury,
        t.moonless,
        t.revealed,
        threshold(t) if dealt else 0,
        tuple([_seat(t, seat, over) for seat in range(t.players)]) if dealt else (),
        t.accusations,
        t.deeds,
        t.points,
        t.scores,
        t.results,
        t.accomplices if over else (),
        t.nights if over else (),
        t.ending,
    )


def _suspect(t: RoseNoireTable, suspect: int) -> SuspectFacts:
    return SuspectFacts(
        t.alive(suspect),
        len(t.pile(suspect)),
        t.investigated[suspect],
        bool(t.protected >> suspect & 1),
        bool(t.isolated >> suspect & 1),
    )


def _seat(t: RoseNoireTable, seat: Seat, over: bool) -> SeatFacts:
    shown = over or t.revealed
    return SeatFacts(
        len(t.hand_cards(seat)),
        t.pawns[seat],
        t.profiles[seat],
        t.does_penance(seat),
        bool(t.exorcised >> seat & 1),
        t.ballots[seat],
        bool(t.locked >> seat & 1),
        RECTOR if seat == t.rector else t.role(seat) if shown else "",
        t.hand(seat) if over else (),
    )


def private(t: RoseNoireTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    if not t.layout:
        return Private("", (), (), NOBODY, (), (), (), (), ())
    is_rector = seat == t.rector
    faces, seen, n = t.faces, t.seen, t.players
    sure = one_face(t.facts[seat])
    held = [in_order(sure_of(t, seat, t.zones[n + each], sure)) if each != seat else () for each in range(n)]
    piles = t.zones[2 * n : 2 * n + SOULS + 1]
    return Private(
        RECTOR if is_rector else t.role(seat),
        tuple([faces[card] for card in t.hand_cards(seat)]) if is_rector else t.hand(seat),
        t.accomplices if is_rector else (),
        possessed_known(t, seat),
        tuple([faces[card] for card in t.cards(t.rector_discard)]) if is_rector else (),
        tuple([tuple([faces[card] if seen[card] >> seat & 1 else "" for card in pile]) for pile in piles]),
        tuple(held),
        in_order(sure_of(t, seat, piles[GRAVEYARD], sure)),
        t.notes[seat],
    )


def possessed_known(t: RoseNoireTable, seat: Seat) -> Seat:
    """Who is Possessed, as far as this seat has seen the role card."""
    for each in t.investigators:
        card = t.zones[each][0]
        if t.knows(seat, card) and t.faces[card] == POSSESSED:
            return each
    return NOBODY
