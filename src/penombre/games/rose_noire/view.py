"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from penombre.engine import NOBODY, Card, Seat
from penombre.engine.knowing import Fact, one_face, sure_of
from penombre.games.rose_noire.catalogue import POSSESSED, RECTOR
from penombre.games.rose_noire.deeds import Deed
from penombre.games.rose_noire.sextines import threshold
from penombre.games.rose_noire.table import (
    GRAVEYARD,
    NONE,
    SOULS,
    Accusation,
    Ending,
    Note,
    Pair,
    PastNight,
    Result,
    RoseNoireTable,
    in_order,
)

_KEPT: Final = 4096
"""So many facts of suspects, and of seats, are made once and shared by views: they come again and again."""


class SuspectFacts(Struct, frozen=True, gc=False, kw_only=True):
    """A suspect: alive or not, how many cards lie there, who Investigated this Turn, and marks."""

    alive: bool
    cards: int
    investigated: Seat
    protected: bool
    isolated: bool


class SeatFacts(Struct, frozen=True, gc=False, kw_only=True):
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


class Public(Struct, frozen=True, gc=False, kw_only=True):
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
    """The Accomplices, known to all at the end."""
    nights: tuple[PastNight, ...]
    """The nights, known to all at the end."""
    ending: Ending | None


class Private(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What one seat knows besides."""

    role: str
    hand: tuple[str, ...]
    """The cards in hand, in the order of the catalogue; the Rector's in the order they came and are laid away in."""
    accomplices: tuple[int, ...]
    """The Accomplices, for the Rector alone until the end."""
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
        phase=t.phase,
        game=t.game,
        began=t.began,
        turn=t.turn,
        rector=t.rector,
        investigators=t.investigators,
        first=t.first,
        active=t.active,
        owed=t.owed,
        suspects=_suspects(t) if dealt else (),
        graveyard=len(t.pile(GRAVEYARD)) if dealt else 0,
        discard=tuple([t.faces[card] for card in t.cards(t.clue_discard)]) if dealt else (),
        rector_deck=len(t.cards(t.rector_deck)) if dealt else 0,
        rector_discard=len(t.cards(t.rector_discard)) if dealt else 0,
        deck=t.deck,
        drawn=t.drawn,
        playing=t.faces[t.playing] if t.playing != NONE else "",
        event=t.faces[t.event] if t.event != NONE else "",
        trap=t.faces[t.trap] if t.trap != NONE else "",
        silence=t.silence,
        no_accusation=t.no_accusation,
        unanimous=t.unanimous,
        fury=t.fury,
        moonless=t.moonless,
        revealed=t.revealed,
        threshold=threshold(t) if dealt else 0,
        seats=_seats(t, over) if dealt else (),
        accusations=t.accusations,
        deeds=t.deeds,
        points=t.points,
        scores=t.scores,
        results=t.results,
        accomplices=t.accomplices if over else (),
        nights=t.nights if over else (),
        ending=t.ending,
    )


def _suspects(t: RoseNoireTable) -> tuple[SuspectFacts, ...]:
    dead, protected, isolated, n = t.dead, t.protected, t.isolated, 2 * t.players
    return tuple(
        [
            _suspect(
                dead >> each & 1 == 0,
                len(pile),
                t.investigated[each],
                protected >> each & 1 == 1,
                isolated >> each & 1 == 1,
            )
            for each, pile in enumerate(t.zones[n : n + SOULS])
        ]
    )


@lru_cache(_KEPT)
def _suspect(alive: bool, cards: int, investigated: Seat, protected: bool, isolated: bool) -> SuspectFacts:
    return SuspectFacts(alive=alive, cards=cards, investigated=investigated, protected=protected, isolated=isolated)


def _seats(t: RoseNoireTable, over: bool) -> tuple[SeatFacts, ...]:
    shown = over or t.revealed
    return tuple(
        [
            _seat(
                len(t.zones[t.players + seat]),
                t.pawns[seat],
                t.profiles[seat],
                t.penance >> seat & 1 == 1,
                t.exorcised >> seat & 1 == 1,
                t.ballots[seat],
                t.locked >> seat & 1 == 1,
                RECTOR if seat == t.rector else t.role(seat) if shown else "",
                t.hand(seat) if over else (),
            )
            for seat in range(t.players)
        ]
    )


@lru_cache(_KEPT)
def _seat(
    cards: int,
    pawn: int,
    profile: str,
    penance: bool,
    exorcised: bool,
    ballot: Pair,
    locked: bool,
    role: str,
    hand: tuple[str, ...],
) -> SeatFacts:
    return SeatFacts(
        cards=cards,
        pawn=pawn,
        profile=profile,
        penance=penance,
        exorcised=exorcised,
        ballot=ballot,
        locked=locked,
        role=role,
        hand=hand,
    )


def private(t: RoseNoireTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    if not t.layout:
        return Private(
            role="",
            hand=(),
            accomplices=(),
            possessed=NOBODY,
            rector_discard=(),
            piles=(),
            held=(),
            buried=(),
            notes=(),
        )
    is_rector = seat == t.rector
    faces, seen, n = t.faces, t.seen, t.players
    sure = one_face(t.facts[seat])
    zones = t.zones
    held = [_sure_in_order(t, seat, zones[n + each], sure) if each != seat else () for each in range(n)]
    piles = zones[2 * n : 2 * n + SOULS + 1]
    return Private(
        role=RECTOR if is_rector else t.role(seat),
        hand=tuple([faces[card] for card in t.hand_cards(seat)]) if is_rector else t.hand(seat),
        accomplices=t.accomplices if is_rector else (),
        possessed=possessed_known(t, seat),
        rector_discard=tuple([faces[card] for card in t.cards(t.rector_discard)]) if is_rector else (),
        piles=tuple([tuple([faces[card] if seen[card] >> seat & 1 else "" for card in pile]) for pile in piles]),
        held=tuple(held),
        buried=_sure_in_order(t, seat, piles[GRAVEYARD], sure),
        notes=t.notes[seat],
    )


def _sure_in_order(t: RoseNoireTable, seat: Seat, cards: tuple[Card, ...], sure: list[Fact]) -> tuple[str, ...]:
    """Faces that a seat knows to be among these cards, in the order of the catalogue."""
    if not cards:
        return ()
    if sure:
        return in_order(sure_of(t, seat, cards, sure))
    faces, seen = t.faces, t.seen
    return in_order([faces[card] for card in cards if seen[card] >> seat & 1])


def possessed_known(t: RoseNoireTable, seat: Seat) -> Seat:
    """Who is Possessed, as far as this seat has seen the role card."""
    for each in t.investigators:
        card = t.zones[each][0]
        if t.knows(seat, card) and t.faces[card] == POSSESSED:
            return each
    return NOBODY
