"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Seat
from penombre.games.tokyo_ghoul.catalogue import KANEKI, NEUTRAL, SLOTS
from penombre.games.tokyo_ghoul.deeds import Deed
from penombre.games.tokyo_ghoul.table import Ending, Memory, TokyoGhoulTable


class PlaceFacts(Struct, frozen=True, gc=False, kw_only=True):
    """A Place of the octagon: empty where nobody has seen it yet."""

    place: str
    visible: bool


class SeatFacts(Struct, frozen=True, gc=False, kw_only=True):
    """What lies in front of a player; character, hand and support are shown at the end."""

    tokens: int
    areas: tuple[int, ...]
    face_up: str
    character: str
    hand: tuple[str, ...]
    support: str


class Public(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
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
    edition: int = 1
    """The version of the rules it is played by."""
    hand_only: bool = False
    """What lies face up is left out of what objectives and special eliminations count."""


class _Quick:
    """Where structs of sixteen to 28 fields are called by name at the price of positions: decision 0040 says why."""

    public = Public


class Private(Struct, frozen=True, gc=False, kw_only=True):
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
    tiles = slice(t.place_card(0), t.place_card(SLOTS))
    return _Quick.public(
        phase=t.phase,
        turn=t.turn,
        first=t.first,
        active=t.active,
        slot=t.slot,
        places=_places(t.faces[tiles], t.seen[tiles], t.visible),
        reserve=t.reserve,
        exhausted=t.exhausted,
        masks=t.masks,
        supports=t.supports,
        config=t.config,
        pool=t.pool,
        target=t.target,
        seats=_uncovered(t) if t.ending is not None else _covered(t),
        deeds=t.deeds,
        ending=t.ending,
        edition=t.edition,
        hand_only=t.hand_only,
    )


@lru_cache(maxsize=1024)
def _places(faces: tuple[str, ...], seen: tuple[int, ...], visible: int) -> tuple[PlaceFacts, ...]:
    """The octagon, built once for all views in which it looks the same."""
    return tuple(
        [
            PlaceFacts(place=face if seen[slot] == EVERYBODY else "", visible=bool(visible >> slot & 1))
            for slot, face in enumerate(faces)
        ]
    )


def _covered(t: TokyoGhoulTable) -> tuple[SeatFacts, ...]:
    """What lies in front of everybody during the match."""
    face_up = tuple([t.face_up(seat) for seat in range(t.players)]) if t.masks else ("",) * t.players
    return _covered_seats(t.tokens, t.areas, face_up)


@lru_cache(maxsize=1024)
def _covered_seats(
    tokens: tuple[int, ...], areas: tuple[tuple[int, ...], ...], face_up: tuple[str, ...]
) -> tuple[SeatFacts, ...]:
    return tuple(
        [
            SeatFacts(tokens=count, areas=board, face_up=card, character="", hand=(), support="")
            for count, board, card in zip(tokens, areas, face_up, strict=True)
        ]
    )


def _uncovered(t: TokyoGhoulTable) -> tuple[SeatFacts, ...]:
    """What lies in front of everybody at the end, with all that was secret."""
    return tuple(
        [
            SeatFacts(
                tokens=t.tokens[seat],
                areas=t.areas[seat],
                face_up=t.face_up(seat),
                character=t.character(seat),
                hand=t.hand(seat),
                support=t.support(seat) if t.supports else "",
            )
            for seat in range(t.players)
        ]
    )


def private(t: TokyoGhoulTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    return Private(
        character=t.faces[seat],
        hand=t.hand(seat),
        supports=supports_known(t, seat) if t.supports else (),
        shown=t.shown_faces() if seat in (t.active, t.target) and t.target != NOBODY else (),
        memories=t.memories[seat],
    )


def supports_known(t: TokyoGhoulTable, seat: Seat) -> tuple[str, ...]:
    """The tokens a seat has seen, wherever they went since, and what follows: there is just one Kaneki."""
    known = [t.face_for(seat, t.support_card(each)) for each in range(t.players)]
    if KANEKI in known:
        return tuple([token or NEUTRAL for token in known])
    if known.count("") == 1:
        return tuple([token or KANEKI for token in known])
    return tuple(known)
