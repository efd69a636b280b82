"""What follows from what a player has seen: which hands each of the others may hold.

Every deed narrows the set of hands a player may hold or, where a card may have changed hands unseen, widens it by one
card. Each player is looked at alone: what two of them hold together is left to whoever deals worlds or weighs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from penombre.engine import NOBODY, Seat
from penombre.games.tokyo_ghoul.catalogue import BASE_TYPES, COLLECTION_NEEDED, HAND, MASK, SUSPICIONS, TYPES
from penombre.games.tokyo_ghoul.deeds import Deed, Face, Give, Interrogation, Move, Show, Suspicion
from penombre.games.tokyo_ghoul.hands import Family, Hands, family
from penombre.games.tokyo_ghoul.table import Memory
from penombre.games.tokyo_ghoul.view import Private, Public

Types = tuple[str, ...]
_NEEDED = {suspicion.area: (suspicion.needed, suspicion.type) for suspicion in SUSPICIONS.values()}


class Known(Struct, frozen=True):
    """What one player, or a spectator, has to go by."""

    seat: Seat
    players: int
    masks: bool
    deeds: tuple[Deed, ...]
    memories: tuple[Memory, ...]
    turn: int
    active: Seat
    face_up: tuple[str, ...]
    """What lies face up before each seat now."""
    target: Seat = NOBODY
    shown: tuple[str, ...] = ()
    """What the player being interrogated is showing to this one."""
    hand_only: bool = False
    """Whether a collection has to be in the hand."""


def knowledge_of(seat: Seat, public: Public, private: Private | None) -> Known:
    """What follows from the two parts of a view; a spectator has no private one."""
    return Known(
        seat,
        len(public.seats),
        public.masks,
        public.deeds,
        private.memories if private is not None else (),
        public.turn,
        public.active,
        tuple([facts.face_up for facts in public.seats]),
        public.target,
        private.shown if private is not None and seat == public.active else (),
        public.hand_only,
    )


class Possible:
    """The hands each seat may hold: in any case, and if it collects a type (who had not won when its turn began)."""

    __slots__ = ("_places", "_sets", "family")

    def __init__(self, known: Known) -> None:
        who = _Reader(
            known.seat,
            known.players,
            known.masks,
            known.hand_only,
            family(HAND + known.masks, len(TYPES if known.masks else BASE_TYPES)),
        )
        past = _Past(*_after(who, known.deeds, known.memories))
        past.face_up = list(known.face_up)
        past.as_it_lies(who)
        if known.turn > past.began:
            past.not_won(who, known.active)
        if known.shown:
            past.saw(who, known.target, known.shown)
        self.family: Family = who.family
        self._sets = past.sets
        self._places = _places(self.family)

    def hands(self, seat: Seat, collection: str = "") -> Hands:
        """What a seat may hold, had it this collection; none: as far as everybody's collection allows."""
        return self._sets[seat][self._places[collection]]


class _Reader(NamedTuple):
    """Whose eyes the deeds are read with, and at what table."""

    seat: Seat
    players: int
    masks: bool
    hand_only: bool
    family: Family


_Sets = tuple[Hands, ...]
"""What a seat may hold in any case, then with a collection of each type in turn."""


@cache
def _places(family: Family) -> dict[str, int]:
    """Where the set for a collection stands; none comes first."""
    return {collection: place for place, collection in enumerate(("", *family.types))}


@lru_cache(maxsize=1 << 13)
def _after(who: _Reader, deeds: tuple[Deed, ...], memories: tuple[Memory, ...]) -> tuple[list[_Sets], list[str], int]:
    """What these deeds leave possible. One deed more, with the cards turned up after it, is one step from the rest:

    whoever is asked again and again, or plays imagined matches on, reads no deed twice.
    """
    family = who.family
    if not deeds:
        anything = (family.all,) * (1 + len(family.types))
        return [anything] * who.players, [""] * who.players, 0
    number = len(deeds) - 1
    while number and isinstance(deeds[number], Face):
        number -= 1
    older = len(memories)
    while older and memories[older - 1].deed >= number:
        older -= 1
    past = _Past(*_after(who, deeds[:number], memories[:older]))
    past.go_on(who, deeds[number:], memories[older:])
    return past.sets, past.face_up, past.began


class _Past:
    """What follows from some deeds, while more of them are read."""

    __slots__ = ("began", "face_up", "sets")

    def __init__(self, sets: list[_Sets], face_up: list[str], began: int) -> None:
        # What was remembered stays as it is: other histories go on from it.
        self.sets = sets.copy()
        self.face_up = face_up.copy()
        self.began = began

    # -- from deed to deed -----------------------------------------------------------------------------------

    def go_on(self, who: _Reader, deeds: Sequence[Deed], mine: Sequence[Memory]) -> None:
        """One deed, and the cards that were turned up after it."""
        deed, *faces = deeds
        if not isinstance(deed, Face):
            self.as_it_lies(who)
        # Who turned up a mask as soon as the deed was done.
        turned = {face.seat for face in faces if isinstance(face, Face) and face.card == MASK}
        match deed:
            case Face():
                self.face_up[deed.seat] = deed.card
            case Show():
                for memory in mine:
                    self.saw(who, memory.seat, memory.saw)
            case Give():
                self._gifts(who, turned, mine)
            case Move():
                self.began = deed.turn
                self.not_won(who, deed.seat)
            case Suspicion():
                self._suspicion(who, deed)
            case Interrogation():
                self._interrogation(who, turned, deed, mine)
        for face in faces:
            assert isinstance(face, Face)
            self.face_up[face.seat] = face.card

    def _keep(self, seat: Seat, hands: Hands) -> None:
        self.sets[seat] = tuple([mine & hands for mine in self.sets[seat]])

    def _exchanged(
        self, who: _Reader, seat: Seat, lost: Types, gained: Types, *, up_left: bool = False, maybe: bool = False
    ) -> None:
        """A card of the hand, or the one that lay face up, was given for another one; perhaps, or for certain."""
        exchanged = who.family.exchanged
        kept = "" if up_left else self.face_up[seat]
        after = [exchanged(mine, lost, gained, kept) for mine in self.sets[seat]]
        if maybe:
            after = [mine | other for mine, other in zip(self.sets[seat], after, strict=True)]
        self.sets[seat] = tuple(after)

    def _may_get(self, who: _Reader, turned: set[Seat], seat: Seat, giver: Seat, known: str = "") -> Types:
        """What a player may have been given: who shows no mask has none to give, and turns up one that comes."""
        if known:
            return (known,)
        if not who.masks or self.face_up[giver] != MASK:
            return BASE_TYPES
        if self.face_up[seat] == MASK:
            return TYPES
        return (MASK,) if seat in turned else BASE_TYPES

    def as_it_lies(self, who: _Reader) -> None:
        """What lies face up is there; and who has a mask shows one, so whoever shows none has none."""
        if who.masks:
            family = who.family
            none = ~family.holding((MASK,))
            for seat, face_up in enumerate(self.face_up):
                held = family.holding((face_up,)) if face_up else family.all
                self._keep(seat, held if face_up == MASK else held & none)

    def saw(self, who: _Reader, seat: Seat, cards: Sequence[str]) -> None:
        """Somebody showed these cards of the hand."""
        if cards:
            face_up = self.face_up[seat]
            self._keep(seat, who.family.holding((*cards, face_up) if face_up else tuple(cards)))

    def _gifts(self, who: _Reader, turned: set[Seat], mine: Sequence[Memory]) -> None:
        n = who.players
        gave = {memory.seat: memory.gave for memory in mine}
        took = {memory.seat: memory.took for memory in mine}
        for seat in range(n):
            if seat != who.seat:
                lost = self._may_get(who, turned, (seat - 1) % n, seat, took.get(seat, ""))
                gained = self._may_get(who, turned, seat, (seat + 1) % n, gave.get(seat, ""))
                self._exchanged(who, seat, lost, gained)

    def not_won(self, who: _Reader, seat: Seat) -> None:
        """Somebody began a turn, and had completed no collection."""
        family = who.family
        left_out = self.face_up[seat] if who.hand_only else ""
        anyway, *collecting = self.sets[seat]
        self.sets[seat] = (
            anyway,
            *[
                mine & ~family.at_least(COLLECTION_NEEDED + (type == left_out), type)
                for type, mine in zip(family.types, collecting, strict=True)
            ],
        )

    def _suspicion(self, who: _Reader, deed: Suspicion) -> None:
        suspects = who.family.at_least(*_NEEDED[deed.area])
        for seat in range(who.players):
            if seat in deed.seats:
                self._keep(seat, suspects)
            elif seat not in deed.spared:
                self._keep(seat, ~suspects)

    def _interrogation(self, who: _Reader, turned: set[Seat], deed: Interrogation, mine: Sequence[Memory]) -> None:
        if mine:
            memory = mine[0]
            self.saw(who, memory.seat, memory.saw)
            if memory.gave:
                up_left = bool(deed.card if memory.seat == deed.target else deed.own)
                self._exchanged(who, memory.seat, (memory.took,), (memory.gave,), up_left=up_left)
        else:
            to_asker = self._may_get(who, turned, deed.seat, deed.target, deed.card)
            to_target = self._may_get(who, turned, deed.target, deed.seat, deed.own)
            maybe = not deed.card and not deed.own and (MASK,) not in (to_asker, to_target)
            self._exchanged(who, deed.seat, to_target, to_asker, up_left=bool(deed.own), maybe=maybe)
            self._exchanged(who, deed.target, to_asker, to_target, up_left=bool(deed.card), maybe=maybe)
        if deed.card:
            self.face_up[deed.target] = ""
        if deed.own:
            self.face_up[deed.seat] = ""
