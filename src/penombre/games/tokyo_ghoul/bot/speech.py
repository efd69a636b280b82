"""What the bot says before its turn: who it claims to be, whom it accuses, whom it trusts."""

from __future__ import annotations

from typing import Final

from penombre.engine import Statement
from penombre.games.tokyo_ghoul.bot.mind import Mind
from penombre.games.tokyo_ghoul.catalogue import GHOUL, HUMAN, INSPECTOR

MOST: Final = 3
"""Statements in a match: enough to be heard, too few to drown the others."""


def speak(mind: Mind) -> tuple[Statement, ...]:
    """One statement at most, not one said before."""
    said = [one.statement for one in mind.view.said if one.seat == mind.me]
    if len(said) >= MOST:
        return ()
    statement = _claim(mind) if not said else _accuse(mind) if mind.chance(0.6) else _vouch(mind)
    return (statement,) if statement is not None and statement not in said else ()


def _claim(mind: Mind) -> Statement | None:
    """Everybody is a Human; a Human may as well pass for an Inspector, whom only Touka hunts."""
    camps = mind.row.camps
    if HUMAN in camps and "rize" in mind.public.pool and mind.chance(0.5):
        return Statement("claim", what=INSPECTOR)
    return Statement("claim", what=HUMAN)


def _accuse(mind: Mind) -> Statement | None:
    """The likeliest Ghoul, as far as I know; a Ghoul names the likeliest Human instead, an Inspector nobody."""
    if mind.row.proof:
        return None
    camp = HUMAN if mind.is_ghoul else GHOUL
    worst = max(mind.others, key=lambda seat: mind.beliefs.camp(seat, camp) + mind.noise(0.05))
    if mind.beliefs.camp(worst, camp) < 0.6 or worst == mind.companion:
        return None
    return Statement("accuse", worst, GHOUL)


def _vouch(mind: Mind) -> Statement | None:
    """For a companion; or for whoever is hardly a Ghoul."""
    if mind.companion is not None and mind.beliefs.character(mind.companion, mind.row.companion) > 0.4:
        return Statement("vouch", mind.companion)
    friend = min(mind.others, key=lambda seat: mind.beliefs.camp(seat, GHOUL) + mind.noise(0.05))
    return Statement("vouch", friend) if mind.beliefs.camp(friend, GHOUL) < 0.2 else None
