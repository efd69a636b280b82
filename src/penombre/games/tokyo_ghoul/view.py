"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Seat
from penombre.games.tokyo_ghoul.catalogue import KANEKI, NEUTRAL, SLOTS
from penombre.games.tokyo_ghoul.deeds import Deed
from penombre.games.tokyo_ghoul.table import Ending, Memory, TokyoGhoulTable


class PlaceFacts(Struct, frozen=True, gc=False):
    """A Place of the octagon: empty where nobody has seen it yet."""

    place: str
    visible: bool


class SeatFacts(Struct, frozen=True, gc=False):
    """What lies in front of a player; character, hand and support are shown at the end."""

    tokens: int
    areas: tuple[int, ...]
    face_up: str
    character: str
    hand: tuple[str, ...]
    support: str


class Public(Struct, frozen=True, gc=False):
    """What everybody knows."""

    phase: str
    turn: int
    first: Seat
    active: Seat
    slot: int
    """Where the Action token lies."""
    places: tuple[PlaceFacts, ...]
    reserve: int
    exhausted: bool
    masks: bool
    supports: bool
    config: str
    pool: tuple[str, ...]
    target: Seat
    """Who is being interrogated."""
    seats: tuple[SeatFacts, ...]
    deeds: tuple[Deed, ...]
    ending: Ending | None


class Private(Struct, frozen=True, gc=False):
    """What one seat knows besides."""

    character: str
    hand: tuple[str, ...]
    supports: tuple[str, ...]
    """The support token before each seat, as far as it follows from what this one has seen."""
    shown: tuple[str, ...]
    """What the player being interrogated shows, to whoever asks and to themselves."""
    memories: tuple[Memory, ...]


def public(t: TokyoGhoulTable) -> Public:
    """The table as a spectator sees it."""
    faces, seen, visible = t.faces, t.seen, t.visible
    tiles = t.place_card(0)
    return Public(
        t.phase,
        t.turn,
        t.first,
        t.active,
        t.slot,
        tuple(
            [
                PlaceFacts(faces[tiles + slot] if seen[tiles + slot] == EVERYBODY else "", bool(visible >> slot & 1))
                for slot in range(SLOTS)
            ]
        ),
        t.reserve,
        t.exhausted,
        t.masks,
        t.supports,
        t.config,
        t.pool,
        t.target,
        _uncovered(t) if t.ending is not None else _covered(t),
        t.deeds,
        t.ending,
    )


def _covered(t: TokyoGhoulTable) -> tuple[SeatFacts, ...]:
    """What lies in front of everybody during the match."""
    face_up = [t.face_up(seat) for seat in range(t.players)] if t.masks else [""] * t.players
    rows = zip(t.tokens, t.areas, face_up, strict=True)
    return tuple([SeatFacts(tokens, areas, card, "", (), "") for tokens, areas, card in rows])


def _uncovered(t: TokyoGhoulTable) -> tuple[SeatFacts, ...]:
    """The same at the end, with all that was secret."""
    return tuple(
        [
            SeatFacts(
                t.tokens[seat],
                t.areas[seat],
                t.face_up(seat),
                t.character(seat),
                t.hand(seat),
                t.support(seat) if t.supports else "",
            )
            for seat in range(t.players)
        ]
    )


def private(t: TokyoGhoulTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    return Private(
        t.faces[seat],
        t.hand(seat),
        supports_known(t, seat) if t.supports else (),
        t.shown_faces() if seat in (t.active, t.target) and t.target != NOBODY else (),
        t.memories[seat],
    )


def supports_known(t: TokyoGhoulTable, seat: Seat) -> tuple[str, ...]:
    """The tokens a seat has seen, wherever they went since, and what follows: there is just one Kaneki."""
    known = [t.face_for(seat, t.support_card(each)) for each in range(t.players)]
    if KANEKI in known:
        return tuple([token or NEUTRAL for token in known])
    if known.count("") == 1:
        return tuple([token or KANEKI for token in known])
    return tuple(known)
