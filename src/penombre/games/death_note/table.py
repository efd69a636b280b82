"""The table of Death Note: what lies where, what is being done, and the questions every rule asks of it.

Role cards are numbers from 0 to 8: a card keeps its number wherever it goes, and everybody can follow it. A player
holds the Role card that lies in the zone of that seat; the others lie in the centre, in slots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from penombre.engine import EVERYBODY, NOBODY, Card, Script, Seat, Zone, ZoneAt, mask, replaced
from penombre.engine.deeds import KeepsDeeds
from penombre.engine.knowing import KnowingTable, bits_of
from penombre.games.death_note.catalogue import ACTIONS, CLOCKWISE, ORDER, ROLES, ROUNDS, SECRET_ROLES, THRESHOLD
from penombre.games.death_note.deeds import Deed

NONE: Final = -1
"""No card."""
ALL_ROLES: Final = len(ROLES)
ROLE_BIT: Final = {role: 1 << place for place, role in enumerate(SECRET_ROLES)}
"""A bit per secret role, so that what a Role card may be is a number."""
ANY_ROLE: Final = (1 << len(SECRET_ROLES)) - 1
VOTE: Final = -2
"""Who revealed a role by a vote of several players."""
EFFECT: Final = -3
"""What revealed a role where nobody did: a tile that acts by itself."""


class Frame(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that is being done: its steps by name, the next one of them, and what it is about.

    Frames lie on each other: the last one is done first. All of a frame is public but `pending`, the Actions that were
    laid at the same time and are not played yet, and what a sealed or whispered answer leaves to the very next step.
    """

    what: str
    step: int = 0
    seat: Seat = NOBODY
    """Whose play, turn or discard it is; who is responsible for a death."""
    card: Card = NONE
    """The Action card that is being played."""
    target: Seat = NOBODY
    seats: tuple[Seat, ...] = ()
    """Several players; of a Death Note, who is responsible for the deaths that wait with it."""
    role: Card = NONE
    """A Role card."""
    roles: tuple[Card, ...] = ()
    """Several Role cards; of a Death Note, those whose death waits with it."""
    named: tuple[str, ...] = ()
    """Roles that were named."""
    mode: str = ""
    """How it is done: the mode of an Action, the moment of a window, the cause of a death."""
    count: int = 0
    window: str = ""
    """The moment in which an Action was played."""
    pending: tuple[tuple[Seat, str], ...] = ()


class InPlay(Struct, frozen=True, gc=False):
    """An Action that stays on the table: whose it is, on whom it lies, the role it names, for whom it waits."""

    card: Card
    kind: str
    owner: Seat
    on: Seat
    named: str = ""
    waiting: int = 0
    """Threat: the players who have not played since (a bit each)."""


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one player knows of a deed besides: which tile, role or cards it saw, gave or got."""

    deed: int
    """Which deed, counted from the first."""
    kind: str
    cards: tuple[str, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """A line of the scoring of one seat: an objective, whether it was met, and what that is worth."""

    objective: str
    met: bool
    apples: int


class Ending(Struct, frozen=True, gc=False):
    """How a game ended."""

    reason: str
    round: int
    winners: tuple[Seat, ...]


class Result(Struct, frozen=True, gc=False):
    """A game that is over, with all that was secret in it."""

    ending: Ending
    roles: tuple[str, ...]
    """Which role each seat held at the end."""
    inactive: tuple[str, ...]
    lines: tuple[tuple[Line, ...], ...]
    apples: tuple[int, ...]


@cache
def zones(players: int) -> tuple[Zone, ...]:
    """The Role card of each seat, the slots of the centre, a hand per seat, a hand that is lent, and piles."""
    n = players
    layout = [Zone(seat, f"role_{seat}", seat, mask(seat)) for seat in range(n)]
    layout += [Zone(n + slot, f"inactive_{slot}") for slot in range(ALL_ROLES - n)]
    layout += [Zone(ALL_ROLES + seat, f"hand_{seat}", seat, mask(seat)) for seat in range(n)]
    layout += [Zone(ALL_ROLES + n + seat, f"lent_{seat}", seat, mask(seat)) for seat in range(n)]
    for name, faces in (
        ("deck", 0),
        ("discard", 0),
        ("limbo", EVERYBODY),
        ("front", EVERYBODY),
        *((f"pile_{round}", 0) for round in range(1, ROUNDS + 1)),
        ("tile_discard", 0),
        ("tile", EVERYBODY),
    ):
        layout.append(Zone(len(layout), name, faces=faces))
    return tuple(layout)


class DeathNoteTable(KnowingTable, KeepsDeeds):
    """All the state of a match."""

    bits: ClassVar[Mapping[str, int]] = bits_of(ACTIONS)

    # the match
    kinds: tuple[str, ...] = ()
    """The kinds of Action in the deck, in the order of the catalogue."""
    given: str = "dealt"
    """How L is found: the card is dealt, or given to somebody."""
    beginners: bool = False
    """Whether advanced Actions are left out."""
    silenced: bool = True
    """Whether the dead are silent."""
    leak_draws: bool = False
    """Whether leaving the second tile of an Information Leak draws as leaving does."""
    games: int = 1
    game: int = 1
    answered: int = 0
    """How many questions were settled so far; talk is dated by that."""
    began: int = 0
    """How many questions were settled before this game."""
    scores: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    finished: bool = False
    # the game
    detective: Seat = NOBODY
    chairs: tuple[Seat, ...] = ()
    """Who sits where, clockwise."""
    round: int = 0
    stack: tuple[Frame, ...] = ()
    depth: int = 0
    """How many Actions are being played."""
    over: str = ""
    """Why the game ends, as soon as no Action is being played."""
    closing: bool = False
    """Whether the game has ended: what is still done is the scoring."""
    aftermath: tuple[Seat, ...] = ()
    """Who has played the Actions of which the consequences are still to come, in that order."""
    # roles
    revealed: int = 0
    """The Role cards that are revealed, a bit each; the next two fields are such masks too."""
    dead: int = 0
    died_held: int = 0
    revealed_by: tuple[Seat, ...] = ()
    killed_by: tuple[Seat, ...] = ()
    could: tuple[int, ...] = ()
    """What each Role card may be for all that checks have told everybody (a bit per role)."""
    claims: tuple[int, ...] = ()
    """Lies: what each seat answers to the question that is being asked after its role: 1 yes, 0 no, -1 the truth."""
    verdict: tuple[Seat, ...] = ()
    """Who counts as having a role that was asked after."""
    barred: bool = False
    """Whether Light may play no more Actions."""
    doubted: tuple[Card, ...] = ()
    """The Role card with which each seat has lied, or not, when Light was barred; NONE otherwise."""
    dodged: int = 0
    """Who of those asked then has said no (a bit per seat)."""
    # suspicion and Ryuk
    suspicion: tuple[int, ...] = ()
    pawn: Seat = NOBODY
    locked: bool = False
    # Actions
    front: tuple[InPlay, ...] = ()
    played: tuple[int, ...] = ()
    """How many Actions each seat has played this round."""
    # the round
    active: Seat = NOBODY
    turns: int = 0
    """Who has had a turn this round (a bit per seat)."""
    marks: tuple[str, ...] = ()
    """What each seat did with the tile this round."""
    covered: bool = False
    snooping: int = 0
    leaking: bool = False
    discarded: Card = NONE
    """The tile that was discarded last, while that may be answered."""
    tile: Card = NONE
    """The tile that L has revealed."""
    bonus: int = 0
    allotted: tuple[int, ...] = ()
    """What each seat got in the allotment."""
    allotting: bool = False
    """Whether L has begun to hand out Suspicions."""
    # tiles that stay
    pursuit: bool = False
    friend: bool = False
    lovers: tuple[Seat, ...] = ()
    pursued: Seat = NOBODY
    """Who has won the Pursuit."""
    # what was done and seen
    deeds: tuple[Deed, ...] = ()
    notes: tuple[tuple[Note, ...], ...] = ()
    ending: Ending | None = None

    # -- places ----------------------------------------------------------------------------------------------

    deck = ZoneAt(2, ALL_ROLES)
    """What Actions are drawn from; the first card is on top."""
    discard = ZoneAt(2, ALL_ROLES + 1)
    """Actions that were played or laid away, face down."""
    limbo = ZoneAt(2, ALL_ROLES + 2)
    """Actions that are being played."""
    front_zone = ZoneAt(2, ALL_ROLES + 3)
    """Actions that stay in play."""
    tile_discard = ZoneAt(2, ALL_ROLES + 4 + ROUNDS)
    """Tiles that are out of the game, face down."""
    tile_zone = ZoneAt(2, ALL_ROLES + 5 + ROUNDS)
    """The tile L has revealed, and those that stay."""

    def role_zone(self, seat: Seat) -> Zone:
        """Where a seat's Role card lies."""
        return self.layout[seat]

    def slot_zone(self, slot: int) -> Zone:
        """A place for a Role card in the centre."""
        return self.layout[self.players + slot]

    def hand_zone(self, seat: Seat) -> Zone:
        """Where a seat's Actions are."""
        return self.layout[ALL_ROLES + seat]

    def lent_zone(self, seat: Seat) -> Zone:
        """Where a seat's Actions are while somebody else has taken them."""
        return self.layout[ALL_ROLES + self.players + seat]

    def pile(self, round: int) -> Zone:
        """The tiles of a round, the top one first."""
        return self.layout[2 * self.players + ALL_ROLES + 3 + round]

    # -- what is being done ----------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Do this first, before what is being done."""
        self.stack = (*self.stack, frame)

    def pop(self) -> None:
        """What was being done is finished."""
        self.stack = self.stack[:-1]

    def put(self, frame: Frame) -> None:
        """What is being done goes on with this frame."""
        self.stack = (*self.stack[:-1], frame)

    def again(self, frame: Frame) -> None:
        """The step that is being done will be done once more."""
        self.put(replace(frame, step=frame.step - 1))

    # -- people ----------------------------------------------------------------------------------------------

    def card_of(self, seat: Seat) -> Card:
        """The Role card a seat holds."""
        return self.zones[seat][0]

    def role(self, seat: Seat) -> str:
        """The role a seat has."""
        return self.faces[self.zones[seat][0]]

    def holder(self, card: Card) -> Seat:
        """Who holds a Role card; NOBODY: it lies in the centre."""
        where = self.where[card]
        return where if where < self.players else NOBODY

    def alive(self, seat: Seat) -> bool:
        """Whether a seat's role lives."""
        return not self.dead >> self.zones[seat][0] & 1

    def is_revealed(self, seat: Seat) -> bool:
        """Whether everybody sees a seat's role."""
        return bool(self.revealed >> self.zones[seat][0] & 1)

    def walk(self, clockwise: bool) -> list[Seat]:
        """The players, dead or alive, walking from L."""
        return _walked(self.chairs, self.detective, clockwise).copy()

    def in_order(self) -> list[Seat]:
        """The players in the order of the round, dead or alive."""
        return self.walk(CLOCKWISE[self.round - 1]) if self.round else self.walk(True)

    def living(self) -> list[Seat]:
        """The living players in the order of the round."""
        dead, zones = self.dead, self.zones
        return [seat for seat in self.in_order() if not dead >> zones[seat][0] & 1]

    def hidden(self) -> list[Seat]:
        """The players nobody has revealed, living or dead."""
        revealed, zones = self.revealed, self.zones
        return [seat for seat in self.in_order() if not revealed >> zones[seat][0] & 1]

    def hidden_living(self) -> list[Seat]:
        """The living players nobody has revealed."""
        out, zones = self.revealed | self.dead, self.zones
        return [seat for seat in self.in_order() if not out >> zones[seat][0] & 1]

    def neighbours(self, seat: Seat) -> list[Seat]:
        """The first living players to the left and to the right, skipping L and the dead."""
        return list(_beside(self.chairs, self.detective, self.zones[: self.players], self.dead, seat))

    def deaths_waiting(self) -> list[Card]:
        """The Role cards whose death waits with a Death Note that is being played."""
        return [card for f in self.stack if f.what == "death_note" for card in f.roles if not self.dead >> card & 1]

    @property
    def threshold(self) -> int:
        """With so many Suspicions a player is revealed."""
        return THRESHOLD[self.players]

    # -- Role cards in the centre ----------------------------------------------------------------------------

    def inactive(self) -> list[Card]:
        """The Role cards in the centre, slot by slot."""
        return [self.zones[place][0] for place in range(self.players, ALL_ROLES)]

    def inactive_hidden(self) -> list[Card]:
        """The Role cards in the centre that nobody has revealed."""
        return [card for card in self.inactive() if not self.revealed >> card & 1]

    def inactive_living(self) -> list[Card]:
        """The Role cards in the centre that are not dead."""
        return [card for card in self.inactive() if not self.dead >> card & 1]

    def slot(self, card: Card) -> int:
        """In which slot a Role card lies; NONE where somebody holds it."""
        return self.where[card] - self.players if self.where[card] >= self.players else NONE

    # -- Actions ---------------------------------------------------------------------------------------------

    def hand_cards(self, seat: Seat) -> tuple[Card, ...]:
        """A seat's Actions."""
        return self.zones[ALL_ROLES + seat]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A seat's Actions by name, in the order of the catalogue."""
        return sort_actions([self.faces[card] for card in self.zones[ALL_ROLES + seat]])

    def may_act(self, seat: Seat) -> bool:
        """Whether a player may play Actions at all: Light may be barred from it."""
        if not self.barred or self.role(seat) != "light":
            return True
        return bool(self.dodged >> seat & 1) and self.doubted[seat] == self.card_of(seat)

    @property
    def tile_face(self) -> str:
        """The tile L has revealed; none before that."""
        return self.faces[self.tile] if self.tile != NONE else ""

    # -- what was done and seen ------------------------------------------------------------------------------

    def remember(self, who: Seat, kind: str, cards: Iterable[str]) -> None:
        """One player knows more of the last deed."""
        note = Note(len(self.deeds) - 1, kind, tuple(cards))
        self.notes = replaced(self.notes, who, (*self.notes[who], note))

    def exclude(self, card: Card, roles: int) -> None:
        """Everybody knows that a Role card is none of these (a bit per role)."""
        self.could = replaced(self.could, card, self.could[card] & ~roles)


@cache
def _walked(chairs: tuple[Seat, ...], start: Seat, clockwise: bool) -> list[Seat]:
    place = chairs.index(start)
    around = [*chairs[place + 1 :], *chairs[:place]]
    return around if clockwise else around[::-1]


@lru_cache(maxsize=4096)
def _beside(
    chairs: tuple[Seat, ...], detective: Seat, held: tuple[tuple[Card, ...], ...], dead: int, seat: Seat
) -> tuple[Seat, ...]:
    around = [each for each in _walked(chairs, detective, True) if not dead >> held[each][0] & 1]
    if seat not in around or len(around) < 2:
        return ()
    place = around.index(seat)
    left, right = around[(place + 1) % len(around)], around[place - 1]
    return (left,) if left == right else (left, right)


Step = Callable[[DeathNoteTable, Frame], Script[None] | None]
"""One step of what is being done; it may ask a question."""
Steps = Mapping[str, tuple[Step, ...]]
"""Things that can be done, with their steps."""


def sort_actions(faces: Sequence[str]) -> tuple[str, ...]:
    """Actions in the order of the catalogue, which tells nothing of how they came."""
    return _sorted(tuple(faces)) if len(faces) > 1 else tuple(faces)


@lru_cache(maxsize=4096)
def _sorted(faces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(faces, key=ORDER.__getitem__))


def role_bits(roles: Iterable[str]) -> int:
    """A set of roles as a number."""
    return sum(ROLE_BIT[role] for role in roles)
