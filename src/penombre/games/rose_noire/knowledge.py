"""What a player still knows of cards that can no longer be followed one by one.

Whoever has seen a face follows that card as long as it moves in plain sight. When cards are shuffled, or one of several
leaves unseen, what was known of each becomes something known of all of them: *at least so many of these cards have one
of these faces*. Such facts are never wrong and never forgotten; imagined worlds keep to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from penombre.engine import TABLE, Card, Seat, mask, replaced
from penombre.games.rose_noire.catalogue import BONUS, CARDS, GOAL, PROOF, TRAP

if TYPE_CHECKING:
    from penombre.games.rose_noire.table import RoseNoireTable

FACE: Final = {id: 1 << place for place, id in enumerate(CARDS)}
"""A bit per face, so that a set of faces is a number."""
_ONE_FACE: Final = {bit: face for face, bit in FACE.items()}


def _faces(*types: str) -> int:
    return sum(FACE[id] for id, card in CARDS.items() if card.type in types)


PROOFS_ALL: Final = _faces(PROOF)
TRAPS_ALL: Final = _faces(TRAP)
GOALS_ALL: Final = _faces(GOAL)
BONUS_ALL: Final = sum(FACE[id] for id in BONUS)
EVERY_FACE: Final = (1 << len(CARDS)) - 1
ANY_BUT_TRAPS: Final = EVERY_FACE & ~TRAPS_ALL
ANY_BUT_PROOFS: Final = EVERY_FACE & ~PROOFS_ALL


class Fact(Struct, frozen=True, gc=False):
    """At least `count` of these cards (a bit each) have one of these faces (a bit each)."""

    faces: int
    cards: int
    count: int


def onlookers(t: RoseNoireTable, keep: int) -> list[tuple[int, Seat]]:
    """Everybody who is not in an audience, with the place of their facts; the whole table has the last one."""
    each = [*((seat, seat) for seat in range(t.players)), (t.players, TABLE)]
    return [(place, seat) for place, seat in each if not keep >> seat & 1]


def known_faces(t: RoseNoireTable, seat: Seat, card: Card) -> int:
    """What a card may be for all this seat sees of it: one face, or what follows from where it lies."""
    if t.knows(seat, card):
        return FACE[t.faces[card]]
    where = t.where[card]
    if where == t.accomplice_zone.index:
        return PROOFS_ALL
    if where == t.box.index:
        return ANY_BUT_PROOFS
    if t.players <= where < 2 * t.players and where != t.players + t.rector:
        return ANY_BUT_TRAPS
    return EVERY_FACE


def mix(t: RoseNoireTable, cards: Sequence[Card], keep: int = 0, *, by_place: bool = True) -> None:
    """Nobody but `keep` can tell these cards apart any longer: what each knew of one is now known of all.

    What follows `by_place` alone has to be kept only where a card leaves that place unseen.
    """
    if len(cards) < 2:
        return
    whole = mask(*cards)
    for place, seat in onlookers(t, keep):
        singles = {
            card: faces
            for card in cards
            if (by_place or t.knows(seat, card)) and (faces := known_faces(t, seat, card)) != EVERY_FACE
        }
        facts = t.facts[place]
        touched = [fact for fact in facts if fact.cards & whole]
        if not singles and not touched:
            continue
        left = [fact for fact in facts if not fact.cards & whole]
        spanning = {fact.cards & ~whole for fact in touched} | {0}
        classes = {fact.faces for fact in touched} | set(singles.values())
        merged: dict[tuple[int, int], int] = {}
        for outside in spanning:
            within = [fact for fact in touched if not fact.cards & ~whole & ~outside]
            for faces in classes:
                count = _least(faces, singles, within)
                if count:
                    merged[faces, outside | whole] = count
        t.facts = replaced(t.facts, place, tuple(sorted([*left, *_needed(merged)], key=_order)))
    t.blur(cards, keep)


def _least(faces: int, singles: dict[Card, int], facts: list[Fact]) -> int:
    """How many cards with these faces there are at least, by single cards and by facts that do not overlap."""
    counted = mask(*[card for card, known in singles.items() if not known & ~faces])
    total = counted.bit_count()
    covered = 0
    for fact in sorted([fact for fact in facts if not fact.faces & ~faces], key=_order):
        if not fact.cards & covered:
            total += max(0, fact.count - (counted & fact.cards).bit_count())
            covered |= fact.cards
    return total


def _needed(merged: dict[tuple[int, int], int]) -> Iterable[Fact]:
    """The facts that say more than another one does."""
    for (faces, cards), count in merged.items():
        if not any(
            (other, among) != (faces, cards) and not other & ~faces and not among & ~cards and more >= count
            for (other, among), more in merged.items()
        ):
            yield Fact(faces, cards, count)


def _order(fact: Fact) -> tuple[int, int, int]:
    return fact.cards, fact.faces, fact.count


def part_with(t: RoseNoireTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """One of these cards is about to leave: whoever does not hold them cannot tell which. Gives the card to move.

    That is always the first one: cards are exchanged by exchanging faces, so that no number tells anything.
    """
    mix(t, among, keep, by_place=False)
    return _drawn_out(t, among, card, keep)


def leaves_unseen(t: RoseNoireTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """The same where others do not see its face either: those left have at least one less of what is known of all."""
    mix(t, among, keep)
    gone = _drawn_out(t, among, card, keep)
    whole, left = mask(*among), mask(*among) & ~mask(gone)
    for place, seat in onlookers(t, keep):
        new = {
            Fact(fact.faces, fact.cards & ~mask(gone), fact.count - 1)
            for fact in t.facts[place]
            if fact.count > 1 and not whole & ~fact.cards
        }
        if not left and (known := known_faces(t, seat, gone)) != EVERY_FACE:
            new.add(Fact(known, whole, 1))
        if new:
            t.facts = replaced(t.facts, place, tuple(sorted({*t.facts[place], *new}, key=_order)))
    return gone


def _drawn_out(t: RoseNoireTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """Exchange faces so that the first of these cards is the one meant, and the others keep their order."""
    faces = [t.faces[each] for each in among if each != card]
    rearrange(t, among, [t.faces[card], *faces], keep)
    return among[0]


def rearrange(t: RoseNoireTable, cards: Sequence[Card], faces: Sequence[str], keep: int) -> None:
    """These cards get these faces, which are theirs in another order; `keep` sees them all, and takes them for granted.

    What `keep` knew of them among others is now known of the others alone.
    """
    whole = mask(*cards)
    for place, _ in onlookers(t, ~keep):
        rest = []
        for fact in t.facts[place]:
            known = [card for card in cards if fact.cards >> card & 1]
            count = fact.count - sum(bool(FACE[t.faces[card]] & fact.faces) for card in known)
            if count > 0:
                rest.append(Fact(fact.faces, fact.cards & ~whole, count) if known else fact)
        t.facts = replaced(t.facts, place, tuple(sorted(set(rest), key=_order)))
    t.set_faces(dict(zip(cards, faces, strict=True)))
    t.shuffles += 1


def learn(t: RoseNoireTable, facts: Iterable[Fact], to: int) -> None:
    """An audience learns something of several cards at once."""
    fresh = [fact for fact in facts if fact.count and fact.cards]
    for place, _ in onlookers(t, ~to):
        t.facts = replaced(t.facts, place, tuple(sorted({*t.facts[place], *fresh}, key=_order)))


def shown_of_hand(t: RoseNoireTable, to: Seat, owner: Seat, faces: Sequence[str], among: int = EVERY_FACE) -> None:
    """A player is shown all that somebody holds `among` these faces, and not which of the cards came when.

    What the player knew of them among others is now known of the others alone.
    """
    hand = t.hand_cards(owner)
    whole = mask(*hand)
    mix(t, hand, mask(owner), by_place=False)
    facts = set()
    for fact in t.facts[to]:
        if fact.cards & whole and fact.cards & ~whole and not fact.faces & ~among:
            count = fact.count - sum(bool(FACE[face] & fact.faces) for face in faces)
            facts |= {Fact(fact.faces, fact.cards & ~whole, count)} if count > 0 else set()
        else:
            facts.add(fact)
    t.facts = replaced(t.facts, to, tuple(sorted(facts, key=_order)))
    learn(t, [Fact(FACE[face], whole, count) for face, count in Counter(faces).items()], mask(to))
    t.shuffles += 1


def sure_of(t: RoseNoireTable, seat: Seat, cards: Sequence[Card], sure: Sequence[Fact]) -> list[str]:
    """Faces that a seat knows to be among these cards, one by one or somewhere among them (by facts of `one_face`)."""
    faces, seen = t.faces, t.seen
    found = [faces[card] for card in cards if seen[card] >> seat & 1]
    if not sure:
        return found
    whole = mask(*cards)
    counts = {face: found.count(face) for face in found}
    for fact in sure:
        if fact.cards & whole:
            face, outside = _ONE_FACE[fact.faces], fact.cards & ~whole
            others = [card for card in range(outside.bit_length()) if outside >> card & 1]
            if all(seen[card] >> seat & 1 for card in others):
                left = fact.count - sum(faces[card] == face for card in others)
                counts[face] = max(counts.get(face, 0), left)
    return [face for face, count in counts.items() for _ in range(count)]


def one_face(facts: Iterable[Fact]) -> list[Fact]:
    """The facts that speak of one face alone."""
    return [fact for fact in facts if fact.faces in _ONE_FACE]
