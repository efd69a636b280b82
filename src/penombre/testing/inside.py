"""The few things the kit reads inside a match, gathered in one place: no player, bot or server may see them."""

from __future__ import annotations

from typing import Any

from penombre.engine import Asking, Match, NotAnOption, Randomness, Sealed, Seat


def asking(match: Match[Any]) -> Asking | None:
    """The open question as the script put it: one, sealed or a race."""
    return match._asking


def settled(match: Match[Any]) -> int:
    """How many questions were settled so far."""
    return match._settled


def closed(match: Match[Any]) -> bool:
    """Whether some answers to a sealed question are in, and not open yet."""
    return bool(match._sealed)


def still_sealed(match: Match[Any]) -> Sealed | None:
    """The sealed question that is open, if more than one answer to it is missing."""
    asking = match._asking
    return asking if isinstance(asking, Sealed) and asking.awaited - len(match._sealed) > 1 else None


def open_again(world: Match[Any]) -> Match[Any]:
    """This world with no answer to a sealed question given."""
    world._sealed.clear()
    return world


def shuffled_since_rest(match: Match[Any]) -> bool:
    """Whether the running script has shuffled cards."""
    return bool(match.table.shuffles != match._checkpoint.shuffles)


def stops_where_asked(match: Match[Any], seat: Seat, rng: Randomness) -> bool:
    """Whether a re-dealt world comes to rest just where this match has a question.

    `Match.redealt` gives None there, as it does for worlds that never were; but this one tells by *who is asked*.
    """
    world = match._blank()
    if not match.ruleset.redeal(world.table, seat, match.table, rng):
        return False
    try:
        world._rerun_imagined(match._sent, seat, rng)
    except NotAnOption:
        return len(world._sent) == len(match._sent)
    return False
