"""Playing an Action: announcing it, Ryuk, and what comes after it.

An Action is its steps, in the order of its text: what is declared, then the effect. Deaths are always last. What each
one does is in `actions/`, whether it may be played in `legality.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from penombre.engine import Card, Seat, replaced
from penombre.engine.knowing import lay_open
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import ACTIONS, LIGHT, amount
from penombre.games.death_note.dying import look_at_threats
from penombre.games.death_note.in_play import wait_no_more
from penombre.games.death_note.legality import FORCED
from penombre.games.death_note.revealing import lose
from penombre.games.death_note.table import ROLE_BIT, DeathNoteTable, Frame, Step, Steps


class Play(NamedTuple):
    """What an Action does: what is declared with it, then its effect."""

    declare: tuple[Step, ...]
    effect: tuple[Step, ...]


def play(t: DeathNoteTable, seat: Seat, kind: str, window: str) -> None:
    """A player lays an Action of the own hand open: it is played from now on."""
    announce(t, seat, lay_open(t, seat, t.hand_cards(seat), kind), window)


def announce(t: DeathNoteTable, seat: Seat, card: Card, window: str) -> None:
    """An Action that everybody sees is played by somebody."""
    kind = t.faces[card]
    t.move(card, t.limbo)
    t.played = replaced(t.played, seat, t.played[seat] + 1)
    wait_no_more(t, seat)
    t.depth += 1
    t.aftermath += (seat,)
    t.tell("plays", seat=seat, card=kind)
    t.push(Frame(kind, seat=seat, card=card, window=window))
    if t.barred and window != FORCED and t.doubted[seat] != t.card_of(seat):
        t.exclude(t.card_of(seat), ROLE_BIT[LIGHT])


def declared(t: DeathNoteTable, f: Frame) -> None:
    """Everything is declared: this is what was played. A Ryuk Action takes the pawn, wherever it was, unless locked."""
    kind = t.faces[f.card]
    roles = f.roles if f.role < 0 else (f.role, *f.roles)
    t.record(deeds.Play(t.round, f.seat, f.target, kind, f.seats, roles, f.named, f.mode, f.count))
    if ACTIONS[kind].ryuk:
        take_ryuk(t, f.seat)


def take_ryuk(t: DeathNoteTable, seat: Seat) -> None:
    """The pawn goes to a player, unless it is locked."""
    if t.pawn != seat and not t.locked:
        t.pawn = seat
        t.happened(deeds.Ryuk(t.round, seat), "ryuk", seat=seat)


def put_away(t: DeathNoteTable, f: Frame) -> None:
    """The card goes face down to the discard pile, or stays in play."""
    if t.where[f.card] == t.limbo.index:
        t.move(f.card, t.discard)
    t.depth -= 1


def after_play(t: DeathNoteTable, f: Frame) -> None:
    """When no Action is being played any longer, and the game goes on, consequences come, card by card."""
    if t.depth or t.over or t.closing:
        return
    t.put(Frame("aftermath", seats=t.aftermath))
    t.aftermath = ()


# -- what comes after ------------------------------------------------------------------------------------------------


def consequences(t: DeathNoteTable, f: Frame) -> None:
    """After each Action: Friend takes Suspicions from its player, then every Threat looks who has not played."""
    if not f.seats:
        return
    seat = f.seats[0]
    t.again(replace(f, seats=f.seats[1:]))
    if t.friend:
        befriend(t, seat)
    look_at_threats(t)


def befriend(t: DeathNoteTable, seat: Seat) -> None:
    """Friend, a tile of round 3: the player of the next Action loses Suspicions; then the tile is gone."""
    t.friend = False
    for tile in t.cards(t.tile_zone):
        if t.faces[tile] == "ami" and tile != t.tile:  # the tile of this round goes when the round ends
            t.move(tile, t.tile_discard)
    t.tell("friend", seat=seat)
    lose(t, seat, amount("ami"), "ami")


def steps(plays: Mapping[str, Play]) -> Steps:
    """Every Action, from what is declared to what comes after it."""
    actions = {kind: (*each.declare, declared, *each.effect, put_away, after_play) for kind, each in plays.items()}
    return {**actions, "aftermath": (consequences,)}
