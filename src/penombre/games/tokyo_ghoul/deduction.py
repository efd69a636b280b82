"""What follows from what a player has seen: which hands each of the others may hold.

Every deed narrows the set of hands a player may hold or, where a card may have changed hands unseen, widens it by one
card. Each player is looked at alone: what two of them hold together is left to whoever deals worlds or weighs them.
"""

from __future__ import annotations

from collections.abc import Sequence

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

    def __init__(self, known: Known) -> None:
        n = known.players
        self.family: Family = family(HAND + known.masks, len(TYPES if known.masks else BASE_TYPES))
        self._known = known
        self._sets: list[dict[str, Hands]] = [
            dict.fromkeys(("", *self.family.types), self.family.all) for _ in range(n)
        ]
        self._face_up = [""] * n
        self._turned: set[Seat] = set()
        """Who turned up a mask as soon as a deed was done."""
        self._collect()

    def hands(self, seat: Seat, collection: str = "") -> Hands:
        """What a seat may hold, had it this collection; none: as far as everybody's collection allows."""
        return self._sets[seat][collection]

    # -- from deed to deed -----------------------------------------------------------------------------------

    def _collect(self) -> None:
        known = self._known
        memories: dict[int, list[Memory]] = {}
        for memory in known.memories:
            memories.setdefault(memory.deed, []).append(memory)
        began = 0
        for number, deed in enumerate(known.deeds):
            if not isinstance(deed, Face):
                self._as_it_lies()
            mine = memories.get(number, ())
            self._turned = _masks_turned(known.deeds, number)
            match deed:
                case Face():
                    self._face_up[deed.seat] = deed.card
                case Show():
                    for memory in mine:
                        self._saw(memory.seat, memory.saw)
                case Give():
                    self._gifts(mine)
                case Move():
                    began = deed.turn
                    self._not_won(deed.seat)
                case Suspicion():
                    self._suspicion(deed)
                case Interrogation():
                    self._interrogation(deed, mine)
        self._face_up = list(known.face_up)
        self._as_it_lies()
        if known.turn > began:
            self._not_won(known.active)
        if known.shown:
            self._saw(known.target, known.shown)

    def _keep(self, seat: Seat, hands: Hands) -> None:
        mine = self._sets[seat]
        for collection in mine:
            mine[collection] &= hands

    def _exchanged(self, seat: Seat, lost: Types, gained: Types, *, up_left: bool = False, maybe: bool = False) -> None:
        """A card of the hand, or the one that lay face up, was given for another one; perhaps, or for certain."""
        mine, exchanged = self._sets[seat], self.family.exchanged
        kept = "" if up_left else self._face_up[seat]
        for collection, hands in mine.items():
            after = exchanged(hands, lost, gained, kept)
            mine[collection] = hands | after if maybe else after

    def _may_get(self, seat: Seat, giver: Seat, known: str = "") -> Types:
        """What a player may have been given: who shows no mask has none to give, and turns up one that comes."""
        if known:
            return (known,)
        if not self._known.masks or self._face_up[giver] != MASK:
            return BASE_TYPES
        if self._face_up[seat] == MASK:
            return TYPES
        return (MASK,) if seat in self._turned else BASE_TYPES

    def _as_it_lies(self) -> None:
        """What lies face up is there; and who has a mask shows one, so whoever shows none has none."""
        if self._known.masks:
            none = ~self.family.holding((MASK,))
            for seat, face_up in enumerate(self._face_up):
                held = self.family.holding((face_up,)) if face_up else self.family.all
                self._keep(seat, held if face_up == MASK else held & none)

    def _saw(self, seat: Seat, cards: Sequence[str]) -> None:
        if cards:
            face_up = self._face_up[seat]
            self._keep(seat, self.family.holding((*cards, face_up) if face_up else tuple(cards)))

    def _gifts(self, mine: Sequence[Memory]) -> None:
        me, n = self._known.seat, self._known.players
        gave = {memory.seat: memory.gave for memory in mine}
        took = {memory.seat: memory.took for memory in mine}
        for seat in range(n):
            if seat != me:
                lost = self._may_get((seat - 1) % n, seat, took.get(seat, ""))
                gained = self._may_get(seat, (seat + 1) % n, gave.get(seat, ""))
                self._exchanged(seat, lost, gained)

    def _not_won(self, seat: Seat) -> None:
        mine = self._sets[seat]
        left_out = self._face_up[seat] if self._known.hand_only else ""
        for type in self.family.types:
            mine[type] &= ~self.family.at_least(COLLECTION_NEEDED + (type == left_out), type)

    def _suspicion(self, deed: Suspicion) -> None:
        suspects = self.family.at_least(*_NEEDED[deed.area])
        for seat in range(self._known.players):
            if seat in deed.seats:
                self._keep(seat, suspects)
            elif seat not in deed.spared:
                self._keep(seat, ~suspects)

    def _interrogation(self, deed: Interrogation, mine: Sequence[Memory]) -> None:
        if mine:
            memory = mine[0]
            self._saw(memory.seat, memory.saw)
            if memory.gave:
                up_left = bool(deed.card if memory.seat == deed.target else deed.own)
                self._exchanged(memory.seat, (memory.took,), (memory.gave,), up_left=up_left)
        else:
            to_asker = self._may_get(deed.seat, deed.target, deed.card)
            to_target = self._may_get(deed.target, deed.seat, deed.own)
            maybe = not deed.card and not deed.own and (MASK,) not in (to_asker, to_target)
            self._exchanged(deed.seat, to_target, to_asker, up_left=bool(deed.own), maybe=maybe)
            self._exchanged(deed.target, to_asker, to_target, up_left=bool(deed.card), maybe=maybe)
        if deed.card:
            self._face_up[deed.target] = ""
        if deed.own:
            self._face_up[deed.seat] = ""


def _masks_turned(deeds: Sequence[Deed], number: int) -> set[Seat]:
    """Who turned up a mask right after this deed."""
    turned = set()
    for deed in deeds[number + 1 :]:
        if not isinstance(deed, Face):
            break
        if deed.card == MASK:
            turned.add(deed.seat)
    return turned
