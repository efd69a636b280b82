"""The table of La Rose Noire: what lies where, what was done and seen, and the questions every rule asks of it.

Suspects are numbers from 0 to 6, in the order of the arc. The first card of a pile lies on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import ClassVar, Final

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Card, Seat, Zone, ZoneAt, mask, replaced
from penombre.engine.deeds import KeepsDeeds
from penombre.engine.knowing import KnowingTable
from penombre.games.rose_noire.catalogue import HOLY_WATER, NAMES, ORDER, POSSESSED, PROOFS, RECTOR, TYPE_OF
from penombre.games.rose_noire.deeds import Deed
from penombre.games.rose_noire.knowledge import ANY_BUT_PROOFS, ANY_BUT_TRAPS, EVERY_FACE, FACE, PROOFS_ALL

SOULS: Final = len(NAMES)
GRAVEYARD: Final = SOULS
"""The Graveyard as a source of cards, beside the piles of the suspects."""
NONE: Final = -1
"""No suspect; no card."""

Pair = tuple[int, ...]


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one player knows of a deed besides: which cards it saw, gave away and got, or what was done at night."""

    deed: int
    """Which deed, counted from the first; where it is `night`, the number of the turn."""
    kind: str
    cards: tuple[str, ...] = ()
    gave: str = ""
    suspects: tuple[int, ...] = ()
    seat: Seat = NOBODY


class PastNight(Struct, frozen=True, gc=False):
    """A night, as it was: who was killed by whom, and whether the Possessed showed themselves to the Rector."""

    turn: int
    met: bool
    possessed: tuple[int, ...]
    rector: tuple[int, ...]


class Accusation(Struct, frozen=True, gc=False):
    """What was accused, and the answer."""

    turn: int
    suspects: tuple[int, ...]
    exact: bool


class Ending(Struct, frozen=True, gc=False):
    """How a game ended: the camp that won, in which turn, and why."""

    camp: str
    reason: str
    turn: int
    winners: tuple[Seat, ...]


class Result(Struct, frozen=True, gc=False):
    """A game of a points match that is over, with all that was secret in it."""

    ending: Ending
    rector: Seat
    roles: tuple[str, ...]
    accomplices: tuple[int, ...]
    points: tuple[int, ...]


@cache
def zones(players: int, rector: Seat) -> tuple[Zone, ...]:
    """A role and a hand per seat, then the piles and what else lies on the table."""
    n, eyes = players, mask(rector)
    layout = [Zone(seat, f"role_{seat}", seat, mask(seat)) for seat in range(n)]
    layout += [Zone(n + seat, f"hand_{seat}", seat, mask(seat)) for seat in range(n)]
    layout += [Zone(2 * n + place, f"pile_{name}") for place, name in enumerate(NAMES)]
    for name, faces in (
        ("graveyard", 0),
        ("clue_discard", EVERYBODY),
        ("accomplices", eyes),
        ("rector_deck", 0),
        ("rector_discard", eyes),
        ("limbo", EVERYBODY),
        ("box", 0),
        ("aside", 0),
    ):
        layout.append(Zone(len(layout), name, faces=faces))
    return tuple(layout)


class RoseNoireTable(KnowingTable, KeepsDeeds):
    """All the state of a match. The hand of the Rector's seat is the Rector's cards."""

    bits: ClassVar[Mapping[str, int]] = FACE

    # the match
    points: bool = False
    open_night_log: bool = False
    summons_goals: bool = False
    """Whether a summoned Rector may play a Goal."""
    keep_goals: bool = True
    """Whether a Rector who holds nothing but Goals may keep them all."""
    deck: tuple[str, ...] = ()
    """The clue cards but the Proofs that may be in play, in the order of the catalogue: everybody knows this list."""
    drawn: int = 0
    """How many bonus cards were shuffled in unseen; as many cards were taken out."""
    profiling: str = "none"
    choosing: str = "choose"
    todo: tuple[str, ...] = ()
    """What comes next, by the name of its stage."""
    game: int = 1
    answered: int = 0
    """How many questions were settled so far; talk is dated by that."""
    began: int = 0
    """How many questions were settled before this game."""
    scores: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    finished: bool = False
    # the game
    rector: Seat = NOBODY
    investigators: tuple[Seat, ...] = ()
    """The seats of the Investigators, clockwise from the Rector's left."""
    profiles: tuple[str, ...] = ()
    turn: int = 1
    first: Seat = NOBODY
    active: Seat = NOBODY
    chosen: tuple[int, ...] = ()
    """Whom the Rector has chosen as Accomplices, until their Proofs are taken out."""
    dead: int = 0
    """Suspects who are dead, a bit each; the next fields are such masks too."""
    protected: int = 0
    isolated: int = 0
    investigated: tuple[Seat, ...] = ()
    """Who Investigated each suspect this Turn."""
    pawns: tuple[int, ...] = ()
    """On which suspect the pawn of each seat stands; NONE: beside the board."""
    owed: bool = False
    """Whether the active player has still to Investigate."""
    taken_back: int = 0
    """How many Actions the active player has laid open and taken back this turn."""
    returned: tuple[str, ...] = ()
    """Which Actions those were: laid open again in the same turn, they are played."""
    penance: int = 0
    """Seats that do penance, a bit each; the next field is such a mask too."""
    exorcised: int = 0
    silence: bool = False
    no_accusation: bool = False
    unanimous: bool = False
    fury: bool = False
    moonless: bool = False
    revealed: bool = False
    """Whether two Investigators have shown their roles."""
    revealer: Seat = NOBODY
    ballots: tuple[Pair, ...] = ()
    locked: int = 0
    changes: tuple[int, ...] = ()
    accusations: tuple[Accusation, ...] = ()
    # what is being resolved
    playing: Card = NONE
    """The Action that is being played; it lies in limbo, or still in the hand while its targets are chosen."""
    targets: tuple[int, ...] = ()
    """The suspects or the seat on which the Action is played."""
    event: Card = NONE
    """The Event that is being played, which may be in the middle of an Action."""
    forged: int = NONE
    """The suspect whose pile the Rector puts into another order."""
    trap: Card = NONE
    source: int = NONE
    """Where the Trap was drawn from."""
    played: bool = False
    """Whether the Rector has played a card this dusk."""
    night_met: bool = False
    night_possessed: tuple[int, ...] = ()
    night_rector: tuple[int, ...] = ()
    nights: tuple[PastNight, ...] = ()
    # what was done and seen
    deeds: tuple[Deed, ...] = ()
    notes: tuple[tuple[Note, ...], ...] = ()
    ending: Ending | None = None

    # -- places ----------------------------------------------------------------------------------------------

    graveyard = ZoneAt(2, SOULS)
    """The pile on the board, face down."""
    clue_discard = ZoneAt(2, SOULS + 1)
    """Clue cards that were played or sprung, face up."""
    accomplice_zone = ZoneAt(2, SOULS + 2)
    """The two Proofs the Rector took out."""
    rector_deck = ZoneAt(2, SOULS + 3)
    """What the Rector draws from."""
    rector_discard = ZoneAt(2, SOULS + 4)
    """What the Rector has played or laid away, face down."""
    limbo = ZoneAt(2, SOULS + 5)
    """Where a card lies while it is being resolved."""
    box = ZoneAt(2, SOULS + 6)
    """Clue cards taken out unseen."""
    aside = ZoneAt(2, SOULS + 7)
    """The third role card at a table of three."""

    def hand_zone(self, seat: Seat) -> Zone:
        """Where a player's cards are."""
        return self.layout[self.players + seat]

    def source_zone(self, source: int) -> Zone:
        """The pile of a suspect, or the Graveyard."""
        return self.layout[2 * self.players + source]

    # -- people ----------------------------------------------------------------------------------------------

    def role(self, seat: Seat) -> str:
        """The role card of an Investigator; none for the Rector."""
        cards = self.zones[seat]
        return self.faces[cards[0]] if cards else ""

    def roles(self) -> tuple[str, ...]:
        """Who is what, seat by seat, the Rector too."""
        return tuple([self.role(seat) or RECTOR for seat in range(self.players)])

    @property
    def possessed(self) -> Seat:
        """Who is Possessed; NOBODY if that card was not dealt."""
        for seat in self.investigators:
            if self.role(seat) == POSSESSED:
                return seat
        return NOBODY

    def others(self, me: Seat) -> list[Seat]:
        """The other Investigators, clockwise from the Rector's left."""
        return [seat for seat in self.investigators if seat != me]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All Investigators, starting with this one."""
        place = self.investigators.index(seat)
        return [*self.investigators[place:], *self.investigators[:place]]

    def does_penance(self, seat: Seat) -> bool:
        """Whether a player may play no Action."""
        return bool(self.penance >> seat & 1)

    def voters(self) -> list[Seat]:
        """The Investigators who have a ballot: all, but a Possessed whose role is shown."""
        return [seat for seat in self.investigators if not (self.revealed and self.role(seat) == POSSESSED)]

    @property
    def accomplices(self) -> tuple[int, ...]:
        """The suspects whose Proofs the Rector took out; none before that."""
        return tuple([PROOFS.index(self.faces[card]) for card in self.cards(self.accomplice_zone)])

    # -- suspects --------------------------------------------------------------------------------------------

    def alive(self, suspect: int) -> bool:
        """Whether a suspect lives."""
        return not self.dead >> suspect & 1

    def living(self) -> list[int]:
        """The suspects who live."""
        return [suspect for suspect in range(SOULS) if not self.dead >> suspect & 1]

    def mortal(self) -> list[int]:
        """The suspects whom somebody may kill: alive, not protected, and never in the first Turn."""
        return [each for each in range(SOULS) if not (self.dead | self.protected) >> each & 1] if self.turn > 1 else []

    def within_reach(self) -> list[int]:
        """The living suspects from whose pile an Action can take or look at a card."""
        barred = self.dead | self.isolated
        return [each for each in range(SOULS) if not barred >> each & 1 and self.pile(each)]

    def to_investigate(self) -> list[int]:
        """The suspects, dead or alive, who can be Investigated now."""
        return [
            each
            for each in range(SOULS)
            if self.investigated[each] == NOBODY
            and not self.isolated >> each & 1
            and self.zones[self.source_of(each).index]
        ]

    def source_of(self, suspect: int) -> Zone:
        """Where an Investigation draws: from a living suspect's pile, for a dead one from the Graveyard."""
        return self.source_zone(suspect if self.alive(suspect) else GRAVEYARD)

    # -- cards -----------------------------------------------------------------------------------------------

    def pile(self, source: int) -> tuple[Card, ...]:
        """The cards of a pile or of the Graveyard, from the top."""
        return self.zones[2 * self.players + source]

    def hand_cards(self, seat: Seat) -> tuple[Card, ...]:
        """A player's cards, the one held longest first."""
        return self.zones[self.players + seat]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A player's cards, in the order of the catalogue."""
        return in_order([self.faces[card] for card in self.zones[self.players + seat]])

    def holds(self, seat: Seat, face: str) -> bool:
        """Whether a player holds such a card."""
        return any(self.faces[card] == face for card in self.hand_cards(seat))

    def of_type(self, cards: tuple[Card, ...], type: str) -> tuple[Card, ...]:
        """Those of these cards that are of a type."""
        return tuple([card for card in cards if TYPE_OF[self.faces[card]] == type])

    def allowed(self, card: Card) -> int:
        """A Proof where the Accomplices are, none in the box, and no Trap in the hand of an Investigator."""
        return _allowed_at(self.players, self.rector)[self.where[card]]

    def water_may_be_held(self) -> bool:
        """Whether somebody may hold Holy Water, for all that everybody knows."""
        poured = sum(self.faces[card] == HOLY_WATER for card in self.zones[self.clue_discard.index])
        return self.deck.count(HOLY_WATER) > poured

    # -- what was done and seen ------------------------------------------------------------------------------

    def remember(self, who: Seat, note: Note) -> None:
        """One player knows more of a deed."""
        self.notes = replaced(self.notes, who, (*self.notes[who], note))


@cache
def _allowed_at(players: int, rector: Seat) -> tuple[int, ...]:
    """What may lie in each zone for all that everybody knows."""
    hands = [zone.index for zone in zones(players, rector)[players : 2 * players] if zone.owner != rector]
    known = {"accomplices": PROOFS_ALL, "box": ANY_BUT_PROOFS}
    return tuple(
        [ANY_BUT_TRAPS if zone.index in hands else known.get(zone.name, EVERY_FACE) for zone in zones(players, rector)]
    )


def in_order(faces: list[str]) -> tuple[str, ...]:
    """Cards in the order of the catalogue, which tells nothing of how they came."""
    return tuple(sorted(faces, key=ORDER.__getitem__)) if len(faces) > 1 else tuple(faces)


def names(suspects: Iterable[int]) -> list[str]:
    """Suspects by their ids, as events name them."""
    return [NAMES[each] for each in suspects]
