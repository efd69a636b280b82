"""What a seat believes by its card: who the Joker is, where everybody is, and whether the round is a special one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from penombre.engine import Seat
from penombre.games.dc_spyfall.bot.evidence import Evidence
from penombre.games.dc_spyfall.bot.likelihood import NUMBER
from penombre.games.dc_spyfall.catalogue import PACKS, PRANK
from penombre.games.dc_spyfall.locations import MULTIVERSE, PLACES
from penombre.games.dc_spyfall.view import Public

_REMEMBERED: Final = 512
_COPIES: Final = tuple([NUMBER[place] for place in MULTIVERSE])


class Beliefs(Struct, frozen=True):
    """Chances: every seat's to be the Joker, every place's to be the one, and those of a special round."""

    jokers: tuple[float, ...]
    """How likely each seat is the Joker, if this is a standard round."""
    places: Mapping[str, float]
    prank: float = 0.0
    multiverse: float = 0.0

    def joker(self, seat: Seat) -> float:
        """The chance that this is a standard round and this seat its Joker."""
        return self.jokers[seat] * (1 - self.multiverse)

    @property
    def place(self) -> str:
        """The likeliest place."""
        return max(self.places, key=lambda place: self.places[place])


@lru_cache(maxsize=_REMEMBERED)
def seats_by_guilt(
    evidence: Evidence, lean: tuple[float, ...], place: int, known: Seat | None = None
) -> tuple[float, ...]:
    """How likely each seat is the Joker to whoever knows the place: by what was said, and how people lean.

    `known` is a seat that is none, as the one that thinks.
    """
    ratios = [
        0.0 if seat == known else guess / row[place] * lean[seat]
        for seat, (guess, row) in enumerate(zip(evidence.guessing, evidence.knowing, strict=True))
    ]
    total = sum(ratios)
    return tuple([ratio / total for ratio in ratios])


def hero_believes(public: Public, me: Seat, card: str, evidence: Evidence, lean: tuple[float, ...]) -> Beliefs:
    """What somebody believes who holds a Location card."""
    here = NUMBER[card]
    jokers = seats_by_guilt(evidence, lean, here, me)
    return Beliefs(jokers, {card: 1.0}, multiverse=multiverse_to(public, me, card, evidence))


def multiverse_to(public: Public, me: Seat, card: str, evidence: Evidence) -> float:
    """The chance that everybody is elsewhere, to a seat with this card; sure where its bag was played already."""
    if card not in MULTIVERSE:
        return 0.0
    prior = 0.0
    for pack in PACKS:
        if pack in public.bags:
            other = PACKS[1 - PACKS.index(pack)]
            shown = next((result.ending.cards for result in public.results if result.ending.bag == other), ())
            if card not in shown:
                prior += public.special_weight / (len(MULTIVERSE) - len(shown))
    if not prior:
        return 0.0
    if card not in public.bags:
        return 1.0
    here = NUMBER[card]
    others = [seat for seat in range(len(public.seats)) if seat != me]
    elsewhere = prior
    together = 1.0
    for seat in others:
        row = evidence.knowing[seat]
        elsewhere *= sum([row[place] for place in _COPIES if place != here]) / (len(_COPIES) - 1)
        together *= row[here]
    standard = together * sum([evidence.guessing[seat] / evidence.knowing[seat][here] for seat in others])
    # One of so many cards is the Joker's: I would hold it as often as anybody else.
    standard /= len(public.seats)
    return elsewhere / (elsewhere + standard)


def joker_believes(public: Public, me: Seat, evidence: Evidence, lean: tuple[float, ...]) -> Beliefs:
    """What somebody believes who holds a Joker card; `jokers` is what those who know the place make of it."""
    return _of_joker(evidence, me, lean, public.special_weight if PRANK in public.bags else 0)


@lru_cache(maxsize=_REMEMBERED)
def _of_joker(evidence: Evidence, me: Seat, lean: tuple[float, ...], pranks: int) -> Beliefs:
    weights = evidence.without(me)
    sum_of_weights = sum(weights)
    prank, babble = 0.0, _BABBLE * len(weights)
    if pranks:
        # Where nobody may know anything, that is why people talk at random.
        prank, babble = float(pranks * len(lean)), _BABBLE_BESIDE_PRANK * len(weights)
    for seat in range(len(lean)):
        if seat != me:
            prank *= max(evidence.guessing[seat], evidence.babbling[seat])
            babble *= evidence.babbling[seat]
    total = sum_of_weights + prank + babble
    places = {PLACES[place]: weight / total for place, weight in zip(evidence.places, weights, strict=True)}
    blame = [0.0] * len(lean)
    for place, weight in zip(evidence.places, weights, strict=True):
        share = weight / sum_of_weights
        if share > _NEGLIGIBLE:
            for seat, guilt in enumerate(seats_by_guilt(evidence, lean, place)):
                blame[seat] += share * guilt
    aimless = babble / total
    jokers = tuple([(1 - aimless) * each + aimless / len(blame) for each in blame])
    return Beliefs(jokers, places, prank=prank / total)


_BABBLE: Final = 1.0
"""How likely it is, before any answer was heard, that people's answers have nothing to do with a place, beside that
they do: a Joker who expects it waits longer for them to fit together."""
_BABBLE_BESIDE_PRANK: Final = 0.1
_NEGLIGIBLE: Final = 0.01
