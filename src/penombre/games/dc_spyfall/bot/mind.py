"""One look at the table from one seat: the card, what was said, what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeVar

from penombre import bots
from penombre.engine import Randomness, Seat, View
from penombre.games.dc_spyfall.bot.beliefs import Beliefs, hero_believes, joker_believes, seats_by_guilt
from penombre.games.dc_spyfall.bot.evidence import Evidence, gathered
from penombre.games.dc_spyfall.bot.hearing import Heard, heard, questions, ready_parts
from penombre.games.dc_spyfall.bot.hearsay import leaning
from penombre.games.dc_spyfall.bot.likelihood import NUMBER, places_of
from penombre.games.dc_spyfall.bot.text_reading import Asked
from penombre.games.dc_spyfall.catalogue import JOKER
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.view import Private, Public

T = TypeVar("T")

_HAIR: Final = 0.001
"""What decides between seats that are suspected alike: nobody always takes the first."""


class Mind(bots.Mind[Public, Private]):
    """What a bot thinks during one question; made anew for the next one."""

    def __init__(self, view: View, rng: Randomness) -> None:
        super().__init__(view, rng, Public, Private)
        self.is_joker = self.private.card == JOKER
        self.is_harley = self.private.marked
        self.players = len(self.public.seats)
        self.others = [seat for seat in range(self.players) if seat != self.me]

    # -- what was said ---------------------------------------------------------------------------------------

    @cached_property
    def lines(self) -> tuple[Heard, ...]:
        """Every answer so far, understood."""
        return heard(self.public.exchanges)

    @cached_property
    def asked(self) -> Asked:
        """The question that was asked last, understood."""
        return questions(self.public.exchanges)[-1]

    @cached_property
    def said(self) -> frozenset[str]:
        """The ready phrases and openings of this match so far."""
        return ready_parts(self.public.exchanges, self.public.worn)

    @cached_property
    def evidence(self) -> Evidence:
        """What the answers so far are worth as evidence."""
        places = places_of(self.public.bags)
        return gathered(self.public.exchanges, self.players, places)

    @cached_property
    def lean(self) -> tuple[float, ...]:
        """For each seat, how much likelier people make it that this is the Joker."""
        return leaning(self.view, self.public)

    # -- what follows ----------------------------------------------------------------------------------------

    @cached_property
    def mine(self) -> Beliefs:
        """What I believe by my card."""
        if self.is_joker:
            return joker_believes(self.public, self.me, self.evidence, self.lean)
        return hero_believes(self.public, self.me, self.private.card, self.evidence, self.lean)

    @cached_property
    def blame(self) -> Sequence[float]:
        """For each seat, me included: how likely the others take it for the Joker."""
        if self.is_joker:
            return self.mine.jokers
        return seats_by_guilt(self.evidence, self.lean, NUMBER[self.private.card])

    @cached_property
    def suspect(self) -> Seat:
        """Whom I take for the Joker; whom the others do most, if I am it."""
        jokers = self.mine.jokers
        return max(self.others, key=lambda seat: jokers[seat] + self.noise(_HAIR))

    def suspicion(self, seat: Seat) -> float:
        """How likely I take somebody else for the Joker; how likely I would, if I were not the Joker myself."""
        return self.mine.jokers[seat] / max(1e-9, 1 - self.mine.jokers[self.me])

    def knows(self, seat: Seat) -> float:
        """How sure of my place a Joker in this seat would be by now."""
        return self.evidence.sure(seat, NUMBER[self.private.card])

    # -- choosing --------------------------------------------------------------------------------------------

    def drawn(self, things: Sequence[T], weights: Sequence[float]) -> T:
        """One of these, as often as its weight says."""
        left = self.random() * sum(weights)
        for thing, weight in zip(things, weights, strict=True):
            left -= weight
            if left < 0:
                return thing
        return things[-1]

    def any(self, things: Sequence[T]) -> T:
        """One of these."""
        return things[int(self.random() * len(things))]

    @cached_property
    def pretended(self) -> str:
        """The place I speak of: my own, or one that may well be it."""
        if not self.is_joker:
            return self.private.card
        places = list(self.mine.places)
        if not places:
            return self.any(PLACES)
        return self.drawn(places, [self.mine.places[place] for place in places])
