"""Variant Masque: one card of each player lies face up, a mask if there is one in the hand."""

from __future__ import annotations

from collections.abc import Iterable

from penombre.engine import Script, Seat, ask
from penombre.games.tokyo_ghoul.cards import one_of
from penombre.games.tokyo_ghoul.catalogue import MASK
from penombre.games.tokyo_ghoul.setup import put_face_up
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable


def show_initial(t: TokyoGhoulTable) -> Script[None]:
    """Who has no mask chooses one of four cards to lie face up; all are turned together."""
    return _turn_up(t, "show_initial")


def redisplay(t: TokyoGhoulTable) -> Script[None]:
    """Whose face-up card left, and who has no mask, puts another one face up, the new one if they like."""
    return _turn_up(t, "redisplay")


def _turn_up(t: TokyoGhoulTable, kind: str) -> Script[None]:
    bare = [seat for seat in range(t.players) if t.bare >> seat & 1]
    if not bare:
        return
    chosen = yield ask.sealed([ask.one(each, kind, one_of(t.hand(each)), pace=kind) for each in bare], progress=True)
    for seat, card in chosen.items():
        put_face_up(t, seat, card)


def settle_masks(t: TokyoGhoulTable, seats: Iterable[Seat]) -> None:
    """A player who has a mask in hand and none face up puts it up at once."""
    for seat in seats if t.masks else ():
        if MASK in t.hand(seat) and t.face_up(seat) != MASK:
            put_face_up(t, seat, MASK)
