"""One look at the table from one seat: the facts, the beliefs, and the small sums every decision is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from penombre import bots
from penombre.engine import Answer, Ask, Randomness, Seat, View
from penombre.games.kemomimi_panic.bot.beliefs import Beliefs, believe
from penombre.games.kemomimi_panic.bot.evidence import CIVIL, INFORMER, THIEF, camp_of
from penombre.games.kemomimi_panic.bot.onlookers import Onlookers
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL
from penombre.games.kemomimi_panic.view import Private, Public


class Mind(bots.Mind[Public, Private]):
    """What a bot thinks during one question; made anew for the next one."""

    def __init__(self, view: View, rng: Randomness, onlookers: Onlookers) -> None:
        super().__init__(view, rng, Public, Private)
        self._onlookers = onlookers
        self.camp = camp_of(self.private.role)
        self.is_civilian = self.camp == CIVIL
        self.is_thief = self.camp == THIEF
        self.is_informant = self.camp == INFORMER

    # -- people ----------------------------------------------------------------------------------------------

    @cached_property
    def in_play(self) -> list[Seat]:
        """Everybody who is not gone, ghosts included."""
        return [seat for seat, facts in enumerate(self.public.seats) if facts.state != "out"]

    @cached_property
    def marks(self) -> list[Seat]:
        """The others who can still be hit: in play and no ghosts."""
        return [seat for seat, facts in enumerate(self.public.seats) if facts.state == "in_play" and seat != self.me]

    def bare(self, seat: Seat) -> bool:
        """Whether the next hit eliminates this player."""
        return self.public.seats[seat].jewels == 0

    @cached_property
    def bare_count(self) -> int:
        """How many players the next hit would eliminate."""
        return sum(facts.state == "in_play" and not facts.jewels for facts in self.public.seats)

    @cached_property
    def late(self) -> bool:
        """Whether every hand may be the last."""
        return len(self.in_play) <= 4

    # -- beliefs ---------------------------------------------------------------------------------------------

    @cached_property
    def mine(self) -> Beliefs:
        """What I believe."""
        return self._beliefs(self.private)

    @cached_property
    def theirs(self) -> Beliefs:
        """What an onlooker believes: the face I have to keep."""
        return self._beliefs(None)

    def _beliefs(self, private: Private | None) -> Beliefs:
        weights = self._onlookers.weights(self.view, self.public, private)
        return believe(self.me, self.public, private, weights)

    def thief(self, seat: Seat) -> float:
        """The chance that a player is a thief."""
        return self.mine.thief[seat]

    @cached_property
    def worst(self) -> float:
        """The chance of the most suspicious of the others to be a thief."""
        return max([self.mine.thief[seat] for seat in self.marks], default=0.0)

    @cached_property
    def share(self) -> float:
        """The chance a player would have to be a thief if nobody knew anything."""
        return sum(self.mine.thief[seat] for seat in self.marks) / max(1, len(self.marks))

    @cached_property
    def exposed(self) -> bool:
        """Whether the table has reason to look at me first."""
        others = [self.theirs.thief[seat] for seat in self.marks]
        return self.theirs.thief[self.me] >= 0.8 * max(others, default=0.0)

    def against_me(self, seat: Seat) -> int:
        """How often a player raised a hand against me or spoke against me."""
        hands = sum(vote.suspect == self.me and seat in vote.up for vote in self.public.votes)
        words = sum(
            said.seat == seat and said.statement.kind == "accuse" and said.statement.about == self.me
            for said in self.view.meant()
        )
        return hands + words

    # -- the night -------------------------------------------------------------------------------------------

    def theft_comes(self, moon: str) -> bool:
        """Whether a theft is possible on a night of this Moon, as far as everybody knows."""
        if moon == "new":
            return not self.public.crescent_blocked and self._at_large(CRESCENT)
        return FULL in self.public.roles and self._at_large(FULL)

    def _at_large(self, thief: str) -> bool:
        return not any(facts.state == "out" and facts.role == thief for facts in self.public.seats)

    def my_night(self, moon: str) -> bool:
        """Whether I steal on nights of this Moon."""
        return self.private.role == (CRESCENT if moon == "new" else FULL)

    # -- choosing --------------------------------------------------------------------------------------------

    def best(self, ask: Ask, worth: Callable[[Seat], float], noise: float = 0.05) -> tuple[Answer, Seat, float]:
        """The player among the options who is worth most: the option, the seat and the worth; a little by chance."""
        best: tuple[Answer, Seat, float] | None = None
        for option in ask.options:
            seat = option.args.get("seat")
            if option.refused or seat is None:
                continue
            value = worth(seat) + self.noise(noise)
            if best is None or value > best[2]:
                best = (option.id, seat, value)
        assert best is not None
        return best
