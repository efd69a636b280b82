"""Actions that change hands: drawn, discarded unseen, given, taken, looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from penombre.engine import Option, Seat, mask
from penombre.engine.knowing import held, leaves_unseen, mix, shown_of_hand
from penombre.games.death_note import deeds
from penombre.games.death_note.table import DeathNoteTable, sort_actions


@cache
def play_option(kind: str, refused: str = "") -> Option:
    """The option of playing an Action."""
    return Option(kind, kind, "play", {"card": kind}, refused)


def hand_options(t: DeathNoteTable, seat: Seat) -> tuple[Option, ...]:
    """Each Action of a hand once, to be kept, given, taken or laid away."""
    return tuple([play_option(kind) for kind in dict.fromkeys(t.hand(seat))])


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
        deed = deeds.Draw(t.round, seat, len(faces))
        t.happened(deed, "draws", {seat: {"cards": list(faces)}}, seat=seat, count=len(faces))
        t.remember(seat, "drew", faces)


def _reshuffle(t: DeathNoteTable) -> None:
    cards = t.cards(t.discard)
    for card in cards:
        t.move(card, t.deck)
    if len(cards) > 1:
        mix(t, cards)
        t.shuffle(cards)
    if cards:
        t.tell("reshuffled", count=len(cards))


def discard(t: DeathNoteTable, seat: Seat, faces: Sequence[str], also: int = 0) -> None:
    """Cards of a hand go face down to the discard pile; `also` sees which (an audience)."""
    for face in faces:
        hand = t.hand_cards(seat)
        t.move(leaves_unseen(t, hand, held(t, hand, face), mask(seat)), t.discard, also)
    if faces:
        deed, laid = deeds.Discard(t.round, seat, len(faces)), sort_actions(faces)
        t.happened(deed, "discards", {seat: {"cards": list(laid)}}, seat=seat, count=len(faces))
        t.remember(seat, "discarded", laid)


def transfer(t: DeathNoteTable, giver: Seat, receiver: Seat, face: str, event: str) -> None:
    """A card passes from hand to hand; only these two know which, and of the rest only the giver."""
    hand = t.hand_cards(giver)
    card = leaves_unseen(t, hand, held(t, hand, face), mask(giver))
    t.move(card, t.hand_zone(receiver), mask(giver))
    both = {who: {"card": face} for who in (giver, receiver)}
    t.happened(_PASSED[event](t.round, giver, receiver), event, both, seat=giver, target=receiver)
    for who in both:
        t.remember(who, "passed", (face,))


_PASSED: Final[Mapping[str, type[deeds.Give | deeds.Gift | deeds.Takes]]] = {
    "gives": deeds.Give,
    "gift": deeds.Gift,
    "takes": deeds.Takes,
}


def see_hand(t: DeathNoteTable, who: Seat, owner: Seat) -> None:
    """One player sees a whole hand; everybody sees that."""
    faces = t.hand(owner)
    if faces:
        shown_of_hand(t, who, owner, t.hand_cards(owner), faces)
    both = {seat: {"cards": list(faces)} for seat in (who, owner)}
    t.happened(deeds.Hand(t.round, who, owner), "sees_hand", both, seat=who, target=owner)
    t.remember(who, "saw", faces)
