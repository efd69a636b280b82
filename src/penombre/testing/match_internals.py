"""The few things the kit reads inside a match, gathered in one place: no player, bot or server may see them."""

from __future__ import annotations

from random import Random
from typing import Any

from penombre.engine import Ask, Match, NotAnOption, Randomness, Sealed, Seat, Table
from penombre.testing.nonconformance import Nonconformance


def times(match: Match[Any]) -> list[tuple[Seat, str, int]]:
    """How long the table waits for whom: who takes part in a game sees that as it passes."""
    asking = match.asking
    asks = {asking.seat: asking} if isinstance(asking, Ask) else asking.asks if asking is not None else {}
    return [(seat, asks[seat].pace, asks[seat].lasts) for seat in match.waiting()]


def kinds_shown(match: Match[Any]) -> list[tuple[Seat, str]]:
    """What each seat is asked where everybody sees who has answered: how fast somebody is tells about the question."""
    asking = match.asking
    shown = isinstance(asking, Sealed) and asking.progress
    return [(seat, ask.kind) for seat, ask in asking.asks.items()] if shown else []  # type: ignore[union-attr]


def closed(match: Match[Any]) -> bool:
    """Whether some answers to a sealed question are in, and not open yet."""
    return bool(match._sealed)


def still_sealed(match: Match[Any]) -> Sealed | None:
    """The sealed question that is open, if more than one answer to it is missing."""
    asking = match.asking
    return asking if isinstance(asking, Sealed) and asking.awaited - len(match._sealed) > 1 else None


def open_again(world: Match[Any]) -> Match[Any]:
    """This world with no answer to a sealed question given."""
    world._sealed.clear()
    return world


def shuffled_since_rest(match: Match[Any]) -> bool:
    """Whether the running script has shuffled cards."""
    return bool(match.table.shuffles != match._checkpoint.shuffles)


def last_rest(match: Match[Any]) -> tuple[Table, int]:
    """The table at the last rest point, and how many events had happened by then."""
    return match._checkpoint, match._log_length


def redealt(match: Match[Any], seat: Seat, rng: Random) -> Match[Any] | None:
    """`Match.redealt`, where rules that break in such a world are told apart from rules that break in the match."""
    try:
        return match.redealt(seat, rng)
    except Exception as error:
        raise Nonconformance("re-deal", f"the rules break in a re-dealt world: {error!r}", seat) from error


def with_faces(match: Match[Any], faces: tuple[str, ...], seat: Seat, rng: Randomness) -> Match[Any] | None:
    """This match, had the cards had these faces since the last rest point; None where that did not lead here."""
    if shuffled_since_rest(match) or match._checkpoint.faces != match.table.faces:
        return None
    world = match._blank()
    world.table.set_faces(dict(enumerate(faces)))
    world.table.recall(match.table, b"hindsight")
    world._checkpoint = world.table.copy()
    try:
        world._rerun_imagined(match._sent, seat, rng)
    except NotAnOption:
        return None
    return world


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
