"""How people lean: whom they accused, how they voted, and what they say of each other once they may talk."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from penombre.engine import Seat, View
from penombre.games.dc_spyfall.catalogue import MULTIVERSE_VIEWS
from penombre.games.dc_spyfall.table import Accusation
from penombre.games.dc_spyfall.view import Public

_FOR: Final = 1.1
_AGAINST: Final = 0.92
_ACCUSED: Final = 1.25
"""How much likelier an accusation makes its suspect the Joker: whoever spends the only one has thought about it."""
_SAID: Final[Mapping[str, float]] = {"accuse": 1.3, "vouch": 0.8, "ask": 1.05}
_OPINION: Final = 1.2
_MOST: Final = 3.0
"""How much all words together count at most, for or against anybody: people follow each other."""

_REMEMBERED: Final = 512
_ELSEWHERE: Final = MULTIVERSE_VIEWS[0]


def leaning(view: View, public: Public) -> tuple[float, ...]:
    """For each seat, how much likelier people make it that this is the Joker; the bot's own words do not count."""
    told = tuple([(about, weight) for (_, about), weight in words(view, public).items()]) if view.said else ()
    return leaning_of(public.accusations, len(public.seats), view.seat, told)


@lru_cache(maxsize=_REMEMBERED)
def leaning_of(
    accusations: tuple[Accusation, ...], players: int, me: Seat, told: tuple[tuple[Seat, float], ...] = ()
) -> tuple[float, ...]:
    """For each seat, how much likelier votes, and what was told, make it the Joker to a seat: its own do not count."""
    lean = [1.0] * players
    for each in accusations:
        if each.accuser != me:
            lean[each.suspect] *= _ACCUSED
        for voter in each.ayes:
            if voter not in (me, each.accuser):
                lean[each.suspect] *= _FOR
        for voter in each.noes:
            if voter != me:
                lean[each.suspect] *= _AGAINST
    for about, weight in told:
        lean[about] *= weight
    return tuple([min(_MOST, max(1 / _MOST, each)) for each in lean])


def words(view: View, public: Public) -> dict[tuple[Seat, Seat], float]:
    """Who has said what of whom this round: the last word of each about each counts."""
    found: dict[tuple[Seat, Seat], float] = {}
    for said in view.meant():
        statement = said.statement
        about = statement.about
        if said.moment < public.began or about is None or about == said.seat or said.seat == view.seat:
            continue
        weight = _OPINION if statement.kind == "claim" else _SAID.get(statement.kind)
        if weight is not None:
            found[said.seat, about] = weight
    return found


def views(view: View, public: Public) -> float:
    """How far the others take the round for the Multiverse by what they say: from -1, nobody does, to 1, all do."""
    found = {
        said.seat: 1 if said.statement.what == _ELSEWHERE else -1
        for said in view.meant()
        if said.moment >= public.began and said.seat != view.seat and said.statement.what in MULTIVERSE_VIEWS
    }
    return sum(found.values()) / (len(public.seats) - 1)
