"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from penombre.engine import NOBODY, Card, Seat
from penombre.engine.knowing import one_face, sure_of
from penombre.games.death_note.catalogue import ACTIONS, CLOCKWISE, TILES
from penombre.games.death_note.deduction import masks, named, names
from penombre.games.death_note.deeds import Deed
from penombre.games.death_note.objectives import Aim, aims
from penombre.games.death_note.table import (
    ALL_ROLES,
    ANY_ROLE,
    NONE,
    DeathNoteTable,
    Ending,
    Frame,
    InPlay,
    Note,
    Result,
    sort_actions,
)


class RoleFacts(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A Role card: where it lies, and what everybody knows of it."""

    holder: Seat
    slot: int
    """The place of the card in the centre, from 1; 0 where somebody holds it."""
    role: str
    """The role everybody sees; empty while it is unrevealed."""
    dead: bool
    revealed_by: Seat
    """Who revealed it; -2 a vote, -3 a tile by itself."""
    killed_by: Seat
    excluded: tuple[str, ...]
    """What it cannot be, for all that everybody was told of it."""
    waits: bool = False
    """Whether its death waits for what is being done: for the hand that its player has lent to a Death Note."""


class FrontFacts(Struct, frozen=True, gc=False, kw_only=True):
    """An Action that stays in front of a player."""

    card: str
    owner: Seat
    on: Seat
    named: str
    waiting: tuple[Seat, ...]


class SeatFacts(Struct, frozen=True, gc=False, kw_only=True):
    """What lies in front of a player."""

    card: Card
    """The Role card, by its number."""
    alive: bool
    suspicion: int
    cards: int
    lent: int
    """How many of the cards somebody else has taken for a while."""
    played: int
    mark: str
    had_turn: bool
    hand: tuple[str, ...]
    """The cards in hand, shown at the end."""


class Layer(Struct, frozen=True, gc=False, kw_only=True):
    """One of the things that are being done, the outermost first."""

    what: str
    """An Action, a tile, `death`, `check` or `window`."""
    seat: Seat
    target: Seat
    slot: int
    named: tuple[str, ...]
    mode: str


class Public(Struct, frozen=True, gc=False, kw_only=True):
    """What everybody knows."""

    phase: str
    game: int
    games: int
    dead_talk: bool
    began: int
    """How many questions were settled before this game: what was said since is about it."""
    round: int
    clockwise: bool
    detective: Seat
    chairs: tuple[Seat, ...]
    threshold: int
    active: Seat
    seats: tuple[SeatFacts, ...]
    roles: tuple[RoleFacts, ...]
    """The Role cards by their numbers, L's too."""
    front: tuple[FrontFacts, ...]
    pawn: Seat
    locked: bool
    tiles: int
    """How many tiles are left in the pile of the round."""
    tile: str
    """The tile that L has revealed."""
    bonus: int
    pursuit: bool
    friend: bool
    lovers: tuple[Seat, ...]
    barred: bool
    deck: int
    discard: int
    kinds: tuple[str, ...]
    """The kinds of Action in this game."""
    stack: tuple[Layer, ...]
    deeds: tuple[Deed, ...]
    scores: tuple[int, ...]
    results: tuple[Result, ...]
    ending: Ending | None


class Private(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat knows besides."""

    role: str
    hand: tuple[str, ...]
    """The cards in hand, in the order of the catalogue."""
    lent: tuple[str, ...]
    """The own cards that somebody has taken for a while."""
    borrowed: tuple[str, ...]
    """The cards of somebody that this seat has taken."""
    barred: bool
    known: tuple[str, ...]
    """The Role cards by their numbers, as far as this seat has seen them."""
    possible: tuple[tuple[str, ...], ...]
    """What each Role card may be for all this seat knows."""
    tiles: tuple[str, ...]
    """The tiles of the round from the top; empty: unknown."""
    discarded: tuple[str, ...]
    """Tiles that it knows to be out of the game."""
    held: tuple[tuple[str, ...], ...]
    """Actions that it knows to be in others' hands."""
    aims: tuple[Aim, ...]
    notes: tuple[Note, ...]


def public(t: DeathNoteTable) -> Public:
    """The table as a spectator sees it."""
    over = t.ending is not None
    return Public(
        phase=t.phase,
        game=t.game,
        games=t.games,
        dead_talk=not t.silenced,
        began=t.began,
        round=t.round,
        clockwise=CLOCKWISE[max(0, t.round - 1)],
        detective=t.detective,
        chairs=t.chairs,
        threshold=t.threshold,
        active=t.active,
        seats=tuple([_seat(t, seat, over) for seat in range(t.players)]),
        roles=_roles(t, over),
        front=tuple([_front(each) for each in t.front]),
        pawn=t.pawn,
        locked=t.locked,
        tiles=len(t.cards(t.pile(t.round))) if t.round else 0,
        tile=t.tile_face,
        bonus=t.bonus,
        pursuit=t.pursuit,
        friend=t.friend,
        lovers=t.lovers,
        barred=t.barred,
        deck=len(t.cards(t.deck)),
        discard=len(t.cards(t.discard)),
        kinds=t.kinds,
        stack=tuple([layer for frame in t.stack if (layer := _layer(t, frame)) is not None]),
        deeds=t.deeds,
        scores=t.scores,
        results=t.results,
        ending=t.ending,
    )


@lru_cache(maxsize=1024)
def _front(card: InPlay) -> FrontFacts:
    waiting = tuple([seat for seat in range(card.waiting.bit_length()) if card.waiting >> seat & 1])
    return FrontFacts(card=card.kind, owner=card.owner, on=card.on, named=card.named, waiting=waiting)


def _seat(t: DeathNoteTable, seat: Seat, over: bool) -> SeatFacts:
    card, zones = t.zones[seat][0], t.zones
    cards, lent = len(zones[ALL_ROLES + seat]), len(zones[ALL_ROLES + t.players + seat])
    had_turn, hand = bool(t.turns >> seat & 1), t.hand(seat) if over else ()
    alive = not t.dead >> card & 1
    return _seat_facts(card, alive, t.suspicion[seat], cards, lent, t.played[seat], t.marks[seat], had_turn, hand)


@lru_cache(maxsize=4096)
def _seat_facts(
    card: Card,
    alive: bool,
    suspicion: int,
    cards: int,
    lent: int,
    played: int,
    mark: str,
    had_turn: bool,
    hand: tuple[str, ...],
) -> SeatFacts:
    return SeatFacts(
        card=card,
        alive=alive,
        suspicion=suspicion,
        cards=cards,
        lent=lent,
        played=played,
        mark=mark,
        had_turn=had_turn,
        hand=hand,
    )


class _Cards(NamedTuple):
    """All that everybody knows of the Role cards, card by card, or a bit each."""

    players: int
    where: tuple[int, ...]
    faces: tuple[str, ...]
    """What they are, as far as they are shown."""
    dead: int
    revealed_by: tuple[Seat, ...]
    killed_by: tuple[Seat, ...]
    could: tuple[int, ...]
    waiting: tuple[Card, ...]


def _roles(t: DeathNoteTable, over: bool) -> tuple[RoleFacts, ...]:
    waiting = tuple(t.deaths_waiting())
    shown = t.faces[:ALL_ROLES]
    if not over:
        shown = tuple([face if t.revealed >> card & 1 else "" for card, face in enumerate(shown)])
    return _role_facts(
        _Cards(t.players, t.where[:ALL_ROLES], shown, t.dead, t.revealed_by, t.killed_by, t.could, waiting)
    )


@lru_cache(maxsize=1024)
def _role_facts(cards: _Cards) -> tuple[RoleFacts, ...]:
    return tuple(
        [
            RoleFacts(
                holder=where if where < cards.players else NOBODY,
                slot=where - cards.players + 1 if where >= cards.players else 0,
                role=cards.faces[card],
                dead=bool(cards.dead >> card & 1),
                revealed_by=cards.revealed_by[card],
                killed_by=cards.killed_by[card],
                excluded=() if cards.faces[card] else names(ANY_ROLE & ~cards.could[card]),
                waits=card in cards.waiting,
            )
            for card, where in enumerate(cards.where)
        ]
    )


_NAMING = ("page_de_death_note", "fausse_piste", "assaut", "allie", "check")


def _layer(t: DeathNoteTable, frame: Frame) -> Layer | None:
    """What everybody sees of something that is being done."""
    what = frame.what
    if what not in ACTIONS and what not in TILES and what not in ("death", "check", "window"):
        return None
    slot = t.slot(frame.role) + 1 if frame.role != NONE else 0
    named = frame.named if what in _NAMING else ()
    return Layer(what=what, seat=frame.seat, target=frame.target, slot=slot, named=named, mode=frame.mode)


def private(t: DeathNoteTable, seat: Seat) -> Private:
    """What a player knows that not everybody does."""
    faces, seen, zones = t.faces, t.seen, t.zones
    pile = t.cards(t.pile(t.round)) if t.round else ()
    cards = masks(t, seat)
    borrowing = [f.target for f in t.stack if f.what == "death_note" and f.seat == seat and f.count]
    return Private(
        role=faces[zones[seat][0]],
        hand=t.hand(seat),
        lent=sort_actions([faces[card] for card in t.cards(t.lent_zone(seat))]),
        borrowed=sort_actions([faces[card] for each in borrowing for card in t.cards(t.lent_zone(each))]),
        barred=not t.may_act(seat),
        known=tuple([faces[card] if seen[card] >> seat & 1 else "" for card in range(ALL_ROLES)]),
        possible=named(cards, t.card_of(t.detective)),
        tiles=tuple([faces[card] if seen[card] >> seat & 1 else "" for card in pile]),
        discarded=tuple([faces[card] for card in t.cards(t.tile_discard) if seen[card] >> seat & 1]),
        held=_held(t, seat),
        aims=aims(t, seat, cards),
        notes=t.notes[seat],
    )


def _held(t: DeathNoteTable, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The Actions that a seat knows to be in others' hands."""
    faces, seen = t.faces, t.seen
    hands = [() if other == seat else hand for other, hand in enumerate(t.zones[ALL_ROLES : ALL_ROLES + t.players])]
    sure = one_face(t.facts[seat]) if t.facts[seat] else ()
    if sure:
        return tuple([sort_actions(sure_of(t, seat, hand, sure)) for hand in hands])
    return tuple([sort_actions([faces[card] for card in hand if seen[card] >> seat & 1]) for hand in hands])
