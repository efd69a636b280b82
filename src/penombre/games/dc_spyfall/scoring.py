"""Points, for any combination of modules: the rows of the table of the rules, by the kind of round and its ending."""

from __future__ import annotations

from penombre.engine import NOBODY, Seat
from penombre.games.dc_spyfall.catalogue import (
    ACCUSER_BONUS,
    HARLEY_HIDDEN,
    HARLEY_SHARE,
    HERO_POINT,
    JOKER_FREED,
    JOKER_HARLEY,
    JOKER_MULTIVERSE,
    JOKER_SURVIVED,
    MULTIVERSE_VOTE,
    PRANK_FOUND,
    PRANK_MISSED,
)
from penombre.games.dc_spyfall.table import SpyfallTable

Points = dict[Seat, int]


def scored(t: SpyfallTable, reason: str, convicted: Seat) -> tuple[str, tuple[int, ...]]:
    """Which camp has won the round, and the points of every seat."""
    match t.kind:
        case "prank":
            winner, points = _prank(t, reason)
        case "multiverse":
            winner, points = _multiverse(t, reason)
        case _:
            winner, points = _standard(t, reason, convicted)
    return winner, tuple([points.get(seat, 0) for seat in range(t.players)])


def _standard(t: SpyfallTable, reason: str, convicted: Seat) -> tuple[str, Points]:
    match reason:
        case "accusation" | "pointing" if convicted == t.joker:
            return "heroes", _exposed(t, reason)
        case "accusation" | "pointing" if convicted == t.harley:
            return "heroes", {**_heroes(t), t.joker: JOKER_HARLEY}
        case "accusation" | "pointing":
            return "joker", {t.joker: JOKER_FREED, **_harley(t, HARLEY_SHARE)}
        case "nobody":
            return "joker", {t.joker: JOKER_SURVIVED, **_harley(t, HARLEY_SHARE)}
        case "claim" if t.claim is not None and t.claim.right:
            return _guessed(t)
        case "claim" | "prank_claim":
            return "heroes", _heroes(t)
    declaration = t.declarations[-1]
    return "joker", {**dict.fromkeys(declaration.noes, MULTIVERSE_VOTE), t.joker: JOKER_MULTIVERSE}


def _heroes(t: SpyfallTable) -> Points:
    return dict.fromkeys(t.heroes(), HERO_POINT)


def _harley(t: SpyfallTable, points: int) -> Points:
    return {} if t.harley == NOBODY else {t.harley: points}


def _exposed(t: SpyfallTable, reason: str) -> Points:
    """The good accuser gets one more; after time is up, so does every Hero whose accusation had failed."""
    points = _heroes(t)
    if reason == "accusation":
        accusers = {t.accusations[-1].accuser}
    else:
        accusers = {each.accuser for each in t.accusations if each.outcome == "failed" and each.suspect == t.joker}
    return {seat: point + (ACCUSER_BONUS if seat in accusers else 0) for seat, point in points.items()}


def _guessed(t: SpyfallTable) -> tuple[str, Points]:
    """The Location was named; only finding Harley Quinn turns that around."""
    if t.location_shown and t.harley != NOBODY and t.most_pointed() == t.harley:
        return "heroes", _heroes(t)
    return "joker", {t.joker: JOKER_FREED, **_harley(t, HARLEY_HIDDEN)}


def _prank(t: SpyfallTable, reason: str) -> tuple[str, Points]:
    if t.claim is None:
        return "nobody", {}
    if reason == "prank_claim":
        return "finder", {t.claim.seat: PRANK_FOUND}
    if t.prank_guess == "nobody":
        return "nobody", {}
    return "others", dict.fromkeys(t.others(t.claim.seat), PRANK_MISSED)


def _multiverse(t: SpyfallTable, reason: str) -> tuple[str, Points]:
    if reason != "multiverse_vote":
        return "nobody", {}
    declaration = t.declarations[-1]
    return "finder", {**dict.fromkeys(declaration.ayes, MULTIVERSE_VOTE), declaration.seat: t.multiverse_points}
