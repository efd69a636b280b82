"""What somebody knows, found out by imagining: a fact is known when it is the same in every world that fits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from penombre.engine import TABLE, Seat
from penombre.testing.scene import Scene

Fact = Callable[[Any], Any]
"""Something that can be read off a table."""
_WORLDS = 40


def possible(scene: Scene[Any], seat: Seat, fact: Fact, worlds: int = _WORLDS) -> set[Any]:
    """What a fact can be for all that somebody knows."""
    return {fact(scene.match.imagine(seat, Random(number)).table) for number in range(worlds)}


def who_knows(scene: Scene[Any], fact: Fact, worlds: int = _WORLDS) -> str:
    """The names of those for whom a fact is certain; `*` if a spectator is among them."""
    truth = {fact(scene.table)}
    seats = {player.seat: player.name for player in scene} | {TABLE: "*"}
    return "".join(name for seat, name in seats.items() if possible(scene, seat, fact, worlds) == truth)
