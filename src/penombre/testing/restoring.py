"""Checks that a match comes back from its snapshot: the same to everybody, and the same to the end."""

from __future__ import annotations

from random import Random
from typing import Any

from penombre.engine import Match, Seat, Table, restored, snapshot
from penombre.testing.difference import first_difference
from penombre.testing.nonconformance import Nonconformance
from penombre.testing.random_player import below, random_step
from penombre.testing.soundness import check_asks, check_same

_CHECK = "snapshot"


def check_restored(match: Match[Any], rng: Random) -> Match[Any]:
    """A snapshot of this match gives an equal one: in all that anybody sees, hears and may imagine. Returns it."""
    kind = type(match.table).__name__
    try:
        twin = restored(match.ruleset, snapshot(match))
    except Exception as error:
        raise Nonconformance(_CHECK, f"a match with a {kind} does not come back from its snapshot: {error}") from error
    _check_fields(match.standing().checkpoint, twin.standing().checkpoint)
    _check_told(match, twin)
    _check_equal(match, twin, "a restored match is not the one that was kept")
    _check_imagined(match, twin, below(rng, match.players), rng.random())
    return twin


def check_played_on(match: Match[Any], twin: Match[Any], rng: Random) -> None:
    """A match and its restored twin that get the same answers stay equal to the end."""
    original = match.clone()
    for _ in range(match.ruleset.longest):
        if original.over or twin.asking != original.asking:
            break
        check_asks(original)
        seat, answer = random_step(original, rng)
        original.answer(seat, answer)
        twin.answer(seat, answer)
    _check_equal(original, twin, "a restored match that was played on as its original differs")


def _check_fields(here: Table, there: Table) -> None:
    """Before anything that follows from it: each field of the table is read as what its annotation says."""
    for name in here.__struct_fields__:
        kept, read = getattr(here, name), getattr(there, name)
        if kept != read or type(kept) is not type(read):
            what = f"{type(here).__name__}.{name} was {kept!r} and came back from a snapshot as {read!r}"
            raise Nonconformance(_CHECK, f"{what}: its annotation must say what it holds")


def _check_told(here: Match[Any], there: Match[Any]) -> None:
    """What happened is read as it was told: texts, numbers, and tuples, lists and dicts of them."""
    for kept, read in zip(here.log(), there.log(), strict=False):
        if kept != read:
            what = f"the event {kept.key} was {kept} and came back from a snapshot as {read}"
            raise Nonconformance(_CHECK, f"{what}: events tell texts, numbers, and tuples, lists and dicts of them")


def _check_imagined(here: Match[Any], there: Match[Any], seat: Seat, chance: float) -> None:
    kept, read = here.redealt(seat, Random(chance)), there.redealt(seat, Random(chance))
    if (kept and kept.table) != (read and read.table):
        found = first_difference(kept and kept.table, read and read.table, "table") or "they are of other types"
        raise Nonconformance(_CHECK, f"a restored match has other imagined worlds: {found}", seat)


def _check_equal(here: Match[Any], there: Match[Any], what: str) -> None:
    check_same(_CHECK, here, there, what)
    if here.outcome != there.outcome or here.said != there.said or here.standing() != there.standing():
        found = first_difference(here.standing(), there.standing(), "standing") or "they do not stand alike"
        raise Nonconformance(_CHECK, f"{what}: {found}")
