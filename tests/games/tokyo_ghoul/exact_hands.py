"""Exactly which hands can lie at a small table, for all that somebody has seen: every history is followed, one by one.

Written apart from the rules and from what they deduce, with cards dealt and passed on in the plainest way, so that
either can be held against it. Only for four players: there are a few thousand deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from penombre.engine import Seat
from penombre.games.tokyo_ghoul.deeds import Deed, Face, Give, Interrogation, Show, Suspicion
from penombre.games.tokyo_ghoul.table import Memory

Cards = tuple[str, ...]

MASK = "masque"
LOOKS_FOR = {
    "cafe": ("cafe", 2),
    "nourriture": ("nourriture", 2),
    "colombe": ("colombe", 2),
    "transformation": ("transformation", 1),
}


class Holding(NamedTuple):
    """What a player holds, and what lies face up: nothing without masks, or for the moment."""

    hand: Cards
    up: str = ""

    @property
    def all(self) -> Cards:
        return tuple(sorted((*self.hand, self.up))) if self.up else self.hand


World = tuple[Holding, ...]


def holding(hand: Iterable[str], up: str = "") -> Holding:
    """Cards in any order."""
    return Holding(tuple(sorted(hand)), up)


def deals(cards: Cards, sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way to deal these cards into hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in sorted(set(combinations_with_replacement(sorted(set(cards)), sizes[0]))):
        if all(hand.count(card) <= cards.count(card) for card in hand):
            for rest in deals(_without(cards, hand), sizes[1:]):
                yield (hand, *rest)


def _without(cards: Cards, taken: Iterable[str]) -> Cards:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def is_suspect(cards: Cards, area: str) -> bool:
    """Whether these cards bring a token into an area."""
    if area == "paire":
        return len(set(cards)) < len(cards)
    type, needed = LOOKS_FOR[area]
    return cards.count(type) >= needed


class Exact:
    """The worlds that one seat, or a spectator, can be in; told of deeds as they happen."""

    def __init__(self, seat: Seat, own: Cards, deck: Iterable[str], face_up: Sequence[str], *, masks: bool) -> None:
        """With the own cards and what lies face up when the first question is asked."""
        self.seat, self.masks, self.players = seat, masks, len(face_up)
        others = [each for each in range(self.players) if each != seat]
        size = 3 + masks
        self.worlds: set[World] = set()
        for hands in deals(_without(tuple(deck), own), [size] * len(others)):
            dealt = dict(zip(others, hands, strict=True)) | ({seat: own} if seat < self.players else {})
            world = tuple(_laid(dealt[each], face_up[each]) for each in range(self.players))
            if all(found is not None for found in world):
                self.worlds.add(world)  # type: ignore[arg-type]  # none of them is None

    def hands(self, seat: Seat) -> set[Cards]:
        """All that a player may have."""
        return {world[seat].all for world in self.worlds}

    def happened(self, deeds: Sequence[Deed], memories: Sequence[Sequence[Memory]]) -> None:
        """All that was done between two questions, each deed with what this seat remembers of it."""
        index = 0
        while index < len(deeds):
            deed, mine = deeds[index], memories[index]
            index += 1
            turned = []
            while index < len(deeds) and isinstance(face := deeds[index], Face):
                turned.append((face.seat, face.card))
                index += 1
            match deed:
                case Face():
                    self._put_up([(deed.seat, deed.card), *turned])
                case Show():
                    self._saw([(memory.seat, memory.saw) for memory in mine if memory.saw])
                    assert not turned
                case Give():
                    self._gave(mine, turned)
                case Suspicion():
                    self._suspected(deed)
                case Interrogation():
                    self._interrogated(deed, mine, turned)

    def not_won(self, seat: Seat, collection: str) -> None:
        """A player began a turn and did not win by this collection."""
        self.worlds = {world for world in self.worlds if world[seat].all.count(collection) < 3}

    def shown(self, seat: Seat, cards: Cards) -> None:
        """A player is showing these cards of the hand to this seat."""
        self._saw([(seat, cards)])

    # -- deeds -----------------------------------------------------------------------------------------------

    def _saw(self, seen: Iterable[tuple[Seat, Cards]]) -> None:
        for seat, cards in seen:
            self.worlds = {world for world in self.worlds if _holds(world[seat].hand, cards)}

    def _put_up(self, turned: list[tuple[Seat, str]]) -> None:
        after = set()
        for world in self.worlds:
            now = list(world)
            for seat, card in turned:
                if card not in now[seat].hand or MASK in now[seat].hand:
                    break
                now[seat] = holding(_without(now[seat].hand, (card,)), card)
            else:
                after.add(tuple(now))
        self.worlds = after

    def _gave(self, mine: Sequence[Memory], turned: list[tuple[Seat, str]]) -> None:
        n = self.players
        known: dict[Seat, str] = {}
        for memory in mine:
            known |= {self.seat: memory.gave} if memory.gave else {memory.seat: memory.took}
        after = set()
        for world in self.worlds:
            for gifts in product(*[set(each.hand) for each in world]):
                if all(gifts[seat] == card for seat, card in known.items()):
                    after |= _settled(
                        tuple(
                            holding((*_without(each.hand, (gifts[seat],)), gifts[(seat + 1) % n]), each.up)
                            for seat, each in enumerate(world)
                        ),
                        turned,
                        masks=self.masks,
                    )
        self.worlds = after

    def _suspected(self, deed: Suspicion) -> None:
        self.worlds = {
            world
            for world in self.worlds
            if all(
                seat in deed.spared or is_suspect(each.all, deed.area) == (seat in deed.seats)
                for seat, each in enumerate(world)
            )
        }

    def _interrogated(self, deed: Interrogation, mine: Sequence[Memory], turned: list[tuple[Seat, str]]) -> None:
        after = set()
        for world in self.worlds:
            if mine and mine[0].saw and not _holds(world[deed.target].hand, mine[0].saw):
                continue
            for gave, took in self._exchanges(world, deed, mine):
                after |= _settled(_exchanged(world, deed, gave, took) if gave else world, turned, masks=self.masks)
        self.worlds = after

    def _exchanges(self, world: World, deed: Interrogation, mine: Sequence[Memory]) -> Iterator[tuple[str, str]]:
        """What the asker may have given for what."""
        asker, target = world[deed.seat], world[deed.target]
        for gave in (deed.own,) if deed.own else set(asker.hand):
            for took in (deed.card,) if deed.card else set(target.hand):
                if not mine or (gave, took) == self._remembered(deed, mine[0]):
                    yield gave, took
        if not deed.own and not deed.card and (not mine or not mine[0].gave):
            yield "", ""

    def _remembered(self, deed: Interrogation, memory: Memory) -> tuple[str, str]:
        return (memory.gave, memory.took) if deed.seat == self.seat else (memory.took, memory.gave)


def _laid(cards: Cards, up: str) -> Holding | None:
    """Four cards, one of them face up; nobody hides a mask behind another card."""
    if up != MASK and MASK in cards:
        return None
    if not up:
        return holding(cards)
    return holding(_without(cards, (up,)), up) if up in cards else None


def _holds(hand: Cards, cards: Cards) -> bool:
    return all(hand.count(card) >= cards.count(card) for card in cards)


def _exchanged(world: World, deed: Interrogation, gave: str, took: str) -> World:
    now = list(world)
    for seat, out, came, up_left in (
        (deed.seat, gave, took, bool(deed.own)),
        (deed.target, took, gave, bool(deed.card)),
    ):
        held = world[seat]
        now[seat] = holding((*held.hand, came)) if up_left else holding((*_without(held.hand, (out,)), came), held.up)
    return tuple(now)


def _settled(world: World, turned: list[tuple[Seat, str]], *, masks: bool) -> set[World]:
    """Masks go up at once; none where other ones would go up than those that did."""
    now, up = list(world), []
    for seat, held in enumerate(world):
        if masks and MASK in held.hand and held.up != MASK:
            now[seat] = holding((*_without(held.hand, (MASK,)), *([held.up] if held.up else [])), MASK)
            up.append((seat, MASK))
    return {tuple(now)} if sorted(up) == sorted(turned) else set()
