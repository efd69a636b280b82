"""One look at the table from one seat: the facts, the beliefs, and the small sums every decision is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Final

from penombre import bots
from penombre.engine import NOBODY, Ask, Card, Option, Randomness, Seat, View
from penombre.games.death_note.bot.beliefs import ROLE_AT, Chances, Likely
from penombre.games.death_note.bot.evidence import Evidence, evidence_of
from penombre.games.death_note.bot.hearsay import Heard, Listener, believed, heard_in
from penombre.games.death_note.bot.stakes import Stakes
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, LIGHT, ROUNDS, SECRET_ROLES
from penombre.games.death_note.view import Private, Public

_KIRA_AT: Final = tuple(ROLE_AT[role] for role in KIRAS)
_ENQUIRER_AT: Final = tuple(ROLE_AT[role] for role in ENQUIRERS)
_LIGHT_AT: Final = ROLE_AT[LIGHT]


@cache
def _unknown(excluded: tuple[str, ...], dealt: bool) -> tuple[str, ...]:
    """What an unrevealed Role card may be for the table; Light was dealt to a player."""
    return tuple([role for role in SECRET_ROLES if role not in excluded and (dealt or role != LIGHT)])


class Mind(bots.Mind[Public, Private]):
    """What a bot thinks during one question; made anew for the next one."""

    def __init__(self, view: View, rng: Randomness) -> None:
        super().__init__(view, rng, Public, Private)
        self.role = self.private.role
        self.is_l = self.me == self.public.detective
        self.threshold = self.public.threshold

    # -- the table -------------------------------------------------------------------------------------------

    def card_of(self, seat: Seat) -> Card:
        """The Role card a seat holds."""
        return self.public.seats[seat].card

    def shown(self, seat: Seat) -> str:
        """The role everybody sees; empty: unrevealed."""
        return self.public.roles[self.public.seats[seat].card].role

    def suspicion(self, seat: Seat) -> int:
        """How many Suspicions a seat has."""
        return self.public.seats[seat].suspicion

    @cached_property
    def players(self) -> list[Seat]:
        """All seats but L's."""
        return [seat for seat in range(len(self.public.seats)) if seat != self.public.detective]

    @cached_property
    def living(self) -> list[Seat]:
        """The living players."""
        return [seat for seat in self.players if self.public.seats[seat].alive]

    @cached_property
    def around(self) -> list[Seat]:
        """The living players clockwise, as they sit."""
        return [seat for seat in self.public.chairs if seat in self.living]

    def neighbours(self, seat: Seat) -> set[Seat]:
        """Who sits beside a player."""
        around = self.around
        if seat not in around or len(around) < 2:
            return set()
        place = around.index(seat)
        return {around[place - 1], around[(place + 1) % len(around)]}

    @cached_property
    def inactive(self) -> dict[int, Card]:
        """The Role cards of the centre by their slots."""
        return {facts.slot: card for card, facts in enumerate(self.public.roles) if facts.holder == NOBODY}

    @cached_property
    def deaths(self) -> int:
        """How many roles are dead."""
        return sum(facts.dead for facts in self.public.roles)

    @cached_property
    def reveals(self) -> int:
        """How many secret roles are revealed."""
        return sum(facts.role in ROLE_AT for facts in self.public.roles)

    @cached_property
    def hidden_me(self) -> bool:
        """Whether nobody has revealed me."""
        return not self.shown(self.me)

    @property
    def rounds_left(self) -> int:
        """How many rounds come after this one."""
        return ROUNDS - self.public.round

    # -- beliefs ---------------------------------------------------------------------------------------------

    @cached_property
    def heard(self) -> Heard:
        """What people stand by."""
        return heard_in(self.view, self.public)

    @cached_property
    def evidence(self) -> Evidence:
        """What the deeds say."""
        return evidence_of(self.public, self.private.notes)

    @property
    def odds(self) -> Chances:
        """What I believe of every Role card."""
        return self._mine[1]

    @property
    def likely(self) -> Likely:
        """How likely all that its player did, and what was said of it, is from each role, Role card by Role card."""
        return self._mine[0]

    @cached_property
    def _mine(self) -> tuple[Likely, Chances]:
        return self._believed(self.private.possible, self.evidence, self.me)

    @cached_property
    def theirs(self) -> Chances:
        """What somebody believes who has seen no card: what the table is likely to think."""
        dealt = len(self.public.seats)
        possible = tuple(
            [
                (facts.role,) if facts.role else _unknown(facts.excluded, card < dealt)
                for card, facts in enumerate(self.public.roles)
            ]
        )
        return self._believed(possible, evidence_of(self.public, ()), NOBODY)[1]

    def _believed(self, possible: tuple[tuple[str, ...], ...], evidence: Evidence, by: Seat) -> tuple[Likely, Chances]:
        """What follows from deeds, and then from words."""
        if not self.heard:
            return evidence.likely, evidence.chances(possible)
        cards = tuple([facts.card for facts in self.public.seats])
        return believed(evidence, Listener(self.heard, possible, cards, by, self.public.detective))

    @cached_property
    def stakes(self) -> Stakes:
        """What roles and Suspicions are worth to me."""
        return Stakes(self)

    def is_role(self, seat: Seat, role: str) -> float:
        """The chance that a seat has this role."""
        return self.odds[self.card_of(seat)][ROLE_AT[role]]

    def is_light(self, seat: Seat) -> float:
        """The chance that a seat is Light."""
        return self.odds[self.card_of(seat)][_LIGHT_AT]

    def is_kira(self, seat: Seat) -> float:
        """The chance that a seat is Kira."""
        row = self.odds[self.card_of(seat)]
        return sum([row[at] for at in _KIRA_AT])

    def is_enquirer(self, seat: Seat) -> float:
        """The chance that a seat is an Investigator."""
        row = self.odds[self.card_of(seat)]
        return sum([row[at] for at in _ENQUIRER_AT])

    def looks_like_light(self, seat: Seat) -> float:
        """How much the table takes a seat for Light."""
        return self.theirs[self.card_of(seat)][_LIGHT_AT]

    # -- choosing --------------------------------------------------------------------------------------------

    def best(self, ask: Ask, worth: Callable[[Option], float], noise: float = 0.04) -> Option:
        """The legal option that is worth most, with a little of one's own."""
        return max([each for each in ask.options if not each.refused], key=lambda each: worth(each) + self.noise(noise))

    def top(self, seats: Iterable[Seat], worth: Callable[[Seat], float]) -> Seat:
        """The seat that is worth most, with a little of one's own."""
        return max(seats, key=lambda seat: worth(seat) + self.noise(0.02))
