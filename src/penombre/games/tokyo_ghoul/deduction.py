"""What follows from what a player has seen: which hands each of the others may hold.

Every deed narrows the set of hands a player may hold or, where a card may have changed hands unseen, widens it by one
card. Each player is looked at alone: what two of them hold together is left to whoever deals worlds or weighs them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from penombre.engine import NOBODY, Seat
from penombre.games.tokyo_ghoul.catalogue import BASE_TYPES, COLLECTION_NEEDED, HAND, MASK, SUSPICIONS, TYPES
from penombre.games.tokyo_ghoul.hands import Family, Hands, family
from penombre.games.tokyo_ghoul.table import Deed, Memory

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
            if deed.kind != "face":
                self._as_it_lies()
            mine = memories.get(number, ())
            match deed.kind:
                case "face":
                    self._face_up[deed.seat] = deed.card
                case "show":
                    for memory in mine:
                        self._saw(memory.seat, memory.saw)
                case "give":
                    self._gifts(mine)
                case "move":
                    began = deed.turn
                    self._not_won(deed.seat)
                case "suspicion":
                    self._suspicion(deed)
                case "interrogation":
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

    def _exchanged(self, seat: Seat, lost: str, gained: str) -> None:
        mine, exchanged = self._sets[seat], self.family.exchanged
        for collection, hands in mine.items():
            mine[collection] = exchanged(hands, lost, gained)

    def _maybe_exchanged(self, seat: Seat) -> None:
        mine, exchanged = self._sets[seat], self.family.exchanged
        for collection, hands in mine.items():
            mine[collection] = hands | exchanged(hands)

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
                self._exchanged(seat, took.get(seat, ""), gave.get(seat, ""))

    def _not_won(self, seat: Seat) -> None:
        mine = self._sets[seat]
        for type in self.family.types:
            mine[type] &= ~self.family.at_least(COLLECTION_NEEDED, type)

    def _suspicion(self, deed: Deed) -> None:
        suspects = self.family.at_least(*_NEEDED[deed.area])
        for seat in range(self._known.players):
            if seat in deed.seats:
                self._keep(seat, suspects)
            elif seat not in deed.spared:
                self._keep(seat, ~suspects)

    def _interrogation(self, deed: Deed, mine: Sequence[Memory]) -> None:
        me = self._known.seat
        if me in (deed.seat, deed.target):
            memory = mine[0]
            self._saw(memory.seat, memory.saw)
            if memory.gave:
                self._exchanged(memory.seat, memory.took, memory.gave)
        elif deed.card or deed.own:
            self._exchanged(deed.seat, deed.own, deed.card)
            self._exchanged(deed.target, deed.card, deed.own)
        else:
            self._maybe_exchanged(deed.seat)
            self._maybe_exchanged(deed.target)
        if deed.card:
            self._face_up[deed.target] = ""
        if deed.own:
            self._face_up[deed.seat] = ""
