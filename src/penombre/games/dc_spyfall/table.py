"""The state of a game of DC Spyfall: the round that is played, and what earlier ones came to."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from penombre.engine import EVERYBODY, NOBODY, Seat, Spoken, Table, Zone, mask
from penombre.games.dc_spyfall.catalogue import HARLEY, HARLEY_QUINN, HERO, JOKER, MULTIVERSE_FOUND, kind_of

Seats = tuple[Seat, ...]


class Exchange(Struct, frozen=True, gc=False, cache_hash=True):
    """A question and its answer, once there is one; `answerer` is who has to give it."""

    asker: Seat
    target: Seat
    question: Spoken
    answerer: Seat
    answer: Spoken | None = None
    clock: int = 0
    """What was left of the time when it was asked, in milliseconds."""
    lasso: bool = False
    """Whether it was the extra question of the Lasso of Truth."""

    @property
    def ready(self) -> tuple[str, ...]:
        """The ready phrases that were said in it."""
        said = (self.question, self.answer or Spoken())
        return tuple([each.phrase for each in said if each.phrase])


class Accusation(Struct, frozen=True, gc=False, cache_hash=True):
    """Who accused whom, who voted for and against, and what came of it."""

    accuser: Seat
    suspect: Seat
    ayes: Seats = ()
    noes: Seats = ()
    outcome: str = ""
    """`shielded`, `failed`, `unanimous`, or `divine` where a God Complex decided; nothing while it goes on."""


class Declaration(Struct, frozen=True, gc=False):
    """Who declared the Multiverse, and who voted yes and no."""

    seat: Seat
    ayes: Seats = ()
    noes: Seats = ()
    open: bool = True


class Claim(Struct, frozen=True, gc=False):
    """What a revealed Joker claimed: a Location, the Prank, or nothing in time."""

    seat: Seat
    location: str = ""
    prank: bool = False
    right: bool = False
    made: bool = False


class Ending(Struct, frozen=True, gc=False):
    """How a round ended, with all that was dealt."""

    reason: str
    """`accusation`, `pointing`, `nobody`, `claim`, `prank_claim` or `multiverse_vote`."""
    kind: str
    bag: str
    location: str
    cards: tuple[str, ...]
    abilities: tuple[str, ...]
    joker: Seat
    """The only one of a standard round; nobody in others."""
    harley: Seat
    convicted: Seat
    winner: str
    """The camp that won the round: `heroes`, `joker`, a `finder` of the Prank or of the Multiverse, the `others`
    where a Location was named in a prank, or `nobody`."""
    points: tuple[int, ...]


class Result(Struct, frozen=True, gc=False):
    """A line of the score sheet."""

    round: int
    dealer: Seat
    ending: Ending
    applause: tuple[int, ...] = ()
    """How many applauded each seat."""


class SpyfallTable(Table):
    """One game: several rounds, each with a bag that nobody has seen."""

    modules: tuple[str, ...] = ()
    rounds: int = 0
    clock_ms: int = 0
    realtime: bool = False
    """Whether time itself runs the clock; else questions and answers do."""
    in_person: bool = False
    """Whether people talk aloud, around one table."""
    special_weight: int = 1
    multiverse_points: int = MULTIVERSE_FOUND
    """What whoever declared a true Multiverse gets in all."""
    multiverse_late: bool = False
    """Whether the Multiverse may be declared in the talk after time is up."""
    prank_guess: str = "others"
    """Who is paid where a Location is named in a prank: the `others`, or `nobody`."""
    todo: tuple[str, ...] = ()
    answered: int = 0
    """How many questions were settled: statements are dated by it."""
    began: int = 0
    """How many questions were settled before this round."""
    worn: tuple[str, ...] = ()
    """The ready phrases of earlier rounds: whoever speaks in phrases would rather not repeat what was said."""
    scores: tuple[int, ...] = ()
    pool: tuple[str, ...] = ()
    """All bags of this game."""
    bags: tuple[str, ...] = ()
    """The bags that were not drawn yet."""
    packs: tuple[tuple[str, ...], ...] = ()
    """The Locations of the two packs of the Multiverse: nobody ever sees how they were split."""
    results: tuple[Result, ...] = ()
    round: int = 0
    dealer: Seat = NOBODY
    bag: str = ""
    # -- the round --
    asker: Seat = NOBODY
    last_asker: Seat = NOBODY
    """Who asked the asker the question just answered: nobody asks back."""
    clock: int = 0
    """What is left on the clock, in milliseconds."""
    left: int = 0
    """What is left of the time to ask or to answer."""
    kept: int = 0
    """What the asker had left to ask when the Lasso of Truth was thrown."""
    resume: str = ""
    """The stage that was interrupted."""
    exchanges: tuple[Exchange, ...] = ()
    accusations: tuple[Accusation, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    accused: int = 0
    """Who has spent the accusation of this round (a mask)."""
    used: tuple[str, ...] = ()
    """Per seat, the ability that was turned face up."""
    voted: int = 0
    """Who has voted on an accusation this round without having made it."""
    lasso: Seat = NOBODY
    """Who asks one more question with the Lasso of Truth."""
    claim: Claim | None = None
    fingers: tuple[Seat, ...] = ()
    """Whom each seat points at."""
    location_shown: bool = False
    ending: Ending | None = None

    # -- what lies where -------------------------------------------------------------------------------------

    def card_of(self, seat: Seat) -> str:
        """The card of a seat; nothing before the deal."""
        cards = self.zones[seat]
        return self.faces[cards[0]] if cards else ""

    def ability_of(self, seat: Seat) -> str:
        """The Ability card of a seat; nothing where none is played."""
        cards = self.zones[self.players + seat]
        return self.faces[cards[0]] if cards else ""

    def holds(self, seat: Seat, ability: str) -> bool:
        """Whether a seat has this ability and has not used it up."""
        return self.ability_of(seat) == ability and self.used[seat] != ability

    def show_card(self, seat: Seat) -> None:
        """Everybody sees the card of a seat."""
        self.show(self.zones[seat][0])

    def shown_card(self, seat: Seat) -> str:
        """The card of a seat as far as everybody knows."""
        cards = self.zones[seat]
        return self.faces[cards[0]] if cards and self.seen[cards[0]] == EVERYBODY else ""

    # -- who is who ------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """What this round is."""
        return kind_of(self.bag)

    @property
    def location(self) -> str:
        """Where a standard round takes place."""
        return self.bag if self.kind == "standard" else ""

    @property
    def joker(self) -> Seat:
        """The only Joker of a standard round; nobody in others."""
        if self.kind != "standard":
            return NOBODY
        return next((seat for seat in range(self.players) if self.card_of(seat) == JOKER), NOBODY)

    @property
    def harley(self) -> Seat:
        """Who is Harley Quinn, if anybody."""
        return next((seat for seat in range(self.players) if self.card_of(seat).endswith(HARLEY)), NOBODY)

    def role_of(self, seat: Seat) -> str:
        """What a seat is in this round by its card."""
        card = self.card_of(seat)
        if card == JOKER:
            return JOKER
        return HARLEY_QUINN if card.endswith(HARLEY) else HERO

    def heroes(self) -> list[Seat]:
        """Everybody but the Joker and Harley Quinn."""
        return [seat for seat in range(self.players) if self.role_of(seat) == HERO]

    def others(self, *seats: Seat) -> list[Seat]:
        """Everybody but these."""
        return [seat for seat in range(self.players) if seat not in seats]

    def left_of(self, seat: Seat) -> Seat:
        """The seat on the left."""
        return (seat + 1) % self.players

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        """The seats on the left and on the right."""
        return self.left_of(seat), (seat - 1) % self.players

    def most_pointed(self) -> Seat:
        """Who has strictly more fingers on them than everybody else; nobody where that is nobody."""
        counts = Counter([finger for finger in self.fingers if finger != NOBODY]).most_common(2)
        if not counts or (len(counts) == 2 and counts[0][1] == counts[1][1]):
            return NOBODY
        return counts[0][0]

    def plays(self, module: str) -> bool:
        """Whether a module is played with."""
        return module in self.modules


def zones(players: int) -> list[Zone]:
    """Per seat a place for its card and one for its ability, which it alone sees."""
    cards = [Zone(seat, "card", seat, mask(seat)) for seat in range(players)]
    abilities = [Zone(players + seat, "ability", seat, mask(seat)) for seat in range(players)]
    return cards + abilities
