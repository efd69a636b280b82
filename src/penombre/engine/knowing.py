"""What a player still knows of cards that can no longer be followed one by one.

Whoever has seen a face follows that card as long as it moves in plain sight. When cards are shuffled, or one of several
leaves unseen, what was known of each becomes something known of all of them: *at least so many of these cards have one
of these faces*. Such facts are never wrong and never forgotten; imagined worlds keep to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from msgspec import Struct

from penombre.engine.ruleset import Randomness, pick_with, shuffle_with
from penombre.engine.seat import EVERYBODY, TABLE, Seat, mask
from penombre.engine.table import Card, Table, replaced

_REPAIRS: Final = 400
"""How many exchanges are tried to make a deal fit what is known of several cards at once."""


class Fact(Struct, frozen=True, gc=False):
    """At least `count` of these cards (a bit each) have one of these faces (a bit each)."""

    faces: int
    cards: int
    count: int


class KnowingTable(Table):
    """A table whose players remember more than the cards that they can still follow."""

    bits: ClassVar[Mapping[str, int]]
    """A bit per face, so that a set of faces is a number."""

    facts: tuple[tuple[Fact, ...], ...] = ()
    """What follows for each seat, and last for everybody, from cards that it saw and can no longer follow."""

    def may_be(self, seat: Seat, card: Card) -> int:
        """What a card may be for all this seat sees of it: one face, or any that its place allows."""
        return self.bits[self.faces[card]] if self.seen[card] >> seat & 1 else self.allowed(card)

    def allowed(self, card: Card) -> int:
        """What a card may be for all that its place tells everybody."""
        return self.any_face

    @property
    def any_face(self) -> int:
        """Every face there is."""
        return (1 << len(self.bits)) - 1

    def facts_of(self, seat: Seat) -> tuple[Fact, ...]:
        """What a seat, or a spectator, knows of several cards at once."""
        return self.facts[seat if seat < self.players else self.players]


def bits_of(faces: Iterable[str]) -> dict[str, int]:
    """A bit per face."""
    return {face: 1 << place for place, face in enumerate(faces)}


def onlookers(t: KnowingTable, keep: int) -> list[tuple[int, Seat]]:
    """Everybody who is not in an audience, with the place of their facts; the whole table has the last one."""
    each = [*((seat, seat) for seat in range(t.players)), (t.players, TABLE)]
    return [(place, seat) for place, seat in each if not keep >> seat & 1]


def mix(t: KnowingTable, cards: Sequence[Card], keep: int = 0, *, by_place: bool = True) -> None:
    """Nobody but `keep` can tell these cards apart any longer: what each knew of one is now known of all.

    What follows `by_place` alone has to be kept only where a card leaves that place unseen.
    """
    if len(cards) < 2:
        return
    whole, every = mask(*cards), t.any_face
    for place, seat in onlookers(t, keep):
        singles = {
            card: faces
            for card in cards
            if (by_place or t.knows(seat, card)) and (faces := t.may_be(seat, card)) != every
        }
        if not singles and not any(fact.cards & whole for fact in t.facts[place]):
            continue
        facts = [_of_unseen(t, seat, fact) if fact.cards & whole else fact for fact in t.facts[place]]
        touched = [fact for fact in facts if fact.cards & whole and fact.count > 0]
        left = [fact for fact in facts if not fact.cards & whole and fact.count > 0]
        spanning = {fact.cards & ~whole for fact in touched} | {0}
        classes = {fact.faces for fact in touched} | set(singles.values())
        merged: dict[tuple[int, int], int] = {}
        for outside in spanning:
            within = [fact for fact in touched if not fact.cards & ~whole & ~outside]
            for faces in classes:
                count = _least(faces, singles, within)
                if count:
                    merged[faces, outside | whole] = count
        t.facts = replaced(t.facts, place, tuple(sorted({*left, *_needed(merged)}, key=_order)))
    t.blur(cards, keep)


def _of_unseen(t: KnowingTable, seat: Seat, fact: Fact) -> Fact:
    """A fact without the cards that a seat has come to see since: what it says is now about the others alone."""
    seen = [card for card in range(fact.cards.bit_length()) if fact.cards >> card & 1 and t.knows(seat, card)]
    found = sum(bool(t.bits[t.faces[card]] & fact.faces) for card in seen)
    return Fact(fact.faces, fact.cards & ~mask(*seen), fact.count - found) if seen else fact


def _least(faces: int, singles: dict[Card, int], facts: list[Fact]) -> int:
    """How many cards with these faces there are at least, by single cards and by facts that do not overlap.

    Which facts to count so that it is most would take long to find; those that say most come first.
    """
    counted = mask(*[card for card, known in singles.items() if not known & ~faces])
    total = counted.bit_count()
    covered = 0
    for fact in sorted([fact for fact in facts if not fact.faces & ~faces], key=_weight):
        if not fact.cards & covered:
            total += max(0, fact.count - (counted & fact.cards).bit_count())
            covered |= fact.cards
    return total


def _weight(fact: Fact) -> tuple[int, int, int, int]:
    return -fact.count, fact.cards.bit_count(), fact.cards, fact.faces


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


def part_with(t: KnowingTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """One of these cards is about to leave: whoever does not hold them cannot tell which. Gives the card to move.

    That is always the first one: cards are exchanged by exchanging faces, so that no number tells anything.
    """
    mix(t, among, keep, by_place=False)
    return _drawn_out(t, among, card, keep)


def held(t: Table, cards: Sequence[Card], face: str) -> Card:
    """One of these cards by its face; there is one."""
    return cards[[t.faces[card] for card in cards].index(face)]


def lay_open(t: KnowingTable, owner: Seat, hand: Sequence[Card], face: str) -> Card:
    """A player shows a card of the hand to everybody; gives that card."""
    card = part_with(t, hand, held(t, hand, face), mask(owner))
    t.show(card)
    return card


def leaves_unseen(t: KnowingTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """One of these cards leaves, its face hidden from others: those left have one less of what was known of all."""
    mix(t, among, keep)
    gone = _drawn_out(t, among, card, keep)
    whole, left = mask(*among), mask(*among) & ~mask(gone)
    for place, seat in onlookers(t, keep):
        new = {
            Fact(fact.faces, fact.cards & ~mask(gone), fact.count - 1)
            for fact in t.facts[place]
            if fact.count > 1 and not whole & ~fact.cards
        }
        if not left and (known := t.may_be(seat, gone)) != t.any_face:
            new.add(Fact(known, whole, 1))
        if new:
            t.facts = replaced(t.facts, place, tuple(sorted({*t.facts[place], *new}, key=_order)))
    return gone


def _drawn_out(t: KnowingTable, among: Sequence[Card], card: Card, keep: int) -> Card:
    """Exchange faces so that the first of these cards is the one meant, and the others keep their order."""
    faces = [t.faces[each] for each in among if each != card]
    rearrange(t, among, [t.faces[card], *faces], keep)
    return among[0]


def rearrange(t: KnowingTable, cards: Sequence[Card], faces: Sequence[str], keep: int) -> None:
    """These cards get these faces, which are theirs in another order; `keep` sees them all, and takes them for granted.

    What `keep` knew of them among others is now known of the others alone.
    """
    whole = mask(*cards)
    for place, _ in onlookers(t, ~keep):
        rest = []
        for fact in t.facts[place]:
            known = [card for card in cards if fact.cards >> card & 1]
            count = fact.count - sum(bool(t.bits[t.faces[card]] & fact.faces) for card in known)
            if count > 0:
                rest.append(Fact(fact.faces, fact.cards & ~whole, count) if known else fact)
        t.facts = replaced(t.facts, place, tuple(sorted(set(rest), key=_order)))
    t.set_faces(dict(zip(cards, faces, strict=True)))
    t.shuffles += 1


def learn(t: KnowingTable, facts: Iterable[Fact], to: int) -> None:
    """An audience learns something of several cards at once."""
    fresh = [fact for fact in facts if fact.count and fact.cards]
    for place, _ in onlookers(t, ~to):
        t.facts = replaced(t.facts, place, tuple(sorted({*t.facts[place], *fresh}, key=_order)))


def shown_of_hand(
    t: KnowingTable, to: Seat, owner: Seat, hand: Sequence[Card], faces: Sequence[str], among: int = -1
) -> None:
    """A player is shown all that somebody's hand has `among` these faces, and not which of the cards came when.

    What the player knew of them among others is now known of the others alone.
    """
    whole = mask(*hand)
    mix(t, hand, mask(owner), by_place=False)
    facts = set()
    for fact in t.facts[to]:
        if fact.cards & whole and fact.cards & ~whole and not fact.faces & ~among:
            count = fact.count - sum(bool(t.bits[face] & fact.faces) for face in faces)
            facts |= {Fact(fact.faces, fact.cards & ~whole, count)} if count > 0 else set()
        else:
            facts.add(fact)
    t.facts = replaced(t.facts, to, tuple(sorted(facts, key=_order)))
    learn(t, [Fact(t.bits[face], whole, count) for face, count in Counter(faces).items()], mask(to))
    t.shuffles += 1


def sure_of(t: KnowingTable, seat: Seat, cards: Sequence[Card], sure: Sequence[Fact]) -> list[str]:
    """Faces that a seat knows to be among these cards, one by one or somewhere among them (by facts of `one_face`)."""
    faces, seen = t.faces, t.seen
    found = [faces[card] for card in cards if seen[card] >> seat & 1]
    if not sure:
        return found
    whole, names = mask(*cards), tuple(t.bits)
    counts = {face: found.count(face) for face in found}
    for fact in sure:
        if fact.cards & whole:
            face, outside = names[fact.faces.bit_length() - 1], fact.cards & ~whole
            others = [card for card in range(outside.bit_length()) if outside >> card & 1]
            if all(seen[card] >> seat & 1 for card in others):
                left = fact.count - sum(faces[card] == face for card in others)
                besides = sum(
                    faces[card] == face for card in cards if seen[card] >> seat & 1 and not fact.cards >> card & 1
                )
                counts[face] = max(counts.get(face, 0), left + besides)
    return [face for face, count in counts.items() for _ in range(count)]


def one_face(facts: Iterable[Fact]) -> list[Fact]:
    """The facts that speak of one face alone."""
    return [fact for fact in facts if not fact.faces & (fact.faces - 1)]


# -- dealing anew ----------------------------------------------------------------------------------------------------


def forget_others(t: KnowingTable, seat: Seat) -> None:
    """In a world that a seat imagines the others know what lies before them, and what everybody knows."""
    mine, there = mask(seat), [zone.faces for zone in t.layout]
    t.seen = tuple(
        [
            EVERYBODY if seen >> TABLE & 1 else there[where] | seen & mine
            for seen, where in zip(t.seen, t.where, strict=True)
        ]
    )
    everybody = t.facts[t.players]
    t.facts = tuple([facts if each == seat else everybody for each, facts in enumerate(t.facts)])


def deal_unseen(
    t: KnowingTable, seat: Seat, cards: list[Card], faces: list[str], rng: Randomness
) -> dict[Card, str] | None:
    """Faces for cards that a seat has not seen: shuffled and dealt, then exchanged until all that it knows holds."""
    bits, every = t.bits, t.any_face
    if type(t).allowed is KnowingTable.allowed:
        allowed = dict.fromkeys(cards, every)
    else:
        allowed = {card: t.allowed(card) for card in cards}
    facts = []
    for fact in t.facts_of(seat):
        if fact.cards & (fact.cards - 1):
            facts.append(fact)
        elif (card := fact.cards.bit_length() - 1) in allowed:
            allowed[card] &= fact.faces
    shuffle_with(rng, faces)
    dealt = dict(zip(cards, faces, strict=True))
    whole = mask(*cards) if facts else 0
    bound = [(fact, _missing(t, fact, whole)) for fact in facts if fact.cards & whole]
    narrow = [card for card, may_be in allowed.items() if may_be != every]
    for _ in range(_REPAIRS):
        wrong = [card for card in narrow if not bits[dealt[card]] & allowed[card]]
        broken = None if wrong else next((fact for fact, least in bound if _count(t, dealt, fact) < least), None)
        if broken is not None:
            wrong = [card for card in cards if broken.cards >> card & 1 and not bits[dealt[card]] & broken.faces]
        elif not wrong:
            return dealt
        if not wrong:
            return None
        one = pick_with(rng, wrong)
        others = _partners(t, dealt, one, allowed, broken)
        if others:
            other = pick_with(rng, others)
            dealt[one], dealt[other] = dealt[other], dealt[one]
        elif broken is None:
            return None
    return None


def _partners(
    t: KnowingTable, dealt: dict[Card, str], one: Card, allowed: dict[Card, int], broken: Fact | None
) -> list[Card]:
    """Cards that may be exchanged for this one: theirs fits here, and mends the fact that is broken, if one is."""
    bits, fitting = t.bits, allowed[one]
    able = [card for card, face in dealt.items() if bits[face] & fitting]
    if broken is None:
        return able
    able = [card for card in able if not broken.cards >> card & 1 and t.bits[dealt[card]] & broken.faces]
    return [card for card in able if t.bits[dealt[one]] & allowed[card]] or able


def _missing(t: KnowingTable, fact: Fact, hidden: int) -> int:
    """How many cards of a fact the seat has not seen itself."""
    seen = fact.cards & ~hidden
    have = sum(1 for card in range(seen.bit_length()) if seen >> card & 1 and t.bits[t.faces[card]] & fact.faces)
    return fact.count - have


def _count(t: KnowingTable, dealt: dict[Card, str], fact: Fact) -> int:
    return sum(1 for card, face in dealt.items() if fact.cards >> card & 1 and t.bits[face] & fact.faces)
