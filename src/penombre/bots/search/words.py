"""What may be said instead of what the rule of thumb would say: nothing, the same of others, other claims."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from penombre.engine import Match, Randomness, Seat, Statement, shuffle_with

MOST: Final = 6
"""As many things to say are weighed at most."""

Words = tuple[Statement, ...]


def words(seat: Seat, thumb: Words, world: Match[Any], rng: Randomness) -> list[Words]:
    """What the rule of thumb would say first, then nothing, then one statement of it changed, in random order."""
    found: dict[Words, None] = {}
    for place, said in enumerate(thumb):
        for other in _like(said, seat, world):
            changed = (*thumb[:place], other, *thumb[place + 1 :])
            if other not in thumb and world.may_say(seat, other):
                found[changed] = None
    changes = list(found)
    shuffle_with(rng, changes)
    return [thumb, (), *changes[: MOST - 2]]


def _like(said: Statement, seat: Seat, world: Match[Any]) -> list[Statement]:
    """The same of somebody else; or another claim of the game's about the same."""
    if said.kind in ("accuse", "vouch"):
        others = [other for other in range(world.players) if other not in (seat, said.about)]
        turned = replace(said, kind="vouch" if said.kind == "accuse" else "accuse")
        return [turned, *[replace(said, about=other) for other in others]]
    if said.kind == "claim":
        return [replace(said, what=what) for what in sorted(world.ruleset.vocabulary - world.ruleset.gestures)]
    return []
