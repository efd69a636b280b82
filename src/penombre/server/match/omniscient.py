"""What whoever sees everything sees: of a finished match at any moment, of a running one only long after."""

from __future__ import annotations

from typing import Any

from penombre import wire
from penombre.engine import EVERYBODY, Event, Match, Said
from penombre.server.match.frames import question, spoken_of


def uncovered(event: Event, players: int) -> wire.Uncovered:
    """An event with all that anybody was told of it."""
    seats = None if event.audience == EVERYBODY else tuple(s for s in range(players) if event.audience >> s & 1)
    besides = {seat: dict(told) for seat, told in event.private.items()}
    return wire.Uncovered(event.key, dict(event.public), seats, besides)


def told_since(match: Match[Any], events: int, said: int) -> tuple[wire.Uncovered | wire.Spoken, ...]:
    """What was said and what happened since so many events and statements, at most one step ago."""
    spoken: list[wire.Uncovered | wire.Spoken] = [spoken_of(each) for each in statements(match, said)]
    return (*spoken, *(uncovered(event, match.players) for event in match.log(events)))


def statements(match: Match[Any], since: int) -> list[Said]:
    """All that was said after so many statements, whoever heard it."""
    return [said for _, said in match.said_since(since)]


def everybody(match: Match[Any]) -> tuple[wire.Known, ...]:
    """What each seat knows besides what is public, and what it is asked."""
    return tuple(
        wire.Known(
            match.ruleset.private(match.table, seat),
            None if (ask := match.ask_for(seat)) is None else question(ask, match.settled),
        )
        for seat in range(match.players)
    )
