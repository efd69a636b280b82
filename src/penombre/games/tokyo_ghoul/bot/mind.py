"""One look at the table from one seat: the facts, the beliefs, and the small sums every decision is made of."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from penombre import bots
from penombre.engine import Randomness, Seat, View
from penombre.games.tokyo_ghoul.bot.beliefs import Beliefs
from penombre.games.tokyo_ghoul.bot.hand_beliefs import Chances, Holdings
from penombre.games.tokyo_ghoul.bot.insight import Insight, insight_of
from penombre.games.tokyo_ghoul.catalogue import (
    CHARACTERS,
    COLLECTION_NEEDED,
    GHOUL,
    KANEKI,
    NEUTRAL,
    STAY_ALIVE_NEEDED,
    Character,
    cast,
)
from penombre.games.tokyo_ghoul.view import Private, Public

_ENDS: Final = 0.07
"""The chance that a match ends in any one turn, as bots play it."""
_DRAINED: Final = 0.3
"""The tokens a turn takes out of the Reserve, for each player at the table."""


class Mind(bots.Mind[Public, Private]):
    """What a bot thinks during one question; made anew for the next one."""

    def __init__(self, view: View, rng: Randomness) -> None:
        super().__init__(view, rng, Public, Private)
        self.players = len(self.public.seats)
        self.others = [seat for seat in range(self.players) if seat != self.me]
        self.tokens = [facts.tokens for facts in self.public.seats]
        self.row = cast(self.public.edition)[self.private.character]
        self.face_up = self.public.seats[self.me].face_up
        self.memo: dict[tuple[tuple[str, ...], str] | tuple[Seat, str, int], float] = {}
        """Sums that several options need."""
        self.exchanges: dict[tuple[str, str, bool], tuple[float, float]] = {}
        """What giving one card for another does for the own hand, as it was worked out."""
        self.cards = (*self.private.hand, self.face_up) if self.face_up else self.private.hand
        self.counted = self.private.hand if self.public.hand_only else self.cards
        """What my objectives count."""

    # -- beliefs ---------------------------------------------------------------------------------------------

    @cached_property
    def insight(self) -> Insight:
        """What follows from all that I know."""
        return insight_of(self.view)

    @cached_property
    def holdings(self) -> Holdings:
        """What the others may hold."""
        return self.insight.holdings

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who may play whom."""
        return self.insight.beliefs

    # -- killing and being killed ----------------------------------------------------------------------------

    @cached_property
    def is_killer(self) -> bool:
        """Whether I may attack."""
        return bool(self.row.elimination)

    def prey(self, seat: Seat) -> float:
        """The chance that killing this player meets my objective."""
        return self.beliefs.camp(seat, self.row.elimination) if self.is_killer else 0.0

    @cached_property
    def share_of_prey(self) -> float:
        """The chance of anybody to be my prey if nobody knew anything: the pool is public."""
        prey = [id for id in self.public.pool if self.row.elimination in CHARACTERS[id].camps and id != self.row.id]
        return len(prey) / len(self.others)

    def hunter(self, seat: Seat) -> float:
        """The chance that this player wins by killing me."""
        return self.beliefs.hunts(seat, self.row.camps)

    @cached_property
    def hunters(self) -> list[Character]:
        """Those of the others who win by killing me: the pool is public."""
        rows = [CHARACTERS[id] for id in self.public.pool if id != self.row.id]
        return [row for row in rows if row.elimination in self.row.camps]

    def saved(self, seat: Seat) -> float:
        """The chance that transformed Kaneki supports this player."""
        known = self.private.supports
        if not known:
            return 0.0
        if KANEKI in known:
            return float(known[seat] == KANEKI)
        return 0.0 if known[seat] == NEUTRAL else 1 / max(1, known.count(""))

    # -- objectives ------------------------------------------------------------------------------------------

    @cached_property
    def companion(self) -> Seat | None:
        """The likeliest seat of my companion, where there is one at the table."""
        id = self.row.companion
        if not id or id not in self.public.pool:
            return None
        return max(self.others, key=lambda seat: self.beliefs.character(seat, id))

    @cached_property
    def has_companion(self) -> bool:
        """Whether my companion is at the table."""
        return bool(self.row.companion) and self.row.companion in self.public.pool

    @cached_property
    def has_pair(self) -> bool:
        """Whether I win if it ends now and I live."""
        return bool(self.row.stay_alive) and self.counted.count(self.row.stay_alive) >= STAY_ALIVE_NEEDED

    @cached_property
    def ready(self) -> bool:
        """Whether I should win if it ended now without an instant victory."""
        return self.has_pair or self.has_companion

    # -- time ------------------------------------------------------------------------------------------------

    @cached_property
    def turns_left(self) -> float:
        """How many turns the Reserve lasts, roughly."""
        return self.public.reserve / (_DRAINED * self.players)

    @cached_property
    def over_before_my_turn(self) -> float:
        """The chance that it is over before I am asked again, if I let this turn go by."""
        goes_on = (1 - _ENDS) ** self.players
        if self.public.exhausted:
            return 1.0
        if self.turns_left < self.players:
            goes_on *= self.turns_left / self.players
        return 1 - goes_on * (1 - self.threat)

    @cached_property
    def threat(self) -> float:
        """The chance that one of the others begins a turn with three cards of a collection before I play again."""
        calm = 1.0
        for seat in self.others:
            calm *= 1 - min(0.9, self.about_to_win(seat))
        return 1 - calm

    def about_to_win(self, seat: Seat) -> float:
        """The chance that a player has three cards of its collection."""
        return sum(
            [
                chance * sum(self.counted_of(seat, type)[COLLECTION_NEEDED:])
                for type in self.holdings.types
                if (chance := self.beliefs.collects(seat, type))
            ]
        )

    def counted_of(self, seat: Seat, type: str) -> Chances:
        """The chances that a player has none, one, two and more of a type, as far as objectives count them."""
        chances = self.holdings.counts(seat, type)
        if self.public.hand_only and self.public.seats[seat].face_up == type:
            none, one, *more = chances
            return (none + one, *more)
        return chances

    @property
    def is_ghoul(self) -> bool:
        """Whether Inspectors are after me."""
        return GHOUL in self.row.camps
