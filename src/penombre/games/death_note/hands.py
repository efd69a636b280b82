"""Actions that change hands: drawn, discarded unseen, given, taken, looked at."""

from __future__ import annotations

from collections.abc import Sequence

from penombre.engine import Card, Seat, mask
from penombre.engine.knowing import leaves_unseen, mix, part_with, shown_of_hand
from penombre.games.death_note.table import DeathNoteTable, sort_actions


def draw(t: DeathNoteTable, seat: Seat, count: int) -> None:
    """One card at a time; when the deck is empty the discard pile becomes a new one; if both are, nothing is drawn."""
    faces = []
    for _ in range(count):
        if not t.cards(t.deck):
            _reshuffle(t)
        cards = t.cards(t.deck)
        if not cards:
            break
        t.move(cards[0], t.hand_zone(seat))
        faces.append(t.faces[cards[0]])
    if faces:
        t.record("draw", seat, count=len(faces))
        t.remember(seat, "drew", faces)
        t.tell_apart("draws", {seat: {"cards": list(faces)}}, seat=seat, count=len(faces))


def _reshuffle(t: DeathNoteTable) -> None:
    cards = t.cards(t.discard)
    for card in cards:
        t.move(card, t.deck)
    if len(cards) > 1:
        mix(t, cards)
        t.shuffle(cards)
    if cards:
        t.tell("reshuffled", count=len(cards))


def held(t: DeathNoteTable, cards: Sequence[Card], face: str) -> Card:
    """A card by its face."""
    return next(card for card in cards if t.faces[card] == face)


def discard(t: DeathNoteTable, seat: Seat, faces: Sequence[str], also: int = 0) -> None:
    """Cards of a hand go face down to the discard pile; `also` sees which (an audience)."""
    for face in faces:
        hand = t.hand_cards(seat)
        t.move(leaves_unseen(t, hand, held(t, hand, face), mask(seat)), t.discard, also)
    if faces:
        t.record("discard", seat, count=len(faces))
        t.remember(seat, "discarded", sort_actions(faces))
        t.tell_apart("discards", {seat: {"cards": list(sort_actions(faces))}}, seat=seat, count=len(faces))


def transfer(t: DeathNoteTable, giver: Seat, receiver: Seat, face: str, event: str) -> None:
    """A card passes from hand to hand; only these two know which, and of the rest only the giver."""
    hand = t.hand_cards(giver)
    card = leaves_unseen(t, hand, held(t, hand, face), mask(giver))
    t.move(card, t.hand_zone(receiver), mask(giver))
    t.record("give" if event == "gives" else event, giver, receiver)
    for who in (giver, receiver):
        t.remember(who, "passed", (face,))
    t.tell_apart(event, {who: {"card": face} for who in (giver, receiver)}, seat=giver, target=receiver)


def see_hand(t: DeathNoteTable, who: Seat, owner: Seat) -> None:
    """One player sees a whole hand; everybody sees that."""
    faces = t.hand(owner)
    if faces:
        shown_of_hand(t, who, owner, t.hand_cards(owner), faces)
    t.record("hand", who, owner)
    t.remember(who, "saw", faces)
    t.tell_apart("sees_hand", {who: {"cards": list(faces)}, owner: {"cards": list(faces)}}, seat=who, target=owner)


def lay_open(t: DeathNoteTable, owner: Seat, cards: Sequence[Card], face: str) -> Card:
    """A card of a hand is shown to everybody; gives that card."""
    card = part_with(t, cards, held(t, cards, face), mask(owner))
    t.show(card)
    return card
