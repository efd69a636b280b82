"""The table of Tokyo Ghoul: what lies where, what was done and seen, and the questions every rule asks of it.

Clue cards of one type cannot be told apart, so a card of a hand is a place with a face: cards are exchanged by
exchanging faces, and a hand is kept in the order of the types.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Card, Seat, Table, Zone, ZoneAt, mask, replaced
from penombre.engine.deeds import KeepsDeeds
from penombre.games.tokyo_ghoul.catalogue import AREAS, HAND, SLOTS, TYPES, Character, cast
from penombre.games.tokyo_ghoul.deeds import Deed

_ORDER: Final = {type: place for place, type in enumerate(TYPES)}


class Memory(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one player knows of a deed besides: which cards `seat` showed it, or it showed; what was given and taken."""

    deed: int
    """Which deed, counted from the first."""
    seat: Seat
    saw: tuple[str, ...] = ()
    showed: tuple[str, ...] = ()
    gave: str = ""
    took: str = ""


Way = Literal["instant", "kill", "exhausted"]


class Ending(Struct, frozen=True, gc=False):
    """How the match ended, who won it and which objectives each winner met."""

    way: Way
    winners: tuple[Seat, ...]
    met: tuple[tuple[str, ...], ...]
    """The objectives each seat met, in their order; `team` for an Inspector who won by another one's deed."""
    killer: Seat = NOBODY
    victim: Seat = NOBODY
    source: str = ""
    """`place` or `special`."""


@cache
def zones(players: int, *, masks: bool, supports: bool) -> tuple[Zone, ...]:
    """A character and a hand per seat, the octagon; with masks a card face up, with supports a token face down."""
    n = players
    layout = [Zone(seat, f"character_{seat}", seat, mask(seat)) for seat in range(n)]
    layout += [Zone(n + seat, f"hand_{seat}", seat, mask(seat)) for seat in range(n)]
    layout.append(Zone(2 * n, "octagon"))
    if masks:
        layout += [Zone(len(layout) + seat, f"face_up_{seat}", seat, mask(seat)) for seat in range(n)]
    if supports:
        layout += [Zone(len(layout) + seat, f"support_{seat}", seat) for seat in range(n)]
    return tuple(layout)


class TokyoGhoulTable(Table, KeepsDeeds):
    """All the state of a match.

    Cards by number: the character of each seat, three hand cards per seat, the eight Places by slot; then, with masks,
    the fourth card of each seat, which lies face up; then, with supports, a token per seat.
    """

    # the set
    masks: bool = False
    supports: bool = False
    hand_only: bool = False
    """Whether what lies face up is left out of what objectives and special eliminations count."""
    config: str = "a"
    pool: tuple[str, ...] = ()
    """The characters in play, in the order of the catalogue."""
    # the match
    todo: tuple[str, ...] = ()
    """What comes next, by the name of its stage."""
    turn: int = 0
    first: Seat = NOBODY
    active: Seat = NOBODY
    slot: int = 0
    visible: int = 0
    """The visible Places, a bit per slot."""
    reserve: int = 0
    exhausted: bool = False
    tokens: tuple[int, ...] = ()
    """Suspicion tokens per seat."""
    areas: tuple[tuple[int, ...], ...] = ()
    """Suspicion tokens per seat and area of its Investigation board."""
    bare: int = 0
    """Seats whose fourth card is in their hand for the moment, none lying face up: a mask."""
    target: Seat = NOBODY
    """Whom the active player interrogates."""
    shown: tuple[Card, ...] = ()
    """The cards of the hand that player is showing."""
    deeds: tuple[Deed, ...] = ()
    memories: tuple[tuple[Memory, ...], ...] = ()
    attacker: Seat = NOBODY
    defender: Seat = NOBODY
    source: str = ""
    victim: Seat = NOBODY
    ending: Ending | None = None

    # -- places ----------------------------------------------------------------------------------------------

    octagon = ZoneAt(2, 0)
    """The Places, in the order of their slots."""

    def hand_zone(self, seat: Seat) -> Zone:
        """Where a player's hand is."""
        return self.layout[self.players + seat]

    def face_up_zone(self, seat: Seat) -> Zone:
        """Where a player's fourth card lies."""
        return self.layout[2 * self.players + 1 + seat]

    def support_zone(self, seat: Seat) -> Zone:
        """Where a player's support token lies."""
        return self.layout[(3 if self.masks else 2) * self.players + 1 + seat]

    def place(self, slot: int) -> str:
        """The Place on a slot."""
        return self.faces[(1 + HAND) * self.players + slot]

    def place_card(self, slot: int) -> Card:
        """The tile on a slot."""
        return (1 + HAND) * self.players + slot

    # -- people ----------------------------------------------------------------------------------------------

    def character(self, seat: Seat) -> str:
        """The character a player plays."""
        return self.faces[seat]

    def row(self, seat: Seat) -> Character:
        """The card of the character a player plays, as the rules of this match have it."""
        return cast(self.edition)[self.faces[seat]]

    def player_of(self, character: str) -> Seat:
        """Who plays a character; NOBODY if nobody does."""
        return self.faces.index(character) if character in self.pool else NOBODY

    def others(self, me: Seat) -> list[Seat]:
        """Everybody else, in seat order."""
        return [*range(me), *range(me + 1, self.players)]

    def left_of(self, seat: Seat) -> Seat:
        """Who plays next."""
        return (seat + 1) % self.players

    def right_of(self, seat: Seat) -> Seat:
        """Who played before."""
        return (seat - 1) % self.players

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, starting with this one, going left."""
        return [(seat + step) % self.players for step in range(self.players)]

    # -- cards -----------------------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """The cards in a player's hand; four where none lies face up for the moment."""
        first = self.players + HAND * seat
        held = self.faces[first : first + HAND]
        return (*held, self.faces[self._fourth(seat)]) if self.bare >> seat & 1 else held

    def hand_cards(self, seat: Seat) -> range:
        """The three cards of a hand."""
        first = self.players + HAND * seat
        return range(first, first + HAND)

    def shown_faces(self) -> tuple[str, ...]:
        """What the interrogated player is showing."""
        return tuple([self.faces[card] for card in self.shown])

    def show_to_asker(self, cards: tuple[str, ...]) -> None:
        """The interrogated player lays these cards of the hand open to the active one."""
        mine = list(self.hand_cards(self.target))
        shown = []
        for face in cards:
            card = next(card for card in mine if self.faces[card] == face)
            mine.remove(card)
            shown.append(card)
        self.shown = tuple(shown)

    def face_up(self, seat: Seat) -> str:
        """The card that lies face up before a player; none without masks, or for the moment."""
        return self.faces[self._fourth(seat)] if self.masks and not self.bare >> seat & 1 else ""

    def possessions(self, seat: Seat) -> tuple[str, ...]:
        """All that a player has: the hand, and what lies face up."""
        first = self.players + HAND * seat
        held = self.faces[first : first + HAND]
        return (*held, self.faces[self._fourth(seat)]) if self.masks else held

    def counted(self, seat: Seat) -> tuple[str, ...]:
        """What objectives and special eliminations count: the hand; what lies face up only where it is played so."""
        return self.hand(seat) if self.hand_only else self.possessions(seat)

    def deal_hand(self, seat: Seat, cards: Iterable[str], face_up: str = "") -> None:
        """Give a player these cards, in the order of the types; with masks and none to lie face up, four of them."""
        self.deal_hands({seat: (cards, face_up)})

    def deal_hands(self, hands: Mapping[Seat, tuple[Iterable[str], str]]) -> None:
        """Give several players other cards at once: what they hold, and what lies face up."""
        faces = list(self.faces)
        for seat, (cards, face_up) in hands.items():
            held = sorted(cards, key=_ORDER.__getitem__)
            first = self.players + HAND * seat
            faces[first : first + HAND] = held[:HAND]
            if self.masks:
                fourth = self._fourth(seat)
                faces[fourth] = face_up or held[HAND]
                self.seen = replaced(self.seen, fourth, EVERYBODY if face_up else mask(seat))
                self.bare = self.bare & ~(1 << seat) if face_up else self.bare | 1 << seat
        self.faces = tuple(faces)

    def _fourth(self, seat: Seat) -> Card:
        return self.place_card(SLOTS + seat)

    # -- support tokens --------------------------------------------------------------------------------------

    def support_card(self, seat: Seat) -> Card:
        """The support token in front of a player."""
        return self.zones[(3 if self.masks else 2) * self.players + 1 + seat][0]

    def support(self, seat: Seat) -> str:
        """What the support token in front of a player is."""
        return self.faces[self.support_card(seat)]

    # -- suspicion tokens ------------------------------------------------------------------------------------

    def suspect(self, seat: Seat, area: str) -> None:
        """A player takes a token from the Reserve into an area; an empty Reserve ends the match after this turn."""
        self._token(seat, area, 1)
        if not self.reserve:
            self.exhausted = True

    def clear(self, seat: Seat, area: str) -> None:
        """A token of a player goes back to the Reserve."""
        self._token(seat, area, -1)

    def _token(self, seat: Seat, area: str, change: int) -> None:
        mine, place = self.areas[seat], AREAS.index(area)
        self.areas = replaced(self.areas, seat, replaced(mine, place, mine[place] + change))
        self.tokens = replaced(self.tokens, seat, self.tokens[seat] + change)
        self.reserve -= change

    # -- what was done and seen ------------------------------------------------------------------------------

    def remember(self, who: Seat, memory: Memory) -> None:
        """One player knows more of a deed."""
        self.memories = replaced(self.memories, who, (*self.memories[who], memory))


def collects(character: Character, cards: tuple[str, ...], needed: int) -> bool:
    """Whether a character's collection is complete."""
    return bool(character.collection) and cards.count(character.collection) >= needed
