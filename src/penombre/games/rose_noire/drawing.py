"""What many cards do: Investigate, take the top card of a pile, look at cards."""

from __future__ import annotations

from penombre.engine import Card, Seat, mask, replaced
from penombre.games.rose_noire import deeds
from penombre.games.rose_noire.catalogue import TRAP, TYPE_OF
from penombre.games.rose_noire.table import GRAVEYARD, Note, RoseNoireTable, names


def investigate(t: RoseNoireTable, me: Seat, suspect: int) -> None:
    """The pawn goes to a suspect and the top card of the source to the hand."""
    t.pawns = replaced(t.pawns, me, suspect)
    t.investigated = replaced(t.investigated, suspect, me)
    t.happened(deeds.Investigate(t.turn, me, (suspect,)), "investigates", seat=me, suspects=names([suspect]))
    draw(t, me, suspect if t.alive(suspect) else GRAVEYARD)


def draw(t: RoseNoireTable, me: Seat, source: int) -> None:
    """The top card of a pile: into the hand, unseen by others, or sprung at once if it is a Trap."""
    card = t.pile(source)[0]
    face = t.faces[card]
    if TYPE_OF[face] == TRAP:
        t.move(card, t.limbo)
        t.trap, t.source = card, source
        t.happened(deeds.Trap(t.turn, me, (source,), face), "trap", seat=me, card=face)
        t.todo = ("trap_reaction", *t.todo)
        return
    t.move(card, t.hand_zone(me))
    t.remember(me, Note(len(t.deeds) - 1, "drew", (face,)))
    t.tell_apart("draws", {me: {"card": face}}, seat=me)


def look_at(t: RoseNoireTable, who: Seat, cards: tuple[Card, ...], source: int) -> None:
    """A player looks at cards of a pile and puts them back in their order."""
    see(t, who, cards, source, "peeks")


def see(t: RoseNoireTable, who: Seat, cards: tuple[Card, ...], source: int, event: str) -> None:
    """A player sees cards of a pile; everybody sees where and how many."""
    for card in cards:
        t.show(card, mask(who))
    faces = tuple([t.faces[card] for card in cards])
    where = names([source]) if source < GRAVEYARD else []
    deed = deeds.Peek(t.turn, who, (source,), len(cards))
    number = t.happened(deed, event, {who: {"cards": list(faces)}}, seat=who, suspects=where, count=len(cards))
    t.remember(who, Note(number, "peeked", faces))
