"""What leaves the engine: the public part, and what one seat knows besides."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from penombre.engine import Card, Seat
from penombre.engine.knowing import one_face, sure_of
from penombre.games.death_note.catalogue import ACTIONS, CLOCKWISE, TILES
from penombre.games.death_note.deduction import masks, names, possible, secret_cards
from penombre.games.death_note.deeds import Deed
from penombre.games.death_note.objectives import Aim, aims
from penombre.games.death_note.table import (
    ALL_ROLES,
    ANY_ROLE,
    NONE,
    DeathNoteTable,
    Ending,
    Frame,
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
    over, waiting = t.ending is not None, t.deaths_waiting()
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
        roles=tuple([_role(t, card, over, waiting) for card in range(ALL_ROLES)]),
        front=tuple(
            [FrontFacts(card=e.kind, owner=e.owner, on=e.on, named=e.named, waiting=_seats(e.waiting)) for e in t.front]
        ),
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


def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def _seat(t: DeathNoteTable, seat: Seat, over: bool) -> SeatFacts:
    return SeatFacts(
        card=t.card_of(seat),
        alive=t.alive(seat),
        suspicion=t.suspicion[seat],
        cards=len(t.hand_cards(seat)),
        lent=len(t.cards(t.lent_zone(seat))),
        played=t.played[seat],
        mark=t.marks[seat],
        had_turn=bool(t.turns >> seat & 1),
        hand=t.hand(seat) if over else (),
    )


def _role(t: DeathNoteTable, card: Card, over: bool, waiting: Sequence[Card]) -> RoleFacts:
    shown = over or t.revealed >> card & 1
    return RoleFacts(
        holder=t.holder(card),
        slot=t.slot(card) + 1,
        role=t.faces[card] if shown else "",
        dead=bool(t.dead >> card & 1),
        revealed_by=t.revealed_by[card],
        killed_by=t.killed_by[card],
        excluded=() if shown else names(ANY_ROLE & ~t.could[card]),
        waits=card in waiting,
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
    sure = one_face(t.facts[seat])
    others = [sure_of(t, seat, t.hand_cards(each), sure) if each != seat else () for each in range(t.players)]
    pile = t.cards(t.pile(t.round)) if t.round else ()
    allowed = dict(zip(secret_cards(t), possible(masks(t, seat)), strict=True))
    borrowing = [f.target for f in t.stack if f.what == "death_note" and f.seat == seat and f.count]
    return Private(
        role=t.role(seat),
        hand=t.hand(seat),
        lent=sort_actions([t.faces[card] for card in t.cards(t.lent_zone(seat))]),
        borrowed=sort_actions([t.faces[card] for each in borrowing for card in t.cards(t.lent_zone(each))]),
        barred=not t.may_act(seat),
        known=tuple([t.face_for(seat, card) for card in range(ALL_ROLES)]),
        possible=tuple([names(allowed[card]) if card in allowed else (t.faces[card],) for card in range(ALL_ROLES)]),
        tiles=tuple([t.face_for(seat, card) for card in pile]),
        discarded=tuple([face for card in t.cards(t.tile_discard) if (face := t.face_for(seat, card))]),
        held=tuple([sort_actions(list(each)) for each in others]),
        aims=aims(t, seat),
        notes=t.notes[seat],
    )
