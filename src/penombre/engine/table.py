"""The table: all the state of a match as plain data, copied in about a microsecond.

A field holds an immutable value (number, string, tuple, frozen struct, a `Mapping` that is replaced and never changed)
or, where a game must, one flat `list` or `dict` of them. Copying is then one shallow copy and one more per container,
and two tables are equal when their fields are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from penombre.engine.chance import WORDS, word
from penombre.engine.event import NOBODY_ELSE, Event
from penombre.engine.seat import EVERYBODY, TABLE, Seat

Card = int

T = TypeVar("T")
Self = TypeVar("Self", bound="Table")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A tuple with another value at one index."""
    return (*values[:index], value, *values[index + 1 :])


class Zone(Struct, frozen=True, gc=False):
    """An ordered place for cards, with who sees the faces that lie there (an audience mask)."""

    index: int
    name: str
    owner: Seat = TABLE
    faces: int = 0


class ZoneAt:
    """A zone that a table has once, by its place in the layout: behind so many for each seat, and so many others."""

    __slots__ = ("for_each", "others")

    def __init__(self, for_each: int, others: int) -> None:
        self.for_each = for_each
        self.others = others

    def __get__(self, t: Table, owner: object) -> Zone:
        """The zone of this table."""
        return t.layout[self.for_each * t.players + self.others]


class Table(Struct, gc=False):
    """What every game's table has; a game adds its own fields."""

    players: int
    seed: bytes
    draws: int = 0
    recalled: tuple[int, ...] = ()
    recalled_from: int = 0
    shuffles: int = 0
    phase: str = ""
    layout: tuple[Zone, ...] = ()
    backs: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    seen: tuple[int, ...] = ()
    where: tuple[int, ...] = ()
    zones: tuple[tuple[Card, ...], ...] = ()
    events: list[Event] = []
    edition: int = 0
    """The version of the rules that it was dealt under; 0: today's."""

    _containers: ClassVar[dict[type, tuple[str, ...]]] = {}

    def before(self, version: int) -> bool:
        """Whether this was dealt under rules that are older than this version."""
        return 0 < self.edition < version

    # -- copying ---------------------------------------------------------------------------------------------

    def copy(self: Self) -> Self:
        """An equal table that shares nothing mutable with this one."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # every Struct has it, half as dear as copy.copy
        for name in Table._containers.get(type(self)) or _containers_of(type(self)):
            setattr(twin, name, getattr(twin, name).copy())
        return twin

    # -- chance ----------------------------------------------------------------------------------------------

    def below(self, number: int) -> int:
        """A random number in 0..number-1, unbiased: words that would favour small numbers are passed over."""
        last = WORDS - number
        while True:
            drawn = self.word(self.draws) if self.recalled else word(self.seed, self.draws)
            self.draws += 1
            found = drawn % number
            if drawn - found <= last:
                return found

    def word(self, counter: int) -> int:
        """A word of this table's chance."""
        recalled = counter - self.recalled_from
        return self.recalled[recalled] if 0 <= recalled < len(self.recalled) else word(self.seed, counter)

    def recall(self, true: Table, seed: bytes) -> None:
        """Take another seed, but repeat the words that the true table has drawn beyond this one.

        An imagined match goes through the same draws since its rest point, and neither foresees nor recomputes others.
        """
        recalled = tuple([true.word(counter) for counter in range(self.draws, true.draws)])
        self.seed, self.recalled, self.recalled_from = seed, recalled, self.draws if recalled else 0

    def pick(self, among: Sequence[T]) -> T:
        """One of these, at random."""
        return among[self.below(len(among))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A list of these things in random order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    # -- cards -----------------------------------------------------------------------------------------------

    def add_cards(self, zone: Zone, faces: Iterable[str], back: str) -> tuple[Card, ...]:
        """Put new cards of one back into a zone, at set-up."""
        first = len(self.faces)
        self.faces += tuple(faces)
        fresh = tuple(range(first, len(self.faces)))
        self.seen += (zone.faces,) * len(fresh)
        self.where += (zone.index,) * len(fresh)
        self.backs += (back,) * len(fresh)
        self.zones = replaced(self.zones, zone.index, self.zones[zone.index] + fresh)
        return fresh

    def spread_cards(self, zones: Iterable[Zone], faces: Iterable[str], back: str) -> None:
        """Put one new card of one back into each zone, at set-up."""
        lying = list(self.zones)
        first = len(self.faces)
        for card, zone in enumerate(zones, first):
            self.seen += (zone.faces,)
            self.where += (zone.index,)
            lying[zone.index] += (card,)
        self.faces += tuple(faces)
        self.backs += (back,) * (len(self.faces) - first)
        self.zones = tuple(lying)

    def lay_out(self, *zones: Zone) -> None:
        """Declare the zones of this table, in index order."""
        self.layout = zones
        self.zones = ((),) * len(zones)

    def clear_cards(self) -> None:
        """Take every card off the table, before a new deal."""
        self.backs = self.faces = ()
        self.seen = self.where = ()
        self.zones = ((),) * len(self.layout)
        self.shuffles += 1

    def cards(self, zone: Zone) -> tuple[Card, ...]:
        """The cards that lie in a zone, in order."""
        return self.zones[zone.index]

    def move(self, card: Card, to: Zone, seen_by: int = 0) -> None:
        """Move a card to the end of a zone; whoever sees that zone's faces, and `seen_by`, now know its face."""
        source = self.where[card]
        left = tuple([other for other in self.zones[source] if other != card])
        zones = replaced(self.zones, source, left)
        self.zones = replaced(zones, to.index, (*zones[to.index], card))
        self.where = replaced(self.where, card, to.index)
        self.show(card, to.faces | seen_by)

    def show(self, card: Card, to: int = EVERYBODY) -> None:
        """Let an audience see a face."""
        self.seen = replaced(self.seen, card, self.seen[card] | to)

    def set_faces(self, faces: Mapping[Card, str]) -> None:
        """Give cards other faces, and leave what was seen of them: out of sight, in imagined worlds, in scenes."""
        turned = list(self.faces)
        for card, face in faces.items():
            turned[card] = face
        self.faces = tuple(turned)

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Permute the faces of these cards: nobody knows them any more but those who see where they lie."""
        order = self.shuffled([self.faces[card] for card in cards])
        self.set_faces(dict(zip(cards, order, strict=True)))
        self.blur(cards)
        self.shuffles += 1

    def blur(self, cards: Iterable[Card], keep: int = 0) -> None:
        """Nobody but `keep` can follow these cards any longer, as after a move made out of sight."""
        for card in cards:
            onlookers = self.layout[self.where[card]].faces
            self.seen = replaced(self.seen, card, self.seen[card] & keep | onlookers)

    def face_for(self, seat: Seat, card: Card) -> str:
        """The face of a card as far as this seat knows; empty when it does not."""
        return self.faces[card] if self.knows(seat, card) else ""

    def knows(self, seat: Seat, card: Card) -> bool:
        """Whether this seat has seen this card's face since it was last shuffled."""
        return bool(self.seen[card] >> seat & 1)

    # -- telling ---------------------------------------------------------------------------------------------

    def tell(self, key: str, /, **public: Any) -> None:
        """Tell everybody what happened."""
        self.events.append(Event(key, public, NOBODY_ELSE))

    def tell_apart(self, key: str, private: Mapping[Seat, Mapping[str, Any]], /, **public: Any) -> None:
        """Tell everybody what happened, and some seats more."""
        self.events.append(Event(key, public, {seat: dict(args) for seat, args in private.items()}))

    def whisper(self, to: int, key: str, /, **args: Any) -> None:
        """Tell an audience only: the others do not learn that anything was told."""
        self.events.append(Event(key, args, NOBODY_ELSE, to))


def _containers_of(cls: type[Table]) -> tuple[str, ...]:
    """The flat containers of a table class, checked once: a container inside a container could be shared by copies."""
    names = []
    for field in msgspec.structs.fields(cls):
        origin = get_origin(field.type) or field.type
        if origin in (list, dict):
            for inner in get_args(field.type):
                if _holds_container(inner):
                    raise TypeError(
                        f"{cls.__name__}.{field.name}: a container inside a container cannot be copied flat"
                    )
            names.append(field.name)
        elif _holds_container(field.type):
            raise TypeError(f"{cls.__name__}.{field.name}: only a list or a dict of plain values can be copied flat")
    Table._containers[cls] = tuple(names)
    return Table._containers[cls]


def _holds_container(kind: Any) -> bool:
    origin = get_origin(kind) or kind
    return origin in (list, dict, set) or any(_holds_container(inner) for inner in get_args(kind))
