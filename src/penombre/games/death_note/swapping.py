"""A player exchanges the Role card for one of the centre, or the seat for another's."""

from __future__ import annotations

from penombre.engine import Card, Seat, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.table import NONE, DeathNoteTable


def swap_role(t: DeathNoteTable, seat: Seat, card: Card) -> None:
    """Each card keeps its face, up or down; the player looks at the new one, and is what that one is.

    Whoever has denied being Light is believed only as long as that card is held.
    """
    old = t.card_of(seat)
    slot = t.slot_zone(t.slot(card))
    t.move(old, slot)
    t.move(card, t.role_zone(seat), mask(seat))
    if t.revealed >> card & 1:
        t.suspicion = replaced(t.suspicion, seat, 0)
    t.doubted = replaced(t.doubted, seat, NONE)
    t.dodged &= ~(1 << seat)
    role = t.faces[card]
    t.happened(deeds.Swap(t.round, seat, (old, card)), "swaps", {seat: {"role": role}}, seat=seat, slot=t.slot(old) + 1)
    t.remember(seat, "role", (role,))


def swap_chairs(t: DeathNoteTable, one: Seat, other: Seat) -> None:
    """Two players exchange their places at the table."""
    places = {one: other, other: one}
    t.chairs = tuple([places.get(each, each) for each in t.chairs])
    t.happened(deeds.Chairs(t.round, one, other), "chairs", seat=one, target=other)
