"""What whoever sees everything sees: of a finished match at any moment, of a running one only long after."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from penombre import wire
from penombre.engine import EVERYBODY, Event, Match, Said
from penombre.server.match.frames import ceremony, open_question, spoken_of


def uncovered(told: Iterable[Said | Event], match: Match[Any], tempo: float = 0) -> list[wire.Uncovered | wire.Spoken]:
    """What was said, and each event with all that anybody was told of it; ceremonies take time where any passes."""
    return [spoken_of(each) if isinstance(each, Said) else _event(each, match, tempo) for each in told]


def _event(event: Event, match: Match[Any], tempo: float) -> wire.Uncovered:
    seats = None if event.audience == EVERYBODY else tuple(s for s in range(match.players) if event.audience >> s & 1)
    besides = {seat: dict(told) for seat, told in event.private.items()}
    return wire.Uncovered(event.key, dict(event.public), seats, besides, ceremony(match, event, tempo))


def everybody(match: Match[Any]) -> tuple[wire.Known, ...]:
    """What each seat knows besides what is public, and what it is asked."""
    return tuple(
        wire.Known(
            match.ruleset.private(match.table, seat),
            None if (ask := match.ask_for(seat)) is None else open_question(match, ask),
        )
        for seat in range(match.players)
    )
